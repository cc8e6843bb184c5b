"""The questions of Korona: one for each stage, about the cards and seats that it concerns."""

from functools import lru_cache
from typing import Any

from reino.core.catalogue import catalogue
from reino.core.question import Question
from reino.games.korona import LOCALE
from reino.games.korona.rules import actions, cards, stage
from reino.games.korona.rules.reasons import REASON_KEYS
from reino.games.korona.table import rulings
from reino.games.korona.table.names import joined, seat_name
from reino.games.korona.table.view import placing, seat_of

KNOWN_SENTENCES = 2000

# How much is due, by the field that counts it.
DUE = {stage.ACT: "actions", stage.DRAW: "draws", stage.STEAL: "to_steal"}


def question(record: Any, viewer: int) -> Question:
    """The stage as a question. An attacker whose card meets a shield is asked to `counter` it."""
    s = rulings.fields(record)
    now = int(s.stage)
    kind = stage.STAGE_KEYS[now]
    about: dict[str, Any] = {}
    if s.used != actions.NONE:
        about["used"] = cards.CARD_KEYS[s.used]
    if now == stage.OVER:
        winners = [seat for seat in range(int(s.players)) if s.winners >> seat & 1]
        return Question(kind=kind, about={"reason": REASON_KEYS[s.reason], "winners": winners})
    if now == stage.ASK:
        about["by"] = int(s.active)
        return Question(
            kind="ask" if s.asked == s.struck else "counter", about=about, to=int(s.struck)
        )
    owner, due = seat_of(rulings.giver(s)), DUE.get(now)
    if owner is not None:
        about["of"] = owner
    if waiting := placing(s):
        about["cards"] = waiting
    to = seat_of(rulings.receiver(s))
    return Question(
        kind=kind, about=about, to=to, due=None if due is None else int(getattr(s, due))
    )


def ask(question: Question, viewer: int, lang: str) -> str:
    """The question in the second person to the seat that is asked; to others, with its name."""
    about = question.about
    return _asked(
        question.kind,
        question.asked[0] if question.asked else None,
        viewer if viewer in question.asked else None,
        about.get("of"),
        question.to,
        question.due,
        about.get("used", "none"),
        about.get("by"),
        about.get("reason", "none"),
        tuple(about.get("winners", ())),
        lang,
    )


@lru_cache(maxsize=KNOWN_SENTENCES)
def _asked(
    kind: str,
    asked: int | None,
    me: int | None,
    of: int | None,
    to: int | None,
    due: int | None,
    used: str,
    by: int | None,
    reason: str,
    winners: tuple[int, ...],
    lang: str,
) -> str:
    say = catalogue(lang, LOCALE)
    return say(
        "korona-question",
        kind=kind,
        who="you" if me is not None else "other",
        # Chance draws for the seat that receives.
        seat=seat_name(to if asked is None else asked, say),
        of="own" if of is not None and of == me else seat_name(of, say),
        to="own" if to is not None and to == me else seat_name(to, say),
        passer="own" if of == asked else "other",
        turn="first" if due == actions.ACTIONS_A_TURN else "later",
        card=used,
        by=seat_name(by, say),
        reason=reason,
        n=len(winners),
        winners=joined([seat_name(seat, say) for seat in winners], say),
    )
