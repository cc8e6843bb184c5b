"""Compile everything the tests will want, each thing once: the heaviest game in one process, the
others in a second. Two test processes would otherwise compile most of it twice.
"""

from multiprocessing import get_context

from reino.batches.batch import Batch
from reino.bots import bot_names, prepare_bot
from reino.core.game import load
from reino.search import ismcts

SHARES = (("jackrabbits",), ("korona", "sparta", "braverats"))


def compile_games(keys: tuple[str, ...]) -> None:
    for key in keys:
        game = load(key)
        for name in bot_names(game):
            prepare_bot(game, name)
        ismcts.prepare(game)
        game.start(seed=1).view(0).tensor()
        if key != "jackrabbits":  # left to `make soak`
            Batch(game, 1)


def main() -> None:
    with get_context("spawn").Pool(len(SHARES)) as pool:
        pool.map(compile_games, SHARES, chunksize=1)


if __name__ == "__main__":
    main()
