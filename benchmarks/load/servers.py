"""The two servers, each in a process of its own."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from machine import free_port

PEER = Path(__file__).parents[1] / "boardgameio"
SOON = 120.0  # timeout of a start, in seconds
QUIET = 3.0  # seconds in which an idle server uses next to no processor time
# With the Node that comes from PyPI, where that is installed.
PATHS = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])


@dataclass(frozen=True)
class Server:
    port: int
    pid: int

    @property
    def memory(self) -> int:
        """Resident memory in bytes."""
        told = subprocess.run(
            ["ps", "-o", "rss=", "-p", str(self.pid)], check=True, capture_output=True
        )
        return int(told.stdout) * 1024


@contextmanager
def our_server(database: str) -> Iterator[Server]:
    port = free_port()
    command = [sys.executable, "-m", "benchmarks.load.serving", database, str(port)]
    with started(command, os.environ) as process:
        wait_for(port)
        wait_for_quiet(process.pid)
        yield Server(port, process.pid)


@contextmanager
def boardgame_io(place: Path | str | None = None) -> Iterator[Server]:
    """A boardgame.io server, with its matches in memory, in the files of a folder, or in a
    PostgreSQL database."""
    installed, wanted = PEER / "node_modules" / ".package-lock.json", PEER / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < wanted.stat().st_mtime:
        subprocess.run([tool("npm"), "ci", "--silent"], check=True, cwd=PEER)
    port = free_port()
    command = [tool("node"), str(PEER / "server.cjs"), str(port)]
    if place is not None:
        command.append(str(place))
    with started(command, os.environ | {"NODE_ENV": "production"}) as process:
        assert process.stdout is not None
        word, _, pid = process.stdout.readline().partition(" ")
        if word != "ready":
            raise RuntimeError("boardgame.io did not start")
        wait_for_quiet(process.pid)
        yield Server(port, int(pid))


@contextmanager
def started(
    command: Sequence[str], environment: Mapping[str, str]
) -> Iterator["subprocess.Popen[str]"]:
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=environment, start_new_session=True
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def tool(name: str) -> str:
    found = shutil.which(name, path=PATHS)
    if found is None:
        raise RuntimeError(f"the load benchmark needs {name}")
    return found


def wait_for_quiet(session: int) -> None:
    """Wait until the server is idle: at its start bots load their games, or compile them the first
    time."""
    spent = -1
    while (so_far := processor_seconds(session)) != spent:
        spent = so_far
        time.sleep(QUIET)


def processor_seconds(session: int) -> int:
    """Processor seconds of all processes of a session together."""
    told = subprocess.run(
        ["ps", "-o", "cputimes=", "-s", str(session)], check=True, capture_output=True
    )
    return sum(map(int, told.stdout.split()))


def wait_for(port: int) -> None:
    deadline = time.monotonic() + SOON
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)
