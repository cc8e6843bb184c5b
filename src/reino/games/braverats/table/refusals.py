"""Refusals of BraveRats: the rule that forbids a choice, and the reason why a clan has to wait.

In the public's view some hands are not known. A card that is refused is in none of them, so that
the rest of the record tells where it is.
"""

from typing import Any

from reino.core.actions import Action
from reino.core.phrase import Phrase
from reino.core.plain_kernel import plain
from reino.games.braverats.rules import actions, cards, owing, setup, stage
from reino.games.braverats.rules.contract import asked_for
from reino.games.braverats.rules.hands import CLAN, count
from reino.games.braverats.rules.round import NOBODY

# The options that bring a clan two cards of a kind, or none.
DEALS = ("draft", "random_deal", "princess_attack", "traitor")

_owing, _asked_for, _count = plain(owing), plain(asked_for), plain(count)
_holder = plain(setup.holder)


def why_not(view: Any, action: int, seat: int) -> Phrase:
    """The reason why an action is not legal for this seat."""
    told = actions.TABLE.describe(action)
    if not _owing(view) >> seat & 1:
        return _not_asked(view, seat)
    if told.kind != actions.TABLE.kind(_asked_for(view)).key:
        now = "drafting" if told.kind == "play" else "drafted" if view.draft else "no-draft"
        return Phrase("error-braverats-draft", now=now)
    if not _count(int(CLAN[view.mime]), told.numbers["card"]):
        return Phrase("error-braverats-not-in-play", card=told.card)
    if told.kind == "keep":
        return Phrase("error-braverats-not-in-packet", card=_card(told))
    return _not_in_hand(view, told, seat)


def _not_asked(view: Any, seat: int) -> Phrase:
    if view.stage == stage.KEEPING:
        return Phrase("error-braverats-packet", clan=_clan(_holder(view)))
    how = "sealed" if view.look == NOBODY else "looking" if view.look == seat else "shown"
    return Phrase("error-braverats-waits", how=how, clan=_clan(seat), other=_clan(1 - seat))


def _not_in_hand(view: Any, told: Action, seat: int) -> Phrase:
    card = told.numbers["card"]
    if _count(int(view.pile[seat]), card):
        return Phrase("error-braverats-not-drawn", clan=_clan(seat), card=_card(told))
    played = view.played[seat].tolist()
    if card in played:
        last = cards.ROUNDS - played[::-1].index(card)
        return Phrase("error-braverats-played", clan=_clan(seat), card=_card(told), round=last)
    # Every card is there twice, and has been dealt: the other clan has had both.
    by = [deal for deal in DEALS if getattr(view, deal)]
    how = by[0] if len(by) == 1 else "several"
    return Phrase("error-braverats-none", how=how, clan=_clan(seat), other=_clan(1 - seat))


def _card(told: Action) -> Phrase:
    return Phrase("braverats-the-card", card=told.card)


def _clan(seat: int) -> Phrase:
    return Phrase("braverats-clan", clan=actions.SEAT_KEYS[seat])
