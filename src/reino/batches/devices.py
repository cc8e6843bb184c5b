"""The devices of a batch, CPU or GPU: its arrays, and the loops over all games, compiled for the
device."""

from collections.abc import Mapping
from functools import cache
from types import ModuleType
from typing import Any, Protocol

import numba
import numpy as np
from numba import types
from numpy.typing import DTypeLike, NDArray

from reino.batches import cpu, loops
from reino.core.compiled import warm_up
from reino.core.errors import ReinoError
from reino.core.kernel import bind
from reino.core.phrase import nearest, quoted
from reino.core.spec import GameSpec

# NumPy's on the CPU; on a GPU a device array, which other libraries take over without a copy.
Array = Any


class Device(Protocol):
    """The protocol of a device. The loops take the same arguments on all devices."""

    begin_all: Any
    look_all: Any
    step_all: Any
    pick_for_all: Any
    run_all: Any

    def zeros(self, shape: tuple[int, ...], dtype: DTypeLike) -> Array: ...
    def empty(self, shape: tuple[int, ...], dtype: DTypeLike) -> Array: ...
    def write(self, array: Array, values: NDArray[Any]) -> None:
        """Fill an array on this device."""

    def read(self, array: Array) -> NDArray[Any]:
        """A copy in the memory of the CPU."""

    def accept(self, actions: object) -> Array:
        """Actions as an array with a shape and a type, without a copy if they are on this
        device."""

    def take(self, given: Array, actions: Array) -> None:
        """Write accepted actions into an array of (games, seats)."""

    def wait(self) -> None:
        """Wait until the loops that were started are done."""


def device_named(name: str, spec: GameSpec, n: int) -> Device:
    if name == "cpu":
        return Cpu(spec)
    if name == "cuda":
        from reino.batches.cuda import Cuda  # imported late: an extra, and slow to import

        return Cuda(spec, n)
    known = ("cpu", "cuda")
    raise ReinoError(
        "error-no-device",
        given=quoted(name),
        hint=nearest(str(name), known),
        known=", ".join(known),
    )


class Cpu:
    def __init__(self, spec: GameSpec) -> None:
        kernels = _kernels(spec)
        self.begin_all = kernels.begin_all
        self.look_all = kernels.look_all
        self.step_all = kernels.step_all
        self.pick_for_all = kernels.pick_for_all
        self.run_all = kernels.run_all

    def zeros(self, shape: tuple[int, ...], dtype: DTypeLike) -> Array:
        return np.zeros(shape, dtype)

    def empty(self, shape: tuple[int, ...], dtype: DTypeLike) -> Array:
        return np.empty(shape, dtype)

    def write(self, array: Array, values: NDArray[Any]) -> None:
        array[...] = values

    def read(self, array: Array) -> NDArray[Any]:
        # As bytes, so that the padding of records is copied too.
        copy: NDArray[Any] = array.view(np.uint8).copy().view(array.dtype)
        return copy

    def accept(self, actions: object) -> Array:
        return np.asarray(actions)

    def take(self, given: Array, actions: Array) -> None:
        narrow(given, actions)

    def wait(self) -> None:
        pass


def narrow(given: NDArray[Any], actions: NDArray[np.int32]) -> None:
    """Write whole numbers of any width; a number that does not fit 32 bits is no action."""
    actions.fill(-1)
    has_room = (given >= 0) & (given <= np.iinfo(np.int32).max)
    np.copyto(
        actions,
        given.reshape(actions.shape),
        casting="unsafe",
        where=has_room.reshape(actions.shape),
    )


@cache
def _kernels(spec: GameSpec) -> ModuleType:
    kernels = bind(cpu, spec.key, loop_bindings(cpu, spec), spec.rules)
    warm_up(
        "batches",
        spec.key,
        [(getattr(kernels, name), entry) for name, entry in entry_points(spec).items()],
    )
    return kernels


def entry_points(spec: GameSpec) -> Mapping[str, tuple[Any, ...]]:
    """The loops over all games, with the types they are called with."""
    states = numba.from_dtype(spec.rules.STATE)[::1]
    words, bytes_, signed = types.uint64[::1], types.uint8[::1], types.int8[::1]
    number, part = types.int64, types.float64
    actions, table, cube = types.int32[:, ::1], types.uint8[:, ::1], types.uint8[:, :, ::1]
    rows, rewards = types.float32[:, :, ::1], types.float32[:, ::1]
    ends = (bytes_, bytes_, bytes_)
    return {
        "begin_all": (states, states, words, number),
        "look_all": (states, number, signed, table, cube, rows),
        "step_all": (states, states, words, actions, number, part, part, rewards, *ends),
        "pick_for_all": (states, words, actions, number),
        "run_all": (states, states, words, number, number, types.int64[::1]),
    }


def loop_bindings(module: ModuleType, spec: GameSpec, **hooks: Any) -> dict[str, Any]:
    """The bindings of the loops for this game: one step of one game, and its limits."""
    bound = bound_loops(spec, **hooks)
    steps = ("advance", "begin", "copy", "finish", "look", "pick_all", "run", "step")
    values = {name: getattr(bound, name) for name in steps}
    values |= spec.compiled.bindings(spec.rules) | {"SEATS": max(spec.players)}
    if module is not cpu:
        # No more room than the game declares: every thread of a GPU has menus of its own.
        values |= {"MAX_LEGAL": spec.max_legal, "MAX_OUTCOMES": spec.max_outcomes}
    if hasattr(spec.rules, "kind"):
        values["kind"] = spec.rules.kind
    return {name: value for name, value in values.items() if hasattr(module, name)}


def bound_loops(spec: GameSpec, **hooks: Any) -> ModuleType:
    """The module of one step of one game of a batch, bound to this game and to the functions of the
    device."""
    assert spec.encoding is not None
    size = spec.compiled.state_size
    word = np.uint32 if size % 4 == 0 else np.uint8
    bindings = spec.compiled.bindings(spec.rules) | {
        "encode": spec.encoding.encode,
        "write_options": spec.observing.write_options,
        "WORD": word,
        "WORDS": size // word().itemsize,
    }
    needed = {name: value for name, value in bindings.items() if hasattr(loops, name)}
    return bind(loops, "_".join((spec.key, *hooks)), needed | hooks, spec.rules)
