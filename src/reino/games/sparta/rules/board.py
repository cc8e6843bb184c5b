"""Sets of squares as two words, the reach of a piece, and the pieces that are surrounded."""

from reino.core.kernel import kernel
from reino.core.kernel.bits import lowest
from reino.games.sparta.rules import squares

TOP_RANK = squares.HALF - squares.SIDE  # where the last rank of a word begins
ONES, TWOS, FOURS = 0x5555555555555, 0x3333333333333, 0xF0F0F0F0F0F0F  # every 2nd, 4th, 8th bit
LINES = 4  # directions 0 to 3; 7 - d goes on the other way


@kernel
def count(bits):
    """How many of the 50 bits of a word are set."""
    bits = (bits & ONES) + ((bits >> 1) & ONES)
    bits = (bits & TWOS) + ((bits >> 2) & TWOS)
    bits = (bits & FOURS) + ((bits >> 4) & FOURS)
    bits += bits >> 32
    bits += bits >> 16
    bits += bits >> 8
    return bits & 63


@kernel
def within(words, square):
    """Whether a set of two words holds this square."""
    if square >= squares.HALF:
        return (words[1] >> (square - squares.HALF)) & 1
    return (words[0] >> square) & 1


@kernel
def flip(words, square):
    """Put a square into a set of two words, or take it out."""
    if square >= squares.HALF:
        words[1] ^= 1 << (square - squares.HALF)
    else:
        words[0] ^= 1 << square


@kernel
def grown(low, high):
    """A set with all its neighbours."""
    low |= ((low & squares.NOT_J) << 1) | ((low & squares.NOT_A) >> 1)
    high |= ((high & squares.NOT_J) << 1) | ((high & squares.NOT_A) >> 1)
    return (
        low
        | ((low << squares.SIDE) & squares.ALL_BITS)
        | (low >> squares.SIDE)
        | ((high << TOP_RANK) & squares.ALL_BITS),
        high
        | ((high << squares.SIDE) & squares.ALL_BITS)
        | (high >> squares.SIDE)
        | (low >> TOP_RANK),
    )


@kernel
def reach(s, square):
    """Squares a piece may move to."""
    free_low = squares.ALL_BITS & ~(s.piece[0, 0] | s.piece[1, 0])
    free_high = squares.ALL_BITS & ~(s.piece[0, 1] | s.piece[1, 1])
    return walked(s, square, free_low, free_high)


@kernel
def walked(s, square, free_low, free_high):
    """Squares within the steps of a piece over free ones: two for a warrior, three for a hero."""
    low, high = squares.NEAR[square, 0] & free_low, squares.NEAR[square, 1] & free_high
    low, high = grown(low, high)
    low, high = low & free_low, high & free_high
    if within(s.hero, square):
        low, high = grown(low, high)
        low, high = low & free_low, high & free_high
    return low, high


@kernel
def run_end(s, seat, square, direction):
    """Walk on from a square along the pieces of this seat; the first square that has none."""
    square = squares.STEP[square, direction]
    while square != squares.EDGE and within(s.piece[seat], square):
        square = squares.STEP[square, direction]
    return square


@kernel
def holds(s, seat, square):
    return square != squares.EDGE and within(s.piece[seat], square)


@kernel
def gathered(low, high, first, end, direction):
    """A set with the squares from `first` up to `end`, which is left out."""
    square = first
    while square != end:
        if square >= squares.HALF:
            high |= 1 << (square - squares.HALF)
        else:
            low |= 1 << square
        square = squares.STEP[square, direction]
    return low, high


@kernel
def surrounded(s, seat, square):
    """Every piece beaten by the arrival of this seat's piece on this square, both colours together.

    Nothing was surrounded before, and a square left empty surrounds nothing; so a run that is
    surrounded now either holds the arrived piece or ends at it.
    """
    low, high = 0, 0
    other = 1 - seat
    near_low = squares.NEAR[square, 0] & (s.piece[0, 0] | s.piece[1, 0])
    near_high = squares.NEAR[square, 1] & (s.piece[0, 1] | s.piece[1, 1])
    if near_low == 0 and near_high == 0:
        return low, high
    for line in range(LINES):
        ends_at_enemy = 0
        for way in range(2):
            direction = line if way == 0 else 7 - line
            # The other colour's run next to the arrived piece, with one of ours at its far end.
            next_square = squares.STEP[square, direction]
            if holds(s, other, next_square):
                ends_at_enemy += 1
                end = run_end(s, other, square, direction)
                if holds(s, seat, end):
                    low, high = gathered(low, high, next_square, end, direction)
            elif holds(s, seat, next_square):
                ends_at_enemy += holds(s, other, run_end(s, seat, square, direction))
        # Our own run with the arrived piece in it, between two of the other colour.
        if ends_at_enemy == 2:
            back, ahead = 7 - line, line
            first = squares.STEP[run_end(s, seat, square, back), ahead]
            low, high = gathered(low, high, first, run_end(s, seat, square, ahead), ahead)
    return low, high


@kernel
def bit_square(word, bits):
    """The lowest square of a word of a set."""
    return word * squares.HALF + lowest(bits)


@kernel
def square_at(low, high, rest):
    """The square of a set with so many before it."""
    base, bits = 0, low
    if rest >= count(low):
        base, bits, rest = squares.HALF, high, rest - count(low)
    for _ in range(rest):
        bits &= bits - 1
    return base + lowest(bits)
