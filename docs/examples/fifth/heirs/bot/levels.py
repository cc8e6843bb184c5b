"""The levels of Heirs: one search, that of the page short and careless."""

from reino.search import ismcts
from reino.search.level import Level, LevelBot

LEVELS = {"chancellor": Level(iterations=200), "page": Level(iterations=4, overlooks=0.5)}
OTHERS = ()  # bots that are no level
FIRST = "page"  # whom to meet first
MINDS_BOTH = False  # a search has iterations or seconds, not both


def prepare(game, name, progress=None):
    ismcts.prepare(game, progress)


def make(name, seed, iterations, seconds):
    return LevelBot(LEVELS[name].with_budget(iterations, seconds), is_secret, seed)


def is_secret(record):
    """Whether a seat without a choice must seem to think about one; here menus are public."""
    return False
