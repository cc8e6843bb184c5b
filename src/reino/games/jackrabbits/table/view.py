"""The view of Jack Rabbits: the facts that a seat or the public may know, as structs.

Everything is read off hidden records, so nothing here can tell a secret. Cards go by their signs
("7♠", "★" and "☆" for the red and the black joker), tiles and ways by their keys.
"""

from typing import Annotated, Any

import msgspec

from reino.core.plain_kernel import plain
from reino.core.view import LASTING, one_of
from reino.games.jackrabbits.rules import actions, cards, stage, tiles, tolls
from reino.games.jackrabbits.rules.cards import card_sign
from reino.games.jackrabbits.rules.hands import belongs_to_court, court_royals
from reino.games.jackrabbits.rules.options import ENDINGS, SIMPLE
from reino.games.jackrabbits.rules.reasons import REASON_KEYS
from reino.games.jackrabbits.rules.tiles import residence
from reino.games.jackrabbits.rules.trade import buyer
from reino.games.jackrabbits.table import names
from reino.games.jackrabbits.table.building_view import Building, building_of
from reino.games.jackrabbits.table.map_view import (
    Layout,
    Stand,
    TileLaid,
    layout_of,
    map_of,
    stand,
)
from reino.games.jackrabbits.table.marks import Exploring, exploring_of
from reino.games.jackrabbits.table.names import cards_in, signs_in, suits_in

TRAVELLING = (stage.ON_WAY, stage.PAUSE, stage.RIDE, stage.SAIL)
DEALING = (stage.SIDES_OF_DEAL, stage.NAME_GOODS, stage.NAME_PRICE, stage.CONSENT, stage.HAND_OVER)
JOKER_SIGNS = tuple(card_sign(cards.SUITED + colour) for colour in range(cards.JOKERS))

Signs = tuple[str, ...]


class Journey(msgspec.Struct, frozen=True):
    """A rabbit on its way."""

    tile: str
    """Where it is."""
    came: str | None
    """The way it came in by."""
    served: bool
    """Whether it has bought a joker there."""
    crossed: dict[str, tuple[str, ...]]
    """The ways by which it has left tiles; from the sea, by which it came into them."""


class Toll(msgspec.Struct, frozen=True):
    """Cards that are being laid or shown, one by one."""

    payer: int
    """The seat that lays them."""
    purpose: str
    """What they are laid for: horse, royal, fight ..."""
    suits: tuple[str, ...]
    """The suits that count."""
    due: int
    """Pips still due."""
    laid: Signs
    """The cards shown so far."""
    shown: bool
    """Whether the cards stay in the hand."""
    goal: str | tuple[str, str] | None
    """What is to be had: a royal, a tile, or a tile and the way out of it."""
    goods: Signs
    """The discards that are being bought."""


class Judgement(msgspec.Struct, frozen=True):
    """A newcomer whom others may challenge."""

    newcomer: int
    """The seat of the newcomer."""
    challenger: int | None
    """The seat that has challenged."""
    proof: Signs
    """The cards that the challenger has shown."""


class Fight(msgspec.Struct, frozen=True):
    """A fight with spades."""

    attacker: int
    """The seat that attacked."""
    attacked: int
    """The seat that was attacked."""
    strength: tuple[int, int]
    """The total of each, the attacker's first."""
    backing: tuple[int, int]
    """The pips that the ace before each will add with their first spade."""


class Trade(msgspec.Struct, frozen=True):
    """A deal between two seats, as it was said."""

    partner: int | None
    """The seat that was asked for it."""
    seller: int | None
    """The seat that sells, once it is known."""
    buyer: int | None
    """The other one."""
    goods: Signs
    """The cards that the seller is to give."""
    price: Signs
    """The diamonds that the buyer is to give."""
    given: Signs | None
    """The cards that the viewer has laid face down; None for the public."""
    given_sizes: tuple[int, ...]
    """How many cards each seat has laid face down."""


