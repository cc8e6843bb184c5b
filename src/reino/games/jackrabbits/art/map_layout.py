"""The layout of a map on the page: corners, sides, roads, and the islands beside it.

A unit of the lattice is 100. Every island is a lattice of its own, so each is moved by whole steps
to a place where it touches nothing; the underground and exile get their places like islands.
"""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import cos, pi, sin, sqrt
from typing import Any

from reino.games.jackrabbits.rules import actions, tiles
from reino.games.jackrabbits.rules.notation import over

UNIT = 100.0
Point = tuple[float, float]
Vertex = tuple[int, int]
Curve = tuple[Point, Point, Point, Point]

# How far a road runs straight in from a side before it bends: round an acute corner it is an arc,
# round an obtuse one it keeps clear of the river, through the mountains it is all but straight.
BENDS = {tiles.FOREST: 17.9, tiles.TAVERN: 17.9, tiles.RIVER: 11.0, tiles.MOUNTAIN: 16.0}
SHAPE_OF_PAGE = 880 / 700  # width to height that islands are laid out for
BESIDE = (tiles.UNDERGROUND, tiles.EXILE)  # hexes that lie beside the map


def spot(q: float, r: float) -> Point:
    return UNIT * (q + r / 2), UNIT * r * sqrt(3) / 2


def outward(way: int) -> Point:
    """The unit step out of a side."""
    angle = pi / 3 * way - pi / 2
    return cos(angle), sin(angle)


def ways_in(bits: int) -> list[int]:
    return [way for way in range(tiles.WAYS) if bits >> way & 1]


def mean(points: Iterable[Point]) -> Point:
    xs, ys = zip(*points, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)


class LaidTile:
    """A tile as it lies: where its corners, sides and roads are."""

    def __init__(self, tile: int, anchor: Vertex, turned: int) -> None:
        self.tile = tile
        self.anchor = anchor
        self.turned = turned
        self.kind = int(tiles.KIND_OF[tile]) if tile < tiles.TILES else actions.NONE
        self.shape = int(tiles.SHAPE_OF[tile]) if tile < tiles.TILES else tiles.HEX
        self.ways = ways_in(int(tiles.SIDE_WAYS[self.shape, turned]))
        self.road_ways = ways_in(int(tiles.ROAD_WAYS[tile, turned])) if tile < tiles.TILES else []
        self.shift = (0.0, 0.0)  # of its island on the page
        self.move(self.shift)

    def move(self, shift: Point) -> None:
        self.shift = shift
        self.corners = [self._on_page(*self._begin(way)) for way in self.ways]
        self.middle = mean(self.corners)

    def _on_page(self, q: float, r: float) -> Point:
        x, y = spot(q, r)
        return x + self.shift[0], y + self.shift[1]

    def _begin(self, way: int) -> Vertex:
        q, r = (
            tiles.SIDE_Q[self.shape, self.turned, way],
            tiles.SIDE_R[self.shape, self.turned, way],
        )
        return self.anchor[0] + int(q), self.anchor[1] + int(r)

    def marks(self) -> Iterator[Vertex]:
        """Points of the tile, in half steps: the anchor, corners, and middles of sides."""
        yield 2 * self.anchor[0], 2 * self.anchor[1]
        for way in self.ways:
            q, r = self._begin(way)
            yield 2 * q, 2 * r
            yield 2 * q + tiles.STEPS[way][0], 2 * r + tiles.STEPS[way][1]

    def side(self, way: int) -> Point:
        """The middle of a side, where a road crosses it."""
        q, r = self._begin(way)
        return self._on_page(q + tiles.STEPS[way][0] / 2, r + tiles.STEPS[way][1] / 2)

    def axes(self) -> tuple[Point, Point]:
        """Unit steps along the short and the long diagonal of a rhombus."""
        (ax, ay), (bx, by) = (spot(*tiles.STEPS[(self.turned + i) % tiles.WAYS]) for i in (0, 1))
        across = (bx - ax) / UNIT, (by - ay) / UNIT
        return across, ((ax + bx) / (UNIT * sqrt(3)), (ay + by) / (UNIT * sqrt(3)))

    def roads(self) -> list[tuple[int, ...]]:
        """The roads of the tile by their ways; of a mountain the upper one last."""
        found: list[tuple[int, ...]] = []
        for way in self.road_ways:
            if not any(way in road for road in found):
                found.append((way, *ways_in(int(tiles.ON_FROM[self.tile, self.turned, way]))))
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

    def strokes(self, road: tuple[int, ...]) -> list[str]:
        """A road as paths: between two sides a curve, otherwise from each side to the middle."""
        if self.kind in BENDS:
            return [bezier(self.curve(*road))]
        x, y = self.middle
        return [f"M{put(self.side(way))} L{x:.1f} {y:.1f}" for way in road]

    def on_road(self, came: int) -> Point:
        """The point where a rabbit stands that came in by a way."""
        for road in self.roads():
            if came in road and self.kind in BENDS:
                return along(self.curve(*road), 0.5)
        return self.middle


