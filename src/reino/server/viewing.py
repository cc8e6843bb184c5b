"""The gallery: whoever looks at tables, through whose eyes, and what they are shown."""

import asyncio

from reino.play import projection
from reino.play.projection import NO_EXTRAS, Extras
from reino.play.record import Record
from reino.play.table import Table
from reino.server import messages
from reino.server.live_table import Follower, Room, encode
from reino.server.live_tables import Hall, NotAllowed
from reino.server.store.rows import Person
from reino.server.websocket.outbox import Outbox


class Gallery(Hall):
    async def seen(self, table: str, person: str | None, seat: int | None) -> projection.Seen:
        room = await self.room(table)
        async with room.lock:
            await self._freshen(room)
            return await self._seen(room, self._viewer(room, person, seat))

    async def mine(self, table: str, person: str | None) -> messages.Mine:
        """What somebody is at a table."""
        at = (await self.room(table)).table
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
        room = await self._current(table)
        viewer = self._viewer(room, person, seat)
        entries = await self._entries(table)
        if viewer is None and room.late:
            entries = projection.before(entries, self._now() - room.table.setup.delay)
        told = await asyncio.to_thread(projection.recap, table, entries, viewer, since)
        return projection.worded(room.table.game, told, words)

    async def record(self, table: str, person: str | None = None) -> Record:
        room = await self._over(table, person)
        return room.table.record(room.seed)

    async def finished(self, table: str, person: str | None = None) -> Table:
        """A table whose game is over, so that nothing at it is a secret any more to those who may
        look at it."""
        return (await self._over(table, person)).table

    async def _over(self, table: str, person: str | None) -> Room:
        room = await self._current(table)
        if room.table.result is None:
            raise NotAllowed("error-table-not-over")
        self._check_watching(room, person)
        return room

    async def follow(
        self,
        table: str,
        person: Person,
        seat: int | None,
        number: int,
        outbox: Outbox,
        extras: Extras = NO_EXTRAS,
    ) -> None:
        """From now on this page hears of the table, beginning with what it does not know yet."""
        room = await self.room(table)
        async with room.lock:
            await self._freshen(room)
            if number > room.table.number:  # told by another process, which we have not heard yet
                await self._catch_up(room)
            viewer = self._viewer(room, person.id, seat)
            known = self._now() - room.table.setup.delay
            seen = await self._seen(room, viewer, extras)
            room.followers[outbox] = Follower(person.id, viewer, extras)
            outbox.looks_at[table] = viewer
            if 0 < number < seen.number and (viewer is not None or not room.late):
                entries = await self._entries(table)
                missed = await asyncio.to_thread(projection.recap, table, entries, viewer, number)
                told = projection.worded(room.table.game, missed, extras.words)
                outbox.put(encode(messages.Update(told, seen)))
            else:
                outbox.put(encode(messages.Now(seen)))
            if seen.number < room.table.number:
                self._show_later(room, known)

    def unfollow(self, table: str, outbox: Outbox) -> None:
        outbox.looks_at.pop(table, None)
        if room := self._rooms.get(table):
            room.followers.pop(outbox, None)

    async def audience(self, table: str, person: str | None) -> Table:
        """The table, for somebody who may hear what is said at it."""
        room = await self._current(table)
        self._check_watching(room, person)
        return room.table

    def _viewer(self, room: Room, person: str | None, seat: int | None) -> int | None:
        """Whose eyes a person may look through."""
        table = room.table
        if seat is None:
            self._check_watching(room, person)
            return None
        # At a bot's seat and at an open one sits nobody, which is not somebody we do not know.
        held = table.seats[seat].person if 0 <= seat < table.setup.players else None
        if person is None or held != person:
            raise NotAllowed("error-table-not-your-seat")
        return seat

    def _check_watching(self, room: Room, person: str | None) -> None:
        if not room.may_watch(person):
            raise NotAllowed("error-table-no-watching")
