"""The question that Sparta asks: a move of the side to move."""

from functools import lru_cache
from typing import Any

from reino.core.catalogue import catalogue
from reino.core.question import Question
from reino.games.sparta import LOCALE
from reino.games.sparta.rules import actions
from reino.games.sparta.rules.reasons import REASON_KEYS
from reino.games.sparta.rules.state import NOBODY

MOVE = Question(kind="move")


def question(record: Any, viewer: int) -> Question:
    if not record.reason:
        return MOVE
    winner = None if record.winner == NOBODY else int(record.winner)
    return Question(kind="over", about={"winner": winner, "reason": REASON_KEYS[record.reason]})


def ask(question: Question, viewer: int, lang: str) -> str:
    seats = question.asked or (question.about.get("winner"),)
    return _asked(
        question.kind, viewer in question.asked, seats[0], question.about.get("reason", ""), lang
    )


@lru_cache(maxsize=200)
def _asked(kind: str, mine: bool, seat: int | None, reason: str, lang: str) -> str:
    """`seat` is the side that is asked, or has won."""
    return catalogue(lang, LOCALE)(
        "sparta-question",
        kind=kind,
        who="you" if mine else "other",
        seat="none" if seat is None else actions.SEAT_KEYS[seat],
        reason=reason,
    )
