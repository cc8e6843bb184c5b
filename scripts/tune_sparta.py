"""Tune the weights of Sparta's evaluation by self-play. Run: python scripts/tune_sparta.py --help

A round: the engine plays itself with the current weights, on every layout, from random openings;
the quiet positions of those games are fitted by logistic regression (features times weights =
rating points, 400 to ten to one), half to the result of their side, half to the score of a search
of the position; the new weights play a match against the old ones, and are kept if they do not lose
it. Everything follows from the seed.
"""

import argparse
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

from reino.arena.duel import opened
from reino.arena.executor import Processes
from reino.arena.rating import Score, score_of
from reino.core.game import load
from reino.core.kernel.rng import below, seeded
from reino.games.sparta.bot.engine import BOARD_NAMES, analysis, tuned_weights
from reino.games.sparta.bot.pvs import gauge_all
from reino.games.sparta.bot.value import GRAIN_BITS
from reino.games.sparta.bot.workspace import FEATURES, WORKSPACE
from reino.games.sparta.rules.layouts import LAYOUT_TEXTS
from reino.games.sparta.rules.reasons import CALM_TURNS
from reino.games.sparta.rules.state import BOARD

WEIGHTS = Path(__file__).parent.parent / "src/reino/games/sparta/bot/weights.json"
OPENINGS = (3, 10)  # random turns before the engine takes over, at least and at most
TRUST_RESULT = 0.5  # weight of the result of the game beside that of the search
SCALE = np.log(10) / 400 / 2**GRAIN_BITS  # factor from weights to the exponent of the odds
TRUST = 200.0  # the number of positions that the weights of the round before count for

Weights = NDArray[np.int32]
console = Console()


@dataclass(frozen=True)
class Bout:
    """A game of self-play to play, with the weights of each side."""

    seed: int
    nodes: int
    weights: tuple[list[int], list[int]]


@dataclass(frozen=True)
class Story:
    """The data of a game: quiet positions, and for the side to move in each its return and
    chance."""

    boards: NDArray[Any]
    returns: list[float]
    chances: list[float]
    first: float  # Sparta's return


def play(bout: Bout) -> Story:
    rng = seeded(bout.seed)
    layouts = list(LAYOUT_TEXTS)
    options: dict[str, bool | str] = {
        "layout": layouts[below(rng, len(layouts))],
        "heroes_conquer": bool(below(rng, 5)),
    }
    game = load("sparta", options=options)
    least, most = OPENINGS
    state = opened(game, least + below(rng, most - least + 1), bout.seed)
    boards: list[Any] = []
    movers: list[int] = []
    chances: list[float] = []
    while not state.over:
        (seat,) = state.owing
        weights = np.array(bout.weights[seat], np.int32)
        found = analysis(state.view(seat), nodes=bout.nodes, weights=weights)
        after = state.play(seat, found.best)
        if after.record.calm and found.lines[0].ends_in is None:
            record = state.record
            boards.append(tuple(record[name] for name in BOARD_NAMES))
            movers.append(seat)
            chances.append(found.lines[0].chance)
        state = after
    assert state.returns is not None
    results = state.returns
    return Story(np.array(boards, BOARD), [results[seat] for seat in movers], chances, results[0])


def fit(
    features: NDArray[np.float64], shares: NDArray[np.float64], before: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Logistic regression by Newton's method, drawn towards the weights before."""
    weights = before.copy()
    spread = features.std(axis=0) + 1e-9
    ridge = TRUST * (spread * SCALE) ** 2 / 4
    for _ in range(12):
        expected = 1 / (1 + np.exp(-SCALE * (features @ weights)))
        gradient = SCALE * (features.T @ (shares - expected)) - ridge * (weights - before)
        certain = expected * (1 - expected)
        curvature = SCALE**2 * (features.T * certain) @ features + np.diag(ridge + 1e-12)
        weights = weights + np.linalg.solve(curvature, gradient)
    return weights


def loss(features: NDArray[np.float64], shares: NDArray[np.float64], weights: Any) -> float:
    expected = 1 / (1 + np.exp(-SCALE * (features @ weights)))
    expected = expected.clip(1e-9, 1 - 1e-9)
    return float(-np.mean(shares * np.log(expected) + (1 - shares) * np.log(1 - expected)))


def gauged(boards: NDArray[Any]) -> NDArray[np.float64]:
    work: Any = np.zeros(1, WORKSPACE)
    features = np.zeros((len(boards), len(FEATURES)), np.int32)
    gauge_all(boards, work[0], features)
    # As the evaluation does: a lead counts the less the nearer the draw by calm turns.
    return features * (1 - boards["calm"] / (2 * CALM_TURNS))[:, None]


def stories(bouts: list[Bout], workers: int, what: str) -> Iterator[Story]:
    return iter(track(Processes(workers).run(play, bouts), what, total=len(bouts), console=console))


def match(new: Weights, old: Weights, games: int, nodes: int, seed: int, workers: int) -> Score:
    """The new weights against the old ones, every opening once from each side."""
    bouts = [
        Bout(seed + pair, nodes, weights)
        for pair in range(games // 2)
        for weights in ((new.tolist(), old.tolist()), (old.tolist(), new.tolist()))
    ]
    score = Score()
    # Results come in no order; a bout is known by the weights that Sparta had.
    for sparta_new, first in track(
        Processes(workers).run(_match_game, bouts), "match", total=len(bouts), console=console
    ):
        score += score_of(first if sparta_new == new.tolist() else -first)
    return score


def _match_game(bout: Bout) -> tuple[list[int], float]:
    return bout.weights[0], play(bout).first


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=2000, help="games of self-play a round")
    parser.add_argument("--match", type=int, default=400, help="games of the match a round")
    parser.add_argument("--nodes", type=int, default=3000, help="nodes a move")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from-zero", action="store_true", help="begin with pieces alone")
    asked = parser.parse_args()

    weights = tuned_weights()
    if asked.from_zero:
        weights = np.array(
            [800 if name in ("warriors", "heroes") else 0 for name in FEATURES], np.int32
        )
    for number in range(asked.rounds):
        seed = asked.seed + 1_000_000 * number
        bouts = [
            Bout(seed + i, asked.nodes, (weights.tolist(), weights.tolist()))
            for i in range(asked.games)
        ]
        played = list(stories(bouts, asked.workers, f"round {number + 1}: self-play"))
        features = gauged(np.concatenate([story.boards for story in played]))
        results = (1 + np.concatenate([story.returns for story in played])) / 2
        chances = np.concatenate([story.chances for story in played])
        shares = TRUST_RESULT * results + (1 - TRUST_RESULT) * chances
        before = weights.astype(np.float64)
        found = np.rint(fit(features, shares, before)).astype(np.int32)
        firsts = sum((score_of(story.first) for story in played), Score())
        console.print(f"self-play: {firsts}")
        console.print(
            f"{len(shares):,} positions; loss {loss(features, shares, before):.4f}"
            f" -> {loss(features, shares, found):.4f}"
        )
        score = match(found, weights, asked.match, asked.nodes, seed + 500_000, asked.workers)
        low, high = score.rating_interval
        console.print(f"new v old: {score}, {score.rating:+.0f} [{low:+.0f}, {high:+.0f}]")
        if score.share >= 0.5:
            weights = found
            table = dict(zip(FEATURES, weights.tolist(), strict=True))
            WEIGHTS.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
            console.print(table)
        else:
            console.print("the old weights stay")


if __name__ == "__main__":
    main()
