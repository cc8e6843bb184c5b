"""The bots of Korona: one search, from a beginner who overlooks things to a master; and the player
who only counts points."""

import random
from typing import Any

import numpy as np

from reino.core.bot import Bot, NamedBot, menu
from reino.core.compiled import BYTES, FLOATS, INT, Progress, warm_up
from reino.core.game import Game
from reino.core.view import View
from reino.games.korona.bot.greedy import appraise_actions
from reino.games.korona.rules import stage
from reino.search import ismcts
from reino.search.level import Level, LevelBot

# Each beats the next by 150 rating points and more, two at a table: `scripts/ladder.py`.
LEVELS = {
    "master": Level(seconds=1.0),
    "expert": Level(iterations=40, overlooks=0.1),
    "skilled": Level(iterations=18, overlooks=0.34),
    "casual": Level(iterations=12, overlooks=0.51),
    "novice": Level(iterations=10, overlooks=0.67),
    "beginner": Level(iterations=10, overlooks=0.82),
}
OTHERS = ("greedy",)
FIRST = "beginner"
MINDS_BOTH = False
GREEDY_ENTRY = (BYTES, INT, FLOATS)


def prepare(game: Game, name: str, progress: Progress | None = None) -> None:
    if name == "greedy":
        warm_up("greedy", game.key, [(appraise_actions, GREEDY_ENTRY)], progress)
    else:
        ismcts.prepare(game, progress)


def make(name: str, seed: int | None, iterations: int | None, seconds: float | None) -> Bot:
    if name == "greedy":
        return GreedyBot(seed)
    return LevelBot(LEVELS[name].with_budget(iterations, seconds), is_secret, seed)


def is_secret(record: Any) -> bool:
    """Whether there is a choice, and how hard it is, may be the seat's secret."""
    return record.stage in (stage.ASK, stage.YIELD)


class GreedyBot(NamedBot):
    """Takes the action that brings the greatest lead over the others by its end."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View) -> int:
        actions = menu(view)
        truth = view.guess(self._random.getrandbits(63))
        values = np.zeros(len(actions))
        appraise_actions(np.frombuffer(bytes(truth), np.uint8).copy(), view.seat, values)
        best = [a for a, v in zip(actions, values.tolist(), strict=True) if v == values.max()]
        return self._random.choice(best)
