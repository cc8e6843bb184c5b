"""The legal moves: where each piece may go, and whether it may be promoted in place."""

from reino.core.kernel import kernel
from reino.core.kernel.bits import lowest
from reino.core.kernel.rng import below
from reino.games.sparta.rules import actions, squares
from reino.games.sparta.rules.board import bit_square, count, reach, square_at, within


@kernel
def legal(s, seat, out):
    if s.reason or s.mover != seat:
        return 0
    n = 0
    for word in range(2):
        left = s.piece[seat, word]
        while left:
            square = bit_square(word, left)
            left &= left - 1
            low, high = choices(s, seat, square)
            action = square * squares.SQUARES
            while low:
                out[n] = action + lowest(low)
                low &= low - 1
                n += 1
            action += squares.HALF
            while high:
                out[n] = action + lowest(high)
                high &= high - 1
                n += 1
    if n == 0:
        out[0] = actions.PASS
        n = 1
    return n


@kernel
def pick(s, seat, rng, ids):
    """Count each piece's choices, draw a number, and go to the one it stands for."""
    counts, total = 0, 0  # of one piece after the other, in six bits each
    shift = 0
    for word in range(2):
        left = s.piece[seat, word]
        while left:
            low, high = choices(s, seat, bit_square(word, left))
            left &= left - 1
            n = count(low) + count(high)
            counts |= n << shift
            total += n
            shift += 6
    if total == 0:
        below(rng, 1)
        return actions.PASS
    rest = below(rng, total)
    for word in range(2):
        left = s.piece[seat, word]
        while left:
            if rest < counts & 63:
                square = bit_square(word, left)
                low, high = choices(s, seat, square)
                return square * squares.SQUARES + square_at(low, high, rest)
            rest -= counts & 63
            counts >>= 6
            left &= left - 1
    return actions.PASS


@kernel
def choices(s, seat, square):
    """Where a piece may go; its own square stands for a promotion in place."""
    low, high = reach(s, square)
    if may_promote(s, seat, square):
        if square >= squares.HALF:
            high |= 1 << (square - squares.HALF)
        else:
            low |= 1 << square
    return low, high


@kernel
def may_promote(s, seat, square):
    """A warrior in a city of its own colour, with a hero in reserve."""
    return within(s.city[seat], square) and not within(s.hero, square) and s.reserve[seat] > 0
