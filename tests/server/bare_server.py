"""A server without HTTP: its tables on a real database, with bots that answer at once."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from reino.core.view import View
from reino.play.commands import Begin, Choose, Command, Sit
from reino.server import messages as m
from reino.server.autoplay import Autoplay, Chooser
from reino.server.bus import Alone, Bus
from reino.server.store.rows import Person
from reino.server.store.store import Store
from reino.server.store.writer import Writer
from reino.server.table_service import Listener, TableService
from reino.server.websocket.outbox import Outbox


class Hand:
    """A clock that is moved by hand."""

    def __init__(self, at: float = 1_000_000.0) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at


class FirstLegal:
    """Bots that take the first legal action, and count their questions."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, str]] = []

    async def choose(self, view: View, bot: str, seconds: float | None) -> int:
        assert view.seat is not None
        self.asked.append((view.seat, bot))
        return view.legal[0]


class Silent:
    """Bots that never answer."""

    async def choose(self, view: View, bot: str, seconds: float | None) -> int:
        return await asyncio.Future()


class BareServer:
    """One process of a server."""

    def __init__(
        self,
        store: Store,
        now: Hand | None = None,
        bus: Bus | None = None,
        listeners: tuple[Listener, ...] = (),
        chooser: Chooser | None = None,
    ) -> None:
        self.store = store
        self.now = now or Hand()
        self.bots = FirstLegal()
        self.writer = Writer(store)
        self.tables = TableService(
            store,
            self.writer,
            bus or Alone(),
            Autoplay(chooser or self.bots, self.now, pace=0.0),
            self.now,
            listeners,
        )

    async def close(self) -> None:
        await self.tables.close()
        await asyncio.to_thread(self.writer.close)

    def person(self, name: str) -> Person:
        person = Person(id=name.lower().ljust(12, "x"), name=name, lang="en", created=0, seen=0)
        if self.store.person(person.id) is None:
            self.store.add_person(person, secrets.token_bytes(32))
        return person

    async def do(self, table: str, person: Person, command: Command) -> int:
        request = secrets.token_hex(8)
        return (await self.tables.do(table, person, command, request)).number

    async def table(
        self, *people: Person, bots: dict[int, str] | None = None, **wanted: object
    ) -> str:
        """A table at which these people play, and bots at the seats named."""
        asked = msgspec.convert({"game": "braverats", **wanted, "bots": bots or {}}, m.TableWanted)
        opened = await self.tables.open(people[0], asked)
        free = [seat for seat in range(8) if seat not in (bots or {})]
        for seat, person in zip(free, people, strict=False):
            await self.do(opened.table, person, Sit(seat, secrets.token_hex(16)))
        await self.do(opened.table, people[0], Begin())
        return opened.table


@asynccontextmanager
async def bare_server(path: Path, **settings: object) -> AsyncIterator[BareServer]:
    with Store.open(f"sqlite:///{path / 'reino.db'}") as store:
        home = BareServer(store, **settings)  # type: ignore[arg-type]
        try:
            yield home
        finally:
            await home.close()


async def choose_first(home: BareServer, table: str, person: Person, seat: int) -> int:
    seen = await home.tables.viewing.seen(table, person.id, seat)
    return await home.do(table, person, Choose(seat, seen.legal[0], seen.number))


class Ear(Outbox):
    """An outbox that a test reads."""

    def heard(self) -> list[m.ToPage]:
        """All messages since the last call."""
        return list(self._drain())

    def _drain(self) -> Iterator[m.ToPage]:
        while self.waiting:
            yield msgspec.json.decode(self.pop(), type=m.ToPage)


async def until(what: object, *, seconds: float = 20.0) -> None:
    """Wait for a condition, however long this machine takes."""
    assert callable(what)
    async with asyncio.timeout(seconds):
        while not what():
            await asyncio.sleep(0.002)
