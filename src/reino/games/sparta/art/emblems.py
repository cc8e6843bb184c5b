"""The arms of Sparta and Achaea, and marks: all around the middle of a square of 60.

Sparta: gold, round shields with a lambda, fan crests, temples. Achaea: red, notched shields with a
trident, horned helmets, walled citadels.
"""

from reino.draw.svg import (
    INK,
    PARCHMENT,
    Markup,
    circle,
    engraved,
    group,
    joined,
    mirrored,
    path,
    rect,
)
from reino.games.sparta.rules.squares import SPARTA

COLOURS = ("#e5a91a", "#b5281f")
SHADES = ("#a36f06", "#7a130e")
DEEP = ("#6f4600", "#7a130e")  # for words
TINTS = ("#f2c450", "#d0604f")  # the ground of a city
STONE = ("#fff6da", "#f9dccf")
BRONZE = ("#f8dc86", "#efab9c")  # helmets
PLUME = "#5c3a08"
TRACE = "#1f6b75"  # the last move
PREY = "#8c0f4a"  # what the side to move can beat
DANGER = "#e8590c"  # what it can lose

NOTCHED = (
    "M0 -24 C14 -24 23 -17 23 -8 C23 -4 18 -4 16 0 C18 4 23 4 23 8 C23 17 14 24 0 24 "
    "C-14 24 -23 17 -23 8 C-23 4 -18 4 -16 0 C-18 -4 -23 -4 -23 -8 C-23 -17 -14 -24 0 -24 Z"
)
HELMET = "M-13 19 C-16 3 -16 -14 0 -14 C16 -14 16 3 13 19 L5 22 L3 8 L0 11 L-3 8 L-5 22 Z"
EYE = "M2 2 C4 -3 8 -4 11 0 C9 5 5 5 2 2 Z"
FAN = "M-22 -6 C-23 -36 23 -36 22 -6 L14 -6 C13 -20 -13 -20 -14 -6 Z"
FAN_HAIRS = "M0 -28 V-17 M8 -27 L5 -16 M15 -22 L10 -13 M20 -14 L13 -9"
HORN = "M6 -13 C14 -15 19 -20 19 -29 C26 -20 22 -8 12 -6 Z"
CITADEL = "M-27 26 V-24 h5 v5 h4 v-5 h5 V-9 h4 v-5 h6 v5 h6 v-5 h6 v5 h4 V-24 h5 v5 h4 v-5 h5 V26 Z"


def shield(seat: int) -> Markup:
    """A shield without its emblem, rimmed so that it stands out from any ground."""
    if seat == SPARTA:
        return joined(
            (
                circle(0, 0, 25.5, fill=PARCHMENT),
                circle(0, 0, 23, fill=COLOURS[seat], stroke=INK, stroke_width=2.5),
                path(
                    "M-14.5 15.5 A21.5 21.5 0 0 0 21 -3 A24 24 0 0 1 -14.5 15.5 Z",
                    fill=SHADES[seat],
                ),
            )
        )
    return joined(
        (
            path(NOTCHED, fill=PARCHMENT, stroke=PARCHMENT, stroke_width=6),
            engraved(NOTCHED, COLOURS[seat], 2.5),
            path("M-15 16.5 C-5 25 21 24 21.5 7 C17 17 -1 20 -15 16.5 Z", fill=SHADES[seat]),
        )
    )


def warrior(seat: int) -> Markup:
    """A shield with its emblem, large enough to be read on a square of 30 pixels."""
    if seat == SPARTA:
        emblem = path(
            "M-12 13 L0 -14 L12 13",
            fill="none",
            stroke=INK,
            stroke_width=6,
            stroke_linejoin="miter",
        )
    else:
        emblem = path(
            "M0 -16 V17 M-9 -13 V-7 C-9 2 9 2 9 -7 V-13 M-5 12 H5",
            fill="none",
            stroke=PARCHMENT,
            stroke_width=4,
            stroke_linecap="round",
        )
    return joined((shield(seat), emblem))


