"""The arms of BraveRats: its cards, and an emblem for each in a square of 64 around the origin.

The clans are called after cheeses: Yarg, wrapped in nettle leaves, is blue and has the leaf;
Applewood is red and has the apple.
"""

from reino.draw.svg import (
    GOLD,
    INK,
    PARCHMENT,
    Markup,
    circle,
    crown,
    element,
    engraved,
    group,
    joined,
    mirrored,
    path,
    rect,
    text,
)
from reino.games.braverats.rules.actions import SEAT_KEYS

CARD, CARD_HEIGHT = 96, 136

COLOURS = ("#2b5c8f", "#a4262c")  # of the clans
DEEP = ("#173a5f", "#6d1418")
PALE = ("#d5e2ee", "#f2d8d2")
SILVER = "#dfe3e6"
STEEL = "#9aa5ad"
GREEN = "#5d8a4a"
ROSE = "#cf4d6f"
VIOLET = "#6b4c9a"

LEAF = "M0 -26 C18 -16 18 10 0 26 C-18 10 -18 -16 0 -26 Z"
LEAF_VEINS = "M0 -20 V26 M0 -8 L9 -14 M0 -8 L-9 -14 M0 3 L10 -4 M0 3 L-10 -4 M0 14 L8 8 M0 14 L-8 8"
APPLE = "M0 -12 C6 -22 26 -18 23 2 C21 18 10 27 0 22 C-10 27 -21 18 -23 2 C-26 -18 -6 -22 0 -12 Z"
HEART = "M0 -8 C6 -20 24 -14 20 1 C17 11 6 18 0 24 C-6 18 -17 11 -20 1 C-24 -14 -6 -20 0 -8 Z"


def clan(seat: int, fill: str = PARCHMENT) -> Markup:
    """The clan's charge: a nettle leaf or an apple."""
    if seat == 0:
        veins = path(LEAF_VEINS, fill="none", stroke=INK, stroke_width=2)
        return joined((engraved(LEAF, fill, 2.5), veins))
    stalk = path("M0 -12 C0 -18 2 -24 7 -27", fill="none", stroke=INK, stroke_width=3.5)
    sprig = engraved("M3 -19 C-3 -29 -14 -28 -17 -24 C-12 -17 -4 -16 3 -19 Z", fill)
    return joined((engraved(APPLE, fill, 2.5), stalk, sprig))


def heart(fill: str) -> Markup:
    return engraved(HEART, fill, 2.5)


def hourglass() -> Markup:
    """A round on hold."""
    return joined(
        (
            engraved(
                "M-14 -20 C-14 -6 -3 -4 -3 0 C-3 4 -14 6 -14 20 H14 C14 6 3 4 3 0 "
                "C3 -4 14 -6 14 -20 Z",
                PARCHMENT,
                2.5,
            ),
            path(
                "M-10 18 C-8 9 0 9 0 6 C0 9 8 9 10 18 Z "
                "M-9 -10 H9 C6 -5 2 -4 0 -1 C-2 -4 -6 -5 -9 -10 Z",
                fill=GOLD,
            ),
            path("M-18 -21 H18 M-18 21 H18", stroke=INK, stroke_width=5, stroke_linecap="round"),
        )
    )


def eye() -> Markup:
    """What the Spy does."""
    return joined(
        (
            engraved("M-26 0 C-14 -19 14 -19 26 0 C14 19 -14 19 -26 0 Z", PARCHMENT, 2.5),
            circle(0, 0, 10.5, fill=GREEN, stroke=INK, stroke_width=2),
            circle(0, 0, 4.5, fill=INK),
            path(
                "M-17 -17 L-21 -24 M0 -20 V-28 M17 -17 L21 -24",
                stroke=INK,
                stroke_width=3,
                stroke_linecap="round",
            ),
        )
    )


def seal() -> Markup:
    """Wax on a choice that is made and not yet shown."""
    return joined(
        (
            engraved(
                "M0 -15 L4 -12 L9 -13 L11 -8 L15 -5 L14 0 L15 6 L10 9 L7 14 L1 13 L-5 15 L-9 11 "
                "L-14 8 L-13 2 L-16 -4 L-11 -8 L-8 -13 L-3 -12 Z",
                "#8f1d21",
                1.8,
            ),
            group(crown("#c9484c"), scale=0.42),
        )
    )


