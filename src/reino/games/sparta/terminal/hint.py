"""The hint of Sparta: the best lines the engine finds."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from reino.core.catalogue import catalogue
from reino.core.kernel import JIT
from reino.core.view import View
from reino.games.sparta import LOCALE
from reino.games.sparta.rules.actions import TABLE
from reino.games.sparta.terminal.outlook import prospect
from reino.terminal.console import Terminal
from reino.terminal.lines import BestLines

LINES = 3
NODES: Final = 2_000_000 if JIT else 400  # about as long as `master` thinks


def hint(terminal: Terminal, view: View) -> RenderableType:
    from reino.games.sparta.bot import engine

    say = catalogue(terminal.lang, LOCALE)
    with terminal.preparing():
        engine.prepare()
    with terminal.waiting(say("cli-thinking-hint")):
        found = engine.analysis(view, nodes=NODES, lines=LINES)
    best = BestLines(say, TABLE)
    best.add(found)
    return Group(
        Text(say("cli-sparta-hint"), "dim"),
        best.drawn(busy=False),
        *_remarks(view, [line.moves[0] for line in found.lines], say.lang),
    )


def _remarks(view: View, actions: Sequence[int], lang: str) -> Iterator[Text]:
    """The cities that each first move takes, and the pieces it beats."""
    assert view.seat is not None
    state = view.guess(0)
    for action in actions:
        if noted := prospect(state, view.seat, action, lang).remark:
            yield Text(f"{TABLE.text(action)}  {noted}")
