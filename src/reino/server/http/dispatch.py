"""Dispatch: from a request to the call of its endpoint, and from the result to a response."""

import asyncio
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from reino.core.errors import ReinoError
from reino.core.phrase import quoted
from reino.server.http import about, chat, editors, games, me, ratings, study, tables
from reino.server.http.endpoint import Call, Endpoint
from reino.server.http.responses import (
    JSON,
    UNREADABLE,
    BadRequest,
    Late,
    TooLarge,
    Unprocessed,
    WrongMedia,
    answer,
    complaint,
    lang_of,
    refuse,
)
from reino.server.identity import recognise
from reino.server.limits import Limits
from reino.server.middleware import ROUTE, address_of, is_https
from reino.server.services import Services
from reino.server.settings import Settings


@cache
def all_endpoints() -> tuple[Endpoint, ...]:
    """All endpoints, the editors of installed games included."""
    return (
        *me.ENDPOINTS,
        *games.ENDPOINTS,
        *tables.ENDPOINTS,
        *study.ENDPOINTS,
        *editors.editor_endpoints(),
        *chat.ENDPOINTS,
        *ratings.ENDPOINTS,
        *about.ENDPOINTS,
    )


def routes(endpoints: tuple[Endpoint, ...]) -> list[Route]:
    """One route a path, so that the error for a wrong method can list the right ones."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [
        Route(path, _Serving(path, methods).serve, methods=list(methods))
        for path, methods in by_path.items()
    ]


class _Serving:
    """The endpoints of one path."""

    def __init__(self, path: str, methods: Mapping[str, Endpoint]) -> None:
        self._path = path
        self._methods = methods

    async def serve(self, request: Request) -> Response:
        request.scope[ROUTE] = self._path
        endpoint = self._methods["GET" if request.method == "HEAD" else request.method]
        lang = lang_of(request.headers.get("accept-language"))
        try:
            call = await _call(request, lang)
            lang = call.lang
            return await _carried_out(endpoint, call)
        except ReinoError as error:
            return refuse(error, lang)


async def _call(request: Request, lang: str) -> Call:
    services: Services = request.app.state.services
    limits: Limits = request.app.state.limits
    headers = request.headers
    person = await recognise(services.store, headers.get("cookie"), headers.get("authorization"))
    return Call(
        services=services,
        limits=limits,
        request=request,
        person=person,
        address=address_of(request.scope, services.settings.proxies),
        lang=person.lang if person else lang,
        https=is_https(request.scope, services.settings),
    )


async def _carried_out(endpoint: Endpoint, call: Call) -> Response:
    if endpoint.person:
        call.spend(call.limits.actions, call.me.id)
    given: dict[str, Any] = {}
    if endpoint.query is not None:
        given["query"] = read_query(call.request, endpoint.query)
    if endpoint.body is not None:
        given["body"] = await read_body(call.request, endpoint.body, call.services.settings)
    told = await endpoint.handler(call, **given)
    if endpoint.answer is None:
        return Response(status_code=204, headers=call.headers)
    if endpoint.media != JSON:
        assert isinstance(told, bytes)
        call.headers["Cache-Control"] = "no-store"
        return Response(told, endpoint.status, call.headers, endpoint.media)
    return answer(told, endpoint.status, call.headers)


def read_query(request: Request, kind: Any) -> Any:
    """The query of a request: each name once, and no name that the endpoint does not know."""
    given = request.query_params.multi_items()
    names = [name for name, _ in given]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise Unprocessed("error-query-twice", name=twice)
    # Parsed as text, "null" would be nothing and not a word.
    null = next((name for name, value in given if value == "null"), None)
    if null is not None:
        raise Unprocessed("error-query-null", name=null)
    try:
        return msgspec.convert(dict(given), kind, strict=False)
    except msgspec.ValidationError as error:
        raise complaint(error) from None


async def read_body(request: Request, kind: Any, settings: Settings) -> Any:
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != JSON:
        raise WrongMedia("error-media", given=quoted(media))
    try:
        body = await _bytes(request, settings)
        return msgspec.json.decode(body, type=kind)
    except UNREADABLE as error:
        raise complaint(error) from None


async def _bytes(request: Request, settings: Settings) -> bytes:
    """The body, unless it exceeds the size limit or the timeout."""
    length = request.headers.get("content-length", "0")
    if not (length.isascii() and length.isdigit()):
        raise BadRequest("error-length", given=quoted(length))
    too_large = TooLarge("error-too-large-body", most=str(settings.most_bytes))
    if len(length) > 12 or int(length) > settings.most_bytes:
        raise too_large
    body = bytearray()
    try:
        async with asyncio.timeout(settings.patience):
            async for part in request.stream():
                body += part
                if len(body) > settings.most_bytes:
                    raise too_large
    except TimeoutError:
        raise Late("error-late-body", seconds=f"{settings.patience:g}") from None
    return bytes(body)
