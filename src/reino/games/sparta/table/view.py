"""A position of Sparta as data."""

from typing import Any

import msgspec

from reino.games.sparta.rules import squares
from reino.games.sparta.rules.notation import write_move, write_position
from reino.games.sparta.rules.reasons import REASON_KEYS
from reino.games.sparta.rules.state import NOBODY
from reino.games.sparta.table.names import named


class View(msgspec.Struct, frozen=True):
    """A position of Sparta. Lists of two are by side; a square is named as in "b2"."""

    position: str
    """The position as text, in the notation of `rules.notation`."""
    warriors: list[list[str]]
    """Where the warriors of each side stand."""
    heroes: list[list[str]]
    """Where the heroes of each side stand."""
    reserve: list[int]
    """Heroes that wait beside the board."""
    cities: list[list[str]]
    """The cities of each side's colour."""
    mover: int
    """The side to move."""
    calm: int
    """Turns since a piece was beaten or promoted."""
    last: str | None
    """The move that led here, as it is written."""
    winner: int | None
    """The side that has won."""
    reason: str | None
    """Why the game is over."""


def describe(record: Any, viewer: int) -> View:
    low, high = record.hero.tolist()
    pieces, cities = record.piece.tolist(), record.city.tolist()
    return View(
        position=write_position(record),
        warriors=[[*named(army[0] & ~low, army[1] & ~high)] for army in pieces],
        heroes=[[*named(army[0] & low, army[1] & high)] for army in pieces],
        reserve=record.reserve.tolist(),
        cities=[[*named(*owned)] for owned in cities],
        mover=int(record.mover),
        calm=int(record.calm),
        last=None if record.last == squares.NONE else write_move(int(record.last)),
        winner=None if record.winner == NOBODY else int(record.winner),
        reason=REASON_KEYS[record.reason] or None,
    )
