"""Ratings, over HTTP."""

from reino.core.registry import find
from reino.server.http import forms
from reino.server.http.answers import NotFound
from reino.server.http.endpoint import Call, Endpoint
from reino.server.ratings import Ratings


def _ratings(call: Call) -> Ratings:
    if call.services.ratings is None:
        raise NotFound("error-no-ratings")
    return call.services.ratings


async def leaders(call: Call) -> forms.Standings:
    asked: forms.OfGame = call.query
    find(asked.game)  # refuses one that is not there
    person = call.person.id if call.person else None
    return forms.Standings(tuple(await _ratings(call).leaders(asked.game, person=person)))


async def mine(call: Call) -> forms.Standings:
    return forms.Standings(tuple(await _ratings(call).of(call.me.id)))


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/ratings",
        does="The strongest people and bots at a game.",
        handler=leaders,
        query=forms.OfGame,
        answer=forms.Standings,
        refuses=(404,),
    ),
    Endpoint(
        method="GET",
        path="/api/me/ratings",
        does="How I stand at each game.",
        handler=mine,
        answer=forms.Standings,
        person=True,
        refuses=(404,),
    ),
)
