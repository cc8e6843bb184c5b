"""Table storage: tables as rows and entries of the store, created and read."""

import asyncio
import secrets
from collections.abc import Mapping

from msgspec import UNSET, ValidationError

from reino.core.dealer import SEED_BYTES, commitment
from reino.core.errors import BadStart
from reino.play import log
from reino.play.commands import Keep, SeatBot
from reino.play.request import Entries, Request
from reino.play.setup import Setup
from reino.play.table import Entry, Table
from reino.server import create_table
from reino.server.identity import LETTERS
from reino.server.store.rows import Changes, EntryBatch, StoredEntry, TableRow
from reino.server.store.store import Store

ID_LETTERS = 10


def new_table(
    host: str,
    setup: Setup,
    bots: Mapping[int, str],
    at: float,
    kept: Mapping[int, create_table.Awaited] | None = None,
) -> tuple[TableRow, list[StoredEntry], str]:
    """A table of this person's with its first entries, and the commitment to its dice."""
    seed = secrets.token_bytes(SEED_BYTES)
    id = "".join(secrets.choice(LETTERS) for _ in range(ID_LETTERS))
    first = log.Opened(at=at, setup=setup, host=host, commitment=commitment(seed))
    table = first.open_table(id)
    entries: list[Entry] = [first]
    for seat, bot in sorted(bots.items()):
        entries += SeatBot(seat, bot).entries(Request(table, at, host))
        table.apply(entries[-1])
    for seat, awaited in sorted((kept or {}).items()):
        entries += Keep(seat, *awaited).entries(Request(table, at))
        table.apply(entries[-1])
    row = TableRow(
        id=id,
        game=setup.game,
        rules=setup.rules,
        public=setup.public,
        created=at,
        updated=at,
        info=create_table.info(table),
        seed=seed,
    )
    return row, [(entry.at, log.written(entry)) for entry in entries], first.commitment


def folded(store: Store, id: str) -> Table:
    """A table from its last snapshot and the entries after it."""
    kept = store.snapshot(id)
    try:
        table = None if kept is None else Table.restored(kept[1])
    except (ValidationError, BadStart):
        table = None  # a snapshot of an earlier version, with other fields or states
    if table is None:
        return log.folded(id, (log.read(body) for _, body in store.entries(id)))
    for _, body in store.entries(id, table.entries):
        table.apply(log.read(body))
    return table


def asked(store: Store, row: TableRow) -> list[tuple[int, str]]:
    """The people who owe a decision at a table, with the number it was asked under: from the facts
    for lists or, where an earlier version has written fewer of them, from the log."""
    known = create_table.asked(row.info)
    if known is None:
        known = create_table.asked(create_table.info(folded(store, row.id)))
        assert known is not None
    return known


def entries_of(store: Store, id: str, after: int = 0) -> list[Entry]:
    return [log.read(body) for _, body in store.entries(id, after)]


async def read_entries(store: Store, id: str, after: int = 0) -> list[Entry]:
    return await asyncio.to_thread(entries_of, store, id, after)


async def read_table(store: Store, id: str) -> Table:
    return await asyncio.to_thread(folded, store, id)


def batch(table: Table, entries: Entries, at: float, due: float | None) -> EntryBatch:
    """The last entries of a table, which has applied them already, as a batch for the store."""
    seats = {
        entry.seat: entry.person if isinstance(entry, log.Sat) else None
        for entry in entries
        if isinstance(entry, log.Sat | log.Stood)
    }
    return EntryBatch(
        table=table.id,
        number=table.entries - len(entries) + 1,
        entries=tuple((entry.at, log.written(entry)) for entry in entries),
        row=Changes(
            # Lists are in this order: a silent entry must not show there either, and a new name
            # does not count.
            updated=at if any(map(_is_news, entries)) else UNSET,
            status=table.status,
            due=due,
            info=create_table.info(table),
        ),
        seated=seats or None,
    )


def _is_news(entry: Entry) -> bool:
    return not (entry.silent or isinstance(entry, log.Renamed))


def snapshot(table: Table) -> EntryBatch:
    return EntryBatch(
        table=table.id,
        number=table.entries + 1,
        entries=(),
        row=Changes(),
        snapshot=table.snapshot(),
    )
