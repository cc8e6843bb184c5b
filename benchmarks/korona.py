"""Random steps and searches a second of Korona, against OpenSpiel's gin_rummy."""

import random
from collections.abc import Iterator

import pyspiel

import reino
from benchmarks.rates import rollouts_per_second
from benchmarks.timing import Figure, best_seconds
from reino.search.ismcts import search

WANTED = 10.0
WANTED_STEPS = 2_000_000  # a second
WANTED_ITERATIONS = 30_000


def figures() -> Iterator[Figure]:
    korona = reino.load("korona", 2)
    games = 5_000
    steps = korona.playouts(games).steps
    ours = steps / best_seconds(lambda: korona.playouts(games))
    peer = gin_rummy_steps_per_second()
    what = "random steps/s of korona, compiled"
    yield Figure(
        f"{what}, v gin_rummy in MCTSBot rollouts",
        f"{ours:,.0f}",
        f"{peer:,.0f}",
        ours / peer,
        WANTED,
    )
    yield Figure(
        f"{what}, v two million", f"{ours:,.0f}", f"{WANTED_STEPS:,}", ours / WANTED_STEPS, 1.0
    )
    rate = iterations_per_second(korona)
    yield Figure(
        "iterations/s of the search from the start of korona, v 30,000",
        f"{rate:,.0f}",
        f"{WANTED_ITERATIONS:,}",
        rate / WANTED_ITERATIONS,
        1.0,
    )


def iterations_per_second(korona: reino.Game, iterations: int = 20_000) -> float:
    state = korona.start(seed=1)
    view = state.view(state.owing[0])
    search(view, iterations=1)
    return iterations / best_seconds(lambda: search(view, iterations=iterations))


def gin_rummy_steps_per_second() -> float:
    """Rollouts a second inside its search, times the steps of a random game, draws included."""
    return rollouts_per_second("gin_rummy", simulations=20, rollouts=100) * gin_rummy_length()


def gin_rummy_length() -> float:
    """Steps of a random game from the first decision on, where the rollouts begin."""
    game = pyspiel.load_game("gin_rummy")
    choose = random.Random(1).choice
    games, steps = 200, 0
    for _ in range(games):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(choose(state.legal_actions()))
        while not state.is_terminal():
            state.apply_action(choose(state.legal_actions()))
            steps += 1
    return steps / games
