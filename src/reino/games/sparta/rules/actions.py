"""The action table of Sparta, and the keys of its seats."""

from collections.abc import Mapping
from typing import Any

from reino.core.actions import ActionTable, Kind
from reino.games.sparta.rules import reasons, squares

SEAT_KEYS = ("sparta", "achaea")


def written(move: Mapping[str, str]) -> str:
    """A move in the notation: b2-d4, or b5=H."""
    origin, target = move["from"], move["to"]
    return f"{origin}=H" if origin == target else f"{origin}-{target}"


_ENDS: dict[str, Any] = {"from": squares.NAMES, "to": squares.NAMES}
TABLE = ActionTable(
    # From a square to another, or where both are the same, a promotion in place.
    Kind("move", written, **_ENDS),
    Kind("pass"),
)
PASS = TABLE.first("pass")
MAX_LEGAL = squares.MOST_PIECES * ((2 * squares.HERO_STEPS + 1) ** 2 - 1)

# Every turn but the last of each calm stretch is within CALM_TURNS of one that is not calm: at most
# 16 promotions, and 13 pieces beaten before both sides are down to two or one of them to one.
MAX_STEPS = reasons.CALM_TURNS * (2 * squares.MOST_PIECES + 13 + 1)