class View(msgspec.Struct, frozen=True):
    """A game of Jack Rabbits as a viewer may know it."""

    stage: Annotated[str, one_of(names.STAGE_KEYS)]
    """What goes on, as a key."""
    players: int
    """How many play."""
    active: int | None
    """The seat whose turn it is."""
    first: int | None
    """The seat that began."""
    turns: int
    """Turns that are finished, of all seats together."""
    hand: Signs | None
    """The own hand; None for the public."""
    hand_sizes: tuple[int | None, ...]
    """How many cards each hand has; None where sizes are not displayed."""
    known: tuple[Signs, ...]
    """The cards of each hand that the viewer knows."""
    shown: tuple[Signs, ...]
    """The cards of each hand that are public."""
    exposed: Signs
    """The cards of the own hand that are public; of royals and jokers that goes without saying."""
    royals: tuple[Signs, ...]
    """The royals of each hand."""
    court: Signs
    """Royals and jokers that are in no hand."""
    discards: Signs
    """The cards that were discarded since the pile was made."""
    pile_size: int | None
    """How many cards the pile has; None where that is not displayed."""
    capital: tuple[str | None, ...]
    """The ace that lies before each seat."""
    palaces: tuple[Signs, ...]
    """The hearts of each seat's provisional palace."""
    carrots: dict[str, int]
    """The hexes with a carrot, and the seat of each."""
    carrots_left: tuple[int, ...]
    """Carrots that each seat has still to lay, one for each royal."""
    rabbits: tuple[str, ...]
    """The place of each rabbit."""
    dice: tuple[int, int] | None
    """The dice of this turn, once they are rolled."""
    price: int
    """Their sum, the price of a transfer."""
    club: str | None
    """The club that was shown for a flight."""
    matched: Signs
    """The cards shown in this lottery."""
    map: Annotated[dict[str, TileLaid], LASTING]
    """The tiles on the map."""
    layout: Annotated[Layout, LASTING]
    """The map as a page draws it."""
    stands: tuple[Stand, ...]
    """Where a page draws the rabbit of each seat."""
    seal: Annotated[str, one_of(ENDINGS[1:])] | None
    """The ending whose seal lies on the citadel; the simple one has none."""
    advanced_citadel: bool
    """Whether the citadel shows its other face: palace, plaza and tower."""
    journey: Journey | None
    """A rabbit on its way."""
    toll: Toll | None
    """Cards that are being laid or shown."""
    judgement: Judgement | None
    """A newcomer who is judged."""
    fight: Fight | None
    """A fight."""
    deal: Trade | None
    """A deal."""
    building: Building | None
    """A map that is being built."""
    exploring: Exploring | None
    """The marks of the children's game, once its map lies."""
    winners: tuple[int, ...]
    """The seats that have won."""
    reason: str | None
    """Why the game has ended."""


