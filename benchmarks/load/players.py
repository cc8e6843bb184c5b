"""Scripted players: two at each table, one websocket each, choosing in turns."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter

from benchmarks.load.dialects import MOVES, Dialect
from benchmarks.load.wire import Wire

AT_ONCE = 64  # websockets that are opened together
SECOND = 1.0


@dataclass
class Meter:
    """The latency in seconds from sending each move until the other player receives it."""

    waits: list[float] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def rate(self) -> float:
        return len(self.waits) / self.seconds

    def percentile(self, part: float) -> float:
        return sorted(self.waits)[min(len(self.waits) - 1, int(part * len(self.waits)))]


class Player:
    """A websocket, and the number of moves it has received at its table."""

    def __init__(self, dialect: Dialect, pair: "Pair", seat: int, name: str) -> None:
        self._dialect = dialect
        self._pair = pair
        self._seat = seat
        self._update = dialect.update
        self.wire = Wire(dialect.opening(name), self._hear, pair.fail)
        self.updates = 0
        self._awaited: asyncio.Future[None] | None = None

    async def connect(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        self._awaited = welcome = loop.create_future()  # it may come before both are ready
        await loop.create_connection(lambda: self.wire, "127.0.0.1", port)
        await welcome

    async def follow(self, table: str) -> None:
        self.updates = 0
        self._awaited = asyncio.get_running_loop().create_future()
        self.wire.send(self._dialect.follow(table, self._seat))
        await self._awaited

    def _hear(self, message: bytes) -> None:
        if message.startswith(self._update):
            self.updates += 1
            self._pair.heard(self._seat, message)
            return
        try:
            answer = self._dialect.answer(message)
        except RuntimeError as error:
            self._pair.fail(str(error))
            return
        if answer is not None:
            self.wire.send(answer)
        dialect = self._dialect
        if self._awaited is not None and (
            dialect.is_welcome(message) or dialect.is_followed(message)
        ):
            self._awaited.set_result(None)
            self._awaited = None


class Pair:
    """Two players who play one table after the other."""

    def __init__(self, dialect: Dialect, names: tuple[str, str], tables: Sequence[str]) -> None:
        self._dialect = dialect
        self._tables = tables
        self.players = tuple(Player(dialect, self, seat, names[seat]) for seat in (0, 1))
        self._meter = Meter()
        self._pace: float | None = None
        self._failed: str | None = None
        self._over: asyncio.Future[None] | None = None

    async def connect(self, port: int) -> None:
        for player in self.players:
            await player.connect(port)

    async def follow(self, table: str) -> None:
        for player in self.players:
            await player.follow(table)

    async def make_all(self) -> None:
        """Create every table before the first is played."""
        for table in reversed(self._tables):
            await self.follow(table)

    async def play(self, meter: Meter, pace: float | None = None, after: float = 0.0) -> None:
        """Play all tables, without a pause or with a `pace`: seconds from one move to the next."""
        self._meter = meter
        self._pace = pace
        for number, table in enumerate(self._tables):
            if number:
                await self.follow(table)
            self._moves = [self._dialect.move(table, move) for move in range(MOVES)]
            self._sent = 0
            self._over = asyncio.get_running_loop().create_future()
            if self._failed:
                self.fail(self._failed)
            self._due = perf_counter() + after
            self._go_on()
            await self._over

    def _go_on(self) -> None:
        """Send the next move now, or when it is due."""
        if self._pace is None:
            self._due = perf_counter()
            self._send()
            return
        asyncio.get_running_loop().call_later(max(0.0, self._due - perf_counter()), self._send)

    def _send(self) -> None:
        number = self._sent
        self._sent += 1
        self.players[number % 2].wire.send(self._moves[number])

    def heard(self, seat: int, message: bytes) -> None:
        """One of the two has received an update. Each receives every move, also their own."""
        updates = self.players[seat].updates
        if updates == MOVES and self._dialect.over not in message:
            self.fail("a game has not ended with its last move")
        if updates != self._sent:
            return  # of an earlier move, which the other has received and answered already
        if seat == self._sent % 2:  # the sender of a move has the other parity
            # Against the moment it was due: a move that had to wait for the one before counts.
            self._meter.waits.append(perf_counter() - self._due)
            if self._sent < MOVES:
                self._due += self._pace or 0.0
                self._go_on()
        if all(player.updates == MOVES for player in self.players):
            assert self._over is not None
            if not self._over.done():
                self._over.set_result(None)

    def fail(self, why: str) -> None:
        self._failed = why
        if self._over is not None and not self._over.done():
            self._over.set_exception(RuntimeError(f"{self._dialect.name}: {why}"))

    def close(self) -> None:
        for player in self.players:
            player.wire.close()


async def connected(pairs: Sequence[Pair], port: int) -> None:
    """Connect all pairs, each at its first table."""
    for at in range(0, len(pairs), AT_ONCE):
        some = pairs[at : at + AT_ONCE]
        await asyncio.gather(*(pair.connect(port) for pair in some))
        await asyncio.gather(*(pair.make_all() for pair in some))


async def as_fast_as_it_goes(pairs: Sequence[Pair]) -> Meter:
    meter = Meter()
    begun = perf_counter()
    await asyncio.gather(*(pair.play(meter) for pair in pairs))
    meter.seconds = perf_counter() - begun
    return meter


async def paced(pairs: Sequence[Pair], pace: float = SECOND) -> Meter:
    """One move per `pace` at every table, the tables spread evenly over it."""
    meter = Meter()
    begun = perf_counter()
    await asyncio.gather(
        *(pair.play(meter, pace, number / len(pairs) * pace) for number, pair in enumerate(pairs))
    )
    meter.seconds = perf_counter() - begun
    return meter
