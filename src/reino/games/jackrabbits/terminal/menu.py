"""The choices of a menu of Jack Rabbits: numbered, each with a short label."""

from dataclasses import dataclass
from typing import Any

from rich.text import Text

from reino.core.view import View
from reino.games.jackrabbits.rules.actions import (
    ACQUIRE,
    AGAINST,
    BUY,
    BUY_BLACK,
    BUY_RED,
    DISCARD,
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
    TURN,
)
from reino.games.jackrabbits.rules.cards import (
    ACE_HIGH,
    ALL_SUITS,
    DIAMONDS,
    JACK,
    RANKS,
    SUITED,
    card_sign,
)
from reino.games.jackrabbits.rules.stage import (
    FLIGHT,
    LAY,
    ON_WAY,
    PAUSE,
    RIDE,
    SAIL,
    SET_OUT,
    SPIN,
)
from reino.games.jackrabbits.rules.tiles import (
    BURROWS,
    CITADEL,
    HEXES,
    KIND_OF,
    ON_FROM,
    PRICE_SUITS,
    ROAD_WAYS,
    SUIT_OF,
    TILES,
    UNDERGROUND,
    WAYS,
)
from reino.games.jackrabbits.table.names import action_name, card_in, royal_of, short_card
from reino.games.jackrabbits.table.roads import Road, follow, follow_inland, has_road
from reino.games.jackrabbits.terminal.signs import Signs

JOURNEY = (SET_OUT, ON_WAY, PAUSE, SAIL)
# Where a label tells what lies that way, and has a line of its own.
LISTED = (*JOURNEY, RIDE, FLIGHT, LAY, SPIN)
TRANSFERS = (HIRE_HORSE, HIRE_BOAT, BUY_RED, BUY_BLACK)


@dataclass(frozen=True)
class Choice:
    """One line of a menu."""

    number: int
    action: int
    label: str

    def drawn(self, width: int = 0) -> Text:
        """The number, right-aligned in a column, and the label."""
        return Text.assemble((f"{self.number:>{width}}", "bold cyan"), f" {self.label}")


def menu(view: View, signs: Signs) -> list[Choice]:
    """Everything this seat may choose, numbered from 1: what is dear comes last."""
    record = view.record
    ordered = sorted(view.legal, key=lambda action: is_paid(record, action) or _loses_royal(action))
    return [
        Choice(number, action, label(record, action, signs))
        for number, action in enumerate(ordered, 1)
    ]


def is_paid(record: Any, action: int) -> bool:
    """Whether a choice on a journey is a transfer, for the price of the turn."""
    if action in TRANSFERS:
        return True
    if EMERGE <= action < GOAL:
        return bool(record.rabbit[record.active] != UNDERGROUND)
    return MOVE <= action < LAND and _is_change(record, *divmod(action - MOVE, WAYS))


def _loses_royal(action: int) -> bool:
    card = card_in(action)
    return card is not None and SPEND <= action < DISCARD and card % RANKS >= JACK


def road_ahead(record: Any, action: int) -> Road | None:
    """The road a choice leads along, if it is a road. No side is crossed twice."""
    if EMERGE <= action < GOAL:
        burrow = BURROWS + action - EMERGE
        (way,) = (way for way in range(WAYS) if has_road(record, burrow, way))
        return follow(record, burrow, way)
    if MOVE <= action < LAND:
        crossed = frozenset(
            t * WAYS + w for t in range(TILES) for w in range(WAYS) if record.crossed[t] >> w & 1
        )
        return follow(record, *divmod(action - MOVE, WAYS), crossed)
    if LAND <= action < AGAINST:
        return follow_inland(record, *divmod(action - LAND, WAYS))
    return None


def label(record: Any, action: int, signs: Signs) -> str:
    """An action in a few words: cards by their signs, roads with where they lead."""
    card = card_in(action)
    if card is not None:
        return _card_label(record, action, card, signs)
    if MOVE <= action < SHOW:
        return _side_label(record, action, signs)
    if TURN <= action < EMERGE:
        return _turn_label(record, action, signs)
    if EMERGE <= action < MOVE:
        return _goal_label(record, action, signs)
    name = action_name(action, signs.lang)
    if action in TRANSFERS:
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
    road = road_ahead(record, action)
    if road is None:
        return action_name(action, signs.lang)
    name = signs.way(road.way) if action < LAND else action_name(action, signs.lang)
    told = f"{name}: {signs.road(road)}"
    if is_paid(record, action):
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
    road = road_ahead(record, action)
    assert road is not None
    told = f"{signs.place(BURROWS + action - EMERGE)}: {signs.road(road)}"
    if not is_paid(record, action):
        return told
    return signs.say("jackrabbits-screen-for", what=told, price=_transfer(record, signs))


def _turn_label(record: Any, action: int, signs: Signs) -> str:
    """How a tile is turned, with the ways its roads then lead: "N–SW, NE–S"."""
    tile, turn = int(record.tile), action - TURN
    ways = [way for way in range(WAYS) if ROAD_WAYS[tile, turn] >> way & 1]
    # Each road by all the ways it leads to; a road into a burrow by the only one.
    roads = dict.fromkeys(int(ON_FROM[tile, turn, way]) | 1 << way for way in ways)
    told = [
        ("–" if tile >= HEXES else " ").join(signs.letters(way) for way in ways if road >> way & 1)
        for road in roads
    ]
    return f"{action_name(action, signs.lang)}: {', '.join(told)}"


def _transfer(record: Any, signs: Signs) -> str:
    """What a transfer costs on this tile."""
    tile = int(record.rabbit[record.active])
    return signs.price(int(record.dice.sum()), int(PRICE_SUITS[KIND_OF[tile]]))


assert SHOW + SUITED == SHOW_HIGH
assert SPEND + SUITED == SPEND_HIGH


def way_on(view: View, first: int, goal: int) -> list[int]:
    """A choice that begins a road to a hex, and those that follow until it arrives or forks."""
    seat, road = view.seat, road_ahead(view.record, first)
    if seat is None or road is None or is_paid(view.record, first):
        return [first]
    found = [first]
    # The map decides where a road leads, and in every guess it is the same.
    at = view.guess(0).play(seat, first)
    while at.record.stage == ON_WAY:
        record = at.record
        free = [a for a in at.legal(seat) if MOVE <= a < LAND and not is_paid(record, a)]
        road = road_ahead(record, free[0]) if len(free) == 1 else None
        if road is None or goal not in road.hexes:
            break
        found += free
        at = at.play(seat, free[0])
    return found
