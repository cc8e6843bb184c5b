"""A server in this process that records everything it sends to one person."""

import asyncio
import json
import logging
import ssl
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import asdict, dataclass, field
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
from sqlalchemy import text

from reino.core.state import State
from reino.core.view import View
from reino.play import log
from reino.play.commands import Choose
from reino.play.request import Request
from reino.play.table import Entry
from reino.server import create_table, middleware
from reino.server.app import make_app
from reino.server.autoplay import Autoplay
from reino.server.bus import Alone
from reino.server.identity import COOKIE, Credentials
from reino.server.notices import NoticeService, read_settings
from reino.server.notices.queue import Addressee, Notice
from reino.server.notices.sender import Sender
from reino.server.notices.stored_queue import StoredQueue
from reino.server.notices.text import NoticeText
from reino.server.services import Services
from reino.server.settings import Settings
from reino.server.store.people import hashed
from reino.server.store.rows import TableRow
from reino.server.store.schema import metadata, people
from reino.server.store.store import Store
from reino.server.store.writer import Writer
from reino.server.table_service import TableService
from reino.server.turn_notices import TurnLookup, TurnNotices
from reino.server.websocket.protocol import PROTOCOL, Reader
from reino.server.websocket.session import Sessions
from server.bare_server import Hand, until
from server.histories import PEOPLE, TABLE, Moment, id_of, world_of
from server.web import FREE

SITE = "http://reino.test"
OTHERS = ("Olga", "Ivo")  # a watcher, and a visitor who knows the link and does not follow
SOMEBODY: Mapping[str, Any] = {
    "lang": "es",
    "created": 1.0,
    "seen": 1.0,
    "bot": False,
    "settings": json.dumps({"webhook": "https://example.org/turn"}),
}
NEVER = 1e6  # timeout in seconds
TRUST = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

Asking = tuple[str, str, object]  # method, path, body
Told = list[tuple[str, object]]


@dataclass(frozen=True)
class Scene:
    """A table at a moment, as it is in one world."""

    entries: Sequence[Entry]
    moment: Moment | None  # the command or choice; None: none
    seed: bytes
    keep: str | None  # people who are the same in both worlds
    world: int
    at: float

    def id(self, name: str) -> str:
        return id_of(name, world_of(name, self.keep, self.world))

    def secret(self, name: str) -> str:
        return f"{self.id(name)}{self.id(name)}".ljust(32, "-")[:32]

    @property
    def names(self) -> tuple[str, ...]:
        return (*(entry.name for entry in self.entries if isinstance(entry, log.Sat)), *OTHERS)


@dataclass(frozen=True)
class Spy:
    """A viewer of the table, and their requests."""

    name: str | None  # None: a visitor without a cookie
    seat: int | None
    follows: bool
    asks: Sequence[Asking]  # before and after the command
    says: Sequence[object]  # messages on their websocket, before it


class Scripted:
    """Bots with one scripted choice; without one they think for ever."""

    def __init__(self, moment: Moment | None) -> None:
        bot = moment is not None and moment.bot
        self._script = {moment.seat: moment.command} if bot and moment else {}

    async def choose(self, view: View, bot: str, seconds: float | None) -> int:
        command = self._script.pop(view.seat, None)  # type: ignore[arg-type]
        if isinstance(command, Choose):
            return command.action
        return await asyncio.Future()


