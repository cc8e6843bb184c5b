"""Where games are played: in this process, in several on this machine, or on a cluster.

An executor is handed work and yields what comes of it, in no order. A process that the machine
kills loses nothing but the work it had in hand, which is done again.
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

TRIES = 3  # a process may die by accident; work that has cost so many is given up
LEAVE = 5.0  # seconds a process has to leave

Work = TypeVar("Work")
Done = TypeVar("Done")


class Executor(Protocol):
    """Something that works."""

    def run(
        self,
        task: Callable[[Work], Done],
        work: Iterable[Work],
        lost: Callable[[Work], None] | None = None,
    ) -> Iterator[Done]:
        """What the task makes of each piece of work, as it comes in.

        Work is taken as it is needed. If a task raises, or the caller has had enough, whatever
        still runs is ended there and then. Work whose process has died again and again is handed to
        `lost`; without that it is an error.
        """


class Piece(Generic[Work]):
    """A piece of work, and how many processes have died of it."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.deaths = 0


class Remaining(Generic[Work]):
    """Work still to be handed out: first what has to be done again."""

    def __init__(self, work: Iterable[Work], lost: Callable[[Work], None] | None) -> None:
        self._left = iter(work)
        self._again: deque[Piece[Work]] = deque()
        self._lost = lost or _give_up

    def take(self) -> Piece[Work] | None:
        """The next piece; None when there are no more."""
        if self._again:
            return self._again.popleft()
        for work in self._left:
            return Piece(work)
        return None

    def give_back(self, piece: Piece[Work]) -> None:
        """Whoever had it died."""
        piece.deaths += 1
        if piece.deaths < TRIES:
            self._again.append(piece)
        else:
            self._lost(piece.work)


def _give_up(work: object) -> NoReturn:
    raise ReinoError("error-worker-lost", tries=str(TRIES))


class Processes:
    """So many processes on this machine.

    One needs no process of its own, unless its work is not to be trusted with ours: `apart`.
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
                    # The next piece first: nobody waits while the caller looks at this one.
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
    """A process, and the work it has in hand."""

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
        # One that has just died is found out when it does not answer.
        with suppress(OSError):
            self.connection.send(piece.work)

    def dismiss(self) -> None:
        """It leaves as soon as it sees that nobody listens."""
        self.connection.close()

    def bury(self) -> None:
        self.dismiss()
        self._process.join(LEAVE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._process.close()


def _serve(connection: Connection, task: Callable[[Any], Any]) -> None:
    """The life of a worker. Another thread listens, so that it ends when nobody waits for it."""
    work: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_listen, args=(connection, work), daemon=True).start()
    while True:
        answer = _answer(task, work.get())
        try:
            connection.send(answer)
        except (AttributeError, PicklingError, TypeError) as error:
            connection.send((False, RuntimeError(f"{answer[1]!r}: {error}")))


def _listen(connection: Connection, work: "SimpleQueue[Any]") -> None:
    """Take work in until the other end is closed, or gone; then leave, whatever is under way."""
    with suppress(EOFError, OSError):
        while True:
            work.put(connection.recv())
    end_programs()
    os._exit(0)


def _answer(task: Callable[[Any], Any], work: Any) -> tuple[bool, Any]:
    try:
        return True, task(work)
    except Exception as error:
        raised = culprit(error) or error  # where it came from is not known in another process
        raised.add_note(format_exc())
        return False, raised


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Processes started in here never hear Ctrl-C: it is for whoever waits for them to act on.

    It reaches every process of a terminal, and each would die of it with a traceback.
    """
    if not hasattr(signal, "pthread_sigmask"):  # pragma: no cover
        yield
        return
    # Python starts a helper with the first process, and listens to Ctrl-C again when it has.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