def describe(record: Any, viewer: int) -> View:
    n = int(record.players)
    seats = range(n)
    hands: list[int] = record.hand.tolist()[:n]
    laid_open: list[int] = record.laid_open.tolist()[:n]
    public = [
        hand & (shown | cards.ROYALS)
        for hand, shown in zip(hands, record.shown.tolist(), strict=False)
    ]
    jokers = [joker_signs(record, seat) for seat in seats]
    known = tuple([signs_in(hand) + own for hand, own in zip(hands, jokers, strict=True)])
    dice: list[int] = record.dice.tolist()
    active, now = int(record.active), int(record.stage)
    return View(
        stage=names.STAGE_KEYS[now],
        players=n,
        active=_seat(active),
        first=_seat(record.starter),
        turns=int(record.turns),
        hand=known[viewer] if viewer in seats else None,
        hand_sizes=tuple(map(_number, record.hand_size.tolist()[:n])),
        known=known,
        shown=tuple([signs_in(word) + own for word, own in zip(public, jokers, strict=True)]),
        exposed=_exposed(public[viewer]) if viewer in seats else (),
        royals=tuple([signs_in(hand & cards.ROYALS) for hand in hands]),
        court=tuple(map(card_sign, court(record))),
        discards=signs_in(record.discards),
        pile_size=None if record.explore else _number(int(record.pile_size)),
        capital=tuple(map(_card, record.capital.tolist()[:n])),
        palaces=tuple(map(signs_in, laid_open)),
        carrots={tiles.TILE_KEYS[tile]: seat for tile, seat in carrots(record).items()},
        carrots_left=tuple([carrots_left(record, seat) for seat in seats]),
        rabbits=tuple([names.SPOT_KEYS[place] for place in record.rabbit.tolist()[:n]]),
        dice=(dice[0], dice[1]) if dice[0] > 0 else None,
        price=names.price_of(record),
        club=_card(record.club),
        matched=signs_in(record.matched),
        map=map_of(record),
        layout=layout_of(record),
        stands=tuple([stand(record, seat) for seat in seats]),
        seal=seal(record),
        advanced_citadel=bool(record.advanced_citadel),
        journey=_journey(record, now),
        toll=_toll(record, now),
        judgement=_judgement(record, now),
        fight=_fight(record) if now == stage.FIGHT else None,
        deal=_deal(record, viewer) if now in DEALING else None,
        building=building_of(record, viewer) if now in stage.BUILDING else None,
        exploring=exploring_of(record) if record.explore and now not in stage.BUILDING else None,
        winners=winners(record),
        reason=REASON_KEYS[int(record.reason)] or None,
    )


def _exposed(public: int) -> Signs:
    return _signs([card for card in cards_in(public) if not plain(belongs_to_court)(card)])


def seal(record: Any) -> str | None:
    """The ending whose seal lies on the citadel, for all to see."""
    return None if record.ending == SIMPLE else ENDINGS[record.ending]


def joker_signs(record: Any, seat: int) -> Signs:
    """The jokers that a seat has."""
    red, black = record.joker
    if seat not in (red, black):
        return ()
    return tuple([sign for sign, who in zip(JOKER_SIGNS, (red, black), strict=True) if who == seat])


def hand_cards(record: Any, seat: int) -> list[int]:
    """The cards of a hand that a view knows, jokers too."""
    jokers = [
        cards.SUITED + colour for colour in range(cards.JOKERS) if record.joker[colour] == seat
    ]
    return cards_in(record.hand[seat]) + jokers


def court(record: Any) -> list[int]:
    """Royals and jokers that are in no hand; the children's game has none."""
    if record.explore:
        return []
    jokers = [
        cards.SUITED + colour
        for colour in range(cards.JOKERS)
        if record.joker[colour] == actions.NONE
    ]
    return cards_in(plain(court_royals)(record)) + jokers


def carrots_left(record: Any, seat: int) -> int:
    """A seat lays a carrot for each of its royals, and has none left with a royal too many. The
    children's game has marks instead."""
    return 0 if record.explore else max(0, int(plain(tolls.carrots_left)(record, seat)))


