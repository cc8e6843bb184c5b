"""The arms of the four seats, each in a square of 64 around the origin."""

from reino.draw.strokes import cut, dot, flat, lines, woodcut
from reino.draw.svg import GOLD, INK, Markup, circle, group, mirrored
from reino.games.korona.art.palette import CREAM, RED, SILVER, STEEL
from reino.games.korona.rules.actions import SEAT_KEYS

FIELDS = ("#a81f2b", "#e3ab24", "#2f6e3f", "#264a8c")  # of the shields: lion, eagle, bear, wolf
WORDS_ON = (CREAM, INK, CREAM, CREAM)  # their colours
DEEP = ("#7d1119", "#7a5200", "#1d4c2a", "#173163")  # for words
SABLE = "#2b2730"
BROWN = "#a5662f"
TAN = "#dcae77"
MANE = "#b3701a"

ESCUTCHEON = "M-27 -31 H27 V0 C27 17 13 27 0 33 C-13 27 -27 17 -27 0 Z"


def _lion() -> Markup:
    return woodcut(
        cut(
            "M0 -32 L7 -26 L15 -29 L17 -21 L26 -19 L24 -10 L31 -4 L25 3 L28 12 L20 15 "
            "L19 24 L10 24 L6 31 L0 27 L-6 31 L-10 24 L-19 24 L-20 15 L-28 12 L-25 3 "
            "L-31 -4 L-24 -10 L-26 -19 L-17 -21 L-15 -29 L-7 -26 Z",
            MANE,
            2.2,
        ),
        mirrored(circle(13.5, -15, 5, fill=GOLD, stroke_width=1.8)),
        cut(
            "M0 -19 C11 -19 17 -12 16 -3 C16 4 12 7 11 13 C9 20 4 23 0 23 "
            "C-4 23 -9 20 -11 13 C-12 7 -16 4 -16 -3 C-17 -12 -11 -19 0 -19 Z",
            GOLD,
        ),
        cut(
            "M0 4 C7 2 12 7 11 12 C10 17 5 20 0 20 C-5 20 -10 17 -11 12 C-12 7 -7 2 0 4 Z",
            CREAM,
            1.6,
        ),
        mirrored(flat("M4 -4 L12 -8 C12 -2.5 8 -1 4 -4 Z")),
        lines("M-3 -10 L-4 2 M3 -10 L4 2"),
        lines("M0 9 V13 M0 13 C2 16 6 15.5 7 12.5 M0 13 C-2 16 -6 15.5 -7 12.5", 1.8),
        flat("M-5.5 3 C-2 1.5 2 1.5 5.5 3 L0 9.5 Z"),
    )


def _eagle() -> Markup:
    return woodcut(
        lines("M-4 10 L-14 17 M-19 13 L-14 17 L-20 18 M-14 17 L-16 23", 2.6),
        lines("M4 10 L14 17 M19 13 L14 17 L20 18 M14 17 L16 23", 2.6),
        cut("M-4 10 L-10 28 L-4.5 26 L0 32 L4.5 26 L10 28 L4 10 Z", SABLE, 1.6),
        mirrored(
            cut(
                "M3 -8 C7 -20 17 -28 30 -29 L27 -22 L31 -19 L27 -13 L30 -8 L25 -4 L27 2 "
                "L20 3 L19 9 L12 7 C8 5 5 2 3 0 Z",
                SABLE,
                1.6,
            ),
            lines("M8 -8 L24 -20 M9 -4 L25 -11 M9 0 L21 -2", 1.6, GOLD),
        ),
        cut("M-8 -12 C-9 2 -7 12 0 17 C7 12 9 2 8 -12 Z", SABLE, 1.6),
        cut("M-7 -11 C-8 -22 -3 -28 3 -27 C10 -26 11 -18 8 -11 Z", SABLE, 1.6),
        cut("M-4 -23 C-12 -25 -15 -20 -13 -14 C-11 -17 -8 -17 -5 -17 Z", RED, 1.4),
        dot(0.5, -20.5, 1.8, CREAM),
        lines("M-3.5 -5 L0 -2 L3.5 -5 M-3.5 1 L0 4 L3.5 1 M-2.5 7 L0 9.5 L2.5 7", 1.5, GOLD),
        lines("M0 17 V27", 1.4, GOLD),
    )


def _bear() -> Markup:
    return woodcut(
        mirrored(
            circle(18, -18, 8.5, fill=BROWN, stroke_width=2.2),
            circle(18, -18, 3.8, fill=TAN, stroke_width=1.2),
        ),
        cut(
            "M0 -25 C14 -26 24 -15 24 -2 C27 3 27 8 25 11 C22 22 11 29 0 29 "
            "C-11 29 -22 22 -25 11 C-27 8 -27 3 -24 -2 C-24 -15 -14 -26 0 -25 Z",
            BROWN,
            2.2,
        ),
        cut(
            "M0 2 C10 1 15 8 14 14 C13 21 6 25 0 25 C-6 25 -13 21 -14 14 C-15 8 -10 1 0 2 Z",
            TAN,
            1.8,
        ),
        flat("M-7.5 5 C-4 1.5 4 1.5 7.5 5 C7.5 10 2.5 12.5 0 13 C-2.5 12.5 -7.5 10 -7.5 5 Z"),
        lines("M0 13 V17 M0 17 C2 20.5 7 20 8 17 M0 17 C-2 20.5 -7 20 -8 17", 2),
        mirrored(dot(10, -5, 3), dot(9.2, -6, 1, CREAM)),
        lines("M-15 -11 L-8 -12 M15 -11 L8 -12", 2),
        lines("M-21 4 L-17 6 M-21 9 L-17 10 M21 4 L17 6 M21 9 L17 10", 1.4),
    )


def _wolf() -> Markup:
    return woodcut(
        mirrored(
            cut("M5 -14 L21 -33 L26 -4 Z", SILVER, 2.2),
            flat("M12 -15 L19.5 -25 L21.5 -9 Z", STEEL),
        ),
        cut(
            "M0 -17 L10 -18 L24 -7 L31 10 L22 10 L23 17 L14 16 L8 28 L0 32 L-8 28 L-14 16 "
            "L-23 17 L-22 10 L-31 10 L-24 -7 L-10 -18 Z",
            SILVER,
            2.2,
        ),
        mirrored(flat("M7 4 L22 -5 L28.5 8.5 L20 8.5 L20.5 14.5 L13 13.5 Z", STEEL)),
        lines("M0 -15 L-4 -5 M0 -15 L4 -5 M-7 6 L-5 20 M7 6 L5 20", 1.5),
        mirrored(
            cut("M4.5 -1 L15 -6.5 C15 0.5 9.5 3 4.5 -1 Z", GOLD, 1.5),
            dot(10, -2.2, 1.7),
        ),
        flat("M-6 21 C-3 19 3 19 6 21 L2.5 27 H-2.5 Z"),
        lines("M0 27 V30", 1.8),
    )


BEASTS = {"lion": _lion(), "eagle": _eagle(), "bear": _bear(), "wolf": _wolf()}


def arms(seat: int) -> Markup:
    """The beast of a seat on its shield."""
    return woodcut(
        cut(ESCUTCHEON, FIELDS[seat], 2.4),
        group(
            lines(ESCUTCHEON, 1.6, CREAM),
            scale=0.9,
            at=(0, -0.5),
        ),
        group(BEASTS[SEAT_KEYS[seat]], at=(0, -2.5), scale=0.74),
    )
