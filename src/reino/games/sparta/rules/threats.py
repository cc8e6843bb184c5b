"""Threats: the pieces that one move could beat, by the rules themselves."""

from reino.core.kernel import kernel
from reino.core.kernel.bits import lowest
from reino.games.sparta.rules import squares
from reino.games.sparta.rules.board import bit_square, flip, reach, surrounded


@kernel(inline=False)
def threatened(s, seat):
    """Pieces of the other side that this seat, were it to move now, could beat; a set.

    Every move is made on the record and taken back. The kind of the piece that arrives, and the
    conquest of a city, make no difference to the pieces that are surrounded.
    """
    other = 1 - seat
    low, high = 0, 0
    for word in range(2):
        left = s.piece[seat, word]
        while left:
            origin = bit_square(word, left)
            left &= left - 1
            targets = reach(s, origin)
            flip(s.piece[seat], origin)
            for half in range(2):
                open_squares = targets[half]
                while open_squares:
                    target = squares.HALF * half + lowest(open_squares)
                    open_squares &= open_squares - 1
                    flip(s.piece[seat], target)
                    beaten_low, beaten_high = surrounded(s, seat, target)
                    flip(s.piece[seat], target)
                    low |= beaten_low
                    high |= beaten_high
            flip(s.piece[seat], origin)
    return low & s.piece[other, 0], high & s.piece[other, 1]
