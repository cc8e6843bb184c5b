"""A real server in a process of its own, which can be killed and started again."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Self

import httpx

from machine import free_port

READY = re.compile(r"Reino is at (\S+)")
NONE: Mapping[str, str] = {}
SOON = 120.0  # timeout of a start in seconds, on a slow machine


class Running:
    """`reino serve`, with its own port and further arguments."""

    def __init__(self, data: Path, *arguments: str, port: int | None = None) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._command = [
            *(sys.executable, "-m", "reino.cli", "serve", "--lang", "en"),
            *("--data", str(data), "--port", str(self.port), "--bots", "1"),
            *arguments,
        ]
        self.log: list[str] = []
        self._process: subprocess.Popen[str] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def pause(self) -> None:
        """Suspend the process, with all its connections open."""
        os.kill(self.pid, signal.SIGSTOP)

    def resume(self) -> None:
        os.kill(self.pid, signal.SIGCONT)

    def start(self) -> Self:
        """Start it; returns once it has printed its address."""
        self._process = subprocess.Popen(
            self._command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
        ready = threading.Event()
        self._reader = threading.Thread(target=self._read, args=(self._process, ready))
        self._reader.start()
        if not ready.wait(SOON):
            self.kill()
            raise AssertionError(f"no server came up: {self.log}")
        self._wait_for_answer()
        return self

    def _read(self, process: "subprocess.Popen[str]", ready: threading.Event) -> None:
        assert process.stdout is not None
        with process.stdout as told:
            for line in told:
                self.log.append(line.rstrip("\n"))
                if READY.search(line):
                    ready.set()
        ready.set()

    def _wait_for_answer(self) -> None:
        deadline = time.monotonic() + SOON
        while time.monotonic() < deadline:
            with suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/healthz", timeout=5).status_code == 200:
                    return
            threading.Event().wait(0.05)
        self.kill()
        raise AssertionError(f"the server does not answer: {self.log[-20:]}")

    def kill(self) -> None:
        """Kill it at once, with its child processes: as a power cut would."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._reader.join()

    def behead(self) -> None:
        """Kill the server process alone; the workers it has started may outlive it for a moment."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> int:
        """Stop it, as Ctrl-C does."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        return self._process.wait(60)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()

    def ask(
        self,
        method: str,
        path: str,
        token: str | None = None,
        body: object = None,
        headers: Mapping[str, str] = NONE,
    ) -> httpx.Response:
        headers = dict(headers)
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        return httpx.request(method, self.url + path, json=body, headers=headers, timeout=30)

    def account(self, name: str, headers: Mapping[str, str] = NONE) -> str:
        """The token of a new bot account."""
        answer = self.ask("POST", "/api/bots", body={"name": name}, headers=headers)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])

    def open(self, token: str, **wanted: object) -> str:
        """A new table."""
        answer = self.ask("POST", "/api/tables", token, wanted)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def command(self, token: str, table: str, id: str, **command: object) -> httpx.Response:
        body = {"id": id, "command": command}
        return self.ask("POST", f"/api/tables/{table}/commands", token, body)

    def traces(self) -> str:
        """The first traceback in its log with the lines after it; no server should ever write
        one."""
        for number, line in enumerate(self.log):
            if "Traceback" in line or "Exception in" in line:
                return "\n".join(self.log[number : number + 60])
        return ""
