"""`reino bot`: a bot that plays at a table of a server, over the network."""

import asyncio
from typing import TYPE_CHECKING

from reino.cli.serve import data_folder
from reino.terminal.console import Terminal

if TYPE_CHECKING:
    from reino.core.bot import Bot
    from reino.play.projection import Seen
    from reino.play.setup import Setup

TOKEN = "bot-{host}-{name}"  # the file of an account's token


def bot(
    terminal: Terminal,
    name: str,
    *,
    server: str,
    table: str,
    seat: int | None,
    called: str | None,
    seconds: float | None,
    data: str | None,
) -> int:
    from reino.core.bot import close_bot
    from reino.server.bot_client import BotClient

    say = terminal.say
    made: list[Bot] = []

    def make(setup: "Setup") -> "Bot":
        from reino.bots.levels import make_bot
        from reino.play.table import loaded

        made.append(make_bot(loaded(setup), name, seconds=seconds))
        return made[-1]

    def told(key: str, facts: dict[str, str]) -> None:
        terminal.tell(say(key, **facts), "dim")

    token = asyncio.run(_token(terminal, server, called or name, data))
    id = table.rstrip("/").rpartition("/")[2]  # a link to the table is accepted too
    try:
        seen = asyncio.run(BotClient(server, token, id, seat, make, told).play())
    finally:
        for each in made:
            close_bot(each)
    terminal.tell(_ended(terminal, seen))
    return 0


async def _token(terminal: Terminal, server: str, called: str, data: str | None) -> str:
    """The token of the account of this name on that server; the account is created on first use."""
    from urllib.parse import quote, urlsplit

    from reino.server.bot_client import new_account

    host = urlsplit(server if "//" in server else f"//{server}").netloc
    file = TOKEN.format(host=quote(host, safe=""), name=quote(called, safe=""))
    path = data_folder(terminal, data) / file
    if path.exists():
        return path.read_text("utf-8").strip()
    token = await new_account(server, called[:40])
    path.touch(mode=0o600)
    path.write_text(token, "utf-8")
    return token


def _ended(terminal: Terminal, seen: "Seen") -> str:
    if seen.result is None or seen.viewer is None:
        return terminal.say("cli-bot-closed")
    value = seen.result.returns[seen.viewer]
    return terminal.say("cli-bot-over", reason=seen.result.reason, value=f"{value:+g}")
