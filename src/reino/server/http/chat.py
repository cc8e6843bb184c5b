"""What is said at tables, over HTTP: read it, say it, report it, no longer hear somebody."""

from reino.server import messages
from reino.server.chat import Muted
from reino.server.http import schemas
from reino.server.http.endpoint import Call, Endpoint


async def lines(call: Call) -> schemas.ChatLines:
    asked: schemas.AfterLine = call.query
    tables = call.services.tables
    table = await tables.viewing.audience(call.table, call.viewer)
    return schemas.ChatLines(tuple(await tables.chat.lines(table, call.viewer, asked.after)))


async def say(call: Call) -> messages.Said:
    wanted: schemas.Saying = call.body
    return await call.services.tables.say(call.table, call.me, wanted.text)


async def report(call: Call) -> None:
    wanted: schemas.ReportWanted = call.body
    tables = call.services.tables
    table = await tables.viewing.audience(call.table, call.me.id)
    await tables.chat.report(table, wanted.line, call.me, wanted.why)


async def mute(call: Call) -> Muted:
    wanted: schemas.MuteWanted = call.body
    tables = call.services.tables
    table = await tables.viewing.audience(call.table, call.me.id)
    return await tables.chat.mute(table, wanted.line, call.me)


async def muted(call: Call) -> schemas.MutedList:
    return schemas.MutedList(tuple(await call.services.tables.chat.muted(call.me)))


async def unmute(call: Call) -> None:
    wanted: schemas.UnmuteWanted = call.body
    await call.services.tables.chat.unmute(call.me, wanted.person)


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/tables/{table}/chat",
        does="What was said at a table after a line.",
        handler=lines,
        query=schemas.AfterLine,
        answer=schemas.ChatLines,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/chat",
        does="Say something at a table.",
        handler=say,
        body=schemas.Saying,
        answer=messages.Said,
        person=True,
        status=201,
        refuses=(409,),
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/reports",
        does="Report what somebody said. When enough people have, nobody is shown it any more.",
        handler=report,
        body=schemas.ReportWanted,
        answer=None,
        person=True,
        refuses=(409,),
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/mutes",
        does="No longer hear whoever said this, at any table.",
        handler=mute,
        body=schemas.MuteWanted,
        answer=Muted,
        person=True,
        refuses=(409,),
    ),
    Endpoint(
        method="GET",
        path="/api/me/mutes",
        does="Whom I do not want to hear.",
        handler=muted,
        answer=schemas.MutedList,
        person=True,
    ),
    Endpoint(
        method="DELETE",
        path="/api/me/mutes",
        does="Hear somebody again.",
        handler=unmute,
        body=schemas.UnmuteWanted,
        answer=None,
        person=True,
    ),
)
