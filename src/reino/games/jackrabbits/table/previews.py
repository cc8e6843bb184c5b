"""Previews of the legal actions of Jack Rabbits, read off a hidden view.

Each offer names its deed, `do`, by the catalogue's keys (`move`, `spend`, `no-card`), and its
objects: a `card`, a `seat`, a `tile` and a `way` out of it. `to` is the place that is next,
`reach` all places where a journey that begins so may end, each with its price. `pay` is the price
to be paid or shown for it, and the cards with which it is cheapest. In the midst of a payment
`counts` is the pips of a card, `left` the sum still due after it, `pays` whether it is part of the
cheapest payment, and `plan` the whole of that payment, told with its first card.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from reino.core.previews import Offer
from reino.core.state import State
from reino.core.view import View
from reino.games.jackrabbits.rules import actions, cards, stage, tiles
from reino.games.jackrabbits.rules.cards import card_sign
from reino.games.jackrabbits.rules.tiling import anchor_against, fits_against
from reino.games.jackrabbits.rules.tolls import best_shown, is_shown, worth_of
from reino.games.jackrabbits.table import names
from reino.games.jackrabbits.table.journey_previews import Journeys
from reino.games.jackrabbits.table.names import card_in, royal_of, suits_in
from reino.games.jackrabbits.table.payment import cheapest
from reino.games.jackrabbits.table.view import hand_cards

KEY = "jackrabbits-action-"
# Singles that begin a payment or a show.
PAID = (
    *(actions.HIRE_HORSE, actions.HIRE_BOAT, actions.BUY_RED, actions.BUY_BLACK),
    *(
        actions.PAY_SHORTFALL,
        actions.CHALLENGE_HEARTS,
        actions.ANSWER_HEARTS,
        actions.ACQUIRE,
        actions.OPEN_PALACE,
    ),
)
JOURNEY = (actions.HIRE_HORSE, actions.HIRE_BOAT, actions.GO_UNDER)
ROLLS = 36


class Acts:
    """The actions of one view."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: int = view.seat
        self.record = view.record
        self.here = int(self.record.rabbit[self.seat])
        self.journeys = Journeys(self.record, self.seat)
        self._cheapest: dict[tuple[int, int, int], list[str]] = {}

    @cached_property
    def truth(self) -> State:
        """Some truth. Only the own hand and the roads are read off it, the same in every truth."""
        return self.view.guess(0)

    @cached_property
    def plan(self) -> tuple[int, ...]:
        """The actions of the cheapest payment of the sum due now."""
        return cheapest(self.view)

    def offer(self, action: int) -> Offer:
        if action < actions.SINGLES:
            return self._single(action)
        if card_in(action) is not None:
            return self._card(action)
        if action < actions.DEAL_WITH:
            return {"do": "attack", "seat": action - actions.ATTACK}
        if action < actions.SHAPE:
            return {"do": "deal-with", "seat": action - actions.DEAL_WITH}
        if action < actions.TURN:
            return self._shape(action - actions.SHAPE)
        if action < actions.EMERGE:
            return {"do": "turn", **self._lain(action - actions.TURN)}
        if action < actions.GOAL:
            return self._emerge(action)
        if action < actions.MOVE:
            return {"do": "goal", "to": tiles.TILE_KEYS[action - actions.GOAL]}
        return self._side(action)

    def _single(self, action: int) -> Offer:
        offer: Offer = {"do": names.SINGLE_NAMES[action].removeprefix(KEY)}
        if action == actions.ACQUIRE:
            offer["card"] = card_sign(royal_of(self.here))
        elif action == actions.GO_UNDER:
            offer["to"] = names.SPOT_KEYS[tiles.UNDERGROUND]
        elif action == actions.ISLAND:
            offer["lain"] = [_as_laid(int(self.record.tile), 0, 0, 0, int(self.record.islands) + 1)]
        if action in JOURNEY:
            offer["reach"] = self.journeys.reach(action)
        if action in PAID:
            offer["pay"] = self._pay(action)
        return offer

    def _shape(self, shape: int) -> Offer:
        left = int(self.record.stack[self.seat, shape])
        return {"do": "shape", "shape": tiles.SHAPE_KEYS[shape], "left": left}

    def _lain(self, turn: int, side: tuple[int, int] | None = None) -> dict[str, Any]:
        """The tile that was turned up as it would lie against a side, turned so."""
        record = self.record
        other, way = side or (int(record.against), int(record.against_way))
        tile = int(record.tile)
        q, r = anchor_against(record, tile, turn, other, way)
        return _as_laid(tile, int(q), int(r), turn, int(record.island[other]))

    def _emerge(self, action: int) -> Offer:
        offer: Offer = {
            "do": "emerge",
            "to": tiles.TILE_KEYS[tiles.BURROWS + action - actions.EMERGE],
            "reach": self.journeys.reach(action),
        }
        if self.journeys.is_paid(action):
            offer["pay"] = self._pay(action)
        return offer

    def _side(self, action: int) -> Offer:
        first = next(
            group for group in (actions.AGAINST, actions.LAND, actions.MOVE) if action >= group
        )
        tile, way = divmod(action - first, tiles.WAYS)
        offer: Offer = {"tile": tiles.TILE_KEYS[tile], "way": tiles.WAY_KEYS[way]}
        if first == actions.AGAINST:
            laid = int(self.record.tile)
            turns = range(int(tiles.TURNS[laid]))
            fitting = [t for t in turns if fits_against(self.record, laid, t, tile, way)]
            return {"do": "against", **offer, "lain": [self._lain(t, (tile, way)) for t in fitting]}
        offer["reach"] = self.journeys.reach(action)
        if first == actions.LAND:
            return {"do": "land", **offer, "to": tiles.TILE_KEYS[tile]}
        beyond = int(self.record.beside[tile, way])
        offer["to"] = names.SPOT_KEYS[tiles.EXILE if beyond == tiles.NO_TILE else beyond]
        if self.journeys.is_paid(action):
            offer["pay"] = self._pay(action)
        return {"do": "move", **offer}

    def _card(self, action: int) -> Offer:
        card = card_in(action)
        assert card is not None
        groups = [
            *names.CARD_ACTIONS,
            *((first, cards.SUITS, key) for first, key in names.HIGH_ACTIONS),
        ]
        (key,) = (key for first, n, key in groups if first <= action < first + n)
        offer: Offer = {"do": key.removeprefix(KEY), "card": card_sign(card)}
        if actions.SHOW <= action < actions.DISCARD:
            offer |= self._laid(action, card)
        elif action < actions.BUY:
            offer |= self._discarded(card)
        elif action < actions.NAME:
            offer["pay"] = self._pay(action)
        elif action < actions.GIVE:
            offer["holder"] = self._holder(card)
        else:
            offer["honest"] = self._is_named(card)
        return offer

    def _laid(self, action: int, card: int) -> dict[str, Any]:
        """A card of a payment or a show; in the lottery it only equals a die."""
        record = self.record
        if record.stage == stage.TAKE_OFF:
            counts = int(best_shown(record, card))
            lifted = sum(1 + (a != b) for a, b in actions.DICE if a + b <= counts)
            return {"counts": counts, "chance": lifted / ROLLS}
        if record.stage not in (stage.TOLL, stage.FIGHT):
            return {"counts": card % cards.RANKS + 1}
        counts = int(worth_of(record, self.seat, action))
        told: dict[str, Any] = {
            "counts": counts,
            "left": max(0, int(record.due) - counts),
            "pays": action in self.plan,
        }
        if self.plan and action == self.plan[0]:
            told["plan"] = {"actions": list(self.plan), "cards": _cards(self.plan)}
        return told

    def _discarded(self, card: int) -> dict[str, Any]:
        royal = card >= cards.SUITED or bool(cards.ROYALS >> card & 1)
        told: dict[str, Any] = {"court": royal}
        if self.record.stage in (stage.LIMIT, stage.QUIET):
            own = len(hand_cards(self.record, self.seat))
            told["left"] = max(0, own - 1 - int(self.record.hand_limit))
        return told

    def _holder(self, card: int) -> int | None:
        """The seat whose hand this seat knows to hold a card."""
        for seat in range(int(self.record.players)):
            if card in hand_cards(self.record, seat):
                return seat
        return None

    def _is_named(self, card: int) -> bool:
        """Whether a card to hand over was named in the deal."""
        record = self.record
        if self.seat != record.seller:
            return bool(int(record.price) >> card & 1) if card < cards.SUITED else False
        if card >= cards.SUITED:
            return bool(int(record.goods_jokers) >> (card - cards.SUITED) & 1)
        return bool(int(record.goods) >> card & 1)

    def _pay(self, action: int) -> dict[str, Any] | None:
        """The sum due after this choice, and the cards that would pay it cheapest."""
        after = self.truth.play(self.seat, action)
        toll = after.record
        if toll.stage != stage.TOLL or toll.payer != self.seat:
            return None
        key = int(toll.due), int(toll.suits), int(toll.purpose)
        if key not in self._cheapest:
            self._cheapest[key] = _cards(cheapest(after.view(self.seat)))
        return {
            "due": int(toll.due),
            "suits": list(suits_in(toll.suits)),
            "cards": self._cheapest[key],
            "shown": bool(is_shown(int(toll.purpose))),
        }


def _cards(payment: Sequence[int]) -> list[str]:
    """The cards of a payment."""
    return [card_sign(card) for card in map(card_in, payment) if card is not None]


def _as_laid(tile: int, q: int, r: int, turn: int, island: int) -> dict[str, Any]:
    """A tile as it would lie, in the words of a view's map."""
    exits = [
        tiles.WAY_KEYS[way] for way in range(tiles.WAYS) if tiles.ROAD_WAYS[tile, turn] >> way & 1
    ]
    return {
        "tile": tiles.TILE_KEYS[tile],
        "q": q,
        "r": r,
        "turn": turn,
        "island": island,
        "exits": exits,
    }


def offers(view: View) -> Sequence[Offer]:
    acts = Acts(view)
    return [acts.offer(action) for action in view.legal]
