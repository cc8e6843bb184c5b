"""Elements of SVG as text, and the art that all games share.

The art direction is a woodcut on parchment: dark ink outlines, flat strong colours, hatching for
shade, crowns and shields. Shape tells what colour tells, so that a picture can be read without
either. A picture stands alone: no fonts, styles or scripts from elsewhere, and no ids, so that any
number of pictures can share a page.
"""

import re
from collections.abc import Iterable
from html import escape

INK = "#2a1a10"
FADED_INK = "#6d5238"
PARCHMENT = "#f6ebcd"
OLD_PARCHMENT = "#e7d5a6"
GOLD = "#e3ab24"
FELT = "#2f4b3c"  # the colour of the table between the players
FELT_LINE = "#8fae8b"
SERIF = "Georgia, 'Palatino Linotype', Palatino, 'Liberation Serif', 'Times New Roman', serif"

# How wide letters are on average in the widest serif in use, as a part of their height.
WIDE, WIDE_BOLD = 0.58, 0.68

# Characters that XML cannot hold, escaped or not.
FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


Attribute = str | float | None


class Markup(str):
    """SVG already written: the only text that is not escaped when it becomes part of more."""


def element(name: str, /, *children: str, **attributes: Attribute) -> Markup:
    """An element. `stroke_width=2` is written `stroke-width="2"`; None is left out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    inside = "".join(map(_content, children))
    return Markup(f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>")


def _value(value: str | float) -> str:
    if isinstance(value, str):
        return escape(FORBIDDEN.sub("\ufffd", value))
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def _content(child: str) -> str:
    if isinstance(child, Markup):
        return child
    return escape(FORBIDDEN.sub("\ufffd", child), quote=False)


def joined(parts: Iterable[str]) -> Markup:
    return Markup("".join(map(_content, parts)))


def document(lang: str, size: tuple[int, int], title: str, desc: str, *children: str) -> str:
    """A whole picture: sharp at any size, no wider than its place, and described in words for
    screen readers."""
    width, height = size
    return element(
        "svg",
        element("title", title),
        element("desc", desc),
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        style="max-width:100%;height:auto",
        role="img",
        aria_label=title,
        lang=lang,
        font_family=SERIF,
        fill=INK,
    )


def group(
    *children: str,
    at: tuple[float, float] | None = None,
    turn: float = 0,
    scale: float = 1,
    **attributes: Attribute,
) -> Markup:
    """Elements moved together to a place, turned by degrees, and made larger or smaller."""
    moves = []
    if at is not None:
        moves.append(f"translate({_value(float(at[0]))} {_value(float(at[1]))})")
    if turn:
        moves.append(f"rotate({_value(float(turn))})")
    if scale != 1:
        moves.append(f"scale({_value(float(scale))})")
    return element("g", *children, transform=" ".join(moves) or None, **attributes)


def text(
    words: str,
    x: float,
    y: float,
    size: float,
    *,
    room: float | None = None,
    **attributes: Attribute,
) -> Markup:
    """A line of words, made smaller where it would not fit into `room` in any serif."""
    if room is not None:
        wide = WIDE_BOLD if attributes.get("font_weight") == "bold" else WIDE
        size = min(size, room / (wide * max(len(words), 1)))
    return element("text", words, x=x, y=y, font_size=float(size), **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: Attribute) -> Markup:
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def circle(x: float, y: float, r: float, **attributes: Attribute) -> Markup:
    return element("circle", cx=x, cy=y, r=r, **attributes)


def path(d: str, **attributes: Attribute) -> Markup:
    return element("path", d=d, **attributes)


def engraved(d: str, fill: str, width: float = 2) -> Markup:
    """A shape as a woodcut has it: flat colour within an ink line."""
    return path(d, fill=fill, stroke=INK, stroke_width=width, stroke_linejoin="round")


def crown(fill: str = GOLD) -> Markup:
    """The crown of the house: 40 wide, 30 high, around the origin."""
    return joined(
        (
            engraved("M-17 11 L-20 -9 L-9 1 L0 -14 L9 1 L20 -9 L17 11 Z", fill),
            path("M-15 6 H15", stroke=INK, stroke_width=1.5),
            *(circle(x, y, 2.6, fill=fill, stroke=INK, stroke_width=1.5) for x, y in CROWN_TIPS),
        )
    )


CROWN_TIPS = ((-20, -10), (0, -15), (20, -10))


def framed(width: float, height: float, fill: str, line: str) -> Markup:
    """A page with a double rule and a lozenge in each corner, from the origin."""
    corners = ((14, 14), (width - 14, 14), (14, height - 14), (width - 14, height - 14))
    return joined(
        (
            rect(0, 0, width, height, rx=10, fill=fill),
            rect(5, 5, width - 10, height - 10, rx=6, fill="none", stroke=line, stroke_width=2.5),
            rect(10, 10, width - 20, height - 20, rx=3, fill="none", stroke=line),
            *(
                path(f"M{_value(x - 9)} {_value(y)} l9 -9 l9 9 l-9 9 Z", fill=line)
                for x, y in corners
            ),
        )
    )


def panel(width: float, height: float, colour: str, *, strong: bool) -> Markup:
    """A strip of parchment with a band in its owner's colour; a strong line for the active one."""
    band = f"M6 0 H20 V{height} H6 A6 6 0 0 1 0 {height - 6} V6 A6 6 0 0 1 6 0 Z"
    line = 2.5 if strong else 1.2
    return joined(
        (
            rect(0, 0, width, height, rx=6, fill=PARCHMENT, stroke=INK, stroke_width=line),
            path(band, fill=colour, stroke=INK, stroke_width=1.2),
        )
    )


def ribbon(words: str, width: float, fill: str, ink: str) -> Markup:
    """A text on a ribbon with swallow tails, 36 high, around the origin."""
    half = width / 2
    return joined(
        (
            engraved(f"M{-half} -18 H{half} l-12 18 l12 18 H{-half} l12 -18 Z", fill),
            text(
                words,
                0,
                7,
                21,
                room=width - 40,
                text_anchor="middle",
                font_weight="bold",
                fill=ink,
            ),
        )
    )
