"""Rows to fill a store with."""

from reino.server.store import (
    Changes,
    EntryBatch,
    Person,
    Rating,
    Store,
    StoredEntry,
    TableRow,
    hashed,
)

SEED = bytes(range(100, 132))


def table_row(id: str = "table", **facts: object) -> TableRow:
    given = {"id": id, "game": "korona", "rules": 3, "created": 1.0, "updated": 1.0, "seed": SEED}
    return TableRow(**(given | facts))  # type: ignore[arg-type]


def batch(table: str = "table", number: int = 2, *bodies: bytes, **facts: object) -> EntryBatch:
    """A batch of one entry, or of those that are given."""
    lines: tuple[StoredEntry, ...] = tuple(
        (float(number), body) for body in bodies or (b'{"n":1}',)
    )
    given: dict[str, object] = {"row": Changes(updated=float(number))}
    return EntryBatch(table=table, number=number, entries=lines, **(given | facts))  # type: ignore[arg-type]


def person(id: str = "ana", **facts: object) -> Person:
    given = {"id": id, "name": id.capitalize(), "lang": "es", "created": 1.0, "seen": 2.0}
    return Person(**(given | facts))  # type: ignore[arg-type]


def add_people(store: Store, *ids: str) -> None:
    for id in ids:
        store.add_person(person(id), hashed(f"secret of {id}"), hashed(f"recovery of {id}"))


def fill(store: Store) -> None:
    """Add a row to every table."""
    add_people(store, "ana", "luis")
    store.create_table(table_row(), [(1.5, b'{"first":true}')], {0: "ana", 1: None})
    store.append(batch("table", 2, b'{"x":0.1}', b"\x00\xff", seated={1: "luis"}, snapshot=b"\x80"))
    said = store.add_chat("table", "ana", "Ana", "¡hola!\n", 3.25)
    store.report_chat(said, "luis", 4.0, "noise")
    store.mute("luis", "ana")
    store.rate("table", "korona", ["person:ana"], lambda _: [Rating("person:ana", 25.5, 8.1, 1)])
    store.add_push("ana", "https://push.example/1", '{"auth":"x"}')
    store.add_notice("luis", "table", 2, "email", 1e9 + 0.1)
