"""Tables and their logs in the store: entries under (table, number), each written once and never
changed."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import cache
from itertools import chain
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET
from sqlalchemy import ARRAY, Connection, Row, Select, Text, any_, bindparam, select, tuple_

from reino.core.phrase import quoted
from reino.server.store.database import Database
from reino.server.store.errors import DatabaseError, Taken
from reino.server.store.rows import Changes, Cursor, EntryBatch, Status, StoredEntry, TableRow
from reino.server.store.schema import entries, seated, snapshots, tables

T = TypeVar("T")

LISTED = [column for column in tables.c if column is not tables.c.seed]
ENTRY = "table_id", "number", "at", "body"  # columns, in the order in which lines have them
INSERT_ENTRY = entries.insert()
UPDATE_TABLE = tables.update().where(tables.c.id == bindparam("of"))

# In the order of their ids, so that two processes never deadlock.
LAST_NUMBERS = select(tables.c.id, tables.c.number).order_by(tables.c.id)
LOCKED = LAST_NUMBERS.where(
    tables.c.id == any_(bindparam("ids", type_=ARRAY(Text)))
).with_for_update(key_share=True)

# In SQLite, for every row that a statement reads or writes the writer releases the interpreter and
# must wait for it again. So there all values go in one row.
NUMBERS_AS_ONE = (
    "SELECT json_group_object(id, number) FROM tables WHERE id IN (SELECT value FROM json_each(?))"
)
TOGETHER, STEP = 64, 8  # most rows in one statement; above eight always a multiple of that


class Tables(Database):
    def create_table(
        self,
        row: TableRow,
        lines: Sequence[StoredEntry],
        seated: Mapping[int, str | None] | None = None,
    ) -> None:
        """A new table with its first entries; `Taken` if a table has this id."""
        first = asdict(row) | {"number": len(lines)}
        with self.writing() as connection:
            if not self.insert_new(connection, tables, first):
                raise Taken("error-database-taken", table=quoted(row.id), number="0")
            todo = _Todo()
            todo.write_lines(row.id, 1, lines)
            todo.seat(row.id, seated)
            todo.carry_out(self, connection)

    def append(self, batch: EntryBatch) -> None:
        """Append a batch, committed when this returns; raises `Taken` and writes nothing if another
        was first."""
        (refusal,) = self.append_all([batch])
        if refusal is not None:
            raise refusal

    def append_all(self, batches: Sequence[EntryBatch]) -> list[DatabaseError | None]:
        """Append all batches in one transaction; gives an error for each, or None: it is
        written."""
        with self.writing() as connection:
            last = self._last_numbers(connection, sorted({batch.table for batch in batches}))
            refusals = []
            todo = _Todo()
            for batch in batches:
                refusal = _refusal(batch, last.get(batch.table))
                refusals.append(refusal)
                if refusal is None:
                    last[batch.table] += len(batch.entries)
                    todo.add(batch, last[batch.table])
            todo.carry_out(self, connection)
        return refusals

    def _last_numbers(self, connection: Connection, ids: list[str]) -> dict[str, int]:
        """The last numbers of these tables, as far as they exist; locked until the end of the
        transaction."""
        if self.postgresql:
            return {row.id: row.number for row in connection.execute(LOCKED, {"ids": ids})}
        wanted = msgspec.json.encode(ids).decode()
        found = connection.exec_driver_sql(NUMBERS_AS_ONE, (wanted,)).scalar_one()
        return msgspec.json.decode(found, type=dict[str, int])

    def entries(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        query = (
            select(entries.c.number, entries.c.body)
            .where(entries.c.table_id == table, entries.c.number > after)
            .order_by(entries.c.number)
        )
        with self.reading() as connection:
            return [(number, bytes(body)) for number, body in connection.execute(query)]

    def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The latest snapshot: the number of its last entry, and its bytes."""
        query = select(snapshots.c.number, snapshots.c.body).where(snapshots.c.table_id == table)
        with self.reading() as connection:
            found = connection.execute(query).one_or_none()
        return None if found is None else (found.number, bytes(found.body))

    def table(self, table: str) -> TableRow | None:
        """The row of a table, with its seed, unlike in lists."""
        with self.reading() as connection:
            found = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
        return None if found is None else _row(found)

    def due(self, now: float, after: Cursor | None = None, limit: int = 100) -> list[Cursor]:
        """Tables whose deadline has passed, the most overdue first: the deadline, and the table;
        goes on after the last of an earlier call."""
        query = select(tables.c.due, tables.c.id).where(tables.c.due <= now)
        if after is not None:
            query = query.where(tuple_(tables.c.due, tables.c.id) > tuple_(*after))
        with self.reading() as connection:
            found = connection.execute(query.order_by(tables.c.due, tables.c.id).limit(limit))
            return [(row.due, row.id) for row in found]

    def put_off(self, table: str, now: float, due: float) -> None:
        """Move the deadline of an overdue table to this moment, unless it was written since."""
        overdue = tables.update().where(tables.c.id == table, tables.c.due <= now)
        with self.writing() as connection:
            connection.execute(overdue.values(due=due))

    def playing(self, after: str = "", limit: int = 500) -> list[TableRow]:
        """Tables at which a game is being played, in the order of their ids."""
        query = select(*LISTED).where(tables.c.status == "playing", tables.c.id > after)
        with self.reading() as connection:
            found = connection.execute(query.order_by(tables.c.id).limit(limit))
            return [_row(row) for row in found]

    def open_tables(
        self,
        game: str | None = None,
        limit: int = 50,
        before: Cursor | None = None,
        *,
        status: Status = "open",
    ) -> list[TableRow]:
        """Public tables, the newest first; goes on after the row with (created, id) `before`."""
        query = select(*LISTED).where(tables.c.public, tables.c.status == status)
        if game is not None:
            query = query.where(tables.c.game == game)
        return self._listed(query, tables.c.created, limit, before)

    def tables_of(
        self,
        person: str,
        limit: int = 50,
        before: Cursor | None = None,
        *,
        game: str | None = None,
        status: Status | None = None,
    ) -> list[TableRow]:
        """Tables where the person sits, the latest first, of one game or status if these are given;
        goes on after the row with (updated, id)."""
        sits = select(seated.c.table_id).where(seated.c.person == person)
        query = select(*LISTED).where(tables.c.id.in_(sits))
        if game is not None:
            query = query.where(tables.c.game == game)
        if status is not None:
            query = query.where(tables.c.status == status)
        return self._listed(query, tables.c.updated, limit, before)

    def unfinished(self, person: str) -> list[str]:
        """Tables where the person sits and the game is not over."""
        sits = select(seated.c.table_id).where(seated.c.person == person)
        query = select(tables.c.id).where(tables.c.id.in_(sits), tables.c.status != "over")
        with self.reading() as connection:
            return list(connection.execute(query.order_by(tables.c.id)).scalars())

    def _listed(
        self, query: Select[Any], by: Any, limit: int, before: Cursor | None
    ) -> list[TableRow]:
        if before is not None:
            query = query.where(tuple_(by, tables.c.id) < tuple_(*before))
        query = query.order_by(by.desc(), tables.c.id.desc()).limit(limit)
        with self.reading() as connection:
            return [_row(found) for found in connection.execute(query)]

    def seated(self, table: str) -> dict[int, str | None]:
        query = select(seated.c.seat, seated.c.person).where(seated.c.table_id == table)
        with self.reading() as connection:
            found = connection.execute(query.order_by(seated.c.seat))
            return {row.seat: row.person for row in found}


