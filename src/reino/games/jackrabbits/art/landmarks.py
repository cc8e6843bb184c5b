"""What stands on the tiles, upright however they are turned: a unit of the lattice is 100.

A tower is tall and narrow, a palace has a dome between wings, a plaza is low, with stalls around a
fountain; so they are told apart without their colours.
"""

from reino.draw.strokes import cut, flat, lines, woodcut
from reino.draw.svg import GOLD, INK, Markup, circle, crown, group, joined, mirrored, rect, text
from reino.games.jackrabbits.art.palette import (
    BLUE,
    CREAM,
    DARK,
    LEAF,
    LIVERIES,
    PALE_LEAF,
    PALE_WOOD,
    RED,
    SHADE,
    STONE,
    SUIT_INKS,
    WOOD,
    suit_sign,
)
from reino.games.jackrabbits.rules.cards import JACK, RANK_SIGNS
from reino.games.jackrabbits.rules.tiles import PALACE, PLAZA, TOWER


def citadel() -> Markup:
    """A keep between two towers, under the crown everybody wants to earn."""
    return joined(
        (
            woodcut(
                mirrored(
                    lines("M31 -33 V-48", 2),
                    cut("M32 -48 L46 -43.5 L32 -39 Z", RED, 1.6),
                    cut(
                        "M19 26 V-16 h-2 V-24 h4 v-4 h4 v4 h4 v-4 h5 v4 h4 v-4 h5 V-16 h-3 V26 Z",
                        STONE,
                    ),
                    flat("M34 -14 H39 V25 H33 Z", SHADE),
                    cut("M29 -11 C29 -14 33 -14 33 -11 V-4 H29 Z", DARK, 1),
                    lines("M23 4 h5 M31 10 h5 M23 17 h6", 1.2),
                    cut("M20 -27 L31 -46 L42 -27 Z", "#8c3b6b", 1.8),
                ),
                cut("M-20 26 V-8 h4 v-4 h5 v4 h6 v-4 h10 v4 h6 v-4 h5 v4 h4 V26 Z", STONE),
                flat("M9 -6 H18 V25 H12 Z", SHADE),
                cut("M-9 27 V12 C-9 0 9 0 9 12 V27 Z", DARK, 1.8),
                lines("M-3 3.5 V26 M3 3.5 V26 M-9 13 H9 M-9 20 H9", 1, PALE_WOOD),
                lines("M-16 2 h5 M-17 12 h4 M-16 20 h5", 1.2),
                lines("M-46 27 H46", 3),
            ),
            group(crown(), at=(0, -27), scale=0.95),
        )
    )


def tower(colour: str) -> Markup:
    return woodcut(
        lines("M0 -47 V-56", 2),
        cut("M1 -57 L15 -52.5 L1 -48 Z", colour, 1.6),
        cut("M-13 27 L-10.5 -18 H10.5 L13 27 Z", STONE),
        flat("M4 -17 H9.8 L12 26 H6 Z", SHADE),
        cut("M-15 -14 V-24 h30 V-14 L11 -10 H-11 Z", STONE),
        flat("M7 -23 H14 V-14.5 L10.5 -11 H7 Z", SHADE),
        cut("M-18 -23 L0 -49 L18 -23 C8 -20 -8 -20 -18 -23 Z", colour),
        lines("M-3 -40 L-8 -24 M0 -42 V-24 M3 -40 L8 -24", 1),
        cut("M-2.6 -3 C-2.6 -7 2.6 -7 2.6 -3 V5 H-2.6 Z", DARK, 1),
        cut("M-5.5 27 V19 C-5.5 12 5.5 12 5.5 19 V27 Z", DARK, 1.6),
        lines("M-10 -4 h4 M-11 7 h5 M-11 16 h4 M6 0 h3.5 M7 11 h4", 1.2),
        lines("M-19 27 H19", 3),
    )


