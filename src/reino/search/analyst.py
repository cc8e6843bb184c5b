"""The default analyst, for games that bring none: the values that a search finds for the choices of
a view."""

from reino.core.analysis import Analysis, Judged
from reino.core.view import View
from reino.search.ismcts import search


def searched(
    view: View, *, seconds: float | None, iterations: int | None, seed: int = 0
) -> Analysis:
    """The analysis of a view from the visits and mean returns of a search."""
    found = search(view.reopened(), seconds=seconds, iterations=iterations, seed=seed)
    judged = tuple(map(Judged, found.actions, found.values, found.shares))
    if found.alone:
        value = found.values[found.visits.index(max(found.visits))]
    else:
        value = sum(j.share * j.value for j in judged if j.value is not None)
    assert value is not None
    return analysis_of(view, value, judged, exact=False, effort=found.iterations)


def return_of(chance: float) -> float:
    """The return to expect, from a chance to win plus half the chance to draw."""
    return 2 * chance - 1


def analysis_of(
    view: View, value: float, judged: tuple[Judged, ...], exact: bool, effort: int
) -> Analysis:
    assert view.seat is not None
    return Analysis(view.game, view.seat, value, judged, exact, effort)
