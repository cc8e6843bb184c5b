"""The ids of BraveRats' actions and outcomes, and the keys of its seats."""

from typing import Final

from reino.games.braverats.rules.cards import CARDS

SEAT_KEYS: Final = ("yarg", "applewood")


# Actions: play a card (0..8), or keep one of the packet while drafting (9..17).
PLAY: Final = 0
KEEP: Final = CARDS
ACTIONS: Final = 2 * CARDS

# Outcomes: a card comes up (0..8), a clan is drawn (9, 10), the next game of a match begins (11).
DRAWN_CARD: Final = 0
DRAWN_SEAT: Final = CARDS
NEXT_GAME: Final = CARDS + 2
OUTCOMES: Final = CARDS + 3
