"""A hidden record as data: what a viewer sees, in keys."""

import msgspec

from heirs.rules import state
from heirs.table.names import key_of


class View(msgspec.Struct, frozen=True):
    """A table of Heirs as one viewer sees it."""

    round: int
    """The round that is played, from 1."""
    rounds: int
    """The rounds that are played at most."""
    line: list[str]
    """The courtiers, from the throne."""
    resting: list[str]
    """Those who have just changed places."""
    heirs: dict[str, str | None]
    """Whom each house backs; None where the viewer does not know."""


def describe(record, viewer) -> View:
    moved = [] if record.moved == state.NONE else record.line[record.moved :][:2]
    seats = range(record.players)
    return View(
        round=int(record.turns // record.players + (record.bell == state.WAITS)),
        rounds=int(record.rounds),
        line=[key_of(courtier) for courtier in record.line],
        resting=[key_of(courtier) for courtier in moved],
        heirs={state.SEAT_KEYS[seat]: key_of(record.heir[seat]) for seat in seats},
    )
