"""The encoding of Sparta as numbers for a learner: planes of the board, own pieces first.

The board is not turned for Achaea: place 10 * rank + file of a plane is the square of that number
in every action id, for both sides. Which side of the board is the observer's is the part `seat`.
"""

from reino.core.encoding import Encoding, Part, clear, mark, size_of
from reino.core.kernel import kernel
from reino.games.sparta.rules import actions, reasons, squares
from reino.games.sparta.rules.board import bit_square
from reino.games.sparta.rules.contract import owing
from reino.games.sparta.rules.options import OPTIONS

SEATS = 2

# The cities tell the layout.
OPTIONS_PART = Part.of_options("heroes_conquer", OPTIONS, without=("layout",))
PARTS = (
    Part("seat", (SEATS,)),
    OPTIONS_PART,
    Part("turn", (SEATS,)),
    Part("warriors", (SEATS, squares.SIDE, squares.SIDE)),
    Part("heroes", (SEATS, squares.SIDE, squares.SIDE)),
    Part("cities", (SEATS, squares.SIDE, squares.SIDE)),
    Part("last", (2, squares.SIDE, squares.SIDE)),
    Part("reserve", (SEATS,)),
    Part("calm", (1,)),
    Part("repeated", (1,)),
)
SIZE = size_of(PARTS)
N_OPTIONS = OPTIONS_PART.size  # numbers that the core writes


@kernel
def observe(s, seat, out):
    clear(out, SIZE)
    at = mark(out, 0, SEATS, seat)
    at += N_OPTIONS
    asked = owing(s)
    for k in range(SEATS):
        out[at + k] = (asked >> ((seat + k) % SEATS)) & 1
    at += SEATS

    for k in range(SEATS):
        pieces = s.piece[(seat + k) % SEATS]
        at = write_squares(pieces[0] & ~s.hero[0], pieces[1] & ~s.hero[1], out, at)
    for k in range(SEATS):
        pieces = s.piece[(seat + k) % SEATS]
        at = write_squares(pieces[0] & s.hero[0], pieces[1] & s.hero[1], out, at)
    for k in range(SEATS):
        cities = s.city[(seat + k) % SEATS]
        at = write_squares(cities[0], cities[1], out, at)
    if s.last != squares.NONE and s.last != actions.PASS:
        mark(out, at, squares.SQUARES, s.last // squares.SQUARES)
        mark(out, at + squares.SQUARES, squares.SQUARES, s.last % squares.SQUARES)
    at += 2 * squares.SQUARES

    for k in range(SEATS):
        out[at + k] = s.reserve[(seat + k) % SEATS] / squares.MOST_PIECES
    at += SEATS
    out[at] = s.calm / reasons.CALM_TURNS
    out[at + 1] = times_before(s) / (reasons.TIMES_REPEATED - 1)
    return at + 2


@kernel
def write_squares(low, high, out, at):
    """A plane: 1 on each square of a set of two words."""
    for word in range(2):
        bits = low if word == 0 else high
        while bits:
            out[at + bit_square(word, bits)] = 1.0
            bits &= bits - 1
    return at + squares.SQUARES


@kernel
def times_before(s):
    """How often this position has stood before."""
    times = 0
    for i in range(s.kept % 2, s.kept, 2):  # those with the same side to move
        if s.past[i] == s.key:
            times += 1
    return times


ENCODING = Encoding(PARTS, observe, actions.TABLE)
