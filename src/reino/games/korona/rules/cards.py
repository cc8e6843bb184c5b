"""The ninety cards of Korona, as the rulebook prints them."""

from typing import Final

import numpy as np

MONARCH: Final = 0
STABLE: Final = 1
KNIGHT: Final = 2
TOWER: Final = 3
ARCHER: Final = 4
FIELD: Final = 5
PEASANT: Final = 6
HEALER: Final = 7
JESTER: Final = 8
VILLAIN: Final = 9

DONATION: Final = 10
DRAW_AGAIN: Final = 11
INTERNAL_AFFAIRS: Final = 12
TACTICAL_SWAP: Final = 13
SNEAK_ATTACK: Final = 14
GLORIOUS_ATTACK: Final = 15
REVOLT: Final = 16
SHIELD: Final = 17

CARD_KEYS: Final = (
    "monarch",
    "stable",
    "knight",
    "tower",
    "archer",
    "field",
    "peasant",
    "healer",
    "jester",
    "villain",
    "donation",
    "draw-again",
    "internal-affairs",
    "tactical-swap",
    "sneak-attack",
    "glorious-attack",
    "revolt",
    "shield",
)
CARDS: Final = len(CARD_KEYS)
COLOURS: Final = 10  # of the kingdom cards, which are the first
COPIES: Final = np.array([4, 4, 5, 6, 10, 6, 12, 2, 3, 2, 4, 10, 8, 4, 3, 2, 1, 4], np.int64)
SEATS: Final = 4

# Points.
MONARCH_POINTS: Final = 10
STABLE_POINTS: Final = 3
KNIGHT_POINTS: Final = 6  # on a stable
TOWER_POINTS: Final = 5
ARCHER_POINTS: Final = 2  # on a tower
PEASANT_POINTS: Final = 1  # on a field
LONE_POINTS: Final = 1  # knight, archer or peasant by itself
FIELD_POINTS: Final = 10  # every field but the first
FIELDS_POINTS: Final = np.array([0, *range(0, 6 * FIELD_POINTS, FIELD_POINTS)], np.int64)
SECOND_HEALER_POINTS: Final = 3
VILLAIN_POINTS: Final = -10
HEALER_POINTS: Final = np.array([3, 3, 3, 3, 3, 3, 3, 3, 8, 15, 40], np.int64)  # by colours
BEST_HEALER: Final = 40
