"""Find what the search of Korona knows, by self-play. Run: python scripts/tune_korona.py --help

A round: the search plays itself with the weights it has, two, three and four at a table, now and
then choosing something else than it likes best, and at one table in four against players who only
count points. Between turns, how the kingdoms compared is fitted
to who won (the weights of *worth*); at every choice, how actions looked is fitted to how often the
search tried them (those of *promise*). The new weights play a match against the old ones, and are
kept if they do not lose it. Everything follows from the seed.
"""

import argparse
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

from reino.arena.match import in_processes
from reino.arena.rating import Score, score_of
from reino.bots.korona import GreedyBot
from reino.core.game import load
from reino.core.rng import below, seeded
from reino.core.state import State
from reino.search.ismcts import Findings, search
from reino.search.korona.appraisal import cards_left, quiet
from reino.search.korona.features import describe_kingdom
from reino.search.korona.knowledge import (
    FEATURES,
    PROMISE,
    PROMISES,
    SIZE,
    WEIGHTS,
    WORTH,
    read,
    tuned,
    write,
)
from reino.search.korona.promise import NOTHING, look

HOME = Path(__file__).parent.parent / "src/reino/search/korona/weights.json"
TABLES = (2, 2, 3, 2, 2, 2, 4, 2)  # how many sit down, in turn
GREEDY = 4  # at one table in so many all but one only count points
EXPLORE = 5  # one choice in so many is drawn by visits
MOST_SEATS = 4
RIDGE = 600.0  # how much the weights are drawn to 0; positions of a game all tell the same end
STEPS = 250  # of the descent that fits promise

Array = NDArray[np.float64]
console = Console()


@dataclass(frozen=True)
class Bout:
    """A game to play, with the weights of each seat."""

    seed: int
    iterations: int
    weights: tuple[Array | None, ...]  # None: a player who only counts points
    explore: int


@dataclass(frozen=True)
class Story:
    """What came of it."""

    kingdoms: Array  # [position, seat, feature]; absent seats are NaN
    left: Array  # [position]: the part of the cards that was left
    prizes: Array  # [position, seat]
    looks: Array  # [action, (index, kind, gain, part of the cards left)]
    visits: Array  # [action]: its part of the visits of its menu
    menus: list[int]  # how many actions each menu had


def play(bout: Bout) -> Story:
    players = len(bout.weights)
    rng = seeded(bout.seed)
    greedy = GreedyBot(bout.seed)
    state = load("korona", players).start(seed=bout.seed)
    kingdoms: list[Array] = []
    left: list[float] = []
    looks: list[Array] = []
    visits: list[Array] = []
    while not state.over:
        (seat,) = state.owing
        record = state.record
        if quiet(record):
            kingdoms.append(_kingdoms(record, players))
            left.append(cards_left(record))
        menu = state.legal(seat)
        if len(menu) == 1:
            state = state.play(seat, menu[0])
            continue
        knowledge = bout.weights[seat]
        if knowledge is None:
            state = state.play(seat, greedy.choose(state.view(seat)))
            continue
        found = search(
            state.view(seat),
            iterations=bout.iterations,
            seed=below(rng, 1 << 31),
            knowledge=knowledge,
        )
        looks.append(_looks(state, seat, found))
        visits.append(np.array(found.shares))
        state = state.play(seat, _chosen(found, bout.explore, rng))
    assert state.returns is not None
    prize = [(1 + (players - 1) * value) / players for value in state.returns]
    prizes = np.array([*prize, *[0.0] * (MOST_SEATS - players)])
    return Story(
        np.array(kingdoms),
        np.array(left),
        np.tile(prizes, (len(left), 1)),
        np.concatenate(looks),
        np.concatenate(visits),
        [len(part) for part in visits],
    )


def _kingdoms(record: Any, players: int) -> Array:
    found = np.full((MOST_SEATS, FEATURES), np.nan)
    for seat in range(players):
        describe_kingdom(record, seat, found[seat], 0)
    return found


def _looks(state: State, seat: int, found: Findings) -> Array:
    record = state.record
    part = cards_left(record)
    return np.array([(*look(record, seat, action), part) for action in found.actions], np.float64)


def _chosen(found: Findings, explore: int, rng: Any) -> int:
    """What was tried most; now and then anything, as often as it was tried."""
    if explore and below(rng, explore) == 0:
        rest = below(rng, sum(found.visits))
        for action, n in zip(found.actions, found.visits, strict=True):
            rest -= n
            if rest < 0:
                return action
    return found.actions[found.visits.index(max(found.visits))]


