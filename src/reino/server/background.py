"""Background work: tasks that no request waits for. All of them are started here.

Tasks that go on are *kept*: when one raises, the traceback is logged and it is retried after a
pause, a longer one each time. Tasks that run once are *started*: when one raises, that is logged.
No error is ever lost in silence.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import Any, TypeVar

from reino.core.errors import ReinoError
from reino.server.store.errors import DatabaseError

SHORTEST, LONGEST = 1.0, 60.0  # pauses in seconds before the retries of a task that has raised
PATIENCE = 10.0  # timeout in seconds for a cancelled task to end, before it is cancelled again

T = TypeVar("T")
Work = Callable[[], Coroutine[Any, Any, None]]

logger = logging.getLogger("reino.server")


class Background:
    """The background tasks of one part of the server, ended together. `wait` is for tests."""

    def __init__(self, wait: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        self._wait = wait
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    def __len__(self) -> int:
        """The number of running tasks."""
        return len(self._tasks)

    def __iter__(self) -> Iterator[asyncio.Task[Any]]:
        return iter(list(self._tasks))

    def keep(self, name: str, work: Work) -> None:
        """Run this until it returns, with a retry whenever it raises."""
        self.start(name, self._kept(name, work))

    def start(self, name: str, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Run this once; gives the task, to be awaited if wanted. After `close` it is cancelled."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        if self._closed:
            task.cancel()
        return task

    async def finish(self) -> None:
        """Wait for all tasks, and for those that they start in turn."""
        while self._tasks:
            await asyncio.wait(self._tasks)
            await asyncio.sleep(0)  # for `_finished`

    async def close(self, patience: float = PATIENCE) -> None:
        """Cancel all tasks, again if one swallows it, and wait until they have ended."""
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
                    pause = SHORTEST  # it had recovered: the next pause is short
                _report(f"{name} has died, and is started again in {pause:g} s", error)
            await self._wait(pause)
            pause = min(2 * pause, LONGEST)

    def _finished(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        # A refusal is answered to the client and is no fault. An unreachable database may have
        # stopped work that no client waits for.
        if error is None:
            return
        if isinstance(error, DatabaseError) or not isinstance(error, ReinoError):
            _report(f"{task.get_name()} has died", error)


def _report(what: str, error: BaseException) -> None:
    """A refusal is logged by its key, any other error with its traceback."""
    if isinstance(error, ReinoError):
        logger.error("%s: %s", what, error.key)
    else:
        logger.error("%s", what, exc_info=error)
