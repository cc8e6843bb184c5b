"""Korona's guidance for the search; see `reino.search.guidance`."""

from reino.search.korona.appraisal import appraise, quiet
from reino.search.korona.knowledge import tuned
from reino.search.korona.promise import roll, weigh

__all__ = ["GUIDED", "HORIZON", "appraise", "knowledge", "quiet", "roll", "weigh"]

GUIDED = True
# The turn is played out, and then appraised. Measured: playing to the end of the game instead costs
# five times the time an iteration, and loses.
HORIZON = 0
knowledge = tuned
