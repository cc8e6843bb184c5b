"""Two server processes on one database, with a real Redis between them or gone."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from reino.play.commands import Choose, Resign
from reino.server import messages as m
from reino.server.chat import NotSaid
from reino.server.live_table import NotAllowed
from reino.server.ratings import Ratings
from reino.server.redis_bus import RedisBus
from reino.server.store import Store
from reino.server.websocket.session import Sessions
from server.bare_server import BareServer, Ear, Hand, until
from server.redis_service import RedisServer


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    with RedisServer() as server:
        yield server


class Neighbour(BareServer):
    """A process that is not alone."""

    def __init__(self, store: Store, redis: RedisServer, now: Hand) -> None:
        self.bus = RedisBus(redis.url, beat=0.05, patience=0.5)
        self.ratings = Ratings(store)
        super().__init__(store, now, self.bus, (self.ratings,))


@asynccontextmanager
async def neighbours(path: Path, redis: RedisServer) -> AsyncIterator[tuple[Neighbour, Neighbour]]:
    url, now = f"sqlite:///{path / 'reino.db'}", Hand()
    with Store.open(url) as here, Store.open(url) as there:
        bare_server = Neighbour(here, redis, now), Neighbour(there, redis, now)
        for one in bare_server:
            await one.bus.start(one.tables.live.heard, one.tables.relayed, one.tables.live.resync)
        try:
            yield bare_server
        finally:
            for one in bare_server:
                await one.close()
                await one.ratings.close()
                await one.bus.stop()


def lines(ear: Ear) -> list[str]:
    return [told.text for told in ear.heard() if isinstance(told, m.Said)]


async def heard(ear: Ear, number: int) -> list[m.ToPage]:
    """So many messages, however long they take."""
    await until(lambda: ear.waiting >= number)
    return ear.heard()


def test_what_is_done_and_said_in_one_process_is_heard_in_the_other(
    tmp_path: Path, redis: RedisServer
) -> None:
    async def scene() -> None:
        async with neighbours(tmp_path, redis) as (here, there):
            ana, luis = here.person("Ana"), here.person("Luis")
            table = await here.table(ana, luis)
            ear = Ear()
            await there.tables.viewing.follow(table, luis, 1, 0, ear)
            ear.heard()

            said = await here.tables.say(table, ana, "hola")
            assert await heard(ear, 1) == [m.Said(table, said.line, "Ana", "hola", said.at)]
            seen = await here.tables.viewing.seen(table, ana.id, 0)
            number = await here.do(table, ana, Choose(0, seen.legal[0], seen.number))
            (update,) = await heard(ear, 1)
            assert isinstance(update, m.Update)
            assert update.seen.number == number

    asyncio.run(scene())


def test_people_play_and_talk_on_while_redis_is_gone(tmp_path: Path, redis: RedisServer) -> None:
    async def scene() -> None:
        async with neighbours(tmp_path, redis) as (here, there):
            ana, luis = here.person("Ana"), here.person("Luis")
            table = await here.table(ana, luis)
            near, far = Ear(), Ear()
            await here.tables.viewing.follow(table, ana, 0, 0, near)
            await there.tables.viewing.follow(table, luis, 1, 0, far)
            far.heard()
            redis.kill()
            await until(lambda: not here.bus.healthy and not there.bus.healthy)
            near.heard()

            await here.tables.say(table, ana, "hola")
            await until(lambda: near.waiting)
            assert lines(near) == ["hola"]
            seen = await here.tables.viewing.seen(table, ana.id, 0)
            number = await here.do(table, ana, Choose(0, seen.legal[0], seen.number))
            await there.tables.sweep()
            assert [told.seen.number for told in far.heard() if isinstance(told, m.Update)] == [
                number
            ]
            at = await there.tables.viewing.audience(table, luis.id)
            assert [line.text for line in await there.tables.chat.lines(at, luis.id)] == ["hola"]

            redis.start()
            await until(lambda: here.bus.healthy and there.bus.healthy)
            await here.tables.say(table, ana, "vuelve")
            texts: list[str] = []
            await until(lambda: texts.extend(lines(far)) or "vuelve" in texts)  # type: ignore[func-returns-value]

    asyncio.run(scene())


def test_what_was_done_while_one_was_deaf_is_caught_up_without_being_asked(
    tmp_path: Path, redis: RedisServer
) -> None:
    async def scene() -> None:
        async with neighbours(tmp_path, redis) as (here, there):
            ana, luis = here.person("Ana"), here.person("Luis")
            table = await here.table(ana, luis)
            far = Ear()
            await there.tables.viewing.follow(table, luis, 1, 0, far)
            redis.kill()
            await until(lambda: not here.bus.healthy and not there.bus.healthy)
            far.heard()
            seen = await here.tables.viewing.seen(table, ana.id, 0)
            number = await here.do(table, ana, Choose(0, seen.legal[0], seen.number))
            redis.start()
            (update, *_) = await heard(far, 1)
            assert isinstance(update, m.Update)
            assert update.seen.number == number

    asyncio.run(scene())


def test_who_only_looks_in_does_not_talk_but_who_watches_does(
    tmp_path: Path, redis: RedisServer
) -> None:
    async def scene() -> None:
        async with neighbours(tmp_path, redis) as (here, _):
            ana, luis, eva = (here.person(name) for name in ("Ana", "Luis", "Eva"))
            table = await here.table(ana, luis)
            with pytest.raises(NotSaid):
                await here.tables.say(table, eva, "hola")
            await here.tables.viewing.follow(table, eva, None, 0, Ear())
            await here.tables.say(table, eva, "hola")
            closed = await here.table(ana, luis, watching=False)
            with pytest.raises(NotAllowed):
                await here.tables.say(closed, eva, "hola")
            with pytest.raises(NotAllowed):
                await here.tables.viewing.audience(closed, eva.id)
            public = await here.table(ana, luis, public=True)
            with pytest.raises(NotSaid) as caught:
                await here.tables.say(public, ana, "hola")
            assert caught.value.key == "error-chat-off"

    asyncio.run(scene())


def test_a_game_that_ends_in_either_process_is_rated_once(
    tmp_path: Path, redis: RedisServer
) -> None:
    async def scene() -> None:
        async with neighbours(tmp_path, redis) as (here, there):
            ana, luis = here.person("Ana"), here.person("Luis")
            table = await here.table(ana, luis, rated=True)
            await there.tables.viewing.follow(table, luis, 1, 0, Ear())
            await here.do(table, luis, Resign(1))
            await here.ratings.close()
            assert await there.ratings.catch_up() == 0
            (mine,) = await there.ratings.of(ana.id)
            (other,) = await there.ratings.of(luis.id)
            assert mine.games == other.games == 1
            assert mine.mu > other.mu

    asyncio.run(scene())


def test_who_is_signed_out_in_one_process_is_let_go_in_the_other(redis: RedisServer) -> None:
    async def scene() -> None:
        here, there = (RedisBus(redis.url, beat=0.05, patience=0.5) for _ in range(2))
        near, far = Sessions(here), Sessions(there)
        await here.start(lambda *_: None)
        await there.start(lambda *_: None, lambda kind, whose, _: far.relayed(kind, whose))
        try:
            cut: list[str] = []
            for person in ("ana", "luis"):
                ear = Ear()
                ear.at_overflow(lambda person=person: cut.append(person))  # type: ignore[misc]
                far.enter(person, ear)
            near.dismiss("ana")
            await until(lambda: cut)
            assert cut == ["ana"]
        finally:
            await here.stop()
            await there.stop()

    asyncio.run(scene())
