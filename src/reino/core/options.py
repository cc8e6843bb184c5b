"""A game's options: their values, their defaults, and which of them contradict each other."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeVar

import numpy as np

from reino.core.errors import BadOptionValue, ContradictoryOptions, OptionError, UnknownOption
from reino.core.phrase import Phrase, listed, nearest, quoted

Value = bool | str
Values = Mapping[str, Value]
T = TypeVar("T")

YES = frozenset({"true", "yes", "on", "1", "sí", "si"})
NO = frozenset({"false", "no", "off", "0"})


@dataclass(frozen=True)
class Option:
    """One option. Its title is in the game's catalogue under `<game>-option-<key>`, the sentence
    about it under `<game>-option-<key>-text`, and the name of a value that is neither on nor off
    under `<game>-option-<key>-<value>`."""

    key: str
    """The name it is chosen by."""
    default: Value = False
    """Its value where the caller gives none."""
    values: tuple[Value, ...] = (False, True)
    """All values it may have."""
    field: str = ""
    """The field of the record in which rules find the index of the chosen value: the key, unless
    another is given."""
    since: int = 1
    """The version of the rules that brought it; under older ones it keeps its default."""
    formerly: tuple[tuple[Value, Value], ...] = ()
    """Values of older records and callers, with those that have taken their place."""

    def __post_init__(self) -> None:
        if not self.field:
            object.__setattr__(self, "field", self.key)

    @property
    def is_switch(self) -> bool:
        """Whether it is on or off, and nothing else."""
        return self.values == (False, True)

    def parse(self, text: str) -> Value:
        """A value as people type it."""
        word = text.strip().lower()
        if word in self.values:
            return word
        if word in YES | NO and {*self.values, *dict(self.formerly)} >= {False, True}:
            return self.checked(word in YES)
        return self.checked(word if not self.is_switch else text)

    def renamed(self, value: T) -> T | Value:
        """The value that has taken the place of this one; any other stays."""
        for former, meant in self.formerly:
            if type(value) is type(former) and value == former:
                return meant
        return value

    def checked(self, value: object) -> Value:
        """This value, if the option takes it; raises `BadOptionValue`."""
        meant = self.renamed(value)
        for known in self.values:
            if type(meant) is type(known) and meant == known:
                return known
        raise BadOptionValue(
            "error-bad-value",
            option=quoted(self.key),
            values=listed("error-or", map(shown, self.values)),
            given=quoted(value),
        )


@dataclass(frozen=True)
class Contradiction:
    """Options that cannot stand together, and why."""

    keys: tuple[str, ...]
    """The options."""
    why: str
    """A sentence, or its key in the catalogues."""


def _no_contradictions(values: Values, players: int | None) -> Iterable[Contradiction]:
    return ()


@dataclass(frozen=True)
class OptionTable:
    """All options of a game."""

    options: tuple[Option, ...]
    """In the order in which they are listed."""
    contradictions: Callable[[Values, int | None], Iterable[Contradiction]] = _no_contradictions
    """The check for contradictions, by the values and the number of players; the number is None
    where it is not known yet."""

    @property
    def fields(self) -> list[tuple[str, type[np.int8]]]:
        """A field for each option, for the record type of a state."""
        return [(option.field, np.int8) for option in self.options]

    def __getitem__(self, key: str) -> Option:
        for option in self.options:
            if option.key == key:
                return option
        known = [option.key for option in self.options]
        if not known:
            raise UnknownOption("error-no-options", given=quoted(key))
        raise UnknownOption(
            "error-no-option", given=quoted(key), hint=nearest(key, known), known=", ".join(known)
        )

    def complete(
        self,
        chosen: Mapping[str, object] | None,
        players: int | None = None,
        rules_version: int | None = None,
    ) -> Values:
        """Every option with its value, defaults filled in; raises an `OptionError` that names the
        fault. An option that is newer than these rules keeps its default."""
        if chosen is not None and not isinstance(chosen, Mapping):
            raise OptionError("error-options-mapping", given=quoted(chosen))
        values: dict[str, Value] = {option.key: option.default for option in self.options}
        for key, value in (chosen or {}).items():
            values[key] = self[key].checked(value)
        for option in self.newer_than(rules_version):
            if values[option.key] != option.default:
                raise OptionError(
                    "error-option-since",
                    option=quoted(option.key),
                    since=str(option.since),
                    rules=str(rules_version),
                )
        for found in self.contradictions(values, players):
            given = listed("error-and", (f"{key}={shown(values[key])}" for key in found.keys))
            raise ContradictoryOptions(
                "error-contradiction", options=given, why=Phrase(found.why), n=len(found.keys)
            )
        return MappingProxyType(values)

    def renamed(self, told: Values) -> dict[str, Value]:
        """Values of an older record or table as they are called today; those that are not known
        stay, for `complete` to refuse."""
        known = {option.key: option for option in self.options}
        return {
            key: known[key].renamed(value) if key in known else value for key, value in told.items()
        }

    def newer_than(self, rules_version: int | None) -> tuple[Option, ...]:
        """The options that later rules brought; None stands for today's rules."""
        if rules_version is None:
            return ()
        return tuple(option for option in self.options if option.since > rules_version)

    def known_to(self, rules_version: int, values: Values) -> dict[str, Value]:
        """The values of the options that these rules have."""
        newer = {option.key for option in self.newer_than(rules_version)}
        return {key: value for key, value in values.items() if key not in newer}

    def indices(self, values: Values) -> dict[str, int]:
        """The values as rules find them: by field of the record, the index of each among its
        option's values."""
        return {o.field: o.values.index(values[o.key]) for o in self.options}


def shown(value: Value) -> str:
    """A value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else value
