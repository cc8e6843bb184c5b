"""Previews of the legal actions of Jack Rabbits: where a page offers each, and what it leads to.

The rules themselves are asked: how far a journey leads and which payment is cheapest are kernels,
and a toll that an action begins is looked at by beginning it.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Annotated

import msgspec

from reino.core.actions import Action
from reino.core.ahead import Ahead
from reino.core.plain_kernel import plain
from reino.core.view import View, one_of
from reino.games.jackrabbits.rules import (
    actions,
    hands,
    stage,
    tiles,
    tiling,
    tolls,
    trade,
    turn,
)
from reino.games.jackrabbits.rules.cards import CARD_SIGNS, card_sign
from reino.games.jackrabbits.rules.legal import die_of
from reino.games.jackrabbits.rules.payments import cheapest_of
from reino.games.jackrabbits.rules.reach import reachable_by
from reino.games.jackrabbits.table import names
from reino.games.jackrabbits.table.building_view import place_of
from reino.games.jackrabbits.table.map_view import TileLain, laid_out
from reino.games.jackrabbits.table.names import card_in, royal_of, suits_in
from reino.games.jackrabbits.table.view import hand_cards

JOURNEYS = frozenset({"hire-horse", "hire-boat", "go-under", "emerge", "move", "land"})
# Kinds that may begin a payment or a show.
TOLLS = frozenset(
    (
        *("hire-horse", "hire-boat", "buy-red", "buy-black", "emerge", "move", "pay-shortfall"),
        *("challenge-hearts", "answer-hearts", "acquire", "open-palace"),
        *("buy", "buy-high", "close-purchase"),
    )
)


class Payment(msgspec.Struct, frozen=True):
    """A price to be paid or shown."""

    due: int
    """How many pips."""
    suits: tuple[str, ...]
    """The suits that count."""
    cards: tuple[str, ...]
    """The cheapest cards that are enough."""
    shown: bool
    """Whether they are only shown."""


class Plan(msgspec.Struct, frozen=True):
    """The cheapest payment of the sum that is due now."""

    actions: tuple[int, ...]
    """What to choose, one after the other."""
    cards: tuple[str, ...]
    """The cards that are laid by that."""


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action, its objects, and what it leads to."""

    do: Annotated[str, one_of(kind.key for kind in actions.TABLE.kinds)]
    """The kind of the action."""
    card: str | None = None
    """Its card."""
    seat: int | None = None
    """The seat that it is about."""
    tile: str | None = None
    """Its tile."""
    way: str | None = None
    """The way out of the tile, or into it from the sea."""
    to: str | None = None
    """The place that is next."""
    reach: dict[str, int] | None = None
    """All places where a journey that begins so may end, each with its price."""
    pay: Payment | None = None
    """What is to be paid or shown for it."""
    counts: int | None = None
    """In a payment or a purchase, the pips of the card; in the lottery the die that it equals."""
    left: int | None = None
    """In a payment, the sum still due after it; of cards or tiles, how many are left."""
    pays: bool | None = None
    """Whether the card is part of the cheapest payment."""
    plan: Plan | None = None
    """The whole of that payment, told with its first card."""
    chance: float | None = None
    """How likely the dice let a club fly."""
    court: bool | None = None
    """Whether a discarded card goes to the court."""
    holder: int | None = None
    """The seat whose hand is known to hold the card."""
    honest: bool | None = None
    """Whether the card was named in the deal."""
    shape: str | None = None
    """The shape to be turned up."""
    lain: tuple[TileLain, ...] | None = None
    """The tile as it may lie there."""


Facts = dict[str, object]


