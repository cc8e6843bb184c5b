"""A Jack Rabbits table as a picture: the others with the known cards of their hands, dice, court,
pile and discards, the map, and the viewer in front.

A card that the viewer may not know is a card back.
"""

from typing import Any

from reino.draw.svg import (
    GOLD,
    INK,
    OLD_PARCHMENT,
    Markup,
    circle,
    crown,
    document,
    element,
    framed,
    group,
    joined,
    panel,
    rect,
    text,
)
from reino.games.jackrabbits.art import palette
from reino.games.jackrabbits.art.caption import Scene
from reino.games.jackrabbits.art.cards import (
    CARD,
    CARD_HEIGHT,
    SMALL,
    SMALL_HEIGHT,
    card_face,
    small_back,
    small_card,
)
from reino.games.jackrabbits.art.map_picture import MapPicture
from reino.games.jackrabbits.art.palette import emblem
from reino.games.jackrabbits.art.rabbits import portrait
from reino.games.jackrabbits.art.tabletop import Tabletop
from reino.games.jackrabbits.rules import actions, cards, stage, tiles
from reino.games.jackrabbits.table.names import cards_in
from reino.games.jackrabbits.table.view import carrots_left

PAGE = 22
INNER = 916
WIDTH = INNER + 2 * PAGE
GAP = 10
STRIP = 68  # a seat
NAME, CARROTS, HAND = 98, 330, 446


def draw(record: Any, viewer: int, lang: str) -> str:
    """The table as this viewer sits at it; the public sits with the first seat."""
    return _Drawing(Scene(record, viewer, lang), viewer).whole(lang)


