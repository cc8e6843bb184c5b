"""Chat: the lines that people write at a table, and the clients that receive them.

Players write at their table, and so do watchers, from the client they watch with. Watchers with
a delay (`setup.delay`) write nothing while the game is played, because they may have a secret from
a player, and they read the players' lines as late as they see the moves. Once the game is over all
read all lines.

The same line is not taken twice in a row, so that a client may retry a line that was not answered.
The rate of lines is limited in each process by itself.
"""

import asyncio
import logging
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Iterable

from msgspec import Struct

from reino.core.errors import ReinoError
from reino.play.table import Table
from reino.server import messages
from reino.server.background import Background
from reino.server.limits import Buckets, Rate
from reino.server.live_table import LiveTable
from reino.server.store import rows
from reino.server.store.errors import DatabaseError
from reino.server.store.rows import Person
from reino.server.store.store import Store

LONGEST = 500  # limit of a line, in letters
LONGEST_WHY = 200
PACE = Rate(burst=6, per_second=0.5)  # rate limit of lines
REPORTS_PACE = Rate(burst=10, per_second=1 / 60)
AGAIN = 60.0  # seconds after which the same line may be repeated
HIDING = 3  # number of reports that hide a line
MOST_MUTED = 500
MOST_REMEMBERED = 10_000  # limit of people whose last line is in memory
JOINERS = "\u200c\u200d"  # invisible, but some scripts and many emoji need them

logger = logging.getLogger("reino.server")

Spread = Callable[[rows.Chat], None]


class NotSaid(ReinoError):
    """A line that is refused: the person, the table or the text does not allow it."""


class TooOften(NotSaid):
    """The rate limit of lines or reports is exceeded."""


class Muted(Struct, frozen=True):
    """A person whose lines another person has muted."""

    person: str
    name: str


