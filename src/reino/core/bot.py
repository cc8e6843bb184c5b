"""The protocol of a bot, the random bot, and the protocol of a game's bot levels."""

import random
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from reino.core.refusal import check_asked
from reino.core.view import View

if TYPE_CHECKING:
    from reino.core.compiled import Progress
    from reino.core.game import Game

Mix = Mapping[int, float]  # the probability of each action


class Bot(Protocol):
    """A player that chooses an action from a view. A bot with a method `close()` is closed when its
    game ends."""

    def choose(self, view: View) -> int:
        """One of the view's legal actions."""


class NamedBot:
    """A bot that says which it is, once `make_bot` has told it."""

    label: str | None = None
    """Its name and its game; None for a bot that was made by itself."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>" if self.label is None else f"<Bot {self.label}>"


class RandomBot(NamedBot):
    """The random bot: every legal action is equally likely."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View) -> int:
        return self._random.choice(menu(view))


def close_bot(bot: object) -> None:
    """Close a bot that holds a resource, such as the process of a program. Most bots have none."""
    close = getattr(bot, "close", None)
    if callable(close):
        close()


def menu(view: View) -> tuple[int, ...]:
    """The actions to choose from; refuses a view in which its seat owes no decision."""
    check_asked(view)
    return view.legal


def drawn(mix: Mix, chance: random.Random) -> int:
    """An action drawn at random from a mix, by its shares."""
    return chance.choices(list(mix), list(mix.values()))[0]


class Leveled(Protocol):
    """A module with the levels of a game.

    Where a bot cannot play with all options it has `check(game, name)` as well, which raises then.
    """

    @property
    def LEVELS(self) -> Mapping[str, Any]:  # noqa: N802
        """Names of the levels, the strongest first; `best` is that one."""

    @property
    def OTHERS(self) -> tuple[str, ...]:  # noqa: N802
        """Names of the bots that are no level."""

    @property
    def FIRST(self) -> str:  # noqa: N802
        """The level offered first: a bot that a newcomer may beat."""

    @property
    def MINDS_BOTH(self) -> bool:  # noqa: N802
        """Whether iterations and seconds may be given together: an engine obeys both limits, a
        search one."""

    def prepare(self, game: "Game", name: str, progress: "Progress | None" = None) -> None:
        """Load the data that this bot needs, such as a stored solution."""

    def make(
        self, name: str, seed: int | None, iterations: int | None, seconds: float | None
    ) -> Bot:
        """The bot of this name, with another budget where one is given.

        The first level is asked for as `best` too, with options under which `check` refuses it.
        """
