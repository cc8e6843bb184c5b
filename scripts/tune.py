"""Tune the weights of a game's search by self-play. Run: python scripts/tune.py GAME --help

A round: the search plays itself with the current weights, two, three and four at a table, sometimes
choosing another action than the best, and at one table in four against the game's greedy player.
Between turns, features of the seats are fitted to the winner (the weights of *worth*); at every
choice, features of the actions are fitted to the visits of the search (those of *promise*). The new
weights play a match against the old ones, and are kept if they do not lose it. Everything follows
from the seed.
"""

import argparse
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

from reino.arena.executor import Processes
from reino.arena.rating import Score, score_of
from reino.bots import make_bot
from reino.core.game import load
from reino.core.kernel.rng import below, seeded
from reino.core.state import State
from reino.games.jackrabbits.bot import features as rabbits_features
from reino.games.jackrabbits.bot import priors as rabbits_promise
from reino.games.jackrabbits.bot import value as rabbits_appraisal
from reino.games.jackrabbits.bot import weights as rabbits_knowledge
from reino.games.korona.bot import features as korona_features
from reino.games.korona.bot import priors as korona_promise
from reino.games.korona.bot import value as korona_appraisal
from reino.games.korona.bot import weights as korona_knowledge
from reino.search.ismcts import Findings, search

HOME = Path(__file__).parent.parent / "src/reino/games"
TABLES = (2, 2, 3, 2, 2, 2, 4, 2)  # players at a table, in turn
GREEDY = 4  # at one table in so many all but one are greedy
EXPLORE = 5  # one choice in so many is drawn by visits
MOST_SEATS = 4
RIDGE = 600.0  # regularization towards 0; positions of a game all have the same result
STEPS = 250  # steps of the descent that fits promise
NOTHING = -1  # the kind of an action without a promise of its own

Array = NDArray[np.float64]
Options = Mapping[str, str | bool]
console = Console()


@dataclass(frozen=True)
class Subject:
    """The parts of a game that tuning needs: its weights, features and kinds."""

    knowledge: ModuleType  # names, places and the file of the weights
    describe: Callable[[Any, int, Array, int], None]
    quiet: Callable[[Any], bool]
    left: Callable[[Any], float]
    prepare: Callable[[Any, int, Array], None]
    look: Callable[[Any, int, int, Array], tuple[int, int, float]]
    complete: Callable[[Any, Array], Array]  # the work array of a search, from a record and weights
    options: tuple[Options, ...] = field(default=({},))  # in turn


SUBJECTS = {
    "jackrabbits": Subject(
        knowledge=rabbits_knowledge,
        describe=rabbits_features.describe_runner,
        quiet=rabbits_appraisal.quiet,
        left=rabbits_appraisal.race_left,
        prepare=rabbits_promise.prepare,
        look=rabbits_promise.look,
        complete=rabbits_knowledge.knowledge,
        options=(
            {},
            {"map": "random"},
            {},
            {"map": "random"},
            {},
            {"ending": "diverse"},
            {"map": "random", "ending": "monarchic"},
            {"ending": "tribal"},
            {"map": "random", "complete": False},
            {"ending": "diverse_monarchic"},
        ),
    ),
    "korona": Subject(
        knowledge=korona_knowledge,
        describe=korona_features.describe_kingdom,
        quiet=korona_appraisal.quiet,
        left=korona_appraisal.cards_left,
        prepare=lambda record, seat, work: None,
        look=lambda record, seat, action, work: korona_promise.look(record, seat, action),
        complete=lambda record, weights: weights,
    ),
}


@dataclass(frozen=True)
class Bout:
    """A game to play, with the weights of each seat."""

    game: str
    options: Options
    seed: int
    iterations: int
    weights: tuple[Array | None, ...]  # None: a greedy player
    explore: int


@dataclass(frozen=True)
class Story:
    """The data of a game for fitting."""

    standings: Array  # [position, seat, feature]; absent seats are NaN
    left: Array  # [position]: the part of the game that was left
    prizes: Array  # [position, seat]
    looks: Array  # [action, (index, kind, gain, part of the game left)]
    visits: Array  # [action]: its share of the visits of its menu
    menus: list[int]  # the number of actions of each menu


def play(bout: Bout) -> Story:
    subject = SUBJECTS[bout.game]
    players = len(bout.weights)
    rng = seeded(bout.seed)
    game = load(bout.game, players, bout.options)
    greedy = make_bot(game, "greedy", bout.seed)
    state = game.start(seed=bout.seed)
    standings: list[Array] = []
    left: list[float] = []
    looks: list[Array] = []
    visits: list[Array] = []
    while not state.over:
        (seat,) = state.owing
        record = state.record
        work = subject.complete(record, np.zeros(subject.knowledge.SIZE))
        if subject.quiet(record):
            standings.append(_standings(subject, record, players, work))
            left.append(subject.left(record))
        menu = state.legal(seat)
        if len(menu) == 1:
            state = state.play(seat, menu[0])
            continue
        weights = bout.weights[seat]
        if weights is None:
            state = state.play(seat, greedy.choose(state.view(seat)))
            continue
        found = search(
            state.view(seat),
            iterations=bout.iterations,
            seed=below(rng, 1 << 31),
            knowledge=subject.complete(record, weights),
        )
        looks.append(_looks(subject, state, seat, found, work))
        visits.append(np.array(found.shares))
        state = state.play(seat, _chosen(found, bout.explore, rng))
    assert state.returns is not None
    prize = [(1 + (players - 1) * value) / players for value in state.returns]
    prizes = np.array([*prize, *[0.0] * (MOST_SEATS - players)])
    return Story(
        np.array(standings),
        np.array(left),
        np.tile(prizes, (len(left), 1)),
        np.concatenate(looks),
        np.concatenate(visits),
        [len(part) for part in visits],
    )


