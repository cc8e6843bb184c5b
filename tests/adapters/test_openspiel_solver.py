"""OpenSpiel's exploitability and our exact solver agree on BraveRats with three cards each."""

from functools import cache
from itertools import count
from statistics import mean
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.best_response import BestResponsePolicy
from open_spiel.python.algorithms.exploitability import best_response, exploitability, nash_conv
from open_spiel.python.policy import TabularPolicy, UniformRandomPolicy

import reino
from adapters.walks import walk
from reino.adapters.openspiel import opening_of
from reino.braverats import solution_for
from reino.core.kernel import JIT
from reino.core.state import State
from reino.games.braverats.rules.cards import CARD_KEYS

OPTIONS: list[dict[str, object]] = [
    {},
    {"mime": "ninth", "musician_mutes": True},
    {"held_ambassador": False, "princess_attack": "applewood"},
    {"fast_rat": True},
]
if not JIT:
    OPTIONS = OPTIONS[:2]
CARDS_LEFT = 3
ENDGAMES = 4 if JIT else 2

every_endgame = pytest.mark.parametrize(
    ("state", "simultaneous"),
    [
        pytest.param((tuple(options.items()), i), at_once, id=f"{options}-{i}-{at_once}")
        for options in OPTIONS
        for i in range(ENDGAMES)
        for at_once in (True, False)
    ],
    indirect=["state"],
)


@pytest.fixture
def state(request: pytest.FixtureRequest) -> State:
    options, i = request.param
    return endgames(options)[i]


@cache
def endgames(options: tuple[tuple[str, object], ...]) -> list[State]:
    """Undecided positions with three cards each; in every other one a Spy looks."""
    game = reino.load("braverats", options=dict(options))
    found: list[State] = []
    for seed in count():
        state = walk(game, seed, three_cards_each)
        looking = len(state.owing) == 1
        if looking == bool(len(found) % 2) and not state.over and undecided(state):
            found.append(state)
        if len(found) == ENDGAMES:
            return found
    raise AssertionError


def three_cards_each(state: State) -> bool:
    return bool(state.record.in_hand.tolist() == [CARDS_LEFT, CARDS_LEFT])


def undecided(state: State) -> bool:
    return 0 < solution_for(state).at(state).value < 1


def spiel_game(state: State, simultaneous: bool) -> Any:
    """The game that begins with this state."""
    chosen = {"opening": opening_of(state), "simultaneous": simultaneous}
    return pyspiel.load_game("reino_braverats", {**state.game.options, **chosen})


def solved(game: Any, state: State) -> Any:
    """The solver's mixes, as a table of OpenSpiel."""
    table = TabularPolicy(game)
    solution = solution_for(state)
    for seat, keys in enumerate(table.states_per_player):
        for key in keys:
            reached = table.states[table.state_lookup[key]].reached
            row = table.policy_for_key(key)
            row[:] = 0
            for card, share in solution.at(reached).mix[seat].items():
                row[CARD_KEYS.index(card)] = share
    return table


def utility(chance: float) -> float:
    """The return of a clan, from a chance to win plus half the chance to draw."""
    return 2 * chance - 1


@every_endgame
def test_the_solvers_mix_cannot_be_exploited(state: State, simultaneous: bool) -> None:
    game = spiel_game(state, simultaneous)
    table = solved(game, state)
    assert nash_conv(game, table) == pytest.approx(0, abs=1e-6)
    if not simultaneous:
        assert exploitability(game, table) == pytest.approx(0, abs=1e-6)
    value = utility(solution_for(state).at(state).value)
    assert best_response(game, table, 0)["on_policy_values"] == pytest.approx([value, -value])


@every_endgame
def test_the_best_against_cards_drawn_by_lot_is_worth_the_same(
    state: State, simultaneous: bool
) -> None:
    game = spiel_game(state, simultaneous)
    for seat in (0, 1):
        best = BestResponsePolicy(game, seat, UniformRandomPolicy(game))
        assert best.value(game.new_initial_state()) == pytest.approx(best_against_lot(state, seat))


def best_against_lot(state: State, seat: int) -> float:
    if state.returns is not None:
        return state.returns[seat]
    other = 1 - seat
    if not state.legal(seat):
        return mean(best_against_lot(state.play(other, card), seat) for card in state.legal(other))
    if not state.legal(other):
        return max(best_against_lot(state.play(seat, card), seat) for card in state.legal(seat))
    return max(
        mean(
            best_against_lot(state.play({seat: card, other: answer}), seat)
            for answer in state.legal(other)
        )
        for card in state.legal(seat)
    )


@every_endgame
def test_the_best_against_one_card_drawn_by_lot_is_what_the_solver_says(
    state: State, simultaneous: bool
) -> None:
    """The other clan draws this card by lot, and plays perfectly ever after."""
    game = spiel_game(state, simultaneous)
    analysis = solution_for(state).at(state)
    root = game.new_initial_state()
    for other in analysis.seats:
        table = solved(game, state)
        node = root
        if not node.legal_actions(other):  # it chooses second
            node = node.child(node.legal_actions()[0])
        row = table.policy_for_key(node.information_state_string(other))
        row[:] = np.array(node.legal_actions_mask(other)) / len(node.legal_actions(other))
        cards = analysis.cards[other]
        seat = 1 - other
        best = analysis.best_response(seat, dict.fromkeys(cards, 1 / len(cards)))
        answer = BestResponsePolicy(game, seat, table).value(root)
        assert answer == pytest.approx(utility(best.value))
