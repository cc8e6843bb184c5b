"""The books of a table: who sits at it, what was played, whose time runs."""

from typing import Literal

import msgspec

from reino.play import log
from reino.play.record import Result

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


class Undo(msgspec.Struct):
    """Somebody wants to go back to where there were so many steps."""

    seat: int
    steps: int
    agreed: list[int]


class TableState(msgspec.Struct, kw_only=True):
    """Everything about a table but its position."""

    id: str
    entries: int = 1  # so many are in the log
    number: int  # so many of them everybody may know of; this is what people count by
    setup: log.Setup
    host: str
    commitment: str
    opened: float
    status: Status = "open"
    seats: list[Seat]
    begun: float = 0.0
    steps: list[tuple[int, int, float]] = []  # actor, choice, unix seconds
    gained: list[float] = []  # seconds that each of them added to its seat's bank
    draws: int = 0  # outcomes among them
    asked: list[int]  # under which number each seat came to owe its decision; 0: it owes none
    since: list[float]  # when that was
    banks: list[float]  # seconds left on a live clock
    draw_offer: int | None = None  # the seat that offers
    undo: Undo | None = None
    votes: dict[int, list[int]] = {}  # for a bot at a seat: by whom
    standing: list[list[str]]
    result: Result | None = None
    rematch: str | None = None
    # What each person asked lately, and the number it led to.
    requests: dict[str, dict[str, int]] = {}
