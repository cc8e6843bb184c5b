"""A second, slow survey of a map: corners as points, tiles as bags of triangles, roads by name.

It shares nothing with the kernel but the record: q, r, turned and island of each tile.
"""

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from games.jackrabbits.reference_land import Edge, Land
from reino.games.jackrabbits.rules.state import STATE
from reino.games.jackrabbits.rules.tiling import clear_map, lay

Point = tuple[int, int]  # twice x, and the row
Side = tuple[Point, Point]  # from corner to corner, clockwise

NAMES = (
    "citadel",
    *(rank + suit for suit in "♣♠♥♦" for rank in "JQK"),
    *(kind + number for kind in "FRMXTB" for number in "1234"),
)
NUMBER = {name: tile for tile, name in enumerate(NAMES)}
EXITS = {  # by the page, unturned
    "citadel": (0, 1, 2, 3, 4, 5),
    "K♣": (0,),
    "K♠": (0, 1),
    "K♥": (0, 2),
    "K♦": (0, 3),
    "Q♣": (0, 1, 2),
    "Q♠": (0, 1, 3),
    "Q♥": (0, 3, 5),
    "Q♦": (0, 2, 4),
    "J♣": (0, 1, 2, 3),
    "J♠": (0, 1, 2, 4),
    "J♥": (0, 2, 3, 5),
    "J♦": (0, 1, 2, 3, 4),
}
DIRECTIONS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))  # E SE SW W NW NE
# A side walked clockwise in this direction looks out this way.
FACING = dict(zip(DIRECTIONS, ("N", "NE", "SE", "S", "SW", "NW"), strict=True))
WAYS = tuple(FACING.values())
HEXES = NAMES[:13]
EVERYTHING = (1 << len(NAMES)) - 1


def suits_in_play(suits: str) -> int:
    """The tiles of a game with these suits, and as many sets of roads, as bits."""
    names = ["citadel", *(rank + suit for suit in suits for rank in "JQK")]
    names += [kind + str(number + 1) for kind in "FRMXTB" for number in range(len(suits))]
    return sum(1 << NUMBER[name] for name in names)


def record(tiles: int = EVERYTHING, seed: int = 0, rules: int = 2) -> Any:
    """A record with these tiles in play, and none on the map."""
    s = np.zeros(1, STATE)[0]
    clear_map(s)
    s.rules_version = rules
    s.tiles = tiles
    s.map_seed = seed
    return s


def laid(s: Any, *places: tuple[str, int, int, int, int]) -> Any:
    """The record with tiles put down, each by name, island, q, r and turn, nothing asked."""
    for name, *place in places:
        lay(s, NUMBER[name], *place)
    return s


def plus(a: Point, b: Point) -> Point:
    return a[0] + b[0], a[1] + b[1]


@cache
def outline(name: str, turn: int) -> tuple[Point, ...]:
    """The corners, clockwise, seen from the anchor."""
    one, two = DIRECTIONS[turn], DIRECTIONS[(turn + 1) % 6]
    if name in HEXES:
        return DIRECTIONS
    if name[0] in "FRM":
        return (0, 0), one, plus(one, two), two
    return (0, 0), one, two


@cache
def roads(name: str, turn: int) -> tuple[frozenset[int], ...]:
    """The roads of a tile, each by the sides it leads to; side i begins at corner i."""
    if name in HEXES:
        # Corner 0 is the eastern one, where the side begins that looks to the south-east (2).
        return (frozenset((way + turn - 2) % 6 for way in EXITS[name]),)
    by_kind: dict[str, tuple[set[int], ...]] = {
        "F": ({3, 0}, {1, 2}),  # round the acute corners 0 and 2
        "R": ({0, 1}, {2, 3}),  # round the obtuse ones
        "M": ({0, 2}, {1, 3}),
        "X": ({0, 1, 2},),
        "T": ({0, 2},),  # the sides that meet in the anchor
        "B": ({1},),  # the side opposite
    }
    return tuple(map(frozenset, by_kind[name[0]]))


class Piece(NamedTuple):
    """A tile on the map."""

    name: str
    island: int
    sides: tuple[Side, ...]
    roads: tuple[frozenset[int], ...]
    paved: frozenset[int]  # the sides that have a road
    cells: tuple[Point, ...]

    def look(self) -> tuple[object, ...]:
        """The look of a tile on the table: the place where it lies, and its roads."""
        seen = frozenset(frozenset(self.sides[i] for i in road) for road in self.roads)
        return self.name, self.island, frozenset(self.cells), seen

    def has_road(self, side: int) -> bool:
        return side in self.paved

    def way(self, side: int) -> str:
        (x, r), (x1, r1) = self.sides[side]
        return FACING[x1 - x, r1 - r]

    def ways_on(self, side: int, transfers: bool) -> list[int]:
        """The sides a rabbit may leave by, having come in by this one."""
        return [
            other
            for road in self.roads
            for other in sorted(road)
            if other != side and (transfers or side in road)
        ]


