"""The log of a table: the entries of everything that happened at it, in order. Folding them gives
the table.

Each kind of entry is one class: its fields as they are stored, the `fold` that changes the table,
and the fields that a viewer may be `shown`. Entries hold the whole truth, sealed choices included;
they reach a viewer only through `reino.play.projection`.
"""

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_
from typing import Literal

import msgspec

from reino.core.state import CHANCE, State
from reino.play.clock import Live
from reino.play.forfeit import AGREED, RESIGNED, TIMEOUT
from reino.play.setup import Setup
from reino.play.table import Entry, Table
from reino.play.table_state import PendingUndo, Seat

Why = Literal["wish", "clock", "vote", "left", "resigned"]


class Opened(Entry, frozen=True, tag="opened"):
    """The first entry of every log, and of no other place in it."""

    setup: Setup
    host: str
    commitment: str

    shown = ()
    at_once = True

    def open_table(self, id: str) -> Table:
        clock = self.setup.clock
        players = self.setup.players
        table = Table(
            id=id,
            number=1,
            setup=self.setup,
            host=self.host,
            commitment=self.commitment,
            opened=self.at,
            seats=[Seat() for _ in range(players)],
            asked=[0] * players,
            since=[0.0] * players,
            banks=[clock.seconds if isinstance(clock, Live) else 0.0] * players,
            standing=[[] for _ in range(players)],
        )
        table.remember(self)
        return table


class Sat(Entry, frozen=True, tag="sat"):
    seat: int
    person: str
    name: str
    nonce: str  # the nonce that their client adds to the dice, in hex

    shown = ("seat", "name")
    at_once = True

    def fold(self, table: Table) -> None:
        table.seats[self.seat] = Seat(person=self.person, name=self.name, nonce=self.nonce)


class BotSat(Entry, frozen=True, tag="bot-sat"):
    seat: int
    bot: str

    shown = ("seat", "bot")
    at_once = True

    def fold(self, table: Table) -> None:
        table.seats[self.seat] = Seat(bot=self.bot)


class SeatKept(Entry, frozen=True, tag="kept"):
    """An open seat waits for this person."""

    seat: int
    person: str
    name: str

    shown = ("seat", "name")
    at_once = True

    def fold(self, table: Table) -> None:
        # A deleted person has no name any more, and no seat waits for them.
        kept = Seat(kept=self.person, name=self.name)
        table.seats[self.seat] = kept if self.name else Seat()


class Stood(Entry, frozen=True, tag="stood"):
    """A seat is open again."""

    seat: int

    shown = ("seat",)
    at_once = True

    def fold(self, table: Table) -> None:
        table.seats[self.seat] = Seat()


class Renamed(Entry, frozen=True, tag="renamed"):
    """The person at a seat has another name."""

    seat: int
    person: str
    name: str

    shown = ("seat", "name")
    at_once = True

    def fold(self, table: Table) -> None:
        table.seats[self.seat].name = self.name


class Begun(Entry, frozen=True, tag="begun"):
    falls: tuple[int, ...]  # outcomes up to the first decision

    shown = ()

    def fold(self, table: Table) -> None:
        table.status = "playing"
        table.begun = self.at
        for actor, choice in table.setup.given:
            table.add_step(actor, choice, self.at)
        table.advance((table.state_after(len(table.steps)),), self.falls, self.at)
        table.ask(self.at)


def _goes_on(before: State, table: Table, seat: int) -> bool:
    """Whether a seat still owes the decision that it owed before a choice that was not sealed."""
    state = table.state
    assert state is not None
    return not state.sealed or before.legal(seat) == state.legal(seat)


class Chose(Entry, frozen=True, tag="chose"):
    """A seat has chosen. Shown without the choice, without the bot or person who chose, and without
    the time."""

    seat: int
    action: int
    falls: tuple[int, ...] = ()  # outcomes of chance up to the next decision
    by: Literal["person", "bot", "standing"] = "person"

    shown = ("seat",)

    def fold(self, table: Table) -> None:
        before = table.state
        assert before is not None
        after = table.foresee(self.seat, self.action)
        table.add_step(self.seat, self.action, self.at, self._spend(table))
        table.advance((before, after), self.falls, self.at)
        # The other seats that owed a decision still owe the same one, if only this one was missing.
        waiting = tuple(seat for seat in before.owing if seat != self.seat)
        if not before.sealed:
            table.ask(self.at, tuple(seat for seat in waiting if _goes_on(before, table, seat)))
        else:
            table.ask(self.at, waiting if waiting == table.owing else ())
        if table.draw_offer not in (None, self.seat):
            table.draw_offer = None  # to play on answers the offer
        table.undo = None
        table.votes.pop(self.seat, None)  # the seat keeps the others waiting no longer
        table.lapse(before)

    def _spend(self, table: Table) -> float:
        """Charge the time that a person took for the choice; gives the seconds gained by it."""
        clock = table.setup.clock
        if not isinstance(clock, Live) or table.seats[self.seat].player:
            return 0.0
        table.charge(clock, self.seat, self.at)
        table.banks[self.seat] += clock.increment
        return clock.increment


class DrawOffered(Entry, frozen=True, tag="draw-offered"):
    seat: int

    shown = ("seat",)

    def fold(self, table: Table) -> None:
        table.draw_offer = self.seat


