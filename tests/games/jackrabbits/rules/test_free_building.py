"""Building without turns, option `building = free`."""

from random import Random
from typing import Any

import numpy as np
import pytest

import reino
from games.jackrabbits.positions import ID, TEXTS, game, stage
from games.jackrabbits.reference_building import Workshop, key
from games.jackrabbits.survey import NAMES, NUMBER, Survey, laid, record
from games.test_planted_bugs import planted
from reino import Game, State
from reino.core.errors import ContradictoryOptions, OptionError
from reino.core.kernel import JIT
from reino.core.kernel.rng import seeded
from reino.games.jackrabbits import GAME
from reino.games.jackrabbits.rules import actions, tiles
from reino.games.jackrabbits.rules import stage as stages
from reino.games.jackrabbits.rules.free_building import (
    agrees_with_hints,
    build_freely,
    free_menu,
    look_round,
)
from reino.games.jackrabbits.rules.hidden import guess, hide
from reino.testing import LawBroken, laws
from reino.testing.law import Trace

FREE = {"map": "build", "building": "free"}
GAMES = 10 if JIT else 1


def dealt(players: int = 2, seed: int = 1, **options: Any) -> State:
    """All tiles are dealt, and nothing lies but the citadel."""
    state = game(players, **FREE, **options).start(dealer=None)
    rng = Random(seed)
    while stage(state) == "deal tiles":
        state = state.fall(rng.choice(state.chance)[0])
    return state


def menu(state: State, seat: int) -> set[str]:
    return {TEXTS[action] for action in state.legal(seat)}


def choose(state: State, seat: int, *choices: str) -> State:
    for choice in choices:
        state = state.play(seat, ID[choice])
    return state


def tiles_of(state: State, seat: int) -> set[str]:
    held = int(state.record.held[seat])
    return {NAMES[tile] for tile in range(tiles.TILES) if held >> tile & 1}


def a_rhombus(state: State, seat: int, which: int = 0) -> str:
    return sorted(key(name) for name in tiles_of(state, seat) if name[0] in "FRM")[which]


def built(state: State, rng: Random) -> State:
    """Built on to the end, by anybody who owes, in any order."""
    while stage(state) == "build freely":
        seat = rng.choice(state.owing)
        state = state.play(seat, rng.choice(state.legal(seat)))
    return state


