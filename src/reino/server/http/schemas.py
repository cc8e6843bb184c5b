"""Schemas of HTTP alone: people and their settings, lists of tables, games to choose from."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from reino.play.clock import Clock
from reino.play.commands import SeatNumber
from reino.play.projection import Chapter
from reino.play.record import Result
from reino.server.chat import Muted
from reino.server.messages import Given, Language, Name, RequestId, Said
from reino.server.notices.preferences import Preferences, Quiet
from reino.server.ratings import Standing
from reino.server.store.rows import Status

Cursor = Annotated[str, Meta(pattern=r"^[0-9]{1,12}(\.[0-9]{1,9})?_[23456789a-hjkmnp-z]{10}$")]
Address = Annotated[str, Meta(min_length=3, max_length=254)]


class PersonWanted(Given, frozen=True):
    name: Name
    lang: Language | UnsetType = UNSET  # default: the language of the browser


class NoticesWanted(Given, frozen=True, kw_only=True):
    """Settings of notices about one's turn. A field that is left out stays; an address is set by
    confirming it."""

    email: UnsetType | None = UNSET
    webhook: Annotated[str, Meta(max_length=500)] | UnsetType | None = UNSET
    push: bool | UnsetType = UNSET
    quiet: Quiet | UnsetType | None = UNSET
    days_only: bool | UnsetType = UNSET


class PersonChanged(Given, frozen=True, kw_only=True):
    """Changes of a person. A field that is left out stays."""

    name: Name | UnsetType = UNSET
    lang: Language | UnsetType = UNSET
    notices: NoticesWanted | UnsetType = UNSET


class Me(Struct, frozen=True, kw_only=True):
    """A person, as only they see it."""

    id: str
    name: str
    lang: str
    bot: bool
    created: float
    notices: Preferences
    channels: tuple[str, ...]  # the channels of notices on this server
    push_key: str | None  # the key with which a page subscribes to pushes
    webhook_secret: str | None  # the secret with which their program checks webhook signatures


class PersonMade(Struct, frozen=True):
    """A new person. The recovery code is shown this once."""

    me: Me
    recovery: str


class Recovery(Struct, frozen=True):
    """A code that makes another device the same person. It is shown this once."""

    recovery: str


class RecoveryTyped(Given, frozen=True):
    code: Annotated[str, Meta(min_length=1, max_length=100)]


class EmailWanted(Given, frozen=True):
    address: Address


class EmailProved(Given, frozen=True):
    address: Address
    code: Annotated[str, Meta(min_length=1, max_length=40)]


class PushWanted(Given, frozen=True):
    """A push subscription, in the format of a browser's `PushSubscription`."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=100)]


class PushDropped(Given, frozen=True):
    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class BotWanted(Given, frozen=True):
    name: Name


class BotMade(Struct, frozen=True):
    """An account for a program. The token is shown this once; it goes behind `Bearer`."""

    id: str
    token: str


class SeatListed(Struct, frozen=True, omit_defaults=True):
    name: str = ""
    bot: str | None = None  # the level of the bot that plays here
    open: bool = False
    kept: bool = False  # open for the person of this name alone
    owes: bool = False  # a decision
    mine: bool = False


class TableListed(Struct, frozen=True, kw_only=True):
    table: str
    game: str
    status: str
    public: bool
    created: float
    updated: float
    number: int
    options: dict[str, bool | str]
    clock: Clock | None
    rated: bool
    seats: tuple[SeatListed, ...]
    result: Result | None


class TablesListed(Struct, frozen=True):
    """A page of tables, the latest first; the list goes on `before`, if there are more."""

    tables: tuple[TableListed, ...]
    before: str | None


class Story(Struct, frozen=True):
    chapters: tuple[Chapter, ...]


class RematchWanted(Given, frozen=True):
    id: RequestId


class ValueOffered(Struct, frozen=True):
    value: bool | str
    words: str | None  # its name; none for on and off of a switch


class OptionOffered(Struct, frozen=True):
    key: str
    title: str
    text: str  # the sentence about it; may be empty
    default: bool | str
    values: tuple[ValueOffered, ...]


