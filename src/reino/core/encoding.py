"""Encodings for learners: a view as one row of numbers, part by part, and groups of action ids.

A game's encoding is a module `encoding.py` beside its rules: a tuple of parts, and one kernel

    observe(s, seat, out) -> n

that writes the numbers of a record for this seat, and returns how many there are. The record has
been hidden from the seat before, so the kernel can tell nothing that the seat may not know. Like
every kernel it allocates and raises nothing, so that it also compiles for a GPU; `out` is cleared
by the kernel itself, and only ever indexed.

Seats are counted from the observing one: it is the first, the next one clockwise the second. Action
ids are not turned, so a part `seat` says which seat it is. A part of options is written after the
kernel, by the drivers that call it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from math import prod
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from reino.core.actions import ActionTable, Kind
from reino.core.kernel import kernel
from reino.core.options import Option, OptionTable, shown

Row = Any  # float32, one number for each place
Tensor = NDArray[np.float32]


@dataclass(frozen=True)
class Part:
    """A named block. Its meaning is in the game's catalogue under `<game>-part-<key>`, where
    `$names` stands for the names of its numbers."""

    key: str
    """Its name."""
    shape: tuple[int, ...]
    """The shape of its numbers; in the row they stand one after the other."""
    low: float = 0.0
    """The least its numbers can be."""
    high: float = 1.0
    """The most they can be."""
    options: tuple[Option, ...] = ()
    """The options that it tells. The core writes them: the kernel of the game leaves their room."""

    @classmethod
    def of_options(cls, key: str, table: OptionTable, without: Sequence[str] = ()) -> "Part":
        """The options in the order of their table: first the switches, a number each, then the
        others, 1 at the place of the value among all values."""
        told = [option for option in table.options if option.key not in without]
        told.sort(key=lambda option: not option.is_switch)
        size = sum(len(_names_of(option)) for option in told)
        return cls(key, (size,), options=tuple(told))

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each number, in a part of options."""
        return tuple(name for option in self.options for name in _names_of(option))

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


@dataclass(frozen=True)
class Group:
    """A range of consecutive action ids, in a game without an action table."""

    key: str
    """Its name."""
    first: int
    """The least of the ids."""
    size: int
    """How many there are."""


@dataclass(frozen=True)
class Encoding:
    """A game's parts in their order, the kernel that writes them, and its action table."""

    parts: tuple[Part, ...]
    """In the order of the row."""
    encode: Callable[[Any, int, Row], int]
    """The kernel that writes a hidden record for a seat, and returns how many numbers there are."""
    actions: ActionTable | tuple[Group, ...] = ()
    """The action table of the game; a game without one may name its groups."""

    @property
    def groups(self) -> "tuple[Kind | Group, ...]":
        """Kinds of actions with consecutive ids and one meaning for different objects:
        `<game>-actions-<key>`. Actions outside of all groups stand alone, and their names say what
        they mean."""
        return self.actions.groups if isinstance(self.actions, ActionTable) else self.actions

    @cached_property
    def size(self) -> int:
        """How many numbers a row has."""
        return size_of(self.parts)

    @property
    def shape(self) -> tuple[int]:
        """The size, as the shape of an array."""
        return (self.size,)

    @cached_property
    def slices(self) -> Mapping[str, slice]:
        """Where each part stands in the row."""
        ends = list(accumulate(part.size for part in self.parts))
        return MappingProxyType(
            {p.key: slice(end - p.size, end) for p, end in zip(self.parts, ends, strict=True)}
        )

    @cached_property
    def low(self) -> Tensor:
        """The least each number can be."""
        return self._each([part.low for part in self.parts])

    @cached_property
    def high(self) -> Tensor:
        """The most each number can be."""
        return self._each([part.high for part in self.parts])

    def _each(self, bounds: list[float]) -> Tensor:
        return np.repeat(np.array(bounds, np.float32), [part.size for part in self.parts])

    def options_in(self, record: np.dtype[Any]) -> NDArray[np.int64]:
        """For each option that is told, the byte of a record that has its value, the place of its
        numbers in the row, and how many these are."""
        found = []
        for part in self.parts:
            at = self.slices[part.key].start
            for option in part.options:
                assert record.fields is not None
                size = len(_names_of(option))
                found.append((record.fields[option.field][1], at, size))
                at += size
        return np.array(found, np.int64).reshape(-1, 3)

    def split(self, rows: Tensor) -> dict[str, Tensor]:
        """The parts of one row, or of any array of rows, each in its own shape."""
        return {
            part.key: rows[..., self.slices[part.key]].reshape(*rows.shape[:-1], *part.shape)
            for part in self.parts
        }


def _names_of(option: Option) -> tuple[str, ...]:
    if option.is_switch:
        return (option.key,)
    return tuple(f"{option.key}={shown(value)}" for value in option.values)


def size_of(parts: tuple[Part, ...]) -> int:
    return sum(part.size for part in parts)


@kernel
def clear(out: Row, n: int) -> None:
    for i in range(n):
        out[i] = 0.0


@kernel
def mark(out: Row, at: int, n: int, which: int) -> int:
    """1 at one of n places; nowhere if there is no such place. Returns where the next begins."""
    if 0 <= which < n:
        # A field of 8 bits could not hold the sum in plain Python.
        out[at + np.int64(which)] = 1.0
    return at + n


@kernel
def mark_bits(out: Row, at: int, n: int, bits: int) -> int:
    """1 at each of n places whose bit is set."""
    for i in range(n):
        out[at + i] = (bits >> i) & 1
    return at + n


@kernel
def seen_from(seat: int, who: int, players: int) -> int:
    """How many places clockwise after `seat` another seat sits; -1 for no seat."""
    return -1 if who < 0 else (who - seat) % players
