"""Tiles and their tables: shapes, roads, turns, and how two of them may lie to each other."""

from itertools import product
from typing import Any

import pytest

from games.jackrabbits.survey import EXITS, HEXES, NAMES, NUMBER, WAYS, Piece, laid, piece, record
from reino.games.jackrabbits.rules import tiles, tiling
from reino.games.jackrabbits.rules.coast import chart_sea
from reino.games.jackrabbits.rules.tiling import (
    anchor_against,
    at_sea,
    burrows,
    fits,
    fits_against,
    joins,
    landings,
    lay,
    leaves_map,
    reachable,
    road_at,
)

ONE_OF_EACH = ("citadel", "F1", "X1")  # a hex, a rhombus, a triangle


def bits(ways: set[str]) -> int:
    return sum(1 << WAYS.index(way) for way in ways)


def ways(tile: Piece, road: frozenset[int]) -> set[str]:
    return {tile.way(side) for side in road}


def at(name: str, turn: int) -> Piece:
    return piece(name, 0, 0, 0, turn)


def test_hexes_have_the_exits_of_the_page() -> None:
    for name in HEXES:
        for turn in range(6):
            exits = sum(1 << (way + turn) % 6 for way in EXITS[name])
            assert tiles.ROAD_WAYS[NUMBER[name], turn] == exits, name


@pytest.mark.parametrize("turn", range(6))
@pytest.mark.parametrize("name", NAMES)
def test_sides_and_roads_of_a_tile_turned_any_way(name: str, turn: int) -> None:
    number, tile = NUMBER[name], at(name, turn)
    sides = {tile.way(side) for side in range(len(tile.sides))}
    assert tiles.SIDE_WAYS[tiles.SHAPE_OF[number], turn] == bits(sides)
    assert tiles.ROAD_WAYS[number, turn] == bits(
        set().union(*(ways(tile, road) for road in tile.roads))
    )
    for side in range(len(tile.sides)):
        way = WAYS.index(tile.way(side))
        on = {tile.way(i) for i in tile.ways_on(side, transfers=False)}
        assert tiles.ON_FROM[number, turn, way] == bits(on)
        other = {tile.way(i) for i in tile.ways_on(side, transfers=True)} - on
        if name not in HEXES and tile.has_road(side):
            assert tiles.OVER_FROM[number, turn, way] == bits(other)


@pytest.mark.parametrize("name", NAMES)
def test_a_tile_is_turned_only_as_far_as_it_looks_different(name: str) -> None:
    # Turned on the spot: the tile as seen from its own middle.
    looks = []
    for turn in range(6):
        tile = at(name, turn)
        (x, r), n = map(sum, zip(*tile.cells, strict=True)), len(tile.cells)
        middled = [tuple((n * a * 3 - x, n * b * 3 - r) for a, b in side) for side in tile.sides]
        looks.append(
            (
                frozenset(middled),
                frozenset(frozenset(middled[side] for side in road) for road in tile.roads),
            )
        )
    different = tiles.TURNS[NUMBER[name]]
    assert len(set(looks[:different])) == different
    assert set(looks) == set(looks[:different])


def test_what_a_transfer_is_paid_in() -> None:
    clubs, spades, hearts, diamonds = 1, 2, 4, 8
    rhombus = clubs | spades | hearts
    assert tiles.PRICE_SUITS.tolist() == [
        rhombus,
        rhombus,
        rhombus,
        diamonds | spades,
        diamonds | hearts,
        diamonds | clubs,
    ]


def test_two_tiles_share_a_side_or_ground_or_nothing() -> None:
    for (a, one), (b, other) in product(product(range(3), range(6)), repeat=2):
        first = at(ONE_OF_EACH[a], one)
        for q, r in product(range(-tiling.REACH - 1, tiling.REACH + 2), repeat=2):
            second = piece(ONE_OF_EACH[b], 0, q, r, other)
            shared = [
                WAYS.index(first.way(i))
                for i, (start, end) in enumerate(first.sides)
                if (end, start) in second.sides
            ]
            if set(first.cells) & set(second.cells):
                expected = tiling.OVERLAPPING
            elif shared:
                (expected,) = shared
            else:
                expected = tiling.APART
            if max(abs(q), abs(r)) > tiling.REACH:
                assert expected == tiling.APART
            else:
                assert (
                    tiling.LYING[a * 6 + one, b * 6 + other, q + tiling.REACH, r + tiling.REACH]
                    == expected
                )