def _musician() -> Markup:
    """A lyre."""
    return joined(
        (
            path("M-7 -16 V14 M0 -16 V14 M7 -16 V14", stroke=INK, stroke_width=1.6),
            engraved(
                "M-14 22 C-28 6 -22 -6 -18 -14 C-15 -20 -18 -25 -24 -24 C-22 -32 -10 -30 -11 -20 "
                "C-12 -10 -20 2 -9 14 H9 C20 2 12 -10 11 -20 C10 -30 22 -32 24 -24 "
                "C18 -25 15 -20 18 -14 C22 -6 28 6 14 22 Z",
                GOLD,
            ),
            engraved("M-19 -18 H19 V-13 H-19 Z", "#b97a1c"),
            rect(-10, 22, 20, 6, fill="#b97a1c", stroke=INK, stroke_width=2),
        )
    )


def _princess() -> Markup:
    """A heart under a coronet."""
    return joined(
        (
            group(heart(ROSE), at=(0, 8), scale=0.95),
            group(crown(), at=(0, -17), scale=0.72),
        )
    )


def _spy() -> Markup:
    """An eye above a cloaked mask."""
    return joined(
        (
            engraved(
                "M-28 6 C-20 -2 20 -2 28 6 L24 20 C16 27 8 24 0 16 C-8 24 -16 27 -24 20 Z",
                "#3b3f4a",
            ),
            mirrored(
                engraved("M5 11 C9 6 17 7 20 11 C16 17 9 17 5 11 Z", PARCHMENT, 1.6),
                circle(12, 11.5, 2.8, fill=INK),
            ),
            engraved("M-24 -2 H24 L16 -7 L12 -26 C6 -30 -6 -30 -12 -26 L-16 -7 Z", "#5a6072"),
            path("M-15 -11 C-6 -7 6 -7 15 -11", fill="none", stroke=GREEN, stroke_width=4),
        )
    )


def _assassin() -> Markup:
    """A dagger, point down, and a drop."""
    return joined(
        (
            engraved("M-6 -6 H6 L5 16 L0 29 L-5 16 Z", SILVER),
            path("M0 -4 V24", stroke=STEEL, stroke_width=2),
            engraved("M-18 -12 C-18 -6 18 -6 18 -12 L15 -5 C6 -1 -6 -1 -15 -5 Z", GOLD),
            engraved("M-4 -25 H4 V-9 H-4 Z", "#7b3f1d"),
            circle(0, -27, 4.5, fill=GOLD, stroke=INK, stroke_width=2),
            engraved("M18 8 C23 15 24 21 18 22 C12 21 13 15 18 8 Z", "#a4262c", 1.8),
        )
    )


def _ambassador() -> Markup:
    """A treaty with its seal."""
    lines = "M-11 -12 H11 M-11 -5 H11 M-11 2 H11 M-11 9 H3"
    return joined(
        (
            engraved("M-18 -24 H18 V20 H-18 Z", "#fffaf0"),
            engraved(
                "M-23 -28 H23 C27 -28 27 -20 23 -20 H-23 C-27 -20 -27 -28 -23 -28 Z", "#d9bd83"
            ),
            engraved("M-23 18 H23 C27 18 27 26 23 26 H-23 C-27 26 -27 18 -23 18 Z", "#d9bd83"),
            path(lines, stroke=INK, stroke_width=2),
            group(seal(), at=(11, 12), scale=0.66),
        )
    )


def _wizard() -> Markup:
    """A pointed hat with stars."""
    star = "M0 -7 L2 -2 L7 -2 L3 1 L5 7 L0 3.5 L-5 7 L-3 1 L-7 -2 L-2 -2 Z"
    return joined(
        (
            engraved(
                "M-17 16 C-13 -4 -6 -18 8 -30 C6 -22 8 -20 12 -17 L9 -12 C12 -2 15 6 17 16 Z",
                VIOLET,
            ),
            engraved("M-28 19 C-20 10 20 10 28 19 C20 29 -20 29 -28 19 Z", "#4a3372"),
            path("M-16 13 C-6 9 6 9 16 13", fill="none", stroke=GOLD, stroke_width=4),
            *(
                group(path(star, fill=GOLD, stroke=INK, stroke_width=1.2), at=at, scale=size)
                for at, size in (((2, -5), 0.95), ((-20, -16), 0.8), ((22, -2), 0.7))
            ),
        )
    )


def _general() -> Markup:
    """A shield before crossed swords."""
    sword = joined(
        (
            engraved("M-2.5 -34 L0 -38 L2.5 -34 V12 H-2.5 Z", SILVER, 1.8),
            engraved("M-9 12 H9 V16 H-9 Z", GOLD, 1.8),
            engraved("M-2 16 H2 V25 H-2 Z", "#7b3f1d", 1.8),
        )
    )
    return joined(
        (
            mirrored(group(sword, turn=40)),
            engraved("M-15 -13 H15 V2 C15 14 6 20 0 23 C-6 20 -15 14 -15 2 Z", "#b97a1c", 2.2),
            path("M0 -12 V21 M-14 1 H14", stroke=PARCHMENT, stroke_width=5),
        )
    )


