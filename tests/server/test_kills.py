"""The server is killed at random moments under play: no acknowledged choice is lost, none is played
twice, and every table goes on. `make soak` does it two hundred times."""

import asyncio
import os
import random
import secrets
from collections.abc import Awaitable, Callable, Sequence
from ipaddress import IPv4Address
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from postgres import Postgres
from reino.play.commands import Choose
from reino.play.projection import Seen
from reino.play.record import Record
from reino.server import messages as m
from server.redis_service import RedisServer
from server.running import Running

KILLS = 200 if os.environ.get("REINO_SOAK") else 1
PROXY = ("--proxies", "1")
GAMES = (("braverats", 2), ("sparta", 2), ("korona", 2), ("jackrabbits", 2))
FEW, MANY = 2, 25  # choices between two kills

decode = msgspec.json.Decoder(m.ToPage).decode


class Witness:
    """A client that plays at a seat and remembers the acknowledged choices. It is the worst of
    clients: it retries under the same id, repeats old commands, and disconnects without waiting."""

    def __init__(
        self, servers: Sequence[Running], token: str, table: str, seat: int, seed: int
    ) -> None:
        self.servers = servers
        self.token = token
        self.table = table
        self.seat = seat
        self.random = random.Random(seed)
        self.acknowledged: dict[int, Choose] = {}  # acknowledged choices, by their number
        self.unsure = 0  # choices that may be in the game without an acknowledgement
        self.number = 0
        self.answered = 0
        self.waiting: m.Do | None = None
        self.said: list[m.Do] = []
        self.seen: Seen | None = None
        self.over = asyncio.Event()
        self.socket: ClientConnection | None = None
        self.chosen = asyncio.Condition()

    async def play(self) -> None:
        while not self.over.is_set():
            try:
                headers = {"Authorization": f"Bearer {self.token}"}
                server = self.random.choice(self.servers)
                url = server.url.replace("http", "ws") + "/api/socket"
                async with connect(url, additional_headers=headers, open_timeout=10) as socket:
                    self.socket = socket
                    if not self.over.is_set():
                        await self._converse(socket)
            except (OSError, TimeoutError, WebSocketException):
                await asyncio.sleep(0.05)

    async def leave(self) -> None:
        """Close the connection properly: one that is cut off while it is made is never closed."""
        self.over.set()
        if self.socket is not None:
            await self.socket.close()

    async def _converse(self, socket: ClientConnection) -> None:
        follow = m.Follow(table=self.table, seat=self.seat, number=self.number)
        await self._send(socket, follow)
        if self.waiting is not None:
            await self._send(socket, self.waiting)
        async for text in socket:
            match decode(text):
                case m.Now(seen) | m.Update(_, seen):
                    assert seen.number >= self.number, "a table went back"
                    self.number, self.seen = seen.number, seen
                case m.Done(id=id, number=number):
                    await self._acknowledge(id, number)
                case m.Refusal(key=key) if key.startswith("error-database"):
                    return  # the database is unreachable: reconnect, and retry
                case m.Refusal(id=id, key=key):
                    if self.waiting is not None and id == self.waiting.id:
                        # Refused only because it was answered before, and the answer was lost.
                        assert key in ("error-table-stale", "error-table-not-asked"), key
                        self.waiting, self.answered = None, 0
                        self.unsure += 1
            await self._choose(socket)
            if self.seen is not None and self.seen.status == "over":
                self.over.set()
                return

    async def _acknowledge(self, id: str, number: int) -> None:
        if self.waiting is None or self.waiting.id != id:
            return
        assert isinstance(self.waiting.command, Choose)
        known = self.acknowledged.setdefault(number, self.waiting.command)
        assert known == self.waiting.command
        self.waiting = None
        async with self.chosen:
            self.chosen.notify_all()

    async def _choose(self, socket: ClientConnection) -> None:
        seen = self.seen
        if seen is None or self.waiting or not seen.legal or seen.asked == self.answered:
            return
        self.answered = seen.asked
        command = Choose(self.seat, self.random.choice(seen.legal), seen.number)
        self.waiting = m.Do(secrets.token_hex(8), self.table, command)
        self.said.append(self.waiting)
        messages = [self.waiting] * self.random.choice((1, 1, 2))
        if self.random.random() < 0.2:
            messages += self.random.choices(self.said, k=2)
            self.random.shuffle(messages)
        for message in messages:
            await self._send(socket, message)
        if self.random.random() < 0.05:
            await socket.close()

    @staticmethod
    async def _send(socket: ClientConnection, message: object) -> None:
        await socket.send(msgspec.json.encode(message).decode())


async def begun(servers: Sequence[Running], game: str, players: int, seed: int) -> list[Witness]:
    """Witnesses at all seats of a new table."""
    server = servers[0]
    # From many addresses, as players come: the rate limit of one would refuse so many people.
    address = {"X-Forwarded-For": str(IPv4Address(seed))}
    tokens = [await asyncio.to_thread(server.account, f"seat {n}", address) for n in range(players)]
    table = await asyncio.to_thread(lambda: server.open(tokens[0], game=game, players=players))
    for seat, token in enumerate(tokens):
        sit = {"do": "sit", "seat": seat, "nonce": secrets.token_hex(16)}
        answer = await asyncio.to_thread(lambda: server.command(token, table, "sit", **sit))  # noqa: B023
        assert answer.status_code == 200, answer.text
    answer = await asyncio.to_thread(lambda: server.command(tokens[0], table, "begin", do="begin"))
    assert answer.status_code == 200, answer.text
    return [Witness(servers, token, table, n, seed + n) for n, token in enumerate(tokens)]


