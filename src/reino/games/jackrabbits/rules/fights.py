"""Fights: spades laid in turn, each time to be above the other, until one yields."""

import numpy as np

from reino.core.kernel import kernel
from reino.games.jackrabbits.rules import actions, cards, stage
from reino.games.jackrabbits.rules.hands import lay_card
from reino.games.jackrabbits.rules.tolls import (
    FIRST_CARD,
    begin_toll,
    end_toll,
    toll_menu,
)
from reino.games.jackrabbits.rules.turn import banish, exile, go_on

ATTACKER, ATTACKED = 0, 1  # in `strength`


@kernel
def can_fight(s, seat):
    return s.hand[seat] & cards.SUIT_CARDS[cards.SPADES] != 0


@kernel
def attack(s, victim):
    begin_toll(s, s.active, stage.FOR_FIGHT, 1 << cards.SPADES, 1, victim)
    s.stage = stage.FIGHT


@kernel(inline=False)
def fight_menu(s, out):
    """More spades, if they can be enough; having laid enough, a side may hold. A side that has laid
    none yet may yield, except the attacker who has just begun."""
    n = 0
    begun = s.strength[ATTACKER] > 0
    if s.last == FIRST_CARD and begun:
        out[n] = actions.YIELD
        n += 1
    elif s.due <= 0:
        out[n] = actions.HOLD
        n += 1
    return toll_menu(s, out, n)


@kernel
def side_of(s, seat):
    return ATTACKER if seat == s.active else ATTACKED


@kernel
def opponent(s, seat):
    """The other side of a fight."""
    return np.int64(s.goal) if seat == s.active else np.int64(s.active)


@kernel
def fight(s, seat, action):
    if action == actions.YIELD:
        end_fight(s, seat)
    elif action == actions.HOLD:
        other = opponent(s, seat)
        s.payer = other
        s.due = s.strength[side_of(s, seat)] - s.strength[side_of(s, other)] + 1
        s.last = FIRST_CARD
    else:
        s.strength[side_of(s, seat)] += lay_card(s, seat, action)


@kernel(inline=False)
def end_fight(s, loser):
    """Only an attacker who wins takes a card, blindly."""
    victim = np.int64(s.goal)
    s.strength[:] = 0
    end_toll(s)
    if loser == s.active:
        exile(s, loser)
        return
    banish(s, victim)
    s.victim = victim
    s.receiver = s.active
    s.draws = 1
    go_on(s, stage.TO_PHASE)
