"""Why a choice of Jack Rabbits is refused, the first reason a player would give.

In the public's view hands are not known. What depends on them is judged last: if nothing else
forbids a choice, it is the hand that cannot pay for it or does not hold the card.
"""

from collections.abc import Callable, Mapping
from typing import Any

from reino.core.phrase import Phrase
from reino.games.jackrabbits.rules.actions import (
    ACCEPT,
    ACQUIRE,
    AGAINST,
    ANSWER_QUEEN,
    ATTACK,
    BUY,
    CALL,
    CHALLENGE_QUEEN,
    DEAL_WITH,
    DISCARD,
    EMERGE,
    GIVE,
    GIVE_UP,
    GOAL,
    HIRE_HORSE,
    HOLD,
    ISLAND,
    KEEP_QUIET,
    LAND,
    MOUNT_RED,
    MOVE,
    NAME,
    NAMED,
    NO_CALL,
    NO_CARD,
    NO_CHALLENGE,
    NO_FLIGHT,
    NO_PALACE,
    NONE,
    PAY_SHORTFALL,
    REFUSE,
    SEAT_KEYS,
    SHAPE,
    SHOW,
    SINGLES,
    SPEND,
    STAY,
    STOP,
    TURN,
    YIELD,
)
from reino.games.jackrabbits.rules.cards import (
    ALL_SUITS,
    CARDS,
    CLUBS,
    DIAMONDS,
    HEARTS_SHOWN,
    MOST_ROYALS,
    RANKS,
    ROYAL_PRICE,
    ROYALS,
    SEATS,
    SPADES,
    SUITED,
)
from reino.games.jackrabbits.rules.stage import (
    ANSWER,
    CHALLENGE,
    CONSENT,
    CROWD,
    FIGHT,
    FLIGHT,
    FOR_ANSWER,
    FOR_CHALLENGE,
    FOR_PALACE,
    FOR_ROYAL,
    HAND_OVER,
    LAY,
    LIMIT,
    LOTTERY,
    NAME_GOODS,
    NAME_PRICE,
    ON_WAY,
    PALACE_,
    PAUSE,
    PENALTY,
    PHASE,
    PICK_SHAPE,
    QUIET,
    RIDE,
    SAIL,
    SET_OUT,
    SHORTFALL,
    SIDES_OF_DEAL,
    SPIN,
    SURPLUS,
    TAKE_OFF,
    TOLL,
)
from reino.games.jackrabbits.rules.tiles import (
    CITADEL,
    HEX,
    HEXES,
    PALACE,
    PLACE_OF,
    PLAZA,
    SHAPE_KEYS,
    SHAPE_OF,
    SUIT_OF,
    WAYS,
)
from reino.games.jackrabbits.table.names import STAGE_KEYS, card_in, royal_of
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
from reino.games.jackrabbits.table.roads import leaves_map

# What is to be chosen at each stage, as groups of actions that could be it.
Groups = tuple[tuple[int, int], ...]
ASKED_FOR: Mapping[int, Groups] = {
    PICK_SHAPE: ((SHAPE, TURN),),
    LAY: ((ISLAND, SINGLES), (AGAINST, SHOW)),
    SPIN: ((TURN, EMERGE),),
    TAKE_OFF: ((NO_FLIGHT, NO_CARD), (SHOW, SPEND)),
    LOTTERY: ((NO_CARD, STAY), (SHOW, SPEND)),
    LIMIT: ((DISCARD, BUY),),
    CROWD: ((DISCARD, BUY),),
    SHORTFALL: ((GIVE_UP, MOUNT_RED), (PAY_SHORTFALL, NO_CHALLENGE)),
    FLIGHT: ((GOAL, MOVE),),
    SET_OUT: ((STAY, STOP), (MOUNT_RED, HIRE_HORSE), (EMERGE, GOAL), (MOVE, LAND)),
    PAUSE: ((STOP, GIVE_UP), (MOUNT_RED, HIRE_HORSE), (MOVE, LAND)),
    ON_WAY: ((GIVE_UP, PAY_SHORTFALL), (EMERGE, GOAL), (MOVE, LAND)),
    RIDE: ((GOAL, MOVE),),
    SAIL: ((LAND, AGAINST),),
    TOLL: ((SHOW, DISCARD),),
    CHALLENGE: ((NO_CHALLENGE, REFUSE),),
    ANSWER: ((REFUSE, YIELD),),
    PHASE: ((ACQUIRE, NO_PALACE), (ATTACK, SHAPE), (BUY, NAME)),
    FIGHT: ((YIELD, HOLD + 1), (SPEND, DISCARD)),
    SIDES_OF_DEAL: (),
    NAME_GOODS: ((NAMED, NAMED + 1), (NAME, GIVE)),
    NAME_PRICE: ((NAMED, NAMED + 1), (NAME, GIVE)),
    CONSENT: ((ACCEPT, ACCEPT + 1),),
    HAND_OVER: ((GIVE, GIVE + CARDS),),
    PALACE_: ((NO_PALACE, KEEP_QUIET),),
    QUIET: ((KEEP_QUIET, NO_CALL), (DISCARD, BUY)),
    SURPLUS: ((NO_CALL, CALL + 1),),
    PENALTY: ((DISCARD, BUY),),
}


