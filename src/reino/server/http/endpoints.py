"""Everything that can be asked over HTTP."""

from reino.server.http import chat, games, maps, me, meta, ratings, study, tables

ENDPOINTS = (
    *me.ENDPOINTS,
    *games.ENDPOINTS,
    *tables.ENDPOINTS,
    *study.ENDPOINTS,
    *maps.ENDPOINTS,
    *chat.ENDPOINTS,
    *ratings.ENDPOINTS,
    *meta.ENDPOINTS,
)
