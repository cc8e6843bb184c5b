"""Jack Rabbits in words: what a view says as plain data. What happens is told in `events`.

Everything is read off hidden records, so nothing here can tell a secret.
"""

from typing import Any

from reino.games.jackrabbits.rules.actions import NONE
from reino.games.jackrabbits.rules.cards import (
    BLACK_JOKER,
    JACK,
    JOKERS,
    RANKS,
    ROYALS,
    SUITED,
    card_sign,
)
from reino.games.jackrabbits.rules.reasons import REASON_KEYS
from reino.games.jackrabbits.rules.stage import (
    ANSWER,
    CHALLENGE,
    CONSENT,
    FIGHT,
    FOR_ANSWER,
    FOR_BURROW,
    FOR_CHALLENGE,
    FOR_CHANGE,
    FOR_GOODS,
    FOR_ROYAL,
    HAND_OVER,
    LAY,
    NAME_GOODS,
    NAME_PRICE,
    ON_WAY,
    PAUSE,
    PICK_SHAPE,
    RIDE,
    SAIL,
    SIDES_OF_DEAL,
    SPIN,
    TOLL,
    TURN_UP,
)
from reino.games.jackrabbits.rules.tiles import (
    HEXES,
    ROAD_WAYS,
    SHAPE_KEYS,
    SHAPE_OF,
    SIDE_WAYS,
    TILE_KEYS,
    TILES,
    WAY_KEYS,
    WAYS,
    residence,
)
from reino.games.jackrabbits.table.names import (
    PURPOSE_KEYS,
    SPOT_KEYS,
    STAGE_KEYS,
    cards_in,
    signs,
    suits_in,
)

BUILDING = (PICK_SHAPE, TURN_UP, LAY, SPIN)
TRAVELLING = (ON_WAY, PAUSE, RIDE, SAIL)
DEALING = (SIDES_OF_DEAL, NAME_GOODS, NAME_PRICE, CONSENT, HAND_OVER)


