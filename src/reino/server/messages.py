"""The messages of HTTP and of the socket, as structs: with the commands of `reino.play`, the one
schema of the wire.

OpenAPI and the client's TypeScript are generated from here, docstrings included.
"""

from typing import Annotated

from msgspec import Meta, Struct

from reino.play.clock import Clock
from reino.play.commands import AnyCommand, Level, SeatNumber
from reino.play.projection import Chapter, Seen
from reino.play.setup import Timeout

TableId = Annotated[str, Meta(pattern="^[23456789a-hjkmnp-z]{10}$")]
RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Language = Annotated[str, Meta(pattern="^(en|es)$")]


class Given(Struct, frozen=True, forbid_unknown_fields=True):
    """The base of messages from clients: an unknown field is an error, and is reported."""


class TableWanted(Given, frozen=True, kw_only=True):
    """A table to open. By default it is private, has no clock, and may be watched."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    players: Annotated[int, Meta(ge=1, le=8)] | None = None
    options: dict[str, bool | str] = {}
    position: Annotated[str, Meta(max_length=4000)] | None = None
    bots: dict[SeatNumber, Level] = {}  # seats that get a bot at once
    clock: Clock | None = None
    timeout: Timeout = "bot"
    stand_in: Level | None = None
    public: bool = False
    watching: bool = True
    delay: Annotated[float, Meta(ge=0, le=86_400)] = 0.0
    chat: bool | None = None  # by default where the table is not public
    rated: bool = False


class PlayOnWanted(Given, frozen=True, kw_only=True):
    """A new table that goes on from a point of a finished game."""

    steps: Annotated[int, Meta(ge=0)]
    bots: dict[SeatNumber, Level] = {}
    clock: Clock | None = None
    public: bool = False


class TableOpened(Struct, frozen=True):
    table: str
    commitment: str


class Mine(Struct, frozen=True):
    """A person's relation to a table: their seats, whether they are the host, and the seats that
    are kept for them."""

    seats: tuple[int, ...] = ()
    host: bool = False
    kept: tuple[int, ...] = ()


class Asked(Given, frozen=True):
    """A command by HTTP; a retry has the same id and is the same request."""

    id: RequestId
    command: AnyCommand


class Done(Struct, frozen=True, tag="done"):
    """A request that is committed, and the number it has led to."""

    id: str
    table: str
    number: int


class Refusal(Struct, frozen=True, tag="refused", omit_defaults=True):
    """A refusal: a key of the catalogues, its facts, and the sentence."""

    key: str
    text: str
    id: str | None = None
    table: str | None = None
    facts: dict[str, str] = {}


# Messages from a client on its websocket.


class Follow(Given, frozen=True, tag="follow", kw_only=True):
    """Follow this table, from this seat of mine or as a watcher; I know everything up to this
    number."""

    table: TableId
    seat: SeatNumber | None = None
    number: Annotated[int, Meta(ge=0)] = 0
    raw: bool = False  # with the view's bytes, for programs that use the library
    words: Language | None = None  # with sentences, and previews of legal actions, for pages


class Unfollow(Given, frozen=True, tag="unfollow"):
    table: TableId


class Do(Given, frozen=True, tag="do"):
    id: RequestId
    table: TableId
    command: AnyCommand


class Say(Given, frozen=True, tag="say"):
    id: RequestId
    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(Given, frozen=True, tag="ping"):
    pass


FromPage = Follow | Unfollow | Do | Say | Ping


# Messages to a client on its websocket.


class Hello(Struct, frozen=True, tag="hello"):
    """The first message on a websocket."""

    person: str
    name: str
    version: str


class Now(Struct, frozen=True, tag="now"):
    """The whole current table, which replaces the client's earlier one."""

    seen: Seen


class Update(Struct, frozen=True, tag="update"):
    """The events since the number before, and the table after them."""

    chapters: tuple[Chapter, ...]
    seen: Seen


class Said(Struct, frozen=True, tag="said"):
    """A line of a table's chat."""

    table: str
    line: int
    name: str
    text: str
    at: float
    mine: bool = False
    watching: bool = False  # by a watcher


class YourTurn(Struct, frozen=True, tag="your_turn"):
    """It is your turn, at a table that this client does not follow from that seat."""

    table: str
    seat: int
    number: int


class Pong(Struct, frozen=True, tag="pong"):
    pass


ToPage = Hello | Now | Update | Done | Refusal | Said | YourTurn | Pong
