"""Heirs for learners: a hidden record as a row of numbers."""

from heirs.rules import actions, state
from reino.core.encoding import Encoding, Part, clear, mark, seen_from, size_of
from reino.core.kernel import kernel

PARTS = (
    Part("seat", (state.SEATS,)),
    Part("line", (state.COURTIERS, state.COURTIERS)),
    Part("moved", (state.COURTIERS,)),
    Part("heirs", (state.SEATS, state.COURTIERS)),
    Part("turn", (state.SEATS,)),
    Part("rounds", (2,)),  # played and to be played, as parts of the most there are
)
SIZE = size_of(PARTS)


@kernel
def observe(s, seat, out):
    clear(out, SIZE)
    at = mark(out, 0, state.SEATS, seat)
    for place in range(state.COURTIERS):
        at = mark(out, at, state.COURTIERS, s.line[place])
    at = mark(out, at, state.COURTIERS, s.moved)
    for other in range(state.SEATS):
        heir = s.heir[(seat + other) % s.players] if other < s.players else state.NONE
        at = mark(out, at, state.COURTIERS, heir)
    at = mark(out, at, state.SEATS, seen_from(seat, s.turns % s.players, s.players))
    out[at] = s.turns / (s.players * state.ROUNDS)
    out[at + 1] = s.rounds / state.ROUNDS
    return at + 2


ENCODING = Encoding(PARTS, observe, actions.ACTIONS)
