"""The rules of Korona: kernels, and the tables they read.

`contract` answers the questions that Reino asks of every game.
"""

from reino.games.korona.rules.contract import (
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
)
from reino.games.korona.rules.state import STATE

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
]
