"""Workers whose answers the test decides: each calls back, and is told what to do.

As a program, `worker_stubs.py PORT MEMORY`, it is such a worker.
"""

import asyncio
import json
import os
import signal
import socket
import sys
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial, wraps
from itertools import repeat
from pathlib import Path
from threading import Event
from typing import Any, Self

import numpy as np

import reino
from reino.server.workers import Question, WorkerPool
from reino.server.workers.worker import Think, main

HOST = "127.0.0.1"
FOREVER = 120.0  # timeout in seconds; reached only in a test that fails
MEMORY = 1 << 30
TOO_MUCH = 4 * MEMORY


def confide(port: int, question: Question) -> int:
    with socket.create_connection((HOST, port)) as line, line.makefile("rw") as talk:
        talk.write(json.dumps({"pid": os.getpid(), "seed": question.seed}) + "\n")
        talk.flush()
        match talk.readline().split():
            case ["answer", action]:
                return int(action)
            case ["chatter", action]:
                print("I have it!", flush=True)
                os.write(1, b"So I have.")
                return int(action)
            case ["hang"]:
                Event().wait()
            case ["spin"]:
                deque(repeat(None), maxlen=0)  # no other thread gets a turn
            case ["freeze"]:
                os.kill(os.getpid(), signal.SIGSTOP)
            case ["allocate"]:
                return len(np.zeros(TOO_MUCH, np.uint8))
            case ["raise"]:
                raise RuntimeError("I hold the ace of hearts")
            case other:
                raise AssertionError(other)
    raise AssertionError("woken")


def prepared(port: int, question: Question) -> Think:
    return partial(confide, port, question)


class Thought:
    """A question that a worker is answering."""

    def __init__(self, said: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter):
        self.pid: int = json.loads(said)["pid"]
        self.seed: int = json.loads(said)["seed"]
        self._reader = reader
        self._writer = writer

    async def does(self, deed: str) -> None:
        self._writer.write(f"{deed}\n".encode())
        await self._writer.drain()

    async def end(self) -> None:
        """Wait until it is over, or its process is gone."""
        with suppress(ConnectionError):
            assert await self._reader.read() == b""
        self._writer.close()


class Confidant:
    """The socket that the workers call."""

    def __init__(self) -> None:
        self._thoughts: asyncio.Queue[Thought] = asyncio.Queue()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._hear, HOST, 0)
        port = self._server.sockets[0].getsockname()[1]
        self.program = (sys.executable, "-P", str(Path(__file__)), str(port))
        return self

    async def __aexit__(self, *error: object) -> None:
        self._server.close()
        await self._server.wait_closed()

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._thoughts.put_nowait(Thought(await reader.readline(), reader, writer))

    async def next(self) -> Thought:
        return await self._thoughts.get()

    def pool(self, workers: int = 1, **terms: Any) -> WorkerPool:
        return WorkerPool(workers, memory=MEMORY, program=self.program, **terms)


class Hourglass:
    """Timeouts that expire when the test says so."""

    def __init__(self) -> None:
        self._turned: asyncio.Queue[tuple[float, asyncio.Timeout]] = asyncio.Queue()

    def __call__(self, seconds: float) -> asyncio.Timeout:
        timeout = asyncio.timeout(None)
        self._turned.put_nowait((seconds, timeout))
        return timeout

    async def next(self) -> tuple[float, asyncio.Timeout]:
        """The length of the next timeout, and the function that ends it."""
        return await self._turned.get()


def run_out(timeout: asyncio.Timeout) -> None:
    timeout.reschedule(asyncio.get_running_loop().time())


def question(seed: int = 0, level: str = "random", seconds: float | None = None) -> Question:
    """The first choice of BraveRats: actions 0 to 7."""
    view = reino.load("braverats").start(seed=1).view(0)
    return Question.of(view, level, seed=seed, seconds=seconds)


def asked(awaited: Awaitable[int]) -> "asyncio.Future[int]":
    return asyncio.ensure_future(awaited)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def told(story: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that waits for results, with a timeout."""

    @wraps(story)
    def test(*args: Any, **facts: Any) -> None:
        asyncio.run(asyncio.wait_for(story(*args, **facts), FOREVER))

    return test


if __name__ == "__main__":
    main(int(sys.argv[2]), partial(prepared, int(sys.argv[1])))
