"""Korona's guidance for the search; see `reino.search.guidance`."""

from reino.games.korona.bot.priors import roll, weigh
from reino.games.korona.bot.value import appraise, quiet
from reino.games.korona.bot.weights import knowledge

__all__ = ["GUIDED", "HORIZON", "appraise", "knowledge", "quiet", "roll", "weigh"]

GUIDED = True
# The turn is played out, and most of the answer to it, and then appraised. Measured with 500
# iterations a choice: 60 of 100 against appraising at once; going on for longer wins nothing more,
# and to the end of the game costs four times the time.
HORIZON = 8
