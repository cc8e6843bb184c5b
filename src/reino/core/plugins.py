"""What packages bring to Reino for their games, by entry point."""

from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from importlib.metadata import EntryPoint, entry_points
from types import MappingProxyType
from typing import Any, TypeVar

T = TypeVar("T")


class Plugins(Mapping[str, T]):
    """One group of entry points, by the name of the game each is for; loaded when asked for.

    `ours` are named in the same way, but here: they are no use without the module that asks for
    them.
    """

    def __init__(self, group: str, ours: Mapping[str, str] = MappingProxyType({})) -> None:
        self._group = group
        self._ours = ours

    @cached_property
    def _points(self) -> dict[str, EntryPoint]:
        ours = (EntryPoint(name, value, self._group) for name, value in self._ours.items())
        return {point.name: point for point in (*ours, *entry_points(group=self._group))}

    def __getitem__(self, name: str) -> T:
        loaded: T = _loaded(self._points[name])
        return loaded

    def __contains__(self, name: object) -> bool:
        return name in self._points

    def __iter__(self) -> Iterator[str]:
        return iter(self._points)

    def __len__(self) -> int:
        return len(self._points)


@cache
def _loaded(point: EntryPoint) -> Any:
    try:
        return point.load()
    except KeyError as error:  # which a mapping would take to mean that there is none
        raise ImportError(f"{point.value} cannot be loaded") from error
