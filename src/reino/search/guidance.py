"""Guidance: knowledge that a game may give to the search of `reino.search.ismcts`, and the defaults
of games without it.

A game's own is a module with these names, named by an entry point in `reino.guides`; all but
`knowledge` are kernels, or constants of theirs. `work` is the array that `knowledge` returns: the
data of the game's guidance, and work space.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from reino.core.kernel import kernel
from reino.core.kernel.rng import next_word

GUIDED = False  # whether the game has guidance
HORIZON = 0  # least choices after the tree before a game may be cut off

S11 = np.uint64(11)


def knowledge(record: Any) -> NDArray[np.float64]:
    """The array of data for the kernels below, to search from this hidden record."""
    return np.zeros(0)


@kernel
def weigh(s, seat, ids, n, weights, work):
    """The prior of each of the n actions, as parts of 1."""
    for i in range(n):
        weights[i] = 1.0 / n


@kernel
def roll(s, seat, rng, ids, weights, work):
    """The choice of a seat in the game after the tree. Without guidance the kernel takes `pick`.

    `ids` and `weights` are work space as long as the longest menu.
    """
    return 0


@kernel
def quiet(s):
    """Whether a position may be appraised as it is. Never one that is over, or chance's turn."""
    return False


@kernel
def appraise(s, returns, work):
    """Write the return that each seat may expect."""


@kernel
def share_out(odds, players):
    """Turn exponents of the seats' odds into returns: the part of the prize that each seat may
    expect."""
    most = odds[0]
    for seat in range(1, players):
        most = max(most, odds[seat])
    total = 0.0
    for seat in range(players):
        odds[seat] = np.exp(odds[seat] - most)
        total += odds[seat]
    for seat in range(players):
        odds[seat] = (players * odds[seat] / total - 1.0) / (players - 1.0)


@kernel
def even_out(weights, n):
    """Turn exponents into parts of 1."""
    most = weights[0]
    for i in range(1, n):
        most = max(most, weights[i])
    total = 0.0
    for i in range(n):
        weights[i] = np.exp(weights[i] - most)
        total += weights[i]
    for i in range(n):
        weights[i] /= total


@kernel
def fraction(rng):
    """A number in 0..1, 1 excluded."""
    return np.float64(next_word(rng) >> S11) * 2.0**-53


@kernel
def draw(rng, weights, n):
    """An index in 0..n-1 with the chance its weight gives it; the weights are parts of 1."""
    rest = fraction(rng)
    for i in range(n - 1):
        rest -= weights[i]
        if rest < 0.0:
            return i
    return n - 1
