"""The choices of a menu of Jack Rabbits: numbered, each with a short label."""

from dataclasses import dataclass
from typing import Any

from rich.text import Text

from reino.core.view import View
from reino.games.jackrabbits.rules import actions, cards, stage, tiles
from reino.games.jackrabbits.rules.cards import card_sign
from reino.games.jackrabbits.table.names import action_name, card_in, royal_of, short_card
from reino.games.jackrabbits.table.roads import Road, follow, follow_inland, has_road
from reino.games.jackrabbits.terminal.signs import Signs

JOURNEY = (stage.SET_OUT, stage.ON_WAY, stage.PAUSE, stage.SAIL)
# Stages whose labels tell the road or place of a choice, and have a line of their own.
LISTED = (*JOURNEY, stage.RIDE, stage.FLIGHT, stage.LAY, stage.SPIN)
TRANSFERS = (actions.HIRE_HORSE, actions.HIRE_BOAT, actions.BUY_RED, actions.BUY_BLACK)


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
    """Everything this seat may choose, numbered from 1: transfers and lost royals come last."""
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
    if actions.EMERGE <= action < actions.GOAL:
        return bool(record.rabbit[record.active] != tiles.UNDERGROUND)
    return actions.MOVE <= action < actions.LAND and _is_change(
        record, *divmod(action - actions.MOVE, tiles.WAYS)
    )


def _loses_royal(action: int) -> bool:
    card = card_in(action)
    return (
        card is not None
        and actions.SPEND <= action < actions.DISCARD
        and card % cards.RANKS >= cards.JACK
    )


def road_ahead(record: Any, action: int) -> Road | None:
    """The road a choice leads along, if it is a road. No side is crossed twice."""
    if actions.EMERGE <= action < actions.GOAL:
        burrow = tiles.BURROWS + action - actions.EMERGE
        (way,) = (way for way in range(tiles.WAYS) if has_road(record, burrow, way))
        return follow(record, burrow, way)
    if actions.MOVE <= action < actions.LAND:
        crossed = frozenset(
            t * tiles.WAYS + w
            for t in range(tiles.TILES)
            for w in range(tiles.WAYS)
            if record.crossed[t] >> w & 1
        )
        return follow(record, *divmod(action - actions.MOVE, tiles.WAYS), crossed)
    if actions.LAND <= action < actions.AGAINST:
        return follow_inland(record, *divmod(action - actions.LAND, tiles.WAYS))
    return None


def label(record: Any, action: int, signs: Signs) -> str:
    """An action in a few words: cards by their signs, roads with where they lead."""
    card = card_in(action)
    if card is not None:
        return _card_label(record, action, card, signs)
    if actions.MOVE <= action < actions.SHOW:
        return _side_label(record, action, signs)
    if actions.TURN <= action < actions.EMERGE:
        return _turn_label(record, action, signs)
    if actions.EMERGE <= action < actions.MOVE:
        return _goal_label(record, action, signs)
    name = action_name(action, signs.lang)
    if action in TRANSFERS:
        return signs.say("jackrabbits-screen-for", what=name, price=_transfer(record, signs))
    if action == actions.ACQUIRE:
        return f"{name}: {card_sign(royal_of(int(record.rabbit[record.active])))}"
    return name


def _card_label(record: Any, action: int, card: int, signs: Signs) -> str:
    name = short_card(card, signs.say)
    if actions.SHOW_HIGH <= action < actions.SPEND or (
        action >= actions.SPEND_HIGH and action < actions.SPEND_HIGH + 4
    ):
        return f"{name} = {cards.ACE_HIGH[record.patriarchal_values]}"
    if actions.BUY <= action < actions.NAME:
        place = int(record.rabbit[record.active])
        suits = 1 << cards.DIAMONDS
        if tiles.CITADEL < place < tiles.HEXES and tiles.SUIT_OF[place] == cards.DIAMONDS:
            suits = cards.ALL_SUITS
        price = signs.price(card % cards.RANKS + 1, suits)
        return signs.say("jackrabbits-screen-buy", card=name, price=price)
    return name


def _side_label(record: Any, action: int, signs: Signs) -> str:
    road = road_ahead(record, action)
    if road is None:
        return action_name(action, signs.lang)
    name = signs.way(road.way) if action < actions.LAND else action_name(action, signs.lang)
    told = f"{name}: {signs.road(road)}"
    if is_paid(record, action):
        return signs.say("jackrabbits-screen-for", what=told, price=_transfer(record, signs))
    return told


def _is_change(record: Any, tile: int, way: int) -> bool:
    """Whether leaving a tile that way means to change to its other road."""
    if tile < tiles.HEXES:
        return False
    return not tiles.ON_FROM[tile, record.turned[tile], record.came] >> way & 1


def _goal_label(record: Any, action: int, signs: Signs) -> str:
    if action >= actions.GOAL:
        return signs.place(action - actions.GOAL)
    road = road_ahead(record, action)
    assert road is not None
    told = f"{signs.place(tiles.BURROWS + action - actions.EMERGE)}: {signs.road(road)}"
    if not is_paid(record, action):
        return told
    return signs.say("jackrabbits-screen-for", what=told, price=_transfer(record, signs))


def _turn_label(record: Any, action: int, signs: Signs) -> str:
    """How a tile is turned, with the ways its roads then lead: "N–SW, NE–S"."""
    tile, turn = int(record.tile), action - actions.TURN
    ways = [way for way in range(tiles.WAYS) if tiles.ROAD_WAYS[tile, turn] >> way & 1]
    # Each road by all the ways it leads to; a road into a burrow by the only one.
    roads = dict.fromkeys(int(tiles.ON_FROM[tile, turn, way]) | 1 << way for way in ways)
    told = [
        ("–" if tile >= tiles.HEXES else " ").join(
            signs.letters(way) for way in ways if road >> way & 1
        )
        for road in roads
    ]
    return f"{action_name(action, signs.lang)}: {', '.join(told)}"


def _transfer(record: Any, signs: Signs) -> str:
    """The price of a transfer on this tile."""
    tile = int(record.rabbit[record.active])
    return signs.price(int(record.dice.sum()), int(tiles.PRICE_SUITS[tiles.KIND_OF[tile]]))


assert actions.SHOW + cards.SUITED == actions.SHOW_HIGH
assert actions.SPEND + cards.SUITED == actions.SPEND_HIGH


def way_on(view: View, first: int, goal: int) -> list[int]:
    """A choice that begins a road to a hex, and those that follow until it arrives or forks."""
    seat, road = view.seat, road_ahead(view.record, first)
    if seat is None or road is None or is_paid(view.record, first):
        return [first]
    found = [first]
    # The map decides where a road leads, and in every guess it is the same.
    at = view.guess(0).play(seat, first)
    while at.record.stage == stage.ON_WAY:
        record = at.record
        free = [
            a for a in at.legal(seat) if actions.MOVE <= a < actions.LAND and not is_paid(record, a)
        ]
        road = road_ahead(record, free[0]) if len(free) == 1 else None
        if road is None or goal not in road.hexes:
            break
        found += free
        at = at.play(seat, free[0])
    return found
