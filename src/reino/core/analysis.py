"""Analyses of a seat's choices: the value and the share of every legal action, in one format for
every game.

A game may bring an analyst of its own; the others are analysed by the search.
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
    """One legal action with its value and the share of choices it should get."""

    action: int
    """Its id."""
    value: float | None
    """The return to expect; None where the action was not searched."""
    share: float
    """How often to choose it: its share in an optimal mix, or of the iterations of a search."""
    exact: bool = False
    """Whether the value is proven."""


@dataclass(frozen=True)
class Analysis:
    """The analysis of one seat's choice. Values are returns of the game: in Reino's own games -1 to
    1."""

    game: "Game"
    """The game that is played."""
    seat: int
    """The seat that chooses."""
    value: float
    """The return that the seat may expect."""
    actions: tuple[Judged, ...]
    """All legal actions, ascending by id; their shares add up to 1."""
    exact: bool
    """Whether the value is proven, and not the estimate of a search."""
    effort: int
    """Positions or games searched; 0 where the answer came from a stored solution."""

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
    """The analyst of a game: it analyses views. One of the two limits, iterations or seconds, is
    given."""

    def __call__(
        self, view: View, *, seconds: float | None, iterations: int | None, seed: int
    ) -> Analysis: ...


def analyse(
    view: View, seconds: float | None = None, *, iterations: int | None = None, seed: int = 0
) -> Analysis:
    """The analysis of a view's choices; refuses a view in which its seat owes no decision.

    Exact where the game is solved or its end is near, else by search: within a time limit in
    seconds, by default one, or for a number of iterations, which gives the same result for the same
    seed.
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
    """A variation: moves that the engine expects, with its score for the side to move."""

    @property
    def score(self) -> int: ...
    @property
    def moves(self) -> tuple[int, ...]: ...
    @property
    def ends_in(self) -> int | None: ...
    @property
    def chance(self) -> float: ...


class Lines(Protocol):
    """The result of an engine's search at one depth: its variations, the best first."""

    @property
    def depth(self) -> int: ...
    @property
    def nodes(self) -> int: ...
    @property
    def seconds(self) -> float: ...
    @property
    def lines(self) -> Sequence[Line]: ...
