"""The compiler of rules: from Python to machine code.

`@kernel` marks a function for Numba. With `NUMBA_DISABLE_JIT=1` the same source runs as ordinary
Python. `reino.core.kernel.cache` has the cache of compiled code and its keys.

`bind` makes a generic module (a driver, a search) concrete for one game. Numba caches neither
closures nor function arguments, so the module is executed again under a name of its own, with the
game's functions in place of the contract's: an ordinary module to Numba, and therefore cached.
"""

import importlib.util
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from types import FunctionType, ModuleType
from typing import Any, TypeVar, overload

import numba
import numpy as np
from numba.core.caching import NullCache
from numba.core.registry import CPUDispatcher

from reino.core.kernel import cache
from reino.core.kernel.linking import HelperCompiler, calls_itself, widened

JIT = not numba.config.DISABLE_JIT

F = TypeVar("F", bound=Callable[..., Any])


@overload
def kernel(function: F) -> F: ...
@overload
def kernel(*, nogil: bool = False, inline: bool = True) -> Callable[[F], F]: ...
def kernel(
    function: F | None = None, *, nogil: bool = False, inline: bool = True
) -> F | Callable[[F], F]:
    """Compile a function on its first use.

    Kernels use integers, records and fixed arrays only, and raise nothing, so that the same source
    also compiles for a GPU; only entry points allocate, before their loops. They are inlined into
    their callers (a quarter more random games a second in BraveRats) unless `inline` is off, as it
    must be for recursion and should be for large rules called from many places. `nogil` lets other
    threads run during a long one, and is for entry points only.
    """
    if function is None:
        return lambda f: _compiled(f, nogil, inline)
    return _compiled(function, nogil, inline)


def _compiled(function: F, nogil: bool, inline: bool) -> F:
    function.inlined = inline  # type: ignore[attr-defined]  # for other compilers than this one
    if not JIT:
        return function
    cache.stamp_of(function)  # hashed now: sources may be edited before it is compiled
    options = {"nopython": True, "error_model": "numpy"}
    options |= {"nogil": nogil, "forceinline": inline and not nogil}
    return Kernel(function, targetoptions=options)


class Kernel(CPUDispatcher):  # type: ignore[misc]
    """A function compiled by Numba for calls from Python; kernels call its `helper`.

    A kernel that calls itself is its own helper, because Numba must know it while it compiles it.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        del self._cache  # the one below: most kernels are helpers only, and never ask for theirs

    @cached_property
    def _cache(self) -> Any:
        return NullCache() if cache.cache_root() is None else cache.KernelCache(self.py_func)

    @cached_property
    def helper(self) -> Any:
        helper = CPUDispatcher(
            self.py_func, targetoptions=self.targetoptions, pipeline_class=HelperCompiler
        )
        if cache.cache_root() is not None:
            helper._cache = cache.HelperCache(self.py_func)
        return helper

    def get_call_template(self, args: Any, kws: Any) -> Any:
        if calls_itself(self.py_func):
            return super().get_call_template(args, kws)
        given = {name: widened(kind) for name, kind in kws.items()}
        return self.helper.get_call_template(tuple(map(widened, args)), given)

    def get_overload(self, sig: Any) -> Any:
        if calls_itself(self.py_func):
            return super().get_overload(sig)
        return self.helper.get_overload(sig)


def bind(
    module: ModuleType, name: str, bindings: Mapping[str, Any], rules: ModuleType
) -> ModuleType:
    """A copy of `module` whose globals named in `bindings` are these, taken from a game's `rules`.

    `name` tells the copies of one module apart, in the cache and in tracebacks.
    """
    alias = f"{module.__name__}__{name}"
    if alias in sys.modules:
        known = sys.modules[alias]
        if any(not _is_same(getattr(known, key, None), value) for key, value in bindings.items()):
            raise ValueError(f"two different games are called {name!r}")
        return known
    # Record types and limits are compiled in, so they are part of the cache key.
    constants = {key: str(value) for key, value in bindings.items() if not callable(value)}
    cache.bound_to(alias, (rules, *_homes(bindings.values())), repr(sorted(constants.items())))
    copy = _executed_again(module, alias)
    for key, value in bindings.items():
        if not hasattr(copy, key):
            raise AttributeError(f"{module.__name__} has no name {key!r} to bind")
        setattr(copy, key, value)
    sys.modules[alias] = copy  # Numba looks a cached function's module up by name.
    return copy


def _is_same(bound: Any, value: Any) -> bool:
    return np.array_equal(bound, value) if isinstance(value, np.ndarray) else bound == value


def interpreted(module: ModuleType) -> ModuleType:
    """A copy of `module` in which every kernel is plain Python, those it imports included."""
    return _interpreted(module, {})


def _interpreted(module: ModuleType, done: dict[str, ModuleType]) -> ModuleType:
    if module.__name__ in done:
        return done[module.__name__]
    copy = _executed_again(module, f"{module.__name__}[interpreted]")
    done[module.__name__] = copy
    for key, value in list(vars(copy).items()):
        plain = getattr(value, "py_func", None)
        if isinstance(plain, FunctionType):
            if plain.__module__ != copy.__name__:
                plain = getattr(_interpreted(sys.modules[plain.__module__], done), plain.__name__)
            setattr(copy, key, plain)
    return copy


def _executed_again(module: ModuleType, name: str) -> ModuleType:
    assert module.__file__ is not None
    spec = importlib.util.spec_from_file_location(name, module.__file__)
    assert spec is not None
    assert spec.loader is not None
    copy = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(copy)
    return copy


def _homes(values: Iterable[Any]) -> Iterator[ModuleType]:
    """The modules of those values that are kernels."""
    for value in values:
        home = getattr(getattr(value, "py_func", None), "__module__", None)
        if home in sys.modules:
            yield sys.modules[home]
