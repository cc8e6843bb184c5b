"""The map on the page: the places of tiles, and the roads that run from one to the next."""

import re
from collections.abc import Iterator
from math import dist, isclose

from games.jackrabbits.positions import game, scattered
from reino.core.view import PUBLIC
from reino.games.jackrabbits.art import caption
from reino.games.jackrabbits.art.map_layout import MapLayout, strokes
from reino.games.jackrabbits.art.map_picture import MapPicture
from reino.games.jackrabbits.art.picture import INNER
from reino.games.jackrabbits.rules import tiles as jackrabbits_tiles
from reino.games.jackrabbits.rules.actions import NONE
from reino.games.jackrabbits.rules.tiles import road_tile
from reino.games.jackrabbits.table.layout import BENDS, UNIT, LaidTile, outward, spot

SVG = "{http://www.w3.org/2000/svg}"
LARGEST = 300_000
HOME = ("citadel", "citadel")


def laid_tiles() -> Iterator[LaidTile]:
    """Every tile, turned in every way."""
    for tile in range(jackrabbits_tiles.TILES):
        for turned in range(jackrabbits_tiles.WAYS):
            yield LaidTile(tile, (0, 0), turned)


def close(one_point: tuple[float, float], other: tuple[float, float]) -> bool:
    return dist(one_point, other) < 0.1


def test_every_tile_in_every_turn_has_unit_sides() -> None:
    for laid in laid_tiles():
        around = [*laid.corners[1:], laid.corners[0]]
        for corner, following in zip(laid.corners, around, strict=True):
            assert isclose(dist(corner, following), UNIT)


def test_a_road_crosses_a_side_in_its_middle_and_only_where_the_tile_has_a_road() -> None:
    for laid in laid_tiles():
        middles = {
            way: ((x0 + x1) / 2, (y0 + y1) / 2)
            for way, (x0, y0), (x1, y1) in zip(
                laid.ways, laid.corners, [*laid.corners[1:], laid.corners[0]], strict=True
            )
        }
        ends = []
        for road in laid.roads():
            for stroke in strokes(laid, road):
                numbers = [float(n) for n in re.findall(r"-?[\d.]+", stroke)]
                ends.append((numbers[0], numbers[1]))
                if laid.kind in BENDS:
                    ends.append((numbers[-2], numbers[-1]))
        wanted = [
            middles[way]
            for way in middles
            if jackrabbits_tiles.ROAD_WAYS[laid.tile, laid.turned] >> way & 1
        ]
        assert len(ends) == len(wanted)
        assert all(any(close(end, middle) for end in ends) for middle in wanted)


def test_a_road_meets_a_side_at_a_right_angle() -> None:
    for laid in laid_tiles():
        for road in laid.roads():
            for way in road:
                x, y = laid.side(way)
                after = laid.middle
                if laid.kind in BENDS:
                    curve = laid.curve(*road)
                    after = curve[1] if way == road[0] else curve[2]
                u, v = outward(way)
                assert isclose((x - after[0]) * u + (y - after[1]) * v, dist((x, y), after))


def test_roads_run_on_from_tile_to_tile_of_the_sample_map() -> None:
    record = game(2).start(dealer=None).record
    layout = MapLayout(record)
    assert sorted(layout.tiles) == list(range(jackrabbits_tiles.TILES))
    joins = 0
    for tile, laid in layout.tiles.items():
        for way in laid.road_ways:
            beyond = int(record.beside[tile, way])
            if beyond != NONE:
                assert close(
                    laid.side(way), layout.tiles[beyond].side((way + 3) % jackrabbits_tiles.WAYS)
                )
                joins += 1
    assert joins == 2 * 51  # as the rules list them


def test_the_sample_map_lies_as_the_rules_lay_it() -> None:
    layout = MapLayout(game(2).start(dealer=None).record)
    x, y = layout.tiles[jackrabbits_tiles.CITADEL].middle
    for key, across, row in (
        ("tower-of-diamonds", 0, -4),
        ("plaza-of-spades", -2.5, -1),
        ("palace-of-hearts", 2.5, 1),
        ("plaza-of-hearts", 1.5, 3),
    ):
        right, down = spot(across - row / 2, row)
        assert close(
            layout.tiles[jackrabbits_tiles.TILE_KEYS.index(key)].middle, (x + right, y + down)
        )
    over = [
        "-".join(
            jackrabbits_tiles.WAY_KEYS[way]
            for way in layout.tiles[road_tile(jackrabbits_tiles.MOUNTAIN, number)].roads()[-1]
        )
        for number in range(4)
    ]
    assert over == ["ne-sw", "ne-sw", "se-nw", "se-nw"]


def test_a_map_of_islands_still_fits_the_page() -> None:
    record = scattered()
    record.players = 2
    map_picture = MapPicture(caption.Scene(record, PUBLIC, "en"), INNER)
    layout = map_picture.layout
    assert (layout.right - layout.left) * map_picture.scale < INNER
    assert (layout.bottom - layout.top) * map_picture.scale < map_picture.height


def test_shapes_of_tiles_have_their_number_of_sides() -> None:
    sides = {0: 6, 1: 4, 2: 3}
    assert all(
        len(laid.corners) == sides[jackrabbits_tiles.SHAPE_OF[laid.tile]] for laid in laid_tiles()
    )
