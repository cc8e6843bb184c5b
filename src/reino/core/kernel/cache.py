"""The cache of compiled code on disk, and its keys.

Numba's own cache does not notice an edit in an imported file (numba issue 1833). So the key of a
kernel is a hash of all sources it may be compiled from: this folder, the file the kernel is in, and
every file which that one imports, found by reading import statements. A folder named `rules` counts
as a whole, and of the core only the modules that hold kernels, and the action table, whose ids are
compiled in. Files that no kernel imports, such
as a palette, a screen or a catalogue, are in no key.
"""

import hashlib
import os
import re
import shutil
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

import numba
import platformdirs
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

from reino.core.kernel.linking import HelperCacheImpl, calls_itself, without_bitcode

KEPT_FOLDERS = 150  # of compiled code; four games with their bots and batches fill about thirty
HERE = Path(__file__)
OURS = "reino"
PACKAGES = next(folder.parent for folder in HERE.parents if folder.name == OURS)
RULES = "rules"  # the room of a game that counts as a whole
ACTION_TABLE = "actions.py"  # of the core: the ids that follow from it are constants of kernels
# An import statement at the beginning of a line: kernels import nothing elsewhere.
IMPORT = re.compile(
    r"^(?:from\s+(?P<module>[.\w]+)\s+import\s+(?P<names>\([^)]*\)|[^\n#(]+)|import\s+(?P<plain>[^\n#]+))",
    re.MULTILINE,
)
COMMENT = re.compile(r"#[^\n]*")


class Source(NamedTuple):
    """A file with Python code, and the package it is in."""

    file: Path
    package: str

    @property
    def root(self) -> Path:
        """The folder in which the outermost package lies, or the file itself if it is in none."""
        return self.file.parents[len(self.package.split("."))] if self.package else self.file.parent


def is_cached(dispatcher: Any, signature: tuple[Any, ...]) -> bool:
    """Whether the cache has this entry point, so that it is loaded from disk rather than
    compiled."""
    store: Any = getattr(dispatcher, "_cache", None)
    try:
        key = store._index_key(signature, dispatcher.targetctx.codegen())
        return key in store._cache_file._load_index()
    except Exception:  # the index file is missing, or damaged and `load_overload` will rewrite it
        return False


class KernelLocator(_CacheLocator):  # type: ignore[misc]
    """One directory for each state of the sources; the module's name tells copies apart."""

    def __init__(self, function: FunctionType) -> None:
        code = function.__code__
        identity = f"{function.__module__}:{function.__qualname__}:{code.co_firstlineno}"
        self._disambiguator = hashlib.sha256(identity.encode()).hexdigest()[:16]
        self._stamp = stamp_of(function)

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
    """The locator for helpers: their cache entries are kept apart from those of functions that
    Python calls."""

    def get_disambiguator(self) -> str:
        return f"{super().get_disambiguator()}-helper"


