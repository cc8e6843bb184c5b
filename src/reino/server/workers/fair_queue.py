"""A fair queue for a number of places: table after table, so that no table waits for all questions
of another."""

import asyncio
from collections import deque
from contextlib import suppress


class FairQueue:
    """The queue: one question of each table, then one of the next."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    def __len__(self) -> int:
        return sum(not turn.done() for turns in self._waiting.values() for turn in turns)

    @property
    def groups(self) -> int:
        """Tables with a question in the queue."""
        return len(self._waiting)

    async def enter(self, table: str) -> None:
        if self._free > 0:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()  # it had got a place, and was cancelled
            else:
                self._give_up(table, turn)
            raise

    def _give_up(self, table: str, turn: "asyncio.Future[None]") -> None:
        turns = self._waiting.get(table, deque())
        with suppress(ValueError):  # the queue was dispersed
            turns.remove(turn)
        if not turns:
            self._waiting.pop(table, None)

    def leave(self) -> None:
        while self._waiting:
            table = next(iter(self._waiting))
            turns = self._waiting.pop(table)
            turn = turns.popleft()
            if turns:
                self._waiting[table] = turns  # behind all other tables
            if not turn.done():  # a caller that is cancelled at this moment is done
                turn.set_result(None)
                return
        self._free += 1

    def disperse(self, error: Exception) -> None:
        """Fail all callers in the queue: there will be no more places."""
        for turns in self._waiting.values():
            for turn in turns:
                if not turn.done():
                    turn.set_exception(error)
        self._waiting.clear()
