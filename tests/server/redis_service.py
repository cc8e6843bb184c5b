"""A real Redis or Valkey for the tests, from Debian's packages, on loopback."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Self

import pytest

from machine import free_port

PROGRAMS = ("valkey-server", "redis-server")
PATIENCE = 30.0


def program() -> str:
    found = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if found is None:
        pytest.fail(f"none of {', '.join(PROGRAMS)} is here: apt install redis-server", False)
    return found


class RedisServer:
    """A Redis or Valkey server without persistence. It can be stopped, killed, frozen and
    started."""

    def __init__(self) -> None:
        self._program = program()
        self._folder = Path(tempfile.mkdtemp(prefix="reino-redis-"))
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        where = ["--bind", "127.0.0.1", "--port", str(self.port), "--dir", str(self._folder)]
        self._process = subprocess.Popen(
            [self._program, *where, "--save", "", "--appendonly", "no"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                self.kill()
                pytest.fail(f"{self._program} does not start", pytrace=False)
            time.sleep(0.01)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1.0) as probe:
                probe.sendall(b"PING\r\n")
                return probe.recv(7).startswith(b"+PONG")
        except OSError:
            return False

    def stop(self) -> None:
        self._signal(signal.SIGTERM)

    def kill(self) -> None:
        self._signal(signal.SIGKILL)

    def freeze(self) -> None:
        """Freeze it: the connection stays open without a reply, as when its machine has lost the
        network."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait(PATIENCE)
            self._process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        shutil.rmtree(self._folder)
