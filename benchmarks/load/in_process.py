"""Moves in the server of any checkout, in process and without a network.

Run as a program with the checkout's `src` on the path, a game and a number of players; prints a
line of JSON. At every table as many people sit as there are seats, one more watches, and all follow
with words, as pages do. They speak to their sessions in the messages of the websocket, which have
not changed; where a session is found has, and `ADAPTERS` knows both places.
"""

import asyncio
import json
import secrets
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib import import_module
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

from reino.core.state import State
from reino.server.bus import Alone
from reino.server.messages import TableWanted
from reino.server.ratings import Ratings
from reino.server.run import tune
from reino.server.store.rows import Person
from reino.server.store.store import Store
from reino.server.store.writer import Writer

TABLES = 4  # tables that are played at once
LONGEST = 100  # moves at one table: a random game of Sparta goes on and on
WARMING, MEASURED, COUNTED = 100, 800, 400  # moves
NEVER = 3_600.0  # seconds until a turn would be worth a notice


class Current:
    """The server since its modules are named after what they do."""

    def __init__(self, store: Store, writer: Writer) -> None:
        session = import_module("reino.server.websocket.session")
        service = import_module("reino.server.table_service")
        autoplay = import_module("reino.server.autoplay")
        notices = import_module("reino.server.turn_notices")
        bus = Alone()
        self._session = session.Session
        self._key = session.PROTOCOL
        self._sessions = session.Sessions(bus, sys.maxsize)
        answers = autoplay.Autoplay(None, time.time)
        self.tables = service.TableService(store, writer, bus, answers, time.time)
        self.tables.listen(notices.TurnNotices(self._sessions, bus, None, NEVER))
        self.tables.listen(Ratings(store))

    def session(self, client: "Client", person: Person) -> Any:
        socket = SimpleNamespace(scope={self._key: client}, accept=nothing, close=nothing)
        return self._session(socket, person, self.tables, self._sessions, UNLIMITED)

    def state(self, table: str) -> State:
        found: State = self.tables.live[table].table.state
        return found


class Former:
    """The server at commit 95429f8."""

    def __init__(self, store: Store, writer: Writer) -> None:
        sockets = import_module("reino.server.sockets")
        rooms = import_module("reino.server.rooms")
        answering = import_module("reino.server.answering")
        building = import_module("reino.server.building")
        bus = Alone()
        self._page = sockets.Page
        self._key = sockets.WIRE
        self._pages = sockets.Pages(bus, sys.maxsize)
        listeners = building.Herald(self._pages, bus, NEVER), Ratings(store)
        answers = answering.Answering(None, time.time)
        self.tables = rooms.Rooms(store, writer, bus, answers, time.time, listeners)

    def session(self, client: "Client", person: Person) -> Any:
        socket = SimpleNamespace(scope={self._key: client}, accept=nothing, close=nothing)
        return self._page(socket, person, self.tables, self._pages, UNLIMITED)

    def state(self, table: str) -> State:
        found: State = self.tables._rooms[table].table.state
        return found


ADAPTERS = {"reino.server.table_service": Current, "reino.server.rooms": Former}
UNLIMITED = SimpleNamespace(take=lambda: 0.0)


def adapter() -> type[Current] | type[Former]:
    for name, made in ADAPTERS.items():
        try:
            import_module(name)
        except ModuleNotFoundError:
            continue
        return made
    raise RuntimeError("no adapter knows this checkout")


async def nothing(*_: object) -> None:
    """What a websocket is asked for that is open already."""


class Client:
    """In place of a connection: counts what is written to it."""

    def __init__(self) -> None:
        self.bytes = 0
        self._reader: Any = None
        self._ready = asyncio.get_running_loop().create_future()

    def write(self, message: bytes) -> None:
        self.bytes += len(message)
        if message.startswith(b'{"type":"refused"'):
            raise RuntimeError(message.decode())

    def attach(self, reader: Any) -> None:
        self._reader = reader
        self.go_on()

    def go_on(self) -> None:
        self._ready.set_result(None)

    def close(self, code: int) -> None:
        pass

    async def ask(self, **message: object) -> None:
        """Send a message, and wait until it is answered."""
        await self._ready
        self._ready = asyncio.get_running_loop().create_future()
        self._reader.hear(json.dumps(message).encode())
        await self._ready


@dataclass
class Tally:
    """What moves have cost."""

    moves: int = 0
    seconds: float = 0.0  # of the processor, in all threads
    loop: float = 0.0  # of these, in the thread that answers
    bytes: int = 0

    def report(self) -> dict[str, float]:
        return {
            "moves": self.moves,
            "us": 1e6 * self.seconds / self.moves,
            "loop_us": 1e6 * self.loop / self.moves,
            "bytes": self.bytes / self.moves,
        }


