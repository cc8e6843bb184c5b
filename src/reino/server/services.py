"""The services of a server process, started in order and closed in the opposite order."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass

from reino.core.errors import ReinoError
from reino.core.game import Game, load
from reino.core.registry import made_of_games
from reino.server.autoplay import Autoplay
from reino.server.background import Background
from reino.server.bus import bus_for
from reino.server.notices import NoticeService, read_settings
from reino.server.notices.stored_queue import StoredQueue
from reino.server.ratings import Ratings
from reino.server.settings import Settings
from reino.server.store.store import Store
from reino.server.store.writer import Writer
from reino.server.table_service import TableService
from reino.server.turn_notices import TurnLookup, TurnNotices
from reino.server.websocket.session import Sessions
from reino.server.workers import PoolChooser, Studied, Study, WorkerPool

SWEEP = 1.0  # seconds between sweeps of overdue tables
CATCH_UP = 600.0  # seconds between sweeps of unrated tables

logger = logging.getLogger("reino.server")


@dataclass(frozen=True)
class Services:
    """The services that endpoints and websockets call."""

    settings: Settings
    store: Store
    tables: TableService
    now: Callable[[], float]
    sessions: Sessions
    notices: NoticeService | None = None
    ratings: Ratings | None = None
    bus_healthy: Callable[[], bool] = lambda: True
    bot_workers: Callable[[], int] = lambda: 0  # running worker processes
    study: Callable[[Study, str], Awaitable[Studied]] | None = None


@asynccontextmanager
async def open_services(settings: Settings, now: Callable[[], float]) -> AsyncIterator[Services]:
    async with AsyncExitStack() as stack:
        store = await asyncio.to_thread(Store.open, settings.database)
        stack.callback(store.close)
        writer = Writer(store)
        stack.push_async_callback(asyncio.to_thread, writer.close)
        pool = await stack.enter_async_context(
            WorkerPool(settings.bot_workers, silent=not settings.verbose)
        )
        bus = bus_for(settings.bus)
        stack.push_async_callback(bus.stop)  # after the tables, which publish their last entries
        sessions = Sessions(bus)
        ratings = Ratings(store)
        autoplay = Autoplay(PoolChooser(pool), now, settings.pace)
        tables = TableService(store, writer, bus, autoplay, now)
        notices = NoticeService(
            StoredQueue(store),
            TurnLookup(tables.live),
            read_settings(os.environ),
            key=settings.key,
            site=settings.origin or settings.address,
            now=now,
        )
        turn_notices = TurnNotices(sessions, bus, notices)
        tables.listen(turn_notices)
        tables.listen(ratings)
        # The tables are closed before their listeners, which hear of the last entries.
        stack.push_async_callback(ratings.close)
        stack.push_async_callback(turn_notices.close)
        stack.push_async_callback(tables.close)
        stack.push_async_callback(notices.close)

        def relayed(kind: str, table: str, payload: bytes) -> None:
            turn_notices.relayed(kind, table, payload)
            tables.relayed(kind, table, payload)
            sessions.relayed(kind, table)

        await bus.start(tables.live.heard, relayed, tables.live.resync)
        background = Background()
        stack.push_async_callback(background.close)
        background.keep("the sweep of overdue tables", lambda: _sweep(tables))
        background.keep("the rating of tables", lambda: _rate(ratings))
        background.keep("the search for unwritten notices", lambda: turn_notices.catch_up(store))
        background.keep("the sender of notices", notices.run)
        background.keep("the warming of bots", lambda: pool.warm(_games()))
        yield Services(
            settings,
            store,
            tables,
            now,
            sessions,
            notices,
            ratings,
            bus_healthy=lambda: bus.healthy,
            bot_workers=lambda: len(pool.pids),
            study=pool.study,
        )


def _games() -> list[Game]:
    return list(made_of_games(lambda spec: load(spec.key)))


async def _rate(ratings: Ratings) -> None:
    """Rate tables that ended while no process could rate them."""
    while True:
        with suppress(ReinoError):
            await ratings.catch_up()
        await asyncio.sleep(CATCH_UP)


async def _sweep(tables: TableService) -> None:
    while True:
        try:
            await tables.sweep()
        except ReinoError:
            pass  # the database is unreachable: the next sweep retries
        except Exception:
            logger.exception("the sweep of overdue tables failed; the next one is in %g s", SWEEP)
        await asyncio.sleep(SWEEP)