class DrawAnswered(Entry, frozen=True, tag="draw-answered"):
    seat: int
    yes: bool

    shown = ("seat", "yes")

    def fold(self, table: Table) -> None:
        table.draw_offer = None
        if self.yes:
            table.end(AGREED, (0.0,) * table.setup.players)


class UndoAsked(Entry, frozen=True, tag="undo-asked"):
    seat: int
    steps: int  # the number of steps that would be left

    shown = ("seat", "steps")

    def fold(self, table: Table) -> None:
        table.undo = PendingUndo(self.seat, self.steps, [])


class UndoAnswered(Entry, frozen=True, tag="undo-answered"):
    seat: int
    yes: bool

    shown = ("seat", "yes")

    def fold(self, table: Table) -> None:
        if table.undo is not None and self.yes:
            table.undo.agreed.append(self.seat)
        else:
            table.undo = None


class Undone(Entry, frozen=True, tag="undone"):
    seat: int  # the seat that asked for the undo
    steps: int  # the number of steps left

    shown = ("seat", "steps")

    def fold(self, table: Table) -> None:
        before = table.state
        assert before is not None
        undone = table.steps[self.steps :]
        table.state = table.state_after(self.steps)
        table.path = (table.state,)
        # Time that was spent stays spent, but the seconds gained by a choice go with it.
        for (actor, _, _), gained in zip(undone, table.gained[self.steps :], strict=True):
            if gained:
                table.banks[actor] = max(0.0, table.banks[actor] - gained)
        del table.steps[self.steps :]
        del table.gained[self.steps :]
        table.draws = sum(actor == CHANCE for actor, _, _ in table.steps)
        table.undo = None
        table.draw_offer = None
        # The seats that were choosing at the same time are still asked the same.
        others = tuple(seat for seat in table.state.owing if seat != self.seat)
        table.ask(self.at, others if len(undone) == 1 and others == before.owing else ())
        table.lapse(before)


class Resigned(Entry, frozen=True, tag="resigned"):
    seat: int

    shown = ("seat",)

    def fold(self, table: Table) -> None:
        table.give_up(self.seat, RESIGNED)


class Flagged(Entry, frozen=True, tag="flagged"):
    """A seat has exceeded its time."""

    seat: int

    shown = ("seat",)

    def fold(self, table: Table) -> None:
        table.banks[self.seat] = 0.0
        if table.setup.timeout == "loss":
            table.give_up(self.seat, TIMEOUT)


class TookOver(Entry, frozen=True, tag="took-over"):
    """A bot plays for a person."""

    seat: int
    bot: str
    why: Why

    shown = ("seat", "bot", "why")

    def fold(self, table: Table) -> None:
        clock = table.setup.clock
        if self.seat in table.owing and isinstance(clock, Live):
            table.charge(clock, self.seat, self.at)
        table.seats[self.seat].stand_in = self.bot
        table.votes.pop(self.seat, None)
        if table.undo is not None and table.undo.seat == self.seat:
            table.undo = None
        table.ask_again(self.seat, self.at)


class HandedBack(Entry, frozen=True, tag="handed-back"):
    """The person plays again."""

    seat: int

    shown = ("seat",)

    def fold(self, table: Table) -> None:
        table.seats[self.seat].stand_in = None
        table.ask_again(self.seat, self.at)
        clock = table.setup.clock
        # A person whose time was up gets a little more, where that does not lose the game.
        up = table.banks[self.seat] <= 0 and table.setup.timeout == "bot"
        if isinstance(clock, Live) and up:
            table.banks[self.seat] = clock.again


class Voted(Entry, frozen=True, tag="voted"):
    """A vote for a bot at the seat of another person."""

    seat: int
    about: int

    shown = ("seat", "about")

    def fold(self, table: Table) -> None:
        table.votes.setdefault(self.about, []).append(self.seat)


class StandingChanged(Entry, frozen=True, tag="standing"):
    """A standing answer of a seat, given or withdrawn. A secret of this seat."""

    seat: int
    name: str
    on: bool

    shown = ("seat", "name", "on")

    def heard_by(self, viewer: int | None) -> bool:
        return viewer == self.seat

    def fold(self, table: Table) -> None:
        names = table.standing[self.seat]
        if self.on and self.name not in names:
            names.append(self.name)
        elif not self.on and self.name in names:
            names.remove(self.name)


class Rematched(Entry, frozen=True, tag="rematched"):
    table: str  # the table of the next game

    shown = ("table",)

    def fold(self, table: Table) -> None:
        table.rematch = self.table


class Closed(Entry, frozen=True, tag="closed"):
    """No game will be played here."""

    shown = ()
    at_once = True

    def fold(self, table: Table) -> None:
        table.status = "over"


ENTRIES = tuple(Entry.__subclasses__())  # in the order of this file

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(reduce(or_, ENTRIES))


def written(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def read(body: bytes) -> Entry:
    return _decoder.decode(body)


def folding(id: str, entries: Iterable[Entry]) -> Iterator[tuple[Table, Entry]]:
    """The table after each entry of its log: one table, which goes on changing."""
    others = iter(entries)
    first = next(others, None)
    if not isinstance(first, Opened):
        got = "no entry" if first is None else type(first).__name__
        raise ValueError(f"a log begins with the entry that opens its table; got {got}")
    table = first.open_table(id)
    yield table, first
    for entry in others:
        table.apply(entry)
        yield table, entry


def folded(id: str, entries: Iterable[Entry]) -> Table:
    """The table that a log leads to."""
    *_, (table, _) = folding(id, entries)
    return table
