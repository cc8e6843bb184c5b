"""Random steps, searches and maps a second of Jack Rabbits, against OpenSpiel's backgammon."""

import random
from collections.abc import Iterator

import pyspiel

import reino
from benchmarks.rates import rollouts_per_second
from benchmarks.timing import Figure, best_seconds
from reino.search.ismcts import search

WANTED = 10.0
WANTED_STEPS = 2_000_000  # floor, a second
SECONDS_A_MAP = 0.1  # allowed


def figures() -> Iterator[Figure]:
    jackrabbits = reino.load("jackrabbits", 2)
    games = 500
    steps = jackrabbits.playouts(games).steps
    ours = steps / best_seconds(lambda: jackrabbits.playouts(games))
    peer = backgammon_steps_per_second()
    what = "random steps/s of jackrabbits, compiled"
    yield Figure(
        f"{what}, v backgammon in MCTSBot rollouts",
        f"{ours:,.0f}",
        f"{peer:,.0f}",
        ours / peer,
        WANTED,
    )
    yield Figure(
        f"{what}, v two million", f"{ours:,.0f}", f"{WANTED_STEPS:,}", ours / WANTED_STEPS, 1.0
    )
    rate = iterations_per_second(jackrabbits)
    theirs = backgammon_simulations_per_second()
    yield Figure(
        "iterations/s of the search from the start of jackrabbits, v MCTSBot in backgammon",
        f"{rate:,.0f}",
        f"{theirs:,.0f}",
        rate / theirs,
        0.0,
    )
    each = seconds_a_map()
    yield Figure(
        "a random map of jackrabbits, with the deal after it",
        f"{each * 1000:.2f} ms",
        f"{SECONDS_A_MAP * 1000:.0f} ms allowed",
        SECONDS_A_MAP / each,
        1.0,
    )


def iterations_per_second(jackrabbits: reino.Game, iterations: int = 2_000) -> float:
    state = jackrabbits.start(seed=1)
    view = state.view(state.owing[0])
    search(view, iterations=1)
    return iterations / best_seconds(lambda: search(view, iterations=iterations))


def seconds_a_map(maps: int = 200) -> float:
    game = reino.load("jackrabbits", 2, {"map": "random"})

    def draw() -> None:
        for seed in range(maps):
            game.start(seed=seed)

    return best_seconds(draw, repeats=3) / maps


def backgammon_steps_per_second() -> float:
    """Rollouts a second inside its search, times the steps of a random game, dice included."""
    return rollouts_per_second("backgammon", simulations=20, rollouts=20) * backgammon_length()


def backgammon_simulations_per_second() -> float:
    """OpenSpiel's search with a single rollout a simulation, as Reino's has one appraisal a
    simulation."""
    return rollouts_per_second("backgammon", simulations=400, rollouts=1)


def backgammon_length() -> float:
    """Steps of a random game from the first decision on, where the rollouts begin."""
    game = pyspiel.load_game("backgammon")
    choose = random.Random(1).choice
    games, steps = 50, 0
    for _ in range(games):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(choose(state.legal_actions()))
        while not state.is_terminal():
            state.apply_action(choose(state.legal_actions()))
            steps += 1
    return steps / games
