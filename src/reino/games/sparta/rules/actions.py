"""The ids of Sparta's actions, and the keys of its seats."""

from reino.games.sparta.rules.reasons import CALM_TURNS
from reino.games.sparta.rules.squares import HERO_STEPS, MOST_PIECES, SQUARES

SEAT_KEYS = ("sparta", "achaea")

# Actions. From a square to another, or where both are the same, a promotion in place; or a pass.
PASS = SQUARES * SQUARES
ACTIONS = PASS + 1
MAX_LEGAL = MOST_PIECES * ((2 * HERO_STEPS + 1) ** 2 - 1)

# Every turn but the last of each calm stretch is within CALM_TURNS of one that is not calm: at most
# 16 promotions, and 13 pieces beaten before both sides are down to two or one of them to one.
MAX_STEPS = CALM_TURNS * (2 * MOST_PIECES + 13 + 1)
