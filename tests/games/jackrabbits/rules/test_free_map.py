"""Option `free_map`: the advice about maps is not law, and roads may be dead ends."""

from random import Random
from typing import Any

import pytest

import reino
from games.jackrabbits.positions import (
    ID,
    game,
    offered,
    onward,
    placed,
    play,
    rabbit,
    reference_of,
    stage,
    walk,
)
from games.jackrabbits.reference_explore import within_reach
from games.jackrabbits.scatter import before_the_deal
from games.jackrabbits.survey import HEXES, NAMES, NUMBER, WAYS, Survey
from reino import State
from reino.core.errors import BadPosition, ChoiceError, ContradictoryOptions, OptionError
from reino.core.kernel import JIT
from reino.games.jackrabbits.rules import actions, tiles
from reino.games.jackrabbits.rules import stage as stages
from reino.games.jackrabbits.rules.reach import reachable
from reino.games.jackrabbits.rules.sample_map import SAMPLE_MAP

FREE = {"map": "build", "free_map": True}

# The plaza of diamonds lies at the citadel, and every other residence is an island. No burrow.
BARE = """
citadel (0,0)
J♦ (1.5,-1) N NE SE S SW
island
Q♦ (0,0) N SE SW
island
K♦ (0,0) N S
island
J♠ (0,0) N NE SE SW
island
Q♠ (0,0) N NE S
island
K♠ (0,0) N NE
"""


def altered(**lines: str) -> str:
    """The sample map with other roads for some tiles."""
    text = SAMPLE_MAP
    for sign, roads in lines.items():
        (line,) = (line for line in SAMPLE_MAP.splitlines() if line.startswith(f"{sign} "))
        text = text.replace(line, f"{line.rpartition(' ')[0]} {roads}")
    return text


# The second tavern turns its blank side to the forest, the third one to the plaza of spades.
DEAD_ENDS = altered(T2="top-right", T3="top-right")


def bare(**options: Any) -> State:
    chosen = game(2, tight_suits=True, **FREE, **options)
    return chosen.start(dealer=None, position=BARE)


def dead_ends(**options: Any) -> State:
    return game(2, **FREE, **options).start(dealer=None, position=DEAD_ENDS)


def test_only_maps_that_people_lay_are_free() -> None:
    assert game(2, **FREE).options["free_map"]
    for source in ("sample", "random"):
        with pytest.raises(ContradictoryOptions, match="build"):
            game(2, map=source, free_map=True)
    with pytest.raises(OptionError):
        reino.load("jackrabbits", 2, FREE, rules_version=1)


def test_two_hexes_joined_by_a_road_are_neighbours() -> None:
    state = placed(["citadel", "citadel"], base=bare())
    state = play(state, "move citadel ne")
    assert rabbit(state, 0) == "plaza-of-diamonds"
    assert stage(state) == "phase"


def test_a_side_where_only_one_tile_has_a_road_cannot_be_crossed() -> None:
    state = placed(["plaza-of-spades", "citadel"], base=dead_ends())
    assert "move plaza-of-spades ne" not in offered(state)
    assert "move plaza-of-spades ne" in offered(placed(["plaza-of-spades", "citadel"]))


def test_a_rabbit_at_a_dead_end_may_pay_for_a_transfer_or_is_exiled() -> None:
    state = placed(["citadel", "citadel"], ["7c 9s"], base=dead_ends(), dice=(3, 4))
    state = walk(state, "river-1", "forest-3")
    assert "give up" in offered(state)
    assert onward(state) == {"citadel", "river-3"}  # the other road
    changed = play(state, next(o for o in offered(state) if o.startswith("move ")), "spend 7c")
    assert stage(changed) in ("on way", "phase", "draw")
    assert rabbit(play(state, "give up"), 0) == "exile"


def test_a_rabbit_at_a_dead_end_that_cannot_pay_is_exiled() -> None:
    state = placed(["citadel", "citadel"], ["2c"], base=dead_ends(), dice=(3, 4))
    state = walk(state, "river-1", "forest-3")
    assert offered(state) == {"give up"}
    assert rabbit(play(state, "give up"), 0) == "exile"


