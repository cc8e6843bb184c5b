"""The four rabbits and their carrots, each in a square of 64 around the origin.

Ears, dress and a sign tell them apart without their colour: brown has both ears up and a feather,
white bends one ear over a ruff, grey lets both hang and wears spectacles, black spreads them and
has a patch over one eye.
"""

from reino.draw.strokes import cut, dot, flat, lines, woodcut
from reino.draw.svg import GOLD, INK, Markup, circle, element, group, joined, mirrored
from reino.games.jackrabbits.art.palette import CREAM, LEAF, ORANGE, PALE_LEAF, RED
from reino.games.jackrabbits.rules.actions import SEAT_KEYS

FURS = ("#a9693a", "#fdf8ec", "#9aa3ab", "#3d3840")
SHADES = ("#7c4722", "#d8cbb2", "#6d767e", "#1f1b22")
INNER_EARS = ("#e2b58b", "#f2bfb4", "#d9c3c3", "#8c6470")
COATS = ("#2f6e3f", "#a81f2b", "#27508f", "#e0a31f")
DEEP = ("#6b3c17", "#8a1c26", "#33475f", "#2a1a10")  # for words
ON_COATS = (CREAM, CREAM, CREAM, INK)

STAR = "M0 -8 L2.2 -2.7 L7.8 -2.5 L3.4 1 L4.9 6.6 L0 3.4 L-4.9 6.6 L-3.4 1 L-7.8 -2.5 L-2.2 -2.7 Z"
CRESCENT = "M3.5 -7.5 A7.8 7.8 0 1 0 3.5 7.5 A6.2 6.2 0 1 1 3.5 -7.5 Z"
RING = (
    "M0 -7.5 A7.5 7.5 0 1 0 0 7.5 A7.5 7.5 0 1 0 0 -7.5 Z "
    "M0 -3.6 A3.6 3.6 0 1 1 0 3.6 A3.6 3.6 0 1 1 0 -3.6 Z"
)
CROSS = "M-2.4 -7.5 H2.4 V-2.4 H7.5 V2.4 H2.4 V7.5 H-2.4 V2.4 H-7.5 V-2.4 H-2.4 Z"
SIGNS = (STAR, CRESCENT, RING, CROSS)

EAR_UP = "M2 -14 C0 -26 2 -37 8 -39 C14 -36 14 -24 9 -12 Z"
EAR_IN = "M5.5 -17 C4.5 -25 5 -32 8 -34 C11 -31 10.5 -23 8.5 -16 Z"
EAR_BENT = "M2 -14 C1 -24 2 -31 8 -33 C15 -35 22 -31 24 -23 C19 -26 14 -25 11 -21 L9 -12 Z"
EAR_FOLD = "M8 -33 C15 -35 22 -31 24 -23 C19 -26 14 -25 11 -21 Z"
EAR_HANGING = "M6 -18 C13 -25 21 -22 23 -13 C25 -4 24 6 20 10 C15 8 13 -2 12 -9 Z"
EAR_HANGING_IN = "M13 -16 C18 -18 20 -12 20.5 -7 C21 -1 20.5 3 19.5 5 C17 2 16 -5 15 -10 Z"
EAR_WIDE = "M5 -14 C9 -26 17 -34 24 -34 C28 -28 22 -17 12 -9 Z"
EAR_WIDE_IN = "M9 -15 C13 -23 18 -29 23 -30 C24 -26 19 -18 12.5 -12 Z"

HEAD = "M0 -19 C10 -19 15 -12 14 -4 C13 4 7 8 0 8 C-7 8 -13 4 -14 -4 C-15 -12 -10 -19 0 -19 Z"
COAT = "M0 5 C9 5 14 10 16 20 C17 25 17 28 16 30 H-16 C-17 28 -17 25 -16 20 C-14 10 -9 5 0 5 Z"


def sign(seat: int, fill: str) -> Markup:
    """The sign of a seat, 16 high, around the origin."""
    return flat(SIGNS[seat], fill)


def badge(seat: int) -> Markup:
    """The sign of a seat on its coat's colour, 24 high, around the origin."""
    return joined(
        (
            circle(0, 0, 12, fill=COATS[seat], stroke=INK, stroke_width=2),
            group(sign(seat, ON_COATS[seat]), scale=0.95),
        )
    )


def _flipped(*parts: str) -> Markup:
    return element("g", *parts, transform="scale(-1 1)")


def _ears(seat: int) -> Markup:
    fur, inside = FURS[seat], INNER_EARS[seat]
    if SEAT_KEYS[seat] == "brown":
        return mirrored(cut(EAR_UP, fur), flat(EAR_IN, inside))
    if SEAT_KEYS[seat] == "white":
        bent = joined((cut(EAR_BENT, fur), cut(EAR_FOLD, fur, 1.6)))
        return joined((bent, _flipped(cut(EAR_UP, fur), flat(EAR_IN, inside))))
    if SEAT_KEYS[seat] == "black":
        return mirrored(cut(EAR_WIDE, fur), flat(EAR_WIDE_IN, inside))
    return Markup()


