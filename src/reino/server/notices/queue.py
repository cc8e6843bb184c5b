"""The queue of notices: its items, and the protocol that the sender uses."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from reino.server.notices.preferences import Preferences


@dataclass(frozen=True)
class Draft:
    """A notice as it is queued."""

    person: str
    table: str
    number: int  # number of the entry after which the person began to owe
    channel: str
    due: float


@dataclass(frozen=True)
class Notice(Draft):
    """A notice in the queue."""

    id: int
    tries: int  # the number of attempts


@dataclass(frozen=True)
class Turn:
    """The facts of a turn for a notice: public facts of the table only."""

    game: str  # the key of the game
    names: tuple[str, ...]  # names of the other players
    days: bool  # whether the clock counts days a move
    until: float | None = None  # the person's deadline


@dataclass(frozen=True)
class Addressee:
    id: str
    name: str
    lang: str
    preferences: Preferences


@dataclass(frozen=True)
class Subscription:
    """A browser's push subscription."""

    id: int
    endpoint: str
    p256dh: str  # its public key, base64url
    auth: str  # its shared secret, base64url


# The turn (table, person, number), or None when it is over: the person has chosen since, or left,
# or the game has ended.
Still = Callable[[str, str, int], Awaitable[Turn | None]]


class NoticeQueue(Protocol):
    """The protocol of the queue. Every method is one transaction and may be called from any thread.

    A notice is settled when it is sent or given up. It stays in the queue, so that its turn is not
    announced again.
    """

    def post(self, drafts: Sequence[Draft]) -> None:
        """Add notices whose (person, table, number, channel) is not in the queue yet."""

    def claim(self, now: float, until: float, limit: int) -> Sequence[Notice]:
        """The unsettled ones due by `now`, earliest first, made due at `until` at the same time.

        So no other process takes them before, and if this one dies another takes them after.
        """

    def postpone(self, notice: int, due: float, tries: int) -> None:
        """Make it due at another time, with its number of attempts."""

    def settle(self, notice: int, sent: float | None) -> None:
        """Mark it as sent at `sent`, or as given up."""

    def person(self, person: str) -> Addressee | None:
        """The receiver; None if they were deleted."""

    def subscription(self, subscription: int) -> Subscription | None: ...

    def subscriptions(self, person: str) -> Sequence[Subscription]: ...

    def drop_subscription(self, subscription: int) -> None: ...
