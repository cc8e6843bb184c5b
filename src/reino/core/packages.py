"""Packages that bring games to Reino: their entry points, and faults in their code."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import EntryPoint, distributions, entry_points
from pathlib import Path
from traceback import walk_tb

from reino.core.errors import BrokenGame, ReinoError
from reino.core.phrase import Phrase

GROUPS = "reino."  # the prefix of all entry point groups
GAMES = f"{GROUPS}games"
OURS = "reino"  # the package of Reino's own games
# Errors that a package may raise when its code is run; Ctrl-C is no fault of it.
MISHAPS = (Exception, SystemExit)


def package_of(game: str) -> str | None:
    """The package that brings a game, with its version."""
    return next((brought_by(point) for point in points_of(GAMES) if point.name == game), None)


def is_ours(game: str) -> bool:
    """Whether Reino itself brings a game."""
    return any(point.name == game and not _is_from_elsewhere(point) for point in points_of(GAMES))


@cache
def points_of(group: str) -> tuple[EntryPoint, ...]:
    """The entry points of a group. Those of Reino come first, so that they are the ones kept."""
    return tuple(sorted(entry_points(group=group), key=_is_from_elsewhere))


def _is_from_elsewhere(point: EntryPoint) -> bool:
    return point.dist is None or point.dist.name != OURS


def brought_by(point: EntryPoint) -> str:
    """The package of an entry point, with its version."""
    return "?" if point.dist is None else f"{point.dist.name} {point.dist.version}"


@contextmanager
def blamed(game: str, part: str) -> Iterator[None]:
    """Report any error raised in here as the fault of a part of this game. Refusals of Reino itself
    pass."""
    try:
        yield
    except ReinoError:
        raise
    except MISHAPS as error:
        raise failed(game, part, error) from error


def broken(game: str, why: Phrase) -> BrokenGame:
    return BrokenGame("error-broken-game", game=game, package=package_of(game) or "?", why=why)


def failed(game: str, part: str, error: BaseException) -> BrokenGame:
    """An error as the fault of a part of a game: in one line, with file and line in its package."""
    # Numba's message first lists its compilation stages, and of the places it names the first is
    # innermost.
    lines = (line.strip() for line in str(error).splitlines())
    said = next((line for line in lines if line and not line.startswith("Failed in ")), "")
    named = re.search(r'^File "(.+)", line (\d+)', str(error), re.MULTILINE)
    places = [named.groups()] if named else _places(game, error)
    place = "".join(f" ({Path(file).name}, line {line})" for file, line in places[-1:])
    reason = f"{type(error).__name__}{said and ': '}{said}{place}"
    fault = broken(game, Phrase("error-broken-part", part=part, reason=reason))
    fault.__cause__ = error
    return fault


def _places(game: str, error: BaseException) -> list[tuple[str, int]]:
    """Files and lines of a game's own package that an error came through, the innermost last."""
    roots = {_root(point.module) for point in _from_elsewhere() if point.name == game}
    return [
        (frame.f_code.co_filename, line)
        for frame, line in walk_tb(error.__traceback__)
        if _root(frame.f_globals.get("__name__", "")) in roots
    ]


def culprit(error: BaseException) -> BrokenGame | None:
    """The game whose package raised an error, if it is the package of a game from outside Reino."""
    names = (frame.f_globals.get("__name__", "") for frame, _ in walk_tb(error.__traceback__))
    passed = set(map(_root, names))
    for point in _from_elsewhere():
        if _root(point.module) in passed:
            return failed(point.name, "code", error)
    return None


def _from_elsewhere() -> list[EntryPoint]:
    """The entry points of all other packages, in all groups."""
    points = [point for package in distributions() for point in package.entry_points]
    return [p for p in points if p.group.startswith(GROUPS) and _is_from_elsewhere(p)]


def _root(module: str) -> str:
    return module.partition(".")[0]
