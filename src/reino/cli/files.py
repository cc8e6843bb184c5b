"""Files of the command line: reading, checks before writing, and error messages."""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from reino.core.errors import RecordError, ReinoError
from reino.core.phrase import Phrase
from reino.terminal.console import Misuse, Terminal

IN_FILE = "@"  # prefix of the name of a file to read an argument from


def why_unwritten(path: Path, error: Exception) -> Phrase | str:
    """The reason why a file could not be written."""
    if isinstance(error, OSError) and not path.parent.is_dir():
        return Phrase("cli-no-folder", folder=str(path.parent))
    if path.is_dir():
        return Phrase("cli-file-folder", file=str(path))
    if isinstance(error, PermissionError):
        return Phrase("cli-file-unwritable", file=str(path))
    return getattr(error, "strerror", None) or str(error)


def check_writable(terminal: Terminal, path: Path, *, replaced: bool = False) -> None:
    """Refuse a path that cannot be written, before a game or hours are spent on its contents.

    With `replaced` a new file is written beside the old one first, as records are, and so needs a
    writable folder.
    """
    say, folder = terminal.say, path.parent
    if path.is_dir():
        raise Misuse(say("cli-file-folder", file=str(path)))
    if not folder.is_dir():
        raise Misuse(say("cli-no-folder", folder=str(folder)))
    if not os.access(path if path.exists() and not replaced else folder, os.W_OK):
        raise Misuse(say("cli-file-unwritable", file=str(path)))


def check_results(terminal: Terminal, *paths: str | None) -> None:
    """Check that each result can be written, to a file of its own."""
    given = [Path(path) for path in paths if path is not None]
    for place, path in enumerate(given):
        check_writable(terminal, path)
        if path.resolve() in (other.resolve() for other in given[:place]):
            raise Misuse(terminal.say("cli-file-twice", file=str(path)))


def check_folder(terminal: Terminal, folder: Path) -> None:
    """Check that files can be written into a folder, which may not exist yet."""
    there = next(path for path in (folder, *folder.parents) if os.path.lexists(path))
    if not there.is_dir():
        raise Misuse(terminal.say("cli-folder-file", file=str(there)))
    if not os.access(there, os.W_OK):
        raise Misuse(terminal.say("cli-file-unwritable", file=str(there)))


def read_position(terminal: Terminal, given: str) -> str:
    """A position as text, or from a file: `@map.txt`, or the name of an existing file."""
    path = Path(given.removeprefix(IN_FILE))
    if not given.startswith(IN_FILE) and not _is_file(path):
        return given
    try:
        return path.read_text("utf-8-sig").strip()
    except FileNotFoundError:
        key = "cli-file-missing"
    except IsADirectoryError:
        key = "cli-file-folder"
    except PermissionError:
        key = "cli-file-forbidden"
    except (OSError, ValueError):
        key = "cli-file-no-text"
    raise Misuse(terminal.say(key, file=str(path)))


def _is_file(path: Path) -> bool:
    """Whether such a file exists; a whole map is too long to be a file name, which is an error of
    the system."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


@contextmanager
def kept(terminal: Terminal, path: str | None, found: Callable[[], object]) -> Iterator[None]:
    """Write results to the disk before the code in here shows them, because hours may have been
    spent on them.

    So neither a closed pipe nor a bug in a table loses them. Where they cannot be written, they are
    shown first, and the command fails afterwards.
    """
    unwritten: ReinoError | None = None
    if path is not None:
        try:
            with writing(path) as target:
                target.write_text(json.dumps(found(), indent=1) + "\n", "utf-8")
        except RecordError as error:
            unwritten = error
    yield
    if unwritten is not None:
        raise unwritten
    if path is not None:
        terminal.tell(terminal.say("cli-saved", file=path), "green")


def save_picture(terminal: Terminal, path: str | None, drawn: Callable[[], str]) -> None:
    """Write a picture, after all other results: it can be drawn again from the stored ones."""
    if path is not None:
        with writing(path) as target:
            target.write_text(drawn(), "utf-8")
        terminal.tell(terminal.say("cli-saved", file=path), "green")


@contextmanager
def writing(path: str) -> Iterator[Path]:
    """Report a failure to write in here with the name of this file."""
    target = Path(path)
    try:
        yield target
    except (OSError, ValueError) as error:
        why = why_unwritten(target, error)
        raise RecordError("cli-unwritten", file=path, why=why) from error
