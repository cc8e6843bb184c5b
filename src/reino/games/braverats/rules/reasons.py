"""Reasons for the end of a game of BraveRats, in the order of their codes; 0 is "not over"."""

from typing import Final

REASON_KEYS: Final = ("", "target", "princess", "out_of_cards", "match", "nine_games")
TARGET_REACHED: Final = 1
PRINCESS_MET_PRINCE: Final = 2
OUT_OF_CARDS: Final = 3
MATCH_WON: Final = 4
NINE_GAMES: Final = 5
