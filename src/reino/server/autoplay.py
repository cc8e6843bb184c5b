"""What happens at tables by itself: bots think, standing answers are given, flags fall."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Literal, Protocol

from reino.core.errors import ReinoError
from reino.core.view import View
from reino.play.commands import ChooseFor, Flag
from reino.play.setup import Live
from reino.play.table import Table
from reino.server.background import Background
from reino.server.live_table import Room

if TYPE_CHECKING:
    from reino.server.table_service import Rooms

GRACE = 15.0  # seconds after which another process sees to a bot that has not chosen

SHORTEST_THOUGHT = 0.1  # seconds
SHARES = 60  # of a bank, one for each choice of a long game

logger = logging.getLogger("reino.server")


class Thinking(Protocol):
    """Where bots think."""

    async def choose(self, view: View, bot: str, seconds: float | None) -> int: ...


class Answering:
    """`pace` is how long everybody takes who answers by themselves. Because it is the same for all,
    it tells nothing of what they hold."""

    def __init__(self, thinking: Thinking, now: Callable[[], float], pace: float = 0.7) -> None:
        self._thinking = thinking
        self._now = now
        self._pace = pace
        self._tasks = Background()

    def start(self, rooms: "Rooms") -> None:
        self._rooms = rooms

    async def stop(self) -> None:
        await self._tasks.close()

    def due(self, room: Room) -> float | None:
        """When something must have happened by itself at a table."""
        table = room.table
        moments = [self._now() + GRACE for seat in table.owing if self._answers(table, seat)]
        if (deadline := _deadline(table)) is not None:
            moments.append(deadline)
        return min(moments, default=None)

    def look(self, room: Room) -> None:
        """See to everything that is asked at a table now."""
        table = room.table
        for seat in table.owing:
            question = seat, table.asked[seat]
            if question not in room.thinking and self._answers(table, seat):
                room.thinking.add(question)
                self._tasks.start("an answer at a table", self._answer(room, *question))
        self._set_timer(room)

    def _answers(self, table: Table, seat: int) -> bool:
        return bool(table.seats[seat].player) or _standing_answer(table, seat) is not None

    async def _answer(self, room: Room, seat: int, asked: int) -> None:
        try:
            begun = asyncio.get_running_loop().time()
            table = room.table
            bot = table.seats[seat].player
            action = _standing_answer(table, seat)
            if bot is not None:
                assert table.state is not None
                view = table.state.view(seat)
                action = await self._thinking.choose(view, bot, self._seconds(table))
            spent = asyncio.get_running_loop().time() - begun
            await asyncio.sleep(max(0.0, self._pace - spent))
            if action is not None:
                by: Literal["bot", "standing"] = "standing" if bot is None else "bot"
                await self._rooms.answer(room, ChooseFor(seat, action, asked, by))
        except ReinoError as error:
            logger.warning("no answer at a table: %s", error.key)
        finally:
            room.thinking.discard((seat, asked))
        if not room.stale and asked != room.table.asked[seat]:
            self.look(room)

    def _seconds(self, table: Table) -> float | None:
        """What a bot may think, at most: a share of what people have. Without a live clock, as long
        as its level likes."""
        clock = table.setup.clock
        if not isinstance(clock, Live):
            return None
        return max(SHORTEST_THOUGHT, clock.seconds / SHARES + clock.increment / 2)

    def _set_timer(self, room: Room) -> None:
        if room.timer is not None:
            room.timer.cancel()
        deadline = _deadline(room.table)
        if deadline is not None:
            wait = max(0.0, deadline - self._now())
            loop = asyncio.get_running_loop()
            room.timer = loop.call_later(wait + 0.01, self._begin_flag, room)

    def _begin_flag(self, room: Room) -> None:
        self._tasks.start("a flag at a table", self._flag(room))

    async def _flag(self, room: Room) -> None:
        for seat in room.table.owing:
            deadline = room.table.deadline(seat)
            if deadline is not None and deadline <= self._now():
                with suppress(ReinoError):
                    await self._rooms.answer(room, Flag(seat))
        self._set_timer(room)


def _deadline(table: Table) -> float | None:
    """When the first flag falls."""
    if table.setup.clock is None:
        return None
    deadlines = [table.deadline(seat) for seat in table.owing]
    return min((moment for moment in deadlines if moment is not None), default=None)


def _standing_answer(table: Table, seat: int) -> int | None:
    """What a seat has said it would choose here."""
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
