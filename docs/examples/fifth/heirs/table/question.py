"""The question that is open, as data and as a sentence."""

from heirs.rules import state
from heirs.table.names import say
from reino.core.question import Question

KINDS = {state.WAITS: "step", state.MAY_RING: "bell", state.HAS_RUNG: "over"}


def question(record, viewer):
    dealt = state.NONE not in record.heir[: record.players]
    return Question(kind=KINDS[int(record.bell)] if dealt else "deal")


def ask(question, viewer, lang):
    """For the viewer who is asked in the second person, for all others by the name of the house."""
    who = "you" if viewer in question.asked else "other"
    seats = (say(lang, f"word-{state.SEAT_KEYS[seat]}") for seat in question.asked)
    return say(lang, "question", kind=question.kind, who=who, seat=next(seats, ""))
