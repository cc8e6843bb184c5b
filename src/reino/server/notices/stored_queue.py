"""The queue of notices in the store."""

from collections.abc import Sequence

import msgspec

from reino.server.notices.preferences import Preferences, stored_preferences
from reino.server.notices.queue import Addressee, Draft, Notice, Subscription
from reino.server.store.rows import Person, Push
from reino.server.store.store import Store

NEVER = 0.0  # the time of sending of a notice that is settled unsent


class StoredQueue:
    """Implements `reino.server.notices.NoticeQueue`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def post(self, drafts: Sequence[Draft]) -> None:
        for draft in drafts:
            self._store.add_notice(
                draft.person, draft.table, draft.number, draft.channel, draft.due
            )

    def claim(self, now: float, until: float, limit: int) -> Sequence[Notice]:
        # The store counts an attempt when a notice is taken, the sender when one has failed.
        return [
            Notice(
                taken.person,
                taken.table,
                taken.number,
                taken.channel,
                taken.due,
                taken.id,
                taken.tries - 1,
            )
            for taken in self._store.take_notices(now, until, limit)
        ]

    def postpone(self, notice: int, due: float, tries: int) -> None:
        self._store.postpone_notice(notice, due, tries)

    def settle(self, notice: int, sent: float | None) -> None:
        self._store.sent_notice(notice, NEVER if sent is None else sent)

    def person(self, person: str) -> Addressee | None:
        known = self._store.person(person)
        return None if known is None else addressee(known)

    def subscription(self, subscription: int) -> Subscription | None:
        found = self._store.push(subscription)
        return None if found is None else _subscription(found)

    def subscriptions(self, person: str) -> Sequence[Subscription]:
        found = map(_subscription, self._store.pushes(person))
        return [one for one in found if one is not None]

    def drop_subscription(self, subscription: int) -> None:
        found = self._store.push(subscription)
        if found is not None:
            self._store.delete_push(found.endpoint)


def addressee(person: Person) -> Addressee:
    return Addressee(person.id, person.name, person.lang, preferences_of(person))


def preferences_of(person: Person) -> Preferences:
    return stored_preferences(msgspec.json.decode(person.settings, type=dict[str, object]))


class _Keys(msgspec.Struct):
    p256dh: str
    auth: str


def _subscription(found: Push) -> Subscription | None:
    """A subscription; None where its keys cannot be read, so that no push can be sent to it."""
    try:
        keys = msgspec.json.decode(found.keys, type=_Keys)
    except msgspec.DecodeError:
        return None
    return Subscription(found.id, found.endpoint, keys.p256dh, keys.auth)
