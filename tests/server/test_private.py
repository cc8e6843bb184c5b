"""Private commands of a person show to no other: not as a message, not in the number of messages,
and not through the server's memory of requests. And no table reveals a private one."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest

from reino.play.commands import Begin, StandBy, TakeOver
from reino.play.request import Refused
from reino.play.table import REMEMBERED
from reino.server import messages as m
from reino.server.static import static_routes
from reino.server.store.errors import Unreachable
from reino.server.store.rows import EntryBatch, Person
from reino.server.store.store import Store
from server.bare_server import BareServer, Ear, bare_server, choose_first, until
from server.test_websocket_session import Page
from server.web import NONCE, Site, ask, begun, serving

Scene = Callable[[BareServer], Coroutine[Any, Any, None]]
NEVER = "never_this_turn"


def played(tmp_path: Path, scene: Scene) -> None:
    async def within() -> None:
        async with bare_server(tmp_path) as home:
            await scene(home)

    asyncio.run(within())


async def choose(home: BareServer, table: str, *people: Person) -> None:
    """A choice of the seat that owes one."""
    room = await home.tables.live.load(table)
    (seat,) = room.table.owing
    await choose_first(home, table, people[seat], seat)


@pytest.mark.parametrize("secret", [0, 1, 5])
def test_nobody_counts_the_standing_answers_of_another(tmp_path: Path, secret: int) -> None:
    """A request that was pushed out of the server's memory is carried out again, and then refused:
    so a person who shares that memory with others can count their requests."""

    async def scene(home: BareServer) -> None:
        ana, luis = home.person("Ana"), home.person("Luis")
        table = await home.table(ana, luis, game="korona")
        mine = [f"mine {number}" for number in range(REMEMBERED)]
        for number, request in enumerate(mine):
            await home.tables.do(table, ana, StandBy(0, NEVER, on=number % 2 == 0), request)
        for number in range(secret):
            await home.do(table, luis, StandBy(1, NEVER, on=number % 2 == 0))
        forgotten = 0
        for request in mine:
            try:
                await home.tables.do(table, ana, Begin(), request)
            except Refused:
                forgotten += 1
        assert forgotten == 0

    played(tmp_path, scene)


def test_those_who_watch_later_hear_nothing_of_a_standing_answer(tmp_path: Path) -> None:
    async def scene(home: BareServer) -> None:
        ana, luis, eva = (home.person(name) for name in ("Ana", "Luis", "Eva"))
        table = await home.table(ana, luis, game="korona", delay=0.01)
        watching = Ear()
        await home.tables.viewing.follow(table, eva, None, 0, watching)
        await until(lambda: not home.tables.delayed)
        watching.heard()
        await home.do(table, luis, StandBy(1, NEVER, on=True))
        await until(lambda: not home.tables.delayed)
        assert watching.heard() == []
        await home.do(table, luis, TakeOver(1))  # public knowledge is shown as ever
        await until(lambda: not home.tables.delayed)
        assert [type(told) for told in watching.heard()] == [m.Now]

    played(tmp_path, scene)


def test_a_race_that_a_standing_answer_won_shows_to_its_own_seat_alone(tmp_path: Path) -> None:
    """Two processes that cannot hear of each other: the second to write reads the table again."""

    async def scene() -> None:
        with Store.open(f"sqlite:///{tmp_path / 'reino.db'}") as store:
            here, there = BareServer(store), BareServer(store)
            ana, luis = here.person("Ana"), here.person("Luis")
            table = await here.table(ana, luis, game="korona")
            near, own, watching = Ear(), Ear(), Ear()
            await there.tables.viewing.follow(table, ana, 0, 0, near)
            await there.tables.viewing.follow(table, luis, 1, 0, own)
            await there.tables.viewing.follow(table, here.person("Eva"), None, 0, watching)
            for ear in (near, own, watching):
                ear.heard()
            await here.do(table, luis, StandBy(1, NEVER, on=True))
            await choose(there, table, ana, luis)
            for ear in (near, watching):
                assert [type(told) for told in ear.heard()] == [m.Update]
            first, second = own.heard()
            assert isinstance(first, m.Now)
            assert first.seen.standing == (NEVER,)
            assert isinstance(second, m.Update)
            for one in (here, there):
                await one.close()

    asyncio.run(scene())


def test_a_commit_that_failed_is_told_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(home: BareServer) -> None:
        ana, luis = home.person("Ana"), home.person("Luis")
        table = await home.table(ana, luis, game="korona")
        near = Ear()
        await home.tables.viewing.follow(table, ana, 0, 0, near)
        near.heard()
        with monkeypatch.context() as broken:
            broken.setattr(home.writer, "append", _gone)
            with pytest.raises(Unreachable):
                await home.do(table, luis, StandBy(1, NEVER, on=True))
        await home.tables.tick(table)
        assert near.heard() == []
        await choose(home, table, ana, luis)
        assert [type(told) for told in near.heard()] == [m.Update]

    played(tmp_path, scene)


async def _gone(batch: EntryBatch) -> None:
    raise Unreachable("error-database-gone", why="?")


def test_a_public_table_does_not_tell_of_the_private_one_it_goes_on_from(tmp_path: Path) -> None:
    with serving(tmp_path, others=static_routes()) as site:
        ana, luis, eve = (site.person(name) for name in ("Ana", "Luis", "Eve"))
        secret = begun(ana, luis, chat=True)
        assert ask(ana, secret, "over", do="resign", seat=0).status_code == 200
        assert luis.post(f"/api/tables/{secret}/chat", json={"text": "555 0100"}).status_code == 201
        on = luis.post(f"/api/tables/{secret}/play_on", json={"steps": 0, "public": True})
        public = on.json()["table"]
        rematch = ana.post(f"/api/tables/{secret}/rematch", json={"id": "1"}).json()["table"]
        for table in (public, rematch):
            for client, seat in ((luis, 0), (ana, 1)):
                assert (
                    ask(client, table, "sit", do="sit", seat=seat, nonce=NONCE).status_code == 200
                )
            told = everything(site, eve, table)
            assert ask(luis, table, "begin", do="begin").status_code == 200
            told += everything(site, eve, table)
            assert ask(luis, table, "over", do="resign", seat=0).status_code == 200
            told += everything(site, eve, table)
            assert secret not in "".join(told)
        assert (
            "555 0100" in ana.get(f"/api/tables/{secret}/chat").text
        )  # there was something to hide


def everything(site: Site, client: httpx.Client, table: str) -> list[str]:
    """All public data of a table, for a person who has its link."""
    root = f"/api/tables/{table}"
    paths = ("", "/story", "/record", "/mine", "/chat", "/frames", "/qr.svg")
    told = [client.get(root + path).text for path in paths]
    others = ("/api/tables", "/api/me/export", "/api/ratings?game=braverats", f"/table/{table}")
    told += [client.get(path).text for path in (*others, "/api/openapi.json")]
    with Page(site, client) as page:
        page.hear("hello")
        page.say("follow", table=table, number=1, words="es", raw=True)
        told.append(json.dumps(page.hear("now", "update")))
    return told
