"""Turn notices: a person is told of their turn, by a client in any process at once, and else by a
notice."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from reino.server import messages as m
from reino.server.bus import Alone
from reino.server.notices.stored_queue import StoredQueue
from reino.server.store.schema import entries, notices, people, tables
from reino.server.store.store import Store
from reino.server.turn_notices import TURN, TurnNotices
from reino.server.websocket.session import Sessions
from server.bare_server import BareServer, Ear, bare_server, choose_first, until
from server.web import serving


class Posted:
    """Notes the people whose notices are to be queued."""

    def __init__(self) -> None:
        self.posted: list[tuple[str, int, str]] = []

    def post(self, table: str, number: int, people: Any, since: float | None = None) -> None:
        self.posted += [(table, number, person) for person in people]


class Relay(Alone):
    def __init__(self) -> None:
        self.said: list[tuple[str, str, bytes]] = []

    def relay(self, kind: str, whose: str, payload: bytes) -> None:
        self.said.append((kind, whose, payload))


class Scene:
    def __init__(self, path: Path, lasting: float = 0.0) -> None:
        self.path = path
        self.sessions, self.bus, self.notices = Sessions(Alone()), Relay(), Posted()
        self.turn_notices = TurnNotices(self.sessions, self.bus, self.notices, lasting)  # type: ignore[arg-type]

    def play(self, scene: Any) -> None:
        async def within() -> None:
            async with bare_server(self.path, listeners=(self.turn_notices,)) as home:
                await scene(home)
                await self.turn_notices.close()

        asyncio.run(within())


def test_a_page_hears_at_once_and_other_processes_are_told(tmp_path: Path) -> None:
    stage = Scene(tmp_path)
    far = Sessions(Alone())
    elsewhere = TurnNotices(far, Alone(), Posted())  # type: ignore[arg-type]

    async def scene(home: BareServer) -> None:
        ana, luis = home.person("Ana"), home.person("Luis")
        here, there = Ear(), Ear()
        stage.sessions.enter(luis.id, here)
        far.enter(luis.id, there)
        table = await home.table(ana, luis, game="sparta")
        await choose_first(home, table, ana, 0)
        (turn,) = here.heard()
        assert isinstance(turn, m.YourTurn)
        assert (turn.table, turn.seat) == (table, 1)
        for kind, at, payload in stage.bus.said:
            assert kind == TURN
            elsewhere.relayed(kind, at, payload)
        assert there.heard() == [turn]

    stage.play(scene)


def test_a_notice_is_written_for_a_turn_that_lasts_and_only_for_that(tmp_path: Path) -> None:
    stage = Scene(tmp_path, lasting=3600.0)

    async def scene(home: BareServer) -> None:
        ana, luis = home.person("Ana"), home.person("Luis")
        table = await home.table(ana, luis, game="sparta")
        await choose_first(home, table, ana, 0)
        last = await choose_first(home, table, luis, 1)
        assert stage.notices.posted == []
        await stage.turn_notices.close()  # no notice is lost when the server stops
        assert stage.notices.posted == [(table, last, ana.id)]

    stage.play(scene)


def test_turns_whose_notice_a_dead_process_did_not_write_are_found(tmp_path: Path) -> None:
    stage = Scene(tmp_path, lasting=3600.0)
    found = Posted()

    async def scene(home: BareServer) -> None:
        ana, luis = home.person("Ana"), home.person("Luis")
        await home.table(ana, bots={1: "random"}, game="korona")
        for _ in range(3):
            table = await home.table(ana, luis, game="sparta")
        await choose_first(home, table, ana, 0)
        await home.tables.open(ana, m.TableWanted(game="sparta"))

    stage.play(scene)
    with Store.open(f"sqlite:///{tmp_path / 'reino.db'}") as store:
        next_one = TurnNotices(Sessions(Alone()), Alone(), found)  # type: ignore[arg-type]
        asyncio.run(next_one.catch_up(store))
        playing = {row.id: row for row in store.playing()}
    assert sorted(person for _, _, person in found.posted)[-1] == "luisxxxxxxxx"
    assert len([1 for _, _, person in found.posted if person == "luisxxxxxxxx"]) == 1
    assert {table for table, _, _ in found.posted} <= set(playing)
    assert set(found.posted) <= set(stage.notices.posted)


# The facts for lists, and of seats, as the first servers wrote them (commit 31045da).
FIRST_FACTS = ("number", "players", "options", "clock", "rated", "seats", "owing", "result")
FIRST_SEAT = ("name", "person", "bot", "open")


def as_at_first(store: Store) -> None:
    """Make the facts of all tables what the first servers would have written."""
    with store.writing() as connection:
        for row in connection.execute(select(tables.c.id, tables.c.info)).all():
            facts = msgspec.json.decode(row.info)
            old = {key: facts[key] for key in FIRST_FACTS}
            old["seats"] = [{key: seat[key] for key in FIRST_SEAT} for seat in facts["seats"]]
            info = msgspec.json.encode(old).decode()
            connection.execute(update(tables).where(tables.c.id == row.id).values(info=info))


def test_turns_in_a_database_of_the_first_servers_are_found(tmp_path: Path) -> None:
    stage = Scene(tmp_path, lasting=3600.0)
    found = Posted()

    async def scene(home: BareServer) -> None:
        ana, luis = home.person("Ana"), home.person("Luis")
        await home.table(ana, luis, game="braverats")
        table = await home.table(ana, luis, game="sparta")
        await choose_first(home, table, ana, 0)

    stage.play(scene)
    with Store.open(f"sqlite:///{tmp_path / 'reino.db'}") as store:
        as_at_first(store)
        next_one = TurnNotices(Sessions(Alone()), Alone(), found)  # type: ignore[arg-type]
        asyncio.run(next_one.catch_up(store))
    assert len(found.posted) == 3
    assert sorted(found.posted) == sorted(stage.notices.posted)


def test_a_table_that_cannot_be_read_keeps_no_other_waiting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    stage = Scene(tmp_path, lasting=3600.0)
    found = Posted()
    made: list[str] = []

    async def scene(home: BareServer) -> None:
        ana, luis = home.person("Ana"), home.person("Luis")
        made.extend([await home.table(ana, luis, game="sparta") for _ in range(3)])

    stage.play(scene)
    damaged, outdated, sound = sorted(made)
    with Store.open(f"sqlite:///{tmp_path / 'reino.db'}") as store:
        as_at_first(store)
        with store.writing() as connection:
            first = entries.c.number == 1
            here = update(entries).where(entries.c.table_id == damaged, first)
            connection.execute(here.values(body=b"{"))
            opened = store.entries(outdated)[0][1].replace(b'"rules":', b'"rules":9')
            here = update(entries).where(entries.c.table_id == outdated, first)
            connection.execute(here.values(body=opened))
        next_one = TurnNotices(Sessions(Alone()), Alone(), found)  # type: ignore[arg-type]
        asyncio.run(next_one.catch_up(store))
    assert [table for table, _, _ in found.posted] == [sound]
    said = [(record.levelno, record.getMessage()) for record in caplog.records]
    assert said == [
        (logging.ERROR, "the notices of a table cannot be queued"),
        (logging.WARNING, "the notices of a table cannot be queued: error-table-rules"),
    ]


def test_a_server_started_with_an_old_database_writes_the_notices_that_are_missing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    turns: list[tuple[str, int, str]] = []

    async def scene(home: BareServer) -> None:
        ana, luis = home.person("Ana"), home.person("Luis")
        table = await home.table(ana, luis, game="sparta")
        turns.append((table, await choose_first(home, table, ana, 0), luis.id))

    Scene(tmp_path).play(scene)
    with Store.open(f"sqlite:///{tmp_path / 'reino.db'}") as store:
        as_at_first(store)
        hook = '{"webhook":"https://example.org/hook"}'
        with store.writing() as connection:
            connection.execute(update(people).values(settings=hook))

        def written() -> list[tuple[str, int, str]]:
            with store.reading() as connection:
                query = select(notices.c.table_id, notices.c.number, notices.c.person)
                return [tuple(row) for row in connection.execute(query)]

        with serving(tmp_path):
            asyncio.run(until(lambda: written() == turns))
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_browser_whose_keys_cannot_be_read_is_passed_over(tmp_path: Path) -> None:
    async def scene(home: BareServer) -> None:
        ana, store = home.person("Ana"), home.store
        for number, keys in enumerate(('{"auth":"x"}', "[]", '{"p256dh":"y","auth":"x"}')):
            store.add_push(ana.id, f"https://push.example.org/{number}", keys)
        board = StoredQueue(store)
        (sound,) = board.subscriptions(ana.id)
        assert (sound.endpoint, sound.p256dh) == ("https://push.example.org/2", "y")
        assert [board.subscription(push.id) for push in store.pushes(ana.id)] == [None, None, sound]

    Scene(tmp_path).play(scene)
