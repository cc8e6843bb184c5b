"""Heirs for learners: a hidden record as a row of numbers."""

from heirs.rules.state import COURTIERS, NOBODY, ROUNDS, SEATS
from reino.core.encoding import Encoding, Group, Part, clear, mark, seen_from, size_of
from reino.core.kernel import kernel

PARTS = (
    Part("seat", (SEATS,)),
    Part("line", (COURTIERS, COURTIERS)),
    Part("moved", (COURTIERS,)),
    Part("heirs", (SEATS, COURTIERS)),
    Part("turn", (SEATS,)),
    Part("rounds", (2,)),  # played and to be played, as parts of the most there are
)
SIZE = size_of(PARTS)


@kernel
def observe(s, seat, out):
    clear(out, SIZE)
    at = mark(out, 0, SEATS, seat)
    for place in range(COURTIERS):
        at = mark(out, at, COURTIERS, s.line[place])
    at = mark(out, at, COURTIERS, s.moved)
    for other in range(SEATS):
        heir = s.heir[(seat + other) % s.players] if other < s.players else NOBODY
        at = mark(out, at, COURTIERS, heir)
    at = mark(out, at, SEATS, seen_from(seat, s.turns % s.players, s.players))
    out[at] = s.turns / (s.players * ROUNDS)
    out[at + 1] = s.rounds / ROUNDS
    return at + 2


ENCODING = Encoding(PARTS, observe, (Group("step", 0, COURTIERS),))
