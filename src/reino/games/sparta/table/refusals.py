"""Refusals of Sparta: the rule that forbids a move, the first that a player would name."""

from typing import Any

from reino.core.phrase import Phrase
from reino.games.sparta.rules import actions
from reino.games.sparta.rules.foresight import (
    BLOCKED,
    FAR,
    HERO_ALREADY,
    NO_OWN_CITY,
    NO_PASS,
    NO_PIECE,
    NO_RESERVE,
    NOT_FREE,
    OTHER_PIECE,
    refusal,
)
from reino.games.sparta.rules.notation import squares_of

# The message of each reason, and the square that it names.
MESSAGES = {
    NO_PASS: ("error-sparta-no-pass", ""),
    OTHER_PIECE: ("error-sparta-other-piece", "from"),
    NO_PIECE: ("error-sparta-no-piece", "from"),
    HERO_ALREADY: ("error-sparta-hero-already", "from"),
    NO_OWN_CITY: ("error-sparta-no-own-city", "from"),
    NO_RESERVE: ("error-sparta-no-reserve", ""),
    NOT_FREE: ("error-sparta-not-free", "to"),
    FAR: ("error-sparta-far", "to"),
    BLOCKED: ("error-sparta-blocked", "to"),
}


def why_not(view: Any, action: int) -> Phrase:
    """The reason why an action is not legal here, the first that a player would give."""
    move = actions.TABLE.describe(action)
    why = refusal(view, action)
    message, named = MESSAGES[why]
    told: dict[str, Any] = {"square": move.fields[named]} if named else {}
    if why in (OTHER_PIECE, NO_OWN_CITY):
        seat = view.mover if why == NO_OWN_CITY else 1 - view.mover
        told["side"] = Phrase("error-sparta-seat", seat=actions.SEAT_KEYS[seat])
    if why == FAR:
        is_hero = move.numbers["from"] in squares_of(view.hero)
        told["piece"] = "hero" if is_hero else "warrior"
    return Phrase(message, **told)
