"""The order of moves: which moves to look at, and which of them first."""

from reino.core.kernel import kernel
from reino.core.kernel.bits import lowest
from reino.games.sparta.bot.value import closings
from reino.games.sparta.rules import actions, squares
from reino.games.sparta.rules.board import bit_square, within
from reino.games.sparta.rules.legal import choices

# Ranks of moves, far enough apart that history (below FIRST_KILLER) never mixes them up.
BEST_KNOWN = 1 << 30
CAPTURE, PROMOTION, CONQUEST = 1 << 28, 1 << 27, 1 << 26
FIRST_KILLER, SECOND_KILLER = 1 << 25, 1 << 24
MOST_HISTORY = 1 << 20


@kernel
def rank_of(s, seat, origin, target, closing):
    """The rank of a move by its effects at once; 0 is a quiet one."""
    if closing:
        return CAPTURE
    hero = within(s.hero, origin)
    if within(s.city[seat], target) and not hero:
        return PROMOTION
    if within(s.city[1 - seat], target) and (s.heroes_conquer or not hero):
        return CONQUEST
    return 0


@kernel
def list_moves(s, w, ply, best):
    """All moves with their ranks, the best known one on top."""
    seat = s.mover
    free_low = squares.ALL_BITS & ~(s.piece[0, 0] | s.piece[1, 0])
    free_high = squares.ALL_BITS & ~(s.piece[0, 1] | s.piece[1, 1])
    close_low, close_high = closings(s, seat, free_low, free_high)
    n = 0
    for word in range(2):
        left = s.piece[seat, word]
        while left:
            origin = bit_square(word, left)
            left &= left - 1
            low, high = choices(s, seat, origin)
            for half in range(2):
                bits = low if half == 0 else high
                closing = close_low if half == 0 else close_high
                while bits:
                    bit = lowest(bits)
                    bits &= bits - 1
                    target = half * squares.HALF + bit
                    move = origin * squares.SQUARES + target
                    rank = rank_of(s, seat, origin, target, (closing >> bit) & 1)
                    if move == best:
                        rank = BEST_KNOWN
                    elif move == w.killers[ply, 0]:
                        rank += FIRST_KILLER
                    elif move == w.killers[ply, 1]:
                        rank += SECOND_KILLER
                    w.moves[ply, n] = move
                    w.order[ply, n] = rank + w.history[seat, move]
                    n += 1
    if n == 0:
        w.moves[ply, 0] = actions.PASS
        w.order[ply, 0] = 0
        n = 1
    return n


@kernel
def list_loud(s, w, ply, cities_too):
    """Moves that may beat something, and those to cities where `cities_too`."""
    seat = s.mover
    free_low = squares.ALL_BITS & ~(s.piece[0, 0] | s.piece[1, 0])
    free_high = squares.ALL_BITS & ~(s.piece[0, 1] | s.piece[1, 1])
    close_low, close_high = closings(s, seat, free_low, free_high)
    loud_low, loud_high = close_low, close_high
    if cities_too:
        loud_low |= (s.city[0, 0] | s.city[1, 0]) & free_low
        loud_high |= (s.city[0, 1] | s.city[1, 1]) & free_high
    n = 0
    if loud_low == 0 and loud_high == 0:
        return n
    for word in range(2):
        left = s.piece[seat, word]
        while left:
            origin = bit_square(word, left)
            left &= left - 1
            low, high = choices(s, seat, origin)
            for half in range(2):
                bits = (low & loud_low) if half == 0 else (high & loud_high)
                closing = close_low if half == 0 else close_high
                while bits:
                    bit = lowest(bits)
                    bits &= bits - 1
                    target = half * squares.HALF + bit
                    rank = rank_of(s, seat, origin, target, (closing >> bit) & 1)
                    if rank:
                        w.moves[ply, n] = origin * squares.SQUARES + target
                        w.order[ply, n] = rank
                        n += 1
    return n


@kernel
def next_move(w, ply, i, n):
    """Bring the highest ranked of the moves from i on to place i, and return it."""
    best = i
    for j in range(i + 1, n):
        if w.order[ply, j] > w.order[ply, best]:
            best = j
    w.moves[ply, i], w.moves[ply, best] = w.moves[ply, best], w.moves[ply, i]
    w.order[ply, i], w.order[ply, best] = w.order[ply, best], w.order[ply, i]
    return w.moves[ply, i]


@kernel
def reward(s, w, ply, move, depth):
    """A quiet move that refuted the line: look at it sooner elsewhere."""
    if move != w.killers[ply, 0]:
        w.killers[ply, 1] = w.killers[ply, 0]
        w.killers[ply, 0] = move
    gained = w.history[s.mover, move] + depth * depth
    w.history[s.mover, move] = min(gained, MOST_HISTORY)
