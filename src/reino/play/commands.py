"""The commands of a table: each makes entries of its log, or raises a refusal.

A command is one class: its fields as clients send them, and the `entries` that it makes. No command
writes: the caller stores the entries under the numbers that follow, and only then applies them.
"""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

from reino.core.errors import OutOfTurn
from reino.core.phrase import quoted
from reino.play import log
from reino.play.request import Entries, Refused, Request, Stale
from reino.play.table import first_state
from reino.play.table_state import Seat
from reino.play.undo import missing_consent, revealed

SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]

NONCE_BYTES = 16
# Timeouts in seconds: of a decision without a clock, before others may vote about its seat; and of
# a seat that is kept for an absent person, before it may be freed.
PATIENCE = 300.0


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command, or an act of the server, that makes entries of a table's log."""

    def entries(self, request: Request) -> Entries:
        """The entries that it makes; raises the reason why it is not allowed."""
        raise NotImplementedError


class Command(Act, frozen=True, tag_field="do"):
    """An act that clients send over the wire. Its docstring is published with the API."""


class Sit(Command, frozen=True, tag="sit"):
    seat: SeatNumber
    nonce: Nonce  # 16 random bytes that the client adds to the dice

    def entries(self, request: Request) -> Entries:
        request.check_open()
        if request.person is None:
            raise Refused("error-table-nobody")
        held = request.seat(self.seat)
        if held.taken:
            raise Refused("error-table-taken")
        if held.kept not in (None, request.person):
            raise Refused("error-table-kept")
        if not _fits(self.nonce):
            raise Refused("error-table-nonce", size=str(NONCE_BYTES))
        return (
            log.Sat(
                seat=self.seat,
                person=request.person,
                name=request.name,
                nonce=self.nonce,
                **request.stamp,
            ),
        )


def _fits(nonce: str) -> bool:
    try:
        return len(bytes.fromhex(nonce)) == NONCE_BYTES
    except ValueError:
        return False


class SeatBot(Command, frozen=True, tag="seat_bot"):
    seat: SeatNumber
    bot: Level

    def entries(self, request: Request) -> Entries:
        """By the host, in an open seat or in place of another bot."""
        request.check_open()
        request.check_host()
        if request.seat(self.seat).person is not None:
            raise Refused("error-table-taken")
        return (log.BotSat(seat=self.seat, bot=self.bot, **request.stamp),)


class Leave(Command, frozen=True, tag="leave"):
    seat: SeatNumber

    def entries(self, request: Request) -> Entries:
        """Before the start the seat is open again; later a bot plays there."""
        if request.table.status == "over":
            raise Refused("error-table-over")
        if request.table.status == "playing":
            return _left_to_bot(request, self.seat, "left")
        held = request.seat(self.seat)
        if request.person is None or request.person not in (held.person, held.kept):
            self._check_freeing(request, held)
        if not held.taken and held.kept is None:
            raise Refused("error-table-empty-seat")
        return (log.Stood(seat=self.seat, **request.stamp),)

    def _check_freeing(self, request: Request, held: Seat) -> None:
        """The host may free any seat, the people who sit here only a seat kept past its timeout."""
        table = request.table
        if request.person == table.host or held.kept is None or not request.sits:
            request.check_host()
        elif request.now - table.opened < PATIENCE:
            raise Refused("error-table-kept-early", seconds=f"{PATIENCE:g}")


class Begin(Command, frozen=True, tag="begin"):
    def entries(self, request: Request) -> Entries:
        request.check_open()
        table = request.table
        if request.person != table.host and not request.sits:
            raise Refused("error-table-not-yours")
        if not all(seat.taken for seat in table.seats):
            raise Refused("error-table-open-seats")
        state = first_state(table.setup)
        for actor, choice in table.setup.given:
            state = state.fall(choice) if actor < 0 else state.play(actor, choice)
        falls = request.dealt(state, sum(actor < 0 for actor, _ in table.setup.given))
        return (log.Begun(falls=falls, **request.stamp),)


class Close(Command, frozen=True, tag="close"):
    def entries(self, request: Request) -> Entries:
        request.check_open()
        request.check_host()
        return (log.Closed(**request.stamp),)


class Choose(Command, frozen=True, tag="choose"):
    seat: SeatNumber
    action: Annotated[int, Meta(ge=0, le=65_535)]
    answers: Annotated[int, Meta(ge=0)]  # the number of the log at which the client decided

    def entries(self, request: Request) -> Entries:
        if request.own_seat(self.seat).player:
            raise Refused("error-table-stand-in")
        asked = request.table.asked[self.seat]
        if not asked:
            raise OutOfTurn("error-table-not-asked")
        if self.answers < asked:
            raise Stale("error-table-stale")
        return _chosen(request, self.seat, self.action, "person")


