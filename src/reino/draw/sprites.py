"""Sheets: all symbols of a game in one SVG document. A page shows one with `<use
href="…#name">`."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from reino.core.spec import GameSpec
from reino.draw.emblems import Box, Emblems
from reino.draw.svg import SERIF, Markup, element


class Symbol(NamedTuple):
    """A drawing and the box it is drawn in: left, top, width, height."""

    box: Box
    drawing: Markup


def symbol_of(emblem: Emblems, name: str, **given: str) -> Symbol:
    """An emblem as a symbol, in the box that its file states."""
    return Symbol(emblem.box(name), emblem(name, **given))


MOST_SHEETS = 64  # for the cache


def sheet(spec: GameSpec) -> str | None:
    """The sheet of a game, or None where the game has no drawings."""
    return None if spec.symbols is None else drawn(spec)


@lru_cache(maxsize=MOST_SHEETS)
def drawn(spec: GameSpec) -> str:
    """The sheet of a game that has drawings, made once and cached."""
    assert spec.symbols is not None
    return _document(spec.symbols())


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
