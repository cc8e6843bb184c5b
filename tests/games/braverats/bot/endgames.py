"""Positions near the end of a random game: few cards, solved at once."""

import random

import reino


def endgame(options, cards, seed):
    """A random position with so many cards left, or None where the game ended before."""
    rng = random.Random(seed)
    state = reino.load("braverats", options=options).start(seed=seed)
    while not state.over:
        if state.record.stage == 7 and state.record.in_hand.tolist() == [cards, cards]:
            return state
        seat = state.owing[0]
        state = state.play(seat, rng.choice(state.legal(seat)))
    return None


def open_endgame(cards):
    """A position with so many cards left in which no Spy looks."""
    positions = (endgame({}, cards, seed) for seed in range(4000))
    return next(s for s in positions if s is not None and len(s.owing) == 2)
