"""The map of the reference: polygons on the lattice, roads from their description.

A corner is (x, r) as on the rules page, with x doubled so that it is whole. An edge is the island
it belongs to and its two corners; two tiles are neighbours if they have an edge in common.
"""

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

from reino.games.jackrabbits.rules.tiles import TILE_KEYS, WAY_KEYS

Corner = tuple[int, int]
Edge = tuple[int, frozenset[Corner]]
Cell = frozenset[Corner]  # a unit triangle

# Unit steps clockwise from the east, and the way out over a side walked in that direction.
STEPS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
WAY_OF_STEP = dict(zip(STEPS, WAY_KEYS, strict=True))

PLACES = {"plaza": "J", "palace": "Q", "tower": "K"}
HEX_ROADS = {
    ("tower", "clubs"): (0,),
    ("tower", "spades"): (0, 1),
    ("tower", "hearts"): (0, 2),
    ("tower", "diamonds"): (0, 3),
    ("palace", "clubs"): (0, 1, 2),
    ("palace", "spades"): (0, 1, 3),
    ("palace", "hearts"): (0, 3, 5),
    ("palace", "diamonds"): (0, 2, 4),
    ("plaza", "clubs"): (0, 1, 2, 3),
    ("plaza", "spades"): (0, 1, 2, 4),
    ("plaza", "hearts"): (0, 2, 3, 5),
    ("plaza", "diamonds"): (0, 1, 2, 3, 4),
}
PRICE_SUITS = {
    "forest": "csh",
    "river": "csh",
    "mountain": "csh",
    "crossing": "ds",
    "tavern": "dh",
    "burrow": "dc",
}

UNDERGROUND, EXILE = "underground", "exile"


def plus(*points: Corner) -> Corner:
    return sum(x for x, _ in points), sum(r for _, r in points)


def place_of(hexagon: str) -> str:
    """Plaza, palace or tower; the citadel and the underground by their own names."""
    return hexagon.split("-")[0]


def suit_of(hexagon: str) -> str:
    """The letter of a residence's suit."""
    return hexagon.split("-")[-1][0]


def royal_of(hexagon: str) -> str | None:
    """The royal that lives there."""
    place = place_of(hexagon)
    return PLACES[place] + suit_of(hexagon) if place in PLACES else None


def kind_of(tile: str) -> str:
    """Of a road tile."""
    return tile.rpartition("-")[0]


def is_hex(tile: str) -> bool:
    return place_of(tile) in ("citadel", *PLACES)


@dataclass(frozen=True)
class Tile:
    key: str
    corners: tuple[Corner, ...]  # clockwise
    edges: tuple[Edge, ...]  # each from its corner to the next
    roads: tuple[frozenset[Edge], ...]

    def way(self, edge: Edge) -> str:
        """Which way an edge faces."""
        number = self.edges.index(edge)
        (x, r), (x2, r2) = self.corners[number], self.corners[(number + 1) % len(self.corners)]
        return WAY_OF_STEP[x2 - x, r2 - r]


def tile_at(key: str, anchor: Corner, turn: int, island: int) -> Tile:
    """A tile as it lies: see `reino.games.jackrabbits.rules.tiles` for anchors and turns."""
    one, two = STEPS[turn % 6], STEPS[(turn + 1) % 6]
    if is_hex(key):
        x, r = anchor
        corners = [(x - 1, r - 1), (x + 1, r - 1), (x + 2, r)]
        corners += [(x + 1, r + 1), (x - 1, r + 1), (x - 2, r)]
    elif kind_of(key) in ("forest", "river", "mountain"):
        corners = [anchor, plus(anchor, one), plus(anchor, one, two), plus(anchor, two)]
    else:
        corners = [anchor, plus(anchor, one), plus(anchor, two)]
    n = len(corners)
    edges = [(island, frozenset({corners[i], corners[(i + 1) % n]})) for i in range(n)]
    return Tile(key, tuple(corners), tuple(edges), roads_of(key, corners, edges, turn))


def roads_of(
    key: str, corners: list[Corner], edges: list[Edge], turn: int
) -> tuple[frozenset[Edge], ...]:
    """The roads of a tile, each as the edges it joins."""
    if key == "citadel":
        return (frozenset(edges),)
    if is_hex(key):
        place, _, of = key.partition("-of-")
        return (frozenset(edges[(number + turn) % 6] for number in HEX_ROADS[place, of]),)

    def round_corner(number: int) -> frozenset[Edge]:
        return frozenset(edge for edge in edges if corners[number] in edge[1])

    # The anchor of a rhombus is an acute corner, and so is the one opposite.
    match kind_of(key):
        case "forest":
            return round_corner(0), round_corner(2)
        case "river":
            return round_corner(1), round_corner(3)
        case "mountain":
            return frozenset({edges[0], edges[2]}), frozenset({edges[1], edges[3]})
        case "crossing":
            return (frozenset(edges),)
        # A tavern's road goes round its anchor; a burrow's leaves by the edge opposite.
        case "tavern":
            return (round_corner(0),)
    return (frozenset(edge for edge in edges if corners[0] not in edge[1]),)


