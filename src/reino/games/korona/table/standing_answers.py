"""Standing answers of Korona: shields, raised or not, without being asked each time."""

from typing import Any, Final

from reino.games.korona.rules.actions import LET_PASS, RAISE_SHIELD
from reino.games.korona.rules.cards import COPIES, MONARCH, SHIELD
from reino.games.korona.rules.piles import BASE, NO_PILE, TOP_CARD
from reino.games.korona.rules.stage import ASK, OVER

NEVER_THIS_TURN: Final = "never_this_turn"
ALWAYS_FOR_MONARCHS: Final = "always_for_monarchs"

names: Final = (NEVER_THIS_TURN, ALWAYS_FOR_MONARCHS)


def offers(view: Any, seat: int) -> tuple[str, ...]:
    """Both, until all shields are in the discards and nobody is asked any more."""
    spent = view.discards[SHIELD] == COPIES[SHIELD]
    return () if spent or view.stage == OVER else names


def answer(view: Any, seat: int, name: str) -> int | None:
    if view.stage != ASK or view.asked != seat:
        return None
    if name == NEVER_THIS_TURN:
        return LET_PASS
    held = view.hand[seat, SHIELD] > 0
    return RAISE_SHIELD if held and strikes_monarchs(view, seat) else None


def strikes_monarchs(view: Any, seat: int) -> bool:
    """Whether a monarch of this seat is to be stolen, or a villain lodged on one.

    A donation is the struck seat's own choice, and a revolt names no card.
    """
    if view.struck != seat:
        return False
    stolen = [TOP_CARD[pile] for pile in view.stolen.tolist() if pile != NO_PILE]
    taken = [BASE[pile] for pile in (int(view.seized), int(view.lodged)) if pile != NO_PILE]
    return MONARCH in stolen or MONARCH in taken


def lapses(before: Any, after: Any, seat: int, name: str) -> bool:
    """What holds for this turn ends with it, whoever's it is; the other stays."""
    return name == NEVER_THIS_TURN and bool(before.turns != after.turns)
