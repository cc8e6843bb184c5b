"""Whoever's turn it is hears of it: on a page in any process at once, and else by a notice."""

import asyncio
from pathlib import Path
from typing import Any

from reino.server import messages as m
from reino.server.building import TURN, Herald
from reino.server.bus import Alone
from reino.server.sockets import Pages
from reino.server.store.store import Store
from server.houses import Ear, House, choose_first, house


class Office:
    """Notes whose notices are to be written."""

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
        self.pages, self.bus, self.office = Pages(Alone()), Relay(), Office()
        self.herald = Herald(self.pages, self.bus, lasting)
        self.herald.office = self.office  # type: ignore[assignment]

    def play(self, scene: Any) -> None:
        async def within() -> None:
            async with house(self.path, listeners=(self.herald,)) as home:
                await scene(home)
                await self.herald.close()

        asyncio.run(within())


def test_a_page_hears_at_once_and_other_processes_are_told(tmp_path: Path) -> None:
    stage = Scene(tmp_path)
    elsewhere = Herald(Pages(Alone()), Alone())

    async def scene(home: House) -> None:
        ana, luis = home.person("Ana"), home.person("Luis")
        here, there = Ear(), Ear()
        stage.pages.enter(luis.id, here)
        elsewhere._pages.enter(luis.id, there)
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

    async def scene(home: House) -> None:
        ana, luis = home.person("Ana"), home.person("Luis")
        table = await home.table(ana, luis, game="sparta")
        await choose_first(home, table, ana, 0)
        last = await choose_first(home, table, luis, 1)
        assert stage.office.posted == []
        await stage.herald.close()  # nothing is forgotten when the server stops
        assert stage.office.posted == [(table, last, ana.id)]

    stage.play(scene)


def test_turns_whose_notice_a_dead_process_did_not_write_are_found(tmp_path: Path) -> None:
    stage = Scene(tmp_path, lasting=3600.0)
    found = Office()

    async def scene(home: House) -> None:
        ana, luis = home.person("Ana"), home.person("Luis")
        await home.table(ana, bots={1: "random"}, game="korona")
        for _ in range(3):
            table = await home.table(ana, luis, game="sparta")
        await choose_first(home, table, ana, 0)
        await home.rooms.open(ana, m.TableWanted(game="sparta"))

    stage.play(scene)
    with Store.open(f"sqlite:///{tmp_path / 'reino.db'}") as store:
        next_one = Herald(Pages(Alone()), Alone())
        next_one.office = found  # type: ignore[assignment]
        asyncio.run(next_one.catch_up(store))
        playing = {row.id: row for row in store.playing()}
    assert sorted(person for _, _, person in found.posted)[-1] == "luisxxxxxxxx"
    assert len([1 for _, _, person in found.posted if person == "luisxxxxxxxx"]) == 1
    assert {table for table, _, _ in found.posted} <= set(playing)
    assert set(found.posted) <= set(stage.office.posted)
