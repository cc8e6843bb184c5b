"""The ids of Jack Rabbits' actions and outcomes, and the keys of its seats.

Integers carry the meaning, so that the kernel and the words agree on them. The meaning of an id
never depends on the state: a card is named with its use, a side of a tile with the tile.
"""

from typing import Final

from reino.games.jackrabbits.rules import cards, tiles

NONE: Final = -1

SEAT_KEYS: Final = ("brown", "white", "grey", "black")

TURNS_EACH: Final = 150

# Actions: single ones first, then groups.
(
    NO_FLIGHT,  # show no club
    NO_CARD,  # show no card, or no more, in the lottery
    STAY,  # no journey
    STOP,  # end the journey at a hex with an own carrot
    GIVE_UP,  # no way on, or not for this price: into exile
    MOUNT_RED,
    MOUNT_BLACK,
    HIRE_HORSE,  # at a crossing
    HIRE_BOAT,
    BUY_RED,  # at a tavern
    BUY_BLACK,
    GO_UNDER,  # at a burrow
    PAY_SHORTFALL,
    NO_CHALLENGE,
    CHALLENGE_QUEEN,  # showing that queen
    CHALLENGE_HEARTS,
    REFUSE,  # go into exile rather than answer
    ANSWER_QUEEN,
    ANSWER_HEARTS,
    YIELD,
    HOLD,  # no more spades for now
    I_SELL,
    I_BUY,
    NAMED,  # no more cards on this side of the deal
    DECLINE,
    ACCEPT,
    ACQUIRE,
    NO_MORE,  # no more fights, trades, acquisitions
    NO_PALACE,
    OPEN_PALACE,  # lay hearts open
    KEEP_QUIET,
    NO_CALL,
    CALL,
    ISLAND,  # building: the hex begins an island
    SINGLES,
) = range(35)
ATTACK: Final = SINGLES  # + seat
DEAL_WITH: Final = ATTACK + cards.SEATS  # + seat
SHAPE: Final = DEAL_WITH + cards.SEATS  # + shape: building, which tile is turned up
TURN: Final = SHAPE + tiles.SHAPES  # + sixths of a turn
EMERGE: Final = TURN + tiles.WAYS  # + number of the burrow
GOAL: Final = EMERGE + tiles.SETS  # + hex: where a horse or a flight ends
MOVE: Final = GOAL + tiles.HEXES  # + side: out of a tile
LAND: Final = MOVE + tiles.SIDES  # + side: into a tile, from the sea
AGAINST: Final = LAND + tiles.SIDES  # + side: building, the side the tile is laid against
SHOW: Final = AGAINST + tiles.SIDES  # + card
SHOW_HIGH: Final = SHOW + cards.SUITED  # + suit: its ace, counted high
SPEND: Final = SHOW_HIGH + cards.SUITS  # + card: in a payment or a fight
SPEND_HIGH: Final = SPEND + cards.SUITED  # + suit
DISCARD: Final = SPEND_HIGH + cards.SUITS  # + card, jokers too; a royal goes to the court
BUY: Final = DISCARD + cards.CARDS  # + card
NAME: Final = BUY + cards.SUITED  # + card, jokers too: in a deal, a card that is named
GIVE: Final = NAME + cards.CARDS  # + card, jokers too: in a deal, a card that is handed over
ACTIONS: Final = GIVE + cards.CARDS

# Outcomes.
DRAWN: Final = 0  # + card: from the pile, or blindly from a hand
ROLLED: Final = DRAWN + cards.CARDS  # + index of the pair of dice
DICE: Final = tuple((a, b) for a in range(1, 7) for b in range(a, 7))
DRAWN_SEAT: Final = ROLLED + len(DICE)  # + seat
TURNED_UP: Final = DRAWN_SEAT + cards.SEATS  # + tile
MAP_BYTE: Final = TURNED_UP + tiles.TILES  # + 0..255: a part of the number a random map grows from
OUTCOMES: Final = MAP_BYTE + 256
MAP_BYTES: Final = 4


# The longest menus: sides to build against (open roads; 76 at most, even if every hex begins an
# island, and the island), and cards to name.
MAX_LEGAL: Final = 96
MAX_OUTCOMES: Final = 256

# A turn crosses a side at most once each way, and decides at each; every card that is paid, shown,
# drawn or discarded is a step. No game comes near it.
MAX_STEPS: Final = cards.SEATS * TURNS_EACH * 4 * tiles.SIDES