class _KernelCacheImpl(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (KernelLocator,)

    def __init__(self, function: FunctionType) -> None:
        super().__init__(function)
        self._is_linked_in = calls_itself(function)

    def reduce(self, compiled: Any) -> Any:
        """Leave out the bitcode that other functions would link in: the helper's own entry has it,
        and reading it took longer than reading machine code."""
        kept = super().reduce(compiled)
        return kept if self._is_linked_in else without_bitcode(kept, compiled.library)


class _HelperCacheImpl(HelperCacheImpl):
    _locator_classes = (HelperLocator,)


class ForgivingCache:
    """A mixin for Numba's caches: a cache that cannot be read or written never keeps a game from
    starting."""

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        try:
            return super().load_overload(sig, target_context)  # type: ignore[misc]
        except Exception:  # pickle may raise any error on a damaged file: compile again
            with suppress(OSError):
                self._cache_file.flush()  # type: ignore[attr-defined]
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        with suppress(OSError):  # a full disk: go on without the cache
            super().save_overload(sig, data)  # type: ignore[misc]


class KernelCache(ForgivingCache, FunctionCache):  # type: ignore[misc]
    _impl_class = _KernelCacheImpl


class HelperCache(ForgivingCache, FunctionCache):  # type: ignore[misc]
    _impl_class = _HelperCacheImpl


# The inputs of a bound copy of a module besides its own source: modules, and constants.
_bound: dict[str, tuple[tuple[ModuleType, ...], str]] = {}


def bound_to(alias: str, modules: tuple[ModuleType, ...], constants: str) -> None:
    """Register the inputs of a bound copy of a module, before it is executed."""
    _bound[alias] = modules, constants


def stamp_of(function: Any) -> str:
    """The hash of all sources that a function may be compiled from: its cache key."""
    return _stamp(function.__module__, _home(function))


def sources_of(function: Any) -> set[Path]:
    """All files that a function may be compiled from."""
    return _sources(function.__module__, _home(function))


def _home(kernel: Any) -> Source:
    function = getattr(kernel, "py_func", kernel)
    package = function.__globals__.get("__package__") or ""
    return Source(Path(function.__code__.co_filename), package)


@cache
def _stamp(module: str, source: Source) -> str:
    _, constants = _bound.get(module, ((), ""))
    digest = hashlib.sha256(f"numba {numba.__version__} {constants}".encode())
    for file in sorted(_sources(module, source)):
        digest.update(f"{file.parent.name}/{file.name} {digest_of(file)}".encode())
    return digest.hexdigest()


def _sources(module: str, source: Source) -> set[Path]:
    bound, _ = _bound.get(module, ((), ""))
    others = [Source(Path(m.__file__), m.__package__ or "") for m in bound if m.__file__]
    found: set[Source] = set()
    waiting = [*_folder_of(Source(HERE, __package__)), source, *others]
    while waiting:
        source = waiting.pop()
        if source not in found:
            found.add(source)
            waiting += _imported(source)
            if source.file.parent.name == RULES:
                waiting += _folder_of(source)
    return {source.file for source in found}


def _folder_of(source: Source) -> Iterator[Source]:
    for file in source.file.parent.glob("*.py"):
        yield Source(file, source.package)


@cache
def _imported(source: Source) -> tuple[Source, ...]:
    """The files that a source imports, of its own package and of Reino."""
    names: list[str] = []
    for found in IMPORT.finditer(source.file.read_text("utf-8")):
        if found["plain"]:
            names += (name.split(" as ")[0].strip() for name in found["plain"].split(","))
            continue
        module = _absolute(found["module"], source.package)
        for name in COMMENT.sub("", found["names"]).strip("()").split(","):
            if name := name.split(" as ")[0].strip():
                names.append(f"{module}.{name}")
    return tuple(dict.fromkeys(_found(names, source)))


def _absolute(module: str, package: str) -> str:
    """A module's name, also where an import names it from the package it stands in."""
    dots = len(module) - len(module.lstrip("."))
    if not dots:
        return module
    parents = package.split(".")[: len(package.split(".")) - dots + 1]
    return ".".join((*parents, module[dots:])).rstrip(".")


def _found(names: Iterable[str], source: Source) -> Iterator[Source]:
    """The files of these modules, or of the modules that these are names in."""
    for name in names:
        found = _file_of(name, source) or _file_of(name.rpartition(".")[0], source)
        if found is not None and not _is_beside_kernels(found.file):
            yield found


@cache
def _is_beside_kernels(file: Path) -> bool:
    """Whether a file of the core is no part of compiled code, though rules import it: errors,
    phrases and options hold no kernel."""
    if file.parent != HERE.parent.parent or file.name == ACTION_TABLE:
        return False
    return "@kernel" not in file.read_text("utf-8")


def _file_of(module: str, source: Source) -> Source | None:
    """The file of a module: of Reino, of the source's own package, beside a lone source, or of a
    library of kernels."""
    top = module.partition(".")[0]
    if top == OURS:
        root = PACKAGES
    elif top == source.package.partition(".")[0] or not source.package:
        root = source.root
    else:
        return _library(module)
    path = root.joinpath(*module.split("."))
    if (file := path.with_suffix(".py")).is_file():
        return Source(file, module.rpartition(".")[0])
    if source.package and (file := path / "__init__.py").is_file():
        return Source(file, module)
    return None


def _library(module: str) -> Source | None:
    """The file of a module of another package that uses Reino: it may bring kernels."""
    loaded = sys.modules.get(module)
    file = getattr(loaded, "__file__", None) or ""
    if loaded is None or not file.endswith(".py") or not _uses_reino(Path(file)):
        return None
    return Source(Path(file), loaded.__package__ or "")


@cache
def _uses_reino(file: Path) -> bool:
    return any(OURS in found[0] for found in IMPORT.finditer(file.read_text("utf-8")))


@cache
def digest_of(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


@cache
def cache_root() -> Path | None:
    """The folder of the cache, or None where no folder can be written."""
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
    """The cache folder for one state of the sources, marked as used today."""
    root = cache_root()
    assert root is not None
    with suppress(OSError):  # the folder does not exist yet
        os.utime(root / name)
    return root / name


def _drop_old_folders(root: Path) -> None:
    """Delete the folders used longest ago: the code of sources edited since is never read again."""
    folders = sorted((p for p in root.iterdir() if p.is_dir()), key=lambda p: p.stat().st_mtime)
    for old in folders[:-KEPT_FOLDERS]:
        shutil.rmtree(old, ignore_errors=True)
