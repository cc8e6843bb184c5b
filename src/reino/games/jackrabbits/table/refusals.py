"""Refusals of Jack Rabbits: the rule that forbids a choice, the first that a player would name.

In the public's view hands are not known. Rules that depend on them are judged last: if nothing
else forbids a choice, it is the hand that cannot pay for it or does not hold the card.
"""

from collections.abc import Callable, Mapping
from typing import Any

from reino.core.phrase import Phrase
from reino.core.plain_kernel import plain
from reino.games.jackrabbits.rules import actions, cards, stage, tiles, tiling
from reino.games.jackrabbits.rules.actions import TABLE
from reino.games.jackrabbits.rules.legal import equals_die, shortfall_suits
from reino.games.jackrabbits.rules.purchase import trade_suits
from reino.games.jackrabbits.rules.tolls import carrots_left
from reino.games.jackrabbits.rules.turn import is_palace, sold_at
from reino.games.jackrabbits.table.names import STAGE_KEYS, card_in, is_residence, royal_of
from reino.games.jackrabbits.table.obstacles import (
    Place,
    Suits,
    cannot_pay,
    card_fact,
    no_goal,
    no_landing,
    no_way,
    seat_fact,
    way_fact,
)

CARDS_SHOWN = ("show", "show-high")
CARDS_SPENT = ("spend", "spend-high")
CARDS_BOUGHT = ("buy", "buy-high")
# The choice at each stage: the kinds of actions that could be it.
ASKED_FOR: Mapping[int, frozenset[str]] = {
    now: frozenset(kinds)
    for now, kinds in {
        stage.PICK_SHAPE: ("shape",),
        stage.LAY: ("island", "against"),
        stage.SPIN: ("turn",),
        stage.BUILD: ("pick", "island", "against", "turn"),
        stage.TAKE_OFF: ("no-flight", *CARDS_SHOWN),
        stage.LOTTERY: ("no-card", *CARDS_SHOWN),
        stage.LIMIT: ("discard",),
        stage.CROWD: ("discard",),
        stage.SHORTFALL: ("give-up", "pay-shortfall"),
        stage.FLIGHT: ("goal",),
        stage.SET_OUT: ("stay", "mount-red", "mount-black", "emerge", "move"),
        stage.PAUSE: ("stop", "mount-red", "mount-black", "move"),
        stage.ON_WAY: (
            *("give-up", "mount-red", "mount-black", "hire-horse", "hire-boat"),
            *("buy-red", "buy-black", "go-under", "emerge", "move"),
        ),
        stage.RIDE: ("goal",),
        stage.SAIL: ("land",),
        stage.TOLL: (*CARDS_SHOWN, *CARDS_SPENT),
        stage.CHALLENGE: ("no-challenge", "challenge-queen", "challenge-hearts"),
        stage.ANSWER: ("refuse", "answer-queen", "answer-hearts"),
        stage.PHASE: ("acquire", "no-more", "attack", "deal-with", *CARDS_BOUGHT),
        stage.GOODS: CARDS_BOUGHT,
        stage.FIGHT: ("yield", "hold", *CARDS_SPENT),
        stage.SIDES_OF_DEAL: (),
        stage.NAME_GOODS: ("named", "name"),
        stage.NAME_PRICE: ("named", "name"),
        stage.CONSENT: ("accept",),
        stage.HAND_OVER: ("give",),
        stage.PALACE_: ("no-palace", "open-palace"),
        stage.QUIET: ("keep-quiet", "discard"),
        stage.SURPLUS: ("no-call", "call"),
        stage.PENALTY: ("discard",),
    }.items()
}


def why_not(view: Any, action: int) -> Phrase:
    """The reason why an action is not legal here."""
    if not asked_for_now(view, action):
        return Phrase("jackrabbits-why-stage", stage=STAGE_KEYS[int(view.stage)])
    return JUDGES.get(int(view.stage), _not_held)(view, action)


def asked_for_now(view: Any, action: int) -> bool:
    """Whether an action is of the kind that is to be chosen at this stage."""
    return TABLE.describe(action).kind in ASKED_FOR[int(view.stage)]


def _not_held(view: Any, action: int) -> Phrase:
    """The card an action names is not there, as the last thing that could be wrong."""
    card = card_in(action)
    assert card is not None
    return Phrase("jackrabbits-why-not-in-hand", card=card_fact(card))


def _no_passport(view: Any, action: int) -> Phrase:
    act = TABLE.describe(action)
    if act.kind != "show" or act.numbers["card"] // cards.RANKS != cards.CLUBS:
        return Phrase("jackrabbits-why-no-club")
    return _not_held(view, action)


def _no_match(view: Any, action: int) -> Phrase:
    card = card_in(action)
    if card is None or not plain(equals_die)(view, card):
        return Phrase("jackrabbits-why-no-match", one=int(view.dice[0]), two=int(view.dice[1]))
    if int(view.matched) >> card & 1:
        return Phrase("jackrabbits-why-matched", card=card_fact(card))
    return _not_held(view, action)


