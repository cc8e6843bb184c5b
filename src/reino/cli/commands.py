"""Commands that may be typed in a game besides a choice: words of either language, or prefixes of
them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from reino.core.catalogue import LANGUAGES, Catalogue, catalogue
from reino.terminal.matching import folded, matches

if TYPE_CHECKING:
    from reino.core.spec import GameSpec

# In the order the help lists them; each message holds the word and its synonyms.
COMMANDS = {
    "help": ("cli-command-help", "cli-about-help"),
    "hint": ("cli-command-hint", "cli-about-hint"),
    "history": ("cli-command-history", "cli-about-history"),
    "undo": ("cli-command-undo", "cli-about-undo"),
    "position": ("cli-command-position", "cli-about-position"),
    "save": ("cli-command-save", "cli-about-save"),
    "quit": ("cli-command-quit", "cli-about-quit"),
}
# Descriptions in games where a choice is laid first, but is no secret.
LAID_ABOUTS = {"undo": "cli-about-undo-open"}
# Descriptions in games where a choice is played at once.
OPEN_ABOUTS = {"hint": "cli-about-advice", "undo": "cli-about-take-back"}
# Descriptions in games where a choice is played at once, and there are secrets.
SECRETIVE_ABOUTS = {"undo": "cli-about-take-back-unseen"}
BOARD_ABOUT = "cli-about-board"  # the description of `position` where only boards can be written
WITH_WORDS = ("undo", "save")  # commands that take an argument
AT_ONCE = "!"  # suffix of a choice: reveal it, or play it, without confirmation


def command_in(line: str, *, whole: bool = True) -> str | None:
    """The command a line begins with; with `whole` off an unambiguous prefix is enough."""
    word = line.split()[0]
    if word == "?":
        return "help"
    names = [
        (name, command)
        for lang in LANGUAGES
        for command, (key, _) in COMMANDS.items()
        for name in catalogue(lang)(key).split()
    ]
    if whole:
        names = [(name, command) for name, command in names if folded(name) == folded(word)]
    found = matches(word, names)
    return found[0] if len(found) == 1 else None


def secretive(spec: "GameSpec") -> bool:
    """Whether a choice may reveal a secret, so that taking it back cannot undo that."""
    return spec.notation is None


def _other_abouts(spec: "GameSpec", sealed: bool) -> Mapping[str, str]:
    """Descriptions of commands that differ in this game."""
    if sealed:
        return {} if spec.simultaneous else LAID_ABOUTS
    return SECRETIVE_ABOUTS if secretive(spec) else OPEN_ABOUTS


def commands_table(say: Catalogue, spec: "GameSpec", sealed: bool) -> Table:
    """The table of the commands in this game, with their descriptions."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    for command, (name, about) in COMMANDS.items():
        if command == "position" and spec.placing is None:
            continue
        if command == "position" and spec.notation is None:
            about = BOARD_ABOUT
        about = _other_abouts(spec, sealed).get(command, about)
        table.add_row(Text(say(name).split()[0], "bold"), Text(say(about)))
    return table
