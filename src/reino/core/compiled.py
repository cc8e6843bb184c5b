"""A game's rules, compiled: the drivers bound to one kernel, with progress the first time."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from types import ModuleType
from typing import Any

import numpy as np
from numba import types

from reino.core.compile_progress import Preparation, told
from reino.core.compile_progress import Progress as Progress
from reino.core.kernel import (
    JIT,
    bind,
    contract,
    drivers,
    interpreted,
    is_cached,
    picking,
)
from reino.core.kernel.fast_record import quick

BYTES = types.uint8[::1]
IDS = types.uint16[::1]
INTS = types.int64[::1]
WORDS = types.uint64[::1]
FLOATS = types.float64[::1]
INT = types.int64

Buffer = np.ndarray[Any, np.dtype[np.uint8]]

# What Python calls, in the order a person meets it, with the types it calls them with.
ENTRY_POINTS: dict[str, tuple[Any, ...]] = {
    "start": (BYTES, INT),
    "review": (BYTES,),
    "advance": (BYTES, INT, INT, INT, INT),
    "chances": (BYTES, IDS, INTS),
    "befall": (BYTES, INT),
    "conceal": (BYTES, INT),
    "suppose": (BYTES, INT, WORDS),
}
# And what only those call who study a game: nobody who wants to play waits for it.
STUDIES: dict[str, tuple[Any, ...]] = {
    "playouts": (BYTES, INT, INT, WORDS, FLOATS, INTS),
    "counts": (BYTES, INT, INTS),
}


class Compiled:
    """The entry points of `reino.core.kernel.drivers` for one game."""

    def __init__(
        self,
        name: str,
        rules: ModuleType,
        seats: int,
        max_legal: int,  # that there is room for
        max_outcomes: int,
        others: Sequence[tuple[Any, tuple[Any, ...]]] = (),
    ) -> None:
        self.name = name
        self._warm = False
        self._studied: set[str] = set()
        self._others = others
        self.rules = rules
        self.max_legal = max_legal
        self.max_outcomes = max_outcomes
        self.state = quick(rules.STATE)
        self.state_size: int = rules.STATE.itemsize
        self.padded_size: int = -(-self.state_size // 8) * 8
        # One layout for all player counts: seats that nobody takes have empty menus.
        fields = [
            ("state", self.state),
            ("returns", np.float64, (seats,)),
            ("menu", np.uint16, (seats, max_legal + 1)),
        ]
        self.position = quick(np.dtype(fields, align=True))

    def bindings(self, rules: ModuleType) -> dict[str, Any]:
        """What any generic module needs to be bound to this game."""
        return {
            **{name: getattr(rules, name) for name in contract.FUNCTIONS},
            "pick": getattr(rules, "pick", None) or self._listed_pick(rules),
            "sealed": getattr(rules, "sealed", None) or self._always_sealed(rules),
            "STATE": self.state,
            "SIZE": self.state_size,
            "PADDED": self.padded_size,
            "MAX_LEGAL": self.max_legal,
            "MAX_OUTCOMES": self.max_outcomes,
        }

    def _listed_pick(self, rules: ModuleType) -> Any:
        """`pick` for a game that has none: list, then draw."""
        if rules is self.rules:
            return bind(picking, self.name, {"legal": rules.legal}, rules).pick
        plain = interpreted(picking)
        plain.legal = rules.legal  # type: ignore[attr-defined]
        return plain.pick

    def _always_sealed(self, rules: ModuleType) -> Any:
        """`sealed` for a game that has none."""
        return picking.sealed if rules is self.rules else interpreted(picking).sealed

    @cached_property
    def drivers(self) -> ModuleType:
        bindings = self.bindings(self.rules) | {"POSITION": self.position}
        return bind(drivers, self.name, bindings, self.rules)

    @cached_property
    def interpreted(self) -> ModuleType:
        """The same drivers and rules as plain Python, for the law that both agree."""
        plain = interpreted(drivers)
        for name, value in self.bindings(interpreted(self.rules)).items():
            setattr(plain, name, value)
        plain.POSITION = self.position  # type: ignore[attr-defined]
        return plain

    @property
    def entries(self) -> list[tuple[Any, tuple[Any, ...]]]:
        """Everything that Python calls, with the types it calls it with."""
        skipped = {"start"} if takes_options(self.rules) else set()
        drivers = [
            (getattr(self.drivers, name), signature)
            for name, signature in ENTRY_POINTS.items()
            if name not in skipped
        ]
        return [*drivers, *self._others]

    def warm(self, progress: Progress | None = None) -> None:
        """Load every entry point, compiling what is not on disk yet."""
        if not self._warm:
            warm_up("rules", self.name, self.entries, progress)
            self._warm = True

    def study(self, name: str, progress: Progress | None = None) -> Any:
        """One of `STUDIES`, loaded or compiled when it is first asked for."""
        driver = getattr(self.drivers, name)
        if name not in self._studied:
            warm_up(name, self.name, [(driver, STUDIES[name])], progress)
            self._studied.add(name)
        return driver

    def entry(self, name: str) -> Callable[..., Any]:
        """An entry point as Python's own kind of function.

        It skips Numba's look at the argument types, which takes longer than a step of the game;
        so the caller must pass exactly the types of `ENTRY_POINTS`.
        """
        dispatcher = getattr(self.drivers, name)
        if not JIT:
            # The compiled one takes and returns plain numbers, whatever NumPy makes of them.
            return lambda buf, *numbers: int(dispatcher(buf, *map(int, numbers)))
        return dispatcher.overloads[ENTRY_POINTS[name]].entry_point  # type: ignore[no-any-return]

    def buffer(self) -> Buffer:
        """A zeroed position, as bytes."""
        return np.zeros(self.position.itemsize, np.uint8)

    def prepared(self, options: Mapping[str, int]) -> Buffer:
        """A position that is zeroed but for its options: by field, the index of each value."""
        buf = self.buffer()
        record = np.frombuffer(buf, self.state, 1)[0]
        for field, index in options.items():
            record[field] = index
        return buf

    def first(self, players: int, options: Mapping[str, int]) -> Buffer:
        """The first position of a game."""
        if takes_options(self.rules):
            buf = self.buffer()
            given = np.array(list(options.values()), np.int64)
            self.rules.new(np.frombuffer(buf, self.rules.STATE, 1)[0], players, given)
        else:
            buf = self.prepared(options)
            self.drivers.start(buf, players)
        return buf

    def offset(self, field: str) -> int:
        """Where a part of the position begins."""
        fields = self.position.fields
        assert fields is not None
        return int(fields[field][1])


def takes_options(rules: ModuleType) -> bool:
    """Whether `new` of these rules takes the options by position, as it did until 0.1."""
    return bool(getattr(rules.new, "py_func", rules.new).__code__.co_argcount == 3)


def warm_up(
    part: str,
    game: str,
    entries: Sequence[tuple[Any, tuple[Any, ...]]],
    progress: Progress | None = None,
) -> None:
    """Load these entry points for these types, compiling those not on disk yet, with progress.

    `part` names what they are to the game: the message `cli-preparing` has words for it.
    """
    if not JIT:
        return
    missing = [entry for entry in entries if not is_cached(*entry)]
    if missing:
        what = Preparation(part, game)
        with told(progress) as report:
            for done, (dispatcher, signature) in enumerate(missing):
                report(what, done, len(missing))
                dispatcher.compile(signature)
            report(what, len(missing), len(missing))
    for dispatcher, signature in entries:
        if (dispatcher, signature) not in missing:
            dispatcher.compile(signature)
