"""Why a game of Jack Rabbits is over. The order is the code in the state, and 0 is "not over"."""

from typing import Final

HOME: Final = 1  # three royals at the citadel
TURNS_RAN_OUT: Final = 2
REASON_KEYS: Final = ("", "home", "turns")
