"""Autoplay: the moves that the server makes at tables by itself. Bots choose, standing answers are
given, and flags fall."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Literal, Protocol

from reino.core.errors import ReinoError
from reino.core.view import View
from reino.play.clock import Live
from reino.play.commands import Act, ChooseFor, Flag
from reino.play.table import Table
from reino.server.background import Background
from reino.server.live_table import LiveTable

GRACE = 15.0  # timeout in seconds after which another process takes over a bot that has not chosen

SHORTEST_THOUGHT = 0.1  # in seconds
COURTESY_STEP = 0.1  # seconds from one look for the moves of people to the next
SHARES = 60  # shares of a bank, one for each choice of a long game

Answer = Callable[[LiveTable, Act], Awaitable[None]]

logger = logging.getLogger("reino.server")


class Chooser(Protocol):
    """The protocol of the chooser for bots: a pool of workers, or a stub in a test."""

    async def choose(self, view: View, bot: str, seconds: float | None) -> int: ...


class Autoplay:
    """`pace` is the least time in seconds that a bot's choice or a standing answer takes. Because
    it is the same for all, the time of an answer gives no card away."""

    def __init__(self, chooser: Chooser, now: Callable[[], float], pace: float = 0.7) -> None:
        self._chooser = chooser
        self._now = now
        self._pace = pace
        self._tasks = Background()

    def start(self, answer: Answer) -> None:
        """Start; `answer` writes the choices that are made here."""
        self._answer = answer

    async def stop(self) -> None:
        await self._tasks.close()

    def due(self, live: LiveTable) -> float | None:
        """The time at which the server must have acted at a table: a deadline or a bot's choice."""
        table = live.table
        moments = [self._now() + GRACE for seat in table.owing if self._answers(table, seat)]
        if (deadline := _deadline(table)) is not None:
            moments.append(deadline)
        return min(moments, default=None)

    def look(self, live: LiveTable) -> None:
        """Start to answer the open questions of a table, and set the timer of its flag."""
        table = live.table
        live.courtesy.note(table, self._now())
        for seat in table.owing:
            question = seat, table.asked[seat]
            if question not in live.answering and self._answers(table, seat):
                live.answering.add(question)
                self._tasks.start("an answer at a table", self._choose(live, *question))
        self._set_timer(live)

    def _answers(self, table: Table, seat: int) -> bool:
        return bool(table.seats[seat].player) or _standing_answer(table, seat) is not None

    async def _choose(self, live: LiveTable, seat: int, asked: int) -> None:
        try:
            await self._wait_for_people(live, seat)
            begun = asyncio.get_running_loop().time()
            table = live.table
            bot = table.seats[seat].player
            action = _standing_answer(table, seat)
            if bot is not None:
                assert table.state is not None
                view = table.state.view(seat)
                action = await self._chooser.choose(view, bot, self._seconds(table))
            spent = asyncio.get_running_loop().time() - begun
            await asyncio.sleep(max(0.0, self._pace - spent))
            if action is not None:
                by: Literal["bot", "standing"] = "standing" if bot is None else "bot"
                await self._answer(live, ChooseFor(seat, action, asked, by))
        except ReinoError as error:
            logger.warning("a choice was not written, the sweep will retry: %s", error.key)
        finally:
            live.answering.discard((seat, asked))
        # A choice that was not sealed may have been too late: the bot chooses again.
        if not live.stale and (asked != live.table.asked[seat] or not _is_sealed(live.table)):
            self.look(live)

    async def _wait_for_people(self, live: LiveTable, seat: int) -> None:
        """Wait as `Courtesy` says, while choices are not sealed."""
        while live.courtesy.left(live.table, seat, self._now()) > 0.0:
            await asyncio.sleep(COURTESY_STEP)
            live.courtesy.note(live.table, self._now())

    def _seconds(self, table: Table) -> float | None:
        """The time limit of a bot: a share of the time that players have. Without a live clock,
        that of its level."""
        clock = table.setup.clock
        if not isinstance(clock, Live):
            return None
        return max(SHORTEST_THOUGHT, clock.seconds / SHARES + clock.increment / 2)

    def _set_timer(self, live: LiveTable) -> None:
        if live.timer is not None:
            live.timer.cancel()
        deadline = _deadline(live.table)
        if deadline is not None:
            wait = max(0.0, deadline - self._now())
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(wait + 0.01, self._begin_flag, live)

    def _begin_flag(self, live: LiveTable) -> None:
        self._tasks.start("a flag at a table", self._flag(live))

    async def _flag(self, live: LiveTable) -> None:
        for seat in live.table.owing:
            deadline = live.table.deadline(seat)
            if deadline is not None and deadline <= self._now():
                with suppress(ReinoError):
                    await self._answer(live, Flag(seat))
        self._set_timer(live)


def _is_sealed(table: Table) -> bool:
    return table.state is None or table.state.sealed


def _deadline(table: Table) -> float | None:
    """The deadline at which the first flag falls."""
    if table.setup.clock is None:
        return None
    deadlines = [table.deadline(seat) for seat in table.owing]
    return min((moment for moment in deadlines if moment is not None), default=None)


def _standing_answer(table: Table, seat: int) -> int | None:
    """The standing answer of a seat to this question, if it has one."""
    names = table.standing[seat]
    standing = table.game.spec.standing if names else None
    if standing is None or table.state is None:
        return None
    view = table.state.view(seat).record
    for name in names:
        action = standing.answer(view, seat, name)
        if action is not None:
            return int(action)
    return None
