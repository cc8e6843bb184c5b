"""The length of the random tests."""

import os

# How many times the usual number of random games a test should play: `make soak` asks for more.
THOROUGHNESS = int(os.environ.get("REINO_SOAK", "1"))


def often(short: int, soaked: int) -> int:
    """How much of a long proof: a short version usually, all of it and more in `make soak`."""
    return short if THOROUGHNESS == 1 else soaked * THOROUGHNESS
