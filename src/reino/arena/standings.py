"""What the games of a tournament say about its bots."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from reino.arena.journal import Result, in_order
from reino.arena.rating import SURE, Score, score_of
from reino.arena.schedule import Setup
from reino.core.errors import ReinoError

ELO = np.log(10) / 400  # what a rating point is worth in natural logarithms
STEPS = 100  # of Newton's method; a handful do
CLOSE = 1e-9


@dataclass(frozen=True)
class Rating:
    """How strong a bot is, and the interval that holds the truth 19 times in 20."""

    value: float
    low: float
    high: float


class Standings:
    """Scores of everybody against everybody, and ratings from all of them together."""

    def __init__(self, setup: Setup, results: Iterable[Result]) -> None:
        self.setup = setup
        self.results = in_order(results)
        n = len(setup.bots)
        self.games = [0] * n
        self.wins = [0] * n  # alone; a shared win is none
        self.forfeits = [0] * n
        self.reasons: Counter[str] = Counter()
        self._scores = [[Score() for _ in range(n)] for _ in range(n)]
        for result in self.results:
            self._add(result)

    def _add(self, result: Result) -> None:
        self.reasons[result.reason] += 1
        best = max(result.returns)
        for bot, value in zip(result.seats, result.returns, strict=True):
            self.games[bot] += 1
            self.wins[bot] += value == best and result.returns.count(best) == 1
        for forfeited in result.forfeits:
            self.forfeits[result.seats[forfeited.seat]] += 1
        for (one, mine), (other, theirs) in permutations(
            zip(result.seats, result.returns, strict=True), 2
        ):
            if one != other:
                self._scores[one][other] += score_of(mine - theirs)

    def against(self, one: int, other: int) -> Score:
        """How often the one did better than the other at the same table."""
        return self._scores[one][other]

    def total(self, bot: int) -> Score:
        return sum(self._scores[bot], Score())

    @property
    def scale(self) -> str:
        """What ratings are: Elo's for two at a table, OpenSkill's for more."""
        return "elo" if self.setup.players == 2 else "openskill"

    @cached_property
    def ratings(self) -> tuple[Rating, ...]:
        """By the place in the list of bots."""
        if self.setup.players == 2:
            return elo(self._scores)
        return openskill(len(self.setup.bots), self.results)

    @property
    def order(self) -> list[int]:
        """The bots, the strongest first."""
        return sorted(range(len(self.setup.bots)), key=lambda bot: -self.ratings[bot].value)


def elo(scores: Sequence[Sequence[Score]]) -> tuple[Rating, ...]:
    """The ratings under which these scores are likeliest; their mean is 0.

    Two who have met count one more draw between them: so twenty wins of twenty are much, but not
    endless. Intervals come from the curvature of the likelihood (Fisher's information). Draws count
    as half a win and half a loss, and the same deal is played from both seats: both make results
    surer than the interval says.
    """
    games = np.array([[float(score.games) for score in row] for row in scores])
    points = np.array([[score.points for score in row] for row in scores])
    met = games > 0
    games, points = games + met, points + met / 2
    values = np.zeros(len(scores))
    for _ in range(STEPS):
        expected = _expected(values)
        step = _inverse(games, expected) @ (points - games * expected).sum(axis=1)
        # A long way is gone carefully: the curvature is that of where it begins.
        values += step * min(1.0, 1.0 / max(CLOSE, float(np.abs(step).max())))
        if np.abs(step).max() < CLOSE:
            break
    spread = SURE * np.sqrt(np.diag(_inverse(games, _expected(values))))
    return tuple(
        Rating(float(value), float(value - half), float(value + half))
        for value, half in zip(values / ELO, spread / ELO, strict=True)
    )


def _expected(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """The share of the points that each may expect against each."""
    result: NDArray[np.float64] = 1 / (1 + np.exp(values[None, :] - values[:, None]))
    return result


def _inverse(games: NDArray[np.float64], expected: NDArray[np.float64]) -> NDArray[np.float64]:
    """Of the information in so many games: what nothing is known about, the mean, stays at 0."""
    weights = games * expected * (1 - expected)
    information = np.diag(weights.sum(axis=1)) - weights
    return np.asarray(np.linalg.pinv(information, hermitian=True), np.float64)


def openskill(bots: int, results: Sequence[Result]) -> tuple[Rating, ...]:
    """Plackett and Luce's model as OpenSkill updates it, game by game in the order of fixtures."""
    model = skill_model()
    known = [model.rating() for _ in range(bots)]
    for result in results:
        teams = [[model.rating(known[bot].mu, known[bot].sigma)] for bot in result.seats]
        ranks = [float(sum(other > value for other in result.returns)) for value in result.returns]
        after = model.rate(teams, ranks=ranks)
        for bot in set(result.seats):
            # One that sits at several seats learns from all of them.
            own = [new for (new,), seat in zip(after, result.seats, strict=True) if seat == bot]
            mu = sum(new.mu for new in own) / len(own)
            sigma = sum(new.sigma for new in own) / len(own)
            known[bot] = model.rating(mu, sigma)
    return tuple(Rating(r.mu, r.mu - SURE * r.sigma, r.mu + SURE * r.sigma) for r in known)


def skill_model() -> Any:
    """OpenSkill's model; it is an extra, which not everybody has installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        raise ReinoError("error-needs-extra", extra="arena") from error
    return PlackettLuce()
