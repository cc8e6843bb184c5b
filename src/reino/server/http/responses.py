"""Responses: JSON for a result, and for a refusal its key, its facts and a sentence."""

import re
from collections.abc import Mapping

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from reino.core.catalogue import LANGUAGES
from reino.core.errors import BrokenGame, ChoiceError, ReinoError, UnknownGame
from reino.core.phrase import Tellable
from reino.play.record import damage
from reino.play.request import Refused
from reino.server.chat import NotSaid, TooOften
from reino.server.identity import BadToken
from reino.server.live_table import NotAllowed
from reino.server.live_tables import NoTable
from reino.server.messages import Refusal
from reino.server.store.errors import DatabaseError

JSON = "application/json"
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

# Messages of the parser about a body that is no record, and the keys of Reino's messages for them.
COMPLAINTS = (
    (r"Invalid (?:enum )?value (?P<given>.*) - at (?P<where>.*)", "error-body-value"),
    (
        r"Expected (?P<wanted>[^,]*(?:>=|<=|>|<|multiple|regex).*) - at (?P<where>.*)",
        "error-body-bounds",
    ),
)


class BadRequest(ReinoError):
    """The body or the request cannot be parsed."""


class Unprocessed(ReinoError):
    """The body can be parsed, but does not fit its schema."""


class NotFound(ReinoError):
    """No resource has this address."""


class WrongMethod(ReinoError):
    """The address takes other methods."""


class Foreign(ReinoError):
    """The request comes from a page of another origin."""


class TooLarge(ReinoError):
    """The body is larger than any request needs."""


class WrongMedia(ReinoError):
    """The content type of the body is not JSON."""


class Late(ReinoError):
    """The body did not arrive before the timeout."""


class Limited(ReinoError):
    """The rate limit is exceeded. The fact `seconds` says when to retry."""


class Anonymous(ReinoError):
    """The request needs a cookie or a token."""


class Already(ReinoError):
    """The request makes a new person, and its cookie is a person's already."""


class Unavailable(ReinoError):
    """The server cannot do it now; a retry may succeed."""


# The first class that fits decides.
STATUSES: tuple[tuple[type[ReinoError], int], ...] = (
    (NoTable, 404),
    (NotFound, 404),
    (NotAllowed, 403),
    (Foreign, 403),
    (BadToken, 401),
    (Anonymous, 401),
    (WrongMethod, 405),
    (Late, 408),
    (TooLarge, 413),
    (WrongMedia, 415),
    (Limited, 429),
    (TooOften, 429),
    (NotSaid, 409),
    (BadRequest, 400),
    (Unavailable, 503),
    (DatabaseError, 503),
    (Already, 409),
    (Refused, 409),
    (ChoiceError, 409),
)


def status_of(error: ReinoError) -> int:
    return next((status for kind, status in STATUSES if isinstance(error, kind)), 422)


def refusal(error: ReinoError, lang: str) -> Refusal:
    """The response to an error; for the database or a broken package, without details."""
    if isinstance(error, DatabaseError):
        error = Unavailable("error-database")
    if isinstance(error, BrokenGame):
        error = UnknownGame("error-game-broken", game=error.facts["game"])
    facts = {name: _told(fact, lang) for name, fact in error.facts.items()}
    return Refusal(key=error.key, text=error.tell(lang), facts=facts)


def refuse(error: ReinoError, lang: str, status: int | None = None) -> Response:
    given = status_of(error) if status is None else status
    headers: dict[str, str] = {}
    if given == 401:
        headers["WWW-Authenticate"] = "Bearer"
    if given == 429:
        headers["Retry-After"] = str(error.facts["seconds"])
    return answer(refusal(error, lang), given, headers)


def answer(told: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    body = msgspec.json.encode(told)
    return Response(body, status, {"Cache-Control": "no-store", **(headers or {})}, JSON)


async def refuse_socket(error: ReinoError, scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a websocket before it is opened: by an HTTP response, or else by closing it."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008, "reason": error.key})
        return
    response = refuse(error, "en")
    headers = response.raw_headers
    await send(
        {
            "type": "websocket.http.response.start",
            "status": response.status_code,
            "headers": headers,
        }
    )
    await send({"type": "websocket.http.response.body", "body": bytes(response.body)})


def _told(fact: object, lang: str) -> str:
    return fact.tell(lang) if isinstance(fact, Tellable) else str(fact)


def complaint(error: Exception) -> ReinoError:
    """The error of a body or a query that could not be read, as a message instead of the parser's
    text."""
    for pattern, key in COMPLAINTS:
        found = re.fullmatch(pattern, str(error), re.DOTALL)
        if found:
            return Unprocessed(key, **found.groupdict())
    kind = Unprocessed if isinstance(error, msgspec.ValidationError) else BadRequest
    return kind("error-body", why=damage(error))


def lang_of(header: str | None) -> str:
    """The language of a client without a person: the one of Reino's that its browser prefers."""
    liked: dict[str, float] = {}
    for part in (header or "").split(",")[:20]:
        tag, _, quality = part.strip().partition(";")
        lang = tag.strip().lower().partition("-")[0]
        number = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", quality) if quality else None
        weight = float(number[1]) if number else float(not quality)
        if lang in LANGUAGES:
            liked[lang] = max(weight, liked.get(lang, 0.0))
    best = max(liked, key=lambda lang: liked[lang], default="en")
    return best if liked.get(best) else "en"
