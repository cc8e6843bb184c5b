"""Export and import of a whole database in one file, and backups.

    {"format": "reino-database", "version": "0001"}
    ["people", {"id": "...", "name": "Ana", ...}]          one line for each row, bytes in base64
    ...
    {"rows": 1234}                                         a file without its end is refused

The file holds everything, seeds and hashes too: it is as secret as the database.
"""

import os
import sqlite3
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import Connection, LargeBinary, MetaData, RowMapping, Table, func, inspect, select
from sqlalchemy.exc import StatementError

from reino.core.phrase import quoted
from reino.server.store.database import Database
from reino.server.store.errors import DatabaseError, shown
from reino.server.store.migration import (
    MIGRATIONS,
    VERSION_TABLE,
    alone,
    upgrade,
    version,
    versions,
)
from reino.server.store.schema import metadata

FORMAT = "reino-database"
AT_ONCE = 1000  # rows in one statement

Line = tuple[str, dict[str, Any]]


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    version: str


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: int


def export_all(database: Database, file: IO[bytes]) -> int:
    """Write every row as of this moment, while games go on; gives the number of rows."""
    rows = 0
    with database.reading_all() as connection:
        known = version(connection)
        assert known is not None
        file.write(msgspec.json.encode(Head(FORMAT, known)) + b"\n")
        for table in metadata.sorted_tables:
            query = select(table).order_by(*table.primary_key)
            with connection.execution_options(yield_per=AT_ONCE).execute(query) as found:
                for row in found.mappings():
                    file.write(msgspec.json.encode((str(table.name), _plain(row))) + b"\n")
                    rows += 1
    file.write(msgspec.json.encode(End(rows)) + b"\n")
    return rows


def import_all(database: Database, file: IO[bytes], folder: Path = MIGRATIONS) -> int:
    """Read a file of `export_all` of this version, or of an earlier one; gives the number of rows.

    The database must be empty. All of it is read, or nothing.
    """
    head = _head(file.readline())
    known = versions(folder)
    if head.version not in known:
        raise DatabaseError(
            "error-database-newer", given=quoted(head.version), known=quoted(known[-1])
        )
    with alone(database) as connection:
        _check_empty(database, connection)
        _begin_again(connection, head.version, folder)
        rows = _read(connection, file)
        upgrade(connection, folder=folder)
        if database.postgresql:
            _count_on(connection)
    return rows


def backup(database: Database, path: Path) -> None:
    """A copy while games go on: of SQLite a database, of PostgreSQL an export."""
    partial = path.with_name(path.name + ".partial")
    try:
        if path.exists():
            raise FileExistsError(path)
        with open(partial, "wb", opener=_private) as file:
            if database.postgresql:
                export_all(database, file)
            else:
                _copy(database, partial)
            os.fsync(file.fileno())
        partial.replace(path)
    except OSError as error:
        partial.unlink(missing_ok=True)
        raise DatabaseError(
            "error-database-backup", file=quoted(str(path)), why=type(error).__name__
        ) from error


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _copy(database: Database, path: Path) -> None:
    with database.reading() as connection, closing(sqlite3.connect(path)) as copy:
        source: Any = connection.connection.driver_connection
        source.backup(copy)


def _plain(row: RowMapping) -> dict[str, Any]:
    return {
        str(key): b64encode(value).decode() if isinstance(value, bytes) else value
        for key, value in row.items()
    }


def _head(line: bytes) -> Head:
    try:
        head = msgspec.json.decode(line, type=Head)
    except msgspec.DecodeError:
        head = None
    if head is None or head.format != FORMAT:
        raise DatabaseError("error-database-export")
    return head


def _check_empty(database: Database, connection: Connection) -> None:
    for table in metadata.sorted_tables:
        if connection.execute(select(table).limit(1)).first() is not None:
            url = shown(database.engine.url)
            raise DatabaseError("error-database-not-empty", url=url, table=quoted(table.name))


def _begin_again(connection: Connection, wanted: str, folder: Path) -> None:
    """An empty database of the version of the file."""
    if version(connection) != wanted:
        _ours(connection, VERSION_TABLE).drop_all(connection)
        upgrade(connection, wanted, folder)


def _ours(connection: Connection, *others: str) -> MetaData:
    """Our tables in this database, which may be of an earlier version."""
    names = {*metadata.tables, *others} & set(inspect(connection).get_table_names())
    ours = MetaData()
    ours.reflect(connection, only=sorted(names))
    return ours


def _read(connection: Connection, file: IO[bytes]) -> int:
    there = _ours(connection).tables
    rows = 0
    for name, same in groupby(_lines(file), key=itemgetter(0)):
        while some := [row for _, row in islice(same, AT_ONCE)]:
            try:
                connection.execute(there[name].insert(), _bytes_in(there[name], some))
            except (KeyError, TypeError, ValueError, StatementError):
                # From None: the messages of the drivers quote the rows.
                raise DatabaseError("error-database-export-line", line=str(rows + 2)) from None
            rows += len(some)
    return rows


def _lines(file: IO[bytes]) -> Iterator[Line]:
    for rows, line in enumerate(file):
        try:
            read = msgspec.json.decode(line, type=Line | End)
        except msgspec.DecodeError:
            raise DatabaseError("error-database-export-line", line=str(rows + 2)) from None
        if isinstance(read, End):
            if read.rows == rows:
                return
            break
        yield read
    raise DatabaseError("error-database-export-torn")


def _bytes_in(table: Table, rows: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The rows with their bytes decoded. A row with other columns is refused."""
    columns = set(table.columns.keys())
    blobs = {column.name for column in table.columns if isinstance(column.type, LargeBinary)}
    if any(row.keys() != columns for row in rows):
        raise KeyError
    return [
        {
            key: b64decode(value, validate=True) if key in blobs and value is not None else value
            for key, value in row.items()
        }
        for row in rows
    ]


def _count_on(connection: Connection) -> None:
    """Set the counter of a table's ids above every imported row."""
    for table in metadata.sorted_tables:
        if table.dialect_options["sqlite"]["autoincrement"]:
            following = select(func.coalesce(func.max(table.c.id), 0) + 1).scalar_subquery()
            sequence = func.pg_get_serial_sequence(table.name, "id")
            connection.execute(select(func.setval(sequence, following, False)))
