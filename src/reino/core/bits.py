"""Which bit of a word is set: for sets kept as bits, in words of at most 52."""

import numpy as np

from reino.core.kernel import kernel

MOST_BITS = 52

# 2 is a primitive root of 53, so the remainder of a power of two tells which one it is. All tables
# are of 64 bits: plain Python keeps their type in sums and shifts, and must not overflow.
POWERS = 53
POWER_OF = np.zeros(POWERS, np.int64)
for _bit in range(MOST_BITS):
    POWER_OF[(1 << _bit) % POWERS] = _bit


@kernel
def lowest(bits):
    """Which is the lowest bit of a word that has one."""
    return POWER_OF[(bits & -bits) % POWERS]
