"""What the search may know of Heirs: a house likes its own heir ahead. See `reino.search.guidance`.

The rest is as without guidance: a game after the tree is played to its end.
"""

from heirs.rules.actions import STEP
from heirs.rules.contract import legal, place_of
from reino.core.kernel import kernel
from reino.search.guidance import HORIZON, appraise, draw, even_out, knowledge, quiet

__all__ = ["GUIDED", "HORIZON", "appraise", "knowledge", "quiet", "roll", "weigh"]

GUIDED = True
AHEAD, PASSED = 1.5, -1.5  # in the exponent of the odds


@kernel
def weigh(s, seat, ids, n, weights, work):
    """How promising each of the n actions looks, as parts of 1."""
    for i in range(n):
        weights[i] = 0.0
        courtier = ids[i] - STEP
        if courtier == s.heir[seat]:
            weights[i] = AHEAD
        elif s.line[place_of(s, courtier) - 1] == s.heir[seat]:
            weights[i] = PASSED
    even_out(weights, n)


@kernel
def roll(s, seat, rng, ids, weights, work):
    """The choice of a seat in the game after the tree: an action drawn by its promise."""
    n = legal(s, seat, ids)
    weigh(s, seat, ids, n, weights, work)
    return ids[draw(rng, weights, n)]
