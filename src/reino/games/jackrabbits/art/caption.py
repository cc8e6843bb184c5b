"""The caption of a Jack Rabbits picture: the seat that decides, cards on the table, all in words.

Everything is read off a hidden record, as in `table.view`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from reino.core.catalogue import Catalogue, catalogue
from reino.games.jackrabbits import LOCALE
from reino.games.jackrabbits.rules import actions, cards, stage, tiles
from reino.games.jackrabbits.rules.reach import reachable
from reino.games.jackrabbits.rules.reasons import REASON_KEYS
from reino.games.jackrabbits.table.names import (
    STAGE_KEYS,
    card_name,
    cards_in,
    joined,
    seat_name,
    suits_in,
    suits_list,
    tile_name,
)
from reino.games.jackrabbits.table.view import carrots, court, hand_cards

CHANCE = (stage.MAP, stage.TURN_UP, stage.DEAL, stage.FIRST, stage.ROLL, stage.DRAW, stage.THEFT)
# The seat that decides, where it is not the active seat.
DECIDERS = {
    stage.LIMIT: "receiver",
    stage.CROWD: "receiver",
    stage.TOLL: "payer",
    stage.FIGHT: "payer",
    stage.HAND_OVER: "payer",
    stage.CHALLENGE: "asked",
    stage.SURPLUS: "asked",
    stage.PENALTY: "asked",
    stage.CONSENT: "partner",
}
BUILDING = (stage.PICK_SHAPE, stage.TURN_UP, stage.LAY, stage.SPIN)
LEAVING = (stage.SET_OUT, stage.ON_WAY, stage.PAUSE)  # when it matters which hexes are within reach
SHOWING = (
    stage.FOR_CHALLENGE,
    stage.FOR_ANSWER,
    stage.FOR_PALACE,
)  # tolls whose cards stay in the hand
DEALING = (stage.NAME_GOODS, stage.NAME_PRICE, stage.CONSENT, stage.HAND_OVER)


@dataclass(frozen=True)
class Lying:
    """Cards on the table for the moment, with their purpose; perhaps only counted."""

    label: str
    cards: list[int]
    backs: int = 0


class Scene:
    """One view in one language."""

    def __init__(self, record: Any, lang: str) -> None:
        self.record = record
        self.say: Catalogue = catalogue(lang, LOCALE)
        self.players = int(record.players)
        self.stage = int(record.stage)
        self.building = self.stage in BUILDING
        self.decider = self._decider()
        self.winners = [seat for seat in range(self.players) if record.winners >> seat & 1]
        self.court = court(record)
        self.carrots = carrots(record)
        self.price = int(record.dice.sum())
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

    def carrots_left(self, seat: int) -> int:
        return cards.MOST_ROYALS - len(cards_in(int(self.record.hand[seat]) & cards.ROYALS))

    def _reach(self, seat: int) -> dict[int, int]:
        """Where this seat's journey may end, each place with its price: so many transfers. A place
        that a hand which the viewer knows cannot pay at all is left out."""
        places = reachable(self.record, seat)
        places.pop(tiles.EXILE, None)
        known, unknown = self.hand(seat)
        if unknown == 0:
            means = sum(self._most_pips(card) for card in known if card < cards.SUITED)
            due = self.price - self._capital_bonus(seat)
            places = {place: n for place, n in places.items() if n * due <= means}
        return {place: transfers * self.price for place, transfers in places.items()}

    def _capital_bonus(self, seat: int) -> int:
        """The pips that the ace before a seat may add to a payment."""
        return int(
            bool(self.record.additional_capital) and self.record.capital[seat] != actions.NONE
        )

    def _most_pips(self, card: int) -> int:
        record = self.record
        if card % cards.RANKS == cards.ACE and (record.ambivalent_aces or record.capital_aces):
            return int(cards.ACE_HIGH[record.patriarchal_values])
        return int(cards.PIPS[record.patriarchal_values, card % cards.RANKS])

    def _decider(self) -> int | None:
        if self.stage in CHANCE or self.stage == stage.OVER:
            return None
        seat = int(self.record[DECIDERS.get(self.stage, "active")])
        return None if seat == actions.NONE else seat

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
        elif self.stage == stage.TOLL:
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
            due=max(0, int(record.due)),
            suits=suits_list(list(suits_in(record.suits)), self.say),
            shown="yes" if record.purpose in SHOWING else "no",
        )

    def _deal(self) -> Iterator[Lying]:
        record = self.record
        seller = int(record.seller)
        if seller == actions.NONE:
            return
        buyer = int(record.partner if seller == record.active else record.active)
        jokers = [
            cards.SUITED + i for i in range(cards.JOKERS) if int(record.goods_jokers) >> i & 1
        ]
        sides = ((seller, cards_in(record.goods) + jokers), (buyer, cards_in(record.price)))
        for seat, named in sides:
            label = self.say("jackrabbits-picture-goods", seat=self.seat(seat))
            yield Lying(label, named)
        for seat, _ in sides:
            size = int(record.given_size[seat])
            if size:
                given = cards_in(record.given[seat])
                given += [
                    cards.SUITED + i
                    for i in range(cards.JOKERS)
                    if int(record.given_jokers[seat]) >> i & 1
                ]
                label = self.say("jackrabbits-picture-given", seat=self.seat(seat))
                yield Lying(label, given, size - len(given))

    def standing(self) -> str:
        """The question and the seat that it is put to, or how the game ended."""
        if self.stage == stage.OVER:
            return self.say(
                "jackrabbits-picture-end",
                reason=REASON_KEYS[int(self.record.reason)],
                n=len(self.winners),
                winners=joined([self.seat(seat) for seat in self.winners], self.say),
            )
        seat = int(self.record.active) if self.decider is None else self.decider
        if self.stage in (stage.DRAW, stage.THEFT) and self.record.receiver != actions.NONE:
            seat = int(self.record.receiver)
        asked = STAGE_KEYS[self.stage]
        return self.say("jackrabbits-stage", stage=asked, seat=self.seat(max(seat, 0)))

    def account(self) -> str:
        """The table in words, for screen readers."""
        told = [f"{self.standing()}.", *map(self._side, range(self.players))]
        told.append(
            self.say(
                "jackrabbits-picture-rest",
                court=self.listed(self.court),
                discards=self.listed(cards_in(self.record.discards)),
            )
        )
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

    def open_sides(self) -> list[tuple[int, int]]:
        """Roads that leave the map, by tile and way."""
        record = self.record
        return [
            (tile, way)
            for tile in range(tiles.TILES)
            if record.turned[tile] != actions.NONE
            for way in range(tiles.WAYS)
            if int(tiles.ROAD_WAYS[tile, record.turned[tile]]) >> way & 1
            and record.beside[tile, way] == actions.NONE
        ]
