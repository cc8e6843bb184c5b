"""The store: written data is read back, from either database."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from postgres import Postgres
from reino.errors import ReinoError
from reino.server.store import Changes, DatabaseError, EntryBatch, Store, Taken, Unreachable
from server.rows import SEED, add_people, batch, fill, table_row


def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    row = table_row(public=True, due=9.5, info='{"ñ":1}')
    store.create_table(row, [(1.0, b"one"), (1.0, b"two")], {0: None})
    assert store.table("table") == replace(row, number=2)
    assert store.entries("table") == [(1, b"one"), (2, b"two")]
    assert store.entries("table", after=1) == [(2, b"two")]
    assert store.table("other") is None
    assert store.snapshot("table") is None
    assert store.seated("table") == {0: None}


def test_an_id_belongs_to_one_table(store: Store) -> None:
    store.create_table(table_row(), [(1.0, b"one")])
    with pytest.raises(Taken, match="table 'table'"):
        store.create_table(table_row(game="sparta"), [(1.0, b"two")])
    assert store.entries("table") == [(1, b"one")]


def test_a_batch_is_written_with_all_that_follows_from_it(store: Store) -> None:
    add_people(store, "ana")
    store.create_table(table_row(), [(1.0, b"one")], {0: None, 1: None})
    changes = Changes(updated=5.0, status="playing", due=8.0, info='{"a":1}')
    store.append(batch("table", 2, b"x", b"y", row=changes, seated={1: "ana"}, snapshot=b"shot"))
    row = table_row(status="playing", updated=5.0, due=8.0, info='{"a":1}', number=3)
    assert store.table("table") == row
    assert store.entries("table", 1) == [(2, b"x"), (3, b"y")]
    assert store.snapshot("table") == (3, b"shot")
    assert store.seated("table") == {0: None, 1: "ana"}
    store.append(batch("table", 4, b"z", row=Changes(updated=6.0, due=None), snapshot=b"next"))
    assert store.table("table") == replace(row, updated=6.0, due=None, number=4)
    assert store.snapshot("table") == (4, b"next")


def test_of_a_batch_under_a_taken_number_nothing_is_written(store: Store) -> None:
    add_people(store, "ana")
    store.create_table(table_row(), [(1.0, b"one")], {0: None})
    store.append(batch("table", 2, b"first"))
    before = store.table("table")
    late = batch(
        "table", 2, b"a", b"b", row=Changes(updated=9.0), seated={0: "ana"}, snapshot=b"late"
    )
    with pytest.raises(Taken, match="already written entry 2 of table 'table'"):
        store.append(late)
    assert store.table("table") == before
    assert store.entries("table", 1) == [(2, b"first")]
    assert store.seated("table") == {0: None}
    assert store.snapshot("table") is None


def test_a_log_has_no_gaps(store: Store) -> None:
    store.create_table(table_row(), [(1.0, b"one")])
    with pytest.raises(DatabaseError, match="'table' follows entry 1; got entry 3"):
        store.append(batch("table", 3))
    with pytest.raises(DatabaseError, match="the database has no table 'other'"):
        store.append(batch("other", 1))


def test_a_batch_without_entries_is_written_if_nobody_has_written_since(store: Store) -> None:
    store.create_table(table_row(), [(1.0, b"one")])
    only = EntryBatch(table="table", number=2, entries=(), row=Changes(updated=2.0), snapshot=b"s")
    store.append(only)
    assert store.snapshot("table") == (1, b"s")
    store.append(batch("table", 2))
    with pytest.raises(Taken):
        store.append(only)


def test_batches_for_one_table_follow_each_other_in_one_transaction(store: Store) -> None:
    store.create_table(table_row("a"), [(1.0, b"one")])
    store.create_table(table_row("b"), [(1.0, b"one")])
    refusals = store.append_all(
        [
            batch("a", 2, row=Changes(updated=2.0)),
            batch("b", 2, row=Changes(updated=2.0, due=7.0)),
            batch("a", 2),
            batch("a", 3, b"p", b"q", row=Changes(updated=3.0, due=4.0), snapshot=b"old"),
            batch("a", 5, row=Changes(updated=4.0, status="over"), snapshot=b"new"),
        ]
    )
    assert [type(refusal) for refusal in refusals] == [type(None)] * 2 + [Taken] + [type(None)] * 2
    row = table_row("a", updated=4.0, due=4.0, status="over", number=5)
    assert store.table("a") == row
    assert [number for number, _ in store.entries("a")] == [1, 2, 3, 4, 5]
    assert store.snapshot("a") == (5, b"new")
    assert [table for _, table in store.due(10.0)] == ["a", "b"]


@pytest.mark.parametrize("count", [9, 64, 75])
def test_however_many_are_written_together_each_is_written(store: Store, count: int) -> None:
    rows = [table_row(f"table{n:05d}") for n in range(count)]
    for row in rows:
        store.create_table(row, [(0.0, b"first")])
    batches = [
        EntryBatch(
            table=row.id,
            number=2,
            entries=((1.0 + n, b"entry %d" % n),),
            row=Changes(updated=100.0 + n, due=None if n % 2 else 7.0 + n, info=f"[{n}]"),
        )
        for n, row in enumerate(rows)
    ]
    assert store.append_all(batches) == [None] * count
    for n, row in enumerate(rows):
        assert store.entries(row.id, 1) == [(2, b"entry %d" % n)]
        found = store.table(row.id)
        assert found is not None
        assert (found.number, found.updated, found.info) == (2, 100.0 + n, f"[{n}]")
        assert found.due == (None if n % 2 else 7.0 + n)


def test_what_is_due_comes_in_its_order(store: Store) -> None:
    for id, due in (("a", 5.0), ("b", 3.0), ("c", None), ("d", 5.5)):
        store.create_table(table_row(id, due=due), [])
    assert store.due(5.0) == [(3.0, "b"), (5.0, "a")]
    assert store.due(9.0, limit=1) == [(3.0, "b")]
    assert store.due(9.0, (3.0, "b")) == [(5.0, "a"), (5.5, "d")]
    store.put_off("a", 5.0, 8.0)
    store.put_off("d", 5.0, 8.0)  # which is not overdue
    assert store.due(9.0) == [(3.0, "b"), (5.5, "d"), (8.0, "a")]


def test_open_tables_are_listed_newest_first_page_by_page(store: Store) -> None:
    for number in range(5):
        # Two of them in the same moment.
        at = float(max(number, 1))
        store.create_table(table_row(f"t{number}", public=True, created=at), [])
    store.create_table(table_row("private"), [])
    store.create_table(table_row("over", public=True, status="over"), [])
    store.create_table(table_row("other", public=True, created=0.5, game="sparta"), [])
    first = store.open_tables("korona", limit=4)
    assert [row.id for row in first] == ["t4", "t3", "t2", "t1"]
    rest = store.open_tables("korona", 4, (first[-1].created, first[-1].id))
    assert [row.id for row in rest] == ["t0"]
    assert [row.id for row in store.open_tables(limit=9)][-1] == "other"
    assert [row.id for row in store.open_tables(status="over")] == ["over"]


def test_the_tables_of_a_person_are_those_where_they_sit(store: Store) -> None:
    add_people(store, "ana", "luis")
    for number in range(3):
        store.create_table(table_row(f"t{number}", updated=float(number)), [], {0: "ana", 2: "ana"})
    store.append(batch("t1", 1, row=Changes(updated=7.0), seated={1: "luis"}))
    store.append(batch("t2", 1, row=Changes(updated=8.0), seated={0: None, 2: None}))
    mine = store.tables_of("ana")
    assert [row.id for row in mine] == ["t1", "t0"]
    assert [row.id for row in store.tables_of("ana", 5, (mine[0].updated, "t1"))] == ["t0"]
    assert [row.id for row in store.tables_of("luis")] == ["t1"]
    store.create_table(table_row("s0", game="sparta"), [], {0: "ana"})
    assert [row.id for row in store.tables_of("ana", game="sparta")] == ["s0"]
    store.append(batch("s0", 1, row=Changes(status="playing")))
    store.append(batch("t0", 1, row=Changes(status="over")))
    assert [row.id for row in store.tables_of("ana", status="over")] == ["t0"]
    assert store.tables_of("ana", game="sparta", status="over") == []
    store.append(batch("s0", 2, row=Changes(status="over")))
    assert store.unfinished("ana") == store.unfinished("luis") == ["t1"]


def test_lists_leave_the_seeds_where_they_are(store: Store) -> None:
    add_people(store, "ana")
    store.create_table(table_row(public=True), [], {0: "ana"})
    assert [row.seed for row in store.open_tables() + store.tables_of("ana")] == [b"", b""]


def test_nothing_secret_is_shown(store: Store) -> None:
    fill(store)
    shown = [store.table("table"), batch("table", 3, b"sealed"), store.pushes("ana"), store]
    text = repr(shown)
    assert "seed" not in text
    assert repr(SEED)[2:-1] not in text
    assert "sealed" not in text
    assert "push.example" not in text


def test_what_the_database_refuses_is_told_without_what_was_to_be_written(store: Store) -> None:
    store.create_table(table_row(), [])
    with pytest.raises(DatabaseError) as caught:
        store.append(batch("table", 1, b"sealed choice", seated={0: "nobody"}))
    assert caught.value.__suppress_context__
    assert "sealed" not in str(caught.value)
    assert "nobody" not in str(caught.value)
    assert store.entries("table") == []


def test_a_password_in_a_url_is_never_shown(tmp_path: Path) -> None:
    for url in ("postgresql://ana:hush@127.0.0.1:1/x", "mysql://ana:hush@x/y", "post:hush@/:x"):
        with pytest.raises(ReinoError) as caught:
            Store.open(url)
        assert "hush" not in caught.value.tell("en") + caught.value.tell("es") + repr(caught.value)


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "mysql://x/y", "reino.db"])
def test_a_database_is_a_file_or_a_postgresql(url: str) -> None:
    with pytest.raises(DatabaseError, match="given as sqlite:///FILE or postgresql://"):
        Store.open(url)


def test_an_unreachable_database_says_where_it_was_looked_for(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    for url in ("postgresql://ana@127.0.0.1:1/x", f"sqlite:///{tmp_path}/file/x.db"):
        with pytest.raises(Unreachable, match="cannot be reached") as caught:
            Store.open(url)
        assert url.rpartition("/")[0].partition(":")[2] in str(caught.value)


def test_without_create_a_new_database_is_refused(url: str) -> None:
    with pytest.raises(DatabaseError, match="there is no database of Reino at"):
        Store.open(url, create=False)
    Store.open(url).close()
    Store.open(url, create=False).close()


def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "reino.db"
    with Store.open(f"sqlite:///{path}") as store:
        store.create_table(table_row(), [])
        assert {file.stat().st_mode & 0o777 for file in path.parent.iterdir()} == {0o600}


def test_a_store_outlives_a_restart_of_its_database(postgres: Postgres) -> None:
    with Store.open(postgres.new_database()) as store:
        store.create_table(table_row(), [(1.0, b"one")])
        postgres.restart()
        store.append(batch("table", 2, b"two"))
        postgres.restart("immediate")
        assert store.entries("table") == [(1, b"one"), (2, b"two")]


@pytest.mark.parametrize("text", ["a\0b", "\ud800"])
def test_letters_that_cannot_be_kept_are_refused(store: Store, text: str) -> None:
    fill(store)
    attempts: list[Any] = [
        lambda: store.change_person("ana", name=text),
        lambda: store.add_chat("table", "ana", "Ana", text, 1.0),
        lambda: store.report_chat(1, "ana", 1.0, text),
    ]
    for attempt in attempts:
        with pytest.raises(DatabaseError, match="that the database cannot store"):
            attempt()
