"""Files that are read or written for a command line: what went wrong, in words."""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from reino.core.errors import RecordError, ReinoError
from reino.core.phrase import Phrase
from reino.terminal.console import Misuse, Terminal

IN_FILE = "@"  # before the name of a file that holds what is asked for


def why_unwritten(path: Path, error: Exception) -> Phrase | str:
    """What kept a file from being written."""
    if isinstance(error, OSError) and not path.parent.is_dir():
        return Phrase("cli-no-folder", folder=str(path.parent))
    if path.is_dir():
        return Phrase("cli-file-folder", file=str(path))
    if isinstance(error, PermissionError):
        return Phrase("cli-file-unwritable", file=str(path))
    return getattr(error, "strerror", None) or str(error)


def check_writable(terminal: Terminal, path: Path, *, replaced: bool = False) -> None:
    """Before a game, or hours, are spent on what goes there.

    With `replaced` it is written beside an old file first, as records are, and so needs the folder.
    """
    say, folder = terminal.say, path.parent
    if path.is_dir():
        raise Misuse(say("cli-file-folder", file=str(path)))
    if not folder.is_dir():
        raise Misuse(say("cli-no-folder", folder=str(folder)))
    if not os.access(path if path.exists() and not replaced else folder, os.W_OK):
        raise Misuse(say("cli-file-unwritable", file=str(path)))


def check_results(terminal: Terminal, *paths: str | None) -> None:
    """Each result that is asked for can be written, to a file of its own."""
    given = [Path(path) for path in paths if path is not None]
    for place, path in enumerate(given):
        check_writable(terminal, path)
        if path.resolve() in (other.resolve() for other in given[:place]):
            raise Misuse(terminal.say("cli-file-twice", file=str(path)))


def check_folder(terminal: Terminal, folder: Path) -> None:
    """Files can be written into a folder, which is still to be made if it is not there."""
    there = next(path for path in (folder, *folder.parents) if os.path.lexists(path))
    if not there.is_dir():
        raise Misuse(terminal.say("cli-folder-file", file=str(there)))
    if not os.access(there, os.W_OK):
        raise Misuse(terminal.say("cli-file-unwritable", file=str(there)))


def read_position(terminal: Terminal, given: str) -> str:
    """A position as it was given, or as it stands in a file: `@map.txt`, or one that is there."""
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
    """Whether a file is there; a whole map is too long a name for one to be asked about."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


@contextmanager
def kept(terminal: Terminal, path: str | None, found: Callable[[], object]) -> Iterator[None]:
    """Results, which hours may have been spent on, are on the disk before they are told in here.

    So neither a reader who goes away nor a mistake in a table loses them. Where they cannot be
    written, they are told first, and the command fails afterwards.
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
    """Written after all else: a picture can be drawn again from results that are kept."""
    if path is not None:
        with writing(path) as target:
            target.write_text(drawn(), "utf-8")
        terminal.tell(terminal.say("cli-saved", file=path), "green")


@contextmanager
def writing(path: str) -> Iterator[Path]:
    """Something is written here; where that fails, it is said of this file."""
    target = Path(path)
    try:
        yield target
    except (OSError, ValueError) as error:
        why = why_unwritten(target, error)
        raise RecordError("cli-unwritten", file=path, why=why) from error
