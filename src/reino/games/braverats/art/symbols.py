"""The art of BraveRats as symbols: cards without words, which a page writes in its language.

face-<clan>-<card>     a card to read: bands for its name and, below, for its power
small-<clan>-<card>    the same where it is small: number, emblem, clan, and room for a name
emblem-<card>          an emblem alone
back-<clan>            a card face down
arms-<clan>            the clan's shield
charge-<clan>          what is on it
crown, hourglass, eye, seal, heart, sword, laurel
"""

from collections.abc import Mapping
from math import cos, sin, tau

from reino.draw.sprites import Symbol
from reino.draw.svg import (
    GOLD,
    INK,
    PARCHMENT,
    Markup,
    circle,
    crown,
    engraved,
    group,
    joined,
    mirrored,
    path,
    rect,
    text,
)
from reino.games.braverats.art.emblems import (
    CARD,
    CARD_HEIGHT,
    COLOURS,
    DEEP,
    EMBLEMS,
    PALE,
    SILVER,
    back,
    clan,
    eye,
    heart,
    hourglass,
    seal,
)
from reino.games.braverats.art.picture import strength
from reino.games.braverats.rules.actions import SEAT_KEYS
from reino.games.braverats.rules.cards import CARD_KEYS

CARD_BOX = (-1.5, -1.5, CARD + 3, CARD_HEIGHT + 3)  # with the ink of its edge
EMBLEM_BOX = (-40, -40, 80, 80)
SHIELD = "M-24 -28 H24 V2 C24 16 10 23 0 28 C-10 23 -24 16 -24 2 Z"
MIDDLE = CARD / 2
INSET = 5  # of the panel behind the emblem


def symbols() -> Mapping[str, Symbol]:
    drawn = {
        "crown": Symbol((-25, -20, 50, 34), crown()),
        "hourglass": Symbol((-22, -25, 44, 50), hourglass()),
        "eye": Symbol((-29, -31, 58, 50), eye()),
        "seal": Symbol((-18, -18, 36, 36), seal()),
        "heart": Symbol((-25, -20, 50, 48), heart("#cf4d6f")),
        "sword": Symbol((-40, -40, 80, 80), _swords()),
        "laurel": Symbol((-36, -36, 72, 72), _laurel()),
    }
    for card in CARD_KEYS:
        drawn[f"emblem-{card}"] = Symbol(EMBLEM_BOX, EMBLEMS[card])
    for seat, name in enumerate(SEAT_KEYS):
        # A back bears no words of its own: which they are, the page knows.
        drawn[f"back-{name}"] = Symbol(CARD_BOX, back(seat, ""))
        drawn[f"arms-{name}"] = Symbol((-27, -31, 54, 62), arms(seat))
        drawn[f"charge-{name}"] = Symbol((-30, -32, 60, 64), clan(seat, COLOURS[seat]))
        for card in CARD_KEYS:
            drawn[f"face-{name}-{card}"] = Symbol(CARD_BOX, face(card, seat))
            drawn[f"small-{name}-{card}"] = Symbol(CARD_BOX, small(card, seat))
    return drawn


def arms(seat: int) -> Markup:
    """The clan's shield: its charge on its colour, within a rim of parchment."""
    return joined(
        (
            engraved(SHIELD, PARCHMENT, 2.5),
            group(engraved(SHIELD, COLOURS[seat], 1.5), scale=0.84),
            group(clan(seat), at=(0, -3), scale=0.62),
        )
    )


def face(card: str, seat: int) -> Markup:
    """A card to read: its name goes on the ribbon, its power on the parchment below."""
    centre = (MIDDLE, 56.0)
    ribbon = "M-1 95 H97 V115 H-1 Z"
    folds = "M-1 115 L5 120 V115 Z M97 115 L91 120 V115 Z"
    return joined(
        (
            _ground(seat, 92),
            _rays(centre, 92, COLOURS[seat]),
            _medallion(centre, 34, seat),
            group(EMBLEMS[card], at=centre, scale=0.92),
            path(f"M{INSET} 92.5 H{CARD - INSET}", stroke=COLOURS[seat], stroke_width=1),
            _corners(card, seat, 1),
            engraved(folds, DEEP[seat], 1.2),
            engraved(ribbon, COLOURS[seat], 1.8),
            path("M3 98 H93 M3 112 H93", stroke=PALE[seat], stroke_width=0.7, opacity=0.8),
        )
    )


def small(card: str, seat: int) -> Markup:
    """A card where it is small: everything that can be large is."""
    centre = (MIDDLE, 72.0)
    return joined(
        (
            _ground(seat, CARD_HEIGHT - INSET),
            _rays(centre, CARD_HEIGHT - INSET, COLOURS[seat]),
            _medallion(centre, 41, seat),
            group(EMBLEMS[card], at=centre, scale=1.16),
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
                fill=PALE[seat],
                stroke=COLOURS[seat],
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
            circle(x, y, r + 2.5, fill=COLOURS[seat], stroke=INK, stroke_width=1),
            circle(x, y, r, fill=PARCHMENT, stroke=INK, stroke_width=1),
            circle(x, y, r - 2.6, fill="none", stroke=COLOURS[seat], stroke_width=0.8),
        )
    )


def _corners(card: str, seat: int, scale: float) -> Markup:
    """Strength on a pennant, and the clan's charge opposite."""
    number = text(
        strength(card), 15.5, 24, 25, text_anchor="middle", font_weight="bold", fill=PARCHMENT
    )
    pennant = engraved("M2 -1 H29 V26 L15.5 36 L2 26 Z", COLOURS[seat], 1.8)
    edge = path("M4.5 -0.5 V24.6 L15.5 32.8 L26.5 24.6 V-0.5", fill="none", stroke=PALE[seat])
    charge = joined(
        (
            circle(0, 0, 10.5, fill=PARCHMENT, stroke=INK, stroke_width=1.4),
            group(clan(seat, COLOURS[seat]), scale=0.3),
        )
    )
    return joined(
        (
            group(pennant, edge, number, at=(1, 0), scale=scale),
            group(charge, at=(CARD - 13 * scale, 14 * scale), scale=scale),
        )
    )


def _swords() -> Markup:
    """Two swords crossed: cards meet."""
    sword = joined(
        (
            engraved("M-3 -34 L0 -39 L3 -34 V14 H-3 Z", SILVER, 1.8),
            engraved("M-10 14 H10 V18 H-10 Z", GOLD, 1.8),
            engraved("M-2.5 18 H2.5 V28 H-2.5 Z", "#7b3f1d", 1.8),
        )
    )
    return mirrored(group(sword, turn=42))


def _laurel() -> Markup:
    """A wreath, open above: a game won."""
    leaf = "M0 0 C5 -4 6 -11 0 -15 C-6 -11 -5 -4 0 0 Z"
    leaves = []
    for i in range(6):
        angle = 0.14 + 0.4 * i
        at = (25 * sin(angle), 25 * cos(angle))
        turn = 90 - 57.3 * angle
        leaves.append(group(engraved(leaf, "#6f9a55", 1.5), at=at, turn=turn - 28))
        leaves.append(group(engraved(leaf, "#5d8a4a", 1.5), at=at, turn=turn + 28))
    return joined((mirrored(*leaves), circle(0, 26, 4, fill=GOLD, stroke=INK, stroke_width=1.5)))
