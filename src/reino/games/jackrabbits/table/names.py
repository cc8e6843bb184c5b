"""The names of Jack Rabbits' choices, cards, places and seats."""

from collections.abc import Iterator, Sequence
from functools import cache

from reino.core.catalogue import Catalogue, catalogue
from reino.games.jackrabbits import LOCALE
from reino.games.jackrabbits.rules.actions import (
    ACCEPT,
    ACQUIRE,
    AGAINST,
    ANSWER_HEARTS,
    ANSWER_QUEEN,
    ATTACK,
    BUY,
    BUY_BLACK,
    BUY_RED,
    CALL,
    CHALLENGE_HEARTS,
    CHALLENGE_QUEEN,
    DEAL_WITH,
    DECLINE,
    DICE,
    DISCARD,
    DRAWN_SEAT,
    EMERGE,
    GIVE,
    GIVE_UP,
    GO_UNDER,
    GOAL,
    HIRE_BOAT,
    HIRE_HORSE,
    HOLD,
    I_BUY,
    I_SELL,
    ISLAND,
    KEEP_QUIET,
    LAND,
    MAP_BYTE,
    MOUNT_BLACK,
    MOUNT_RED,
    MOVE,
    NAME,
    NAMED,
    NO_CALL,
    NO_CARD,
    NO_CHALLENGE,
    NO_FLIGHT,
    NO_MORE,
    NO_PALACE,
    OPEN_PALACE,
    PAY_SHORTFALL,
    REFUSE,
    ROLLED,
    SEAT_KEYS,
    SHAPE,
    SHOW,
    SHOW_HIGH,
    SPEND,
    SPEND_HIGH,
    STAY,
    STOP,
    TURN,
    TURNED_UP,
    YIELD,
)
from reino.games.jackrabbits.rules.cards import (
    CARDS,
    JACK,
    RANKS,
    SEATS,
    SUIT_KEYS,
    SUITED,
    SUITS,
    card_sign,
)
from reino.games.jackrabbits.rules.stage import FOR_PALACE, OVER
from reino.games.jackrabbits.rules.tiles import (
    BURROWS,
    CITADEL,
    EXILE,
    HEXES,
    PLACE_OF,
    ROAD_KEYS,
    SETS,
    SHAPE_KEYS,
    SIDES,
    SUIT_OF,
    TILE_KEYS,
    TILES,
    UNDERGROUND,
    WAY_KEYS,
    WAYS,
    road_kind,
)