class _Drawing:
    def __init__(self, scene: Scene, viewer: int) -> None:
        self.scene = scene
        self.record = scene.record
        self.say = scene.say
        self.own = 0 <= viewer < scene.players
        self.near = viewer if self.own else 0

    def whole(self, lang: str) -> str:
        """The others in the order of their turns, the table, the map, and the viewer in front."""
        seats = self.scene.players
        parts: list[tuple[Markup, float]] = [
            (self.seat_strip((self.near + i) % seats), STRIP) for i in range(1, seats)
        ]
        map_picture = MapPicture(self.scene, INNER)
        parts += [
            Tabletop(self.scene, INNER).drawn(),
            (map_picture.drawn(), map_picture.height),
            (self.seat_strip(self.near), STRIP),
        ]
        if self.own:
            parts += self.hand()
        laid = []
        top = PAGE
        for part, height in parts:
            laid.append(group(part, at=(PAGE, top)))
            top += round(height) + GAP
        height = top - GAP + PAGE
        return document(
            lang,
            (WIDTH, height),
            self.say("jackrabbits-picture-title", state=self.scene.standing()),
            self.scene.account(),
            framed(WIDTH, height, OLD_PARCHMENT, INK),
            *laid,
        )

    def small(self, card: int) -> Markup:
        return small_card(card, self.scene.card(card))

    def seat_strip(self, seat: int) -> Markup:
        """A seat: its rabbit and the place of it, the carrots it has left, and its hand."""
        scene = self.scene
        won, decides = seat in scene.winners, seat in scene.asked
        parts = [
            panel(INNER, STRIP, palette.COATS[seat], strong=won or decides),
            group(portrait(seat), at=(57, STRIP / 2), scale=0.98),
            text(scene.seat(seat), NAME, 32, 27, room=212, font_weight="bold"),
            text(
                self.whereabouts(seat),
                NAME,
                55,
                16,
                room=212,
                font_style="italic",
                fill=palette.DEEP[seat],
            ),
        ]
        if won:
            honour = group(crown(), at=(57, 4), scale=0.8)
            parts.append(group(honour, data_mark="winner", data_seat=actions.SEAT_KEYS[seat]))
        if scene.building:
            parts.append(self.stacks(seat))
        elif scene.exploring:
            parts.append(self.marks(seat))
        else:
            parts.append(self.carrots(seat))
        if self.record.capital[seat] != actions.NONE:
            parts.append(self.capital(seat))
        if not scene.exploring and (seat != self.near or not self.own):
            parts.append(self.small_hand(seat))
        playing = seat == self.record.active and self.record.stage != stage.OVER
        return group(
            *parts,
            data_strip=actions.SEAT_KEYS[seat],
            data_turn=actions.SEAT_KEYS[seat] if playing else None,
            data_owes=actions.SEAT_KEYS[seat] if decides else None,
        )

    def whereabouts(self, seat: int) -> str:
        """The place of a seat's rabbit, and whether the seat is to decide."""
        scene = self.scene
        said = [] if scene.building else [scene.place(seat)]
        if seat in scene.winners:
            said.append(self.say("jackrabbits-picture-won"))
        elif seat in scene.asked:
            said.append(self.say("jackrabbits-picture-decides"))
        elif seat == self.record.active and self.record.stage != stage.OVER:
            said.append(self.say("jackrabbits-picture-on-turn"))
        return " · ".join(said)

    def carrots(self, seat: int) -> Markup:
        left = carrots_left(self.scene.record, seat)
        marks = [
            group(emblem("carrot"), at=(CARROTS + 30 * i, 35), opacity=1 if i < left else 0.18)
            for i in range(cards.MOST_ROYALS)
        ]
        title = self.say("jackrabbits-picture-carrots", n=left)
        return group(element("title", title), *marks, data_carrots_left=str(left))

    def marks(self, seat: int) -> Markup:
        """How many marks a seat has left."""
        n = list(self.scene.marks.values()).count(seat)
        said = self.say("jackrabbits-picture-marks", n=n)
        return group(text(said, CARROTS, 41, 19, room=300), data_marks=str(n))

    def stacks(self, seat: int) -> Markup:
        """The tiles a seat still has to lay, by shape."""
        marks = []
        for i, key in enumerate(tiles.SHAPE_KEYS):
            n = int(self.record.stack[seat, i])
            shape = self.say("jackrabbits-shape", shape=key)
            marks.append(
                group(
                    element("title", self.say("jackrabbits-picture-stack", shape=shape, n=n)),
                    emblem(f"tile-{key}"),
                    text(str(n), 17, 7, 21, font_weight="bold"),
                    at=(CARROTS + 62 * i, 34),
                    data_stack=f"{actions.SEAT_KEYS[seat]}-{key}",
                )
            )
        return joined(marks)

    def capital(self, seat: int) -> Markup:
        """The ace that lies before a seat, crowned."""
        card = int(self.record.capital[seat])
        title = self.say(
            "jackrabbits-picture-capital", seat=self.scene.seat(seat), card=self.scene.card(card)
        )
        return group(
            small_card(card, title),
            group(crown(), at=(SMALL / 2, -1), scale=0.5),
            at=(HAND - 26, 15),
            data_capital=actions.SEAT_KEYS[seat],
        )

    def small_hand(self, seat: int) -> Markup:
        """A hand at the right of a strip; cards of a palace stand a little higher."""
        known, unknown = self.scene.hand(seat)
        opened = cards_in(self.record.laid_open[seat])
        shown = [(self.small(card), 5 if card in opened else 11) for card in known]
        if unknown is None:
            shown.append((_any_number(self.say("jackrabbits-picture-any-number")), 11))
        else:
            back = small_back(self.say("jackrabbits-picture-hidden", n=1))
            shown += [(back, 11)] * unknown
        room = INNER - 14 - SMALL - (HAND + 24)
        pitch = min(SMALL + 4, room / max(len(shown) - 1, 1))
        left = INNER - 14 - SMALL - pitch * (len(shown) - 1)
        spread = (group(card, at=(left + pitch * i, top)) for i, (card, top) in enumerate(shown))
        return group(*spread, data_hand=actions.SEAT_KEYS[seat])

    def hand(self) -> list[tuple[Markup, float]]:
        """The viewer's own hand."""
        held, _ = self.scene.hand(self.near)
        if not held:
            return []
        opened = cards_in(self.record.laid_open[self.near])
        scale = min(1, INNER / ((CARD + 8) * len(held)))
        pitch = (CARD + 8) * scale
        left = (INNER - pitch * len(held) + 8 * scale) / 2
        spread = (
            group(
                card_face(card, self.scene.card(card)),
                *([_open_mark()] if card in opened else []),
                at=(left + pitch * i, 0),
                scale=scale,
            )
            for i, card in enumerate(held)
        )
        return [(group(*spread, data_hand=actions.SEAT_KEYS[self.near]), CARD_HEIGHT * scale)]


def _any_number(title: str) -> Markup:
    """A card face down for a hand of unknown size."""
    return joined(
        (
            small_back(title),
            circle(2, SMALL_HEIGHT - 8, 10, fill=palette.CREAM, stroke=INK, stroke_width=1.5),
            text("?", 2, SMALL_HEIGHT - 2.5, 16, text_anchor="middle", font_weight="bold"),
        )
    )


def _open_mark() -> Markup:
    """The golden edge of a card that lies open as part of a palace."""
    return rect(
        *(-3, -3, CARD + 6, CARD_HEIGHT + 6),
        rx=10,
        fill="none",
        stroke=GOLD,
        stroke_width=5,
        data_mark="open",
    )
