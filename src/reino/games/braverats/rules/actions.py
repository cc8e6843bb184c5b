"""The tables of BraveRats' actions and outcomes, and the keys of its seats."""

from typing import Final

from reino.core.actions import ActionTable, Kind
from reino.games.braverats.rules.cards import CARD_KEYS

SEAT_KEYS: Final = ("yarg", "applewood")

TABLE: Final = ActionTable(
    Kind("play", card=CARD_KEYS),
    Kind("keep", card=CARD_KEYS),  # while drafting: a card of the packet
)
PLAY: Final = TABLE.first("play")
KEEP: Final = TABLE.first("keep")

OUTCOMES: Final = ActionTable(
    Kind("card", "{card}", card=CARD_KEYS),  # comes up
    Kind("clan", "{clan}", clan=SEAT_KEYS),  # is drawn
    Kind("next-game"),  # of a match begins
)
DRAWN_CARD: Final = OUTCOMES.first("card")
DRAWN_SEAT: Final = OUTCOMES.first("clan")
NEXT_GAME: Final = OUTCOMES.first("next-game")
