"""The solver, from options to solutions: single games, dealt hands, and the emperor's match."""

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from reino.core.errors import NotSolvable
from reino.games.braverats.bot.layers import Layers, Progress, part, warm_solver
from reino.games.braverats.bot.match import FIRST_SCORE, Match, Score, match_for, score_of
from reino.games.braverats.bot.position import (
    Card,
    Ends,
    Position,
    Ruling,
    check_game,
    starting_hands,
)
from reino.games.braverats.bot.solution import Solution
from reino.games.braverats.bot.solution_cache import SolutionCache
from reino.games.braverats.rules.options import OPTIONS

_solutions = SolutionCache()


def solve(
    options: Mapping[str, object] | None = None,
    hands: Sequence[Iterable[Card]] | None = None,
    *,
    progress: Progress | None = None,
) -> Solution:
    """Solve a game of BraveRats from its first round on.

    `hands`, Yarg's and Applewood's, are needed where the options deal them at random (traitor,
    draft, random_deal, princess_attack=random) and may be given with any. In a match (emperor) the
    solution is of the first game, and its values are chances to win the match.
    `progress(done, total)` is called as the work goes on, the later games of a match included.
    """
    values = OPTIONS.complete(options)
    if values["lucky_draw"]:
        raise NotSolvable("error-hands-hidden")
    warm_solver()
    begun = time.perf_counter()
    match = match_for(values) if values["emperor"] else None
    root = Position(starting_hands(values) if hands is None else hands)
    ends, rest = _ends(match, FIRST_SCORE, root, progress)
    solution = Solution(Ruling.of(values), root, ends=ends, progress=rest)
    solution.seconds = time.perf_counter() - begun  # with the later games of a match
    return solution


def solution_for(where: Any, *, progress: Progress | None = None) -> Solution:
    """The solution that covers a state or view, from there on or from earlier in the same game.

    The last ones are remembered, and any thread may ask. `progress` as in `solve`.
    """
    check_game(where)
    record = where.record
    # A card that is already shown changes nothing: the same positions follow.
    position = replace(Position.of(record), shown=None)
    options = where.game.options
    match = match_for(options) if options["emperor"] else None
    ends, rest = _ends(match, score_of(record), position, progress)
    return _solutions.solution(Ruling.of(options), position, ends, rest)


def _ends(
    match: Match | None, score: Score, root: Position, progress: Progress | None
) -> tuple[Ends, Progress | None]:
    """The worth of the ends of a game, and the progress for the game itself."""
    if match is None:
        return Ends(), progress
    steps = match.steps(score)
    ends = match.ends(score, part(progress, 0, Layers.steps(root)))
    return ends, part(progress, steps, 0)
