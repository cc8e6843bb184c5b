"""Scores between two players, and the ratings and intervals that follow from them."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log10, sqrt
from statistics import fmean, stdev

Interval = tuple[float, float]

SURE = 1.96  # standard deviations on either side of a 95 % interval


@dataclass(frozen=True)
class Score:
    """Games won, drawn and lost by the first of two."""

    wins: int = 0
    """Games the first has won."""
    draws: int = 0
    """Games that neither has won."""
    losses: int = 0
    """Games the other has won."""

    @property
    def games(self) -> int:
        """All of them."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """One for a win, and a half for a draw."""
        return self.wins + self.draws / 2

    @property
    def share(self) -> float:
        """The first one's share of all points; a half before any game."""
        return self.points / self.games if self.games else 0.5

    @property
    def share_interval(self) -> Interval:
        """Wilson's interval for the share of the points, so that 20 of 20 is not taken for
        certain."""
        n = self.games
        if not n:
            return 0.0, 1.0
        middle = (self.points + SURE**2 / 2) / (n + SURE**2)
        # Draws make the interval narrower than wins and losses alone would.
        spread = self.share * (1 - self.share) - self.draws / (4 * n)
        half = SURE * sqrt(n * spread + SURE**2 / 4) / (n + SURE**2)
        # Where all games were lost or won, one end is exact: a rounding error beside it would be a
        # rating of thousands instead of an infinite one.
        low = max(0.0, middle - half) if self.points else 0.0
        high = min(1.0, middle + half) if self.points < n else 1.0
        return low, high

    @property
    def rating(self) -> float:
        """Rating points by which the first is ahead; infinite where all was won or lost."""
        return rating_of(self.share)

    @property
    def rating_interval(self) -> Interval:
        """The ratings at both ends of `share_interval`."""
        low, high = self.share_interval
        return rating_of(low), rating_of(high)

    def __add__(self, other: "Score") -> "Score":
        return Score(self.wins + other.wins, self.draws + other.draws, self.losses + other.losses)


def rating_of(share: float) -> float:
    """The rating for a share, on Elo's scale: 400 points more is ten to one."""
    if share <= 0 or share >= 1:
        return float("inf") if share >= 1 else float("-inf")
    return 400 * log10(share / (1 - share))


def score_of(value: float) -> Score:
    """The score of one game, by the first one's return."""
    return Score(int(value > 0), int(value == 0), int(value < 0))


def share_interval(part: int, whole: int) -> Interval:
    """The interval for a plain share, such as that of drawn games."""
    return Score(part, 0, whole - part).share_interval


def mean_interval(values: Sequence[float]) -> Interval | None:
    """The interval for the mean of the population that these values are a sample of; None for a
    single value."""
    if len(values) < 2:
        return None
    mean, half = fmean(values), SURE * stdev(values) / sqrt(len(values))
    return mean - half, mean + half
