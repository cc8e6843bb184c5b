"""The sea and the lakes: water that joins the outside of its lattice, and water that does not."""

from typing import Any

import pytest

from games.jackrabbits.positions import (
    game,
    offered,
    offers,
    placed,
    play,
    rabbit,
    rewritten,
    stage,
    walk,
)
from games.jackrabbits.survey import NUMBER, WAYS, Survey, laid, record, suits_in_play
from reino import State
from reino.core.errors import BadPosition
from reino.games.jackrabbits.rules import random_map
from reino.games.jackrabbits.rules import stage as stages
from reino.games.jackrabbits.rules.coast import chart_sea
from reino.games.jackrabbits.rules.notation import read_map, write_position
from reino.games.jackrabbits.rules.tiling import all_hexes_reached, at_sea, leaves_map

# Random maps for two suits by rules 1. In the first a hex can be reached from a lake only; in the
# second the crossing X2 has its only free side at a lake.
BY_LAKE_ONLY, CROSSING_AT_LAKE = 18, 29


def grown(seed: int, rules: int) -> Any:
    s = record(suits_in_play("♠♦"), seed, rules)
    random_map.generate(s)
    return s


def sides_at_sea(s: Any, name: str) -> set[str]:
    return {way for number, way in enumerate(WAYS) if s.sea[NUMBER[name]] >> number & 1}


# Three hexes round a triangle that no tile covers, as on the island of the sample map.
RING = (("Q♣", 0, 0, 0, 0), ("J♣", 0, -2, 2, 0), ("K♣", 0, 0, 2, 1))


def test_closed_hole_is_a_lake() -> None:
    s = laid(record(), *RING)
    chart_sea(s)
    assert Survey.of(s).across["Q♣", 1] is None
    assert sides_at_sea(s, "Q♣") == {"N", "NE", "SE", "SW", "NW"}
    assert sides_at_sea(s, "J♣") == {"N", "SE", "S", "SW", "NW"}
    assert sides_at_sea(s, "K♣") == {"N", "NE", "SE", "S", "SW"}


def test_hole_with_a_gap_in_its_shore_is_sea() -> None:
    s = laid(record(), *RING[:2])
    chart_sea(s)
    assert sides_at_sea(s, "Q♣") == set(WAYS)
    assert sides_at_sea(s, "J♣") == set(WAYS)


def test_by_rules_1_all_water_is_sea() -> None:
    s = laid(record(rules=1), *RING)
    chart_sea(s)
    assert all(sides_at_sea(s, name) == set(WAYS) for name in ("Q♣", "J♣", "K♣"))


def test_water_joins_by_sides_not_by_corners() -> None:
    # The lake of the ring touches the outside in three corners; each side counts for itself.
    s = laid(record(), *RING)
    chart_sea(s)
    assert s.sea.tolist() == Survey.of(s).at_sea_by_way()


def test_each_lattice_has_a_sea_of_its_own() -> None:
    ring = tuple((name, 1, q, r, turn) for name, _, q, r, turn in RING)
    s = laid(record(), ("citadel", 0, 0, 0, 0), *ring)
    chart_sea(s)
    assert sides_at_sea(s, "citadel") == set(WAYS)
    assert "S" not in sides_at_sea(s, "Q♣")


def sailing(**where: object) -> State:
    return play(placed(["plaza-of-spades", "citadel"], ["black"], **where), "mount black")


LAKE_OF_SAMPLE = {"palace-of-clubs s", "plaza-of-clubs ne"}


def test_no_boat_lands_at_a_lake() -> None:
    assert offers(sailing(), "land") & LAKE_OF_SAMPLE == set()
    assert offers(sailing(rules=1), "land") >= LAKE_OF_SAMPLE


def test_road_that_runs_into_a_lake_leaves_the_map() -> None:
    state = placed(["palace-of-clubs", "citadel"])
    assert rabbit(play(state, "move palace-of-clubs s"), 0) == "exile"


@pytest.mark.parametrize("joker", ["", "black"])
def test_no_boat_leaves_from_a_lake(joker: str) -> None:
    text = write_position(grown(CROSSING_AT_LAKE, 1))
    for rules, sails in ((1, True), (2, False)):
        base = game(2, rules, tight_suits=True, map="random").start(dealer=None, position=text)
        state = at_crossing(placed(["citadel"] * 2, [f"10d 9d {joker}"], base=base))
        assert ("hire boat" in offered(state)) is sails
        assert ("mount black" in offered(state)) is (sails and bool(joker))


def at_crossing(state: State) -> State:
    """On the way, come into the crossing X2 from a neighbour."""
    rabbits, crossing = state.record.rabbit.copy(), NUMBER["X2"]
    rabbits[0] = crossing
    came = next(way for way in range(6) if state.record.beside[crossing, way] >= 0)
    return rewritten(state, rabbit=rabbits, came=came, stage=stages.ON_WAY)


def test_random_reachability_counts_the_same_sea() -> None:
    old = grown(BY_LAKE_ONLY, 1)
    assert all_hexes_reached(old)
    old.rules_version = 2
    chart_sea(old)
    assert not all_hexes_reached(old)
    new = grown(BY_LAKE_ONLY, 2)
    assert all_hexes_reached(new)
    assert write_position(new) != write_position(old)


def test_written_map_that_needs_a_boat_on_a_lake_is_refused() -> None:
    text, tiles = write_position(grown(BY_LAKE_ONLY, 1)), suits_in_play("♠♦")
    assert read_map(text, tiles, rules=1)
    with pytest.raises(BadPosition) as refused:
        read_map(text, tiles)
    assert refused.value.key == "error-jackrabbits-map-reach"


def test_hex_at_the_sea_and_at_a_lake_is_at_sea() -> None:
    s = placed(["palace-of-clubs", "citadel"]).record
    palace = NUMBER["Q♣"]
    assert at_sea(s, palace)
    assert leaves_map(s, palace, WAYS.index("S"))
    assert stage(walk(placed(["palace-of-clubs", "citadel"]), "tavern-4")) == "on way"
