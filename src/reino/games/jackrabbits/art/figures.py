"""The figures on the royal cards and the jokers, each in a square of 64 around the origin.

A king has a beard and a closed crown, a queen a veil and a rose, a jack a feathered cap and a
halberd; their robes are of their suit.
"""

from reino.draw.strokes import cut, dot, flat, lines, woodcut
from reino.draw.svg import GOLD, INK, Markup, circle, crown, group, mirrored
from reino.games.jackrabbits.art.palette import (
    BLUE,
    CREAM,
    DARK,
    LIVERIES,
    PALE_WOOD,
    RED,
    SILVER,
    SKIN,
    STRAW,
    WOOD,
    suit_sign,
)
from reino.games.jackrabbits.rules.cards import JACK, KING, QUEEN, RED_JOKER

ROBE = "M-28 34 C-27 19 -16 13 -7 11 H7 C16 13 27 19 28 34 Z"
FACE = "M-12 -12 C-13 3 -7 13 0 14 C7 13 13 3 12 -12 Z"


def _eyes() -> Markup:
    return mirrored(dot(5, -4, 1.7), lines("M2.5 -7.5 C4 -8.8 6.5 -8.6 8 -7.4", 1.4))


def king(suit: int) -> Markup:
    robe = LIVERIES[suit]
    return woodcut(
        cut(ROBE, robe, 2.2),
        mirrored(lines("M17 33 C17 26 15 20 12 16 M23 33 C23 28 21 24 19 21", 1.2)),
        cut("M-12 11 C-8 19 8 19 12 11 L17 15 C10 27 -10 27 -17 15 Z", CREAM, 1.8),
        lines("M-10 17.5 V20 M-4 20 V22.5 M4 20 V22.5 M10 17.5 V20", 2.2),
        mirrored(cut("M11 -14 C18 -12 18 6 12 13 C10 8 11 -4 10 -10 Z", "#8a6a44", 1.8)),
        cut(FACE, SKIN),
        cut(
            "M-13 -2 C-9 4 -5 1 0 2 C5 1 9 4 13 -2 C15 12 8 22 0 26 C-8 22 -15 12 -13 -2 Z",
            "#9b7a50",
            1.8,
        ),
        lines("M-6 10 L-4 19 M0 11 V23 M6 10 L4 19", 1.2),
        lines("M-4 6.2 C-1.5 8 1.5 8 4 6.2", 2, RED),
        flat("M-2.2 -2 L0 2 L2.2 -2 Z", "#d79a72"),
        _eyes(),
        cut("M-16 -11 C-19 -24 -8 -31 0 -31 C8 -31 19 -24 16 -11 Z", robe, 2),
        cut("M-16 -12 L-19 -26 L-9 -19 L0 -33 L9 -19 L19 -26 L16 -12 C6 -8 -6 -8 -16 -12 Z", GOLD),
        mirrored(circle(19, -27, 2.4, fill=GOLD, stroke_width=1.4)),
        circle(0, -34, 2.8, fill=GOLD, stroke_width=1.4),
        group(suit_sign(suit), at=(0, -17), scale=0.42),
        # The sceptre.
        lines("M25 33 V-4", 4.4),
        lines("M25 33 V-4", 1.8, GOLD),
        circle(25, -8, 4.6, fill=GOLD, stroke_width=1.8),
    )


def queen(suit: int) -> Markup:
    robe = LIVERIES[suit]
    return woodcut(
        cut("M-15 -16 C-26 0 -24 18 -25 32 H25 C24 18 26 0 15 -16 Z", CREAM, 2),
        lines("M-19 -2 C-21 10 -20 20 -21 30 M19 -2 C21 10 20 20 21 30", 1.2),
        cut("M-21 34 C-20 22 -13 16 -6 13 H6 C13 16 20 22 21 34 Z", robe, 2.2),
        cut("M-7 12 L0 27 L7 12 Z", SKIN, 1.8),
        lines("M-13 19 L0 31 L13 19", 2.4, GOLD),
        cut("M-14 -14 C-18 -4 -17 8 -12 13 C-10 6 -11 -4 -10 -12 Z", "#6d3f1c", 1.6),
        cut("M14 -14 C18 -4 17 8 12 13 C10 6 11 -4 10 -12 Z", "#6d3f1c", 1.6),
        cut(FACE, SKIN),
        cut(
            "M-12 -8 C-9 -15 -3 -14 0 -17 C3 -14 9 -15 12 -8 C13 -20 5 -22 0 -22 "
            "C-5 -22 -13 -20 -12 -8 Z",
            "#6d3f1c",
            1.6,
        ),
        _eyes(),
        mirrored(dot(7.5, 2.5, 2.2, "#e79b8b")),
        lines("M0 -2 L-1.6 2.6 H0.8", 1.2),
        cut("M-3.4 6.2 C-1 4.8 1 4.8 3.4 6.2 C1 9.2 -1 9.2 -3.4 6.2 Z", RED, 0.8),
        group(crown(), at=(0, -25), scale=0.74),
        # The rose.
        lines("M21 33 C20 22 22 14 22 8", 2, "#2f6e3f"),
        circle(22, 3, 6, fill=RED, stroke_width=1.6),
        lines("M19.5 3 C20.5 0.5 24 0.5 24.5 3 C24 5.5 21 5.5 21.2 3.2", 1.2, CREAM),
    )


