"""The bus: entries of one process are soon known to the others, and no move waits for it."""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from reino.core.errors import ReinoError
from reino.server import redis_bus
from reino.server.bus import Alone, bus_for
from reino.server.redis_bus import CHANNEL, MOST_SENDERS, Packet, RedisBus
from server.redis_service import RedisServer

PATIENCE = 30.0


@pytest.fixture(scope="module")
def running() -> Iterator[RedisServer]:
    with RedisServer() as server:
        yield server


@pytest.fixture
def restarted() -> Iterator[RedisServer]:
    """One that a test may stop and start."""
    with RedisServer() as server:
        yield server


class Process:
    """A process on the bus, all messages it has received, and the numbers of tables it knows."""

    def __init__(self, server: RedisServer, database: dict[str, int]) -> None:
        self.bus = RedisBus(server.url, beat=0.05, patience=0.5)
        self.database = database
        self.known: dict[str, int] = {}
        self.heard: list[tuple[str, int]] = []
        self.relayed: list[tuple[str, str, bytes]] = []
        self.resyncs = 0

    async def start(self) -> None:
        """A test may put other methods into the place of `hear` and `resync`."""
        await self.bus.start(
            lambda table, number: self.hear(table, number), self.take, lambda: self.resync()
        )

    def store(self, table: str, number: int) -> None:
        self.database[table] = number
        self.bus.publish(table, number)

    def hear(self, table: str, number: int) -> None:
        self.heard.append((table, number))
        self.known[table] = max(number, self.known.get(table, 0))

    def take(self, kind: str, table: str, payload: bytes) -> None:
        self.relayed.append((kind, table, payload))

    def resync(self) -> None:
        self.resyncs += 1
        self.known.update(self.database)


@asynccontextmanager
async def processes(server: RedisServer, number: int) -> AsyncIterator[list[Process]]:
    database: dict[str, int] = {}
    started = [Process(server, database) for _ in range(number)]
    try:
        for process in started:
            await process.start()
        yield started
    finally:
        for process in started:
            await process.bus.stop()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


def test_the_others_are_told_how_far_a_table_has_come(running: RedisServer) -> None:
    async def scene() -> None:
        async with processes(running, 3) as (one, two, three):
            assert one.bus.healthy
            assert two.bus.healthy
            one.bus.publish("tabletable", 7)
            one.bus.publish("othertable", 1)
            told = {("tabletable", 7), ("othertable", 1)}
            await until(lambda: set(two.heard) == told and set(three.heard) == told)
            two.bus.publish("tabletable", 8)
            await until(lambda: one.heard == [("tabletable", 8)])  # and nothing of its own

    asyncio.run(scene())


def test_a_line_is_relayed_once_and_whole(running: RedisServer) -> None:
    async def scene() -> None:
        async with processes(running, 2) as (one, two):
            one.bus.relay("said", "tabletable", b"\x00\xff")
            one.bus.relay("said", "tabletable", b"2")
            await until(lambda: len(two.relayed) == 2)
            assert [payload for _, _, payload in two.relayed] == [b"\x00\xff", b"2"]
            assert {what[:2] for what in two.relayed} == {("said", "tabletable")}
            assert one.relayed == []

    asyncio.run(scene())


@pytest.mark.parametrize("end", [RedisServer.stop, RedisServer.kill])
def test_what_is_stored_while_redis_is_gone_is_known_when_it_is_back(
    restarted: RedisServer, end: Callable[[RedisServer], None]
) -> None:
    async def scene() -> None:
        async with processes(restarted, 2) as (one, two):
            for round in range(1, 4):
                end(restarted)
                await until(lambda: not one.bus.healthy and not two.bus.healthy)
                for number in range(1, 101):
                    one.store("tabletable", 1000 * round + number)
                restarted.start()
                last = {"tabletable": 1000 * round + 100}
                # Either process one has sent it, or process two has read it again: whichever was
                # back first.
                await until(lambda last=last: two.known == last)  # type: ignore[misc]
                await until(lambda: one.bus.healthy and two.bus.healthy)
            assert len(two.heard) <= 3  # of a table only the latest number is sent

    asyncio.run(scene())


