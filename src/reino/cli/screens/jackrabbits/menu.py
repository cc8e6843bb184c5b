"""The choices of a menu of Jack Rabbits: numbered, each with a short label."""

from dataclasses import dataclass
from typing import Any

from rich.text import Text

from reino.cli.screens.jackrabbits.signs import Signs
from reino.core.view import View
from reino.games.jackrabbits.cards import ACE_HIGH, ALL_SUITS, DIAMONDS, RANKS, SUITED, card_sign
from reino.games.jackrabbits.names import action_name, card_in, royal_of, short_card
from reino.games.jackrabbits.roads import follow, follow_inland, has_road
from reino.games.jackrabbits.state import (
    FLIGHT,
    ON_WAY,
    PAUSE,
    RIDE,
    SAIL,
    SET_OUT,
    SHORTFALL,
)
from reino.games.jackrabbits.tables import (
    ACQUIRE,
    AGAINST,
    BUY,
    BUY_BLACK,
    BUY_RED,
    EMERGE,
    GOAL,
    HIRE_BOAT,
    HIRE_HORSE,
    LAND,
    MOVE,
    NAME,
    SHOW,
    SHOW_HIGH,
    SPEND,
    SPEND_HIGH,
)
from reino.games.jackrabbits.tiles import (
    BURROWS,
    CITADEL,
    HEXES,
    KIND_OF,
    ON_FROM,
    PRICE_SUITS,
    SUIT_OF,
    TILES,
    UNDERGROUND,
    WAYS,
)

# Where a label tells what lies that way, and has a line of its own.
TRAVELLING = (SET_OUT, ON_WAY, PAUSE, RIDE, SAIL, FLIGHT, SHORTFALL)


@dataclass(frozen=True)
class Choice:
    """One line of a menu."""

    number: int
    action: int
    label: str

    def drawn(self) -> Text:
        return Text.assemble((str(self.number), "bold cyan"), f" {self.label}")


def menu(view: View, signs: Signs) -> list[Choice]:
    """Everything this seat may choose, numbered from 1."""
    record = view.record
    return [
        Choice(number, action, label(record, action, signs))
        for number, action in enumerate(view.legal, 1)
    ]


def label(record: Any, action: int, signs: Signs) -> str:
    """An action in a few words: cards by their signs, roads with where they lead."""
    card = card_in(action)
    if card is not None:
        return _card_label(record, action, card, signs)
    if MOVE <= action < SHOW:
        return _side_label(record, action, signs)
    if EMERGE <= action < MOVE:
        return _goal_label(record, action, signs)
    name = action_name(action, signs.lang)
    if action in (HIRE_HORSE, HIRE_BOAT, BUY_RED, BUY_BLACK):
        return signs.say("jackrabbits-screen-for", what=name, price=_transfer(record, signs))
    if action == ACQUIRE:
        return f"{name}: {card_sign(royal_of(int(record.rabbit[record.active])))}"
    return name


def _card_label(record: Any, action: int, card: int, signs: Signs) -> str:
    name = short_card(card, signs.say)
    if SHOW_HIGH <= action < SPEND or (action >= SPEND_HIGH and action < SPEND_HIGH + 4):
        return f"{name} = {ACE_HIGH[record.patriarchal_values]}"
    if BUY <= action < NAME:
        place = int(record.rabbit[record.active])
        suits = 1 << DIAMONDS
        if CITADEL < place < HEXES and SUIT_OF[place] == DIAMONDS:
            suits = ALL_SUITS
        price = signs.price(card % RANKS + 1, suits)
        return signs.say("jackrabbits-screen-buy", card=name, price=price)
    return name


def _side_label(record: Any, action: int, signs: Signs) -> str:
    group = max(first for first in (MOVE, LAND, AGAINST) if first <= action)
    tile, way = divmod(action - group, WAYS)
    if group == AGAINST:
        return action_name(action, signs.lang)
    if group == LAND:
        name, road = action_name(action, signs.lang), follow_inland(record, tile, way)
    else:
        crossed = frozenset(
            t * WAYS + w for t in range(TILES) for w in range(WAYS) if record.crossed[t] >> w & 1
        )
        name, road = signs.way(way), follow(record, tile, way, crossed)
    told = f"{name}: {signs.road(road)}"
    if group == MOVE and _is_change(record, tile, way):
        return signs.say("jackrabbits-screen-for", what=told, price=_transfer(record, signs))
    return told


def _is_change(record: Any, tile: int, way: int) -> bool:
    """Whether leaving a tile that way means to change to its other road."""
    if tile < HEXES:
        return False
    return not ON_FROM[tile, record.turned[tile], record.came] >> way & 1


def _goal_label(record: Any, action: int, signs: Signs) -> str:
    if action >= GOAL:
        return signs.place(action - GOAL)
    burrow = BURROWS + action - EMERGE
    (way,) = (way for way in range(WAYS) if has_road(record, burrow, way))
    told = f"{signs.place(burrow)}: {signs.road(follow(record, burrow, way))}"
    if record.rabbit[record.active] == UNDERGROUND:
        return told
    return signs.say("jackrabbits-screen-for", what=told, price=_transfer(record, signs))


def _transfer(record: Any, signs: Signs) -> str:
    """What a transfer costs on this tile."""
    tile = int(record.rabbit[record.active])
    return signs.price(int(record.dice.sum()), int(PRICE_SUITS[KIND_OF[tile]]))


assert SHOW + SUITED == SHOW_HIGH
assert SPEND + SUITED == SPEND_HIGH
