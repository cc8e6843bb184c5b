"""The view, names, events and refusals that a viewer of Sparta gets, off hidden records only."""

from reino.games.sparta.table.events import events, remark, tell
from reino.games.sparta.table.names import action_name, outcome_name
from reino.games.sparta.table.refusals import why_not
from reino.games.sparta.table.view import describe

__all__ = ["action_name", "describe", "events", "outcome_name", "remark", "tell", "why_not"]
