"""Decisions a second of BraveRats through a batch, with masks and observations."""

import reino
from benchmarks.timing import Figure, best_seconds

GAMES = 4096
STEPS = 40
WANTED = 1_000_000


def figures() -> list[Figure]:
    batch = reino.batch("braverats", GAMES)

    def stepped() -> int:
        decisions = 0
        for _ in range(STEPS):
            decisions += int(batch.owing.sum())
            batch.step(batch.random_actions())
        return decisions

    decisions = stepped()
    rate = decisions / best_seconds(stepped)
    what = "decisions/s of braverats through a batch, with masks and observations"
    return [Figure(what, f"{rate:,.0f}", f"{WANTED:,}", rate / WANTED, 1)]
