"""The cards of BraveRats, face up and face down, each drawn from its corner."""

from reino.draw.svg import INK, PARCHMENT, Markup, circle, element, engraved, group, rect, text
from reino.games.braverats.art import palette
from reino.games.braverats.art.palette import emblem
from reino.games.braverats.rules import actions

CARD, CARD_HEIGHT = 96, 136


def charge(seat: int, colour: str = PARCHMENT) -> Markup:
    """The charge on a clan's shield, around the origin: a nettle leaf or an apple."""
    return emblem(f"charge-{actions.SEAT_KEYS[seat]}", colour=colour)


def face(card: str, seat: int, *, corner: str, name: str, short: str, power: str) -> Markup:
    """A card face up: strength, emblem, name, power; and its clan's charge."""
    colour = palette.COLOURS[seat]
    return group(
        element("title", f"{name}: {power}"),
        rect(0, 0, CARD, CARD_HEIGHT, rx=8, fill=PARCHMENT, stroke=INK, stroke_width=2),
        rect(4, 4, CARD - 8, CARD_HEIGHT - 8, rx=5, fill=palette.PALE[seat], stroke=colour),
        circle(CARD / 2, 58, 33, fill=PARCHMENT, stroke=colour, stroke_width=1.5),
        group(emblem(card), at=(CARD / 2, 58), scale=0.86),
        group(charge(seat, colour), at=(CARD - 17, 19), scale=0.38),
        engraved("M4 4 H32 V26 L18 38 L4 26 Z M0 96 H96 V117 H0 Z", colour, 1.5),
        group(
            text(corner, 18, 27, 25, font_weight="bold", fill=PARCHMENT),
            text(name, CARD / 2, 112, 16, room=CARD - 6, font_weight="bold", fill=PARCHMENT),
            text(short, CARD / 2, 127.5, 11.5, room=CARD - 6),
            text_anchor="middle",
        ),
        data_card=card,
        data_seat=actions.SEAT_KEYS[seat],
    )


def back(seat: int, title: str) -> Markup:
    """A card of this clan face down: all are the same."""
    return group(
        element("title", title),
        emblem(
            "card-back",
            colour=palette.COLOURS[seat],
            deep_colour=palette.DEEP[seat],
            charge=charge(seat),
        ),
        data_back=actions.SEAT_KEYS[seat],
    )
