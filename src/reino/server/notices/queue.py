"""The queue of notices: what is in it, and what the sender needs of it."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from reino.server.notices.preferences import Preferences


@dataclass(frozen=True)
class Draft:
    """A notice as it is queued."""

    person: str
    table: str
    number: int  # of the entry after which the person began to owe
    channel: str
    due: float


@dataclass(frozen=True)
class Notice(Draft):
    """A notice in the queue."""

    id: int
    tries: int  # how often it was attempted


@dataclass(frozen=True)
class Turn:
    """What may be said of a turn: public facts of the table only."""

    game: str  # its key
    names: tuple[str, ...]  # of the others at the table
    days: bool  # whether the clock counts days a move
    until: float | None = None  # when the person's time runs out


@dataclass(frozen=True)
class Addressee:
    id: str
    name: str
    lang: str
    preferences: Preferences


@dataclass(frozen=True)
class Subscription:
    """A browser that asked for pushes, as its `PushSubscription` says."""

    id: int
    endpoint: str
    p256dh: str  # its public key, base64url
    auth: str  # its secret for us, base64url


# The turn (table, person, number), or None when it is over: the person has chosen since, or left,
# or the game has ended.
Still = Callable[[str, str, int], Awaitable[Turn | None]]


class NoticeQueue(Protocol):
    """Every method is one transaction and may be called from any thread.

    A notice is settled when nothing more is to happen with it. It stays in the queue, so that its
    turn is not told again.
    """

    def post(self, drafts: Sequence[Draft]) -> None:
        """Add those whose (person, table, number, channel) is not in the queue yet."""

    def claim(self, now: float, until: float, limit: int) -> Sequence[Notice]:
        """The unsettled ones due by `now`, earliest first, made due at `until` at the same time.

        So no other process takes them before, and if this one dies another takes them after.
        """

    def postpone(self, notice: int, due: float, tries: int) -> None:
        """Make it due at another time, with so many tries behind it."""

    def settle(self, notice: int, sent: float | None) -> None:
        """It went out at `sent`, or it never will."""

    def person(self, person: str) -> Addressee | None:
        """The person to be told; None if they were deleted."""

    def subscription(self, subscription: int) -> Subscription | None: ...

    def subscriptions(self, person: str) -> Sequence[Subscription]: ...

    def drop_subscription(self, subscription: int) -> None: ...
