"""The driver of a game's encoding for calls from Python: it takes the bytes of a hidden state."""

import numpy as np

from reino.core.kernel import kernel

# Bound per game.
STATE = np.dtype((np.record, [("nothing", np.int8)]))
SIZE = 1  # bytes of STATE
# For each option that is told: the byte that has its value, the place of its numbers in the row,
# and how many these are.
OPTIONS = np.zeros((0, 3), np.int64)


@kernel
def encode(s, seat, out):
    return 0


@kernel
def observe(buf, seat, out):
    """Write the encoding of a hidden state for a seat; returns how many numbers."""
    n = encode(buf[:SIZE].view(STATE)[0], seat, out)
    write_options(buf, 0, out)
    return n


@kernel
def write_options(data, begin, out):
    """Write the options of the record that begins at a byte: a switch as one number, an option of
    several values as 1 at the place of its value."""
    for i in range(len(OPTIONS)):
        value = data[begin + OPTIONS[i, 0]]
        at = OPTIONS[i, 1]
        if OPTIONS[i, 2] == 1:
            out[at] = value
        else:
            out[at + value] = 1.0
