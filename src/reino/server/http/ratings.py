"""Endpoints of ratings."""

from reino.core.registry import find
from reino.server.http import schemas
from reino.server.http.endpoint import Call, endpoint
from reino.server.http.responses import NotFound
from reino.server.ratings import Ratings


def _ratings(call: Call) -> Ratings:
    if call.services.ratings is None:
        raise NotFound("error-no-ratings")
    return call.services.ratings


@endpoint("GET", "/api/ratings", "The strongest people and bots at a game.", refuses=(404,))
async def leaders(call: Call, query: schemas.OfGame) -> schemas.Standings:
    find(query.game)  # refuses an unknown game
    return schemas.Standings(tuple(await _ratings(call).leaders(query.game, person=call.viewer)))


@endpoint("GET", "/api/me/ratings", "How I stand at each game.", person=True, refuses=(404,))
async def mine(call: Call) -> schemas.Standings:
    return schemas.Standings(tuple(await _ratings(call).of(call.me.id)))


ENDPOINTS = (
    leaders,
    mine,
)
