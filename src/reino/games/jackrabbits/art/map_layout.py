"""A map on the page of a picture: its tiles where they lie, and their roads as strokes."""

from itertools import pairwise
from math import sqrt
from typing import Any

from reino.games.jackrabbits.rules import tiles
from reino.games.jackrabbits.table.layout import (
    BENDS,
    UNIT,
    Curve,
    LaidTile,
    Point,
    arranged,
    placed_in,
    spot,
)

SHAPE_OF_PAGE = 880 / 700  # width to height that islands are laid out for


class MapLayout:
    """A map with its islands, underground and exile, on one page."""

    def __init__(self, record: Any) -> None:
        self.advanced_citadel = bool(record.advanced_citadel)
        placed = placed_in(record)
        found = arranged(placed, SHAPE_OF_PAGE)
        self.tiles = {
            tile: LaidTile(tile, (q, r), turned, found.shifts[island])
            for tile, q, r, turned, island in placed
        }
        self.beside = {
            tile: LaidTile(tile, (0, 0), 0, shift) for tile, shift in found.beside.items()
        }
        self.left, self.top, self.right, self.bottom = found.box


def strokes(laid: LaidTile, road: tuple[int, ...]) -> list[str]:
    """A road as paths: between two sides a curve, otherwise from each side to the middle."""
    if laid.kind in BENDS:
        return [bezier(laid.curve(*road))]
    x, y = laid.middle
    return [f"M{put(laid.side(way))} L{x:.1f} {y:.1f}" for way in road]


def axes(laid: LaidTile) -> tuple[Point, Point]:
    """Unit steps along the short and the long diagonal of a rhombus."""
    (ax, ay), (bx, by) = (spot(*tiles.STEPS[(laid.turned + i) % tiles.WAYS]) for i in (0, 1))
    across = (bx - ax) / UNIT, (by - ay) / UNIT
    return across, ((ax + bx) / (UNIT * sqrt(3)), (ay + by) / (UNIT * sqrt(3)))


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