class Acts:
    """The actions of one view."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: int = view.seat
        self.record = view.record
        self.stage = int(self.record.stage)
        self._cheapest: dict[tuple[int, int, int], tuple[str, ...]] = {}

    @cached_property
    def ahead(self) -> Ahead:
        """Any truth will do: only the own hand and the roads are read off what follows."""
        return self.view.ahead()

    @cached_property
    def plan(self) -> tuple[int, ...]:
        """The actions of the cheapest payment of the sum due now."""
        return cheapest_of(self.record)

    @cached_property
    def price(self) -> int:
        return names.price_of(self.record)

    def previews(self) -> list[Preview]:
        acts = [actions.TABLE.describe(action) for action in self.view.legal]
        going = [act.id for act in acts if act.kind in JOURNEYS]
        reach = dict(zip(going, self._reaches(going), strict=True))
        return [self._preview(act, reach.get(act.id)) for act in acts]

    def _reaches(self, going: Sequence[int]) -> list[dict[str, int]]:
        if not going:
            return []
        return [
            {names.SPOT_KEYS[place]: n * self.price for place, n in found.items() if place != EXILE}
            for found in reachable_by(self.record, self.seat, going)
        ]

    def _preview(self, act: Action, reach: dict[str, int] | None) -> Preview:
        tell = TOLD.get(act.kind)
        facts = dict(act.fields) if tell is None else tell(self, act)
        pay = self._pay(act.id) if act.kind in TOLLS else None
        return Preview(act.kind, reach=reach, pay=pay, **facts)

    def _pay(self, action: int) -> Payment | None:
        """The sum due after this choice, and the cards that would pay it cheapest."""
        after = self.ahead.after(self.seat, action)
        if after.record.stage == stage.GOODS:
            # As if nothing more were bought.
            after = after.after(self.seat, actions.CLOSE_PURCHASE)
        toll = after.record
        if toll.stage != stage.TOLL or toll.payer != self.seat:
            return None
        due, suits, purpose = int(toll.due), int(toll.suits), int(toll.purpose)
        if (due, suits, purpose) not in self._cheapest:
            self._cheapest[due, suits, purpose] = _signs(cheapest_of(toll))
        return Payment(
            due, suits_in(suits), self._cheapest[due, suits, purpose], purpose in stage.SHOWN_FOR
        )

    def _acquired(self, act: Action) -> Facts:
        return {"card": card_sign(royal_of(int(self.record.rabbit[self.seat])))}

    def _towards(self, act: Action) -> Facts:
        return {"seat": act.numbers["seat"]}

    def _underground(self, act: Action) -> Facts:
        return {"to": names.SPOT_KEYS[tiles.UNDERGROUND]}

    def _lain_so(self, act: Action) -> Facts:
        return {"lain": (self._lain(self.ahead.after(self.seat, act.id)),)}

    def _picked(self, act: Action) -> Facts:
        """One of the own tiles, as it looks unturned."""
        return {"tile": act.tile, "lain": (laid_out(act.numbers["tile"], 0, 0, 0, 0),)}

    def _shape(self, act: Action) -> Facts:
        return {**act.fields, "left": int(self.record.stack[self.seat, act.numbers["shape"]])}

    def _against(self, act: Action) -> Facts:
        turning = self.ahead.after(self.seat, act.id)
        laid = [turning.after(self.seat, turn) for turn in turning.legal(self.seat)]
        return {**act.fields, "lain": tuple(map(self._lain, laid))}

    def _lain(self, after: Ahead) -> TileLain:
        """The tile that is to be laid, once it lies on the map."""
        tile, record = place_of(self.record, self.seat)[0], after.record
        assert tile is not None
        q, r, turn = int(record.q[tile]), int(record.r[tile]), int(record.turned[tile])
        return laid_out(tile, q, r, turn, int(record.island[tile]))

    def _to(self, act: Action) -> Facts:
        return {"to": act.tile}

    def _moved(self, act: Action) -> Facts:
        tile, way = act.numbers.values()
        to = int(self.record.beside[tile, way])
        if plain(tiling.leaves_map)(self.record, tile, way):
            to = tiles.UNDERGROUND if self.record.explore else EXILE
        return {**act.fields, "to": names.SPOT_KEYS[to]}

    def _landed(self, act: Action) -> Facts:
        return {**act.fields, "to": act.tile}

    def _laid(self, act: Action) -> Facts:
        """A card of a payment or a show; in the lottery it only equals a die."""
        record, card = self.record, act.numbers["card"]
        if self.stage == stage.TAKE_OFF:
            counts = int(plain(turn.club_worth)(record, card))
            chance = float(plain(turn.flight_chance)(record, card))
            return {**act.fields, "counts": counts, "chance": chance}
        if self.stage not in (stage.TOLL, stage.FIGHT):
            return {**act.fields, "counts": int(plain(die_of)(card))}
        counts = int(plain(tolls.worth_of)(record, self.seat, act.id))
        plan = None
        if self.plan and act.id == self.plan[0]:
            plan = Plan(self.plan, _signs(self.plan))
        return {
            **act.fields,
            "counts": counts,
            "left": max(0, int(plain(tolls.due_after)(record, counts))),
            "pays": act.id in self.plan,
            "plan": plan,
        }

    def _bought(self, act: Action) -> Facts:
        pips = plain(tolls.lowest_pips)(self.record, act.numbers["card"])
        high = plain(tolls.high_ace)(self.record)
        return {**act.fields, "counts": int(high if act.kind == "buy-high" else pips)}

    def _discarded(self, act: Action) -> Facts:
        left = None
        if self.stage in (stage.LIMIT, stage.QUIET):
            left = max(0, int(plain(turn.surplus)(self.record, self.seat)) - 1)  # without this one
        court = bool(plain(hands.belongs_to_court)(act.numbers["card"]))
        return {**act.fields, "court": court, "left": left}

    def _named(self, act: Action) -> Facts:
        """With the seat whose hand this seat knows to hold a card."""
        card = act.numbers["card"]
        holders = [seat for seat, hand in enumerate(self._hands) if card in hand]
        return {**act.fields, "holder": holders[0] if holders else None}

    @cached_property
    def _hands(self) -> list[list[int]]:
        return [hand_cards(self.record, seat) for seat in range(int(self.record.players))]

    def _given(self, act: Action) -> Facts:
        """Whether a card to hand over was named in the deal."""
        named = plain(trade.is_named)(self.record, self.seat, act.numbers["card"])
        return {**act.fields, "honest": bool(named)}


EXILE = tiles.EXILE
TOLD: Mapping[str, Callable[[Acts, Action], Facts]] = {
    "acquire": Acts._acquired,
    "attack": Acts._towards,
    "deal-with": Acts._towards,
    "go-under": Acts._underground,
    "island": Acts._lain_so,
    "pick": Acts._picked,
    "shape": Acts._shape,
    "turn": Acts._lain_so,
    "against": Acts._against,
    "emerge": Acts._to,
    "goal": Acts._to,
    "move": Acts._moved,
    "land": Acts._landed,
    **dict.fromkeys(("show", "show-high", "spend", "spend-high"), Acts._laid),
    **dict.fromkeys(("buy", "buy-high"), Acts._bought),
    "discard": Acts._discarded,
    "name": Acts._named,
    "give": Acts._given,
}


def _signs(payment: Sequence[int]) -> tuple[str, ...]:
    """The cards of a payment."""
    return tuple([CARD_SIGNS[card] for card in map(card_in, payment) if card is not None])


def offers(view: View) -> Sequence[Preview]:
    return Acts(view).previews()
