"""Obstacles in a rabbit's way: why it may not go, ride, sail, fly or come out somewhere."""

from dataclasses import dataclass
from typing import Any

from reino.core.catalogue import catalogue
from reino.core.phrase import Phrase
from reino.games.jackrabbits import LOCALE
from reino.games.jackrabbits.rules import actions, cards, tiles
from reino.games.jackrabbits.rules.cards import card_sign
from reino.games.jackrabbits.table.names import JOKER_KEYS, suits_in, suits_list, the_tile
from reino.games.jackrabbits.table.roads import at_sea, has_road, leaves_map


@dataclass(frozen=True)
class Place:
    """A place of the map as a fact of a sentence."""

    tile: int

    def tell(self, lang: str) -> str:
        return the_tile(self.tile, catalogue(lang, LOCALE))


@dataclass(frozen=True)
class Suits:
    """Suits that may be paid in, as a fact of a sentence."""

    suits: int

    def tell(self, lang: str) -> str:
        return suits_list([*suits_in(self.suits)], catalogue(lang, LOCALE))


def no_goal(view: Any, action: int) -> Phrase:
    """The reason why a horse or a flight may not go to a hex."""
    tile = action - actions.GOAL
    if view.turned[tile] == actions.NONE:
        return Phrase("jackrabbits-why-not-on-map", tile=Place(tile))
    if tile == view.rabbit[view.active]:
        return Phrase("jackrabbits-why-there", tile=Place(tile))
    return Phrase("jackrabbits-why-no-tower", tile=Place(tile))


def no_way(view: Any, action: int) -> Phrase:
    """The reason why a rabbit that rests or travels may not make a choice."""
    here = int(view.rabbit[view.active])
    if action in (actions.MOUNT_RED, actions.MOUNT_BLACK):
        return _no_mount(view, action, here)
    if action >= actions.MOVE:
        return _no_road(view, action, here)
    if action >= actions.EMERGE:
        return _no_burrow(view, action, here)
    if action == actions.GIVE_UP:
        return Phrase("jackrabbits-why-way-on")
    kind = {
        actions.GO_UNDER: tiles.BURROW,
        actions.BUY_RED: tiles.TAVERN,
        actions.BUY_BLACK: tiles.TAVERN,
    }.get(action, tiles.CROSSING)
    if tiles.KIND_OF[here] != kind:
        return Phrase("jackrabbits-why-kind", kind=tiles.ROAD_KEYS[kind], tile=Place(here))
    if action == actions.HIRE_BOAT and not at_sea(view, here):
        return Phrase("jackrabbits-why-no-sea", tile=Place(here))
    if action in (actions.BUY_RED, actions.BUY_BLACK):
        if view.served:
            return Phrase("jackrabbits-why-served")
        if view.joker[action - actions.BUY_RED] != actions.NONE:
            owner = actions.SEAT_KEYS[int(view.joker[action - actions.BUY_RED])]
            joker = JOKER_KEYS[action - actions.BUY_RED]
            return Phrase("jackrabbits-why-joker", joker=joker, seat=seat_fact(owner))
    return _cannot_transfer(view, here)


def _no_mount(view: Any, action: int, here: int) -> Phrase:
    colour = action - actions.MOUNT_RED
    if view.joker[colour] != view.active:
        return Phrase("jackrabbits-why-no-joker", joker=JOKER_KEYS[colour])
    return Phrase("jackrabbits-why-no-sea", tile=Place(here))


def _no_road(view: Any, action: int, here: int) -> Phrase:
    tile, way = divmod(action - actions.MOVE, tiles.WAYS)
    if tile != here:
        return Phrase("jackrabbits-why-elsewhere", tile=Place(here))
    if not has_road(view, tile, way):
        return Phrase("jackrabbits-why-no-road", tile=Place(tile), way=way_fact(way))
    if way == view.came:
        return Phrase("jackrabbits-why-back")
    if not leaves_map(view, tile, way) and view.crossed[tile] >> way & 1:
        return Phrase("jackrabbits-why-crossed", tile=Place(tile), way=way_fact(way))
    return _cannot_transfer(view, here)


def _no_burrow(view: Any, action: int, here: int) -> Phrase:
    burrow = tiles.BURROWS + action - actions.EMERGE
    if view.turned[burrow] == actions.NONE:
        return Phrase("jackrabbits-why-not-on-map", tile=Place(burrow))
    if here != tiles.UNDERGROUND and tiles.KIND_OF[here] != tiles.BURROW:
        return Phrase("jackrabbits-why-kind", kind="burrow", tile=Place(here))
    if here == burrow:
        return Phrase("jackrabbits-why-there", tile=Place(here))
    ways = [way for way in range(tiles.WAYS) if has_road(view, burrow, way)]
    if all(view.crossed[burrow] >> way & 1 for way in ways):
        return Phrase("jackrabbits-why-crossed", tile=Place(burrow), way=way_fact(ways[0]))
    return _cannot_transfer(view, here)


def _cannot_transfer(view: Any, tile: int) -> Phrase:
    return cannot_pay(int(view.dice.sum()), int(tiles.PRICE_SUITS[tiles.KIND_OF[tile]]))


def cannot_pay(due: int, suits: int) -> Phrase:
    return Phrase("jackrabbits-why-price", due=due, suits=Suits(suits))


def no_landing(view: Any, action: int) -> Phrase:
    tile, way = divmod(action - actions.LAND, tiles.WAYS)
    if view.turned[tile] == actions.NONE:
        return Phrase("jackrabbits-why-not-on-map", tile=Place(tile))
    if leaves_map(view, tile, way):
        return Phrase("jackrabbits-why-crossed", tile=Place(tile), way=way_fact(way))
    return Phrase("jackrabbits-why-no-landing", tile=Place(tile), way=way_fact(way))


def card_fact(card: int) -> object:
    if card >= cards.SUITED:
        return Phrase("jackrabbits-joker", joker=JOKER_KEYS[card - cards.SUITED])
    return card_sign(card)


def seat_fact(key: str) -> Phrase:
    return Phrase("jackrabbits-seat", seat=key)


def way_fact(way: int) -> Phrase:
    return Phrase("jackrabbits-way", way=tiles.WAY_KEYS[way])
