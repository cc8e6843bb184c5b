"""The bots of Korona: one search, from a beginner who overlooks things to a master; and the player
who only counts points."""

import random
from dataclasses import dataclass, replace

import numpy as np

from reino.bots.bot import Bot, menu
from reino.core.compiled import BYTES, FLOATS, INT, Progress, warm_up
from reino.core.game import Game
from reino.core.view import View
from reino.games.korona.state import ASK, YIELD
from reino.search import ismcts
from reino.search.ismcts import search
from reino.search.korona.greedy import appraise_actions


@dataclass(frozen=True)
class Level:
    """How long a level thinks, and how much it overlooks."""

    iterations: int | None = None
    seconds: float | None = None
    overlooks: float = 0.0  # the chance that an action does not come to mind at all


# From the expert down each beats the next by 150 rating points and more: `scripts/ladder.py`.
LEVELS = {
    "master": Level(seconds=1.0),
    "expert": Level(iterations=100),
    "skilled": Level(iterations=20, overlooks=0.25),
    "casual": Level(iterations=15, overlooks=0.45),
    "novice": Level(iterations=10, overlooks=0.67),
    "beginner": Level(iterations=10, overlooks=0.82),
}
OTHERS = ("greedy",)
FIRST = "beginner"
GREEDY_ENTRY = (BYTES, INT, FLOATS)


def prepare(game: Game, name: str, progress: Progress | None = None) -> None:
    if name == "greedy":
        warm_up("the greedy player", [(appraise_actions, GREEDY_ENTRY)], progress)
    else:
        ismcts.prepare(game, progress)


def make(name: str, seed: int | None, iterations: int | None, seconds: float | None) -> Bot:
    if name == "greedy":
        return GreedyBot(seed)
    level = LEVELS[name]
    if iterations is not None or seconds is not None:
        level = replace(level, iterations=iterations, seconds=seconds)
    return LevelBot(level, seed)


class LevelBot:
    """Plays what the search tried most, among the actions that come to mind."""

    def __init__(self, level: Level, seed: int | None = None) -> None:
        self._level = level
        self._random = random.Random(seed)

    def choose(self, view: View) -> int:
        level = self._level
        actions = menu(view)
        # Whether there is a choice, and how hard it is, may be the seat's secret.
        secret = view.record.stage in (ASK, YIELD)
        if len(actions) == 1 and not secret:
            return actions[0]
        found = search(
            view,
            iterations=level.iterations,
            seconds=level.seconds,
            seed=self._random.getrandbits(63),
            until_decided=level.overlooks == 0.0 and not secret,
        )
        seen = [a for a in actions if self._random.random() >= level.overlooks]
        seen = seen or [self._random.choice(actions)]
        visits = dict(zip(found.actions, found.visits, strict=True))
        most = max(visits[action] for action in seen)
        return self._random.choice([action for action in seen if visits[action] == most])


class GreedyBot:
    """Takes whatever brings the best score over the others by the end of the action."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View) -> int:
        actions = menu(view)
        truth = view.guess(self._random.getrandbits(63))
        values = np.zeros(len(actions))
        appraise_actions(np.frombuffer(bytes(truth), np.uint8).copy(), view.seat, values)
        best = [a for a, v in zip(actions, values.tolist(), strict=True) if v == values.max()]
        return self._random.choice(best)