def describe(view: Any, viewer: int) -> dict[str, Any]:
    seats = range(int(view.players))
    return {
        "stage": STAGE_KEYS[int(view.stage)],
        "players": len(seats),
        "active": _seat(view.active),
        "first": _seat(view.first),
        "turns": int(view.turns),
        "hand": signs(hand_cards(view, viewer)) if viewer in seats else None,
        # None where sizes are not displayed.
        "hand_sizes": [None if n == NONE else n for n in view.hand_size[: len(seats)].tolist()],
        # What the viewer knows of each hand, and what everybody does.
        "known": [signs(hand_cards(view, seat)) for seat in seats],
        "shown": [signs(shown_cards(view, seat)) for seat in seats],
        "royals": [signs(cards_in(int(view.hand[seat]) & ROYALS)) for seat in seats],
        "court": signs(court(view)),
        "discards": signs(cards_in(view.discards)),
        "pile_size": None if view.pile_size == NONE else int(view.pile_size),
        "capital": [_card(view.capital[seat]) for seat in seats],
        "palaces": [signs(cards_in(view.laid_open[seat])) for seat in seats],
        "carrots": {TILE_KEYS[tile]: seat for tile, seat in carrots(view).items()},
        "rabbits": [SPOT_KEYS[int(view.rabbit[seat])] for seat in seats],
        "dice": view.dice.tolist() if view.dice[0] > 0 else None,
        "price": int(view.dice.sum()),
        "club": _card(view.club),
        "matched": signs(cards_in(view.matched)),
        "map": _map(view),
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
    jokers = [SUITED + colour for colour in range(JOKERS) if view.joker[colour] == seat]
    return cards_in(view.hand[seat]) + jokers


def shown_cards(view: Any, seat: int) -> list[int]:
    """The cards of a hand that everybody knows."""
    jokers = [SUITED + colour for colour in range(JOKERS) if view.joker[colour] == seat]
    known = int(view.hand[seat]) & (int(view.shown[seat]) | int(view.laid_open[seat]) | ROYALS)
    return cards_in(known) + jokers


def court(view: Any) -> list[int]:
    """Royals and jokers that nobody has."""
    held = 0
    for seat in range(int(view.players)):
        held |= int(view.hand[seat])
    jokers = [card for card in range(SUITED, BLACK_JOKER + 1) if view.joker[card - SUITED] == NONE]
    return cards_in(int(view.deck) & ROYALS & ~held) + jokers


def carrots(view: Any) -> dict[int, int]:
    """On which hexes there is a carrot, and whose: where somebody has the royal."""
    return {
        residence(card // RANKS, card % RANKS - JACK): seat
        for seat in range(int(view.players))
        for card in cards_in(int(view.hand[seat]) & ROYALS)
    }


def _map(view: Any) -> dict[str, Any]:
    """Where each tile lies, by which ways roads leave it, and what is beside each side."""
    q, r, island, beside = (field.tolist() for field in (view.q, view.r, view.island, view.beside))
    return {
        TILE_KEYS[tile]: {
            "q": q[tile],
            "r": r[tile],
            "turn": turn,
            "island": island[tile],
            "exits": [WAY_KEYS[way] for way in _ways(ROAD_WAYS[tile, turn])],
            "beside": {
                WAY_KEYS[way]: _spot(beside[tile][way])
                for way in _ways(SIDE_WAYS[SHAPE_OF[tile], turn])
            },
        }
        for tile, turn in enumerate(view.turned.tolist())
        if turn != NONE
    }


def _journey(view: Any) -> dict[str, Any] | None:
    """A rabbit on its way: where it is, where it came in from, whether it bought a joker there."""
    if view.stage not in TRAVELLING and not (
        view.stage == TOLL and view.rabbit[view.active] >= HEXES
    ):
        return None
    return {
        "tile": SPOT_KEYS[int(view.rabbit[view.active])],
        "came": None if view.came == NONE else WAY_KEYS[int(view.came)],
        "served": bool(view.served),
        "crossed": {
            TILE_KEYS[tile]: [WAY_KEYS[way] for way in _ways(crossed)]
            for tile, crossed in enumerate(view.crossed.tolist())
            if crossed
        },
    }


def _toll(view: Any) -> dict[str, Any] | None:
    if view.stage not in (TOLL, FIGHT) or view.payer == NONE:
        return None
    return {
        "payer": int(view.payer),
        "purpose": PURPOSE_KEYS[int(view.purpose)],
        "suits": list(suits_in(view.suits)),
        "due": int(view.due),
        "laid": signs(cards_in(view.laid)),
        "goal": toll_goal(view),
    }


def toll_goal(view: Any) -> str | list[str] | None:
    """What a toll is for: a side, a place or a card."""
    goal = int(view.goal)
    if goal == NONE:
        return None
    if view.purpose == FOR_CHANGE:
        tile, way = divmod(goal, WAYS)
        return [TILE_KEYS[tile], WAY_KEYS[way]]
    if view.purpose in (FOR_ROYAL, FOR_GOODS):
        return card_sign(goal)
    return SPOT_KEYS[goal] if view.purpose == FOR_BURROW else None


def _judgement(view: Any) -> dict[str, Any] | None:
    judged = view.stage == TOLL and view.purpose in (FOR_CHALLENGE, FOR_ANSWER)
    if view.stage not in (CHALLENGE, ANSWER) and not judged:
        return None
    return {
        "newcomer": int(view.active),
        "challenger": _seat(view.challenger),
        "proof": signs(cards_in(view.proof)),
    }


def _fight(view: Any) -> dict[str, Any] | None:
    if view.stage != FIGHT:
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
    goods += [SUITED + colour for colour in range(JOKERS) if view.goods_jokers >> colour & 1]
    given = None
    if viewer >= 0:
        given = cards_in(view.given[viewer])
        jokers = int(view.given_jokers[viewer])
        given += [SUITED + colour for colour in range(JOKERS) if jokers >> colour & 1]
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
            dict(zip(SHAPE_KEYS, view.stack[seat].tolist(), strict=True))
            for seat in range(int(view.players))
        ],
        "shape": None if view.form == NONE else SHAPE_KEYS[int(view.form)],
        "tile": _spot(view.tile),
        "against": _spot(view.against),
        "way": None if view.against_way == NONE else WAY_KEYS[int(view.against_way)],
        "tried": [TILE_KEYS[tile] for tile in range(TILES) if int(view.tried) >> tile & 1],
    }


def _ways(word: Any) -> list[int]:
    bits = int(word)
    return [way for way in range(WAYS) if bits >> way & 1]


def _card(card: Any) -> str | None:
    return None if card == NONE else card_sign(int(card))


def _seat(seat: Any) -> int | None:
    return None if seat == NONE else int(seat)


def _spot(tile: Any) -> str | None:
    return None if tile == NONE else SPOT_KEYS[int(tile)]
