"""The map as a page gets it: tiles laid out, islands beside each other, places for rabbits."""

from itertools import combinations
from math import dist
from typing import Any

import pytest

from games.jackrabbits.positions import game, placed, play, scattered
from reino.games.jackrabbits.rules import tiles
from reino.games.jackrabbits.table.layout import UNIT, LaidTile
from reino.games.jackrabbits.table.map_view import (
    FORMS,
    MapPage,
    laid_out,
    layout_of,
    map_of,
    stand,
)
from reino.games.jackrabbits.table.names import SPOT_KEYS

Points = list[tuple[float, float]]


def maps() -> list[Any]:
    grown = [game(2, map="random").start(seed=seed).record for seed in range(3)]
    return [scattered(), game(2).start(dealer=None).record, *grown]


def corners(record: Any, page: MapPage) -> dict[str, Points]:
    """The corners of every tile and of the places beside the map, as a page draws them."""
    drawn = {}
    for key, laid in map_of(record).items():
        right, down = page.shifts[laid.island]
        drawn[key] = [(laid.x + right + x, laid.y + down + y) for x, y in FORMS[laid.form].corners]
    for key, (right, down) in page.beside.items():
        drawn[key] = [(right + x, down + y) for x, y in FORMS["hex"].corners]
    return drawn


@pytest.mark.parametrize("tile", range(tiles.TILES))
def test_a_tile_is_laid_out_where_the_rules_lay_it(tile: int) -> None:
    for turn in range(tiles.WAYS):
        told, laid = laid_out(tile, 3, -2, turn, 0), LaidTile(tile, (3, -2), turn)
        form = FORMS[told.form]
        drawn = sorted((told.x + x, told.y + y) for x, y in form.corners)
        for corner, (x, y) in zip(drawn, sorted(laid.corners), strict=True):
            assert corner == pytest.approx((x, y), abs=0.2)
        assert list(form.sides) == [tiles.WAY_KEYS[way] for way in laid.ways]
        for way in laid.ways:
            x, y, facing = form.sides[tiles.WAY_KEYS[way]]
            assert (told.x + x, told.y + y) == pytest.approx(laid.side(way), abs=0.2)
            assert facing == 60 * way


@pytest.mark.parametrize("record", maps())
def test_islands_and_the_places_beside_the_map_lie_apart_on_every_page(record: Any) -> None:
    island = {key: laid.island for key, laid in map_of(record).items()}
    for page in layout_of(record).pages:
        drawn = corners(record, page)
        assert drawn.keys() - island.keys() == {"underground", "exile"}
        for one, other in combinations(drawn, 2):
            if one not in island or other not in island or island[one] != island[other]:
                assert min(dist(a, b) for a in drawn[one] for b in drawn[other]) > 0.8 * UNIT
        xs, ys = zip(*(corner for tile in drawn.values() for corner in tile), strict=True)
        box = min(xs), min(ys), max(xs), max(ys)
        assert page.box == pytest.approx(box, abs=0.3)


@pytest.mark.parametrize("record", maps())
def test_the_last_page_is_the_widest(record: Any) -> None:
    across = [page.box[2] - page.box[0] for page in layout_of(record).pages]
    down = [page.box[3] - page.box[1] for page in layout_of(record).pages]
    assert across == sorted(across)
    assert down == sorted(down, reverse=True)


def test_nothing_is_beside_a_map_that_is_being_built() -> None:
    record = game(2, map="build").start(seed=1).record
    assert all(page.beside == {} for page in layout_of(record).pages)


def test_a_map_is_laid_out_once() -> None:
    record = game(2).start(dealer=None).record
    assert map_of(record) is map_of(record.copy())
    moved = record.copy()
    moved.q[tiles.CITADEL] += 1
    assert map_of(moved)["citadel"].x == map_of(record)["citadel"].x + UNIT


def test_rabbits_in_one_place_stand_apart() -> None:
    for place in ("citadel", "underground", "exile"):
        record = placed(["citadel"] * 4).record
        record.rabbit[:] = SPOT_KEYS.index(place)
        points = [(at.x, at.y) for at in (stand(record, seat) for seat in range(4))]
        assert min(dist(a, b) for a, b in combinations(points, 2)) > 25


def test_rabbits_stand_low_in_the_hall_underground_and_high_on_the_raft_of_exile() -> None:
    record = placed(["underground", "exile"]).record
    hall, raft = stand(record, 0), stand(record, 1)
    assert raft.y < 0 < hall.y


def test_a_rabbit_stands_on_the_road_it_came_by_from_whichever_end() -> None:
    record = play(placed(["citadel", "citadel"]), "move citadel n").record
    river = tiles.TILE_KEYS.index("river-1")
    laid = LaidTile(river, (0, 0), int(record.turned[river]))
    points = {}
    for way in laid.road_ways:
        record.came = way
        points[way] = stand(record, 0)
    one, other = laid.roads()
    assert points[one[0]] == points[one[1]] != points[other[0]] == points[other[1]]