def test_roads_must_meet_roads() -> None:
    # A tavern at the citadel's north: one of its two roads, or its blank side.
    s = laid(record(), ("citadel", 0, 0, 0, 0))
    offered = []
    for turn in range(1, 6, 2):  # pointing up
        q, r = anchor_against(s, NUMBER["T1"], turn, NUMBER["citadel"], 0)
        offered.append(fits(s, NUMBER["T1"], 0, q, r, turn))
        assert fits_against(s, NUMBER["T1"], turn, NUMBER["citadel"], 0) == offered[-1]
    assert sorted(offered) == [False, True, True]


def test_no_road_joins_two_hexes_but_blank_sides_may_touch() -> None:
    s = laid(record(), ("K♦", 0, 0, 0, 0))  # exits north and south
    king, queen = NUMBER["K♠"], NUMBER["Q♦"]
    q, r = anchor_against(s, king, 0, NUMBER["K♦"], 0)
    assert not any(fits(s, king, 0, q, r, turn) for turn in range(6))
    q, r = anchor_against(s, queen, 0, NUMBER["K♦"], 1)
    assert [bool(fits(s, queen, 0, q, r, turn)) for turn in (0, 1)] == [False, True]
    assert not joins(s, queen, 0, q, r, 1)


def test_two_triangles_of_one_kind_never_touch() -> None:
    s = laid(record(), ("X1", 0, 0, 0, 0))
    for way in (0, 2, 4):
        q, r = anchor_against(s, NUMBER["X2"], 1, NUMBER["X1"], way)
        assert not fits(s, NUMBER["X2"], 0, q, r, 1)
        assert fits(s, NUMBER["F1"], 0, *anchor_against(s, NUMBER["F1"], 0, NUMBER["X1"], 0), 0)


def against(s: Any, name: str, other: str, way: str) -> None:
    tile, there, facing = NUMBER[name], NUMBER[other], WAYS.index(way)
    turn = next(turn for turn in range(6) if fits_against(s, tile, turn, there, facing))
    lay(s, tile, s.island[there], *anchor_against(s, tile, turn, there, facing), turn)


def fits_in_row(row: tuple[str, str, str], last: str) -> bool:
    """Whether three triangles, joined by roads in a row, may lie so when `last` comes last."""
    s = laid(record(), (row[0], 0, 0, 0, 0))
    against(s, row[1], row[0], "N")
    middle, end = NUMBER[row[1]], NUMBER[row[2]]
    way = next(way for way in range(6) if leaves_map(s, middle, way))
    turn = next(turn for turn in range(6) if tiles.ROAD_WAYS[end, turn] >> (way + 3) % 6 & 1)
    lay(s, end, 0, *anchor_against(s, end, turn, middle, way), turn)
    places = [
        (name, *(int(field[NUMBER[name]]) for field in (s.island, s.q, s.r, s.turned)))
        for name in row
    ]
    _, *place = places[row.index(last)]
    before = laid(record(), *(other for other in places if other[0] != last))
    return bool(fits(before, NUMBER[last], *place))


@pytest.mark.parametrize("last", range(3))
def test_no_two_triangles_of_one_kind_are_joined_through_a_third(last: int) -> None:
    for row in (("X1", "T1", "B1"), ("T1", "X1", "B2")):
        assert fits_in_row(row, row[last]), row
    for row in (("X1", "T1", "X2"), ("T1", "X1", "T2")):
        assert not fits_in_row(row, row[last]), row


def test_tiles_of_different_islands_do_not_touch() -> None:
    s = laid(record(), ("citadel", 0, 0, 0, 0))
    assert not fits(s, NUMBER["F1"], 0, 0, 0, 0)
    assert fits(s, NUMBER["F1"], 1, 0, 0, 0)
    lay(s, NUMBER["F1"], 1, 0, 0, 0)
    assert s.beside[NUMBER["F1"]].tolist() == [-1] * 6
    assert s.islands == 1


