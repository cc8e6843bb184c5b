"""A server that is killed leaves nothing behind: its port is free, and its child processes end."""

import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from postgres import Postgres
from server.redis_service import RedisServer
from server.running import SOON, Running

LISTENING = "0A"  # fields of a line in /proc/net/tcp


def within(seconds: float, holds: Callable[[], object]) -> bool:
    deadline = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True


def bind_again(port: int) -> None:
    """Raises if a process still listens there."""
    socket.create_server(("127.0.0.1", port)).close()


def is_free(port: int) -> bool:
    try:
        bind_again(port)
    except OSError:
        return False
    return True


def children(pid: int) -> list[int]:
    """All processes below this one, the youngest last."""
    found: list[int] = []
    with suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
        for line in Path(f"/proc/{pid}/task").glob("*/children"):
            for child in map(int, line.read_text().split()):
                found += [child, *children(child)]
    return found


def is_worker(pid: int) -> bool:
    """Whether a child process is a worker that has loaded its program: it is nicer than the server
    then."""
    with suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
        named = b"reino.server.workers.worker" in Path(f"/proc/{pid}/cmdline").read_bytes()
        return named and os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)
    return False


def workers(server: Running) -> list[int]:
    return [pid for pid in children(server.pid) if is_worker(pid)]


def is_gone(pid: int) -> bool:
    """Whether a process has ended, even if its parent has not waited for it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def sockets_of(pid: int) -> set[str]:
    """The open sockets of a process, by inode."""
    links = (str(link.readlink()) for link in Path(f"/proc/{pid}/fd").iterdir())
    return {link[8:-1] for link in links if link.startswith("socket:[")}


def listening_at(port: int) -> str:
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    (inode,) = {
        line[9] for line in lines if line[1].endswith(f":{port:04X}") and line[3] == LISTENING
    }
    return inode


@contextmanager
def stopped(*pids: int) -> Iterator[None]:
    """Processes that are suspended and cannot even end; killed after the test."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


def test_the_port_of_a_killed_server_is_free_at_once_though_a_bot_hangs(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        assert within(SOON, lambda: workers(server))
        (worker,) = workers(server)
        with stopped(worker):
            server.behead()
            bind_again(server.port)
            # And the next one starts with the same data at the same port.
            with Running(tmp_path, port=server.port) as again:
                assert again.ask("GET", "/healthz").status_code == 200
            assert within(SOON, lambda: is_gone(worker))


def test_no_bot_has_a_socket_of_its_server_or_of_another_bot(tmp_path: Path) -> None:
    with Running(tmp_path, "--bots", "2") as server:
        assert within(SOON, lambda: len(workers(server)) == 2)
        ours, (one, other) = sockets_of(server.pid), map(sockets_of, workers(server))
        assert listening_at(server.port) in ours
        # Their pipes may be sockets as well, of two ends with a number each.
        assert not one & ours
        assert not other & ours
        assert not one & other


@pytest.mark.compiled
def test_several_processes_end_with_the_one_that_started_them(
    tmp_path: Path, postgres: Postgres
) -> None:
    with RedisServer() as redis:
        shared = ("--workers", "2", "--database", postgres.new_database(), "--bus", redis.url)
        with Running(tmp_path, *shared) as server:
            assert within(SOON, lambda: len(workers(server)) == 2)
            listening = listening_at(server.port)
            bots = workers(server)
            assert not any(listening in sockets_of(bot) for bot in bots)
            started = children(server.pid)
            with stopped(*bots):
                server.behead()
                assert within(SOON, lambda: is_free(server.port))
                assert within(SOON, lambda: all(map(is_gone, started)))
