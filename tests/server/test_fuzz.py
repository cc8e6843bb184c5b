"""Fuzzing: the server answers any message, logs no error, and plays on."""

import asyncio
import json
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode

from reino.server.websocket.protocol import LARGEST
from server.nonsense import Nonsense
from server.running import Running
from soak import THOROUGHNESS

SOON = 120  # timeout in seconds for all answers, on a slow machine
PAGES = 8
SENT = 90 * THOROUGHNESS  # messages of each client; above the rate limit


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("fuzz")) as running:
        yield running
        assert not running.traces(), "\n".join(running.log[-60:])


def page(server: Running, token: str) -> connect:
    headers = {"Authorization": f"Bearer {token}"}
    url = server.url.replace("http", "ws") + "/api/socket"
    return connect(url, additional_headers=headers, proxy=None, max_size=None)


async def hear(page: ClientConnection, type: str) -> dict[str, Any]:
    """The next message of this type; others are skipped."""
    async with asyncio.timeout(SOON):
        while True:
            message: dict[str, Any] = json.loads(await page.recv())
            if message["type"] == type:
                return message


async def is_well(server: Running, token: str) -> None:
    """Check that a normal game is still played to its end, over websockets and HTTP."""
    table = await asyncio.to_thread(server.open, token, game="braverats", bots={"1": "random"})
    async with page(server, token) as mine:
        asks = [{"do": "sit", "seat": 0, "nonce": "0" * 32}, {"do": "begin"}]
        for number, command in enumerate(asks):
            await say(mine, type="do", id=f"{number}", table=table, command=command)
            assert (await hear(mine, "done"))["id"] == f"{number}"
        await say(mine, type="follow", table=table, seat=0)
        seen = (await hear(mine, "now"))["seen"]
        answered = 0
        while seen["status"] == "playing":
            if seen.get("legal") and seen["asked"] > answered:
                answered = seen["asked"]
                choice = {"do": "choose", "seat": 0, "action": seen["legal"][0]}
                choice["answers"] = seen["number"]
                await say(mine, type="do", id=f"c{answered}", table=table, command=choice)
            seen = (await hear(mine, "update"))["seen"]
    record = await asyncio.to_thread(server.ask, "GET", f"/api/tables/{table}/record")
    assert record.status_code == 200


async def say(page: ClientConnection, **message: object) -> None:
    await page.send(json.dumps(message))


class Talker:
    """A client that sends nonsense and counts the answers."""

    def __init__(self, server: Running, token: str, seed: int, tables: list[str]) -> None:
        self._server = server
        self._token = token
        self._nonsense = Nonsense(seed, tables)
        self.owed: set[str] = set()
        self.heard: Counter[str] = Counter()

    async def talk(self, frames: int) -> None:
        async with page(self._server, self._token) as mine:
            listening = asyncio.create_task(self._listen(mine))
            for _ in range(frames):
                body, id = self._nonsense.frame()
                if id is not None:
                    self.owed.add(id)
                await mine.send(body)
            await say(mine, type="do", id="last", table="2222222222", command={"do": "begin"})
            async with asyncio.timeout(SOON):
                await listening

    async def _listen(self, mine: ClientConnection) -> None:
        async for text in mine:
            message = json.loads(text)
            self.heard[message["type"]] += 1
            if message["type"] in ("done", "refused"):
                self.owed.discard(message.get("id"))
                if message.get("id") == "last":
                    return


def test_every_request_is_answered_whatever_else_is_sent(server: Running) -> None:
    async def scene() -> None:
        tokens = [server.account(f"page {number}") for number in range(PAGES // 2)]
        tables = [
            server.open(tokens[0], game=game, players=2)
            for game in ("braverats", "sparta", "korona", "jackrabbits")
        ]
        for table in tables[1:]:
            for seat in (0, 1):
                sit = {"do": "sit", "seat": seat, "nonce": "0" * 32}
                assert server.command(tokens[seat], table, "sit", **sit).status_code == 200
            assert server.command(tokens[0], table, "begin", do="begin").status_code == 200
        talkers = [
            Talker(server, tokens[number % len(tokens)], number, tables) for number in range(PAGES)
        ]
        await asyncio.gather(*(talker.talk(SENT) for talker in talkers))
        assert [talker.owed for talker in talkers] == [set()] * PAGES
        heard = sum((talker.heard for talker in talkers), Counter())
        assert {"hello", "done", "refused", "now", "update", "pong"} <= heard.keys()
        await is_well(server, tokens[0])

    asyncio.run(scene())


def test_a_message_that_is_too_large_closes_only_its_page(server: Running) -> None:
    async def scene() -> None:
        token = server.account("large")
        for body in ("x" * (LARGEST + 1), b"x" * (LARGEST + 1), ["x" * LARGEST, "x"]):
            async with page(server, token) as mine:
                await hear(mine, "hello")
                with suppress(ConnectionClosed):
                    await mine.send(body)
                with pytest.raises(ConnectionClosed):
                    await hear(mine, "pong")
                assert mine.close_code in (1008, 1009)
        await is_well(server, token)

    asyncio.run(scene())


def test_broken_letters_close_only_their_page(server: Running) -> None:
    async def scene() -> None:
        token = server.account("letters")
        async with page(server, token) as mine:
            await hear(mine, "hello")
            mine.protocol.send_text(b"\xff\xfe")
            mine.transport.write(b"".join(mine.protocol.data_to_send()))
            with pytest.raises(ConnectionClosed):
                await hear(mine, "pong")
            assert mine.close_code == 1007
        await is_well(server, token)

    asyncio.run(scene())


def test_pages_that_vanish_leave_nothing_behind(server: Running) -> None:
    """Clients that disconnect at any moment, or with half a frame sent, more often than a person
    may have sessions."""

    async def scene() -> None:
        token = server.account("gone")
        table = server.open(token, game="korona", players=2)
        rng = Random(1)
        for _ in range(20):
            opening = page(server, token)
            mine = await opening
            for _ in range(rng.randrange(4)):
                await say(mine, type="follow", table=table)
            if rng.random() < 0.5:
                mine.transport.write(bytes([0x80 | Opcode.TEXT, 0xFE]))  # and no more of it
            mine.transport.abort()
        for attempt in range(200):
            try:
                await is_well(server, token)
                return
            except Exception:  # the last of them may not be gone yet
                if attempt == 199:
                    raise
                await asyncio.sleep(0.05)

    asyncio.run(scene())


def test_what_is_no_websocket_is_refused(server: Running) -> None:
    upgrade = (
        "GET /api/socket HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: {version}\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    )
    host = server.url.removeprefix("http://")
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    for version, shown in (("13", "short"), ("1", key), ("13", key)):
        with socket.create_connection(("127.0.0.1", server.port), SOON) as line:
            line.sendall(upgrade.format(host=host, version=version, key=shown).encode())
            status = line.recv(100).split(b" ")[1]
            assert 400 <= int(status) < 500
    asyncio.run(is_well(server, server.account("after")))
