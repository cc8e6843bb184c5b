"""The layout of a map on a page: corners, sides and roads of tiles, and islands beside each other.

A unit of the lattice is 100. Every island is a lattice of its own, so each is moved by half steps
to a place where it touches nothing; the underground and exile get their places like islands.
Pictures and the web's board both draw what is laid out here.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import cos, pi, sin, sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from reino.games.jackrabbits.rules import actions, tiles
from reino.games.jackrabbits.rules.notation import over

UNIT = 100.0
ROW = UNIT * sqrt(3) / 2  # from a row of the lattice to the next
Point = tuple[float, float]
Vertex = tuple[int, int]
Curve = tuple[Point, Point, Point, Point]

# How far a road runs straight in from a side before it bends: round an acute corner it is an arc,
# round an obtuse one it keeps clear of the river, through the mountains it is all but straight.
BENDS = {tiles.FOREST: 17.9, tiles.TAVERN: 17.9, tiles.RIVER: 11.0, tiles.MOUNTAIN: 16.0}
BESIDE = (tiles.UNDERGROUND, tiles.EXILE)  # hexes that lie beside the map
# Shifts of land that are tried. Maps for play take a few thousand; one that is being drawn may have
# tiles so far apart that trying all would take minutes.
MOST_SHIFTS = 100_000


def spot(q: float, r: float) -> Point:
    return UNIT * (q + r / 2), ROW * r


def outward(way: int) -> Point:
    """The unit step out of a side."""
    angle = pi / 3 * way - pi / 2
    return cos(angle), sin(angle)


def ways_in(word: Any) -> list[int]:
    """The ways of a word, which has a bit for each."""
    bits = int(word)
    return [way for way in range(tiles.WAYS) if bits >> way & 1]


class LaidTile:
    """A tile as it lies: where its corners, sides and roads are."""

    def __init__(self, tile: int, anchor: Vertex, turned: int, shift: Point = (0.0, 0.0)) -> None:
        self.tile = tile
        self.anchor = anchor
        self.turned = turned
        self.shift = shift  # of its island on the page
        self.kind = int(tiles.KIND_OF[tile]) if tile < tiles.TILES else actions.NONE
        self.shape = int(tiles.SHAPE_OF[tile]) if tile < tiles.TILES else tiles.HEX
        self.ways = ways_in(tiles.SIDE_WAYS[self.shape, turned])
        self.road_ways = ways_in(tiles.ROAD_WAYS[tile, turned]) if tile < tiles.TILES else []
        self.corners = [self._on_page(*self.begin(way)) for way in self.ways]
        self.middle = mean(self.corners)

    def _on_page(self, q: float, r: float) -> Point:
        x, y = spot(q, r)
        return x + self.shift[0], y + self.shift[1]

    def begin(self, way: int) -> Vertex:
        """The corner where a side begins, walking clockwise."""
        q, r = (
            tiles.SIDE_Q[self.shape, self.turned, way],
            tiles.SIDE_R[self.shape, self.turned, way],
        )
        return self.anchor[0] + int(q), self.anchor[1] + int(r)

    def side(self, way: int) -> Point:
        """The middle of a side, where a road crosses it."""
        q, r = self.begin(way)
        return self._on_page(q + tiles.STEPS[way][0] / 2, r + tiles.STEPS[way][1] / 2)

    def roads(self) -> list[tuple[int, ...]]:
        """The roads of the tile by their ways; of a mountain the upper one last."""
        found: list[tuple[int, ...]] = []
        for way in self.road_ways:
            if not any(way in road for road in found):
                found.append((way, *ways_in(tiles.ON_FROM[self.tile, self.turned, way])))
        if self.kind == tiles.MOUNTAIN:
            found.sort(key=lambda road: set(road) == set(over(self.turned)))
        return found

    def curve(self, one: int, other: int) -> Curve:
        """The road from a side to another: it meets both at right angles."""
        bend = BENDS[self.kind]
        (x0, y0), (x1, y1) = self.side(one), self.side(other)
        (u0, v0), (u1, v1) = outward(one), outward(other)
        near = x0 - bend * u0, y0 - bend * v0
        far = x1 - bend * u1, y1 - bend * v1
        return (x0, y0), near, far, (x1, y1)

    def on_road(self, came: int) -> Point:
        """The point where a rabbit stands that came in by a way: half along its road."""
        for road in self.roads():
            if came in road and self.kind in BENDS:
                start, near, far, end = self.curve(*road)
                return mean((start, near, near, near, far, far, far, end))
        return self.middle


@cache
def at_origin(tile: int, turned: int) -> LaidTile:
    """A tile at the origin of its lattice; everywhere else it lies the same."""
    return LaidTile(tile, (0, 0), turned)


@cache
def _marks(tile: int, turned: int) -> Sequence[Vertex]:
    """Points of a tile, in half steps from its anchor: the anchor, corners, middles of sides."""
    laid = at_origin(tile, turned)
    begins = [(way, *laid.begin(way)) for way in laid.ways]
    corners = [(2 * q, 2 * r) for _, q, r in begins]
    return (
        (0, 0),
        *corners,
        *((2 * q + tiles.STEPS[way][0], 2 * r + tiles.STEPS[way][1]) for way, q, r in begins),
    )


def mean(points: Iterable[Point]) -> Point:
    xs, ys = zip(*points, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)


class Placed(NamedTuple):
    """A tile on the lattice of an island."""

    tile: int
    q: int
    r: int
    turned: int
    island: int


def placed_in(record: Any) -> list[Placed]:
    """Every tile of a map."""
    rows = (record.q.tolist(), record.r.tolist(), record.turned.tolist(), record.island.tolist())
    return [
        Placed(tile, q, r, turned, island)
        for tile, (q, r, turned, island) in enumerate(zip(*rows, strict=True))
        if turned != actions.NONE
    ]


Box = tuple[float, float, float, float]  # left, top, right and bottom


class Arrangement(NamedTuple):
    """Islands and the places beside a map on one page."""

    shifts: Mapping[int, Point]  # how far each island is moved
    beside: Mapping[int, Point]  # how far the underground and exile are
    box: Box


def arranged(
    placed: Iterable[Placed], aspect: float, beside: Sequence[int] = BESIDE
) -> Arrangement:
    """The islands of a map beside each other, on a page of an aspect: its width to its height."""
    islands: dict[int, list[Vertex]] = {}
    sizes: dict[int, int] = {}
    for tile, q, r, turned, island in placed:
        marks = islands.setdefault(island, [])
        marks += [(2 * q + v, 2 * r + w) for v, w in _marks(tile, turned)]
        sizes[island] = sizes.get(island, 0) + 1
    page = _Page(aspect)
    # The mainland comes first, then the larger islands.
    order = sorted(islands, key=lambda island: (island > 0, -sizes[island], island))
    shifts = {island: page.place(islands[island]) for island in order}
    places = {tile: page.place(_marks(tile, 0)) for tile in beside}
    return Arrangement(shifts, places, page.box)


class _Page:
    """A page that land is laid on."""

    def __init__(self, aspect: float) -> None:
        self.box: Box = (0.0, 0.0, 0.0, 0.0)
        self._aspect = aspect
        self._taken: set[Vertex] = set()

    def place(self, marks: Sequence[Vertex]) -> Point:
        """The shift of land that is laid where there is room for it."""
        land = np.array(sorted(set(marks)))
        q, r = self._room(land) if self._taken else (0, 0)
        self._taken |= {(v + q, w + r) for v, w in land.tolist()}
        self.box = _box(np.array(list(self._taken)))
        return spot(q / 2, r / 2)

    def _room(self, land: NDArray[np.int64]) -> Vertex:
        """The shift, in half steps, by which land comes to lie apart from the land before it: where
        the page grows least, and as far to the right and down as that allows."""
        left, top, right, bottom = self.box
        its_left, its_top, its_right, its_bottom = _box(land)
        rows = _reach(top - its_bottom, bottom - its_top, ROW / 2)
        # A row begins half a step further east than the one above.
        steps = _reach(left - its_right, right - its_left, UNIT / 2, rows[-1] / 2, rows[0] / 2)
        if len(steps) * len(rows) > MOST_SHIFTS:
            return int((right - its_left) / (UNIT / 2)) + 3, 0  # to the right of everything
        q, r = (axis[self._free(land, steps, rows)] for axis in np.meshgrid(steps, rows))
        x, y = UNIT / 2 * (q + r / 2), ROW / 2 * r
        width = np.maximum(right, its_right + x) - np.minimum(left, its_left + x)
        height = np.maximum(bottom, its_bottom + y) - np.minimum(top, its_top + y)
        costs = np.maximum(width, height * self._aspect), width * height, -(x + y)
        best = np.lexsort([q, r, *(np.round(cost) for cost in reversed(costs))])[0]
        return int(q[best]), int(r[best])

    def _free(
        self, land: NDArray[np.int64], steps: NDArray[np.int64], rows: NDArray[np.int64]
    ) -> NDArray[np.bool_]:
        """For each shift, by rows and steps, whether land so shifted touches nothing."""
        first, last = land.min(0), land.max(0)
        low = first[0] + steps[0], first[1] + rows[0]
        barred = np.zeros(
            (last[1] - first[1] + len(rows), last[0] - first[0] + len(steps)), np.bool_
        )
        near = {(v + dq, w + dr) for v, w in self._taken for dq, dr in ((0, 0), *tiles.STEPS)}
        for v, w in near:
            column, row = v - low[0], w - low[1]
            if 0 <= row < barred.shape[0] and 0 <= column < barred.shape[1]:
                barred[row, column] = True
        touches = np.zeros((len(rows), len(steps)), np.bool_)
        for v, w in (land - first).tolist():
            touches |= barred[w : w + len(rows), v : v + len(steps)]
        return ~touches


def _box(marks: NDArray[np.int64]) -> Box:
    """The box around points in half steps."""
    x, y = UNIT / 2 * (marks[:, 0] + marks[:, 1] / 2), ROW / 2 * marks[:, 1]
    return float(x.min()), float(y.min()), float(x.max()), float(y.max())


def _reach(
    low: float, high: float, half: float, behind: float = 0, before: float = 0
) -> NDArray[np.int64]:
    """Half steps that span a distance, and a little more on either side."""
    return np.arange(int(low / half - behind) - 3, int(high / half - before) + 4)
