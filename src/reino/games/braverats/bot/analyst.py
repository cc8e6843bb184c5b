"""The analyst of BraveRats: the optimal mix and the worth of every card, from the solution."""

from reino.core.analysis import Analysis, Judged
from reino.core.errors import NotSolvable
from reino.core.view import View
from reino.games.braverats.bot.perfect import card_of
from reino.games.braverats.bot.solver import solution_for
from reino.search.analyst import analysis_of, return_of, searched


def analyse(
    view: View, *, seconds: float | None, iterations: int | None, seed: int = 0
) -> Analysis:
    """The optimal mix and the worth of every card, where the solver reaches; else by search."""
    try:
        found = solution_for(view).at(view)
    except NotSolvable:
        return searched(view, seconds=seconds, iterations=iterations, seed=seed)
    seat = view.seat
    assert seat is not None
    mix, worth = found.mix[seat], found.worth[seat]
    judged = []
    for action in view.legal:
        card = card_of(action)
        judged.append(Judged(action, return_of(worth[card]), mix[card], exact=True))
    value = found.value if seat == 0 else 1 - found.value
    return analysis_of(view, return_of(value), tuple(judged), exact=True, effort=0)
