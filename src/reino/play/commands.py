"""The desk of a table: what somebody asks for becomes entries of its log, or a refusal.

Nothing here writes: the caller stores the entries under the numbers that follow, and only then
applies them. Who asks has been recognised before; here it is checked what they may do.
"""

from collections.abc import Sequence
from typing import Literal, TypedDict

from reino.core.chance import Dealer
from reino.core.errors import GameOver, OutOfTurn, ReinoError
from reino.core.state import State
from reino.core.view import View
from reino.play import log
from reino.play.table import Table, alone, first_state
from reino.play.table_state import Seat

NONCE_BYTES = 16
TRIES = 32  # guesses by which it is seen whether a choice has revealed anything
# Seconds for a decision, without a clock, before others may vote about a seat; and after which they
# need not wait any longer for whoever a seat is kept for.
PATIENCE = 300.0

Entries = tuple[log.AnyEntry, ...]


class About(TypedDict):
    """What all entries of a request have."""

    at: float
    request: str | None


class Refused(ReinoError):
    """Not now, or not by this person."""


class Stale(Refused):
    """An answer to a question that is no longer asked."""


class Desk:
    """One request to a table: by whom, when, and under which name they will ask again."""

    def __init__(
        self,
        table: Table,
        now: float,
        person: str | None = None,
        request: str | None = None,
        seed: bytes = b"",
    ) -> None:
        self._table = table
        self._now = now
        self._person = person
        self._request = request
        self._seed = seed

    @property
    def _about(self) -> "About":
        asked = None if self._request is None else f"{self._person} {self._request}"
        return {"at": self._now, "request": asked}

    def sit(self, seat: int, name: str, nonce: str) -> Entries:
        self._open()
        if self._person is None:
            raise Refused("error-table-nobody")
        held = self._seat(seat)
        if held.taken:
            raise Refused("error-table-taken")
        if held.kept not in (None, self._person):
            raise Refused("error-table-kept")
        self._check_nonce(nonce)
        sat = log.Sat(seat=seat, person=self._person, name=name, nonce=nonce, **self._about)
        return (sat,)

    def seat_bot(self, seat: int, bot: str) -> Entries:
        """By the host, in an open seat or in place of another bot."""
        self._open()
        self._host()
        if self._seat(seat).person is not None:
            raise Refused("error-table-taken")
        return (log.BotSat(seat=seat, bot=bot, **self._about),)

    def keep(self, seat: int, person: str, name: str) -> Entries:
        """By the server, at a new table: the seat of somebody who played the game before."""
        self._open()
        return (log.Kept(seat=seat, person=person, name=name, **self._about),)

    def leave(self, seat: int) -> Entries:
        """Before the start a seat is open again; later a bot plays there."""
        if self._table.status == "over":
            raise Refused("error-table-over")
        if self._table.status == "playing":
            return self.take_over(seat, "left")
        held = self._seat(seat)
        if self._person is None or self._person not in (held.person, held.kept):
            self._check_freeing(held)
        if not held.taken and held.kept is None:
            raise Refused("error-table-empty-seat")
        return (log.Stood(seat=seat, **self._about),)

    def _check_freeing(self, held: Seat) -> None:
        """The host may free any seat; whoever sits here, one that was kept in vain for long."""
        waits = held.kept is not None and bool(self._table.seats_of(self._person or ""))
        if not waits or self._person == self._table.ledger.host:
            self._host()
        elif self._now - self._table.ledger.opened < PATIENCE:
            raise Refused("error-table-kept-early", seconds=f"{PATIENCE:g}")

    def rename(self, name: str) -> Entries:
        """The seats of this person are called what they are called now; a game that is over stays
        as it was played."""
        if self._person is None or self._table.status == "over":
            return ()
        return tuple(
            log.Renamed(seat=seat, person=self._person, name=name, **self._about)
            for seat in self._table.seats_of(self._person)
            if self._table.seats[seat].name != name
        )

    def begin(self) -> Entries:
        self._open()
        if self._person != self._table.ledger.host and not self._table.seats_of(self._person or ""):
            raise Refused("error-table-not-yours")
        if not all(seat.taken for seat in self._table.seats):
            raise Refused("error-table-open-seats")
        setup = self._table.setup
        state = first_state(setup)
        for actor, choice in setup.given:
            state = state.fall(choice) if actor < 0 else state.play(actor, choice)
        falls, _ = self._dealt(state, sum(actor < 0 for actor, _ in setup.given))
        return (log.Begun(falls=falls, **self._about),)

    def close(self) -> Entries:
        self._open()
        self._host()
        return (log.Closed(**self._about),)

    def choose(self, seat: int, action: int, answers: int | None = None) -> Entries:
        """A choice of a person. `answers` is the number under which they saw the question."""
        self._playing()
        self._own(seat)
        if self._table.seats[seat].player:
            raise Refused("error-table-stand-in")
        asked = self._table.ledger.asked[seat]
        if not asked:
            raise OutOfTurn("error-table-not-asked")
        if answers is not None and answers < asked:
            raise Stale("error-table-stale")
        return self._chosen(seat, action, "person")

    def choose_for(self, seat: int, action: int, asked: int, bot: bool = True) -> Entries:
        """The choice of the bot that plays a seat, or what its standing answer says."""
        self._playing()
        if self._table.ledger.asked[seat] != asked:
            raise Stale("error-table-stale")
        return self._chosen(seat, action, "bot" if bot else "standing")

    def _chosen(self, seat: int, action: int, by: Literal["person", "bot", "standing"]) -> Entries:
        after = self._table.foresee(seat, action)
        falls, _ = self._dealt(after, self._table.ledger.draws)
        return (log.Chose(seat=seat, action=int(action), falls=falls, by=by, **self._about),)

    def resign(self, seat: int) -> Entries:
        self._playing()
        self._own(seat)
        if self._table.seats[seat].gone:
            raise Refused("error-table-gone")
        resigned = log.Resigned(seat=seat, **self._about)
        return (resigned, *self._stand_in_for_good(seat, "resigned"))

    def flag(self, seat: int) -> Entries:
        """By the server, once a seat's time is up."""
        deadline = self._table.deadline(seat)
        if deadline is None or deadline > self._now:
            raise Stale("error-table-stale")
        flagged = log.Flagged(seat=seat, **self._about)
        if self._table.setup.timeout == "bot":
            return flagged, self._taken_over(seat, "clock")
        return (flagged, *self._stand_in_for_good(seat, "clock"))

    def _stand_in_for_good(self, seat: int, why: log.Why) -> Entries:
        return () if self._table.setup.players == 2 else (self._taken_over(seat, why),)

    def _taken_over(self, seat: int, why: log.Why) -> log.TookOver:
        return log.TookOver(seat=seat, bot=self._table.setup.stand_in, why=why, at=self._now)

    def take_over(self, seat: int, why: log.Why = "wish") -> Entries:
        """A bot plays for whoever asks for it."""
        self._playing()
        self._own(seat)
        if self._table.seats[seat].player:
            raise Refused("error-table-stand-in")
        stand_in = self._table.setup.stand_in
        return (log.TookOver(seat=seat, bot=stand_in, why=why, **self._about),)

    def hand_back(self, seat: int) -> Entries:
        self._playing()
        self._own(seat)
        if self._table.seats[seat].gone:
            raise Refused("error-table-gone")
        if self._table.seats[seat].stand_in is None:
            raise Refused("error-table-no-stand-in")
        return (log.HandedBack(seat=seat, **self._about),)

    def vote(self, seat: int, about: int) -> Entries:
        """For a bot at the seat of somebody who keeps the others waiting: more than half of the
        other people must want it."""
        self._playing()
        self._own(seat)
        other = self._seat(about)
        if other.person is None or other.player or other.person == self._person:
            raise Refused("error-table-vote")
        if self._table.deadline(about) is not None:
            raise Refused("error-table-vote-clock")
        ledger = self._table.ledger
        if about not in self._table.owing or self._now - ledger.since[about] < PATIENCE:
            raise Refused("error-table-vote-early", seconds=f"{PATIENCE:g}")
        # One person has one vote, however many seats are theirs.
        seats = self._table.seats
        voters = {seats[n].person for n in self._table.people()} - {other.person}
        votes = {seats[n].person for n in ledger.votes.get(about, ())}
        if self._person not in voters or self._person in votes:
            raise Refused("error-table-vote")
        voted = log.Voted(seat=seat, about=about, **self._about)
        if 2 * len(voters & {*votes, self._person}) > len(voters):
            return voted, self._taken_over(about, "vote")
        return (voted,)

    def offer_draw(self, seat: int) -> Entries:
        self._playing()
        self._own(seat)
        if not self._table.game.spec.drawn_by_agreement or self._table.setup.players != 2:
            raise Refused("error-table-no-draws")
        if self._table.seats[1 - seat].player:
            raise Refused("error-table-draw-bot")
        if self._table.ledger.draw_offer is not None:
            raise Refused("error-table-draw-offered")
        return (log.DrawOffered(seat=seat, **self._about),)

    def answer_draw(self, seat: int, yes: bool) -> Entries:
        self._playing()
        self._own(seat)
        if self._table.ledger.draw_offer in (None, seat):
            raise Refused("error-table-no-offer")
        return (log.DrawAnswered(seat=seat, yes=yes, **self._about),)

    def undo(self, seat: int) -> Entries:
        """Take the last own choice back: at once where it cannot have told anybody anything, else
        with everybody's consent."""
        self._playing()
        self._own(seat)
        if self._table.seats[seat].player:
            raise Refused("error-table-stand-in")
        ledger = self._table.ledger
        last = max((n for n, step in enumerate(ledger.steps) if step[0] == seat), default=-1)
        if last < len(self._table.setup.given):
            raise Refused("error-table-nothing-to-undo")
        pending = ledger.undo
        if pending is not None and self._to_consent(pending.seat, pending.agreed):
            raise Refused("error-table-undo-asked")
        if last == len(ledger.steps) - 1 and not self._revealed(seat, last):
            return (log.Undone(seat=seat, steps=last, **self._about),)
        asked = log.UndoAsked(seat=seat, steps=last, **self._about)
        if not self._to_consent(seat, ()):
            if self._table.setup.rated:  # nobody would keep them from trying until it goes well
                raise Refused("error-table-undo-rated")
            return asked, log.Undone(seat=seat, steps=last, at=self._now)
        return (asked,)

    def answer_undo(self, seat: int, yes: bool) -> Entries:
        self._playing()
        self._own(seat)
        undo = self._table.ledger.undo
        if undo is None or seat not in self._to_consent(undo.seat, undo.agreed):
            raise Refused("error-table-no-undo")
        answered = log.UndoAnswered(seat=seat, yes=yes, **self._about)
        if yes and not self._to_consent(undo.seat, [*undo.agreed, seat]):
            return answered, log.Undone(seat=undo.seat, steps=undo.steps, at=self._now)
        return (answered,)

    def _to_consent(self, asker: int, agreed: Sequence[int]) -> list[int]:
        """Whose consent is missing: bots and who shares a device with the asker have nothing
        against it."""
        person = self._table.seats[asker].person
        return [
            n
            for n in self._table.people()
            if n not in agreed and self._table.seats[n].person != person
        ]

    def _revealed(self, seat: int, last: int) -> bool:
        """Whether a choice has told anybody anything that they could not know before."""
        _, action, _ = self._table.ledger.steps[last]
        before = self._table.state_after(last)
        after = self._table.state
        assert after is not None
        viewers = (None, *range(self._table.setup.players))
        return any(
            _would_differ(before.view(viewer), after.view(viewer), seat, action)
            for viewer in viewers
        )

    def stand_by(self, seat: int, name: str, on: bool) -> Entries:
        """A standing answer: given from now on without asking, or no longer."""
        self._playing()
        self._own(seat)
        standing = self._table.game.spec.standing
        if standing is None or name not in standing.names:
            raise Refused("error-table-standing")
        if (name in self._table.ledger.standing[seat]) == on:
            return ()
        return (log.Standing(seat=seat, name=name, on=on, **self._about),)

    def check_rematch(self) -> None:
        """Whether there may be a rematch, and this person is one of those whom it is for."""
        if self._table.status != "over" or self._table.ledger.result is None:
            raise Refused("error-table-not-over")
        if not self._table.seats_of(self._person or ""):
            raise Refused("error-table-not-yours")

    def rematch(self, table: str) -> Entries:
        """The next table of the same people."""
        self.check_rematch()
        if self._table.ledger.rematch is not None:
            raise Refused("error-table-rematched")
        return (log.Rematched(table=table, **self._about),)

    def _dealt(self, state: State, draws: int) -> tuple[tuple[int, ...], State]:
        """The outcomes that the seed deals up to the next decision, and the state after them."""
        falls: list[int] = []
        dealer: Dealer | None = None
        while outcomes := state.chance:
            dealer = dealer or Dealer(self._seed, [*map(bytes.fromhex, self._table.nonces)])
            index = dealer.draw(draws + len(falls), [weight for _, weight in outcomes])
            falls.append(outcomes[index][0])
            state = alone(state.fall(falls[-1]))
        return tuple(falls), state

    def _check_nonce(self, nonce: str) -> None:
        try:
            fits = len(bytes.fromhex(nonce)) == NONCE_BYTES
        except ValueError:
            fits = False
        if not fits:
            raise Refused("error-table-nonce", size=str(NONCE_BYTES))

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < self._table.setup.players:
            raise Refused("error-table-no-seat", seats=str(self._table.setup.players))
        return self._table.seats[seat]

    def _own(self, seat: int) -> None:
        if self._person is None or self._seat(seat).person != self._person:
            raise Refused("error-table-not-your-seat")

    def _host(self) -> None:
        if self._person != self._table.ledger.host:
            raise Refused("error-table-not-host")

    def _open(self) -> None:
        if self._table.status != "open":
            raise Refused("error-table-begun")

    def _playing(self) -> None:
        if self._table.status == "open":
            raise Refused("error-table-not-begun")
        if self._table.status == "over":
            raise GameOver("error-table-over")


def _would_differ(before: View, after: View, seat: int, action: int) -> bool:
    """Whether somebody who saw the view before could be surprised by the view after.

    Nobody but the seat itself knows which action it was: another one that looks the same will do.
    """
    for number in range(TRIES):
        guess = before.guess(number)
        menu = guess.legal(seat)
        same = (action,) if before.seat == seat else (action, *menu)
        if not any(
            other in menu and guess.play(seat, other).view(before.seat) == after for other in same
        ):
            return True
    return False
