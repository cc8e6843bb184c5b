"""The analysts of our games: the solver, the engine, and the search for everything else."""

from collections.abc import Mapping

from reino.core.analysis import Analysis, Judged
from reino.core.errors import NotSolvable
from reino.core.view import View
from reino.games.braverats.tables import CARD_KEYS, PLAY
from reino.search import sparta as engine
from reino.search.braverats import solution_for
from reino.search.ismcts import search
from reino.search.sparta import Line


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
    return _analysis(view, value, judged, exact=False, effort=found.iterations)


def braverats(
    view: View, *, seconds: float | None, iterations: int | None, seed: int = 0
) -> Analysis:
    """The optimal mix and the worth of every card, where the solver reaches; else by search."""
    try:
        found = solution_for(view).at(view)
    except NotSolvable:
        return searched(view, seconds=seconds, iterations=iterations, seed=seed)
    seat = _seat(view)
    mix, worth = found.mix[seat], found.worth[seat]
    judged = []
    for action in view.legal:
        card = CARD_KEYS[action - PLAY]
        judged.append(Judged(action, _return_of(worth[card]), mix[card], exact=True))
    value = found.value if seat == 0 else 1 - found.value
    return _analysis(view, _return_of(value), tuple(judged), exact=True, effort=0)


def sparta(view: View, *, seconds: float | None, iterations: int | None, seed: int = 0) -> Analysis:
    """Half the budget for the best move, and half to look at every move, less deep.

    So no move but a proven one counts for more than the best, which is the whole share: in a game
    without secrets there is nothing to mix. The seed changes nothing.
    """
    half = {
        "seconds": None if seconds is None else seconds / 2,
        "nodes": None if iterations is None else max(1, iterations // 2),
    }
    deep = engine.analysis(view, **half)
    wide = engine.analysis(view, lines=len(view.legal), **half)
    lines = {line.moves[0]: line for line in wide.lines} | {deep.best: deep.lines[0]}
    best = deep.best
    if _proof(lines[best]) == -1:
        # The best move loses only if all do.
        lines = dict.fromkeys(view.legal, lines[best])
    elif _proof(lines[best]) is None:
        best = next((move for move in lines if _proof(lines[move]) == 1), best)
    value = _worth(lines[best])
    judged = tuple(_move(action, lines, best, value) for action in view.legal)
    exact = _proof(lines[best]) is not None
    return _analysis(view, value, judged, exact, effort=deep.nodes + wide.nodes)


def _move(action: int, lines: Mapping[int, Line], best: int, value: float) -> Judged:
    if action not in lines:
        return Judged(action, None, 0.0)
    proof = _proof(lines[action])
    worth = min(_worth(lines[action]), value) if proof is None else proof
    return Judged(action, worth, float(action == best), exact=proof is not None)


def _proof(line: Line) -> float | None:
    """The return that nobody can prevent any more."""
    if line.ends_in is None:
        return None
    return 1.0 if line.ends_in > 0 else -1.0


def _worth(line: Line) -> float:
    proof = _proof(line)
    return _return_of(line.chance) if proof is None else proof


def _return_of(chance: float) -> float:
    """A chance to win plus half the chance to draw, as the return to expect."""
    return 2 * chance - 1


def _analysis(
    view: View, value: float, judged: tuple[Judged, ...], exact: bool, effort: int
) -> Analysis:
    return Analysis(view.game, _seat(view), value, judged, exact, effort)


def _seat(view: View) -> int:
    assert view.seat is not None
    return view.seat
