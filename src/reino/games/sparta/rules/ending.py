"""The ends of the game: cities, last pieces, few pieces, and the two draws."""

from reino.core.kernel import kernel
from reino.games.sparta.rules import reasons
from reino.games.sparta.rules.state import NOBODY


@kernel
def tell_end(s):
    """The three ends, in the order they are tested."""
    for seat in range(2):
        if s.cities[1 - seat] == 0:
            finish(s, seat, reasons.ALL_CITIES)
            return
    for seat in range(2):
        if s.pieces[1 - seat] <= 1 and s.pieces[seat] > 1:
            finish(s, seat, reasons.LAST_PIECE)
            return
    if s.pieces[0] <= 2 and s.pieces[1] <= 2:
        richer = NOBODY
        if s.cities[0] != s.cities[1]:
            richer = 0 if s.cities[0] > s.cities[1] else 1
        finish(s, richer, reasons.FEW_PIECES)


@kernel
def finish(s, winner, reason):
    s.winner = winner
    s.reason = reason


@kernel
def remember(s, key):
    """Keep the position that was left; after a turn that was not calm none can come again."""
    if s.calm:
        s.past[s.kept] = key
        s.kept += 1
        return
    for i in range(s.kept):
        s.past[i] = 0
    s.kept = 0


@kernel
def tell_draw(s):
    """A position for the third time, or too many calm turns."""
    times = 1
    for i in range(s.kept % 2, s.kept, 2):  # those with the same side to move
        if s.past[i] == s.key:
            times += 1
    if times >= reasons.TIMES_REPEATED:
        finish(s, NOBODY, reasons.REPETITION)
    elif s.calm >= reasons.CALM_TURNS:
        finish(s, NOBODY, reasons.CALM)
