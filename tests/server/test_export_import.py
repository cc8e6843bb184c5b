"""Export and import: every row comes out of one database and into another, of either kind."""

import io
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from postgres import Postgres
from reino.server.store import DatabaseError, Store, backup, export_all, hashed, import_all
from reino.server.store.migration import prepare, versions
from reino.server.store.schema import metadata
from server.rows import SEED, batch, fill, table_row
from server.services import NewDatabase
from server.test_migrations import contents, later


@pytest.fixture
def full(store: Store) -> Store:
    fill(store)
    return store


@pytest.fixture
def empty(new_database: NewDatabase) -> Iterator[Store]:
    with Store.open(new_database()) as opened:
        yield opened


def exported(store: Store) -> bytes:
    file = io.BytesIO()
    export_all(store, file)
    return file.getvalue()


def test_everything_comes_back_as_it_was(full: Store, empty: Store) -> None:
    text = exported(full)
    rows = import_all(empty, io.BytesIO(text))
    there = contents(empty)
    assert there == contents(full)
    assert set(there) == set(metadata.tables)
    assert rows == sum(map(len, there.values())) == text.count(b"\n") - 2
    assert exported(empty) == text
    assert empty.person_by_secret(hashed("secret of ana")) == full.person("ana")
    row = empty.table("table")
    assert row is not None
    assert row.seed == SEED


def test_from_one_kind_of_database_to_the_other(tmp_path: Path, postgres: Postgres) -> None:
    urls = [f"sqlite:///{tmp_path}/one.db", postgres.new_database(), f"sqlite:///{tmp_path}/2.db"]
    one, other, again = (Store.open(url) for url in urls)
    fill(one)
    import_all(other, io.BytesIO(exported(one)))
    import_all(again, io.BytesIO(exported(other)))
    assert contents(one) == contents(other) == contents(again)
    for store in (one, other, again):
        store.close()


def test_ids_are_counted_on_after_an_import(full: Store, empty: Store) -> None:
    import_all(empty, io.BytesIO(exported(full)))
    last = empty.chats("table")[-1].id
    assert empty.add_chat("table", "ana", "Ana", "more", 9.0) == last + 1


def test_a_database_with_something_in_it_takes_no_import(full: Store) -> None:
    text, before = exported(full), contents(full)
    with pytest.raises(DatabaseError, match="has rows in 'entries'"):
        import_all(full, io.BytesIO(text))
    assert contents(full) == before


def cut(text: bytes) -> bytes:
    return text[: text.rindex(b'{"rows"')]


def without_a_row(text: bytes) -> bytes:
    lines = text.splitlines(keepends=True)
    return b"".join(lines[:-2] + lines[-1:])


def torn(text: bytes) -> bytes:
    return text[: len(text) // 2]


def unknown(text: bytes) -> bytes:
    return text.replace(b'["people",', b'["peoples",')


def misspelt(text: bytes) -> bytes:
    return text.replace(b'"secret_hash":', b'"secret":')


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (cut, "the export does not hold as many lines as its end says"),
        (without_a_row, "the export does not hold as many lines as its end says"),
        (torn, "the export cannot be read from line"),
        (unknown, "the export cannot be read from line 5 on"),
        (misspelt, "the export cannot be read from line 5 on"),
        (lambda _: b"", "this file is no export"),
        (lambda _: b"{}\n", "this file is no export"),
        (lambda _: b'{"format":"other","version":"0001"}\n', "this file is no export"),
    ],
)
def test_of_a_spoilt_export_nothing_is_read(
    full: Store, empty: Store, spoil: Callable[[bytes], bytes], told: str
) -> None:
    with pytest.raises(DatabaseError, match=told) as caught:
        import_all(empty, io.BytesIO(spoil(exported(full))))
    assert "secret" not in str(caught.value)
    assert not any(contents(empty).values())
    import_all(empty, io.BytesIO(exported(full)))


def test_an_export_of_an_earlier_version_is_brought_up(
    full: Store, empty: Store, tmp_path: Path
) -> None:
    folder = later(tmp_path / "migrations")
    prepare(empty, folder=folder)
    import_all(empty, io.BytesIO(exported(full)), folder)
    prepare(full, folder=folder)
    assert contents(empty) == contents(full)
    assert {row.motto for row in contents(empty)["people"]} == {"onward"}
    assert empty.add_chat("table", "ana", "Ana", "more", 9.0) > 1


def test_an_export_of_a_later_version_is_refused(full: Store, empty: Store) -> None:
    first = msgspec.json.encode({"format": "reino-database", "version": "9999"})
    text = first + exported(full)[len(first) :]
    assert versions()[-1] < "9999"
    with pytest.raises(DatabaseError, match="install a newer Reino"):
        import_all(empty, io.BytesIO(text))


def test_an_export_is_of_one_moment_while_others_write(full: Store) -> None:
    before = exported(full)
    file = Interrupted(lambda: full.append(batch("table", 4)))
    export_all(full, file)
    assert file.getvalue() == before
    assert len(full.entries("table")) == 4


class Interrupted(io.BytesIO):
    """A file that calls a function when the second line has been written."""

    def __init__(self, happens: Callable[[], None]) -> None:
        super().__init__()
        self._happens, self._lines = happens, 0

    def write(self, text: bytes) -> int:  # type: ignore[override]
        self._lines += 1
        if self._lines == 2:
            self._happens()
        return super().write(text)


def test_a_backup_holds_everything_and_is_for_its_owner_only(
    full: Store, empty: Store, tmp_path: Path
) -> None:
    path = tmp_path / "backup"
    backup(full, path)
    full.create_table(table_row("later"), [])
    assert path.stat().st_mode & 0o777 == 0o600
    assert not (tmp_path / "backup.partial").exists()
    if full.postgresql:
        with path.open("rb") as file:
            import_all(empty, file)
        found = contents(empty)
    else:
        with Store.open(f"sqlite:///{path}", create=False) as copy:
            found = contents(copy)
    rest = contents(full)
    assert [row.id for row in rest.pop("tables")] == ["later", "table"]
    assert [row.id for row in found.pop("tables")] == ["table"]
    assert found == rest


def test_a_backup_overwrites_nothing(full: Store, tmp_path: Path) -> None:
    path = tmp_path / "backup"
    path.write_bytes(b"precious")
    with pytest.raises(DatabaseError, match="cannot be written"):
        backup(full, path)
    with pytest.raises(DatabaseError, match="cannot be written"):
        backup(full, tmp_path / "nowhere" / "backup")
    assert path.read_bytes() == b"precious"