def jack(suit: int) -> Markup:
    robe = LIVERIES[suit]
    return woodcut(
        # The halberd.
        lines("M-24 34 V-26", 4.2),
        lines("M-24 34 V-26", 1.6, PALE_WOOD),
        cut("M-24 -36 L-20.5 -26 H-27.5 Z", SILVER, 1.6),
        cut("M-22 -24 C-16 -27 -13 -23 -13 -17 C-13 -11 -16 -8 -22 -11 Z", SILVER, 1.6),
        cut(ROBE, robe, 2.2),
        cut("M-8 11 L0 20 L8 11 L13 17 L0 31 L-13 17 Z", CREAM, 1.7),
        lines("M0 31 V34", 1.6),
        mirrored(cut("M10 -14 C17 -12 18 0 15 8 C12 8 10 2 10 -8 Z", STRAW, 1.7)),
        cut(FACE, SKIN),
        _eyes(),
        lines("M0 -2 L1.8 2.6 H-0.6", 1.2),
        lines("M-4 6.6 C-1 9 3 8.6 5 5.6", 1.8, RED),
        cut("M-18 -9 C-20 -23 -8 -28 3 -27 C16 -26 20 -18 18 -9 C8 -14 -8 -14 -18 -9 Z", robe, 2),
        cut(
            "M-19 -8 C-8 -14 8 -14 19 -8 C20 -5 18 -3 16 -4 C6 -9 -6 -9 -16 -4 "
            "C-18 -3 -20 -5 -19 -8 Z",
            DARK,
            1.6,
        ),
        cut("M9 -16 C14 -32 24 -37 33 -35 C33 -24 26 -14 14 -11 Z", CREAM, 1.8),
        lines("M13 -14 C18 -22 23 -28 29 -31 M19 -22 L25 -20 M16 -18 L21 -15", 1.2),
        group(suit_sign(suit), at=(9, -12.5), scale=0.46),
    )


def horse() -> Markup:
    """The red joker: a bridled horse."""
    return woodcut(
        cut(
            "M-30 34 C-31 12 -27 -8 -10 -20 L-12 -33 L-3 -25 L2 -34 L7 -22 C16 -18 20 -10 24 0 "
            "C29 6 31 12 28 17 C24 21 18 18 15 14 C9 14 6 13 3 11 C6 20 12 26 14 34 Z",
            "#c5553a",
            2.4,
        ),
        flat("M-29 33 C-30 14 -26 -6 -11 -19 C-20 -2 -20 18 -17 33 Z", "#8c2f22"),
        cut(
            "M-10 -21 C-22 -16 -32 -2 -33 14 C-35 21 -34 28 -35 34 H-27 C-26 28 -27 24 -24 18 "
            "C-25 12 -20 8 -19 2 C-18 -6 -12 -8 -9 -14 Z",
            DARK,
            1.6,
        ),
        dot(7, -8, 2.4),
        dot(7.8, -8.8, 0.8, CREAM),
        dot(25, 11, 1.6),
        lines("M19 16.5 C21 15 24 15 26.5 16", 1.4),
        lines("M2 -22 C-3 -8 0 4 6 12 M4 2 C12 2 18 -2 22 -6", 2.6, GOLD),
        lines("M14 13 C4 22 -10 24 -20 20", 2.4, GOLD),
        circle(4, 3, 2.8, fill=GOLD, stroke_width=1.4),
    )


def boat() -> Markup:
    """The black joker: a cog under full sail."""
    return woodcut(
        lines("M2 20 V-33", 3.6),
        cut("M2 -34 L14 -31 L2 -27 Z", DARK, 1.4),
        cut(
            "M-22 -22 C-12 -26 16 -26 26 -22 C32 -10 32 0 26 8 C12 4 -8 4 -22 8 "
            "C-17 -2 -17 -12 -22 -22 Z",
            CREAM,
            2.2,
        ),
        flat(
            "M-8 -24.3 C-3 -14 -3 -4 -8 4.8 L2 4.4 C7 -4 7 -14 2 -25 Z "
            "M14 -24.3 C20 -14 20 -3 15 5.6 L22 7 C28 -2 27 -12 22 -23 Z",
            "#3f4a5c",
        ),
        lines("M-22 -22 C-12 -26 16 -26 26 -22", 3),
        lines("M-30 10 L-20 -20 M30 10 L25 -20", 1.2),
        cut("M-34 9 C-24 14 22 14 34 7 C33 20 25 28 18 29 H-18 C-27 28 -33 19 -34 9 Z", WOOD, 2.4),
        lines("M-32 15 C-20 20 20 20 32 14 M-28 21 C-16 25 18 25 28 20.5", 1.4),
        *(circle(x, 16.5, 2.6, fill=GOLD, stroke_width=1.2) for x in (-14, 0, 14)),
        cut(
            "M-38 29 C-30 23 -26 34 -18 29 S-6 24 0 29 S12 34 19 29 S31 24 38 29 V36 H-38 Z",
            BLUE,
            1.8,
        ),
        lines("M-28 33 h8 M-6 33 h8 M14 33 h8", 1.4, CREAM),
    )


ROYAL_FIGURES = {JACK: jack, QUEEN: queen, KING: king}


def joker_figure(card: int) -> Markup:
    return horse() if card == RED_JOKER else boat()


HARE = (
    "M-6 -10 C-12 -20 -14 -32 -9 -35 C-3 -34 -1 -22 -1 -12 H1 C1 -22 3 -34 9 -35 "
    "C14 -32 12 -20 6 -10 C12 -6 14 0 12 6 C10 13 5 16 0 16 C-5 16 -10 13 -12 6 "
    "C-14 0 -12 -6 -6 -10 Z"
)


def hare(fill: str) -> Markup:
    """The head of a hare, as on the backs of the cards."""
    return woodcut(
        cut(HARE, fill, 2.4),
        mirrored(dot(5, 0, 2, INK)),
        flat("M-2.5 6 H2.5 L0 9 Z"),
        lines("M0 9 V12 M-9 8 L-17 6 M-9 10 L-17 11 M9 8 L17 6 M9 10 L17 11", 1.5),
    )
