"""Migrations: a database of any version becomes one of this version, with all its rows."""

import shutil
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import MetaData, Row, inspect, select, text

import reino
from reino.server.store import DatabaseError, Store
from reino.server.store.connect import engine_for
from reino.server.store.database import Database
from reino.server.store.migration import (
    MIGRATIONS,
    VERSION_TABLE,
    alone,
    prepare,
    upgrade,
    version,
    versions,
)
from reino.server.store.schema import metadata
from server.rows import fill
from server.services import NewDatabase

# A later version, as one will look: it recreates a table, which others refer to.
NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{last}"


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("motto", sa.Text, nullable=False, server_default="onward"))
        people.alter_column("lang", nullable=True)
{more}
"""


def later(folder: Path, more: str = "") -> Path:
    """The migrations of a program of the future."""
    shutil.copytree(MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    source = NEXT.format(last=versions()[-1], more=more)
    (folder / "versions" / "v9999.py").write_text(source, "utf-8")
    return folder


def contents(database: Database) -> dict[str, list[Row[Any]]]:
    there = MetaData()
    with database.reading_all() as connection:
        there.reflect(connection)
        return {
            table.name: list(connection.execute(select(table).order_by(*table.primary_key)))
            for table in there.sorted_tables
            if table.name != VERSION_TABLE
        }


def test_versions_are_counted_from_the_first() -> None:
    assert versions() == [f"{n:04}" for n in range(1, len(versions()) + 1)]


def test_migrations_are_part_of_the_package() -> None:
    assert MIGRATIONS.is_relative_to(Path(reino.__file__).parent)


def test_an_empty_database_becomes_what_the_schema_says(store: Store) -> None:
    with store.reading() as connection:
        assert version(connection) == versions()[-1]
        options = {"compare_type": True, "version_table": VERSION_TABLE}
        context = MigrationContext.configure(connection, opts=options)
        assert compare_metadata(context, metadata) == []


def test_a_difference_between_schema_and_migrations_is_seen(store: Store) -> None:
    with store.writing() as connection:
        connection.execute(text("ALTER TABLE people ADD COLUMN motto TEXT"))
    with store.reading() as connection:
        options = {"compare_type": True, "version_table": VERSION_TABLE}
        context = MigrationContext.configure(connection, opts=options)
        assert [difference[0] for difference in compare_metadata(context, metadata)] == [
            "remove_column"
        ]


def test_constraints_are_those_of_the_schema(store: Store) -> None:
    """Alembic compares only some of the constraints."""
    there = inspect(store.engine)
    for table in metadata.sorted_tables:
        key = there.get_pk_constraint(table.name)
        assert key["constrained_columns"] == list(table.primary_key.columns.keys())
        names = {foreign["name"] for foreign in there.get_foreign_keys(table.name)}
        assert names == {foreign.name for foreign in table.foreign_key_constraints}
        required = {column["name"] for column in there.get_columns(table.name)}
        assert required == set(table.columns.keys())


VALUES = {str: "x", int: 1, float: 1.5, bytes: b"x", bool: True}


def plant(database: Database) -> None:
    """A row in every table of any version; each refers to the others."""
    there = MetaData()
    with database.writing() as connection:
        there.reflect(connection)
        for table in there.sorted_tables:
            if table.name != VERSION_TABLE:
                row = {column.name: VALUES[column.type.python_type] for column in table.columns}
                connection.execute(table.insert(), row)


@pytest.mark.parametrize("first", versions())
def test_a_database_of_every_version_goes_up_with_what_is_in_it(
    url: str, tmp_path: Path, first: str
) -> None:
    folder = later(tmp_path / "migrations")
    known = versions(folder)
    database = Database(engine_for(url))
    with database.writing() as connection:
        upgrade(connection, first, folder)
    plant(database)
    planted = contents(database)
    for step in known[known.index(first) + 1 :]:
        # On SQLite this must not mind foreign keys, as `prepare` knows.
        with alone(database) as connection:
            upgrade(connection, step, folder)
            assert version(connection) == step
    found = contents(database)
    assert found.keys() >= planted.keys()
    for name, rows in planted.items():
        (was,), (now,) = rows, found[name]
        assert now._mapping.items() >= was._mapping.items()
    database.close()


def test_rows_survive_a_migration(url: str, tmp_path: Path) -> None:
    with Store.open(url) as store:
        fill(store)
        before = contents(store)
        prepare(store, folder=later(tmp_path / "migrations"))
        after = contents(store)
        assert {row.motto for row in after["people"]} == {"onward"}
        assert [row[:-1] for row in after.pop("people")] == before.pop("people")
        assert after == before


def test_a_migration_that_fails_changes_nothing(url: str, tmp_path: Path) -> None:
    with Store.open(url) as store:
        fill(store)
        before = contents(store)
        folder = later(tmp_path / "migrations", more='    op.execute("SELECT * FROM nowhere")')
        with pytest.raises(DatabaseError):
            prepare(store, folder=folder)
        assert contents(store) == before
        with store.reading() as connection:
            assert version(connection) == versions()[-1]


def test_without_migrate_an_older_database_is_refused_and_stays_as_it_was(
    url: str, tmp_path: Path
) -> None:
    with Store.open(url) as store:
        fill(store)
        before = contents(store)
        folder = later(tmp_path / "migrations")
        with pytest.raises(DatabaseError, match=r"is of version .* Nothing was changed") as caught:
            prepare(store, migrate=False, folder=folder)
        assert "No se ha cambiado nada" in caught.value.tell("es")
        assert contents(store) == before
        with store.reading() as connection:
            assert version(connection) == versions()[-1]
        prepare(store, folder=folder)  # as a server does
        prepare(store, migrate=False, folder=folder)
        assert contents(store) != before


def test_a_newer_database_is_refused(url: str, tmp_path: Path) -> None:
    with Store.open(url) as store:
        prepare(store, folder=later(tmp_path / "migrations"))
    with pytest.raises(DatabaseError, match=r"version '9999'.* install a newer Reino") as caught:
        Store.open(url)
    assert "un Reino más nuevo" in caught.value.tell("es")


def test_a_database_of_others_is_left_alone(url: str) -> None:
    database = Database(engine_for(url))
    with database.writing() as connection:
        connection.execute(text("CREATE TABLE people (id INTEGER)"))
    with pytest.raises(DatabaseError, match="has a table 'people' that Reino did not make"):
        Store.open(url)
    assert contents(database) == {"people": []}
    database.close()


ROUNDS = {"sqlite": 25, "postgresql": 5}  # of SQLite it takes some to meet
OPENERS = 3
OPENING = """
import sys
from reino.server.store import Store
print("ready", flush=True)
for line in sys.stdin:
    Store.open(line.strip()).close()
    print("done", flush=True)
"""


def test_several_processes_may_open_a_new_database_at_once(new_database: NewDatabase) -> None:
    """Several times, because processes that are a moment apart do not meet."""
    urls = [new_database()]
    urls += [new_database() for _ in range(ROUNDS[urls[0].partition(":")[0]] - 1)]
    with ExitStack() as stack:
        children = [
            stack.enter_context(
                subprocess.Popen(
                    [sys.executable, "-c", OPENING],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                )
            )
            for _ in range(OPENERS)
        ]
        pipes = [(child.stdin, child.stdout) for child in children]
        for tell, hear in pipes:
            assert tell is not None
            assert hear is not None
            assert hear.readline() == "ready\n"
        for url in urls:
            for tell, _ in pipes:
                print(url, file=tell, flush=True)
            assert [hear.readline() for _, hear in pipes if hear] == ["done\n"] * OPENERS
    with Store.open(urls[0], create=False) as store:
        fill(store)
