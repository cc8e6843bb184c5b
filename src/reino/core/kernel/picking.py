"""The default `pick` of the contract, for games that have none."""

from reino.core.kernel import kernel
from reino.core.kernel.contract import legal
from reino.core.kernel.rng import below


@kernel
def pick(s, seat, rng, ids):
    return ids[below(rng, legal(s, seat, ids))]
