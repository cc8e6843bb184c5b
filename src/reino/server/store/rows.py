"""The rows of the database, as they are written and read. `repr` shows no secret."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from msgspec import UNSET, Struct, UnsetType

Status = Literal["open", "playing", "over"]
StoredEntry = tuple[float, bytes]  # an entry to be written: its time, and its bytes
Cursor = tuple[float, str]  # a list goes on after the row with this time and id


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """The facts of a table that are known without reading its log."""

    id: str
    game: str
    rules: int
    status: Status = "open"
    public: bool = False
    created: float
    updated: float
    due: float | None = None  # the deadline of the next act of the server
    number: int = 0  # the number of the last entry
    info: str = "{}"  # JSON of public facts, for lists
    seed: bytes = field(default=b"", repr=False)  # empty in lists: it is read only when needed


class Changes(Struct, frozen=True, kw_only=True, gc=False):
    """Changes of the row of a table. Unset fields stay."""

    updated: float | UnsetType = UNSET
    status: Status | UnsetType = UNSET
    due: float | UnsetType | None = UNSET
    info: str | UnsetType = UNSET


class EntryBatch(Struct, frozen=True, kw_only=True):
    """Entries that are written in one transaction with the changes that follow from them.

    `number` is that of the first entry, one more than the last one there. A batch without entries
    is possible: it is written if no other was written since.
    """

    table: str
    number: int
    entries: tuple[StoredEntry, ...]
    row: Changes
    seated: Mapping[int, str | None] | None = None  # new owners of seats
    snapshot: bytes | None = None  # a snapshot after the last entry

    def __repr__(self) -> str:
        return f"<EntryBatch {self.table} {self.number} {len(self.entries)}>"


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """A person, or the account of a bot. Their secrets are only in the database."""

    id: str
    name: str
    lang: str
    created: float
    seen: float
    bot: bool = False
    settings: str = field(default="{}", repr=False)  # JSON, with e-mail and webhook addresses


class Chat(NamedTuple):
    id: int
    table: str
    person: str
    name: str
    text: str
    at: float
    hidden: bool


class Report(NamedTuple):
    id: int
    chat: int
    person: str
    at: float
    why: str


class Rating(NamedTuple):
    player: str  # "person:ID" or "bot:korona/master"
    mu: float
    sigma: float
    games: int


@dataclass(frozen=True, slots=True)
class Push:
    """The push subscription of a browser of this person."""

    id: int
    person: str
    endpoint: str = field(repr=False)
    keys: str = field(repr=False)  # JSON


class Notice(NamedTuple):
    """A notice to a person without an open page."""

    id: int
    person: str
    table: str
    number: int
    channel: str
    due: float
    tries: int
