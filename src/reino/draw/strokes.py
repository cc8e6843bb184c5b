"""Strokes of the woodcut style, shared by the pictures of all games.

A drawing states its ink line once, for everything in it; a shape states only its colour and width.
"""

from reino.draw.svg import INK, Markup, group, path


def woodcut(
    *parts: str, at: tuple[float, float] | None = None, turn: float = 0, scale: float = 1
) -> Markup:
    """A whole drawing, which sets the ink line for its shapes."""
    return group(
        *parts,
        at=at,
        turn=turn,
        scale=scale,
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
    """Colour without a line, for shade and for shapes of ink."""
    return path(d, fill=fill, stroke="none")


def lines(d: str, width: float = 1.6, colour: str | None = None) -> Markup:
    """Lines alone, of ink unless another colour is named."""
    return path(d, stroke=colour, stroke_width=width, fill="none")
