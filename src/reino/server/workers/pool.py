"""The pool of workers that all tables share, behind a fair queue. If workers fail, the move is any
legal one."""

import asyncio
import logging
import os
import secrets
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Self, TypeVar

from reino.bots import RandomBot
from reino.core.errors import ReinoError
from reino.core.game import Game
from reino.core.view import View
from reino.server.background import Background
from reino.server.workers.fair_queue import FairQueue
from reino.server.workers.framing import Studied, Warming
from reino.server.workers.question import Question, Study
from reino.server.workers.slot import PROGRAM, Lost, Terms, WorkerSlot

MEMORY = 2 << 30  # limit in bytes; all games and bots take a quarter, the largest search as much
PATIENCE = 20.0  # timeout in seconds; no level takes more than two
CHOICES = 2000  # limit of one worker, which is then replaced
TRIES = 3

T = TypeVar("T")

LOG = logging.getLogger(__name__)


class WorkerPool:
    """Workers that choose for bots. Close the pool, or use it as a context manager, or its
    processes stay.

    `workers` is the number of processes, each with a limit of `memory` bytes; the default leaves
    one core to the server. A worker that exceeds the time limit of its question by `patience`
    seconds is killed. The output of `silent` workers is dropped.
    """

    def __init__(
        self,
        workers: int | None = None,
        *,
        memory: int = MEMORY,
        patience: float = PATIENCE,
        choices: int = CHOICES,
        program: Sequence[str] = PROGRAM,
        timeout: Callable[[float], asyncio.Timeout] = asyncio.timeout,
        silent: bool = False,
    ) -> None:
        n = max(1, (os.cpu_count() or 1) - 1) if workers is None else workers
        terms = Terms(memory, patience, choices, program, timeout, silent)
        self._slots = [WorkerSlot(terms) for _ in range(n)]
        self._free = list(self._slots)
        self._queue = FairQueue(n)
        self._tasks = Background()
        self._closed = False

    @property
    def waiting(self) -> int:
        """Questions in the queue."""
        return len(self._queue)

    @property
    def pids(self) -> tuple[int, ...]:
        """The running worker processes; they are started when they are first needed."""
        return tuple(slot.pid for slot in self._slots if slot.pid is not None)

    async def choose(self, question: Question, table: str = "") -> int:
        """A legal action. Questions of one table queue behind each other, not before those of other
        tables.

        A caller may be cancelled: the worker finishes and takes the next question.
        """
        self._check_open()
        await self._queue.enter(table)
        self._check_open()
        return await self._done(self._thought(question))

    async def study(self, study: Study, reader: str = "") -> Studied:
        """The analysis of a view's choices. Questions of one reader queue behind each other."""
        self._check_open()
        await self._queue.enter(f"study {reader}")
        self._check_open()
        return await self._done(self._studied(study))

    async def warm(self, games: Iterable[Game]) -> None:
        """Have every worker load these games with all their bots; returns when they are ready."""
        self._check_open()
        wanted = [Warming(game.key, game.players, dict(game.options)) for game in games]
        await self._done(self._warm_all(wanted))

    async def close(self) -> None:
        """Kill all workers; callers in the queue get an error."""
        self._closed = True
        self._queue.disperse(_closed())
        await self._tasks.close()
        await asyncio.gather(*(slot.clear() for slot in self._slots))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def _done(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of work that goes on until `close`, even if the caller is cancelled."""
        task = self._tasks.start("a question to a worker", work)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            waiting = asyncio.current_task()
            if waiting is not None and not waiting.cancelling():
                self._check_open()
            raise

    async def _thought(self, question: Question) -> int:
        with self._at_work(question.game) as slot:
            view = question.rebuilt()
            for _ in range(TRIES):
                try:
                    action = await slot.choose(question)
                except Lost as lost:
                    _report(logging.WARNING, question, str(lost))
                    continue
                if action in view.legal:
                    return action
                _report(logging.WARNING, question, f"{action} is no legal action")
            _report(logging.ERROR, question, "any legal action is chosen instead")
            return RandomBot(question.seed).choose(view)

    async def _studied(self, study: Study) -> Studied:
        with self._at_work(study.game) as slot:
            for _ in range(TRIES):
                try:
                    return await slot.study(study)
                except Lost as lost:
                    LOG.warning(
                        "an analysis of %s failed, a worker is asked again: %s", study.game, lost
                    )
            raise ReinoError("error-thinking-lost")

    @contextmanager
    def _at_work(self, game: str) -> Iterator[WorkerSlot]:
        """The free slot that has loaded most of this game. The caller has a place from the
        queue."""
        slot = max(self._free, key=lambda slot: slot.readiness(game))
        self._free.remove(slot)
        try:
            yield slot
        finally:
            self._free.append(slot)
            self._queue.leave()

    async def _warm_all(self, wanted: Sequence[Warming]) -> None:
        await asyncio.gather(*(self._warm(slot, wanted) for slot in self._slots))

    async def _warm(self, slot: WorkerSlot, wanted: Sequence[Warming]) -> None:
        for warming in wanted:
            try:
                await slot.warm(warming)
            except Lost as lost:  # the first question retries
                LOG.warning(
                    "a worker did not load %s, its first question will: %s", warming.game, lost
                )

    def _check_open(self) -> None:
        if self._closed:
            raise _closed()


class PoolChooser:
    """Chooses for bots at tables (`autoplay.Chooser`) by asking a pool."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool

    async def choose(self, view: View, bot: str, seconds: float | None) -> int:
        question = Question.of(view, bot, seed=secrets.randbits(63), seconds=seconds)
        # A queue of its own for each question, so that no reader of analyses comes before it.
        return await self._pool.choose(question, f"bot {question.seed}")


def _closed() -> ReinoError:
    return ReinoError("error-thinking-closed")


def _report(level: int, question: Question, what: str) -> None:
    LOG.log(level, "the bot %s of %s: %s", question.level, question.game, what)
