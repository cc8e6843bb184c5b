"""OpenSpiel's searches play Reino's games to the end."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot

import reino
from adapters.walks import near_end, walk
from reino.adapters.openspiel import Playouts, opening_of
from reino.core.kernel import JIT
from reino.core.state import State

SIMULATIONS = 8 if JIT else 3
STEPS_LEFT = 60 if JIT else 12

IN_TURN = {"simultaneous": False}
HIDDEN: list[Any] = [
    ("reino_braverats", IN_TURN),
    ("reino_braverats", {**IN_TURN, "lucky_draw": True, "mime": "ninth"}),
    ("reino_korona", {"players": 2}),
    pytest.param("reino_korona", {"players": 4}, marks=pytest.mark.compiled),
    pytest.param("reino_jackrabbits", {"players": 2}, marks=pytest.mark.compiled),
    pytest.param("reino_jackrabbits", {"players": 3}, marks=pytest.mark.compiled),
]
EVERYTHING: list[Any] = [*HIDDEN, pytest.param("reino_sparta", {}, marks=pytest.mark.compiled)]


def late(name: str, parameters: Mapping[str, object]) -> Any:
    """The last part of a random game, as a game of its own."""
    whole = pyspiel.load_game(name, dict(parameters))
    state = near_end(whole.reino, 1, STEPS_LEFT)
    return pyspiel.load_game(name, {**parameters, "opening": opening_of(state)})


def played(game: Any, bots: list[Any]) -> State:
    """The end of a game between these bots."""
    rng = np.random.RandomState(1)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=shares))
        else:
            action = bots[state.current_player()].step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
    reached: State = state.reached
    assert list(reached.returns or ()) == state.returns()
    return reached


@pytest.mark.parametrize(("name", "parameters"), EVERYTHING)
def test_mcts_plays_to_the_end(name: str, parameters: Mapping[str, object]) -> None:
    game = late(name, parameters)
    bots = [
        MCTSBot(game, 2.0, SIMULATIONS, Playouts(2, seat), random_state=np.random.RandomState(seat))
        for seat in range(game.num_players())
    ]
    assert played(game, bots).over


@pytest.mark.parametrize(("name", "parameters"), HIDDEN)
def test_ismcts_plays_to_the_end(name: str, parameters: Mapping[str, object]) -> None:
    game = late(name, parameters)
    bots = [
        ISMCTSBot(
            game, Playouts(2, seat), 2.0, SIMULATIONS, random_state=np.random.RandomState(seat)
        )
        for seat in range(game.num_players())
    ]
    assert played(game, bots).over


def won_next(key: str) -> State:
    """A state in which the seat that chooses next can win at once."""
    game = reino.load(key)
    for seed in range(1000):
        state = walk(game, seed)
        before = state.parent
        assert state.returns is not None
        assert before is not None
        if len(before.owing) == 1 and state.returns[before.owing[0]] == 1:
            return before
    raise AssertionError


def wins(state: State, action: int) -> bool:
    [seat] = state.owing
    returns = state.play(seat, action).returns
    return returns is not None and returns[seat] == 1


@pytest.mark.compiled
@pytest.mark.parametrize("key", ["korona", "sparta"])
def test_mcts_sees_a_win(key: str) -> None:
    state = won_next(key)
    game = pyspiel.load_game(f"reino_{key}", {"opening": opening_of(state)})
    simulations = 4 * len(state.legal(*state.owing))
    python = MCTSBot(game, 2.0, simulations, Playouts(), random_state=np.random.RandomState(1))
    assert wins(state, python.step(game.new_initial_state()))

    # OpenSpiel's own search and random games; `step` is not for games written in Python.
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    own = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 10, True, 1, False)
    assert wins(state, own.mcts_search(game.new_initial_state()).best_child().action)


@pytest.mark.parametrize("name", ["reino_braverats(simultaneous=False)", "reino_korona(players=3)"])
def test_a_state_is_worth_what_random_games_come_to(name: str) -> None:
    games = 40 if JIT else 2
    state = pyspiel.load_game(name).new_initial_state()
    tallies = state.reached.game.playouts(games, seed=8)
    assert Playouts(games, seed=7).evaluate(state) == pytest.approx(
        [total / games for total in tallies.returns]
    )
    assert sum(Playouts().evaluate(state)) == pytest.approx(0)


def test_no_choice_is_likelier_than_another_before_it_was_tried() -> None:
    state = pyspiel.load_game("reino_korona").new_initial_state()
    assert Playouts().prior(state) == state.chance_outcomes()
    state = pyspiel.load_game("reino_braverats(simultaneous=False)").new_initial_state()
    assert Playouts().prior(state) == [(card, 1 / 8) for card in range(8)]
