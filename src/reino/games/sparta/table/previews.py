"""Previews of Sparta's moves: the squares of a move, and its effects."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec
import numpy as np

from reino.core.view import View
from reino.games.sparta.rules import actions
from reino.games.sparta.rules.foresight import (
    CONQUERS,
    ENDS,
    FIELDS,
    LOST,
    PROMOTES,
    RISKED,
    TAKEN,
    foresee,
)
from reino.games.sparta.rules.threats import threatened
from reino.games.sparta.table.names import named

Ending = Literal["won", "drawn", "lost"]
# In the order of their numbers in `rules.foresight`.
ENDINGS: tuple[Ending | None, ...] = (None, "won", "drawn", "lost")


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move, and its effects. Squares are named as in "b2"."""

    origin: str | None = msgspec.field(name="from", default=None)
    """The square it begins on."""
    target: str | None = msgspec.field(name="to", default=None)
    """The square it ends on: the same for a promotion in place."""
    passes: bool = msgspec.field(name="pass", default=False)
    """Whether it is no move at all."""
    takes: tuple[str, ...] = ()
    """Pieces of the other side that would be beaten."""
    loses: tuple[str, ...] = ()
    """Pieces of one's own that would be, the moved one perhaps included."""
    conquers: bool = False
    """Whether a city would change its colour."""
    promotes: bool = False
    """Whether a warrior would become a hero."""
    ends: Ending | None = None
    """How it would end the game for the mover, where it does."""
    risks: tuple[str, ...] = ()
    """Own pieces that the other side could then beat with its move."""
    danger: tuple[str, ...] = ()
    """Own pieces that it could beat now, were it to move: the same in every preview."""


def offers(view: View) -> Sequence[Preview]:
    record = view.record
    moves = view.legal
    brought = np.zeros((len(moves), FIELDS), np.int64)
    # Sparta has no secrets, so each move is simply played.
    foresee(record, np.array(moves, np.int64), np.empty(1, record.dtype), brought)
    danger = named(*map(int, threatened(record, 1 - record.mover)))
    told, size = brought.tobytes(), brought.strides[0]
    return [
        _preview(move, told[at : at + size], danger)
        for move, at in zip(moves, range(0, len(told), size), strict=True)
    ]


@lru_cache(maxsize=10_000)  # most moves bring the same as in the turn before
def _preview(action: int, brought: bytes, danger: tuple[str, ...]) -> Preview:
    move = actions.TABLE.describe(action)
    told = np.frombuffer(brought, np.int64).tolist()
    return Preview(
        move.fields.get("from"),
        move.fields.get("to"),
        move.kind == "pass",
        named(told[TAKEN], told[TAKEN + 1]),
        named(told[LOST], told[LOST + 1]),
        bool(told[CONQUERS]),
        bool(told[PROMOTES]),
        ENDINGS[told[ENDS]],
        named(told[RISKED], told[RISKED + 1]),
        danger,
    )