def test_who_has_been_deaf_looks_everything_up_after_it_hears_again(
    restarted: RedisServer,
) -> None:
    async def scene() -> None:
        async with processes(restarted, 1) as (one,):
            heard_then: list[bool] = []
            one.resync = lambda: heard_then.append(one.bus.hearing)  # type: ignore[method-assign]
            restarted.kill()
            await until(lambda: not one.bus.healthy)
            assert heard_then == []
            restarted.start()
            await until(lambda: bool(heard_then))
            # Read any earlier, the messages in between would be missed.
            assert heard_then == [True]

    asyncio.run(scene())


def test_a_redis_that_is_there_but_silent_is_known_to_be_gone(restarted: RedisServer) -> None:
    async def scene() -> None:
        async with processes(restarted, 2) as (one, two):
            restarted.freeze()
            try:
                await until(lambda: not one.bus.healthy and not two.bus.healthy)
                one.bus.publish("tabletable", 5)
            finally:
                restarted.thaw()
            await until(lambda: one.bus.healthy and two.bus.healthy)
            one.bus.publish("tabletable", 6)
            await until(lambda: ("tabletable", 6) in two.heard)

    asyncio.run(scene())


def test_a_quiet_bus_stays_healthy(running: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []
    there: list[Process] = []
    ping = PubSub.ping

    def counted(ears: PubSub) -> Awaitable[bool]:
        asked.append(all(process.bus.healthy for process in there))
        return ping(ears)

    monkeypatch.setattr(PubSub, "ping", counted)

    async def scene() -> None:
        async with processes(running, 1) as (process,):
            there.append(process)
            resyncs = process.resyncs
            await until(lambda: len(asked) > 4)
            assert all(asked)
            assert process.resyncs == resyncs

    asyncio.run(scene())


def test_a_server_starts_without_redis_and_finds_it_later(restarted: RedisServer) -> None:
    async def scene() -> None:
        restarted.stop()
        async with processes(restarted, 2) as (one, two):
            assert not one.bus.healthy
            one.bus.publish("tabletable", 3)
            restarted.start()
            await until(lambda: one.bus.healthy and two.bus.healthy)
            assert two.resyncs == 1
            one.bus.publish("tabletable", 4)
            await until(lambda: ("tabletable", 4) in two.heard)

    asyncio.run(scene())


def test_what_was_said_last_is_still_told_when_a_process_stops(running: RedisServer) -> None:
    async def scene() -> None:
        async with processes(running, 1) as (stays,):
            async with processes(running, 1) as (goes,):
                goes.bus.publish("tabletable", 9)
            await until(lambda: stays.heard == [("tabletable", 9)])
            assert not goes.bus.healthy

    asyncio.run(scene())


def test_a_process_stops_even_if_its_library_swallows_the_order_to(
    running: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    get = PubSub.get_message
    swallowed: list[bool] = []

    async def deaf(ears: PubSub, timeout: float) -> object:
        try:
            return await get(ears, timeout=timeout)
        except asyncio.CancelledError:
            if swallowed:
                raise
            swallowed.append(True)
            return None

    monkeypatch.setattr(PubSub, "get_message", deaf)

    async def scene() -> None:
        async with asyncio.timeout(PATIENCE), processes(running, 1):
            pass

    asyncio.run(scene())
    assert swallowed


def test_a_letter_that_comes_twice_is_read_once_and_rubbish_never(
    running: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    packet = Packet("somebody", 1, {"tabletable": 4}, (("said", "tabletable", b"1"),), False)
    later = msgspec.structs.replace(packet, count=2, tables={"tabletable": 5})

    async def scene() -> None:
        async with processes(running, 1) as (one,), Redis.from_url(running.url) as client:
            for body in (packet, packet, later):
                await client.publish(CHANNEL, b"\xc1 rubbish")
                await client.publish(CHANNEL, msgspec.msgpack.encode(body))
            await until(lambda: ("tabletable", 5) in one.heard)
            assert one.heard == [("tabletable", 4), ("tabletable", 5)]
            assert len(one.relayed) == 2
            assert one.bus.healthy

    asyncio.run(scene())
    assert [record.message for record in caplog.records] == [
        "a packet of the bus cannot be read and is ignored: expected one of this version"
    ] * 3


def test_of_all_who_ever_wrote_only_the_last_are_remembered(running: RedisServer) -> None:
    """Each start of a process has a sender name of its own."""

    async def scene() -> None:
        async with processes(running, 1) as (one,), Redis.from_url(running.url) as client:
            for number in range(MOST_SENDERS + 300):
                packet = Packet(f"sender {number}", 1, {"tabletable": number}, (), False)
                await client.publish(CHANNEL, msgspec.msgpack.encode(packet))
            await until(lambda: len(one.heard) == MOST_SENDERS + 300)
            assert one.bus.senders == MOST_SENDERS
            await client.publish(CHANNEL, msgspec.msgpack.encode(packet))
            last = Packet("sender x", 1, {"tabletable": 0}, (), False)
            await client.publish(CHANNEL, msgspec.msgpack.encode(last))
            await until(lambda: one.heard[-1] == ("tabletable", 0))
            assert len(one.heard) == MOST_SENDERS + 301

    asyncio.run(scene())


def test_a_listener_that_fails_does_not_make_the_bus_deaf(
    running: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(table: str, number: int) -> None:
        raise RuntimeError("not today")

    async def scene() -> None:
        async with processes(running, 2) as (one, two):
            two.hear = fail  # type: ignore[method-assign]
            one.bus.publish("tabletable", 1)
            one.bus.relay("said", "tabletable", b"1")
            await until(lambda: bool(two.relayed))
            assert two.bus.healthy

    with caplog.at_level(logging.ERROR):
        asyncio.run(scene())
    assert "not today" in caplog.text


def test_a_bus_that_dies_of_what_nobody_foresaw_is_logged_and_hears_and_tells_again(
    running: RedisServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    subscribe, publish = PubSub.subscribe, Redis.publish
    broken = {"subscribe": True, "publish": True}

    async def subscribe_badly(ears: PubSub, channel: str) -> None:
        if broken.pop("subscribe", False):
            raise RuntimeError("the listener stumbled")
        await subscribe(ears, channel)

    def publish_badly(client: Any, channel: str, body: bytes) -> Any:
        if broken.pop("publish", False):
            raise RuntimeError("the teller stumbled")
        return publish(client, channel, body)

    async def scene() -> None:
        async with processes(running, 1) as (one,):
            monkeypatch.setattr(PubSub, "subscribe", subscribe_badly)
            async with processes(running, 1) as (two,):
                one.store("tabletable", 1)
                await until(lambda: not broken)
                # A process that has missed a message reads all tables again.
                two.database = one.database
                await until(lambda: two.known.get("tabletable") == 1)
                one.store("tabletable", 2)
                await until(lambda: two.known.get("tabletable") == 2)

    monkeypatch.setattr(Redis, "publish", publish_badly)
    asyncio.run(scene())
    assert "the listener of the bus has died, and is started again in 1 s" in caplog.text
    assert "the sender of the bus has died, and is started again in 1 s" in caplog.text
    assert "RuntimeError: the listener stumbled" in caplog.text


def test_when_more_has_happened_than_fits_the_others_look_everything_up(
    running: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_bus, "MOST_TABLES", 3)

    async def scene() -> None:
        async with processes(running, 2) as (one, two):
            before = two.resyncs
            for number in range(4):
                one.bus.publish(f"table{number}", 1)
            await until(lambda: two.resyncs == before + 1)
            assert two.heard == []

    asyncio.run(scene())


@pytest.mark.parametrize(
    "url", ["redis", "http://:hunter2@host", "redis://:hunter2@host:port/0", "redis://h/0?db=x"]
)
def test_an_address_that_is_none_is_refused_without_telling_its_password(url: str) -> None:
    with pytest.raises(ReinoError) as caught:
        bus_for(url)
    assert caught.value.key == "error-bus-url"
    assert "hunter2" not in caught.value.tell("en") + caught.value.tell("es")


def test_valkey_is_called_by_its_own_name_too(running: RedisServer) -> None:
    async def scene() -> None:
        bus = bus_for(running.url.replace("redis", "valkey"))
        await bus.start(lambda table, number: None)
        assert bus.healthy
        await bus.stop()

    asyncio.run(scene())


def test_a_single_process_needs_no_bus() -> None:
    bus = bus_for(None)
    assert isinstance(bus, Alone)
    assert bus.healthy


def test_without_its_library_the_bus_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "reino.server.redis_bus")
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    with pytest.raises(ReinoError) as caught:
        bus_for("redis://127.0.0.1")
    assert caught.value.key == "error-bus-missing"
    assert 'pip install "reino[redis]"' in caught.value.tell("es")
