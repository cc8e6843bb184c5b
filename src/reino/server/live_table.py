"""A room: a table in memory, with everybody who follows it from here."""

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import msgspec

from reino.play import log, projection
from reino.play.table import Entry, Table
from reino.server import messages
from reino.server.websocket.outbox import Outbox

Mail = list[tuple[Outbox, bytes]]

encode = msgspec.json.Encoder().encode


@dataclass(slots=True)
class Follower:
    person: str
    viewer: int | None  # a seat of theirs, or None: they watch
    extras: projection.Extras = projection.NO_EXTRAS


class Room:
    """What is asked of a table goes through its lock, one thing after the other."""

    def __init__(self, table: Table, seed: bytes) -> None:
        self.table = table
        self.seed = seed
        self.lock = asyncio.Lock()
        self.stale = False  # what is stored may differ: it must be read again
        self.behind = False  # others have stored what is not read yet
        self.told = table.entries  # so many are told to those who follow, as far as each may hear
        self.followers: dict[Outbox, Follower] = {}
        self.thinking: set[tuple[int, int]] = set()  # seats being answered for, and since when
        self.timer: asyncio.TimerHandle | None = None
        self.showing: asyncio.Task[None] | None = None  # to those who see everything later
        self.shown = 0.0  # up to which moment
        self.telling: asyncio.Task[None] | None = None  # them what was said
        self.unheard = 0  # the last line that they are to hear
        self.used = 0.0  # when somebody last came by
        self.kept = 0  # the number of the last snapshot

    def __repr__(self) -> str:
        return f"<Room {self.table.id} {self.table.number}>"  # the seed stays here

    @property
    def unsure(self) -> bool:
        """Whether it must be read again, and nobody is about to store what makes it true."""
        return self.behind or (self.stale and not self.lock.locked())

    @property
    def late(self) -> bool:
        """Whether those who watch see everything later."""
        return self.table.setup.delay > 0 and self.table.status == "playing"

    def forget(self) -> None:
        """Stop waiting for anything: the room is dropped from memory."""
        for waiting in (self.timer, self.showing, self.telling):
            if waiting is not None:
                waiting.cancel()

    def seen(
        self, viewer: int | None, extras: projection.Extras = projection.NO_EXTRAS
    ) -> projection.Seen:
        return projection.seen(self.table, viewer, self.seed, extras)

    def take(self, entries: Iterable[Entry]) -> Mail:
        """Apply entries; gives what is to be told to whom, once they are stored."""
        viewers = {by.viewer for by in self.followers.values()}
        if self.table.status == "open":
            viewers.add(None)  # for whoever turns out to have left their seat
        chapters: dict[int | None, list[projection.Chapter]] = {viewer: [] for viewer in viewers}
        for entry in entries:
            self.table.apply(entry)
            for viewer, heard in chapters.items():
                if entry.heard_by(viewer):
                    heard.append(projection.chapter(self.table, entry, viewer))
        mail: Mail = []
        for (viewer, extras), outboxes in self._by_viewer().items():
            if (viewer is None and self.late) or not chapters[viewer]:
                continue
            told = projection.worded(self.table.game, chapters[viewer], extras.words)
            update = messages.Update(told, self.seen(viewer, extras))
            encoded = encode(update)
            mail += [(outbox, encoded) for outbox in outboxes]
        return mail

    def _by_viewer(self) -> dict[tuple[int | None, projection.Extras], list[Outbox]]:
        """Everybody who may still look, by the eyes that are theirs now."""
        grouped: dict[tuple[int | None, projection.Extras], list[Outbox]] = defaultdict(list)
        for outbox, follower in self.followers.items():
            viewer = self._eyes(follower)
            if viewer is not None or self.may_watch(follower.person):
                grouped[viewer, follower.extras].append(outbox)
        return grouped

    def watching(self) -> dict[projection.Extras, list[Outbox]]:
        """Those who look at the table from outside, by what they want to be told besides."""
        grouped: dict[projection.Extras, list[Outbox]] = defaultdict(list)
        for outbox, follower in self.followers.items():
            if follower.viewer is None:
                grouped[follower.extras].append(outbox)
        return grouped

    def _eyes(self, follower: Follower) -> int | None:
        """Who has left a seat sees no more from it."""
        seat = follower.viewer
        return None if seat is None or self.table.seats[seat].person != follower.person else seat

    def may_watch(self, person: str | None) -> bool:
        """Whether somebody may look at the table from outside."""
        table = self.table
        if table.setup.watching or table.status == "open":
            return True
        return person is not None and (person == table.host or bool(table.seats_of(person)))

    def review_followers(self) -> list[tuple[Outbox, Follower]]:
        """After somebody has left a seat, or the game has begun: gives those who may follow no
        longer, and do not any more."""
        sent_away = []
        for outbox, follower in list(self.followers.items()):
            follower.viewer = self._eyes(follower)
            outbox.looks_at[self.table.id] = follower.viewer
            if follower.viewer is None and not self.may_watch(follower.person):
                del self.followers[outbox]
                outbox.looks_at.pop(self.table.id)
                sent_away.append((outbox, follower))
        return sent_away


def send(mail: Mail) -> None:
    for outbox, message in mail:
        outbox.put(message)


def told_late(
    id: str, entries: Sequence[Entry], moment: float, extras: projection.Extras
) -> projection.Seen:
    """The table as it was at a moment, for those who watch with a delay. It is being played, so the
    seed is nobody's."""
    return projection.seen(log.folded(id, projection.before(entries, moment)), None, extras=extras)
