"""The bots of Sparta: one engine, from a beginner who overlooks things to a master."""

import random
from dataclasses import dataclass, replace

from reino.core.bot import Bot, NamedBot, menu
from reino.core.compiled import Progress
from reino.core.game import Game
from reino.core.view import View
from reino.games.sparta.bot import engine


@dataclass(frozen=True)
class Level:
    """How far a level looks, and how much it overlooks."""

    nodes: int | None = None
    seconds: float | None = None
    depth: int | None = None
    overlooks: float = 0.0  # the chance that a move does not come to mind at all


# Each beats the one before by 150 rating points and more: `scripts/ladder.py`.
LEVELS = {
    "master": Level(seconds=1.0),
    "expert": Level(nodes=200_000),
    "skilled": Level(nodes=35_000),
    "casual": Level(depth=2, overlooks=0.35),
    "novice": Level(depth=1, overlooks=0.5),
    "beginner": Level(depth=1, overlooks=0.8),
}


OTHERS = ()
FIRST = "beginner"
MINDS_BOTH = True


def prepare(game: Game, name: str, progress: Progress | None = None) -> None:
    engine.prepare(progress)


def make(name: str, seed: int | None, iterations: int | None, seconds: float | None) -> Bot:
    level = LEVELS[name]
    if iterations is not None or seconds is not None:
        level = replace(level, nodes=iterations, seconds=seconds)
    return EngineBot(level, seed)


class EngineBot(NamedBot):
    """Plays the move that the engine finds best among those that come to mind."""

    def __init__(self, level: Level, seed: int | None = None) -> None:
        self._level = level
        self._random = random.Random(seed)

    def choose(self, view: View) -> int:
        level = self._level
        actions = menu(view)
        if len(actions) == 1:
            return actions[0]
        seen = [a for a in actions if self._random.random() >= level.overlooks] or list(actions)
        # Among moves of the same worth the first looked at is chosen: let that vary.
        self._random.shuffle(seen)
        found = engine.analysis(
            view, seconds=level.seconds, nodes=level.nodes, depth=level.depth, moves=seen
        )
        return found.best
