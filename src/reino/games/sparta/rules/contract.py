"""The rules of Sparta in the order a turn meets them: move, city, surrounded pieces, end.

    choose a piece ─> move, promote in place or pass ─> city ─> surrounded pieces ─> end? ─┐
          ^                                                                                │
          └──────────────────────────────── the other side <───────────────────────────────┘

Nothing is hidden and nothing is left to chance. That neither side could do anything, the case in
which the rulebook would end the game, cannot come about: some piece always stands next to a free
square, because no more than 16 of the 100 are taken.
"""

from reino.core.kernel import kernel
from reino.games.sparta.rules import squares
from reino.games.sparta.rules.ending import remember, tell_draw
from reino.games.sparta.rules.layouts import LAYOUTS
from reino.games.sparta.rules.legal import legal, pick
from reino.games.sparta.rules.state import NOBODY, STATE
from reino.games.sparta.rules.turn import turn

__all__ = [
    "STATE",
    "chance",
    "fall",
    "guess",
    "hide",
    "legal",
    "new",
    "over",
    "owing",
    "pick",
    "play",
]


@kernel
def new(s, players):
    layout = LAYOUTS[s.layout]
    for word in range(2):
        for seat in range(2):
            s.piece[seat, word] = layout.piece[seat, word]
            s.city[seat, word] = layout.city[seat, word]
        s.hero[word] = layout.hero[word]
    for seat in range(2):
        s.pieces[seat] = layout.pieces[seat]
        s.reserve[seat] = layout.reserve[seat]
        s.cities[seat] = layout.cities[seat]
    s.key = layout.key
    s.mover = layout.mover
    s.winner = NOBODY
    s.last = squares.NONE


@kernel
def owing(s):
    return 0 if s.reason else 1 << s.mover


@kernel
def play(s, seat, action):
    key = s.key
    turn(s, seat, action)
    s.last = action
    remember(s, key)
    if s.reason == 0:
        tell_draw(s)


@kernel
def over(s, returns):
    if s.reason:
        returns[0] = 0.0
        returns[1] = 0.0
        if s.winner != NOBODY:
            returns[s.winner] = 1.0
            returns[1 - s.winner] = -1.0
    return s.reason


@kernel
def chance(s, outcomes, weights):
    return 0


@kernel
def fall(s, outcome):
    pass


@kernel
def hide(s, viewer):
    pass


@kernel
def guess(s, viewer, rng):
    pass