def test_it_needs_a_map_that_the_players_build() -> None:
    for source in ("sample", "random"):
        with pytest.raises(ContradictoryOptions):
            game(2, map=source, building="free")
    with pytest.raises(OptionError):
        reino.load("jackrabbits", 2, FREE, rules_version=1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_deals_every_tile_before_the_first_is_laid(players: int) -> None:
    state = dealt(players)
    hands = [tiles_of(state, seat) for seat in range(players)]
    assert set().union(*hands) == set(NAMES) - {"citadel"}
    assert sum(map(len, hands)) == len(NAMES) - 1
    assert [len(hand) for hand in hands] == [36 // players] * players
    assert set(Survey.of(state.record).pieces) == {"citadel"}


def test_every_seat_owes_a_decision_at_once() -> None:
    state = dealt(3)
    assert state.owing == (0, 1, 2)
    assert not state.sealed
    assert game(2, map="build").start(seed=1).sealed


def test_a_seat_sees_its_own_tiles_and_of_the_others_shape_and_number() -> None:
    state = choose(dealt(), 1, f"pick {a_rhombus(dealt(), 1)}")
    mine = state.view(0).record
    assert mine.held[0] == state.record.held[0]
    assert (mine.held[1], mine.picked[1]) == (0, actions.NONE)
    assert mine.stack.tolist() == state.record.stack.tolist()
    assert state.view(None).record.held.tolist() == [0, 0, 0, 0]
    assert state.view(0).facts.building.tiles == tuple(
        tiles.TILE_KEYS[i] for i in range(tiles.TILES) if int(state.record.held[0]) >> i & 1
    )
    assert state.view(None).facts.building.tiles is None


def test_only_the_last_choice_changes_the_map() -> None:
    state = dealt()
    tile = a_rhombus(state, 0)
    before = Survey.of(state.record).pieces
    state = choose(state, 0, f"pick {tile}", "against citadel n")
    assert Survey.of(state.record).pieces == before
    assert state.view(1).record.tobytes() == dealt().view(1).record.tobytes()
    state = choose(state, 0, min(menu(state, 0)))
    assert tiles.TILE_KEYS.index(tile) in [NUMBER[name] for name in Survey.of(state.record).pieces]
    assert state.owing == (0, 1)


def test_a_seat_whose_place_is_gone_chooses_a_tile_again() -> None:
    state = dealt()
    state = choose(state, 0, f"pick {a_rhombus(state, 0)}", "against citadel n")
    state = choose(state, 1, f"pick {a_rhombus(state, 1)}", "against citadel n")
    state = choose(state, 1, min(menu(state, 1)))
    assert all(choice.startswith("pick ") for choice in menu(state, 0))
    assert tiles_of(state, 0) == tiles_of(dealt(), 0)  # it keeps the tile


def test_a_seat_whose_place_stays_goes_on() -> None:
    state = dealt()
    state = choose(state, 0, f"pick {a_rhombus(state, 0)}", "against citadel n")
    state = choose(state, 1, f"pick {a_rhombus(state, 1)}", "against citadel s")
    state = choose(state, 1, min(menu(state, 1)))
    assert all(choice.startswith("turn ") for choice in menu(state, 0))


def test_choices_that_come_together_apply_in_seat_order_and_late_ones_are_dropped() -> None:
    state = dealt()
    for seat in (0, 1):
        state = choose(state, seat, f"pick {a_rhombus(state, seat)}", "against citadel n")
    turns = {seat: state.legal(seat)[0] for seat in (0, 1)}
    together = state.play(turns)
    assert bytes(together) == bytes(state.play(0, turns[0]))
    assert together.history[-1] == (0, turns[0])
    assert tiles_of(together, 1) == tiles_of(state, 1)


def test_nobody_passes_and_a_seat_without_a_place_owes_nothing() -> None:
    for seed in range(3 if JIT else 1):
        state, rng = dealt(3, seed), Random(seed)
        while stage(state) == "build freely":
            assert state.owing
            assert all(state.legal(seat) for seat in state.owing)
            seat = rng.choice(state.owing)
            state = state.play(seat, rng.choice(state.legal(seat)))


def test_building_ends_when_nobody_owes_and_every_hex_lies() -> None:
    for seed in range(GAMES):
        state = built(dealt(2, seed), Random(seed))
        assert stage(state) == "deal"
        s = state.record
        assert (s.turned[: tiles.HEXES] != actions.NONE).all()
        assert not s.held.any()
        assert not s.stack.any()
        assert (s.builders, s.dealt, s.lacks.any(), s.hints.any()) == (0, 0, False, False)
        assert set(s.picked.tolist() + s.picked_side.tolist()) == {actions.NONE}


def narrow(*hands: str) -> Any:
    """A record in which a burrow fits, at the tower of clubs between two blank sides, and no other
    road tile does; with these tiles in hands."""
    s = laid(record(), ("K♣", 0, 0, 0, 0), ("K♠", 0, 0, -2, 0), ("K♦", 0, 2, -2, 0))
    for name in ("K♣", "K♠", "K♦"):
        shut = s.beside[NUMBER[name]] == tiles.NO_TILE
        shut[0] = shut[0] and name != "K♣"  # its road to the north stays open
        s.beside[NUMBER[name]][shut] = NUMBER["K♣"]
    s.players, s.free_building, s.stage = len(hands), 1, stages.BUILD
    s.active = actions.NONE
    s.tiles = sum(1 << NUMBER[name] for name in ("K♣", "K♠", "K♦", *" ".join(hands).split()))
    for seat, hand in enumerate(hands):
        for name in hand.split():
            s.held[seat] |= 1 << NUMBER[name]
            s.stack[seat, tiles.SHAPE_OF[NUMBER[name]]] += 1
    look_round(s)
    return s


CROSSING, TAVERN, BURROW = 0b001, 0b010, 0b100


def test_a_seat_without_a_place_owes_nothing_and_all_learn_what_it_lacks() -> None:
    s = narrow("X1 T1", "X2 B1", "F1 T2")
    assert s.builders == 0b010
    assert s.lacks.tolist() == [BURROW, 0, BURROW, 0]
    assert s.hints.tolist() == [0, 1 << (BURROW - 1), 0, 0]


def test_a_hex_says_nothing_of_the_other_tiles() -> None:
    s = narrow("J♣ X1", "B1")
    assert s.builders == 0b11
    assert (s.lacks.any(), s.hints.tolist()) == (False, [0, 1 << (BURROW - 1), 0, 0])


def test_what_was_hinted_at_is_forgotten_once_it_lies() -> None:
    s = narrow("J♣ X1", "B1 T1")
    for choice in ("pick burrow-1", "against tower-of-clubs n"):
        build_freely(s, 1, ID[choice])
    out = np.zeros(actions.MAX_LEGAL, np.int64)
    build_freely(s, 1, int(out[: free_menu(s, 1, out)][0]))
    assert s.turned[NUMBER["B1"]] != actions.NONE
    assert s.hints.tolist() == [0, 0, 0, 0]
    assert s.builders == 0b01  # the hex may still begin an island


def test_what_is_guessed_agrees_with_everything_that_was_seen() -> None:
    for seed in range(40):
        s = narrow("X1 T1 T2", "X2 B1 X3", "F1 T3")
        seen = s.copy()
        hide(seen, actions.NONE)
        guess(seen, actions.NONE, seeded(seed))
        hands = [int(held) for held in seen.held[:3]]
        assert sum(hand.bit_count() for hand in hands) == 8
        assert not (hands[0] | hands[2]) >> NUMBER["B1"] & 1
        assert hands[1] >> NUMBER["B1"] & 1
        assert all(agrees_with_hints(seen, seat) for seat in range(3))


def test_the_laws_of_choices_that_are_owed_together_hold() -> None:
    free = game(2, **FREE)
    laws.open_choices_take_effect_in_their_order(free, seed=1)
    laws.order_of_sealed_choices_does_not_matter(free, seed=1)
    laws.a_sealed_choice_does_not_show(free, seed=1)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("free_map", [False, True])
def test_kernel_and_reference_build_freely_together(players: int, free_map: bool) -> None:
    for seed in range(2 if JIT else 1):
        rng = Random(f"{players} {free_map} {seed}")
        options = {"free_map": free_map, "tight_suits": players < 4}
        state = game(players, **FREE, **options).start(dealer=None)
        in_play = [name for name in NAMES if int(state.record.tiles) >> NUMBER[name] & 1]
        workshop = Workshop(players, in_play, free_map)
        while (deal := workshop.next_deal()) is not None:
            seat, left = deal
            assert {o - actions.TURNED_UP for o, _ in state.chance} == {NUMBER[n] for n in left}
            name = rng.choice(sorted(left))
            workshop.deal(seat, name)
            state = state.fall(actions.TURNED_UP + NUMBER[name])
            assert tiles_of(state, seat) == workshop.builders[seat].tiles
        steps = 0
        while menus := workshop.menus():
            assert set(state.owing) == menus.keys()
            for seat, choices in menus.items():
                assert menu(state, seat) == choices
            seat = rng.choice(sorted(menus))
            text = rng.choice(sorted(menus[seat]))
            workshop.choose(seat, text)
            state = state.play(seat, ID[text])
            assert Survey.of(state.record).pieces.keys() == workshop.survey.pieces.keys()
            steps += 1
            if not JIT and steps == 12:
                return
        assert state.record.stage == stages.DEAL
        for name, tile in workshop.survey.pieces.items():
            assert Survey.of(state.record).pieces[name].look() == tile.look()


def conflict(free: Game) -> Trace:
    """Both seats want the same place, and have only to turn their tiles."""
    state, rng = free.start(dealer=None), Random(1)
    while stage(state) == "deal tiles":
        state = state.fall(rng.choice(state.chance)[0])
    for seat in (0, 1):
        state = choose(state, seat, f"pick {a_rhombus(state, seat)}", "against citadel n")
    trace = Trace(free, 1)
    trace.__dict__["states"] = (state,)
    return trace


def test_the_law_finds_a_rule_that_lets_late_choices_in() -> None:
    law = laws.open_choices_take_effect_in_their_order
    law.check(conflict(game(2, **FREE)))
    # Planted in the rules as plain Python: a place that is gone is taken all the same.
    careless = planted(GAME.with_parts({}))
    build = careless.compiled.drivers.play.__globals__["build_freely"]
    build.__globals__["is_still_open"] = lambda s, seat, action: True
    with pytest.raises(LawBroken, match="too late"):
        law.check(conflict(Game(careless, 2, FREE)))
