"""The view, names and events that a viewer of BraveRats gets, read off hidden records only."""

from reino.games.braverats.table.events import events, tell
from reino.games.braverats.table.names import action_name, outcome_name
from reino.games.braverats.table.refusals import why_not
from reino.games.braverats.table.view import describe

__all__ = ["action_name", "describe", "events", "outcome_name", "tell", "why_not"]