SINGLE_NAMES = {
    NO_FLIGHT: "jackrabbits-action-no-flight",
    NO_CARD: "jackrabbits-action-no-card",
    STAY: "jackrabbits-action-stay",
    STOP: "jackrabbits-action-stop",
    GIVE_UP: "jackrabbits-action-give-up",
    MOUNT_RED: "jackrabbits-action-mount-red",
    MOUNT_BLACK: "jackrabbits-action-mount-black",
    HIRE_HORSE: "jackrabbits-action-hire-horse",
    HIRE_BOAT: "jackrabbits-action-hire-boat",
    BUY_RED: "jackrabbits-action-buy-red",
    BUY_BLACK: "jackrabbits-action-buy-black",
    GO_UNDER: "jackrabbits-action-go-under",
    PAY_SHORTFALL: "jackrabbits-action-pay-shortfall",
    NO_CHALLENGE: "jackrabbits-action-no-challenge",
    CHALLENGE_QUEEN: "jackrabbits-action-challenge-queen",
    CHALLENGE_HEARTS: "jackrabbits-action-challenge-hearts",
    REFUSE: "jackrabbits-action-refuse",
    ANSWER_QUEEN: "jackrabbits-action-answer-queen",
    ANSWER_HEARTS: "jackrabbits-action-answer-hearts",
    YIELD: "jackrabbits-action-yield",
    HOLD: "jackrabbits-action-hold",
    I_SELL: "jackrabbits-action-i-sell",
    I_BUY: "jackrabbits-action-i-buy",
    NAMED: "jackrabbits-action-named",
    DECLINE: "jackrabbits-action-decline",
    ACCEPT: "jackrabbits-action-accept",
    ACQUIRE: "jackrabbits-action-acquire",
    NO_MORE: "jackrabbits-action-no-more",
    NO_PALACE: "jackrabbits-action-no-palace",
    OPEN_PALACE: "jackrabbits-action-open-palace",
    KEEP_QUIET: "jackrabbits-action-keep-quiet",
    NO_CALL: "jackrabbits-action-no-call",
    CALL: "jackrabbits-action-call",
    ISLAND: "jackrabbits-action-island",
}
CARD_ACTIONS = (
    (SHOW, SUITED, "jackrabbits-action-show"),
    (SPEND, SUITED, "jackrabbits-action-spend"),
    (DISCARD, CARDS, "jackrabbits-action-discard"),
    (BUY, SUITED, "jackrabbits-action-buy"),
    (NAME, CARDS, "jackrabbits-action-name"),
    (GIVE, CARDS, "jackrabbits-action-give"),
)
HIGH_ACTIONS = (
    (SHOW_HIGH, "jackrabbits-action-show-high"),
    (SPEND_HIGH, "jackrabbits-action-spend-high"),
)
SIDE_ACTIONS = (
    (MOVE, "jackrabbits-action-move"),
    (LAND, "jackrabbits-action-land"),
    (AGAINST, "jackrabbits-action-against"),
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
SPOT_KEYS = (*TILE_KEYS, "underground", "exile")


@cache
def action_name(action: int, lang: str) -> str:
    say = catalogue(lang, LOCALE)
    if action in SINGLE_NAMES:
        return say(SINGLE_NAMES[action])
    card = card_in(action)
    if card is not None:
        keys = [key for first, count, key in CARD_ACTIONS if first <= action < first + count]
        keys += [key for first, key in HIGH_ACTIONS if first <= action < first + SUITS]
        return say(keys[0], **_card(card))
    for first, key in SIDE_ACTIONS:
        if first <= action < first + SIDES:
            tile, way = divmod(action - first, WAYS)
            return say(key, way=WAY_KEYS[way], **_place(tile))
    for first, key in (
        (ATTACK, "jackrabbits-action-attack"),
        (DEAL_WITH, "jackrabbits-action-deal-with"),
    ):
        if first <= action < first + SEATS:
            return say(key, seat=SEAT_KEYS[action - first])
    if action < TURN:
        return say("jackrabbits-action-shape", shape=SHAPE_KEYS[action - SHAPE])
    if action < EMERGE:
        return say("jackrabbits-action-turn", turn=action - TURN)
    if action < GOAL:
        return say("jackrabbits-action-emerge", **_place(BURROWS + action - EMERGE))
    return say("jackrabbits-action-goal", **_place(action - GOAL))


def card_in(action: int) -> int | None:
    """The card an action names."""
    for first, count, _ in CARD_ACTIONS:
        if first <= action < first + count:
            return action - first
    for first, _ in HIGH_ACTIONS:
        if first <= action < first + SUITS:
            return (action - first) * RANKS
    return None


@cache
def outcome_name(outcome: int, lang: str) -> str:
    say = catalogue(lang, LOCALE)
    if outcome < ROLLED:
        return card_name(outcome, say)
    if outcome < DRAWN_SEAT:
        one, two = DICE[outcome - ROLLED]
        return say("jackrabbits-outcome-dice", one=one, two=two)
    if outcome < TURNED_UP:
        return seat_name(outcome - DRAWN_SEAT, say)
    if outcome < MAP_BYTE:
        return tile_name(outcome - TURNED_UP, say)
    return say("jackrabbits-outcome-map", n=outcome - MAP_BYTE)


def seat_name(seat: int, say: Catalogue) -> str:
    return say("jackrabbits-seat", seat=SEAT_KEYS[seat])


def _card(card: int) -> dict[str, str]:
    if card >= SUITED:
        return {"rank": JOKER_KEYS[card - SUITED], "suit": ""}
    return {"rank": RANK_KEYS[card % RANKS], "suit": SUIT_KEYS[card // RANKS]}


def card_name(card: int, say: Catalogue) -> str:
    """A card in words: "seven of spades"."""
    return say("jackrabbits-card", **_card(card))


def short_card(card: int, say: Catalogue) -> str:
    """A card by its sign, as in "7♠"; a joker by its name."""
    if card >= SUITED:
        return say("jackrabbits-joker", joker=JOKER_KEYS[card - SUITED])
    return card_sign(card)


def _place(tile: int) -> dict[str, str]:
    """The facts of a place's name: its kind, its suit, its number."""
    if tile in (UNDERGROUND, EXILE):
        return {"kind": SPOT_KEYS[tile], "suit": "", "n": ""}
    if tile == CITADEL:
        return {"kind": "citadel", "suit": "", "n": ""}
    if tile < HEXES:
        return {"kind": PLACE_KEYS[PLACE_OF[tile]], "suit": SUIT_KEYS[SUIT_OF[tile]], "n": ""}
    return {"kind": ROAD_KEYS[road_kind(tile)], "suit": "", "n": str((tile - HEXES) % SETS + 1)}


def tile_name(tile: int, say: Catalogue) -> str:
    """A place of the map: "forest 1", "tower of spades"."""
    return say("jackrabbits-tile", **_place(tile))


def the_tile(tile: int, say: Catalogue) -> str:
    """A place of the map with its article."""
    return say("jackrabbits-the-tile", **_place(tile))


def royal_of(tile: int) -> int:
    """The royal who lives at a residence."""
    return int(SUIT_OF[tile]) * RANKS + JACK + int(PLACE_OF[tile])


def way_name(way: int, say: Catalogue) -> str:
    return say("jackrabbits-way", way=WAY_KEYS[way])


def cards_in(word: int) -> list[int]:
    """The cards of a word of bits, ascending."""
    bits = int(word)
    return [card for card in range(SUITED) if bits >> card & 1]


def signs(ids: Sequence[int]) -> list[str]:
    """Cards as plain data."""
    return [card_sign(card) for card in ids]


@cache
def _cards_by_sign() -> dict[str, int]:
    return {card_sign(card): card for card in range(CARDS)}


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
    return (SUIT_KEYS[suit] for suit in range(SUITS) if int(word) >> suit & 1)


def joined(parts: Sequence[str], say: Catalogue, key: str = "jackrabbits-and") -> str:
    """One or more things as a list: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return say(key, first=", ".join(parts[:-1]), last=parts[-1])


assert len(SPOT_KEYS) == TILES + 2
assert len(STAGE_KEYS) == OVER + 1
assert len(PURPOSE_KEYS) == FOR_PALACE + 1
