"""The rules of Jack Rabbits: kernels, and the tables they read.

`contract` answers the questions that Reino asks of every game.
"""

from reino.games.jackrabbits.rules.contract import (
    chance,
    fall,
    guess,
    hide,
    kind,
    legal,
    new,
    over,
    owing,
    play,
    sealed,
)
from reino.games.jackrabbits.rules.state import STATE

__all__ = [
    "STATE",
    "chance",
    "fall",
    "guess",
    "hide",
    "kind",
    "legal",
    "new",
    "over",
    "owing",
    "play",
    "sealed",
]
