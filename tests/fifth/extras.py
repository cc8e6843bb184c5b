"""What a package may bring for its game besides the rules: levels, a screen, guidance."""

from heirs.rules import legal

from reino.core.kernel import kernel
from reino.search import ismcts
from reino.search.guidance import HORIZON, appraise, knowledge, quiet, weigh
from reino.search.level import Level, LevelBot
from reino.terminal.plain import PlainScreen

__all__ = ["HORIZON", "appraise", "knowledge", "quiet", "weigh"]

LEVELS = {"chancellor": Level(iterations=30), "page": Level(iterations=4, overlooks=0.5)}
OTHERS = ()
FIRST = "page"
MINDS_BOTH = False

GUIDED = True


def prepare(game, name, progress=None):
    ismcts.prepare(game, progress)


def make(name, seed, iterations, seconds):
    return LevelBot(LEVELS[name].with_budget(iterations, seconds), lambda record: False, seed)


class Throne(PlainScreen):
    """The plain screen with another question."""

    def prompt(self, view):
        return "Whom will you let pass?"


@kernel
def roll(s, seat, rng, ids, weights, work):
    """After the tree everybody lets the last pass who may."""
    return ids[legal(s, seat, ids) - 1]
