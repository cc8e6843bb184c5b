"""An emblem for each kingdom card, in a square of 64 around the origin."""

from reino.draw.strokes import cut, dot, flat, lines, woodcut
from reino.draw.svg import GOLD, INK, Markup, circle, element, group, joined, mirrored, rect
from reino.games.korona.art.palette import (
    BLUE,
    CREAM,
    DARK,
    GREEN,
    PALE_WOOD,
    RED,
    SILVER,
    SKIN,
    STEEL,
    STONE,
    STRAW,
    TEAL,
    VIOLET,
    WOOD,
)


def _monarch() -> Markup:
    """A closed crown of gold over red velvet, on ermine."""
    return woodcut(
        cut("M-21 12 C-27 -8 -16 -19 0 -19 C16 -19 27 -8 21 12 Z", RED, 2.2),
        lines("M-11 -10 V6 M-14.5 -7 V5 M11 -10 V6 M14.5 -7 V5", 1.2),
        mirrored(cut("M24 10 C32 -10 14 -25 0 -20 C13 -16 21 -6 17 10 Z", GOLD)),
        cut("M-3.5 11 C-5.5 -4 -4 -13 0 -19 C4 -13 5.5 -4 3.5 11 Z", GOLD),
        lines("M0 -32 V-24 M-3.6 -29 H3.6", 2.8),
        circle(0, -21.5, 4.2, fill=GOLD),
        cut("M-25 8 C-10 13 10 13 25 8 V18 C10 23 -10 23 -25 18 Z", GOLD),
        circle(0, 16.5, 3.4, fill=BLUE, stroke_width=1.4),
        mirrored(
            cut("M12 15 L15.5 11.5 L19 14 L15.5 18 Z", RED, 1.2),
            circle(8, 16, 1.5, fill=CREAM, stroke_width=1),
        ),
        cut("M-27 18 C-10 23.5 10 23.5 27 18 V26 C10 31.5 -10 31.5 -27 26 Z", CREAM),
        lines("M0 25 V28 M-9 24.5 V27.5 M9 24.5 V27.5 M-18 23 V26 M18 23 V26", 2.4),
    )


def _stable() -> Markup:
    """A horse looks out over its half-door."""
    return woodcut(
        cut("M-24 -6 V29 H24 V-6 L0 -26 Z", PALE_WOOD),
        lines("M-19.5 2 V28 M19.5 2 V28 M-8 -17 H8 M-13 -12.5 H13", 1.3),
        cut("M-15 29 V4 C-15 -9 15 -9 15 4 V29 Z", DARK),
        cut(
            "M13 21 C14.5 10 12 0 4.5 -3 L3.5 -9 L-0.5 -3 C-6 -1 -9 4 -13.5 11 "
            "C-15.5 14.5 -11.5 18.5 -8 16 L-2.5 13 C-1 15 -2 18 -3 21 Z",
            CREAM,
            1.8,
        ),
        flat("M13 21 C14.5 10 12 0 4.5 -3 L2 -3 C8 2 9.5 11 8 21 Z", WOOD),
        dot(-2, 4, 1.7),
        dot(-10.5, 12.5, 1.1),
        cut("M-15 19 H15 V29 H-15 Z", WOOD, 1.8),
        lines("M-13 27.5 L13 20.5", 2.2, PALE_WOOD),
        cut("M-30 0 L0 -30 L30 0 L25 5 L0 -20 L-25 5 Z", "#8f2f1f"),
        lines("M-22 -3 L-18.5 -1 M-14 -11 L-10.5 -9 M14 -11 L10.5 -9 M22 -3 L18.5 -1", 1.3),
    )


def _knight() -> Markup:
    """A great helm with its plume."""
    return woodcut(
        cut("M-3 -15 C-8 -31 13 -37 22 -28 C30 -20 29 -4 22 3 C22 -8 17 -15 6 -15 Z", BLUE, 2.2),
        lines("M3 -20 C9 -27 17 -25 22 -16 M6 -17 C13 -21 19 -18 23 -8", 1.3, CREAM),
        cut(
            "M-19 -11 C-13 -18 13 -18 19 -11 L20 11 C18 21 8 27 0 31 C-8 27 -18 21 -20 11 Z",
            SILVER,
            2.4,
        ),
        flat("M0 -16 C8 -16 14 -14.5 18 -10.5 L19 11 C17 20 8 26 0 29.5 Z", STEEL),
        cut(
            "M-3.6 -16.2 H3.6 V-8 H19.2 L19.6 0 H3.6 V29 L0 31 L-3.6 29 V0 H-19.6 L-19.2 -8 "
            "H-3.6 Z",
            GOLD,
            1.8,
        ),
        mirrored(
            rect(5.5, -5.8, 11.5, 3.8, fill=INK, stroke="none"),
            *(dot(x, y, 1.6) for x in (8, 13) for y in (7, 12.5, 18)),
        ),
    )


