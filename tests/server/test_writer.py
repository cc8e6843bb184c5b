"""The writer: queued batches share a commit, and none is acknowledged before it."""

import asyncio
import subprocess
import sys
from collections.abc import Coroutine, Iterator
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
import sqlalchemy

from postgres import Postgres
from reino.server.store import DatabaseError, EntryBatch, Store, Taken, Unreachable, Writer
from reino.server.store import writer as module
from server.appender import TABLES
from server.rows import batch, table_row

KILLS = 5
TESTS = Path(__file__).parent.parent


@pytest.fixture
def writer(store: Store) -> Iterator[Writer]:
    made = Writer(store)
    yield made
    made.close()


class Gate:
    """Blocks every append of a store until it is opened, and tells when the first has come."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self._append_all = store.append_all
        self.reached, self.opened = Event(), Event()
        self.sizes: list[int] = []
        monkeypatch.setattr(store, "append_all", self.append_all)

    def append_all(self, batches: list[EntryBatch]) -> list[DatabaseError | None]:
        self.reached.set()
        self.opened.wait()
        self.sizes.append(len(batches))
        return self._append_all(batches)


async def gathered(
    gate: Gate, first: Coroutine[Any, Any, None], *others: Coroutine[Any, Any, None]
) -> list[BaseException | None]:
    """The first batch is being written while all others queue."""
    tasks = [asyncio.create_task(first)]
    await asyncio.to_thread(gate.reached.wait)
    tasks += [asyncio.create_task(other) for other in others]
    await asyncio.sleep(0)
    gate.opened.set()
    return await asyncio.gather(*tasks, return_exceptions=True)


def test_fifty_waiting_batches_take_two_commits(
    store: Store, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    for n in range(50):
        store.create_table(table_row(f"t{n}"), [(1.0, b"one")])
    gate = Gate(store, monkeypatch)
    commits: list[object] = []
    sqlalchemy.event.listen(store.engine, "commit", commits.append)
    answers = asyncio.run(gathered(gate, *(writer.append(batch(f"t{n}")) for n in range(50))))
    assert answers == [None] * 50
    assert gate.sizes == [1, 49]
    assert len(commits) == 2
    assert all(len(store.entries(f"t{n}")) == 2 for n in range(50))


def test_a_taken_batch_does_not_spoil_those_it_waits_with(
    store: Store, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    for n in range(9):
        store.create_table(table_row(f"t{n}"), [(1.0, b"one")])
    store.append(batch("t4", 2, b"somebody else"))
    gate = Gate(store, monkeypatch)
    answers = asyncio.run(gathered(gate, *(writer.append(batch(f"t{n}")) for n in range(9))))
    assert [type(answer) for answer in answers] == [type(None)] * 4 + [Taken] + [type(None)] * 4
    assert gate.sizes == [1, 8]
    assert store.entries("t4", 1) == [(2, b"somebody else")]
    assert all(store.entries(f"t{n}", 1) == [(2, b'{"n":1}')] for n in range(9) if n != 4)


def test_a_batch_the_database_refuses_does_not_spoil_those_it_waits_with(
    store: Store, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    for n in range(4):
        store.create_table(table_row(f"t{n}"), [(1.0, b"one")])
    gate = Gate(store, monkeypatch)
    bad = batch("t2", seated={0: "nobody"})
    appends = (writer.append(bad if n == 2 else batch(f"t{n}")) for n in range(4))
    answers = asyncio.run(gathered(gate, *appends))
    assert [type(answer) for answer in answers] == [
        type(None),
        type(None),
        DatabaseError,
        type(None),
    ]
    assert [len(store.entries(f"t{n}")) for n in range(4)] == [2, 2, 1, 2]


def test_no_transaction_is_endless(
    store: Store, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "TOGETHER", 4)
    store.create_table(table_row(), [(1.0, b"one")])
    gate = Gate(store, monkeypatch)
    appends = (writer.append(batch("table", n)) for n in range(2, 12))
    assert asyncio.run(gathered(gate, *appends)) == [None] * 10
    assert gate.sizes == [1, 4, 4, 1]
    assert len(store.entries("table")) == 11


def test_nothing_is_acknowledged_before_its_commit(
    store: Store, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.create_table(table_row(), [(1.0, b"one")])
    committing, go_on = Event(), Event()

    def hold(_connection: object) -> None:
        committing.set()
        go_on.wait()

    # SQLAlchemy calls this just before it commits.
    sqlalchemy.event.listen(store.engine, "commit", hold)

    async def watched() -> bool:
        task = asyncio.create_task(writer.append(batch()))
        await asyncio.to_thread(committing.wait)
        for _ in range(10):
            await asyncio.sleep(0)
        early = task.done()
        go_on.set()
        await task
        return early

    assert not asyncio.run(watched())
    assert len(store.entries("table")) == 2


def test_what_was_acknowledged_is_there_after_a_kill(url: str) -> None:
    with Store.open(url) as store:
        for n in range(TABLES):
            store.create_table(table_row(f"t{n}"), [(1.0, b"1")])
    acknowledged = {f"t{n}": 1 for n in range(TABLES)}
    for kill in range(KILLS):
        command = [sys.executable, "-m", "server.appender", url]
        with subprocess.Popen(command, cwd=TESTS, stdout=subprocess.PIPE) as child:
            assert child.stdout is not None
            lines = [child.stdout.readline() for _ in range(20 + 7 * kill)]
            child.kill()
            # Lines that it printed before it died count too; a torn last line does not.
            lines += child.stdout.read().splitlines(keepends=True)
        assert child.returncode == -9
        for line in lines:
            if line.endswith(b"\n"):
                name, number = line.decode().split()
                acknowledged[name] = int(number)
        with Store.open(url, create=False) as store:
            for table, last in acknowledged.items():
                written = store.entries(table)
                row = store.table(table)
                assert row is not None
                assert len(written) == row.number >= last
                assert written == [(n, b"%d" % n) for n in range(1, row.number + 1)]
                assert row.updated == float(row.number)


def test_of_two_writers_that_race_for_a_number_one_wins(url: str) -> None:
    rounds = 30
    with Store.open(url) as one, Store.open(url) as other:
        one.create_table(table_row(), [(1.0, b"one")])
        results: dict[str, list[int]] = {"a": [], "b": []}

        def race(store: Store, name: str) -> None:
            for number in range(2, 2 + rounds):
                try:
                    store.append(batch("table", number, name.encode()))
                except Taken:
                    continue
                results[name].append(number)

        threads = [Thread(target=race, args=pair) for pair in ((one, "a"), (other, "b"))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        log = one.entries("table", 1)
        assert [number for number, _ in log] == list(range(2, 2 + rounds))
        won = [(number, name.encode()) for name, mine in results.items() for number in mine]
        assert log == sorted(won)


def test_who_stops_waiting_harms_nobody(
    store: Store, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.create_table(table_row(), [(1.0, b"one")])
    gate = Gate(store, monkeypatch)

    async def impatient() -> None:
        first = asyncio.create_task(writer.append(batch("table", 2)))
        await asyncio.to_thread(gate.reached.wait)
        first.cancel()
        gate.opened.set()
        await writer.append(batch("table", 3))

    asyncio.run(impatient())
    assert len(store.entries("table")) == 3


def test_a_loop_that_is_gone_does_not_stop_the_writer(
    store: Store, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.create_table(table_row(), [(1.0, b"one")])
    gate = Gate(store, monkeypatch)

    async def leaving() -> None:
        task = asyncio.create_task(writer.append(batch("table", 2)))
        await asyncio.to_thread(gate.reached.wait)
        task.cancel()

    asyncio.run(leaving())
    gate.opened.set()
    asyncio.run(writer.append(batch("table", 3)))
    assert len(store.entries("table")) == 3


def test_a_writer_that_closes_writes_what_waits_and_takes_no_more(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.create_table(table_row(), [(1.0, b"one")])
    gate = Gate(store, monkeypatch)
    writer = Writer(store)

    async def closing() -> None:
        tasks = [asyncio.create_task(writer.append(batch("table", n))) for n in range(2, 6)]
        await asyncio.to_thread(gate.reached.wait)
        gate.opened.set()
        await asyncio.to_thread(writer.close)
        await asyncio.gather(*tasks)
        with pytest.raises(DatabaseError, match="writes nothing more"):
            await writer.append(batch("table", 6))

    asyncio.run(closing())
    writer.close()
    assert len(store.entries("table")) == 5


def test_a_writer_goes_on_after_the_database_was_away(postgres: Postgres) -> None:
    with Store.open(postgres.new_database()) as store:
        store.create_table(table_row(), [(1.0, b"one")])
        writer = Writer(store)
        postgres.stop()
        try:
            with pytest.raises(Unreachable, match="cannot be reached"):
                asyncio.run(writer.append(batch("table", 2)))
        finally:
            postgres.start()
        asyncio.run(writer.append(batch("table", 2)))
        writer.close()
        assert len(store.entries("table")) == 2
