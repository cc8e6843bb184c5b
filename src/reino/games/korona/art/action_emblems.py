"""An emblem for each action card, in a square of 64 around the origin."""

from reino.draw.strokes import cut, flat, lines, woodcut
from reino.draw.svg import GOLD, Markup, circle, crown, group, joined, mirrored, path, rect
from reino.games.korona.art.palette import (
    BLUE,
    CREAM,
    DARK,
    GREEN,
    PALE_WOOD,
    RED,
    SILVER,
    STEEL,
    WOOD,
)

NIGHT = "#26355e"
FLAME = "#e0701a"


def _donation() -> Markup:
    """A purse and coins."""
    coin = joined(
        (
            circle(0, 0, 8.5, fill=GOLD),
            circle(0, 0, 5, stroke_width=1.2),
        )
    )
    return woodcut(
        cut(
            "M-9 -14 C-15 -21 -14 -27 -11 -30 C-5 -25 5 -25 11 -30 C14 -27 15 -21 9 -14 Z",
            PALE_WOOD,
        ),
        lines("M-4 -25 L-3 -16 M4 -25 L3 -16", 1.4),
        cut("M-9 -13 C-29 2 -29 27 -13 29 H13 C29 27 29 2 9 -13 Z", PALE_WOOD, 2.4),
        flat("M13 -6 C25 6 26 25 13 27.5 H4 C18 22 19 6 13 -6 Z", WOOD),
        rect(-11, -16, 22, 6, rx=3, fill=RED, stroke_width=1.8),
        lines("M8 -11 C12 -7 13 -3 12 1", 2.6, RED),
        circle(0, 10, 10.5, fill=GOLD),
        group(crown(CREAM), at=(0, 10.5), scale=0.36),
        group(coin, at=(-22, 24), scale=0.9),
        group(coin, at=(23, 25), scale=0.75),
    )


def _draw_again() -> Markup:
    """Two cards from the deck."""
    card = joined(
        (
            rect(-12, -18, 24, 36, rx=3, fill=CREAM, stroke_width=2.2),
            rect(-8.5, -14.5, 17, 29, rx=1.5, fill=BLUE, stroke_width=1.2),
        )
    )
    return woodcut(
        group(card, at=(-10, 0), turn=-16),
        group(card, group(crown(), scale=0.38, at=(0, -5)), at=(7, -2), turn=12),
        circle(17, 17, 12.5, fill=RED, stroke_width=2.2),
        lines("M17 10 V24 M10 17 H24", 5, CREAM),
    )


def _internal_affairs() -> Markup:
    """The key of the house."""
    return woodcut(
        circle(0, -17, 13, fill=GOLD, stroke_width=2.2),
        circle(0, -17, 7.5, fill=CREAM, stroke_width=1.8),
        group(crown(RED), at=(0, -16.5), scale=0.24),
        cut("M-3.4 -2 H3.4 V31 H-3.4 Z", GOLD),
        cut("M3.4 13 H16 V19 H11.5 V22 H16 V29 H3.4 Z", GOLD),
        rect(-7, -6, 14, 6, rx=2, fill=GOLD),
        lines("M-1 3 V28", 1.3, CREAM),
        at=(-1, -2),
        turn=32,
    )


def _tactical_swap() -> Markup:
    """Two arrows that change places."""
    arrow = "M-27 0 C-28 -15 -16 -22 5 -20 V-30 L30 -13 L5 4 V-7 C-7 -8 -13 -6 -14 0 Z"
    return woodcut(
        cut(arrow, RED, 2.2),
        lines("M-22 -5 C-20 -12 -12 -16 5 -15", 1.4, CREAM),
        group(
            cut(arrow, BLUE, 2.2),
            lines("M-22 -5 C-20 -12 -12 -16 5 -15", 1.4, CREAM),
            turn=180,
        ),
    )


def _sneak_attack() -> Markup:
    """A dagger by moonlight."""
    star = "M0 -4 L1.2 -1.2 L4 0 L1.2 1.2 L0 4 L-1.2 1.2 L-4 0 L-1.2 -1.2 Z"
    return woodcut(
        circle(0, 0, 29, fill=NIGHT, stroke_width=2.4),
        flat("M-5 -23 C-30 -18 -30 18 -5 23 C-16 12 -16 -12 -5 -23 Z", GOLD),
        *(
            path(star, fill=CREAM, stroke="none", transform=f"translate({x} {y})")
            for x, y in ((20, -14), (-4, 4), (20, 14))
        ),
        group(
            cut("M-5 -4 H5 L4 20 L0 30 L-4 20 Z", SILVER, 1.8),
            lines("M0 -2 V22", 1.6, STEEL),
            cut("M-13 -9 C-6 -6 6 -6 13 -9 V-3 C6 0 -6 0 -13 -3 Z", GOLD, 1.8),
            cut("M-3.2 -22 H3.2 V-7 H-3.2 Z", RED, 1.8),
            circle(0, -24, 4.2, fill=GOLD, stroke_width=1.8),
            at=(7, 0),
            turn=24,
        ),
    )


