"""The cards of BraveRats, as the rulebook prints them.

Integers carry the meaning, so that the kernel and the words agree on them:

    card    0..7 = strength and name at once, 8 = Mime
    face    what a card counts as once it lies there: 0..7, or BLANK, a Mime with nothing to copy
    seat    0 = Yarg (blue), 1 = Applewood (red)
"""

from typing import Final

MUSICIAN: Final = 0
PRINCESS: Final = 1
SPY: Final = 2
ASSASSIN: Final = 3
AMBASSADOR: Final = 4
WIZARD: Final = 5
GENERAL: Final = 6
PRINCE: Final = 7
MIME: Final = 8

CARD_KEYS: Final = (
    "musician",
    "princess",
    "spy",
    "assassin",
    "ambassador",
    "wizard",
    "general",
    "prince",
    "mime",
)
CARDS: Final = len(CARD_KEYS)

# The cards of a clan, by the value of the option `mime`: none, a ninth card, or one instead of the
# Wizard.
CLANS: Final = {
    "off": tuple(range(MIME)),
    "ninth": tuple(range(CARDS)),
    "instead": tuple(card for card in range(CARDS) if card != WIZARD),
}

BLANK: Final = 8
BLANK_STRENGTH: Final = 5
GENERAL_BONUS: Final = 2

YARG: Final = 0
APPLEWOOD: Final = 1

ROUNDS: Final = 9  # at most: nine cards each with the Mime as a ninth
PACKET_SIZE: Final = 4
LUCKY_HAND: Final = 3
TARGETS: Final = (4, 3)  # rounds that win the game, and the short game
MATCH_WINS: Final = 2
MATCH_GAMES: Final = 9

# How a round ends: the seat that takes it, or one of these.
HOLD: Final = 2
PRINCESS_WINS: Final = 3  # + seat: the Princess takes the whole game
UNPLAYED: Final = -1
