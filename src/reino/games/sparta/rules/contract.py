"""The rules of Sparta in the order a turn meets them: move, city, surrounded pieces, end.

    choose a piece ─> move, promote in place or pass ─> city ─> surrounded pieces ─> end? ─┐
          ^                                                                                │
          └──────────────────────────────── the other side <───────────────────────────────┘

Nothing is hidden and nothing is left to chance. That neither side could do anything, the case in
which the rulebook would end the game, cannot come about: some piece always stands next to a free
square, because no more than 16 of the 100 are taken.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.core.kernel.bits import lowest
from reino.core.kernel.rng import below
from reino.games.sparta.rules import actions, reasons, squares
from reino.games.sparta.rules.board import (
    bit_square,
    count,
    flip,
    reach,
    square_at,
    surrounded,
    within,
)
from reino.games.sparta.rules.layouts import LAYOUTS
from reino.games.sparta.rules.state import NOBODY, STATE

__all__ = [
    "STATE",
    "chance",
    "fall",
    "guess",
    "hide",
    "legal",
    "new",
    "over",
    "owing",
    "pick",
    "play",
]


@kernel
def new(s, players, options):
    layout = LAYOUTS[options[1]]
    for word in range(2):
        for seat in range(2):
            s.piece[seat, word] = layout.piece[seat, word]
            s.city[seat, word] = layout.city[seat, word]
        s.hero[word] = layout.hero[word]
    for seat in range(2):
        s.pieces[seat] = layout.pieces[seat]
        s.reserve[seat] = layout.reserve[seat]
        s.cities[seat] = layout.cities[seat]
    s.key = layout.key
    s.mover = layout.mover
    s.winner = NOBODY
    s.last = squares.NONE
    s.heroes_conquer = options[0]


@kernel
def owing(s):
    return 0 if s.reason else 1 << s.mover


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


@kernel
def play(s, seat, action):
    key = s.key
    turn(s, seat, action)
    s.last = action
    remember(s, key)
    if s.reason == 0:
        tell_draw(s)


@kernel
def turn(s, seat, action):
    """A whole turn but for the draws, which need the past."""
    s.calm += 1
    if action != actions.PASS:
        # Menus hold 16 bits, in which plain Python would go on counting.
        origin, target = np.int64(action) // squares.SQUARES, np.int64(action) % squares.SQUARES
        if origin == target:
            promote(s, seat, origin)
        else:
            move(s, seat, origin, target)
            arrive(s, seat, target)
            beat_surrounded(s, seat, target)
    s.mover = 1 - seat
    s.key ^= squares.MOVER_KEY
    tell_end(s)


@kernel
def move(s, seat, origin, target):
    hero = within(s.hero, origin)
    s.key ^= squares.PIECE_KEY[seat, hero, origin] ^ squares.PIECE_KEY[seat, hero, target]
    flip(s.piece[seat], origin)
    flip(s.piece[seat], target)
    if hero:
        flip(s.hero, origin)
        flip(s.hero, target)


@kernel
def arrive(s, seat, square):
    """A warrior in an own city becomes a hero; a piece in an enemy city takes the city."""
    if may_promote(s, seat, square):
        promote(s, seat, square)
    elif within(s.city[1 - seat], square) and (s.heroes_conquer or not within(s.hero, square)):
        flip(s.city[1 - seat], square)
        flip(s.city[seat], square)
        s.cities[1 - seat] -= 1
        s.cities[seat] += 1
        s.key ^= squares.CITY_KEY[square]


@kernel
def promote(s, seat, square):
    flip(s.hero, square)
    s.reserve[seat] -= 1
    s.key ^= squares.PIECE_KEY[seat, 0, square] ^ squares.PIECE_KEY[seat, 1, square]
    s.calm = 0


@kernel
def beat_surrounded(s, seat, square):
    """All surrounded runs of both colours leave the board together."""
    low, high = surrounded(s, seat, square)
    if low == 0 and high == 0:
        return
    s.calm = 0
    for word in range(2):
        left = low if word == 0 else high
        while left:
            beat(s, bit_square(word, left))
            left &= left - 1


@kernel
def beat(s, square):
    owner = within(s.piece[1], square)
    hero = within(s.hero, square)
    flip(s.piece[owner], square)
    s.pieces[owner] -= 1
    if hero:
        flip(s.hero, square)
    s.key ^= squares.PIECE_KEY[owner, hero, square]


@kernel
def tell_end(s):
    """The three ends, in the order they are tested."""
    for seat in range(2):
        if s.cities[1 - seat] == 0:
            finish(s, seat, reasons.ALL_CITIES)
            return
    for seat in range(2):
        if s.pieces[1 - seat] <= 1 and s.pieces[seat] > 1:
            finish(s, seat, reasons.LAST_PIECE)
            return
    if s.pieces[0] <= 2 and s.pieces[1] <= 2:
        richer = NOBODY
        if s.cities[0] != s.cities[1]:
            richer = 0 if s.cities[0] > s.cities[1] else 1
        finish(s, richer, reasons.FEW_PIECES)


@kernel
def finish(s, winner, reason):
    s.winner = winner
    s.reason = reason


@kernel
def remember(s, key):
    """Keep the position that was left; after a turn that was not calm none can come again."""
    if s.calm:
        s.past[s.kept] = key
        s.kept += 1
        return
    for i in range(s.kept):
        s.past[i] = 0
    s.kept = 0


@kernel
def tell_draw(s):
    """A position for the third time, or too many calm turns."""
    times = 1
    for i in range(s.kept % 2, s.kept, 2):  # those with the same side to move
        if s.past[i] == s.key:
            times += 1
    if times >= reasons.TIMES_REPEATED:
        finish(s, NOBODY, reasons.REPETITION)
    elif s.calm >= reasons.CALM_TURNS:
        finish(s, NOBODY, reasons.CALM)


@kernel
def over(s, returns):
    if s.reason:
        returns[0] = 0.0
        returns[1] = 0.0
        if s.winner != NOBODY:
            returns[s.winner] = 1.0
            returns[1 - s.winner] = -1.0
    return s.reason


@kernel
def chance(s, outcomes, weights):
    return 0


@kernel
def fall(s, outcome):
    pass


@kernel
def hide(s, viewer):
    pass


@kernel
def guess(s, viewer, rng):
    pass
