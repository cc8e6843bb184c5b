"""What a bot is, and the simplest one."""

import random
from collections.abc import Mapping
from typing import Protocol

from reino.core.refusal import check_asked
from reino.core.view import View

Mix = Mapping[int, float]  # actions, and how often to choose each


class Bot(Protocol):
    """Something that chooses from a view. One that has a method `close()` is closed at the end."""

    def choose(self, view: View) -> int:
        """One of the view's legal actions."""


class RandomBot:
    """Any legal action, all alike."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View) -> int:
        return self._random.choice(menu(view))


def close_bot(bot: object) -> None:
    """Let a bot go that holds on to something, such as a program. Most have nothing to close."""
    close = getattr(bot, "close", None)
    if callable(close):
        close()


def menu(view: View) -> tuple[int, ...]:
    """The actions to choose from; refuses a view in which its seat owes no decision."""
    check_asked(view)
    return view.legal


def drawn(mix: Mix, chance: random.Random) -> int:
    """An action, as often as the mix says."""
    return chance.choices(list(mix), list(mix.values()))[0]
