"""Previews of journeys: the places that a journey beginning with a step may reach, and the prices.

As `rules.reach`, with two differences: it looks at one first step, and no place is promised that
the own hand cannot pay for. Each transfer is thought to be paid the cheapest way, so a place that
could only be reached by paying oddly is left out.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

from reino.games.jackrabbits.rules import actions, cards, tiles
from reino.games.jackrabbits.rules.reach import MOST_TRANSFERS
from reino.games.jackrabbits.rules.tolls import can_pay
from reino.games.jackrabbits.table.names import SPOT_KEYS, cards_in

Hand = int  # cards as bits
Step = tuple[int, int, Hand]  # on a road tile, come from a way, with this hand


class Journeys:
    """The roads of a view, as its own seat may travel them this turn."""

    def __init__(self, record: Any, seat: int) -> None:
        self.record = record
        self.seat = seat
        self.price = int(record.dice.sum())
        self.here = int(record.rabbit[seat])
        self.hand = int(record.hand[seat])
        self.turned: list[int] = record.turned.tolist()
        self.beside: list[list[int]] = record.beside.tolist()
        self.crossed: list[int] = record.crossed.tolist()
        # The pips of an ace may depend on those spent before it: then only the next transfer is
        # promised, of which the rules themselves say whether it can be paid.
        plain = not (record.ambivalent_aces or record.capital_aces)
        self.most = MOST_TRANSFERS if plain else 1
        self.values: list[int] = cards.PIPS[int(record.patriarchal_values)].tolist()
        self._cheapest = cache(self._pay)

    def is_paid(self, action: int) -> bool:
        """Whether a step of the journey is a transfer."""
        if action in (actions.HIRE_HORSE, actions.HIRE_BOAT):
            return True
        if actions.EMERGE <= action < actions.GOAL:
            return self.here != tiles.UNDERGROUND
        if not actions.MOVE <= action < actions.LAND or self.here < tiles.HEXES:
            return False
        on = int(tiles.ON_FROM[self.here, self.turned[self.here], int(self.record.came)])
        return not on >> (action - actions.MOVE) % tiles.WAYS & 1

    def reach(self, action: int) -> dict[str, int]:
        """The places where a journey that begins with this action may end, with their prices."""
        if action == actions.GO_UNDER:
            return {SPOT_KEYS[tiles.UNDERGROUND]: 0}
        search = _Search(self)
        transfers, hand = 0, self.hand
        if self.is_paid(action):
            transfers, hand = 1, self.after_payment(self.hand, int(tiles.KIND_OF[self.here]))
        search.begin(action, transfers, hand)
        search.spread()
        search.places.pop(self.here, None)
        return {SPOT_KEYS[place]: n * self.price for place, n in sorted(search.places.items())}

    def lies(self, tile: int) -> bool:
        return self.turned[tile] != actions.NONE

    def road_at(self, tile: int, way: int) -> bool:
        return bool(tiles.ROAD_WAYS[tile, self.turned[tile]] >> way & 1)

    def at_sea(self, tile: int) -> bool:
        sides = int(tiles.SIDE_WAYS[tiles.SHAPE_OF[tile], self.turned[tile]])
        return any(
            sides >> w & 1 and self.beside[tile][w] == tiles.NO_TILE for w in range(tiles.WAYS)
        )

    def may_leave(self, tile: int, way: int) -> bool:
        return self.beside[tile][way] == tiles.NO_TILE or not self.crossed[tile] >> way & 1

    def can_transfer(self, hand: Hand, kind: int, transfers: int) -> bool:
        if transfers >= self.most:
            return False
        if transfers == 0:
            return bool(can_pay(self.record, self.seat, self.price, tiles.PRICE_SUITS[kind]))
        return self._cheapest(hand, int(tiles.PRICE_SUITS[kind])) is not None

    def after_payment(self, hand: Hand, kind: int) -> Hand:
        paid = self._cheapest(hand, int(tiles.PRICE_SUITS[kind]))
        return hand if paid is None else hand & ~paid

    def _pay(self, hand: Hand, suits: int) -> Hand | None:
        """The cards of the cheapest payment, chosen as `payment.cheapest` does."""
        purse = cards_in(hand & int(cards.CARDS_OF_SUITS[suits]))
        worth = {card: self.values[card % cards.RANKS] for card in purse}
        purse.sort(key=lambda card: (worth[card], card), reverse=True)
        ways = []
        for n in range(1, len(purse) + 1):
            for chosen in combinations(purse, n):
                total = sum(worth[card] for card in chosen)
                if total - worth[chosen[-1]] < self.price <= total:
                    royals = sum(card % cards.RANKS >= cards.JACK for card in chosen)
                    ways.append((royals, total, n, chosen))
        if not ways:
            return None
        return sum(1 << card for card in min(ways)[3])


class _Search:
    """All that can be reached from one beginning, by the fewest transfers."""

    def __init__(self, journeys: Journeys) -> None:
        self.roads = journeys
        self.places: dict[int, int] = {}
        self.seen: dict[tuple[int, int], int] = {}
        self.layers: list[list[Step]] = [[] for _ in range(journeys.most + 1)]

    def begin(self, action: int, transfers: int, hand: Hand) -> None:
        if action == actions.HIRE_HORSE:
            self.ride(transfers)
        elif action == actions.HIRE_BOAT:
            self.land(transfers, hand)
        elif actions.EMERGE <= action < actions.GOAL:
            self.emerge(tiles.BURROWS + action - actions.EMERGE, transfers, hand)
        elif actions.MOVE <= action < actions.LAND:
            self.leave(*divmod(action - actions.MOVE, tiles.WAYS), transfers, hand)
        elif actions.LAND <= action < actions.SHOW:
            tile, way = divmod(action - actions.LAND, tiles.WAYS)
            self.enter(tile, way, transfers, hand)

    def spread(self) -> None:
        for transfers, layer in enumerate(self.layers):
            for tile, came, hand in layer:
                if self.seen[tile, came] == transfers:
                    self.go_on(tile, came, transfers, hand)

    def go_on(self, tile: int, came: int, transfers: int, hand: Hand) -> None:
        roads = self.roads
        kind, turn = int(tiles.KIND_OF[tile]), roads.turned[tile]
        for way in self.ways_out(tile, int(tiles.ON_FROM[tile, turn, came])):
            self.leave(tile, way, transfers, hand)
        if kind == tiles.BURROW:
            self.arrive(tiles.UNDERGROUND, transfers)
        if not roads.can_transfer(hand, kind, transfers):
            return
        rest = roads.after_payment(hand, kind)
        for way in self.ways_out(tile, int(tiles.OVER_FROM[tile, turn, came])):
            self.leave(tile, way, transfers + 1, rest)
        if kind == tiles.CROSSING:
            self.ride(transfers + 1)
            if roads.at_sea(tile):
                self.land(transfers + 1, rest)
        elif kind == tiles.BURROW:
            for hole in range(tiles.BURROWS, tiles.TILES):
                if hole != tile and roads.lies(hole):
                    self.emerge(hole, transfers + 1, rest)

    def ways_out(self, tile: int, ways: int) -> Iterator[int]:
        may_leave = self.roads.may_leave
        return (way for way in range(tiles.WAYS) if ways >> way & 1 and may_leave(tile, way))

    def leave(self, tile: int, way: int, transfers: int, hand: Hand) -> None:
        beyond = self.roads.beside[tile][way]
        if beyond != tiles.NO_TILE:
            self.enter(beyond, (way + 3) % tiles.WAYS, transfers, hand)

    def enter(self, tile: int, came: int, transfers: int, hand: Hand) -> None:
        if tile < tiles.HEXES:
            self.arrive(tile, transfers)
        elif self.seen.get((tile, came), transfers + 1) > transfers:
            self.seen[tile, came] = transfers
            self.layers[transfers].append((tile, came, hand))

    def arrive(self, place: int, transfers: int) -> None:
        self.places[place] = min(transfers, self.places.get(place, transfers))

    def ride(self, transfers: int) -> None:
        for tile in range(tiles.HEXES):
            if self.roads.lies(tile):
                self.arrive(tile, transfers)

    def land(self, transfers: int, hand: Hand) -> None:
        """Ashore by any road that leaves the map."""
        roads = self.roads
        for tile in filter(roads.lies, range(tiles.TILES)):
            for way in range(tiles.WAYS):
                leads_off = roads.beside[tile][way] == tiles.NO_TILE and roads.road_at(tile, way)
                if leads_off and not roads.crossed[tile] >> way & 1:
                    self.enter(tile, way, transfers, hand)

    def emerge(self, hole: int, transfers: int, hand: Hand) -> None:
        for way in self.ways_out(hole, int(tiles.ROAD_WAYS[hole, self.roads.turned[hole]])):
            self.leave(hole, way, transfers, hand)
