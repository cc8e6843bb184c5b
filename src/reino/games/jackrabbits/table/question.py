"""The open question of Jack Rabbits: its kind is the stage, and one message has all its sentences.

Seats that owe the answer are filled in by the core, from the rules.
"""

from typing import Any

from reino.core.catalogue import catalogue
from reino.core.plain_kernel import plain
from reino.core.question import Question
from reino.games.jackrabbits import LOCALE
from reino.games.jackrabbits.rules import actions, stage
from reino.games.jackrabbits.rules.fights import opponent
from reino.games.jackrabbits.rules.legal import decider
from reino.games.jackrabbits.rules.reasons import REASON_KEYS
from reino.games.jackrabbits.rules.trade import other_dealer
from reino.games.jackrabbits.rules.turn import surplus
from reino.games.jackrabbits.table.building_view import place_of
from reino.games.jackrabbits.table.names import (
    PURPOSE_KEYS,
    SPOT_KEYS,
    STAGE_KEYS,
    cards_list,
    joined,
    price_of,
    seat_name,
    signs_in,
    suits_in,
    suits_list,
    tile_name,
)
from reino.games.jackrabbits.table.view import bought, toll_goal, winners

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
        return {"price": price_of(record)}
    if now in (stage.TOLL, stage.FIGHT, stage.GOODS):
        purpose = int(record.purpose)
        return {
            "purpose": PURPOSE_KEYS[purpose],
            "suits": suits_in(record.suits),
            "shown": purpose in stage.SHOWN_FOR,
            "goal": toll_goal(record),
            "goods": signs_in(bought(record)),
        }
    if now == stage.THEFT:
        return {"victim": int(record.victim)}
    if now == stage.OVER:
        return {"winners": winners(record), "reason": REASON_KEYS[int(record.reason)]}
    return {}


def _to(record: Any, now: int) -> int | None:
    if now == stage.FIGHT:
        seat = plain(opponent)(record, record.payer)
    elif now == stage.HAND_OVER:
        seat = plain(other_dealer)(record, record.payer)
    elif now in TO:
        seat = getattr(record, TO[now])
    else:
        return None
    return None if seat == actions.NONE else int(seat)


def _due(record: Any, now: int) -> int | None:
    """Pips, or cards to discard."""
    if now in (stage.TOLL, stage.FIGHT):
        return max(0, int(record.due))
    if now == stage.GOODS:
        return max(1, int(record.due))  # a card is always paid
    if now == stage.LIMIT:
        seat = plain(decider)(record)
        hidden = record.hand_size[seat] == actions.NONE
        return None if hidden else int(plain(surplus)(record, seat))
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
        cards=cards_list(about.get("goods", ()), say),
        reason=about.get("reason", ""),
        winners=joined([seat_name(winner, say) for winner in won], say),
        n=len(won),
    )
