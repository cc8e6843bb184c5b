"""Rooms: everything that is asked of tables.

What somebody asks becomes entries (`reino.play.commands`), the entries are stored, and only then is
anybody told. Another process may have stored something first: then this one reads on, and makes
the entries again.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol

from reino.core.errors import ReinoError
from reino.play.commands import Act, Close, Command, Rematch, Rename, SeatBot, check_rematch
from reino.play.request import Refused, Request, Stale
from reino.play.setup import Setup
from reino.play.table import Table
from reino.server import create_table, messages, table_storage
from reino.server.autoplay import Answering
from reino.server.bus import Bus
from reino.server.chat import Chat
from reino.server.live_table import Mail, Room, send
from reino.server.store.errors import DatabaseError, Taken
from reino.server.store.rows import Chat as Line
from reino.server.store.rows import Cursor, Person
from reino.server.store.store import Store
from reino.server.store.writer import Writer
from reino.server.viewing import Gallery

TRIES = 20  # lost races in a row
EVERY = 200  # entries from one snapshot to the next
PUT_OFF = 600.0  # seconds until a table that cannot be read is looked at again
IDLE = 120.0  # seconds after which a room that nobody needs is forgotten
MOST_IDLE = 2_000  # of these that are kept; those used last stay
SAID = "said"  # what a line of chat is called on the bus
FORGOTTEN = "forgotten"  # and that somebody's name is gone

logger = logging.getLogger("reino.server")


class Listener(Protocol):
    """Who else wants to know what happens at tables: notices and ratings."""

    def asked(self, table: Table, seat: int, person: str) -> None:
        """A person came to owe a decision."""

    def ended(self, table: Table) -> None: ...


class Rooms(Gallery):
    def __init__(
        self,
        store: Store,
        writer: Writer,
        bus: Bus,
        answering: Answering,
        now: Callable[[], float],
        listeners: tuple[Listener, ...] = (),
    ) -> None:
        super().__init__(store, bus, answering, now)
        self._writer = writer
        self._listeners = listeners
        self.chat = Chat(store, self._spread, now)
        answering.start(self)

    async def open(self, person: Person, wanted: messages.TableWanted) -> messages.TableOpened:
        # It may be the first time ever that a game with these options is loaded.
        setup = await asyncio.to_thread(create_table.setup, wanted)
        return await self._opened(person, setup, wanted.bots)

    async def play_on(
        self, table: str, person: Person, wanted: messages.PlayOnWanted
    ) -> messages.TableOpened:
        room = await self._current(table)
        self._check_watching(room, person.id)
        setup = create_table.going_on(room.table, wanted)
        return await self._opened(person, setup, wanted.bots)

    async def rematch(self, table: str, person: Person, request: str) -> messages.TableOpened:
        """The same again with everybody one seat further; whoever asks first opens it. It is told
        to those who played, and their seats are kept for them."""
        room = await self._current(table)
        self._check_watching(room, person.id)
        check_rematch(Request(room.table, self._now(), person.id))
        if room.table.rematch is None:
            await self._open_again(room, person, request)
        known = room.table.rematch
        assert known is not None
        again = await self.room(known)
        return messages.TableOpened(known, again.table.commitment)

    async def _open_again(self, room: Room, person: Person, request: str) -> None:
        people = [seat.person for seat in room.table.seats if seat.person is not None]
        names = await asyncio.to_thread(self._store.names, people)
        opened = await self._opened(person, *create_table.again(room.table, names))
        with suppress(Refused):  # somebody was quicker
            await self._ask(room, Rematch(opened.table), person, f"rematch {request}")
        if room.table.rematch != opened.table:
            await self._ask(await self.room(opened.table), Close(), person, None)

    async def _opened(
        self,
        person: Person,
        setup: Setup,
        bots: dict[int, str],
        kept: dict[int, create_table.Awaited] | None = None,
    ) -> messages.TableOpened:
        create_table.check_bots(setup, bots)
        row, lines, commitment = table_storage.new_table(person.id, setup, bots, self._now(), kept)
        await asyncio.to_thread(self._store.create_table, row, lines)
        return messages.TableOpened(row.id, commitment)

    async def do(self, table: str, person: Person, command: Command, request: str) -> messages.Done:
        """Carried out to its end, even if whoever asked has gone meanwhile."""
        work = self.undertake(self.carry_out(table, person, command, request))
        return await asyncio.shield(work)

    async def carry_out(
        self, table: str, person: Person, command: Command, request: str
    ) -> messages.Done:
        """The same for whoever has undertaken it already."""
        room = self._rooms.get(table) or await self.room(table)
        room.used = self._now()
        if isinstance(command, SeatBot):
            create_table.check_bots(room.table.setup, {command.seat: command.bot})
        number = await self._write(room, command, person, request)
        return messages.Done(request, table, number)

    async def known(self, person: Person) -> Person:
        """Somebody as they are now: a page may be open for longer than a name lasts."""
        return await asyncio.to_thread(self._store.person, person.id) or person

    async def rename(self, person: Person) -> None:
        """The seats of somebody who has a new name, to the last of them even if they have gone
        meanwhile."""
        await asyncio.shield(self.undertake(self._rename(person)))

    async def _rename(self, person: Person) -> None:
        for table in await asyncio.to_thread(self._store.unfinished, person.id):
            try:
                room = await self.room(table)
                await self._write(room, Rename(), person, None)
            except ReinoError as error:
                logger.warning("a seat keeps its old name: %s", error.key)
            except Exception:  # a log that cannot be read: the other tables are looked at
                logger.exception("a seat keeps its old name")

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

    async def forgotten(self, table: str) -> None:
        """Somebody who sat here is forgotten, and with them their name in the log. Nothing is
        written with that name from here on."""
        self._bus.relay(FORGOTTEN, table, b"")
        if reread := self._forgotten(table):
            await reread

    def _forgotten(self, table: str) -> asyncio.Task[None] | None:
        if table in self._loading:
            self._outrun.add(table)
        room = self._rooms.get(table)
        return None if room is None else self.undertake(self._reread(room))

    async def _reread(self, room: Room) -> None:
        """After whatever is being written, which has the name and takes the table to be true."""
        async with room.lock:
            room.stale = True
            room.told = 0  # everybody sees the name
            await self._catch_up(room)
        self._answering.look(room)  # a bot that was just moving may not have looked

    def relayed(self, kind: str, table: str, payload: bytes) -> None:
        """What somebody, here or elsewhere, has to tell of a table that is no entry of its log."""
        if kind == FORGOTTEN:
            self._forgotten(table)
        room = self._rooms.get(table)
        if kind == SAID and room is not None and room.followers:
            self.undertake(self.chat.pass_on(room, int(payload)))

    async def answer(self, room: Room, act: Act) -> None:
        """What the server itself does at a table: a bot's choice, a standing answer, a flag."""
        with suppress(Stale):  # somebody was quicker
            await self._ask(room, act, None, None)

    async def tick(self, table: str) -> None:
        """Let happen what is overdue at a table."""
        room = await self.room(table)
        async with room.lock:
            await self._catch_up(room)
        self._answering.look(room)

    async def sweep(self) -> None:
        """Tables at which something is overdue, whichever process was to see to it; and those
        that others may have changed while we could not hear of it."""
        now = self._now()
        after: Cursor | None = None
        while overdue := await asyncio.to_thread(self._store.due, now, after):
            for _, table in overdue:
                if not await self._read(self.tick(table)):
                    await asyncio.to_thread(self._store.put_off, table, now, now + PUT_OFF)
            after = overdue[-1]
        for id, room in list(self._rooms.items()):
            if room.followers and (room.unsure or not self._bus.healthy):
                await self._read(self._hear(room))
            elif self._forgettable(room):
                self._forget(id)
        self._forget_some()

    def _forget_some(self) -> None:
        """Visitors who look at one table after the other must not fill the memory."""
        idle = [room for room in self._rooms.values() if not self._busy(room)]
        spare = len(idle) - MOST_IDLE
        if spare > 0:
            for room in sorted(idle, key=lambda room: room.used)[:spare]:
                self._forget(room.table.id)

    def _forget(self, id: str) -> None:
        self._rooms.pop(id).forget()

    async def _read(self, table: Coroutine[Any, Any, None]) -> bool:
        """Whether a table could be read; one that cannot must keep no other waiting."""
        try:
            await table
        except DatabaseError:
            raise  # it concerns all of them
        except Exception:
            logger.exception("a table cannot be read")
            return False
        return True

    async def close(self) -> None:
        await self._answering.stop()
        await self.chat.close()
        await self._later.close()  # a stop of the server does not wait for a delay
        await self._tasks.finish()

    def _forgettable(self, room: Room) -> bool:
        return not self._busy(room) and self._now() - room.used > IDLE

    def _busy(self, room: Room) -> bool:
        return bool(room.followers or room.thinking or room.lock.locked())

    async def _ask(self, room: Room, act: Act, person: Person | None, request: str | None) -> None:
        """Carried out to its end, even if whoever asked has gone meanwhile."""
        work = self._write(room, act, person, request)
        await asyncio.shield(self.undertake(work))

    async def _write(self, room: Room, act: Act, person: Person | None, request: str | None) -> int:
        id, name = (None, "") if person is None else (person.id, person.name)
        async with room.lock:
            for _ in range(TRIES):
                if room.stale:
                    await self._catch_up(room)
                if id is not None and request is not None:
                    done = room.table.answered(id, request)
                    if done is not None:
                        return done
                asking = Request(room.table, self._now(), id, name, request, room.seed)
                known = room.table.entries
                try:
                    entries = act.entries(asking)
                except ReinoError:
                    # Perhaps only because another process has gone on.
                    await self._catch_up(room)
                    if room.table.entries == known:
                        raise
                    continue
                if not entries:
                    return room.table.number
                # The table is ahead of the store until the entries are in; the lock hides that.
                asked, status = tuple(room.table.asked), room.table.status
                room.stale = True
                mail = room.take(entries)
                try:
                    due = self._answering.due(room)
                    stored = table_storage.batch(room.table, entries, self._now(), due)
                    await self._writer.append(stored)
                except Taken:
                    continue
                room.stale = False
                self._tell(room, mail, asked, status)
                if not all(entry.silent for entry in entries):
                    self._show_later(room)
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
        room.told = table.entries
        if status == "open":  # nobody leaves a seat later
            self._review_followers(room)
        self._bus.publish(table.id, table.entries)
        for listener in self._listeners:
            for seat in table.owing:
                held = table.seats[seat]
                if held.person and not held.player and table.asked[seat] != asked[seat]:
                    listener.asked(table, seat, held.person)
            if table.status == "over" and status != "over":
                listener.ended(table)

    async def _keep(self, room: Room) -> None:
        """A snapshot now and then, so that a long game is loaded as quickly as a short one."""
        async with room.lock:
            table = room.table  # now, for it may have been read again meanwhile
            if room.stale:
                return
            room.kept = table.entries
            with suppress(DatabaseError):
                await self._writer.append(table_storage.snapshot(table))
