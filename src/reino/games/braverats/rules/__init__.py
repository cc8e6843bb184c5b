"""The rules of BraveRats: kernels, and the tables they read.

`contract` answers the questions that Reino asks of every game.
"""

from reino.games.braverats.rules.contract import (
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
from reino.games.braverats.rules.state import STATE

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
