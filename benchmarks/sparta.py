"""Random turns a second of Sparta in compiled code, against OpenSpiel's checkers."""

import random
from collections.abc import Iterator

import pyspiel

import reino
from benchmarks.rates import rollouts_per_second
from benchmarks.timing import Figure, best_seconds

WANTED = 2.5
WANTED_TURNS = 1_000_000  # a second


def figures() -> Iterator[Figure]:
    sparta = reino.load("sparta")
    games = 5_000
    turns = sparta.playouts(games).steps
    ours = turns / best_seconds(lambda: sparta.playouts(games))
    peer = checkers_turns_per_second()
    what = "random turns/s of sparta, compiled"
    yield Figure(
        f"{what}, v checkers in MCTSBot rollouts",
        f"{ours:,.0f}",
        f"{peer:,.0f}",
        ours / peer,
        WANTED,
    )
    yield Figure(
        f"{what}, v one million", f"{ours:,.0f}", f"{WANTED_TURNS:,}", ours / WANTED_TURNS, 1.0
    )


def checkers_turns_per_second() -> float:
    """Rollouts a second inside its search, times the turns of a random game."""
    return rollouts_per_second("checkers", simulations=20, rollouts=200) * checkers_length()


def checkers_length() -> float:
    game = pyspiel.load_game("checkers")
    choose = random.Random(1).choice
    games, turns = 300, 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(choose(state.legal_actions()))
            turns += 1
    return turns / games
