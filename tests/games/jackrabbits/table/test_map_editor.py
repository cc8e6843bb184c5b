"""The map editor, for players who draw their own maps."""

from math import dist
from time import process_time

import pytest

import reino
from reino.core.errors import BadPosition
from reino.games.jackrabbits.rules import tiles
from reino.games.jackrabbits.table.map_editor import (
    MapAsked,
    MapBegun,
    MapGiven,
    MapShown,
    TileGiven,
    begin,
    check,
)
from reino.games.jackrabbits.table.map_view import map_of


def as_tiles(shown: MapShown) -> tuple[TileGiven, ...]:
    return tuple(
        TileGiven(tile=tile, q=laid.q, r=laid.r, turn=laid.turn, island=laid.island)
        for tile, laid in shown.map.items()
    )


def shown(begun: MapBegun) -> MapShown:
    return MapShown(begun.text, begun.map, begun.pages, begun.why)


def test_without_a_seed_it_is_the_sample_map_as_tables_show_it() -> None:
    state = reino.load("jackrabbits", 4).start(1)
    begun = begin(MapAsked(None))
    assert (begun.text, begun.map, begun.why) == (state.position, map_of(state.record), None)


@pytest.mark.parametrize("seed", range(4))
def test_a_map_is_the_same_as_text_and_tile_by_tile_and_can_be_played(seed: int) -> None:
    begun = begin(MapAsked(seed))
    assert begin(MapAsked(seed)) == begun
    assert check(MapGiven(text=begun.text), "en") == shown(begun)
    assert check(MapGiven(tiles=as_tiles(begun)), "en") == shown(begun)
    state = reino.load("jackrabbits", 2).start(1, position=begun.text)
    assert map_of(state.record) == begun.map


@pytest.mark.parametrize("seed", range(4))
def test_a_tile_of_the_palette_lies_where_the_lattice_leads(seed: int) -> None:
    begun = begin(MapAsked(seed))
    (east, level), (lean, down) = begun.lattice
    assert level == 0
    for key, laid in begun.map.items():
        look = begun.palette[key][laid.turn]
        assert (look.form, look.art, look.exits) == (laid.form, laid.art, laid.exits)
        assert look.x + laid.q * east + laid.r * lean == pytest.approx(laid.x, abs=0.2)
        assert look.y + laid.r * down == pytest.approx(laid.y, abs=0.2)


def test_a_map_for_tables_with_free_map_may_have_dead_ends() -> None:
    text = begin(MapAsked(None)).text.replace("top-left", "top-right")
    assert "a road ends" in (check(MapGiven(text=text), "en").why or "")
    assert check(MapGiven(text=text, free=True), "en").why is None


def test_a_new_island_lies_apart_from_the_rest_on_every_page() -> None:
    far = TileGiven(tile="tower-of-clubs", q=0, r=0, turn=0, island=1)
    told = check(MapGiven(tiles=(TileGiven(tile="citadel", q=0, r=0, turn=0), far)), "en")
    for page in told.pages:
        assert dist(page.shifts[0], page.shifts[1]) > 200
        assert page.beside == {}


def test_a_map_that_breaks_a_rule_is_shown_with_what_is_wrong_in_the_readers_words() -> None:
    begun = begin(MapAsked(None))
    without = tuple(tile for tile in as_tiles(begun) if tile.tile != "citadel")
    told = check(MapGiven(tiles=without), "en")
    assert told.map.keys() == begun.map.keys() - {"citadel"}
    assert told.why == "a map has every hex that is in play; these are missing: citadel"
    assert check(MapGiven(tiles=without), "es").why != told.why


def test_two_tiles_in_one_place_are_shown_as_they_were_laid() -> None:
    tiles = (
        TileGiven(tile="citadel", q=0, r=0, turn=0),
        TileGiven(tile="tower-of-clubs", q=0, r=0, turn=2),
    )
    told = check(MapGiven(tiles=tiles), "en")
    assert told.map["tower-of-clubs"].turn == 2
    assert "citadel" in (told.why or "")


def test_an_empty_map_lacks_every_hex() -> None:
    told = check(MapGiven(), "en")
    assert told.map == {}
    assert told.why is not None


@pytest.mark.parametrize("given", [MapGiven(text="citadel here"), MapGiven(text="Z9 (0,0)")])
def test_what_is_no_map_at_all_is_refused(given: MapGiven) -> None:
    with pytest.raises(BadPosition):
        check(given, "en")


def test_an_unknown_tile_is_refused() -> None:
    with pytest.raises(BadPosition):
        check(MapGiven(tiles=(TileGiven(tile="moat", q=0, r=0, turn=0),)), "en")


def test_islands_whose_tiles_lie_far_apart_are_laid_out_at_once() -> None:
    # Trying every shift of such islands would take half a minute, in each request of the map maker.
    hexes, roads = tiles.HEX_KEYS, tiles.TILE_KEYS[tiles.HEXES :]
    ends = [
        (tile, end, island)
        for island in range(8)
        for tile, end in ((hexes[island], -100), (roads[island], 100))
    ]
    given = tuple(TileGiven(tile=tile, q=q, r=q, turn=0, island=island) for tile, q, island in ends)
    begun = process_time()
    found = check(MapGiven(tiles=given), "en")
    assert process_time() - begun < 5
    for page in found.pages:
        lefts = [laid.x + page.shifts[laid.island][0] for laid in found.map.values()]
        assert len(page.shifts) == 8
        assert len({round(left) for left in lefts}) == len(lefts)
