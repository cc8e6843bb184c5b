"""Refusals of Korona: the rule that forbids a choice, the first that a player would name.

In the public's view hands are not known; then a card is taken to be there, and the rest is judged.
"""

from dataclasses import dataclass
from typing import Any

from reino.core.actions import Action
from reino.core.catalogue import catalogue
from reino.core.phrase import Phrase, listed
from reino.games.korona import LOCALE
from reino.games.korona.rules import actions, cards, piles, stage
from reino.games.korona.rules.actions import TABLE
from reino.games.korona.rules.piles import is_full
from reino.games.korona.table import rulings
from reino.games.korona.table.names import card_of, pile_name
from reino.games.korona.table.view import placing


@dataclass(frozen=True)
class PileName:
    """A pile as a fact of a sentence."""

    pile: tuple[str, ...]

    def tell(self, lang: str) -> str:
        return pile_name(self.pile, catalogue(lang, LOCALE))


def why_not(record: Any, action: int) -> Phrase:
    """The reason why an action is not legal here."""
    view, told = rulings.fields(record), TABLE.describe(action)
    if not asked_for_now(view, action):
        return _not_asked_for(view, told)
    if told.kind.startswith("take-"):
        return _not_taken(view, told)
    if view.stage == stage.ACT:
        return _not_done(view, told)
    if view.stage == stage.ASK:
        return _not_in_hand(cards.CARD_KEYS[cards.SHIELD])
    if told.kind == "place":
        if (why := _not_placed(view, told, placing(view))) is not None:
            return why
        moved = view.stage == stage.MOVE_TO
        return Phrase("error-korona-same-place" if moved else "error-korona-no-place-left")
    if told.kind == "give":
        return _not_in_hand(told.card) if view.from_hand else Phrase("error-korona-from-zone")
    if view.stage == stage.YIELD and view.from_hand:
        return Phrase("error-korona-from-hand")
    if told.kind == "without-villain":
        return Phrase("error-korona-nothing-to-steal")
    return _not_lifted(view, told)


def asked_for_now(view: Any, action: int) -> bool:
    """Whether an action is of the kind that is to be chosen at this stage."""
    return TABLE.kind(action).key in rulings.kinds_at(int(view.stage))


def _not_asked_for(view: Any, told: Action) -> Phrase:
    if view.stage == stage.ACT and told.kind == "raise-shield":
        return Phrase("korona-why-no-attack")
    if view.stage == stage.ACT and not rulings.may_end(view):
        return Phrase("korona-why-action-first")
    return Phrase("error-korona-stage", stage=stage.STAGE_KEYS[view.stage])


def _not_taken(view: Any, told: Action) -> Phrase:
    if told.kind == "take-market":
        return Phrase("error-korona-not-in-market", card=_card(told.card))
    if view.deck_size == 0:
        return Phrase("error-korona-no-deck")
    return Phrase("error-korona-limit", limit=actions.HAND_LIMIT)


def _not_done(view: Any, told: Action) -> Phrase:
    """A choice of the turn: a card placed, used or discarded, or the end of it."""
    seat = int(view.active)
    card = card_of(told)
    if card is None:
        if view.actions == actions.ACTIONS_A_TURN:
            return Phrase("error-korona-no-action-yet")
        return Phrase("error-korona-limit", limit=actions.HAND_LIMIT)
    why = _without_effect(view, told, card, seat)
    if why is None or not _may_hold(view, seat, card):
        return _not_in_hand(card)
    if view.hand[seat, cards.CARD_KEYS.index(card)] > 0:
        return why
    return Phrase("error-korona-unsure", card=_card(card), why=why)


def _without_effect(view: Any, told: Action, card: str, seat: int) -> Phrase | None:
    """The fault of a choice of the turn although its card is in hand; often none."""
    if told.kind == "discard":
        return None
    if told.kind == "place":
        return _not_placed(view, told, (card,))
    if told.kind == "draw-again":
        if view.deck_size + view.market_size == 0:
            return Phrase("error-korona-no-deck")
        return Phrase("error-korona-limit", limit=actions.HAND_LIMIT)
    if told.kind == "internal-affairs":
        return Phrase("error-korona-no-move")
    if told.kind == "revolt":
        if rulings.may_revolt(view, seat):
            return None
        here = int(rulings.peasants(view, seat))
        return Phrase("error-korona-peasants", needed=actions.REVOLT_PEASANTS, n=here)
    return _not_against(view, told, card, seat)


def _not_against(view: Any, told: Action, card: str, seat: int) -> Phrase:
    """An action card used on another seat."""
    target = told.numbers["seat"]
    if target == seat:
        return Phrase("error-korona-oneself")
    if target >= view.players:
        return Phrase("error-korona-nobody", seat=_seat(target))
    if told.kind == "ask-hand":
        if view.hand_size[target] == 0:
            return Phrase("error-korona-empty-hand", seat=_seat(target))
        return Phrase("error-korona-limit", limit=actions.HAND_LIMIT)
    if told.kind == "ask-zone":
        return Phrase("error-korona-no-gift", seat=_seat(target))
    return Phrase("error-korona-no-target", card=_card(card), seat=_seat(target))


def _not_placed(view: Any, told: Action, due: tuple[str, ...]) -> Phrase | None:
    """A card and the pile it should go on; None where it could well lie there."""
    ground = int(rulings.receiver(view))
    if told.card not in due:
        wanted = listed("error-or", map(_card, due))
        return Phrase("error-korona-other-card", card=_card(told.card), wanted=wanted)
    if told.on is None:
        if not rulings.may_lie_alone(view, ground, told.numbers["card"]):
            return Phrase("error-korona-one-pile", card=_card(told.card))
    elif view.zone[ground, told.numbers["on"]] == 0:
        return Phrase("error-korona-no-pile", pile=PileName(told.on), seat=_seat(ground))
    return None


def _not_lifted(view: Any, told: Action) -> Phrase:
    """A card or a pile that should leave a zone."""
    number = told.numbers["pile"]
    owner = int(rulings.giver(view))
    full = is_full(piles.PILES[number])
    if view.zone[owner, number] == 0:
        return Phrase("error-korona-no-pile", pile=PileName(told.pile), seat=_seat(owner))
    if view.stage in (stage.STEAL, stage.REPAY) and full:
        return Phrase("error-korona-full", pile=PileName(told.pile))
    if view.stage == stage.SEIZE:
        if not full:
            return Phrase("error-korona-not-full", pile=PileName(told.pile))
        thief = int(rulings.receiver(view))
        if rulings.fits_pile(view, thief, number) or rulings.joins_monarch(view, thief, number):
            return Phrase("error-korona-guarded")
        if rulings.meets_monarch(view, thief, number):
            return Phrase("error-korona-jester-stuck")
    moved = view.stage == stage.MOVE
    return Phrase("error-korona-nowhere" if moved else "error-korona-not-completed")


def _may_hold(view: Any, seat: int, card: str) -> bool:
    """Whether a card is in a hand, or could be as far as the view tells."""
    hand = view.hand[seat]
    return bool(hand[cards.CARD_KEYS.index(card)] > 0 or hand.sum() < view.hand_size[seat])


def _not_in_hand(card: str) -> Phrase:
    return Phrase("error-korona-not-in-hand", card=_card(card))


def _card(card: str) -> Phrase:
    return Phrase("korona-a-card", card=card)


def _seat(seat: int) -> Phrase:
    return Phrase("korona-seat", seat=actions.SEAT_KEYS[seat])
