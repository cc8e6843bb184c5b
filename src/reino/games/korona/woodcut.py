"""The graver's strokes and the printer's inks, shared by all emblems of Korona.

An emblem states its ink line once, for everything in it; a shape says only what is its own.
"""

from reino.core.svg import INK, Markup, circle, group, path

CREAM = "#fffaf0"
SILVER = "#e3e7ea"
STEEL = "#9aa5ad"
STONE = "#d5d3c8"
WOOD = "#8a5a2b"
PALE_WOOD = "#c58d4f"
DARK = "#3a2414"
STRAW = "#efcf76"
SKIN = "#eec19a"
RED = "#b3202c"
BLUE = "#2559a8"
GREEN = "#3f8a45"
TEAL = "#1c9a98"
VIOLET = "#8a3fb0"


def woodcut(*parts: str, at: tuple[float, float] | None = None, turn: float = 0) -> Markup:
    """An emblem whole."""
    return group(
        *parts,
        at=at,
        turn=turn,
        fill="none",
        stroke=INK,
        stroke_width=2,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def cut(d: str, fill: str, width: float | None = None) -> Markup:
    """Flat colour within an ink line."""
    return path(d, fill=fill, stroke_width=width)


def flat(d: str, fill: str = INK) -> Markup:
    """Colour without a line, for shade and for what is all ink."""
    return path(d, fill=fill, stroke="none")


def lines(d: str, width: float = 1.6, colour: str | None = None) -> Markup:
    """Lines alone, of ink unless another colour is named."""
    return path(d, stroke=colour, stroke_width=width)


def dot(x: float, y: float, r: float, fill: str = INK) -> Markup:
    return circle(x, y, r, fill=fill, stroke="none")