class GroupOffered(Struct, frozen=True):
    """A group of options, shown together."""

    key: str
    title: str
    options: tuple[str, ...]  # their keys


class PresetOffered(Struct, frozen=True):
    """A preset: ready-made rules."""

    key: str
    title: str
    text: str  # the sentence about what it plays; may be empty
    options: dict[str, bool | str]  # the options away from their defaults


class StandingOffered(Struct, frozen=True):
    """An answer that can be given in advance."""

    name: str
    words: str


class GameOffered(Struct, frozen=True, kw_only=True):
    key: str
    title: str
    tagline: str | None
    rules: int  # the version of the rules
    players: tuple[int, ...]
    seats: tuple[str, ...]  # the names of the seats
    options: tuple[OptionOffered, ...]
    groups: tuple[GroupOffered, ...]  # every option is in one of them
    presets: tuple[PresetOffered, ...]
    ladder: tuple[str, ...]  # presets that lead step by step to the whole game, the easiest first
    first_preset: str | None  # the preset to play first; none where it is the usual game
    bots: tuple[str, ...]  # bots, the strongest first; some options exclude one or another
    first_bot: str  # the bot to play first
    draws: bool  # whether a draw may be offered
    simultaneous: bool  # whether several seats may owe a decision at once
    secrets: bool  # whether seats have secrets
    positions: bool  # whether it can begin from a position or board of the player's
    standing: tuple[StandingOffered, ...]


class GamesOffered(Struct, frozen=True):
    games: tuple[GameOffered, ...]


class ChatKept(Struct, frozen=True):
    table: str
    text: str
    at: float


class ReportKept(Struct, frozen=True):
    why: str
    at: float


class RatingKept(Struct, frozen=True):
    game: str
    mu: float
    sigma: float
    games: int


class Kept(Struct, frozen=True, kw_only=True):
    """All data stored about a person."""

    me: Me
    seen: float
    tables: tuple[TableListed, ...]
    chats: tuple[ChatKept, ...]
    reports: tuple[ReportKept, ...]  # their reports of other people's lines
    ratings: tuple[RatingKept, ...]
    pushes: tuple[str, ...]
    muted: tuple[str, ...]  # the names of the people they have muted


class Version(Struct, frozen=True):
    version: str


class Health(Struct, frozen=True):
    """The health of the server. Without the database there is no answer like this. Without the bus,
    processes see each other's entries a second later."""

    database: bool
    bus: bool
    thinkers: int  # worker processes of bots


# Queries.


class InLanguage(Given, frozen=True):
    lang: Language | None = None


class MyTables(Given, frozen=True):
    game: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    status: Status | None = None
    before: Cursor | None = None


class OpenTables(Given, frozen=True):
    game: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    before: Cursor | None = None


class AsSeat(Given, frozen=True):
    seat: SeatNumber | None = None  # a seat of mine; without it, as a watcher


class Since(Given, frozen=True):
    since: Annotated[int, Meta(ge=0, le=2**31)] = 0
    seat: SeatNumber | None = None
    words: Language | None = None  # with a sentence for each event


class AfterLine(Given, frozen=True):
    after: Annotated[int, Meta(ge=0, le=2**53)] = 0


class ChatLines(Struct, frozen=True):
    lines: tuple[Said, ...]


class Saying(Given, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class ReportWanted(Given, frozen=True):
    line: Annotated[int, Meta(ge=0, le=2**53)]
    why: Annotated[str, Meta(min_length=1, max_length=2000)]


class MuteWanted(Given, frozen=True):
    line: Annotated[int, Meta(ge=0, le=2**53)]


class UnmuteWanted(Given, frozen=True):
    person: Annotated[str, Meta(min_length=1, max_length=40)]


class MutedList(Struct, frozen=True):
    muted: tuple[Muted, ...]


class OfGame(Given, frozen=True):
    game: Annotated[str, Meta(min_length=1, max_length=40)]


class Standings(Struct, frozen=True):
    standings: tuple[Standing, ...]