def _tower() -> Markup:
    """A round keep with its flag."""
    return woodcut(
        lines("M0 -20 V-31", 2.4),
        cut("M1 -32 L17 -28 L1 -23.5 Z", RED, 1.6),
        cut("M-14 29 L-12 -8 H12 L14 29 Z", STONE),
        flat("M5 -7 H11 L13 28 H7 Z", STEEL),
        cut("M-19 -7 V-21 h7.4 v5 h7.9 v-5 h7.4 v5 h7.9 v-5 h7.4 V-7 L12 -3 H-12 Z", STONE),
        flat("M9.5 -15 h2.1 v-5 h6.4 V-7.5 L12 -4 H8 Z", STEEL),
        cut("M-2.2 1 C-2.2 -2.5 2.2 -2.5 2.2 1 V9 H-2.2 Z", INK, 1),
        cut("M-5.5 29 V20 C-5.5 13 5.5 13 5.5 20 V29 Z", DARK, 1.8),
        lines("M-12 1 H-7 M-12.5 8 H-9 M6 4 H10 M-12.8 15 H-8 M8 12 H12 M9 20 H13 M-13 22 H-9"),
        lines("M-21 29 H21", 4),
    )


def _archer() -> Markup:
    """A bow drawn, the arrow on the string."""
    bow = "M-7 -31 C-5 -25 18 -21 18 0 C18 21 -5 25 -7 31"
    return woodcut(
        lines("M-6 -29 L-15 0 L-6 29", 1.8),
        lines(bow, 8.5),
        lines(bow, 4.5, PALE_WOOD),
        lines("M17.6 -6 C18.4 -2 18.4 2 17.6 6", 4.5, RED),
        lines("M-22 0 H24", 5),
        lines("M-22 0 H24", 1.6, PALE_WOOD),
        cut("M21 -7.5 L36 0 L21 7.5 L24.5 0 Z", SILVER, 2),
        cut("M-31 -7 H-21 L-14 0 L-21 7 H-31 L-25 0 Z", GREEN, 2),
        at=(-2, 2),
        turn=-45,
    )


SPROUT = "M0 4 V-3 M-3.5 -2.5 L0 1.5 L3.5 -2.5"
SPROUTS = (
    ((0, 7), 0.7),
    ((0, 15), 0.9),
    ((0, 23.5), 1.1),
    ((-20, 8.5), 0.7),
    ((-25, 17), 0.9),
    ((20, 8.5), 0.7),
    ((25, 17), 0.9),
)


def _field() -> Markup:
    """Furrows of wheat under the rising sun."""
    rays = "M-27 -4 L-19 -3 M-24 -17 L-16.5 -12 M-14 -26 L-9.5 -18 M0 -30 V-21"
    return woodcut(
        lines(rays, 3.4),
        lines("M27 -4 L19 -3 M24 -17 L16.5 -12 M14 -26 L9.5 -18", 3.4),
        circle(0, -1, 15, fill=GOLD, stroke_width=2.2),
        cut("M-31 5 C-15 -1 15 -1 31 5 V25 C15 30 -15 30 -31 25 Z", "#8db14d", 2.2),
        flat(
            "M-4 1 H4 L7 28.5 H-7 Z M-11.5 1.5 L-18.5 2.5 L-30 13 V24 L-27 26 Z "
            "M11.5 1.5 L18.5 2.5 L30 13 V24 L27 26 Z",
            STRAW,
        ),
        lines("M-4 1 L-7 28 M4 1 L7 28 M-11.5 1 L-27 26 M11.5 1 L27 26", 1.5),
        lines("M-18.5 3 L-30 13 M18.5 3 L30 13", 1.5),
        *(group(lines(SPROUT, 1.5, WOOD), at=at, scale=size) for at, size in SPROUTS),
    )


def _peasant() -> Markup:
    """A straw hat, a beard, and a fork over the shoulder."""
    return woodcut(
        lines("M24 -12 V30", 5.5),
        lines("M24 -12 V30", 2.2, PALE_WOOD),
        lines("M17 -29 V-20 C17 -12 31 -12 31 -20 V-29 M24 -29 V-13", 3.4),
        cut(
            "M-21 31 C-20 21 -10 19 -4 18 H4 C10 19 20 21 21 31 Z",
            "#d9691e",
            2,
        ),
        cut("M-14 -4 C-16 13 -8 26 0 28 C8 26 16 13 14 -4 Z", SKIN),
        cut(
            "M-14.5 6 C-9 13 -5 10 0 10 C5 10 9 13 14.5 6 C14 20 8 27 0 30 C-8 27 -14 20 -14.5 6 Z",
            "#9c6433",
            1.8,
        ),
        mirrored(dot(6, 4.6, 2)),
        lines("M-4 16 C-1.5 18 1.5 18 4 16", 2, CREAM),
        group(
            cut("M-13 -8 C-12 -29 12 -29 13 -8 C5 -3 -5 -3 -13 -8 Z", STRAW),
            cut("M-13 -12 C-5 -8 5 -8 13 -12 V-6.5 C5 -2.5 -5 -2.5 -13 -6.5 Z", RED, 1.4),
            cut(
                "M-29 -4 C-20 -9 -14 -9 -13 -7.5 C-5 -3 5 -3 13 -7.5 C14 -9 20 -9 29 -4 "
                "C18 4 -18 4 -29 -4 Z",
                STRAW,
            ),
            lines("M-21 -3.5 L-16 -1.5 M21 -3.5 L16 -1.5 M-7 -1 H7", 1.2),
            at=(0, -3),
        ),
    )


