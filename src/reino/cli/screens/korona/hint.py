"""The hint of Korona: the choices the search looked at most, and what it expects of them."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from reino.cli.bars import percent
from reino.cli.screens.korona.menu import menu, spoken
from reino.cli.terminal import Terminal
from reino.core.errors import ReinoError
from reino.core.language import Catalogue
from reino.core.view import View

MOST = 5


def hint(terminal: Terminal, view: View) -> RenderableType:
    from reino.bots.search import ITERATIONS
    from reino.search.ismcts import prepare, search

    say = terminal.say
    prepare(view.game, terminal.compiling())
    try:
        with terminal.waiting(say("cli-thinking-hint")):
            found = search(view, iterations=ITERATIONS)
    except ReinoError:
        return Text(say("cli-hint-none"))
    numbers = {choice.action: choice.number for choice in menu(view, say)}
    looks = sum(found.visits) or 1
    ranked = sorted(zip(found.visits, found.actions, found.values, strict=True), reverse=True)
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column()
    table.add_column(justify="right", no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    heads = ("cli-korona-hint-share", "cli-korona-hint-worth")
    table.add_row("", *(Text(say(head), "dim") for head in heads))
    for visits, action, value, *_ in ranked[:MOST]:
        # A group's head says in the menu what is done with a card; here it has to be said.
        name = Text.assemble((str(numbers[action]), "bold cyan"), f" {spoken(action, say)}")
        table.add_row(
            name, percent(say, visits / looks), "" if value is None else worth(say, value)
        )
    # Who wins gets 1, and the others together lose as much.
    lost = say("korona-screen-worth", value=-1 / (view.game.players - 1))
    caption = say("korona-screen-hint", lost=lost.rstrip("0").rstrip(".,"))
    return Group(Text(say("cli-korona-hint"), "dim"), table, Text(caption, "dim"))


def worth(say: Catalogue, value: float) -> str:
    """What a choice may bring, with its sign; a zero has none."""
    rounded = round(value, 2) + 0.0
    return ("+" if rounded > 0 else "") + say("korona-screen-worth", value=rounded)
