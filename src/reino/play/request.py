"""Requests to a table: the person, the time, and the checks that most commands begin with."""

from typing import TypedDict

import msgspec

from reino.core.dealer import Dealer
from reino.core.errors import GameOver, ReinoError
from reino.core.state import State
from reino.play.table import Entry, Table, alone
from reino.play.table_state import Seat

Entries = tuple[Entry, ...]


class Refused(ReinoError):
    """The command is not allowed now, or not for this person."""


class Stale(Refused):
    """An answer to a question that is no longer asked."""


class Stamp(TypedDict):
    """The fields that every entry has."""

    at: float
    request: str | None


class Request(msgspec.Struct, frozen=True, gc=False):
    """One request to a table. The person was authenticated before; the checks here are about what
    they may do."""

    table: Table
    now: float
    person: str | None = None  # None: the server itself
    name: str = ""  # the name of the person
    id: str | None = None  # given by the client, which sends the same id again in a retry
    seed: bytes = b""  # the secret seed of the dice

    def __repr__(self) -> str:
        return f"<Request {self.id} of {self.person} to {self.table.id}>"  # the seed stays out

    @property
    def stamp(self) -> Stamp:
        """The stamp of the first entry of the request. An entry that follows has the time alone: a
        retry is recognised by the first."""
        return {"at": self.now, "request": None if self.id is None else f"{self.person} {self.id}"}

    def seat(self, number: int) -> Seat:
        if not 0 <= number < self.table.setup.players:
            seats = str(self.table.setup.players)
            raise Refused("error-table-no-seat", seats=seats, given=str(number))
        return self.table.seats[number]

    def own_seat(self, number: int) -> Seat:
        """A seat of this person, in a game that goes on."""
        self.check_playing()
        held = self.seat(number)
        if self.person is None or held.person != self.person:
            raise Refused("error-table-not-your-seat")
        return held

    @property
    def sits(self) -> bool:
        """Whether a seat of the table is this person's."""
        return self.person is not None and bool(self.table.seats_of(self.person))

    def check_host(self) -> None:
        if self.person != self.table.host:
            raise Refused("error-table-not-host")

    def check_open(self) -> None:
        if self.table.status != "open":
            raise Refused("error-table-begun")

    def check_playing(self) -> None:
        if self.table.status == "open":
            raise Refused("error-table-not-begun")
        if self.table.status == "over":
            raise GameOver("error-table-over")

    def dealt(self, state: State, draws: int) -> tuple[int, ...]:
        """The outcomes that the seed deals from a state up to the next decision; so many were drawn
        before."""
        falls: list[int] = []
        dealer: Dealer | None = None
        while outcomes := state.chance:
            dealer = dealer or Dealer(self.seed, [*map(bytes.fromhex, self.table.nonces)])
            index = dealer.draw(draws + len(falls), [weight for _, weight in outcomes])
            falls.append(outcomes[index][0])
            state = alone(state.fall(falls[-1]))
        return tuple(falls)
