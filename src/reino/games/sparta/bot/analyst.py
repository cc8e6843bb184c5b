"""The analyst of Sparta: the engine's value of every move."""

from collections.abc import Mapping

from reino.core.analysis import Analysis, Judged
from reino.core.view import View
from reino.games.sparta.bot import engine
from reino.games.sparta.bot.engine import Line
from reino.search.analyst import analysis_of, return_of


def analyse(
    view: View, *, seconds: float | None, iterations: int | None, seed: int = 0
) -> Analysis:
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
    return analysis_of(view, value, judged, exact, effort=deep.nodes + wide.nodes)


def _move(action: int, lines: Mapping[int, Line], best: int, value: float) -> Judged:
    if action not in lines:
        return Judged(action, None, 0.0)
    proof = _proof(lines[action])
    worth = min(_worth(lines[action]), value) if proof is None else proof
    return Judged(action, worth, float(action == best), exact=proof is not None)


def _proof(line: Line) -> float | None:
    """The return that neither side can prevent any more."""
    if line.ends_in is None:
        return None
    return 1.0 if line.ends_in > 0 else -1.0


def _worth(line: Line) -> float:
    proof = _proof(line)
    return return_of(line.chance) if proof is None else proof
