"""A package that was written for 0.1 is played on for one release, and told what to write now.

`old` is the example of the documentation as it stood then: rules, words and an encoding in one
folder, everything else by entry points of its own, and imports by the names of that time. Nothing
in it may be changed.
"""

import ast
import importlib
import json
import re
import sys
import warnings
from pathlib import Path

import pytest

from fifth.package import OLD, PLAIN, Package, installed
from reino.core.registry import OLD_GROUPS
from reino.core.spec import GameSpec
from reino.moved import MOVED
from server.running import Running

pytestmark = pytest.mark.plain

SPEC = OLD / "heirs/__init__.py"

# What the pages of 0.1 import from modules that were called so.
NAMES = {
    "reino.art": "Symbol sheet",
    "reino.bots.bot": "Bot RandomBot menu",
    "reino.bots.level": "Level LevelBot",
    "reino.bots.search": "SearchBot search_mix",
    "reino.cli.screens": "Screen Sparing Shown NotUnderstood Ambiguous screen_of",
    "reino.cli.screens.plain": "PlainScreen",
    "reino.cli.terminal": "Terminal",
    "reino.core.bits": "lowest",
    "reino.core.language": "catalogue LANGUAGES",
    "reino.core.rng": "below next_word pick_weighted seeded",
    "reino.core.svg": "document element group text Markup",
    "reino.games.jackrabbits.names": "SPOT_KEYS",
    "reino.games.jackrabbits.payment": "cheapest payments",
    "reino.games.jackrabbits.reach": "reachable",
    "reino.games.korona.piles": "PILES",
    "reino.games.korona.scoring": "breakdown sentence zone_piles",
    "reino.offers": "Offer offers",
    "reino.search.sparta": "Analysis Line analyse analysis",
    "reino.testing.census": "check divide load main missing",
}
PLAYED = """
import json, sys, warnings
import reino
{before}
with warnings.catch_warnings(record=True) as warned:
    warnings.simplefilter("always")
    from reino.arena.tallies import tally_of
    from reino.bots import bot_names, first_bot
    from reino.core.previews import offers
    from reino.draw.sprites import sheet
    from reino.search.ismcts import guide_of

    game = reino.load("heirs", 3)
    state = game.start(seed=8)
    view = state.view(state.owing[0])
    told = dict(
        bots=[*bot_names(game), first_bot(game)],
        guide=guide_of(game).__name__,
        chosen=reino.bot("heirs", "page", seed=1).choose(view) in view.legal,
        analysed=reino.analyse(view, iterations=4).effort,
        offered=list(offers(view)),
        drawn='id="crown"' in sheet(game.spec),
        screen=game.spec.screen.__name__,
    )
    told["rounds"] = [
        int(reino.load("heirs", 3, {{"short_day": short}}).start(seed=8).record.rounds)
        for short in (False, True)
    ]
    while not state.over:
        seat = state.owing[0]
        state = state.play(seat, state.legal(seat)[0])
    told["strategies"] = list(tally_of(game.spec).account(state).brought)
    told["reason"] = state.reason
    told["event"] = game.spec.words.tell(state.events(0)[-1], "es")
print(json.dumps(told | {{"warned": [str(warning.message) for warning in warned]}}))
"""


@pytest.fixture
def package(tmp_path: Path) -> Package:
    (tmp_path / "installed").mkdir()
    return Package(tmp_path, installed(tmp_path / "installed", OLD))


def imports() -> set[str]:
    """The modules of 0.1 that the package imports."""
    trees = [ast.parse(file.read_text("utf-8")) for file in (OLD / "heirs").glob("*.py")]
    return {
        node.module
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module in MOVED
    }


def test_it_plays_with_all_it_brings(package: Package) -> None:
    told = json.loads(package.python("-c", PLAYED.format(before="")))
    warned = told.pop("warned")
    assert told == {
        "bots": ["best", "chancellor", "page", "search", "random", "page"],
        "guide": "heirs.extras",
        "chosen": True,
        "analysed": 7,
        "offered": [{"courtier": key} for key in ("baker", "knight", "jester", "nun")],
        "drawn": True,
        "screen": "Throne",
        "strategies": ["patience"],
        "reason": told["reason"],
        "rounds": [6, 4],
        "event": "Suena la campana.",
    }
    for old in imports():
        assert any(said.startswith(f"{old} is called {MOVED[old]} now;") for said in warned)
    for group, part in OLD_GROUPS.items():
        (said,) = (said for said in warned if f" reino.{group}: " in said)
        assert re.fullmatch(
            rf"the next release of Reino does not read the entry point group reino\.{group}: "
            rf'write {part}="heirs\.extras(:\w+)?" in the GameSpec of heirs, and delete the group '
            r"from pyproject\.toml",
            said,
        )
    assert [said for said in warned if "players" in said] == [
        "the next release of Reino does not give options to new(s, players, options) of heirs: "
        "write new(s, players), and have a field in STATE for each option (short_day), which holds "
        "the index of its value"
    ]
    assert [said for said in warned if "catalogues" in said] == [
        "the next release of Reino does not read the catalogues of heirs where they are: move "
        "locale/en/heirs.ftl to locale/en.ftl and locale/es/heirs.ftl to locale/es.ftl"
    ]


