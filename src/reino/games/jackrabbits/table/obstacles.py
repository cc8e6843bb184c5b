"""Obstacles in a rabbit's way: why it may not go, ride, sail, fly or come out somewhere."""

from dataclasses import dataclass
from typing import Any

from reino.core.catalogue import catalogue
from reino.core.phrase import Phrase
from reino.core.plain_kernel import plain
from reino.games.jackrabbits import LOCALE
from reino.games.jackrabbits.rules import actions, cards, journey, tiles, tiling
from reino.games.jackrabbits.rules.actions import TABLE
from reino.games.jackrabbits.rules.cards import JOKER_KEYS, card_sign
from reino.games.jackrabbits.table.names import price_of, suits_in, suits_list, the_tile


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
        return suits_list(suits_in(self.suits), catalogue(lang, LOCALE))


def no_goal(view: Any, action: int) -> Phrase:
    """The reason why a horse or a flight may not go to a hex."""
    tile = TABLE.describe(action).numbers["tile"]
    if not plain(tiling.lies)(view, tile):
        return Phrase("jackrabbits-why-not-on-map", tile=Place(tile))
    if tile == view.rabbit[view.active]:
        return Phrase("jackrabbits-why-there", tile=Place(tile))
    return Phrase("jackrabbits-why-no-tower", tile=Place(tile))


# Where things are for sale, by the kind of the action.
SOLD_AT = {
    "go-under": tiles.BURROW,
    "buy-red": tiles.TAVERN,
    "buy-black": tiles.TAVERN,
    "hire-horse": tiles.CROSSING,
    "hire-boat": tiles.CROSSING,
}
JOKER_OF = {"mount-red": 0, "mount-black": 1, "buy-red": 0, "buy-black": 1}


def no_way(view: Any, action: int) -> Phrase:
    """The reason why a rabbit that rests or travels may not make a choice."""
    here, kind = int(view.rabbit[view.active]), TABLE.describe(action).kind
    if view.explore and kind not in ("move", "emerge", "go-under"):
        return Phrase("jackrabbits-why-exploring")
    if kind in ("mount-red", "mount-black"):
        return _no_mount(view, JOKER_OF[kind], here)
    if kind == "move":
        return _no_road(view, action, here)
    if kind == "emerge":
        return _no_burrow(view, action, here)
    if kind == "give-up":
        return Phrase("jackrabbits-why-way-on")
    if tiles.KIND_OF[here] != SOLD_AT[kind]:
        return Phrase("jackrabbits-why-kind", kind=tiles.ROAD_KEYS[SOLD_AT[kind]], tile=Place(here))
    if kind == "hire-boat" and not plain(tiling.at_sea)(view, here):
        return Phrase("jackrabbits-why-no-sea", tile=Place(here))
    if kind in ("buy-red", "buy-black"):
        if view.served:
            return Phrase("jackrabbits-why-served")
        colour = JOKER_OF[kind]
        if view.joker[colour] != actions.NONE:
            owner = actions.SEAT_KEYS[int(view.joker[colour])]
            return Phrase("jackrabbits-why-joker", joker=JOKER_KEYS[colour], seat=seat_fact(owner))
    return _cannot_transfer(view, here)


def _no_mount(view: Any, colour: int, here: int) -> Phrase:
    if view.joker[colour] != view.active:
        return Phrase("jackrabbits-why-no-joker", joker=JOKER_KEYS[colour])
    return Phrase("jackrabbits-why-no-sea", tile=Place(here))


def _no_road(view: Any, action: int, here: int) -> Phrase:
    tile, way = TABLE.describe(action).numbers.values()
    if tile != here:
        return Phrase("jackrabbits-why-elsewhere", tile=Place(here))
    if not plain(tiling.road_at)(view, tile, way):
        return Phrase("jackrabbits-why-no-road", tile=Place(tile), way=way_fact(way))
    # At a hex that is passed one may turn round, but not by rules 1.
    if way == view.came and (here >= tiles.HEXES or view.rules_version < 2):
        return Phrase("jackrabbits-why-back")
    if plain(tiling.is_blocked)(view, tile, way):
        return Phrase("jackrabbits-why-blocked", tile=Place(tile), way=way_fact(way))
    if not plain(journey.may_leave)(view, tile, way):
        return Phrase("jackrabbits-why-crossed", tile=Place(tile), way=way_fact(way))
    return _cannot_transfer(view, here)


def _no_burrow(view: Any, action: int, here: int) -> Phrase:
    burrow = TABLE.describe(action).numbers["tile"]
    if not plain(tiling.lies)(view, burrow):
        return Phrase("jackrabbits-why-not-on-map", tile=Place(burrow))
    if here != tiles.UNDERGROUND and tiles.KIND_OF[here] != tiles.BURROW:
        return Phrase("jackrabbits-why-kind", kind="burrow", tile=Place(here))
    if here == burrow:
        return Phrase("jackrabbits-why-there", tile=Place(here))
    if not plain(journey.hole_is_open)(view, burrow):
        road_at = plain(tiling.road_at)
        way = next(way for way in range(tiles.WAYS) if road_at(view, burrow, way))
        if plain(tiling.is_blocked)(view, burrow, way):
            return Phrase("jackrabbits-why-blocked", tile=Place(burrow), way=way_fact(way))
        return Phrase("jackrabbits-why-crossed", tile=Place(burrow), way=way_fact(way))
    return _cannot_transfer(view, here)


def _cannot_transfer(view: Any, tile: int) -> Phrase:
    if view.explore:
        return Phrase("jackrabbits-why-exploring")
    return cannot_pay(price_of(view), int(tiles.PRICE_SUITS[tiles.KIND_OF[tile]]))


def cannot_pay(due: int, suits: int) -> Phrase:
    return Phrase("jackrabbits-why-price", due=due, suits=Suits(suits))


def no_landing(view: Any, action: int) -> Phrase:
    tile, way = TABLE.describe(action).numbers.values()
    if not plain(tiling.lies)(view, tile):
        return Phrase("jackrabbits-why-not-on-map", tile=Place(tile))
    if plain(tiling.landings)(view, tile) >> way & 1:
        return Phrase("jackrabbits-why-crossed", tile=Place(tile), way=way_fact(way))
    if plain(tiling.leaves_map)(view, tile, way):
        return Phrase("jackrabbits-why-lake", tile=Place(tile), way=way_fact(way))
    return Phrase("jackrabbits-why-no-landing", tile=Place(tile), way=way_fact(way))


def card_fact(card: int) -> object:
    if card >= cards.SUITED:
        return Phrase("jackrabbits-joker", joker=JOKER_KEYS[card - cards.SUITED])
    return card_sign(card)


def seat_fact(key: str) -> Phrase:
    return Phrase("jackrabbits-seat", seat=key)


def way_fact(way: int) -> Phrase:
    return Phrase("jackrabbits-way", way=tiles.WAY_KEYS[way])
