"""Background work: what a server does that no request waits for. All of it is started here.

Work that is to go on is *kept*: when it dies, the log says so with the traceback, and it is started
again after a pause, a longer one each time. Work that is done once is *started*: when it dies, the
log says so. Neither is ever lost in silence.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import Any, TypeVar

from reino.core.errors import ReinoError
from reino.server.store.errors import DatabaseError

SHORTEST, LONGEST = 1.0, 60.0  # seconds until what has died is started again
PATIENCE = 10.0  # seconds to end in, before it is told again

T = TypeVar("T")
Work = Callable[[], Coroutine[Any, Any, None]]

logger = logging.getLogger("reino.server")


class Background:
    """The background work of one part of the server, ended together. `wait` is for tests."""

    def __init__(self, wait: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        self._wait = wait
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    def __len__(self) -> int:
        """How much is under way."""
        return len(self._tasks)

    def __iter__(self) -> Iterator[asyncio.Task[Any]]:
        return iter(list(self._tasks))

    def keep(self, name: str, work: Work) -> None:
        """Do this until it returns by itself, however often it dies on the way."""
        self.start(name, self._kept(name, work))

    def start(self, name: str, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Do this once. The task may be waited for. After the end nothing is begun."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        if self._closed:
            task.cancel()
        return task

    async def finish(self) -> None:
        """Wait for all that is under way, and for what that starts in turn."""
        while self._tasks:
            await asyncio.wait(self._tasks)
            await asyncio.sleep(0)  # for `_finished`

    async def close(self, patience: float = PATIENCE) -> None:
        """Tell all of it to end, and wait until it has. What swallows that is told again."""
        self._closed = True
        while left := [task for task in self._tasks if not task.done()]:
            for task in left:
                task.cancel()
            await asyncio.wait(left, timeout=patience)

    async def _kept(self, name: str, work: Work) -> None:
        clock = asyncio.get_running_loop().time
        pause = SHORTEST
        while True:
            begun = clock()
            try:
                await work()
                return
            except Exception as error:
                if self._closed:
                    raise
                if clock() - begun > LONGEST:
                    pause = SHORTEST  # it had recovered
                _report(f"{name} has died, and is started again in {pause:g} s", error)
            await self._wait(pause)
            pause = min(2 * pause, LONGEST)

    def _finished(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        # A refusal is told to the one who asked, and is no mistake of ours. A database that is gone
        # may have stopped work that nobody asked for.
        if isinstance(error, DatabaseError) or not isinstance(error, ReinoError | None):
            _report(f"{task.get_name()} has died", error)


def _report(what: str, error: BaseException) -> None:
    """An error of ours says what it is by its key; any other shows where it came from."""
    if isinstance(error, ReinoError):
        logger.error("%s: %s", what, error.key)
    else:
        logger.error("%s", what, exc_info=error)