def carrots(record: Any) -> dict[int, int]:
    """The hexes with a carrot, and the seat of each: the one that has the royal."""
    return {
        residence(card // cards.RANKS, card % cards.RANKS - cards.JACK): seat
        for seat, hand in enumerate(record.hand.tolist()[: int(record.players)])
        for card in cards_in(hand & cards.ROYALS)
    }


def winners(record: Any) -> tuple[int, ...]:
    """The seats that have won."""
    won = int(record.winners)
    return tuple([seat for seat in range(int(record.players)) if won >> seat & 1]) if won else ()


def _journey(record: Any, now: int) -> Journey | None:
    on_toll = now == stage.TOLL and record.rabbit[record.active] >= tiles.HEXES
    if now not in TRAVELLING and not on_toll:
        return None
    return Journey(
        tile=names.SPOT_KEYS[int(record.rabbit[record.active])],
        came=_way(record.came),
        served=bool(record.served),
        crossed={
            tiles.TILE_KEYS[tile]: names.ways_in(crossed)
            for tile, crossed in enumerate(record.crossed.tolist())
            if crossed
        },
    )


def _toll(record: Any, now: int) -> Toll | None:
    if now not in (stage.TOLL, stage.FIGHT, stage.GOODS) or record.payer == actions.NONE:
        return None
    return Toll(
        payer=int(record.payer),
        purpose=names.PURPOSE_KEYS[int(record.purpose)],
        suits=suits_in(record.suits),
        due=max(1, int(record.due)) if now == stage.GOODS else int(record.due),
        laid=signs_in(record.laid),
        shown=int(record.purpose) in stage.SHOWN_FOR,
        goal=toll_goal(record),
        goods=signs_in(bought(record)),
    )


def bought(record: Any) -> int:
    """The discards that are being bought, as bits; by rules 1 it is one."""
    if record.purpose != stage.FOR_GOODS:
        return 0
    return int(record.goods) if record.goal == actions.NONE else 1 << int(record.goal)


def toll_goal(record: Any) -> str | tuple[str, str] | None:
    """The goal of a toll: a side, a place or a card."""
    goal = int(record.goal)
    if goal == actions.NONE:
        return None
    if record.purpose == stage.FOR_CHANGE:
        tile, way = divmod(goal, tiles.WAYS)
        return tiles.TILE_KEYS[tile], tiles.WAY_KEYS[way]
    if record.purpose in (stage.FOR_ROYAL, stage.FOR_GOODS):
        return card_sign(goal)
    return names.SPOT_KEYS[goal] if record.purpose == stage.FOR_BURROW else None


def _judgement(record: Any, now: int) -> Judgement | None:
    judged = now == stage.TOLL and record.purpose in (stage.FOR_CHALLENGE, stage.FOR_ANSWER)
    if now not in (stage.CHALLENGE, stage.ANSWER) and not judged:
        return None
    return Judgement(
        newcomer=int(record.active),
        challenger=_seat(record.challenger),
        proof=signs_in(record.proof),
    )


def _fight(record: Any) -> Fight:
    attacker, attacked = record.strength.tolist()
    first, second = record.backing.tolist()
    return Fight(
        attacker=int(record.active),
        attacked=int(record.goal),
        strength=(attacker, attacked),
        backing=(first, second),
    )


def _deal(record: Any, viewer: int) -> Trade:
    """Only their giver sees which cards lie face down."""
    given = None
    if viewer >= 0:
        given = _signs(given_by(record, viewer))
    seller, buyer = (None, None) if record.seller == actions.NONE else dealers(record)
    return Trade(
        partner=_seat(record.partner),
        seller=seller,
        buyer=buyer,
        goods=_signs(goods_of(record)),
        price=signs_in(record.price),
        given=given,
        given_sizes=tuple(record.given_size.tolist()[: int(record.players)]),
    )


def dealers(record: Any) -> tuple[int, int]:
    """The seller and the buyer of a deal."""
    return int(record.seller), int(plain(buyer)(record))


def goods_of(record: Any) -> list[int]:
    """The cards that the seller of a deal is to give, jokers too."""
    return with_jokers(record.goods, record.goods_jokers)


def given_by(record: Any, seat: int) -> list[int]:
    """The cards that a seat has laid face down for a deal, as far as a view knows them."""
    return with_jokers(record.given[seat], record.given_jokers[seat])


def with_jokers(suited: Any, jokers: Any) -> list[int]:
    """Two sets of bits as cards."""
    bits = int(jokers)
    return cards_in(suited) + [
        cards.SUITED + colour for colour in range(cards.JOKERS) if bits >> colour & 1
    ]


def _signs(shown: list[int]) -> Signs:
    return tuple(map(card_sign, shown))


def _number(number: int) -> int | None:
    return None if number == actions.NONE else number


def _card(card: Any) -> str | None:
    return None if card == actions.NONE else card_sign(int(card))


def _seat(seat: Any) -> int | None:
    return None if seat == actions.NONE else int(seat)


def _spot(tile: Any) -> str | None:
    return None if tile == actions.NONE else names.SPOT_KEYS[int(tile)]


def _way(way: Any) -> str | None:
    return None if way == actions.NONE else tiles.WAY_KEYS[int(way)]
