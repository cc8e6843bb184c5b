"""The building: every part of a server process, started in order and ended the other way round."""

import asyncio
import logging
import os
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import NamedTuple

import msgspec

from reino.core.errors import ReinoError
from reino.core.game import Game, load
from reino.core.registry import made_of_games
from reino.core.view import View
from reino.play.setup import Days
from reino.play.table import Table
from reino.server import messages, table_storage
from reino.server.autoplay import Answering
from reino.server.background import Background
from reino.server.bus import Bus, bus_for
from reino.server.http.endpoint import Services
from reino.server.notices import NoticeOffice, Turn, read_settings
from reino.server.notices.stored_queue import StoredBoard
from reino.server.ratings import Ratings
from reino.server.settings import Settings
from reino.server.store.errors import passed_over
from reino.server.store.rows import TableRow
from reino.server.store.store import Store
from reino.server.store.writer import Writer
from reino.server.table_service import Rooms
from reino.server.websocket.session import Pages
from reino.server.workers import Question, Thinkers

SWEEP = 1.0  # seconds from one look at what is overdue to the next
TURN = "turn"  # what somebody's turn is called on the bus
CATCH_UP = 600.0  # and at what has not been rated
LASTING = 5.0  # seconds that a turn must last before anybody looks up whom to send a notice

logger = logging.getLogger("reino.server")


@asynccontextmanager
async def open_services(settings: Settings, now: Callable[[], float]) -> AsyncIterator[Services]:
    async with AsyncExitStack() as stack:
        store = await asyncio.to_thread(Store.open, settings.database)
        stack.callback(store.close)
        writer = Writer(store)
        stack.push_async_callback(asyncio.to_thread, writer.close)
        workers = Thinkers(settings.thinkers, silent=not settings.verbose)
        thinkers = await stack.enter_async_context(workers)
        bus = bus_for(settings.bus)
        stack.push_async_callback(bus.stop)  # after the rooms, which tell it of their last entries
        pages = Pages(bus)
        ratings = Ratings(store)
        stack.push_async_callback(ratings.close)
        herald = Herald(pages, bus, LASTING)
        stack.push_async_callback(herald.close)
        answering = Answering(Thought(thinkers), now, settings.pace)
        rooms = Rooms(store, writer, bus, answering, now, (herald, ratings))
        stack.push_async_callback(rooms.close)
        office = NoticeOffice(
            StoredBoard(store),
            Turns(rooms),
            read_settings(os.environ),
            key=settings.key,
            site=settings.origin or settings.address,
            now=now,
        )
        herald.office = office
        stack.push_async_callback(office.close)

        def relayed(kind: str, table: str, payload: bytes) -> None:
            herald.relayed(kind, table, payload)
            rooms.relayed(kind, table, payload)
            pages.relayed(kind, table)

        await bus.start(rooms.heard, relayed, rooms.resync)
        background = Background()
        stack.push_async_callback(background.close)
        background.keep("the sweep of overdue tables", lambda: _sweep(rooms))
        background.keep("the rating of tables", lambda: _rate(ratings))
        background.keep("the search for unwritten notices", lambda: herald.catch_up(store))
        background.keep("the sender of notices", office.run)
        background.keep("the warming of bots", lambda: thinkers.warm(_games()))
        yield Services(
            settings,
            store,
            rooms,
            now,
            pages,
            office,
            ratings,
            bus_heard=lambda: bus.healthy,
            thinkers=lambda: len(thinkers.pids),
            study=thinkers.study,
        )


def _games() -> list[Game]:
    return list(made_of_games(lambda spec: load(spec.key)))


async def _rate(ratings: Ratings) -> None:
    """Tables that ended while somebody was being killed are rated after all."""
    while True:
        with suppress(ReinoError):
            await ratings.catch_up()
        await asyncio.sleep(CATCH_UP)


async def _sweep(rooms: Rooms) -> None:
    while True:
        try:
            await rooms.sweep()
        except ReinoError:
            pass  # the database is gone: it is asked again
        except Exception:
            logger.exception("what is overdue was not seen to")
        await asyncio.sleep(SWEEP)


