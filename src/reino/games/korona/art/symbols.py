"""The art of Korona as symbols: cards without their words, which a page writes in its own language.

face-CARD     a card as a hand shows it: room for the name beside its emblem, for its worth below
plain-CARD    a card as it lies in a zone, for small sizes: a band for the name, a plate for points
chip-CARD     no larger than its emblem       emblem-CARD  the emblem alone
back, chip-back                               arms-SEAT, crown, crown-spent
"""

from collections.abc import Mapping

from reino.draw.sprites import Symbol, symbol_of
from reino.draw.svg import (
    FADED_INK,
    INK,
    PARCHMENT,
    Markup,
    circle,
    crown,
    engraved,
    group,
    joined,
    rect,
)
from reino.games.korona.art.cards import (
    CARD,
    CARD_HEIGHT,
    STRIP,
    TOP,
    arms,
    back,
    chip,
    chip_back,
    colours,
    hatching,
)
from reino.games.korona.art.palette import LIVERIES, emblem
from reino.games.korona.rules import actions
from reino.games.korona.rules.cards import CARD_KEYS

# A line of ink is half outside of the shape that it goes around.
CARD_BOX = emblem.box("card-back")
CHIP_BOX = emblem.box("chip-back")
CROWN_BOX = (-24.0, -20.0, 48.0, 36.0)

MIDDLE = CARD / 2


def symbols() -> Mapping[str, Symbol]:
    drawn = {
        "back": Symbol(CARD_BOX, back("")),
        "chip-back": Symbol(CHIP_BOX, chip_back("")),
        "crown": Symbol(CROWN_BOX, crown()),
        "crown-spent": Symbol(CROWN_BOX, group(crown("#a8977a"), opacity=0.5)),
    }
    for card in CARD_KEYS:
        drawn[f"face-{card}"] = Symbol(CARD_BOX, _face(card))
        drawn[f"plain-{card}"] = Symbol(CARD_BOX, _plain(card))
        drawn[f"chip-{card}"] = Symbol(CHIP_BOX, chip(card, ""))
        drawn[f"emblem-{card}"] = symbol_of(emblem, card)
    for seat, key in enumerate(actions.SEAT_KEYS):
        drawn[f"arms-{key}"] = Symbol(emblem.box("arms"), arms(seat))
    return drawn


def _face(card: str) -> Markup:
    badge = []
    if card in LIVERIES:
        badge = [
            circle(17, 16, 13.5, fill=PARCHMENT, stroke=INK, stroke_width=1.2),
            group(emblem(card), at=(17, 16), scale=0.37),
        ]
    return joined((*_ground(card, 84, 1.18), *badge))


def _plain(card: str) -> Markup:
    """The emblem as large as it can be; over it, at the bottom, a plate for its points."""
    parts = _ground(card, 98, 1.32)
    if card in LIVERIES:
        plate = rect(MIDDLE - 27, 113, 54, 23, rx=6, fill=PARCHMENT, stroke=INK, stroke_width=1.5)
        parts.append(plate)
    return joined(parts)


def _ground(card: str, height: float, scale: float) -> list[Markup]:
    """A card with its emblem on a tinted ground so high, under a band of its colour."""
    colour, _, tint = colours(card)
    edge = colour if card in LIVERIES else FADED_INK
    return [
        rect(0, 0, CARD, CARD_HEIGHT, rx=8, fill=PARCHMENT, stroke=INK, stroke_width=2),
        rect(5, STRIP + 4, CARD - 10, height, rx=4, fill=tint, stroke=edge, stroke_width=1.5),
        *([] if card in LIVERIES else [hatching()]),
        group(emblem(card), at=(MIDDLE, STRIP + 46), scale=scale),
        engraved(TOP, colour, 1.8),
    ]
