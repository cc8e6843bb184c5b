"""One step of many games, written against the contract and bound to each game.

All data of a game of the batch is at its index, so that a loop on the CPU and a grid of threads on
a GPU run the same functions. Outcomes of chance are drawn from the game's own word of random
numbers; a game that is over is replaced by a new one in the same step.

Shared conventions
    i        which game of the batch
    k        which record of `hidden` may be written to
    asked    seats with a row of their own: all of them where choices are simultaneous, else the
             one that owes
"""

import numpy as np

from reino.core.kernel import kernel
from reino.core.kernel.bits import lowest
from reino.core.kernel.contract import chance, fall, hide, legal, over, owing, pick, play
from reino.core.kernel.rng import pick_weighted

ILLEGAL = 255  # the reason of a game that an illegal action ended

# Bound per game: the size of a record, and how it is copied. Numba copies records byte after byte
# on a GPU.
WORD = np.uint8
WORDS = 1
SIZE = 1  # bytes of a record


@kernel
def encode(s, seat, out):
    """Write the encoding of a hidden record for a seat. Bound per game."""
    return 0


@kernel
def write_options(data, begin, out):
    """Write the options of the record that begins at a byte. Bound per game."""
    return


@kernel
def copy(target, i, source, k):
    """target[i] = source[k], for records."""
    to = target.view(WORD)
    come = source.view(WORD)
    for at in range(WORDS):
        to[i * WORDS + at] = come[k * WORDS + at]


@kernel
def meet():
    """A barrier at which threads of a GPU that diverged in one step begin the next together. Bound
    there; on a CPU it does nothing."""
    return 0


@kernel
def settle(s, rng, returns, outcomes, weights):
    """Draw outcomes of chance until a seat owes a decision or the game is over; gives the end
    reason."""
    reason = over(s, returns)
    while reason == 0 and owing(s) == 0:
        n = chance(s, outcomes, weights)
        fall(s, outcomes[pick_weighted(rng, weights, n)])
        reason = over(s, returns)
    return reason


@kernel
def is_listed(ids, n, action):
    for at in range(n):
        if ids[at] == action:
            return True
    return False


@kernel
def begin(i, states, first, rngs, returns, outcomes, weights):
    """A new game in place of the old one."""
    copy(states, i, first, 0)
    settle(states[i], rngs[i : i + 1], returns, outcomes, weights)


@kernel
def look(i, k, states, hidden, players, actor, owes, mask, rows, ids):
    """Write masks and observations of the seats that are asked."""
    who = owing(states[i])
    actor[i] = lowest(who) if who != 0 else 0
    for seat in range(players):
        owes[i, seat] = (who >> seat) & 1
    asked = mask.shape[1]
    for a in range(asked):
        seat = a if asked > 1 else np.int64(actor[i])
        for action in range(mask.shape[2]):
            mask[i, a, action] = 0
        if (who >> seat) & 1:
            n = legal(states[i], seat, ids)
            for at in range(n):
                mask[i, a, ids[at]] = 1
        copy(hidden, k, states, i)
        hide(hidden[k], seat)
        encode(hidden[k], seat, rows[i, a])
        write_options(hidden.view(np.uint8), k * SIZE, rows[i, a])


@kernel
def choose(i, states, actions, players, ids):
    """Play the choices of the seats that owe one; gives the seats whose choice is illegal, as bits,
    and then plays nothing."""
    who = np.int64(owing(states[i]))
    asked = actions.shape[1]
    offenders = np.int64(0)
    for seat in range(players):
        if (who >> seat) & 1:
            action = np.int64(actions[i, seat % asked])
            if not is_listed(ids, legal(states[i], seat, ids), action):
                offenders |= np.int64(1) << seat
    if offenders == 0:
        for seat in range(players):
            if (who >> seat) & 1:
                play(states[i], seat, np.int64(actions[i, seat % asked]))
    return offenders


@kernel
def forfeit(offenders, players, least, most, returns):
    """Seats with an illegal choice share a loss, the others a win; where all are illegal, each gets
    0."""
    losers = np.int64(0)
    for seat in range(players):
        losers += (offenders >> seat) & 1
    for seat in range(players):
        if losers == players:
            returns[seat] = 0.0
        elif (offenders >> seat) & 1:
            returns[seat] = least / losers
        else:
            returns[seat] = most / (players - losers)


@kernel
def step(
    i,
    states,
    first,
    rngs,
    actions,
    players,
    least,
    most,
    rewards,
    reasons,
    done,
    illegal,
    returns,
    ids,
    outs,
    weights,
):
    """Choices, the outcomes of chance that follow, and a new game where this one is over."""
    offenders = choose(i, states, actions, players, ids)
    reason = np.int64(ILLEGAL)
    if offenders != 0:
        forfeit(offenders, players, least, most, returns)
    else:
        reason = settle(states[i], rngs[i : i + 1], returns, outs, weights)
    reasons[i] = reason
    done[i] = reason != 0
    illegal[i] = offenders != 0
    for seat in range(players):
        rewards[i, seat] = returns[seat] if reason != 0 else 0.0
    if reason != 0:
        begin(i, states, first, rngs, returns, outs, weights)


@kernel
def pick_all(i, states, rngs, actions, players, ids):
    """A random legal action for each seat that owes one; 0 for the others."""
    who = owing(states[i])
    asked = actions.shape[1]
    for a in range(asked):
        actions[i, a] = 0
    for seat in range(players):
        if (who >> seat) & 1:
            actions[i, seat % asked] = pick(states[i], seat, rngs[i : i + 1], ids)


@kernel
def advance(i, states, first, rngs, returns, ids, outs, weights):
    """One outcome, or a random choice of every seat that owes one; gives how many of these there
    were, and whether the game ended, in which case another begins."""
    s = states[i]
    rng = rngs[i : i + 1]
    made = np.int64(0)
    who = owing(s)
    if who == 0:
        n = chance(s, outs, weights)
        fall(s, outs[pick_weighted(rng, weights, n)])
        made += 1
    while who != 0:
        seat = lowest(who)
        who &= who - 1
        # Where choices are not sealed, the one before may leave this seat nothing to choose.
        if made == 0 or (owing(s) >> seat) & 1:
            play(s, seat, pick(s, seat, rng, ids))
            made += 1
    ended = over(s, returns) != 0
    if ended:
        copy(states, i, first, 0)
    return made, ended


@kernel
def finish(i, states, first, rngs, returns, outs, weights):
    """Draw the outcomes that a run has left open; tells whether the game ended by them, in which
    case another begins."""
    ended = settle(states[i], rngs[i : i + 1], returns, outs, weights) != 0
    if ended:
        begin(i, states, first, rngs, returns, outs, weights)
    return ended


@kernel
def run(i, states, first, rngs, steps, count, returns, ids, outs, weights):
    """A number of random decisions in a row; counts steps (outcomes too) and games that ended."""
    made = np.int64(0)
    ended = np.int64(0)
    for _ in range(steps):
        meet()
        more, over_now = advance(i, states, first, rngs, returns, ids, outs, weights)
        made += more
        ended += over_now
    ended += finish(i, states, first, rngs, returns, outs, weights)
    count[0] = made
    count[1] = ended