class Chat:
    """The chat of all tables. `spread` is called with every new line, once it is stored."""

    def __init__(
        self, store: Store, spread: Spread, now: Callable[[], float], hiding: int = HIDING
    ) -> None:
        self._store = store
        self._spread = spread
        self._now = now
        self._hiding = hiding
        self._pace = Buckets(PACE, now)
        self._reports_pace = Buckets(REPORTS_PACE, now)
        self._last: OrderedDict[tuple[str, str], tuple[str, float]] = OrderedDict()
        self._later = Background()  # one task a table, which sends lines to delayed watchers

    async def say(
        self, table: Table, person: Person, text: str, *, follows: bool = False
    ) -> messages.Said:
        """Store a line. `follows` is whether a client of this person follows the table."""
        if not table.setup.chat:
            raise NotSaid("error-chat-off")
        if not table.seats_of(person.id):
            if not follows or not table.setup.watching:
                raise NotSaid("error-chat-not-here")
            if late(table, person.id):
                raise NotSaid("error-chat-late")
        text = clean(text, LONGEST)
        before = self._remember(table.id, person.id, text)
        at = self._now()
        try:
            self._take(self._pace, person.id)
            line = await asyncio.to_thread(
                self._store.add_chat, table.id, person.id, person.name, text, at
            )
        except Exception:
            self._last[table.id, person.id] = before  # the line was not stored
            raise
        said = rows.Chat(line, table.id, person.id, person.name, text, at, hidden=False)
        self._spread(said)
        return _told(said, table, person.id)

    async def lines(self, table: Table, person: str | None, after: int = 0) -> list[messages.Said]:
        """The lines after that one, without those that are hidden from this person."""
        said, muted = await asyncio.to_thread(self._heard, table.id, person, after)
        until = self._now() - (table.setup.delay if late(table, person) else 0.0)
        return [
            _told(line, table, person)
            for line in said
            if not line.hidden and line.person not in muted and line.at <= until
        ]

    def _heard(
        self, table: str, person: str | None, after: int
    ) -> tuple[list[rows.Chat], set[str]]:
        muted = self._store.mutes(person) if person is not None else set()
        return self._store.chats(table, after), muted

    async def report(self, table: Table, line: int, person: Person, why: str) -> None:
        """Report a line. Each person counts once. A line that enough people have reported is
        hidden."""
        why = clean(why, LONGEST_WHY)
        await self._line(table, line, person.id)
        self._take(self._reports_pace, person.id)
        await asyncio.to_thread(self._report, line, person.id, why)

    def _report(self, line: int, person: str, why: str) -> None:
        reported = self._store.report_chat(line, person, self._now(), why)
        # A host may have made the line visible again: then it takes as many reports as the first
        # time.
        if reported and reported % self._hiding == 0:
            self._store.hide_chat(line)

    async def mute(self, table: Table, line: int, person: Person) -> Muted:
        """Mute the author of this line, at all tables."""
        said = await self._line(table, line, person.id)
        if len(await asyncio.to_thread(self._store.mutes, person.id)) >= MOST_MUTED:
            raise NotSaid("error-chat-mutes", most=str(MOST_MUTED))
        await asyncio.to_thread(self._store.mute, person.id, said.person)
        return Muted(said.person, said.name)

    async def unmute(self, person: Person, muted: str) -> None:
        await asyncio.to_thread(self._store.unmute, person.id, muted)

    async def muted(self, person: Person) -> list[Muted]:
        ids = await asyncio.to_thread(self._store.mutes, person.id)
        names = await asyncio.to_thread(self._store.names, sorted(ids))
        return [Muted(id, name) for id, name in sorted(names.items(), key=lambda one: one[::-1])]

    async def _line(self, table: Table, line: int, person: str) -> rows.Chat:
        """A line by another author that this person can have read."""
        said = await asyncio.to_thread(self._store.chat, line)
        unheard = late(table, person) and said is not None and self._too_new(table, said)
        if said is None or said.table != table.id or unheard:
            raise NotSaid("error-chat-no-line", line=str(line))
        if said.person == person:
            raise NotSaid("error-chat-own")
        return said

    async def pass_on(self, live: LiveTable, line: int) -> None:
        """Send a line to the table's followers in this process; to delayed watchers later."""
        said, deaf = await self._to_pass_on(live, line)
        if said is None:
            return
        for outbox, follower in live.followers.items():
            if late(live.table, follower.person) and self._too_new(live.table, said):
                live.unheard = max(live.unheard, line)
            elif follower.person not in deaf:
                outbox.tell(_told(said, live.table, follower.person))
        if live.unheard >= line and live.telling is None:
            work = self._pass_on_later(live, line - 1)
            live.telling = self._later.start("the delayed chat of a table", work)

    async def _pass_on_later(self, live: LiveTable, after: int) -> None:
        """Send delayed watchers the lines after this one, which are read from the store. One task
        a table, however many lines there are."""
        try:
            while after < live.unheard:
                said = await asyncio.to_thread(self._store.next_chat, live.table.id, after)
                if said is None:
                    return
                wait = said.at + live.table.setup.delay - self._now()
                await asyncio.sleep(max(0.0, wait))
                await self._tell_late(live, said.id)
                after = said.id
        finally:
            live.telling = None

    async def _tell_late(self, live: LiveTable, line: int) -> None:
        said, deaf = await self._to_pass_on(live, line)
        if said is None:
            return
        for outbox, follower in live.followers.items():
            if not live.table.seats_of(follower.person) and follower.person not in deaf:
                outbox.tell(_told(said, live.table, follower.person))

    async def _to_pass_on(self, live: LiveTable, line: int) -> tuple[rows.Chat | None, set[str]]:
        """A line of this table that may be read, and the followers who have muted its author."""
        people = {follower.person for follower in live.followers.values()}
        try:
            said, deaf = await asyncio.to_thread(self._listeners, line, people)
        except DatabaseError as error:
            # Clients get the line when they read the chat again.
            logger.warning("a line of chat was not sent to followers: %s", error.key)
            return None, set()
        if said is None or said.hidden or said.table != live.table.id:
            return None, set()
        return said, deaf

    @property
    def pending(self) -> int:
        """Tables with a task for delayed watchers."""
        return len(self._later)

    async def close(self) -> None:
        await self._later.close()

    def _too_new(self, table: Table, said: rows.Chat) -> bool:
        return said.at > self._now() - table.setup.delay

    def _listeners(self, line: int, people: Iterable[str]) -> tuple[rows.Chat | None, set[str]]:
        """The line, and which of these people have muted its author."""
        said = self._store.chat(line)
        if said is None:
            return None, set()
        return said, {person for person in people if said.person in self._store.mutes(person)}

    def _remember(self, table: str, person: str, text: str) -> tuple[str, float]:
        """Refuse a repetition of this person's last line; gives the line before."""
        key, now = (table, person), self._now()
        alike = unicodedata.normalize("NFKC", text).casefold()
        before = self._last.get(key, ("", 0.0))
        if before[0] == alike and now - before[1] < AGAIN:
            raise NotSaid("error-chat-repeated")
        self._last[key] = alike, now
        self._last.move_to_end(key)
        while len(self._last) > MOST_REMEMBERED:
            self._last.popitem(last=False)
        return before

    def _take(self, buckets: Buckets, person: str) -> None:
        if wait := buckets.take(person):
            raise TooOften("error-chat-often", seconds=str(int(wait) + 1))


def late(table: Table, person: str | None) -> bool:
    """Whether this person watches the table with a delay."""
    return (
        table.setup.delay > 0
        and table.status == "playing"
        and (person is None or not table.seats_of(person))
    )


def clean(text: str, longest: int) -> str:
    """One line of visible letters, in their own writing direction.

    Bidirectional overrides can make a line read as another author's; invisible letters hide that
    two lines are the same.
    """
    text = unicodedata.normalize("NFC", text)
    if any(_forbidden(letter) for letter in text):
        raise NotSaid("error-chat-letters")
    text = " ".join(text.split())
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in text):
        raise NotSaid("error-chat-empty")
    if len(text) > longest:
        raise NotSaid("error-chat-long", most=str(longest), given=str(len(text)))
    return text


def _forbidden(letter: str) -> bool:
    """Whether a letter is forbidden: control, formatting (bidirectional overrides among them), lone
    surrogates, line breaks."""
    category = unicodedata.category(letter)
    return category in ("Cc", "Cf", "Cs", "Zl", "Zp") and letter not in JOINERS


def _told(said: rows.Chat, table: Table, reader: str | None) -> messages.Said:
    return messages.Said(
        said.table,
        said.id,
        said.name,
        said.text,
        said.at,
        mine=said.person == reader,
        watching=not table.seats_of(said.person),
    )
