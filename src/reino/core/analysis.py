"""What a seat's choices are worth, in one shape for every game.

A game may bring an analyst of its own; for the others a search says it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from reino.core.checks import check_limits
from reino.core.errors import BadAmount
from reino.core.kernel.rng import checked_seed
from reino.core.phrase import quoted
from reino.core.refusal import check_asked
from reino.core.view import View

if TYPE_CHECKING:
    from reino.core.game import Game


USUAL_SECONDS = 1.0


@dataclass(frozen=True)
class Judged:
    """An action: what it is worth, and how often to choose it."""

    action: int
    """Its id."""
    value: float | None
    """The return to expect; None where nobody looked."""
    share: float
    """Of an optimal mix, or of what a search tried."""
    exact: bool = False
    """Whether the value is proven."""


@dataclass(frozen=True)
class Analysis:
    """The choice of one seat laid open. Values are returns of the game: in ours -1 to 1."""

    game: "Game"
    """What is played."""
    seat: int
    """Whose choice it is."""
    value: float
    """What the seat may expect."""
    actions: tuple[Judged, ...]
    """All that are legal, ascending; their shares add up to 1."""
    exact: bool
    """Whether the value is proven, and not the estimate of a search."""
    effort: int
    """Positions or games looked at; 0 where the answer was in a cache."""

    @property
    def best(self) -> int:
        """The action with the greatest share."""
        return max(self.actions, key=lambda judged: judged.share).action

    @property
    def mix(self) -> Mapping[int, float]:
        """How often to choose each action."""
        return {judged.action: judged.share for judged in self.actions}

    def as_dict(self, lang: str = "en") -> dict[str, Any]:
        """Plain data, ready for JSON, with the actions' names."""
        return {
            "game": self.game.key,
            "seat": self.seat,
            "value": self.value,
            "exact": self.exact,
            "effort": self.effort,
            "actions": [
                {
                    "action": judged.action,
                    "name": self.game.name(judged.action, lang),
                    "value": judged.value,
                    "share": judged.share,
                    "exact": judged.exact,
                }
                for judged in self.actions
            ],
        }


class Analyst(Protocol):
    """Who analyses the views of a game. One of the two limits is given."""

    def __call__(
        self, view: View, *, seconds: float | None, iterations: int | None, seed: int
    ) -> Analysis: ...


def analyse(
    view: View, seconds: float | None = None, *, iterations: int | None = None, seed: int = 0
) -> Analysis:
    """What the choices of a view are worth; refuses a view in which its seat owes no decision.

    Exact where the game is solved or the end in sight, else by search: for so many seconds, by
    default one, or for so many iterations, which always finds the same for the same seed.
    """
    check_asked(view)
    check_limits(iterations, seconds)
    if iterations is not None and seconds is not None:
        raise BadAmount(
            "error-search-limits", iterations=quoted(iterations), seconds=quoted(seconds)
        )
    if iterations is None and seconds is None:
        seconds = USUAL_SECONDS
    analyst: Analyst = view.game.spec.analyst
    return analyst(view, seconds=seconds, iterations=iterations, seed=checked_seed(seed))


class Line(Protocol):
    """A way the game may go on, as an engine scores it for the side to move."""

    @property
    def score(self) -> int: ...
    @property
    def moves(self) -> tuple[int, ...]: ...
    @property
    def ends_in(self) -> int | None: ...
    @property
    def chance(self) -> float: ...


class Lines(Protocol):
    """What an engine knows after a depth, the best line first."""

    @property
    def depth(self) -> int: ...
    @property
    def nodes(self) -> int: ...
    @property
    def seconds(self) -> float: ...
    @property
    def lines(self) -> Sequence[Line]: ...
