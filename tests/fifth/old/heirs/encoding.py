"""Heirs for learners: a hidden record as a row of numbers."""

from heirs.rules import NOBODY, ROUNDS, SEATS, N
from reino.core.encoding import Encoding, Group, Part, clear, mark, seen_from, size_of
from reino.core.kernel import kernel

PARTS = (
    Part("seat", (len(SEATS),)),
    Part("line", (N, N)),
    Part("moved", (N,)),
    Part("heirs", (len(SEATS), N)),
    Part("turn", (len(SEATS),)),
    Part("rounds", (2,)),  # played and to be played, as parts of the most there are
)
SIZE = size_of(PARTS)


@kernel
def observe(s, seat, out):
    clear(out, SIZE)
    at = mark(out, 0, len(SEATS), seat)
    for place in range(N):
        at = mark(out, at, N, s.line[place])
    at = mark(out, at, N, s.moved)
    for other in range(len(SEATS)):
        at = mark(out, at, N, s.heir[(seat + other) % s.players] if other < s.players else NOBODY)
    at = mark(out, at, len(SEATS), seen_from(seat, s.turns % s.players, s.players))
    out[at] = s.turns / (s.players * ROUNDS)
    out[at + 1] = s.rounds / ROUNDS
    return at + 2


ENCODING = Encoding(PARTS, observe, (Group("step", 0, N),))
