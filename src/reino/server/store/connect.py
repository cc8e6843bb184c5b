"""Connections to a database by its URL: SQLAlchemy's engines for SQLite and PostgreSQL."""

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from reino.core.phrase import quoted
from reino.server.store.errors import DatabaseError, shown, unreachable

PATIENCE = 30  # timeout in seconds of a writer that waits for another process
AHEAD = 8_000  # pages in SQLite's log before a checkpoint: tables change often


def engine_for(address: str, *, create: bool = True) -> Engine:
    """An engine for `sqlite:///FILE` or `postgresql://...`; no connection is made yet."""
    url = read_url(address)
    if url.get_backend_name() == "sqlite":
        return _sqlite(url, create)
    return _postgresql(url)


def read_url(address: str) -> URL:
    scheme = address.partition(":")[0]
    try:
        url = make_url(address)
    except ArgumentError:
        # An unreadable URL is not shown: a password may be anywhere in it.
        raise DatabaseError("error-database-url", given=quoted(scheme)) from None
    if url.drivername == "sqlite" and url.database and url.database != ":memory:":
        return url
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    raise DatabaseError("error-database-url", given=quoted(scheme))


def _postgresql(url: URL) -> Engine:
    try:
        # A connection is pinged before it is used: the database may have been restarted since.
        return create_engine(
            url,
            hide_parameters=True,
            pool_pre_ping=True,
            max_overflow=30,
            connect_args={"connect_timeout": PATIENCE},
        )
    except ModuleNotFoundError as error:
        raise DatabaseError("error-database-psycopg") from error


def _sqlite(url: URL, create: bool) -> Engine:
    assert url.database is not None
    if create:
        _make_file(Path(url.database), url)
    elif not Path(url.database).exists():
        raise DatabaseError("error-database-missing", url=shown(url))
    # The timeout of a lock.
    engine = create_engine(url, hide_parameters=True, connect_args={"timeout": PATIENCE})
    event.listen(engine, "connect", _connected)
    event.listen(engine, "begin", _begun)
    return engine


def _make_file(path: Path, url: URL) -> None:
    """Create a file that only its owner can read: the seeds of running games are in it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        _write_ahead(path)
    except (OSError, sqlite3.Error) as error:
        raise unreachable(url, error) from error


def _write_ahead(path: Path) -> None:
    """Set write-ahead logging: readers and the writer then never wait for each other. The file
    stays like that for good.

    SQLite does not wait by itself here while another process does the same.
    """
    deadline = time.monotonic() + PATIENCE
    with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
        while True:
            try:
                connection.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError as error:
                busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
                if not busy or time.monotonic() > deadline:
                    raise
            time.sleep(0.01)


def _connected(connection: sqlite3.Connection, _record: object) -> None:
    # Python's driver begins transactions at other moments; `_begun` does it here.
    connection.isolation_level = None
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute(f"PRAGMA wal_autocheckpoint = {AHEAD}")


def _begun(connection: Connection) -> None:
    # A writer locks at once: a reader that becomes a writer later may be too late, and SQLite then
    # refuses it without waiting.
    options: dict[str, Any] = dict(connection.get_execution_options())
    connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("writing") else "BEGIN")
