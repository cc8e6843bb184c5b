"""Endpoints of tables: open, list, show, and commands."""

import asyncio
import io

import segno

from reino.core.registry import find
from reino.play.projection import Seen
from reino.play.record import Record
from reino.server import messages
from reino.server.http import queries, schemas
from reino.server.http.endpoint import Call, endpoint


@endpoint("POST", "/api/tables", "Open a table.", person=True, status=201, refuses=(409,))
async def open_table(call: Call, body: messages.TableWanted) -> messages.TableOpened:
    call.spend(call.limits.tables, call.me.id)
    return await call.services.tables.open(call.me, body)


@endpoint("GET", "/api/tables", "Public tables with open seats, the newest first.")
async def show_open(call: Call, query: schemas.OpenTables) -> schemas.TablesListed:
    if query.game is not None:
        find(query.game)  # refuses an unknown game
    before = queries.cursor(query.before)
    return await asyncio.to_thread(queries.open_tables, call.services.store, query.game, before)


@endpoint(
    "GET",
    "/api/tables/{table}",
    "A table as I may see it: from a seat of mine, or as a watcher.",
)
async def show(call: Call, query: schemas.AsSeat) -> Seen:
    return await call.services.tables.viewing.seen(call.table, call.viewer, query.seat)


@endpoint(
    "GET",
    "/api/tables/{table}/mine",
    "Which seats of a table are mine or kept for me, and whether I opened it.",
    refuses=(404,),
)
async def show_mine(call: Call) -> messages.Mine:
    return await call.services.tables.viewing.mine(call.table, call.viewer)


@endpoint(
    "POST",
    "/api/tables/{table}/commands",
    "Ask something of a table. The answer comes once it is kept; the same id asks once.",
    person=True,
    refuses=(409,),
)
async def command(call: Call, body: messages.Asked) -> messages.Done:
    return await call.services.tables.do(call.table, call.me, body.command, body.id)


@endpoint("GET", "/api/tables/{table}/story", "What happened after a number, as far as I may know.")
async def tell_story(call: Call, query: schemas.Since) -> schemas.Story:
    viewing = call.services.tables.viewing
    told = await viewing.story(call.table, call.viewer, query.seat, query.since, query.words)
    return schemas.Story(told)


@endpoint(
    "GET",
    "/api/tables/{table}/record",
    "The record of a finished game, with the seed of its dice.",
    refuses=(422,),
)
async def show_record(call: Call) -> Record:
    return await call.services.tables.viewing.record(call.table, call.viewer)


@endpoint(
    "POST",
    "/api/tables/{table}/play_on",
    "A new table that goes on from a point of a finished game.",
    person=True,
    status=201,
    refuses=(409,),
)
async def play_on(call: Call, body: messages.PlayOnWanted) -> messages.TableOpened:
    call.spend(call.limits.tables, call.me.id)
    return await call.services.tables.play_on(call.table, call.me, body)


@endpoint(
    "POST",
    "/api/tables/{table}/rematch",
    "The same again for those who played, one seat further; all who ask get one table.",
    person=True,
    status=201,
    refuses=(409,),
)
async def rematch(call: Call, body: schemas.RematchWanted) -> messages.TableOpened:
    call.spend(call.limits.tables, call.me.id)
    return await call.services.tables.rematch(call.table, call.me, body.id)


@endpoint(
    "GET", "/api/tables/{table}/qr.svg", "The link to a table, for cameras.", media="image/svg+xml"
)
async def draw_code(call: Call) -> bytes:
    """The link to a table as a QR code. The link alone lets a person in."""
    viewing = call.services.tables.viewing
    await viewing.seen(call.table, call.viewer, None)  # refuses an unknown table
    scheme = "https" if call.https else "http"
    host = call.request.headers.get("host", "localhost")
    site = call.services.settings.origin or f"{scheme}://{host}"
    picture = io.BytesIO()
    code = segno.make(f"{site}/table/{call.table}", micro=False, error="m")
    code.save(picture, kind="svg", scale=8, border=4, light="white", svgns=True, xmldecl=False)
    return picture.getvalue()


ENDPOINTS = (
    open_table,
    show_open,
    show,
    show_mine,
    command,
    tell_story,
    show_record,
    play_on,
    rematch,
    draw_code,
)
