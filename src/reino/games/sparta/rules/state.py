"""The record of a Sparta state: named fields, and the integers that stand in them."""

from typing import Any

import numpy as np

from reino.games.sparta.rules import reasons

i1, i2, i8 = np.int8, np.int16, np.int64

# The fields that the rules of a turn work on. Searches keep these alone, without the past.
BOARD_FIELDS: list[Any] = [
    ("piece", i8, (2, 2)),  # seat, word: where its pieces stand
    ("hero", i8, (2,)),  # word: which of all pieces are heroes
    ("city", i8, (2, 2)),  # seat, word: cities of its colour
    ("key", i8),  # of the position: pieces, cities, mover
    ("pieces", i1, (2,)),
    ("reserve", i1, (2,)),  # heroes that wait beside the board
    ("cities", i1, (2,)),
    ("heroes_conquer", i1),  # the option
    ("mover", i1),
    ("calm", i1),  # turns since a piece was beaten or promoted
    ("reason", i1),  # why the game is over, or 0
    ("winner", i1),  # a seat, or NOBODY
]
NOBODY = -1

# From the last to the first: in the order of a state Numba would take a state for a kind of board.
BOARD = np.dtype((np.record, np.dtype(BOARD_FIELDS[::-1], align=True)))
STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                *BOARD_FIELDS,
                ("layout", i1),  # the option
                ("last", i2),  # the action that led here, or NONE
                # Keys of the positions that may still come again: since the last turn that was
                # not calm, this one excluded; the rest is 0. Two of them that are not the same
                # position have the same key once in 2**62.
                ("kept", i1),
                ("past", i8, (reasons.CALM_TURNS,)),
            ],
            align=True,
        ),
    )
)
