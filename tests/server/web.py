"""A server on a port of its own, with all its services, and browsers as clients."""

import asyncio
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
import uvicorn
from starlette.routing import BaseRoute

from reino.server.app import make_app
from reino.server.limits import Rates
from reino.server.services import open_services
from reino.server.settings import Settings
from reino.server.websocket.protocol import WebSocketProtocol

FREE = Rates(
    requests=None,
    actions=None,
    tables=None,
    people=None,
    names=None,
    recoveries=None,
    messages=None,
    studies=None,
    letters=None,
)
NONCE = "0123456789abcdef" * 2


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time


class Site:
    """A running server, and any number of browsers."""

    def __init__(self, url: str, app: Any, config: uvicorn.Config, clock: Clock) -> None:
        self.url = url
        self.app = app
        self.config = config
        self.clock = clock
        self._browsers: list[httpx.Client] = []

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def browser(self, origin: str | None = "own", **headers: str) -> httpx.Client:
        """The browser of a new visitor without a cookie, on a page of this origin."""
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        if origin is not None:
            given["origin"] = self.url if origin == "own" else origin
        client = httpx.Client(base_url=self.url, headers=given, trust_env=False, timeout=60)
        self._browsers.append(client)
        return client

    def person(self, name: str = "Ana", lang: str = "en", **headers: str) -> httpx.Client:
        """The browser of a person with a name."""
        client = self.browser(**headers)
        made = client.post("/api/me", json={"name": name, "lang": lang})
        assert made.status_code == 201, made.text
        return client

    def close(self) -> None:
        for browser in self._browsers:
            browser.close()


class _Server(uvicorn.Server):
    """Says when it listens."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()

    def run_here(self, listening: socket.socket) -> None:
        try:
            asyncio.run(self.serve([listening]))
        finally:
            self.ready.set()


@contextmanager
def serving(
    folder: Path,
    *,
    others: Sequence[BaseRoute] = (),
    now: Callable[[], float] | None = None,
    **settings: Any,
) -> Iterator[Site]:
    clock = Clock()
    chosen = {"rates": FREE, **settings}
    database = f"sqlite:///{folder / 'reino.db'}"
    app = make_app(
        Settings(database=database, **chosen), open_services, now=now or clock, others=others
    )
    config = uvicorn.Config(
        app,
        ws=WebSocketProtocol,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    server = _Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        # Where uvloop is not, an answer would wait 40 ms for the client to acknowledge its headers.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        thread = Thread(target=server.run_here, args=(listening,))
        thread.start()
        server.ready.wait()
        site = Site(f"http://127.0.0.1:{listening.getsockname()[1]}", app, config, clock)
        try:
            assert server.started
            yield site
        finally:
            site.close()
            server.should_exit = True
            thread.join()


def ask(client: httpx.Client, table: str, id: str, **command: object) -> httpx.Response:
    return client.post(f"/api/tables/{table}/commands", json={"id": id, "command": command})


def opened(client: httpx.Client, **wanted: object) -> str:
    answer = client.post("/api/tables", json={"game": "braverats", **wanted})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def begun(ana: httpx.Client, luis: httpx.Client, **wanted: object) -> str:
    """A table of BraveRats at which the two sit and play."""
    table = opened(ana, **wanted)
    assert ask(ana, table, "sit", do="sit", seat=0, nonce=NONCE).status_code == 200
    assert ask(luis, table, "sit", do="sit", seat=1, nonce=NONCE).status_code == 200
    assert ask(ana, table, "begin", do="begin").status_code == 200
    return table
