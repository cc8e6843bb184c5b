"""Compile everything the tests need, each part once, in two processes, the heaviest games first.
Two test processes would otherwise compile most of it twice.
"""

import gc
import signal
import sys
from multiprocessing import get_context
from multiprocessing.queues import SimpleQueue

from reino.batches.batch import Batch
from reino.bots import bot_names, prepare_bot
from reino.core.catalogue import catalogue, preferred_language
from reino.core.compile_progress import CompileBar, Preparation, reporting
from reino.core.compiled import STUDIES
from reino.core.game import load
from reino.search import ismcts

PROCESSES = 2
GAMES = ("jackrabbits", "korona", "sparta", "braverats")
PARTS = 7  # of a game: rules, two studies, bots of two kinds, encoding, batches
INTERRUPTED = 130

Reports = SimpleQueue[tuple[Preparation, int, int] | None]
reports: Reports


def begin(given: Reports) -> None:
    """A process tells the first one how far it is: two bars would not go together."""
    global reports
    reports = given
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C is answered by the first process


def compile_game(key: str) -> None:
    with reporting(lambda *report: reports.put(report)):
        compile_parts(key)


def compile_parts(key: str) -> None:
    gc.disable()  # nearly all that a compiler makes lives to its end: looking finds nothing
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


def main() -> int:
    spawning = get_context("spawn")
    given: Reports = spawning.SimpleQueue()
    lang = preferred_language()
    try:
        with (
            CompileBar(lang, pieces=PARTS * len(GAMES)) as bar,
            spawning.Pool(PROCESSES, begin, (given,)) as pool,
        ):
            compiled = pool.map_async(
                compile_game,
                GAMES,
                chunksize=1,
                callback=lambda _: given.put(None),
                error_callback=lambda _: given.put(None),
            )
            while (report := given.get()) is not None:
                bar(*report)
            compiled.get()
    except KeyboardInterrupt:
        print(catalogue(lang)("cli-interrupted"), file=sys.stderr)
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main())
