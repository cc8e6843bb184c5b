"""What a bot is, the simplest one, and what the levels of a game are."""

import random
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from reino.core.refusal import check_asked
from reino.core.view import View

if TYPE_CHECKING:
    from reino.core.compiled import Progress
    from reino.core.game import Game

Mix = Mapping[int, float]  # actions, and how often to choose each


class Bot(Protocol):
    """Something that chooses from a view. One that has a method `close()` is closed at the end."""

    def choose(self, view: View) -> int:
        """One of the view's legal actions."""


class RandomBot:
    """Any legal action, all alike."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View) -> int:
        return self._random.choice(menu(view))


def close_bot(bot: object) -> None:
    """Let a bot go that holds on to something, such as a program. Most have nothing to close."""
    close = getattr(bot, "close", None)
    if callable(close):
        close()


def menu(view: View) -> tuple[int, ...]:
    """The actions to choose from; refuses a view in which its seat owes no decision."""
    check_asked(view)
    return view.legal


def drawn(mix: Mix, chance: random.Random) -> int:
    """An action, as often as the mix says."""
    return chance.choices(list(mix), list(mix.values()))[0]


class Leveled(Protocol):
    """A module with the levels of a game.

    Where a bot cannot play with all options it has `check(game, name)` as well, which raises then.
    """

    @property
    def LEVELS(self) -> Mapping[str, Any]:  # noqa: N802
        """The strongest first; `best` is that one."""

    @property
    def OTHERS(self) -> tuple[str, ...]:  # noqa: N802
        """Bots that are no level."""

    @property
    def FIRST(self) -> str:  # noqa: N802
        """Whom to meet first: one that a newcomer may beat."""

    @property
    def MINDS_BOTH(self) -> bool:  # noqa: N802
        """Whether both iterations and seconds may be given: an engine minds both, a search one."""

    def prepare(self, game: "Game", name: str, progress: "Progress | None" = None) -> None:
        """Load what this bot thinks with."""

    def make(
        self, name: str, seed: int | None, iterations: int | None, seconds: float | None
    ) -> Bot:
        """The bot of this name, with another budget where one is given.

        The first level is asked for as `best` too, with options under which `check` refuses it.
        """
