"""The commands for hosts migrate no database to a later version."""

import shutil
from pathlib import Path

import pytest
from sqlalchemy import text

from commands import Command
from reino.server.store import Store
from reino.server.store.connect import engine_for
from reino.server.store.database import Database
from reino.server.store.migration import VERSION_TABLE, version, versions
from server.rows import fill
from server.test_migrations import contents

KEEPING = pytest.mark.parametrize(
    "command",
    [
        ("backup", "FILE"),
        ("export", "--everything", "--to", "FILE"),
        ("import", "--everything", "GIVEN"),
        ("reports",),
        ("reports", "--hide", "1"),
    ],
    ids=" ".join,
)


def plant(url: str, number: str) -> None:
    """A database with rows, of this version as far as it knows."""
    with Store.open(url) as store:
        fill(store)
        with store.writing() as connection:
            connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '{number}'"))


def state(url: str) -> object:
    database = Database(engine_for(url, create=False))
    try:
        with database.reading() as connection:
            found = version(connection)
        return found, contents(database)
    finally:
        database.close()


def given(command: tuple[str, ...], folder: Path, url: str) -> list[str]:
    """The command with files of this folder: one to write and an export of another server."""
    files = {"FILE": str(folder / "made"), "GIVEN": str(folder / "given")}
    (folder / "given").write_text(
        f'{{"format":"reino-database","version":"{versions()[-1]}"}}\n{{"rows":0}}\n'
    )
    return [*(files.get(word, word) for word in command), "--database", url]


@KEEPING
@pytest.mark.parametrize(
    ("number", "english", "spanish"),
    [
        ("0000", "start the server of this one, which brings it up to date", "la pone al día"),
        ("9999", "install a newer Reino", "instala un Reino más nuevo"),
    ],
    ids=["older", "newer"],
)
def test_a_database_of_another_version_is_refused_and_stays_as_it_was(
    run: Command,
    url: str,
    tmp_path: Path,
    command: tuple[str, ...],
    number: str,
    english: str,
    spanish: str,
) -> None:
    plant(url, number)
    before = state(url)
    line = given(command, tmp_path, url)
    for lang, words in (("en", english), ("es", spanish)):
        refused = run("--lang", lang, *line)
        assert refused.returncode == 1
        assert words in refused.stderr
        assert number in refused.stderr
        assert state(url) == before
        assert not (tmp_path / "made").exists()


@KEEPING
def test_not_a_byte_of_an_older_file_changes(
    run: Command, tmp_path: Path, command: tuple[str, ...]
) -> None:
    path = tmp_path / "data" / "reino.db"
    url = f"sqlite:///{path}"
    plant(url, "0000")
    before = path.read_bytes()
    assert run(*given(command, tmp_path, url)).returncode == 1
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_file_that_is_only_read_keeps_its_journal(run: Command, tmp_path: Path) -> None:
    """SQLite writes its journal mode into the file, for all connections."""
    path = tmp_path / "reino.db"
    Store.open(f"sqlite:///{path}").close()
    plain = tmp_path / "plain.db"
    shutil.copy(path, plain)
    database = Database(engine_for(f"sqlite:///{plain}", create=False))
    with database.engine.connect() as connection:
        driver = connection.connection.driver_connection
        assert driver is not None
        driver.execute("PRAGMA journal_mode = DELETE")
    database.close()
    before = plain.read_bytes()
    assert before != path.read_bytes()
    copied = run("backup", str(tmp_path / "copy"), "--database", f"sqlite:///{plain}")
    assert copied.returncode == 0, copied.stderr
    assert plain.read_bytes() == before
