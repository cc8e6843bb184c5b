"""The names of Jack Rabbits' choices, cards, places and seats."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from reino.core.catalogue import Catalogue, catalogue
from reino.core.plain_kernel import plain
from reino.games.jackrabbits import LOCALE
from reino.games.jackrabbits.rules import actions, cards, stage, tiles, turn
from reino.games.jackrabbits.rules.actions import TABLE
from reino.games.jackrabbits.rules.cards import CARD_SIGNS, JOKER_KEYS, card_sign
from reino.games.jackrabbits.rules.tiles import road_kind

RANK_KEYS = (
    *("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("jack", "queen", "king"),
)
# By the integers of `state`.
STAGE_KEYS = (
    *("map", "pick-shape", "turn-up", "lay", "spin", "deal", "first", "take-off", "roll"),
    *("lottery", "draw", "limit", "crowd", "shortfall", "flight", "set-out", "on-way", "pause"),
    *("ride", "sail", "toll", "challenge", "answer", "phase", "fight", "theft"),
    *("sides-of-deal", "name-goods", "name-price", "consent", "hand-over", "palace", "quiet"),
    *("surplus", "penalty", "over", "goods", "deal-tiles", "build"),
)
PURPOSE_KEYS = (
    *("nothing", "change", "horse", "boat", "red", "black", "burrow", "flight", "royal", "goods"),
    *("fight", "challenge", "answer", "palace"),
)
PLACE_KEYS = ("plaza", "palace", "tower")
# Where a rabbit may be besides on a tile has a key too.
SPOT_KEYS = (*tiles.TILE_KEYS, "underground", "exile")


@cache
def action_name(action: int, lang: str) -> str:
    act = TABLE.describe(action)
    facts = {
        name: fact
        for field, number in act.numbers.items()
        for name, fact in FACTS[field](number).items()
    }
    return catalogue(lang, LOCALE)(f"jackrabbits-action-{act.kind}", **facts)


def card_in(action: int) -> int | None:
    """The card an action names."""
    return TABLE.describe(action).numbers.get("card")


@cache
def outcome_name(outcome: int, lang: str) -> str:
    say, told = catalogue(lang, LOCALE), actions.OUTCOMES.describe(outcome)
    if told.kind == "dice":
        one, two = told.dice
        return say("jackrabbits-outcome-dice", one=one, two=two)
    if told.kind == "map":
        return say("jackrabbits-outcome-map", n=told.byte)
    (number,) = told.numbers.values()
    name = {"card": card_name, "first": seat_name, "tile": tile_name}[told.kind]
    return name(number, say)


def seat_name(seat: int, say: Catalogue) -> str:
    return say("jackrabbits-seat", seat=actions.SEAT_KEYS[seat])


def _card(card: int) -> dict[str, str | int]:
    if card >= cards.SUITED:
        return {"rank": JOKER_KEYS[card - cards.SUITED], "suit": ""}
    return {"rank": RANK_KEYS[card % cards.RANKS], "suit": cards.SUIT_KEYS[card // cards.RANKS]}


def card_name(card: int, say: Catalogue) -> str:
    """A card in words: "seven of spades"."""
    return say("jackrabbits-card", **_card(card))


def short_card(card: int, say: Catalogue) -> str:
    """A card by its sign, as in "7♠"; a joker by its name."""
    if card >= cards.SUITED:
        return say("jackrabbits-joker", joker=JOKER_KEYS[card - cards.SUITED])
    return card_sign(card)


def _place(tile: int) -> dict[str, str | int]:
    """The facts of a place's name: its kind, its suit, its number."""
    if tile in (tiles.UNDERGROUND, tiles.EXILE):
        return {"kind": SPOT_KEYS[tile], "suit": "", "n": ""}
    if tile == tiles.CITADEL:
        return {"kind": "citadel", "suit": "", "n": ""}
    if tile < tiles.HEXES:
        return {
            "kind": PLACE_KEYS[tiles.PLACE_OF[tile]],
            "suit": cards.SUIT_KEYS[tiles.SUIT_OF[tile]],
            "n": "",
        }
    return {
        "kind": tiles.ROAD_KEYS[road_kind(tile)],
        "suit": "",
        "n": str((tile - tiles.HEXES) % tiles.SETS + 1),
    }


# The fields of actions as facts of their names.
FACTS: Mapping[str, Callable[[int], dict[str, str | int]]] = {
    "card": _card,
    "seat": lambda seat: {"seat": actions.SEAT_KEYS[seat]},
    "shape": lambda shape: {"shape": tiles.SHAPE_KEYS[shape]},
    "turn": lambda turn: {"turn": turn},
    "tile": _place,
    "way": lambda way: {"way": tiles.WAY_KEYS[way]},
}


def tile_name(tile: int, say: Catalogue) -> str:
    """A place of the map: "forest 1", "tower of spades"."""
    return say("jackrabbits-tile", **_place(tile))


def the_tile(tile: int, say: Catalogue) -> str:
    """A place of the map with its article."""
    return say("jackrabbits-the-tile", **_place(tile))


def royal_of(tile: int) -> int:
    """The royal who lives at a residence."""
    return int(plain(turn.royal_at)(tile))


def is_residence(tile: int) -> bool:
    return bool(plain(turn.is_residence)(tile))


def price_of(record: Any) -> int:
    """The price of this turn's transfers."""
    return int(plain(turn.price)(record))


def way_name(way: int, say: Catalogue) -> str:
    return say("jackrabbits-way", way=tiles.WAY_KEYS[way])


def cards_in(word: int) -> list[int]:
    """The cards of a word of bits, ascending."""
    found, rest = [], int(word)
    while rest:
        lowest = rest & -rest
        found.append(lowest.bit_length() - 1)
        rest ^= lowest
    return found


def signs_in(word: int) -> tuple[str, ...]:
    """The cards of a word of bits as plain data."""
    return tuple([CARD_SIGNS[card] for card in cards_in(word)]) if word else ()


def signs(ids: Sequence[int]) -> list[str]:
    """Cards as plain data."""
    return [CARD_SIGNS[card] for card in ids]


def card_of_sign(sign: str) -> int:
    return CARD_SIGNS.index(sign)


def cards_list(given: Sequence[str], say: Catalogue) -> str:
    """Cards of plain data as a list: "7♠, Q♥ and the red joker"."""
    return joined([short_card(card_of_sign(sign), say) for sign in given], say)


def suits_list(suits: Sequence[str], say: Catalogue) -> str:
    """Suits that may be paid in: "clubs, spades or hearts"."""
    names = [say("jackrabbits-suit", suit=suit) for suit in suits]
    return joined(names, say, "jackrabbits-or")


def suits_in(word: int) -> tuple[str, ...]:
    """The keys of the suits of a set of bits."""
    bits = int(word)
    return tuple([key for suit, key in enumerate(cards.SUIT_KEYS) if bits >> suit & 1])


def ways_in(word: int) -> tuple[str, ...]:
    """The keys of the ways of a set of bits."""
    bits = int(word)
    return tuple([key for way, key in enumerate(tiles.WAY_KEYS) if bits >> way & 1])


def joined(parts: Sequence[str], say: Catalogue, key: str = "jackrabbits-and") -> str:
    """One or more things as a list: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return say(key, first=", ".join(parts[:-1]), last=parts[-1])


assert len(SPOT_KEYS) == tiles.TILES + 2
assert len(STAGE_KEYS) == stage.STAGES
assert len(PURPOSE_KEYS) == stage.FOR_PALACE + 1
