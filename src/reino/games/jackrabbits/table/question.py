"""The open question of Jack Rabbits: its kind is the stage, and one message has all its sentences.

Seats that owe the answer are filled in by the core, from the rules.
"""

from typing import Any

from reino.core.catalogue import catalogue
from reino.core.plain_kernel import plain
from reino.core.question import Question
from reino.games.jackrabbits import LOCALE
from reino.games.jackrabbits.rules import actions, stage
from reino.games.jackrabbits.rules.legal import decider
from reino.games.jackrabbits.rules.reasons import REASON_KEYS
from reino.games.jackrabbits.table.building_view import place_of
from reino.games.jackrabbits.table.names import (
    PURPOSE_KEYS,
    SPOT_KEYS,
    STAGE_KEYS,
    joined,
    seat_name,
    suits_in,
    suits_list,
    tile_name,
)
from reino.games.jackrabbits.table.view import dealers, toll_goal, winners

ABOUT_A_TILE = (stage.LAY, stage.SPIN)
FOR_A_PRICE = (stage.SET_OUT, stage.ON_WAY)
# The field of the record with the seat that the question is about besides.
TO = {
    **dict.fromkeys((stage.TURN_UP, stage.ROLL, stage.CHALLENGE, stage.CONSENT), "active"),
    **dict.fromkeys((stage.DRAW, stage.THEFT), "receiver"),
    **dict.fromkeys((stage.SURPLUS, stage.PENALTY), "active"),
    **dict.fromkeys((stage.SIDES_OF_DEAL, stage.NAME_GOODS, stage.NAME_PRICE), "partner"),
    stage.ANSWER: "challenger",
}


def question(record: Any, viewer: int) -> Question:
    now = int(record.stage)
    about = _built(record, viewer) if now == stage.BUILD else _about(record, now)
    return Question(kind=STAGE_KEYS[now], about=about, to=_to(record, now), due=_due(record, now))


def _built(record: Any, viewer: int) -> dict[str, Any]:
    """How far the viewer has come with a tile, building without turns."""
    tile, side = place_of(record, viewer)
    if tile is None:
        return {}
    return {"tile": SPOT_KEYS[tile], "step": "lay" if side is None else "spin"}


def _about(record: Any, now: int) -> dict[str, Any]:
    if now in ABOUT_A_TILE:
        return {"tile": SPOT_KEYS[int(record.tile)]}
    if now in FOR_A_PRICE and not record.explore:
        return {"price": int(record.dice.sum())}
    if now in (stage.TOLL, stage.FIGHT):
        purpose = int(record.purpose)
        return {
            "purpose": PURPOSE_KEYS[purpose],
            "suits": suits_in(record.suits),
            "shown": purpose in stage.SHOWN_FOR,
            "goal": toll_goal(record),
        }
    if now == stage.THEFT:
        return {"victim": int(record.victim)}
    if now == stage.OVER:
        return {"winners": winners(record), "reason": REASON_KEYS[int(record.reason)]}
    return {}


def _to(record: Any, now: int) -> int | None:
    if now == stage.FIGHT:
        seat = record.goal if record.payer == record.active else record.active
    elif now == stage.HAND_OVER:
        sides = dealers(record)
        seat = sides[1] if record.payer == sides[0] else sides[0]
    elif now in TO:
        seat = getattr(record, TO[now])
    else:
        return None
    return None if seat == actions.NONE else int(seat)


def _due(record: Any, now: int) -> int | None:
    """Pips, or cards to discard."""
    if now in (stage.TOLL, stage.FIGHT):
        return max(0, int(record.due))
    if now == stage.LIMIT:
        seat = plain(decider)(record)
        return int(record.hand_size[seat]) - int(record.hand_limit)
    return None


def ask(question: Question, viewer: int, lang: str) -> str:
    """The question as it is put to this viewer, or as others hear of it."""
    say = catalogue(lang, LOCALE)
    asked, about, due = question.asked, question.about, question.due or 0
    yours = viewer in asked
    seat = question.to if yours or not asked else asked[0]
    won = about.get("winners", ())
    return say(
        "jackrabbits-question",
        you="yes" if yours else "no",
        kind=question.kind,
        seat="" if seat is None else seat_name(seat, say),
        tile=tile_name(SPOT_KEYS.index(about["tile"]), say) if "tile" in about else "",
        price=about.get("price", 0),
        step=about.get("step", "pick"),
        due=due,
        left=max(0, due - 1),
        suits=suits_list(about.get("suits", ()), say),
        shown="yes" if about.get("shown") else "no",
        reason=about.get("reason", ""),
        winners=joined([seat_name(winner, say) for winner in won], say),
        n=len(won),
    )
