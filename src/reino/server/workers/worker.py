"""The main program of a worker process: `python -m reino.server.workers.worker MEMORY`.

It reads requests on standard input and writes replies to a duplicate of its standard output. On any
error it replies `Failed` and exits: the server starts another one.
"""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from traceback import extract_tb
from typing import IO

from reino.bots import bot_names, make_bot
from reino.core.analysis import analyse
from reino.core.compile_progress import reporting, untold
from reino.core.game import Game
from reino.core.view import View
from reino.server.processes import die_with_parent
from reino.server.workers.framing import (
    Chosen,
    Failed,
    Judged,
    Ready,
    Request,
    Studied,
    Warming,
    framed,
    requests,
)
from reino.server.workers.question import Question, Study, check_level, loaded

NICER = 5  # niceness above the server's, whose players wait for each other and not only for bots
LEAST = 0.01  # least time limit in seconds: a search needs some

Think = Callable[[], int]
Prepare = Callable[[Question], Think]


def main(memory: int, prepare: Prepare | None = None) -> None:
    """Answer until the server closes the pipe. `prepare` makes a search of a question."""
    die_with_parent()
    with os.fdopen(os.dup(0), "rb") as inbox, os.fdopen(os.dup(1), "wb", 0) as outbox:
        # Printed output must not get between the replies.
        os.dup2(2, 1)
        limit(memory)
        asked: SimpleQueue[Request] = SimpleQueue()
        Thread(target=_listen, args=(inbox, asked), daemon=True).start()
        try:
            host = BotHost(prepare)
            with reporting(untold):  # the terminal, or the log, is the server's
                while True:
                    host.answer(asked.get(), outbox)
        except BaseException as error:
            with suppress(OSError):
                outbox.write(framed(Failed(told(error))))
            os._exit(1)


def _listen(inbox: IO[bytes], asked: "SimpleQueue[Request]") -> None:
    """Read requests; when the server is gone, exit at once, even in the middle of a search."""
    with suppress(Exception):
        for request in requests(inbox):
            asked.put(request)
    os._exit(0)


def limit(memory: int) -> None:
    """Limit memory, forbid core dumps, and give the server priority."""
    try:
        import resource
    except ImportError:  # pragma: no cover
        return
    # Private writable memory: of address space Numba and its like reserve far more than they use.
    _, hard = resource.getrlimit(resource.RLIMIT_DATA)
    most = memory if hard == resource.RLIM_INFINITY else min(memory, hard)
    resource.setrlimit(resource.RLIMIT_DATA, (most, most))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.nice(NICER)


class BotHost:
    """Answers requests by bots, and remembers which of them are loaded."""

    def __init__(self, prepare: Prepare | None = None) -> None:
        self._prepare = prepare or self.prepared
        self._met: set[tuple[Game, str]] = set()

    def answer(self, request: Request, outbox: IO[bytes]) -> None:
        if isinstance(request, Warming):
            self.warm(loaded(request.game, request.players, tuple(request.options.items())))
            outbox.write(framed(Ready()))
            return
        if isinstance(request, Study):
            outbox.write(framed(Ready()))
            outbox.write(framed(studied(request)))
            return
        think = self._prepare(request)
        outbox.write(framed(Ready()))
        outbox.write(framed(Chosen(think())))

    def warm(self, game: Game) -> None:
        state = game.start(seed=0)
        for level in bot_names(game):
            self._meet(state.view(state.owing[0]), level)

    def prepared(self, question: Question) -> Think:
        """A bot made for this question alone: with the same seed every worker chooses the same."""
        view = question.rebuilt()
        check_level(view.game, question.level)
        self._meet(view, question.level)
        seconds = budget(view.game, question.level, question.seconds)
        return partial(
            make_bot(view.game, question.level, question.seed, seconds=seconds).choose, view
        )

    def _meet(self, view: View, level: str) -> None:
        """Let a bot choose once, which loads or compiles its search: this must not count against
        its clock."""
        if (view.game, level) not in self._met:
            make_bot(view.game, level, 0, iterations=1).choose(view)
            self._met.add((view.game, level))


def studied(study: Study) -> Studied:
    found = analyse(study.rebuilt(), study.seconds)
    return Studied(
        found.value,
        found.exact,
        found.effort,
        tuple(Judged(one.action, one.value, one.share, one.exact) for one in found.actions),
    )


def budget(game: Game, level: str, left: float | None) -> float | None:
    """The time limit of a bot: less than its level takes, where its clock leaves less.

    Never more, and none for a level with a limit of iterations: in both cases the bot would play
    better than its level.
    """
    levels = {} if game.spec.levels is None else game.spec.levels.LEVELS
    own = next(iter(levels.values()), None) if level == "best" else levels.get(level)
    usual = None if own is None else own.seconds
    if left is None or usual is None or left >= usual:
        return None
    return max(left, LEAST)


def told(error: BaseException) -> str:
    *_, place = extract_tb(error.__traceback__)
    return f"{type(error).__name__} at {Path(place.filename).name}:{place.lineno}"


if __name__ == "__main__":
    main(int(sys.argv[1]))
