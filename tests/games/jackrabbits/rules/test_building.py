"""Building the map in turns: the stacks, the tile turned up, the places for a tile, the end."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any

import numpy as np
import pytest

from games.jackrabbits.survey import (
    EVERYTHING,
    HEXES,
    NAMES,
    NUMBER,
    WAYS,
    Survey,
    laid,
    piece,
    record,
    suits_in_play,
)
from reino.core.kernel import JIT
from reino.games.jackrabbits.rules import actions, stage
from reino.games.jackrabbits.rules import tiles as jackrabbits_tiles
from reino.games.jackrabbits.rules.building import (
    begin_building,
    building_menu,
    building_play,
    turn_up,
    turn_up_outcomes,
)
from reino.games.jackrabbits.rules.coast import chart_sea
from reino.games.jackrabbits.rules.tiling import lay
from soak import THOROUGHNESS


def begun(players: int = 2, tiles: int = EVERYTHING) -> Any:
    s = laid(record(tiles), ("citadel", 0, 0, 0, 0))
    s.players = players
    begin_building(s)
    return s


def menu(s: Any) -> list[int]:
    out = np.full(actions.MAX_LEGAL, -1, np.int64)
    n = building_menu(s, out)
    return out[:n].tolist()  # type: ignore[no-any-return]


def outcomes(s: Any) -> dict[str, int]:
    """The tiles that may be turned up, with their weights."""
    out, weights = (
        np.zeros(actions.MAX_OUTCOMES, np.int64),
        np.zeros(actions.MAX_OUTCOMES, np.int64),
    )
    n = turn_up_outcomes(s, out, weights)
    assert sorted(out[:n]) == out[:n].tolist()
    return {
        NAMES[outcome - actions.TURNED_UP]: weight
        for outcome, weight in zip(out[:n].tolist(), weights[:n].tolist(), strict=True)
    }


def go_on(s: Any, random: Random) -> None:
    """The next choice or outcome, at random."""
    if s.stage == stage.TURN_UP:
        weights = outcomes(s)
        (name,) = random.choices(list(weights), list(weights.values()))
        turn_up(s, NUMBER[name])
    else:
        building_play(s, random.choice(menu(s)))


def closed(*stacks: tuple[int, int, int]) -> Any:
    """A map without an open road, and these stacks; only a hex has a place, on an island."""
    s = laid(record(), ("K♣", 0, 0, 0, 0))
    lay(s, NUMBER["B4"], 0, *shut())
    s.players = len(stacks)
    s.stack[: len(stacks)] = stacks
    s.active = 0
    s.stage = stage.PICK_SHAPE
    return s


def shut() -> tuple[int, int, int]:
    """The place of a burrow at the tower's only road."""
    king = Survey.of(laid(record(), ("K♣", 0, 0, 0, 0)))
    ((tile,),) = king.places("B4").values()
    return next(
        (q, r, turn)
        for q in range(-3, 4)
        for r in range(-3, 4)
        for turn in range(6)
        if piece("B4", 0, q, r, turn) == tile
    )


@pytest.mark.parametrize(
    ("players", "suits", "stacks"),
    [
        (2, "♣♠♥♦", [6, 6, 6]),
        (3, "♣♠♥♦", [4, 4, 4]),
        (4, "♣♠♥♦", [3, 3, 3]),
        (3, "♠♥♦", [3, 3, 3]),
        (2, "♠♦", [3, 3, 3]),
    ],
)
def test_tiles_are_dealt_evenly_by_shape(players: int, suits: str, stacks: list[int]) -> None:
    s = begun(players, suits_in_play(suits))
    assert s.stack.tolist() == [stacks] * players + [[0, 0, 0]] * (4 - players)
    assert (s.active, s.stage) == (0, stage.PICK_SHAPE)
    assert menu(s) == [
        actions.SHAPE + jackrabbits_tiles.HEX,
        actions.SHAPE + jackrabbits_tiles.RHOMBUS,
        actions.SHAPE + jackrabbits_tiles.TRIANGLE,
    ]


def test_at_first_every_tile_of_the_shape_is_as_likely() -> None:
    s = begun()
    building_play(s, actions.SHAPE + jackrabbits_tiles.TRIANGLE)
    weights = outcomes(s)
    assert set(weights) == {kind + number for kind in "XTB" for number in "1234"}
    assert len(set(weights.values())) == 1


