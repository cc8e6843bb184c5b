"""Endpoints of editors: boards that are drawn by hand, for games that have an editor
(`GameSpec.editor`)."""

import asyncio
from inspect import getdoc
from typing import get_type_hints

from reino.core.registry import made_of_games
from reino.core.spec import Editor, GameSpec
from reino.server.http.endpoint import Call, Endpoint


def editor_endpoints() -> list[Endpoint]:
    """Two for each game that has an editor: a board to begin with, and the check of one."""
    return [endpoint for some in made_of_games(endpoints_of) for endpoint in some]


def endpoints_of(spec: GameSpec) -> list[Endpoint]:
    editor: Editor | None = spec.editor
    if editor is None:
        return []

    async def show_board(call: Call, query: object) -> object:
        return await asyncio.to_thread(editor.begin, query)

    async def check_board(call: Call, body: object) -> object:
        return await asyncio.to_thread(editor.check, body, call.lang)

    begin, check = (get_type_hints(work) for work in (editor.begin, editor.check))
    path = f"/api/maps/{spec.key}"
    return [
        Endpoint(
            method="GET",
            path=path,
            does=getdoc(editor.begin) or "",
            handler=show_board,
            query=begin["asked"],
            answer=begin["return"],
        ),
        Endpoint(
            method="POST",
            path=path,
            does=getdoc(editor.check) or "",
            handler=check_board,
            body=check["given"],
            answer=check["return"],
            refuses=(422,),
        ),
    ]
