"""Which games there are. Ours and those of other packages come the same way: by one entry point.

What is installed is read off the packages' metadata; a game is imported when it is asked for, and
no other one with it.

A package that is no good takes no other game away: its own are left out, and what is wrong with
them is told. Some faults show at the import, others only when rules are compiled or bots are made;
wherever one is found, `leave_out` is told, and from then on nothing here offers that game.
"""

import logging
import sys
import warnings
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint
from linecache import getlines
from typing import TypeVar

from reino.core.catalogue import LANGUAGES
from reino.core.compiled import takes_options
from reino.core.errors import BrokenGame, UnknownGame
from reino.core.options import Value, Values
from reino.core.packages import (
    GAMES,
    GROUPS,
    MISHAPS,
    blamed,
    broken,
    brought_by,
    failed,
    is_ours,
    package_of,
    points_of,
)
from reino.core.phrase import Phrase, nearest, quoted
from reino.core.spec import GameSpec

T = TypeVar("T")

LOG = logging.getLogger(__name__)
# Groups of entry points by which packages brought parts of their games until 0.1, and the names
# that the parts have in a GameSpec now. They go with the next release.
OLD_GROUPS = {
    "levels": "levels",
    "guides": "guidance",
    "analysts": "analyst",
    "screens": "screen",
    "tallies": "tally",
    "offers": "previews",
    "art": "symbols",
}

_loaded: dict[str, GameSpec] = {}
_left_out: dict[str, BrokenGame] = {}  # what was found to be wrong, by the name of the game


@cache
def _points() -> dict[str, EntryPoint]:
    """Where each game is. What Reino has itself, no package replaces."""
    points: dict[str, EntryPoint] = {}
    for point in points_of(GAMES):
        kept = points.setdefault(point.name, point)
        if kept.value != point.value:
            what = f"{point.name} of {GAMES} is {kept.value}"
            _complain(f"{what}; {point.value} is left out")
    return points


def installed() -> tuple[str, ...]:
    """The names of the games that are installed."""
    return tuple(sorted(_points()))


def sound_games() -> tuple[GameSpec, ...]:
    """All games with which nothing is known to be wrong."""
    return made_of_games(lambda spec: spec)


def made_of_games(make: Callable[[GameSpec], T]) -> tuple[T, ...]:
    """What this makes of each game, leaving out those that it goes wrong with."""
    made = []
    for name in installed():
        if name in _left_out:
            continue
        try:
            made.append(make(find(name)))
        except BrokenGame as error:
            leave_out(error)
        except MISHAPS as error:
            leave_out(failed(name, "code", error))
    return tuple(made)


def leave_out(error: BrokenGame) -> None:
    """From now on this game is not offered; the log has all that Python says of it."""
    _left_out[str(error.facts["game"])] = _again(error)
    LOG.info("%s", error, exc_info=error)


def left_out() -> tuple[BrokenGame, ...]:
    """What is wrong with the games that are not offered."""
    return tuple(_left_out[name] for name in sorted(_left_out))


def find(name: str) -> GameSpec:
    """The game of this name."""
    if not isinstance(name, str):
        raise UnknownGame("error-game-name", known=", ".join(installed()), given=quoted(name))
    if name not in _points():
        known = installed()
        raise UnknownGame(
            "error-no-game",
            given=quoted(name),
            hint=nearest(name, known),
            known=", ".join(known),
        )
    if name in _left_out:
        raise _again(_left_out[name])
    if name not in _loaded:
        # The first of two threads decides: a process has each game once.
        _loaded.setdefault(name, _load(name))
    return _loaded[name]


def renamed_options(name: str, told: Values) -> dict[str, Value]:
    """Options of an older record or table by the names that their values have today; those of a
    game that is not installed stay as they are."""
    try:
        return find(name).options.renamed(told)
    except (UnknownGame, BrokenGame):
        return dict(told)


def _load(name: str) -> GameSpec:
    with blamed(name, "games"):
        spec = _points()[name].load()
        if not isinstance(spec, GameSpec):
            raise broken(name, Phrase("error-no-spec", given=type(spec).__name__))
        if spec.key != name:
            raise broken(
                name, Phrase("error-other-key", wanted=quoted(name), given=quoted(spec.key))
            )
    if not is_ours(name):
        _check_catalogues(spec)
        _check_new(spec)
    parts = _old_parts(spec)
    return spec.with_parts(parts) if parts else spec


def _old_parts(spec: GameSpec) -> dict[str, str]:
    """Parts that a package brings by entry points of their own, as it did until 0.1."""
    parts = {}
    package = package_of(spec.key)
    for group, part in OLD_GROUPS.items():
        for point in points_of(GROUPS + group):
            if point.name != spec.key:
                continue
            if brought_by(point) != package:
                whose = f"{spec.key} of {point.group} is for a game of {package}"
                _complain(f"{whose}; {point.value} is left out")
            # Of ours they are from an older installation; and what the game says itself, holds.
            elif not is_ours(spec.key) and vars(spec)[part] == getattr(GameSpec, part):
                parts[part] = point.value
                _warn_author(
                    spec,
                    f"the next release of Reino does not read the entry point group {point.group}: "
                    f'write {part}="{point.value}" in the GameSpec of {spec.key}, and delete the '
                    "group from pyproject.toml",
                )
    return parts


def _check_catalogues(spec: GameSpec) -> None:
    """Warn of a folder for each language, which is where a package had its catalogues in 0.1."""
    old = [file for lang in LANGUAGES for file in sorted((spec.locale / lang).glob("*.ftl"))]
    if old:
        name = spec.locale.name
        moves = [f"{name}/{f.parent.name}/{f.name} to {name}/{f.parent.name}.ftl" for f in old]
        _warn_author(
            spec,
            f"the next release of Reino does not read the catalogues of {spec.key} where they are: "
            f"move {' and '.join(moves)}",
        )


def _check_new(spec: GameSpec) -> None:
    """Warn of rules that take their options by position, as those of 0.1 did."""
    if takes_options(spec.rules):
        fields = ", ".join(option.field for option in spec.options.options)
        _warn_author(
            spec,
            f"the next release of Reino does not give options to new(s, players, options) of "
            f"{spec.key}: write new(s, players), and have a field in STATE for each option"
            + (f" ({fields}), which holds the index of its value" if fields else ""),
        )


def _warn_author(spec: GameSpec, told: str) -> None:
    """Warn at the line of the package that makes the GameSpec: that is where its author looks."""
    name = _points()[spec.key].module
    file = getattr(sys.modules[name], "__file__", None) or name
    lines = enumerate(getlines(file), 1)
    line = next((number for number, text in lines if "GameSpec(" in text), 1)
    warnings.warn_explicit(told, FutureWarning, file, line, name)


def _complain(what: str) -> None:
    print(f"reino: {what}", file=sys.stderr)


def _again(error: BrokenGame) -> BrokenGame:
    """The same without where it was raised: that would grow each time, and keep what it saw."""
    return BrokenGame(error.key, **error.facts)
