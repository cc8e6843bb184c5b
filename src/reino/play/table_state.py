"""The state of a table beside the position of its game: seats, steps, clocks, offers, requests."""

from typing import Literal

import msgspec

from reino.play.record import Result
from reino.play.setup import Setup

Status = Literal["open", "playing", "over"]


class Seat(msgspec.Struct):
    """Who sits here, and who plays."""

    person: str | None = None
    name: str = ""
    nonce: str = ""
    bot: str | None = None  # a bot's own seat
    stand_in: str | None = None  # the bot that plays for the person
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
    """The wish of a seat to go back to where there were so many steps, until all have agreed."""

    seat: int
    steps: int
    agreed: list[int]


class TableState(msgspec.Struct, kw_only=True):
    """All of a table but its position. A snapshot stores these fields, in this order."""

    id: str
    entries: int = 1  # how many the log has
    number: int  # how many of them are no secret of a seat; people count by this
    setup: Setup
    host: str
    commitment: str
    opened: float
    status: Status = "open"
    seats: list[Seat]
    begun: float = 0.0
    steps: list[tuple[int, int, float]] = []  # actor, choice, unix seconds
    gained: list[float] = []  # seconds that each of them added to its seat's bank
    draws: int = 0  # outcomes of chance among them
    asked: list[int]  # under which number each seat came to owe its decision; 0: it owes none
    since: list[float]  # when that was
    banks: list[float]  # seconds left on a live clock
    draw_offer: int | None = None  # the seat that offers
    undo: PendingUndo | None = None
    votes: dict[int, list[int]] = {}  # for a bot at a seat: the seats that voted
    standing: list[list[str]]  # the standing answers of each seat, a secret of it
    result: Result | None = None
    rematch: str | None = None  # the table of the next game
    # The last requests of each person, and the number that each has led to.
    requests: dict[str, dict[str, int]] = {}
