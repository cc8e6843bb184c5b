"""Creating a table: the setup from a request, checked so that it can be played."""

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from reino.bots.levels import first_bot
from reino.core.errors import ReinoError
from reino.core.game import load
from reino.play.clock import Clock
from reino.play.record import Result
from reino.play.setup import Setup
from reino.play.table import Table, loaded
from reino.play.table_state import Seat
from reino.server import messages
from reino.server.workers import check_level


def setup(wanted: messages.TableWanted) -> Setup:
    game = load(wanted.game, wanted.players, wanted.options)
    if wanted.position is not None:
        game.start(dealer=None, position=wanted.position)  # refuses a bad position
    _check_clock(wanted.clock)
    stand_in = first_bot(game) if wanted.stand_in is None else wanted.stand_in
    check_level(game, stand_in)
    return Setup(
        game=game.key,
        rules=game.rules_version,
        players=game.players,
        options=dict(game.options),
        position=wanted.position,
        clock=wanted.clock,
        timeout=wanted.timeout,
        stand_in=stand_in,
        public=wanted.public,
        watching=wanted.watching,
        delay=wanted.delay,
        chat=not wanted.public if wanted.chat is None else wanted.chat,
        rated=wanted.rated and game.rateable,
    )


def going_on(table: Table, wanted: messages.PlayOnWanted) -> Setup:
    """The setup of a table that goes on from a step of a finished game."""
    if table.status != "over":
        raise ReinoError("error-table-not-over")
    steps = table.steps
    if wanted.steps > len(steps):
        raise ReinoError("error-table-steps", steps=str(len(steps)), given=str(wanted.steps))
    given = steps[: wanted.steps]
    if table.state_after(len(given)).over:
        raise ReinoError("error-table-over")
    _check_clock(wanted.clock)
    return msgspec.structs.replace(
        table.setup,
        given=tuple((actor, choice) for actor, choice, _ in given),
        origin=table.id,
        clock=wanted.clock,
        public=wanted.public,
        rated=False,
    )


class Awaited(NamedTuple):
    """A person for whom a seat is kept, and their name."""

    person: str
    name: str


class Again(NamedTuple):
    """The plan of a rematch: its setup, the seats of its bots, and the people for whom others are
    kept."""

    setup: Setup
    bots: dict[int, str]
    kept: dict[int, Awaited]


def again(table: Table, names: Mapping[str, str]) -> Again:
    """The rematch of a table, with every player one seat further on; `names` are the people's names
    now. A person without one was deleted, and no seat is kept for them."""
    bots: dict[int, str] = {}
    kept: dict[int, Awaited] = {}
    for number, held in enumerate(table.seats):
        seat = (number + 1) % table.setup.players
        if held.bot is not None:
            bots[seat] = held.bot
        elif held.person is not None and (name := names.get(held.person)):
            kept[seat] = Awaited(held.person, name)
    return Again(msgspec.structs.replace(table.setup, given=(), origin=table.id), bots, kept)


def check_bots(setup: Setup, bots: dict[int, str]) -> None:
    game = loaded(setup)
    for seat, bot in bots.items():
        if seat >= setup.players:
            players = str(setup.players)
            raise ReinoError("error-table-no-seat", seats=players, given=str(seat))
        check_level(game, bot)


def _check_clock(clock: Clock | None) -> None:
    if clock is not None and not clock.fits:
        given = msgspec.json.encode(clock).decode()
        raise ReinoError("error-table-clock", given=given)


class SeatFacts(msgspec.Struct):
    name: str
    person: str | None  # needed to blank their name when they are deleted; it stays in the store
    bot: str | None
    open: bool
    kept: bool  # open for this person alone


class Facts(msgspec.Struct):
    """The facts of a table in lists: public facts only."""

    number: int
    players: int
    options: dict[str, bool | str]
    clock: Clock | None
    rated: bool
    seats: list[SeatFacts]
    owing: tuple[int, ...]
    asked: list[int]
    result: Result | None


encode = msgspec.json.Encoder().encode


def info(table: Table) -> str:
    setup = table.setup
    seats = [_seat_facts(seat) for seat in table.seats]
    facts = Facts(
        table.number,
        setup.players,
        setup.options,
        setup.clock,
        setup.rated,
        seats,
        table.owing,
        table.asked,
        table.result,
    )
    return encode(facts).decode()


def _seat_facts(held: Seat) -> SeatFacts:
    kept = held.kept is not None
    return SeatFacts(held.name, held.person or held.kept, held.player, not held.taken, kept)


class _SeatAsked(msgspec.Struct):
    person: str | None
    bot: str | None


class _Asked(msgspec.Struct):
    """The part of the facts with the seats that owe a decision."""

    seats: list[_SeatAsked]
    owing: tuple[int, ...]
    asked: list[int]


def asked(info: str) -> list[tuple[int, str]] | None:
    """The people who owe a decision, by the stored facts for lists, with the number it was asked
    under; None where an earlier version stored fewer facts."""
    try:
        facts = msgspec.json.decode(info, type=_Asked)
    except msgspec.ValidationError:
        return None
    people = [(facts.asked[seat], facts.seats[seat]) for seat in facts.owing]
    return [
        (number, seat.person)
        for number, seat in people
        if seat.person is not None and seat.bot is None
    ]
