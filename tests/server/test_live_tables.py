"""Live tables: entries of other processes, overdue tables, and tables that cannot be read."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reino.play.commands import Begin, Choose, Leave, SeatBot, Sit
from reino.play.projection import Seen
from reino.play.table import Table
from reino.server import messages as m
from reino.server import table_storage
from reino.server.store.errors import Unreachable
from reino.server.store.rows import EntryBatch
from reino.server.store.store import Store
from server.bare_server import BareServer, Ear, Hand, Silent, bare_server, choose_first, until


def in_two_servers(
    path: Path, scene: Callable[[BareServer, BareServer], Coroutine[Any, Any, None]]
) -> None:
    """Two processes on one database, without messages between them unless a test sends them."""

    async def within() -> None:
        async with bare_server(path) as one, bare_server(path) as two:
            await scene(one, two)

    asyncio.run(within())


def test_two_processes_race_on_one_table_and_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    async def scene() -> None:
        async with bare_server(tmp_path) as home:
            with Store.open(f"sqlite:///{tmp_path / 'reino.db'}") as store:
                other = BareServer(store, home.now)
                ana, luis = home.person("Ana"), home.person("Luis")
                table = await home.table(ana, luis)
                numbers = []
                while (await home.tables.viewing.seen(table, None, None)).status == "playing":
                    seen = [
                        await home.tables.viewing.seen(table, ana.id, 0),
                        await home.tables.viewing.seen(table, luis.id, 1),
                    ]
                    numbers += await asyncio.gather(
                        home.do(table, ana, Choose(0, seen[0].legal[0], seen[0].number)),
                        other.do(table, luis, Choose(1, seen[1].legal[0], seen[1].number)),
                    )
                    await home.tables.tick(table)
                assert len(numbers) == len(set(numbers))
                entries = home.store.entries(table)
                assert [number for number, _ in entries] == list(range(1, len(entries) + 1))
                await other.tables.tick(table)
                assert await other.tables.viewing.record(table) == await home.tables.viewing.record(
                    table
                )
                await other.close()

    asyncio.run(scene())


def test_a_table_goes_on_in_another_process(tmp_path: Path) -> None:
    now = Hand()

    async def begin() -> str:
        async with bare_server(tmp_path, now=now, chooser=Silent()) as home:
            ana = home.person("Ana")
            table = await home.table(ana, bots={1: "random"}, game="sparta")
            await choose_first(home, table, ana, 0)
            return table

    async def go_on(table: str) -> None:
        async with bare_server(tmp_path, now=now) as home:
            ana = home.person("Ana")
            now.at += 60  # the bot's move is overdue
            await home.tables.sweep()
            await until(lambda: 0 in home.tables.live[table].table.owing)
            await choose_first(home, table, ana, 0)

    table = asyncio.run(begin())
    asyncio.run(go_on(table))


@pytest.mark.parametrize("told", ["heard", "resync"])
def test_what_another_process_stores_while_a_table_is_loaded_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: str
) -> None:
    async def scene(one: BareServer, two: BareServer) -> None:
        ana, luis = one.person("Ana"), one.person("Luis")
        table = await one.table(ana, luis)
        read, go_on = threading.Event(), threading.Event()
        folded = table_storage.folded

        def slowly(store: Store, id: str) -> Table:
            loaded = folded(store, id)
            read.set()
            assert go_on.wait(60)
            return loaded

        with monkeypatch.context() as slow:
            slow.setattr(table_storage, "folded", slowly)
            ear = Ear()
            following = asyncio.create_task(two.tables.viewing.follow(table, ana, 0, 0, ear))
            await asyncio.to_thread(read.wait, 60)
            number = await choose_first(one, table, luis, 1)
            if told == "heard":
                two.tables.live.heard(table, number + 10)
            else:
                two.tables.live.resync()
            go_on.set()
            await following
        heard = ear.heard()

        def knows() -> bool:
            heard.extend(ear.heard())
            return any(isinstance(one, m.Now) and one.seen.number == number for one in heard)

        await until(knows)
        assert two.tables.live.outrun == set()

    in_two_servers(tmp_path, scene)


def test_who_comes_from_another_process_is_never_taken_back(tmp_path: Path) -> None:
    async def scene(one: BareServer, two: BareServer) -> None:
        ana, luis = one.person("Ana"), one.person("Luis")
        table = await one.table(ana, luis)
        await two.tables.live.load(table)
        number = await choose_first(one, table, ana, 0)
        ear = Ear()
        await two.tables.viewing.follow(table, ana, 0, number, ear)
        (now,) = ear.heard()
        assert isinstance(now, m.Now)
        assert now.seen.number == number

    in_two_servers(tmp_path, scene)


def test_what_could_not_be_read_when_it_was_heard_of_is_read_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(one: BareServer, two: BareServer) -> None:
        ana, luis = one.person("Ana"), one.person("Luis")
        table = await one.table(ana, luis)
        ear = Ear()
        await two.tables.viewing.follow(table, ana, 0, 0, ear)
        ear.heard()
        number = await choose_first(one, table, luis, 1)

        def gone(*_: object) -> list[tuple[int, bytes]]:
            raise Unreachable("error-database-gone", why="?")

        with monkeypatch.context() as cut:
            cut.setattr(two.store, "entries", gone)
            two.tables.live.heard(table, number + 10)
            await asyncio.sleep(0.05)
            assert ear.heard() == []
        await two.tables.sweep()
        (update,) = ear.heard()
        assert isinstance(update, m.Update)
        assert update.seen.number == number

    in_two_servers(tmp_path, scene)


def test_a_flag_falls_even_if_nobody_looks(tmp_path: Path) -> None:
    now = Hand()

    async def scene() -> None:
        async with bare_server(tmp_path, now=now) as home:
            ana, luis = home.person("Ana"), home.person("Luis")
            clock = {"type": "live", "seconds": 60}
            table = await home.table(ana, luis, game="sparta", clock=clock, timeout="loss")
            now.at += 61
            home.tables.live.drop(table)
            await home.tables.sweep()
            await until(lambda: home.tables.live[table].table.status == "over")
            record = await home.tables.viewing.record(table)
            assert record.result is not None
            assert record.result.reason == "timeout"
            assert record.result.returns == (-1.0, 1.0)

    asyncio.run(scene())


def test_a_snapshot_is_loaded_instead_of_the_whole_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with bare_server(tmp_path) as home:
            ana, luis = home.person("Ana"), home.person("Luis")
            table = await home.table(ana, luis, game="jackrabbits")
            for _ in range(230):
                seen = await home.tables.viewing.seen(table, None, None)
                seat = next(n for n, held in enumerate(seen.seats) if held.owes)
                await choose_first(home, table, (ana, luis)[seat], seat)
            kept = home.store.snapshot(table)
            assert kept is not None
            seen = await home.tables.viewing.seen(table, ana.id, 0)
            home.tables.live.drop(table)
            entries, after = home.store.entries, []

            def read(id: str, since: int = 0) -> list[tuple[int, bytes]]:
                after.append(since)
                return entries(id, since)

            monkeypatch.setattr(home.store, "entries", read)
            assert await home.tables.viewing.seen(table, ana.id, 0) == seen
            assert after == [kept[0]]
            assert kept[0] > 200

    asyncio.run(scene())


def test_a_snapshot_of_an_earlier_version_is_made_again_from_the_log(tmp_path: Path) -> None:
    async def scene() -> None:
        async with bare_server(tmp_path) as home:
            ana, luis = home.person("Ana"), home.person("Luis")
            table = await home.table(ana, luis)
            seen = await home.tables.viewing.seen(table, ana.id, 0)
            choice = Choose(0, seen.legal[0], seen.number)
            done = await home.tables.do(table, ana, choice, "once")
            at = (await home.tables.live.load(table)).table
            fields, position = msgspec.msgpack.decode(at.snapshot())
            # The snapshot of a version in which all people at a table shared one memory of
            # requests.
            fields["requests"] = {f"{ana.id} once": done.number}
            body = msgspec.msgpack.encode((fields, position))
            home.store.append(msgspec.structs.replace(table_storage.snapshot(at), snapshot=body))
            seen = await home.tables.viewing.seen(table, ana.id, 0)
            home.tables.live.drop(table)
            assert await home.tables.viewing.seen(table, ana.id, 0) == seen
            assert await home.tables.do(table, ana, choice, "once") == done

    asyncio.run(scene())


def test_a_snapshot_with_states_of_another_size_is_made_again_from_the_log(tmp_path: Path) -> None:
    async def scene() -> None:
        async with bare_server(tmp_path) as home:
            ana, luis = home.person("Ana"), home.person("Luis")
            table = await home.table(ana, luis)
            at = (await home.tables.live.load(table)).table
            fields, position = msgspec.msgpack.decode(at.snapshot())
            body = msgspec.msgpack.encode((fields, position + b"more"))
            home.store.append(msgspec.structs.replace(table_storage.snapshot(at), snapshot=body))
            seen = await home.tables.viewing.seen(table, ana.id, 0)
            home.tables.live.drop(table)
            assert await home.tables.viewing.seen(table, ana.id, 0) == seen

    asyncio.run(scene())


def test_tables_that_cannot_be_read_keep_no_other_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = Hand()

    async def scene() -> None:
        async with bare_server(tmp_path, now=now) as home:
            ana, luis = home.person("Ana"), home.person("Luis")
            clock = {"type": "live", "seconds": 60}
            hopeless = [await home.table(ana, luis, clock=clock, timeout="loss") for _ in range(2)]
            now.at += 1  # so that these are due first
            table = await home.table(ana, luis, clock=clock, timeout="loss")
            now.at += 120
            for live in home.tables.live:
                home.tables.live.drop(live.table.id)
            folded, due = table_storage.folded, home.store.due

            def some_folded(store: Store, id: str) -> Table:
                if id in hopeless:
                    raise ValueError("an entry that nobody understands")
                return folded(store, id)

            monkeypatch.setattr(table_storage, "folded", some_folded)
            monkeypatch.setattr(home.store, "due", lambda *given: due(*given, limit=1))
            await home.tables.sweep()
            await until(lambda: home.tables.live[table].table.status == "over")
            await until(lambda: due(now.at) == [])
            now.at += 601
            assert sorted(id for _, id in due(now.at)) == sorted(hopeless)

    asyncio.run(scene())
    assert "cannot be read" in caplog.text


def test_a_table_that_cannot_be_read_again_keeps_those_who_follow_others_from_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(one: BareServer, two: BareServer) -> None:
        ana, luis = one.person("Ana"), one.person("Luis")
        hopeless, table = [await one.table(ana, luis) for _ in range(2)]
        ear = Ear()
        for id in (hopeless, table):
            await two.tables.viewing.follow(id, ana, 0, 0, ear)
        number = await choose_first(one, table, luis, 1)
        ear.heard()
        for live in two.tables.live:
            live.stale = True
        folded = table_storage.folded

        def some_folded(store: Store, id: str) -> Table:
            if id == hopeless:
                raise ValueError("an entry that nobody understands")
            return folded(store, id)

        monkeypatch.setattr(table_storage, "folded", some_folded)
        await two.tables.sweep()
        (now,) = ear.heard()
        assert isinstance(now, m.Now)
        assert (now.seen.table, now.seen.number) == (table, number)

    in_two_servers(tmp_path, scene)


def test_who_has_left_a_seat_elsewhere_never_sees_what_the_next_one_holds(tmp_path: Path) -> None:
    async def scene(one: BareServer, two: BareServer) -> None:
        ana, luis, eva = (one.person(name) for name in ("Ana", "Luis", "Eva"))
        opened = await one.tables.open(ana, m.TableWanted(game="korona", players=2))
        table = opened.table
        for seat, person in enumerate((ana, luis)):
            await one.do(table, person, Sit(seat, "00" * 16))
        ear = Ear()
        await two.tables.viewing.follow(table, luis, 1, 0, ear)
        ear.heard()
        await one.do(table, luis, Leave(1))
        await one.do(table, eva, Sit(1, "00" * 16))
        number = await one.do(table, ana, Begin())
        two.tables.live.heard(table, number + 10)
        told: list[m.ToPage] = []
        await until(lambda: told.extend(ear.heard()) or told)  # type: ignore[func-returns-value]
        (update,) = told
        assert isinstance(update, m.Update)
        assert update.seen.number == number
        assert update.seen.viewer is None
        shown = msgspec.json.encode(two.tables.live[table].seen(None))
        assert update.seen == msgspec.json.decode(shown, type=Seen)

    in_two_servers(tmp_path, scene)


def test_who_came_to_an_open_table_that_nobody_may_watch_is_sent_away_when_it_begins(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with bare_server(tmp_path) as home:
            ana, luis, eva = (home.person(name) for name in ("Ana", "Luis", "Eva"))
            opened = await home.tables.open(ana, m.TableWanted(game="braverats", watching=False))
            table = opened.table
            for seat, person in enumerate((ana, luis)):
                await home.do(table, person, Sit(seat, "00" * 16))
            ear, other = Ear(), Ear()
            await home.tables.viewing.follow(table, eva, None, 0, ear)
            await home.tables.viewing.follow(table, luis, 1, 0, other)
            ear.heard()
            await home.do(table, ana, Begin())
            (refused,) = ear.heard()
            assert isinstance(refused, m.Refusal)
            assert (refused.key, refused.table) == ("error-table-no-watching", table)
            await choose_first(home, table, ana, 0)
            assert ear.heard() == []
            assert len(other.heard()) == 3

    asyncio.run(scene())


def test_who_leaves_a_seat_in_vain_still_looks_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with bare_server(tmp_path) as home:
            ana = home.person("Ana")
            opened = await home.tables.open(ana, m.TableWanted(game="braverats"))
            table = opened.table
            await home.do(table, ana, Sit(0, "00" * 16))
            ear = Ear()
            await home.tables.viewing.follow(table, ana, 0, 0, ear)

            async def gone(batch: EntryBatch) -> None:
                raise Unreachable("error-database-gone", why="?")

            with monkeypatch.context() as cut:
                cut.setattr(home.writer, "append", gone)
                with pytest.raises(Unreachable):
                    await home.do(table, ana, Leave(0))
            ear.heard()
            seen = await home.tables.viewing.seen(table, ana.id, 0)
            assert seen.seats[0].name == "Ana"
            assert ear.heard() == []  # nothing has happened
            await home.do(table, ana, SeatBot(1, "random"))
            (update,) = ear.heard()
            assert isinstance(update, m.Update)
            assert update.seen.viewer == 0

    asyncio.run(scene())
