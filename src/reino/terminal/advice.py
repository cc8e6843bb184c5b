"""Hints from the search, for positions and games without an exact solution."""

from collections.abc import Callable, Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from reino.core.catalogue import Catalogue
from reino.core.errors import ReinoError
from reino.core.view import View
from reino.terminal.bars import mix_table, percent
from reino.terminal.console import Terminal

MOST = 5  # limit of choices of a long menu that get a line


def searched(terminal: Terminal, view: View, names: Mapping[int, str]) -> RenderableType:
    """The mix of the search, as bars."""
    from reino.search.bot import search_mix

    say = terminal.say
    try:
        with terminal.waiting(say("cli-thinking-hint")):
            mix = search_mix(view)
    except ReinoError:
        return Text(say("cli-hint-none"))
    return Group(
        Text(say("cli-hint-search"), "dim"),
        mix_table(
            say,
            {str(action): mix.get(action, 0.0) for action in view.legal},
            title=Text(say("cli-hint-yours"), "bold"),
            style="green",
            names={str(action): name for action, name in names.items()},
            width=20,
            ascii_only=terminal.console.options.ascii_only,
        ),
    )


def looked(
    terminal: Terminal, view: View, numbers: Mapping[int, int], name: Callable[[int], str]
) -> RenderableType:
    """The table of the actions that the search visited most, by their numbers in the menu and their
    names, with their expected returns."""
    from reino.search.bot import ITERATIONS
    from reino.search.ismcts import prepare, search

    say = terminal.say
    with terminal.preparing():
        prepare(view.game)
    try:
        with terminal.waiting(say("cli-thinking-hint")):
            found = search(view, iterations=ITERATIONS)
    except ReinoError:
        return Text(say("cli-hint-none"))
    looks = sum(found.visits) or 1
    ranked = sorted(zip(found.visits, found.actions, found.values, strict=True), reverse=True)
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column()
    table.add_column(justify="right", no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    heads = ("cli-hint-looks", "cli-hint-expects")
    table.add_row("", *(Text(say(head), "dim") for head in heads))
    for visits, action, value in ranked[:MOST]:
        choice = Text.assemble((str(numbers[action]), "bold cyan"), f" {name(action)}")
        expected = "" if value is None else worth(say, value)
        table.add_row(choice, Text(percent(say, visits / looks)), Text(expected))
    # The winner gets 1, and the others together lose as much.
    lost = say("cli-hint-value", value=-1 / (view.game.players - 1))
    caption = say("cli-hint-caption", lost=lost.rstrip("0").rstrip(".,"))
    return Group(Text(say("cli-hint-looked"), "dim"), table, Text(caption, "dim"))


def worth(say: Catalogue, value: float) -> str:
    """The expected return of a choice, with its sign; a zero has none."""
    rounded = round(value, 2) + 0.0
    return ("+" if rounded > 0 else "") + say("cli-hint-value", value=rounded)