def fit_worth(kingdoms: Array, left: Array, prizes: Array) -> tuple[Array, float]:
    """The odds of a seat are in proportion to the exponent of its worth: Newton's method, with
    half a step wherever a whole one goes too far."""
    x = np.concatenate([kingdoms, kingdoms * left[:, None, None]], axis=2)
    absent = np.isnan(x[:, :, 0])
    x = np.nan_to_num(x)
    flat = x.reshape(-1, x.shape[2])
    ridge = RIDGE * flat.var(axis=0) + 1e-6

    def chances(weights: Array) -> Array:
        exponent = np.where(absent, -np.inf, x @ weights)
        odds: Array = np.exp(exponent - exponent.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        return odds

    def loss(weights: Array) -> float:
        told = np.sum(prizes * np.log(chances(weights).clip(1e-12)))
        return float(-told + np.sum(ridge * weights**2) / 2)

    weights = np.zeros(x.shape[2])
    for _ in range(12):
        odds = chances(weights)
        mean = np.einsum("ps,psf->pf", odds, x)
        gradient = np.einsum("ps,psf->f", prizes - odds, x) - ridge * weights
        curvature = (flat.T * odds.reshape(-1)) @ flat - mean.T @ mean + np.diag(ridge)
        step = np.linalg.solve(curvature, gradient)
        while loss(weights + step) > loss(weights) and np.abs(step).max() > 1e-9:
            step = step / 2
        weights = weights + step
    return weights, loss(weights) / len(x)


def fit_promise(
    looks: Array, visits: Array, menus: NDArray[np.int64], before: Array
) -> tuple[Array, float]:
    """Shares of the visits in proportion to the exponent of promise: a descent with momentum."""
    index, kind = looks[:, 0].astype(int), looks[:, 1].astype(int)
    known = index != NOTHING
    gain, left = looks[:, 2], looks[:, 3]
    starts = np.concatenate([[0], np.cumsum(menus)[:-1]])
    owner = np.repeat(np.arange(len(menus)), menus)
    weights = before.copy()
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    loss = 0.0
    for step in range(1, STEPS + 1):
        now, early = weights[:PROMISES], weights[PROMISES : 2 * PROMISES]
        gains = weights[2 * PROMISES :]
        exponent = np.where(known, now[index] + left * early[index] + gain * gains[kind], 0.0)
        exponent -= np.maximum.reduceat(exponent, starts)[owner]
        odds = np.exp(exponent)
        odds /= np.add.reduceat(odds, starts)[owner]
        loss = -float(np.sum(visits * np.log(odds.clip(1e-12)))) / len(menus)
        pull = np.where(known, visits - odds, 0.0)
        gradient = np.concatenate(
            [
                np.bincount(index[known], pull[known], PROMISES),
                np.bincount(index[known], (pull * left)[known], PROMISES),
                np.bincount(kind, pull * gain, len(gains)),
            ]
        )
        gradient = gradient / len(menus) - 1e-5 * weights
        first = 0.9 * first + 0.1 * gradient
        second = 0.999 * second + 0.001 * gradient**2
        weights += 0.05 * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-9)
    return weights, loss


def learned(stories: list[Story], weights: Array) -> Array:
    worth, worth_loss = fit_worth(
        np.concatenate([story.kingdoms for story in stories]),
        np.concatenate([story.left for story in stories]),
        np.concatenate([story.prizes for story in stories]),
    )
    promise, promise_loss = fit_promise(
        np.concatenate([story.looks for story in stories]),
        np.concatenate([story.visits for story in stories]),
        np.concatenate([np.array(story.menus) for story in stories]),
        weights[PROMISE:WEIGHTS],
    )
    console.print(f"loss of worth {worth_loss:.4f}, of promise {promise_loss:.4f}")
    found = np.zeros(SIZE)
    found[WORTH:PROMISE] = worth
    found[PROMISE:WEIGHTS] = promise
    return read(write(found))


def _match_game(work: tuple[Bout, int]) -> float:
    bout, seat = work
    return float(play(bout).prizes[0, seat])


def match(new: Array, old: Array, games: int, iterations: int, seed: int, workers: int) -> Score:
    """The new weights against the old ones, two at a table, every deal once from each side."""
    work = [
        (Bout(seed + pair, iterations, (new, old) if seat == 0 else (old, new), 0), seat)
        for pair in range(games // 2)
        for seat in (0, 1)
    ]
    prizes = in_processes(_match_game, work, workers)
    return sum(
        (score_of(2 * prize - 1) for prize in track(prizes, "match", total=len(work))), Score()
    )


def _table(weights: Array, number: int) -> tuple[Array | None, ...]:
    seats = TABLES[number % len(TABLES)]
    if number % GREEDY:
        return (weights,) * seats
    lone = number // GREEDY % seats
    return tuple(weights if seat == lone else None for seat in range(seats))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=1000, help="games of self-play a round")
    parser.add_argument("--match", type=int, default=200, help="games of the match a round")
    parser.add_argument("--iterations", type=int, default=300, help="iterations a choice")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()

    weights = tuned()
    for number in range(asked.rounds):
        seed = asked.seed + 1_000_000 * number
        bouts = [
            Bout(seed + i, asked.iterations, _table(weights, i), EXPLORE)
            for i in range(asked.games)
        ]
        told = in_processes(play, bouts, asked.workers)
        what = f"round {number + 1}: self-play"
        found = learned(list(track(told, what, total=len(bouts), console=console)), weights)
        score = match(found, weights, asked.match, asked.iterations, seed + 500_000, asked.workers)
        low, high = score.rating_interval
        console.print(f"new v old: {score}, {score.rating:+.0f} [{low:+.0f}, {high:+.0f}]")
        if score.share >= 0.5:
            weights = found
            HOME.write_text(write(weights), encoding="utf-8")
        else:
            console.print("the old weights stay")


if __name__ == "__main__":
    main()