class Postman:
    """A channel that takes every notice, and shows those for one person."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, NoticeText]] = []

    def wanted(self, notice: Notice, person: Addressee) -> bool:
        return True

    async def send(self, notice: Notice, person: Addressee, letter: NoticeText, now: float) -> None:
        self.letters.append((notice.person, letter))


class Line:
    """One websocket of the app, without a network."""

    def __init__(self, app: Any, cookie: str) -> None:
        self.heard: list[str] = []
        self.opened = asyncio.Event()
        self._reader: Reader | None = None
        self._waiting: deque[bytes] = deque()
        self._busy = False
        headers = [
            (b"host", b"reino.test"),
            (b"origin", SITE.encode()),
            (b"cookie", cookie.encode()),
        ]
        scope = {
            "type": "websocket",
            "path": "/api/socket",
            "raw_path": b"/api/socket",
            "scheme": "ws",
            "query_string": b"",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "subprotocols": [],
            "state": {},
            PROTOCOL: self,
        }
        self._task = asyncio.create_task(app(scope, self._connect, self._send))

    async def _connect(self) -> Mapping[str, Any]:
        return {"type": "websocket.connect"}

    async def _send(self, message: Mapping[str, Any]) -> None:
        self.heard.append(json.dumps(dict(message), default=repr))

    def attach(self, reader: Reader) -> None:
        self._reader = reader
        self.opened.set()

    def write(self, message: bytes) -> None:
        self.heard.append(message.decode())

    def go_on(self) -> None:
        self._busy = False
        self._next()

    def close(self, code: int) -> None:
        self.heard.append(json.dumps({"type": "websocket.close", "code": code}))

    def say(self, message: object) -> None:
        self._waiting.append(json.dumps(message).encode())
        self._next()

    def _next(self) -> None:
        if self._waiting and not self._busy and self._reader is not None:
            self._busy = True
            self._reader.hear(self._waiting.popleft())

    def pongs(self) -> int:
        return sum(json.loads(text)["type"] == "pong" for text in self.heard)

    async def catch_up(self) -> None:
        """Wait until every message is answered, and every update is sent."""
        before = self.pongs()
        self.say({"type": "ping"})
        await until(lambda: self.pongs() > before, seconds=60)

    async def leave(self) -> None:
        assert self._reader is not None
        self._reader.lost()
        await self._task


class Lines(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.name} {record.levelname} {self.format(record)}")


@dataclass
class SpiedServer:
    """The services of a server, as `reino.server.services` puts them together."""

    store: Store
    scene: Scene
    now: Hand = field(init=False)
    postman: Postman = field(default_factory=Postman)

    def __post_init__(self) -> None:
        self.now = Hand(self.scene.at)

    @asynccontextmanager
    async def services(
        self, settings: Settings, now: Callable[[], float]
    ) -> AsyncIterator[Services]:
        async with AsyncExitStack() as stack:
            writer = Writer(self.store)
            stack.push_async_callback(asyncio.to_thread, writer.close)
            sessions = Sessions(Alone())
            moment = self.scene.moment
            pace = 0.0 if moment is not None and moment.bot else NEVER
            autoplay = Autoplay(Scripted(moment), now, pace)
            self.tables = TableService(self.store, writer, Alone(), autoplay, now)
            stack.push_async_callback(self.tables.close)
            queue, turns = StoredQueue(self.store), TurnLookup(self.tables.live)
            notices = NoticeService(
                queue, turns, read_settings({}), key=b"k", site=SITE, now=now, context=TRUST
            )
            self.sender = Sender(queue, turns, {"webhook": self.postman}, site=SITE, now=now)
            self.turn_notices = TurnNotices(sessions, Alone(), notices, lasting=0.0)
            self.tables.listen(self.turn_notices)
            yield Services(settings, self.store, self.tables, now, sessions, notices)

    def furnish(self) -> None:
        """Put the table and the people into the database, and nothing else."""
        scene = self.scene
        table = log.folded(TABLE, scene.entries)
        with self.store.writing() as connection:
            for part in reversed(metadata.sorted_tables):
                connection.execute(part.delete())
            connection.execute(text("DELETE FROM sqlite_sequence"))
            for name in (*PEOPLE, *OTHERS):
                known = {"id": scene.id(name), "secret_hash": hashed(scene.secret(name))}
                connection.execute(people.insert().values(name=name, **known, **SOMEBODY))
        setup = table.setup
        heard = [entry for entry in scene.entries if not entry.silent]
        row = TableRow(
            id=TABLE,
            game=setup.game,
            rules=setup.rules,
            public=setup.public,
            created=table.opened,
            updated=heard[-1].at,
            info=create_table.info(table),
            seed=scene.seed,
            status=table.status,
        )
        lines = [(entry.at, log.written(entry)) for entry in scene.entries]
        seats = {number: seat.person for number, seat in enumerate(table.seats) if seat.person}
        self.store.create_table(row, lines, seats)

    async def settle(self) -> None:
        await until(lambda: not (self.tables.pending or self.turn_notices.pending), seconds=60)


async def told(store: Store, scene: Scene, spy: Spy) -> Told:
    """Everything that is sent to this viewer during a moment, byte for byte."""
    server = SpiedServer(store, scene)
    await asyncio.to_thread(server.furnish)
    log_lines = Lines()
    logger = logging.getLogger("reino")
    level = logger.level
    logger.addHandler(log_lines)
    logger.setLevel(logging.DEBUG)
    try:
        with (
            patch.object(Request, "dealt", _dealing(scene)),
            patch.object(middleware, "perf_counter", _still),
        ):
            seen = await _watched(server, spy)
        return seen + [("log", line) for line in log_lines.lines]
    finally:
        logger.removeHandler(log_lines)
        logger.setLevel(level)


def _still() -> float:
    return 0.0


def _dealing(scene: Scene) -> Callable[[Request, State, int], tuple[int, ...]]:
    """A dealer that repeats the outcomes of a history."""
    first = scene.moment.entries[0] if scene.moment is not None else None
    falls = first.falls if isinstance(first, log.Chose) else ()

    return lambda request, state, draws: falls


async def _watched(server: SpiedServer, spy: Spy) -> Told:
    scene = server.scene
    app = make_app(Settings(database="sqlite:///none", rates=FREE), server.services, now=server.now)
    seen: Told = []
    async with app.router.lifespan_context(app):
        wires: dict[str, Line] = {}
        for name in scene.names:
            wires[name] = Line(app, _cookie(scene, name))
            await wires[name].opened.wait()
        for name, wire in wires.items():
            if name == spy.name and not spy.follows:
                continue
            if name != OTHERS[1]:
                wire.say(_follow(scene, name))
            await wire.catch_up()
        own = wires.get(spy.name or "")
        if own is not None:
            for message in spy.says:
                own.say(message)
            await own.catch_up()
        await server.settle()
        async with _browser(app, scene, spy.name) as browser:
            seen += [await _answered(browser, request) for request in spy.asks]
            await _happen(app, server, wires)
            await server.settle()
            for wire in wires.values():
                await wire.catch_up()
            reads = [request for request in spy.asks if request[0] == "GET"]
            seen += [await _answered(browser, request) for request in reads]
        server.now.at += 3600.0
        await server.sender.round()
        for wire in wires.values():
            await wire.leave()
        if own is not None:
            seen += [("socket", text) for text in own.heard]
            reader = scene.id(spy.name or "")
            letters = [letter for person, letter in server.postman.letters if person == reader]
            seen += [("letter", asdict(letter)) for letter in letters]
    return seen


async def _happen(app: Any, server: SpiedServer, wires: dict[str, Line]) -> None:
    """Carry out the moment at the table: on a person's websocket, or by a bot."""
    moment = server.scene.moment
    if moment is None:
        return
    if moment.bot:
        await server.tables.tick(TABLE)
        live = await server.tables.live.load(TABLE)
        await until(lambda: live.table.number > moment.before, seconds=60)
        return
    name = PEOPLE[moment.seat]
    wires[name].say(
        {
            "type": "do",
            "id": "now",
            "table": TABLE,
            "command": msgspec.to_builtins(moment.command),
        }
    )
    await wires[name].catch_up()


def _follow(scene: Scene, name: str) -> dict[str, object]:
    seat = PEOPLE.index(name) if name in PEOPLE else None
    return {"type": "follow", "table": TABLE, "seat": seat, "raw": True}


def _cookie(scene: Scene, name: str) -> str:
    return f"{COOKIE}={Credentials(scene.id(name), scene.secret(name)).token}"


def _browser(app: Any, scene: Scene, name: str | None) -> httpx.AsyncClient:
    headers = {"origin": SITE}
    if name is not None:
        headers["cookie"] = _cookie(scene, name)
    transport = httpx.ASGITransport(app=app)
    return httpx.AsyncClient(transport=transport, base_url=SITE, headers=headers)


async def _answered(browser: httpx.AsyncClient, request: Asking) -> tuple[str, object]:
    method, path, body = request
    answer = await browser.request(method, path, json=body)
    return f"{method} {path}", (answer.status_code, answer.headers.raw, answer.content)
