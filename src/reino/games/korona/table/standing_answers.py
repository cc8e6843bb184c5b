"""Standing answers of Korona: shields, raised or not, without being asked each time."""

from typing import Any, Final

from reino.games.korona.rules import actions, cards, stage
from reino.games.korona.table import rulings
from reino.games.korona.table.view import describe

NEVER_THIS_TURN: Final = "never_this_turn"
ALWAYS_FOR_MONARCHS: Final = "always_for_monarchs"

names: Final = (NEVER_THIS_TURN, ALWAYS_FOR_MONARCHS)


def offers(view: Any, seat: int) -> tuple[str, ...]:
    """Both, until all shields are in the discards and no seat is asked any more."""
    return () if rulings.shields_spent(view) or view.stage == stage.OVER else names


def answer(view: Any, seat: int, name: str) -> int | None:
    if view.stage != stage.ASK or rulings.decider(view) != seat:
        return None
    if name == NEVER_THIS_TURN:
        return actions.LET_PASS
    held = view.hand[seat, cards.SHIELD] > 0
    return actions.RAISE_SHIELD if held and strikes_monarchs(view, seat) else None


def strikes_monarchs(view: Any, seat: int) -> bool:
    """Whether a monarch of this seat is to be stolen, or a villain lodged on one.

    A donation is the struck seat's own choice, and a revolt names no card.
    """
    facts = describe(view, seat)
    if facts.struck != seat:
        return False
    taken = [card for flow in facts.flows if flow.giver == seat for card in flow.cards]
    return "monarch" in (*taken, *(facts.lodged or ())[:1])


def lapses(before: Any, after: Any, seat: int, name: str) -> bool:
    """The answer for this turn ends with the turn, of whichever seat; the other answer stays."""
    return name == NEVER_THIS_TURN and bool(before.turns != after.turns)
