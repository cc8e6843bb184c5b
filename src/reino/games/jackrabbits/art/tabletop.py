"""The table between the players: the question and the seat that answers it, the dice, the court,
pile and discards, and cards that lie there for the moment."""

from reino.draw.svg import (
    FELT,
    FELT_LINE,
    GOLD,
    INK,
    OLD_PARCHMENT,
    PARCHMENT,
    WIDE,
    Markup,
    circle,
    group,
    joined,
    path,
    rect,
    ribbon,
    text,
)
from reino.games.jackrabbits.art import palette
from reino.games.jackrabbits.art.caption import Lying, Scene
from reino.games.jackrabbits.art.cards import SMALL, SMALL_HEIGHT, card_back, small_back, small_card
from reino.games.jackrabbits.art.landscape import tile_face
from reino.games.jackrabbits.art.palette import suit_sign
from reino.games.jackrabbits.rules import actions, cards
from reino.games.jackrabbits.rules.cards import card_sign
from reino.games.jackrabbits.rules.tiles import TILE_KEYS
from reino.games.jackrabbits.table.building_view import place_of
from reino.games.jackrabbits.table.layout import LaidTile
from reino.games.jackrabbits.table.names import cards_in

TABLE = 192
TABLE_TOP = 84  # of dice, court, pile and discards
DICE, COURT, PILE, DISCARDS = 28, 222, 512, 612
ROAMING = 106  # the table of the children's game, without cards
LYING = 78  # the part of the table where cards lie for the moment
FELT_SUITS = ("#8fd19a", "#a9c4f5", "#ff9d94", "#ffd06a")
# The order of the court: two suits a row, with a joker at the end.
COURT_ROWS = (
    (
        *(
            suit * cards.RANKS + rank
            for suit in (cards.CLUBS, cards.SPADES)
            for rank in (cards.KING, cards.QUEEN, cards.JACK)
        ),
        cards.RED_JOKER,
    ),
    (
        *(
            suit * cards.RANKS + rank
            for suit in (cards.HEARTS, cards.DIAMONDS)
            for rank in (cards.KING, cards.QUEEN, cards.JACK)
        ),
        cards.BLACK_JOKER,
    ),
)
PIP_PLACES = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, 1), (1, -1), (-1, 1)),
    5: ((-1, -1), (1, 1), (1, -1), (-1, 1), (0, 0)),
    6: ((-1, -1), (1, 1), (1, -1), (-1, 1), (-1, 0), (1, 0)),
}


