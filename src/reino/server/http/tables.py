"""Tables: open one, find one, look at it, ask something of it."""

import asyncio
import io

import segno

from reino.core.registry import find
from reino.play.projection import Seen
from reino.play.record import Record
from reino.server import messages
from reino.server.http import queries, schemas
from reino.server.http.endpoint import Call, Endpoint


async def open_table(call: Call) -> messages.TableOpened:
    wanted: messages.TableWanted = call.body
    call.spend(call.limits.tables, call.me.id)
    return await call.services.tables.open(call.me, wanted)


async def show_open(call: Call) -> schemas.TablesListed:
    asked: schemas.OpenTables = call.query
    if asked.game is not None:
        find(asked.game)  # refuses one that is not there
    before = queries.cursor(asked.before)
    return await asyncio.to_thread(queries.open_tables, call.services.store, asked.game, before)


async def show(call: Call) -> Seen:
    asked: schemas.AsSeat = call.query
    return await call.services.tables.viewing.seen(call.table, call.viewer, asked.seat)


async def show_mine(call: Call) -> messages.Mine:
    return await call.services.tables.viewing.mine(call.table, call.viewer)


async def command(call: Call) -> messages.Done:
    asked: messages.Asked = call.body
    return await call.services.tables.do(call.table, call.me, asked.command, asked.id)


async def tell_story(call: Call) -> schemas.Story:
    asked: schemas.Since = call.query
    viewing = call.services.tables.viewing
    told = await viewing.story(call.table, call.viewer, asked.seat, asked.since, asked.words)
    return schemas.Story(told)


async def show_record(call: Call) -> Record:
    return await call.services.tables.viewing.record(call.table, call.viewer)


async def play_on(call: Call) -> messages.TableOpened:
    wanted: messages.PlayOnWanted = call.body
    call.spend(call.limits.tables, call.me.id)
    return await call.services.tables.play_on(call.table, call.me, wanted)


async def rematch(call: Call) -> messages.TableOpened:
    wanted: schemas.RematchWanted = call.body
    call.spend(call.limits.tables, call.me.id)
    return await call.services.tables.rematch(call.table, call.me, wanted.id)


async def draw_code(call: Call) -> bytes:
    """The link to a table as a picture for cameras. Whoever has the link needs nothing else."""
    viewing = call.services.tables.viewing
    await viewing.seen(call.table, call.viewer, None)  # refuses a table that is not there
    scheme = "https" if call.https else "http"
    host = call.request.headers.get("host", "localhost")
    site = call.services.settings.origin or f"{scheme}://{host}"
    picture = io.BytesIO()
    code = segno.make(f"{site}/table/{call.table}", micro=False, error="m")
    code.save(picture, kind="svg", scale=8, border=4, light="white", svgns=True, xmldecl=False)
    return picture.getvalue()


ENDPOINTS = (
    Endpoint(
        method="POST",
        path="/api/tables",
        does="Open a table.",
        handler=open_table,
        body=messages.TableWanted,
        answer=messages.TableOpened,
        person=True,
        status=201,
        refuses=(409,),
    ),
    Endpoint(
        method="GET",
        path="/api/tables",
        does="Public tables with open seats, the newest first.",
        handler=show_open,
        query=schemas.OpenTables,
        answer=schemas.TablesListed,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}",
        does="A table as I may see it: from a seat of mine, or as somebody who watches.",
        handler=show,
        query=schemas.AsSeat,
        answer=Seen,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/mine",
        does="Which seats of a table are mine or kept for me, and whether I opened it.",
        handler=show_mine,
        answer=messages.Mine,
        refuses=(404,),
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/commands",
        does="Ask something of a table. The answer comes once it is kept; the same id asks once.",
        handler=command,
        body=messages.Asked,
        answer=messages.Done,
        person=True,
        refuses=(409,),
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/story",
        does="What happened after a number, as far as I may know.",
        handler=tell_story,
        query=schemas.Since,
        answer=schemas.Story,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/record",
        does="The record of a finished game, with the seed of its dice.",
        handler=show_record,
        answer=Record,
        refuses=(422,),
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/play_on",
        does="A new table that goes on from a point of a finished game.",
        handler=play_on,
        body=messages.PlayOnWanted,
        answer=messages.TableOpened,
        person=True,
        status=201,
        refuses=(409,),
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/rematch",
        does="The same again for those who played, one seat further; all who ask get one table.",
        handler=rematch,
        body=schemas.RematchWanted,
        answer=messages.TableOpened,
        person=True,
        status=201,
        refuses=(409,),
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/qr.svg",
        does="The link to a table, for cameras.",
        handler=draw_code,
        answer=bytes,
        media="image/svg+xml",
    ),
)
