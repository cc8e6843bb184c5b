"""A sheet: all symbols of a game in one document. A page shows one with `<use href="…#name">`."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

from reino.core.emblems import Box, Emblems
from reino.core.plugins import Plugins
from reino.core.svg import SERIF, Markup, element


class Symbol(NamedTuple):
    """A drawing and the box it is drawn in: left, top, width, height."""

    box: Box
    drawing: Markup


def symbol_of(emblem: Emblems, name: str, **given: str) -> Symbol:
    """An emblem as a symbol, in the box that its file states."""
    return Symbol(emblem.box(name), emblem(name, **given))


Drawing = Callable[[], Mapping[str, Symbol]]

DRAWINGS: Plugins[Drawing] = Plugins("reino.art")
MOST_SHEETS = 64  # in the cache


def sheet(game: str) -> str | None:
    """The document, or None for a game without drawings."""
    # Names come from requests, which may name anything: unknown ones must not fill the cache.
    return drawn(game) if game in DRAWINGS else None


@lru_cache(maxsize=MOST_SHEETS)
def drawn(game: str) -> str:
    """The document of a game that has drawings; cached."""
    return _document(DRAWINGS[game]())


def _document(symbols: Mapping[str, Symbol]) -> str:
    return element(
        "svg",
        *(
            element(
                "symbol",
                symbol.drawing,
                id=name,
                viewBox=" ".join(f"{side:g}" for side in symbol.box),
                font_family=SERIF,
            )
            for name, symbol in symbols.items()
        ),
        xmlns="http://www.w3.org/2000/svg",
    )