@cache
def cells(name: str, turn: int) -> tuple[Point, ...]:
    """The small triangles a tile covers, each by the sum of its corners."""
    shape = outline(name, turn)
    if name in HEXES:
        return tuple(plus(shape[i], shape[(i + 1) % 6]) for i in range(6))
    if len(shape) == 4:
        a, b, c, d = shape
        return plus(plus(a, b), d), plus(plus(b, c), d)
    return (plus(plus(shape[0], shape[1]), shape[2]),)


def piece(name: str, island: int, q: int, r: int, turn: int) -> Piece:
    x = 2 * q + r
    corners = [(x + dx, r + dr) for dx, dr in outline(name, turn)]
    return Piece(
        name,
        island,
        tuple(zip(corners, corners[1:] + corners[:1], strict=True)),
        roads(name, turn),
        frozenset().union(*roads(name, turn)),
        tuple((3 * x + dx, 3 * r + dr) for dx, dr in cells(name, turn)),
    )


class Survey:
    """A map, piece by piece."""

    def __init__(
        self, pieces: Mapping[str, Piece], coast: Collection[Edge] = (), free: bool = False
    ) -> None:
        self.pieces, self.coast = pieces, coast
        self.free = free  # whether only overlapping tiles are a fault
        at = {
            (tile.island, *side): (name, i)
            for name, tile in pieces.items()
            for i, side in enumerate(tile.sides)
        }
        # Beyond each side: the tile and the number of the side there, or the sea.
        self.across = {
            (name, i): at.get((tile.island, end, start))
            for name, tile in pieces.items()
            for i, (start, end) in enumerate(tile.sides)
        }

    @staticmethod
    def of(s: Any) -> "Survey":
        """The map of a record."""
        q, r, turned, island = s.q.tolist(), s.r.tolist(), s.turned.tolist(), s.island.tolist()
        return Survey(
            {
                name: piece(name, island[tile], q[tile], r[tile], turned[tile])
                for tile, name in enumerate(NAMES)
                if turned[tile] != -1
            },
            Land.of(s).coast,
            bool(s.free_map),
        )

    def takes(self, tile: Piece) -> bool:
        """Whether a piece may be added."""
        return not any(Survey({**self.pieces, tile.name: tile}, free=self.free).faults())

    def places(self, name: str) -> dict[tuple[str, str], list[Piece]]:
        """Every place where a road that leads off the map runs on into this tile, by that road."""
        found: dict[tuple[str, str], list[Piece]] = {}
        for other, side in self.ends():
            (x, r), end = self.pieces[other].sides[side]
            for turn in range(6):
                corners = outline(name, turn)
                for i, corner in enumerate(corners):
                    following = corners[(i + 1) % len(corners)]
                    # The new tile walks the shared side the other way round.
                    if plus(end, following) != plus((x, r), corner):
                        continue
                    x0, r0 = end[0] - corner[0], end[1] - corner[1]
                    tile = piece(name, self.pieces[other].island, (x0 - r0) // 2, r0, turn)
                    if tile.has_road(i) and self.takes(tile):
                        way = self.pieces[other].way(side)
                        found.setdefault((other, way), []).append(tile)
        return found

    def faults(self) -> Iterator[str]:
        """Everything that breaks a rule of laying."""
        taken: set[tuple[int, Point]] = set()
        triangles: dict[str, list[str]] = {}
        for name, tile in self.pieces.items():
            for cell in tile.cells:
                if (tile.island, cell) in taken:
                    yield f"{name} lies on another tile"
                taken.add((tile.island, cell))
            if self.free:
                continue
            for side in range(len(tile.sides)):
                there = self.across[name, side]
                if there is None:
                    continue
                other, back = there
                if tile.has_road(side) != self.pieces[other].has_road(back):
                    yield f"a dead end between {name} and {other}"
                if name in HEXES and other in HEXES and tile.has_road(side):
                    yield f"a road from hex {name} to hex {other}"
                if name[0] in "XTB" and other[0] in "XTB":
                    triangles.setdefault(name, []).append(other)
        for name, others in triangles.items():
            kinds = [other[0] for other in others]
            if name[0] in kinds:
                yield f"{name} touches a triangle of its kind"
            if len(set(kinds)) < len(kinds):
                yield f"{name} joins two triangles of one kind"

    def beside(self) -> list[list[int]]:
        """The neighbours of each tile by way, as a record notes them."""
        noted = [[-1] * 6 for _ in NAMES]
        for name, tile in self.pieces.items():
            for side in range(len(tile.sides)):
                there = self.across[name, side]
                if there is not None:
                    noted[NUMBER[name]][WAYS.index(tile.way(side))] = NUMBER[there[0]]
        return noted

    def connections(self) -> set[tuple[str, ...]]:
        """Every way from an end of a road to another, without transfers."""
        found = set()
        for name, tile in self.pieces.items():
            for side in range(len(tile.sides)):
                if not tile.has_road(side):
                    continue
                if name in HEXES:
                    start: tuple[str, ...] = (f"{name} {tile.way(side)}",)
                    found |= {one_way(start + rest) for rest in self._along(name, side)}
                if self.across[name, side] is None and name not in HEXES:
                    found |= {one_way(("off", *rest)) for rest in self._into(name, side)}
        return found

    def _along(self, name: str, side: int) -> Iterator[tuple[str, ...]]:
        there = self.across[name, side]
        if there is None:
            yield ("off",)
        else:
            yield from self._into(*there)

    def _into(self, name: str, side: int) -> Iterator[tuple[str, ...]]:
        tile = self.pieces[name]
        if name in HEXES:
            yield (f"{name} {tile.way(side)}",)
        elif name[0] == "B":
            yield (name,)
        else:
            for out in tile.ways_on(side, transfers=False):
                for rest in self._along(name, out):
                    yield (name, *rest)

    def reached(self) -> set[str]:
        """The hexes a rabbit can come to from the citadel: journey by journey, side by side."""
        hexes = {"citadel"}
        by_sea = self.landings()
        burrows = [name for name in self.pieces if name[0] == "B"]
        by_burrow = [goal for burrow in burrows for goal in self._leaving(burrow, None)]
        # Sides to be crossed inwards: the tile, and the side a rabbit comes in by.
        waiting = list(self._leaving("citadel", None))
        crossed = set(waiting)
        while waiting:
            name, side = waiting.pop()
            goals: list[tuple[str, int]] = []
            if name in HEXES:
                hexes.add(name)
                goals += self._leaving(name, None)
            else:
                goals += self._leaving(name, side)
            if name[0] == "X" and any(self.at_sea(name, i) for i in range(3)):
                goals += by_sea
            if name[0] == "B":
                goals += by_burrow
            fresh = [goal for goal in goals if goal not in crossed]
            crossed.update(fresh)
            waiting += fresh
        return hexes

    def _leaving(self, name: str, came: int | None) -> Iterator[tuple[str, int]]:
        tile = self.pieces[name]
        for side in range(len(tile.sides)):
            there = self.across[name, side]
            if side == came or not tile.has_road(side) or there is None:
                continue
            if self.pieces[there[0]].has_road(there[1]):
                yield there

    def together(self, name: str) -> set[str]:
        """The tiles that hang together with a tile by roads."""
        found, waiting = {name}, [name]
        while waiting:
            for other, _ in self._leaving(waiting.pop(), None):
                if other not in found:
                    found.add(other)
                    waiting.append(other)
        return found

    def landings(self) -> list[tuple[str, int]]:
        """Where roads lead out to the sea."""
        return [(name, side) for name, side in self.ends() if self.at_sea(name, side)]

    def at_sea(self, name: str, side: int) -> bool:
        tile = self.pieces[name]
        return (tile.island, frozenset(tile.sides[side])) in self.coast

    def at_sea_by_way(self) -> list[int]:
        """The sides of each tile at the sea, as bits of ways, as a record notes them."""
        noted = [0] * len(NAMES)
        for name, tile in self.pieces.items():
            for side in range(len(tile.sides)):
                noted[NUMBER[name]] |= self.at_sea(name, side) << WAYS.index(tile.way(side))
        return noted

    def ends(self) -> list[tuple[str, int]]:
        """Where roads lead off the map."""
        return [
            (name, side)
            for name, tile in self.pieces.items()
            for side in range(len(tile.sides))
            if tile.has_road(side) and self.across[name, side] is None
        ]


def one_way(path: tuple[str, ...]) -> tuple[str, ...]:
    """A way and the way back are one."""
    return min(path, path[::-1])
