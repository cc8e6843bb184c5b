"""A slot for one worker process, which is started when needed and replaced when it fails."""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from reino.server.workers.framing import (
    HEADER,
    Chosen,
    Failed,
    Ready,
    Reply,
    Request,
    Studied,
    Warming,
    framed,
    read_reply,
    size_of,
)
from reino.server.workers.question import Question, Study

PROGRAM = (sys.executable, "-P", "-m", "reino.server.workers.worker")
ONE_THREAD = ("NUMBA_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS")
CACHE = "REINO_CACHE_DIR"
LOADING = 900.0  # timeout in seconds to load, or to compile the first time ever

R = TypeVar("R", Ready, Chosen, Studied)
A = TypeVar("A", Chosen, Studied)


class Lost(Exception):
    """A worker died, failed or did not answer in time."""


@dataclass(frozen=True)
class Terms:
    """The limits of every worker."""

    memory: int  # memory limit in bytes
    patience: float  # timeout in seconds, besides that of the question
    choices: int  # limit of choices, after which another worker takes over
    program: Sequence[str] = PROGRAM
    timeout: Callable[[float], asyncio.Timeout] = asyncio.timeout
    silent: bool = False  # whether its output is dropped


class WorkerProcess:
    """A worker process, as the server sees it."""

    def __init__(self, process: Process, terms: Terms) -> None:
        self.process = process
        self.games: set[str] = set()
        self.choices = 0
        self._terms = terms

    @classmethod
    async def started(cls, terms: Terms) -> "WorkerProcess":
        try:
            # In a session of its own Ctrl-C does not reach it.
            process = await asyncio.create_subprocess_exec(
                *terms.program,
                str(terms.memory),
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL if terms.silent else None,
                env=environment(os.environ),
                start_new_session=True,
            )
        except OSError as error:
            raise Lost(f"the process cannot be started: {error}") from error
        return cls(process, terms)

    async def tell(self, request: Request) -> None:
        assert self.process.stdin is not None
        # A worker that has just died is noticed when it does not reply.
        with suppress(ConnectionError):
            self.process.stdin.write(framed(request))
            await self.process.stdin.drain()

    async def hear(self, kind: type[R], seconds: float) -> R:
        """The next reply, which must be of this kind."""
        try:
            async with self._terms.timeout(seconds):
                reply = await self._reply()
        except TimeoutError:
            raise Lost(f"no reply within {seconds:g} s") from None
        except (asyncio.IncompleteReadError, ConnectionError):
            raise Lost("the process died") from None
        except (ValueError, msgspec.DecodeError):
            raise Lost("a reply that cannot be read") from None
        if isinstance(reply, Failed):
            raise Lost(reply.why)
        if not isinstance(reply, kind):
            raise Lost(f"expected {kind.__name__}, got {reply}")
        return reply

    async def _reply(self) -> Reply:
        assert self.process.stdout is not None
        header = await self.process.stdout.readexactly(HEADER)
        return read_reply(await self.process.stdout.readexactly(size_of(header)))

    async def end(self) -> None:
        """Kill it: it holds nothing that is needed elsewhere."""
        with suppress(ProcessLookupError):
            self.process.kill()
        assert self.process.stdin is not None
        self.process.stdin.close()
        await self.process.wait()


class WorkerSlot:
    """Asks its worker, one question at a time."""

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self._worker: WorkerProcess | None = None
        self._asking = asyncio.Lock()

    @property
    def pid(self) -> int | None:
        return None if self._worker is None else self._worker.process.pid

    def readiness(self, game: str) -> int:
        """2: its worker has loaded this game; 1: it has a worker; 0: it would have to start one."""
        if self._worker is None:
            return 0
        return 2 if game in self._worker.games else 1

    async def choose(self, question: Question) -> int:
        return (await self._answer(question, Chosen)).action

    async def study(self, study: Study) -> Studied:
        return await self._answer(study, Studied)

    async def _answer(self, asked: Question | Study, kind: type[A]) -> A:
        async with self._asking, self._at_risk():
            worker = await self._loaded(asked)
            answer = await worker.hear(kind, (asked.seconds or 0.0) + self._terms.patience)
            worker.choices += 1
            if worker.choices >= self._terms.choices:
                await self.clear()
            return answer

    async def warm(self, warming: Warming) -> None:
        async with self._asking, self._at_risk():
            await self._loaded(warming)

    async def clear(self) -> None:
        if self._worker is not None:
            worker, self._worker = self._worker, None
            await worker.end()

    async def _loaded(self, request: Request) -> WorkerProcess:
        """A worker that has been asked, and has loaded the game and bot of the question."""
        if self._worker is None:
            self._worker = await WorkerProcess.started(self._terms)
        await self._worker.tell(request)
        await self._worker.hear(Ready, LOADING)
        self._worker.games.add(request.game)
        return self._worker

    @asynccontextmanager
    async def _at_risk(self) -> AsyncIterator[None]:
        """Kill a worker that has not replied: it is never asked again."""
        try:
            yield
        except BaseException:
            await self.clear()
            raise


def environment(ours: Mapping[str, str]) -> dict[str, str]:
    """The environment of a worker: none of the server's passwords, and one thread."""
    seen = {key: value for key, value in ours.items() if not key.startswith("REINO_")}
    if CACHE in ours:
        seen[CACHE] = ours[CACHE]
    return seen | dict.fromkeys(ONE_THREAD, "1")
