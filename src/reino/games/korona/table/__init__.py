"""The view, names, events and refusals that a viewer of Korona gets, off hidden records only."""

from reino.games.korona.table.events import events, tell
from reino.games.korona.table.names import action_name, outcome_name
from reino.games.korona.table.refusals import why_not
from reino.games.korona.table.view import describe

__all__ = ["action_name", "describe", "events", "outcome_name", "tell", "why_not"]
