"""A view of Jack Rabbits as plain data.

Everything is read off hidden records, so nothing here can tell a secret.
"""

from typing import Any

from reino.games.jackrabbits.rules import actions, cards, stage, tiles
from reino.games.jackrabbits.rules.cards import card_sign
from reino.games.jackrabbits.rules.reasons import REASON_KEYS
from reino.games.jackrabbits.rules.tiles import residence
from reino.games.jackrabbits.table import names
from reino.games.jackrabbits.table.names import cards_in, signs, suits_in

BUILDING = (stage.PICK_SHAPE, stage.TURN_UP, stage.LAY, stage.SPIN)
TRAVELLING = (stage.ON_WAY, stage.PAUSE, stage.RIDE, stage.SAIL)
DEALING = (stage.SIDES_OF_DEAL, stage.NAME_GOODS, stage.NAME_PRICE, stage.CONSENT, stage.HAND_OVER)


def describe(view: Any, viewer: int) -> dict[str, Any]:
    seats = range(int(view.players))
    return {
        "stage": names.STAGE_KEYS[int(view.stage)],
        "players": len(seats),
        "active": _seat(view.active),
        "first": _seat(view.first),
        "turns": int(view.turns),
        "hand": signs(hand_cards(view, viewer)) if viewer in seats else None,
        # None where sizes are not displayed.
        "hand_sizes": [
            None if n == actions.NONE else n for n in view.hand_size[: len(seats)].tolist()
        ],
        # The cards of each hand that the viewer knows, and those that are public.
        "known": [signs(hand_cards(view, seat)) for seat in seats],
        "shown": [signs(shown_cards(view, seat)) for seat in seats],
        "royals": [signs(cards_in(int(view.hand[seat]) & cards.ROYALS)) for seat in seats],
        "court": signs(court(view)),
        "discards": signs(cards_in(view.discards)),
        "pile_size": None if view.pile_size == actions.NONE else int(view.pile_size),
        "capital": [_card(view.capital[seat]) for seat in seats],
        "palaces": [signs(cards_in(view.laid_open[seat])) for seat in seats],
        "carrots": {tiles.TILE_KEYS[tile]: seat for tile, seat in carrots(view).items()},
        "rabbits": [names.SPOT_KEYS[int(view.rabbit[seat])] for seat in seats],
        "dice": view.dice.tolist() if view.dice[0] > 0 else None,
        "price": int(view.dice.sum()),
        "club": _card(view.club),
        "matched": signs(cards_in(view.matched)),
        "map": map_as_dict(view),
        "journey": _journey(view),
        "toll": _toll(view),
        "judgement": _judgement(view),
        "fight": _fight(view),
        "deal": _deal(view, viewer),
        "asked": _seat(view.asked),
        "building": _building(view),
        "winners": [seat for seat in seats if view.winners >> seat & 1],
        "reason": REASON_KEYS[int(view.reason)] or None,
    }


def hand_cards(view: Any, seat: int) -> list[int]:
    """The cards of a hand that a view knows, jokers too."""
    jokers = [cards.SUITED + colour for colour in range(cards.JOKERS) if view.joker[colour] == seat]
    return cards_in(view.hand[seat]) + jokers


def shown_cards(view: Any, seat: int) -> list[int]:
    """The cards of a hand that are public."""
    jokers = [cards.SUITED + colour for colour in range(cards.JOKERS) if view.joker[colour] == seat]
    known = int(view.hand[seat]) & (
        int(view.shown[seat]) | int(view.laid_open[seat]) | cards.ROYALS
    )
    return cards_in(known) + jokers


def court(view: Any) -> list[int]:
    """Royals and jokers that are in no hand."""
    held = 0
    for seat in range(int(view.players)):
        held |= int(view.hand[seat])
    jokers = [
        card
        for card in range(cards.SUITED, cards.BLACK_JOKER + 1)
        if view.joker[card - cards.SUITED] == actions.NONE
    ]
    return cards_in(int(view.deck) & cards.ROYALS & ~held) + jokers


