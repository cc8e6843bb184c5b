"""The caption of a Jack Rabbits picture: the seat that decides, cards on the table, all in words.

Everything is read off a hidden record, as in `table.view`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from reino.core import question
from reino.core.catalogue import Catalogue, catalogue
from reino.core.plain_kernel import plain
from reino.games.jackrabbits import GAME, LOCALE
from reino.games.jackrabbits.rules import actions, stage, tiles, tiling
from reino.games.jackrabbits.rules.reach import reachable
from reino.games.jackrabbits.table.marks import marks
from reino.games.jackrabbits.table.names import (
    card_name,
    cards_in,
    price_of,
    seat_name,
    suits_in,
    suits_list,
    tile_name,
)
from reino.games.jackrabbits.table.view import (
    bought,
    carrots,
    court,
    dealers,
    given_by,
    goods_of,
    hand_cards,
    seal,
    winners,
)

LEAVING = (stage.SET_OUT, stage.ON_WAY, stage.PAUSE)  # when it matters which hexes are within reach
DEALING = (stage.NAME_GOODS, stage.NAME_PRICE, stage.CONSENT, stage.HAND_OVER)


@dataclass(frozen=True)
class Lying:
    """Cards on the table for the moment, with their purpose; perhaps only counted."""

    label: str
    cards: list[int]
    backs: int = 0


class Scene:
    """One view in one language."""

    def __init__(self, record: Any, viewer: int, lang: str) -> None:
        self.record = record
        self.viewer = viewer
        self.say: Catalogue = catalogue(lang, LOCALE)
        self.players = int(record.players)
        self.stage = int(record.stage)
        self.building = self.stage in stage.BUILDING
        self.question = question.open_in(GAME, record, viewer, lang)
        self.asked = self.question.asked
        self.winners = winners(record)
        self.court = court(record)
        self.carrots = carrots(record)
        self.exploring = bool(record.explore) and not self.building
        self.marks = marks(record) if self.exploring else {}
        self.price = price_of(record)
        self.reach: dict[int, int] = {}
        if self.stage in LEAVING:
            self.reach = self._reach(int(record.active))
        self.lying = list(self._lying())

    def seat(self, seat: int) -> str:
        return seat_name(seat, self.say)

    def tile(self, tile: int) -> str:
        """The name of a place, as the first word of something."""
        name = tile_name(tile, self.say)
        return name[:1].upper() + name[1:]

    def tile_title(self, tile: int) -> str:
        """The name of a place on the map; the citadel's says which face it shows."""
        if tile == tiles.CITADEL and self.record.advanced_citadel:
            return self.say("jackrabbits-option-advanced_citadel")
        return self.tile(tile)

    def seal(self, ending: str) -> str:
        return self.say("jackrabbits-seal", goal=self.say(f"jackrabbits-option-ending-{ending}"))

    def place(self, seat: int) -> str:
        return self.tile(int(self.record.rabbit[seat]))

    def card(self, card: int) -> str:
        return card_name(card, self.say)

    def listed(self, shown: list[int]) -> str:
        return ", ".join(map(self.card, shown)) or "–"

    def hand(self, seat: int) -> tuple[list[int], int | None]:
        """A hand as the viewer knows it: its cards, and how many more there are, if that is
        displayed."""
        known = hand_cards(self.record, seat)
        size = int(self.record.hand_size[seat])
        return known, None if size == actions.NONE else max(0, size - len(known))

    def _reach(self, seat: int) -> dict[int, int]:
        """Where this seat's journey may end, each place with its price: so many transfers. A place
        that a hand which the viewer knows cannot pay is left out."""
        _, unknown = self.hand(seat)
        places = reachable(self.record, seat, pays=unknown == 0)
        places.pop(tiles.EXILE, None)
        return {place: transfers * self.price for place, transfers in places.items()}

    def _lying(self) -> Iterator[Lying]:
        record, say = self.record, self.say
        if record.matched:
            yield Lying(say("jackrabbits-picture-matched"), cards_in(record.matched))
        if record.club != actions.NONE:
            yield Lying(say("jackrabbits-picture-club"), [int(record.club)])
        if (
            self.stage in (stage.ANSWER, stage.TOLL)
            and record.proof
            and record.challenger != actions.NONE
        ):
            shown = say("jackrabbits-picture-proof", seat=self.seat(int(record.challenger)))
            yield Lying(shown, cards_in(record.proof))
        if self.stage == stage.FIGHT:
            yield Lying(self._strengths(), [])
        elif self.stage in (stage.TOLL, stage.GOODS):
            if goods := cards_in(bought(record)):
                yield Lying(say("jackrabbits-picture-bought"), goods)
            yield Lying(self._due(), cards_in(record.laid))
        if self.stage in DEALING:
            yield from self._deal()

    def _strengths(self) -> str:
        own, other = self.record.strength.tolist()
        return self.say(
            "jackrabbits-picture-fight",
            seat=self.seat(int(self.record.active)),
            own=own,
            other=self.seat(int(self.record.goal)),
            its=other,
        )

    def _due(self) -> str:
        record = self.record
        return self.say(
            "jackrabbits-picture-due",
            seat=self.seat(int(record.payer)),
            due=max(1, int(record.due)),
            suits=suits_list(suits_in(record.suits), self.say),
            shown="yes" if record.purpose in stage.SHOWN_FOR else "no",
        )

    def _deal(self) -> Iterator[Lying]:
        record = self.record
        if record.seller == actions.NONE:
            return
        seller, buyer = dealers(record)
        sides = ((seller, goods_of(record)), (buyer, cards_in(record.price)))
        for seat, named in sides:
            label = self.say("jackrabbits-picture-goods", seat=self.seat(seat))
            yield Lying(label, named)
        for seat, _ in sides:
            size = int(record.given_size[seat])
            if size:
                given = given_by(record, seat)
                label = self.say("jackrabbits-picture-given", seat=self.seat(seat))
                yield Lying(label, given, size - len(given))

    def standing(self) -> str:
        """The question and the seat that it is put to, or how the game ended."""
        return self.question.text or ""

    def account(self) -> str:
        """The table in words, for screen readers."""
        standing = self.standing()
        stop = "" if standing.endswith(("?", ".")) else "."
        told = [standing + stop, *map(self._side, range(self.players))]
        if self.exploring:
            told += [self.unmarked() + ".", self.turns_left() + "."]
            told += [self._reached(place, price) for place, price in sorted(self.reach.items())]
            return " ".join(told)
        told.append(
            self.say(
                "jackrabbits-picture-rest",
                court=self.listed(self.court),
                discards=self.listed(cards_in(self.record.discards)),
            )
        )
        ending = seal(self.record)
        if ending is not None:
            told.append(self.seal(ending) + ".")
        if self.record.advanced_citadel:
            told.append(self.tile_title(tiles.CITADEL) + ".")
        if self.price:
            told.append(self.say("jackrabbits-picture-price", n=self.price) + ".")
        told += [
            self.say("jackrabbits-picture-lying", label=lying.label, cards=self.listed(lying.cards))
            for lying in self.lying
        ]
        if self.stage in LEAVING:
            told += [self._reached(place, price) for place, price in sorted(self.reach.items())]
        return " ".join(told)

    def _reached(self, place: int, price: int) -> str:
        return self.say("jackrabbits-picture-reach", tile=self.tile(place), price=price) + "."

    def _side(self, seat: int) -> str:
        """A seat: the place of its rabbit, its hand as far as it is known, its carrots."""
        if self.exploring:
            left = [tile_name(tile, self.say) for tile, who in self.marks.items() if who == seat]
            return self.say(
                "jackrabbits-picture-explorer",
                seat=self.seat(seat),
                place=tile_name(int(self.record.rabbit[seat]), self.say),
                marks=", ".join(left) or "–",
            )
        known, unknown = self.hand(seat)
        hand = [self.card(card) for card in known]
        if unknown is None:
            hand.append(self.say("jackrabbits-picture-any-number"))
        elif unknown:
            hand.append(self.say("jackrabbits-picture-hidden", n=unknown))
        laid = [tile_name(tile, self.say) for tile, who in self.carrots.items() if who == seat]
        return self.say(
            "jackrabbits-picture-side",
            seat=self.seat(seat),
            place=tile_name(int(self.record.rabbit[seat]), self.say),
            hand=", ".join(hand) or "–",
            carrots=", ".join(laid) or "–",
        )

    def unmarked(self) -> str:
        """How many residences the children have still to find."""
        return self.say("jackrabbits-picture-unmarked", n=int(self.record.unseen).bit_count())

    def turns_left(self) -> str:
        left = actions.EXPLORING_TURNS_EACH * self.players - int(self.record.turns)
        return self.say("jackrabbits-picture-turns-left", n=left)

    def open_sides(self) -> list[tuple[int, int]]:
        """Roads that leave the map, by tile and way."""
        lies, leaves_map = plain(tiling.lies), plain(tiling.leaves_map)
        return [
            (tile, way)
            for tile in range(tiles.TILES)
            if lies(self.record, tile)
            for way in range(tiles.WAYS)
            if leaves_map(self.record, tile, way)
        ]
