"""A live table: one table in memory, with the clients that follow it in this process."""

import asyncio
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from msgspec import structs

from reino.core.errors import ReinoError
from reino.play import projection
from reino.play.table import Entry, Table
from reino.server import messages
from reino.server.courtesy import Courtesy
from reino.server.websocket.outbox import Outbox, encode


class NotAllowed(ReinoError):
    """This person may not look at the table, or not from that seat."""


@dataclass(slots=True)
class Follower:
    person: str
    viewer: int | None  # the seat they look from, one of theirs; None: a watcher
    extras: projection.Extras = projection.NO_EXTRAS
    has: projection.Lasting = ()  # the lasting parts of the last view that its client was sent

    def keeps(self, lasting: projection.Lasting) -> bool:
        """Whether these need not be sent again. Only pages keep them, which ask for words."""
        return bool(lasting) and self.extras.words is not None and self.has == lasting


class Outgoing(NamedTuple):
    """An encoded message to a follower with the table."""

    outbox: Outbox
    follower: Follower
    message: bytes
    lasting: projection.Lasting  # that its client has from then on

    @classmethod
    def whole(
        cls, outbox: Outbox, follower: Follower, message: messages.Now | messages.Update
    ) -> "Outgoing":
        """A message from which nothing is left out."""
        return cls(outbox, follower, encode(message), projection.lasting(message.seen.view))

    def send(self) -> None:
        self.outbox.put(self.message)
        self.follower.has = self.lasting


Updates = list[Outgoing]
Group = list[tuple[Outbox, Follower]]


class LiveTable:
    """A table in memory. Commands take its lock, one after the other."""

    def __init__(self, table: Table, seed: bytes) -> None:
        self.table = table
        self.seed = seed
        self.lock = asyncio.Lock()
        self.stale = False  # the store may differ: the table must be read again
        self.behind = False  # other processes have stored entries that are not read yet
        self.told = table.entries  # number of the last entry that followers were sent
        self.followers: dict[Outbox, Follower] = {}
        self.answering: set[tuple[int, int]] = set()  # (seat, question) with an answer under way
        self.courtesy = Courtesy()
        self.timer: asyncio.TimerHandle | None = None  # the timer of the next flag
        self.showing: asyncio.Task[None] | None = None  # sends entries to delayed watchers
        self.shown = 0.0  # the moment up to which they have seen everything
        self.telling: asyncio.Task[None] | None = None  # sends chat to delayed watchers
        self.unheard = 0  # the last line to send them
        self.used = 0.0  # time of the last use
        self.snapshot = 0  # the entry after which the last snapshot was taken
        # What the last review of the followers went by: whether the table was open, and who sat.
        self._reviewed: tuple[bool, list[str | None]] | None = None

    def __repr__(self) -> str:
        return f"<LiveTable {self.table.id} {self.table.number}>"  # the seed stays out of logs

    @property
    def unsure(self) -> bool:
        """Whether it must be read again, and no command that holds the lock is about to bring it up
        to date."""
        return self.behind or (self.stale and not self.lock.locked())

    @property
    def delayed(self) -> bool:
        """Whether watchers see everything later."""
        return self.table.setup.delay > 0 and self.table.status == "playing"

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory."""
        return bool(self.followers or self.answering or self.lock.locked())

    def cancel(self) -> None:
        """Stop its timer and its tasks: the table is dropped from memory."""
        for waiting in (self.timer, self.showing, self.telling):
            if waiting is not None:
                waiting.cancel()

    def seen(
        self, viewer: int | None, extras: projection.Extras = projection.NO_EXTRAS
    ) -> projection.Seen:
        return projection.seen(self.table, viewer, self.seed, extras)

    def take(self, entries: Iterable[Entry]) -> Updates:
        """Apply entries; gives the messages to each follower, to be sent once the entries are
        stored."""
        table = self.table
        chapters: dict[int | None, list[projection.Chapter]] = {
            by.viewer: [] for by in self.followers.values()
        }
        if table.status == "open":
            chapters[None] = []  # a follower who leaves their seat is a watcher from then on
        for entry in entries:
            table.apply(entry)
            for viewer, heard in chapters.items():
                if entry.heard_by(viewer):
                    heard.append(projection.chapter(table, entry, viewer))
        updates: Updates = []
        for (viewer, extras), group in self._by_viewer().items():
            if not chapters[viewer] or (viewer is None and self.delayed):
                continue
            told = projection.worded(table.game, chapters[viewer], extras.words)
            seen = self.seen(viewer, extras)
            lasting = projection.lasting(seen.view)
            encoded: dict[bool, bytes] = {}  # with the lasting parts of the view left out, or not
            for outbox, follower in group:
                keeps = follower.keeps(lasting)
                if keeps not in encoded:
                    shown = structs.replace(seen, **projection.brief(seen.view)) if keeps else seen
                    encoded[keeps] = encode(messages.Update(told, shown))
                updates.append(Outgoing(outbox, follower, encoded[keeps], lasting))
        return updates

    def _by_viewer(self) -> dict[tuple[int | None, projection.Extras], Group]:
        """The followers who may still look, by the seat that is theirs now."""
        grouped: dict[tuple[int | None, projection.Extras], Group] = {}
        for outbox, follower in self.followers.items():
            viewer = self._viewer(follower)
            if viewer is not None or self.may_watch(follower.person):
                key = viewer, follower.extras
                grouped.setdefault(key, []).append((outbox, follower))
        return grouped

    def watchers(self) -> dict[projection.Extras, Group]:
        """The watchers among the followers, by the extras they asked for."""
        grouped: dict[projection.Extras, Group] = defaultdict(list)
        for outbox, follower in self.followers.items():
            if follower.viewer is None:
                grouped[follower.extras].append((outbox, follower))
        return grouped

    def _viewer(self, follower: Follower) -> int | None:
        """The viewer of a follower: a person who has left a seat sees no more from it."""
        seat = follower.viewer
        return None if seat is None or self.table.seats[seat].person != follower.person else seat

    def may_watch(self, person: str | None) -> bool:
        """Whether this person may look at the table without a seat."""
        table = self.table
        if table.setup.watching or table.status == "open":
            return True
        return person is not None and (person == table.host or bool(table.seats_of(person)))

    def check_watching(self, person: str | None) -> None:
        if not self.may_watch(person):
            raise NotAllowed("error-table-no-watching")

    def review_followers(self) -> list[tuple[Outbox, Follower]]:
        """Remove the followers who may look no longer, after a seat was left or the game has begun,
        and give them."""
        audience = self.table.status == "open", [seat.person for seat in self.table.seats]
        if audience == self._reviewed:
            return []  # a follower since then was looked at when they came
        self._reviewed = audience
        removed = []
        for outbox, follower in list(self.followers.items()):
            follower.viewer = self._viewer(follower)
            outbox.looks_at[self.table.id] = follower.viewer
            if follower.viewer is None and not self.may_watch(follower.person):
                del self.followers[outbox]
                outbox.looks_at.pop(self.table.id)
                removed.append((outbox, follower))
        return removed
