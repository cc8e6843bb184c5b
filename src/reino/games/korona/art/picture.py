"""A Korona table as a picture: every zone with its piles, the hands as far as they are known, deck,
market and discards, and an action card in use with the cards it would move.

A card that the viewer may not know is a card back.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from reino.draw.svg import (
    FELT,
    FELT_LINE,
    GOLD,
    INK,
    OLD_PARCHMENT,
    PARCHMENT,
    Markup,
    circle,
    crown,
    document,
    element,
    framed,
    group,
    joined,
    panel,
    path,
    rect,
    ribbon,
    text,
)
from reino.games.korona.art import palette
from reino.games.korona.art.caption import Flow, Scene
from reino.games.korona.art.cards import (
    CARD,
    CARD_HEIGHT,
    CHIP,
    arms,
    back,
    chip,
    chip_back,
    covered,
    face,
    pile,
    pile_height,
)
from reino.games.korona.art.palette import emblem
from reino.games.korona.rules import actions
from reino.games.korona.table.view import Pile

PAGE = 22
INNER = 916
WIDTH = INNER + 2 * PAGE
GAP = 10
HEAD = 66  # of a zone: arms, score, name, hand
NAME = 152
LEFT = 36  # of the piles in a zone
ROOM = INNER - LEFT - 10
BETWEEN = 16  # piles: two gold edges
OVERHEAD, UNDERNEATH = 26, 10  # of a row: crowns above, gold edges below
EMPTY = 30
# Piles are drawn the smaller the more there are: from so many on, so large.
SIZES = ((0, 0.88), (9, 0.72), (22, 0.58))
CROWDED = 0.72  # at most, for three and four players

TABLE = 216
TABLE_CARDS = 84  # their top
TABLE_SCALE = 0.86
DECK, MARKET_LEFT, DISCARDS = 26, 154, 480
USE = 166  # the part of the table where a card in use lies
USE_SCALE = 0.8


def draw(record: Any, viewer: int, lang: str) -> str:
    """The table as this viewer sits at it; the public sits with the first seat."""
    return _Drawing(Scene(record, viewer, lang), viewer).whole(lang)


class _Drawing:
    def __init__(self, scene: Scene, viewer: int) -> None:
        self.scene = scene
        self.data = scene.data
        self.say = scene.say
        self.own = self.data.hand is not None
        self.near = viewer if self.own else 0

    def whole(self, lang: str) -> str:
        """The others in the order of their turns, the table, and the viewer in front."""
        seats = self.scene.players
        parts = [self.zone((self.near + i) % seats) for i in range(1, seats)]
        parts += [self.table(), self.zone(self.near)]
        if self.own and self.data.hand:
            parts.append(self.hand(self.data.hand))
        laid = []
        top = PAGE
        for part, height in parts:
            laid.append(group(part, at=(PAGE, top)))
            top += round(height) + GAP
        height = top - GAP + PAGE
        return document(
            lang,
            (WIDTH, height),
            self.say("korona-picture-title", state=self.scene.standing()),
            self.scene.account(),
            framed(WIDTH, height, OLD_PARCHMENT, INK),
            *laid,
        )

    def face(self, card: str) -> Markup:
        worth = self.say("korona-picture-worth", card=card)
        return face(card, self.scene.name(card), worth)

    def pile(self, stack: Pile) -> Markup:
        *under, top = stack.cards
        cards = [covered(card, self.scene.name(card)) for card in under]
        return pile([*cards, self.face(top)], full=stack.full)

    def zone(self, seat: int) -> tuple[Markup, float]:
        """A seat: its arms, score, name and hand, below them its piles; and how high it is."""
        won = seat in self.data.winners
        piles, height = self.piles(seat)
        height += HEAD
        parts = [
            panel(
                INNER,
                height,
                palette.SHIELDS[seat],
                strong=seat in self.scene.question.asked or won,
            ),
            group(arms(seat), at=(56, 36 + 3 * won), scale=0.8),
            self.score(seat),
        ]
        if won:
            honour = group(crown(), at=(56, 6), scale=0.85)
            parts.append(group(honour, data_mark="winner", data_seat=actions.SEAT_KEYS[seat]))
        left: float = INNER
        if seat != self.near or not self.own:
            hand, left = self.small_hand(seat)
            parts.append(hand)
        parts += [self.title(seat, left - NAME - 20), piles]
        return group(*parts, data_zone=actions.SEAT_KEYS[seat]), height

    def score(self, seat: int) -> Markup:
        points = self.data.scores[seat]
        shown = str(points).replace("-", "−")
        return group(
            element("title", self.say("korona-picture-points", n=points)),
            circle(0, 0, 25, fill=GOLD, stroke=INK, stroke_width=2),
            circle(0, 0, 20.5, fill="none", stroke=INK),
            text(shown, 0, 8, 23, room=42, text_anchor="middle", font_weight="bold"),
            at=(116, 36),
            data_score=actions.SEAT_KEYS[seat],
        )

    def title(self, seat: int, room: float) -> Markup:
        """A seat's name, and below it the actions it has left, as crowns, or that it decides."""
        left = self.data.actions
        playing = seat == self.data.active and self.data.stage != "over"
        decides = seat in self.scene.asked
        parts = []
        said, x = "", NAME
        if playing:
            said = self.say("korona-picture-actions", n=left)
            for i in range(actions.ACTIONS_A_TURN):
                mark = crown() if i < left else group(crown("none"), opacity=0.4)
                parts.append(group(mark, at=(x + 11, 51), scale=0.54))
                x += 27
            x += 6
        elif decides:
            said = self.say("korona-picture-decides")
        if said:
            words = text(said, x, 57, 16, room=room - x + NAME)
            parts.append(group(words, font_style="italic", fill=palette.DEEP[seat]))
        name = self.scene.seat(seat)
        return group(
            text(name, NAME, 34 if said else 45, 27, room=min(room, 220), font_weight="bold"),
            *parts,
            data_turn=actions.SEAT_KEYS[seat] if playing else None,
            data_owes=actions.SEAT_KEYS[seat] if decides else None,
        )

    def small_hand(self, seat: int) -> tuple[Markup, float]:
        """A hand at the right of a zone's head, and how far to the left it reaches."""
        known, unknown = self.scene.known(seat)
        cards = [chip(card, self.scene.name(card)) for card in known]
        cards += [chip_back(self.say("korona-picture-hidden", n=1))] * unknown
        pitch = min(CHIP + 4, 400 / max(len(cards), 1))
        left = INNER - 14 - CHIP - pitch * (len(cards) - 1)
        spread = (group(card, at=(left + pitch * i, 11)) for i, card in enumerate(cards))
        return group(*spread, data_hand=actions.SEAT_KEYS[seat]), left

    def piles(self, seat: int) -> tuple[Markup, float]:
        """The piles of a zone in rows, below its head, and how high they are."""
        piles = self.data.zones[seat]
        if not piles:
            says = text(self.say("korona-picture-empty"), NAME, HEAD + 12, 16)
            return group(says, font_style="italic", fill=palette.DEEP[seat]), EMPTY
        scale = min(size for least, size in SIZES if len(piles) >= least)
        if self.scene.players > 2:
            scale = min(scale, CROWDED)
        pitch = (CARD + BETWEEN) * scale
        across = int((ROOM + BETWEEN * scale) // pitch)
        marks = self.marks(seat)
        laid = []
        top: float = HEAD
        for first in range(0, len(piles), across):
            row = piles[first : first + across]
            top += OVERHEAD * scale if any(stack.full for stack in row) else 6
            for i, stack in enumerate(row):
                parts = [self.pile(stack)]
                # Piles of the same cards are the same to every rule: the first bears the mark.
                if stack.cards in marks:
                    marks.remove(stack.cards)
                    parts.append(_aim(len(stack.cards)))
                laid.append(group(*parts, at=(LEFT + pitch * i, top), scale=scale, data_pile=""))
            top += max(pile_height(len(stack.cards)) for stack in row) * scale + UNDERNEATH
        return joined(laid), top - HEAD + 2

    def marks(self, seat: int) -> list[Sequence[str]]:
        """Piles of this zone that a declared attack would take or lodge in."""
        if seat != self.data.target or not self.data.open:
            return []
        return [cards for cards in (self.data.seized, self.data.lodged) if cards]

    def hand(self, cards: Sequence[str]) -> tuple[Markup, float]:
        """The viewer's own hand."""
        scale = min(1, INNER / ((CARD + 8) * len(cards)))
        pitch = (CARD + 8) * scale
        left = (INNER - pitch * len(cards) + 8 * scale) / 2
        spread = (
            group(self.face(card), at=(left + pitch * i, 0), scale=scale)
            for i, card in enumerate(cards)
        )
        return group(*spread, data_hand=actions.SEAT_KEYS[self.near]), CARD_HEIGHT * scale

    def table(self) -> tuple[Markup, float]:
        """Deck, market and discards between the players, and a card in use."""
        in_use = self.data.used is not None or bool(self.scene.flows)
        height = TABLE + USE * in_use
        parts = [
            rect(0, 0, INNER, height, rx=8, fill=FELT, stroke=INK, stroke_width=2.5),
            rect(7, 7, INNER - 14, height - 14, rx=4, fill="none", stroke=FELT_LINE),
            self.heading(),
            self.deck(),
            self.market(),
            self.discards(),
        ]
        if in_use:
            fold = path(f"M24 {TABLE} H{INNER - 24}", stroke=FELT_LINE, stroke_dasharray="2 6")
            parts += [fold, group(self.use(), at=(0, TABLE + 8))]
        return joined(parts), height

    def heading(self) -> Markup:
        """The question, and the seat that answers it; at the end in the winner's colours."""
        words = self.scene.standing()
        winners = self.data.winners
        fill, ink = OLD_PARCHMENT, INK
        if len(winners) == 1:
            fill, ink = palette.SHIELDS[winners[0]], palette.ON_SHIELDS[winners[0]]
        width = min(INNER - 60, max(240, 14 * len(words) + 60))
        return group(ribbon(words, width, fill, ink), at=(INNER / 2, 30))

    def deck(self) -> Markup:
        n = self.data.deck_size
        says = self.say("korona-picture-deck", n=n)
        # A thick deck looks thick.
        cards = [
            group(back(says), at=(DECK - 3 * i, TABLE_CARDS - 3 * i), scale=TABLE_SCALE)
            for i in range((n > 0) + (n > 12) + (n > 36))
        ]
        return group(_label(says, DECK), *(cards or [_place(DECK)]), data_deck=str(n))

    def market(self) -> Markup:
        cards = [self.face(card) for card in self.data.market]
        pitch = (CARD + 8) * TABLE_SCALE
        places = [MARKET_LEFT + pitch * i for i in range(actions.MARKET)]
        spread = [
            group(card, at=(x, TABLE_CARDS), scale=TABLE_SCALE)
            for card, x in zip(cards, places, strict=False)
        ]
        bare = [_place(x) for x in places[len(cards) :]]
        label = _label(self.say("korona-picture-market"), MARKET_LEFT)
        return group(label, *spread, *bare, data_market="")

    def discards(self) -> Markup:
        """How many of each card lie discarded."""
        counts = Counter(self.data.discards)
        chips = [
            group(
                group(chip(card, self.scene.name(card)), scale=0.8),
                text(str(n), 33, 26, 19, font_weight="bold", fill=PARCHMENT),
                at=(DISCARDS + 69 * (i % 6), TABLE_CARDS + 41 * (i // 6)),
                data_discarded=card,
            )
            for i, (card, n) in enumerate(counts.items())
        ]
        says = self.say("korona-picture-discards", n=sum(counts.values()))
        return group(_label(says, DISCARDS), *chips)

    def use(self) -> Markup:
        """The action card in use, its user and its target, and the cards on their way."""
        used, active, target = self.data.used, self.data.active, self.data.target
        parts: list[tuple[Markup, float]] = []
        if used is not None and active is not None:
            card = group(self.face(used), at=(56, 20), scale=USE_SCALE, data_used=used)
            laid = [group(arms(active), at=(24, 74), scale=0.72), card]
            width = 64 + CARD * USE_SCALE
            if target is not None:
                laid.append(group(emblem("arrow"), at=(width, 74)))
                laid.append(group(arms(target), at=(width + 66, 74), scale=0.72))
                width += 92
            parts.append((joined(laid), width))
        parts += [self.flow(flow) for flow in self.scene.flows]
        gap = 40
        x = (INNER - sum(width for _, width in parts) - gap * (len(parts) - 1)) / 2
        spread = []
        for part, width in parts:
            spread.append(group(part, at=(x, 0)))
            x += width + gap
        return joined(spread)

    def flow(self, flow: Flow) -> tuple[Markup, float]:
        """Cards under the arms they come from and go to; and how wide that is."""
        pitch = (CARD + 8) * USE_SCALE
        cards = [self.face(card) for card in flow.cards] or [_unknown()]
        width = pitch * len(cards) - 8 * USE_SCALE
        parts = [group(card, at=(pitch * i, 32), scale=USE_SCALE) for i, card in enumerate(cards)]
        parts.append(group(emblem("arrow"), at=(width / 2 - 14, 12), scale=0.7))
        parts.append(group(arms(flow.receiver), at=(width / 2 + 34, 12), scale=0.44))
        if flow.giver is not None:
            parts.append(group(arms(flow.giver), at=(width / 2 - 34, 12), scale=0.44))
        giver = None if flow.giver is None else actions.SEAT_KEYS[flow.giver]
        return group(*parts, data_from=giver, data_to=actions.SEAT_KEYS[flow.receiver]), width


def _label(words: str, x: float) -> Markup:
    return text(words, x, 75, 17, fill=PARCHMENT, font_style="italic")


def _place(x: float) -> Markup:
    """The dashed place of a missing card."""
    return group(_unknown(), at=(x, TABLE_CARDS), scale=TABLE_SCALE)


def _unknown() -> Markup:
    return rect(
        0, 0, CARD, CARD_HEIGHT, rx=8, fill="none", stroke=FELT_LINE, stroke_dasharray="7 6"
    )


def _aim(cards: int) -> Markup:
    """The dashed red line around a pile that is attacked."""
    return rect(
        -4,
        -4,
        CARD + 8,
        pile_height(cards) + 8,
        rx=10,
        fill="none",
        stroke=palette.RED,
        stroke_width=6,
        stroke_dasharray="14 8",
        data_mark="aim",
    )
