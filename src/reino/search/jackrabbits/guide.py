"""Jack Rabbits' guidance for the search; see `reino.search.guidance`."""

from reino.search.jackrabbits.appraisal import appraise, quiet
from reino.search.jackrabbits.knowledge import knowledge
from reino.search.jackrabbits.promise import roll, weigh

__all__ = ["GUIDED", "HORIZON", "appraise", "knowledge", "quiet", "roll", "weigh"]

GUIDED = True
HORIZON = 30
