"""The table service: entries of a command are stored first and sent then, even if other processes
write to the table."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql

import reino
from reino.core.errors import IllegalChoice, OutOfTurn
from reino.play.commands import (
    Begin,
    Choose,
    HandBack,
    Leave,
    Resign,
    SeatBot,
    Sit,
    StandBy,
    TakeOver,
)
from reino.play.projection import Extras
from reino.play.request import Refused, Stale
from reino.server import live_tables
from reino.server import messages as m
from reino.server.http.queries import listed
from reino.server.live_table import NotAllowed
from reino.server.live_tables import IDLE, NoTable
from reino.server.store.rows import EntryBatch
from reino.server.store.schema import entries, tables
from reino.server.store.store import Store
from reino.server.table_service import FORGOTTEN
from server.bare_server import BareServer, Ear, Hand, bare_server, choose_first, until

Scene = Callable[[BareServer], Coroutine[Any, Any, None]]


@pytest.fixture
def play(tmp_path: Path) -> Callable[..., None]:
    """Run a scene in a server of its own."""

    def run(scene: Scene, **settings: object) -> None:
        async def within() -> None:
            async with bare_server(tmp_path, **settings) as home:
                await scene(home)

        asyncio.run(within())

    return run


def test_two_people_play_a_whole_game_and_its_record_is_proven(play: Callable[..., None]) -> None:
    async def scene(home: BareServer) -> None:
        ana, luis = home.person("Ana"), home.person("Luis")
        table = await home.table(ana, luis)
        while True:
            seen = await home.tables.viewing.seen(table, None, None)
            if seen.status == "over":
                break
            for seat, person in enumerate((ana, luis)):
                await choose_first(home, table, person, seat)
        record = await home.tables.viewing.record(table)
        assert record.verify().dice == "proven"
        assert record.seats == ("Ana", "Luis")
        assert seen.seed == record.seed
        assert home.store.tables_of(ana.id)[0].status == "over"

    play(scene)


def test_a_stored_table_is_read_by_the_values_of_today(tmp_path: Path) -> None:
    """The option `mime` was a switch when this table was stored."""
    made: list[str] = []

    async def begin(home: BareServer) -> None:
        ana, luis = home.person("Ana"), home.person("Luis")
        made.append(await home.table(ana, luis, options={"mime": True}, public=True))
        await choose_first(home, made[0], ana, 0)

    async def go_on(home: BareServer) -> None:
        (table,) = made
        row = home.store.table(table)
        assert row is not None
        assert '"mime":true' in row.info
        assert listed(row).options["mime"] == "ninth"
        seen = await home.tables.viewing.seen(table, None, None)
        assert seen.setup.options["mime"] == "ninth"
        await choose_first(home, table, home.person("Luis"), 1)
        seen = await home.tables.viewing.seen(table, None, None)
        assert len(seen.view.results) == 1

    def played(scene: Scene) -> None:
        async def within() -> None:
            async with bare_server(tmp_path) as home:
                await scene(home)

        asyncio.run(within())

    played(begin)
    with Store.open(f"sqlite:///{tmp_path / 'reino.db'}") as store, store.writing() as connection:
        opened = store.entries(made[0])[0][1]
        assert opened.count(b'"mime":"ninth"') == 1
        older = opened.replace(b'"mime":"ninth"', b'"mime":true')
        connection.execute(sql.update(entries).where(entries.c.number == 1).values(body=older))
        info = sql.select(tables.c.info)
        facts = connection.execute(info).scalar_one().replace('"mime":"ninth"', '"mime":true')
        connection.execute(sql.update(tables).values(info=facts))
    played(go_on)


@pytest.mark.parametrize(
    ("game", "players"), [("braverats", 2), ("sparta", 2), ("korona", 4), ("jackrabbits", 3)]
)
def test_bots_play_on_by_themselves(play: Callable[..., None], game: str, players: int) -> None:
    async def scene(home: BareServer) -> None:
        ana = home.person("Ana")
        bots = dict.fromkeys(range(1, players), "random")
        table = await home.table(ana, bots=bots, game=game, players=players)
        while len(home.bots.asked) < 2 * players:
            await until(lambda: 0 in home.tables.live[table].table.owing)
            await choose_first(home, table, ana, 0)
        await until(lambda: 0 in home.tables.live[table].table.owing)
        asked = {seat for seat, _ in home.bots.asked}
        assert asked <= set(bots)

    play(scene)


def test_a_resend_is_answered_and_not_played_twice(play: Callable[..., None]) -> None:
    async def scene(home: BareServer) -> None:
        ana, luis = home.person("Ana"), home.person("Luis")
        table = await home.table(ana, luis, game="sparta")
        seen = await home.tables.viewing.seen(table, ana.id, 0)
        choice = Choose(0, seen.legal[0], seen.number)
        first = await home.tables.do(table, ana, choice, "once")
        again = await home.tables.do(table, ana, choice, "once")
        assert first == again
        with pytest.raises((Stale, OutOfTurn)):
            await home.tables.do(table, ana, choice, "under another name")
        # Request ids are of one person: the same id of another person is another request.
        with pytest.raises(Refused):
            await home.tables.do(table, luis, Begin(), "once")

    play(scene)


def test_an_illegal_choice_changes_nothing(play: Callable[..., None]) -> None:
    async def scene(home: BareServer) -> None:
        ana, luis = home.person("Ana"), home.person("Luis")
        table = await home.table(ana, luis)
        before = await home.tables.viewing.seen(table, ana.id, 0)
        with pytest.raises(IllegalChoice):
            await home.do(table, ana, Choose(0, 17, before.number))
        with pytest.raises(Refused):
            await home.do(table, luis, Choose(0, before.legal[0], before.number))
        assert await home.tables.viewing.seen(table, ana.id, 0) == before
        assert len(home.store.entries(table)) == before.number

    play(scene)


def test_nobody_looks_through_eyes_that_are_not_theirs(play: Callable[..., None]) -> None:
    async def scene(home: BareServer) -> None:
        ana, luis = home.person("Ana"), home.person("Luis")
        table = await home.table(ana, luis, watching=False)
        stranger = home.person("Eva")
        for seat in (0, 1, 2):
            with pytest.raises(NotAllowed):
                await home.tables.viewing.seen(table, stranger.id, seat)
        with pytest.raises(NotAllowed):
            await home.tables.viewing.seen(table, ana.id, 1)
        with pytest.raises(NotAllowed):
            await home.tables.viewing.seen(table, stranger.id, None)
        with_bot = await home.table(ana, bots={1: "random"})
        for nobody in (None, stranger.id, ana.id):
            with pytest.raises(NotAllowed):
                await home.tables.viewing.seen(with_bot, nobody, 1)
        with pytest.raises(NotAllowed):
            await home.tables.viewing.follow(table, stranger, 0, 0, Ear())
        with pytest.raises(NotAllowed):
            await home.tables.viewing.record(table)
        with pytest.raises(NoTable):
            await home.tables.viewing.seen("2222222222", ana.id, 0)

    play(scene)


def test_who_follows_hears_of_every_entry_once_and_in_order(play: Callable[..., None]) -> None:
    async def scene(home: BareServer) -> None:
        ana, luis = home.person("Ana"), home.person("Luis")
        table = await home.table(ana, luis)
        seat, watch = Ear(), Ear()
        await home.tables.viewing.follow(table, ana, 0, 0, seat)
        await home.tables.viewing.follow(table, home.person("Eva"), None, 0, watch)
        for _ in range(2):
            await choose_first(home, table, ana, 0)
            await choose_first(home, table, luis, 1)
        for ear in (seat, watch):
            now, *updates = ear.heard()
            assert isinstance(now, m.Now)
            known = now.seen.number
            for update in updates:
                assert isinstance(update, m.Update)
                assert [chapter.number for chapter in update.chapters] == [known + 1]
                known += 1
                assert update.seen.number == known
            assert known == now.seen.number + 4

    play(scene)


def test_who_was_away_catches_up_from_the_last_number(play: Callable[..., None]) -> None:
    async def scene(home: BareServer) -> None:
        ana, luis = home.person("Ana"), home.person("Luis")
        table = await home.table(ana, luis)
        known = (await home.tables.viewing.seen(table, ana.id, 0)).number
        live = Ear()
        await home.tables.viewing.follow(table, ana, 0, 0, live)
        for _ in range(3):
            await choose_first(home, table, luis, 1)
            await choose_first(home, table, ana, 0)
        later = Ear()
        await home.tables.viewing.follow(table, ana, 0, known, later)
        (caught_up,) = later.heard()
        assert isinstance(caught_up, m.Update)
        told = [chapter for update in live.heard()[1:] for chapter in update.chapters]  # type: ignore[union-attr]
        assert list(caught_up.chapters) == told

    play(scene)


def test_who_has_no_words_is_told_the_names_of_what_they_may_choose(
    play: Callable[..., None],
) -> None:
    async def scene(home: BareServer) -> None:
        ana, luis = home.person("Ana"), home.person("Luis")
        table = await home.table(ana, luis, game="sparta")
        named, plain = Ear(), Ear()
        await home.tables.viewing.follow(table, ana, 0, 0, named, Extras(words="es"))
        await home.tables.viewing.follow(table, ana, 0, 0, plain)
        (told,), (short,) = named.heard(), plain.heard()
        assert isinstance(told, m.Now)
        assert isinstance(short, m.Now)
        game = reino.load("sparta")
        assert told.seen.names == tuple(game.name(action, "es") for action in told.seen.legal)
        assert short.seen.names == ()

    play(scene)


def test_who_leaves_a_seat_sees_no_more_from_it(play: Callable[..., None]) -> None:
    async def scene(home: BareServer) -> None:
        ana, luis = home.person("Ana"), home.person("Luis")
        opened = await home.tables.open(ana, m.TableWanted(game="braverats"))
        await home.do(opened.table, luis, Sit(0, secrets.token_hex(16)))
        ear = Ear()
        await home.tables.viewing.follow(opened.table, luis, 0, 0, ear)
        await home.do(opened.table, luis, Leave(0))
        await home.do(opened.table, ana, Sit(0, secrets.token_hex(16)))
        await home.do(opened.table, ana, SeatBot(1, "random"))
        await home.do(opened.table, ana, Begin())
        last = ear.heard()[-1]
        assert isinstance(last, m.Update)
        assert last.seen.viewer is None
        assert last.seen.legal == ()

    play(scene)


def test_a_rematch_turns_the_seats_and_is_opened_once(play: Callable[..., None]) -> None:
    async def scene(home: BareServer) -> None:
        ana = home.person("Ana")
        table = await home.table(ana, bots={1: "random"})
        with pytest.raises(Refused):
            await home.tables.rematch(table, ana, "early")
        await home.do(table, ana, Resign(0))
        first = await home.tables.rematch(table, ana, "one")
        assert await home.tables.rematch(table, ana, "two") == first
        seen = await home.tables.viewing.seen(first.table, ana.id, None)
        assert [seat.bot for seat in seen.seats] == ["random", None]

    play(scene)


def test_play_goes_on_from_a_point_of_a_finished_game(play: Callable[..., None]) -> None:
    async def scene(home: BareServer) -> None:
        ana, luis = home.person("Ana"), home.person("Luis")
        table = await home.table(ana, luis, game="korona")
        for _ in range(12):
            seen = await home.tables.viewing.seen(table, None, None)
            seat = next(n for n, held in enumerate(seen.seats) if held.owes)
            await choose_first(home, table, (ana, luis)[seat], seat)
        await home.do(table, ana, Resign(0))
        record = await home.tables.viewing.record(table)
        decisions = [n for n, (actor, _, _) in enumerate(record.steps) if actor >= 0]
        point = decisions[-2]
        opened = await home.tables.play_on(table, ana, m.PlayOnWanted(steps=point))
        for seat, person in enumerate((ana, luis)):
            await home.do(opened.table, person, Sit(seat, secrets.token_hex(16)))
        await home.do(opened.table, ana, Begin())
        now = await home.tables.viewing.seen(opened.table, ana.id, 0)
        assert msgspec.json.encode(now.view) == msgspec.json.encode(
            list(record.states())[point].view(0).as_dict()
        )
        await home.do(opened.table, luis, Resign(1))
        again = await home.tables.viewing.record(opened.table)
        assert again.verify().dice == "proven"
        assert again.given == point

    play(scene)


def test_those_who_watch_with_a_delay_see_it_later(tmp_path: Path) -> None:
    now = Hand()

    async def scene() -> None:
        async with bare_server(tmp_path, now=now) as home:
            ana, luis = home.person("Ana"), home.person("Luis")
            table = await home.table(ana, luis, game="sparta", delay=30)
            start = await home.tables.viewing.seen(table, ana.id, 0)
            now.at += 5
            await choose_first(home, table, ana, 0)
            watch = Ear()
            await home.tables.viewing.follow(table, home.person("Eva"), None, 0, watch)
            (shown,) = watch.heard()
            assert isinstance(shown, m.Now)
            assert shown.seen.number < start.number + 1
            assert not shown.seen.view or shown.seen.view == start.view
            now.at += 31
            later = await home.tables.viewing.seen(table, None, None)
            assert later.number == start.number + 1

    asyncio.run(scene())


def test_who_comes_late_to_a_delayed_table_sees_the_rest_in_time(tmp_path: Path) -> None:
    now = Hand()

    async def scene() -> None:
        async with bare_server(tmp_path, now=now) as home:
            ana, luis = home.person("Ana"), home.person("Luis")
            table = await home.table(ana, luis, game="sparta", delay=0.05)
            number = await choose_first(home, table, ana, 0)
            watch = Ear()
            await home.tables.viewing.follow(table, home.person("Eva"), None, 0, watch)
            (shown,) = watch.heard()
            assert isinstance(shown, m.Now)
            assert shown.seen.number < number
            now.at += 1
            await until(lambda: watch.waiting)
            (later,) = watch.heard()
            assert isinstance(later, m.Now)
            assert later.seen.number == number

    asyncio.run(scene())


def test_however_much_happens_one_task_shows_it_to_those_who_watch_with_a_delay(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with bare_server(tmp_path) as home:
            ana, luis = home.person("Ana"), home.person("Luis")
            table = await home.table(ana, luis, game="sparta", delay=86_400)
            for number in range(5):
                await home.tables.viewing.follow(table, home.person(f"Eva{number}"), None, 0, Ear())
            for _ in range(50):
                await home.do(table, ana, TakeOver(0))
                await home.do(table, ana, HandBack(0))
            assert home.tables.delayed == 1
            (live,) = home.tables.live
            for outbox in list(live.followers):
                home.tables.viewing.unfollow(table, outbox)
            home.now.at += 2 * IDLE
            await home.tables.sweep()
            assert len(home.tables.live) == 0
            await until(lambda: not home.tables.delayed)

    asyncio.run(scene())


def test_those_who_watch_with_a_delay_see_one_entry_after_the_other(tmp_path: Path) -> None:
    now = Hand()

    async def scene() -> None:
        async with bare_server(tmp_path, now=now) as home:
            ana, luis = home.person("Ana"), home.person("Luis")
            table = await home.table(ana, luis, game="sparta", delay=0.05)
            now.at += 10
            ears = [Ear(), Ear(), Ear()]
            words = (Extras(), Extras(), Extras(words="es"))
            for name, ear, extras in zip(("Eva", "Juan", "Sol"), ears, words, strict=True):
                await home.tables.viewing.follow(table, home.person(name), None, 0, ear, extras)
                ear.heard()
            numbers = []
            for person, seat in ((ana, 0), (luis, 1), (ana, 0)):
                numbers.append(await choose_first(home, table, person, seat))
                now.at += 0.01
            for ear in ears:
                await until(lambda ear=ear: ear.waiting == 3)
                assert [told.seen.number for told in ear.heard()] == numbers  # type: ignore[union-attr]
            await until(lambda: not home.tables.delayed)
            # Later entries are shown as well.
            numbers.append(await choose_first(home, table, luis, 1))
            for ear in ears:
                await until(
                    lambda ear=ear: numbers[-1] in [each.seen.number for each in ear.heard()]
                )

    asyncio.run(scene())


def test_idle_tables_are_kept_in_memory_up_to_a_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_tables, "MOST_IDLE", 5)

    async def scene() -> None:
        async with bare_server(tmp_path) as home:
            ana, luis = home.person("Ana"), home.person("Luis")
            tables = []
            for _ in range(12):
                home.now.at += 1
                tables.append(await home.table(ana, luis))
            await home.tables.viewing.follow(tables[0], ana, 0, 0, Ear())
            await home.tables.sweep()
            # The table that is followed, and those that were used last.
            assert {live.table.id for live in home.tables.live} == {tables[0], *tables[-5:]}
            assert (await home.tables.viewing.seen(tables[3], ana.id, 0)).status == "playing"

    asyncio.run(scene())


def test_a_server_that_stops_does_not_wait_for_those_who_watch_with_a_delay(tmp_path: Path) -> None:
    async def scene() -> None:
        async with asyncio.timeout(60), bare_server(tmp_path) as home:
            ana, luis = home.person("Ana"), home.person("Luis")
            table = await home.table(ana, luis, game="sparta", delay=86_400)
            await home.tables.viewing.follow(table, home.person("Eva"), None, 0, Ear())
            await choose_first(home, table, ana, 0)

    asyncio.run(scene())


def test_what_nobody_is_told_of_moves_no_table_in_a_list(play: Callable[..., None]) -> None:
    async def scene(home: BareServer) -> None:
        ana, luis = home.person("Ana"), home.person("Luis")
        table = await home.table(ana, luis, game="korona")
        (before,) = home.store.tables_of(ana.id)
        home.now.at += 100
        await home.do(table, luis, StandBy(1, "never_this_turn", on=True))
        (after,) = home.store.tables_of(ana.id)
        assert len(home.store.entries(table)) == after.number == before.number + 1
        assert (after.updated, after.info) == (before.updated, before.info)

    play(scene)


@pytest.mark.parametrize("heard", ["here", "elsewhere"])
def test_a_name_is_forgotten_though_something_is_just_being_written(
    play: Callable[..., None], heard: str
) -> None:
    """The entry that is being written has the name, and takes the table in memory to be current."""

    async def scene(home: BareServer) -> None:
        ana, luis = home.person("Ana"), home.person("Luis")
        table = await home.table(ana, luis, game="sparta")
        written, ready = home.writer.append, asyncio.Event()

        async def slowly(batch: EntryBatch) -> None:
            await ready.wait()
            await written(batch)

        home.writer.append = slowly  # type: ignore[method-assign]
        moving = asyncio.create_task(choose_first(home, table, ana, 0))
        await until(home.tables.live[table].lock.locked)
        home.store.delete_person(luis.id)
        if heard == "here":
            told = asyncio.create_task(home.tables.forgotten(table))
        else:
            home.tables.relayed(FORGOTTEN, table, b"")
        await asyncio.sleep(0)
        ready.set()
        await moving
        if heard == "here":
            await told
        seen = await home.tables.viewing.seen(table, ana.id, 0)
        assert [seat.name for seat in seen.seats] == ["Ana", ""]

    play(scene)
