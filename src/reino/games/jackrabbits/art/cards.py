"""The 54 cards: faces, small ones for hands seen from afar, and the back. All from their corner."""

from reino.draw.svg import INK, Markup, circle, crown, element, group, joined, rect, text
from reino.games.jackrabbits.art import palette
from reino.games.jackrabbits.art.palette import emblem, suit_sign
from reino.games.jackrabbits.rules import cards
from reino.games.jackrabbits.rules.cards import card_sign

CARD, CARD_HEIGHT = 100, 140
SMALL, SMALL_HEIGHT = 34, 46
FACE = "#fff8e6"
JOKERS = {cards.RED_JOKER: "horse", cards.BLACK_JOKER: "boat"}
JOKER_COLOURS = {
    cards.RED_JOKER: (palette.RED, "#f6d9c8"),
    cards.BLACK_JOKER: ("#2b2730", "#cfd9de"),
}

# Where pips stand, as on every deck: columns and rows of the field between the corners.
LEFT, MIDDLE, RIGHT = 34, 50, 66
TOP, UPPER, CENTRE, LOWER, BOTTOM = 29, 56.3, 70, 83.7, 111


def _columns(rows: tuple[float, ...]) -> tuple[tuple[float, float], ...]:
    return tuple((x, y) for x in (LEFT, RIGHT) for y in rows)


_TWO, _THREE = (TOP, BOTTOM), (TOP, CENTRE, BOTTOM)
_FOUR = (TOP, UPPER, LOWER, BOTTOM)
PIPS = (
    ((MIDDLE, CENTRE),),
    ((MIDDLE, TOP), (MIDDLE, BOTTOM)),
    ((MIDDLE, TOP), (MIDDLE, CENTRE), (MIDDLE, BOTTOM)),
    _columns(_TWO),
    (*_columns(_TWO), (MIDDLE, CENTRE)),
    _columns(_THREE),
    (*_columns(_THREE), (MIDDLE, 49.5)),
    (*_columns(_THREE), (MIDDLE, 49.5), (MIDDLE, 90.5)),
    (*_columns(_FOUR), (MIDDLE, CENTRE)),
    (*_columns(_FOUR), (MIDDLE, 42.6), (MIDDLE, 97.4)),
)


def card_face(card: int, name: str) -> Markup:
    """A card face up. Number cards have rank and suit in two corners and pips between them;
    royals and jokers a picture below."""
    return group(
        element("title", name),
        rect(0, 0, CARD, CARD_HEIGHT, rx=8, fill=FACE, stroke=INK, stroke_width=2),
        *(
            _picture(card)
            if card >= cards.SUITED or card % cards.RANKS >= cards.JACK
            else _number(card)
        ),
        data_card=card_sign(card),
    )


def _rank(card: int) -> Markup:
    """The rank of a card, in its corner."""
    suit, rank = divmod(card, cards.RANKS)
    return text(
        cards.RANK_SIGNS[rank],
        13,
        22,
        22 if rank != cards.TEN else 16,
        text_anchor="middle",
        font_weight="bold",
        fill=palette.SUIT_INKS[suit],
    )


def _number(card: int) -> list[Markup]:
    suit, rank = divmod(card, cards.RANKS)
    corner = joined((_rank(card), group(suit_sign(suit), at=(13, 34), scale=0.66)))
    middle = CARD / 2, CARD_HEIGHT / 2
    if rank == cards.ACE:
        pips = [
            circle(
                *middle, 33, fill=palette.TINTS[suit], stroke=palette.LIVERIES[suit], stroke_width=2
            ),
            group(suit_sign(suit), at=middle, scale=2.3),
        ]
    else:
        size = 0.84 if len(PIPS[rank]) < 9 else 0.74
        pips = [
            group(suit_sign(suit), at=at, turn=180 if at[1] > CENTRE + 1 else 0, scale=size)
            for at in PIPS[rank]
        ]
    return [*pips, corner, group(corner, at=(CARD, CARD_HEIGHT), turn=180)]


def _picture(card: int) -> list[Markup]:
    """A figure in a field of its colour, below its rank and suit."""
    if card >= cards.SUITED:
        colour, tint = JOKER_COLOURS[card]
        head = group(crown(colour), at=(19, 21), scale=0.62)
        sign = group(emblem("hare", colour=colour), at=(81, 25), scale=0.52)
        figure = group(emblem(JOKERS[card]), at=(50, 87), scale=1.06)
    else:
        suit, rank = divmod(card, cards.RANKS)
        colour, tint = palette.LIVERIES[suit], palette.TINTS[suit]
        head = group(_rank(card), at=(1, -2), scale=1.4)
        sign = group(suit_sign(suit), at=(81, 20), scale=1.15)
        figure = group(_royal(suit, rank), at=(50, 91), scale=1.14)
    return [
        head,
        sign,
        rect(9, 39, 82, 92, rx=4, fill=tint, stroke=colour, stroke_width=3),
        figure,
        rect(9, 39, 82, 92, rx=4, fill="none", stroke=INK, stroke_width=1.2),
    ]


def _royal(suit: int, rank: int) -> Markup:
    """A jack, queen or king in the colours of its suit, around the origin."""
    if rank == cards.QUEEN:
        return emblem("queen", colour=palette.LIVERIES[suit])
    figure = "jack" if rank == cards.JACK else "king"
    return emblem(figure, colour=palette.LIVERIES[suit], suit=suit_sign(suit))


def small_card(card: int, name: str) -> Markup:
    """A card no larger than its rank and suit; royals and jokers in strong colours."""
    strong = card >= cards.SUITED or card % cards.RANKS >= cards.JACK
    if card >= cards.SUITED:
        fill, _ = JOKER_COLOURS[card]
        parts = [group(emblem(JOKERS[card]), at=(SMALL / 2, SMALL_HEIGHT / 2), scale=0.36)]
        plate = rect(3, 6, SMALL - 6, SMALL_HEIGHT - 12, rx=2, fill=palette.CREAM, stroke=INK)
    else:
        suit, rank = divmod(card, cards.RANKS)
        fill = palette.LIVERIES[suit] if strong else FACE
        parts = [
            text(
                cards.RANK_SIGNS[rank],
                SMALL / 2,
                21,
                19,
                text_anchor="middle",
                font_weight="bold",
                fill=palette.SUIT_INKS[suit],
            ),
            group(suit_sign(suit), at=(SMALL / 2, 33), scale=0.8),
        ]
        plate = rect(
            3, 3, SMALL - 6, SMALL_HEIGHT - 6, rx=3, fill=palette.CREAM if strong else FACE
        )
    return group(
        element("title", name),
        rect(0, 0, SMALL, SMALL_HEIGHT, rx=5, fill=fill, stroke=INK, stroke_width=1.8),
        plate,
        *parts,
        data_card=card_sign(card),
    )


def card_back(title: str) -> Markup:
    """A card face down: all are the same."""
    return group(element("title", title), emblem("card-back"), data_back="")


def small_back(title: str) -> Markup:
    return group(element("title", title), emblem("small-back"), data_back="")
