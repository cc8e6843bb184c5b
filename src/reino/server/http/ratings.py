"""Ratings, over HTTP."""

from reino.core.registry import find
from reino.server.http import schemas
from reino.server.http.endpoint import Call, Endpoint
from reino.server.http.responses import NotFound
from reino.server.ratings import Ratings


def _ratings(call: Call) -> Ratings:
    if call.services.ratings is None:
        raise NotFound("error-no-ratings")
    return call.services.ratings


async def leaders(call: Call) -> schemas.Standings:
    asked: schemas.OfGame = call.query
    find(asked.game)  # refuses one that is not there
    return schemas.Standings(tuple(await _ratings(call).leaders(asked.game, person=call.viewer)))


async def mine(call: Call) -> schemas.Standings:
    return schemas.Standings(tuple(await _ratings(call).of(call.me.id)))


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/ratings",
        does="The strongest people and bots at a game.",
        handler=leaders,
        query=schemas.OfGame,
        answer=schemas.Standings,
        refuses=(404,),
    ),
    Endpoint(
        method="GET",
        path="/api/me/ratings",
        does="How I stand at each game.",
        handler=mine,
        answer=schemas.Standings,
        person=True,
        refuses=(404,),
    ),
)
