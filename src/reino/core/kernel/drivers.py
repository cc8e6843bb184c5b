"""Compiled loops that work for every game: one step with its checks, views, playouts, counts.

Written against the contract; `reino.core.compiled` binds a copy to each game. Entry points take
the bytes of a state, because Python hands those over several times faster than a record.

A *position*, as the facade keeps it, is the state followed by the data that every caller reads
next: each seat's return, and a menu, for each seat how many actions it may choose, and their ids.
So one call makes a choice and returns its result.

    | state | returns, float64 a seat | count, ids[MAX_LEGAL] of seat 0, uint16 | of seat 1 | ...

The *status* that a call returns is one integer:

    bits 0-7 seats that owe · 8-15 end reason · 16 chance's turn · 17 choices owed now are not
    sealed · from 24 on, 8 bits a seat: its menu count, at most 255
"""

import numpy as np

from reino.core.kernel import kernel
from reino.core.kernel.contract import (
    chance,
    fall,
    guess,
    hide,
    legal,
    new,
    over,
    owing,
    pick,
    play,
    sealed,
)
from reino.core.kernel.rng import pick_weighted

# Bound per game.
STATE = np.dtype((np.record, [("nothing", np.int8)]))
SIZE = 1  # bytes of STATE
PADDED = 8  # the same, rounded up to whole words
POSITION = np.dtype((np.record, [("nothing", np.int8)]))
MAX_LEGAL = 1
MAX_OUTCOMES = 1

REASON_SHIFT = 8
REASON_MASK = 0xFF
CHANCE_BIT = 1 << 16
UNSEALED_BIT = 1 << 17
MENU_SHIFT = 24
MENU_MASK = 0xFF

REFUSED = -1


@kernel
def start(buf, players):
    """A new game in a buffer that is zeroed but for its options."""
    new(buf.view(POSITION)[0].state, players)


@kernel
def survey(p):
    """Write returns and menu behind the state, and return the status."""
    s = p.state
    reason = over(s, p.returns)
    mask = owing(s)
    status = np.int64(mask) | (np.int64(reason) << REASON_SHIFT)
    if mask == 0 and reason == 0:
        status |= CHANCE_BIT
    if mask != 0 and not sealed(s):
        status |= UNSEALED_BIT
    for seat in range(len(p.returns)):
        n = 0
        if (mask >> seat) & 1:
            n = legal(s, seat, p.menu[seat, 1:])
        p.menu[seat, 0] = n
        status |= np.int64(min(n, MENU_MASK)) << (MENU_SHIFT + 8 * seat)
    return status


@kernel
def review(buf):
    """Survey a position that was not made by `advance`; returns the status.

    The rarer drivers leave the survey to this call. Each would have a copy of the rules about
    menus, and compiling one takes seconds.
    """
    return survey(buf.view(POSITION)[0])


@kernel
def refused(p, seat, action):
    """Whether the menu does not offer this action to this seat."""
    if seat < 0 or seat >= len(p.returns):
        return True
    for i in range(p.menu[seat, 0]):
        if p.menu[seat, 1 + i] == action:
            return False
    return True


@kernel
def advance(buf, seat, action, other, answer):
    """Make one choice, or two sealed ones owed together (other = -1: none); returns the status.

    Nothing changes where a choice is refused; the status is then REFUSED.
    """
    p = buf.view(POSITION)[0]
    if refused(p, seat, action):
        return REFUSED
    if other != -1 and refused(p, other, answer):
        return REFUSED
    play(p.state, seat, action)
    if other != -1:
        play(p.state, other, answer)
    return survey(p)


@kernel
def chances(buf, outcomes, weights):
    return chance(buf.view(POSITION)[0].state, outcomes, weights)


@kernel
def befall(buf, outcome):
    """Apply an outcome of chance; the facade has checked that it is possible."""
    fall(buf.view(POSITION)[0].state, outcome)


@kernel
def conceal(buf, viewer):
    """Hide from this viewer; the menu keeps only the viewer's own actions."""
    p = buf.view(POSITION)[0]
    hide(p.state, viewer)
    status = survey(p)
    for seat in range(len(p.returns)):
        if seat != viewer:
            p.menu[seat, :] = 0
            status &= ~(MENU_MASK << (MENU_SHIFT + 8 * seat))
    return status


