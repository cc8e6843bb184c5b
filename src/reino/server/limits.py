"""Rate limits: their defaults, and the token buckets that enforce them.

A bucket fills up with time, and is stored as one number.
"""

from collections import OrderedDict
from collections.abc import Callable

import msgspec

MOST = 50_000  # limit of buckets of one kind; the least recently used is dropped first


class Rate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rate limit: a burst, and a number a second after that."""

    burst: int
    per_second: float


class Rates(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rate limits. None: no limit."""

    requests: Rate | None = Rate(burst=300, per_second=30)  # requests of one address
    actions: Rate | None = Rate(burst=120, per_second=12)  # commands of one person
    tables: Rate | None = Rate(burst=20, per_second=1 / 30)  # tables opened by one person
    people: Rate | None = Rate(burst=20, per_second=1 / 60)  # people created from one address
    names: Rate | None = Rate(burst=15, per_second=1 / 60)  # names taken by one person
    recoveries: Rate | None = Rate(burst=5, per_second=1 / 120)  # codes tried from one address
    messages: Rate | None = Rate(burst=60, per_second=20)  # on the websockets of one person
    studies: Rate | None = Rate(burst=60, per_second=2)  # analyses of one person
    letters: Rate | None = Rate(burst=3, per_second=1 / 600)  # e-mails with a code, for one person


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


class Limits:
    """The rate limits of an app."""

    def __init__(self, rates: Rates, now: Callable[[], float]) -> None:
        self.requests = Buckets(rates.requests, now)
        self.actions = Buckets(rates.actions, now)
        self.tables = Buckets(rates.tables, now)
        self.people = Buckets(rates.people, now)
        self.names = Buckets(rates.names, now)
        self.recoveries = Buckets(rates.recoveries, now)
        self.messages = Buckets(rates.messages, now)
        self.studies = Buckets(rates.studies, now)
        self.letters = Buckets(rates.letters, now)
