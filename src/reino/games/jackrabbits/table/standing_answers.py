"""Standing answers of Jack Rabbits: to leave the others' newcomers and their hands alone."""

from typing import Any, Final

from reino.games.jackrabbits.rules import actions, stage, tiles

NEVER_CHALLENGE: Final = "never_challenge_this_turn"
NEVER_CALL: Final = "never_call_this_turn"

names: Final = (NEVER_CHALLENGE, NEVER_CALL)

# The stage at which each answers, and its action.
ANSWERS: Final = {
    NEVER_CHALLENGE: (stage.CHALLENGE, actions.NO_CHALLENGE),
    NEVER_CALL: (stage.SURPLUS, actions.NO_CALL),
}


def offers(view: Any, seat: int) -> tuple[str, ...]:
    """In the turn of another: exiles judge no newcomer, children neither, and surpluses are called
    by option only."""
    if view.starter == actions.NONE or view.active == seat or view.stage == stage.OVER:
        return ()
    judges = view.complete and not view.explore and view.rabbit[seat] != tiles.EXILE
    allowed = {NEVER_CHALLENGE: judges, NEVER_CALL: view.seized_surplus}
    return tuple(name for name in names if allowed[name])


def answer(view: Any, seat: int, name: str) -> int | None:
    when, action = ANSWERS[name]
    return action if view.stage == when and view.asked == seat else None


def lapses(before: Any, after: Any, seat: int, name: str) -> bool:
    """Both end with the turn."""
    return bool(before.turns != after.turns)
