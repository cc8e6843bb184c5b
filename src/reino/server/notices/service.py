"""The notice service: the interface of notices for the rest of the server."""

import ssl
from collections.abc import Callable, Iterable
from types import ModuleType

from reino.core.errors import ReinoError
from reino.server.notices.channel import EMAIL, PUSH, WEBHOOK, Channel, Unsent, push_channel
from reino.server.notices.confirmation import confirmation, confirms
from reino.server.notices.mail import Mail
from reino.server.notices.preferences import Preferences, read_preferences
from reino.server.notices.queue import (
    Addressee,
    Draft,
    NoticeQueue,
    Still,
    Subscription,
)
from reino.server.notices.safe_http import SafeHttp
from reino.server.notices.sender import Sender
from reino.server.notices.settings import NoticeSettings
from reino.server.notices.webhook import Webhook, webhook_secret


class NoticeService:
    """Queues notices and sends them.

    `key` is a stored secret of the server, `site` its public address, and `context` has the TLS
    certificates to trust, where the system's own list is not enough.
    """

    def __init__(
        self,
        queue: NoticeQueue,
        still: Still,
        settings: NoticeSettings,
        *,
        key: bytes,
        site: str,
        now: Callable[[], float],
        context: ssl.SSLContext | None = None,
    ) -> None:
        self._queue = queue
        self._settings = settings
        self._key = key
        self._now = now
        self._http = SafeHttp(private=settings.private, context=context)
        channels: dict[str, Channel] = {WEBHOOK: Webhook(self._http, key)}
        self._mail = Mail(settings.mail, context) if settings.mail else None
        if self._mail:
            channels[EMAIL] = self._mail
        self.push_key: str | None = None  # the key with which a page subscribes
        if settings.vapid and settings.contact:
            push = _push().Push(queue, self._http, settings.vapid, settings.contact)
            channels[PUSH] = push
            self.push_key = push.public_key
        self.offered = frozenset(channels)  # channels that a page may ask for: email, webhook, push
        self.sender = Sender(queue, still, channels, site=site, now=now)

    def post(
        self, table: str, number: int, people: Iterable[str], since: float | None = None
    ) -> None:
        """Queue notices to people who began to owe with this entry of the table, just now or at the
        moment `since`. They go out if the turn lasts.

        May be called again for the same turn, as after a restart.
        """
        due = (self._now() if since is None else since) + self._settings.delay
        drafts = [
            Draft(person, table, number, channel, due)
            for person in people
            for channel in self._channels_of(person)
        ]
        if drafts:
            self._queue.post(drafts)

    def _channels_of(self, id: str) -> list[str]:
        person = self._queue.person(id)
        if person is None:
            return []
        wanted = person.preferences
        asked = [(EMAIL, wanted.email), (WEBHOOK, wanted.webhook)]
        channels = [channel for channel, where in asked if where and channel in self.offered]
        if wanted.push and self.push_key:
            channels += [push_channel(browser.id) for browser in self._queue.subscriptions(id)]
        return channels

    def read_preferences(self, settings: dict[str, object]) -> Preferences:
        """The preferences of a person, checked."""
        return read_preferences(settings, private=self._settings.private)

    def read_subscription(self, endpoint: str, p256dh: str, auth: str) -> Subscription:
        """A browser's subscription, checked, with no id yet."""
        private = self._settings.private
        checked: Subscription = _push().checked_subscription(
            endpoint, p256dh, auth, private=private
        )
        return checked

    def webhook_secret(self, person: str, url: str) -> str:
        """The secret with which the person's program checks signatures; a secret of that person."""
        return webhook_secret(self._key, person, url)

    async def send_code(self, person: Addressee, address: str) -> None:
        """Mail the code that confirms an address."""
        if self._mail is None or self._settings.mail is None:
            raise ReinoError("error-notice-no-mail")
        sender = self._settings.mail.sender
        try:
            await self._mail.deliver(confirmation(self._key, person, address, sender, self._now()))
        except Unsent:
            raise ReinoError("error-notice-code-unsent") from None

    def confirm(self, person: str, address: str, code: str) -> None:
        """Refuse a code that was not sent to this address."""
        if not confirms(self._key, person, address, code):
            raise ReinoError("error-notice-code")

    async def run(self) -> None:
        """Send until cancelled."""
        await self.sender.run()

    async def close(self) -> None:
        """Close the connections."""
        await self._http.close()


def check_settings(settings: NoticeSettings) -> None:
    """Refuse settings with which no push could be sent."""
    if settings.vapid:
        _push().checked_key(settings.vapid)


def _push() -> ModuleType:
    """The module that needs the optional library `cryptography`."""
    try:
        from reino.server.notices import push
    except ModuleNotFoundError:
        raise ReinoError("error-notice-push-missing") from None
    return push
