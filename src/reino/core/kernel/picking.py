"""The defaults of the contract: `pick`, and `sealed`, for games that have none."""

from reino.core.kernel import kernel
from reino.core.kernel.contract import legal
from reino.core.kernel.rng import below


@kernel
def pick(s, seat, rng, ids):
    return ids[below(rng, legal(s, seat, ids))]


@kernel
def sealed(s):
    return True