def cells_of(tile: Tile) -> list[Cell]:
    """The unit triangles that a tile covers."""
    corners = tile.corners
    if len(corners) == 6:
        middle = sum(x for x, _ in corners) // 6, sum(r for _, r in corners) // 6
        return [frozenset({middle, corners[i - 1], corners[i]}) for i in range(6)]
    if len(corners) == 4:
        one, two, three, four = corners
        return [frozenset({one, two, four}), frozenset({two, three, four})]
    return [frozenset(corners)]


def cells_at(ends: frozenset[Corner]) -> list[Cell]:
    """The two unit triangles on either side of an edge."""
    one, other = ends
    near = [{plus(corner, step) for step in STEPS} for corner in (one, other)]
    return [frozenset({one, other, third}) for third in near[0] & near[1]]


class Land:
    """The places of all tiles."""

    def __init__(self, tiles: list[Tile], version: int = 2) -> None:
        self.version = version  # of the rules
        self.tiles = {tile.key: tile for tile in tiles}
        self.owners: dict[Edge, list[str]] = defaultdict(list)
        for tile in tiles:
            for edge in tile.edges:
                self.owners[edge].append(tile.key)
        self.hexes = [key for key in self.tiles if is_hex(key)]
        self.burrows = [key for key in self.tiles if kind_of(key) == "burrow"]

    @cached_property
    def coast(self) -> set[Edge]:
        """The edges at the sea. By rules 1 that is every edge of one tile only."""
        shores = {edge for edge, owners in self.owners.items() if len(owners) == 1}
        if self.version < 2:
            return shores
        islands = {island for island, _ in shores}
        seas = {island: self.outside(island) for island in islands}
        return {
            (island, ends)
            for island, ends in shores
            if any(cell in seas[island] for cell in cells_at(ends))
        }

    def outside(self, island: int) -> set[Cell]:
        """The unit triangles of water that join the outside of a lattice, side by side; as far as a
        frame round all tiles."""
        tiles = [tile for tile in self.tiles.values() if tile.edges[0][0] == island]
        covered = {cell for tile in tiles for cell in cells_of(tile)}
        columns = [x for tile in tiles for x, _ in tile.corners]
        rows = [r for tile in tiles for _, r in tile.corners]
        frame = range(min(columns) - 6, max(columns) + 7), range(min(rows) - 3, max(rows) + 4)
        # In a row every other x is a corner.
        corner = min(columns) - 4 - (min(columns) - min(rows)) % 2, min(rows) - 2
        start = frozenset({corner, plus(corner, STEPS[0]), plus(corner, STEPS[1])})
        found, waiting = {start}, [start]
        while waiting:
            cell = waiting.pop()
            for ends in map(frozenset, combinations(cell, 2)):
                for other in cells_at(ends):
                    framed = all(x in frame[0] and r in frame[1] for x, r in other)
                    if framed and other not in covered and other not in found:
                        found.add(other)
                        waiting.append(other)
        return found

    @cached_property
    def landings(self) -> list[tuple[str, Edge]]:
        """Roads that run out to the sea, by the tile they lead into."""
        return [
            (tile.key, edge)
            for tile in self.tiles.values()
            for road in tile.roads
            for edge in road
            if edge in self.coast
        ]

    @classmethod
    def of(cls, s: Any) -> "Land":
        """The map in a record, by its rules."""
        q, r, turned, island = s.q.tolist(), s.r.tolist(), s.turned.tolist(), s.island.tolist()
        return cls(
            [
                tile_at(key, (2 * q[i] + r[i], r[i]), turned[i], island[i])
                for i, key in enumerate(TILE_KEYS)
                if turned[i] >= 0
            ],
            int(s.rules_version),
        )

    def beyond(self, tile: str, edge: Edge) -> str | None:
        """The tile on the other side of an edge; None is water."""
        return next((key for key in self.owners[edge] if key != tile), None)

    def is_open(self, tile: str, edge: Edge) -> bool:
        """Whether a rabbit can cross an edge outwards: there is the sea, or a road that runs on."""
        there = self.beyond(tile, edge)
        return there is None or edge in self.roads_out(there)

    def at_sea(self, tile: str) -> bool:
        """Whether a side of it lies at the sea."""
        return any(edge in self.coast for edge in self.tiles[tile].edges)

    def edge(self, tile: str, way: str) -> Edge:
        here = self.tiles[tile]
        return next(edge for edge in here.edges if here.way(edge) == way)

    def roads_out(self, tile: str) -> set[Edge]:
        """The edges by which any road leaves a tile."""
        return {edge for road in self.tiles[tile].roads for edge in road}

    def road_on(self, tile: str, came: Edge) -> set[Edge]:
        """The edges that the road that came in over an edge leads on to."""
        (road,) = (road for road in self.tiles[tile].roads if came in road)
        return set(road) - {came}

    def other_road(self, tile: str, came: Edge) -> set[Edge]:
        """The ends of a tile's other road, if it has one."""
        return {edge for road in self.tiles[tile].roads if came not in road for edge in road}