class Resign(Command, frozen=True, tag="resign"):
    seat: SeatNumber

    def entries(self, request: Request) -> Entries:
        if request.own_seat(self.seat).gone:
            raise Refused("error-table-gone")
        resigned = log.Resigned(seat=self.seat, **request.stamp)
        return (resigned, *_played_on(request, self.seat, "resigned"))


class OfferDraw(Command, frozen=True, tag="offer_draw"):
    seat: SeatNumber

    def entries(self, request: Request) -> Entries:
        request.own_seat(self.seat)
        table = request.table
        if not table.game.spec.drawn_by_agreement or table.setup.players != 2:
            raise Refused("error-table-no-draws")
        if table.seats[1 - self.seat].player:
            raise Refused("error-table-draw-bot")
        if table.draw_offer is not None:
            raise Refused("error-table-draw-offered")
        return (log.DrawOffered(seat=self.seat, **request.stamp),)


class AnswerDraw(Command, frozen=True, tag="answer_draw"):
    seat: SeatNumber
    yes: bool

    def entries(self, request: Request) -> Entries:
        request.own_seat(self.seat)
        if request.table.draw_offer in (None, self.seat):
            raise Refused("error-table-no-offer")
        return (log.DrawAnswered(seat=self.seat, yes=self.yes, **request.stamp),)


class Undo(Command, frozen=True, tag="undo"):
    seat: SeatNumber

    def entries(self, request: Request) -> Entries:
        """Take the last own choice back: at once where it cannot have revealed anything to any
        viewer, else with the consent of all other people."""
        if request.own_seat(self.seat).player:
            raise Refused("error-table-stand-in")
        table = request.table
        last = max((n for n, step in enumerate(table.steps) if step[0] == self.seat), default=-1)
        if last < len(table.setup.given):
            raise Refused("error-table-nothing-to-undo")
        pending = table.undo
        if pending is not None and missing_consent(table, pending.seat, pending.agreed):
            raise Refused("error-table-undo-asked")
        if last == len(table.steps) - 1 and not revealed(table, self.seat, last):
            return (log.Undone(seat=self.seat, steps=last, **request.stamp),)
        asked = log.UndoAsked(seat=self.seat, steps=last, **request.stamp)
        if missing_consent(table, self.seat, ()):
            return (asked,)
        if table.setup.rated:  # else a person among bots could retry until a choice goes well
            raise Refused("error-table-undo-rated")
        return asked, log.Undone(seat=self.seat, steps=last, at=request.now)


class AnswerUndo(Command, frozen=True, tag="answer_undo"):
    seat: SeatNumber
    yes: bool

    def entries(self, request: Request) -> Entries:
        request.own_seat(self.seat)
        table = request.table
        undo = table.undo
        if undo is None or self.seat not in missing_consent(table, undo.seat, undo.agreed):
            raise Refused("error-table-no-undo")
        answered = log.UndoAnswered(seat=self.seat, yes=self.yes, **request.stamp)
        if self.yes and not missing_consent(table, undo.seat, [*undo.agreed, self.seat]):
            return answered, log.Undone(seat=undo.seat, steps=undo.steps, at=request.now)
        return (answered,)


class TakeOver(Command, frozen=True, tag="take_over"):
    """A bot plays for me from now on."""

    seat: SeatNumber

    def entries(self, request: Request) -> Entries:
        return _left_to_bot(request, self.seat, "wish")


class HandBack(Command, frozen=True, tag="hand_back"):
    seat: SeatNumber

    def entries(self, request: Request) -> Entries:
        held = request.own_seat(self.seat)
        if held.gone:
            raise Refused("error-table-gone")
        if held.stand_in is None:
            raise Refused("error-table-no-stand-in")
        return (log.HandedBack(seat=self.seat, **request.stamp),)


class Vote(Command, frozen=True, tag="vote"):
    """Vote for a bot at the seat of a player who keeps the others waiting."""

    seat: SeatNumber
    about: SeatNumber

    def entries(self, request: Request) -> Entries:
        """More than half of the other people must want it."""
        request.own_seat(self.seat)
        table = request.table
        other = request.seat(self.about)
        if other.person is None or other.player or other.person == request.person:
            raise Refused("error-table-vote")
        if table.deadline(self.about) is not None:
            raise Refused("error-table-vote-clock")
        if self.about not in table.owing or request.now - table.since[self.about] < PATIENCE:
            raise Refused("error-table-vote-early", seconds=f"{PATIENCE:g}")
        # One person has one vote, however many seats are theirs.
        voters = {table.seats[n].person for n in table.people()} - {other.person}
        votes = {table.seats[n].person for n in table.votes.get(self.about, ())}
        if request.person not in voters or request.person in votes:
            raise Refused("error-table-vote")
        voted = log.Voted(seat=self.seat, about=self.about, **request.stamp)
        if 2 * len(voters & {*votes, request.person}) > len(voters):
            return voted, _took_over(request, self.about, "vote")
        return (voted,)


