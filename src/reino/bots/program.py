"""Bots in any language: processes that exchange JSON lines on standard input and output.

    to the program    {"type": "hello", "protocol": 1, "game": ..., "rules": ..., "players": ...,
                       "options": {...}, "seats": [...], "seat": ..., "seed": ...}
                      {"type": "choose", "seat": ..., "seconds": ..., "iterations": ...,
                       "legal": [{"id": ..., "name": ..., "action": {...}}, ...], "view": {...}}
    from the program  an id, a name, or {"choose": id or name}; nothing in answer to a hello

A view is all that a program ever receives of a game. The end of its input tells it to exit.
"""

import json
import os
import shlex
import shutil
import signal
import subprocess
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, Queue
from threading import Event, Thread
from typing import IO, Any
from weakref import WeakSet, finalize

from reino.bots.forfeit import checked, cut, forfeit, menu_of, unread
from reino.core.bot import Bot, menu
from reino.core.errors import Forfeit, ReinoError
from reino.core.phrase import Phrase, quoted
from reino.core.view import View

PREFIX = "program:"
PROTOCOL = 1
USUAL_SECONDS = 10.0  # timeout of an answer, where no limit is given
START = 10.0  # more time for the first answer: programs have to start
MARGIN = 0.5  # more time for the pipes
LONGEST = 1 << 16  # limit of an answer, in bytes
KEPT = 10  # last lines of standard error that are kept for the report
PATIENCE = 1.0  # timeout for a program to exit, in seconds
AHEAD = 64  # queue of unasked answers; a program that writes more is blocked


class ProgramBot:
    """A bot that runs as a program, started at its first question."""

    def __init__(
        self,
        command: str,
        seed: int | None = None,
        iterations: int | None = None,
        seconds: float | None = None,
        *,
        start: float = START,
        margin: float = MARGIN,
    ) -> None:
        self._command = command
        self._name = f"{PREFIX}{command}"
        self._seed = seed
        self._iterations = iterations
        self._seconds = USUAL_SECONDS if seconds is None else seconds
        self._start = start
        self._margin = margin
        self._process: _Process | None = None
        self._hello: dict[str, Any] | None = None

    def __repr__(self) -> str:
        return f"<Bot {self._name}>"

    def choose(self, view: View) -> int:
        menu(view)
        limit = self._seconds + self._margin
        if self._process is None:
            limit += self._start
            self._process = self._started(view)
        elif line := self._process.unasked():
            said = quoted(line.decode("utf-8", "replace").strip())
            raise self._failed(view, Phrase("error-forfeit-unasked", said=said))
        hello = self._hello_for(view)
        if hello != self._hello:
            self._process.tell(hello)
            self._hello = hello
        self._process.tell(self._question(view))
        try:
            return self._read(view, self._process.line(limit))
        except Empty:
            why = Phrase("error-forfeit-silent", seconds=f"{limit:g}", menu=menu_of(view))
            raise self._failed(view, why) from None
        except EOFError:
            code = self._process.left()
            why = Phrase("error-forfeit-ended", code=str(code), menu=menu_of(view))
            raise self._failed(view, why) from None

    def close(self) -> None:
        """Close the program's input; a program that does not exit before the timeout is killed."""
        if self._process is not None:
            self._process.end()
            self._process = None
            self._hello = None

    def _started(self, view: View) -> "_Process":
        try:
            return _Process(_words(self._command))
        except OSError as error:
            why = Phrase("error-forfeit-unstarted", why=str(error))
            raise forfeit(self._name, view, why) from error

    def _hello_for(self, view: View) -> dict[str, Any]:
        game = view.game
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": game.key,
            "rules": game.rules_version,
            "players": game.players,
            "options": dict(game.options),
            "seats": list(game.spec.seats[: game.players]),
            "seat": view.seat,
            "seed": self._seed,
        }

    def _question(self, view: View) -> dict[str, Any]:
        game = view.game
        return {
            "type": "choose",
            "seat": view.seat,
            "seconds": self._seconds,
            "iterations": self._iterations,
            "legal": [
                {"id": action, "name": game.name(action), "action": game.describe(action).as_dict()}
                for action in view.legal
            ],
            "view": view.as_dict(),
        }

    def _read(self, view: View, line: bytes) -> int:
        """The action that a line of the program stands for."""
        text = line.decode("utf-8", "replace").strip()
        try:
            said = json.loads(text)
        except (ValueError, RecursionError):
            raise self._failed(view, unread(view, cut(text))) from None
        if isinstance(said, dict):
            said = said.get("choose")
        try:
            return checked(self._name, view, said)
        except Forfeit as error:
            why = error.facts["why"]
            assert isinstance(why, Phrase)
            raise self._failed(view, why) from None

    def _failed(self, view: View, why: Phrase) -> Forfeit:
        process, self._process, self._hello = self._process, None, None
        assert process is not None
        process.kill()
        return forfeit(self._name, view, why, process.last_words)


