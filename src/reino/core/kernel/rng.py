"""Random numbers inside compiled code: Marsaglia's xorshift64, its one word held by the caller.

For searches, playouts and guesses only. The dice of a game come from `reino.core.dealer`.
Shifts and exclusive-or never overflow, so interpreted and compiled runs agree without a warning.
"""

import hashlib
from operator import index

import numpy as np
from numpy.typing import NDArray

from reino.core.errors import BadSeed
from reino.core.kernel import kernel
from reino.core.phrase import quoted

S7, S13, S17, S32 = np.uint64(7), np.uint64(13), np.uint64(17), np.uint64(32)


@kernel
def next_word(rng):
    x = rng[0]
    x ^= x << S13
    x ^= x >> S7
    x ^= x << S17
    rng[0] = x
    return x


@kernel
def below(rng, n):
    """A number in 0..n-1 (n < 2**32), by multiplication instead of division."""
    return np.int64(((next_word(rng) >> S32) * np.uint64(n)) >> S32)


@kernel
def pick_weighted(rng, weights, n):
    """An index in 0..n-1 with the chance its weight gives it."""
    total = 0
    for i in range(n):
        total += weights[i]
    rest = below(rng, total)
    for i in range(n - 1):
        rest -= weights[i]
        if rest < 0:
            return i
    return n - 1


def checked_seed(seed: object) -> int:
    """A seed as callers give it, of any size."""
    try:
        return index(seed)  # type: ignore[arg-type]
    except TypeError:
        raise BadSeed("error-not-whole", what="seed", given=quoted(seed)) from None


def seeded(seed: int) -> NDArray[np.uint64]:
    """A fresh state; near seeds give unrelated numbers, and none gives the fixed point 0."""
    digest = hashlib.blake2b(b"%d" % checked_seed(seed), digest_size=8).digest()
    return np.array([int.from_bytes(digest, "little") | 1], dtype=np.uint64)
