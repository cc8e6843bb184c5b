"""The names of Jack Rabbits' choices, cards, places and seats."""

from collections.abc import Iterator, Sequence
from functools import cache

from reino.core.catalogue import Catalogue, catalogue
from reino.games.jackrabbits import LOCALE
from reino.games.jackrabbits.rules import actions, cards, stage, tiles
from reino.games.jackrabbits.rules.cards import card_sign
from reino.games.jackrabbits.rules.tiles import road_kind

SINGLE_NAMES = {
    actions.NO_FLIGHT: "jackrabbits-action-no-flight",
    actions.NO_CARD: "jackrabbits-action-no-card",
    actions.STAY: "jackrabbits-action-stay",
    actions.STOP: "jackrabbits-action-stop",
    actions.GIVE_UP: "jackrabbits-action-give-up",
    actions.MOUNT_RED: "jackrabbits-action-mount-red",
    actions.MOUNT_BLACK: "jackrabbits-action-mount-black",
    actions.HIRE_HORSE: "jackrabbits-action-hire-horse",
    actions.HIRE_BOAT: "jackrabbits-action-hire-boat",
    actions.BUY_RED: "jackrabbits-action-buy-red",
    actions.BUY_BLACK: "jackrabbits-action-buy-black",
    actions.GO_UNDER: "jackrabbits-action-go-under",
    actions.PAY_SHORTFALL: "jackrabbits-action-pay-shortfall",
    actions.NO_CHALLENGE: "jackrabbits-action-no-challenge",
    actions.CHALLENGE_QUEEN: "jackrabbits-action-challenge-queen",
    actions.CHALLENGE_HEARTS: "jackrabbits-action-challenge-hearts",
    actions.REFUSE: "jackrabbits-action-refuse",
    actions.ANSWER_QUEEN: "jackrabbits-action-answer-queen",
    actions.ANSWER_HEARTS: "jackrabbits-action-answer-hearts",
    actions.YIELD: "jackrabbits-action-yield",
    actions.HOLD: "jackrabbits-action-hold",
    actions.I_SELL: "jackrabbits-action-i-sell",
    actions.I_BUY: "jackrabbits-action-i-buy",
    actions.NAMED: "jackrabbits-action-named",
    actions.DECLINE: "jackrabbits-action-decline",
    actions.ACCEPT: "jackrabbits-action-accept",
    actions.ACQUIRE: "jackrabbits-action-acquire",
    actions.NO_MORE: "jackrabbits-action-no-more",
    actions.NO_PALACE: "jackrabbits-action-no-palace",
    actions.OPEN_PALACE: "jackrabbits-action-open-palace",
    actions.KEEP_QUIET: "jackrabbits-action-keep-quiet",
    actions.NO_CALL: "jackrabbits-action-no-call",
    actions.CALL: "jackrabbits-action-call",
    actions.ISLAND: "jackrabbits-action-island",
}
CARD_ACTIONS = (
    (actions.SHOW, cards.SUITED, "jackrabbits-action-show"),
    (actions.SPEND, cards.SUITED, "jackrabbits-action-spend"),
    (actions.DISCARD, cards.CARDS, "jackrabbits-action-discard"),
    (actions.BUY, cards.SUITED, "jackrabbits-action-buy"),
    (actions.NAME, cards.CARDS, "jackrabbits-action-name"),
    (actions.GIVE, cards.CARDS, "jackrabbits-action-give"),
)
HIGH_ACTIONS = (
    (actions.SHOW_HIGH, "jackrabbits-action-show-high"),
    (actions.SPEND_HIGH, "jackrabbits-action-spend-high"),
)
SIDE_ACTIONS = (
    (actions.MOVE, "jackrabbits-action-move"),
    (actions.LAND, "jackrabbits-action-land"),
    (actions.AGAINST, "jackrabbits-action-against"),
)
RANK_KEYS = (
    *("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("jack", "queen", "king"),
)
JOKER_KEYS = ("red", "black")
# By the integers of `state`.
STAGE_KEYS = (
    *("map", "pick-shape", "turn-up", "lay", "spin", "deal", "first", "take-off", "roll"),
    *("lottery", "draw", "limit", "crowd", "shortfall", "flight", "set-out", "on-way", "pause"),
    *("ride", "sail", "toll", "challenge", "answer", "phase", "fight", "theft"),
    *("sides-of-deal", "name-goods", "name-price", "consent", "hand-over", "palace", "quiet"),
    *("surplus", "penalty", "over"),
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
    say = catalogue(lang, LOCALE)
    if action in SINGLE_NAMES:
        return say(SINGLE_NAMES[action])
    card = card_in(action)
    if card is not None:
        keys = [key for first, count, key in CARD_ACTIONS if first <= action < first + count]
        keys += [key for first, key in HIGH_ACTIONS if first <= action < first + cards.SUITS]
        return say(keys[0], **_card(card))
    for first, key in SIDE_ACTIONS:
        if first <= action < first + tiles.SIDES:
            tile, way = divmod(action - first, tiles.WAYS)
            return say(key, way=tiles.WAY_KEYS[way], **_place(tile))
    for first, key in (
        (actions.ATTACK, "jackrabbits-action-attack"),
        (actions.DEAL_WITH, "jackrabbits-action-deal-with"),
    ):
        if first <= action < first + cards.SEATS:
            return say(key, seat=actions.SEAT_KEYS[action - first])
    if action < actions.TURN:
        return say("jackrabbits-action-shape", shape=tiles.SHAPE_KEYS[action - actions.SHAPE])
    if action < actions.EMERGE:
        return say("jackrabbits-action-turn", turn=action - actions.TURN)
    if action < actions.GOAL:
        return say("jackrabbits-action-emerge", **_place(tiles.BURROWS + action - actions.EMERGE))
    return say("jackrabbits-action-goal", **_place(action - actions.GOAL))


def card_in(action: int) -> int | None:
    """The card an action names."""
    for first, count, _ in CARD_ACTIONS:
        if first <= action < first + count:
            return action - first
    for first, _ in HIGH_ACTIONS:
        if first <= action < first + cards.SUITS:
            return (action - first) * cards.RANKS
    return None


@cache
def outcome_name(outcome: int, lang: str) -> str:
    say = catalogue(lang, LOCALE)
    if outcome < actions.ROLLED:
        return card_name(outcome, say)
    if outcome < actions.DRAWN_SEAT:
        one, two = actions.DICE[outcome - actions.ROLLED]
        return say("jackrabbits-outcome-dice", one=one, two=two)
    if outcome < actions.TURNED_UP:
        return seat_name(outcome - actions.DRAWN_SEAT, say)
    if outcome < actions.MAP_BYTE:
        return tile_name(outcome - actions.TURNED_UP, say)
    return say("jackrabbits-outcome-map", n=outcome - actions.MAP_BYTE)


def seat_name(seat: int, say: Catalogue) -> str:
    return say("jackrabbits-seat", seat=actions.SEAT_KEYS[seat])


def _card(card: int) -> dict[str, str]:
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


def _place(tile: int) -> dict[str, str]:
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


def tile_name(tile: int, say: Catalogue) -> str:
    """A place of the map: "forest 1", "tower of spades"."""
    return say("jackrabbits-tile", **_place(tile))


def the_tile(tile: int, say: Catalogue) -> str:
    """A place of the map with its article."""
    return say("jackrabbits-the-tile", **_place(tile))


def royal_of(tile: int) -> int:
    """The royal who lives at a residence."""
    return int(tiles.SUIT_OF[tile]) * cards.RANKS + cards.JACK + int(tiles.PLACE_OF[tile])


def way_name(way: int, say: Catalogue) -> str:
    return say("jackrabbits-way", way=tiles.WAY_KEYS[way])


def cards_in(word: int) -> list[int]:
    """The cards of a word of bits, ascending."""
    bits = int(word)
    return [card for card in range(cards.SUITED) if bits >> card & 1]


def signs(ids: Sequence[int]) -> list[str]:
    """Cards as plain data."""
    return [card_sign(card) for card in ids]


@cache
def _cards_by_sign() -> dict[str, int]:
    return {card_sign(card): card for card in range(cards.CARDS)}


def card_of_sign(sign: str) -> int:
    return _cards_by_sign()[sign]


def cards_list(given: Sequence[str], say: Catalogue) -> str:
    """Cards of plain data as a list: "7♠, Q♥ and the red joker"."""
    return joined([short_card(card_of_sign(sign), say) for sign in given], say)


def suits_list(suits: Sequence[str], say: Catalogue) -> str:
    """Suits that may be paid in: "clubs, spades or hearts"."""
    names = [say("jackrabbits-suit", suit=suit) for suit in suits]
    return joined(names, say, "jackrabbits-or")


def suits_in(word: int) -> Iterator[str]:
    """The keys of the suits of a set of bits."""
    return (cards.SUIT_KEYS[suit] for suit in range(cards.SUITS) if int(word) >> suit & 1)


def joined(parts: Sequence[str], say: Catalogue, key: str = "jackrabbits-and") -> str:
    """One or more things as a list: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return say(key, first=", ".join(parts[:-1]), last=parts[-1])


assert len(SPOT_KEYS) == tiles.TILES + 2
assert len(STAGE_KEYS) == stage.OVER + 1
assert len(PURPOSE_KEYS) == stage.FOR_PALACE + 1
