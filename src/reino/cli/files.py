"""Files that are written: what went wrong, in words."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from reino.core.errors import RecordError
from reino.core.phrase import Phrase


def why_unwritten(path: Path, error: Exception) -> Phrase | str:
    """What kept a file from being written."""
    if isinstance(error, OSError) and not path.parent.is_dir():
        return Phrase("cli-no-folder", folder=str(path.parent))
    if path.is_dir():
        return Phrase("cli-file-folder", file=str(path))
    if isinstance(error, PermissionError):
        return Phrase("cli-file-unwritable", file=str(path))
    return getattr(error, "strerror", None) or str(error)


@contextmanager
def writing(path: str) -> Iterator[Path]:
    """Something is written here; where that fails, it is said of this file."""
    target = Path(path)
    try:
        yield target
    except (OSError, ValueError) as error:
        why = why_unwritten(target, error)
        raise RecordError("cli-unwritten", file=path, why=why) from error
