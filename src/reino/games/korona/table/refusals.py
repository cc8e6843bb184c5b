"""Refusals of Korona: the rule that forbids a choice, the first that a player would name.

In the public's view hands are not known; then a card is taken to be there, and the rest is judged.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from reino.core.catalogue import catalogue
from reino.core.phrase import Phrase, listed
from reino.games.korona import LOCALE
from reino.games.korona.rules import actions, cards, piles, stage
from reino.games.korona.rules.piles import Pile, is_full
from reino.games.korona.table.names import USES, USES_ON, pile_name


@dataclass(frozen=True)
class PileName:
    """A pile as a fact of a sentence."""

    pile: Pile

    def tell(self, lang: str) -> str:
        return pile_name(self.pile, catalogue(lang, LOCALE))


# The choice at each stage: its name, and the groups of actions that could be it.
ASKED_FOR: Mapping[int, tuple[str, tuple[tuple[int, int], ...]]] = {
    stage.TAKE: ("take", ((actions.TAKE_DECK, actions.PLACE),)),
    stage.TAKE_SECOND: ("take-second", ((actions.TAKE_MARKET, actions.PLACE),)),
    stage.ACT: ("act", ((actions.PLACE, actions.GIVE),)),
    stage.MOVE: ("move", ((actions.TOP, actions.WHOLE), (actions.INNER, actions.WITHOUT_VILLAIN))),
    stage.MOVE_TO: ("place", ((actions.PLACE, actions.DRAW_AGAIN_ID),)),
    stage.SEND: ("send", ((actions.TOP, actions.WHOLE), (actions.WITHOUT_VILLAIN, actions.STAY))),
    stage.LODGE: ("place", ((actions.PLACE, actions.DRAW_AGAIN_ID),)),
    stage.STEAL: ("steal", ((actions.TOP, actions.WHOLE),)),
    stage.REPAY: ("repay", ((actions.TOP, actions.WHOLE),)),
    stage.SEIZE: ("seize", ((actions.WHOLE, actions.INNER),)),
    stage.ASK: ("shield", ((actions.LET_PASS, actions.RAISE_SHIELD + 1),)),
    stage.YIELD: ("yield", ((actions.GIVE, actions.WHOLE),)),
    stage.SETTLE: ("place", ((actions.PLACE, actions.DRAW_AGAIN_ID),)),
    stage.JEST: (
        "jest",
        ((actions.PLACE, actions.DRAW_AGAIN_ID), (actions.STAY, actions.LET_PASS)),
    ),
    stage.PASS: ("pass", ((actions.TOP, actions.INNER),)),
}


def why_not(view: Any, action: int) -> Phrase:
    """The reason why an action is not legal here."""
    now = int(view.stage)
    if not asked_for_now(view, action):
        return _not_asked_for(view, action)
    if now in (stage.TAKE, stage.TAKE_SECOND):
        return _not_taken(view, action)
    if now == stage.ACT:
        return _not_done(view, action)
    if now == stage.ASK:
        return _not_in_hand(cards.SHIELD)
    if actions.PLACE <= action < actions.DRAW_AGAIN_ID:
        why = _not_placed(view, action, _ground(view))
        other = "error-korona-same-place" if now == stage.MOVE_TO else "error-korona-no-place-left"
        return why or Phrase(other)
    if actions.GIVE <= action < actions.TOP:
        if not view.from_hand:
            return Phrase("error-korona-from-zone")
        return _not_in_hand(action - actions.GIVE)
    if now == stage.YIELD and view.from_hand:
        return Phrase("error-korona-from-hand")
    return _not_lifted(view, action)


def asked_for_now(view: Any, action: int) -> bool:
    """Whether an action is of the kind that is to be chosen at this stage."""
    _, groups = ASKED_FOR[int(view.stage)]
    return any(first <= action < end for first, end in groups)


def _not_asked_for(view: Any, action: int) -> Phrase:
    if view.stage == stage.ACT and action == actions.RAISE_SHIELD:
        return Phrase("korona-why-no-attack")
    if view.stage == stage.ACT and not _may_end(view):
        return Phrase("korona-why-action-first")
    asked, _ = ASKED_FOR[int(view.stage)]
    return Phrase("error-korona-stage", stage=asked)


def _may_end(view: Any) -> bool:
    return bool(
        view.actions < actions.ACTIONS_A_TURN
        and view.hand_size[int(view.active)] <= actions.HAND_LIMIT
    )


def _not_taken(view: Any, action: int) -> Phrase:
    if action != actions.TAKE_DECK:
        return Phrase("error-korona-not-in-market", card=_card(action - actions.TAKE_MARKET))
    if view.deck_size == 0:
        return Phrase("error-korona-no-deck")
    return Phrase("error-korona-limit", limit=actions.HAND_LIMIT)


def _not_done(view: Any, action: int) -> Phrase:
    """A choice of the turn: a card placed, used or discarded, or the end of it."""
    seat = int(view.active)
    if action == actions.END_TURN:
        if view.actions == actions.ACTIONS_A_TURN:
            return Phrase("error-korona-no-action-yet")
        return Phrase("error-korona-limit", limit=actions.HAND_LIMIT)
    card = _played(action)
    why = _without_effect(view, action, seat)
    if why is None or not _may_hold(view, seat, card):
        return _not_in_hand(card)
    if view.hand[seat, card] > 0:
        return why
    return Phrase("error-korona-unsure", card=_card(card), why=why)


def _without_effect(view: Any, action: int, seat: int) -> Phrase | None:
    """The fault of a choice of the turn although its card is in hand; often none."""
    if action >= actions.DISCARD:
        return None
    if action < actions.DRAW_AGAIN_ID:
        return _not_placed(view, action, seat)
    if action == actions.DRAW_AGAIN_ID:
        if view.deck_size + view.market_size == 0:
            return Phrase("error-korona-no-deck")
        return Phrase("error-korona-limit", limit=actions.HAND_LIMIT)
    if action == actions.INTERNAL_ID:
        return Phrase("error-korona-no-move")
    if action == actions.REVOLT_ID:
        here = int((piles.PEASANTS_IN * view.zone[seat]).sum())
        if here >= actions.REVOLT_PEASANTS:
            return None
        return Phrase("error-korona-peasants", needed=actions.REVOLT_PEASANTS, n=here)
    return _not_against(view, action, seat)


def _played(action: int) -> int:
    """The card that leaves the hand with a choice of the turn."""
    if action < actions.DRAW_AGAIN_ID:
        return piles.PLACES[action - actions.PLACE][0]
    if action >= actions.DISCARD:
        return action - actions.DISCARD
    if action in USES:
        return USES[action]
    on = [card for first, card in USES_ON.items() if first <= action < first + cards.SEATS]
    return on[0] if on else cards.DONATION


def _not_against(view: Any, action: int, seat: int) -> Phrase:
    """An action card used on another seat."""
    target = (action - actions.ASK_HAND) % cards.SEATS
    if target == seat:
        return Phrase("error-korona-oneself")
    if target >= view.players:
        return Phrase("error-korona-nobody", seat=_seat(target))
    if actions.ASK_HAND <= action < actions.ASK_ZONE:
        if view.hand_size[target] == 0:
            return Phrase("error-korona-empty-hand", seat=_seat(target))
        return Phrase("error-korona-limit", limit=actions.HAND_LIMIT)
    if actions.ASK_ZONE <= action < actions.SWAP_WITH:
        return Phrase("error-korona-no-gift", seat=_seat(target))
    return Phrase("error-korona-no-target", card=_card(_played(action)), seat=_seat(target))


def _not_placed(view: Any, action: int, ground: int) -> Phrase | None:
    """A card and the pile it should go on; None where it could well lie there."""
    card, on = piles.PLACES[action - actions.PLACE]
    due = {stage.LODGE: [cards.VILLAIN], stage.JEST: [cards.JESTER], stage.ACT: [card]}.get(
        int(view.stage), view.held.tolist()
    )
    if card not in due:
        wanted = listed("error-or", [_card(one) for one in due if one != actions.NONE])
        return Phrase("error-korona-other-card", card=_card(card), wanted=wanted)
    if on == piles.NO_PILE:
        if card in (cards.MONARCH, cards.HEALER) and _has_pile_of(view, ground, card):
            return Phrase("error-korona-one-pile", card=_card(card))
    elif view.zone[ground, on] == 0:
        return Phrase("error-korona-no-pile", pile=PileName(piles.PILES[on]), seat=_seat(ground))
    return None


def _ground(view: Any) -> int:
    """The seat in whose zone a card is to be placed."""
    if view.stage == stage.LODGE:
        return int(view.target)
    return int(view.active if view.stage == stage.MOVE_TO else view.ground)


def _has_pile_of(view: Any, seat: int, base: int) -> bool:
    return any(
        n and piles.PILES[number][0] == base for number, n in enumerate(view.zone[seat].tolist())
    )


def _not_lifted(view: Any, action: int) -> Phrase:
    """A card or a pile that should leave a zone."""
    if action == actions.WITHOUT_VILLAIN:
        return Phrase("error-korona-nothing-to-steal")
    if action >= actions.INNER:
        number = piles.INNER_PILES[action - actions.INNER]
    else:
        number = (
            action - actions.TOP
            if action < actions.WHOLE
            else action - actions.WHOLE + piles.SINGLES_AND_BASES
        )
    pile = piles.PILES[number]
    owner = _owner(view)
    if view.zone[owner, number] == 0:
        return Phrase("error-korona-no-pile", pile=PileName(pile), seat=_seat(owner))
    if view.stage in (stage.STEAL, stage.REPAY) and is_full(pile):
        return Phrase("error-korona-full", pile=PileName(pile))
    if view.stage == stage.SEIZE and not is_full(pile):
        return Phrase("error-korona-not-full", pile=PileName(pile))
    if (
        view.stage == stage.SEIZE
        and pile[0] == cards.MONARCH
        and not _has_pile_of(view, view.active, cards.MONARCH)
    ):
        return Phrase("error-korona-guarded")
    return Phrase(
        "error-korona-nowhere" if view.stage == stage.MOVE else "error-korona-not-completed"
    )


def _owner(view: Any) -> int:
    """The seat whose zone a card or pile is to leave."""
    if view.stage in (stage.STEAL, stage.SEIZE, stage.YIELD):
        return int(view.target)
    if view.stage == stage.PASS:
        return int(view.active + view.passes) % int(view.players)
    return int(view.active)


def _may_hold(view: Any, seat: int, card: int) -> bool:
    """Whether a card is in a hand, or could be as far as the view tells."""
    hand = view.hand[seat]
    return bool(hand[card] > 0 or hand.sum() < view.hand_size[seat])


def _not_in_hand(card: int) -> Phrase:
    return Phrase("error-korona-not-in-hand", card=_card(card))


def _card(card: int) -> Phrase:
    return Phrase("korona-a-card", card=cards.CARD_KEYS[card])


def _seat(seat: int) -> Phrase:
    return Phrase("korona-seat", seat=actions.SEAT_KEYS[seat])
