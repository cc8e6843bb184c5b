"""The art of Jack Rabbits as symbols.

A tile is drawn in a square around its middle, in layers, so that roads run on from tile to tile:
its ground, its roads, its landmark, and its number. `forest-2-roads` is a forest turned by two
sixths, `palace-of-hearts` a hex, whose roads are `spoke`s turned by a sixth for each way.
"""

from collections.abc import Iterator, Mapping

from reino.draw.sprites import Symbol, symbol_of
from reino.draw.svg import Markup, crown, group
from reino.games.jackrabbits.art.cards import card_back, card_face, small_back, small_card
from reino.games.jackrabbits.art.landscape import (
    beside_map,
    ground,
    jetty,
    landmark,
    number,
    ribbon_of,
    roads,
    seal_of,
)
from reino.games.jackrabbits.art.map_layout import strokes
from reino.games.jackrabbits.art.palette import CREAM, SUIT_INKS, emblem
from reino.games.jackrabbits.art.rabbits import carrot, mark, portrait
from reino.games.jackrabbits.art.tabletop import die
from reino.games.jackrabbits.rules import actions, cards, tiles
from reino.games.jackrabbits.rules.cards import card_sign
from reino.games.jackrabbits.rules.options import ENDINGS
from reino.games.jackrabbits.rules.tiles import road_tile
from reino.games.jackrabbits.table.layout import LaidTile
from reino.games.jackrabbits.table.map_view import ADVANCED_CITADEL, looks
from reino.games.jackrabbits.table.names import SPOT_KEYS

Named = Iterator[tuple[str, Symbol]]

TILE = 110.0  # half the square of a tile
LETTERS = str.maketrans({"♣": "c", "♠": "s", "♥": "h", "♦": "d", "★": "red", "☆": "black"})
FACES = range(1, 7)


def symbols() -> Mapping[str, Symbol]:
    return {
        name: symbol
        for part in (_hexes, _road_tiles, _beside, _cards, _pieces)
        for name, symbol in part()
    }


def _around(half: float, drawing: Markup) -> Symbol:
    return Symbol((-half, -half, 2 * half, 2 * half), drawing)


def _tile(laid: LaidTile, drawing: Markup) -> Symbol:
    x, y = laid.middle
    return _around(TILE, group(drawing, at=(-x, -y)))


def _hexes() -> Named:
    for tile, key in enumerate(tiles.TILE_KEYS[: tiles.HEXES]):
        laid = LaidTile(tile, (0, 0), 0)
        yield f"{key}-ground", _tile(laid, ground(laid))
        yield key, _tile(laid, landmark(laid))
    citadel = LaidTile(tiles.CITADEL, (0, 0), 0)
    yield f"{ADVANCED_CITADEL}-ground", _tile(citadel, ground(citadel, advanced=True))
    yield ADVANCED_CITADEL, _tile(citadel, landmark(citadel, advanced=True))
    for ending in ENDINGS[1:]:
        yield f"seal-{ending}", Symbol(emblem.box("seal"), seal_of(ending))
    north = LaidTile(tiles.CITADEL, (0, 0), 0)
    yield "spoke", _around(TILE, ribbon_of(strokes(north, (0,))[0]))
    yield "jetty", Symbol((-20, -30, 40, 40), group(jetty(north, 0), at=(0, -north.side(0)[1])))


def _road_tiles() -> Named:
    for kind, key in enumerate(tiles.ROAD_KEYS):
        for turn in range(looks(road_tile(kind, 0))):
            name = f"{key}-{turn}"
            laid_tiles = [LaidTile(road_tile(kind, n), (0, 0), turn) for n in range(tiles.SETS)]
            yield f"{name}-ground", _tile(laid_tiles[0], ground(laid_tiles[0]))
            yield f"{name}-roads", _tile(laid_tiles[0], roads(laid_tiles[:1]))
            yield name, _tile(laid_tiles[0], landmark(laid_tiles[0]))
            for n, laid in enumerate(laid_tiles, 1):
                yield f"{name}-{n}", _tile(laid, number(laid))


def _beside() -> Named:
    for tile in (tiles.UNDERGROUND, tiles.EXILE):
        laid = LaidTile(tile, (0, 0), 0)
        yield SPOT_KEYS[tile], _tile(laid, beside_map(laid, ""))


def _cards() -> Named:
    face, small = emblem.box("card-back"), emblem.box("small-back")
    for card in range(cards.CARDS):
        name = card_sign(card).translate(LETTERS)
        yield f"card-{name}", Symbol(face, card_face(card, ""))
        yield f"small-{name}", Symbol(small, small_card(card, ""))
    yield "card-back", Symbol(face, card_back(""))
    yield "small-back", Symbol(small, small_back(""))


def _pieces() -> Named:
    for seat, key in enumerate(actions.SEAT_KEYS):
        yield f"rabbit-{key}", symbol_of(emblem, f"rabbit-{key}")
        yield f"portrait-{key}", Symbol(emblem.box("portrait"), portrait(seat))
        yield f"carrot-{key}", Symbol(emblem.box("owned-carrot"), carrot(seat))
        yield f"mark-{key}", Symbol(emblem.box("mark"), mark(seat))
        yield f"badge-{key}", symbol_of(emblem, f"badge-{key}")
    yield "carrot", symbol_of(emblem, "carrot")
    yield "crown", _around(24, crown())
    yield "hare", symbol_of(emblem, "hare", colour=CREAM)
    for suit, ink in zip(cards.SUIT_KEYS, SUIT_INKS, strict=True):
        yield f"suit-{suit}", symbol_of(emblem, f"suit-{suit}", colour=ink)
    for face in FACES:
        yield f"die-{face}", Symbol((-2, -2, 58, 58), die(face))
