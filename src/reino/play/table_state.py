"""The state of a table beside the position of its game: seats, steps, clocks, offers, requests."""

from typing import Literal

import msgspec

from reino.play.record import Result
from reino.play.setup import Setup

Status = Literal["open", "playing", "over"]


class Seat(msgspec.Struct):
    """A seat: the person or bot it belongs to, and the player that chooses for it."""

    person: str | None = None
    name: str = ""
    nonce: str = ""
    bot: str | None = None  # a bot's own seat
    stand_in: str | None = None  # the level of the bot that plays for the person
    gone: bool = False  # the person has resigned, or lost on time, and the others play on
    kept: str | None = None  # the person for whom an open seat waits; `name` is theirs

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def player(self) -> str | None:
        """The bot that chooses here, if one does."""
        return self.bot or self.stand_in


class PendingUndo(msgspec.Struct):
    """The request of a seat to go back to a number of steps, until all have agreed."""

    seat: int
    steps: int
    agreed: list[int]


class TableState(msgspec.Struct, kw_only=True):
    """All fields of a table but its position. A snapshot stores these fields, in this order."""

    id: str
    entries: int = 1  # the number of entries in the log
    number: int  # the number of entries that are no secret of a seat; clients count by this
    setup: Setup
    host: str
    commitment: str
    opened: float
    status: Status = "open"
    seats: list[Seat]
    begun: float = 0.0
    steps: list[tuple[int, int, float]] = []  # actor, choice, unix seconds
    gained: list[float] = []  # seconds that each step added to its seat's bank
    draws: int = 0  # the number of outcomes of chance among the steps
    asked: list[int]  # number of the log at which each seat was asked; 0: it owes no decision
    since: list[float]  # the time at which it was asked
    banks: list[float]  # seconds left on a live clock
    draw_offer: int | None = None  # the seat that offers a draw
    undo: PendingUndo | None = None
    votes: dict[int, list[int]] = {}  # votes for a bot at a seat: the seats that voted
    standing: list[list[str]]  # the standing answers of each seat, a secret of it
    result: Result | None = None
    rematch: str | None = None  # the table of the next game
    # The last requests of each person, and the number that each has led to.
    requests: dict[str, dict[str, int]] = {}
