"""The map of a view as plain data: where each tile lies, its roads and its neighbours, and the same
laid out on a page, so that a page draws the map and knows no rule of it.

Numbers of the page are in units of which a side of a tile has 100, rounded to tenths.
"""

from functools import cache, lru_cache
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import asdict

from reino.games.jackrabbits.rules import stage, tiles
from reino.games.jackrabbits.rules.state import STATE
from reino.games.jackrabbits.table.layout import (
    BESIDE,
    ROW,
    UNIT,
    Box,
    LaidTile,
    Placed,
    Point,
    arranged,
    at_origin,
    placed_in,
    spot,
)
from reino.games.jackrabbits.table.names import SPOT_KEYS

MAPS_KEPT = 256  # laid out, of those seen last: a map hardly ever changes
# The pages that a map is laid out for, by their width to their height: phones, and wide screens.
ASPECTS = (1.0, 1.5)
# Where rabbits stand on a hex, by seat: between the roads, clear of the building.
ON_HEX = ((-63.0, -12.0), (63.0, -12.0), (-45.0, 44.0), (45.0, 44.0))
BESIDE_STANDS = {
    # In a hall, and on a raft.
    tiles.UNDERGROUND: ((-42.0, 8.0), (-14.0, 8.0), (14.0, 8.0), (42.0, 8.0)),
    tiles.EXILE: ((-43.0, -8.0), (-14.5, -8.0), (14.5, -8.0), (43.0, -8.0)),
}
ON_ROAD = (0.0, -14.0)
LATTICE = (UNIT, 0.0), (UNIT / 2, round(ROW, 2))  # steps to the east, and to the row below
MAP_FIELDS = ("q", "r", "turned", "island", "beside")


class TileLook(Struct, frozen=True):
    """A tile as it looks in a turn."""

    exits: tuple[str, ...]
    """The ways by which roads leave it."""
    x: float
    """Where its middle is, to the right, before its island is moved."""
    y: float
    """Where its middle is, downwards, before its island is moved."""
    form: str
    """Its outline: a key of the forms of `Layout`."""
    art: str
    """The symbol that it is drawn with."""


class Lie(TileLook, frozen=True):
    """A tile as it lies on the lattice of an island."""

    q: int
    """Where its anchor is: steps to the east."""
    r: int
    """Where its anchor is: rows downwards."""
    turn: int
    """How many sixths of a circle it is turned clockwise."""
    island: int
    """The lattice it lies on: 0 is the mainland."""


class TileLaid(Lie, frozen=True):
    """A tile of the map."""

    beside: dict[str, str | None]
    """Its neighbour at each side, None where the side is open."""


class TileLain(Lie, frozen=True):
    """A tile that is not on the map, as it would lie there."""

    tile: str


class TileForm(Struct, frozen=True):
    """The outline of tiles, around their middle."""

    corners: tuple[Point, ...]
    """Clockwise."""
    sides: dict[str, tuple[float, float, int]]
    """The middle of each side by its way, and the degrees clockwise from the north it faces."""


class MapPage(Struct, frozen=True):
    """The islands of a map beside each other."""

    box: Box
    """Left, top, right and bottom of all land."""
    shifts: dict[int, Point]
    """How far the tiles of each island are moved."""
    beside: dict[str, Point]
    """The middles of the underground and exile; they are not there while a map is being built."""


class Stand(Struct, frozen=True):
    """The point where a rabbit stands, from the middle of its place."""

    x: float
    y: float
    size: float
    """How large it is drawn."""


class Layout(Struct, frozen=True):
    """A map as a page draws it."""

    forms: dict[str, TileForm]
    pages: tuple[MapPage, ...]
    """One for high pages and one for wide ones: the one that fits larger is drawn."""
    stands: tuple[Stand, ...]
    """By seat."""


def laid_out(tile: int, q: int, r: int, turn: int, island: int) -> TileLain:
    """A tile as it would lie with its anchor at a vertex of an island, turned by so many sixths."""
    return TileLain(**_lie(Placed(tile, q, r, turn, island)), tile=tiles.TILE_KEYS[tile])


def map_of(record: Any) -> dict[str, TileLaid]:
    """Every tile that has been laid, by its key. Not to be changed: the same map is shared."""
    return _map(_bytes_of(record))


def layout_of(record: Any) -> Layout:
    """The layout of a map and its rabbits."""
    seats = range(int(record.players))
    beside: tuple[int, ...] = BESIDE
    if record.stage in stage.BUILDING:
        beside = ()
    elif record.explore:
        beside = (tiles.UNDERGROUND,)
    stands = tuple(stand(record, seat) for seat in seats)
    return Layout(FORMS, _pages(_bytes_of(record), beside), stands)


def pages_of(record: Any) -> tuple[MapPage, ...]:
    """The islands of a map on pages, with nothing beside it."""
    return _pages(_bytes_of(record), ())


def stand(record: Any, seat: int) -> Stand:
    """The point where a rabbit stands: in its place by its seat, or on the road it came by."""
    tile = int(record.rabbit[seat])
    if tile in BESIDE_STANDS:
        return Stand(*BESIDE_STANDS[tile][seat], 0.74)
    if tile < tiles.HEXES:
        return Stand(*ON_HEX[seat], 1.04)
    return _on_road(tile, int(record.turned[tile]), int(record.came))