def palace(colour: str) -> Markup:
    return woodcut(
        lines("M0 -37 V-45", 2),
        circle(0, -46, 2.6, fill=GOLD, stroke_width=1.4),
        mirrored(
            cut("M14 27 V-2 H37 V27 Z", STONE),
            cut("M11 -2 H40 L34 -12 H17 Z", colour, 1.8),
            lines("M20 -5 L22 -11 M27 -5 V-11 M34 -5 L31 -11", 1),
            *(cut(f"M{x} 14 V8 C{x} 4 {x + 6} 4 {x + 6} 8 V14 Z", DARK, 1) for x in (19, 28)),
            lines("M16 20 H36", 1.2),
        ),
        cut("M-15 27 V-12 H15 V27 Z", CREAM),
        flat("M8 -11 H14 V26 H10 Z", SHADE),
        cut("M-16 -12 C-19 -28 -8 -33 0 -38 C8 -33 19 -28 16 -12 Z", colour),
        lines("M-7 -13 C-9 -23 -4 -30 0 -35 C4 -30 9 -23 7 -13", 1.2),
        cut("M-18 -12 H18 V-7 H-18 Z", GOLD, 1.6),
        circle(0, 2, 5, fill="#bcd8e6", stroke_width=1.4),
        lines("M0 -3 V7 M-5 2 H5", 1),
        cut("M-6 27 V19 C-6 11 6 11 6 19 V27 Z", DARK, 1.6),
        lines("M-43 27 H43", 3),
    )


def plaza(colour: str) -> Markup:
    """Stalls with striped awnings left and right, a fountain before them."""
    stall = joined(
        (
            cut("M14 4 H39 V22 H14 Z", PALE_WOOD, 1.6),
            flat("M16 5 H37 V13 H16 Z", DARK),
            *(circle(x, 13, 3, fill=fill, stroke_width=1) for x, fill in PRODUCE),
            cut("M14 15.5 H39 V22 H14 Z", WOOD, 1.4),
            cut("M11 4 L16 -12 H37 L42 4 Z", CREAM, 1.8),
            flat("M17 3 L19.5 -11 H24 L22.5 3 Z M29.5 3 L29 -11 H33.5 L36 3 Z", colour),
            cut(
                "M11 4 H42 C42 8 36 8 35.8 4 C35.8 8 29.6 8 29.6 4 C29.6 8 23.4 8 23.4 4 "
                "C23.4 8 17.2 8 17.2 4 C17.2 8 11 8 11 4 Z",
                colour,
                1.4,
            ),
        )
    )
    return woodcut(
        mirrored(stall),
        cut("M-4 10 L-2.5 -14 H2.5 L4 10 Z", STONE, 1.6),
        cut("M-10 -12 C-9 -6 9 -6 10 -12 Z", STONE, 1.6),
        lines("M0 -13 C0 -24 -9 -25 -12 -15 M0 -13 C0 -24 9 -25 12 -15 M0 -14 V-24", 2.4, BLUE),
        cut("M-20 10 C-20 20 -12 25 0 25 C12 25 20 20 20 10 Z", STONE),
        flat("M8 23.5 C15 21.5 18.5 17 18.8 11.5 H13 C13 17 11 21 8 23.5 Z", SHADE),
        cut("M-20 10 C-14 5 14 5 20 10 C14 15 -14 15 -20 10 Z", "#8fbccc", 1.6),
        lines("M-9 10 C-6 8 -3 12 0 10 C3 8 6 12 9 10", 1.2, CREAM),
        lines("M-44 27 H-24 M24 27 H44", 3),
    )


PRODUCE = ((19, RED), (26.5, GOLD), (34, PALE_LEAF))
BUILDINGS = {PLAZA: plaza, PALACE: palace, TOWER: tower}


def building(suit: int, place: int) -> Markup:
    """The residence of a royal, in the colours of its suit."""
    return BUILDINGS[place](LIVERIES[suit])


def plaque(suit: int, place: int) -> Markup:
    """Whose residence it is: rank and suit, 44 wide and 24 high, around the origin."""
    return group(
        rect(-22, -12, 44, 24, rx=4, fill=CREAM, stroke=INK, stroke_width=2),
        text(
            RANK_SIGNS[JACK + place],
            -9,
            7,
            20,
            text_anchor="middle",
            font_weight="bold",
            fill=SUIT_INKS[suit],
        ),
        group(suit_sign(suit), at=(10, 0), scale=0.86),
    )