def _standings(subject: Subject, record: Any, players: int, work: Array) -> Array:
    at, features = subject.knowledge.WORK, subject.knowledge.FEATURES
    found = np.full((MOST_SEATS, features), np.nan)
    for seat in range(players):
        subject.describe(record, seat, work, at)
        found[seat] = work[at : at + features]
    return found


def _looks(subject: Subject, state: State, seat: int, found: Findings, work: Array) -> Array:
    record = state.record
    part = subject.left(record)
    subject.prepare(record, seat, work)
    looks = [(*subject.look(record, seat, a, work), part) for a in found.actions]
    return np.array(looks, np.float64)


def _chosen(found: Findings, explore: int, rng: Any) -> int:
    """The action visited most; sometimes any action, by its visits."""
    if explore and below(rng, explore) == 0:
        rest = below(rng, sum(found.visits))
        for action, n in zip(found.actions, found.visits, strict=True):
            rest -= n
            if rest < 0:
                return action
    return found.actions[found.visits.index(max(found.visits))]


def fit_worth(standings: Array, left: Array, prizes: Array) -> tuple[Array, float]:
    """The odds of a seat are in proportion to the exponent of its worth: Newton's method, with
    half a step wherever a whole one goes too far."""
    x = np.concatenate([standings, standings * left[:, None, None]], axis=2)
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
    looks: Array, visits: Array, menus: NDArray[np.int64], before: Array, promises: int
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
        now, early = weights[:promises], weights[promises : 2 * promises]
        gains = weights[2 * promises :]
        exponent = np.where(known, now[index] + left * early[index] + gain * gains[kind], 0.0)
        exponent -= np.maximum.reduceat(exponent, starts)[owner]
        odds = np.exp(exponent)
        odds /= np.add.reduceat(odds, starts)[owner]
        loss = -float(np.sum(visits * np.log(odds.clip(1e-12)))) / len(menus)
        pull = np.where(known, visits - odds, 0.0)
        gradient = np.concatenate(
            [
                np.bincount(index[known], pull[known], promises),
                np.bincount(index[known], (pull * left)[known], promises),
                np.bincount(kind, pull * gain, len(gains)),
            ]
        )
        gradient = gradient / len(menus) - 1e-5 * weights
        first = 0.9 * first + 0.1 * gradient
        second = 0.999 * second + 0.001 * gradient**2
        weights += 0.05 * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-9)
    return weights, loss


def learned(stories: list[Story], weights: Array, knowledge: ModuleType) -> Array:
    worth, worth_loss = fit_worth(
        np.concatenate([story.standings for story in stories]),
        np.concatenate([story.left for story in stories]),
        np.concatenate([story.prizes for story in stories]),
    )
    promise, promise_loss = fit_promise(
        np.concatenate([story.looks for story in stories]),
        np.concatenate([story.visits for story in stories]),
        np.concatenate([np.array(story.menus) for story in stories]),
        weights[knowledge.PROMISE : knowledge.WEIGHTS],
        knowledge.PROMISES,
    )
    console.print(f"loss of worth {worth_loss:.4f}, of promise {promise_loss:.4f}")
    found = np.zeros(knowledge.SIZE)
    found[knowledge.WORTH : knowledge.PROMISE] = worth
    found[knowledge.PROMISE : knowledge.WEIGHTS] = promise
    again: Array = knowledge.read(knowledge.write(found))
    return again


def _match_game(work: tuple[Bout, int]) -> float:
    bout, seat = work
    return float(play(bout).prizes[0, seat])


def match(
    game: str, new: Array, old: Array, games: int, iterations: int, seed: int, workers: int
) -> Score:
    """The new weights against the old ones, two at a table, every deal once from each side."""
    options = SUBJECTS[game].options
    work = [
        (
            Bout(
                game,
                options[pair % len(options)],
                seed + pair,
                iterations,
                (new, old) if seat == 0 else (old, new),
                0,
            ),
            seat,
        )
        for pair in range(games // 2)
        for seat in (0, 1)
    ]
    prizes = Processes(workers).run(_match_game, work)
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
    parser.add_argument("game", choices=sorted(SUBJECTS))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=1000, help="games of self-play a round")
    parser.add_argument("--match", type=int, default=200, help="games of the match a round")
    parser.add_argument("--iterations", type=int, default=300, help="iterations a choice")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()

    subject = SUBJECTS[asked.game]
    weights = subject.knowledge.tuned()
    for number in range(asked.rounds):
        seed = asked.seed + 1_000_000 * number
        bouts = [
            Bout(
                asked.game,
                subject.options[i // len(TABLES) % len(subject.options)],
                seed + i,
                asked.iterations,
                _table(weights, i),
                EXPLORE,
            )
            for i in range(asked.games)
        ]
        told = Processes(asked.workers).run(play, bouts)
        what = f"round {number + 1}: self-play"
        stories = list(track(told, what, total=len(bouts), console=console))
        found = learned(stories, weights, subject.knowledge)
        at = seed + 500_000
        score = match(asked.game, found, weights, asked.match, asked.iterations, at, asked.workers)
        low, high = score.rating_interval
        console.print(f"new v old: {score}, {score.rating:+.0f} [{low:+.0f}, {high:+.0f}]")
        if score.share >= 0.5:
            weights = found
            home = HOME / asked.game / "bot/weights.json"
            home.write_text(subject.knowledge.write(weights), encoding="utf-8")
        else:
            console.print("the old weights stay")


if __name__ == "__main__":
    main()
