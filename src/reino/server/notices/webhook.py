"""The webhook channel: a signed POST of JSON to a program of the person's own.

The headers are those of the Standard Webhooks convention, so that a receiver can check them with
any of its libraries: an id that stays the same in a retry, the time of sending, and an HMAC-SHA256
of "id.time.body" under the person's secret.
"""

import base64
import hashlib
import hmac
from datetime import UTC, datetime

import msgspec

from reino.server.notices.channel import check_status
from reino.server.notices.queue import Addressee, Notice
from reino.server.notices.safe_http import SafeHttp
from reino.server.notices.text import NoticeText

GONE = (410,)


class Webhook:
    def __init__(self, http: SafeHttp, key: bytes) -> None:
        self._http = http
        self._key = key

    def wanted(self, notice: Notice, person: Addressee) -> bool:
        return person.preferences.webhook is not None

    async def send(self, notice: Notice, person: Addressee, text: NoticeText, now: float) -> None:
        url = person.preferences.webhook
        assert url is not None
        body = report(text, now)
        secret = webhook_secret(self._key, person.id, url)
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Reino",
            "Webhook-Id": text.id,
            "Webhook-Timestamp": str(int(now)),
            "Webhook-Signature": signature(secret, text.id, int(now), body),
        }
        status = await self._http.post(url, headers, body)
        check_status(status, GONE)


def report(text: NoticeText, now: float) -> bytes:
    """The body: the parts of the text, and its sentences."""
    data = {
        "table": text.table,
        "number": text.number,
        "game": text.game,
        "names": text.names,
        "until": None if text.until is None else _moment(text.until),
        "lang": text.lang,
        "title": text.title,
        "text": text.sentences,
        "url": text.link,
        "settings": text.settings,
    }
    return msgspec.json.encode({"type": "turn", "timestamp": _moment(now), "data": data})


def webhook_secret(key: bytes, person: str, url: str) -> str:
    """The secret with which the person's program checks signatures; another one for another URL.

    It follows from the server's key, so that none is stored. A secret of that person.
    """
    secret = hmac.digest(key, f"webhook {person} {url}".encode(), hashlib.sha256)
    return "whsec_" + base64.b64encode(secret).decode()


def signature(secret: str, id: str, moment: int, body: bytes) -> str:
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = hmac.digest(key, f"{id}.{moment}.".encode() + body, hashlib.sha256)
    return "v1," + base64.b64encode(signed).decode()


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