def conifer() -> Markup:
    """A fir, 30 high, standing on the origin."""
    return woodcut(
        lines("M0 0 V-5", 3.4),
        cut(
            "M0 -30 L6 -20 H3.5 L8.5 -12 H5.5 L11 -3 H-11 L-5.5 -12 H-8.5 L-3.5 -20 H-6 Z",
            LEAF,
            1.7,
        ),
        lines("M2 -17 L5 -13 M1 -9 L5 -5", 1, PALE_LEAF),
    )


def oak() -> Markup:
    """A broad tree, 26 high, standing on the origin."""
    return woodcut(
        lines("M0 0 V-8", 3.6),
        cut(
            "M0 -6 C-5 -3 -11 -6 -10 -11 C-14 -15 -10 -22 -5 -21 C-3 -27 5 -27 6 -21 "
            "C11 -21 13 -15 10 -11 C11 -6 5 -3 0 -6 Z",
            PALE_LEAF,
            1.7,
        ),
        lines("M-5 -12 C-3 -10 0 -10 1 -12 M2 -17 C4 -15 7 -16 7 -18", 1.2),
    )


def peak() -> Markup:
    """A mountain with snow on it, 44 wide and 38 high, standing on the origin."""
    return woodcut(
        cut("M-22 0 L-8 -24 L-4 -20 L3 -38 L13 -18 L16 -21 L24 0 Z", "#b9aa8e"),
        flat("M3 -37 L13 -17 L16 -20 L23 -1 H8 L5 -14 Z", "#87775d"),
        cut("M-3 -23 L3 -38 L10 -24 L6 -21 L3 -25 L0 -20 Z", CREAM, 1.4),
        lines("M-13 -5 L-9 -14 M-6 -5 L-3 -13", 1.2),
    )


def portal() -> Markup:
    """The mouth of a tunnel, 26 wide, around the origin."""
    return woodcut(
        cut("M-14 10 V-1 C-14 -17 14 -17 14 -1 V10 Z", STONE),
        cut("M-9.5 10 V0 C-9.5 -11.5 9.5 -11.5 9.5 0 V10 Z", DARK, 1.6),
        lines("M-13 0 H-10 M13 0 H10 M-9 -8 L-7 -6 M9 -8 L7 -6 M0 -12 V-9", 1.2),
    )


def signpost() -> Markup:
    """Three boards that point away, 40 high, standing on the origin."""
    return woodcut(
        cut("M-2.5 1 V-38 H2.5 V1 Z", WOOD, 1.6),
        cut("M-3 -36 H14 L19 -31.5 L14 -27 H-3 Z", PALE_WOOD, 1.6),
        cut("M3 -26 H-14 L-19 -21.5 L-14 -17 H3 Z", PALE_WOOD, 1.6),
        cut("M-3 -16 H11 L15.5 -12 L11 -8 H-3 Z", PALE_WOOD, 1.6),
        lines("M2 -31.5 H11 M-2 -21.5 H-11 M2 -12 H8", 1.2),
    )


def tent() -> Markup:
    """A merchant's tent, 30 wide, standing on the origin."""
    return woodcut(
        cut("M-14 0 L-11 -12 L0 -24 L11 -12 L14 0 Z", CREAM, 1.7),
        flat("M-11 -12 L0 -23 L-4 -12 L-6 -1 H-13 Z M11 -12 L0 -23 L4 -12 L6 -1 H13 Z", RED),
        cut("M-4 0 L0 -11 L4 0 Z", DARK, 1.2),
        lines("M-14 0 L-11 -12 L0 -24 L11 -12 L14 0", 1.7),
    )


