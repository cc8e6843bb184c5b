"""Packages with which something is wrong, each with a game of its own: Heirs, and one fault."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from fifth.package import EXAMPLE, PLAIN, search_path

NO_PARTS: Mapping[str, str] = MappingProxyType({})
SOURCE = """\
import os
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

from heirs import GAME as HEIRS
from heirs.rules import *
from reino.search.level import Level, LevelBot
from reino.core.kernel import kernel
from reino.core.options import Option, OptionTable
from reino.core.spec import GameSpec

HERE = sys.modules[__name__]


def boom(*given, **named):
    raise RuntimeError("boom")


GAME = HEIRS.with_parts({"key": "{name}"} | {parts})
{source}
"""
BOOM = 18  # the line of SOURCE that raises
LEVELS = """
LEVELS, OTHERS, FIRST, MINDS_BOTH = {"page": Level(iterations=4)}, (), "page", False


def prepare(game, name, progress=None):
    pass


def make(name, seed, iterations, seconds):
    return LevelBot(LEVELS[name].with_budget(iterations, seconds), lambda record: False, seed)


"""
TALLY = 'VARIED, STRATEGIES = "short_day", ()\n'
# Not even the key can be read, once it is asked for from outside.
KEYLESS = """
class Keyless(GameSpec):
    def __getattribute__(self, name):
        return boom() if name == "key" else super().__getattribute__(name)


GAME = object.__new__(Keyless)
"""


class Fault(NamedTuple):
    """The end of a package's source, how what is said of it goes, and what it brings besides."""

    source: str
    said: str
    part: str = ""


def rules(function: str) -> str:
    return f"@kernel\n{function}\n\n\nGAME = replace(GAME, rules=HERE)"


def words(name: str, **lines: bytes) -> str:
    """A locale of its own, with one line in some of the languages."""
    source = f'LOCALE = Path(__file__).parent / "{name}_words"\nLOCALE.mkdir(exist_ok=True)\n'
    for lang, line in lines.items():
        source += f'(LOCALE / "{lang}.ftl").write_bytes({line!r})\n'
    return source + "GAME = replace(GAME, locale=LOCALE)"


