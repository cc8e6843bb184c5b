"""The table service: commands at tables.

A command becomes entries (`reino.play.commands`), the entries are stored, and only then is any
client told. If another process has stored entries first, this one reads them and retries.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol, TypeVar

from reino.core.errors import ReinoError
from reino.play.commands import Act, Close, Command, Rematch, Rename, SeatBot, check_rematch
from reino.play.request import Refused, Request, Stale
from reino.play.setup import Setup
from reino.play.table import Table
from reino.server import create_table, messages, table_storage
from reino.server.autoplay import Autoplay
from reino.server.background import Background
from reino.server.broadcast import Broadcast
from reino.server.bus import Bus
from reino.server.chat import Chat
from reino.server.live_table import LiveTable
from reino.server.live_tables import LiveTables
from reino.server.store import rows
from reino.server.store.errors import DatabaseError, Taken, passed_over
from reino.server.store.rows import Cursor, Person
from reino.server.store.store import Store
from reino.server.store.writer import Writer
from reino.server.viewing import Viewing

TRIES = 20  # limit of retries after lost races
EVERY = 200  # entries from one snapshot to the next
PUT_OFF = 600.0  # pause in seconds before a table that cannot be read is retried
SAID = "said"  # the kind of a bus message: a line of chat is new
FORGOTTEN = "forgotten"  # the kind of a bus message: a name was deleted from a table's entries

T = TypeVar("T")

logger = logging.getLogger("reino.server")


class Listener(Protocol):
    """The protocol of listeners to entries: notices and ratings."""

    def asked(self, table: Table, seat: int, person: str) -> None:
        """A person came to owe a decision."""

    def ended(self, table: Table) -> None: ...


class TableService:
    """The commands of tables. `live` are the tables in memory, `viewing` shows them, `chat` has
    their lines."""

    def __init__(
        self,
        store: Store,
        writer: Writer,
        bus: Bus,
        autoplay: Autoplay,
        now: Callable[[], float],
        listeners: tuple[Listener, ...] = (),
    ) -> None:
        self._store = store
        self._writer = writer
        self._bus = bus
        self._autoplay = autoplay
        self._now = now
        self._listeners = list(listeners)
        self._broadcast = Broadcast(store, now)
        self._tasks = Background()
        self.live = LiveTables(store, bus, self._broadcast, now, autoplay.look)
        self.viewing = Viewing(store, self.live, self._broadcast, now)
        self.chat = Chat(store, self._spread, now)
        autoplay.start(self.answer)

    @property
    def pending(self) -> int:
        """Commands and reads in progress."""
        return len(self._tasks) + self.live.pending

    @property
    def delayed(self) -> int:
        """Tables with a task for delayed watchers."""
        return self._broadcast.pending

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def open(self, person: Person, wanted: messages.TableWanted) -> messages.TableOpened:
        # A game with these options may have to be compiled.
        setup = await asyncio.to_thread(create_table.setup, wanted)
        return await self._opened(person, setup, wanted.bots)

    async def play_on(
        self, table: str, person: Person, wanted: messages.PlayOnWanted
    ) -> messages.TableOpened:
        live = await self.live.current(table)
        live.check_watching(person.id)
        setup = create_table.going_on(live.table, wanted)
        return await self._opened(person, setup, wanted.bots)

    async def rematch(self, table: str, person: Person, request: str) -> messages.TableOpened:
        """Open a rematch, with every player one seat further; only the first request opens it. The
        players are told, and their seats are kept for them."""
        live = await self.live.current(table)
        live.check_watching(person.id)
        check_rematch(Request(live.table, self._now(), person.id))
        if live.table.rematch is None:
            await self._open_again(live, person, request)
        known = live.table.rematch
        assert known is not None
        again = await self.live.load(known)
        return messages.TableOpened(known, again.table.commitment)

    async def _open_again(self, live: LiveTable, person: Person, request: str) -> None:
        people = [seat.person for seat in live.table.seats if seat.person is not None]
        names = await asyncio.to_thread(self._store.names, people)
        opened = await self._opened(person, *create_table.again(live.table, names))
        with suppress(Refused):  # another request was first
            await self._ask(live, Rematch(opened.table), person, f"rematch {request}")
        if live.table.rematch != opened.table:
            await self._ask(await self.live.load(opened.table), Close(), person, None)

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
        """Carry out a command, to its end even if the client disconnects."""
        return await self._to_end(self.carry_out(table, person, command, request))

    async def carry_out(
        self, table: str, person: Person, command: Command, request: str
    ) -> messages.Done:
        """The same for a caller that has called `undertake` itself."""
        live = await self.live.load(table)
        if isinstance(command, SeatBot):
            create_table.check_bots(live.table.setup, {command.seat: command.bot})
        number = await self._write(live, command, person, request)
        return messages.Done(request, table, number)

    async def known(self, person: Person) -> Person:
        """The stored person: a client may stay open after their name has changed."""
        return await asyncio.to_thread(self._store.person, person.id) or person

    async def rename(self, person: Person) -> None:
        """Write a person's new name at all their seats, even if the client disconnects."""
        await self._to_end(self._rename(person))

    async def _rename(self, person: Person) -> None:
        for table in await asyncio.to_thread(self._store.unfinished, person.id):
            try:
                live = await self.live.load(table)
                await self._write(live, Rename(), person, None)
            except ReinoError as error:
                logger.warning("a seat keeps its old name: %s", error.key)
            except Exception:  # a log that cannot be read: the other tables go on
                logger.exception("a seat keeps its old name")

    async def say(self, table: str, person: Person, text: str) -> messages.Said:
        """Store a line of chat and pass it on, even if the client disconnects."""
        there = await self.viewing.audience(table, person.id)
        return await self._to_end(self._say(await self.live.load(table), there, person, text))

    async def _say(self, live: LiveTable, there: Table, person: Person, text: str) -> messages.Said:
        """Followers in this process are sent the line before it is acknowledged."""
        follows = any(by.person == person.id for by in live.followers.values())
        said = await self.chat.say(there, person, text, follows=follows)
        if live.followers:
            await self.chat.pass_on(live, said.line)
        return said

    def _spread(self, line: rows.Chat) -> None:
        self._bus.relay(SAID, line.table, str(line.id).encode())

    async def forgotten(self, table: str) -> None:
        """A person's name was deleted from the entries of this table. After this no entry is
        written with that name."""
        self._bus.relay(FORGOTTEN, table, b"")
        if reading := self.live.read_again(table):
            await reading

    def relayed(self, kind: str, table: str, payload: bytes) -> None:
        """A message of another process about a table that is not an entry."""
        if kind == FORGOTTEN:
            self.live.read_again(table)
        live = self.live.get(table)
        if kind == SAID and live is not None and live.followers:
            self.undertake(self.chat.pass_on(live, int(payload)))

    async def answer(self, live: LiveTable, act: Act) -> None:
        """Carry out an act of the server at a table: a bot's choice, a standing answer, a flag."""
        with suppress(Stale):  # the question was answered before
            await self._ask(live, act, None, None)

    async def tick(self, table: str) -> None:
        """Carry out the overdue acts of the server at a table."""
        live = await self.live.load(table)
        async with live.lock:
            await self.live.catch_up(live)
        self._autoplay.look(live)

    async def sweep(self) -> None:
        """Tick overdue tables, of any process, and sweep the live ones. A table that cannot be read
        keeps no other waiting."""
        now = self._now()
        after: Cursor | None = None
        while overdue := await asyncio.to_thread(self._store.due, now, after):
            for _, table in overdue:
                ticked = False
                with passed_over("a table cannot be read"):
                    await self.tick(table)
                    ticked = True
                if not ticked:
                    await asyncio.to_thread(self._store.put_off, table, now, now + PUT_OFF)
            after = overdue[-1]
        await self.live.sweep()

    async def close(self) -> None:
        await self._autoplay.stop()
        await self.chat.close()
        await self._broadcast.close()
        await self._tasks.finish()
        await self.live.close()

    def undertake(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run this to its end. The stop of the server waits for it."""
        return self._tasks.start("a command at a table", work)

    async def _to_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for work that goes on when the caller is cancelled."""
        return await asyncio.shield(self.undertake(work))

    async def _ask(
        self,
        live: LiveTable,
        act: Act,
        person: Person | None,
        request: str | None,
    ) -> None:
        await self._to_end(self._write(live, act, person, request))

    async def _write(
        self,
        live: LiveTable,
        act: Act,
        person: Person | None,
        request: str | None,
    ) -> int:
        id, name = (None, "") if person is None else (person.id, person.name)
        async with live.lock:
            for _ in range(TRIES):
                if live.stale:
                    await self.live.catch_up(live)
                if id is not None and request is not None:
                    done = live.table.answered(id, request)
                    if done is not None:
                        return done
                asking = Request(live.table, self._now(), id, name, request, live.seed)
                known = live.table.entries
                try:
                    entries = act.entries(asking)
                except ReinoError:
                    # Perhaps refused only because another process has stored entries.
                    await self.live.catch_up(live)
                    if live.table.entries == known:
                        raise
                    continue
                if not entries:
                    return live.table.number
                # The table is ahead of the store until the entries are in; the lock hides that.
                asked, status = tuple(live.table.asked), live.table.status
                live.stale = True
                updates = live.take(entries)
                try:
                    due = self._autoplay.due(live)
                    stored = table_storage.batch(live.table, entries, self._now(), due)
                    await self._writer.append(stored)
                except Taken:
                    continue
                live.stale = False
                self._broadcast.tell(live, updates, entries)
                self._bus.publish(live.table.id, live.table.entries)
                self._notify(live.table, asked, status)
                break
            else:
                raise DatabaseError("error-table-busy")
            number = live.table.number
        self._autoplay.look(live)
        if live.table.entries - live.snapshot >= EVERY:
            await self._keep_snapshot(live)
        return number

    def _notify(self, table: Table, asked: tuple[int, ...], status: str) -> None:
        """Tell the listeners the changes; `asked` and `status` are from before."""
        for listener in self._listeners:
            for seat in table.owing:
                held = table.seats[seat]
                if held.person and not held.player and table.asked[seat] != asked[seat]:
                    listener.asked(table, seat, held.person)
            if table.status == "over" and status != "over":
                listener.ended(table)

    async def _keep_snapshot(self, live: LiveTable) -> None:
        """Store a snapshot from time to time, so that a long game is loaded as quickly as a short
        one."""
        async with live.lock:
            table = live.table  # only under the lock: it may have been read again before
            if live.stale:
                return
            live.snapshot = table.entries
            with suppress(DatabaseError):
                await self._writer.append(table_storage.snapshot(table))