def test_sea_is_every_side_without_a_neighbour_and_a_landing_one_with_a_road() -> None:
    s = laid(record(), ("K♦", 0, 0, 0, 0))
    tower, burrow = NUMBER["K♦"], NUMBER["B1"]
    chart_sea(s)
    assert at_sea(s, tower)
    assert landings(s, tower) == bits({"N", "S"})
    turn = next(turn for turn in range(6) if fits_against(s, burrow, turn, tower, 0))
    lay(s, burrow, 0, *anchor_against(s, burrow, turn, tower, 0), turn)
    chart_sea(s)
    assert landings(s, tower) == bits({"S"})
    assert leaves_map(s, tower, 3)
    assert not leaves_map(s, tower, 0)
    assert not leaves_map(s, tower, 1)
    assert road_at(s, tower, 0)
    assert not road_at(s, tower, 1)
    assert landings(s, burrow) == 0
    assert at_sea(s, burrow)
    assert burrows(s) == 1


def test_a_tile_with_neighbours_all_round_is_not_at_sea() -> None:
    s = laid(record(), ("X1", 0, 0, 0, 0))
    crossing = NUMBER["X1"]
    for name, way in (("F1", 0), ("F2", 2)):
        chart_sea(s)
        assert at_sea(s, crossing)
        tile = NUMBER[name]
        turn = next(turn for turn in range(3) if fits_against(s, tile, turn, crossing, way))
        lay(s, tile, 0, *anchor_against(s, tile, turn, crossing, way), turn)
    chart_sea(s)
    assert at_sea(s, crossing)
    tile = NUMBER["R1"]
    turn = next(turn for turn in range(3) if fits_against(s, tile, turn, crossing, 4))
    lay(s, tile, 0, *anchor_against(s, tile, turn, crossing, 4), turn)
    chart_sea(s)
    assert not at_sea(s, crossing)


def reached(s: Any) -> set[str]:
    """The tiles that can be reached from the citadel, by the chart of today."""
    chart_sea(s)
    return {name for name in NAMES if int(reachable(s)) >> NUMBER[name] & 1}


def test_an_island_is_reached_by_boat_where_a_road_leads_to_the_sea() -> None:
    s = laid(record(), ("citadel", 0, 0, 0, 0), ("K♣", 1, 0, 0, 0))
    assert reached(s) == {"citadel"}
    against(s, "T1", "citadel", "N")  # no boat from a tavern
    assert reached(s) == {"citadel", "T1"}
    against(s, "X1", "citadel", "SE")
    assert reached(s) == {"citadel", "T1", "X1", "K♣"}
    against(s, "B1", "K♣", "N")  # its only road ends here
    assert reached(s) == {"citadel", "T1", "X1"}


def test_an_island_is_reached_underground_where_both_have_a_burrow() -> None:
    s = laid(record(), ("citadel", 0, 0, 0, 0), ("K♣", 1, 0, 0, 0))
    against(s, "B1", "K♣", "N")
    assert reached(s) == {"citadel"}
    against(s, "B2", "citadel", "S")
    assert reached(s) == {"citadel", "B2", "B1", "K♣"}


def test_nobody_walks_where_two_blank_sides_touch() -> None:
    s = laid(record(), ("citadel", 0, 0, 0, 0))
    against(s, "B1", "citadel", "N")
    burrow, tower = NUMBER["B1"], NUMBER["K♣"]
    way = next(way for way in (1, 5) if s.beside[burrow, way] == -1)
    turn = next(t for t in range(6) if not tiles.ROAD_WAYS[tower, t] >> (way + 3) % 6 & 1)
    lay(s, tower, 0, *anchor_against(s, tower, turn, burrow, way), turn)
    assert s.beside[burrow, way] == tower
    assert reached(s) == {"citadel", "B1"}


def test_a_crossing_shut_in_by_land_has_no_boat() -> None:
    s = laid(record(), ("citadel", 0, 0, 0, 0), ("K♣", 1, 0, 0, 0))
    against(s, "X1", "citadel", "N")
    assert "K♣" in reached(s)
    for name, way in (("F1", "NE"), ("F2", "NW")):
        against(s, name, "X1", way)
    assert "K♣" not in reached(s)
