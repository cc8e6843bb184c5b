"""Menus: the legal choices of the seat that decides."""

from reino.core.kernel import kernel
from reino.games.korona.rules import actions, cards, stage
from reino.games.korona.rules.attacks import list_destinations, list_settlements, list_yields
from reino.games.korona.rules.declaring import (
    can_move,
    can_sneak,
    can_swap,
    has_gift,
    has_seizure,
    list_gifts,
    list_moves,
    list_repayments,
    list_seizures,
    list_steals,
    list_villains,
)
from reino.games.korona.rules.hands import room
from reino.games.korona.rules.market import list_sources
from reino.games.korona.rules.revolt import list_jests, list_passes, may_revolt
from reino.games.korona.rules.seats import decider, giver, receiver
from reino.games.korona.rules.turn import may_end
from reino.games.korona.rules.zone import list_places


@kernel
def legal(s, seat, out):
    if seat != decider(s):
        return 0
    if s.stage == stage.ACT:
        return list_actions(s, seat, out)
    if s.stage == stage.TAKE or s.stage == stage.TAKE_SECOND:
        return list_sources(s, seat, out)
    if s.stage == stage.ASK:
        # A seat is asked with a shield or without, so that the question tells no secret.
        out[0] = actions.LET_PASS
        out[1] = actions.RAISE_SHIELD
        return 2 if s.hand[seat, cards.SHIELD] > 0 else 1
    if s.stage == stage.SETTLE:
        return list_settlements(s, out)
    if s.stage == stage.MOVE:
        return list_moves(s, seat, out)
    if s.stage == stage.MOVE_TO:
        return list_destinations(s, out)
    if s.stage == stage.STEAL:
        return list_steals(s, seat, giver(s), out)
    if s.stage == stage.REPAY:
        return list_repayments(s, seat, receiver(s), out)
    if s.stage == stage.SEND:
        return list_villains(s, seat, receiver(s), out)
    if s.stage == stage.LODGE:
        return list_places(s, receiver(s), cards.VILLAIN, out, 0)
    if s.stage == stage.SEIZE:
        return list_seizures(s, seat, giver(s), out)
    if s.stage == stage.YIELD:
        return list_yields(s, out) if s.from_hand else list_gifts(s, seat, receiver(s), out)
    if s.stage == stage.JEST:
        return list_jests(s, out)
    return list_passes(s, out)


@kernel
def list_actions(s, seat, out):
    n = 0
    for card in range(cards.COLOURS):
        if s.hand[seat, card] > 0:
            n = list_places(s, seat, card, out, n)
    n = list_uses(s, seat, out, n)
    for card in range(cards.CARDS):
        if s.hand[seat, card] > 0:
            out[n] = actions.DISCARD + card
            n += 1
    if may_end(s):
        out[n] = actions.END_TURN
        n += 1
    return n


@kernel
def list_uses(s, seat, out, n):
    """Action cards that would have an effect, each with the seats it can be used on."""
    # The card itself leaves the hand and takes an action, so room for one more is room as it is
    # now with an action less.
    held = s.hand[seat]
    if held[cards.DRAW_AGAIN] > 0 and s.deck_size + s.market_size > 0 and room(s, 1):
        out[n] = actions.DRAW_AGAIN_ID
        n += 1
    if held[cards.INTERNAL_AFFAIRS] > 0 and can_move(s, seat):
        out[n] = actions.INTERNAL_ID
        n += 1
    if held[cards.DONATION] > 0:
        if room(s, 1):
            for other in range(s.players):
                if other != seat and s.hand_size[other] > 0:
                    out[n] = actions.ASK_HAND + other
                    n += 1
        for other in range(s.players):
            if other != seat and has_gift(s, other, seat):
                out[n] = actions.ASK_ZONE + other
                n += 1
    if held[cards.TACTICAL_SWAP] > 0:
        for other in range(s.players):
            if other != seat and can_swap(s, seat, other):
                out[n] = actions.SWAP_WITH + other
                n += 1
    if held[cards.SNEAK_ATTACK] > 0:
        for other in range(s.players):
            if other != seat and can_sneak(s, seat, other):
                out[n] = actions.SNEAK_UPON + other
                n += 1
    if held[cards.GLORIOUS_ATTACK] > 0:
        for other in range(s.players):
            if other != seat and has_seizure(s, seat, other):
                out[n] = actions.STORM + other
                n += 1
    if held[cards.REVOLT] > 0 and may_revolt(s, seat):
        out[n] = actions.REVOLT_ID
        n += 1
    return n
