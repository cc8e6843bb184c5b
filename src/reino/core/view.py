"""What one seat, or the public, may know. The only thing bots and screens ever receive."""

from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from reino.core.rng import seeded
from reino.core.status import reason_of, seats_of

if TYPE_CHECKING:
    from reino.core.game import Game
    from reino.core.state import State

PUBLIC = -1


class View(msgspec.Struct, frozen=True, eq=False):
    """A state with everything hidden that its viewer may not know."""

    game: "Game"
    seat: int | None  # None: the public
    _buf: "np.ndarray[Any, np.dtype[np.uint8]]"
    _status: int

    @property
    def owing(self) -> tuple[int, ...]:
        """Seats that owe a decision."""
        return seats_of(self._status)

    @property
    def legal(self) -> tuple[int, ...]:
        """What this seat may choose; empty when it owes nothing, and for the public."""
        if self.seat is None:
            return ()
        return self.game.legal_of(self._buf, self._status, self.seat)

    @property
    def over(self) -> bool:
        return bool(reason_of(self._status))

    @property
    def reason(self) -> str | None:
        """Why the game is over, as a key; None while it goes on."""
        return self.game.spec.reasons[reason_of(self._status)] or None

    @property
    def returns(self) -> tuple[float, ...] | None:
        return self.game.returns_of(self._buf) if self.over else None

    @property
    def record(self) -> Any:
        """The hidden state as a NumPy record with the game's named fields. A copy."""
        return self.game.record_of(self._buf.copy())

    def as_dict(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        return self.game.spec.words.describe(self.record, self._viewer)

    def guess(self, seed: int) -> "State":
        """A random truth that agrees with this view, for searches and for the curious."""
        return self.game.supposed(self._buf, self._viewer, seeded(seed))

    @property
    def _viewer(self) -> int:
        return PUBLIC if self.seat is None else self.seat

    def __bytes__(self) -> bytes:
        return self._buf[: self.game.state_size].tobytes()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self.seat == other.seat and self.game == other.game and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash((self.seat, bytes(self)))

    def __repr__(self) -> str:
        who = "the public" if self.seat is None else f"seat {self.seat}"
        return f"<View of {self.game.key} for {who}>"