class _Todo:
    """The writes of a transaction, gathered so that each kind of statement is sent once."""

    def __init__(self) -> None:
        self.entries: list[tuple[str, int, float, bytes]] = []
        self.rows: dict[str, dict[str, object]] = {}
        self.seats: dict[tuple[str, int], str | None] = {}
        self.snapshots: dict[str, tuple[int, bytes]] = {}

    def _write_many(self, connection: Connection) -> None:
        """Write many rows by one statement, which is fastest in SQLite."""
        for lines in _portions(self.entries):
            connection.exec_driver_sql(insert_lines(len(lines)), tuple(chain(*lines)))
        for columns, rows in _alike(self.rows).items():
            for some in _portions(rows):
                connection.exec_driver_sql(update_rows(columns, len(some)), tuple(chain(*some)))

    def add(self, batch: EntryBatch, last: int) -> None:
        self.write_lines(batch.table, batch.number, batch.entries)
        self.seat(batch.table, batch.seated)
        # Of two batches for one table, the later one wins.
        self.rows.setdefault(batch.table, {}).update(_changed(batch.row), number=last)
        if batch.snapshot is not None:
            self.snapshots[batch.table] = last, batch.snapshot

    def write_lines(self, table: str, first: int, lines: Iterable[StoredEntry]) -> None:
        self.entries += [
            (table, number, at, body) for number, (at, body) in enumerate(lines, first)
        ]

    def seat(self, table: str, seated: Mapping[int, str | None] | None) -> None:
        for seat, person in (seated or {}).items():
            self.seats[table, seat] = person

    def carry_out(self, database: Database, connection: Connection) -> None:
        if not database.postgresql:
            self._write_many(connection)
        else:
            if self.entries:
                lines = [dict(zip(ENTRY, line, strict=True)) for line in self.entries]
                connection.execute(INSERT_ENTRY, lines)
            for columns, rows in _alike(self.rows).items():
                named = [dict(zip((*columns, "of"), row, strict=True)) for row in rows]
                connection.execute(UPDATE_TABLE, named)
        if self.seats:
            sit = database.upsert(seated)
            connection.execute(
                sit.on_conflict_do_update(
                    index_elements=["table_id", "seat"], set_={"person": sit.excluded.person}
                ),
                [
                    {"table_id": table, "seat": seat, "person": person}
                    for (table, seat), person in self.seats.items()
                ],
            )
        if self.snapshots:
            keep = database.upsert(snapshots)
            connection.execute(
                keep.on_conflict_do_update(
                    index_elements=["table_id"],
                    set_={"number": keep.excluded.number, "body": keep.excluded.body},
                ),
                [
                    {"table_id": table, "number": number, "body": body}
                    for table, (number, body) in self.snapshots.items()
                ],
            )