class Thought:
    """How tables ask the thinkers."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers

    async def choose(self, view: View, bot: str, seconds: float | None) -> int:
        question = Question.of(view, bot, seed=secrets.randbits(63), seconds=seconds)
        # Every question stands in line for itself, so that no reader of analyses comes before it.
        return await self._thinkers.choose(question, f"bot {question.seed}")


class Asked(NamedTuple):
    """A turn that has begun."""

    table: Table
    seat: int
    number: int
    person: str
    since: float

    @property
    def lasts(self) -> bool:
        return self.table.asked[self.seat] == self.number


class Herald:
    """Tells people that it is their turn: on an open page at once, elsewhere by a notice.

    In a quick game most turns are over before a notice could be due. So turns are kept for at least
    `lasting` seconds, and notices are written for those that are then still not over. If the
    process dies before that, the next one finds them (`catch_up`).
    """

    office: NoticeOffice

    def __init__(self, pages: Pages, bus: Bus, lasting: float = 0.0) -> None:
        self._pages = pages
        self._bus = bus
        self._lasting = lasting
        self._asked: list[Asked] = []
        self._older: list[Asked] = []  # turns that will have lasted when they are looked at
        self._tasks = Background()

    def asked(self, table: Table, seat: int, person: str) -> None:
        number, since = table.asked[seat], table.since[seat]
        self._pages.tell(person, messages.YourTurn(table.id, seat, number))
        self._bus.relay(TURN, table.id, msgspec.json.encode((person, seat, number)))
        self._asked.append(Asked(table, seat, number, person, since))
        if not self._tasks:
            self._tasks.keep("the writing of notices", self._gather)

    def relayed(self, kind: str, table: str, payload: bytes) -> None:
        """Another process has seen somebody's turn come."""
        if kind == TURN:
            person, seat, number = msgspec.json.decode(payload, type=tuple[str, int, int])
            self._pages.tell(person, messages.YourTurn(table, seat, number))

    async def catch_up(self, store: Store) -> None:
        """Notices for all turns that last, in case nobody had the time to write them."""
        after = ""
        while rows := await asyncio.to_thread(store.playing, after):
            for row in rows:
                await asyncio.to_thread(self._post_row, store, row)
            after = rows[-1].id

    def _post_row(self, store: Store, row: TableRow) -> None:
        """Notices for the turns at one table. If it cannot be read, no other waits for it."""
        with passed_over("a table has turns that cannot be told"):
            for number, person in table_storage.asked(store, row):
                self.office.post(row.id, number, [person])

    async def _gather(self) -> None:
        while self._asked:
            self._older, self._asked = self._asked, []
            await asyncio.sleep(self._lasting)
            await self._post()

    async def _post(self) -> None:
        begun, self._older = self._older, []
        lasting = [turn for turn in begun if turn.lasts]
        if lasting:
            await asyncio.to_thread(self._post_all, lasting)

    def _post_all(self, turns: Sequence[Asked]) -> None:
        for turn in turns:
            try:
                self.office.post(turn.table.id, turn.number, [turn.person], turn.since)
            except ReinoError as error:
                logger.warning("a notice was not written: %s", error.key)

    def ended(self, table: Table) -> None:
        pass

    async def close(self) -> None:
        """Nobody's notice is forgotten because the server stops."""
        await self._tasks.close()
        self._older += self._asked
        await self._post()


class Turns:
    """Whether it is still somebody's turn, and what may be said of it."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def __call__(self, table: str, person: str, number: int) -> Turn | None:
        with suppress(ReinoError):
            room = await self._rooms.room(table)
            at = room.table
            for seat in at.seats_of(person):
                if at.asked[seat] == number and not at.seats[seat].player:
                    others = [held.name for held in at.seats if held.person not in (None, person)]
                    days = isinstance(at.setup.clock, Days)
                    return Turn(at.setup.game, tuple(others), days, at.deadline(seat))
        return None
