"""The choices of a menu of Jack Rabbits: numbered, each with a short label."""

from dataclasses import dataclass
from typing import Any

from rich.text import Text

from reino.core.actions import Action
from reino.core.plain_kernel import plain
from reino.core.view import View
from reino.games.jackrabbits.rules import hands, journey, stage, tiles, tolls
from reino.games.jackrabbits.rules.actions import TABLE
from reino.games.jackrabbits.rules.cards import card_sign
from reino.games.jackrabbits.rules.purchase import trade_suits
from reino.games.jackrabbits.table.names import action_name, price_of, royal_of, short_card
from reino.games.jackrabbits.table.roads import Road, follow, follow_inland, roads_of
from reino.games.jackrabbits.terminal.signs import Signs

JOURNEY = (stage.SET_OUT, stage.ON_WAY, stage.PAUSE, stage.SAIL)
# Stages whose labels tell the road or place of a choice, and have a line of their own.
LISTED = (*JOURNEY, stage.RIDE, stage.FLIGHT, stage.LAY, stage.SPIN, stage.BUILD)
HIGH = ("show-high", "spend-high")  # aces that count high


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
    return record.stage in JOURNEY and bool(plain(journey.is_transfer)(record, action))


def _loses_royal(action: int) -> bool:
    act = TABLE.describe(action)
    return act.kind == "spend" and bool(plain(hands.is_royal)(act.numbers["card"]))


def road_ahead(record: Any, action: int) -> Road | None:
    """The road a choice leads along, if it is a road. No side is crossed twice."""
    act = TABLE.describe(action)
    if act.kind == "emerge":
        (road,) = roads_of(record, act.numbers["tile"])
        return road
    if act.kind == "move":
        return follow(record, *act.numbers.values())
    if act.kind == "land":
        return follow_inland(record, *act.numbers.values())
    return None


def label(record: Any, action: int, signs: Signs) -> str:
    """An action in a few words: cards by their signs, roads with where they lead."""
    act = TABLE.describe(action)
    name = action_name(action, signs.lang)
    if act.kind == "turn":
        return f"{name}: {_turned(record, act.numbers['turn'], signs)}"
    if act.kind == "goal":
        return signs.place(act.numbers["tile"])
    if act.kind == "acquire":
        return f"{name}: {card_sign(royal_of(int(record.rabbit[record.active])))}"
    if "card" in act.numbers:
        name = _card_label(record, act, signs)
    elif (road := road_ahead(record, action)) is not None:
        if act.kind == "move":
            name = signs.way(road.way)
        elif act.kind == "emerge":
            name = signs.place(act.numbers["tile"])
        name = f"{name}: {signs.road(road)}"
    if is_paid(record, action):
        return signs.say("jackrabbits-screen-for", what=name, price=_transfer(record, signs))
    return name


def _card_label(record: Any, act: Action, signs: Signs) -> str:
    card = act.numbers["card"]
    name = short_card(card, signs.say)
    if act.kind in HIGH:
        return f"{name} = {plain(tolls.high_ace)(record)}"
    if act.kind in ("buy", "buy-high"):
        suits = int(plain(trade_suits)(int(record.rabbit[record.active])))
        low, high = plain(tolls.lowest_pips)(record, card), plain(tolls.high_ace)(record)
        price = signs.price(int(high if act.kind == "buy-high" else low), suits)
        return signs.say("jackrabbits-screen-buy", card=name, price=price)
    return name


def _turned(record: Any, turn: int, signs: Signs) -> str:
    """The ways to which the roads of a tile lead that is turned so: "N–SW, NE–S"."""
    # A hidden record knows the choice of its viewer alone.
    tile = int(max(record.picked)) if record.stage == stage.BUILD else int(record.tile)
    ways = [way for way in range(tiles.WAYS) if tiles.ROAD_WAYS[tile, turn] >> way & 1]
    # Each road by all the ways it leads to; a road into a burrow by the only one.
    roads = dict.fromkeys(int(tiles.ON_FROM[tile, turn, way]) | 1 << way for way in ways)
    return ", ".join(
        ("–" if tile >= tiles.HEXES else " ").join(
            signs.letters(way) for way in ways if road >> way & 1
        )
        for road in roads
    )


def _transfer(record: Any, signs: Signs) -> str:
    """The price of a transfer on this tile."""
    tile = int(record.rabbit[record.active])
    return signs.price(price_of(record), int(tiles.PRICE_SUITS[tiles.KIND_OF[tile]]))


def way_on(view: View, first: int, goal: int) -> list[int]:
    """A choice that begins a road to a hex, and those that follow until it arrives or forks."""
    seat, road = view.seat, road_ahead(view.record, first)
    if seat is None or road is None or is_paid(view.record, first):
        return [first]
    found = [first]
    # The map decides where a road leads, and in every guess it is the same.
    at = view.ahead().after(seat, first)
    while at.record.stage == stage.ON_WAY:
        record = at.record
        roads = [action for action in at.legal(seat) if TABLE.describe(action).kind == "move"]
        free = [action for action in roads if not is_paid(record, action)]
        road = road_ahead(record, free[0]) if len(free) == 1 else None
        if road is None or goal not in road.hexes:
            break
        found += free
        at = at.after(seat, free[0])
    return found