def _dress(seat: int) -> Markup:
    """What a rabbit wears besides its coat, and what lies over its head."""
    key = SEAT_KEYS[seat]
    if key == "brown":
        return joined(
            (
                cut("M-13 -13 C-8 -21 8 -21 13 -13 C6 -16 -6 -16 -13 -13 Z", LEAF, 1.6),
                cut("M8 -17 C10 -28 18 -34 26 -35 C25 -26 18 -18 11 -15 Z", RED, 1.5),
                lines("M11 -17 C15 -23 19 -28 23 -31", 1.1),
            )
        )
    if key == "white":
        scallops = "M-15 7 q3 6 6 0 q3 6 6 0 q3 6 6 0 q3 6 6 0 q3 6 6 0 C10 2 -10 2 -15 7 Z"
        return cut(scallops, CREAM, 1.5)
    if key == "grey":
        ear = joined((cut(EAR_HANGING, FURS[seat]), flat(EAR_HANGING_IN, INNER_EARS[seat])))
        glass = circle(5.8, -7, 4.6, fill="none", stroke=GOLD, stroke_width=1.8)
        rim = circle(5.8, -7, 5.6, fill="none", stroke=INK, stroke_width=0.8)
        return joined((mirrored(ear, glass, rim), lines("M-1.4 -7 H1.4", 1.6)))
    return joined(
        (
            lines("M-14 -9 L14 -11", 1.8, GOLD),
            cut("M1.5 -11 H10.5 C11 -5 8.5 -2.5 6 -2.5 C3.5 -2.5 1 -5 1.5 -11 Z", GOLD, 1.2),
        )
    )


def rabbit(seat: int) -> Markup:
    """A rabbit from the front, standing on y = 30."""
    fur, shade = FURS[seat], SHADES[seat]
    eye = CREAM if SEAT_KEYS[seat] == "black" else INK
    return woodcut(
        _ears(seat),
        cut(COAT, COATS[seat], 2.2),
        mirrored(cut("M5 30 C5 26 14 25 16 29 C16 33 6 33 5 30 Z", fur, 1.6)),
        mirrored(cut("M14 14 C18 15 19 21 16 24 C13 25 11 22 12 18 Z", fur, 1.6)),
        group(sign(seat, ON_COATS[seat]), at=(0, 18.5), scale=0.8),
        cut(HEAD, fur, 2.2),
        flat("M6 6 C11 3 14 -3 13 -9 C10 -1 6 3 1 6.5 Z", shade),
        mirrored(dot(5.5, -7, 2.1, eye)),
        cut("M-5.5 -1 C-4 -3.5 4 -3.5 5.5 -1 C6.5 4 3 6 0 6 C-3 6 -6.5 4 -5.5 -1 Z", CREAM, 1.2),
        flat("M-2.2 -2 H2.2 L0 0.8 Z", RED),
        lines("M0 1 V4 M-2 3.6 H2", 1.1),
        _dress(seat),
    )


def portrait(seat: int) -> Markup:
    """The head of a rabbit on a round of its coat's colour, 64 high."""
    return joined(
        (
            circle(0, 0, 30, fill=COATS[seat], stroke=INK, stroke_width=2.5),
            circle(0, 0, 26, fill="#f6e7bf", stroke=INK, stroke_width=1.2),
            group(rabbit(seat), at=(0, 5), scale=0.82),
        )
    )


def carrot(seat: int) -> Markup:
    """A carrot with the badge of its owner, 40 high, around the origin."""
    return woodcut(
        lines(
            "M-1 -12 C-4 -18 -8 -20 -12 -19 M0 -12 C0 -18 1 -22 4 -24 M1 -12 C5 -16 9 -17 12 -15",
            3.6,
        ),
        lines(
            "M-1 -12 C-4 -18 -8 -20 -12 -19 M0 -12 C0 -18 1 -22 4 -24 M1 -12 C5 -16 9 -17 12 -15",
            1.8,
            PALE_LEAF,
        ),
        cut("M-11 -9 C-8 -14 8 -14 11 -9 C12 2 5 16 0 22 C-5 16 -12 2 -11 -9 Z", ORANGE, 2),
        lines("M-7 9 h4 M3 13 h3", 1.3),
        group(badge(seat), at=(0, -2), scale=0.72),
    )


def lost_carrot() -> Markup:
    """Where a carrot still waits to be laid out."""
    return group(
        cut("M-11 -9 C-8 -14 8 -14 11 -9 C12 2 5 16 0 22 C-5 16 -12 2 -11 -9 Z", ORANGE, 1.6),
        lines("M-2 -12 C-4 -17 -7 -18 -10 -17 M0 -12 V-21 M2 -12 C4 -16 7 -17 10 -16", 1.8, LEAF),
        stroke=INK,
        stroke_linejoin="round",
        stroke_linecap="round",
    )