def put(point: Point) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"


def bezier(curve: Curve) -> str:
    start, near, far, end = curve
    return f"M{put(start)} C{put(near)} {put(far)} {put(end)}"


def between(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def along(curve: Curve, t: float) -> Point:
    """A point of a curve, from its start (0) to its end (1)."""
    points = list(curve)
    while len(points) > 1:
        points = [between(a, b, t) for a, b in pairwise(points)]
    return points[0]


def until(curve: Curve, t: float) -> Curve:
    """The part of a curve before a point of it."""
    points, kept = list(curve), [curve[0]]
    while len(points) > 1:
        points = [between(a, b, t) for a, b in pairwise(points)]
        kept.append(points[0])
    return kept[0], kept[1], kept[2], kept[3]


def within(curve: Curve, t: float) -> Curve:
    """The middle part of a curve, without `t` of it at either end."""
    a, b, c, d = until(curve, 1 - t)
    d, c, b, a = until((d, c, b, a), 1 - t / (1 - t))
    return a, b, c, d


def around(vertices: set[Vertex]) -> set[Vertex]:
    """Points, and those one step away."""
    return vertices | {(q + dq, r + dr) for q, r in vertices for dq, dr in tiles.STEPS}


class MapLayout:
    """A map with its islands, underground and exile, on one page."""

    def __init__(self, record: Any) -> None:
        islands: dict[int, list[LaidTile]] = {}
        for tile in range(tiles.TILES):
            if record.turned[tile] != actions.NONE:
                anchor = int(record.q[tile]), int(record.r[tile])
                laid = LaidTile(tile, anchor, int(record.turned[tile]))
                islands.setdefault(int(record.island[tile]), []).append(laid)
        self.tiles: dict[int, LaidTile] = {}
        self._taken: set[Vertex] = set()
        self.left = self.top = self.right = self.bottom = 0.0
        self._place(islands.pop(0, []))
        for island in sorted(islands.values(), key=len, reverse=True):
            self._place(island)
        for tile in BESIDE:
            self._place([LaidTile(tile, (0, 0), 0)])
        self.beside = {tile: self.tiles.pop(tile) for tile in BESIDE}

    def _place(self, laid_tiles: list[LaidTile]) -> None:
        if not laid_tiles:
            return
        marks = {mark for laid in laid_tiles for mark in laid.marks()}
        q, r = self._room(marks) if self._taken else (0, 0)
        shift = spot(q / 2, r / 2)
        for laid in laid_tiles:
            laid.move(shift)
            self.tiles[laid.tile] = laid
        self._taken |= {(v + q, w + r) for v, w in marks}
        self.left, self.top, self.right, self.bottom = _box(self._taken)

    def _room(self, marks: set[Vertex]) -> Vertex:
        """The shift, in half steps, by which land comes to lie apart from the land before it: where
        the page grows least, and as far to the right and down as that allows."""
        barred = around(self._taken)
        left, top, right, bottom = _box(marks)
        tries = []
        for r in _reach(self.top - bottom, self.bottom - top, sqrt(3) / 2):
            for q in _reach(self.left - right, self.right - left, 1, r / 2):
                x, y = spot(q / 2, r / 2)
                width = max(self.right, right + x) - min(self.left, left + x)
                height = max(self.bottom, bottom + y) - min(self.top, top + y)
                size = round(max(width, height * SHAPE_OF_PAGE)), round(width * height)
                tries.append((size, -round(x + y), (q, r)))
        for _, _, (q, r) in sorted(tries):
            if not any((v + q, w + r) in barred for v, w in marks):
                return q, r
        raise AssertionError("there is always room beside the map")


def _box(marks: Iterable[Vertex]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of points in half steps."""
    xs, ys = zip(*(spot(q / 2, r / 2) for q, r in marks), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _reach(low: float, high: float, step: float, shift: float = 0) -> range:
    """Half steps that span a distance, and a little more on either side."""
    half = UNIT * step / 2
    return range(int(low / half - shift) - 3, int(high / half - shift) + 4)
