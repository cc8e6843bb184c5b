"""Advice from the search, for positions and games that nobody has solved."""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from reino.cli.bars import mix_table
from reino.cli.terminal import Terminal
from reino.core.errors import ReinoError
from reino.core.view import View


def searched(terminal: Terminal, view: View, names: Mapping[int, str]) -> RenderableType:
    """How often the search would choose each action, as bars."""
    from reino.bots import search_mix

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
