"""Lasting parts of a view, such as a map: a page is sent them once, and again when they change."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from reino.play import replay
from reino.play.commands import Choose, Resign, Undo
from reino.play.projection import NO_EXTRAS, Extras
from reino.play.replay import Eyes
from reino.server import messages as m
from reino.server.store.errors import Taken
from reino.server.store.rows import EntryBatch, Person
from server.bare_server import BareServer, Ear, Hand, bare_server

PAGE = Extras(words="en")
BUILT = {"map": "build"}


class Client:
    """A client that keeps what messages leave out."""

    def __init__(self, person: Person, seat: int | None, extras: Extras = PAGE) -> None:
        self.person, self.seat, self.extras = person, seat, extras
        self.ear = Ear()
        self.view: dict[str, Any] = {}
        self.whole = self.brief = 0  # messages

    async def follow(self, home: BareServer, table: str, number: int = 0) -> None:
        await home.tables.viewing.follow(
            table, self.person, self.seat, number, self.ear, self.extras
        )

    def hear(self) -> None:
        for told in self.ear.heard():
            assert isinstance(told, m.Now | m.Update)
            kept = told.seen.kept
            self.whole, self.brief = self.whole + (not kept), self.brief + bool(kept)
            assert not any(part in told.seen.view for part in kept)
            self.view = {**(told.seen.view or {}), **{part: self.view[part] for part in kept}}

    async def check(self, home: BareServer, table: str) -> None:
        """It has the view that a client which begins now would have."""
        self.hear()
        seen = await home.tables.viewing.seen(table, self.person.id, self.seat)
        assert self.view == plain(seen.view)


def plain(told: object) -> Any:
    """As JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(told))


async def laid(home: BareServer, table: str) -> Any:
    """The map as it is now, without a delay."""
    live = await home.tables.live.load(table)
    assert live.table.state is not None
    return live.table.state.view(None).as_dict()["map"]


async def move(home: BareServer, table: str, people: list[Person], rng: Random) -> int:
    """A random choice, and the seat that made it."""
    state = home.tables.live.get(table).table.state  # type: ignore[union-attr]
    assert state is not None
    (seat,) = state.owing
    seen = await home.tables.viewing.seen(table, people[seat].id, seat)
    await home.do(table, people[seat], Choose(seat, rng.choice(seen.legal), seen.number))
    return int(seat)


def run(tmp_path: Path, scene: Callable[[BareServer], Any], **settings: object) -> None:
    async def within() -> None:
        async with bare_server(tmp_path, **settings) as home:
            await scene(home)

    asyncio.run(within())


def test_a_page_that_keeps_lasting_parts_sees_what_is_seen_from_the_beginning(
    tmp_path: Path,
) -> None:
    async def scene(home: BareServer) -> None:
        people = [home.person("Ana"), home.person("Luis")]
        table = await home.table(*people, game="jackrabbits", players=2, options=BUILT)
        rng = Random(3)
        page, watcher = Client(people[0], 0), Client(home.person("Eva"), None)
        program = Client(people[1], 1, NO_EXTRAS)
        clients = (page, watcher, program)
        for client in clients:
            await client.follow(home, table)
        for _ in range(140):
            await move(home, table, people, rng)
            for client in clients:
                await client.check(home, table)
        assert page.view["building"] is None, "the game has got beyond its building"
        assert page.brief > 20
        assert page.whole > 20  # while the map grew
        assert (watcher.whole, watcher.brief) == (page.whole, page.brief)
        assert not program.brief

    run(tmp_path, scene)


def test_a_map_whose_entry_was_not_stored_is_sent_with_the_next_try(tmp_path: Path) -> None:
    async def scene(home: BareServer) -> None:
        people = [home.person("Ana"), home.person("Luis")]
        table = await home.table(*people, game="jackrabbits", players=2, options=BUILT)
        rng, page = Random(3), Client(people[0], 0)
        await page.follow(home, table)
        stored = home.writer.append
        first = True

        async def append(batch: EntryBatch) -> None:
            nonlocal first
            first = not first
            if not first:  # every other time another process was faster, as it seems
                raise Taken("error-table-busy")
            await stored(batch)

        home.writer.append = append  # type: ignore[method-assign,assignment]
        for _ in range(60):
            await move(home, table, people, rng)
            await page.check(home, table)

    run(tmp_path, scene)


def test_a_page_that_follows_again_is_sent_everything(tmp_path: Path) -> None:
    async def scene(home: BareServer) -> None:
        people = [home.person("Ana"), home.person("Luis")]
        table = await home.table(*people, game="jackrabbits", players=2)
        rng, page = Random(3), Client(people[0], 0)
        await page.follow(home, table)
        for _ in range(10):
            await move(home, table, people, rng)
        page.hear()
        assert (page.whole, page.brief) == (1, 10)
        number = home.tables.live.get(table).table.number  # type: ignore[union-attr]
        home.tables.viewing.unfollow(table, page.ear)
        await move(home, table, people, rng)
        page.ear, page.view = Ear(), {}  # another connection of the same page
        await page.follow(home, table, number)
        await page.check(home, table)
        assert (page.whole, page.brief) == (2, 10)

    run(tmp_path, scene)


def test_watchers_with_a_delay_have_the_map_of_their_time(tmp_path: Path) -> None:
    now = Hand()

    async def scene(home: BareServer) -> None:
        people = [home.person("Ana"), home.person("Luis")]
        table = await home.table(*people, game="jackrabbits", players=2, options=BUILT, delay=0.05)
        now.at += 1
        rng, watcher = Random(3), Client(home.person("Eva"), None)
        await watcher.follow(home, table)
        watcher.hear()
        first = watcher.view["map"]
        seat = 0
        while (await laid(home, table)) == first:
            seat = await move(home, table, people, rng)
        now.at += 1
        async with asyncio.timeout(20):
            while watcher.view["map"] == first:
                await asyncio.sleep(0.01)
                watcher.hear()
        # The tile is taken back, and from the end of the game on nothing is delayed.
        await home.do(table, people[seat], Undo(seat))
        assert (await laid(home, table)) == first
        await home.do(table, people[0], Resign(0))
        await watcher.check(home, table)

    run(tmp_path, scene, now=now)


def test_frames_for_a_page_leave_out_what_the_frame_before_has(tmp_path: Path) -> None:
    async def scene(home: BareServer) -> None:
        people = [home.person("Ana"), home.person("Luis")]
        table = await home.table(*people, game="jackrabbits", players=2, options=BUILT)
        rng = Random(3)
        for _ in range(120):
            await move(home, table, people, rng)
        await home.do(table, people[0], Resign(0))
        finished = await home.tables.viewing.finished(table)
        eyes, size = Eyes(0, lang="en"), len(finished.steps)
        whole = [plain(frame) for frame in replay.frames(finished, eyes, 0, size)]
        brief = [plain(frame) for frame in replay.frames(finished, eyes, 0, size, brief=True)]
        assert "kept" not in brief[0]
        assert 40 < sum("kept" in frame for frame in brief) < size - 20
        known: dict[str, Any] = {}
        for frame, complete in zip(brief, whole, strict=True):
            kept = frame.pop("kept", ())
            known = {**frame["view"], **{part: known[part] for part in kept}}
            assert {**frame, "view": known} == complete

    run(tmp_path, scene)
