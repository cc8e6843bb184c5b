"""The value of a quiet position: features that count, times weights that self-play has found.

All is seen from the side to move. Most features are a difference, mine less theirs; those in which
the tempo matters come in two, mine and theirs. The weights are in `weights.json`, made by
`scripts/tune_sparta.py`.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.games.sparta.bot.workspace import FEATURES
from reino.games.sparta.rules import reasons, squares
from reino.games.sparta.rules.board import TOP_RANK, count, grown

N_FEATURES = len(FEATURES)

# Squares by their distance from the edge.
INNER = sum(
    1 << bit
    for bit in range(squares.SIDE, squares.HALF)
    if 0 < bit % squares.SIDE < squares.SIDE - 1
)  # low word
INNER_HIGH = sum(
    1 << bit
    for bit in range(squares.HALF - squares.SIDE)
    if 0 < bit % squares.SIDE < squares.SIDE - 1
)
CENTRE = sum(
    1 << bit
    for bit in range(3 * squares.SIDE, squares.HALF)
    if 2 < bit % squares.SIDE < squares.SIDE - 3
)
CENTRE_HIGH = sum(
    1 << bit for bit in range(2 * squares.SIDE) if 2 < bit % squares.SIDE < squares.SIDE - 3
)

GRAIN_BITS = 3  # weights are eighths
FEW = 3  # pieces


@kernel
def union_reach(low, high, free_low, free_high, steps):
    """Free squares that some piece of a set reaches in so many steps."""
    near_low, near_high = low, high
    for _ in range(steps):
        near_low, near_high = grown(near_low, near_high)
        near_low, near_high = (near_low & free_low) | low, (near_high & free_high) | high
    return near_low & free_low, near_high & free_high


@kernel
def shifted(low, high, direction):
    """A set moved by one step; the directions are those of the tables, in their order."""
    up = direction // 3 if direction < 4 else (direction + 1) // 3
    right = (direction if direction < 4 else direction + 1) % 3
    if right == 0:
        low, high = (low & squares.NOT_A) >> 1, (high & squares.NOT_A) >> 1
    elif right == 2:
        low, high = (low & squares.NOT_J) << 1, (high & squares.NOT_J) << 1
    if up == 0:
        return (low >> squares.SIDE) | ((high << TOP_RANK) & squares.ALL_BITS), high >> squares.SIDE
    if up == 2:
        return (low << squares.SIDE) & squares.ALL_BITS, (
            (high << squares.SIDE) & squares.ALL_BITS
        ) | (low >> TOP_RANK)
    return low, high


@kernel
def closings(s, seat, free_low, free_high):
    """Free squares from which a piece of this seat would beat a run of the other's: the run's other
    end is held already. (By a piece that may be the only one to come there; then it beats nothing.)
    """
    low, high = 0, 0
    own_low, own_high = s.piece[seat, 0], s.piece[seat, 1]
    their_low, their_high = s.piece[1 - seat, 0], s.piece[1 - seat, 1]
    # No run can be closed where no piece stands next to an enemy.
    near_low, near_high = grown(own_low, own_high)
    if (near_low & their_low) == 0 and (near_high & their_high) == 0:
        return low, high
    for direction in range(8):
        run_low, run_high = shifted(own_low, own_high, direction)
        run_low, run_high = run_low & their_low, run_high & their_high
        while run_low or run_high:
            run_low, run_high = shifted(run_low, run_high, direction)
            low |= run_low & free_low
            high |= run_high & free_high
            run_low, run_high = run_low & their_low, run_high & their_high
    return low, high


@kernel
def gauge(s, w):
    """Fill the features of a position."""
    f = w.features
    for i in range(N_FEATURES):
        f[i] = 0
    f[0] = 1
    free_low = squares.ALL_BITS & ~(s.piece[0, 0] | s.piece[1, 0])
    free_high = squares.ALL_BITS & ~(s.piece[0, 1] | s.piece[1, 1])
    for seat in range(2):
        mine = s.mover == seat
        sign = 1 if mine else -1
        shift = 0 if mine else 1
        low, high = s.piece[seat, 0], s.piece[seat, 1]
        heroes_low, heroes_high = low & s.hero[0], high & s.hero[1]
        warriors_low, warriors_high = low & ~s.hero[0], high & ~s.hero[1]
        city_low, city_high = s.city[seat, 0], s.city[seat, 1]
        target_low, target_high = s.city[1 - seat, 0], s.city[1 - seat, 1]
        their_low, their_high = s.piece[1 - seat, 0], s.piece[1 - seat, 1]

        # Pieces and cities, the last few of them apart.
        pieces = s.pieces[seat]
        heroes = count(heroes_low) + count(heroes_high)
        f[1] += sign * (pieces - heroes)
        f[2] += sign * heroes
        if 2 <= pieces <= 4:
            f[1 + pieces] += sign
        f[6] += sign * s.cities[seat]
        if s.cities[seat] <= 2:
            f[6 + s.cities[seat]] += sign

        # Possible next moves: conquests, captures, promotions, moves at large.
        w_low, w_high = union_reach(warriors_low, warriors_high, free_low, free_high, 2)
        h_low, h_high = union_reach(heroes_low, heroes_high, free_low, free_high, 3)
        reach_low, reach_high = w_low | h_low, w_high | h_high
        if s.heroes_conquer:
            f[9 + shift] = count(reach_low & target_low) + count(reach_high & target_high)
        else:
            f[9 + shift] = count(w_low & target_low) + count(w_high & target_high)
        close_low, close_high = closings(s, seat, free_low, free_high)
        f[11 + shift] = count(close_low & reach_low) + count(close_high & reach_high)
        f[13 + shift] = count(w_low & city_low) + count(w_high & city_high)
        reached = count(reach_low) + count(reach_high)
        f[15] += sign * reached

        # Where the pieces stand.
        near_low, near_high = grown(city_low, city_high)
        near_low, near_high = grown(near_low, near_high)
        near_low, near_high = grown(near_low, near_high)
        f[16] += sign * (count(near_low & warriors_low) + count(near_high & warriors_high))
        near_low, near_high = grown(target_low, target_high)
        near_low, near_high = grown(near_low, near_high)
        f[17] += sign * (count(near_low & low) + count(near_high & high))
        f[18] += sign * (count(low & ~INNER) + count(high & ~INNER_HIGH))
        f[19] += sign * (count(low & CENTRE) + count(high & CENTRE_HIGH))
        f[20] += sign * (count(warriors_low & city_low) + count(warriors_high & city_high))
        f[21] += sign * (count(low & city_low) + count(high & city_high))
        near_low, near_high = around(low, high)
        f[22] += sign * (count(near_low & low) + count(near_high & high))
        f[23] += sign * (count(near_low & their_low) + count(near_high & their_high))

        # Endings: pieces that close in on the other's last few, and the room those few have.
        if s.pieces[1 - seat] <= FEW:
            near_low, near_high = grown(their_low, their_high)
            near_low, near_high = grown(near_low, near_high)
            near_low, near_high = grown(near_low, near_high)
            f[24] += sign * (count(near_low & low) + count(near_high & high))
        if pieces <= FEW:
            f[25] += sign * reached


@kernel
def around(low, high):
    """Squares next to some square of a set, and so those of the set that have a neighbour in it."""
    flat_low, flat_high = (
        ((low & squares.NOT_J) << 1) | ((low & squares.NOT_A) >> 1),
        ((high & squares.NOT_J) << 1) | ((high & squares.NOT_A) >> 1),
    )
    row_low, row_high = low | flat_low, high | flat_high
    return (
        flat_low
        | ((row_low << squares.SIDE) & squares.ALL_BITS)
        | (row_low >> squares.SIDE)
        | ((row_high << TOP_RANK) & squares.ALL_BITS),
        flat_high
        | ((row_high << squares.SIDE) & squares.ALL_BITS)
        | (row_high >> squares.SIDE)
        | (row_low >> TOP_RANK),
    )


@kernel(inline=False)
def evaluate(s, w):
    """The worth of a position for the side to move."""
    gauge(s, w)
    total = 0
    for i in range(N_FEATURES):
        total += w.weights[i] * w.features[i]
    # The nearer the draw by calm turns, the less a lead is worth: so that it is put to use in time.
    total = total * (2 * reasons.CALM_TURNS - np.int64(s.calm)) // (2 * reasons.CALM_TURNS)
    return total >> GRAIN_BITS
