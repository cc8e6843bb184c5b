"""About the server itself."""

import asyncio
from typing import Any

import msgspec

from reino import __version__
from reino.core.errors import ReinoError
from reino.server.http import schemas
from reino.server.http.endpoint import Call, Endpoint
from reino.server.http.responses import Unavailable


async def version(call: Call) -> schemas.Version:
    return schemas.Version(__version__)


async def health(call: Call) -> schemas.Health:
    try:
        await asyncio.to_thread(call.services.store.person, "")
    except ReinoError:
        raise Unavailable("error-database") from None
    bus, workers = call.services.bus_healthy(), call.services.bot_workers()
    return schemas.Health(database=True, bus=bus, thinkers=workers)


async def openapi(call: Call) -> msgspec.Raw:
    return msgspec.Raw(call.request.app.state.openapi)


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/openapi.json",
        does="This description.",
        handler=openapi,
        answer=dict[str, Any],
    ),
    Endpoint(
        method="GET",
        path="/version",
        does="Which Reino this is.",
        handler=version,
        answer=schemas.Version,
    ),
    Endpoint(
        method="GET",
        path="/healthz",
        does="Whether the database answers, the bus is heard, and how many bots can think.",
        handler=health,
        answer=schemas.Health,
    ),
)
