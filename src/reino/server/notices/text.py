"""The text of a notice: that it is a person's turn, at which table, and with which players."""

import re
import unicodedata
from dataclasses import dataclass
from hashlib import sha256

from reino.core.catalogue import catalogue
from reino.core.phrase import Phrase, listed
from reino.core.registry import find
from reino.server.notices.queue import Addressee, Notice, Turn

LONGEST_NAME = 40
HOUR = 3600.0
DAY = 24 * HOUR
# Between letters these make mail readers turn a name into a link.
LINKING = re.compile(r"(?<=\w)[.:/@]+(?=\w)|/{2,}")


@dataclass(frozen=True)
class NoticeText:
    """A notice in the person's language, for any channel. There is no secret in it."""

    id: str  # the same for every retry and every channel
    table: str
    number: int
    game: str
    lang: str
    title: str  # one line
    greeting: str
    sentences: str  # one or two sentences
    names: tuple[str, ...]
    link: str  # the URL of the table
    settings: str  # the URL of the settings page for notices
    until: float | None

    @property
    def why(self) -> str:
        """The line that says how to stop these notices."""
        return catalogue(self.lang)("notice-why", link=self.settings)

    @property
    def play(self) -> str:
        return catalogue(self.lang)("notice-play", link=self.link)


def write_text(notice: Notice, person: Addressee, turn: Turn, site: str, now: float) -> NoticeText:
    """The text for a turn; `site` is the address of the server that people type."""
    lang = person.lang
    spec = find(turn.game)
    own = catalogue(lang, spec.locale)
    game = own(spec.key) if spec.key in own else spec.key
    names = tuple(name for name in map(plain_name, turn.names) if name)
    if names:
        company = listed("notice-and", names)
        told = Phrase("notice-title-with", game=game, names=company)
        sentence = Phrase("notice-text-with", game=game, names=company)
    else:
        told = Phrase("notice-title", game=game)
        sentence = Phrase("notice-text", game=game)
    left = _left(turn.until, now)
    root = site.rstrip("/")
    return NoticeText(
        id=_mark(notice),
        table=notice.table,
        number=notice.number,
        game=turn.game,
        lang=lang,
        title=told.tell(lang),
        greeting=greet(person),
        sentences=" ".join(part.tell(lang) for part in (sentence, left) if part),
        names=names,
        link=f"{root}/table/{notice.table}",
        settings=f"{root}/settings",
        until=turn.until,
    )


def greet(person: Addressee) -> str:
    words, name = catalogue(person.lang), plain_name(person.name)
    return words("notice-greeting", name=name) if name else words("notice-hello")


def _mark(notice: Notice) -> str:
    turn = f"{notice.table} {notice.number} {notice.person}"
    return sha256(turn.encode()).hexdigest()[:24]


def _left(until: float | None, now: float) -> Phrase | None:
    """The time left, in whole days or hours, rounded down."""
    if until is None or until <= now:
        return None
    if until - now >= 2 * DAY:
        return Phrase("notice-days-left", days=int((until - now) // DAY))
    if until - now >= HOUR:
        return Phrase("notice-hours-left", hours=int((until - now) // HOUR))
    return Phrase("notice-little-left")


def plain_name(name: str) -> str:
    """A name as one short line of visible letters, which no mail reader takes for a link."""
    # Controls, line ends and marks that turn the writing direction become spaces.
    shown = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in name)
    shown = " ".join(LINKING.sub(" ", shown).split())
    return shown if len(shown) <= LONGEST_NAME else shown[: LONGEST_NAME - 1] + "…"
