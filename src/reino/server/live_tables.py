"""The live tables of this process, kept up to date with the store.

Another process may have stored entries at any of them. It says so on the bus; while the bus is not
healthy, the store is read again before a table is shown.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, TypeVar

from reino.core.errors import ReinoError
from reino.server import table_storage
from reino.server.background import Background
from reino.server.broadcast import Broadcast
from reino.server.bus import Bus, ignored
from reino.server.live_table import LiveTable
from reino.server.store.errors import passed_over
from reino.server.store.store import Store

IDLE = 120.0  # timeout in seconds after which an idle table is dropped from memory
MOST_IDLE = 2_000  # limit of idle tables, least used dropped: a crawler must not fill the memory

T = TypeVar("T")


class NoTable(ReinoError):
    """No table has that id."""


class LiveTables:
    """`changed` is called with a table after entries of another process were read."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        broadcast: Broadcast,
        now: Callable[[], float],
        changed: Callable[[LiveTable], None] = ignored,
    ) -> None:
        self._store = store
        self._bus = bus
        self._broadcast = broadcast
        self._now = now
        self._changed = changed
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._outrun: set[str] = set()  # tables that changed in the store while they were loaded
        self._tasks = Background()

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._tables.values()))

    def __contains__(self, id: object) -> bool:
        return id in self._tables

    def __getitem__(self, id: str) -> LiveTable:
        """A table that is in memory."""
        return self._tables[id]

    def get(self, id: str) -> LiveTable | None:
        """A table if it is in memory; unlike `load` this does not count as a use."""
        return self._tables.get(id)

    @property
    def pending(self) -> int:
        """Loads and reads in progress."""
        return len(self._tasks)

    @property
    def outrun(self) -> frozenset[str]:
        """Tables that have changed in the store while they are loaded."""
        return frozenset(self._outrun)

    async def load(self, id: str) -> LiveTable:
        """A table, read from the store if it is not in memory. Callers at once share one read."""
        live = self._tables.get(id)
        if live is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = self._start(self._load(id))
                task.add_done_callback(lambda _: self._loaded(id))
            live = await asyncio.shield(task)
        live.used = self._now()
        return live

    def _loaded(self, id: str) -> None:
        self._loading.pop(id, None)
        self._outrun.discard(id)

    async def _load(self, id: str) -> LiveTable:
        row = await asyncio.to_thread(self._store.table, id)
        if row is None:
            raise NoTable("error-no-table")
        live = LiveTable(await table_storage.read_table(self._store, id), row.seed)
        live.snapshot = live.table.entries
        live.used = self._now()
        self._tables[id] = live
        if id in self._outrun:
            live.stale = True
            self._start(self._read(live))
        return live

    async def current(self, id: str) -> LiveTable:
        """A table, up to date with the store."""
        live = await self.load(id)
        async with live.lock:
            await self.freshen(live)
        return live

    async def freshen(self, live: LiveTable) -> None:
        """Read entries that another process may have stored, unless the bus is healthy. The caller
        holds the lock."""
        if live.stale or not self._bus.healthy:
            await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Read and broadcast the entries of other processes. The caller holds the lock."""
        id = live.table.id
        if live.stale:
            live.table = await table_storage.read_table(self._store, id)
            news = await table_storage.read_entries(self._store, id, live.told)
            live.stale = live.behind = False
            await self._broadcast.tell_again(live, news)
            return
        entries = await table_storage.read_entries(self._store, id, live.table.entries)
        live.behind = False
        if entries:
            self._broadcast.tell(live, live.take(entries), entries)

    def heard(self, id: str, number: int) -> None:
        """Another process has stored entries up to this number."""
        if id in self._loading:
            self._outrun.add(id)
        live = self._tables.get(id)
        if live is not None and live.table.entries < number:
            self._start(self._read(live))

    def resync(self) -> None:
        """Messages of the bus may have been missed: read every table again."""
        self._outrun.update(self._loading)
        for live in self:
            self._start(self._read(live))

    async def _read(self, live: LiveTable) -> None:
        live.behind = True  # stays set until the read succeeds: if it fails, the sweep retries
        async with live.lock:
            await self.catch_up(live)
        self._changed(live)

    def read_again(self, id: str) -> asyncio.Task[None] | None:
        """Entries in the store were rewritten. The task, if the table is in memory, ends when it
        has been read and shown again."""
        if id in self._loading:
            self._outrun.add(id)
        live = self._tables.get(id)
        return None if live is None else self._start(self._read_again(live))

    async def _read_again(self, live: LiveTable) -> None:
        async with live.lock:  # after the write in progress, which takes the table to be current
            live.stale = True
            live.told = 0  # so that every follower is sent the table
            await self.catch_up(live)
        self._changed(live)

    async def sweep(self) -> None:
        """Read tables whose followers may have missed entries, and drop idle ones."""
        for live in self:
            if live.followers and (live.unsure or not self._bus.healthy):
                with passed_over("a table cannot be read"):
                    await self._read(live)
            elif not live.busy and self._now() - live.used > IDLE:
                self.drop(live.table.id)
        idle = sorted((live for live in self if not live.busy), key=lambda live: live.used)
        for live in idle[: max(0, len(idle) - MOST_IDLE)]:
            self.drop(live.table.id)

    def drop(self, id: str) -> None:
        """Drop a table from memory."""
        self._tables.pop(id).cancel()

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        return self._tasks.start("the reading of a table", work)

    async def close(self) -> None:
        """Wait for reads in progress."""
        await self._tasks.finish()
