"""Turn notices: a person is told that it is their turn, on open pages at once, else by a notice.

In a quick game most turns are over before a notice could be due. So turns are kept in memory for a
few seconds, and notices are queued for those that are then still not over. If the process dies
before that, the next one finds them in the store (`catch_up`).
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

import msgspec

from reino.core.errors import ReinoError
from reino.play.clock import Days
from reino.play.table import Table
from reino.server import messages, table_storage
from reino.server.background import Background
from reino.server.bus import Bus
from reino.server.live_tables import LiveTables
from reino.server.notices import NoticeService, Turn
from reino.server.store.errors import passed_over
from reino.server.store.rows import TableRow
from reino.server.store.store import Store
from reino.server.websocket.session import Sessions

TURN = "turn"  # the kind of a bus message: it is a person's turn
LASTING = 5.0  # seconds that a turn must last before its notices are queued

logger = logging.getLogger("reino.server")


class BegunTurn(NamedTuple):
    table: Table
    seat: int
    number: int
    person: str
    since: float

    @property
    def lasts(self) -> bool:
        return self.table.asked[self.seat] == self.number


class TurnNotices:
    """Listens to tables (`table_service.Listener`)."""

    def __init__(
        self, sessions: Sessions, bus: Bus, notices: NoticeService, lasting: float = LASTING
    ) -> None:
        self._sessions = sessions
        self._bus = bus
        self._notices = notices
        self._lasting = lasting
        self._begun: list[BegunTurn] = []
        self._older: list[BegunTurn] = []  # turns whose notices are queued after the pause
        self._tasks = Background()

    @property
    def pending(self) -> int:
        """Whether turns are in memory: 1 or 0."""
        return len(self._tasks)

    def asked(self, table: Table, seat: int, person: str) -> None:
        number, since = table.asked[seat], table.since[seat]
        self._sessions.tell(person, messages.YourTurn(table.id, seat, number))
        self._bus.relay(TURN, table.id, msgspec.json.encode((person, seat, number)))
        self._begun.append(BegunTurn(table, seat, number, person, since))
        if not self._tasks:
            self._tasks.keep("the queueing of notices", self._gather)

    def ended(self, table: Table) -> None:
        pass

    def relayed(self, kind: str, table: str, payload: bytes) -> None:
        """A turn that another process has seen begin."""
        if kind == TURN:
            person, seat, number = msgspec.json.decode(payload, type=tuple[str, int, int])
            self._sessions.tell(person, messages.YourTurn(table, seat, number))

    async def catch_up(self, store: Store) -> None:
        """Queue notices for all long turns, in case a process died before it did."""
        after = ""
        while rows := await asyncio.to_thread(store.playing, after):
            for row in rows:
                await asyncio.to_thread(self._post_row, store, row)
            after = rows[-1].id

    def _post_row(self, store: Store, row: TableRow) -> None:
        """Notices for the turns at one table. If it cannot be read, no other waits for it."""
        with passed_over("the notices of a table cannot be queued"):
            for number, person in table_storage.asked(store, row):
                self._notices.post(row.id, number, [person])

    async def _gather(self) -> None:
        while self._begun:
            self._older, self._begun = self._begun, []
            await asyncio.sleep(self._lasting)
            await self._post()

    async def _post(self) -> None:
        begun, self._older = self._older, []
        lasting = [turn for turn in begun if turn.lasts]
        if lasting:
            await asyncio.to_thread(self._post_all, lasting)

    def _post_all(self, turns: Sequence[BegunTurn]) -> None:
        for turn in turns:
            try:
                self._notices.post(turn.table.id, turn.number, [turn.person], turn.since)
            except ReinoError as error:
                logger.warning("a notice was not queued: %s", error.key)

    async def close(self) -> None:
        """Queue notices for the turns in memory: a stop of the server loses none."""
        await self._tasks.close()
        self._older += self._begun
        await self._post()


class TurnLookup:
    """The lookup of a turn for the sender: whether it lasts, and its public facts."""

    def __init__(self, live: LiveTables) -> None:
        self._live = live

    async def __call__(self, table: str, person: str, number: int) -> Turn | None:
        with suppress(ReinoError):
            at = (await self._live.load(table)).table
            for seat in at.seats_of(person):
                if at.asked[seat] == number and not at.seats[seat].player:
                    others = [held.name for held in at.seats if held.person not in (None, person)]
                    days = isinstance(at.setup.clock, Days)
                    return Turn(at.setup.game, tuple(others), days, at.deadline(seat))
        return None
