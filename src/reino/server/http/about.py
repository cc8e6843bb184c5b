"""Endpoints about the server itself: health and the API description."""

import asyncio
from typing import Any

import msgspec

from reino import __version__
from reino.core.errors import ReinoError
from reino.server.http import schemas
from reino.server.http.endpoint import Call, endpoint
from reino.server.http.responses import Unavailable


@endpoint("GET", "/version", "Which Reino this is.")
async def version(call: Call) -> schemas.Version:
    return schemas.Version(__version__)


@endpoint(
    "GET",
    "/healthz",
    "Whether the database answers, the bus is heard, and how many bots can think.",
)
async def health(call: Call) -> schemas.Health:
    try:
        await asyncio.to_thread(call.services.store.person, "")
    except ReinoError:
        raise Unavailable("error-database") from None
    bus, workers = call.services.bus_healthy(), call.services.bot_workers()
    return schemas.Health(database=True, bus=bus, thinkers=workers)


@endpoint("GET", "/api/openapi.json", "This description.", answer=dict[str, Any])
async def openapi(call: Call) -> msgspec.Raw:
    return msgspec.Raw(call.request.app.state.openapi)


ENDPOINTS = (
    openapi,
    version,
    health,
)
