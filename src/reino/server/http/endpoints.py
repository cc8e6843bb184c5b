"""Everything that can be asked over HTTP."""

from reino.server.http import chat, games, me, meta, ratings, study, tables

ENDPOINTS = (
    *me.ENDPOINTS,
    *games.ENDPOINTS,
    *tables.ENDPOINTS,
    *study.ENDPOINTS,
    *chat.ENDPOINTS,
    *ratings.ENDPOINTS,
    *meta.ENDPOINTS,
)