class Bench:
    def __init__(self, store: Store, server: Current | Former, game: str, players: int) -> None:
        self._store = store
        self._server = server
        self._game = game
        self._players = players
        self._rng = Random(1)
        self._names = count()
        self._open: set[asyncio.Task[None]] = set()

    async def run(self, moves: int, longest: int = LONGEST) -> Tally:
        """At least so many moves. Opening tables and sitting down at them is not counted."""
        tally = Tally()
        while tally.moves < moves:
            tables = [await self._opened() for _ in range(TABLES)]
            everyone = [client for _, clients in tables for client in clients]
            before = sum(client.bytes for client in everyone)
            begun, of_loop = time.process_time(), time.thread_time()
            played = await asyncio.gather(*(self._play(*table, longest) for table in tables))
            tally.seconds += time.process_time() - begun
            tally.loop += time.thread_time() - of_loop
            tally.moves += sum(played)
            tally.bytes += sum(client.bytes for client in everyone) - before
            for task in self._open:
                task.cancel()
            await asyncio.gather(*self._open, return_exceptions=True)
            self._open.clear()
        return tally

    async def _opened(self) -> tuple[str, list[Client]]:
        """A table of a game that has begun, and its clients; the last one watches."""
        people = [self._person() for _ in range(self._players + 1)]
        wanted = TableWanted(game=self._game, players=self._players)
        table: str = (await self._server.tables.open(people[0], wanted)).table
        clients = []
        for seat, person in enumerate(people):
            client = Client()
            clients.append(client)
            served = self._server.session(client, person).serve()
            self._open.add(asyncio.create_task(served))
            if seat < self._players:
                command = {"do": "sit", "seat": seat, "nonce": f"{seat:032x}"}
                await client.ask(type="do", id="sit", table=table, command=command)
        for seat, client in enumerate(clients):
            sits = seat if seat < self._players else None
            await client.ask(type="follow", table=table, seat=sits, words="en")
        await clients[0].ask(type="do", id="begin", table=table, command={"do": "begin"})
        return table, clients

    def _person(self) -> Person:
        number = next(self._names)
        person = Person(id=f"person{number}", name=f"P{number}", lang="en", created=0.0, seen=0.0)
        self._store.add_person(person, f"secret{number}".encode())
        return person

    async def _play(self, table: str, clients: list[Client], longest: int) -> int:
        """A random game, or its beginning; the number of moves."""
        for move in range(longest):
            state = self._server.state(table)
            if state.over:
                return move
            seat = self._rng.choice(state.owing)
            action = self._rng.choice(state.legal(seat))
            command = {"do": "choose", "seat": seat, "action": action, "answers": sys.maxsize}
            await clients[seat].ask(type="do", id=str(move), table=table, command=command)
        return longest


@contextmanager
def counting(*methods: tuple[type, str]) -> Iterator[dict[str, int]]:
    """Count the calls of methods."""
    calls = {f"{of.__name__}.{name}": 0 for of, name in methods}
    known = [(of, name, getattr(of, name)) for of, name in methods]

    def counted(key: str, method: Any) -> Any:
        def call(*args: Any) -> Any:
            calls[key] += 1
            return method(*args)

        return call

    for of, name, method in known:
        setattr(of, name, counted(f"{of.__name__}.{name}", method))
    try:
        yield calls
    finally:
        for of, name, method in known:
            setattr(of, name, method)


def looks() -> list[tuple[type, str]]:
    """The ways to play a choice: for good, and to look ahead."""
    ways: list[tuple[type, str]] = [(State, "play")]
    with suppress(ModuleNotFoundError):
        ways.append((import_module("reino.core.ahead").Ahead, "after"))
    return ways


async def measured(game: str, players: int) -> dict[str, object]:
    secrets.token_bytes = Random(game).randbytes  # the same dice in every checkout
    with tempfile.TemporaryDirectory() as folder, Store.open(f"sqlite:///{folder}/b.db") as store:
        writer = Writer(store)
        server = adapter()(store, writer)
        bench = Bench(store, server, game, players)
        await bench.run(WARMING, WARMING // TABLES)
        tune()
        tally = await bench.run(MEASURED)
        with counting(*looks()) as calls:
            counted = await bench.run(COUNTED)
        await server.tables.close()
        writer.close()
    return {
        "game": game,
        "players": players,
        **tally.report(),
        "calls": {name: n / counted.moves for name, n in calls.items()},
    }


if __name__ == "__main__":
    name, seats = sys.argv[1:]
    print(json.dumps(asyncio.run(measured(name, int(seats)))))
