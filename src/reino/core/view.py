"""The class `View`: a state as one seat, or the public, may know it. Bots and screens receive views
only."""

from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from reino.core.catalogue import checked_language
from reino.core.errors import BadPosition, ReinoError
from reino.core.kernel.rng import seeded
from reino.core.kernel.status import reason_of, seats_of
from reino.core.runtime import Buffer, Runtime

if TYPE_CHECKING:
    from reino.core.game import Game
    from reino.core.state import State

PUBLIC = -1


class View(msgspec.Struct, frozen=True, eq=False):
    """A state in which everything is hidden that its viewer may not know."""

    _runtime: Runtime
    seat: int | None
    """The seat that sees; None for the public."""
    _buf: Buffer
    _status: int

    @classmethod
    def of(cls, game: "Game", seat: int | None, data: bytes) -> "View":
        """A view from its bytes, `bytes(view)`, of the same game. Trusts all but their number."""
        runtime = game.runtime
        if len(data) != runtime.state_size:
            raise BadPosition(
                "error-view-bytes",
                game=game.key,
                size=str(runtime.state_size),
                given=str(len(data)),
            )
        viewer = PUBLIC if seat is None else runtime.seat(seat)
        buf = np.zeros_like(runtime.first)
        buf[: runtime.state_size] = np.frombuffer(data, np.uint8)
        # Hidden again: a hidden state stays as it is, and a truth would not get through either.
        return cls(runtime, None if seat is None else viewer, *runtime.conceal(buf, viewer))

    @property
    def game(self) -> "Game":
        """The game that is seen."""
        return self._runtime.game

    @property
    def owing(self) -> tuple[int, ...]:
        """Seats that owe a decision."""
        return seats_of(self._status)

    @property
    def legal(self) -> tuple[int, ...]:
        """Action ids this seat may choose; empty when it owes nothing, and for the public."""
        return () if self.seat is None else self._as_state().legal(self.seat)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(reason_of(self._status))

    @property
    def reason(self) -> str | None:
        """Why the game is over, as a key; None while it goes on."""
        return self._runtime.spec.reasons[reason_of(self._status)] or None

    @property
    def returns(self) -> tuple[float, ...] | None:
        """The return of each seat; None while the game goes on."""
        return self._runtime.returns(self._buf) if self.over else None

    @property
    def record(self) -> Any:
        """The hidden state as a NumPy record with the game's named fields. A copy."""
        return self._runtime.record(self._buf.copy())

    def as_dict(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        return self._runtime.spec.words.describe(self.record, self._viewer)

    def svg(self, lang: str = "en") -> str:
        """The view as a picture: an SVG document."""
        picture = self._runtime.spec.picture
        if picture is None:
            raise ReinoError("error-no-picture", game=self._runtime.spec.key)
        return picture(self.record, self._viewer, checked_language(lang))

    def tensor(self) -> NDArray[np.float32]:
        """The view as numbers for a learner: the parts of `game.encoding`, one after the other."""
        if self.seat is None:
            raise ReinoError("error-public-tensor")
        spec = self._runtime.spec
        out = np.empty(self.game.encoding.size, np.float32)
        spec.observe(self._buf, self.seat, out)
        return out

    def mask(self) -> NDArray[np.int8]:
        """1 for each action id that this seat may choose, 0 for all others."""
        allowed = np.zeros(self._runtime.spec.actions, np.int8)
        allowed[list(self.legal)] = 1
        return allowed

    def _repr_svg_(self) -> str | None:
        # For notebooks; where a game has no picture they fall back on words.
        return None if self._runtime.spec.picture is None else self.svg()

    def guess(self, seed: int) -> "State":
        """A random truth that agrees with this view, for searches and for the curious."""
        return self._as_state(*self._runtime.suppose(self._buf, self._viewer, seeded(seed)))

    def reopened(self) -> "View":
        """The view before any other seat sealed its choice: its viewer has learnt nothing since.

        For searches: they would take a sealed choice for a random card, while a choice still open
        is searched as well as any.
        """
        buf = self._buf.copy()
        self._runtime.spec.reopen(self._runtime.record(buf), self._viewer)
        return View(self._runtime, self.seat, *self._runtime.conceal(buf, self._viewer))

    @property
    def _viewer(self) -> int:
        return PUBLIC if self.seat is None else self.seat

    def _as_state(self, buf: Buffer | None = None, status: int = 0) -> "State":
        from reino.core.state import State

        if buf is None:
            buf, status = self._buf, self._status
        return State(self._runtime, buf, status)

    def __bytes__(self) -> bytes:
        return self._buf[: self._runtime.state_size].tobytes()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self.seat == other.seat and self.game == other.game and bytes(self) == bytes(other)

    def __ne__(self, other: object) -> bool:
        # A struct has a `!=` of its own, which would not follow `==`.
        return not self == other

    def __hash__(self) -> int:
        return hash((self.seat, bytes(self)))

    def __repr__(self) -> str:
        who = "the public" if self.seat is None else f"seat {self.seat}"
        return f"<View of {self.game.key} for {who}>"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        return [("game", self.game), ("seat", self.seat)]
