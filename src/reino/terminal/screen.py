"""Screens: the look of a game in a terminal. A game without one of its own gets the plain one."""

from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

from rich.console import RenderableType

from reino.core.game import Game
from reino.core.spec import Event
from reino.core.view import View
from reino.terminal.console import Terminal


class NotUnderstood(Exception):
    """A typed line that is no choice. The message lists what is possible."""


class Ambiguous(NotUnderstood):
    """A typed line that could be several choices."""


class Shown(Exception):
    """A typed line that asked to see something and chose nothing: it is drawn, and the question
    repeated."""

    def __init__(self, thing: RenderableType) -> None:
        super().__init__()
        self.thing = thing


Story = Sequence[Sequence[Event]]  # the events that one seat saw, step by step


class Screen(Protocol):
    """The protocol of a game's screen, as the loop of `reino.cli.table` calls it. It sees views,
    never states."""

    # Whether choices are laid first and then, once they are confirmed, revealed or, where no other
    # seat chooses at the same time, played. Where not, a choice is played at once, and `undo` takes
    # back a whole turn.
    sealed: bool

    def seat_name(self, seat: int) -> str:
        """The name of a seat."""

    def board(self, view: View, players: Sequence[str], story: Story = ()) -> RenderableType:
        """The view of this seat, drawn; `players` has the names of the players."""

    def prompt(self, view: View) -> str:
        """The question this seat is asked."""

    def parse(self, view: View, text: str) -> int:
        """The legal action a line means, or NotUnderstood; Shown for a line that only asks."""

    def laid(self, view: View, action: int) -> str:
        """The text for a choice that is laid but can still be taken back."""

    def happened(self, events: Sequence[Event]) -> RenderableType:
        """The events, drawn."""

    def help(self, view: View) -> RenderableType:
        """The rules on a page."""

    def hint(self, view: View) -> RenderableType:
        """A hint of good play in this view."""

    def result(self, view: View) -> RenderableType:
        """The final score."""

    def verdict(self, view: View) -> str:
        """The end of the game, in a sentence for this seat; empty where the end reason says it
        all."""


@runtime_checkable
class Sparing(Protocol):
    """A screen for games of many small choices: it makes choices without alternative for the
    player."""

    def spared(self, view: View) -> int | None:
        """The choice to make without asking, or None where the player has to choose."""

    def remark(self, view: View, action: int) -> str | None:
        """The remark on a choice made without asking; None where it is plainly the only one."""


MakeScreen = Callable[[Game, Terminal], Screen]


def screen_of(game: Game, terminal: Terminal) -> Screen:
    """The game's own screen, or the plain one."""
    # Imported late: the plain screen is made of the classes above.
    from reino.terminal.plain import PlainScreen

    make: MakeScreen = game.spec.screen or PlainScreen
    return make(game, terminal)
