"""The view, names, events and refusals that a viewer of Jack Rabbits gets, off hidden records."""

from reino.games.jackrabbits.table.events import events, tell
from reino.games.jackrabbits.table.names import action_name, outcome_name
from reino.games.jackrabbits.table.refusals import why_not
from reino.games.jackrabbits.table.view import describe

__all__ = ["action_name", "describe", "events", "outcome_name", "tell", "why_not"]
