"""Notices to a program of the person's own: a signed POST of JSON.

The headers are those of the Standard Webhooks convention, so that a receiver can check them with
any of its libraries: an id that stays the same when a notice is sent again, the time of sending,
and an HMAC-SHA256 of "id.time.body" under the person's secret.
"""

import base64
import hashlib
import hmac
from datetime import UTC, datetime

import msgspec

from reino.server.notices.channel import Unsent
from reino.server.notices.queue import Notice, Person
from reino.server.notices.safe_http import Reach
from reino.server.notices.text import Letter

GONE = 410


class Webhook:
    def __init__(self, reach: Reach, key: bytes) -> None:
        self._reach = reach
        self._key = key

    def wanted(self, notice: Notice, person: Person) -> bool:
        return person.preferences.webhook is not None

    async def send(self, notice: Notice, person: Person, letter: Letter, now: float) -> None:
        url = person.preferences.webhook
        assert url is not None
        body = report(letter, now)
        secret = webhook_secret(self._key, person.id, url)
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Reino",
            "Webhook-Id": letter.id,
            "Webhook-Timestamp": str(int(now)),
            "Webhook-Signature": signature(secret, letter.id, int(now), body),
        }
        status = await self._reach.post(url, headers, body)
        if not 200 <= status < 300:
            raise Unsent(f"status {status}", final=status == GONE)


def report(letter: Letter, now: float) -> bytes:
    """The body: what the letter says, in parts and as a sentence."""
    data = {
        "table": letter.table,
        "number": letter.number,
        "game": letter.game,
        "names": letter.names,
        "until": None if letter.until is None else _moment(letter.until),
        "lang": letter.lang,
        "title": letter.title,
        "text": letter.text,
        "url": letter.link,
        "settings": letter.settings,
    }
    return msgspec.json.encode({"type": "turn", "timestamp": _moment(now), "data": data})


def webhook_secret(key: bytes, person: str, url: str) -> str:
    """What the person's program checks signatures with; another one for another URL.

    It follows from the server's key, so that there is none to keep. For their eyes only.
    """
    secret = hmac.digest(key, f"webhook {person} {url}".encode(), hashlib.sha256)
    return "whsec_" + base64.b64encode(secret).decode()


def signature(secret: str, id: str, moment: int, body: bytes) -> str:
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = hmac.digest(key, f"{id}.{moment}.".encode() + body, hashlib.sha256)
    return "v1," + base64.b64encode(signed).decode()


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
