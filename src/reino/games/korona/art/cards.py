"""The cards of Korona: faces, the strip that shows of a covered card, chips, and the back; and
the arms of the seats.

A kingdom card has a colour of its own; the action cards share the look of a charter, dark on light.
The name and an emblem stand at the top, where they show when other cards lie on it.
"""

from reino.draw.svg import (
    FADED_INK,
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
    path,
    rect,
    text,
)
from reino.games.korona.art import palette
from reino.games.korona.art.palette import emblem
from reino.games.korona.rules import actions

CARD, CARD_HEIGHT = 104, 138
STRIP = 32  # of a card under another, the part that shows
CHIP, CHIP_HEIGHT = 35, 46

TOP = f"M0 {STRIP} V8 A8 8 0 0 1 8 0 H{CARD - 8} A8 8 0 0 1 {CARD} 8 V{STRIP} Z"


def colours(card: str) -> tuple[str, str, str]:
    """Of a card: its colour, the ink on it, and its tint."""
    return palette.LIVERIES.get(card, palette.CHARTER)


def hatching() -> Markup:
    """Hatching in the corners of a charter, around its emblem."""
    return group(emblem("charter-hatching"), at=(CARD / 2, STRIP + 46))


def arms(seat: int) -> Markup:
    """The beast of a seat on its shield, around the origin."""
    return emblem("arms", colour=palette.SHIELDS[seat], beast=emblem(actions.SEAT_KEYS[seat]))


def _strip(card: str, name: str) -> Markup:
    """The top of a card: its emblem and name; of an action card, which nothing covers, the name."""
    colour, ink, _ = colours(card)
    if card in palette.LIVERIES:
        parts = [
            circle(17, 16, 13.5, fill=PARCHMENT, stroke=INK, stroke_width=1.2),
            group(emblem(card), at=(17, 16), scale=0.37),
            text(name, 34, 21, 13.2, room=CARD - 37, font_weight="bold", fill=ink),
        ]
    else:
        parts = _charter_name(name)
    return joined((engraved(TOP, colour, 1.8), *parts))


def _charter_name(name: str) -> list[Markup]:
    """One line, or two where there are two words."""
    first, _, second = name.partition(" ")
    tops = ((first, 14), (second, 27)) if second else ((first, 21.5),)
    size = 13.5 if second else 16
    lines = (text(part, CARD / 2, y, size, room=CARD - 8, font_weight="bold") for part, y in tops)
    return [group(*lines, text_anchor="middle")]


def face(card: str, name: str, worth: str) -> Markup:
    """A card face up, from its corner: emblem, name, and its worth or effect."""
    colour, _, tint = colours(card)
    edge = colour if card in palette.LIVERIES else FADED_INK
    middle = CARD / 2
    return group(
        element("title", f"{name}: {worth}"),
        rect(0, 0, CARD, CARD_HEIGHT, rx=8, fill=PARCHMENT, stroke=INK, stroke_width=2),
        rect(5, STRIP + 4, CARD - 10, 84, rx=4, fill=tint, stroke=edge, stroke_width=1.5),
        *([] if card in palette.LIVERIES else [hatching()]),
        group(emblem(card), at=(middle, STRIP + 46), scale=1.18),
        _strip(card, name),
        text(worth, middle, CARD_HEIGHT - 6, 13, room=CARD - 8, text_anchor="middle"),
        data_card=card,
    )


def covered(card: str, name: str) -> Markup:
    """A card under another: its strip, and enough of the sides to be overlapped."""
    return group(
        element("title", name),
        path(
            f"M0 8 A8 8 0 0 1 8 0 H{CARD - 8} A8 8 0 0 1 {CARD} 8 V{STRIP + 10} H0 Z",
            fill=PARCHMENT,
            stroke=INK,
            stroke_width=2,
        ),
        _strip(card, name),
        data_card=card,
    )


def pile(cards: list[Markup], *, full: bool) -> Markup:
    """Cards upon cards, the top one whole; a full pile is edged with gold and crowned."""
    laid = [group(card, at=(0, STRIP * i)) if i else card for i, card in enumerate(cards)]
    if not full:
        return joined(laid)
    edge = rect(-3.5, -3.5, CARD + 7, pile_height(len(cards)) + 7, rx=10)
    return joined(
        (
            group(edge, fill="none", stroke=INK, stroke_width=7.5),
            group(edge, fill="none", stroke=GOLD, stroke_width=4.5),
            *laid,
            group(crown(), at=(CARD / 2, -9), scale=0.72, data_mark="full"),
        )
    )


def pile_height(cards: int) -> int:
    return CARD_HEIGHT + STRIP * (cards - 1)


def chip(card: str, name: str) -> Markup:
    """A card no larger than its emblem."""
    colour, _, tint = colours(card)
    return group(
        element("title", name),
        rect(0, 0, CHIP, CHIP_HEIGHT, rx=5, fill=colour, stroke=INK, stroke_width=1.8),
        rect(3, 7, CHIP - 6, CHIP_HEIGHT - 14, rx=2, fill=tint, stroke=INK),
        group(emblem(card), at=(CHIP / 2, CHIP_HEIGHT / 2), scale=0.46),
        data_card=card,
    )


def back(title: str) -> Markup:
    """A card face down: all are the same."""
    return group(element("title", title), emblem("card-back"), data_back="")


def chip_back(title: str) -> Markup:
    return group(element("title", title), emblem("chip-back"), data_back="")