@pytest.mark.parametrize("command", [("games",), ("options", "heirs")])
def test_a_person_is_told_without_asking_for_warnings(
    package: Package, command: tuple[str, ...]
) -> None:
    """Each warning points to the line that is to be changed, in the package and not in Reino."""
    ran = package.run("-m", "reino.cli", *command, "--lang", "es")
    assert ran.returncode == 0
    assert "Warning" not in ran.stdout
    line = [text.startswith("GAME = ") for text in SPEC.read_text("utf-8").splitlines()].index(True)
    for group in OLD_GROUPS:
        said = f"{SPEC}:{line + 1}: FutureWarning: the next release of Reino does not read the "
        assert f"{said}entry point group reino.{group}: " in ran.stderr
    assert "core/registry.py" not in ran.stderr


def test_a_server_tells_it_at_its_start_and_offers_the_game(
    package: Package, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (PLAIN | package.environment).items():
        monkeypatch.setenv(name, value)
    with Running(package.folder / "data") as server:
        offered = server.ask("GET", "/api/games?lang=es").json()["games"]
        assert "Herederos" in [game["title"] for game in offered]
        assert "heirs-word-smith = Herrero" in server.ask("GET", "/words/es/heirs.ftl").text
        said = "\n".join(server.log)
    for group in OLD_GROUPS:
        assert f"does not read the entry point group reino.{group}: write " in said
    assert "move locale/en/heirs.ftl to locale/en.ftl" in said


def test_a_terminal_shows_its_screen_and_warns_on_the_side(package: Package) -> None:
    ran = package.run(
        *("-m", "reino.cli", "play", "heirs", "--seed", "3", "--lang", "en"), typed="knight\n"
    )
    assert "Whom will you let pass?" in ran.stdout
    assert "FutureWarning" not in ran.stdout
    assert "reino.core.language is called reino.core.catalogue now" in ran.stderr


@pytest.mark.parametrize(
    ("planted", "said"),
    [
        ('moved.MOVED["reino.core.rng"] = "reino.core.kernel.bits"', "cannot import name 'below'"),
        ('moved.MOVED["reino.core.language"] = "reino.core.none"', "No module named 'reino.core."),
        ('registry.OLD_GROUPS["levels"] = "screen"', "no bot"),
        ('registry.OLD_GROUPS["art"] = "picture"', "TypeError"),
    ],
)
def test_a_wrong_mapping_is_noticed(package: Package, planted: str, said: str) -> None:
    before = f"from reino import moved\nfrom reino.core import registry\n{planted}"
    ran = package.run("-c", PLAYED.format(before=before))
    assert ran.returncode != 0
    assert said in ran.stderr


def check_moved(old: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that a page of 0.1 imports from this module is there, with a warning."""
    with warnings.catch_warnings(action="ignore"):  # a package may have an old name as well
        importlib.import_module(old.rpartition(".")[0])
    monkeypatch.delitem(sys.modules, old, raising=False)
    with pytest.warns(FutureWarning, match=f"^{re.escape(old)} is called {re.escape(MOVED[old])}"):
        module = importlib.import_module(old)
    assert [name for name in NAMES[old].split() if not hasattr(module, name)] == []
    monkeypatch.delitem(sys.modules, old)


@pytest.mark.parametrize("old", MOVED)
def test_a_module_is_found_by_its_old_name(old: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_moved(old, monkeypatch)
    assert importlib.import_module(MOVED[old]).__name__ == MOVED[old]  # without a warning


@pytest.mark.parametrize("old", MOVED)
def test_a_wrong_new_name_is_noticed(old: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MOVED, old, "reino.core.checks")
    with pytest.raises(AssertionError):
        check_moved(old, monkeypatch)


def test_no_module_is_forwarded_to_itself_or_from_where_one_is() -> None:
    for old in MOVED:
        relative = Path(*old.split("."))
        source = Path(importlib.import_module("reino").__file__ or "").parent.parent
        assert not (source / relative).with_suffix(".py").exists()
        assert not (source / relative / "__init__.py").exists()


def test_every_old_group_is_a_part_of_a_game() -> None:
    assert set(OLD_GROUPS.values()) <= set(GameSpec.__dataclass_fields__)


def test_a_protocol_is_found_by_its_old_name() -> None:
    spec = importlib.import_module("reino.core.spec")
    with pytest.warns(FutureWarning, match="called reino.core.spec.StandingAnswers now"):
        assert spec.Standing is spec.StandingAnswers


def test_a_program_is_run_by_its_old_name(package: Package) -> None:
    ran = package.run("-m", "reino.testing.census", "--help")
    assert ran.returncode == 0
    assert "usage: python -m reino.testing.perft" in ran.stdout
    assert "is called reino.testing.perft now" in ran.stderr
