"""Measuring: the best of a few runs, because noise only ever adds."""

import time
from collections.abc import Callable
from dataclasses import dataclass


def best_seconds(work: Callable[[], object], repeats: int = 5) -> float:
    """Seconds of the quickest of several runs."""
    shortest = float("inf")
    for _ in range(repeats):
        begun = time.perf_counter()
        work()
        shortest = min(shortest, time.perf_counter() - begun)
    return shortest


@dataclass(frozen=True)
class Figure:
    """One line of the report: ours, a peer's, and the ratio that counts."""

    what: str
    ours: str
    peer: str
    ratio: float
    wanted: float

    @property
    def reached(self) -> bool:
        return self.ratio >= self.wanted
