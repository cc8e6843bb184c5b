"""The transposition table: an entry of the search for each position, packed into two words.

word 0   the key of the position
word 1   score + 2**15 · 16 bits | depth · 8 | bound · 2 | move + 1 · 14
"""

from reino.core.kernel import kernel
from reino.games.sparta.bot.workspace import SURE_WIN

EXACT, AT_LEAST, AT_MOST = 1, 2, 3

SCORE_SHIFT, DEPTH_SHIFT, BOUND_SHIFT = 24, 16, 14
MOVE_MASK = (1 << 14) - 1
ZERO_SCORE = 1 << 15


@kernel
def slot_of(table, key):
    """Where a position is, or should go: of two neighbours its own, or else the shallower."""
    first = 4 * (key & (len(table) // 4 - 1))  # the length is a power of two
    if table[first] == key:
        return first
    if table[first + 2] == key:
        return first + 2
    return first if depth_of(table[first + 1]) <= depth_of(table[first + 3]) else first + 2


@kernel
def score_of(entry, ply):
    """A score as seen from this ply: wins were stored by their distance from the position."""
    score = (entry >> SCORE_SHIFT) - ZERO_SCORE
    if score > SURE_WIN:
        return score - ply
    if score < -SURE_WIN:
        return score + ply
    return score


@kernel
def depth_of(entry):
    return (entry >> DEPTH_SHIFT) & 0xFF


@kernel
def bound_of(entry):
    return (entry >> BOUND_SHIFT) & 3


@kernel
def move_of(entry):
    """The best move known, or NONE."""
    return (entry & MOVE_MASK) - 1


@kernel
def store(table, key, ply, score, depth, bound, move):
    if score > SURE_WIN:
        score += ply
    elif score < -SURE_WIN:
        score -= ply
    slot = slot_of(table, key)
    if move < 0 and table[slot] == key:
        move = move_of(table[slot + 1])
    table[slot] = key
    table[slot + 1] = (
        ((score + ZERO_SCORE) << SCORE_SHIFT)
        | (depth << DEPTH_SHIFT)
        | (bound << BOUND_SHIFT)
        | (move + 1)
    )
