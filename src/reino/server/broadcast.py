"""Broadcast: the messages to the followers of a live table when it changes, at once or delayed.

Watchers of a table with a delay see every entry that much later. They are shown the table of that
time, folded from the entries in the store.
"""

import asyncio
from collections.abc import Callable, Sequence

from reino.play import log, projection
from reino.play.projection import NO_EXTRAS, Extras
from reino.play.table import Entry
from reino.server import messages, table_storage
from reino.server.background import Background
from reino.server.live_table import LiveTable, NotAllowed, Outgoing, Updates
from reino.server.store.store import Store
from reino.server.websocket.outbox import encode


class Broadcast:
    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._delayed = Background()  # one task a table, for delayed watchers

    @property
    def pending(self) -> int:
        """Tables with a task for delayed watchers."""
        return len(self._delayed)

    async def seen(
        self, live: LiveTable, viewer: int | None, extras: Extras = NO_EXTRAS
    ) -> projection.Seen:
        """The table for this viewer; for a watcher with a delay, the table of that time."""
        if viewer is not None or not live.delayed:
            return live.seen(viewer, extras)
        entries = await table_storage.read_entries(self._store, live.table.id)
        moment = self._now() - live.table.setup.delay
        return await asyncio.to_thread(seen_at, live.table.id, entries, moment, extras)

    def tell(self, live: LiveTable, updates: Updates, entries: Sequence[Entry]) -> None:
        """Send the followers the updates of these entries, which are stored."""
        for update in updates:
            update.send()
        live.told = live.table.entries
        self._review_followers(live)
        if not all(entry.silent for entry in entries):
            self.show_later(live)

    async def tell_again(self, live: LiveTable, news: Sequence[Entry]) -> None:
        """Send the whole table again to those followers who may hear any of the news. To others a
        message would reveal that there is a secret."""
        live.told = live.table.entries
        self._review_followers(live)
        for outbox, follower in list(live.followers.items()):  # clients may disconnect
            if any(entry.heard_by(follower.viewer) for entry in news):
                seen = await self.seen(live, follower.viewer, follower.extras)
                Outgoing.whole(outbox, follower, messages.Now(seen)).send()

    def _review_followers(self, live: LiveTable) -> None:
        for outbox, by in live.review_followers():
            why = NotAllowed("error-table-no-watching")
            words = why.tell(by.extras.words or "en")
            outbox.tell(messages.Refusal(why.key, words, table=live.table.id))

    def show_later(self, live: LiveTable, known: float | None = None) -> None:
        """Show watchers with a delay the entries up to now, when these are old enough; they have
        seen everything up to the moment `known`. One task a table, however many entries there
        are."""
        if live.showing is None and live.delayed and live.watchers():
            if known is None:
                known = self._now() - live.table.setup.delay
            work = self._show_delayed(live, known)
            live.showing = self._delayed.start("the delayed broadcast of a table", work)

    async def _show_delayed(self, live: LiveTable, known: float) -> None:
        """Show entry after entry, as each becomes older than the delay. Entries are read from the
        store."""
        id, delay = live.table.id, live.table.setup.delay
        try:
            async with live.lock:
                entries = await table_storage.read_entries(self._store, id)
            shown = len(projection.before(entries, known))
            while (number := projection.next_told(entries, shown)) is not None:
                at = entries[number].at
                await asyncio.sleep(max(0.0, at + delay - self._now()))
                async with live.lock:
                    if not live.delayed or not live.watchers():
                        return
                    entries = await table_storage.read_entries(self._store, id)
                    live.shown = max(live.shown, at, self._now() - delay)
                    await self._show_at(live, entries)
                    shown = max(number + 1, len(projection.before(entries, live.shown)))
        finally:
            live.showing = None

    async def _show_at(self, live: LiveTable, entries: Sequence[Entry]) -> None:
        for extras, group in live.watchers().items():
            seen = await asyncio.to_thread(seen_at, live.table.id, entries, live.shown, extras)
            lasting, encoded = projection.lasting(seen.view), encode(messages.Now(seen))
            for outbox, follower in group:
                Outgoing(outbox, follower, encoded, lasting).send()

    async def close(self) -> None:
        """Cancel the tasks: a stop of the server waits for no delay."""
        await self._delayed.close()


def seen_at(id: str, entries: Sequence[Entry], moment: float, extras: Extras) -> projection.Seen:
    """The table at an earlier moment, for watchers with a delay. The game is being played, so no
    viewer is shown the seed."""
    return projection.seen(log.folded(id, projection.before(entries, moment)), None, extras=extras)
