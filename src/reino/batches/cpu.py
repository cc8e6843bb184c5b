"""The loops of a batch on the CPU, each one call for all games."""

import numpy as np

from reino.batches.loops import begin, look, pick_all, run, step
from reino.core.kernel import kernel

# Bound per game.
STATE = np.dtype((np.record, [("nothing", np.int8)]))
SIZE = 1  # bytes of STATE
MAX_LEGAL = 1
MAX_OUTCOMES = 1


@kernel(nogil=True)
def begin_all(states, first, rngs, players):
    returns = np.zeros(players, np.float64)
    outcomes = np.zeros(MAX_OUTCOMES, np.uint16)
    weights = np.zeros(MAX_OUTCOMES, np.int64)
    for i in range(len(states)):
        begin(i, states, first, rngs, returns, outcomes, weights)


@kernel(nogil=True)
def look_all(states, players, actor, owes, mask, rows):
    hidden = np.zeros(SIZE, np.uint8).view(STATE)
    ids = np.zeros(MAX_LEGAL, np.uint16)
    for i in range(len(states)):
        look(i, 0, states, hidden, players, actor, owes, mask, rows, ids)


@kernel(nogil=True)
def step_all(states, first, rngs, actions, players, least, most, rewards, reasons, done, illegal):
    returns = np.zeros(players, np.float64)
    ids = np.zeros(MAX_LEGAL, np.uint16)
    outs = np.zeros(MAX_OUTCOMES, np.uint16)
    weights = np.zeros(MAX_OUTCOMES, np.int64)
    for i in range(len(states)):
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


@kernel(nogil=True)
def pick_for_all(states, rngs, actions, players):
    ids = np.zeros(MAX_LEGAL, np.uint16)
    for i in range(len(states)):
        pick_all(i, states, rngs, actions, players, ids)


@kernel(nogil=True)
def run_all(states, first, rngs, players, steps, totals):
    returns = np.zeros(players, np.float64)
    ids = np.zeros(MAX_LEGAL, np.uint16)
    outs = np.zeros(MAX_OUTCOMES, np.uint16)
    weights = np.zeros(MAX_OUTCOMES, np.int64)
    count = np.zeros(2, np.int64)
    for i in range(len(states)):
        run(i, states, first, rngs, steps, count, returns, ids, outs, weights)
        totals[0] += count[0]
        totals[1] += count[1]
