"""The writer thread: batches that are queued together are committed together."""

import asyncio
import copy
from collections.abc import Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Lock, Thread
from typing import NamedTuple

from reino.server.store.errors import DatabaseError, Unreachable
from reino.server.store.rows import EntryBatch
from reino.server.store.store import Store

TOGETHER = 500  # limit of batches in one transaction, so that no batch waits for too many others

Verdict = BaseException | None


class _Waiting(NamedTuple):
    batch: EntryBatch
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class Writer:
    """The thread that appends. A disk takes as long for one commit as for a hundred together."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queue: SimpleQueue[list[_Waiting] | None] = SimpleQueue()
        self._next: list[_Waiting] = []  # batches of this turn of the event loop
        self._closed = False
        self._closing = Lock()  # no batch may be queued after the end
        self._thread = Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    async def append(self, batch: EntryBatch) -> None:
        """Append a batch; returns after the commit. Raises `Taken`, or another error of the
        database.

        A caller that is cancelled does not stop the writer: the batch may be written all the same.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        with self._closing:
            if self._closed:
                raise DatabaseError("error-database-closed")
            self._next.append(_Waiting(batch, loop, done))
            if len(self._next) == 1:
                loop.call_soon(self._pass_on)
        await done

    def _pass_on(self) -> None:
        """Wake the thread once for all batches of this turn."""
        with self._closing:
            if self._next:
                self._queue.put(self._next)
                self._next = []

    def close(self) -> None:
        """Write the queued batches, then stop. Blocks until it is done."""
        self._pass_on()
        with self._closing:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        waiting: list[_Waiting] = []
        last = False
        while waiting or not last:
            while not last and not (waiting and self._queue.empty()):
                more = self._queue.get()
                last = more is None
                waiting += more or ()
            group, waiting = waiting[:TOGETHER], waiting[TOGETHER:]
            if group:
                _answer(group, self._verdicts([each.batch for each in group]))

    def _verdicts(self, batches: Sequence[EntryBatch]) -> Sequence[Verdict]:
        try:
            return self._store.append_all(batches)
        except Unreachable as error:
            return [copy.copy(error) for _ in batches]
        except Exception as error:
            if len(batches) == 1:
                return [error]
        # One batch cannot be written: the others are written without it.
        return [verdict for batch in batches for verdict in self._verdicts([batch])]


def _answer(group: Sequence[_Waiting], verdicts: Sequence[Verdict]) -> None:
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], Verdict]]] = {}
    for waiting, verdict in zip(group, verdicts, strict=True):
        by_loop.setdefault(waiting.loop, []).append((waiting.done, verdict))
    for loop, answers in by_loop.items():
        # In a closed loop no caller waits.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_resolve, answers)


def _resolve(answers: Sequence[tuple[asyncio.Future[None], Verdict]]) -> None:
    for done, verdict in answers:
        if done.cancelled():
            continue
        if verdict is None:
            done.set_result(None)
        else:
            done.set_exception(verdict)