LAUREL = (((3, 30), 84), ((14, 28), 58), ((23, 21), 34), ((28, 11), 10))


def _glorious_attack() -> Markup:
    """Crossed swords under a crown, in a laurel."""
    leaf = cut("M0 0 C-6 -3 -6 -10 0 -14 C6 -10 6 -3 0 0 Z", GREEN, 1.6)
    sword = joined(
        (
            cut("M-3.6 -27 L0 -34 L3.6 -27 V11 H-3.6 Z", SILVER, 1.8),
            lines("M0 -26 V9", 1.2, STEEL),
            cut("M-10 11 H10 V16 H-10 Z", BLUE, 1.8),
            cut("M-2.6 16 H2.6 V24 H-2.6 Z", WOOD, 1.8),
            circle(0, 26, 3.6, fill=BLUE, stroke_width=1.6),
        )
    )
    return woodcut(
        mirrored(*(group(leaf, at=at, turn=turn) for at, turn in LAUREL)),
        mirrored(group(sword, at=(0, 2), turn=40)),
        group(crown(), at=(0, -21), scale=0.62),
    )


def _revolt() -> Markup:
    """A torch and a pitchfork."""
    return woodcut(
        group(
            lines("M0 -8 V32", 6),
            lines("M0 -8 V32", 2.6, PALE_WOOD),
            lines("M-9 -30 V-19 C-9 -7 9 -7 9 -19 V-30 M0 -31 V-8", 4.2),
            at=(-3, 0),
            turn=-32,
        ),
        group(
            cut("M-3.6 2 H3.6 L2.6 32 H-2.6 Z", WOOD),
            cut(
                "M1 -33 C3 -24 14 -20 13 -8 C12 3 -12 3 -13 -8 C-13 -15 -8 -17 -8 -24 "
                "C-4 -22 -3 -19 -2 -17 C1 -20 2 -26 1 -33 Z",
                RED,
                2.2,
            ),
            flat(
                "M1 -21 C4 -15 9 -13 8 -7 C7 -1 -7 -1 -8 -7 C-8 -11 -5 -13 -4 -15 "
                "C-2 -14 1 -16 1 -21 Z",
                FLAME,
            ),
            flat("M0 -12 C3 -9 4 -7 4 -5 C3 -1 -3 -1 -4 -5 C-4 -7 -1 -9 0 -12 Z", "#ffe08a"),
            cut("M-8 -2 H8 L5 8 H-5 Z", DARK),
            lines("M-5 2.5 H5", 1.4, GOLD),
            at=(4, 0),
            turn=30,
        ),
    )


def _shield() -> Markup:
    """A shield, quartered, with the crown."""
    outline = "M-25 -27 C-10 -23 10 -23 25 -27 V-2 C25 15 12 25 0 31 C-12 25 -25 15 -25 -2 Z"
    return woodcut(
        cut(outline, SILVER, 2.4),
        flat(
            "M-20.5 -21.5 C-12 -19.5 -6 -19 0 -19 V0 H-20.5 Z M0 0 H20.5 C20 12 11 20 0 25.5 Z",
            BLUE,
        ),
        flat(
            "M0 -19 C6 -19 12 -19.5 20.5 -21.5 V0 H0 Z M-20.5 0 H0 V25.5 C-11 20 -20 12 -20.5 0 Z",
            CREAM,
        ),
        lines(
            "M-20.5 -21.5 C-8 -18 8 -18 20.5 -21.5 V-1 C20.5 12 11 20 0 25.5 "
            "C-11 20 -20.5 12 -20.5 -1 Z M0 -19 V25 M-20.5 0 H20.5"
        ),
        group(crown(), at=(0, 1), scale=0.78),
    )


DEEDS = {
    "donation": _donation(),
    "draw-again": _draw_again(),
    "internal-affairs": _internal_affairs(),
    "tactical-swap": _tactical_swap(),
    "sneak-attack": _sneak_attack(),
    "glorious-attack": _glorious_attack(),
    "revolt": _revolt(),
    "shield": _shield(),
}
