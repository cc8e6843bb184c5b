"""The rules of Sparta: kernels, and the tables they read.

`contract` answers the questions that Reino asks of every game.
"""

from reino.games.sparta.rules.contract import (
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
)
from reino.games.sparta.rules.state import STATE

__all__ = [
    "STATE",
    "chance",
    "fall",
    "guess",
    "hide",
    "legal",
    "new",
    "over",
    "owing",
    "pick",
    "play",
]