def _prince() -> Markup:
    """The crown."""
    return joined(
        (
            group(crown(), at=(0, -2), scale=1.35),
            path("M-21 20 H21", stroke=INK, stroke_width=6, stroke_linecap="round"),
            path("M-21 20 H21", stroke="#a4262c", stroke_width=2.5, stroke_linecap="round"),
            circle(0, 3, 4, fill="#a4262c", stroke=INK, stroke_width=1.6),
            mirrored(circle(12, 5, 2.8, fill="#2b5c8f", stroke=INK, stroke_width=1.4)),
        )
    )


def _mime() -> Markup:
    """A mask, half light and half dark."""
    face = "M-20 -22 C-8 -28 8 -28 20 -22 C24 4 16 24 0 28 C-16 24 -24 4 -20 -22 Z"
    half = "M0 -26.5 C8 -27 14 -25 20 -22 C24 4 16 24 0 28 Z"
    return joined(
        (
            engraved(face, "#fffaf0"),
            path(half, fill="#4b4754"),
            path("M-14 -8 C-11 -13 -6 -12 -4 -7 C-8 -4 -12 -5 -14 -8 Z", fill=INK),
            path("M14 -8 C11 -13 6 -12 4 -7 C8 -4 12 -5 14 -8 Z", fill="#fffaf0"),
            path("M-11 9 C-7 16 -3 17 0 17", fill="none", stroke=INK, stroke_width=3),
            path("M11 20 C7 13 3 14 0 17", fill="none", stroke="#fffaf0", stroke_width=3),
            path(face, fill="none", stroke=INK, stroke_width=2.2),
        )
    )


EMBLEMS = {
    "musician": _musician(),
    "princess": _princess(),
    "spy": _spy(),
    "assassin": _assassin(),
    "ambassador": _ambassador(),
    "wizard": _wizard(),
    "general": _general(),
    "prince": _prince(),
    "mime": _mime(),
}


def face(card: str, seat: int, *, corner: str, name: str, short: str, power: str) -> Markup:
    """A card face up, from its corner: strength, emblem, name, power; and its clan's charge."""
    colour = COLOURS[seat]
    return group(
        element("title", f"{name}: {power}"),
        rect(0, 0, CARD, CARD_HEIGHT, rx=8, fill=PARCHMENT, stroke=INK, stroke_width=2),
        rect(4, 4, CARD - 8, CARD_HEIGHT - 8, rx=5, fill=PALE[seat], stroke=colour),
        circle(CARD / 2, 58, 33, fill=PARCHMENT, stroke=colour, stroke_width=1.5),
        group(EMBLEMS[card], at=(CARD / 2, 58), scale=0.86),
        group(clan(seat, colour), at=(CARD - 17, 19), scale=0.38),
        engraved("M4 4 H32 V26 L18 38 L4 26 Z M0 96 H96 V117 H0 Z", colour, 1.5),
        group(
            text(corner, 18, 27, 25, font_weight="bold", fill=PARCHMENT),
            text(name, CARD / 2, 112, 16, room=CARD - 6, font_weight="bold", fill=PARCHMENT),
            text(short, CARD / 2, 127.5, 11.5, room=CARD - 6),
            text_anchor="middle",
        ),
        data_card=card,
        data_seat=SEAT_KEYS[seat],
    )


def back(seat: int, told: str) -> Markup:
    """A card of this clan face down: all are the same."""
    middle = (CARD / 2, CARD_HEIGHT / 2)
    lattice = "".join(f"M{x} 10 L{x + 38} 126 M{x + 38} 10 L{x} 126" for x in (10, 29, 48))
    return group(
        element("title", told),
        rect(0, 0, CARD, CARD_HEIGHT, rx=8, fill=PARCHMENT, stroke=INK, stroke_width=2),
        rect(5, 5, CARD - 10, CARD_HEIGHT - 10, rx=5, fill=DEEP[seat], stroke=INK),
        path(lattice, stroke=COLOURS[seat], stroke_width=3),
        rect(10, 10, CARD - 20, CARD_HEIGHT - 20, fill="none", stroke=GOLD, stroke_width=1.5),
        circle(*middle, 28, fill=COLOURS[seat], stroke=GOLD, stroke_width=2.5),
        group(clan(seat), at=middle, scale=0.72),
        data_back=SEAT_KEYS[seat],
    )
