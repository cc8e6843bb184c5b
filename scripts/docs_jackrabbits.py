"""Hand-made tables of Jack Rabbits, and the pictures of its pages; `docs_pictures.py` writes them.

Tiles and places have names, so there is a picture for each language.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

import numpy as np

import reino
from reino import State
from reino.core.catalogue import catalogue
from reino.core.view import PUBLIC
from reino.draw.svg import (
    FADED_INK,
    INK,
    OLD_PARCHMENT,
    WIDE,
    Markup,
    document,
    element,
    group,
    joined,
    rect,
    text,
)
from reino.games.jackrabbits import LOCALE
from reino.games.jackrabbits.art.caption import Scene
from reino.games.jackrabbits.art.cards import CARD, CARD_HEIGHT, card_face
from reino.games.jackrabbits.art.landscape import tile_face
from reino.games.jackrabbits.art.map_picture import MapPicture
from reino.games.jackrabbits.art.palette import suit_sign
from reino.games.jackrabbits.art.tabletop import Tabletop
from reino.games.jackrabbits.rules import cards, tiles
from reino.games.jackrabbits.rules import stage as jackrabbits_stage
from reino.games.jackrabbits.rules.actions import ISLAND, SHAPE
from reino.games.jackrabbits.rules.tiles import residence, road_tile
from reino.games.jackrabbits.table.layout import LaidTile
from reino.games.jackrabbits.table.names import SPOT_KEYS, card_name, card_of_sign, tile_name

MARGIN = 24
MAP_WIDTH = 916
BETWEEN = 12  # two cards
DETAIL_WIDTH, DETAIL_HEIGHT = 520, 150  # of the map
# Room for a tile, its name, and the suits of its price.
HEX_PITCH, HEX_ROW, ROAD_ROW = 222, 226, 232
SUIT_PITCH = 26
NAME_SIZE = 21

Rabbits = Sequence[str]
Options = Mapping[str, bool | str]


@dataclass(frozen=True)
class Table:
    """A table in the middle of a turn. Cards that are named nowhere are in the pile."""

    rabbits: Rabbits
    hands: Sequence[str]
    discards: str = ""
    dice: tuple[int, int] = (3, 4)
    stage: int = jackrabbits_stage.SET_OUT
    choices: Sequence[str] = ()  # by name, of the seat that owes them
    viewer: int | None = 0
    active: int = 0
    turns: int = 0
    options: Options = field(default_factory=dict)

    def state(self) -> State:
        game = reino.load("jackrabbits", len(self.rabbits), self.options)
        runtime = game.runtime
        buf = runtime.first.copy()
        first = bytes(game.start(dealer=None))
        buf[: runtime.state_size] = np.frombuffer(first, np.uint8)
        s = runtime.record(buf)
        for seat, hand in enumerate(self.hands):
            held = [card_of_sign(sign) for sign in hand.split()]
            s.hand[seat], s.hand_size[seat] = as_word(held), len(held)
            for card in held:
                if card >= cards.SUITED:
                    s.joker[card - cards.SUITED] = seat
            s.rabbit[seat] = SPOT_KEYS.index(self.rabbits[seat])
        s.discards = as_word([card_of_sign(sign) for sign in self.discards.split()])
        pile = cards.NUMBERS & ~int(s.discards)
        for seat in range(len(self.hands)):
            pile &= ~int(s.hand[seat])
        s.pile, s.pile_size = pile, pile.bit_count()
        s.active, s.starter, s.turns = self.active, 0, self.turns
        s.dice[:] = self.dice
        s.stage = self.stage
        state = State(runtime, buf, runtime.review(buf))
        for choice in self.choices:
            state = chosen(state, choice)
        return state


def as_word(held: Sequence[int]) -> int:
    return sum(1 << card for card in held if card < cards.SUITED)


def chosen(state: State, choice: str) -> State:
    """The state after the choice of this name, by the seat that owes one or by chance."""
    if not state.owing:
        (outcome,) = (o for o, _ in state.chance if state.game.outcome_name(o) == choice)
        return state.fall(outcome)
    (seat,) = state.owing
    (action,) = (a for a in state.legal(seat) if state.game.name(a) == choice)
    return state.play(seat, action)


TABLES: Mapping[str, Table] = {
    "table": Table(
        rabbits=("tower-of-spades", "plaza-of-diamonds", "palace-of-spades"),
        hands=("K♠ 7♠ 5♠ 4♣ 3♥ 9♦", "J♦ Q♥ 6♥ 8♦ A♣", "Q♠ 10♣ 2♠ ☆"),
        discards="2♦ 4♦ 8♠ 9♠ 10♠ 3♠ 6♦ 10♥",
        dice=(2, 3),
        turns=27,
    ),
}
# Of these tables the pictures show the cards on the table, and the place of the action.
DETAILS: Mapping[str, Table] = {
    "fight": Table(
        rabbits=("plaza-of-spades", "plaza-of-spades"),
        hands=("J♠ 8♠ 5♠ 3♠ 2♥", "K♥ Q♦ 9♠ 4♠ 7♦ 6♣"),
        discards="10♥ 2♦ 5♦ 3♦",
        dice=(6, 2),
        stage=jackrabbits_stage.PHASE,
        choices=(
            "Attack White",
            "Spend the eight of spades",
            "No more spades for now",
            "Spend the nine of spades",
            "No more spades for now",
        ),
        turns=18,
    ),
}
# Of these tables the pictures show only the map.
MAPS: Mapping[str, Table] = {
    "journey": Table(
        rabbits=("citadel", "tower-of-diamonds"),
        hands=("8♣ 6♠ 10♦ 4♥", "9♥ 2♦ 7♥"),
        dice=(4, 2),
        choices=("Go south-west from the citadel",),
    ),
}
RANDOM_SEED = 9
BUILD_SEED = 2
SHAPES_LAID = "rtrtrrhhtrhrthrh"  # by their first letters; the last is turned up


def whole_table(of: Table, lang: str) -> str:
    return of.state().svg(of.viewer, lang=lang)


def map_only(of: Callable[[], State], viewer: int | None, lang: str) -> str:
    """The map of a table without the seats around it."""
    scene = Scene(of().view(viewer).record, PUBLIC if viewer is None else viewer, lang)
    map_picture = MapPicture(scene, MAP_WIDTH)
    size = MAP_WIDTH, round(map_picture.height)
    told = catalogue(lang, LOCALE)("jackrabbits-picture-title", state=scene.standing())
    return document(lang, size, told, scene.account(), map_picture.drawn())


def detail(of: Table, lang: str) -> str:
    """The middle of a table, the part of the map where the active rabbit is, and the hand."""
    state = of.state()
    scene = Scene(state.view(of.viewer).record, PUBLIC if of.viewer is None else of.viewer, lang)
    felt, felt_height = Tabletop(scene, MAP_WIDTH).drawn()
    map_picture = MapPicture(scene, MAP_WIDTH)
    laid = map_picture.layout.tiles[int(scene.record.rabbit[scene.record.active])]
    x, y = (
        (part + origin) * map_picture.scale
        for part, origin in zip(laid.middle, map_picture.origin, strict=True)
    )
    left = min(max(x - DETAIL_WIDTH / 2, 0), map_picture.width - DETAIL_WIDTH)
    down, high = MARGIN + felt_height + BETWEEN, DETAIL_HEIGHT * MAP_WIDTH / DETAIL_WIDTH
    part = element(
        "svg",
        map_picture.drawn(),
        x=MARGIN,
        y=down,
        width=MAP_WIDTH,
        height=high,
        viewBox=f"{left} {y - DETAIL_HEIGHT / 2} {DETAIL_WIDTH} {DETAIL_HEIGHT}",
    )
    edge = rect(MARGIN, down, MAP_WIDTH, high, fill="none", stroke=INK, stroke_width=2.5)
    hand, _ = scene.hand(of.viewer or 0)
    top = round(down + high + BETWEEN)
    first = MARGIN + (MAP_WIDTH - (CARD + BETWEEN) * len(hand) + BETWEEN) / 2
    held = [
        group(card_face(card, scene.card(card)), at=(first + (CARD + BETWEEN) * i, top))
        for i, card in enumerate(hand)
    ]
    size = MAP_WIDTH + 2 * MARGIN, top + CARD_HEIGHT + MARGIN
    return page(lang, size, scene.account(), group(felt, at=(MARGIN, MARGIN)), part, edge, *held)


def at_start(options: Options, seed: int = 1) -> State:
    """A game for two, its map laid and no card dealt."""
    state = reino.load("jackrabbits", 2, options).start(seed=seed)
    while state.parent is not None and state.record.hand_size.any():
        state = state.parent
    return state


def half_built() -> State:
    """A map that two players build, some tiles laid and another turned up."""
    state = reino.load("jackrabbits", 2, {"map": "build"}).start(seed=BUILD_SEED)
    for shape in SHAPES_LAID:
        while state.record.stage != jackrabbits_stage.PICK_SHAPE:
            # Always against the first side that has room.
            menu = state.legal(state.owing[0])
            state = state.play(state.owing[0], next(a for a in menu if a != ISLAND))
        state = state.play(state.owing[0], SHAPE + "hrt".index(shape))
    return state


def court(lang: str) -> str:
    """The royals by suit, and the jokers."""
    say = catalogue(lang, LOCALE)
    rows = [
        [
            *(
                suit * cards.RANKS + rank
                for suit in suits
                for rank in (cards.KING, cards.QUEEN, cards.JACK)
            ),
            joker,
        ]
        for suits, joker in (
            ((cards.CLUBS, cards.SPADES), cards.RED_JOKER),
            ((cards.HEARTS, cards.DIAMONDS), cards.BLACK_JOKER),
        )
    ]
    pitch, row = CARD + BETWEEN, CARD_HEIGHT + BETWEEN
    drawn = [
        group(card_face(card, card_name(card, say)), at=(MARGIN + pitch * x, MARGIN + row * y))
        for y, held in enumerate(rows)
        for x, card in enumerate(held)
    ]
    size = 2 * MARGIN + pitch * len(rows[0]) - BETWEEN, 2 * MARGIN + row * len(rows) - BETWEEN
    told = ", ".join(card_name(card, say) for held in rows for card in held)
    return page(lang, size, told, *drawn)


def hexes(lang: str) -> str:
    """A column for each suit, with its tower, palace and plaza; the citadel beside them."""
    placed = {tiles.CITADEL: (0, 1)}
    for suit in range(cards.SUITS):
        for place in (tiles.TOWER, tiles.PALACE, tiles.PLAZA):
            placed[residence(suit, place)] = suit + 1, tiles.TOWER - place
    # All in one size, in which the longest name stays within its column.
    longest = max(len(tile_name(tile, catalogue(lang, LOCALE))) for tile in placed)
    letters = min(NAME_SIZE, (HEX_PITCH - MARGIN) / (WIDE * longest))
    drawn = [
        group(
            tile_with_name(tile, lang, letters), at=(MARGIN + HEX_PITCH * x, MARGIN + HEX_ROW * y)
        )
        for tile, (x, y) in placed.items()
    ]
    size = 2 * MARGIN + HEX_PITCH * (cards.SUITS + 1), 2 * MARGIN + HEX_ROW * 3
    told = ", ".join(tile_name(tile, catalogue(lang, LOCALE)) for tile in placed)
    return page(lang, size, told, *drawn)


def road_tiles(lang: str) -> str:
    """The six of a set, each with the suits its price is paid in."""
    say = catalogue(lang, LOCALE)
    drawn, told = [], []
    for kind in range(tiles.ROAD_KINDS):
        tile = road_tile(kind, 0)
        suits = [suit for suit in range(cards.SUITS) if int(tiles.PRICE_SUITS[kind]) >> suit & 1]
        signs = [
            group(suit_sign(suit), at=(SUIT_PITCH * (i - (len(suits) - 1) / 2), 0))
            for i, suit in enumerate(suits)
        ]
        at = MARGIN + HEX_PITCH * (kind % 3), MARGIN + ROAD_ROW * (kind // 3)
        below = group(*signs, at=(HEX_PITCH / 2, ROAD_ROW - 22))
        drawn.append(group(tile_with_name(tile, lang), below, at=at))
        told.append(f"{tile_name(tile, say)} {''.join(cards.SUIT_SIGNS[suit] for suit in suits)}")
    size = 2 * MARGIN + HEX_PITCH * 3, 2 * MARGIN + ROAD_ROW * 2
    return page(lang, size, ", ".join(told), *drawn)


def tile_with_name(tile: int, lang: str, letters: float = NAME_SIZE) -> Markup:
    laid = LaidTile(tile, (0, 0), 0)
    name = tile_name(tile, catalogue(lang, LOCALE)).removesuffix(" 1")
    height, scale = (HEX_ROW - 40, 1.0) if laid.shape == tiles.HEX else (ROAD_ROW - 70, 1.35)
    x, y = laid.middle
    at = HEX_PITCH / 2 - x * scale, height / 2 - y * scale
    words = text(name, HEX_PITCH / 2, height + 22, letters, text_anchor="middle", fill=FADED_INK)
    return joined((group(tile_face(laid), at=at, scale=scale), words))


def page(lang: str, size: tuple[int, int], told: str, *drawn: Markup) -> str:
    ground = rect(0, 0, *size, rx=10, fill=OLD_PARCHMENT)
    return document(lang, size, catalogue(lang, LOCALE)("jackrabbits"), told, ground, *drawn)


PICTURES: Mapping[str, Callable[[str], str]] = {
    "court": court,
    "hexes": hexes,
    "road-tiles": road_tiles,
    "sample": partial(map_only, partial(at_start, {}), None),
    "tight": partial(map_only, partial(at_start, {"tight_suits": True}), None),
    "random": partial(map_only, partial(at_start, {"map": "random"}, RANDOM_SEED), None),
    "build": partial(map_only, half_built, None),
    **{name: partial(map_only, of.state, of.viewer) for name, of in MAPS.items()},
    **{name: partial(detail, of) for name, of in DETAILS.items()},
    **{name: partial(whole_table, of) for name, of in TABLES.items()},
}
