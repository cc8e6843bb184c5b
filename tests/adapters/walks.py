"""Tables for the tests of all adapters: random games, to begin from their middle or near their
end."""

import random
from collections.abc import Callable, Mapping

from reino.core.game import Game
from reino.core.state import State

Options = Mapping[str, object]

TABLES: list[tuple[str, int, Options]] = [
    ("braverats", 2, {}),
    ("braverats", 2, {"draft": True, "mime": "ninth", "traitor": True}),
    ("braverats", 2, {"emperor": True, "lucky_draw": True, "princess_attack": "random"}),
    ("sparta", 2, {}),
    ("sparta", 2, {"layout": "classic", "heroes_conquer": False}),
    ("korona", 2, {}),
    ("korona", 3, {}),
    ("korona", 4, {}),
    ("jackrabbits", 2, {"map": "build", "tight_suits": True}),
    ("jackrabbits", 3, {"interpersonal_trade": True, "provisional_palaces": True}),
    ("jackrabbits", 4, {"map": "random", "seized_surplus": True, "capital_aces": True}),
]


def walk(game: Game, seed: int, enough: Callable[[State], bool] = lambda state: False) -> State:
    """The first state of a random game that meets the condition, or its end."""
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
