"""The hint of Sparta: the moves a search likes best."""

from rich.console import Group, RenderableType
from rich.text import Text

from reino.cli.bars import mix_table
from reino.cli.screens.sparta.outlook import prospect
from reino.cli.terminal import Terminal
from reino.core.view import View
from reino.games.sparta.notation import write_move

MOVES = 5


def hint(terminal: Terminal, view: View) -> RenderableType:
    from reino.bots import search_mix

    say = terminal.say
    assert view.seat is not None
    with terminal.waiting(say("cli-thinking-hint")):
        mix = search_mix(view)
    likely = [action for action in mix if mix[action] > 0]
    best = sorted(likely, key=lambda action: -mix[action])[:MOVES]
    state = view.guess(0)
    names = {}
    for action in best:
        noted = prospect(state, view.seat, action, say.lang).remark
        names[str(action)] = f"{write_move(action)}  {noted}".rstrip()
    return Group(
        Text(say("cli-sparta-hint"), "dim"),
        mix_table(
            say,
            {str(action): mix[action] for action in best},
            title=None,
            style="green",
            names=names,
            width=20,
            ascii_only=terminal.console.options.ascii_only,
        ),
    )
