"""Random games, to begin from somewhere in the middle of them or near their end."""

import random
from collections.abc import Callable

from reino.core.game import Game
from reino.core.state import State


def walk(game: Game, seed: int, enough: Callable[[State], bool] = lambda state: False) -> State:
    """The first state of a random game that is enough, or its end."""
    rng = random.Random(seed)
    state = game.start(dealer=None)
    while not (state.over or enough(state)):
        if state.chance:
            outcomes, weights = zip(*state.chance, strict=True)
            state = state.fall(*rng.choices(outcomes, weights))
        else:
            state = state.play({seat: rng.choice(state.legal(seat)) for seat in state.owing})
    return state


def near_end(game: Game, seed: int, steps: int) -> State:
    """A state of a random game, at most so many steps before its end."""
    state = walk(game, seed)
    for _ in range(steps):
        state = state.parent or state
    return state
