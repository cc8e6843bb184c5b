"""Elo ratings of a whole arena, against a slow fit that shares nothing with the program.

The reference works bot by bot: each rating is moved, by bisection, to where its bot would expect
exactly the points it has, until no rating moves. Its intervals come from ratings of which one in
each group is fixed at 0, so that no singular matrix is ever inverted.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise, product
from math import exp, isfinite, log, sqrt

import pytest

from reino.arena.rating import SURE, Score
from reino.arena.standings import Rating, elo, linked

POINT = log(10) / 400  # tolerance of a rating, in natural logarithms

Games = Mapping[tuple[int, int], Score]  # scores of the first of two against the second
Triple = tuple[float, float, float]


def scores_of(bots: int, games: Games) -> list[list[Score]]:
    scores = [[Score()] * bots for _ in range(bots)]
    for (one, other), score in games.items():
        scores[one][other] = score
        scores[other][one] = Score(score.losses, score.draws, score.wins)
    return scores


def share(ahead: float) -> float:
    """The expected share of the points of a player who is so far ahead."""
    return 1 / (1 + exp(-ahead)) if ahead > 0 else exp(ahead) / (1 + exp(ahead))


class Reference:
    """One group of bots, all of whom are linked by games."""

    def __init__(self, scores: Sequence[Sequence[Score]]) -> None:
        self.bots = range(len(scores))
        # Two who have met count one more draw between them.
        self.points = [[s.points + 0.5 if s.games else 0.0 for s in row] for row in scores]
        self.games = [[s.games + 1 if s.games else 0 for s in row] for row in scores]
        self.values = [0.0] * len(scores)

    def fit(self) -> list[float]:
        moved = 1.0
        while moved > 1e-13:
            moved = max(self._moved(bot) for bot in self.bots)
        mean = sum(self.values) / len(self.values)
        return [value - mean for value in self.values]

    def _moved(self, bot: int) -> float:
        before = self.values[bot]
        low, high = before - 50, before + 50
        while True:
            middle = (low + high) / 2
            if middle in (low, high):
                break
            if self._lacks(bot, middle) > 0:
                low = middle
            else:
                high = middle
        self.values[bot] = middle
        return abs(middle - before)

    def _lacks(self, bot: int, value: float) -> float:
        """Points it has beyond those it would expect with this rating: won times the chance to
        lose less lost times the chance to win, so that nothing large is taken from its like."""
        return sum(
            self.points[bot][other] * share(self.values[other] - value)
            - self.points[other][bot] * share(value - self.values[other])
            for other in self.bots
            if other != bot
        )

    def spreads(self) -> list[float]:
        """Standard deviations around the mean, by way of the ratings relative to the last bot."""
        *free, last = self.bots

        def information(one: int, other: int) -> float:
            ahead = self.values[one] - self.values[other]
            return self.games[one][other] * share(ahead) * share(-ahead)

        matrix = [
            [
                sum(information(one, third) for third in self.bots if third != one)
                if one == other
                else -information(one, other)
                for other in free
            ]
            for one in free
        ]
        known = inverse(matrix)
        relative = [[*row, 0.0] for row in known] + [[0.0] * (last + 1)]
        n = last + 1
        found = []
        for bot in self.bots:
            weights = [(other == bot) - 1 / n for other in self.bots]
            variance = sum(
                weights[i] * weights[j] * relative[i][j] for i, j in product(self.bots, repeat=2)
            )
            found.append(sqrt(variance))
        return found


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Gauss and Jordan's, with the largest pivot."""
    n = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(n))] for i, row in enumerate(matrix)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(n):
            if j != i:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[n:] for row in rows]


def reference(scores: Sequence[Sequence[Score]]) -> list[Triple]:
    fitted = Reference(scores)
    values = fitted.fit()
    return [
        (value / POINT, (value - SURE * spread) / POINT, (value + SURE * spread) / POINT)
        for value, spread in zip(values, fitted.spreads(), strict=True)
    ]


def triple(rating: Rating | None) -> Triple:
    assert rating is not None
    return rating.value, rating.low, rating.high


def assert_fits(found: Sequence[Rating | None], wanted: Sequence[Triple]) -> None:
    for rating, triple_wanted in zip(found, wanted, strict=True):
        assert triple(rating) == pytest.approx(triple_wanted, rel=1e-6, abs=1e-5)


def pair(score: Score) -> list[list[Score]]:
    return scores_of(2, {(0, 1): score})


def by_formula(score: Score) -> list[Triple]:
    """Two bots by hand: the difference is the logarithm of the odds, a rating half of it."""
    won, lost = score.points + 0.5, score.games - score.points + 0.5
    value = log(won / lost) / 2
    half = SURE / 2 * sqrt((won + lost) / (won * lost))
    return [
        (value / POINT, (value - half) / POINT, (value + half) / POINT),
        (-value / POINT, (-value - half) / POINT, (-value + half) / POINT),
    ]


def test_a_sweep_of_any_length_has_a_rating_and_an_interval() -> None:
    wrong = []
    for wins in range(1, 400):
        first, second = elo(pair(Score(wins)))
        wanted = by_formula(Score(wins))
        if [triple(first), triple(second)] != [pytest.approx(ends, rel=1e-6) for ends in wanted]:
            wrong.append((wins, first))
    assert wrong == []