def why_not(view: Any, action: int) -> Phrase:
    """What forbids an action that is not legal here."""
    if not asked_for_now(view, action):
        return Phrase("jackrabbits-why-stage", stage=STAGE_KEYS[int(view.stage)])
    return JUDGES.get(int(view.stage), _not_held)(view, action)


def asked_for_now(view: Any, action: int) -> bool:
    """Whether an action is of the kind that is to be chosen at this stage."""
    return any(first <= action < end for first, end in ASKED_FOR[int(view.stage)])


def _not_held(view: Any, action: int) -> Phrase:
    """The card an action names is not there, as the last thing that could be wrong."""
    card = card_in(action)
    assert card is not None
    return Phrase("jackrabbits-why-not-in-hand", card=card_fact(card))


def _no_passport(view: Any, action: int) -> Phrase:
    card = card_in(action)
    if card is None or card // RANKS != CLUBS or action >= SHOW + SUITED:
        return Phrase("jackrabbits-why-no-club")
    return _not_held(view, action)


def _no_match(view: Any, action: int) -> Phrase:
    card = card_in(action)
    if card is None or ROYALS >> card & 1 or card % RANKS + 1 not in view.dice:
        return Phrase("jackrabbits-why-no-match", one=int(view.dice[0]), two=int(view.dice[1]))
    if int(view.matched) >> card & 1:
        return Phrase("jackrabbits-why-matched", card=card_fact(card))
    return _not_held(view, action)


def _no_fourth(view: Any, action: int) -> Phrase:
    if not ROYALS >> (action - DISCARD) & 1:
        return Phrase("jackrabbits-why-fourth")
    return _not_held(view, action)


def _no_shortfall(view: Any, action: int) -> Phrase:
    tower = int(view.rabbit[view.active])
    suits = ALL_SUITS if tower == CITADEL else 1 << int(SUIT_OF[tower])
    return Phrase("jackrabbits-why-shortfall", suits=Suits(suits))