def _no_fourth(view: Any, action: int) -> Phrase:
    if not cards.ROYALS >> TABLE.describe(action).numbers["card"] & 1:
        return Phrase("jackrabbits-why-fourth")
    return _not_held(view, action)


def _no_shortfall(view: Any, action: int) -> Phrase:
    suits = plain(shortfall_suits)(view, int(view.rabbit[view.active]))
    return Phrase("jackrabbits-why-shortfall", suits=Suits(int(suits)))


def _not_laid(view: Any, action: int) -> Phrase:
    """A card of a toll or a fight."""
    act = TABLE.describe(action)
    if act.kind == "hold":
        return Phrase("jackrabbits-why-hold")
    if act.kind == "yield":
        return Phrase("jackrabbits-why-yield")
    card, shown = act.numbers["card"], view.purpose in stage.SHOWN_FOR
    if (act.kind in CARDS_SHOWN) != shown:
        return Phrase("jackrabbits-why-spent", shown="yes" if shown else "no")
    suits = int(view.suits)
    if not suits >> (card // cards.RANKS) & 1:
        return Phrase("jackrabbits-why-suit", suits=Suits(suits))
    seat = int(view.payer)
    if not int(view.hand[seat]) >> card & 1 and cards.ROYALS >> card & 1:
        return _not_held(view, action)
    if view.purpose == stage.FOR_ROYAL and plain(carrots_left)(view, seat) == 0:
        return Phrase("jackrabbits-why-three", seat=seat_fact(actions.SEAT_KEYS[seat]))
    if int(view.hand[seat]) >> card & 1:
        return Phrase("jackrabbits-why-order")
    return Phrase("jackrabbits-why-order-or-hand", card=card_fact(card))


def _no_challenge(view: Any, action: int) -> Phrase:
    place = int(view.rabbit[view.active])
    if TABLE.describe(action).kind in ("challenge-queen", "answer-queen"):
        if place == tiles.CITADEL or not plain(is_palace)(view, place):
            return Phrase("jackrabbits-why-no-queen", tile=Place(place))
        return Phrase("jackrabbits-why-not-in-hand", card=card_fact(royal_of(place)))
    return Phrase("jackrabbits-why-hearts", worth=cards.HEARTS_SHOWN)


def _not_done(view: Any, action: int) -> Phrase:
    """A choice after the journey: to fight, to deal, to buy, to acquire."""
    place, act = int(view.rabbit[view.active]), TABLE.describe(action)
    if act.kind == "acquire":
        return _not_acquired(view, place)
    if not view.complete:
        return Phrase("jackrabbits-why-introductory")
    if act.kind in CARDS_BOUGHT:
        return _not_bought(view, action)
    dealing, other = act.kind == "deal-with", act.numbers["seat"]
    if dealing and not view.interpersonal_trade:
        return Phrase("jackrabbits-why-no-deals")
    if other == view.active:
        return Phrase("jackrabbits-why-oneself")
    if other >= view.players:
        return Phrase("jackrabbits-why-nobody", seat=seat_fact(actions.SEAT_KEYS[other]))
    if view.rabbit[other] != place:
        return Phrase("jackrabbits-why-not-here", seat=seat_fact(actions.SEAT_KEYS[other]))
    if not dealing:
        return Phrase("jackrabbits-why-no-spades")
    if view.partners >> other & 1:
        return Phrase("jackrabbits-why-dealt", seat=seat_fact(actions.SEAT_KEYS[other]))
    return Phrase("jackrabbits-why-nothing-to-give")


def _not_acquired(view: Any, place: int) -> Phrase:
    if not is_residence(place):
        return Phrase("jackrabbits-why-no-royal", tile=Place(place))
    royal = royal_of(place)
    for seat in range(int(view.players)):
        if int(view.hand[seat]) >> royal & 1:
            owner = seat_fact(actions.SEAT_KEYS[seat])
            return Phrase("jackrabbits-why-royal-gone", card=card_fact(royal), seat=owner)
    if plain(carrots_left)(view, int(view.active)) == 0:
        return Phrase("jackrabbits-why-three", seat=seat_fact(actions.SEAT_KEYS[int(view.active)]))
    return cannot_pay(cards.ROYAL_PRICE, 1 << int(tiles.SUIT_OF[place]))


def _not_bought(view: Any, action: int) -> Phrase:
    place, act = int(view.rabbit[view.active]), TABLE.describe(action)
    card = act.numbers["card"]
    sold = int(plain(sold_at)(view, place))
    if not sold:
        return Phrase("jackrabbits-why-no-plaza", tile=Place(place))
    if not int(view.discards) >> card & 1:
        return Phrase("jackrabbits-why-not-discarded", card=card_fact(card))
    if not sold >> card & 1:
        return Phrase("jackrabbits-why-other-suit", suits=Suits(1 << int(tiles.SUIT_OF[place])))
    if int(view.paid) >> card & 1:
        return Phrase("jackrabbits-why-just-paid", card=card_fact(card))
    if view.stage == stage.GOODS and int(view.goods) >> card:
        return Phrase("jackrabbits-why-goods-ascending")
    if act.kind == "buy-high" and not (view.ambivalent_aces and view.rules_version >= 2):
        return Phrase("jackrabbits-why-no-high")
    suits = int(plain(trade_suits)(place))
    return Phrase("jackrabbits-why-cannot-buy", card=card_fact(card), suits=Suits(suits))


def _not_named(view: Any, action: int) -> Phrase:
    act = TABLE.describe(action)
    if act.kind == "named":
        return Phrase("jackrabbits-why-name-one")
    card = act.numbers["card"]
    if card < cards.SUITED and not int(view.deck) >> card & 1:
        return Phrase("jackrabbits-why-not-in-game", card=card_fact(card))
    if view.stage == stage.NAME_PRICE and (
        card >= cards.SUITED or card // cards.RANKS != cards.DIAMONDS
    ):
        return Phrase("jackrabbits-why-suit", suits=Suits(1 << cards.DIAMONDS))
    named = int(view.goods if view.stage == stage.NAME_GOODS else view.price)
    if view.stage == stage.NAME_GOODS:
        named |= int(view.goods_jokers) << cards.SUITED
    if named >> card:
        return Phrase("jackrabbits-why-ascending")
    return Phrase("jackrabbits-why-hand-size")


def _no_consent(view: Any, action: int) -> Phrase:
    return Phrase("jackrabbits-why-too-few")


def _not_laid_down(view: Any, action: int) -> Phrase:
    """A tile that is to be laid, or which is to be turned up."""
    act = TABLE.describe(action)
    if act.kind == "shape":
        return Phrase("jackrabbits-why-no-shape", shape=act.shape)
    if act.kind == "island":
        return Phrase("jackrabbits-why-island")
    if act.kind == "against":
        tile, way = act.numbers.values()
        if not plain(tiling.lies)(view, tile):
            return Phrase("jackrabbits-why-not-on-map", tile=Place(tile))
        if not plain(tiling.leaves_map)(view, tile, way):
            return Phrase("jackrabbits-why-no-landing", tile=Place(tile), way=way_fact(way))
    return Phrase("jackrabbits-why-no-fit", tile=Place(int(view.tile)))


def _not_built(view: Any, action: int) -> Phrase:
    """A choice of a seat that builds freely. Its tiles are secret."""
    act = TABLE.describe(action)
    if act.kind == "pick":
        tile = act.numbers["tile"]
        if plain(tiling.lies)(view, tile):
            return Phrase("jackrabbits-why-lies", tile=Place(tile))
        return Phrase("jackrabbits-why-no-tile", tile=Place(tile))
    if act.kind == "against":
        tile, way = act.numbers.values()
        if not plain(tiling.lies)(view, tile):
            return Phrase("jackrabbits-why-not-on-map", tile=Place(tile))
        if not plain(tiling.leaves_map)(view, tile, way):
            return Phrase("jackrabbits-why-no-landing", tile=Place(tile), way=way_fact(way))
    return Phrase("jackrabbits-why-build")


def _no_call(view: Any, action: int) -> Phrase:
    return Phrase("jackrabbits-why-empty-hand")


def _no_palace(view: Any, action: int) -> Phrase:
    return Phrase("jackrabbits-why-hearts", worth=cards.HEARTS_SHOWN)


JUDGES: Mapping[int, Callable[[Any, int], Phrase]] = {
    stage.PICK_SHAPE: _not_laid_down,
    stage.LAY: _not_laid_down,
    stage.SPIN: _not_laid_down,
    stage.BUILD: _not_built,
    stage.TAKE_OFF: _no_passport,
    stage.LOTTERY: _no_match,
    stage.CROWD: _no_fourth,
    stage.SHORTFALL: _no_shortfall,
    stage.FLIGHT: no_goal,
    stage.SET_OUT: no_way,
    stage.PAUSE: no_way,
    stage.ON_WAY: no_way,
    stage.RIDE: no_goal,
    stage.SAIL: no_landing,
    stage.TOLL: _not_laid,
    stage.FIGHT: _not_laid,
    stage.CHALLENGE: _no_challenge,
    stage.ANSWER: _no_challenge,
    stage.PHASE: _not_done,
    stage.GOODS: _not_bought,
    stage.NAME_GOODS: _not_named,
    stage.NAME_PRICE: _not_named,
    stage.CONSENT: _no_consent,
    stage.PALACE_: _no_palace,
    stage.SURPLUS: _no_call,
}