@cache
def _on_road(tile: int, turned: int, came: int) -> Stand:
    laid = at_origin(tile, turned)
    x, y = laid.on_road(came)
    right, down = ON_ROAD
    return Stand(_tenths(x - laid.middle[0] + right), _tenths(y - laid.middle[1] + down), 0.86)


@cache
def look(tile: int, turn: int) -> TileLook:
    """A tile turned by so many sixths, with its anchor at the origin."""
    laid = at_origin(tile, turn)
    exits = tuple(tiles.WAY_KEYS[way] for way in laid.road_ways)
    art = tiles.TILE_KEYS[tile]
    if laid.shape != tiles.HEX:
        art = f"{tiles.ROAD_KEYS[laid.kind]}-{turn % looks(tile)}"
    return TileLook(exits, _tenths(laid.middle[0]), _tenths(laid.middle[1]), _form_of(laid), art)


def looks(tile: int) -> int:
    """The turns of a tile that look different."""
    # A mountain turned by half a circle has its other road above.
    return tiles.WAYS if tiles.KIND_OF[tile] == tiles.MOUNTAIN else int(tiles.TURNS[tile])


def _lie(placed: Placed) -> dict[str, Any]:
    """The fields of a `Lie`."""
    tile, q, r, turn, island = placed
    seen = look(tile, turn)
    x, y = spot(q, r)
    at = {"x": _tenths(seen.x + x), "y": _tenths(seen.y + y)}
    return {**asdict(seen), **at, "q": q, "r": r, "turn": turn, "island": island}


def _form_of(laid: LaidTile) -> str:
    """The name of a tile's outline: shapes that cover the same cells are the same."""
    shape = tiles.SHAPE_KEYS[laid.shape]
    alike = {tiles.RHOMBUS: 3, tiles.TRIANGLE: 2}.get(laid.shape)
    return shape if alike is None else f"{shape}-{laid.turned % alike}"


def _form(laid: LaidTile) -> TileForm:
    x, y = laid.middle
    sides = {way: laid.side(way) for way in laid.ways}
    return TileForm(
        tuple((_tenths(cx - x), _tenths(cy - y)) for cx, cy in laid.corners),
        {
            tiles.WAY_KEYS[way]: (_tenths(sx - x), _tenths(sy - y), 360 // tiles.WAYS * way)
            for way, (sx, sy) in sides.items()
        },
    )


def _forms() -> dict[str, TileForm]:
    """The outline of every shape in every turn."""
    shown = (tiles.CITADEL, tiles.road_tile(tiles.FOREST, 0), tiles.road_tile(tiles.BURROW, 0))
    laid_tiles = [at_origin(tile, turn) for tile in shown for turn in range(tiles.WAYS)]
    return {_form_of(laid): _form(laid) for laid in laid_tiles}


def _bytes_of(record: Any) -> tuple[bytes, ...]:
    return tuple(getattr(record, field).tobytes() for field in MAP_FIELDS)


def _map_in(fields: tuple[bytes, ...]) -> Any:
    record = np.zeros(1, STATE)[0]
    for name, data in zip(MAP_FIELDS, fields, strict=True):
        record[name] = np.frombuffer(data, record[name].dtype).reshape(record[name].shape)
    return record


@lru_cache(MAPS_KEPT)
def _map(fields: tuple[bytes, ...]) -> dict[str, TileLaid]:
    record = _map_in(fields)
    beside = record.beside.tolist()
    laid = {}
    for placed in placed_in(record):
        tile = placed.tile
        neighbours = {
            tiles.WAY_KEYS[way]: _neighbour(beside[tile][way])
            for way in at_origin(tile, placed.turned).ways
        }
        laid[tiles.TILE_KEYS[tile]] = TileLaid(**_lie(placed), beside=neighbours)
    return laid


@lru_cache(MAPS_KEPT)
def _pages(fields: tuple[bytes, ...], beside: tuple[int, ...]) -> tuple[MapPage, ...]:
    placed = placed_in(_map_in(fields))
    return tuple(_page(placed, aspect, beside) for aspect in ASPECTS)


def _page(placed: list[Placed], aspect: float, beside: tuple[int, ...]) -> MapPage:
    found = arranged(placed, aspect, beside)
    left, top, right, bottom = map(_tenths, found.box)
    return MapPage(
        (left, top, right, bottom),
        {island: _rounded(shift) for island, shift in found.shifts.items()},
        {SPOT_KEYS[tile]: _rounded(shift) for tile, shift in found.beside.items()},
    )


def _neighbour(tile: int) -> str | None:
    return None if tile == tiles.NO_TILE else SPOT_KEYS[tile]


def _rounded(point: Point) -> Point:
    return _tenths(point[0]), _tenths(point[1])


def _tenths(value: float) -> float:
    """Rounded; a whole number is written without a point."""
    tenths = round(value * 10)
    return tenths / 10 if tenths % 10 else tenths // 10


FORMS = _forms()
