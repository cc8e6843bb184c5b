"""The loops of a batch on a GPU: one thread a game, running the same functions as the CPU.

The work space of a thread lies in its local memory. A long run keeps the game itself there too,
where the hardware interleaves it so that neighbours' reads are one read, or in the memory that a
block shares: see the three `run_*`.
"""

import numpy as np
from numba import cuda

from reino.batches.loops import advance, begin, copy, finish, look, pick_all, run, step
from reino.core.kernel import kernel
from reino.core.kernel.contract import KINDS

# Bound per game.
STATE = np.dtype((np.record, [("nothing", np.int8)]))
MAX_LEGAL = 1
MAX_OUTCOMES = 1
SEATS = 1
THREADS = 128  # of a block
# Of a block that sorts its games. The rest of its shared memory must stay a multiple of 16 bytes:
# the games come after it, and a record is read as if it were aligned.
MOST_THREADS = 256
LAST = 2**31 - 1  # the greatest action that fits 32 bits
# Bound when compiling: another compiler makes other code.
NUMBA_CUDA = ""


@cuda.jit(device=True)
def meet():
    cuda.syncwarp()


@kernel
def kind(s):
    """The kind of the next step. Bound for each game that has kinds."""
    return 0


@cuda.jit
def begin_all(states, first, rngs, players):
    i = cuda.grid(1)
    if i < len(states):
        returns = cuda.local.array(SEATS, np.float64)
        outcomes = cuda.local.array(MAX_OUTCOMES, np.uint16)
        weights = cuda.local.array(MAX_OUTCOMES, np.int64)
        begin(i, states, first, rngs, returns, outcomes, weights)


@cuda.jit
def look_all(states, players, actor, owes, mask, rows):
    i = cuda.grid(1)
    if i < len(states):
        hidden = cuda.local.array(1, STATE)
        ids = cuda.local.array(MAX_LEGAL, np.uint16)
        look(i, 0, states, hidden, players, actor, owes, mask, rows, ids)


@cuda.jit
def step_all(states, first, rngs, actions, players, least, most, rewards, reasons, done, illegal):
    i = cuda.grid(1)
    if i < len(states):
        returns = cuda.local.array(SEATS, np.float64)
        ids = cuda.local.array(MAX_LEGAL, np.uint16)
        outs = cuda.local.array(MAX_OUTCOMES, np.uint16)
        weights = cuda.local.array(MAX_OUTCOMES, np.int64)
        step(
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
        )


@cuda.jit
def pick_for_all(states, rngs, actions, players):
    i = cuda.grid(1)
    if i < len(states):
        ids = cuda.local.array(MAX_LEGAL, np.uint16)
        pick_all(i, states, rngs, actions, players, ids)


@cuda.jit
def run_all(states, first, rngs, players, steps, totals):
    i = cuda.grid(1)
    if i < len(states):
        mine = cuda.local.array(1, STATE)
        rng = cuda.local.array(1, np.uint64)
        returns = cuda.local.array(SEATS, np.float64)
        ids = cuda.local.array(MAX_LEGAL, np.uint16)
        outs = cuda.local.array(MAX_OUTCOMES, np.uint16)
        weights = cuda.local.array(MAX_OUTCOMES, np.int64)
        count = cuda.local.array(2, np.int64)
        copy(mine, 0, states, i)
        rng[0] = rngs[i]
        run(0, mine, first, rng, steps, count, returns, ids, outs, weights)
        copy(states, i, mine, 0)
        rngs[i] = rng[0]
        cuda.atomic.add(totals, 0, count[0])
        cuda.atomic.add(totals, 1, count[1])


@cuda.jit
def run_shared(states, first, rngs, players, steps, totals):
    """The same for a small state: a block's games fit into the memory its threads share, and what
    is written there need not be written through to a cache."""
    i = cuda.grid(1)
    here = cuda.threadIdx.x
    games = cuda.shared.array(THREADS, STATE)
    words = cuda.shared.array(THREADS, np.uint64)
    if i < len(states):
        returns = cuda.local.array(SEATS, np.float64)
        ids = cuda.local.array(MAX_LEGAL, np.uint16)
        outs = cuda.local.array(MAX_OUTCOMES, np.uint16)
        weights = cuda.local.array(MAX_OUTCOMES, np.int64)
        count = cuda.local.array(2, np.int64)
        copy(games, here, states, i)
        words[here] = rngs[i]
        run(here, games, first, words, steps, count, returns, ids, outs, weights)
        copy(states, i, games, here)
        rngs[i] = words[here]
        cuda.atomic.add(totals, 0, count[0])
        cuda.atomic.add(totals, 1, count[1])


@cuda.jit
def run_sorted(states, first, rngs, players, steps, totals):
    """The same for a game whose steps differ: before each, a block's threads sort its games by the
    kind of step that comes next, so that neighbours do much the same work.

    The games lie in shared memory, where any thread may take any of them on; there is room for as
    many as the launch says.
    """
    here = cuda.threadIdx.x
    beginning = cuda.blockIdx.x * cuda.blockDim.x
    here_too = min(cuda.blockDim.x, len(states) - beginning)  # games of this block
    games = cuda.shared.array(0, STATE)
    words = cuda.shared.array(MOST_THREADS, np.uint64)
    order = cuda.shared.array(MOST_THREADS, np.int32)
    of_kind = cuda.shared.array(KINDS, np.int32)
    returns = cuda.local.array(SEATS, np.float64)
    ids = cuda.local.array(MAX_LEGAL, np.uint16)
    outs = cuda.local.array(MAX_OUTCOMES, np.uint16)
    weights = cuda.local.array(MAX_OUTCOMES, np.int64)
    made = np.int64(0)
    ended = np.int64(0)
    if here < here_too:
        copy(games, here, states, beginning + here)
        words[here] = rngs[beginning + here]
    for _ in range(steps):
        for k in range(here, KINDS, cuda.blockDim.x):
            of_kind[k] = 0
        cuda.syncthreads()
        mine = 0
        rank = 0
        if here < here_too:
            mine = kind(games[here]) & (KINDS - 1)  # a kind out of range must not leave the array
            rank = cuda.atomic.add(of_kind, mine, 1)
        cuda.syncthreads()
        if here < here_too:
            for k in range(mine):
                rank += of_kind[k]
            order[rank] = here
        cuda.syncthreads()
        if here < here_too:
            more, over_now = advance(order[here], games, first, words, returns, ids, outs, weights)
            made += more
            ended += over_now
        cuda.syncthreads()
    if here < here_too:
        ended += finish(here, games, first, words, returns, outs, weights)
        copy(states, beginning + here, games, here)
        rngs[beginning + here] = words[here]
    cuda.atomic.add(totals, 0, made)
    cuda.atomic.add(totals, 1, ended)


@cuda.jit(device=True)
def narrowed(value):
    """A whole number of any width; a number that does not fit 32 bits is no action."""
    if value >= 0 and value <= LAST:
        return np.int32(value)
    return np.int32(-1)


@cuda.jit
def take_row(given, actions):
    """Take actions of any whole number type, one a game."""
    i = cuda.grid(1)
    if i < len(actions):
        actions[i, 0] = narrowed(given[i])


@cuda.jit
def take_rows(given, actions):
    """Take actions of any whole number type, one a seat."""
    i = cuda.grid(1)
    if i < len(actions):
        for seat in range(actions.shape[1]):
            actions[i, seat] = narrowed(given[i, seat])