def blows_under_play(
    servers: Sequence[Running], blow: Callable[[], Awaitable[None]], blows: int
) -> int:
    """Play at tables of all games while the server is killed; gives how many choices were made."""
    server = servers[0]

    async def scene() -> int:
        chance = random.Random(blows)
        total = 0
        tables: list[list[Witness]] = []
        tasks: list[asyncio.Task[None]] = []

        async def fill() -> None:
            for number, (game, players) in enumerate(GAMES):
                if number < len(tables) and not tables[number][0].over.is_set():
                    continue
                witnesses = await begun(servers, game, players, chance.randrange(1 << 30))
                if number < len(tables):
                    await check(tables[number])
                    tables[number] = witnesses
                else:
                    tables.append(witnesses)
                tasks.extend(asyncio.create_task(witness.play()) for witness in witnesses)

        async def go_on(witness: Witness) -> None:
            """Play on at every table, with all its clients."""
            before = len(witness.acknowledged)
            async with asyncio.timeout(120):
                while len(witness.acknowledged) == before and not witness.over.is_set():
                    await asyncio.sleep(0.002)
                    for task in tasks:
                        if task.done():
                            task.result()

        for _ in range(blows):
            await fill()
            for _ in range(chance.randint(FEW, MANY)):
                busy = [each for table in tables for each in table if not each.over.is_set()]
                if not busy:
                    break
                somebody = chance.choice(busy)
                await go_on(somebody)
            await asyncio.sleep(chance.random() * 0.02)
            await blow()
        for table in tables:
            for witness in table:
                await go_on(witness)
            total += await check(table)
        for table in tables:
            for witness in table:
                await witness.leave()
        async with asyncio.timeout(120):
            await asyncio.gather(*tasks)
        return total

    async def check(table: list[Witness]) -> int:
        """Check that every acknowledged choice is in the game exactly once."""
        host = table[0]
        await asyncio.to_thread(
            lambda: server.command(host.token, host.table, "end", do="resign", seat=0)
        )
        answer = await asyncio.to_thread(
            lambda: server.ask("GET", f"/api/tables/{host.table}/record")
        )
        assert answer.status_code == 200, answer.text
        record = Record.from_json(answer.text)
        record.verify()
        for witness in table:
            played = [choice for actor, choice, _ in record.steps if actor == witness.seat]
            kept = [choice.action for _, choice in sorted(witness.acknowledged.items())]
            assert is_within(kept, played), "an acknowledged choice is lost, or out of order"
            unsure = witness.unsure + (witness.waiting is not None)
            assert len(played) <= len(kept) + unsure, "a choice was played twice"
        return sum(len(witness.acknowledged) for witness in table)

    return asyncio.run(scene())


def is_within(part: list[int], whole: list[int]) -> bool:
    rest = iter(whole)
    return all(choice in rest for choice in part)


@pytest.mark.compiled
def test_the_server_is_killed_on_sqlite(tmp_path: Path) -> None:
    with Running(tmp_path, *PROXY) as server:

        async def blow() -> None:
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)

        assert blows_under_play([server], blow, KILLS) > KILLS
        assert server.traces() == ""


@pytest.mark.compiled
def test_the_server_is_killed_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    with Running(tmp_path, *PROXY, "--database", postgres.new_database()) as server:

        async def blow() -> None:
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)

        assert blows_under_play([server], blow, KILLS) > KILLS
        assert server.traces() == ""


@pytest.mark.compiled
def test_the_database_is_restarted_under_play(tmp_path: Path) -> None:
    database = Postgres()
    try:
        database.start()
        with Running(tmp_path, *PROXY, "--database", database.new_database()) as server:

            async def blow() -> None:
                await asyncio.to_thread(database.restart, "immediate")

            assert blows_under_play([server], blow, KILLS) > KILLS
            assert server.traces() == ""
    finally:
        database.stop("immediate")
        database.remove()


@pytest.mark.compiled
def test_two_servers_share_the_tables_while_one_is_killed_or_they_cannot_hear_each_other(
    tmp_path: Path, postgres: Postgres
) -> None:
    url = postgres.new_database()
    with RedisServer() as redis:
        shared = (*PROXY, "--database", url, "--bus", redis.url)
        with Running(tmp_path / "one", *shared) as one, Running(tmp_path / "two", *shared) as two:
            chance = random.Random(7)

            async def kill() -> None:
                await asyncio.to_thread(two.kill)
                await asyncio.to_thread(two.start)

            async def silence() -> None:
                await asyncio.to_thread(redis.kill)
                await asyncio.sleep(chance.random())
                await asyncio.to_thread(redis.start)

            async def blow() -> None:
                await chance.choice((kill, silence))()

            assert blows_under_play([one, two], blow, KILLS) > KILLS
            assert one.traces() == two.traces() == ""
