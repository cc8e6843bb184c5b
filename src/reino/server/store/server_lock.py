"""The lock of a server on its SQLite file: two servers would not hear of each other's games."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import URL

from reino.server.store.connect import read_url
from reino.server.store.errors import DatabaseError, shown, unreachable

try:
    import fcntl
except ImportError:  # Windows has no such lock: no server is refused there
    fcntl = None  # type: ignore[assignment]


@contextmanager
def serving_alone(address: str) -> Iterator[None]:
    """Hold a lock by which no other server can serve the same SQLite file; other commands may open
    it. Servers may share a PostgreSQL, since a bus connects them.

    The system releases the lock when the process ends, even if it is killed. The lock file stays:
    were it removed, one server could hold the old one and another a new one.
    """
    url = read_url(address)
    if fcntl is None or url.get_backend_name() != "sqlite":
        yield
        return
    assert url.database is not None
    path = Path(url.database).resolve()
    lock = _lock_file(path.with_name(path.name + ".lock"), url)
    try:
        _lock(lock, url)
        yield
    finally:
        os.close(lock)


def _lock_file(path: Path, url: URL) -> int:
    """The lock file. Not the database itself: on some systems that would interfere with SQLite's
    own locks."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise unreachable(url, error) from error


def _lock(file: int, url: URL) -> None:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise DatabaseError("error-database-served", url=shown(url)) from None
    except OSError:
        pass  # a file system without locks is no reason to refuse
