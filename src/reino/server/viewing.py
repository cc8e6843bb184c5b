"""Viewing: the permissions to look at a table from a seat, and the projections that clients
receive."""

import asyncio
from collections.abc import Callable

from reino.play import projection
from reino.play.projection import NO_EXTRAS, Extras
from reino.play.record import Record
from reino.play.table import Table
from reino.server import messages, table_storage
from reino.server.broadcast import Broadcast
from reino.server.live_table import Follower, LiveTable, NotAllowed, Outgoing
from reino.server.live_tables import LiveTables
from reino.server.store.rows import Person
from reino.server.store.store import Store
from reino.server.websocket.outbox import Outbox


class Viewing:
    def __init__(
        self, store: Store, live: LiveTables, broadcast: Broadcast, now: Callable[[], float]
    ) -> None:
        self._store = store
        self._live = live
        self._broadcast = broadcast
        self._now = now

    async def seen(self, table: str, person: str | None, seat: int | None) -> projection.Seen:
        live = await self._live.load(table)
        async with live.lock:
            await self._live.freshen(live)
            return await self._broadcast.seen(live, self.viewer_of(live, person, seat))

    async def mine(self, table: str, person: str | None) -> messages.Mine:
        """The seats of a table that are this person's or kept for them, and whether they host
        it."""
        at = (await self._live.load(table)).table
        if person is None:
            return messages.Mine()
        host = at.host == person
        return messages.Mine(at.seats_of(person), host, at.kept_for(person))

    async def story(
        self,
        table: str,
        person: str | None,
        seat: int | None,
        since: int,
        words: str | None = None,
    ) -> tuple[projection.Chapter, ...]:
        live = await self._live.current(table)
        viewer = self.viewer_of(live, person, seat)
        entries = await table_storage.read_entries(self._store, table)
        if viewer is None and live.delayed:
            entries = projection.before(entries, self._now() - live.table.setup.delay)
        told = await asyncio.to_thread(projection.recap, table, entries, viewer, since)
        return projection.worded(live.table.game, told, words)

    async def record(self, table: str, person: str | None = None) -> Record:
        live = await self._over(table, person)
        return live.table.record(live.seed)

    async def finished(self, table: str, person: str | None = None) -> Table:
        """A table whose game is over, for a person who may look at it."""
        return (await self._over(table, person)).table

    async def _over(self, table: str, person: str | None) -> LiveTable:
        live = await self._live.current(table)
        if live.table.result is None:
            raise NotAllowed("error-table-not-over")
        live.check_watching(person)
        return live

    async def follow(
        self,
        table: str,
        person: Person,
        seat: int | None,
        number: int,
        outbox: Outbox,
        extras: Extras = NO_EXTRAS,
    ) -> None:
        """Send this client the updates of the table from now on, beginning with the entries after
        the number that it knows."""
        live = await self._live.load(table)
        async with live.lock:
            await self._live.freshen(live)
            if number > live.table.number:  # known from another process, not yet read by this one
                await self._live.catch_up(live)
            viewer = self.viewer_of(live, person.id, seat)
            known = self._now() - live.table.setup.delay
            seen = await self._broadcast.seen(live, viewer, extras)
            follower = live.followers[outbox] = Follower(person.id, viewer, extras)
            outbox.looks_at[table] = viewer
            message: messages.Now | messages.Update = messages.Now(seen)
            if 0 < number < seen.number and (viewer is not None or not live.delayed):
                entries = await table_storage.read_entries(self._store, table)
                missed = await asyncio.to_thread(projection.recap, table, entries, viewer, number)
                told = projection.worded(live.table.game, missed, extras.words)
                message = messages.Update(told, seen)
            Outgoing.whole(outbox, follower, message).send()
            if seen.number < live.table.number:
                self._broadcast.show_later(live, known)

    def unfollow(self, table: str, outbox: Outbox) -> None:
        outbox.looks_at.pop(table, None)
        if live := self._live.get(table):
            live.followers.pop(outbox, None)

    async def audience(self, table: str, person: str | None) -> Table:
        """The table, for a person who may read its chat."""
        live = await self._live.current(table)
        live.check_watching(person)
        return live.table

    def viewer_of(self, live: LiveTable, person: str | None, seat: int | None) -> int | None:
        """The seat a person looks from, which must be theirs; None: a watcher."""
        table = live.table
        if seat is None:
            live.check_watching(person)
            return None
        # A bot's seat and an open one have no person, and neither has a client without a cookie.
        held = table.seats[seat].person if 0 <= seat < table.setup.players else None
        if person is None or held != person:
            raise NotAllowed("error-table-not-your-seat")
        return seat
