"""The map editor, for players who draw their own maps."""

import pytest

import reino
from reino.core.errors import BadPosition
from reino.games.jackrabbits.table.map_editor import (
    MapAsked,
    MapGiven,
    MapShown,
    TileGiven,
    begin,
    check,
)


def as_tiles(shown: MapShown) -> tuple[TileGiven, ...]:
    return tuple(
        TileGiven(tile=tile, q=laid["q"], r=laid["r"], turn=laid["turn"], island=laid["island"])
        for tile, laid in shown.map.items()
    )


def test_without_a_seed_it_is_the_sample_map_as_tables_show_it() -> None:
    state = reino.load("jackrabbits", 4).start(1)
    assert begin(MapAsked(None)) == MapShown(state.position, state.view(0).as_dict()["map"], None)


@pytest.mark.parametrize("seed", range(4))
def test_a_map_is_the_same_as_text_and_tile_by_tile_and_can_be_played(seed: int) -> None:
    shown = begin(MapAsked(seed))
    assert begin(MapAsked(seed)) == shown
    assert check(MapGiven(text=shown.text), "en") == shown
    assert check(MapGiven(tiles=as_tiles(shown)), "en") == shown
    state = reino.load("jackrabbits", 2).start(1, position=shown.text)
    assert state.view(0).as_dict()["map"] == shown.map


def test_a_map_that_breaks_a_rule_is_shown_with_what_is_wrong_in_the_readers_words() -> None:
    shown = begin(MapAsked(None))
    without = tuple(tile for tile in as_tiles(shown) if tile.tile != "citadel")
    told = check(MapGiven(tiles=without), "en")
    assert told.map.keys() == shown.map.keys() - {"citadel"}
    assert told.why == "a map has every hex that is in play; these are missing: citadel"
    assert check(MapGiven(tiles=without), "es").why != told.why


def test_two_tiles_in_one_place_are_shown_as_they_were_laid() -> None:
    tiles = (
        TileGiven(tile="citadel", q=0, r=0, turn=0),
        TileGiven(tile="tower-of-clubs", q=0, r=0, turn=2),
    )
    told = check(MapGiven(tiles=tiles), "en")
    assert told.map["tower-of-clubs"]["turn"] == 2
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
