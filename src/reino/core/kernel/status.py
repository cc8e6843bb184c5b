"""Readers of the status that a driver returns; its layout is drawn in
`reino.core.kernel.drivers`."""

from reino.core.kernel.drivers import CHANCE_BIT, REASON_MASK, REASON_SHIFT, UNSEALED_BIT

OVER_BITS = REASON_MASK << REASON_SHIFT
OWING_BITS = 0xFF

SEATS_OF_MASK = tuple(tuple(seat for seat in range(8) if mask >> seat & 1) for mask in range(256))


def seats_of(status: int) -> tuple[int, ...]:
    """Seats that owe a decision, ascending."""
    return SEATS_OF_MASK[status & OWING_BITS]


def reason_of(status: int) -> int:
    return status >> REASON_SHIFT & REASON_MASK


def is_sealed(status: int) -> bool:
    """Whether choices that are owed together stay sealed until the last is in."""
    return not status & UNSEALED_BIT


def is_chance(status: int) -> bool:
    return bool(status & CHANCE_BIT)