@kernel
def suppose(buf, viewer, rng):
    """Replace the unknown in this viewer's copy by a guess."""
    guess(buf.view(POSITION)[0].state, viewer, rng)


@kernel
def random_step(s, players, rng, ids, outcomes, weights):
    """One random choice of every seat that owes one, or one draw of chance."""
    mask = owing(s)
    if mask == 0:
        n = chance(s, outcomes, weights)
        fall(s, outcomes[pick_weighted(rng, weights, n)])
        return 1
    steps = 0
    for seat in range(players):
        # Where choices are not sealed, the one before may leave this seat nothing to choose.
        if (mask >> seat) & 1 and (steps == 0 or (owing(s) >> seat) & 1):
            play(s, seat, pick(s, seat, rng, ids))
            steps += 1
    return steps


@kernel(nogil=True)
def playouts(origin, players, n, rng, totals, reasons):
    """n random games from this position.

    `totals` gathers steps, then each seat's returns; `reasons` counts the ends by reason.
    """
    first = origin[:SIZE].view(STATE)
    work = np.zeros(SIZE, np.uint8).view(STATE)
    s = work[0]
    ids = np.zeros(MAX_LEGAL, np.uint16)
    outcomes = np.zeros(MAX_OUTCOMES, np.uint16)
    weights = np.zeros(MAX_OUTCOMES, np.int64)
    returns = np.zeros(players, np.float64)
    steps = 0
    for _ in range(n):
        work[0] = first[0]
        reason = over(s, returns)
        while reason == 0:
            steps += random_step(s, players, rng, ids, outcomes, weights)
            reason = over(s, returns)
        reasons[reason] += 1
        for seat in range(players):
            totals[1 + seat] += returns[seat]
    totals[0] += steps


@kernel(nogil=True)
def counts(origin, depth, nodes):
    """Add up the positions reached in 0..depth steps, a step being the choices of all seats that
    owe one, or one outcome. Positions reached in several ways count each time.

    The walk keeps its own stack: a level is a copy of the state, and whose options it is going
    through. Seats that owe together make one step; its parts share a level count. They choose from
    their menus before it; a choice that is not sealed may be too late, and does nothing then.
    """
    levels = 8 * (depth + 1)
    states = np.zeros(levels * SIZE, np.uint8).view(STATE)
    steps_left = np.zeros(levels, np.int64)
    moves = np.zeros((levels, max(MAX_LEGAL, MAX_OUTCOMES)), np.uint16)
    n_moves = np.zeros(levels, np.int64)
    at_move = np.zeros(levels, np.int64)
    mover = np.zeros(levels, np.int64)  # a seat, or -1 for chance
    together = np.zeros(levels, np.int64)  # seats of this step that still have to choose
    begun = np.zeros(levels, np.int64)  # the level at which this step began
    weights = np.zeros(MAX_OUTCOMES, np.int64)
    returns = np.zeros(8, np.float64)

    states[0] = origin[:SIZE].view(STATE)[0]
    steps_left[0] = depth
    level = 0
    entering = True
    while level >= 0:
        s = states[level]
        if entering:
            # 1. A whole step is complete: count the position, and find the seats that choose next.
            if together[level] == 0:
                nodes[depth - steps_left[level]] += 1
                if steps_left[level] == 0 or over(s, returns):
                    n_moves[level] = 0
                else:
                    begun[level] = level
                    together[level] = owing(s)
                    mover[level] = -1
                    if together[level] == 0:
                        n_moves[level] = chance(s, moves[level], weights)
            # 2. The lowest seat that still has to choose in this step.
            if together[level] != 0:
                seat = 0
                while not (together[level] >> seat) & 1:
                    seat += 1
                mover[level] = seat
                n_moves[level] = legal(states[begun[level]], seat, moves[level])
            at_move[level] = 0
        # 3. The next move of this level, or back to the level above.
        if at_move[level] == n_moves[level]:
            level -= 1
            entering = False
            continue
        move = moves[level, at_move[level]]
        at_move[level] += 1
        states[level + 1] = states[level]
        if mover[level] < 0:
            fall(states[level + 1], move)
            together[level + 1] = 0
        else:
            play(states[level + 1], mover[level], move)
            together[level + 1] = together[level] & ~(1 << mover[level])
            begun[level + 1] = begun[level]
        steps_left[level + 1] = steps_left[level] - (1 if together[level + 1] == 0 else 0)
        level += 1
        entering = True
