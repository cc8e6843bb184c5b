"""The greedy player: looks as far as one action goes, and counts the points after it.

An action card is followed through everything it causes. The seat makes the choices that are best
for it, the others those that are worst for it, and no seat raises a shield. The greedy player is
the measure that a search must beat, and may be a first opponent.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.games.korona.rules import actions, cards, stage
from reino.games.korona.rules.contract import play
from reino.games.korona.rules.legal import legal
from reino.games.korona.rules.market import cards_from_deck
from reino.games.korona.rules.seats import decider
from reino.games.korona.rules.state import STATE
from reino.games.korona.rules.zone import score

SIZE = STATE.itemsize
DEEPEST = 12  # choices of one action: declaring, answering, placing
WON = 10_000
CARD_WORTH = 0.01  # of two equal ends, the one with more cards in hand
LEAST = -1e9


@kernel
def lead(s, seat):
    """How far a seat is ahead of the best of the others."""
    if s.stage == stage.OVER:
        return WON if (s.winners >> seat) & 1 else -WON
    best = -WON
    for other in range(s.players):
        if other != seat:
            best = max(best, score(s, other))
    return score(s, seat) - best


@kernel
def settled(s):
    """Whether the action is over, or goes on by chance."""
    return s.stage in (
        stage.ACT,
        stage.TAKE,
        stage.TAKE_SECOND,
        stage.DRAW,
        stage.REFILL,
        stage.OVER,
    )


@kernel
def cards_due(s):
    """Cards that the active seat is about to get."""
    if s.stage == stage.DRAW:
        return s.draws
    if s.stage == stage.TAKE_SECOND or (s.stage == stage.REFILL and s.second):
        return 1
    if s.stage == stage.TAKE and s.used == cards.DRAW_AGAIN:
        return max(cards_from_deck(s), 1)
    return 0


@kernel
def worth(s, seat):
    size = s.hand_size[seat]
    if seat == s.active:
        size += cards_due(s)
    return lead(s, seat) + CARD_WORTH * size


@kernel(nogil=True)
def appraise_actions(origin, seat, values):
    """For each legal action in turn, the lead it can be made to bring; returns how many there are.

    Walks the choices of an action depth first on a stack of states.
    """
    states = np.zeros((DEEPEST + 1) * SIZE, np.uint8).view(STATE)
    menus = np.zeros((DEEPEST + 1, actions.MAX_LEGAL), np.uint16)
    sizes = np.zeros(DEEPEST + 1, np.int64)
    at = np.zeros(DEEPEST + 1, np.int64)
    best = np.zeros(DEEPEST + 1, np.float64)
    sign = np.zeros(DEEPEST + 1, np.float64)  # 1 where the seat chooses, -1 where another does

    states[0] = origin[:SIZE].view(STATE)[0]
    sizes[0] = legal(states[0], seat, menus[0])
    level = 0
    while True:
        if at[level] == sizes[level]:
            if level == 0:
                return sizes[0]
            value = best[level] * sign[level]
            level -= 1
        else:
            states[level + 1] = states[level]
            s = states[level + 1]
            chooser = decider(s)
            play(s, chooser, menus[level, at[level]])
            at[level] += 1
            if not settled(s) and level + 1 < DEEPEST:
                level += 1
                chooser = decider(s)
                sizes[level] = legal(s, chooser, menus[level])
                # No other seat is expected to raise a shield.
                if s.stage == stage.ASK and chooser != seat:
                    sizes[level] = 1
                at[level] = 0
                best[level] = LEAST
                sign[level] = 1.0 if chooser == seat else -1.0
                continue
            value = worth(s, seat)
        if level == 0:
            values[at[0] - 1] = value
        else:
            best[level] = max(best[level], value * sign[level])