NEAR_SWEEPS = [
    Score(1, 0, 0),
    Score(0, 1, 0),
    Score(0, 0, 1),
    Score(399, 0, 1),
    Score(398, 1, 0),
    Score(1000, 0, 0),
    Score(0, 0, 1000),
    Score(999, 0, 1),
    Score(99_999, 0, 1),
    Score(1, 0, 99_999),
    Score(10**9, 0, 0),
    Score(10**9, 0, 10**9),
]


@pytest.mark.parametrize("score", NEAR_SWEEPS, ids=str)
def test_one_game_and_nearly_all_games_are_rated_alike_by_formula_and_fit(score: Score) -> None:
    found = elo(pair(score))
    assert_fits(found, by_formula(score))
    assert_fits(found, reference(pair(score)))


EVEN = Score(10, 3, 9)
ARENAS: dict[str, tuple[int, Games]] = {
    "three, all swept": (
        3,
        {(0, 1): Score(300), (1, 2): Score(300), (0, 2): Score(300)},
    ),
    "three in a circle": (3, {(0, 1): Score(99), (1, 2): Score(99), (2, 0): Score(99)}),
    "three, one game": (3, {(0, 1): Score(1), (1, 2): Score(0, 1)}),
    "who beats the champion loses to all others": (
        4,
        {
            (0, 1): Score(399, 0, 1),
            (0, 2): Score(1000),
            (1, 2): Score(500, 20, 3),
            (3, 0): Score(40),
            (1, 3): Score(40),
            (2, 3): Score(40),
        },
    ),
    "many even games beside few swept ones": (
        3,
        {(0, 1): Score(50_000, 0, 50_000), (1, 2): Score(3), (0, 2): Score(4)},
    ),
    "five, some never met": (
        5,
        {
            (0, 1): Score(20, 5, 1),
            (1, 2): Score(99_999, 0, 1),
            (2, 3): EVEN,
            (3, 4): Score(0, 0, 7),
            (0, 4): Score(2, 1, 0),
        },
    ),
}


@pytest.mark.parametrize(("bots", "games"), ARENAS.values(), ids=ARENAS)
def test_an_arena_of_three_and_more_is_rated_as_the_slow_fit_does(bots: int, games: Games) -> None:
    scores = scores_of(bots, games)
    assert_fits(elo(scores), reference(scores))


def test_groups_that_have_not_met_are_rated_each_by_itself() -> None:
    games: Games = {
        (0, 3): Score(399),
        (3, 5): EVEN,
        (1, 6): Score(99_999, 0, 1),
    }
    scores = scores_of(7, games)
    assert linked(scores) == ((0, 3, 5), (1, 6))
    found = elo(scores)
    for group in linked(scores):
        within = [[scores[one][other] for other in group] for one in group]
        assert_fits([found[bot] for bot in group], reference(within))
    # A bot that has met no other has no rating, rather than one that looks like knowledge.
    assert found[2] is None
    assert found[4] is None


def test_bots_that_have_not_played_have_no_rating() -> None:
    scores = [[Score()] * 3] * 3
    assert linked(scores) == ()
    assert elo(scores) == (None, None, None)


def test_the_order_of_the_list_changes_no_rating() -> None:
    bots, games = ARENAS["five, some never met"]
    turned = {(bots - 1 - one, bots - 1 - other): score for (one, other), score in games.items()}
    there, back = elo(scores_of(bots, games)), elo(scores_of(bots, turned))
    assert_fits(there, [triple(rating) for rating in back[::-1]])


@pytest.mark.parametrize("step", [Score(399), Score(1000), Score(99_999, 0, 1)], ids=str)
def test_a_long_ladder_adds_up_rung_by_rung(step: Score) -> None:
    """Where each has met only the next, every difference is that of its two alone, and their
    errors are independent."""
    bots = 60
    found = elo(scores_of(bots, dict.fromkeys(pairwise(range(bots)), step)))
    (up, *_), _ = by_formula(step)
    won, lost = step.points + 0.5, step.losses + 0.5
    variance = (won + lost) / (won * lost) / POINT**2
    for bot, rating in enumerate(found):
        value, low, high = triple(rating)
        assert value == pytest.approx(2 * up * ((bots - 1) / 2 - bot), rel=1e-6, abs=1e-3)
        # A rating around the mean leans on each rung by the part of the bots beyond it.
        above = sum((rung / bots) ** 2 for rung in range(1, bot + 1))
        below = sum((rung / bots) ** 2 for rung in range(1, bots - bot))
        half = SURE * sqrt(variance * (above + below))
        assert (high - value, value - low) == pytest.approx((half, half), rel=1e-6)


@pytest.mark.parametrize("games", [1, 1000, 10**6])
def test_a_ladder_where_all_have_met_and_the_better_has_won_everything(games: int) -> None:
    bots = 30
    met = {(one, other): Score(games) for one in range(bots) for other in range(one + 1, bots)}
    scores = scores_of(bots, met)
    found = elo(scores)
    values = [triple(rating)[0] for rating in found]
    assert values == sorted(values, reverse=True)
    assert all(isfinite(end) for rating in found for end in triple(rating))
    # Likeliest are ratings by which all expect the points they have.
    fitted = Reference(scores)
    fitted.values = [value * POINT for value in values]
    lacking = [fitted._lacks(bot, fitted.values[bot]) for bot in range(bots)]
    assert lacking == pytest.approx([0.0] * bots, abs=1e-6)
    spreads = [SURE * spread / POINT for spread in fitted.spreads()]
    halves = [(high - low) / 2 for _, low, high in map(triple, found)]
    assert halves == pytest.approx(spreads, rel=1e-6)
