"""The journal of a tournament: a file with a line for its setup, and one for every game that is
over.

A line is on the disk before its game counts, so that only a broken disk loses one. A line that was
being written when the machine stopped is torn, and is dropped: that game is played again.
"""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

import msgspec

from reino.arena.duel import Forfeited
from reino.arena.schedule import Setup
from reino.core.errors import ReinoError
from reino.core.phrase import quoted
from reino.core.registry import renamed_options

FORMAT = "reino-arena"
VERSION = 1
FIRST_LETTERS = b'{"format":"reino-arena"'


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a fixture."""

    number: int
    seats: tuple[int, ...]  # indexes in the list of bots, by seat
    returns: tuple[float, ...]
    reason: str
    turns: int
    forfeits: tuple[Forfeited, ...] = ()


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: the setup of the tournament."""

    format: str
    version: int
    setup: Setup


def seed_in(path: Path) -> int | None:
    """The seed of the tournament in this file, if it has a first line."""
    try:
        with path.open("rb") as file:
            return msgspec.json.decode(file.readline(), type=Head).setup.seed
    except (OSError, msgspec.DecodeError):
        return None


class Journal:
    """A file to which games are appended as they end. A lock lets one tournament write to it at a
    time."""

    def __init__(self, path: Path, setup: Setup) -> None:
        """Open or create the file; refuses a journal of another setup, and a file that is no
        journal."""
        self.path = path
        self.results: dict[int, Result] = {}
        path.touch()
        self._file: IO[bytes] = path.open("r+b")
        try:
            _lock(self._file, path)
            self._read(setup)
        except BaseException:
            self._file.close()
            raise

    def _read(self, setup: Setup) -> None:
        text = self._file.read()
        if not text.startswith(FIRST_LETTERS[: len(text)]):
            raise ReinoError("error-journal-other", file=quoted(str(self.path)))
        whole = text[: text.rfind(b"\n") + 1]
        head, *lines = whole.splitlines() or [b""]
        if not whole:
            self._cut(0)
            self._write(Head(FORMAT, VERSION, setup))
            return
        self._check(head, setup)
        end = len(head) + 1
        for number, line in enumerate(lines, 2):
            try:
                result = msgspec.json.decode(line, type=Result)
            except msgspec.DecodeError as error:
                if number == len(lines) + 1:
                    break
                raise ReinoError(
                    "error-journal-line", file=quoted(str(self.path)), line=str(number)
                ) from error
            self.results.setdefault(result.number, result)
            end += len(line) + 1
        self._cut(end)

    def _check(self, line: bytes, setup: Setup) -> None:
        file = quoted(str(self.path))
        try:
            head = msgspec.json.decode(line, type=Head)
        except msgspec.DecodeError as error:
            raise ReinoError("error-journal-other", file=file) from error
        if head.version != VERSION:
            raise ReinoError(
                "error-journal-version", file=file, known=str(VERSION), given=str(head.version)
            )
        differing = [
            key for key in Setup.__annotations__ if _plain(head.setup, key) != _plain(setup, key)
        ]
        if differing:
            key = differing[0]
            there, asked = _plain(head.setup, key), _plain(setup, key)
            if isinstance(there, dict):  # of all options only those that differ
                same = there.items() & asked.items()
                there, asked = (dict(options.items() - same) for options in (there, asked))
            raise ReinoError(
                "error-journal-setup",
                file=file,
                what=key,
                there=_written(there),
                asked=_written(asked),
            )

    def _cut(self, end: int) -> None:
        self._file.seek(end)
        self._file.truncate()

    def add(self, result: Result) -> None:
        """Append a game; it is on the disk when this returns."""
        self._write(result)
        self.results[result.number] = result

    def _write(self, line: msgspec.Struct) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        self._file.close()


def _plain(setup: Setup, key: str) -> Any:
    value = getattr(setup, key)
    return renamed_options(setup.game, value) if key == "options" else value


def _written(value: Any) -> str:
    """A line of the journal."""
    return msgspec.json.encode(value, order="sorted").decode()


def _lock(file: IO[bytes], path: Path) -> None:
    """Lock the file: two writers would tear each other's lines."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise ReinoError("error-journal-busy", file=quoted(str(path))) from error


def in_order(results: Iterable[Result]) -> list[Result]:
    """Results in the order of the fixtures, not in the order in which games ended."""
    return sorted(results, key=lambda result: result.number)
