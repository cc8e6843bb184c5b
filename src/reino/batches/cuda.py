"""The CUDA device of batches, for NVIDIA GPUs, through numba-cuda: the extra `reino[cuda]`.

Where `NUMBA_ENABLE_CUDASIM=1` the grid is simulated, and its threads are Python's; the rules must
then run as plain Python too (`NUMBA_DISABLE_JIT=1`).
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from math import prod
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

import numpy as np
from numpy.typing import DTypeLike, NDArray

from reino.batches.devices import Array, entry_points, loop_bindings, narrow
from reino.core.compiled import warm_up
from reino.core.errors import ReinoError
from reino.core.kernel import JIT, bind
from reino.core.kernel.cache import ForgivingCache, KernelLocator, digest_of
from reino.core.spec import GameSpec

try:
    import numba_cuda  # numba's own `numba.cuda` is no longer maintained
    from numba import cuda
except ImportError as missing:
    raise ReinoError("error-cuda-not-installed") from missing

from reino.batches import grid
from reino.batches.grid import MOST_THREADS, THREADS

REGISTERS = 64  # limit of a thread: with more, too few run at once to hide the latency of memory
SMALL = 256  # limit in bytes: of such states a block's shared memory holds one a thread
WARP = 32  # threads of a warp, which run in step
LEAST_SORTED = 128  # games of a block, from which sorting pays
BESIDES = 1 << 12  # bytes of shared memory for everything but the games
SIMULATED = bool(cuda.config.ENABLE_CUDASIM)


class Cuda:
    def __init__(self, spec: GameSpec, n: int) -> None:
        _check_gpu()
        self._n = n
        self._grid = -(-n // THREADS), THREADS
        self._kernels = _kernels(spec)
        self.begin_all, self.look_all, self.step_all, self.pick_for_all, self.run_all = (
            self._launcher(spec, name) for name in entry_points(spec)
        )

    def _launcher(self, spec: GameSpec, name: str) -> Callable[..., None]:
        """A loop as Python calls it; compiled at the first call."""
        launched = _kernel(spec, name)[self._launch(spec, name)]

        def launch(*arguments: Any) -> None:
            _compile(spec, name)
            launched(*arguments)

        return launch

    def _launch(self, spec: GameSpec, name: str) -> tuple[int, ...]:
        """Blocks and threads; for games that are sorted, also the stream (none) and the memory that
        a block shares."""
        if not _is_sorted(spec, name):
            return self._grid
        games = min(_most_sorted(spec), -(-self._n // WARP) * WARP)
        return -(-self._n // games), games, 0, games * spec.compiled.state_size

    def zeros(self, shape: tuple[int, ...], dtype: DTypeLike) -> Array:
        # Everything is copied as bytes, so that the padding of records is zero everywhere.
        size = prod(shape) * np.dtype(dtype).itemsize
        return cuda.to_device(np.zeros(size, np.uint8)).view(dtype).reshape(shape)

    def empty(self, shape: tuple[int, ...], dtype: DTypeLike) -> Array:
        return cuda.device_array(shape, dtype)

    def write(self, array: Array, values: NDArray[Any]) -> None:
        array.view(np.uint8).copy_to_device(values.view(np.uint8))

    def read(self, array: Array) -> NDArray[Any]:
        copy: NDArray[Any] = array.view(np.uint8).copy_to_host().view(array.dtype)
        return copy

    def accept(self, actions: object) -> Array:
        if hasattr(actions, "copy_to_host"):  # a device array of Numba's, as this module makes them
            return actions
        if hasattr(actions, "__cuda_array_interface__"):  # a device array of PyTorch, JAX or CuPy
            return cuda.as_cuda_array(actions)
        return np.asarray(actions)

    def take(self, given: Array, actions: Array) -> None:
        if isinstance(given, np.ndarray):
            narrowed = np.empty(actions.shape, np.int32)
            narrow(given, narrowed)
            actions.copy_to_device(narrowed)
            return
        take = self._kernels.take_row if given.ndim == 1 else self._kernels.take_rows
        take[self._grid](given, actions)

    def wait(self) -> None:
        cuda.synchronize()


def _check_gpu() -> None:
    if SIMULATED:
        if JIT:
            raise ReinoError("error-cuda-simulated")
    elif not cuda.is_available():
        raise ReinoError("error-no-gpu")


@cache
def _kernels(spec: GameSpec) -> ModuleType:
    # In the simulator a thread without work has ended, so that a barrier would wait for it in vain.
    hooks = {} if SIMULATED else {"meet": grid.meet}
    # Registers and changes to the compiler stand in this file, so it counts in the compile key.
    compiler = f"{numba_cuda.__version__} {digest_of(Path(__file__))}"
    bindings = loop_bindings(grid, spec, **hooks) | {"NUMBA_CUDA": compiler}
    return bind(grid, spec.key, bindings, spec.rules)


def _kernel(spec: GameSpec, name: str) -> Any:
    if _is_sorted(spec, name):
        name = "run_sorted"
    elif name == "run_all" and spec.compiled.state_size <= SMALL:
        name = "run_shared"
    return getattr(_kernels(spec), name)


def _is_sorted(spec: GameSpec, name: str) -> bool:
    """Where too few games fit into a block, there is little to sort and too few threads to hide
    latency."""
    sorts = name == "run_all" and hasattr(spec.rules, "kind")
    return sorts and _most_sorted(spec) >= LEAST_SORTED


def _most_sorted(spec: GameSpec) -> int:
    """The most games that fit into the shared memory of a block."""
    room = _shared_memory() - BESIDES
    return min(MOST_THREADS, room // spec.compiled.state_size) // WARP * WARP


def _shared_memory() -> int:
    """Bytes of shared memory that a block may have, if it asks for more than the usual."""
    if SIMULATED:
        return 1 << 18
    return int(cuda.get_current_device().MAX_SHARED_MEMORY_PER_BLOCK_OPTIN)


def _ask_for_room(kernel: Any, size: int) -> None:
    """Ask the driver for more shared memory: numba-cuda has no option for it."""
    from numba.cuda.cudadrv.driver import binding, driver

    limit = binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    for compiled in kernel.overloads.values():
        function = compiled._codelibrary.get_cufunc()
        driver.cuKernelSetAttribute(limit, size, function.handle, function.device.id)


@cache
def _compile(spec: GameSpec, name: str) -> None:
    if SIMULATED:
        return
    kernel = _kernel(spec, name)
    if not _is_sorted(spec, name):  # its threads are few, and each has registers enough
        kernel.targetoptions["max_registers"] = REGISTERS
    kernel._cache = _grid_cache(kernel.py_func)
    with _compiling_our_way():
        warm_up("gpu", spec.key, [(kernel, entry_points(spec)[name])])
    if _is_sorted(spec, name):
        _ask_for_room(kernel, _most_sorted(spec) * spec.compiled.state_size)


@contextmanager
def _compiling_our_way() -> Iterator[None]:
    """Two changes to the compiler for which numba-cuda has no option.

    Tables that kernels read go into constant memory, a copy for every function. It has 64 KB, too
    few for Korona and Jack Rabbits, and is slow where threads read different places: these tables
    go into global memory.

    A rule that is not to be inlined (`@kernel(inline=False)`) is inlined all the same, which makes
    megabytes of code and takes the registers of three threads for one.
    """
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.lowering import Lower

    def set_up(lowering: Any, described: Any) -> None:
        set_up_as_ever(lowering, described)
        if not getattr(lowering.func_ir.func_id.func, "inlined", True):
            lowering.function.attributes.add("noinline")

    set_up_as_ever = Lower.setup_function
    with (
        patch.object(nvvm, "ADDRSPACE_CONSTANT", nvvm.ADDRSPACE_GLOBAL),
        patch.object(Lower, "setup_function", set_up),
    ):
        yield


def _grid_cache(function: Any) -> Any:
    """The cache of compiled grids: in the folder of compiled rules, under the same hash of
    sources."""
    from numba.cuda.dispatcher import CUDACache, CUDACacheImpl

    class GridCacheImpl(CUDACacheImpl):  # type: ignore[misc]
        _locator_classes = (KernelLocator,)

    class GridCache(ForgivingCache, CUDACache):  # type: ignore[misc]
        _impl_class = GridCacheImpl

    return GridCache(function)
