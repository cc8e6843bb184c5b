"""The hall: the tables that are alive in this process, kept as true as the store.

Another process may have stored something at any of them. It says so on the bus; where that may not
have been heard, the store is read again before anybody is shown anything.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from reino.core.errors import ReinoError
from reino.play import projection
from reino.play.projection import NO_EXTRAS, Extras
from reino.play.table import Entry
from reino.server import messages, table_storage
from reino.server.autoplay import Answering
from reino.server.background import Background
from reino.server.bus import Bus
from reino.server.live_table import Room, encode, send, told_late
from reino.server.store.store import Store

T = TypeVar("T")


class NoTable(ReinoError):
    """There is no table of that name."""


class NotAllowed(ReinoError):
    """Not for this person."""


class Hall:
    def __init__(
        self, store: Store, bus: Bus, answering: Answering, now: Callable[[], float]
    ) -> None:
        self._store = store
        self._bus = bus
        self._answering = answering
        self._now = now
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._outrun: set[str] = set()  # tables that others changed while they were loaded here
        self._tasks = Background()
        self._later = Background()  # what some are to see later

    async def room(self, id: str) -> Room:
        room = self._rooms.get(id)
        if room is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = self.undertake(self._load(id))
                task.add_done_callback(lambda _: self._loaded(id))
            room = await asyncio.shield(task)
        room.used = self._now()
        return room

    def _loaded(self, id: str) -> None:
        self._loading.pop(id, None)
        self._outrun.discard(id)

    async def _load(self, id: str) -> Room:
        row = await asyncio.to_thread(self._store.table, id)
        if row is None:
            raise NoTable("error-no-table")
        room = Room(await asyncio.to_thread(table_storage.folded, self._store, id), row.seed)
        room.kept = room.table.entries
        room.used = self._now()
        self._rooms[id] = room
        if id in self._outrun:
            room.stale = True
            self.undertake(self._hear(room))
        return room

    async def _entries(self, id: str, after: int = 0) -> list[Entry]:
        return await asyncio.to_thread(table_storage.entries_of, self._store, id, after)

    async def _current(self, table: str) -> Room:
        """A table as it is now, whoever has changed it."""
        room = await self.room(table)
        async with room.lock:
            await self._freshen(room)
        return room

    async def _freshen(self, room: Room) -> None:
        """Before a table is shown: it may have been changed elsewhere. Whoever calls holds the
        lock."""
        if room.stale or not self._bus.healthy:
            await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        """Take what others have stored. Whoever calls holds the lock."""
        if room.stale:
            await self._read_again(room)
            return
        stored = await self._entries(room.table.id, room.table.entries)
        room.behind = False
        if stored:
            send(room.take(stored))
            room.told = room.table.entries
            self._review_followers(room)
            if not all(entry.silent for entry in stored):
                self._show_later(room)

    async def _read_again(self, room: Room) -> None:
        """Those who follow are shown the table anew, if there is anything for them to hear: a
        message without news would tell of what is somebody else's secret."""
        room.table = await asyncio.to_thread(table_storage.folded, self._store, room.table.id)
        news = await self._entries(room.table.id, room.told)
        room.stale = room.behind = False
        room.told = room.table.entries
        self._review_followers(room)
        for outbox, follower in list(room.followers.items()):  # some may go meanwhile
            if any(entry.heard_by(follower.viewer) for entry in news):
                seen = await self._seen(room, follower.viewer, follower.extras)
                outbox.put(encode(messages.Now(seen)))

    def _review_followers(self, room: Room) -> None:
        for outbox, by in room.review_followers():
            why = NotAllowed("error-table-no-watching")
            told = messages.Refusal(why.key, why.tell(by.extras.words or "en"), table=room.table.id)
            outbox.put(encode(told))

    async def _seen(
        self, room: Room, viewer: int | None, extras: Extras = NO_EXTRAS
    ) -> projection.Seen:
        if viewer is not None or not room.late:
            return room.seen(viewer, extras)
        entries = await self._entries(room.table.id)
        moment = self._now() - room.table.setup.delay
        return await asyncio.to_thread(told_late, room.table.id, entries, moment, extras)

    def _show_later(self, room: Room, known: float | None = None) -> None:
        """Those who watch with a delay see what there is now after that; `known` is the moment up
        to which they have seen all. However much happens, one task of a table sees to it."""
        if room.showing is None and room.late and room.watching():
            if known is None:
                known = self._now() - room.table.setup.delay
            room.showing = self._later.start("a table shown later", self._show_late(room, known))

    async def _show_late(self, room: Room, known: float) -> None:
        """Entry after entry, as each becomes old enough. They are found in the log."""
        delay = room.table.setup.delay
        try:
            async with room.lock:
                entries = await self._entries(room.table.id)
            shown = len(projection.before(entries, known))
            while (number := projection.next_told(entries, shown)) is not None:
                at = entries[number].at
                await asyncio.sleep(max(0.0, at + delay - self._now()))
                async with room.lock:
                    if not room.late or not room.watching():
                        return
                    entries = await self._entries(room.table.id)
                    room.shown = max(room.shown, at, self._now() - delay)
                    await self._tell_late(room, entries)
                    shown = max(number + 1, len(projection.before(entries, room.shown)))
        finally:
            room.showing = None

    async def _tell_late(self, room: Room, entries: list[Entry]) -> None:
        for extras, outboxes in room.watching().items():
            seen = await asyncio.to_thread(told_late, room.table.id, entries, room.shown, extras)
            encoded = encode(messages.Now(seen))
            for outbox in outboxes:
                outbox.put(encoded)

    def heard(self, table: str, number: int) -> None:
        """Another process has stored something."""
        if table in self._loading:
            self._outrun.add(table)
        room = self._rooms.get(table)
        if room is not None and room.table.entries < number:
            self.undertake(self._hear(room))

    def resync(self) -> None:
        """We may have missed what others said: look everything up."""
        self._outrun.update(self._loading)
        for room in self._rooms.values():
            self.undertake(self._hear(room))

    async def _hear(self, room: Room) -> None:
        room.behind = True  # until it is read: if that fails, the sweep tries again
        async with room.lock:
            await self._catch_up(room)
        self._answering.look(room)

    def undertake(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Nobody stops it but the end of the server, which waits for it."""
        return self._tasks.start("a command at a table", work)
