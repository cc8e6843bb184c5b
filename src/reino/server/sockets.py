"""One websocket a page: what it follows, what it asks, and what it hears."""

import asyncio
from contextlib import suppress
from typing import Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from reino import __version__
from reino.core.errors import ReinoError
from reino.play.damage import damage
from reino.play.story import Extras
from reino.server import messages
from reino.server.http.answers import refusal
from reino.server.outbox import Outbox
from reino.server.room import encode
from reino.server.rooms import Rooms
from reino.server.store.rows import Person

SLOWEST = 20.0  # seconds that the messages which wait together may take to be written
CLOSING = 5.0  # seconds that a page has to hear that it is closed
LARGEST = 16 << 10  # bytes of a message from a page
MOST_FOLLOWED = 32  # tables by one page
TOO_SLOW, TOO_MUCH, GOING_AWAY = 1013, 1008, 1001

decode = msgspec.json.Decoder(messages.FromPage).decode


class Named(msgspec.Struct):
    """All that is read of a message that cannot be obeyed: so its sender knows which it was."""

    id: messages.RequestId | None = None


class Bucket(Protocol):
    def take(self) -> float:
        """0 if one more message may come now, else the seconds until then."""


class Pages:
    """The pages that are open in this process, by person."""

    def __init__(self, most: int = 12) -> None:
        self._most = most
        self._open: dict[str, set[Outbox]] = {}

    def enter(self, person: str, outbox: Outbox) -> bool:
        """Whether the person may have one more page open."""
        pages = self._open.setdefault(person, set())
        if len(pages) >= self._most:
            return False
        pages.add(outbox)
        return True

    def leave(self, person: str, outbox: Outbox) -> None:
        pages = self._open.get(person, set())
        pages.discard(outbox)
        if not pages:
            self._open.pop(person, None)

    def tell(self, person: str, turn: messages.YourTurn) -> None:
        """A page that looks at the table from that seat sees it anyway."""
        for outbox in self._open.get(person, ()):
            if outbox.looks_at.get(turn.table) != turn.seat:
                outbox.put(encode(turn))

    def __len__(self) -> int:
        return sum(map(len, self._open.values()))


class Page:
    """A page from its first message to its last. Who it is was checked before."""

    def __init__(
        self,
        socket: WebSocket,
        person: Person,
        rooms: Rooms,
        pages: Pages,
        bucket: Bucket,
    ) -> None:
        self._socket = socket
        self._person = person
        self._rooms = rooms
        self._pages = pages
        self._bucket = bucket
        self._outbox = Outbox()
        self._followed: set[str] = set()

    async def serve(self) -> None:
        if not self._pages.enter(self._person.id, self._outbox):
            await self._socket.close(TOO_MUCH)
            return
        try:
            await self._socket.accept()
            self._put(messages.Hello(self._person.id, self._person.name, __version__))
            reading = asyncio.create_task(self._read())
            writing = asyncio.create_task(self._write())
            done, pending = await asyncio.wait(
                (reading, writing), return_when=asyncio.FIRST_COMPLETED
            )
            for task in pending:
                task.cancel()
            await asyncio.gather(*pending, return_exceptions=True)
            for task in done:
                with suppress(WebSocketDisconnect, OSError, RuntimeError):
                    task.result()
        finally:
            self._pages.leave(self._person.id, self._outbox)
            for table in self._followed:
                self._rooms.unfollow(table, self._outbox)
            await self._close(GOING_AWAY)

    async def _write(self) -> None:
        clock = asyncio.get_running_loop().time
        with suppress(TimeoutError):
            async with asyncio.timeout(None) as limit:
                while (message := await self._outbox.take()) is not None:
                    limit.reschedule(clock() + SLOWEST)
                    await self._send(message)
                    while (another := self._outbox.next()) is not None:
                        await self._send(another)
                    limit.reschedule(None)
        await self._close(TOO_SLOW)

    async def _send(self, message: bytes) -> None:
        await self._socket.send({"type": "websocket.send", "text": message.decode()})

    async def _read(self) -> None:
        while True:
            frame = await self._socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            text = frame.get("text")
            body = frame.get("bytes") or b"" if text is None else text.encode()
            if len(body) > LARGEST:
                self._refuse(ReinoError("error-message-large", most=str(LARGEST)))
                await self._close(TOO_MUCH)
                return
            # Who sends too much is read more slowly; nothing of it is thrown away.
            while wait := self._bucket.take():
                await asyncio.sleep(wait)
            try:
                message = decode(body)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                self._refuse(ReinoError("error-message-unread", why=damage(error)), id_of(body))
                continue
            await self._obey(message)

    async def _obey(self, message: messages.FromPage) -> None:
        id = getattr(message, "id", None)
        table = getattr(message, "table", None)
        try:
            match message:
                case messages.Do(id, table, command):
                    self._put(await self._rooms.do(table, self._person, command, id))
                case messages.Follow():
                    await self._follow(message)
                case messages.Unfollow(table):
                    self._followed.discard(table)
                    self._rooms.unfollow(table, self._outbox)
                case messages.Say(id, table, text):
                    await self._rooms.say(table, self._person, text)
                    self._put(messages.Done(id, table, 0))
                case messages.Ping():
                    self._put(messages.Pong())
        except ReinoError as error:
            self._refuse(error, id, table)

    async def _follow(self, message: messages.Follow) -> None:
        if message.table not in self._followed and len(self._followed) >= MOST_FOLLOWED:
            raise ReinoError("error-too-many-followed", most=str(MOST_FOLLOWED))
        known = message.table in self._followed
        self._followed.add(message.table)  # first, for this page may go while it is told
        try:
            await self._rooms.follow(
                message.table,
                self._person,
                message.seat,
                message.number,
                self._outbox,
                Extras(message.raw, message.words),
            )
        except ReinoError:
            if not known:
                self._followed.discard(message.table)
            raise

    def _put(self, message: messages.ToPage) -> None:
        self._outbox.put(encode(message))

    def _refuse(self, error: ReinoError, id: str | None = None, table: str | None = None) -> None:
        told = refusal(error, self._person.lang)
        self._put(msgspec.structs.replace(told, id=id, table=table))

    async def _close(self, code: int) -> None:
        if self._socket.application_state != WebSocketState.DISCONNECTED:
            # It may be gone already, or not even read that.
            with suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
                async with asyncio.timeout(CLOSING):
                    await self._socket.close(code)


def id_of(body: bytes) -> str | None:
    """The id in a message, whatever else is wrong with it."""
    try:
        return msgspec.json.decode(body, type=Named).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
