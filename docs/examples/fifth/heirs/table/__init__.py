"""What a viewer of Heirs is told. Everything in this room sees hidden records only."""

from heirs.table.events import events, tell
from heirs.table.names import action_name, outcome_name
from heirs.table.refusals import why_not
from heirs.table.view import describe

__all__ = ["action_name", "describe", "events", "outcome_name", "tell", "why_not"]
