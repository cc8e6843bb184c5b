"""The hint of Korona: the choices the search looked at most, and what it expects of them."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from reino.cli.bars import percent
from reino.cli.screens.korona.menu import menu
from reino.cli.terminal import Terminal
from reino.core.errors import ReinoError
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
    choices = {choice.action: choice for choice in menu(view, say)}
    looks = sum(found.visits) or 1
    ranked = sorted(zip(found.visits, found.actions, found.values, strict=True), reverse=True)
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    table.add_column(justify="right")
    heads = ("cli-korona-hint-share", "cli-korona-hint-worth")
    table.add_row("", *(Text(say(head), "dim") for head in heads))
    for visits, action, value, *_ in ranked[:MOST]:
        worth = "" if value is None else f"{value:+.2f}"
        table.add_row(choices[action].drawn(), percent(say, visits / looks), worth)
    return Group(Text(say("cli-korona-hint"), "dim"), table)
