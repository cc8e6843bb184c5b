"""A game's options: their values, their defaults, and which of them contradict each other."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from reino.core.errors import BadOptionValue, ContradictoryOptions, UnknownOption

Value = bool | str
Values = Mapping[str, Value]

YES = frozenset({"true", "yes", "on", "1", "sí", "si"})
NO = frozenset({"false", "no", "off", "0"})


@dataclass(frozen=True)
class Option:
    """One option. Its words are in the game's catalogue under `<game>-option-<key>`."""

    key: str
    default: Value = False
    values: tuple[Value, ...] = (False, True)

    @property
    def is_switch(self) -> bool:
        return self.values == (False, True)

    def parse(self, text: str) -> Value:
        """A value as people type it."""
        word = text.strip().lower()
        if self.is_switch and word in YES:
            return True
        if self.is_switch and word in NO:
            return False
        return self.checked(word if not self.is_switch else text)

    def checked(self, value: object) -> Value:
        for known in self.values:
            if type(value) is type(known) and value == known:
                return known
        known_values = " or ".join(_shown(known) for known in self.values)
        raise BadOptionValue(f"option {self.key!r} takes {known_values}; got {value!r}")


@dataclass(frozen=True)
class Contradiction:
    """Options that cannot stand together, and why."""

    keys: tuple[str, ...]
    why: str


def _no_contradictions(values: Values) -> Iterable[Contradiction]:
    return ()


@dataclass(frozen=True)
class OptionTable:
    """All options of a game, in the order the kernel receives them."""

    options: tuple[Option, ...]
    contradictions: Callable[[Values], Iterable[Contradiction]] = _no_contradictions

    def __getitem__(self, key: str) -> Option:
        for option in self.options:
            if option.key == key:
                return option
        known = [option.key for option in self.options]
        near = get_close_matches(str(key), known, 1)
        hint = f"; did you mean {near[0]!r}?" if near else "."
        raise UnknownOption(f"there is no option {key!r}{hint} Known: {', '.join(known)}")

    def complete(self, chosen: Mapping[str, object] | None) -> Values:
        """Every option with its value, defaults filled in; or a clear refusal."""
        values: dict[str, Value] = {option.key: option.default for option in self.options}
        for key, value in (chosen or {}).items():
            values[key] = self[key].checked(value)
        for found in self.contradictions(values):
            given = " and ".join(f"{key}={_shown(values[key])}" for key in found.keys)
            raise ContradictoryOptions(f"{given} contradict each other: {found.why}")
        return MappingProxyType(values)

    def encode(self, values: Values) -> NDArray[np.int64]:
        """The values as the kernel takes them: the index of each among its option's values."""
        return np.array([o.values.index(values[o.key]) for o in self.options], np.int64)


def _shown(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else value
