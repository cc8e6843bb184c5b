"""The ids of Sparta's actions, and the keys of its seats."""

from reino.games.sparta.rules import reasons, squares

SEAT_KEYS = ("sparta", "achaea")

# Actions. From a square to another, or where both are the same, a promotion in place; or a pass.
PASS = squares.SQUARES * squares.SQUARES
ACTIONS = PASS + 1
MAX_LEGAL = squares.MOST_PIECES * ((2 * squares.HERO_STEPS + 1) ** 2 - 1)

# Every turn but the last of each calm stretch is within CALM_TURNS of one that is not calm: at most
# 16 promotions, and 13 pieces beaten before both sides are down to two or one of them to one.
MAX_STEPS = reasons.CALM_TURNS * (2 * squares.MOST_PIECES + 13 + 1)
