"""The ids of Korona's actions and outcomes, the keys of its seats, and the numbers of its turns.

Integers carry the meaning, so that the kernel and the words agree on them. A card is its type,
0..17; the ten kingdom cards come first, and each of them is a colour of its own.
"""

from typing import Final

from reino.games.korona.rules import cards, piles

NONE: Final = -1

SEAT_KEYS: Final = ("lion", "eagle", "bear", "wolf")

HAND: Final = 5  # cards dealt, and drawn by a seat that begins its turn with none
HAND_LIMIT: Final = 7  # at the end of a turn
MARKET: Final = 3
ACTIONS_A_TURN: Final = 3
REVOLT_PEASANTS: Final = 6

# Actions, in groups, each with a name. A pile is named by its cards, not by its place: two
# piles of the same cards are the same to every rule.
TAKE_DECK: Final = 0
TAKE_MARKET: Final = TAKE_DECK + 1  # + card
PLACE: Final = TAKE_MARKET + cards.CARDS  # + place: a card, and the pile it goes on
DRAW_AGAIN_ID: Final = PLACE + len(piles.PLACES)
INTERNAL_ID: Final = DRAW_AGAIN_ID + 1
ASK_HAND: Final = INTERNAL_ID + 1  # + seat: donation, from the hand
ASK_ZONE: Final = ASK_HAND + cards.SEATS  # + seat: donation, from the zone
SWAP_WITH: Final = ASK_ZONE + cards.SEATS  # + seat
SNEAK_UPON: Final = SWAP_WITH + cards.SEATS  # + seat
STORM: Final = SNEAK_UPON + cards.SEATS  # + seat: glorious attack
REVOLT_ID: Final = STORM + cards.SEATS
DISCARD: Final = REVOLT_ID + 1  # + card
END_TURN: Final = DISCARD + cards.CARDS
GIVE: Final = END_TURN + 1  # + card, of the hand: the gift of a donation
TOP: Final = GIVE + cards.CARDS  # + pile: its top card
WHOLE: Final = TOP + len(piles.PILES)  # + pile - SINGLES_AND_BASES: all of it
INNER: Final = (
    WHOLE + len(piles.PILES) - piles.SINGLES_AND_BASES
)  # + index: a jester under other cards
WITHOUT_VILLAIN: Final = INNER + len(piles.INNER_PILES)
STAY: Final = WITHOUT_VILLAIN + 1  # the jester of a monarch pair that changed hands
LET_PASS: Final = STAY + 1  # no shield
RAISE_SHIELD: Final = LET_PASS + 1
ACTIONS: Final = RAISE_SHIELD + 1

# Outcomes: a card comes up, or a seat is drawn to begin.
DRAWN_CARD: Final = 0
DRAWN_SEAT: Final = cards.CARDS
OUTCOMES: Final = cards.CARDS + cards.SEATS


# A menu is longest when a card is chosen to play: every place there is, every use, every discard.
MAX_LEGAL: Final = GIVE - PLACE

# Every card is drawn once, and leaves a hand for good once; each turn takes a card and may be
# ended. An action card brings at most a declaration of five parts, eight asked about shields, and
# twelve answers to a revolt.
MAX_STEPS: Final = 90 + 1 + 3 * 90 + 36 * (5 + 8 + 12)
