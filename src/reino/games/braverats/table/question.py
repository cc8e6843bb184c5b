"""The question that BraveRats asks: a card to play, to show or to answer with, or one to keep."""

from functools import lru_cache
from typing import Any

from reino.core.catalogue import catalogue
from reino.core.question import Question
from reino.games.braverats import LOCALE
from reino.games.braverats.rules import actions, stage
from reino.games.braverats.rules.reasons import REASON_KEYS
from reino.games.braverats.rules.round import NOBODY
from reino.games.braverats.table.events import drawn
from reino.games.braverats.table.names import CARD_NAMES
from reino.games.braverats.table.view import STAGE_KEYS, seat_of, winner_of

QUESTIONS = {number: Question(kind=key) for number, key in STAGE_KEYS.items()}


def question(record: Any, viewer: int) -> Question:
    """What is asked: the stage; under a Spy's eyes, "show" a card or "answer" the one shown."""
    if record.stage == stage.CHOOSE and record.look != NOBODY:
        look = int(record.look)
        shown = CARD_NAMES.get(int(record.chosen[1 - look]))
        if shown is None:
            return Question(kind="show", to=look)
        return Question(kind="answer", to=1 - look, about={"card": shown})
    if record.stage == stage.OVER and record.emperor:
        games = tuple(record.games.tolist())
        return Question(kind="match-over", about={"winner": winner_of(record), "games": games})
    if record.stage in (stage.BETWEEN, stage.OVER):
        ended = {"winner": seat_of(record.winner), "reason": REASON_KEYS[int(record.reason)]}
        return Question(kind=STAGE_KEYS[int(record.stage)], about=ended)
    return QUESTIONS[int(record.stage)]


def ask(question: Question, viewer: int, lang: str) -> str:
    about = tuple(question.about.items())
    return _asked(question.kind, question.asked, viewer in question.asked, question.to, about, lang)


@lru_cache(maxsize=2000)
def _asked(
    kind: str,
    asked: tuple[int, ...],
    mine: bool,
    to: int | None,
    about: tuple[tuple[str, Any], ...],
    lang: str,
) -> str:
    say = catalogue(lang, LOCALE)
    facts = dict(about)
    games = facts.get("games", (0, 0))

    def clan(seat: int | None) -> str:
        return "" if seat is None else say("braverats-clan", clan=actions.SEAT_KEYS[seat])

    return say(
        "braverats-question",
        kind=kind,
        who="you" if mine else ("none", "one", "both")[len(asked)],
        asked=clan(asked[0] if asked else None),
        clan=clan(facts.get("winner", to)),
        card=say("braverats-the-card", card=facts.get("card", "none")),
        reason=facts.get("reason", "none"),
        games0=games[0],
        games1=games[1],
        drawn=drawn(games),
    )