def _not_laid(view: Any, action: int) -> Phrase:
    """A card of a toll or a fight."""
    if action == HOLD:
        return Phrase("jackrabbits-why-hold")
    if action == YIELD:
        return Phrase("jackrabbits-why-yield")
    card = card_in(action)
    assert card is not None
    shown = view.purpose in (FOR_CHALLENGE, FOR_ANSWER, FOR_PALACE)
    if (action < SPEND) != shown:
        return Phrase("jackrabbits-why-spent", shown="yes" if shown else "no")
    suits = 1 << SPADES if view.stage == FIGHT else int(view.suits)
    if not suits >> (card // RANKS) & 1:
        return Phrase("jackrabbits-why-suit", suits=Suits(suits))
    seat = int(view.payer)
    royals = int(view.hand[seat]) & ROYALS
    if not int(view.hand[seat]) >> card & 1 and ROYALS >> card & 1:
        return _not_held(view, action)
    if view.purpose == FOR_ROYAL and royals.bit_count() == MOST_ROYALS:
        return Phrase("jackrabbits-why-three", seat=seat_fact(SEAT_KEYS[seat]))
    if int(view.hand[seat]) >> card & 1:
        return Phrase("jackrabbits-why-order")
    return Phrase("jackrabbits-why-order-or-hand", card=card_fact(card))


def _no_challenge(view: Any, action: int) -> Phrase:
    place = int(view.rabbit[view.active])
    if action in (CHALLENGE_QUEEN, ANSWER_QUEEN):
        if place == CITADEL or PLACE_OF[place] != PALACE:
            return Phrase("jackrabbits-why-no-queen", tile=Place(place))
        return Phrase("jackrabbits-why-not-in-hand", card=card_fact(royal_of(place)))
    return Phrase("jackrabbits-why-hearts", worth=HEARTS_SHOWN)


def _not_done(view: Any, action: int) -> Phrase:
    """A choice after the journey: to fight, to deal, to buy, to acquire."""
    place = int(view.rabbit[view.active])
    if action == ACQUIRE:
        return _not_acquired(view, place)
    if not view.complete:
        return Phrase("jackrabbits-why-introductory")
    if action >= BUY:
        return _not_bought(view, action - BUY, place)
    dealing = action >= DEAL_WITH
    if dealing and not view.interpersonal_trade:
        return Phrase("jackrabbits-why-no-deals")
    other = (action - ATTACK) % SEATS
    if other == view.active:
        return Phrase("jackrabbits-why-oneself")
    if other >= view.players:
        return Phrase("jackrabbits-why-nobody", seat=seat_fact(SEAT_KEYS[other]))
    if view.rabbit[other] != place:
        return Phrase("jackrabbits-why-not-here", seat=seat_fact(SEAT_KEYS[other]))
    if not dealing:
        return Phrase("jackrabbits-why-no-spades")
    if view.partners >> other & 1:
        return Phrase("jackrabbits-why-dealt", seat=seat_fact(SEAT_KEYS[other]))
    return Phrase("jackrabbits-why-nothing-to-give")


def _not_acquired(view: Any, place: int) -> Phrase:
    if not CITADEL < place < HEXES:
        return Phrase("jackrabbits-why-no-royal", tile=Place(place))
    royal = royal_of(place)
    for seat in range(int(view.players)):
        if int(view.hand[seat]) >> royal & 1:
            owner = seat_fact(SEAT_KEYS[seat])
            return Phrase("jackrabbits-why-royal-gone", card=card_fact(royal), seat=owner)
    if (int(view.hand[view.active]) & ROYALS).bit_count() == MOST_ROYALS:
        return Phrase("jackrabbits-why-three", seat=seat_fact(SEAT_KEYS[int(view.active)]))
    return cannot_pay(ROYAL_PRICE, 1 << int(SUIT_OF[place]))


def _not_bought(view: Any, card: int, place: int) -> Phrase:
    free = place == CITADEL and view.advanced_citadel
    plaza = CITADEL < place < HEXES and PLACE_OF[place] == PLAZA
    if not free and not plaza:
        return Phrase("jackrabbits-why-no-plaza", tile=Place(place))
    if not int(view.discards) >> card & 1:
        return Phrase("jackrabbits-why-not-discarded", card=card_fact(card))
    if plaza and card // RANKS != SUIT_OF[place]:
        return Phrase("jackrabbits-why-other-suit", suits=Suits(1 << int(SUIT_OF[place])))
    if int(view.paid) >> card & 1:
        return Phrase("jackrabbits-why-just-paid", card=card_fact(card))
    any_suit = plaza and SUIT_OF[place] == DIAMONDS
    suits = ALL_SUITS if any_suit else 1 << DIAMONDS
    return Phrase("jackrabbits-why-cannot-buy", card=card_fact(card), suits=Suits(suits))


def _not_named(view: Any, action: int) -> Phrase:
    if action == NAMED:
        return Phrase("jackrabbits-why-name-one")
    card = action - NAME
    if card < SUITED and not int(view.deck) >> card & 1:
        return Phrase("jackrabbits-why-not-in-game", card=card_fact(card))
    if view.stage == NAME_PRICE and (card >= SUITED or card // RANKS != DIAMONDS):
        return Phrase("jackrabbits-why-suit", suits=Suits(1 << DIAMONDS))
    named = int(view.goods if view.stage == NAME_GOODS else view.price)
    if view.stage == NAME_GOODS:
        named |= int(view.goods_jokers) << SUITED
    if named >> card:
        return Phrase("jackrabbits-why-ascending")
    return Phrase("jackrabbits-why-hand-size")


def _no_consent(view: Any, action: int) -> Phrase:
    return Phrase("jackrabbits-why-too-few")


def _not_laid_down(view: Any, action: int) -> Phrase:
    """A tile that is to be laid, or which is to be turned up."""
    if SHAPE <= action < TURN:
        return Phrase("jackrabbits-why-no-shape", shape=SHAPE_KEYS[action - SHAPE])
    if action == ISLAND or (SHAPE_OF[view.tile] == HEX and action < TURN):
        return Phrase("jackrabbits-why-island")
    if action >= AGAINST:
        tile, way = divmod(action - AGAINST, WAYS)
        if view.turned[tile] == NONE:
            return Phrase("jackrabbits-why-not-on-map", tile=Place(tile))
        if not leaves_map(view, tile, way):
            return Phrase("jackrabbits-why-no-landing", tile=Place(tile), way=way_fact(way))
    return Phrase("jackrabbits-why-no-fit", tile=Place(int(view.tile)))


def _no_call(view: Any, action: int) -> Phrase:
    return Phrase("jackrabbits-why-empty-hand")


def _no_palace(view: Any, action: int) -> Phrase:
    return Phrase("jackrabbits-why-hearts", worth=HEARTS_SHOWN)


JUDGES: Mapping[int, Callable[[Any, int], Phrase]] = {
    PICK_SHAPE: _not_laid_down,
    LAY: _not_laid_down,
    SPIN: _not_laid_down,
    TAKE_OFF: _no_passport,
    LOTTERY: _no_match,
    CROWD: _no_fourth,
    SHORTFALL: _no_shortfall,
    FLIGHT: no_goal,
    SET_OUT: no_way,
    PAUSE: no_way,
    ON_WAY: no_way,
    RIDE: no_goal,
    SAIL: no_landing,
    TOLL: _not_laid,
    FIGHT: _not_laid,
    CHALLENGE: _no_challenge,
    ANSWER: _no_challenge,
    PHASE: _not_done,
    NAME_GOODS: _not_named,
    NAME_PRICE: _not_named,
    CONSENT: _no_consent,
    PALACE_: _no_palace,
    SURPLUS: _no_call,
}
