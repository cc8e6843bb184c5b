"""The cards of Jack Rabbits: 52 of four suits, kept as bits of a word, and two jokers."""

from typing import Final

import numpy as np

SEATS: Final = 4

CLUBS, SPADES, HEARTS, DIAMONDS = range(4)
SUITS: Final = 4
SUIT_KEYS: Final = ("clubs", "spades", "hearts", "diamonds")
SUIT_SIGNS: Final = "♣♠♥♦"

ACE, TEN, JACK, QUEEN, KING = 0, 9, 10, 11, 12
RANKS: Final = 13
RANK_SIGNS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

# A card is its suit and its rank: suit * RANKS + rank. The jokers come behind them, and are kept
# apart from the word: the red one is the horse, the black one the boat.
SUITED: Final = SUITS * RANKS
RED_JOKER: Final = SUITED
BLACK_JOKER: Final = SUITED + 1
CARDS: Final = SUITED + 2
JOKERS: Final = 2

WHOLE_SUIT: Final = (1 << RANKS) - 1
WHOLE_DECK: Final = (1 << SUITED) - 1
# All tables are of 64 bits: plain Python keeps their type in sums and shifts, and must not
# overflow.
SUIT_CARDS = np.array([WHOLE_SUIT << (suit * RANKS) for suit in range(SUITS)], np.int64)
ROYALS: Final = sum(0b111 << (suit * RANKS + JACK) for suit in range(SUITS))
NUMBERS: Final = WHOLE_DECK & ~ROYALS
ACES: Final = sum(1 << (suit * RANKS) for suit in range(SUITS))
# Which suits a set of suits (as bits) stands for, as cards.
CARDS_OF_SUITS = np.array(
    [
        sum(WHOLE_SUIT << (suit * RANKS) for suit in range(SUITS) if suits >> suit & 1)
        for suits in range(1 << SUITS)
    ],
    np.int64,
)
ALL_SUITS: Final = 0b1111

# Pips by rank: printed, and with patriarchal_values. An ace has here the pips it counts without a
# choice; the pips it counts high are beside it.
PIPS = np.array(
    [
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10],
        [14, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    ],
    np.int64,
)
ACE_HIGH = np.array([11, 14], np.int64)
ACE_LOW: Final = 1

HAND_LIMIT: Final = 9
TAXED_LIMIT: Final = 6  # overtaxed_hands
FIRST_HAND: Final = 3
MOST_ROYALS: Final = 3  # there are three carrots a player
ROYAL_PRICE: Final = 10
HEARTS_SHOWN: Final = 6

JOKER_KEYS: Final = ("red", "black")
# Every card as players write it, and as it is typed: "7♠" and "7s", "★" and "red".
CARD_SIGNS: Final = (*(rank + suit for suit in SUIT_SIGNS for rank in RANK_SIGNS), "★", "☆")
CARD_LETTERS: Final = (*(rank + suit for suit in "cshd" for rank in RANK_SIGNS), *JOKER_KEYS)


def card_sign(card: int) -> str:
    """A card as players write it, in every language."""
    return CARD_SIGNS[card]
