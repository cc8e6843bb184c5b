"""Looking ahead from a view, for previews: what a choice would change, as the rules themselves say.

A view is made whole by a guess. What a choice changes that its seat can see is the same in every
truth that agrees with the view, so any guess will do; anything else must not be read off it.
"""

from typing import Any

from reino.core.kernel.status import OVER_BITS, OWING_BITS, SEATS_OF_MASK
from reino.core.runtime import NO_ONE, Buffer, Runtime


class Ahead:
    """A position that may come: lighter than a `State`, for it has no past, and chance is left
    open."""

    __slots__ = ("_buf", "_runtime", "_status")

    def __init__(self, runtime: Runtime, buf: Buffer, status: int) -> None:
        self._runtime = runtime
        self._buf = buf
        self._status = status

    @property
    def record(self) -> Any:
        """The position as a NumPy record with the game's named fields."""
        return self._runtime.record(self._buf)

    @property
    def owing(self) -> tuple[int, ...]:
        """The seats that would owe a decision."""
        return SEATS_OF_MASK[self._status & OWING_BITS]

    @property
    def over(self) -> bool:
        """Whether the game would have ended."""
        return self._status & OVER_BITS != 0

    def legal(self, seat: int) -> tuple[int, ...]:
        """Action ids that a seat could choose then."""
        return self._runtime.menu(self._buf, self._status, seat)

    def after(self, seat: int, action: int) -> "Ahead":
        """The position after a legal choice: one compiled call."""
        buf = self._buf.copy()
        status = self._runtime.advance(buf, seat, action, NO_ONE, 0)
        if status < 0:
            raise ValueError(f"seat {seat} may not choose {action}")
        return Ahead(self._runtime, buf, status)
