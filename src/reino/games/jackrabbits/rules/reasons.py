"""Reasons for the end of a game of Jack Rabbits, in the order of their codes; 0 is "not over"."""

from typing import Final

HOME: Final = 1  # three royals at the citadel
TURNS_RAN_OUT: Final = 2
EXPLORED: Final = 3  # the children's game: every residence is marked, and all are home
TIME: Final = 4  # the children's game: its turns ran out
REASON_KEYS: Final = ("", "home", "turns", "explored", "time")
