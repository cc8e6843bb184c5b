"""What the choices of a view are worth: by the game's own analyst, or by search."""

from reino.core.analysis import Analysis, Analyst, Judged
from reino.core.checks import check_limits
from reino.core.errors import BadAmount
from reino.core.kernel.rng import checked_seed
from reino.core.phrase import quoted
from reino.core.refusal import check_asked
from reino.core.view import View
from reino.search.ismcts import search

USUAL_SECONDS = 1.0


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
    analyst: Analyst = view.game.spec.analyst or searched
    return analyst(view, seconds=seconds, iterations=iterations, seed=checked_seed(seed))


def searched(
    view: View, *, seconds: float | None, iterations: int | None, seed: int = 0
) -> Analysis:
    """What a search tried, and what came of it."""
    found = search(view.reopened(), seconds=seconds, iterations=iterations, seed=seed)
    judged = tuple(map(Judged, found.actions, found.values, found.shares))
    if found.alone:
        value = found.values[found.visits.index(max(found.visits))]
    else:
        value = sum(j.share * j.value for j in judged if j.value is not None)
    assert value is not None
    return analysis_of(view, value, judged, exact=False, effort=found.iterations)


def return_of(chance: float) -> float:
    """A chance to win plus half the chance to draw, as the return to expect."""
    return 2 * chance - 1


def analysis_of(
    view: View, value: float, judged: tuple[Judged, ...], exact: bool, effort: int
) -> Analysis:
    assert view.seat is not None
    return Analysis(view.game, view.seat, value, judged, exact, effort)
