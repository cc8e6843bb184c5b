"""Jack Rabbits' guidance for the search; see `reino.search.guidance`."""

from reino.games.jackrabbits.bot.priors import roll, weigh
from reino.games.jackrabbits.bot.value import appraise, quiet
from reino.games.jackrabbits.bot.weights import knowledge

__all__ = ["GUIDED", "HORIZON", "appraise", "knowledge", "quiet", "roll", "weigh"]

GUIDED = True
HORIZON = 30