def test_what_may_be_turned_up_is_as_likely_as_the_hidden_stacks_make_it() -> None:
    # Seat 0 has four rhombi: R1 and R2 were seen, R1 tried this turn. Seat 1 is known to have R3.
    s = begun()
    s.tiles = sum(1 << NUMBER[name] for name in ("citadel", "R1", "R2", "R3", "F1", "F2", "F3"))
    s.stack[0], s.stack[1] = (0, 4, 0), (0, 2, 0)
    s.stack_of[NUMBER["R1"]] = s.stack_of[NUMBER["R2"]] = 0
    s.stack_of[NUMBER["R3"]] = 1
    s.tried = 1 << NUMBER["R1"]
    building_play(s, actions.SHAPE + jackrabbits_tiles.RHOMBUS)
    # All ways to deal the three unknown ones: two to seat 0, one to seat 1.
    chances: Counter[str] = Counter()
    deals = list(permutations(("F1", "F2", "F3")))
    for first, second, _ in deals:
        for tile in ("R2", first, second):
            chances[tile] += Fraction(1, 3 * len(deals))
    weights = outcomes(s)
    total = sum(weights.values())
    assert {tile: Fraction(weight, total) for tile, weight in weights.items()} == chances


def test_when_everything_is_known_only_the_own_tiles_are_turned_up() -> None:
    s = closed((0, 1, 1), (0, 1, 0))
    s.tiles = sum(1 << NUMBER[name] for name in ("K♣", "B4", "F1", "F2", "X1"))
    s.stack_of[NUMBER["F1"]], s.stack_of[NUMBER["F2"]] = 0, 1
    building_play(s, actions.SHAPE + jackrabbits_tiles.RHOMBUS)
    assert outcomes(s) == {"F1": 1}


def test_a_tile_without_a_place_goes_back_and_is_known_there() -> None:
    s = closed((0, 2, 1), (1, 0, 0))
    building_play(s, actions.SHAPE + jackrabbits_tiles.RHOMBUS)
    turn_up(s, NUMBER["F1"])
    assert s.stage == stage.TURN_UP
    assert s.stack_of[NUMBER["F1"]] == 0
    assert "F1" not in outcomes(s)
    assert s.stack.tolist()[:2] == [[0, 2, 1], [1, 0, 0]]
    turn_up(s, NUMBER["F2"])
    # Both rhombi were tried: another shape.
    assert (s.stage, s.active, s.form) == (stage.PICK_SHAPE, 0, actions.NONE)
    assert menu(s) == [actions.SHAPE + jackrabbits_tiles.TRIANGLE]


def test_who_can_lay_nothing_passes_and_may_try_again_next_turn() -> None:
    s = closed((0, 1, 1), (1, 0, 0))
    building_play(s, actions.SHAPE + jackrabbits_tiles.TRIANGLE)
    turn_up(s, NUMBER["X1"])
    building_play(s, actions.SHAPE + jackrabbits_tiles.RHOMBUS)
    turn_up(s, NUMBER["R1"])
    assert (s.stage, s.active, s.passes, s.tried) == (stage.PICK_SHAPE, 1, 1, 0)
    assert menu(s) == [actions.SHAPE + jackrabbits_tiles.HEX]
    building_play(s, actions.SHAPE + jackrabbits_tiles.HEX)
    turn_up(s, NUMBER["J♦"])
    building_play(s, actions.ISLAND)
    # The island has roads: the two tiles that went back are tried anew.
    assert (s.stage, s.active, s.passes) == (stage.PICK_SHAPE, 0, 0)
    assert menu(s) == [
        actions.SHAPE + jackrabbits_tiles.RHOMBUS,
        actions.SHAPE + jackrabbits_tiles.TRIANGLE,
    ]
    building_play(s, actions.SHAPE + jackrabbits_tiles.TRIANGLE)
    assert list(outcomes(s)) == ["X1"]
    turn_up(s, NUMBER["X1"])
    assert s.stage == stage.LAY
    building_play(s, menu(s)[0])
    building_play(s, menu(s)[0])
    assert "X1" in Survey.of(s).pieces
    assert [NAMES[tile] for tile in np.flatnonzero(s.stack_of != actions.NONE)] == ["R1"]


def test_who_has_no_tiles_is_passed_over() -> None:
    s = closed((1, 0, 0), (0, 0, 0), (1, 0, 0))
    building_play(s, actions.SHAPE + jackrabbits_tiles.HEX)
    turn_up(s, NUMBER["Q♦"])
    building_play(s, actions.ISLAND)
    assert (s.stage, s.active, s.passes) == (stage.PICK_SHAPE, 2, 1)


def test_a_tile_that_is_laid_ends_a_row_of_passes() -> None:
    s = closed((0, 1, 0), (1, 1, 0))
    building_play(s, actions.SHAPE + jackrabbits_tiles.RHOMBUS)
    turn_up(s, NUMBER["M1"])
    assert (s.active, s.passes) == (1, 1)
    building_play(s, actions.SHAPE + jackrabbits_tiles.HEX)
    turn_up(s, NUMBER["K♦"])
    building_play(s, actions.ISLAND)
    assert (s.active, s.passes) == (0, 0)


