"""The tiles of Jack Rabbits, and how they lie on the triangular lattice.

Vertices of the lattice have coordinates (q, r): r rows downwards, q steps to the east, where each
row begins half a step further east than the one above. Six unit steps lead from a vertex, clockwise
from the east; six ways, clockwise from the north, are the ways out of a tile:

          4 NW   5 NE                   0 N
             \\ /                   5 NW ┌──┐ 1 NE
    3 W ──────+────── 0 E               /    \\
             / \\                   4 SW \\    / 2 SE
          2 SW   1 SE                    └──┘
                                         3 S
A side of a tile is known by its way out, for no tile has two sides facing the same way. Walking
clockwise round a tile, the side that faces way k is walked in direction of step k.

A tile lies at an anchor, turned clockwise by so many sixths:
    hex        its centre
    rhombus    an acute corner A, with the others at A + step t, A + step t + step t+1, A + step t+1
    triangle   a corner A, with the others at A + step t, A + step t+1
"""

from typing import Final

import numpy as np

from reino.games.jackrabbits.rules import cards

WAYS: Final = 6
WAY_KEYS: Final = ("n", "ne", "se", "s", "sw", "nw")
STEPS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # (q, r) of a unit step

HEX, RHOMBUS, TRIANGLE = range(3)
SHAPES: Final = 3
SHAPE_KEYS: Final = ("hex", "rhombus", "triangle")

# Tiles: the citadel, the residences by suit and rank (J Q K), four sets of roads by kind and set.
CITADEL: Final = 0
RESIDENCES: Final = 1  # + suit * 3 + rank - JACK
HEXES: Final = 13
PLAZA, PALACE, TOWER = range(3)  # the residences of jacks, queens and kings
RANKS_OF_ROYALS: Final = 3
FOREST, RIVER, MOUNTAIN, CROSSING, TAVERN, BURROW = range(6)
ROAD_KINDS: Final = 6
ROAD_KEYS: Final = ("forest", "river", "mountain", "crossing", "tavern", "burrow")
SETS: Final = 4
ROADS: Final = HEXES  # + kind * SETS + set
TILES: Final = HEXES + ROAD_KINDS * SETS
BURROWS: Final = ROADS + BURROW * SETS
UNDERGROUND: Final = TILES  # where a rabbit may be besides on a tile
EXILE: Final = TILES + 1

NO_TILE: Final = -1
SIDES: Final = TILES * WAYS  # a side of a tile is tile * WAYS + way


def road_kind(tile: int) -> int:
    """The kind of a road tile."""
    return (tile - ROADS) // SETS


def road_tile(kind: int, number: int) -> int:
    return ROADS + kind * SETS + number


def residence(suit: int, place: int) -> int:
    """The hex of a suit's plaza, palace or tower."""
    return RESIDENCES + suit * RANKS_OF_ROYALS + place


