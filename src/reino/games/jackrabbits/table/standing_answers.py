"""Standing answers of Jack Rabbits: to leave the others' newcomers and their hands alone."""

from typing import Any, Final

from reino.games.jackrabbits.rules.actions import NO_CALL, NO_CHALLENGE, NONE
from reino.games.jackrabbits.rules.stage import CHALLENGE, OVER, SURPLUS
from reino.games.jackrabbits.rules.tiles import EXILE

NEVER_CHALLENGE: Final = "never_challenge_this_turn"
NEVER_CALL: Final = "never_call_this_turn"

names: Final = (NEVER_CHALLENGE, NEVER_CALL)

# The stage at which each answers, and what.
ANSWERS: Final = {
    NEVER_CHALLENGE: (CHALLENGE, NO_CHALLENGE),
    NEVER_CALL: (SURPLUS, NO_CALL),
}


def offers(view: Any, seat: int) -> tuple[str, ...]:
    """In the turn of another: exiles judge nobody, and a surplus is called by an option only."""
    if view.first == NONE or view.active == seat or view.stage == OVER:
        return ()
    judges = view.complete and view.rabbit[seat] != EXILE
    allowed = {NEVER_CHALLENGE: judges, NEVER_CALL: view.seized_surplus}
    return tuple(name for name in names if allowed[name])


def answer(view: Any, seat: int, name: str) -> int | None:
    when, action = ANSWERS[name]
    return action if view.stage == when and view.asked == seat else None


def lapses(before: Any, after: Any, seat: int, name: str) -> bool:
    """Both end with the turn."""
    return bool(before.turns != after.turns)
