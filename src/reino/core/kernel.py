"""Compiling: how rules written in Python become machine code, and where that code is kept.

`@kernel` marks a function for Numba. With `NUMBA_DISABLE_JIT=1` the same source runs as ordinary
Python. Compiled code is kept on disk under a hash of all sources it may come from, because Numba's
own cache does not notice an edit in an imported file (numba issue 1833).

`bind` makes a generic module (a driver, a search) concrete for one game. Numba caches neither
closures nor function arguments, so the module is executed again under a name of its own, with the
game's functions in place of the contract's: an ordinary module to Numba, and therefore cached.
"""

import hashlib
import importlib.util
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache, cached_property
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar, overload

import numba
import platformdirs
from numba.core.caching import CompileResultCacheImpl, FunctionCache, NullCache, _CacheLocator
from numba.core.registry import CPUDispatcher

from reino.core.helpers import HelperCacheImpl, HelperCompiler, widened, without_bitcode

JIT = not numba.config.DISABLE_JIT
# Folders of compiled code. Four games with their bots and batches fill about thirty.
KEPT_FOLDERS = 150

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
    _stamp_of(function)  # as the sources are now: they may be edited before it is compiled
    options = {"nopython": True, "error_model": "numpy"}
    options |= {"nogil": nogil, "forceinline": inline and not nogil}
    return Kernel(function, targetoptions=options)


class Kernel(CPUDispatcher):  # type: ignore[misc]
    """A function compiled by Numba where Python calls it; what kernels call is its `helper`.

    A kernel that calls itself is its own helper, because Numba must know it while it compiles it.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        del self._cache  # the one below: most kernels are helpers only, and never ask for theirs

    @cached_property
    def _cache(self) -> Any:
        return NullCache() if _cache_root() is None else _KernelCache(self.py_func)

    @cached_property
    def helper(self) -> Any:
        helper = CPUDispatcher(
            self.py_func, targetoptions=self.targetoptions, pipeline_class=HelperCompiler
        )
        if _cache_root() is not None:
            helper._cache = _HelperCache(self.py_func)
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


def calls_itself(function: FunctionType) -> bool:
    return function.__name__ in function.__code__.co_names


def bind(
    module: ModuleType, name: str, bindings: Mapping[str, Any], rules: ModuleType
) -> ModuleType:
    """A copy of `module` whose globals named in `bindings` are these, taken from a game's `rules`.

    `name` tells the copies of one module apart, in the cache and in tracebacks.
    """
    alias = f"{module.__name__}__{name}"
    if alias in sys.modules:
        known = sys.modules[alias]
        if any(getattr(known, key, None) != value for key, value in bindings.items()):
            raise ValueError(f"two different games are called {name!r}")
        return known
    # Record types and limits are compiled in, so they are part of what the code was made from.
    constants = {key: str(value) for key, value in bindings.items() if not callable(value)}
    made_from = (rules, *_homes(bindings.values()))
    _bound_to[alias] = (made_from, repr(sorted(constants.items())))
    copy = _executed_again(module, alias)
    for key, value in bindings.items():
        if not hasattr(copy, key):
            raise AttributeError(f"{module.__name__} has no name {key!r} to bind")
        setattr(copy, key, value)
    sys.modules[alias] = copy  # Numba looks a cached function's module up by name.
    return copy


# What a bound copy is made from, besides its own source: the game's rules and whatever else it is
# bound to, and constants.
_bound_to: dict[str, tuple[tuple[ModuleType, ...], str]] = {}


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


def is_cached(dispatcher: Any, signature: tuple[Any, ...]) -> bool:
    """Whether this entry point can be loaded from disk rather than compiled."""
    store: Any = getattr(dispatcher, "_cache", None)
    try:
        key = store._index_key(signature, dispatcher.targetctx.codegen())
        return key in store._cache_file._load_index()
    except Exception:  # there is none, or it is damaged and `load_overload` will mend it
        return False


class KernelLocator(_CacheLocator):  # type: ignore[misc]
    """One directory for each state of the sources; the module's name tells copies apart."""

    def __init__(self, function: FunctionType) -> None:
        code = function.__code__
        identity = f"{function.__module__}:{function.__qualname__}:{code.co_firstlineno}"
        self._disambiguator = hashlib.sha256(identity.encode()).hexdigest()[:16]
        self._stamp = _stamp_of(function)

    def get_cache_path(self) -> str:
        return str(_folder(self._stamp[:32]))

    def get_source_stamp(self) -> str:
        return self._stamp

    def get_disambiguator(self) -> str:
        return self._disambiguator

    @classmethod
    def from_function(cls, py_func: FunctionType, py_file: str) -> "KernelLocator":
        return cls(py_func)


