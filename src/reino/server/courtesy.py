"""The courtesy of bots where choices are not sealed: a bot that has made its move waits for the
people who owe one, so that it does not take every place before they have looked.

A move is a choice that the public sees. Choices on the way to one, such as which tile to lay, are a
seat's own affair.
"""

from reino.play.table import Table

PATIENCE = 5.0  # seconds that a bot waits at most


class Courtesy:
    """The moves of one table that bots wait for."""

    def __init__(self) -> None:
        self._seen: bytes | None = None  # the last public view
        self._awaited: dict[int, tuple[float, set[int]]] = {}  # by bot: until when, and for whom

    def note(self, table: Table, now: float) -> None:
        """Notice the last move."""
        state = table.state
        if state is None or state.sealed:
            self._seen = None
            self._awaited.clear()
            return
        public = bytes(state.view(None))
        if public == self._seen:
            return
        begins, self._seen = self._seen is None, public
        if begins or not table.steps:
            return
        actor = table.steps[-1][0]
        for _, people in self._awaited.values():
            people.discard(actor)
        if actor >= 0 and table.seats[actor].player:
            people = {seat for seat in table.owing if not table.seats[seat].player}
            self._awaited[actor] = now + PATIENCE, people

    def left(self, table: Table, seat: int, now: float) -> float:
        """The seconds that the bot of a seat has still to wait."""
        until, people = self._awaited.get(seat, (0.0, set()))
        waits = any(who in table.owing and not table.seats[who].player for who in people)
        return max(0.0, until - now) if waits else 0.0
