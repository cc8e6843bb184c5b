"""Screens: how a game looks in a terminal. Who has none of its own gets the plain one."""

from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

from rich.console import RenderableType

from reino.core.game import Game
from reino.core.spec import Event
from reino.core.view import View
from reino.terminal.console import Terminal


class NotUnderstood(Exception):
    """A typed choice that is none. The message says what is possible."""


class Ambiguous(NotUnderstood):
    """A typed choice that could be several."""


class Shown(Exception):
    """A line that chose nothing, but asked to see something: it is drawn, and asked on."""

    def __init__(self, thing: RenderableType) -> None:
        super().__init__()
        self.thing = thing


Story = Sequence[Sequence[Event]]  # what one seat saw happen, step by step


class Screen(Protocol):
    """What the loop of `reino.cli.table` asks of a game's screen. It sees views, never states."""

    # Whether choices are laid first and then, once they are confirmed, revealed or, where nobody
    # else chooses at the same time, played. Where not, a choice is played at once, and `undo` takes
    # back a whole turn.
    sealed: bool

    def seat_name(self, seat: int) -> str:
        """What a seat is called."""

    def board(self, view: View, players: Sequence[str], story: Story = ()) -> RenderableType:
        """Everything this seat may know, drawn; `players` says who sits where."""

    def prompt(self, view: View) -> str:
        """The question this seat is asked."""

    def parse(self, view: View, text: str) -> int:
        """The legal action a line means, or NotUnderstood; Shown for a line that only asks."""

    def laid(self, view: View, action: int) -> str:
        """A choice that is made but can still be taken back, in words."""

    def happened(self, events: Sequence[Event]) -> RenderableType:
        """Events, drawn."""

    def help(self, view: View) -> RenderableType:
        """The rules on a page."""

    def hint(self, view: View) -> RenderableType:
        """What good play looks like here."""

    def result(self, view: View) -> RenderableType:
        """The final score."""

    def verdict(self, view: View) -> str:
        """How it ended, in a sentence for this seat; empty where the end reason says it all."""


@runtime_checkable
class Sparing(Protocol):
    """A screen of a game of many small choices, which spares a player those that decide nothing."""

    def spared(self, view: View) -> int | None:
        """The choice to make without asking, or None where there is something to ask."""

    def remark(self, view: View, action: int) -> str | None:
        """What is said of a choice made so; None where it is plainly the only one."""


MakeScreen = Callable[[Game, Terminal], Screen]


def screen_of(game: Game, terminal: Terminal) -> Screen:
    """The game's own screen, or the plain one."""
    # Screens are made of what stands above, so the plain one is imported late.
    from reino.terminal.plain import PlainScreen

    make: MakeScreen = game.spec.screen or PlainScreen
    return make(game, terminal)
