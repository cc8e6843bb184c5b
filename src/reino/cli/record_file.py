"""Saving the record of a game: on request, at the end, or when the process is interrupted."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from reino.cli.files import why_unwritten
from reino.core.state import CHANCE
from reino.play.record import PERSON
from reino.terminal.console import Terminal

if TYPE_CHECKING:
    from reino.core.runtime import Step
    from reino.core.state import State


class RecordFile:
    """Saves the current game. `path` is the file to save to without asking."""

    def __init__(self, terminal: Terminal, seats: Sequence[str], path: Path | None) -> None:
        self.terminal = terminal
        self.say = terminal.say
        self.seats = seats
        self.path = path
        self.exit_code = 0
        self._state: State | None = None
        self._times: Sequence[float | None] = ()
        self._resumed: Path | None = None  # the file from which the game was resumed
        self._as_list = False  # whether that is a move list
        self._saved: dict[Path, tuple[Step, ...]] = {}  # files written, and their steps

    def resume(self, path: Path, state: "State") -> None:
        """The game comes from this file, and is saved there in the same format."""
        from reino.play import movelist

        self._resumed = path
        self._as_list = movelist.game_of(path.read_text("utf-8", "replace")) is not None
        self._saved[path] = state.history

    def keep(self, state: "State", times: Sequence[float | None]) -> None:
        """Remember the state to save."""
        self._state = state
        self._times = tuple(times)

    def next_game(self) -> None:
        """A rematch gets a file of its own: no file is overwritten."""
        self._state = self._resumed = None
        self._saved.clear()
        if self.path is not None:
            self.path = unused(self.path)

    def save(self, name: str) -> bool:
        """Save under this name; an empty name gets a default. Shows the result."""
        path = Path(name).expanduser() if name else self._made_up()
        if path not in self._saved and path.exists() and path.is_file():
            question = self.say("cli-save-replace", file=str(path))
            if not self.terminal.agrees(self.terminal.ask(f"{question} ›")):
                self.terminal.tell(self.say("cli-save-kept", file=str(path)))
                return False
        return self._write(path)

    def offer(self) -> None:
        """Before a game is left: save it to the file of the command line, or ask."""
        if self._state is None or self._is_saved():
            return
        if self.path is not None and self._write(self.path):
            return
        while True:
            question = self.say("cli-save-offer", file=str(self._made_up()))
            try:
                line = self.terminal.ask(f"{question} ›")
            except EOFError:
                if self.path is not None:
                    self.exit_code = 1
                raise
            if not line or self.terminal.refuses(line):
                if self.path is not None:
                    self.exit_code = 1
                return
            if self.terminal.agrees(line):
                line = ""
            elif "." not in line and "/" not in line:
                # More likely a command typed ahead than a file.
                self.terminal.tell(self.say("cli-save-name", name=line), "yellow")
                continue
            if self.save(line):
                return

    def rescue(self) -> None:
        """Save without a question, because the process is interrupted, and show how to resume.

        To the file of the command line; or else, if the input is a terminal and the person has
        played, to a new file.
        """
        if self._state is None or self._is_saved():
            return
        path = self.path or self._beside()
        if path is None:
            return
        self.terminal.tell("")
        if not self._write(path):
            self.exit_code = 1 if path == self.path else self.exit_code
        elif not self._state.over:
            self.terminal.write(self.say("cli-resume-how", file=shlex.quote(str(path))))

    def _beside(self) -> Path | None:
        """A new file next to the one that `save` would write; none if there is nothing to lose."""
        assert self._state is not None
        played = any(
            actor != CHANCE and self.seats[actor] == PERSON for actor, _ in self._state.history
        )
        if not played or not self.terminal.interactive:
            return None
        return unused(self._made_up().with_name(f"{self._state.game.key}-unfinished.json"))

    def _write(self, path: Path) -> bool:
        from reino.play import movelist
        from reino.play.record import Record

        assert self._state is not None
        record = Record.of(self._state, self.seats, self._times)
        try:
            if self._as_list and path == self._resumed:
                part = path.with_name(path.name + ".part")
                part.write_text(movelist.export(record, self.say.lang), "utf-8")
                part.replace(path)
            else:
                record.save(path)
        except (OSError, ValueError) as error:
            why = why_unwritten(path, error)
            told = why if isinstance(why, str) else why.tell(self.say.lang)
            self.terminal.tell(self.say("cli-save-failed", file=str(path), why=told), "yellow")
            return False
        self._saved[path] = self._state.history
        self.terminal.tell(self.say("cli-saved", file=str(path)), "green")
        return True

    def _is_saved(self) -> bool:
        assert self._state is not None
        return self._state.history in self._saved.values()

    def _made_up(self) -> Path:
        assert self._state is not None
        if self._resumed is not None:
            return self._resumed
        return unused(Path(f"{self._state.game.key}.json"))


def unused(path: Path) -> Path:
    """The path itself, or with the first number that makes it a new file."""
    candidate, number = path, 2
    while candidate.exists():
        candidate = path.with_name(f"{path.stem}-{number}{path.suffix}")
        number += 1
    return candidate
