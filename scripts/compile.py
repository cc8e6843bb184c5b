"""Compile everything the tests need, each part once, in two processes, the heaviest games first.
Two test processes would otherwise compile most of it twice.
"""

import gc
from multiprocessing import get_context

from reino.batches.batch import Batch
from reino.bots import bot_names, prepare_bot
from reino.core.compiled import STUDIES
from reino.core.game import load
from reino.search import ismcts

PROCESSES = 2
GAMES = ("jackrabbits", "korona", "sparta", "braverats")


def compile_game(key: str) -> None:
    gc.disable()  # nearly all objects of a compiler live to its end: no garbage to collect
    game = load(key)
    for name in STUDIES:
        game.spec.compiled.study(name)
    for name in bot_names(game):
        prepare_bot(game, name)
    ismcts.prepare(game)
    if key == "korona":
        ismcts.prepare(game, guided=False)
    state = game.start(seed=1)
    state.view(0).tensor()
    state.analyse(state.owing[0], iterations=1)
    Batch(game, 1)


def main() -> None:
    with get_context("spawn").Pool(PROCESSES) as pool:
        pool.map(compile_game, GAMES, chunksize=1)


if __name__ == "__main__":
    main()
