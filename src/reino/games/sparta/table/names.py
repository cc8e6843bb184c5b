"""The names of Sparta's choices."""

from functools import cache

from reino.core.catalogue import catalogue
from reino.games.sparta import LOCALE
from reino.games.sparta.rules import actions
from reino.games.sparta.rules.notation import write_move


@cache
def action_name(action: int, lang: str) -> str:
    say = catalogue(lang, LOCALE)
    if action == actions.PASS:
        return say("sparta-action-pass")
    return write_move(action)


def outcome_name(outcome: int, lang: str) -> str:
    """Nothing in Sparta is left to chance."""
    return catalogue(lang, LOCALE)("sparta-no-outcome")
