"""What the moves of a position would bring, and why others are not allowed, by the rules
themselves: for previews and refusals."""

import numpy as np

from reino.core.kernel import kernel
from reino.games.sparta.rules import actions, squares
from reino.games.sparta.rules.board import flip, holds, walked, within
from reino.games.sparta.rules.contract import play
from reino.games.sparta.rules.state import NOBODY
from reino.games.sparta.rules.threats import threatened

# What a move brings. Sets of squares take two places each.
TAKEN, LOST, RISKED, CONQUERS, PROMOTES, ENDS = 0, 2, 4, 6, 7, 8
FIELDS = 9
GOES_ON, WON, DRAWN, DEFEATED = range(4)  # how a move ends the game

# Why an action is not legal, in the order in which a player would ask.
NO_PASS, OTHER_PIECE, NO_PIECE, HERO_ALREADY, NO_OWN_CITY, NO_RESERVE, NOT_FREE, FAR, BLOCKED = (
    range(9)
)


@kernel(inline=False)
def foresee(s, moves, work, out):
    """Play each of these moves on a copy of the position, and write what it brings."""
    seat = s.mover
    other = 1 - seat
    for i in range(len(moves)):
        work[0] = s
        came, told = work[0], out[i]
        play(came, seat, moves[i])
        for word in range(2):
            told[TAKEN + word] = s.piece[other, word] & ~came.piece[other, word]
        write_lost(s, seat, moves[i], came, told)
        # Read off the counts: the piece itself may be beaten at once.
        told[CONQUERS] = came.cities[seat] > s.cities[seat]
        told[PROMOTES] = came.reserve[seat] < s.reserve[seat]
        if came.reason:
            told[ENDS] = WON if came.winner == seat else DEFEATED
            if came.winner == NOBODY:
                told[ENDS] = DRAWN
        else:
            told[ENDS] = GOES_ON
            told[RISKED], told[RISKED + 1] = threatened(came, other)


@kernel
def write_lost(s, seat, move, came, told):
    """The mover's pieces that are beaten, the moved one perhaps included: a set."""
    stood = told[LOST : LOST + 2]
    for word in range(2):
        stood[word] = s.piece[seat, word]
    if move != actions.PASS:
        flip(stood, move // squares.SQUARES)
        flip(stood, move % squares.SQUARES)
    for word in range(2):
        stood[word] &= ~came.piece[seat, word]


@kernel(inline=False)
def refusal(s, action):
    """The first reason why an action is not legal for the side to move."""
    if action == actions.PASS:
        return NO_PASS
    origin, target = np.int64(action) // squares.SQUARES, np.int64(action) % squares.SQUARES
    if holds(s, 1 - s.mover, origin):
        return OTHER_PIECE
    if not holds(s, s.mover, origin):
        return NO_PIECE
    if origin == target:
        if within(s.hero, origin):
            return HERO_ALREADY
        return NO_RESERVE if within(s.city[s.mover], origin) else NO_OWN_CITY
    if holds(s, 0, target) or holds(s, 1, target):
        return NOT_FREE
    # Out of its reach were the board empty, or only for the pieces in its way.
    reached = walked(s, origin, squares.ALL_BITS, squares.ALL_BITS)
    return BLOCKED if within(reached, target) else FAR