class HelperLocator(KernelLocator):
    """A function's helper is kept apart from what Python calls."""

    def get_disambiguator(self) -> str:
        return f"{super().get_disambiguator()}-helper"


class _KernelCacheImpl(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (KernelLocator,)

    def __init__(self, function: FunctionType) -> None:
        super().__init__(function)
        self._is_linked_in = calls_itself(function)

    def reduce(self, compiled: Any) -> Any:
        """What others would link in is not kept: that of the helper is. Reading it took longer than
        reading machine code."""
        kept = super().reduce(compiled)
        return kept if self._is_linked_in else without_bitcode(kept, compiled.library)


class _HelperCacheImpl(HelperCacheImpl):
    _locator_classes = (HelperLocator,)


class ForgivingCache:
    """A cache that is never the reason why a game does not start: mixed into Numba's own."""

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        try:
            return super().load_overload(sig, target_context)  # type: ignore[misc]
        except Exception:  # whatever a damaged file makes pickle raise: compile again
            with suppress(OSError):
                self._cache_file.flush()  # type: ignore[attr-defined]
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        with suppress(OSError):  # a full disk: work without
            super().save_overload(sig, data)  # type: ignore[misc]


class _KernelCache(ForgivingCache, FunctionCache):  # type: ignore[misc]
    _impl_class = _KernelCacheImpl


class _HelperCache(ForgivingCache, FunctionCache):  # type: ignore[misc]
    _impl_class = _HelperCacheImpl


def _stamp_of(function: Any) -> str:
    """Tells the state of all sources that a function may be compiled from."""
    package = function.__globals__.get("__package__")
    return _stamp(function.__module__, function.__code__.co_filename, package)


@cache
def _stamp(module: str, file: str, package: str | None) -> str:
    made_from, constants = _bound_to.get(module, ((), ""))
    sources = frozenset({_source(file, package), *_kernel_sources(*made_from)})
    return _source_hash(sources, constants)


def _source(file: str, package: str | None) -> Path:
    """The folder of a module that is in a package, else its file: others may lie beside it."""
    return Path(file).parent if package else Path(file)


def _kernel_sources(*modules: ModuleType) -> set[Path]:
    """Where all kernels come from that these modules use."""
    sources: set[Path] = set()
    waiting, seen = list(modules), set(modules)
    while waiting:
        current = waiting.pop()
        if file := getattr(current, "__file__", None):
            sources.add(_source(file, current.__package__))
        found = set(_homes(vars(current).values())) - seen
        seen |= found
        waiting += found
    return sources


def _homes(values: Iterable[Any]) -> Iterator[ModuleType]:
    """The modules of those that are kernels."""
    for value in values:
        home = getattr(getattr(value, "py_func", None), "__module__", None)
        if home in sys.modules:
            yield sys.modules[home]


@cache
def _source_hash(sources: frozenset[Path], constants: str) -> str:
    """Hash of everything the code may come from: the core, these folders and files, what they
    use."""
    package = Path(__file__).parent.parent
    roots = {package / "core", *sources}
    if any(package / "search" in (source, *source.parents) for source in sources):
        roots |= {package / "search", package / "games"}
    digest = hashlib.sha256(f"numba {numba.__version__} {constants}".encode())
    files = {path for root in roots for path in (root.rglob("*.py") if root.is_dir() else (root,))}
    for source in sorted(files):
        digest.update(source.name.encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()


@cache
def _cache_root() -> Path | None:
    """Where compiled code is kept, or None where nothing can be written."""
    chosen = os.environ.get("REINO_CACHE_DIR")
    root = Path(chosen) if chosen else Path(platformdirs.user_cache_dir("reino", appauthor=False))
    root = root / "kernels"
    try:
        root.mkdir(parents=True, exist_ok=True)
        if not os.access(root, os.W_OK):
            raise PermissionError(root)
    except OSError:
        print(
            f"reino: cannot write to {root}; the rules are compiled anew each time", file=sys.stderr
        )
        return None
    _drop_old_folders(root)
    return root


@cache
def _folder(name: str) -> Path:
    """Where the code of one state of the sources is kept, marked as used today."""
    root = _cache_root()
    assert root is not None
    with suppress(OSError):  # not there yet
        os.utime(root / name)
    return root / name


def _drop_old_folders(root: Path) -> None:
    """Code of sources long edited is dead weight: keep what was used last."""
    folders = sorted((p for p in root.iterdir() if p.is_dir()), key=lambda p: p.stat().st_mtime)
    for old in folders[:-KEPT_FOLDERS]:
        shutil.rmtree(old, ignore_errors=True)