def test_children_at_a_dead_end_are_underground_at_once() -> None:
    state = dead_ends(explore=True).fall(actions.DRAWN_SEAT)
    state = walk(state, "river-1", "forest-3")
    assert (rabbit(state, 0), state.owing) == ("underground", (1,))


def test_written_maps_need_no_burrow_and_no_way_to_every_hex() -> None:
    assert bare().record.free_map
    with pytest.raises(BadPosition):
        game(2, tight_suits=True, map="build").start(dealer=None, position=BARE)


def test_dead_ends_are_refused_where_the_advice_is_law() -> None:
    with pytest.raises(BadPosition, match="road ends"):
        game(2).start(dealer=None, position=DEAD_ENDS)


def test_a_tile_that_no_road_joins_is_refused_all_the_same() -> None:
    with pytest.raises(BadPosition, match="B1"):
        game(2, **FREE).start(dealer=None, position=altered(B1="left"))


def test_tiles_on_one_another_are_refused_all_the_same() -> None:
    text = SAMPLE_MAP.replace("K♠ (-2.5,1)", "K♠ (-2.5,-1)")
    with pytest.raises(BadPosition, match="lies on"):
        game(2, **FREE).start(dealer=None, position=text)


def test_a_free_map_is_written_and_read_back() -> None:
    for state in (bare(), dead_ends()):
        again = state.game.start(dealer=None, position=state.position)
        assert bytes(again) == bytes(state)


def test_a_dead_end_is_refused_with_the_reason() -> None:
    state = placed(["plaza-of-spades", "citadel"], base=dead_ends())
    with pytest.raises(ChoiceError, match="dead end"):
        state.play(0, ID["move plaza-of-spades ne"])


def test_builders_lay_a_tile_wherever_one_of_its_roads_runs_on() -> None:
    rng = Random(5)
    state = game(2, **FREE).start(dealer=None)
    looked, steps = 0, 0
    while stage(state) != "deal" and (JIT or steps < 40):
        steps += 1
        s = state.record
        if not state.owing:
            state = state.fall(rng.choice(state.chance)[0])
            continue
        (seat,) = state.owing
        if s.stage == stages.LAY:
            name = NAMES[s.tile]
            sides = {
                f"against {tiles.TILE_KEYS[NUMBER[other]]} {way.lower()}"
                for other, way in Survey.of(s).places(name)
            }
            assert offered(state) == sides | ({"island"} if name in HEXES else set())
            looked += 1
        state = state.play(seat, rng.choice(state.legal(seat)))
    assert looked > 8


def test_the_first_hex_may_lie_at_the_citadel() -> None:
    menus = {}
    for free in (False, True):
        state = game(2, map="build", free_map=free).start(dealer=None)
        state = play(state, "shape hex").fall(actions.TURNED_UP + NUMBER["J♦"])
        menus[free] = offered(state)
    assert menus[False] == {"island"}
    assert menus[True] == {"island", *(f"against citadel {way.lower()}" for way in WAYS)}


@pytest.mark.parametrize("seed", range(12 if JIT else 2))
def test_children_find_what_a_free_map_lets_them_reach(seed: int) -> None:
    state = before_the_deal(game(2, explore=True, **FREE), Random(seed))
    reach = within_reach(reference_of(state))
    assert state.record.unseen == sum(1 << tiles.HEX_KEYS.index(key) for key in reach)


@pytest.mark.parametrize("seed", range(12 if JIT else 2))
def test_journeys_on_free_maps_end_where_they_are_said_to_end(seed: int) -> None:
    """Every place within reach for nothing is come to by walking, and no other."""
    rng = Random(seed)
    base = before_the_deal(game(2, **FREE), rng)
    land = reference_of(base).land
    for start in rng.sample(land.hexes, 4):
        state = placed([start, "citadel"], base=base, dice=(6, 6))
        said = set(reachable(state.record, 0, pays=True))
        found, waiting = set(), [state]
        while waiting:
            at = waiting.pop()
            if stage(at) not in ("set out", "on way"):
                found.add(int(at.record.rabbit[0]))
                continue
            waiting += [play(at, choice) for choice in offered(at) if choice != "stay"]
        assert found - {tiles.TILE_KEYS.index(start)} == said
