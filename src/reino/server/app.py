"""The app: the middleware, the endpoints and the websocket, on top of the services they call."""

import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket

from reino.core.errors import ReinoError
from reino.server.http.dispatch import all_endpoints, routes
from reino.server.http.responses import (
    Anonymous,
    BadRequest,
    NotFound,
    WrongMethod,
    lang_of,
    refuse,
    refuse_socket,
)
from reino.server.identity import recognise
from reino.server.limits import Buckets, Limits
from reino.server.middleware import GuardMiddleware
from reino.server.openapi import describe
from reino.server.services import Services
from reino.server.settings import Settings
from reino.server.websocket.session import Session

Opening = Callable[[Settings, Callable[[], float]], AbstractAsyncContextManager[Services]]


def make_app(
    settings: Settings,
    opening: Opening,
    *,
    now: Callable[[], float] = time.time,
    others: Sequence[BaseRoute] = (),
) -> Starlette:
    """Everything the server answers. `opening` makes its services when it starts and ends them when
    it stops (`reino.server.services`); `others` are routes that come after ours, such as the pages
    of the client."""
    limits, endpoints = Limits(settings.rates, now), all_endpoints()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with opening(settings, now) as services:
            app.state.services = services
            yield

    app = Starlette(
        routes=[*routes(endpoints), WebSocketRoute("/api/socket", serve_page), *others],
        middleware=[
            Middleware(GuardMiddleware, settings=settings, buckets=limits.requests, now=now)
        ],
        exception_handlers={HTTPException: _misdirected},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.limits = limits
    app.state.openapi = describe(endpoints)
    return app


async def serve_page(socket: WebSocket) -> None:
    """The websocket of a client. The person must be known before it is opened."""
    services: Services = socket.app.state.services
    limits: Limits = socket.app.state.limits
    headers = socket.headers
    try:
        person = await recognise(
            services.store, headers.get("cookie"), headers.get("authorization")
        )
        if person is None:
            raise Anonymous("error-nobody")
    except ReinoError as error:
        await refuse_socket(error, socket.scope, socket.receive, socket.send)
        return
    bucket = _Share(limits.messages, person.id)
    await Session(socket, person, services.tables, services.sessions, bucket).serve()


class _Share:
    """A person's rate limit, shared by all their connections."""

    def __init__(self, buckets: Buckets, name: str) -> None:
        self._buckets = buckets
        self._name = name

    def take(self) -> float:
        return self._buckets.take(self._name)


async def _misdirected(request: Request, error: Exception) -> Response:
    """Errors of Starlette itself, such as an unknown path, in the JSON of every other refusal."""
    assert isinstance(error, HTTPException)
    lang = lang_of(request.headers.get("accept-language"))
    if error.status_code == 404:
        return refuse(NotFound("error-no-page"), lang)
    if error.status_code == 405:
        allowed = ", ".join(sorted((error.headers or {}).get("Allow", "").split(", ")))
        response = refuse(WrongMethod("error-method", allowed=allowed, given=request.method), lang)
        response.headers["Allow"] = allowed
        return response
    status = error.status_code
    return refuse(BadRequest("error-request", status=str(status)), lang, status)
