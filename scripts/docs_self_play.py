"""Run the worked example of docs/train.md as the page says, and keep its results.

    OPENBLAS_NUM_THREADS=1 python scripts/docs_self_play.py      less than a minute

docs/self-play.json has the share of the points against random play after so many updates, that of
the perfect bot, and the processor seconds of learning: those of one core, as set above.
"""

import argparse
import json
import sys
import time
from pathlib import Path

from rich.progress import track

import reino
from reino.arena.duel import bot_seed
from reino.bots import make_bot

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT / "examples"))

import self_play  # noqa: E402

TARGET = ROOT / "docs/self-play.json"
UPDATES = 400


def main() -> None:
    argparse.ArgumentParser(description=__doc__.split("\n")[0]).parse_args()
    begun = time.process_time()
    _, shares = self_play.train(UPDATES)
    kept = {
        "games": self_play.TRIAL,
        "seconds": round(time.process_time() - begun),
        "perfect": round(perfect_against_random(self_play.TRIAL), 4),
        "shares": [[update, round(share, 4)] for update, share in shares],
    }
    TARGET.write_text(json.dumps(kept) + "\n", "utf-8")


def perfect_against_random(games: int) -> float:
    """The perfect bot's share of the points, counted as the example counts its own."""
    game = reino.load("braverats")
    points = 0.0
    for number in track(range(games), "The perfect bot"):
        ours = number % 2
        bots = [
            make_bot(game, "perfect" if seat == ours else "random", bot_seed(number, seat))
            for seat in range(2)
        ]
        state = game.start(seed=number)
        while not state.over:
            state = state.play({seat: bots[seat].choose(state.view(seat)) for seat in state.owing})
        assert state.returns is not None
        points += (1 + state.returns[ours]) / 2
    return points / games


if __name__ == "__main__":
    main()
