"""Standing answers of Korona: shields, raised or not, without being asked each time."""

from typing import Any, Final

from reino.games.korona.rules import actions, cards, piles, stage

NEVER_THIS_TURN: Final = "never_this_turn"
ALWAYS_FOR_MONARCHS: Final = "always_for_monarchs"

names: Final = (NEVER_THIS_TURN, ALWAYS_FOR_MONARCHS)


def offers(view: Any, seat: int) -> tuple[str, ...]:
    """Both, until all shields are in the discards and no seat is asked any more."""
    spent = view.discards[cards.SHIELD] == cards.COPIES[cards.SHIELD]
    return () if spent or view.stage == stage.OVER else names


def answer(view: Any, seat: int, name: str) -> int | None:
    if view.stage != stage.ASK or view.asked != seat:
        return None
    if name == NEVER_THIS_TURN:
        return actions.LET_PASS
    held = view.hand[seat, cards.SHIELD] > 0
    return actions.RAISE_SHIELD if held and strikes_monarchs(view, seat) else None


def strikes_monarchs(view: Any, seat: int) -> bool:
    """Whether a monarch of this seat is to be stolen, or a villain lodged on one.

    A donation is the struck seat's own choice, and a revolt names no card.
    """
    if view.struck != seat:
        return False
    stolen = [piles.TOP_CARD[pile] for pile in view.stolen.tolist() if pile != piles.NO_PILE]
    taken = [
        piles.BASE[pile] for pile in (int(view.seized), int(view.lodged)) if pile != piles.NO_PILE
    ]
    return cards.MONARCH in stolen or cards.MONARCH in taken


def lapses(before: Any, after: Any, seat: int, name: str) -> bool:
    """The answer for this turn ends with the turn, of whichever seat; the other answer stays."""
    return name == NEVER_THIS_TURN and bool(before.turns != after.turns)
