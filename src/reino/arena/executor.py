"""Executors of games: this process, worker processes on this machine, or a cluster.

An executor takes work and yields results, in no order. A worker process that the machine kills
loses only its current piece of work, which is retried.
"""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from pickle import PicklingError
from queue import SimpleQueue
from threading import Thread
from traceback import format_exc
from typing import Any, Generic, NoReturn, Protocol, TypeVar

from reino.bots.program import end_programs
from reino.core.errors import ReinoError
from reino.core.packages import culprit

TRIES = 3  # retries: a process may die by accident; work that has killed so many is given up
LEAVE = 5.0  # timeout in seconds for a process to exit

Work = TypeVar("Work")
Done = TypeVar("Done")


class Executor(Protocol):
    """The protocol of an executor."""

    def run(
        self,
        task: Callable[[Work], Done],
        work: Iterable[Work],
        lost: Callable[[Work], None] | None = None,
    ) -> Iterator[Done]:
        """The results of the task for each piece of work, as they come in.

        Work is taken from the iterable as workers need it. If a task raises, or the caller closes
        the iterator, running workers are killed at once. Work whose process has died in every retry
        is given to `lost`; without `lost` it is an error.
        """


class Piece(Generic[Work]):
    """A piece of work, and how many processes have died of it."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.deaths = 0


class Remaining(Generic[Work]):
    """The queue of work to hand out: retries first."""

    def __init__(self, work: Iterable[Work], lost: Callable[[Work], None] | None) -> None:
        self._left = iter(work)
        self._again: deque[Piece[Work]] = deque()
        self._lost = lost or _give_up

    def take(self) -> Piece[Work] | None:
        """The next piece; None when the queue is empty."""
        if self._again:
            return self._again.popleft()
        for work in self._left:
            return Piece(work)
        return None

    def give_back(self, piece: Piece[Work]) -> None:
        """Queue a piece again: its worker died."""
        piece.deaths += 1
        if piece.deaths < TRIES:
            self._again.append(piece)
        else:
            self._lost(piece.work)


def _give_up(work: object) -> NoReturn:
    raise ReinoError("error-worker-lost", tries=str(TRIES))


class Processes:
    """A pool of worker processes on this machine.

    A single worker runs in this process, unless its work may bring the process down: `apart`.
    """

    def __init__(self, workers: int, apart: bool = False) -> None:
        self.workers = workers
        self.apart = apart

    def run(
        self,
        task: Callable[[Work], Done],
        work: Iterable[Work],
        lost: Callable[[Work], None] | None = None,
    ) -> Iterator[Done]:
        if self.workers <= 1 and not self.apart:
            yield from map(task, work)
            return
        remaining = Remaining(work, lost)
        crew: dict[Connection, _Worker[Work]] = {}
        try:
            while True:
                while len(crew) < self.workers and (piece := remaining.take()) is not None:
                    worker = _Worker(task, piece)
                    crew[worker.connection] = worker
                if not crew:
                    return
                for connection in wait(list(crew)):
                    assert isinstance(connection, Connection)
                    worker = crew[connection]
                    try:
                        well, result = connection.recv()
                    except (EOFError, OSError):
                        del crew[connection]
                        worker.bury()
                        remaining.give_back(worker.piece)
                        continue
                    if not well:
                        raise result
                    # The next piece first: the worker must not wait while the caller handles this
                    # result.
                    if (following := remaining.take()) is not None:
                        worker.hand(following)
                    else:
                        del crew[connection]
                        worker.bury()
                    yield result
        finally:
            for worker in crew.values():
                worker.dismiss()
            for worker in crew.values():
                worker.bury()


class _Worker(Generic[Work]):
    """A worker process, and its current piece of work."""

    def __init__(self, task: Callable[[Work], Any], piece: Piece[Work]) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, task), daemon=True)
        with _deaf_to_ctrl_c():
            self._process.start()
        theirs.close()
        self.hand(piece)

    def hand(self, piece: Piece[Work]) -> None:
        self.piece = piece
        # A worker that has just died closes its pipe; that is handled at the next read.
        with suppress(OSError):
            self.connection.send(piece.work)

    def dismiss(self) -> None:
        """Close the pipe: the worker exits as soon as it reads the end."""
        self.connection.close()

    def bury(self) -> None:
        self.dismiss()
        self._process.join(LEAVE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._process.close()


def _serve(connection: Connection, task: Callable[[Any], Any]) -> None:
    """The main function of a worker process. A second thread reads the pipe, so that the process
    exits when its parent is gone."""
    work: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_listen, args=(connection, work), daemon=True).start()
    with suppress(BrokenPipeError):  # the parent has closed the pipe: no answer is wanted
        while True:
            answer = _answer(task, work.get())
            try:
                connection.send(answer)
            except (AttributeError, PicklingError, TypeError) as error:
                connection.send((False, RuntimeError(f"{answer[1]!r}: {error}")))


def _listen(connection: Connection, work: "SimpleQueue[Any]") -> None:
    """Queue work until the pipe is closed, or its other end is gone; then exit, even in the middle
    of a task."""
    with suppress(EOFError, OSError):
        while True:
            work.put(connection.recv())
    end_programs()
    os._exit(0)


def _answer(task: Callable[[Any], Any], work: Any) -> tuple[bool, Any]:
    try:
        return True, task(work)
    except Exception as error:
        raised = culprit(error) or error  # the other process cannot tell which package raised it
        raised.add_note(format_exc())
        return False, raised


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Block Ctrl-C in processes started in here: only their parent acts on it.

    The signal reaches every process of a terminal, and each would die of it with a traceback.
    """
    if not hasattr(signal, "pthread_sigmask"):  # pragma: no cover
        yield
        return
    # Python starts its resource tracker with the first process, and unblocks Ctrl-C then.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
