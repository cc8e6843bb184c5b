"""What a package may bring for its game besides the rules, each by an entry point."""

from types import SimpleNamespace

from reino.art import Symbol
from reino.bots.level import Level, LevelBot
from reino.cli.screens.plain import PlainScreen
from reino.core.svg import crown

from heirs.rules import COURTIERS, legal
from reino.core.analysis import Analysis, Judged
from reino.core.kernel import kernel
from reino.search import ismcts
from reino.search.guidance import HORIZON, appraise, knowledge, quiet, weigh

__all__ = ["HORIZON", "appraise", "knowledge", "quiet", "weigh"]

LEVELS = {"chancellor": Level(iterations=30), "page": Level(iterations=4, overlooks=0.5)}
OTHERS = ()
FIRST = "page"
MINDS_BOTH = False

GUIDED = True

VARIED, STRATEGIES = "short_day", ("patience",)


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


def analyse(view, *, seconds, iterations, seed):
    first, *others = view.legal
    judged = (Judged(first, 0.0, 1.0), *(Judged(action, None, 0.0) for action in others))
    return Analysis(view.game, view.seat, 0.0, judged, exact=False, effort=7)


def offers(view):
    return [{"courtier": COURTIERS[action]} for action in view.legal]


def symbols():
    return {"crown": Symbol((-24, -19, 48, 32), crown())}


def account(final):
    return SimpleNamespace(first=0, turns=1, used=(frozenset(),) * 3, brought=("patience",))