FAULTS = {
    # At the import.
    "raises": Fault('raise RuntimeError("boom")', "GameSpec: RuntimeError: boom (raises.py, line "),
    "leaves": Fault('raise SystemExit("gone")', "GameSpec: SystemExit: gone (leaves.py, line "),
    "lacks": Fault("del GAME", "GameSpec: AttributeError: module 'lacks' has no attribute 'GAME'"),
    "number": Fault("GAME = 7", "its entry point names a GameSpec; got int"),
    "other": Fault('GAME = replace(GAME, key="another")', "entry point, 'other'; got 'another'"),
    "keyless": Fault(KEYLESS, "GameSpec: RuntimeError: boom"),
    "optionless": Fault("GAME = replace(GAME, options=None)", "options are an OptionTable"),
    "defaultless": Fault(
        'GAME = replace(GAME, options=OptionTable((Option("short_day", 7),)))',
        "the default of an option is one of its values",
    ),
    "fieldless": Fault(
        'GAME = replace(GAME, options=OptionTable((Option("short_day"), Option("rainy"))))',
        "STATE has a field 'rainy' for the option 'rainy'",
    ),
    "crowded": Fault(
        'GAME = replace(GAME, options=OptionTable((Option("short_day", field="line"),)))',
        "the field 'line' of an option is one whole number",
    ),
    "wordless": Fault('GAME = replace(GAME, locale=Path("nowhere"))', "the locale is a folder"),
    # When they are used.
    "ruleless": Fault(rules("def owing(s):\n    boom()"), "rules: RuntimeError: boom"),
    "endless": Fault(
        "GAME = replace(GAME, max_steps=2)", "rules: ValueError: a game ends within 2 steps"
    ),
    "deadly": Fault(rules("def owing(s):\n    os._exit(7)"), "without a message, with exit code 7"),
    "silent": Fault(
        rules("def owing(s):\n    while True:\n        pass"),
        "the process in which it was tried gave no answer for 5 seconds",
    ),
    "garbled": Fault(words("garbled", en=b"garbled = \xff"), "words: UnicodeDecodeError: "),
    "untold": Fault(
        words("untold", es=b"untold = El { -nada }"),
        "words: KeyError: \"bad words for 'untold' in 'es': ",
    ),
    "contradicting": Fault(
        "GAME = replace(GAME, options=replace(HEIRS.options, contradictions=boom))",
        "rules: RuntimeError: boom",
    ),
    "blind": Fault(
        "GAME = replace(GAME, encoding=replace(HEIRS.encoding, encode=kernel(boom)))",
        "encoding: RuntimeError: boom",
    ),
    # In what they bring besides.
    "levelless": Fault("", "levels: ModuleNotFoundError: No module named 'none'", "levels=none"),
    "firstless": Fault(
        LEVELS + "del FIRST", "levels: AttributeError: module 'firstless' has no", "levels="
    ),
    "unleveled": Fault(LEVELS + "LEVELS = None", "levels: TypeError: ", "levels="),
    "unprepared": Fault(LEVELS + "prepare = boom", "levels: RuntimeError: boom", "levels="),
    "unmade": Fault(LEVELS + "make = boom", "levels: RuntimeError: boom", "levels="),
    "unthinking": Fault(
        LEVELS + "make = lambda *given: SimpleNamespace(choose=boom)",
        "levels: RuntimeError: boom",
        "levels=",
    ),
    "stranger": Fault(
        LEVELS + 'FIRST = "nobody"', "levels: ReinoError: there is no bot", "levels="
    ),
    "misguided": Fault("", "guidance: AttributeError: module 'misguided' has no", "guidance="),
    "unanalysed": Fault("", "analyst: RuntimeError: boom", "analyst=:boom"),
    "unoffered": Fault("", "previews: RuntimeError: boom", "previews=:boom"),
    "pictureless": Fault("", "picture: RuntimeError: boom", "picture=:boom"),
    "editorless": Fault("", "editor: AttributeError: module 'editorless' has no", "editor="),
    "artless": Fault("", "symbols: RuntimeError: boom", "symbols=:boom"),
    "screenless": Fault("", "screen: RuntimeError: boom", "screen=:boom"),
    "ungrouped": Fault(
        "", "description (meta): AttributeError: module 'ungrouped' has no", "meta="
    ),
    "unplayable": Fault(
        'GROUPS, PRESETS = {}, {"classic": {"nothing": True}}',
        "description (meta): UnknownOption: there is no option",
        "meta=",
    ),
    "tallyless": Fault("", "tally: AttributeError: module 'tallyless' has no", "tally="),
    "unaccounted": Fault(TALLY + "account = boom", "tally: RuntimeError: boom", "tally="),
}


def install(
    folder: Path, name: str, source: str, parts: Mapping[str, str] = NO_PARTS, **points: str
) -> None:
    """As an installer leaves it: a module with a game and its parts, and the entry points of its
    package. Besides the game these are groups with what stands in them."""
    info = folder / f"{name}-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1.0\n")
    all_points = {"games": f"{name} = {name}:GAME"} | points
    lines = [f"[reino.{group}]\n{point}\n" for group, point in all_points.items()]
    (info / "entry_points.txt").write_text("".join(lines))
    text = SOURCE.replace("{name}", name).replace("{source}", source)
    text = text.replace("{parts}", repr(dict(parts)))
    (folder / f"{name}.py").write_text(text)


def install_faults(folder: Path, *names: str) -> None:
    for name in names:
        fault = FAULTS[name]
        parts = {}
        if fault.part:
            part, _, value = fault.part.partition("=")
            parts[part] = f"{name if value[:1] in ('', ':') else ''}{value}"
        install(folder, name, fault.source, parts)


def environment(folder: Path, *, plain: bool = True) -> dict[str, str]:
    """For a process that finds what is installed there, and Heirs, which is no game there."""
    found = search_path(folder, EXAMPLE)
    settings = {"PYTHONPATH": found, "LC_ALL": "C.UTF-8", "COLUMNS": "200"}
    return settings | (PLAIN if plain else {})
