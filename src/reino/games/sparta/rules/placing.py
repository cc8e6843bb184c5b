"""Whether a game could go on from a position that was set up, by the rules of its ends and of
surrounded pieces."""

from reino.core.kernel import kernel
from reino.games.sparta.rules.board import bit_square, surrounded
from reino.games.sparta.rules.ending import tell_end
from reino.games.sparta.rules.state import NOBODY


@kernel(inline=False)
def ended(s):
    """The reason why a game would be over here, or 0, and the winner. The record stays."""
    tell_end(s)
    reason, winner = s.reason, s.winner
    s.reason, s.winner = 0, NOBODY
    return reason, winner


@kernel(inline=False)
def all_surrounded(s):
    """Pieces that are surrounded, as if each piece had just arrived: a set."""
    low, high = 0, 0
    for seat in range(2):
        for word in range(2):
            left = s.piece[seat, word]
            while left:
                beaten_low, beaten_high = surrounded(s, seat, bit_square(word, left))
                left &= left - 1
                low |= beaten_low
                high |= beaten_high
    return low, high
