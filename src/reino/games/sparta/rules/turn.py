"""A turn: a piece moves or is promoted, takes a city, and beats the pieces it surrounds."""

import numpy as np

from reino.core.kernel import kernel
from reino.games.sparta.rules import actions, squares
from reino.games.sparta.rules.board import bit_square, flip, surrounded, within
from reino.games.sparta.rules.ending import tell_end
from reino.games.sparta.rules.legal import may_promote


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
