"""The session of a client: the tables it follows, its commands, and the messages to it."""

import asyncio
from typing import Protocol

import msgspec
from starlette.websockets import WebSocket

from reino import __version__
from reino.core.errors import ReinoError
from reino.play.commands import Command, Sit
from reino.play.projection import Extras
from reino.play.record import damage
from reino.server import messages
from reino.server.bus import Bus
from reino.server.http.responses import refusal
from reino.server.store.rows import Person
from reino.server.table_service import TableService
from reino.server.websocket.outbox import Outbox
from reino.server.websocket.protocol import PROTOCOL, WebSocketProtocol

SLOWEST = 20.0  # timeout in seconds for queued messages to be written
DISMISSED = "dismissed"  # the kind of a bus message: a person's pages must sign in again
MOST_FOLLOWED = 32  # limit of tables followed by one session
GOING_AWAY, TOO_MUCH, FAILED, TOO_SLOW = 1001, 1008, 1011, 1013

NAMED = messages.Say, Sit  # messages that are written with the name of their person

decode = msgspec.json.Decoder(messages.FromPage).decode


class Named(msgspec.Struct):
    """The id of a message that does not fit the schema, so that the error can name it."""

    id: messages.RequestId | None = None


class Bucket(Protocol):
    def take(self) -> float:
        """Take one message from the rate limit: 0 if it may come now, else the seconds until
        then."""


class Sessions:
    """The sessions of this process, by person, with a limit of `most` for each."""

    def __init__(self, bus: Bus, most: int = 12) -> None:
        self._bus = bus
        self.most = most
        self._open: dict[str, set[Outbox]] = {}

    def enter(self, person: str, outbox: Outbox) -> bool:
        """Add a session, unless the person has too many; gives whether it was added."""
        sessions = self._open.setdefault(person, set())
        if len(sessions) >= self.most:
            return False
        sessions.add(outbox)
        return True

    def leave(self, person: str, outbox: Outbox) -> None:
        sessions = self._open.get(person, set())
        sessions.discard(outbox)
        if not sessions:
            self._open.pop(person, None)

    def dismiss(self, person: str) -> None:
        """Disconnect a person's clients in all processes: their secret is void."""
        self._cut(person)
        self._bus.relay(DISMISSED, person, b"")

    def relayed(self, kind: str, person: str) -> None:
        """A message of another process that has dismissed a person's clients."""
        if kind == DISMISSED:
            self._cut(person)

    def _cut(self, person: str) -> None:
        for outbox in list(self._open.get(person, ())):
            outbox.cut()

    def tell(self, person: str, turn: messages.YourTurn) -> None:
        """Tell a person's clients of a turn, except those that follow the table from that seat."""
        for outbox in self._open.get(person, ()):
            if outbox.looks_at.get(turn.table) != turn.seat:
                outbox.tell(turn)

    def count(self, person: str) -> int:
        """The number of sessions of this person here."""
        return len(self._open.get(person, ()))

    def __len__(self) -> int:
        return sum(map(len, self._open.values()))


class Session:
    """A client's connection from its first message to its last. Its person was recognised
    before."""

    def __init__(
        self,
        socket: WebSocket,
        person: Person,
        tables: TableService,
        sessions: Sessions,
        bucket: Bucket,
    ) -> None:
        self._socket = socket
        self._protocol: WebSocketProtocol = socket.scope[PROTOCOL]
        self._person = person
        self._lang = person.lang
        self._tables = tables
        self._sessions = sessions
        self._bucket = bucket
        self._outbox = Outbox()
        self._followed: set[str] = set()
        self._gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._limit: asyncio.TimerHandle | None = None  # deadline for queued messages to be written

    async def serve(self) -> None:
        if not self._sessions.enter(self._person.id, self._outbox):
            await self._socket.close(TOO_MUCH)
            return
        try:
            await self._socket.accept()
            if self._outbox.full:
                return  # dismissed while it was accepted
            self._outbox.at_overflow(lambda: self._protocol.close(TOO_SLOW))
            self._outbox.flow(self._protocol.write)
            self._put(messages.Hello(self._person.id, self._person.name, __version__))
            self._protocol.attach(self)
            await self._gone
        finally:
            self.lost()
            self._sessions.leave(self._person.id, self._outbox)
            for table in self._followed:
                self._tables.viewing.unfollow(table, self._outbox)
            self._protocol.close(GOING_AWAY)

    def hear(self, message: bytes) -> None:
        """Handle a message. A command is carried out to its end, even if the client disconnects."""
        self._tables.undertake(self._obey(message))

    def hold(self) -> None:
        self._outbox.hold()
        if self._limit is None and not self._gone.done():
            self._limit = self._gone.get_loop().call_later(SLOWEST, self._protocol.close, TOO_SLOW)

    def flow(self) -> None:
        if not self._gone.done():
            self._stop_waiting()
            self._outbox.flow(self._protocol.write)

    def lost(self) -> None:
        self._stop_waiting()
        self._outbox.close()
        if not self._gone.done():
            self._gone.set_result(None)

    def _stop_waiting(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    async def _obey(self, body: bytes) -> None:
        try:
            # A client above its rate limit is read more slowly; none of its messages is dropped.
            while (wait := self._bucket.take()) and not self._gone.done():
                await asyncio.sleep(wait)
            try:
                message = decode(body)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                self._refuse(ReinoError("error-message-unread", why=damage(error)), id_of(body))
            else:
                await self._answer(message)
        except Exception:
            self._protocol.close(FAILED)
            raise
        finally:
            self._protocol.go_on()

    async def _answer(self, message: messages.FromPage) -> None:
        try:
            match message:
                case messages.Do(id, table, command):
                    who = await self._named(command)
                    self._put(await self._tables.carry_out(table, who, command, id))
                case messages.Follow():
                    await self._follow(message)
                case messages.Unfollow(table):
                    self._followed.discard(table)
                    self._tables.viewing.unfollow(table, self._outbox)
                case messages.Say(id, table, text):
                    await self._tables.say(table, await self._named(message), text)
                    self._put(messages.Done(id, table, 0))
                case messages.Ping():
                    self._put(messages.Pong())
        except ReinoError as error:
            self._refuse(error, getattr(message, "id", None), getattr(message, "table", None))

    async def _named(self, message: Command | messages.Say) -> Person:
        """The person as stored. They may have changed their name since the client connected; lines
        of chat and seats are under the new one."""
        if isinstance(message, NAMED):
            self._person = await self._tables.known(self._person)
        return self._person

    async def _follow(self, message: messages.Follow) -> None:
        self._lang = message.words or self._lang  # the client may have changed its language
        if message.table not in self._followed and len(self._followed) >= MOST_FOLLOWED:
            raise ReinoError("error-too-many-followed", most=str(MOST_FOLLOWED))
        known = message.table in self._followed
        self._followed.add(message.table)  # first, for the client may disconnect before it is told
        try:
            await self._tables.viewing.follow(
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
                self._tables.viewing.unfollow(message.table, self._outbox)
            raise
        if self._gone.done():
            self._tables.viewing.unfollow(message.table, self._outbox)

    def _put(self, message: messages.ToPage) -> None:
        self._outbox.tell(message)

    def _refuse(self, error: ReinoError, id: str | None = None, table: str | None = None) -> None:
        told = refusal(error, self._lang)
        self._put(msgspec.structs.replace(told, id=id, table=table))


def id_of(body: bytes) -> str | None:
    """The id in a message that cannot be decoded as a whole."""
    try:
        return msgspec.json.decode(body, type=Named).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