class StandBy(Command, frozen=True, tag="stand_by"):
    """Give, or withdraw, a standing answer: it is played from now on without asking me."""

    seat: SeatNumber
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    on: bool

    def entries(self, request: Request) -> Entries:
        request.own_seat(self.seat)
        standing = request.table.game.spec.standing
        if standing is None or self.name not in standing.names:
            known = ", ".join(standing.names) if standing else "-"
            raise Refused("error-table-standing", known=known, given=quoted(self.name))
        if (self.name in request.table.standing[self.seat]) == self.on:
            return ()
        return (log.StandingChanged(seat=self.seat, name=self.name, on=self.on, **request.stamp),)


COMMANDS = tuple(Command.__subclasses__())  # in the order of this file

if TYPE_CHECKING:
    AnyCommand = Command
else:
    AnyCommand = reduce(or_, COMMANDS)  # by their tags, for decoders and the published API


# Acts of the server itself: no client can send them.


class Keep(Act, frozen=True):
    """Keep a seat of a new table for a person who played the game before."""

    seat: int
    person: str
    name: str

    def entries(self, request: Request) -> Entries:
        request.check_open()
        kept = log.SeatKept(seat=self.seat, person=self.person, name=self.name, **request.stamp)
        return (kept,)


class Rename(Act, frozen=True):
    """The seats of this person are called by their new name; a game that is over stays as it was
    played."""

    def entries(self, request: Request) -> Entries:
        table = request.table
        if request.person is None or table.status == "over":
            return ()
        return tuple(
            log.Renamed(seat=seat, person=request.person, name=request.name, **request.stamp)
            for seat in table.seats_of(request.person)
            if table.seats[seat].name != request.name
        )


class ChooseFor(Act, frozen=True):
    """The choice of the bot that plays a seat, or of the seat's standing answer."""

    seat: int
    action: int
    asked: int  # the number of the log at which the question was asked
    by: Literal["bot", "standing"] = "bot"

    def entries(self, request: Request) -> Entries:
        request.check_playing()
        if request.table.asked[self.seat] != self.asked:
            raise Stale("error-table-stale")
        return _chosen(request, self.seat, self.action, self.by)


class Flag(Act, frozen=True):
    """The time of a seat is up."""

    seat: int

    def entries(self, request: Request) -> Entries:
        deadline = request.table.deadline(self.seat)
        if deadline is None or deadline > request.now:
            raise Stale("error-table-stale")
        flagged = log.Flagged(seat=self.seat, **request.stamp)
        if request.table.setup.timeout == "bot":
            return flagged, _took_over(request, self.seat, "clock")
        return (flagged, *_played_on(request, self.seat, "clock"))


class Rematch(Act, frozen=True):
    """Open the next table for the same people."""

    table: str

    def entries(self, request: Request) -> Entries:
        check_rematch(request)
        if request.table.rematch is not None:
            raise Refused("error-table-rematched")
        return (log.Rematched(table=self.table, **request.stamp),)


def check_rematch(request: Request) -> None:
    """Refuse a rematch that is not possible, or not for this person."""
    if request.table.status != "over" or request.table.result is None:
        raise Refused("error-table-not-over")
    if not request.sits:
        raise Refused("error-table-not-yours")


def _chosen(
    request: Request, seat: int, action: int, by: Literal["person", "bot", "standing"]
) -> Entries:
    state = request.table.state
    if state is not None and not state.sealed and action not in state.legal(seat):
        raise Stale("error-table-stale")  # another seat was quicker
    falls = request.dealt(request.table.foresee(seat, action), request.table.draws)
    return (log.Chose(seat=seat, action=int(action), falls=falls, by=by, **request.stamp),)


def _left_to_bot(request: Request, seat: int, why: log.Why) -> Entries:
    """A person leaves the seat to the bot of the table."""
    if request.own_seat(seat).player:
        raise Refused("error-table-stand-in")
    return (log.TookOver(seat=seat, bot=request.table.setup.stand_in, why=why, **request.stamp),)


def _played_on(request: Request, seat: int, why: log.Why) -> Entries:
    """Among more than two, a bot plays on for a person who has given up."""
    return () if request.table.setup.players == 2 else (_took_over(request, seat, why),)


def _took_over(request: Request, seat: int, why: log.Why) -> log.TookOver:
    """An entry that follows another of the same request."""
    return log.TookOver(seat=seat, bot=request.table.setup.stand_in, why=why, at=request.now)
