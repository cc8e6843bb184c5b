"""Standings of a tournament: scores and ratings of its bots."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
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

ELO = np.log(10) / 400  # the size of a rating point in natural logarithms
STEPS = 10_000  # limit of Newton's iterations; a dozen do, or hundreds on a ladder of many sweeps
LONGEST = 1.0  # limit of a step, in the distance between two bots that have met
CLOSE = 1e-6  # Newton's steps shrink quadratically: after one this small the error is negligible


@dataclass(frozen=True)
class Rating:
    """The rating of a bot with its 95 % interval."""

    value: float
    low: float
    high: float


class Standings:
    """Scores of all pairs of bots, and ratings from all of them together."""

    def __init__(self, setup: Setup, results: Iterable[Result]) -> None:
        self.setup = setup
        self.results = in_order(results)
        n = len(setup.bots)
        self.games = [0] * n
        self.wins = [0] * n  # wins alone; a shared win is none
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
        """The score of one bot against another at the same table."""
        return self._scores[one][other]

    def total(self, bot: int) -> Score:
        return sum(self._scores[bot], Score())

    @property
    def scale(self) -> str:
        """The rating scale: Elo's for two at a table, OpenSkill's for more."""
        return "elo" if self.setup.players == 2 else "openskill"

    @cached_property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """Bots that games link: only within a group can ratings be compared."""
        return linked(self._scores)

    def group_of(self, bot: int) -> int | None:
        """The number of its group, from 1; None for a bot that has met no other."""
        return next((n for n, group in enumerate(self.groups, 1) if bot in group), None)

    @cached_property
    def ratings(self) -> tuple[Rating | None, ...]:
        """Ratings by index in the list of bots; None for one that has met no other."""
        if self.setup.players == 2:
            return elo(self._scores)
        return openskill(len(self.setup.bots), self.results)

    @property
    def unrated(self) -> list[int]:
        """The bots without a rating."""
        return [bot for bot, rating in enumerate(self.ratings) if rating is None]

    @property
    def order(self) -> list[int]:
        """The bots, the strongest first: group by group, and at the end those without a rating."""
        value = {bot: rating.value for bot, rating in enumerate(self.ratings) if rating is not None}
        rated = [bot for group in self.groups for bot in sorted(group, key=lambda b: -value[b])]
        return rated + self.unrated


def linked(scores: Sequence[Sequence[Score]]) -> tuple[tuple[int, ...], ...]:
    """Groups of bots that are linked by games, directly or through other bots; the largest first.

    A bot that has met no other is in none of them.
    """
    groups: list[tuple[int, ...]] = []
    left = set(range(len(scores)))
    while left:
        group, reached = set(), {min(left)}
        while reached:
            bot = reached.pop()
            group.add(bot)
            reached |= {o for o in left - group if scores[bot][o].games or scores[o][bot].games}
        left -= group
        if len(group) > 1:
            groups.append(tuple(sorted(group)))
    return tuple(sorted(groups, key=lambda group: (-len(group), group)))


def elo(scores: Sequence[Sequence[Score]]) -> tuple[Rating | None, ...]:
    """The ratings under which these scores are likeliest; None for a bot that has met no other.

    Their mean is 0 in each group of bots that games link: no game tells how strong one group is
    against another.

    Two who have met count one more draw between them: so twenty wins of twenty are much, but not
    infinite. Intervals come from the curvature of the likelihood (Fisher's information). Draws
    count as half a win and half a loss, and the same deal is played from both seats: both make
    results surer than the interval says.
    """
    ratings: list[Rating | None] = [None] * len(scores)
    for group in linked(scores):
        within = [[scores[one][other] for other in group] for one in group]
        for bot, rating in zip(group, _fitted(within), strict=True):
            ratings[bot] = rating
    return tuple(ratings)


def _fitted(scores: Sequence[Sequence[Score]]) -> Iterator[Rating]:
    """Ratings of bots that are all linked, by Newton's method.

    It always converges: as long as no two who have met move farther apart than `LONGEST`, the
    curvature changes by less than a factor of e on the way, and the likelihood grows with every
    step.
    """
    games = np.array([[float(score.games) for score in row] for row in scores])
    points = np.array([[score.points for score in row] for row in scores])
    met = games > 0
    games, points = games + met, points + met / 2
    values = np.zeros(len(scores))
    for _ in range(STEPS):
        expected = _expected(values)
        # The score above the expected score, written so that one-sided scores do not subtract large
        # numbers.
        beyond = (points * expected.T - points.T * expected).sum(axis=1)
        step = _covariance(games, expected) @ beyond
        farthest = float(np.abs(step[:, None] - step[None, :])[met].max())
        values += step * min(1.0, LONGEST / max(CLOSE, farthest))
        if farthest < CLOSE:
            break
    spread = SURE * np.sqrt(np.diag(_covariance(games, _expected(values))))
    for value, half in zip(values / ELO, spread / ELO, strict=True):
        yield Rating(float(value), float(value - half), float(value + half))


def _expected(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """The expected share of the points of each against each, exact for the smallest too."""
    behind = values[None, :] - values[:, None]
    return np.asarray(np.exp(-np.logaddexp(0.0, behind)), np.float64)


def _covariance(games: NDArray[np.float64], expected: NDArray[np.float64]) -> NDArray[np.float64]:
    """The covariance of ratings around their mean: the inverse of the Fisher information of these
    games.

    Games say nothing about the mean, so that the information matrix has no inverse by itself. Some
    information about the mean is added before inverting, and subtracted afterwards.
    """
    weights = games * expected * expected.T
    information = np.diag(weights.sum(axis=1)) - weights
    mean = np.full_like(weights, 1 / len(weights))
    known = information.trace() / len(weights)
    return np.asarray(np.linalg.inv(information + known * mean) - mean / known, np.float64)


def openskill(bots: int, results: Sequence[Result]) -> tuple[Rating | None, ...]:
    """Plackett and Luce's model as OpenSkill updates it, game by game in the order of fixtures.

    A bot that has not played has no rating: the model begins with one for all, about which nothing
    is known.
    """
    model = skill_model()
    known = [model.rating() for _ in range(bots)]
    for result in results:
        teams = [[model.rating(known[bot].mu, known[bot].sigma)] for bot in result.seats]
        ranks = [float(sum(other > value for other in result.returns)) for value in result.returns]
        after = model.rate(teams, ranks=ranks)
        for bot in set(result.seats):
            # A bot at several seats is updated from all of them.
            own = [new for (new,), seat in zip(after, result.seats, strict=True) if seat == bot]
            mu = sum(new.mu for new in own) / len(own)
            sigma = sum(new.sigma for new in own) / len(own)
            known[bot] = model.rating(mu, sigma)
    played = {bot for result in results for bot in result.seats}
    return tuple(
        Rating(r.mu, r.mu - SURE * r.sigma, r.mu + SURE * r.sigma) if bot in played else None
        for bot, r in enumerate(known)
    )


def skill_model() -> Any:
    """OpenSkill's model; its package is an extra that may not be installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        raise ReinoError("error-needs-extra", extra="arena") from error
    return PlackettLuce()
