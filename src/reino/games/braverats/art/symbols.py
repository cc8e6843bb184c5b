"""The art of BraveRats as symbols: cards without words, which a page writes in its language.

face-<clan>-<card>     a card to read: bands for its name and, below, for its power
small-<clan>-<card>    the same where it is small: number, emblem, clan, and room for a name
emblem-<card>          an emblem alone
back-<clan>            a card face down
arms-<clan>            the clan's shield
charge-<clan>          the leaf or apple on it
crown, hourglass, eye, seal, heart, sword, laurel
"""

from collections.abc import Mapping
from math import cos, sin, tau

from reino.draw.sprites import Symbol, symbol_of
from reino.draw.svg import (
    INK,
    PARCHMENT,
    Markup,
    circle,
    crown,
    engraved,
    group,
    joined,
    path,
    rect,
    text,
)
from reino.games.braverats.art import palette
from reino.games.braverats.art.cards import CARD, CARD_HEIGHT, back, charge
from reino.games.braverats.art.palette import emblem
from reino.games.braverats.rules import actions
from reino.games.braverats.rules.cards import CARD_KEYS
from reino.games.braverats.table.names import mark

CARD_BOX = emblem.box("card-back")  # with the ink of its edge
MIDDLE = CARD / 2
INSET = 5  # of the panel behind the emblem


def symbols() -> Mapping[str, Symbol]:
    drawn = {
        "crown": Symbol((-25, -20, 50, 34), crown()),
        "hourglass": symbol_of(emblem, "hourglass"),
        "eye": symbol_of(emblem, "eye"),
        "seal": symbol_of(emblem, "seal"),
        "heart": symbol_of(emblem, "heart", colour=palette.ROSE),
        "sword": symbol_of(emblem, "crossed-swords"),
        "laurel": symbol_of(emblem, "laurel"),
    }
    for card in CARD_KEYS:
        drawn[f"emblem-{card}"] = symbol_of(emblem, card)
    for seat, clan in enumerate(actions.SEAT_KEYS):
        colour = palette.COLOURS[seat]
        # A back bears no words: the page writes its own.
        drawn[f"back-{clan}"] = Symbol(CARD_BOX, back(seat, ""))
        drawn[f"arms-{clan}"] = symbol_of(emblem, "shield", colour=colour, charge=charge(seat))
        drawn[f"charge-{clan}"] = symbol_of(emblem, f"charge-{clan}", colour=colour)
        for card in CARD_KEYS:
            drawn[f"face-{clan}-{card}"] = Symbol(CARD_BOX, face(card, seat))
            drawn[f"small-{clan}-{card}"] = Symbol(CARD_BOX, small(card, seat))
    return drawn


def face(card: str, seat: int) -> Markup:
    """A card to read: its name goes on the ribbon, its power on the parchment below."""
    centre = (MIDDLE, 56.0)
    ribbon = "M-1 95 H97 V115 H-1 Z"
    folds = "M-1 115 L5 120 V115 Z M97 115 L91 120 V115 Z"
    return joined(
        (
            _ground(seat, 92),
            _rays(centre, 92, palette.COLOURS[seat]),
            _medallion(centre, 34, seat),
            group(emblem(card), at=centre, scale=0.92),
            path(f"M{INSET} 92.5 H{CARD - INSET}", stroke=palette.COLOURS[seat], stroke_width=1),
            _corners(card, seat, 1),
            engraved(folds, palette.DEEP[seat], 1.2),
            engraved(ribbon, palette.COLOURS[seat], 1.8),
            path("M3 98 H93 M3 112 H93", stroke=palette.PALE[seat], stroke_width=0.7, opacity=0.8),
        )
    )


def small(card: str, seat: int) -> Markup:
    """A card where it is small: everything that can be large is."""
    centre = (MIDDLE, 72.0)
    return joined(
        (
            _ground(seat, CARD_HEIGHT - INSET),
            _rays(centre, CARD_HEIGHT - INSET, palette.COLOURS[seat]),
            _medallion(centre, 41, seat),
            group(emblem(card), at=centre, scale=1.16),
            _corners(card, seat, 1.36),
        )
    )


def _ground(seat: int, bottom: float) -> Markup:
    """The card itself, and the panel in its clan's pale colour."""
    return joined(
        (
            rect(0, 0, CARD, CARD_HEIGHT, rx=8, fill=PARCHMENT, stroke=INK, stroke_width=2.4),
            rect(
                INSET,
                INSET,
                CARD - 2 * INSET,
                bottom - INSET,
                rx=4,
                fill=palette.PALE[seat],
                stroke=palette.COLOURS[seat],
                stroke_width=1.2,
            ),
        )
    )


def _rays(centre: tuple[float, float], bottom: float, colour: str, n: int = 40) -> Markup:
    """Light cut into the wood: from the emblem to the edge of the panel."""
    x, y = centre
    lines = []
    for i in range(n):
        along, down = cos(tau * (i + 0.5) / n), sin(tau * (i + 0.5) / n)
        room_x = (CARD - INSET - 2 - x) / abs(along)
        room_y = (bottom - 2 - y if down > 0 else y - INSET - 2) / abs(down)
        reach = min(room_x, room_y)
        if reach > 44:
            lines.append(
                f"M{x + 40 * along:.1f} {y + 40 * down:.1f} "
                f"L{x + reach * along:.1f} {y + reach * down:.1f}"
            )
    return path(" ".join(lines), stroke=colour, stroke_width=0.9, opacity=0.55)


def _medallion(centre: tuple[float, float], r: float, seat: int) -> Markup:
    x, y = centre
    return joined(
        (
            circle(x, y, r + 2.5, fill=palette.COLOURS[seat], stroke=INK, stroke_width=1),
            circle(x, y, r, fill=PARCHMENT, stroke=INK, stroke_width=1),
            circle(x, y, r - 2.6, fill="none", stroke=palette.COLOURS[seat], stroke_width=0.8),
        )
    )


def _corners(card: str, seat: int, scale: float) -> Markup:
    """Strength on a pennant, and the clan's charge opposite."""
    number = text(
        mark(card), 15.5, 24, 25, text_anchor="middle", font_weight="bold", fill=PARCHMENT
    )
    pennant = engraved("M2 -1 H29 V26 L15.5 36 L2 26 Z", palette.COLOURS[seat], 1.8)
    edge = path(
        "M4.5 -0.5 V24.6 L15.5 32.8 L26.5 24.6 V-0.5", fill="none", stroke=palette.PALE[seat]
    )
    disc = joined(
        (
            circle(0, 0, 10.5, fill=PARCHMENT, stroke=INK, stroke_width=1.4),
            group(charge(seat, palette.COLOURS[seat]), scale=0.3),
        )
    )
    return joined(
        (
            group(pennant, edge, number, at=(1, 0), scale=scale),
            group(disc, at=(CARD - 13 * scale, 14 * scale), scale=scale),
        )
    )
