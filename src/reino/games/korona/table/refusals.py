"""Why a choice of Korona is refused, the first reason a player would give.

In the public's view hands are not known; then a card is taken to be there, and the rest is judged.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from reino.core.catalogue import catalogue
from reino.core.phrase import Phrase
from reino.games.korona import LOCALE
from reino.games.korona.rules.actions import (
    ACTIONS_A_TURN,
    ASK_HAND,
    ASK_ZONE,
    DISCARD,
    DRAW_AGAIN_ID,
    END_TURN,
    GIVE,
    HAND_LIMIT,
    INNER,
    INTERNAL_ID,
    LET_PASS,
    PLACE,
    RAISE_SHIELD,
    REVOLT_ID,
    REVOLT_PEASANTS,
    SEAT_KEYS,
    STAY,
    SWAP_WITH,
    TAKE_DECK,
    TAKE_MARKET,
    TOP,
    WHOLE,
    WITHOUT_VILLAIN,
)
from reino.games.korona.rules.cards import (
    CARD_KEYS,
    DONATION,
    HEALER,
    JESTER,
    MONARCH,
    SEATS,
    SHIELD,
    VILLAIN,
)
from reino.games.korona.rules.piles import (
    INNER_PILES,
    NO_PILE,
    PEASANTS_IN,
    PILES,
    PLACES,
    SINGLES_AND_BASES,
    Pile,
    is_full,
)
from reino.games.korona.rules.stage import (
    ACT,
    ASK,
    JEST,
    LODGE,
    MOVE,
    MOVE_TO,
    PASS,
    REPAY,
    SEIZE,
    SEND,
    SETTLE,
    STEAL,
    TAKE,
    TAKE_SECOND,
    YIELD,
)
from reino.games.korona.table.names import USES, USES_ON, pile_name


@dataclass(frozen=True)
class PileName:
    """A pile as a fact of a sentence."""

    pile: Pile

    def tell(self, lang: str) -> str:
        return pile_name(self.pile, catalogue(lang, LOCALE))


# What is to be chosen at each stage: its name, and the groups of actions that could be it.
ASKED_FOR: Mapping[int, tuple[str, tuple[tuple[int, int], ...]]] = {
    TAKE: ("take", ((TAKE_DECK, PLACE),)),
    TAKE_SECOND: ("take-second", ((TAKE_MARKET, PLACE),)),
    ACT: ("act", ((PLACE, GIVE),)),
    MOVE: ("move", ((TOP, WHOLE), (INNER, WITHOUT_VILLAIN))),
    MOVE_TO: ("place", ((PLACE, DRAW_AGAIN_ID),)),
    SEND: ("send", ((TOP, WHOLE), (WITHOUT_VILLAIN, STAY))),
    LODGE: ("place", ((PLACE, DRAW_AGAIN_ID),)),
    STEAL: ("steal", ((TOP, WHOLE),)),
    REPAY: ("repay", ((TOP, WHOLE),)),
    SEIZE: ("seize", ((WHOLE, INNER),)),
    ASK: ("shield", ((LET_PASS, RAISE_SHIELD + 1),)),
    YIELD: ("yield", ((GIVE, WHOLE),)),
    SETTLE: ("place", ((PLACE, DRAW_AGAIN_ID),)),
    JEST: ("jest", ((PLACE, DRAW_AGAIN_ID), (STAY, LET_PASS))),
    PASS: ("pass", ((TOP, INNER),)),
}


def why_not(view: Any, action: int) -> Phrase:
    """What forbids an action that is not legal here."""
    now = int(view.stage)
    if not asked_for_now(view, action):
        return _not_asked_for(view, action)
    if now in (TAKE, TAKE_SECOND):
        return _not_taken(view, action)
    if now == ACT:
        return _not_done(view, action)
    if now == ASK:
        return _not_in_hand(SHIELD)
    if PLACE <= action < DRAW_AGAIN_ID:
        why = _not_placed(view, action, _ground(view))
        other = "error-korona-same-place" if now == MOVE_TO else "error-korona-no-place-left"
        return why or Phrase(other)
    if GIVE <= action < TOP:
        if not view.from_hand:
            return Phrase("error-korona-from-zone")
        return _not_in_hand(action - GIVE)
    if now == YIELD and view.from_hand:
        return Phrase("error-korona-from-hand")
    return _not_lifted(view, action)


def asked_for_now(view: Any, action: int) -> bool:
    """Whether an action is of the kind that is to be chosen at this stage."""
    _, groups = ASKED_FOR[int(view.stage)]
    return any(first <= action < end for first, end in groups)


def _not_asked_for(view: Any, action: int) -> Phrase:
    if view.stage == ACT and action == RAISE_SHIELD:
        return Phrase("korona-why-no-attack")
    if view.stage == ACT and not _may_end(view):
        return Phrase("korona-why-action-first")
    asked, _ = ASKED_FOR[int(view.stage)]
    return Phrase("error-korona-stage", stage=asked)


def _may_end(view: Any) -> bool:
    return bool(view.actions < ACTIONS_A_TURN and view.hand_size[int(view.active)] <= HAND_LIMIT)


def _not_taken(view: Any, action: int) -> Phrase:
    if action != TAKE_DECK:
        return Phrase("error-korona-not-in-market", card=_card(action - TAKE_MARKET))
    if view.deck_size == 0:
        return Phrase("error-korona-no-deck")
    return Phrase("error-korona-limit", limit=HAND_LIMIT)


def _not_done(view: Any, action: int) -> Phrase:
    """A choice of the turn: a card placed, used or discarded, or the end of it."""
    seat = int(view.active)
    if action == END_TURN:
        if view.actions == ACTIONS_A_TURN:
            return Phrase("error-korona-no-action-yet")
        return Phrase("error-korona-limit", limit=HAND_LIMIT)
    card = _played(action)
    why = _without_effect(view, action, seat)
    if why is None or not _may_hold(view, seat, card):
        return _not_in_hand(card)
    if view.hand[seat, card] > 0:
        return why
    return Phrase("error-korona-unsure", card=_card(card), why=why)


def _without_effect(view: Any, action: int, seat: int) -> Phrase | None:
    """What is wrong with a choice of the turn although its card is in hand; often nothing."""
    if action >= DISCARD:
        return None
    if action < DRAW_AGAIN_ID:
        return _not_placed(view, action, seat)
    if action == DRAW_AGAIN_ID:
        if view.deck_size + view.market_size == 0:
            return Phrase("error-korona-no-deck")
        return Phrase("error-korona-limit", limit=HAND_LIMIT)
    if action == INTERNAL_ID:
        return Phrase("error-korona-no-move")
    if action == REVOLT_ID:
        here = int((PEASANTS_IN * view.zone[seat]).sum())
        if here >= REVOLT_PEASANTS:
            return None
        return Phrase("error-korona-peasants", needed=REVOLT_PEASANTS, n=here)
    return _not_against(view, action, seat)


def _played(action: int) -> int:
    """The card that leaves the hand with a choice of the turn."""
    if action < DRAW_AGAIN_ID:
        return PLACES[action - PLACE][0]
    if action >= DISCARD:
        return action - DISCARD
    if action in USES:
        return USES[action]
    on = [card for first, card in USES_ON.items() if first <= action < first + SEATS]
    return on[0] if on else DONATION


def _not_against(view: Any, action: int, seat: int) -> Phrase:
    """A card used on somebody."""
    target = (action - ASK_HAND) % SEATS
    if target == seat:
        return Phrase("error-korona-oneself")
    if target >= view.players:
        return Phrase("error-korona-nobody", seat=_seat(target))
    if ASK_HAND <= action < ASK_ZONE:
        if view.hand_size[target] == 0:
            return Phrase("error-korona-empty-hand", seat=_seat(target))
        return Phrase("error-korona-limit", limit=HAND_LIMIT)
    if ASK_ZONE <= action < SWAP_WITH:
        return Phrase("error-korona-no-gift", seat=_seat(target))
    return Phrase("error-korona-no-target", card=_card(_played(action)), seat=_seat(target))


def _not_placed(view: Any, action: int, ground: int) -> Phrase | None:
    """A card and what it should go on; None where it could well lie there."""
    card, on = PLACES[action - PLACE]
    due = {LODGE: [VILLAIN], JEST: [JESTER], ACT: [card]}.get(int(view.stage), view.held.tolist())
    if card not in due:
        return Phrase("error-korona-other-card", card=_card(card))
    if on == NO_PILE:
        if card in (MONARCH, HEALER) and _has_pile_of(view, ground, card):
            return Phrase("error-korona-one-pile", card=_card(card))
    elif view.zone[ground, on] == 0:
        return Phrase("error-korona-no-pile", pile=PileName(PILES[on]), seat=_seat(ground))
    return None


def _ground(view: Any) -> int:
    """In whose zone a card is to be placed."""
    if view.stage == LODGE:
        return int(view.target)
    return int(view.active if view.stage == MOVE_TO else view.ground)


def _has_pile_of(view: Any, seat: int, base: int) -> bool:
    return any(n and PILES[number][0] == base for number, n in enumerate(view.zone[seat].tolist()))


def _not_lifted(view: Any, action: int) -> Phrase:
    """A card or a pile that should leave a zone."""
    if action == WITHOUT_VILLAIN:
        return Phrase("error-korona-nothing-to-steal")
    if action >= INNER:
        number = INNER_PILES[action - INNER]
    else:
        number = action - TOP if action < WHOLE else action - WHOLE + SINGLES_AND_BASES
    pile = PILES[number]
    owner = _owner(view)
    if view.zone[owner, number] == 0:
        return Phrase("error-korona-no-pile", pile=PileName(pile), seat=_seat(owner))
    if view.stage in (STEAL, REPAY) and is_full(pile):
        return Phrase("error-korona-full", pile=PileName(pile))
    if view.stage == SEIZE and not is_full(pile):
        return Phrase("error-korona-not-full", pile=PileName(pile))
    if view.stage == SEIZE and pile[0] == MONARCH and not _has_pile_of(view, view.active, MONARCH):
        return Phrase("error-korona-guarded")
    return Phrase("error-korona-nowhere" if view.stage == MOVE else "error-korona-not-completed")


def _owner(view: Any) -> int:
    """Whose zone a card or pile is to leave."""
    if view.stage in (STEAL, SEIZE, YIELD):
        return int(view.target)
    if view.stage == PASS:
        return int(view.active + view.passes) % int(view.players)
    return int(view.active)


def _may_hold(view: Any, seat: int, card: int) -> bool:
    """Whether a card is in a hand, or could be as far as the view tells."""
    hand = view.hand[seat]
    return bool(hand[card] > 0 or hand.sum() < view.hand_size[seat])


def _not_in_hand(card: int) -> Phrase:
    return Phrase("error-korona-not-in-hand", card=_card(card))


def _card(card: int) -> Phrase:
    return Phrase("korona-a-card", card=CARD_KEYS[card])


def _seat(seat: int) -> Phrase:
    return Phrase("korona-seat", seat=SEAT_KEYS[seat])
