"""An open database: reading and writing for the parts of the store."""

from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from threading import Lock
from zlib import crc32

from sqlalchemy import Connection, Engine, Table, func, select
from sqlalchemy.dialects import postgresql, sqlite

from reino.server.store.errors import DatabaseError, translated

REMEMBERED = 32 << 10  # KiB of cache of a SQLite file for its writer

AnyInsert = postgresql.Insert | sqlite.Insert


class Database:
    """The database. One for a process; any thread may use it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.postgresql = engine.dialect.name == "postgresql"
        # Threads that wait for SQLite's own lock sleep and retry; here they queue.
        self._turn: AbstractContextManager[object] = nullcontext() if self.postgresql else Lock()
        self._writer = engine.execution_options(writing=True)
        # They write by the same connection: a connection loses its cache when another one writes.
        self._pen: Connection | None = None
        # A single query needs no transaction, and saves PostgreSQL the round trips.
        self._reader = (
            engine.execution_options(isolation_level="AUTOCOMMIT") if self.postgresql else engine
        )

    def close(self) -> None:
        with self._turn:
            if self._pen is not None:
                self._pen.close()
                self._pen = None
        self.engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with translated(self.engine.url), self._reader.connect() as connection:
            yield connection

    @contextmanager
    def reading_all(self) -> Iterator[Connection]:
        """Read everything as of one moment, while other connections go on writing."""
        engine = self.engine
        if self.postgresql:
            engine = engine.execution_options(isolation_level="REPEATABLE READ")
        with translated(self.engine.url), engine.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction: committed when the block is left, rolled back if it raises."""
        with self._turn, translated(self.engine.url):
            if self.postgresql:
                with self._writer.begin() as connection:
                    yield connection
                return
            if self._pen is None:
                self._pen = self._writer.connect()
                self._pen.exec_driver_sql(f"PRAGMA cache_size = -{REMEMBERED}")
                self._pen.rollback()
            with self._pen.begin():
                yield self._pen

    def upsert(self, table: Table) -> AnyInsert:
        return postgresql.insert(table) if self.postgresql else sqlite.insert(table)

    def insert_new(self, connection: Connection, table: Table, row: Mapping[str, object]) -> bool:
        """Insert a row; False if it conflicts with an existing one."""
        insert = self.upsert(table).values(row).on_conflict_do_nothing()
        return connection.execute(insert.returning(*table.primary_key)).first() is not None

    def lock(self, connection: Connection, name: str) -> None:
        """Until the end of this transaction, no other transaction holds the lock of this name.

        In SQLite there is one writer at a time anyway.
        """
        if self.postgresql:
            connection.execute(select(func.pg_advisory_xact_lock(crc32(name.encode()))))


def checked(words: str) -> str:
    """A text from a person, checked. PostgreSQL stores no NUL, and a lone surrogate is no letter
    anywhere."""
    if "\0" in words or any("\ud800" <= letter <= "\udfff" for letter in words):
        raise DatabaseError("error-database-letters")
    return words