def _healer() -> Markup:
    """A mortar with its pestle, and herbs in it."""
    leaf = "M0 0 C-11 -6 -11 -18 -2 -26 C7 -19 8 -7 0 0 Z"
    herb = joined((cut(leaf, GREEN, 1.8), lines("M-0.5 -3 L-1.8 -20", 1.3)))
    return woodcut(
        group(herb, at=(-9, -2), turn=-42, scale=0.95),
        group(herb, at=(-5, -4), turn=2, scale=1.05),
        group(
            cut("M-3 6 L-4 -20 C-6 -28 6 -28 4 -20 L3 6 Z", STONE),
            at=(7, -4),
            turn=36,
        ),
        cut(
            "M-22 -1 H22 C23 12 16 19 8 21 V24 C14 24 16 27 16 30 H-16 C-16 27 -14 24 -8 24 "
            "V21 C-16 19 -23 12 -22 -1 Z",
            TEAL,
            2.2,
        ),
        flat("M12 2 H20 C20 10 15 16 8 18.5 C12 13 13 8 12 2 Z", "#0f6d6c"),
        rect(-26, -7, 52, 8, rx=4, fill=TEAL, stroke_width=2.2),
        flat("M-3 3.5 H3 V7.5 H7 V13.5 H3 V17.5 H-3 V13.5 H-7 V7.5 H-3 Z", CREAM),
    )


def _jester() -> Markup:
    """Cap and bells over a grin."""
    lobe = "M21 4 C20 -6 21 -12 28 -9 C29 -24 13 -30 4 -15 C1 -8 1 0 0 8 C8 9 15 8 21 4 Z"
    bell = joined(
        (
            circle(0, 0, 4.4, fill=GOLD, stroke_width=1.8),
            lines("M-2 1.5 H2", 1.5),
        )
    )
    return woodcut(
        cut("M-15 3 C-17 18 -8 28 0 31 C8 28 17 18 15 3 Z", SKIN),
        cut("M-10 -8 C-10 -18 -4 -23 0 -27 C4 -23 10 -18 10 -8 C5 0 -5 0 -10 -8 Z", GOLD),
        cut(lobe, RED),
        element("g", cut(lobe, VIOLET), transform="scale(-1 1)"),
        lines("M5 -2 C6 -10 11 -17 18 -17", 1.3, CREAM),
        lines("M-5 -2 C-6 -10 -11 -17 -18 -17", 1.3, CREAM),
        cut(
            "M-21 3 C-8 8 8 8 21 3 L19 10 L13.5 7 L10 13.5 L5 8.5 L0 15 L-5 8.5 L-10 13.5 "
            "L-13.5 7 L-19 10 Z",
            GOLD,
            1.8,
        ),
        mirrored(dot(6.5, 16.5, 1.8), group(bell, at=(27.5, -5.5))),
        lines("M-8 21 C-4 27 4 27 8 21", 2.2, RED),
        group(bell, at=(0, -28)),
    )


def _villain() -> Markup:
    """Eyes under a hood."""
    return woodcut(
        cut(
            "M0 -31 C18 -29 25 -12 25 2 C29 10 31 20 31 30 H-31 C-31 20 -29 10 -25 2 "
            "C-25 -12 -18 -29 0 -31 Z",
            "#4a4453",
            2.4,
        ),
        lines("M-17 -12 C-20 -2 -20 4 -19 12 M17 -12 C20 -2 20 4 19 12", 1.4, STEEL),
        lines("M-11 -23 C-7 -26 -4 -27 0 -27", 1.4, STEEL),
        cut("M0 -20 C12 -18 15 -4 14 8 C10 16 -10 16 -14 8 C-15 -4 -12 -18 0 -20 Z", "#17131b"),
        mirrored(cut("M2.5 -2 L12 -7.5 C12.5 -0.5 7 3 2.5 -2 Z", "#f5c531", 1)),
        mirrored(dot(7, -3, 1.5, RED)),
        cut("M-15 6 C-6 11 6 11 15 6 L18 19 C7 25 -7 25 -18 19 Z", RED),
        lines("M-9 13 C-3 15.5 3 15.5 9 13 M-7 18.5 H6", 1.3),
        cut("M-3 20 L4 20 L8 30 H-1 Z", RED, 1.6),
    )


KINGDOM = {
    "monarch": _monarch(),
    "stable": _stable(),
    "knight": _knight(),
    "tower": _tower(),
    "archer": _archer(),
    "field": _field(),
    "peasant": _peasant(),
    "healer": _healer(),
    "jester": _jester(),
    "villain": _villain(),
}