def hero(seat: int) -> Markup:
    """A helmet before the shield; its crest stands above the rim."""
    if seat == SPARTA:
        crest = joined(
            (
                path(FAN, fill=PARCHMENT, stroke=PARCHMENT, stroke_width=6),
                engraved(FAN, PLUME),
                mirrored(path(FAN_HAIRS, stroke=COLOURS[seat], stroke_width=1.8)),
            )
        )
    else:
        crest = mirrored(
            path(HORN, fill=PARCHMENT, stroke=PARCHMENT, stroke_width=5), engraved(HORN, PARCHMENT)
        )
    face = joined((engraved(HELMET, BRONZE[seat], 2.4), mirrored(path(EYE, fill=INK))))
    return group(shield(seat), group(crest, face, at=(0, 1)), at=(0, 2))


def city(seat: int) -> Markup:
    """A whole square, so that a city shows behind the piece in it."""
    ground = rect(-30, -30, 60, 60, fill=TINTS[seat])
    hatching = path(
        "M-30 -18 L-18 -30 M-30 -8 L-8 -30 M8 -30 L30 -8 M18 -30 L30 -18",
        stroke=SHADES[seat],
        stroke_width=1.4,
    )
    if seat == SPARTA:
        columns = (rect(x, -5, 7, 24, fill=STONE[seat]) for x in (-25, -10.5, 3.5, 18))
        town = joined(
            (
                group(
                    path("M-28 -9 L0 -27 L28 -9 Z M-26 -9 H26 V-4 H-26 Z", fill=STONE[seat]),
                    *columns,
                    rect(-26, 19, 52, 4, fill=STONE[seat]),
                    rect(-28, 23, 56, 5, fill=STONE[seat]),
                    stroke=INK,
                    stroke_width=1.6,
                    stroke_linejoin="round",
                ),
                path("M-7 -13 L0 -20 L7 -13 Z", fill=COLOURS[seat], stroke=INK, stroke_width=1.2),
            )
        )
    else:
        town = joined(
            (
                engraved(CITADEL, STONE[seat], 1.6),
                mirrored(
                    path("M20 -8 v8 M20 7 v8 M10 2 h6 M9 12 h6", stroke=INK, stroke_width=1.6)
                ),
                engraved("M-7 26 V11 C-7 1 7 1 7 11 V26 Z", SHADES[seat], 1.6),
            )
        )
    return joined((ground, hatching, town))


SQUARE = "M-27 -27 H27 V27 H-27 Z"
CORNERS = "M-28 -15 V-28 H-15 M15 -28 H28 V-15 M28 15 V28 H15 M-15 28 H-28 V15"
TRIANGLE = "M0 -13 L13 10 H-13 Z"
WARNING = joined(
    (
        path(TRIANGLE, fill=DANGER, stroke=PARCHMENT, stroke_width=5, stroke_linejoin="round"),
        path(TRIANGLE, fill=DANGER, stroke=INK, stroke_width=1.8, stroke_linejoin="round"),
        path("M0 -6 V1.5", stroke=INK, stroke_width=3.2, stroke_linecap="round"),
        circle(0, 6, 1.9, fill=INK),
    )
)
MARKS = {
    # Lines alone: a tint would change the colour of a city.
    "from": path(SQUARE, fill="none", stroke=TRACE, stroke_width=4, stroke_dasharray="8 6"),
    "to": path(SQUARE, fill="none", stroke=TRACE, stroke_width=5),
    "prey": joined(
        (
            path(CORNERS, fill="none", stroke=PARCHMENT, stroke_width=8),
            path(CORNERS, fill="none", stroke=PREY, stroke_width=5),
        )
    ),
    "danger": group(WARNING, at=(17, -15)),
}
LEGEND = {"prey": group(MARKS["prey"], scale=0.38), "danger": group(WARNING, scale=0.72)}
