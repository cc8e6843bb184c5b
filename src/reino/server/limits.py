"""Rate limits by token buckets. A bucket fills up with time, and is stored as one number."""

from collections import OrderedDict
from collections.abc import Callable

import msgspec

MOST = 50_000  # limit of buckets of one kind; the least recently used is dropped first


class Rate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rate limit: a burst, and a number a second after that."""

    burst: int
    per_second: float


class Buckets:
    """One bucket for each name, full at first. `now` is the clock they are filled by."""

    def __init__(self, rate: Rate | None, now: Callable[[], float], most: int = MOST) -> None:
        self._rate = rate
        self._now = now
        self._most = most
        # When each bucket will be full again; a bucket that is not here is full.
        self._full: OrderedDict[str, float] = OrderedDict()

    def take(self, name: str) -> float:
        """Take one and give 0, or give the seconds until there is one."""
        if self._rate is None:
            return 0.0
        now = self._now()
        each = 1 / self._rate.per_second
        full = max(now, self._full.get(name, now))
        wait = full + each - now - self._rate.burst * each
        if wait > 1e-6:  # the clock counts in steps of about a quarter of that
            return wait
        self._full[name] = full + each
        self._full.move_to_end(name)
        if len(self._full) > self._most:
            self._full.popitem(last=False)
        return 0.0

    def __len__(self) -> int:
        return len(self._full)
