"""The actions and outcomes of Korona, the keys of its seats, and the numbers of its turns.

Integers carry the meaning, so that the kernel and the words agree on them. A card is its type,
0..17; the ten kingdom cards come first, and each of them is a colour of its own.
"""

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from reino.core.actions import ActionTable, Kind
from reino.games.korona.rules import cards, piles

NONE: Final = -1

SEAT_KEYS: Final = ("lion", "eagle", "bear", "wolf")

HAND: Final = 5  # cards dealt, and drawn by a seat that begins its turn with none
HAND_LIMIT: Final = 7  # at the end of a turn
MARKET: Final = 3
ACTIONS_A_TURN: Final = 3
REVOLT_PEASANTS: Final = 6


def _cards(pile: int) -> tuple[str, ...] | None:
    """The cards of a pile by its number; None for no pile."""
    return None if pile == piles.NO_PILE else tuple(cards.CARD_KEYS[c] for c in piles.PILES[pile])


# A pile is named by its cards, not by its place: two piles of the same cards are the same to every
# rule.
TABLE: Final = ActionTable(
    Kind("take-deck"),
    Kind("take-market", card=cards.CARD_KEYS),
    Kind("place", "place {card}[ on {on}]", rows=piles.PLACES, card=cards.CARD_KEYS, on=_cards),
    Kind("draw-again"),
    Kind("internal-affairs"),
    Kind("ask-hand", seat=SEAT_KEYS),  # donation, from the hand
    Kind("ask-zone", seat=SEAT_KEYS),  # donation, from the zone
    Kind("swap", seat=SEAT_KEYS),
    Kind("sneak", seat=SEAT_KEYS),
    Kind("storm", seat=SEAT_KEYS),  # glorious attack
    Kind("revolt"),
    Kind("discard", card=cards.CARD_KEYS),
    Kind("end-turn"),
    Kind("give", card=cards.CARD_KEYS),  # of the hand: the gift of a donation
    Kind("top", rows=[(n,) for n in range(len(piles.PILES))], pile=_cards),  # its top card
    Kind(
        "whole",
        rows=[(n,) for n in range(piles.SINGLES_AND_BASES, len(piles.PILES))],
        pile=_cards,
    ),
    Kind("inner", rows=[(n,) for n in piles.INNER_PILES], pile=_cards),  # a jester under cards
    Kind("without-villain"),
    Kind("stay"),  # the jester of a monarch pair that changed hands
    Kind("let-pass"),  # no shield
    Kind("raise-shield", "shield"),
)

TAKE_DECK: Final = TABLE.first("take-deck")
TAKE_MARKET: Final = TABLE.first("take-market")  # + card
PLACE: Final = TABLE.first("place")  # + place: a card, and the pile it goes on
DRAW_AGAIN_ID: Final = TABLE.first("draw-again")
ASK_HAND: Final = TABLE.first("ask-hand")  # + seat
ASK_ZONE: Final = TABLE.first("ask-zone")  # + seat
SWAP_WITH: Final = TABLE.first("swap")  # + seat
SNEAK_UPON: Final = TABLE.first("sneak")  # + seat
STORM: Final = TABLE.first("storm")  # + seat
INTERNAL_ID: Final = TABLE.first("internal-affairs")
REVOLT_ID: Final = TABLE.first("revolt")
DISCARD: Final = TABLE.first("discard")  # + card
END_TURN: Final = TABLE.first("end-turn")
GIVE: Final = TABLE.first("give")  # + card
TOP: Final = TABLE.first("top")  # + pile
WHOLE: Final = TABLE.first("whole")  # + pile - SINGLES_AND_BASES
INNER: Final = TABLE.first("inner")  # + INNER_NUMBER of the pile
WITHOUT_VILLAIN: Final = TABLE.first("without-villain")
STAY: Final = TABLE.first("stay")
LET_PASS: Final = TABLE.first("let-pass")
RAISE_SHIELD: Final = TABLE.first("raise-shield")

# Kinds that use an action card, with the card.
USED: Final = {
    "draw-again": cards.DRAW_AGAIN,
    "internal-affairs": cards.INTERNAL_AFFAIRS,
    "ask-hand": cards.DONATION,
    "ask-zone": cards.DONATION,
    "swap": cards.TACTICAL_SWAP,
    "sneak": cards.SNEAK_ATTACK,
    "storm": cards.GLORIOUS_ATTACK,
    "revolt": cards.REVOLT,
}


def _uses(number: Callable[[str, tuple[int, ...]], int]) -> NDArray[np.int64]:
    """A number for each use of an action card, by its action less DRAW_AGAIN_ID."""
    return np.array([number(key, row) for key in USED for row in TABLE[key].rows], np.int64)


USED_CARD: Final = _uses(lambda kind, row: USED[kind])
USED_ON: Final = _uses(lambda kind, row: row[0] if row else NONE)  # the seat, or NONE

OUTCOMES: Final = ActionTable(
    Kind("card", "{card}", card=cards.CARD_KEYS),  # comes up
    Kind("first", seat=SEAT_KEYS),  # is drawn to begin
)
DRAWN_CARD: Final = OUTCOMES.first("card")
DRAWN_SEAT: Final = OUTCOMES.first("first")


# A menu is longest when a card is chosen to play: every place there is, every use, every discard.
MAX_LEGAL: Final = GIVE - PLACE

# Every card is drawn once, and leaves a hand for good once; each turn takes a card and may be
# ended. An action card brings at most a declaration of five parts, eight asked about shields, and
# twelve answers to a revolt.
MAX_STEPS: Final = 90 + 1 + 3 * 90 + 36 * (5 + 8 + 12)
