"""The middleware around the app: origin checks, rate limits, security headers and the request log.

A page of another origin must neither act as a person here nor read their secrets. A browser sends
the origin of the page with every request; a client with a token instead of a cookie has no page at
all.
"""

import logging
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from time import perf_counter

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from reino.core.errors import ReinoError
from reino.server.http.responses import Foreign, Limited, lang_of, refuse, refuse_socket
from reino.server.limits import Buckets
from reino.server.settings import Settings

SAFE = ("GET", "HEAD", "OPTIONS")
PORTS = {"http": ":80", "https": ":443"}
ROUTE = "reino.route"  # in the scope: the path without ids

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
        "object-src 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
HSTS = "max-age=31536000"

requests = logging.getLogger("reino.server.requests")
logger = logging.getLogger("reino.server")


class GuardMiddleware:
    """Wraps the whole app. `buckets` are those of addresses, `now` the clock of the log."""

    def __init__(
        self, app: ASGIApp, settings: Settings, buckets: Buckets, now: Callable[[], float]
    ) -> None:
        self._app = app
        self._settings = settings
        self._buckets = buckets
        self._now = now

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = perf_counter()
        https = is_https(scope, self._settings)
        status = 0

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if https:
                    headers["Strict-Transport-Security"] = HSTS
            await send(message)

        lang = lang_of(Headers(scope=scope).get("accept-language"))
        try:
            self._check(scope)
            await self._app(scope, receive, send_guarded)
        except ReinoError as error:
            await refuse(error, lang)(scope, receive, send_guarded)
        except ClientDisconnect:
            status = 499
        except Exception:
            # Clients are not told the error; the operator reads it in the log.
            logger.exception("a request failed")
            if not status:
                await refuse(ReinoError("error-server"), lang, 500)(scope, receive, send_guarded)
        self._log(scope, status, perf_counter() - begun)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check(scope)
        except ReinoError as error:
            await refuse_socket(error, scope, receive, send)
            return
        await self._app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        wait = self._buckets.take(address_of(scope, self._settings.proxies))
        if wait:
            raise Limited("error-too-many", seconds=str(int(wait) + 1))
        headers = Headers(scope=scope)
        if "authorization" in headers:
            return  # no browser adds this header by itself
        if scope["type"] == "websocket":
            check_origin(headers, self._settings.origin, must=True)
        elif scope["method"] not in SAFE:
            check_origin(headers, self._settings.origin, must="cookie" in headers)
        else:
            check_reading(headers)

    def _log(self, scope: Scope, status: int, seconds: float) -> None:
        """Write one line without queries, cookies, bodies or ids: some tables are known by their
        link alone."""
        line = {
            "at": round(self._now(), 3),
            "method": scope["method"],
            "route": scope.get(ROUTE, "-"),
            "status": status,
            "ms": round(seconds * 1000, 1),
        }
        requests.info(msgspec.json.encode(line).decode())


def check_origin(headers: Headers, own: str | None, *, must: bool) -> None:
    """Refuse a request of another origin; with `must`, also one without an origin."""
    site = headers.get("sec-fetch-site")
    origin = headers.get("origin")
    if site not in (None, "same-origin") or (origin is None and site is None and must):
        raise Foreign("error-origin")
    if origin is not None and not is_own(origin, headers.get("host", ""), own):
        raise Foreign("error-origin")


def check_reading(headers: Headers) -> None:
    """Refuse to be embedded or fetched by other origins. Links are allowed."""
    if headers.get("sec-fetch-site") not in ("cross-site", "same-site"):
        return
    navigates = headers.get("sec-fetch-mode") == "navigate"
    if not navigates or headers.get("sec-fetch-dest") in ("object", "embed", "iframe", "frame"):
        raise Foreign("error-origin")


def is_own(origin: str, host: str, own: str | None) -> bool:
    """Whether this is our page: at the address of the settings, or at the host of the request."""
    if own is not None:
        return origin == own
    scheme, _, place = origin.partition("://")
    if scheme not in PORTS or not host:
        return False
    return _bare(place, scheme) == _bare(host, scheme)


def _bare(place: str, scheme: str) -> str:
    return place.lower().removesuffix(PORTS[scheme])


def is_https(scope: Scope, settings: Settings) -> bool:
    """Whether the person's browser speaks https, as far as it is known behind a proxy."""
    if settings.origin is not None:
        return settings.origin.startswith("https:")
    if settings.proxies:
        given = Headers(scope=scope).get("x-forwarded-proto", "")
        return given.rpartition(",")[2].strip() == "https"
    return scope["scheme"] in ("https", "wss")


def address_of(scope: Scope, proxies: int) -> str:
    """The address whose rate limit counts: the client's, or its network, where a client has many.

    Every proxy appends its caller's address; entries before those of our own proxies may be forged.
    """
    peer = scope["client"][0] if scope.get("client") else ""
    if proxies:
        named = Headers(scope=scope).getlist("x-forwarded-for")
        chain = [part.strip() for line in named for part in line.split(",")]
        peer = chain[-proxies] if len(chain) >= proxies else peer
    try:
        # After the percent sign comes a zone name that the sender may choose, of any length.
        address = ip_address(peer.partition("%")[0])
    except ValueError:
        return "unknown"
    if address.version == 6 and address.ipv4_mapped is None:
        return str(ip_network(f"{address}/64", strict=False))
    return str(address)