class _Process:
    """A running program. Threads read and write its pipes, so that no program can block this
    process."""

    def __init__(self, words: list[str]) -> None:
        # A session of its own: Ctrl-C does not reach it, and it can be killed with its children.
        self._popen = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self._finalizer = finalize(self, _kill, self._popen)
        _running.add(self)
        stdin, stdout, stderr = self._popen.stdin, self._popen.stdout, self._popen.stderr
        assert stdin is not None
        assert stdout is not None
        assert stderr is not None
        self._out: Queue[dict[str, Any] | None] = Queue()
        self._lines: Queue[bytes] = Queue(AHEAD)
        self._last: deque[str] = deque(maxlen=KEPT)
        self._unheard = Event()
        self._threads = [
            _thread(_write, stdin, self._out),
            _thread(_read_answers, stdout, self._lines, self._unheard),
            _thread(_read_errors, stderr, self._last),
        ]

    def tell(self, message: dict[str, Any]) -> None:
        self._out.put(message)

    def line(self, seconds: float) -> bytes:
        """The next line of its output; Empty after the timeout, EOFError where it has exited."""
        line = self._lines.get(timeout=seconds)
        if not line:
            raise EOFError
        return line

    def unasked(self) -> bytes:
        """A line of its output that answered no question, if there is one."""
        with suppress(Empty):
            line = self._lines.get_nowait()
            if line:
                return line
            self._lines.put(line)  # end of file, left in the queue for the next question
        return b""

    def left(self) -> int | None:
        """Its exit code; None where it still runs but does not answer."""
        with suppress(subprocess.TimeoutExpired):
            return self._popen.wait(PATIENCE)
        return None

    @property
    def last_words(self) -> str:
        return "\n".join(self._last)

    def end(self) -> None:
        self._out.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._popen.wait(PATIENCE)
        self.kill()

    def abandon(self) -> None:
        """Kill it at once, with its child processes."""
        self._finalizer()

    def kill(self) -> None:
        """Kill it, and stop the threads and queues of its pipes."""
        self.abandon()
        self._out.put(None)
        self._unheard.set()
        with suppress(Empty):
            while True:  # the reader may be blocked by a full queue
                self._lines.get_nowait()
        for thread in self._threads:
            thread.join(PATIENCE)


def _kill(popen: "subprocess.Popen[bytes]") -> None:
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(popen.pid, signal.SIGKILL)
        else:  # pragma: no cover
            popen.kill()
    popen.wait()


def _thread(task: Callable[..., None], *facts: Any) -> Thread:
    thread = Thread(target=task, args=facts, daemon=True)
    thread.start()
    return thread


def _write(stdin: IO[bytes], out: "Queue[dict[str, Any] | None]") -> None:
    # A program that no longer reads its input is noticed later, by the timeout of its answer.
    with suppress(OSError, ValueError):
        while (message := out.get()) is not None:
            stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
            stdin.flush()
    with suppress(OSError):
        stdin.close()


def _read_answers(stdout: IO[bytes], lines: "Queue[bytes]", unheard: Event) -> None:
    with stdout:
        while line := stdout.readline(LONGEST):
            if not unheard.is_set():
                lines.put(line)
    if not unheard.is_set():
        lines.put(b"")  # end of file


def _read_errors(stderr: IO[bytes], last: "deque[str]") -> None:
    with stderr:
        while line := stderr.readline(LONGEST):
            last.append(line.decode("utf-8", "replace").rstrip())


# Running programs: a process that exits without closing its bots has to kill them.
_running: "WeakSet[_Process]" = WeakSet()


def end_programs() -> None:
    """End all programs of this process."""
    for process in list(_running):
        process.abandon()


def is_program(name: object) -> bool:
    return isinstance(name, str) and name.startswith(PREFIX)


def check(name: str) -> None:
    """Refuse a command that is not found on this machine."""
    words = _words(name.removeprefix(PREFIX))
    if not words or shutil.which(words[0]) is None:
        program = words[0] if words else ""
        raise ReinoError("error-program-missing", given=quoted(program), prefix=PREFIX)


def make(name: str, seed: int | None, iterations: int | None, seconds: float | None) -> Bot:
    return ProgramBot(name.removeprefix(PREFIX), seed, iterations, seconds)


def _words(command: str) -> list[str]:
    try:
        return shlex.split(command, posix=os.name != "nt")
    except ValueError as error:
        raise ReinoError("error-program-command", given=quoted(command), why=str(error)) from error
