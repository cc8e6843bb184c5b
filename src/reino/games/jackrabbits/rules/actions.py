"""The tables of Jack Rabbits' actions and outcomes, and the keys of its seats.

The meaning of an id never depends on the state: a card is named with its use, a side of a tile with
the tile.
"""

from collections.abc import Mapping
from typing import Any, Final

from reino.core.actions import ActionTable, Kind
from reino.games.jackrabbits.rules import cards, tiles

NONE: Final = -1

SEAT_KEYS: Final = ("brown", "white", "grey", "black")

TURNS_EACH: Final = 150
EXPLORING_TURNS_EACH: Final = 40

# Actions that stand alone.
ALONE: Final = (
    *("no-flight", "no-card", "stay", "stop", "give-up", "mount-red", "mount-black"),
    *("hire-horse", "hire-boat", "buy-red", "buy-black", "go-under", "pay-shortfall"),
    *("no-challenge", "challenge-queen", "challenge-hearts", "refuse", "answer-queen"),
    *("answer-hearts", "yield", "hold", "i-sell", "i-buy", "named", "decline", "accept"),
    *("acquire", "no-more", "no-palace", "open-palace", "keep-quiet", "no-call", "call", "island"),
)
SUITED_SIGNS: Final = cards.CARD_SIGNS[: cards.SUITED]
ACES: Final = [(suit * cards.RANKS + cards.ACE,) for suit in range(cards.SUITS)]


def letters(fields: Mapping[str, Any]) -> str:
    """A card as texts write it: "7s", for a keyboard has no signs of suits."""
    return cards.CARD_LETTERS[cards.CARD_SIGNS.index(fields["card"])]


def of_card(key: str, signs: tuple[str, ...], rows: list[tuple[int]] | None = None) -> Kind:
    """The actions with one card: as text "spend 7s"."""
    words = key.replace("-", " ")
    return Kind(key, lambda fields: f"{words} {letters(fields)}", rows=rows, card=signs)


TABLE: Final = ActionTable(
    *map(Kind, ALONE),
    Kind("attack", seat=SEAT_KEYS),
    Kind("deal-with", seat=SEAT_KEYS),
    Kind("shape", shape=tiles.SHAPE_KEYS),  # building: which tile is turned up
    Kind("turn", turn=range(tiles.WAYS)),  # in sixths
    Kind("emerge", rows=[(n,) for n in range(tiles.BURROWS, tiles.TILES)], tile=tiles.TILE_KEYS),
    Kind("goal", tile=tiles.HEX_KEYS),  # where a horse or a flight ends
    Kind("move", tile=tiles.TILE_KEYS, way=tiles.WAY_KEYS),  # out of a tile
    Kind("land", tile=tiles.TILE_KEYS, way=tiles.WAY_KEYS),  # into a tile, from the sea
    Kind("against", tile=tiles.TILE_KEYS, way=tiles.WAY_KEYS),  # building: beside that side
    of_card("show", SUITED_SIGNS),
    of_card("show-high", SUITED_SIGNS, ACES),  # an ace, counted high
    of_card("spend", SUITED_SIGNS),  # in a payment or a fight
    of_card("spend-high", SUITED_SIGNS, ACES),
    of_card("discard", cards.CARD_SIGNS),  # a royal goes to the court
    of_card("buy", SUITED_SIGNS),
    of_card("name", cards.CARD_SIGNS),  # in a deal
    of_card("give", cards.CARD_SIGNS),  # in a deal, a card that is handed over
    # Rules 2.
    of_card("buy-high", SUITED_SIGNS, ACES),
    Kind("close-purchase"),  # no more goods
    Kind("pick", tile=tiles.TILE_KEYS),  # building freely: which tile to lay
)
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
) = map(TABLE.first, ALONE)
SINGLES: Final = len(ALONE)
ATTACK: Final = TABLE.first("attack")  # + seat
DEAL_WITH: Final = TABLE.first("deal-with")  # + seat
SHAPE: Final = TABLE.first("shape")  # + shape
TURN: Final = TABLE.first("turn")  # + sixths of a turn
EMERGE: Final = TABLE.first("emerge")  # + number of the burrow
GOAL: Final = TABLE.first("goal")  # + hex
MOVE: Final = TABLE.first("move")  # + side
LAND: Final = TABLE.first("land")  # + side
AGAINST: Final = TABLE.first("against")  # + side
SHOW: Final = TABLE.first("show")  # + card
SHOW_HIGH: Final = TABLE.first("show-high")  # + suit
SPEND: Final = TABLE.first("spend")  # + card
SPEND_HIGH: Final = TABLE.first("spend-high")  # + suit
DISCARD: Final = TABLE.first("discard")  # + card, jokers too
BUY: Final = TABLE.first("buy")  # + card
NAME: Final = TABLE.first("name")  # + card, jokers too
GIVE: Final = TABLE.first("give")  # + card, jokers too
BUY_HIGH: Final = TABLE.first("buy-high")  # + suit
CLOSE_PURCHASE: Final = TABLE.first("close-purchase")
PICK: Final = TABLE.first("pick")  # + tile
ACTIONS: Final = len(TABLE)

DICE: Final = tuple((a, b) for a in range(1, 7) for b in range(a, 7))
OUTCOMES: Final = ActionTable(
    Kind("card", letters, card=cards.CARD_SIGNS),  # from the pile, or blindly from a hand
    Kind("dice", dice=DICE),
    Kind("first", seat=SEAT_KEYS),
    Kind("tile", "{tile}", tile=tiles.TILE_KEYS),  # building: is turned up
    Kind("map", byte=range(256)),  # a part of the number a random map grows from
)
DRAWN: Final = OUTCOMES.first("card")  # + card
ROLLED: Final = OUTCOMES.first("dice")  # + index of the pair of dice
DRAWN_SEAT: Final = OUTCOMES.first("first")  # + seat
TURNED_UP: Final = OUTCOMES.first("tile")  # + tile
MAP_BYTE: Final = OUTCOMES.first("map")  # + 0..255
MAP_BYTES: Final = 4


# The longest menus: sides to build against (open roads; 76 at most, even if every hex begins an
# island, and the island), and cards to name.
MAX_LEGAL: Final = 96
MAX_OUTCOMES: Final = 256

# A turn crosses a side at most once each way, and decides at each; every card that is paid, shown,
# drawn or discarded is a step. No game comes near it.
MAX_STEPS: Final = cards.SEATS * TURNS_EACH * 4 * tiles.SIDES
