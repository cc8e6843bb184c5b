"""Migrations: from a database of any earlier version to this version.

Each version has a file in `migrations/versions`, named after its number. Versions follow each other
in one line, and there is no downgrade: use a backup.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, inspect, text

from reino.core.phrase import quoted
from reino.server.store.database import Database
from reino.server.store.errors import DatabaseError, shown, translated
from reino.server.store.schema import metadata

MIGRATIONS = Path(__file__).parent / "migrations"
VERSION_TABLE = "reino_version"
LOCK = "migration of Reino"


def versions(folder: Path = MIGRATIONS) -> list[str]:
    """All versions that this program knows, from the first to its own."""
    return sorted(path.stem[1:] for path in (folder / "versions").glob("v[0-9]*.py"))


def version(connection: Connection) -> str | None:
    """The version of this database; None if it has no table of ours."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    query = text(f"SELECT version_num FROM {VERSION_TABLE}")
    return connection.execute(query).scalar_one_or_none()


def prepare(
    database: Database, *, create: bool = True, migrate: bool = True, folder: Path = MIGRATIONS
) -> None:
    """Bring a database to the version of this program, or refuse it.

    Without `create` an empty one is refused, without `migrate` one of an earlier version. A refused
    database stays as it was.
    """
    newest = versions(folder)[-1]
    with database.reading() as connection:
        found = version(connection)
    if found == newest:
        return
    if found is None and not create:
        raise DatabaseError("error-database-missing", url=shown(database.engine.url))
    if found is not None:
        _check_version(database, found, newest, migrate)
    with alone(database) as connection:
        found = version(connection)
        if found == newest:
            return  # another process has done it
        if found is None:
            _check_empty(database, connection)
        else:
            _check_version(database, found, newest, migrate)
        upgrade(connection, folder=folder)


def upgrade(connection: Connection, to: str = "head", folder: Path = MIGRATIONS) -> None:
    """Migrate up to this version, inside the transaction of this connection."""
    # Imported late: an up-to-date database does not need Alembic.
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    script = ScriptDirectory(folder)

    def steps(current: Any, _context: object) -> Any:
        return script._upgrade_revs(to, current)

    with EnvironmentContext(Config(), script, fn=steps, destination_rev=to) as environment:
        environment.configure(
            connection=connection,
            target_metadata=metadata,
            version_table=VERSION_TABLE,
            transactional_ddl=True,
            render_as_batch=True,
        )
        environment.run_migrations()


@contextmanager
def alone(database: Database) -> Iterator[Connection]:
    """A transaction under a lock of all processes. If it fails, nothing has changed."""
    if database.postgresql:
        with database.writing() as connection:
            database.lock(connection, LOCK)
            yield connection
        return
    # SQLite changes a table by creating it anew, and must not check foreign keys until that is
    # done.
    engine = database.engine.execution_options(writing=True)
    with translated(engine.url), engine.connect() as connection:
        driver: Any = connection.connection.driver_connection
        driver.execute("PRAGMA foreign_keys = OFF")
        try:
            with connection.begin():
                yield connection
                dangling = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
                if dangling is not None:
                    raise DatabaseError("error-database-dangling", table=quoted(dangling[0]))
        finally:
            driver.execute("PRAGMA foreign_keys = ON")


def _check_version(database: Database, found: str, newest: str, migrate: bool) -> None:
    given, known = quoted(found), quoted(newest)
    if found > newest:
        raise DatabaseError("error-database-newer", given=given, known=known)
    if not migrate:
        url = shown(database.engine.url)
        raise DatabaseError("error-database-older", url=url, given=given, known=known)


def _check_empty(database: Database, connection: Connection) -> None:
    url = shown(database.engine.url)
    foreign = sorted(set(metadata.tables) & set(inspect(connection).get_table_names()))
    if foreign:
        raise DatabaseError("error-database-foreign", url=url, table=quoted(foreign[0]))
