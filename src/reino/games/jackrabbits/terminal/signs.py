"""Cards, seats and places of Jack Rabbits as short coloured signs.

Colours come in pairs of their own, so that they read the same on a light terminal and a dark one.
"""

from collections.abc import Iterable

from rich.text import Text

from reino.core.catalogue import Catalogue
from reino.games.jackrabbits.rules import cards
from reino.games.jackrabbits.rules.cards import card_sign
from reino.games.jackrabbits.table.names import (
    card_name,
    card_of_sign,
    is_residence,
    joined,
    royal_of,
    seat_name,
    suits_in,
    the_tile,
    tile_name,
    way_name,
)
from reino.games.jackrabbits.table.roads import Road

SEAT_STYLES = (
    "bold color(231) on color(94)",
    "bold color(16) on color(255)",
    "bold color(231) on color(242)",
    "bold color(231) on color(16)",
)
BLACK_CARD = "color(16) on color(252)"
RED_CARD = "color(124) on color(252)"
TAG = 2  # letters that tell the seats apart in either language
TAG_WIDTH = TAG + 2
ARROW = "→"


class Signs:
    """The names of things on the screen, in one language."""

    def __init__(self, say: Catalogue) -> None:
        self.say = say
        self.lang = say.lang

    def seat(self, seat: int) -> str:
        return seat_name(seat, self.say)

    def chip(self, seat: int) -> Text:
        """The beginning of a seat's name in its colour."""
        return Text(f" {self.seat(seat)[:TAG]} ", SEAT_STYLES[seat])

    def card(self, card: int) -> Text:
        red = card == cards.RED_JOKER or (
            card < cards.SUITED and card // cards.RANKS in (cards.HEARTS, cards.DIAMONDS)
        )
        name = card_sign(card) if card < cards.SUITED else card_name(card, self.say)
        return Text(f" {name} ", RED_CARD if red else BLACK_CARD)

    def cards(self, signs: Iterable[str]) -> list[Text]:
        """Cards of plain data."""
        return [self.card(card_of_sign(sign)) for sign in signs]

    def hex(self, tile: int) -> str:
        """A hex by the card of its royal; the citadel, and any other place, by its name."""
        if is_residence(tile):
            return card_sign(royal_of(tile))
        return tile_name(tile, self.say)

    def place(self, tile: int) -> str:
        """A place in full, with the card of its royal."""
        name = the_tile(tile, self.say)
        return f"{name} ({self.hex(tile)})" if is_residence(tile) else name

    def way(self, way: int) -> str:
        return way_name(way, self.say)

    def end(self, road: Road) -> str:
        """Where a road leads; where it forks, to one or the other."""
        if road.hex is not None:
            return self.hex(road.hex)
        if road.off:
            return self.say("jackrabbits-screen-off")
        if road.hole:
            return tile_name(road.tiles[-1], self.say)
        ends = [self.end(fork) for fork in road.forks]
        return "/".join(dict.fromkeys(ends)) or self.say("jackrabbits-screen-nowhere")

    def road(self, road: Road) -> str:
        """A road tile by tile, to where it leads."""
        run = ", ".join(tile_name(tile, self.say) for tile in road.tiles)
        if road.hole:
            return run
        end = self.end(road)
        if road.forks:
            forks = [f"({self.road(f)})" if f.tiles else self.end(f) for f in road.forks]
            end = joined(forks, self.say, "jackrabbits-or")
        return f"{run} {ARROW} {end}" if run else end

    def letters(self, way: int) -> str:
        """A way by its letters, as on a compass."""
        return self.say("jackrabbits-screen-way-letters").split()[way].upper()

    def price(self, due: int, suits: int) -> str:
        """So many pips of these suits: "7 ♣♠♥"."""
        shown = "".join(cards.SUIT_SIGNS[cards.SUIT_KEYS.index(suit)] for suit in suits_in(suits))
        return f"{due} {shown}"