def tavern() -> Markup:
    """A gabled house with a mug on its sign, 46 wide and 34 high, standing on the origin."""
    return woodcut(
        cut("M-18 0 V-17 H14 V0 Z", CREAM, 1.8),
        lines("M-18 -9 H14 M-8 -17 V0 M-18 -9 L-8 -17 M14 -9 L5 -17", 1.5, WOOD),
        cut("M-4 0 V-9 C-4 -13 4 -13 4 -9 V0 Z", DARK, 1.4),
        cut("M-23 -15 L-13 -31 H9 L19 -15 Z", "#a8432c", 1.8),
        lines("M-15 -20 H11 M-13 -25 H8 M-8 -31 L-12 -16 M0 -31 V-16 M6 -31 L10 -16", 1),
        cut("M4 -30 V-37 H9 V-29 Z", STONE, 1.4),
        lines("M15 -12 H25", 1.8),
        cut("M19 -11 H26 V-1 H19 Z", GOLD, 1.5),
        lines("M26 -8.5 C30 -8.5 30 -3.5 26 -3.5", 1.6),
        cut("M18 -10 C18 -14 27 -14 27 -10 Z", CREAM, 1.3),
    )


def burrow() -> Markup:
    """A mound with a dark hole, 52 wide, around the origin."""
    return woodcut(
        cut("M-26 14 C-26 -8 -14 -20 0 -20 C14 -20 26 -8 26 14 C14 19 -14 19 -26 14 Z", "#a9763f"),
        lines("M-19 2 C-17 -5 -13 -10 -9 -12 M19 2 C17 -5 13 -10 9 -12", 1.3),
        cut("M-14 14 C-15 -2 -8 -9 0 -9 C8 -9 15 -2 14 14 C5 17 -5 17 -14 14 Z", DARK, 1.8),
        lines(
            "M-24 -4 l-4 -6 M-24 -4 l1 -7 M20 -12 l1 -7 M20 -12 l6 -5 M-8 -19 l-3 -6 M-8 -19 l2 -6",
            1.6,
            LEAF,
        ),
    )


def cavern() -> Markup:
    """The underground: a hall of roots and lanterns, 120 wide, around the origin."""
    return woodcut(
        cut("M-62 34 C-66 -6 -40 -46 0 -46 C40 -46 66 -6 62 34 Z", "#5f4027", 2.2),
        lines(
            "M-30 -36 C-32 -26 -26 -20 -30 -10 M-14 -43 C-12 -34 -18 -30 -15 -22", 2.2, PALE_WOOD
        ),
        lines(
            "M22 -40 C20 -30 26 -26 22 -16 M38 -28 C36 -22 40 -18 38 -10 M4 -45 V-36",
            2.2,
            PALE_WOOD,
        ),
        cut("M-52 34 C-52 10 -30 -4 0 -4 C30 -4 52 10 52 34 Z", DARK, 1.8),
        circle(0, -17, 12, fill="#f3b63f", stroke="none", opacity=0.35),
        cut("M-4.5 -23 H4.5 L6 -11 H-6 Z", GOLD, 1.4),
        lines("M0 -29 V-23", 1.4),
        lines("M-60 34 H60", 3),
    )


def raft() -> Markup:
    """Exile: a raft under a patched sail, 90 wide, around the origin."""
    return woodcut(
        lines("M2 26 V-46", 4),
        cut("M6 -44 C34 -34 40 -8 36 8 L6 12 Z", CREAM, 2),
        cut("M-2 -38 C-18 -28 -24 -8 -24 6 L-2 10 Z", "#e5d6ac", 2),
        cut("M16 -22 L28 -24 L29 -12 L17 -11 Z", RED, 1.3),
        lines("M19 -25 v3 M25 -26 v3 M18 -12 v3 M26 -13 v3", 1),
        cut("M-44 24 H44 C46 28 46 31 44 34 H-44 C-46 31 -46 28 -44 24 Z", PALE_WOOD),
        lines("M-40 29 H40 M-22 24 V34 M20 24 V34", 1.4),
        lines(
            "M-58 38 C-50 33 -44 43 -36 38 S-22 33 -14 38 S0 43 8 38 S22 33 30 38 S46 43 56 37",
            2.2,
            CREAM,
        ),
    )
