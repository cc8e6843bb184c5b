"""The board of Sparta in data: its squares and lines, pieces and cities, and the keys of positions.

A square is 0 .. 99, rank by rank from Sparta's side: a1 = 0, j1 = 9, a2 = 10, j10 = 99. A set of
squares is two words of 50 bits, ranks 1 to 5 and ranks 6 to 10, so that the bit of a square is its
number within its half, and no shift by a rank ever leaves 63 bits:

    word 1   j10 ... b6 a6    bits 49 .. 0
    word 0   j5  ... b1 a1    bits 49 .. 0
"""

import hashlib

import numpy as np
from numpy.typing import NDArray

SIDE = 10
SQUARES = SIDE * SIDE
HALF = SQUARES // 2  # squares of a word
ALL_BITS = (1 << HALF) - 1
FILES = "abcdefghij"
NAMES = tuple(f"{file}{rank + 1}" for rank in range(SIDE) for file in FILES)

SPARTA, ACHAEA = 0, 1

MOST_PIECES = 8  # a side; as many heroes wait in reserve
MOST_CITIES = 8
WARRIOR_STEPS, HERO_STEPS = 2, 3

NONE = -1

# The eight directions; the opposite of direction d is 7 - d.
DIRECTIONS = tuple((r, f) for r in (-1, 0, 1) for f in (-1, 0, 1) if (r, f) != (0, 0))
EDGE = -1


def _steps() -> NDArray[np.int64]:
    """STEP[square, direction]: the next square that way, or EDGE."""
    table = np.full((SQUARES, len(DIRECTIONS)), EDGE, np.int64)
    for square in range(SQUARES):
        rank, file = divmod(square, SIDE)
        for d, (up, right) in enumerate(DIRECTIONS):
            if 0 <= rank + up < SIDE and 0 <= file + right < SIDE:
                table[square, d] = SIDE * (rank + up) + file + right
    return table


def _nears() -> NDArray[np.int64]:
    """NEAR[square]: its neighbours, as a set."""
    table = np.zeros((SQUARES, 2), np.int64)
    for square in range(SQUARES):
        for other in STEP[square].tolist():
            if other != EDGE:
                table[square, other // HALF] |= 1 << (other % HALF)
    return table


def _keys(what: str, n: int) -> NDArray[np.int64]:
    """Random numbers of 62 bits, the same on every machine for ever."""
    digests = (hashlib.blake2b(b"%s %d" % (what.encode(), i), digest_size=8) for i in range(n))
    return np.array([int.from_bytes(d.digest(), "little") >> 2 for d in digests], np.int64)


# All of 64 bits: plain Python keeps the type of a table in sums and shifts, and must not overflow.
STEP = _steps()
NEAR = _nears()

# A position's key is the exclusive-or of those of its pieces, its Achaean cities and its mover.
PIECE_KEY = _keys("piece", 4 * SQUARES).reshape(2, 2, SQUARES)  # seat, is a hero, square
CITY_KEY = _keys("city", SQUARES)
MOVER_KEY = int(_keys("mover", 1)[0])

# Left and right files, masked out before a step that would wrap around the board.
NOT_A = sum(1 << bit for bit in range(HALF) if bit % SIDE != 0)
NOT_J = sum(1 << bit for bit in range(HALF) if bit % SIDE != SIDE - 1)
