"""Random games a second, in compiled code and from Python, against OpenSpiel's goofspiel(8)."""

import random
import time
from collections.abc import Iterator

import pyspiel

import reino
from benchmarks.timing import Figure, best_seconds

# The default goofspiel turns its prize cards up at random; with them in order it has no chance,
# like BraveRats. Both are shown; the first is the game under its own name.
PEERS = {
    "goofspiel(8)": "goofspiel(num_cards=8)",
    "goofspiel(8) without chance": "goofspiel(num_cards=8,points_order=descending)",
}
WANTED_COMPILED, WANTED_PYTHON, WANTED_STEPPING = 15.0, 60.0, 1.0


def figures() -> Iterator[Figure]:
    games = 1_000_000
    braverats = reino.load("braverats")
    ours = games / best_seconds(lambda: braverats.playouts(games))
    our_steps = steps_per_second(braverats)
    for name, spec in PEERS.items():
        informative = name != "goofspiel(8)"
        rollouts = rollouts_per_second(f"turn_based_simultaneous_game(game={spec})")
        looped, stepped = openspiel_loop(spec)
        for what, mine, theirs, wanted in (
            ("random games/s, compiled, v MCTSBot rollouts", ours, rollouts, WANTED_COMPILED),
            ("random games/s, compiled, v a Python loop", ours, looped, WANTED_PYTHON),
            ("rounds/s stepped from Python", our_steps, stepped, WANTED_STEPPING),
        ):
            yield Figure(
                f"{what} of {name}",
                f"{mine:,.0f}",
                f"{theirs:,.0f}",
                mine / theirs,
                0.0 if informative else wanted,
            )


def rollouts_per_second(spec: str, simulations: int = 20, rollouts: int = 2_000) -> float:
    """OpenSpiel's fastest loop that Python can call: rollouts inside its search."""
    game = pyspiel.load_game(spec)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])

    def search() -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
        pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 100, False, 1, False).step(state)

    return simulations * rollouts / best_seconds(search)


def openspiel_loop(spec: str) -> tuple[float, float]:
    """Random games, and rounds, a second of C++ goofspiel stepped from Python."""
    game = pyspiel.load_game(spec)
    choose = random.Random(1).choice
    fastest_games = fastest_rounds = 0.0
    for _ in range(5):
        rounds = 0
        games = 5_000
        begun = time.perf_counter()
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(choose(state.legal_actions()))
                else:
                    state.apply_actions(
                        [choose(state.legal_actions(0)), choose(state.legal_actions(1))]
                    )
                    rounds += 1
        seconds = time.perf_counter() - begun
        fastest_games = max(fastest_games, games / seconds)
        fastest_rounds = max(fastest_rounds, rounds / seconds)
    return fastest_games, fastest_rounds


def steps_per_second(game: reino.Game) -> float:
    """Rounds a second through the immutable facade."""
    choose = random.Random(1).choice
    fastest = 0.0
    for _ in range(5):
        rounds = 0
        begun = time.perf_counter()
        for _ in range(5_000):
            state = game.start(seed=1)
            while not state.over:
                owing = state.owing
                if len(owing) == 2:
                    state = state.play({0: choose(state.legal(0)), 1: choose(state.legal(1))})
                    rounds += 1
                else:
                    # After a Spy a round is two steps; it counts when the second is made.
                    seat = owing[0]
                    state = state.play(seat, choose(state.legal(seat)))
                    seat = state.owing[0]
                    state = state.play(seat, choose(state.legal(seat)))
                    rounds += 1
        fastest = max(fastest, rounds / (time.perf_counter() - begun))
    return fastest
