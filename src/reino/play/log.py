"""The log of a table: everything that happened at it, entry after entry. A fold of it is the table.

Entries hold the whole truth, sealed choices included; nothing of them leaves but what
`reino.play.projection` makes of them for a viewer.
"""

from typing import Literal

import msgspec

Timeout = Literal["bot", "loss"]
Why = Literal["wish", "clock", "vote", "left", "resigned"]


class Live(msgspec.Struct, frozen=True, tag="live", forbid_unknown_fields=True):
    """A bank of seconds for each seat, and some more after every choice."""

    seconds: float
    increment: float = 0.0


class Days(msgspec.Struct, frozen=True, tag="days", forbid_unknown_fields=True):
    """So many days for every decision."""

    days: float


Clock = Live | Days


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table is for. Never changes once it is open."""

    game: str
    rules: int
    players: int
    options: dict[str, bool | str]
    position: str | None = None  # where it begins, if not at the start
    given: tuple[tuple[int, int], ...] = ()  # steps of an earlier game that it goes on from
    origin: str | None = None  # the table of that game, or of the one that this is a rematch of
    clock: Clock | None = None
    timeout: Timeout = "bot"  # what becomes of a seat whose time is up
    stand_in: str  # the bot that then plays
    public: bool = False  # whether it is listed
    watching: bool = True  # whether others may watch
    delay: float = 0.0  # seconds by which they see everything later
    chat: bool = False
    rated: bool = False


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the log."""

    at: float  # unix seconds
    request: str | None = None  # who asked, and their name for it, so that a resend is known


class Opened(Entry, frozen=True, tag="opened"):
    setup: Setup
    host: str
    commitment: str


class Sat(Entry, frozen=True, tag="sat"):
    seat: int
    person: str
    name: str
    nonce: str  # what their page adds to the dice, in hex


class BotSat(Entry, frozen=True, tag="bot-sat"):
    seat: int
    bot: str


class Kept(Entry, frozen=True, tag="kept"):
    """An open seat waits for this person."""

    seat: int
    person: str
    name: str


class Stood(Entry, frozen=True, tag="stood"):
    """A seat is open again."""

    seat: int


class Renamed(Entry, frozen=True, tag="renamed"):
    """The person at a seat has another name."""

    seat: int
    person: str
    name: str


class Begun(Entry, frozen=True, tag="begun"):
    falls: tuple[int, ...]  # outcomes up to the first decision


class Chose(Entry, frozen=True, tag="chose"):
    seat: int
    action: int
    falls: tuple[int, ...] = ()  # outcomes up to the next decision
    by: Literal["person", "bot", "standing"] = "person"


class DrawOffered(Entry, frozen=True, tag="draw-offered"):
    seat: int


class DrawAnswered(Entry, frozen=True, tag="draw-answered"):
    seat: int
    yes: bool


class UndoAsked(Entry, frozen=True, tag="undo-asked"):
    seat: int
    steps: int  # how many would be left


class UndoAnswered(Entry, frozen=True, tag="undo-answered"):
    seat: int
    yes: bool


class Undone(Entry, frozen=True, tag="undone"):
    seat: int  # who wanted it
    steps: int


class Resigned(Entry, frozen=True, tag="resigned"):
    seat: int


class Flagged(Entry, frozen=True, tag="flagged"):
    """A seat's time is up."""

    seat: int


class TookOver(Entry, frozen=True, tag="took-over"):
    """A bot plays for a person."""

    seat: int
    bot: str
    why: Why


class HandedBack(Entry, frozen=True, tag="handed-back"):
    seat: int


class Voted(Entry, frozen=True, tag="voted"):
    """For a bot at somebody's seat."""

    seat: int
    about: int


class Standing(Entry, frozen=True, tag="standing"):
    """An answer that a seat gives from now on, or no longer. Its own secret."""

    seat: int
    name: str
    on: bool


def is_silent(entry: Entry) -> bool:
    """Whether an entry is its seat's own secret: not even that there is one may be told."""
    return isinstance(entry, Standing)


class Rematched(Entry, frozen=True, tag="rematched"):
    table: str


class Closed(Entry, frozen=True, tag="closed"):
    """Nobody will play here."""


AnyEntry = (
    Opened
    | Sat
    | BotSat
    | Kept
    | Stood
    | Renamed
    | Begun
    | Chose
    | DrawOffered
    | DrawAnswered
    | UndoAsked
    | UndoAnswered
    | Undone
    | Resigned
    | Flagged
    | TookOver
    | HandedBack
    | Voted
    | Standing
    | Rematched
    | Closed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def written(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def read(body: bytes) -> AnyEntry:
    return _decoder.decode(body)
