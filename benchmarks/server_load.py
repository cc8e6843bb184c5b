"""Live tables over websockets on two cores, against a boardgame.io server with the same game."""

import os
import resource
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import uvloop

from benchmarks.load.dialects import BoardgameIo, Ours
from benchmarks.load.players import Meter, Pair, as_fast_as_it_goes, connected, paced
from benchmarks.load.servers import Server, boardgame_io, our_server
from benchmarks.load.tables import people_and_tables
from benchmarks.timing import Figure
from postgres import Postgres

CORES = 2  # cores for the server and its players together
PAIRS, GAMES = 100, 10  # at full speed: tables at once, and tables one after another
ROUNDS = 3  # runs, of which the median counts
FEW = 3  # tables one after another where each takes long
LIVE = 2_000  # tables at one move a second each
SLOWEST = 0.250  # limit in seconds for the 99th percentile of latency there
WANTED = 5.0
KIB = 1024

Play = Callable[[Sequence[Pair]], Awaitable[Meter]]


@dataclass(frozen=True)
class Load:
    """The results of a run."""

    meter: Meter
    memory: float  # bytes of the server for a table with its two websockets, all games over

    @property
    def waits(self) -> str:
        return f"{self.meter.percentile(0.5) * 1e3:.1f} / {self.meter.percentile(0.99) * 1e3:.1f}"


def figures() -> Iterator[Figure]:
    with two_cores(), tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        stored, their_stored = in_turns(
            lambda _: on_postgres(lambda url: our_load(url, PAIRS, FEW, as_fast_as_it_goes)),
            lambda _: on_postgres(lambda url: their_load(PAIRS, FEW, as_fast_as_it_goes, url)),
        )
        ours, kept, unkept = in_turns(
            lambda n: our_load(f"sqlite:///{place}/fast{n}.db", PAIRS, GAMES, as_fast_as_it_goes),
            lambda n: their_load(PAIRS, GAMES, as_fast_as_it_goes, place / f"matches{n}"),
            lambda _: their_load(PAIRS, GAMES, as_fast_as_it_goes),
        )
        live = our_load(f"sqlite:///{place / 'live.db'}", LIVE, 1, paced)
        their_live = their_load(LIVE, 1, paced)
    what = f"moves/s at {PAIRS} tables over websockets; we commit every move before it is told"
    for name, mine, theirs, wanted in (
        ("both on PostgreSQL, theirs by bgio-postgres", stored, their_stored, WANTED),
        ("we on SQLite, they in files, written after the players are told", ours, kept, WANTED),
        ("we on SQLite, they keep nothing", ours, unkept, 0.0),
    ):
        yield Figure(
            f"{what}; {name}, v boardgame.io",
            f"{mine.meter.rate:,.0f}; p50 / p99 {mine.waits} ms",
            f"{theirs.meter.rate:,.0f}; {theirs.waits} ms",
            mine.meter.rate / theirs.meter.rate,
            wanted,
        )
    yield Figure(
        f"from send to receipt, p99, {LIVE:,} tables live at one move a second each",
        f"p50 / p99 {live.waits} ms",
        f"{SLOWEST * 1e3:.0f} ms allowed; boardgame.io that keeps nothing {their_live.waits} ms",
        SLOWEST / live.meter.percentile(0.99),
        1.0,
    )
    yield Figure(
        f"memory of the server for each of {LIVE:,} tables with two sockets",
        f"{live.memory / KIB:,.0f} KiB",
        f"{their_live.memory / KIB:,.0f} KiB",
        their_live.memory / live.memory,
        0.0,
    )


def in_turns(*runs: Callable[[int], Load]) -> list[Load]:
    """Each several times, in turns, so that all meet the same state of the machine; of each the
    median run."""
    loads = [[run(number) for run in runs] for number in range(ROUNDS)]
    return [
        sorted(of_one, key=lambda load: load.meter.rate)[ROUNDS // 2]
        for of_one in zip(*loads, strict=True)
    ]


def on_postgres(run: Callable[[str], Load]) -> Load:
    """On a new server, which has no old tables to sweep."""
    with Postgres(careful=True) as postgres:
        return run(postgres.new_database())


def our_load(database: str, pairs: int, games: int, play: Play) -> Load:
    prepared = people_and_tables(database, pairs, games)
    with our_server(database) as server:
        return measured(server, [Pair(Ours(), names, ids) for names, ids in prepared], play)


def their_load(pairs: int, games: int, play: Play, place: Path | str | None = None) -> Load:
    tables = [[f"table{pair}x{game}" for game in range(games)] for pair in range(pairs)]
    with boardgame_io(place) as server:
        return measured(server, [Pair(BoardgameIo(), ("", ""), ids) for ids in tables], play)


def measured(server: Server, pairs: Sequence[Pair], play: Play) -> Load:
    async def whole() -> Load:
        before = server.memory
        await connected(pairs, server.port)
        meter = await play(pairs)
        memory = server.memory - before
        for pair in pairs:
            pair.close()
        return Load(meter, memory / len(pairs))

    return uvloop.run(whole())


@contextmanager
def two_cores() -> Iterator[None]:
    """Limit this process and its children to two cores, and allow each thousands of sockets."""
    allowed = os.sched_getaffinity(0)
    files = resource.getrlimit(resource.RLIMIT_NOFILE)
    os.sched_setaffinity(0, set(sorted(allowed)[:CORES]))
    resource.setrlimit(resource.RLIMIT_NOFILE, (files[1], files[1]))
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)
        resource.setrlimit(resource.RLIMIT_NOFILE, files)
