"""Reasons for the end of a game of Korona, in the order of their codes, in which combos are looked
for; 0 is "not over"."""

from typing import Final

HEALER_COMBO: Final = 1
MILITARY_COMBO: Final = 2
PRODUCTION_COMBO: Final = 3
CARDS_RAN_OUT: Final = 4
REASON_KEYS: Final = ("", "healer", "military", "production", "cards")
