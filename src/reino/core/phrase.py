"""Phrases: sentences not yet in a language, as a key of the catalogues and its arguments."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Protocol, runtime_checkable

import msgspec

_encode = msgspec.json.Encoder().encode


@runtime_checkable
class Tellable(Protocol):
    """A fact that is worded differently in each language."""

    def tell(self, lang: str) -> str: ...


@dataclass(frozen=True, init=False)
class Phrase:
    """A sentence, or part of one. Where no catalogue has the key, the key is the sentence."""

    key: str
    facts: Mapping[str, object]

    def __init__(self, key: str, /, **facts: object) -> None:
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "facts", facts)

    def tell(self, lang: str) -> str:
        # Imported late, because the catalogues raise errors, and errors are made of phrases.
        from reino.core.catalogue import catalogue_with

        words = catalogue_with(self.key, lang)
        if words is None:
            return self.key
        return words(self.key, **{name: _told(fact, lang) for name, fact in self.facts.items()})


def _told(fact: object, lang: str) -> Any:
    if isinstance(fact, Tellable):
        return fact.tell(lang)
    return fact if isinstance(fact, str | int | float) else str(fact)


def quoted(value: object) -> Phrase | str:
    """A value as error messages show it: text between quotes, anything else as Python writes it."""
    if isinstance(value, str):
        return Phrase("error-quoted", text=repr(value)[1:-1])
    return repr(value)


def listed(key: str, parts: Iterable[object]) -> object:
    """One or more facts as one, each tied to those before it by a phrase of `one` and `other`.

    The phrase ties the last one in another way, which `last` tells it: "2, 3 or 4".
    """
    first, *others = parts
    told = first
    for number, other in enumerate(others, 1):
        last = "yes" if number == len(others) else "no"
        told = Phrase(key, one=told, other=other, last=last)
    return told


def nearest(given: object, known: Sequence[str]) -> Phrase | str:
    """The end of "there is no ...": the nearest known name, or a full stop."""
    near = get_close_matches(str(given), known, 1)
    return Phrase("error-did-you-mean", name=quoted(near[0])) if near else "."


class Alike:
    """Plain data as a key of a cache of sentences: two are the same if they read the same."""

    __slots__ = ("_body", "data")

    def __init__(self, data: Any) -> None:
        self.data = data
        self._body = _encode(data)

    def __hash__(self) -> int:
        return hash(self._body)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Alike) and self._body == other._body
