"""Reasons for the end of a game of Jack Rabbits, in the order of their codes; 0 is "not over"."""

from typing import Final

HOME: Final = 1  # three royals at the citadel
TURNS_RAN_OUT: Final = 2
REASON_KEYS: Final = ("", "home", "turns")
