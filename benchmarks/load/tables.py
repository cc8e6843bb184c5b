"""Reino tables that are ready to be played, with the people who sit at them."""

import secrets
import time
from collections.abc import Sequence
from dataclasses import asdict

from benchmarks.load.dialects import GAME
from reino.core.dealer import SEED_BYTES, commitment
from reino.play import log
from reino.play.commands import NONCE_BYTES, Begin, Sit
from reino.play.request import Request
from reino.play.table import Entry
from reino.server import create_table, messages
from reino.server.identity import LETTERS, Credentials, new_id, new_secret
from reino.server.store import schema
from reino.server.store.people import hashed
from reino.server.store.rows import Person, TableRow
from reino.server.store.store import Store

Prepared = list[tuple[tuple[str, str], list[str]]]  # the tokens of a pair, and its tables


def people_and_tables(database: str, pairs: int, games: int) -> Prepared:
    """People and tables in a database that no server has open yet: written in one transaction, so
    that it is quick."""
    rows = Rows()
    prepared: Prepared = []
    for _ in range(pairs):
        ana, luis = rows.person("Ana"), rows.person("Luis")
        tables = [rows.table((ana, luis)) for _ in range(games)]
        prepared.append(((ana.token, luis.token), tables))
    with Store.open(database) as store, store.writing() as connection:
        connection.execute(schema.people.insert(), rows.people)
        connection.execute(schema.tables.insert(), rows.tables)
        connection.execute(schema.entries.insert(), rows.entries)
        connection.execute(schema.seated.insert(), rows.seated)
    return prepared


class Rows:
    """The rows for the database."""

    def __init__(self) -> None:
        self.people: list[dict[str, object]] = []
        self.tables: list[dict[str, object]] = []
        self.entries: list[dict[str, object]] = []
        self.seated: list[dict[str, object]] = []
        self._setup = create_table.setup(messages.TableWanted(game=GAME))
        self._now = time.time()

    def person(self, name: str) -> Credentials:
        shown = Credentials(new_id(), new_secret())
        row = Person(id=shown.id, name=name, lang="en", created=self._now, seen=self._now)
        self.people.append(asdict(row) | {"secret_hash": hashed(shown.secret)})
        return shown

    def table(self, people: Sequence[Credentials]) -> str:
        """A table with all seats taken and the game begun."""
        now, seed = self._now, secrets.token_bytes(SEED_BYTES)
        id = "".join(secrets.choice(LETTERS) for _ in range(10))
        host = people[0].id
        first = log.Opened(at=now, setup=self._setup, host=host, commitment=commitment(seed))
        entries: list[Entry] = [first]
        at = first.open_table(id)
        for seat, shown in enumerate(people):
            nonce = secrets.token_hex(NONCE_BYTES)
            entries += Sit(seat, nonce).entries(Request(at, now, shown.id, f"Player {seat}"))
            at.apply(entries[-1])
            self.seated.append({"table_id": id, "seat": seat, "person": shown.id})
        entries += Begin().entries(Request(at, now, host, seed=seed))
        at.apply(entries[-1])
        row = TableRow(
            id=id,
            game=GAME,
            rules=self._setup.rules,
            status=at.status,
            created=now,
            updated=now,
            number=len(entries),
            info=create_table.info(at),
            seed=seed,
        )
        self.tables.append(asdict(row))
        self.entries += [
            {"table_id": id, "number": number, "at": now, "body": log.written(entry)}
            for number, entry in enumerate(entries, 1)
        ]
        return id
