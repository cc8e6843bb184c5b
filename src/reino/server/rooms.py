"""Rooms: the tables that are alive in this process, and everything that is asked of them.

What somebody asks becomes entries (`reino.play.desk`), the entries are stored, and only then is
anybody told. Another process may have stored something first: then this one reads on, and asks the
desk again.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol, TypeVar

from reino.core.errors import ReinoError
from reino.play import log, story
from reino.play.desk import Desk, Entries, Stale
from reino.play.record import Record
from reino.play.story import NO_EXTRAS, Extras
from reino.play.table import Table
from reino.server import archive, commands, messages, opening
from reino.server.answering import Answering
from reino.server.bus import Bus
from reino.server.chat import Chat
from reino.server.outbox import Outbox
from reino.server.room import Follower, Mail, Room, encode, send, told_late
from reino.server.store.errors import DatabaseError, Taken
from reino.server.store.rows import Chat as Line
from reino.server.store.rows import Person
from reino.server.store.store import Store
from reino.server.store.writer import Writer

TRIES = 20  # lost races in a row
EVERY = 200  # entries from one snapshot to the next
IDLE = 120.0  # seconds after which a room that nobody needs is forgotten
SAID = "said"  # what a line of chat is called on the bus
FORGOTTEN = "forgotten"  # and that somebody's name is gone

logger = logging.getLogger("reino.server")

T = TypeVar("T")


class NoTable(ReinoError):
    """There is no table of that name."""


class NotAllowed(ReinoError):
    """Not for this person."""


class Listener(Protocol):
    """Who else wants to know what happens at tables: notices and ratings."""

    def asked(self, table: Table, seat: int, person: str) -> None:
        """A person came to owe a decision."""

    def ended(self, table: Table) -> None: ...


class Rooms:
    def __init__(
        self,
        store: Store,
        writer: Writer,
        bus: Bus,
        answering: Answering,
        now: Callable[[], float],
        listeners: tuple[Listener, ...] = (),
    ) -> None:
        self._store = store
        self._writer = writer
        self._bus = bus
        self._answering = answering
        self._now = now
        self._listeners = listeners
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._outrun: set[str] = set()  # tables that others changed while they were loaded here
        self._tasks: set[asyncio.Task[Any]] = set()
        self._later: set[asyncio.Task[Any]] = set()  # what some are to see later
        self.chat = Chat(store, self._spread, now)
        answering.start(self)

    async def open(self, person: Person, wanted: messages.TableWanted) -> messages.TableOpened:
        # It may be the first time ever that a game with these options is loaded.
        setup = await asyncio.to_thread(opening.setup, wanted)
        return await self._opened(person, setup, wanted.bots)

    async def play_on(
        self, table: str, person: Person, wanted: messages.PlayOnWanted
    ) -> messages.TableOpened:
        room = await self.room(table)
        self._check_watching(room, person.id)
        setup = opening.going_on(room.table, wanted)
        return await self._opened(person, setup, wanted.bots)

    async def rematch(self, table: str, person: Person, request: str) -> messages.TableOpened:
        """The same again with everybody one seat further; whoever asks first opens it."""
        room = await self.room(table)
        known = room.table.ledger.rematch
        if known is None:
            Desk(room.table, self._now(), person.id).rematch("")  # refused before anything is made
            setup, bots = opening.again(room.table)
            opened = await self._opened(person, setup, bots)
            with suppress(ReinoError):
                await self._ask(
                    room, lambda desk: desk.rematch(opened.table), person, f"{person.id} {request}"
                )
            known = room.table.ledger.rematch
            assert known is not None
        again = await self.room(known)
        return messages.TableOpened(known, again.table.ledger.commitment)

    async def _opened(
        self, person: Person, setup: log.Setup, bots: dict[int, str]
    ) -> messages.TableOpened:
        opening.check_bots(setup, bots)
        row, lines, commitment = archive.new_table(person.id, setup, bots, self._now())
        await asyncio.to_thread(self._store.create_table, row, lines)
        return messages.TableOpened(row.id, commitment)

    async def do(
        self, table: str, person: Person, command: messages.Command, request: str
    ) -> messages.Done:
        """Carried out to its end, even if whoever asked has gone meanwhile."""
        work = self.undertake(self.carry_out(table, person, command, request))
        return await asyncio.shield(work)

    async def carry_out(
        self, table: str, person: Person, command: messages.Command, request: str
    ) -> messages.Done:
        """The same for whoever has undertaken it already."""
        room = self._rooms.get(table) or await self.room(table)
        room.used = self._now()
        if isinstance(command, messages.SeatBot):
            opening.check_bots(room.table.setup, {command.seat: command.bot})
        number = await self._write(
            room,
            lambda desk: commands.entries(desk, command, person.name),
            person.id,
            f"{person.id} {request}",
        )
        return messages.Done(request, table, number)

    async def seen(self, table: str, person: str | None, seat: int | None) -> story.Seen:
        room = await self.room(table)
        async with room.lock:
            await self._freshen(room)
            return await self._seen(room, self._viewer(room, person, seat))

    async def _seen(self, room: Room, viewer: int | None, extras: Extras = NO_EXTRAS) -> story.Seen:
        if viewer is not None or not room.late:
            return room.seen(viewer, extras)
        entries = await self._entries(room.table.id)
        moment = self._now() - room.table.setup.delay
        return await asyncio.to_thread(told_late, room.table.id, entries, moment, extras)

    async def mine(self, table: str, person: str | None) -> messages.Mine:
        """What somebody is at a table."""
        at = (await self.room(table)).table
        if person is None:
            return messages.Mine()
        return messages.Mine(tuple(at.seats_of(person)), at.ledger.host == person)

    async def story(
        self,
        table: str,
        person: str | None,
        seat: int | None,
        since: int,
        words: str | None = None,
    ) -> tuple[story.Chapter, ...]:
        room = await self._current(table)
        viewer = self._viewer(room, person, seat)
        entries = await self._entries(table)
        if viewer is None and room.late:
            entries = story.before(entries, self._now() - room.table.setup.delay)
        told = await asyncio.to_thread(story.recap, table, entries, viewer, since)
        return story.worded(room.table.game, told, words)

    async def record(self, table: str, person: str | None = None) -> Record:
        room = await self._over(table, person)
        return room.table.record(room.seed)

    async def finished(self, table: str, person: str | None = None) -> Table:
        """A table whose game is over, so that nothing at it is a secret any more to those who may
        look at it."""
        return (await self._over(table, person)).table

    async def _over(self, table: str, person: str | None) -> Room:
        room = await self._current(table)
        if room.table.ledger.result is None:
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
            seen = await self._seen(room, viewer, extras)
            room.followers[outbox] = Follower(person.id, viewer, extras)
            outbox.looks_at[table] = viewer
            if 0 < number < seen.number and (viewer is not None or not room.late):
                entries = await self._entries(table)
                missed = await asyncio.to_thread(story.recap, table, entries, viewer, number)
                told = story.worded(room.table.game, missed, extras.words)
                outbox.put(encode(messages.Update(told, seen)))
            else:
                outbox.put(encode(messages.Now(seen)))
            if seen.number < room.table.number:
                self._show_later(room)

    def unfollow(self, table: str, outbox: Outbox) -> None:
        outbox.looks_at.pop(table, None)
        if room := self._rooms.get(table):
            room.followers.pop(outbox, None)

    async def audience(self, table: str, person: str | None) -> Table:
        """The table, for somebody who may hear what is said at it."""
        room = await self._current(table)
        self._check_watching(room, person)
        return room.table

    async def say(self, table: str, person: Person, text: str) -> messages.Said:
        """Stored and passed on, even if whoever says it has gone meanwhile."""
        there = await self.audience(table, person.id)
        return await asyncio.shield(
            self.undertake(self._say(await self.room(table), there, person, text))
        )

    async def _say(self, room: Room, there: Table, person: Person, text: str) -> messages.Said:
        """Whoever follows from here has heard it before it is acknowledged."""
        follows = any(by.person == person.id for by in room.followers.values())
        said = await self.chat.say(there, person, text, follows=follows)
        if room.followers:
            await self.chat.pass_on(room, said.line)
        return said

    def _spread(self, line: Line) -> None:
        self._bus.relay(SAID, line.table, str(line.id).encode())

    def forgotten(self, table: str) -> None:
        """Somebody who sat here is forgotten, and with them their name in the log."""
        self._bus.relay(FORGOTTEN, table, b"")
        self.relayed(FORGOTTEN, table, b"")

    def relayed(self, kind: str, table: str, payload: bytes) -> None:
        """What somebody, here or elsewhere, has to tell of a table that is no entry of its log."""
        room = self._rooms.get(table)
        if kind == FORGOTTEN and table in self._loading:
            self._outrun.add(table)
        if kind == FORGOTTEN and room is not None:
            room.stale = True
        if kind == SAID and room is not None and room.followers:
            self.undertake(self.chat.pass_on(room, int(payload)))

    async def answer(self, room: Room, make: Callable[[Desk], Entries]) -> None:
        """What the server itself does at a table: a bot's choice, a standing answer, a flag."""
        with suppress(Stale):  # somebody was quicker
            await self._ask(room, make, None, None)

    async def tick(self, table: str) -> None:
        """Let happen what is overdue at a table."""
        room = await self.room(table)
        async with room.lock:
            await self._catch_up(room)
        self._answering.look(room)

    async def sweep(self) -> None:
        """Tables at which something is overdue, whichever process was to see to it; and those
        that others may have changed while we could not hear of it."""
        for table in await asyncio.to_thread(self._store.due, self._now()):
            with suppress(ReinoError):
                await self.tick(table)
        for id, room in list(self._rooms.items()):
            if room.followers and (room.unsure or not self._bus.healthy):
                await self._hear(room)
            elif self._forgettable(room):
                del self._rooms[id]
                self._answering.forget(room)

    def resync(self) -> None:
        """We may have missed what others said: look everything up."""
        self._outrun.update(self._loading)
        for room in self._rooms.values():
            self.undertake(self._hear(room))

    def heard(self, table: str, number: int) -> None:
        """Another process has stored something."""
        if table in self._loading:
            self._outrun.add(table)
        room = self._rooms.get(table)
        if room is not None and room.table.entries < number:
            self.undertake(self._hear(room))

    async def _hear(self, room: Room) -> None:
        room.behind = True  # until it is read: if that fails, the sweep tries again
        async with room.lock:
            await self._catch_up(room)
        self._answering.look(room)

    async def close(self) -> None:
        await self._answering.stop()
        await self.chat.close()
        for task in self._later:
            task.cancel()  # nobody waits for them when the server stops
        for task in [*self._later, *self._tasks]:
            with suppress(asyncio.CancelledError, ReinoError):
                await task

    def _forgettable(self, room: Room) -> bool:
        busy = room.followers or room.thinking or room.lock.locked()
        return not busy and self._now() - room.used > IDLE

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
        table = room.table
        part = person is not None and (person == table.ledger.host or table.seats_of(person))
        if not table.setup.watching and table.status != "open" and not part:
            raise NotAllowed("error-table-no-watching")

    async def room(self, id: str) -> Room:
        room = self._rooms.get(id)
        if room is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            room = await asyncio.shield(task)
        room.used = self._now()
        return room

    async def _load(self, id: str) -> Room:
        self._outrun.discard(id)
        row = await asyncio.to_thread(self._store.table, id)
        if row is None:
            raise NoTable("error-no-table")
        room = Room(await asyncio.to_thread(archive.folded, self._store, id), row.seed)
        room.kept = room.table.entries
        room.used = self._now()
        self._rooms[id] = room
        if id in self._outrun:
            room.stale = True
            self.undertake(self._hear(room))
        return room

    async def _entries(self, id: str) -> list[log.AnyEntry]:
        return await asyncio.to_thread(archive.entries_of, self._store, id)

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
            room.table = await asyncio.to_thread(archive.folded, self._store, room.table.id)
            room.stale = room.behind = False
            room.watch_from_outside()
            for outbox, follower in list(room.followers.items()):  # some may go meanwhile
                outbox.put(
                    encode(messages.Now(await self._seen(room, follower.viewer, follower.extras)))
                )
            return
        stored = await asyncio.to_thread(self._store.entries, room.table.id, room.table.entries)
        room.behind = False
        if stored:
            send(room.take(log.read(body) for _, body in stored))
            self._show_later(room)

    async def _ask(
        self,
        room: Room,
        make: Callable[[Desk], Entries],
        person: Person | None,
        request: str | None,
    ) -> None:
        """Carried out to its end, even if whoever asked has gone meanwhile."""
        work = self._write(room, make, person.id if person else None, request)
        await asyncio.shield(self.undertake(work))

    async def _write(
        self, room: Room, make: Callable[[Desk], Entries], person: str | None, request: str | None
    ) -> int:
        async with room.lock:
            for _ in range(TRIES):
                if room.stale:
                    await self._catch_up(room)
                if request is not None and request in room.table.ledger.requests:
                    return room.table.ledger.requests[request]
                desk = Desk(room.table, self._now(), person, request, room.seed)
                known = room.table.entries
                try:
                    entries = make(desk)
                except ReinoError:
                    # Perhaps only because another process has gone on.
                    await self._catch_up(room)
                    if room.table.entries == known:
                        raise
                    continue
                if not entries:
                    return room.table.number
                # The table is ahead of the store until the entries are in; the lock hides that.
                asked, status = tuple(room.table.ledger.asked), room.table.status
                room.stale = True
                mail = room.take(entries)
                try:
                    due = self._answering.due(room)
                    stored = archive.batch(room.table, entries, self._now(), due)
                    await self._writer.append(stored)
                except Taken:
                    continue
                room.stale = False
                self._tell(room, mail, asked, status)
                break
            else:
                raise DatabaseError("error-table-busy")
            number = room.table.number
        self._answering.look(room)
        if room.table.entries - room.kept >= EVERY:
            await self._keep(room)
        return number

    def _tell(self, room: Room, mail: Mail, asked: tuple[int, ...], status: str) -> None:
        table = room.table
        send(mail)
        self._show_later(room)
        self._bus.publish(table.id, table.entries)
        for listener in self._listeners:
            for seat in table.owing:
                held = table.seats[seat]
                if held.person and not held.player and table.ledger.asked[seat] != asked[seat]:
                    listener.asked(table, seat, held.person)
            if table.status == "over" and status != "over":
                listener.ended(table)

    def _show_later(self, room: Room) -> None:
        """Those who watch with a delay see what there is now after that."""
        if room.late and any(by.viewer is None for by in room.followers.values()):
            task = asyncio.create_task(self._show_late(room))
            self._later.add(task)
            task.add_done_callback(self._later.discard)

    async def _show_late(self, room: Room) -> None:
        await asyncio.sleep(room.table.setup.delay)
        async with room.lock:
            for outbox, by in list(room.followers.items()):
                if by.viewer is None:
                    outbox.put(encode(messages.Now(await self._seen(room, None, by.extras))))

    async def _keep(self, room: Room) -> None:
        """A snapshot now and then, so that a long game is loaded as quickly as a short one."""
        async with room.lock:
            table = room.table  # now, for it may have been read again meanwhile
            if room.stale:
                return
            room.kept = table.entries
            with suppress(DatabaseError):
                await self._writer.append(archive.snapshot(table))

    def undertake(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Nobody stops it but the end of the server, which waits for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        """A refusal that nobody is left to hear is no mistake of ours."""
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, ReinoError):
            logger.error("something went wrong at a table", exc_info=error)