def carrots(view: Any) -> dict[int, int]:
    """The hexes with a carrot, and the seat of each: the one that has the royal."""
    return {
        residence(card // cards.RANKS, card % cards.RANKS - cards.JACK): seat
        for seat in range(int(view.players))
        for card in cards_in(int(view.hand[seat]) & cards.ROYALS)
    }


def map_as_dict(view: Any) -> dict[str, Any]:
    """The place of each tile, the ways by which roads leave it, and the neighbour at each side."""
    q, r, island, beside = (field.tolist() for field in (view.q, view.r, view.island, view.beside))
    return {
        tiles.TILE_KEYS[tile]: {
            "q": q[tile],
            "r": r[tile],
            "turn": turn,
            "island": island[tile],
            "exits": [tiles.WAY_KEYS[way] for way in _ways(tiles.ROAD_WAYS[tile, turn])],
            "beside": {
                tiles.WAY_KEYS[way]: _spot(beside[tile][way])
                for way in _ways(tiles.SIDE_WAYS[tiles.SHAPE_OF[tile], turn])
            },
        }
        for tile, turn in enumerate(view.turned.tolist())
        if turn != actions.NONE
    }


def _journey(view: Any) -> dict[str, Any] | None:
    """A rabbit on its way: its tile, the way it came in by, whether it bought a joker there."""
    if view.stage not in TRAVELLING and not (
        view.stage == stage.TOLL and view.rabbit[view.active] >= tiles.HEXES
    ):
        return None
    return {
        "tile": names.SPOT_KEYS[int(view.rabbit[view.active])],
        "came": None if view.came == actions.NONE else tiles.WAY_KEYS[int(view.came)],
        "served": bool(view.served),
        "crossed": {
            tiles.TILE_KEYS[tile]: [tiles.WAY_KEYS[way] for way in _ways(crossed)]
            for tile, crossed in enumerate(view.crossed.tolist())
            if crossed
        },
    }


def _toll(view: Any) -> dict[str, Any] | None:
    if view.stage not in (stage.TOLL, stage.FIGHT) or view.payer == actions.NONE:
        return None
    return {
        "payer": int(view.payer),
        "purpose": names.PURPOSE_KEYS[int(view.purpose)],
        "suits": list(suits_in(view.suits)),
        "due": int(view.due),
        "laid": signs(cards_in(view.laid)),
        "goal": toll_goal(view),
    }


def toll_goal(view: Any) -> str | list[str] | None:
    """The goal of a toll: a side, a place or a card."""
    goal = int(view.goal)
    if goal == actions.NONE:
        return None
    if view.purpose == stage.FOR_CHANGE:
        tile, way = divmod(goal, tiles.WAYS)
        return [tiles.TILE_KEYS[tile], tiles.WAY_KEYS[way]]
    if view.purpose in (stage.FOR_ROYAL, stage.FOR_GOODS):
        return card_sign(goal)
    return names.SPOT_KEYS[goal] if view.purpose == stage.FOR_BURROW else None


def _judgement(view: Any) -> dict[str, Any] | None:
    judged = view.stage == stage.TOLL and view.purpose in (stage.FOR_CHALLENGE, stage.FOR_ANSWER)
    if view.stage not in (stage.CHALLENGE, stage.ANSWER) and not judged:
        return None
    return {
        "newcomer": int(view.active),
        "challenger": _seat(view.challenger),
        "proof": signs(cards_in(view.proof)),
    }


def _fight(view: Any) -> dict[str, Any] | None:
    if view.stage != stage.FIGHT:
        return None
    return {
        "attacker": int(view.active),
        "attacked": _seat(view.goal),
        "strength": view.strength.tolist(),
    }


def _deal(view: Any, viewer: int) -> dict[str, Any] | None:
    """A deal as it was said, and how many cards each has laid; only their giver sees which."""
    if view.stage not in DEALING:
        return None
    goods = cards_in(view.goods)
    goods += [
        cards.SUITED + colour for colour in range(cards.JOKERS) if view.goods_jokers >> colour & 1
    ]
    given = None
    if viewer >= 0:
        given = cards_in(view.given[viewer])
        jokers = int(view.given_jokers[viewer])
        given += [cards.SUITED + colour for colour in range(cards.JOKERS) if jokers >> colour & 1]
    return {
        "partner": _seat(view.partner),
        "seller": _seat(view.seller),
        "goods": signs(goods),
        "price": signs(cards_in(view.price)),
        "given": None if given is None else signs(given),
        "given_sizes": view.given_size[: int(view.players)].tolist(),
    }


def _building(view: Any) -> dict[str, Any] | None:
    """The tiles each seat still has, by shape, and the one that is to be laid."""
    if view.stage not in BUILDING:
        return None
    return {
        "stacks": [
            dict(zip(tiles.SHAPE_KEYS, view.stack[seat].tolist(), strict=True))
            for seat in range(int(view.players))
        ],
        "shape": None if view.form == actions.NONE else tiles.SHAPE_KEYS[int(view.form)],
        "tile": _spot(view.tile),
        "against": _spot(view.against),
        "way": None if view.against_way == actions.NONE else tiles.WAY_KEYS[int(view.against_way)],
        "tried": [
            tiles.TILE_KEYS[tile] for tile in range(tiles.TILES) if int(view.tried) >> tile & 1
        ],
    }


def _ways(word: Any) -> list[int]:
    bits = int(word)
    return [way for way in range(tiles.WAYS) if bits >> way & 1]


def _card(card: Any) -> str | None:
    return None if card == actions.NONE else card_sign(int(card))


def _seat(seat: Any) -> int | None:
    return None if seat == actions.NONE else int(seat)


def _spot(tile: Any) -> str | None:
    return None if tile == actions.NONE else names.SPOT_KEYS[int(tile)]
