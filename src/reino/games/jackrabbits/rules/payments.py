"""Payments: of all sets of cards that reach the sum due, the cheapest one.

It is for players, bots and previews; no rule depends on it.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from reino.core.kernel import kernel
from reino.games.jackrabbits.rules import actions, cards, stage
from reino.games.jackrabbits.rules.fights import fight_menu
from reino.games.jackrabbits.rules.hands import is_royal, lay_card
from reino.games.jackrabbits.rules.state import STATE
from reino.games.jackrabbits.rules.tolls import card_of, toll_menu

SIZE = STATE.itemsize
# In a payment no card could be left out, so it has few; in a fight there are the spades, and HOLD.
MOST_CARDS = cards.RANKS + 1
# Room to work in: a state and a menu after each number of cards, the first state being the one to
# look at; and for each number the card laid next, the cost so far, and how much of the menu there
# is and was tried. Behind them are the cards of the cheapest payment.
STATES = MOST_CARDS + 2  # one more, for a payment that is only thought of
MENU = cards.SUITED + cards.SUITS + 1
LAID, COST, LENGTH, TRIED, BEST, WORK = (MOST_CARDS * part for part in range(6))
# A payment that loses fewer royals is cheaper, then one with fewer pips, then one of fewer cards.
A_CARD, A_PIP, A_ROYAL = 1, 100, 100_000


@kernel(inline=False)
def cheapest(states, menus, work):
    """The cheapest payment of what is due in the first of these states: writes its actions behind
    BEST, and returns how many there are, none where the sum cannot be paid. Of equals it is the
    first that the menus lead to."""
    payer = np.int64(states[0].payer)
    least = MOST_CARDS * A_ROYAL
    n = 0
    depth = 0
    work[COST] = 0
    work[LENGTH] = -1
    while depth >= 0:
        menu = menus[depth * MENU : (depth + 1) * MENU]
        if work[LENGTH + depth] < 0:
            fighting = states[depth].stage == stage.FIGHT
            work[TRIED + depth] = 0
            work[LENGTH + depth] = (
                fight_menu(states[depth], menu) if fighting else toll_menu(states[depth], menu, 0)
            )
        if work[TRIED + depth] == work[LENGTH + depth]:
            depth -= 1
            continue
        action = np.int64(menu[work[TRIED + depth]])
        work[TRIED + depth] += 1
        work[LAID + depth] = action
        cost = work[COST + depth]
        enough = action == actions.HOLD
        if enough:
            # To lay more would only be dearer.
            work[TRIED + depth] = work[LENGTH + depth]
        elif action < actions.SHOW:
            continue
        else:
            states[depth + 1] = states[depth]
            cost += A_CARD + A_PIP * lay_card(states[depth + 1], payer, action)
            if is_royal(card_of(action)):
                cost += A_ROYAL
            enough = states[depth].stage == stage.TOLL and states[depth + 1].due <= 0
        if cost >= least:
            continue
        if enough:
            least = cost
            n = depth + 1
            for i in range(n):
                work[BEST + i] = work[LAID + i]
        else:
            depth += 1
            work[COST + depth] = cost
            work[LENGTH + depth] = -1
    return n


@kernel
def cheapest_payment(data, menus, work):
    """As `cheapest`, with the states as bytes."""
    return cheapest(data.view(STATE), menus, work)


def room_for(record: Any) -> tuple[NDArray[np.uint8], NDArray[np.uint16], NDArray[np.int64]]:
    """A record as bytes, and the room to work in. Numba takes far longer to look at a record."""
    data = np.zeros(STATES * SIZE, np.uint8)
    data[:SIZE] = np.frombuffer(record.tobytes(), np.uint8)
    return data, np.zeros(MOST_CARDS * MENU, np.uint16), np.zeros(WORK, np.int64)


def cheapest_of(record: Any) -> tuple[int, ...]:
    """The actions of the cheapest payment of what is due in a record of a toll or a fight."""
    data, menus, work = room_for(record)
    n = cheapest_payment(data, menus, work)
    return tuple(work[BEST : BEST + n].tolist())
