"""The bots of Jack Rabbits: one search, from a beginner who overlooks things to a master; and the
player who takes the shortest way."""

from typing import Any

import numpy as np

from reino.core.bot import Bot, NamedBot, menu
from reino.core.compiled import BYTES, FLOATS, INT, Progress, warm_up
from reino.core.game import Game
from reino.core.view import View
from reino.games.jackrabbits.bot.greedy import choose_greedily
from reino.games.jackrabbits.bot.weights import knowledge
from reino.games.jackrabbits.rules import stage
from reino.search import ismcts
from reino.search.level import Level, LevelBot

LEVELS = {
    "master": Level(iterations=2000),
    "expert": Level(iterations=40, overlooks=0.1),
    "skilled": Level(iterations=24, overlooks=0.26),
    "casual": Level(iterations=16, overlooks=0.41),
    "novice": Level(iterations=11, overlooks=0.55),
    "beginner": Level(iterations=10, overlooks=0.68),
}
OTHERS = ("greedy",)
FIRST = "beginner"
MINDS_BOTH = False
GREEDY_ENTRY = (BYTES, INT, FLOATS)
# Whether these stages offer a choice follows from public facts; elsewhere the own cards decide it.
OPEN = (
    *(
        stage.PICK_SHAPE,
        stage.LAY,
        stage.SPIN,
        stage.LIMIT,
        stage.CROWD,
        stage.FLIGHT,
        stage.SET_OUT,
        stage.PAUSE,
        stage.RIDE,
        stage.SAIL,
    ),
    *(stage.SIDES_OF_DEAL, stage.NAME_GOODS, stage.NAME_PRICE),
)


def prepare(game: Game, name: str, progress: Progress | None = None) -> None:
    if name == "greedy":
        warm_up("greedy", game.key, [(choose_greedily, GREEDY_ENTRY)], progress)
    elif game.options["explore"]:
        prepare(game, "greedy", progress)
    else:
        ismcts.prepare(game, progress)


def make(name: str, seed: int | None, iterations: int | None, seconds: float | None) -> Bot:
    if name == "greedy":
        return GreedyBot()
    return RabbitBot(LEVELS[name].with_budget(iterations, seconds), is_secret, seed)


def is_secret(record: Any) -> bool:
    """Whether there is a choice, and how hard it is, may be the seat's secret."""
    return record.stage not in OPEN


def shortest(view: View) -> int:
    """The greedy player's choice."""
    actions = menu(view)
    if len(actions) == 1:
        return actions[0]
    origin = np.frombuffer(bytes(view), np.uint8).copy()
    return int(choose_greedily(origin, view.seat, knowledge(view.record)))


class RabbitBot(LevelBot):
    """A level of the search. In the children's game there is nothing to win, and so nothing to
    search for: every level takes the shortest way to a residence without a mark, and then home."""

    def choose(self, view: View) -> int:
        return shortest(view) if view.record.explore else super().choose(view)


class GreedyBot(NamedBot):
    """Heads for the nearest royal it can pay, and then home."""

    def choose(self, view: View) -> int:
        return shortest(view)
