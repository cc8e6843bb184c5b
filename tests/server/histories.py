"""Histories of tables: the commands given there one after the other; and other histories that a
viewer cannot tell from them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random

import msgspec

from play.test_leaks import disguised
from reino.core.dealer import commitment
from reino.core.errors import ReinoError
from reino.core.game import load
from reino.core.state import State
from reino.play import log
from reino.play.commands import (
    PATIENCE,
    AnswerUndo,
    Begin,
    Choose,
    ChooseFor,
    Command,
    HandBack,
    OfferDraw,
    SeatBot,
    Sit,
    StandBy,
    TakeOver,
    Undo,
    Vote,
)
from reino.play.request import Request
from reino.play.setup import Setup
from reino.play.table import Entry, Table, first_state
from reino.server.identity import LETTERS

TABLE = "abcdefgh23"
PEOPLE = ("Ana", "Luis", "Eva", "Juan")
BOT = "random"
TRIES = 24  # limit of the last points from which a history may have gone on differently


@dataclass(frozen=True)
class Moment:
    """A command of a person at a table, or the choice of a bot."""

    before: int  # the number of entries before it
    seat: int
    command: Command
    bot: bool
    entries: tuple[Entry, ...]

    @property
    def at(self) -> float:
        return self.entries[0].at


@dataclass(frozen=True)
class Disguise:
    """Another truth before a moment, and the command that then follows."""

    entries: tuple[Entry, ...]
    moment: Moment | None  # None: no command follows
    looks_same: bool = True  # whether the command looks the same, too
    another: bool = True  # whether the truth differs at all


def id_of(name: str, world: int = 0) -> str:
    """The id of a person; in another world another person of the same name has it."""
    digest = sha256(f"{name} {world}".encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:12])


def seed_of(number: int) -> bytes:
    return sha256(b"seed %d" % number).digest()


@dataclass
class History:
    seed: bytes
    entries: list[Entry]
    moments: list[Moment] = field(default_factory=list)
    table: Table = field(init=False)
    # The states that each entry led through.
    paths: list[tuple[State, ...]] = field(default_factory=list)
    now: float = 1_000_000.0

    def __post_init__(self) -> None:
        first = self.entries[0]
        assert isinstance(first, log.Opened)
        self.table = first.open_table(TABLE)
        self.paths.append(self.table.path)

    def take(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self.entries.append(entry)
            self.table.apply(entry)
            self.paths.append(self.table.path)

    def ask(self, seat: int, command: Command) -> None:
        table = self.table
        bot = table.seats[seat].player is not None and isinstance(command, Choose)
        before = len(self.entries)
        if bot:
            assert isinstance(command, Choose)
            request = Request(table, self.now, seed=self.seed)
            made = ChooseFor(seat, command.action, table.asked[seat]).entries(request)
        else:
            person = table.seats[seat].person or ""
            id = f"request {before}"
            made = command.entries(Request(table, self.now, person, PEOPLE[seat], id, self.seed))
        if made:
            self.take(made)
            self.moments.append(Moment(before, seat, command, bot, made))


def opened(game: str, players: int, number: int, **setup: object) -> History:
    options = setup.pop("options", None)
    assert options is None or isinstance(options, Mapping)
    loaded = load(game, players, options)
    plan = {
        "game": game,
        "rules": loaded.spec.rules_version,
        "players": players,
        "options": dict(loaded.options),
        "stand_in": BOT,
        **setup,
    }
    seed = seed_of(number)
    first = log.Opened(
        at=1_000_000.0,
        setup=msgspec.convert(plan, Setup),
        host=id_of(PEOPLE[0]),
        commitment=commitment(seed),
    )
    return History(seed, [first])


def history(
    game: str,
    players: int,
    number: int,
    length: int,
    *,
    bots: Sequence[int] = (),
    asking: Sequence[str] = (),
    **setup: object,
) -> History:
    """A random game of so many entries at most, not to its end: then the seed is public."""
    told = opened(game, players, number, **setup)
    rng = Random(number)
    for seat in range(players):
        told.now += 1.0
        if seat in bots:
            host = Request(told.table, told.now, id_of(PEOPLE[0]))
            told.take(SeatBot(seat, BOT).entries(host))
        else:
            name = PEOPLE[seat]
            guest = Request(told.table, told.now, id_of(name), name, "sit")
            told.take(Sit(seat, f"{seat:032x}").entries(guest))
    host = Request(told.table, told.now, id_of(PEOPLE[0]), seed=told.seed)
    told.take(Begin().entries(host))
    while len(told.entries) < length and told.table.status == "playing":
        told.now += rng.choice((0.5, 2.0, 7.0, PATIENCE + 1 if "vote" in asking else 1.0))
        try:
            told.ask(*_something(told.table, rng, asking))
        except ReinoError:
            continue
    if told.table.status == "over":
        told.moments.pop()
    return told


def _something(table: Table, rng: Random, asking: Sequence[str]) -> tuple[int, Command]:
    seat = rng.randrange(table.setup.players)
    if asking and rng.random() < 0.35:
        standing = table.game.spec.standing
        names = standing.names if standing is not None else ("none",)
        asked: dict[str, Command] = {
            "undo": Undo(seat),
            "answer_undo": AnswerUndo(seat, yes=rng.random() < 0.7),
            "offer_draw": OfferDraw(seat),
            "take_over": TakeOver(seat),
            "hand_back": HandBack(seat),
            "vote": Vote(seat, rng.randrange(table.setup.players)),
            "stand_by": StandBy(seat, rng.choice(names), on=rng.random() < 0.7),
        }
        return seat, asked[rng.choice(asking)]
    seat = rng.choice(table.owing)
    assert table.state is not None
    return seat, Choose(seat, rng.choice(table.state.legal(seat)), table.number)


def otherwise(told: History, moment: Moment, viewer: int | None, rng: Random) -> Disguise:
    """A history that looks the same to a viewer up to a moment, with another truth behind it; or
    the same one where no other is found."""
    chances = [
        number
        for number, entry in enumerate(told.entries[: moment.before])
        if isinstance(entry, log.Begun | log.Chose)
    ]
    for start in reversed(chances[-TRIES:]):
        table = log.folded(TABLE, told.entries[:start])
        entries = _going_on(told, table, start, moment.before, viewer, rng)
        if entries is not None and table.state != _state(told, moment.before - 1):
            changed = (*told.entries[:start], *entries)
            return _done(told, table, changed, moment, viewer, rng)
    return Disguise(tuple(told.entries[: moment.before]), moment, another=False)


def _state(told: History, number: int) -> State:
    return told.paths[number][-1]


def _going_on(
    told: History, table: Table, start: int, end: int, viewer: int | None, rng: Random
) -> list[Entry] | None:
    made = []
    for number in range(start, end):
        if _silent(told.entries[number], viewer) and rng.random() < 0.5:
            continue
        entry = _other(told, number, table, viewer, rng)
        if entry is None:
            return None
        table.apply(entry)
        truth = _state(told, number)
        assert table.state is not None
        if table.state.view(viewer) != truth.view(viewer):
            return None
        made.append(entry)
    return made


def _silent(entry: Entry, viewer: int | None) -> bool:
    """Whether the viewer does not even know that there was an entry."""
    return isinstance(entry, log.StandingChanged) and entry.seat != viewer


def _other(
    told: History, number: int, table: Table, viewer: int | None, rng: Random
) -> Entry | None:
    """Another entry in place of one, where the truth before was different."""
    entry = told.entries[number]
    path = told.paths[number]
    if isinstance(entry, log.Begun):
        return disguised(entry, path, first_state(table.setup), viewer, rng)
    if isinstance(entry, log.Chose):
        assert table.state is not None
        return disguised(entry, path, table.state, viewer, rng)
    standing = table.game.spec.standing
    if isinstance(entry, log.StandingChanged) and _silent(entry, viewer) and standing is not None:
        return msgspec.structs.replace(entry, name=rng.choice(standing.names))
    return entry


def _done(
    told: History,
    table: Table,
    entries: tuple[Entry, ...],
    moment: Moment,
    viewer: int | None,
    rng: Random,
) -> Disguise:
    """The command that follows; one that no other viewer can see may differ."""
    first, command = moment.entries[0], moment.command
    if isinstance(command, Choose):
        other = _other(told, moment.before, table, viewer, rng)
        if not isinstance(other, log.Chose):
            return Disguise(entries, moment, looks_same=False)
        command = Choose(command.seat, other.action, command.answers)
        done = Moment(moment.before, moment.seat, command, moment.bot, (other,))
        return Disguise(entries, done)
    if _silent(first, viewer):
        return Disguise(entries, None)
    return Disguise(entries, moment)


def renamed(entries: Sequence[Entry], keep: str | None) -> tuple[Entry, ...]:
    """The same history with other people of the same names; the people to keep are the same in both
    worlds."""
    return tuple(_renamed(entry, keep) for entry in entries)


def _renamed(entry: Entry, keep: str | None) -> Entry:
    other = {id_of(name): id_of(name, world_of(name, keep, 1)) for name in PEOPLE}
    changes: dict[str, object] = {}
    if entry.request is not None:
        person, _, request = entry.request.partition(" ")
        changes["request"] = f"{other[person]} {request}"
    if isinstance(entry, log.Opened):
        changes["host"] = other[entry.host]
    if isinstance(entry, log.Sat):
        changes["person"] = other[entry.person]
    return msgspec.structs.replace(entry, **changes)


def world_of(name: str, keep: str | None, world: int) -> int:
    return 0 if name == keep else world


def late_otherwise(told: History, moment: Moment, rng: Random) -> Disguise:
    """A history that watchers with a delay see the same: anything may have happened since."""
    delay = told.table.setup.delay
    entries = told.entries[: moment.before]
    old = [n for n, entry in enumerate(entries) if entry.at <= moment.at - delay]
    known = entries[: old[-1] + 1] if old else entries
    other = History(told.seed, known[:1])
    other.take(known[1:])
    other.now = moment.at
    if other.table.status == "playing":
        for _ in range(rng.randrange(1, 5)):
            _choose_any(other, rng)
    if other.table.status != "playing" or not other.moments:
        return Disguise(tuple(entries), moment, another=False)
    last = other.moments[-1]
    return Disguise(tuple(other.entries[: last.before]), last)


def _choose_any(told: History, rng: Random) -> None:
    if told.table.owing:
        told.ask(*_something(told.table, rng, ()))
