"""What a bot is, and the simplest one."""

import random
from collections.abc import Mapping
from typing import Protocol

from reino.core.errors import GameOver, OutOfTurn
from reino.core.view import View

Mix = Mapping[int, float]  # actions, and how often to choose each


class Bot(Protocol):
    """Something that chooses from a view."""

    def choose(self, view: View) -> int:
        """One of the view's legal actions."""


class RandomBot:
    """Any legal action, all alike."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View) -> int:
        return self._random.choice(menu(view))


def menu(view: View) -> tuple[int, ...]:
    """The actions to choose from; refuses a view in which its seat owes no decision."""
    if view.over:
        raise GameOver(f"the game is over ({view.reason}); there is nothing to choose")
    if not view.legal:
        whose = "the public" if view.seat is None else f"seat {view.seat}"
        waiting = " and ".join(f"seat {seat}" for seat in view.owing) or "chance"
        raise OutOfTurn(f"{whose} owes no decision now; waiting for {waiting}")
    return view.legal


def drawn(mix: Mix, chance: random.Random) -> int:
    """An action, as often as the mix says."""
    return chance.choices(list(mix), list(mix.values()))[0]
