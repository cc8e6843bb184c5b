"""The names of Sparta's choices."""

from functools import cache, lru_cache
from typing import Any

from reino.core.actions import Action
from reino.core.catalogue import catalogue
from reino.games.sparta import LOCALE
from reino.games.sparta.rules import actions, squares


@cache
def action_name(action: int, lang: str) -> str:
    """A move as it is written, the same in every language; or a pass, in words."""
    choice = actions.TABLE.describe(action)
    if choice.kind == "move":
        return actions.TABLE.text(action)
    return catalogue(lang, LOCALE)(f"sparta-action-{choice.kind}")


def last_of(record: Any) -> Action | None:
    """The choice that led to a position; None at the start."""
    return None if record.last == squares.NONE else actions.TABLE.describe(int(record.last))


@lru_cache(maxsize=20_000)
def named(low: int, high: int) -> tuple[str, ...]:
    """The names of the squares of a set of two words, ascending."""
    bits = low | high << squares.HALF
    return tuple(name for square, name in enumerate(squares.NAMES) if bits >> square & 1)


def outcome_name(outcome: int, lang: str) -> str:
    """Nothing in Sparta is left to chance."""
    return catalogue(lang, LOCALE)("sparta-no-outcome")