def _refusal(batch: EntryBatch, last: int | None) -> DatabaseError | None:
    table = quoted(batch.table)
    if last is None:
        return DatabaseError("error-database-no-table", table=table)
    if batch.number <= last:
        return Taken("error-database-taken", table=table, number=str(batch.number))
    if batch.number > last + 1:
        return DatabaseError(
            "error-database-gap", table=table, number=str(batch.number), last=str(last)
        )
    return None


def _changed(row: Changes) -> dict[str, object]:
    changes: dict[str, object] = {}
    if row.updated is not UNSET:
        changes["updated"] = row.updated
    if row.status is not UNSET:
        changes["status"] = row.status
    if row.due is not UNSET:
        changes["due"] = row.due
    if row.info is not UNSET:
        changes["info"] = row.info
    return changes


def _alike(
    rows: Mapping[str, Mapping[str, object]],
) -> dict[tuple[str, ...], list[tuple[object, ...]]]:
    """Rows in which the same columns change, with their ids at the end: one statement changes
    them."""
    groups: dict[tuple[str, ...], list[tuple[object, ...]]] = {}
    for table, changes in rows.items():
        groups.setdefault(tuple(changes), []).append((*changes.values(), table))
    return groups


def _portions(rows: Sequence[T]) -> Iterator[Sequence[T]]:
    """Few portions, of few different sizes: each size is a statement that is prepared once."""
    at = 0
    while at < len(rows):
        left = len(rows) - at
        size = min(left, TOGETHER)
        if size > STEP:
            size -= size % STEP
        yield rows[at : at + size]
        at += size


@cache
def insert_lines(count: int) -> str:
    return f"INSERT INTO entries ({', '.join(ENTRY)}) VALUES " + _places(count, len(ENTRY))


@cache
def update_rows(columns: tuple[str, ...], count: int) -> str:
    changes = ", ".join(f"{name} = given.column{n}" for n, name in enumerate(columns, 1))
    width = len(columns) + 1
    return (
        f"UPDATE tables SET {changes} FROM (VALUES {_places(count, width)}) AS given "
        f"WHERE tables.id = given.column{width}"
    )


def _places(rows: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return ", ".join([row] * rows)


def _row(found: Row[Any]) -> TableRow:
    facts = dict(found._mapping)
    return TableRow(**facts)
