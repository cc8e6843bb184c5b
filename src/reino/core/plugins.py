"""What packages bring to Reino for their games, by entry point."""

import sys
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from importlib.metadata import EntryPoint, entry_points
from types import MappingProxyType
from typing import Any, TypeVar

T = TypeVar("T")


class Plugins(Mapping[str, T]):
    """One group of entry points, by the name of the game each is for; loaded when asked for.

    `ours` are named in the same way, but here: they are no use without the module that asks for
    them. What Reino has itself, nobody replaces.
    """

    def __init__(self, group: str, ours: Mapping[str, str] = MappingProxyType({})) -> None:
        self._group = group
        self._ours = ours

    @cached_property
    def _points(self) -> dict[str, EntryPoint]:
        points = {name: EntryPoint(name, value, self._group) for name, value in self._ours.items()}
        for point in sorted(entry_points(group=self._group), key=_is_from_elsewhere):
            first = points.setdefault(point.name, point)
            if first.value != point.value:
                kept = f"{point.name} of {self._group} is {first.value}"
                print(f"reino: {kept}; {point.value} is left out", file=sys.stderr)
        return points

    def __getitem__(self, name: str) -> T:
        loaded: T = _loaded(self._points[name])
        return loaded

    def __contains__(self, name: object) -> bool:
        return name in self._points

    def __iter__(self) -> Iterator[str]:
        return iter(self._points)

    def __len__(self) -> int:
        return len(self._points)


def _is_from_elsewhere(point: EntryPoint) -> bool:
    return point.dist is None or point.dist.name != "reino"


@cache
def _loaded(point: EntryPoint) -> Any:
    try:
        return point.load()
    except KeyError as error:  # which a mapping would take to mean that there is none
        raise ImportError(f"{point.value} cannot be loaded") from error