def test_building_ends_when_all_pass_and_the_road_tiles_stay_out() -> None:
    s = closed((0, 1, 0), (0, 0, 1))
    before = s.copy()
    building_play(s, actions.SHAPE + jackrabbits_tiles.RHOMBUS)
    turn_up(s, NUMBER["M1"])
    building_play(s, actions.SHAPE + jackrabbits_tiles.TRIANGLE)
    turn_up(s, NUMBER["T1"])
    assert s.stage == stage.DEAL
    assert set(Survey.of(s).pieces) == {"K♣", "B4"}
    before.stack[:] = 0
    before.active, before.stage = actions.NONE, stage.DEAL
    chart_sea(before)
    # Field by field: a copy has other bytes between fields.
    assert [name for name in s.dtype.names if not np.array_equal(s[name], before[name])] == []


def test_building_ends_when_every_tile_lies() -> None:
    s = closed((1, 0, 0), (0, 0, 0))
    building_play(s, actions.SHAPE + jackrabbits_tiles.HEX)
    turn_up(s, NUMBER["K♦"])
    building_play(s, actions.ISLAND)
    assert s.stage == stage.DEAL
    assert s.islands == 1


def test_a_hex_may_always_begin_an_island_of_its_own() -> None:
    s = begun()
    building_play(s, actions.SHAPE + jackrabbits_tiles.HEX)
    turn_up(s, NUMBER["J♦"])
    assert menu(s) == [actions.ISLAND]  # nothing but the citadel lies, and no road joins two hexes
    building_play(s, actions.ISLAND)
    building_play(s, actions.SHAPE + jackrabbits_tiles.HEX)
    turn_up(s, NUMBER["Q♦"])
    assert menu(s) == [actions.ISLAND]
    building_play(s, actions.ISLAND)
    survey = Survey.of(s)
    assert [survey.pieces[name].island for name in ("citadel", "J♦", "Q♦")] == [0, 1, 2]
    assert s.islands == 2


def test_a_small_tile_never_begins_an_island() -> None:
    s = begun()
    building_play(s, actions.SHAPE + jackrabbits_tiles.RHOMBUS)
    turn_up(s, NUMBER["F1"])
    assert menu(s) == [actions.AGAINST + NUMBER["citadel"] * 6 + way for way in range(6)]


def test_every_legal_place_and_turn_is_offered_and_no_other() -> None:
    random = Random(3)
    for players, tiles in ((2, EVERYTHING), (3, suits_in_play("♠♥♦")))[: 2 if JIT else 1]:
        s = begun(players, tiles)
        steps = 0
        while s.stage != stage.DEAL and (JIT or steps < 30):
            steps += 1
            if s.stage != stage.LAY:
                go_on(s, random)
                continue
            name = NAMES[s.tile]
            places = Survey.of(s).places(name)
            sides = sorted(
                actions.AGAINST + NUMBER[other] * 6 + WAYS.index(way) for other, way in places
            )
            assert menu(s) == ([actions.ISLAND] if name in HEXES else []) + sides
            for (other, way), tiles_there in places.items():
                spun = s.copy()
                building_play(spun, actions.AGAINST + NUMBER[other] * 6 + WAYS.index(way))
                assert spun.stage == stage.SPIN
                looks = []
                for action in menu(spun):
                    turned = spun.copy()
                    building_play(turned, action)
                    assert turned.turned[s.tile] == action - actions.TURN
                    looks.append(Survey.of(turned).pieces[name].look())
                assert len(set(looks)) == len(looks)
                assert set(looks) == {tile.look() for tile in tiles_there}
            go_on(s, random)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_build_legal_maps_and_lay_every_hex(players: int) -> None:
    games = 20 * THOROUGHNESS if JIT else 1
    tiles = EVERYTHING if JIT else suits_in_play("♠♦")
    for seed in range(games):
        random = Random(seed)
        s = begun(players, tiles)
        tiles_held = [int(n) for n in s.stack.sum(axis=1)]
        steps = 0
        while s.stage != stage.DEAL:
            assert s.stack.sum() + len(Survey.of(s).pieces) == bin(tiles).count("1")
            go_on(s, random)
            steps += 1
        survey = Survey.of(s)
        assert list(survey.faults()) == []
        assert s.beside.tolist() == survey.beside()
        assert {name for name in HEXES if tiles >> NUMBER[name] & 1} <= survey.pieces.keys()
        for island in range(int(s.islands) + 1):
            there = {name for name, tile in survey.pieces.items() if tile.island == island}
            assert survey.together(min(there, key=NUMBER.__getitem__)) == there
        assert steps >= sum(tiles_held)
        assert (s.form, s.tile, s.against, s.against_way, s.tried) == (
            actions.NONE,
            actions.NONE,
            actions.NONE,
            actions.NONE,
            0,
        )
        assert (s.active, s.passes, s.stack.any()) == (actions.NONE, 0, False)
        assert set(s.stack_of.tolist()) == {actions.NONE}