SHAPE_OF = np.array([HEX] * HEXES + [RHOMBUS] * 3 * SETS + [TRIANGLE] * 3 * SETS, np.int64)
KIND_OF = np.array([-1] * HEXES + [road_kind(tile) for tile in range(ROADS, TILES)], np.int64)
# Of a hex: its suit, and which residence it is; the citadel is none.
SUIT_OF = np.array([-1] + [tile // 3 for tile in range(12)] + [-1] * (TILES - HEXES), np.int64)
PLACE_OF = np.array([-1] + [tile % 3 for tile in range(12)] + [-1] * (TILES - HEXES), np.int64)

# The suits in which a transfer at a road tile is paid, as bits.
PRICE_SUITS = np.zeros(ROAD_KINDS, np.int64)
for _kind in (FOREST, RIVER, MOUNTAIN):
    PRICE_SUITS[_kind] = 1 << cards.CLUBS | 1 << cards.SPADES | 1 << cards.HEARTS
PRICE_SUITS[CROSSING] = 1 << cards.DIAMONDS | 1 << cards.SPADES
PRICE_SUITS[TAVERN] = 1 << cards.DIAMONDS | 1 << cards.HEARTS
PRICE_SUITS[BURROW] = 1 << cards.DIAMONDS | 1 << cards.CLUBS

# The ways out of a hex that is not turned.
_HEX_WAYS = {
    (cards.CLUBS, TOWER): (0,),
    (cards.SPADES, TOWER): (0, 1),
    (cards.HEARTS, TOWER): (0, 2),
    (cards.DIAMONDS, TOWER): (0, 3),
    (cards.CLUBS, PALACE): (0, 1, 2),
    (cards.SPADES, PALACE): (0, 1, 3),
    (cards.HEARTS, PALACE): (0, 3, 5),
    (cards.DIAMONDS, PALACE): (0, 2, 4),
    (cards.CLUBS, PLAZA): (0, 1, 2, 3),
    (cards.SPADES, PLAZA): (0, 1, 2, 4),
    (cards.HEARTS, PLAZA): (0, 2, 3, 5),
    (cards.DIAMONDS, PLAZA): (0, 1, 2, 3, 4),
}


def _roads(tile: int) -> list[tuple[int, ...]]:
    """The roads of a tile that is not turned, each by the ways it leads to."""
    shape = SHAPE_OF[tile]
    if tile == CITADEL:
        return [tuple(range(WAYS))]
    if shape == HEX:
        return [_HEX_WAYS[int(SUIT_OF[tile]), int(PLACE_OF[tile])]]
    roads: dict[int, list[tuple[int, ...]]] = {
        FOREST: [(0, 4), (1, 3)],  # each round an acute corner
        RIVER: [(0, 1), (3, 4)],  # each round an obtuse one
        MOUNTAIN: [(0, 3), (1, 4)],  # each straight across
        CROSSING: [(0, 2, 4)],
        TAVERN: [(0, 4)],
        BURROW: [(2,)],
    }
    return roads[int(KIND_OF[tile])]


def _turned(ways: tuple[int, ...], turn: int) -> int:
    return sum(1 << ((way + turn) % WAYS) for way in ways)


# As bits of ways, for a tile and its turn: where roads leave; where the road from a way leads on;
# and where the tile's other road leads.
ROAD_WAYS = np.zeros((TILES, WAYS), np.int64)
ON_FROM = np.zeros((TILES, WAYS, WAYS), np.int64)
OVER_FROM = np.zeros((TILES, WAYS, WAYS), np.int64)
for _tile in range(TILES):
    for _turn in range(WAYS):
        _all = [_turned(_ways, _turn) for _ways in _roads(_tile)]
        ROAD_WAYS[_tile, _turn] = sum(_all)
        for _way in range(WAYS):
            for _ways in _all:
                if _ways >> _way & 1:
                    ON_FROM[_tile, _turn, _way] = _ways & ~(1 << _way)
                    OVER_FROM[_tile, _turn, _way] = sum(_all) & ~_ways

# Tiles that look the same turned by so many sixths are turned by less. (A rhombus turned by half a
# circle is the same. A mountain turned by three or more is one whose other road goes over: drawn
# otherwise, walked the same.)
TURNS = np.full(TILES, WAYS, np.int64)
TURNS[CITADEL] = 1
TURNS[residence(cards.HEARTS, PLAZA)] = 3
TURNS[residence(cards.DIAMONDS, TOWER)] = 3
TURNS[residence(cards.DIAMONDS, PALACE)] = 2
for _tile in range(ROADS, TILES):
    if SHAPE_OF[_tile] == RHOMBUS:
        TURNS[_tile] = 3
    elif KIND_OF[_tile] == CROSSING:
        TURNS[_tile] = 2

# A lattice cell is a triangle of unit sides, (q, r, 0) pointing down or (q, r, 1) pointing up: a
# triangle with its corner at (q, r), turned by 0 or by 1. So is every other, from another corner.
_CELL_AT = ((0, 0, 0), (0, 0, 1), (-1, 0, 0), (0, -1, 1), (0, -1, 0), (1, -1, 1))


def _plus(a: tuple[int, int], b: tuple[int, int]) -> tuple[int, int]:
    return a[0] + b[0], a[1] + b[1]


def _cell(corner: tuple[int, int], turn: int) -> tuple[int, int, int]:
    dq, dr, up = _CELL_AT[turn % WAYS]
    return corner[0] + dq, corner[1] + dr, up


def _sides_of(shape: int, turn: int) -> dict[int, tuple[int, int]]:
    """Where each side begins, clockwise, seen from the anchor."""
    here, one, two = (0, 0), STEPS[turn], STEPS[(turn + 1) % WAYS]
    if shape == HEX:
        return {way: STEPS[(way + 4) % WAYS] for way in range(WAYS)}
    if shape == RHOMBUS:
        corners = {0: here, 1: one, 3: _plus(one, two), 4: two}
    else:
        corners = {0: here, 2: one, 4: two}
    return {(turn + way) % WAYS: corner for way, corner in corners.items()}


def _cells_of(shape: int, turn: int) -> list[tuple[int, int, int]]:
    if shape == HEX:
        return [_cell((0, 0), sixth) for sixth in range(WAYS)]
    if shape == RHOMBUS:
        return [_cell((0, 0), turn), _cell(STEPS[turn], turn + 1)]
    return [_cell((0, 0), turn)]


CELLS_OF = np.array([6, 2, 1], np.int64)  # how many cells a shape covers
SIDE_WAYS = np.zeros((SHAPES, WAYS), np.int64)  # for a shape and its turn: its sides, as bits
SIDE_Q = np.zeros((SHAPES, WAYS, WAYS), np.int64)  # where a side begins
SIDE_R = np.zeros((SHAPES, WAYS, WAYS), np.int64)
CELL_Q = np.zeros((SHAPES, WAYS, WAYS), np.int64)
CELL_R = np.zeros((SHAPES, WAYS, WAYS), np.int64)
CELL_UP = np.zeros((SHAPES, WAYS, WAYS), np.int64)
STEP_Q = np.array([q for q, _ in STEPS], np.int64)
STEP_R = np.array([r for _, r in STEPS], np.int64)
for _shape in range(SHAPES):
    for _turn in range(WAYS):
        for _way, (_q, _r) in _sides_of(_shape, _turn).items():
            SIDE_WAYS[_shape, _turn] |= 1 << _way
            SIDE_Q[_shape, _turn, _way], SIDE_R[_shape, _turn, _way] = _q, _r
        for _i, (_q, _r, _up) in enumerate(_cells_of(_shape, _turn)):
            CELL_Q[_shape, _turn, _i], CELL_R[_shape, _turn, _i] = _q, _r
            CELL_UP[_shape, _turn, _i] = _up

HEX_KEYS: Final = (
    "citadel",
    *(
        f"{place}-of-{suit}"
        for suit in ("clubs", "spades", "hearts", "diamonds")
        for place in ("plaza", "palace", "tower")
    ),
)
TILE_KEYS: Final = HEX_KEYS + tuple(
    f"{key}-{number + 1}" for key in ROAD_KEYS for number in range(SETS)
)
assert len(TILE_KEYS) == TILES
assert cards.SUITS * RANKS_OF_ROYALS + 1 == HEXES
