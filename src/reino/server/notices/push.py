"""The channel of Web Push, to every browser in which the person asked for it.

Needs `cryptography`, which comes with reino[push].
"""

import asyncio
import hashlib

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from reino.core.errors import ReinoError
from reino.server.notices.channel import Unsent, check_status, subscription_of
from reino.server.notices.preferences import checked_url
from reino.server.notices.queue import Addressee, Notice, NoticeQueue, Subscription
from reino.server.notices.safe_http import SafeHttp
from reino.server.notices.text import NoticeText
from reino.server.notices.webpush_crypto import (
    AUTH_SIZE,
    decode,
    encode,
    new_key,
    public_key,
    read_key,
    read_point,
    seal,
    vouch,
)

GONE = (404, 410)  # the browser has unsubscribed, or never subscribed
DAY = 24 * 3600


class Push:
    """The push channel. `key` is the private key of this server and `contact` an address of its
    operator."""

    def __init__(self, queue: NoticeQueue, http: SafeHttp, key: str, contact: str) -> None:
        self._queue = queue
        self._http = http
        self._contact = contact
        self._key = checked_key(key)

    @property
    def public_key(self) -> str:
        """The key with which a page subscribes: `applicationServerKey`."""
        return encode(public_key(self._key))

    def wanted(self, notice: Notice, person: Addressee) -> bool:
        return person.preferences.push

    async def send(self, notice: Notice, person: Addressee, text: NoticeText, now: float) -> None:
        id = subscription_of(notice)
        subscription = await asyncio.to_thread(self._queue.subscription, id)
        if subscription is None:
            raise Unsent("unsubscribed", final=True)
        left = DAY if text.until is None else int(text.until - now)
        headers = {
            "Authorization": vouch(self._key, subscription.endpoint, self._contact, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            # A push that waits for a sleeping phone expires after a day or when the time is up, and
            # is replaced by a later one of the same table.
            "TTL": str(max(0, min(DAY, left))),
            "Topic": hashlib.sha256(text.table.encode()).hexdigest()[:32],
            "Urgency": "normal",
        }
        body = seal(summary(text), subscription.p256dh, subscription.auth)
        status = await self._http.post(subscription.endpoint, headers, body)
        if status in GONE:
            await asyncio.to_thread(self._queue.drop_subscription, id)
        check_status(status, GONE)


def summary(text: NoticeText) -> bytes:
    """The payload for the page's service worker; a later one with the same tag replaces it."""
    return msgspec.json.encode(
        {
            "title": text.title,
            "body": text.sentences,
            "lang": text.lang,
            "url": text.link,
            "tag": text.table,
        }
    )


def checked_subscription(
    endpoint: str, p256dh: str, auth: str, *, private: bool = False
) -> Subscription:
    """A browser's push subscription, checked, without an id yet; refuses keys that could never be
    used."""
    try:
        checked_url(endpoint, private=private)
        read_point(p256dh)
        decode(auth, AUTH_SIZE)
    except ValueError:
        raise ReinoError("error-notice-subscription") from None
    return Subscription(0, endpoint, p256dh, auth)


def checked_key(text: str) -> ec.EllipticCurvePrivateKey:
    """The key that pushes are signed with."""
    try:
        return read_key(text)
    except ValueError:
        raise ReinoError("error-notice-vapid") from None


def new_vapid_key() -> str:
    """A private key for REINO_VAPID_KEY. Subscriptions are bound to it: keep it."""
    return new_key()
