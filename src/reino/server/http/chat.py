"""The chat of tables over HTTP: read it, write a line, report one, mute its author."""

from reino.server import messages
from reino.server.chat import Muted
from reino.server.http import schemas
from reino.server.http.endpoint import Call, endpoint


@endpoint("GET", "/api/tables/{table}/chat", "What was said at a table after a line.")
async def lines(call: Call, query: schemas.AfterLine) -> schemas.ChatLines:
    tables = call.services.tables
    table = await tables.viewing.audience(call.table, call.viewer)
    return schemas.ChatLines(tuple(await tables.chat.lines(table, call.viewer, query.after)))


@endpoint(
    "POST",
    "/api/tables/{table}/chat",
    "Say something at a table.",
    person=True,
    status=201,
    refuses=(409,),
)
async def say(call: Call, body: schemas.Saying) -> messages.Said:
    return await call.services.tables.say(call.table, call.me, body.text)


@endpoint(
    "POST",
    "/api/tables/{table}/reports",
    "Report a line of the chat. A line that enough people have reported is hidden.",
    person=True,
    refuses=(409,),
)
async def report(call: Call, body: schemas.ReportWanted) -> None:
    tables = call.services.tables
    table = await tables.viewing.audience(call.table, call.me.id)
    await tables.chat.report(table, body.line, call.me, body.why)


@endpoint(
    "POST",
    "/api/tables/{table}/mutes",
    "Mute the author of a line, at all tables.",
    person=True,
    refuses=(409,),
)
async def mute(call: Call, body: schemas.MuteWanted) -> Muted:
    tables = call.services.tables
    table = await tables.viewing.audience(call.table, call.me.id)
    return await tables.chat.mute(table, body.line, call.me)


@endpoint("GET", "/api/me/mutes", "The people I have muted.", person=True)
async def muted(call: Call) -> schemas.MutedList:
    return schemas.MutedList(tuple(await call.services.tables.chat.muted(call.me)))


@endpoint("DELETE", "/api/me/mutes", "Unmute a person.", person=True)
async def unmute(call: Call, body: schemas.UnmuteWanted) -> None:
    await call.services.tables.chat.unmute(call.me, body.person)


ENDPOINTS = (
    lines,
    say,
    report,
    mute,
    muted,
    unmute,
)
