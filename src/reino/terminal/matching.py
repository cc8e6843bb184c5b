"""Matching of typed words: accents, case and the rest of the word are optional."""

from collections.abc import Iterable
from typing import TypeVar

from reino.core.folding import folded as folded

T = TypeVar("T")


def matches(text: str, names: Iterable[tuple[str, T]]) -> list[T]:
    """The items with exactly this name, or else all whose name begins so; each once, in order."""
    typed = folded(text)
    if not typed:
        return []
    known = [(folded(name), meaning) for name, meaning in names]
    exact = [meaning for name, meaning in known if name == typed]
    found = exact or [meaning for name, meaning in known if name.startswith(typed)]
    return list(dict.fromkeys(found))
