"""The bot client: a bot that plays at a table over the network.

It keeps a command until the server acknowledges it. When the connection breaks it reconnects, sends
the last number of the table that it knows, and retries the command under the same id.
"""

import asyncio
import secrets
from base64 import b64decode
from collections.abc import Callable
from contextlib import suppress
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidURI, WebSocketException

from reino.core.bot import Bot
from reino.core.errors import ReinoError
from reino.core.phrase import quoted
from reino.core.view import View
from reino.play.commands import Choose, Command, Sit
from reino.play.projection import Seen
from reino.play.setup import Setup
from reino.play.table import loaded
from reino.server import messages as m

PATIENCE = 20.0  # timeout of an HTTP request, in seconds
FIRST_WAIT, LONGEST_WAIT = 0.5, 30.0  # pauses before a retry to connect, in seconds

_encode = msgspec.json.encode
_decode = msgspec.json.Decoder(m.ToPage).decode

MakeBot = Callable[[Setup], Bot]
Told = Callable[[str, dict[str, str]], None]  # the key of a message, and its facts


class NoServer(ReinoError):
    """No server answers at that address, or one that is not Reino."""


async def new_account(server: str, name: str) -> str:
    """A bot account; gives its token, which is shown this once."""
    answer = await _post(f"{_base(server)}/api/bots", {"name": name}, None)
    token = answer.get("token")
    if not isinstance(token, str):
        raise NoServer("error-no-server", url=quoted(server))
    return token


async def _post(url: str, body: object, token: str | None) -> dict[str, object]:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    try:
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            answer = await http.post(url, json=body, headers=headers)
            told = answer.json()
    except (httpx.HTTPError, httpx.InvalidURL, ValueError) as error:
        raise NoServer("error-no-server", url=quoted(url)) from error
    if not answer.is_success or not isinstance(told, dict):
        raise ReinoError("error-refused-there", text=_text(told) or f"HTTP {answer.status_code}")
    return told


def _text(told: object) -> str:
    return str(told.get("text", "")) if isinstance(told, dict) else ""


def _base(server: str) -> str:
    parts = urlsplit(server if "//" in server else f"http://{server}")
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise NoServer("error-no-server", url=quoted(server))
    return f"{parts.scheme}://{parts.netloc}"


class BotClient:
    """A bot at one table, from sitting down to the end of the game."""

    def __init__(
        self,
        server: str,
        token: str,
        table: str,
        seat: int | None,
        make_bot: MakeBot,
        told: Told = lambda key, facts: None,
    ) -> None:
        self._url = _base(server).replace("http", "ws", 1) + "/api/socket"
        self._token = token
        self._table = table
        self._seat = seat
        self._sits = False
        self._make_bot = make_bot
        self._bot: Bot | None = None
        self._told = told
        self._number = 0
        self._answered = 0
        self._seen: Seen | None = None
        self._unacknowledged: m.Do | None = None

    async def play(self) -> Seen:
        """Play until the game is over; gives the final table."""
        wait = FIRST_WAIT
        headers = {"Authorization": f"Bearer {self._token}"}
        while True:
            try:
                async with connect(self._url, additional_headers=headers) as socket:
                    seen = await self._converse(socket)
                    if seen is not None:
                        return seen
                wait = FIRST_WAIT
            except InvalidURI as error:
                raise NoServer("error-no-server", url=quoted(self._url)) from error
            except InvalidHandshake as error:
                if getattr(getattr(error, "response", None), "status_code", 500) in (401, 403, 404):
                    raise NoServer("error-no-entry", url=quoted(self._url)) from error
            except (OSError, TimeoutError, WebSocketException):
                pass
            self._told("cli-bot-waiting", {"seconds": f"{wait:g}"})
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _converse(self, socket: ClientConnection) -> Seen | None:
        await self._follow(socket)
        if self._unacknowledged is not None:
            await socket.send(_encode(self._unacknowledged).decode())
        async for text in socket:
            match _decode(text):
                case m.Now(seen) | m.Update(_, seen):
                    self._number = seen.number
                    self._seen = seen
                    if seen.status == "over":
                        return seen
                    await self._act(socket, seen)
                case m.Done(id=id):
                    await self._acknowledged(socket, id)
                case m.Refusal() as refusal:
                    await self._refused(socket, refusal)
        return None

    async def _follow(self, socket: ClientConnection) -> None:
        seat = self._seat if self._sits else None
        follow = m.Follow(table=self._table, seat=seat, number=self._number, raw=True)
        await socket.send(_encode(follow).decode())

    async def _ask(self, socket: ClientConnection, command: Command) -> None:
        self._unacknowledged = m.Do(secrets.token_hex(8), self._table, command)
        await socket.send(_encode(self._unacknowledged).decode())

    async def _act(self, socket: ClientConnection, seen: Seen) -> None:
        if self._unacknowledged is not None:
            return
        if not self._sits:
            await self._sit(socket, seen)
        elif seen.legal and seen.asked != self._answered and seen.record is not None:
            assert self._seat is not None
            view = View.of(loaded(seen.setup), self._seat, b64decode(seen.record))
            bot = await self._made(seen)
            action = await asyncio.to_thread(bot.choose, view)
            self._answered = seen.asked
            await self._ask(socket, Choose(self._seat, action, seen.number))

    async def _sit(self, socket: ClientConnection, seen: Seen) -> None:
        free = [number for number, seat in enumerate(seen.seats) if seat.open]
        if self._seat is None:
            # A kept seat may be kept for this client, which the server checks.
            others = [number for number in free if not seen.seats[number].kept]
            self._seat = next(iter(others or free), None)
        elif self._seat >= len(seen.seats):
            seats = str(len(seen.seats))
            raise ReinoError("error-table-no-seat", seats=seats, given=str(self._seat))
        if self._seat not in free or seen.status != "open":
            raise ReinoError("error-table-taken")
        await self._made(seen)  # a bot that there is not takes no seat
        await self._ask(socket, Sit(self._seat, secrets.token_hex(16)))

    async def _made(self, seen: Seen) -> Bot:
        if self._bot is None:
            self._bot = await asyncio.to_thread(self._make_bot, seen.setup)
        return self._bot

    async def _acknowledged(self, socket: ClientConnection, id: str) -> None:
        asked = self._unacknowledged
        if asked is None or asked.id != id:
            return
        self._unacknowledged = None
        if isinstance(asked.command, Sit):
            self._sits = True
            self._told("cli-bot-sits", {"seat": str(asked.command.seat)})
            await self._follow(socket)
        elif self._seen is not None:
            await self._act(socket, self._seen)  # it may be this bot's turn again

    async def _refused(self, socket: ClientConnection, refusal: m.Refusal) -> None:
        asked = self._unacknowledged
        if asked is None or refusal.id != asked.id:
            raise ReinoError("error-refused-there", text=refusal.text)
        self._unacknowledged = None
        if isinstance(asked.command, Sit):
            raise ReinoError("error-refused-there", text=refusal.text)
        # The question may have changed since: read it again.
        self._answered = 0
        with suppress(WebSocketException):
            await self._follow(socket)