class Tabletop:
    def __init__(self, scene: Scene, width: float) -> None:
        self.scene = scene
        self.record = scene.record
        self.say = scene.say
        self.width = width

    def small(self, card: int) -> Markup:
        return small_card(card, self.scene.card(card))

    def drawn(self) -> tuple[Markup, float]:
        """The table, and how high it is."""
        if self.scene.exploring:
            return self.roaming(), ROAMING
        lying = self.lying()
        height = TABLE + (LYING if lying else 0)
        parts = [
            rect(0, 0, self.width, height, rx=8, fill=FELT, stroke=INK, stroke_width=2.5),
            rect(7, 7, self.width - 14, height - 14, rx=4, fill="none", stroke=FELT_LINE),
            self.heading(),
            self.dice(),
            self.court(),
            self.pile(),
            self.discards(),
        ]
        if lying:
            fold = path(f"M24 {TABLE} H{self.width - 24}", stroke=FELT_LINE, stroke_dasharray="2 6")
            parts += [fold, group(lying, at=(0, TABLE))]
        return joined(parts), height

    def roaming(self) -> Markup:
        """The table of the children's game: the question, and what is left to do."""
        scene = self.scene
        left = f"{scene.unmarked()} · {scene.turns_left()}"
        return joined(
            (
                rect(0, 0, self.width, ROAMING, rx=8, fill=FELT, stroke=INK, stroke_width=2.5),
                rect(7, 7, self.width - 14, ROAMING - 14, rx=4, fill="none", stroke=FELT_LINE),
                self.heading(),
                text(left, self.width / 2, 86, 19, fill=PARCHMENT, text_anchor="middle"),
            )
        )

    def heading(self) -> Markup:
        """The question, and the seat that answers it; at the end in the winner's colours."""
        words = self.scene.standing()
        winners = self.scene.winners
        fill, ink = OLD_PARCHMENT, INK
        if len(winners) == 1:
            fill, ink = palette.COATS[winners[0]], palette.ON_COATS[winners[0]]
        width = min(self.width - 60, max(240, 14 * len(words) + 60))
        return group(ribbon(words, width, fill, ink), at=(self.width / 2, 30))

    def dice(self) -> Markup:
        """Both dice, and their sum: the price of this turn."""
        price = self.scene.price
        faces = [
            group(die(int(face)), at=(DICE + 66 * i, TABLE_TOP + 18))
            for i, face in enumerate(self.record.dice)
        ]
        parts = [_label(self.say("jackrabbits-picture-price", n=price), DICE), *faces]
        if price:
            parts.append(
                group(
                    circle(0, 0, 21, fill=GOLD, stroke=INK, stroke_width=2.2),
                    circle(0, 0, 17, fill="#f7d774", stroke=INK, stroke_width=1.2),
                    text(str(price), 0, 8, 22, text_anchor="middle", font_weight="bold"),
                    at=(DICE + 152, TABLE_TOP + 45),
                )
            )
        return group(*parts, data_price=str(price))

    def court(self) -> Markup:
        """Royals and jokers that no seat has; where one is missing, its place."""
        parts = [_label(self.say("jackrabbits-picture-court"), COURT)]
        for j, row in enumerate(COURT_ROWS):
            for i, card in enumerate(row):
                there = card in self.scene.court
                at = COURT + (SMALL + 5) * i, TABLE_TOP + (SMALL_HEIGHT + 5) * j
                parts.append(group(self.small(card) if there else _place(), at=at))
        return group(*parts, data_court="")

    def pile(self) -> Markup:
        n = int(self.record.pile_size)
        says = self.say("jackrabbits-picture-pile", n="none" if n == actions.NONE else n)
        thick = 3 if n == actions.NONE else (n > 0) + (n > 10) + (n > 25)
        backs = [
            group(card_back(says), at=(PILE - 3 * i, TABLE_TOP - 3 * i), scale=0.68)
            for i in range(thick)
        ]
        bare = rect(
            *(PILE, TABLE_TOP, 68, 95), rx=5, fill="none", stroke=FELT_LINE, stroke_dasharray="7 6"
        )
        counted = "" if n == actions.NONE else str(n)
        return group(_label(says, PILE), *(backs or [bare]), data_pile=counted)

    def discards(self) -> Markup:
        """The discards by suit, for they may be bought."""
        discarded = cards_in(self.record.discards)
        parts = [_label(self.say("jackrabbits-picture-discards", n=len(discarded)), DISCARDS)]
        for suit in range(cards.SUITS):
            y = TABLE_TOP + 10 + 25 * suit
            parts.append(group(suit_sign(suit, FELT_SUITS[suit]), at=(DISCARDS + 9, y), scale=0.8))
            parts += [
                text(
                    cards.RANK_SIGNS[card % cards.RANKS],
                    DISCARDS + 36 + 26 * (card % cards.RANKS),
                    y + 6,
                    18,
                    text_anchor="middle",
                    font_weight="bold",
                    fill=FELT_SUITS[suit],
                    data_discarded=card_sign(card),
                )
                for card in discarded
                if card // cards.RANKS == suit
            ]
        return joined(parts)

    def lying(self) -> Markup | None:
        """Cards that lie on the table for the moment, or the tile that was turned up."""
        parts = [self.lying_group(lying) for lying in self.scene.lying]
        tile, _ = place_of(self.record, self.scene.viewer)
        if self.scene.building and tile is not None:
            parts.append(self.turned_up(tile))
        if not parts:
            return None
        gap = 44
        x = (self.width - sum(width for _, width in parts) - gap * (len(parts) - 1)) / 2
        spread = []
        for part, width in parts:
            spread.append(group(part, at=(x, 0)))
            x += width + gap
        return group(*spread, data_lying="")

    def lying_group(self, lying: Lying) -> tuple[Markup, float]:
        """Cards with their label before them, and how wide that is."""
        held = [self.small(card) for card in lying.cards]
        held += [small_back(self.say("jackrabbits-picture-hidden", n=1))] * lying.backs
        words = _room(lying.label)
        label = text(lying.label, 0, 46, 18, room=words, fill=PARCHMENT, font_style="italic")
        pitch = SMALL + 4
        spread = [group(card, at=(words + 10 + pitch * i, 17)) for i, card in enumerate(held)]
        return joined((label, *spread)), words + (10 + pitch * len(held) if held else 0)

    def turned_up(self, tile: int) -> tuple[Markup, float]:
        label = self.say("jackrabbits-picture-turned-up", tile=self.scene.tile(tile))
        words = _room(label)
        laid = LaidTile(tile, (0, 0), 0)
        x, y = laid.middle
        face = group(group(tile_face(laid), at=(-x, -y)), at=(words + 54, 39), scale=0.38)
        shown = text(label, 0, 46, 18, room=words, fill=PARCHMENT, font_style="italic")
        return group(shown, face, data_turned_up=TILE_KEYS[tile]), words + 100


def _room(label: str) -> float:
    """How wide a label before cards may be."""
    return min(400, 18 * WIDE * len(label))


def _label(words: str, x: float) -> Markup:
    return text(words, x, 74, 17, fill=PARCHMENT, font_style="italic")


def _place() -> Markup:
    """The dashed place of a card that the court lacks."""
    return rect(
        *(0, 0, SMALL, SMALL_HEIGHT), rx=5, fill="none", stroke=FELT_LINE, stroke_dasharray="4 4"
    )


def die(face: int) -> Markup:
    """A die from its corner; not rolled, its place."""
    if not face:
        return rect(0, 0, 54, 54, rx=9, fill="none", stroke=FELT_LINE, stroke_dasharray="6 5")
    pips = (circle(27 + 14 * x, 27 + 14 * y, 5.2, fill=INK) for x, y in PIP_PLACES[face])
    return group(
        rect(0, 0, 54, 54, rx=9, fill=palette.CREAM, stroke=INK, stroke_width=2.4),
        rect(4, 4, 46, 46, rx=7, fill="none", stroke=OLD_PARCHMENT, stroke_width=1.5),
        *pips,
        data_die=str(face),
    )
