"""The class `View`: a state as one seat, or the public, may know it. Bots and screens receive views
only."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec
import msgspec.inspect
import numpy as np
from numpy.typing import NDArray

from reino.core.ahead import Ahead
from reino.core.catalogue import checked_language
from reino.core.errors import BadPosition, ReinoError
from reino.core.kernel.rng import seeded
from reino.core.kernel.status import is_chance, reason_of, seats_of
from reino.core.question import Question
from reino.core.question import of as questioned
from reino.core.runtime import Buffer, Runtime

if TYPE_CHECKING:
    from reino.core.game import Game
    from reino.core.state import State

PUBLIC = -1


def one_of(keys: Iterable[str]) -> msgspec.Meta:
    """For a text in the struct of a view or a preview that is one of these keys, so that clients
    know them: `stage: Annotated[str, one_of(STAGE_KEYS)]`."""
    return msgspec.Meta(extra={"one_of": tuple(keys)})


# For a part of a view's struct that hardly ever changes and is large, such as a map: pages are sent
# it again only when it has changed. `map: Annotated[Map, LASTING]`.
LASTING = msgspec.Meta(extra={"lasting": True})


def lasting_parts(facts: Any) -> tuple[str, ...]:
    """The names of the parts of a view that are marked as `LASTING`."""
    return _lasting_fields(facts.__class__)


@lru_cache(maxsize=64)
def _lasting_fields(kind: type) -> tuple[str, ...]:
    if not issubclass(kind, msgspec.Struct):
        return ()
    told = msgspec.inspect.type_info(kind)
    assert isinstance(told, msgspec.inspect.StructType)
    return tuple(
        field.name
        for field in told.fields
        if isinstance(field.type, msgspec.inspect.Metadata)
        and (field.type.extra or {}).get("lasting")
    )


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
        if self.seat is None:
            return ()
        return self._runtime.menu(self._buf, self._status, self.seat)

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

    @property
    def facts(self) -> Any:
        """What is seen, as the struct that the game has for it; `as_dict` has the same as plain
        data."""
        return self._runtime.spec.words.describe(self.record, self._viewer)

    def as_dict(self) -> dict[str, Any]:
        """Plain data, as JSON has it."""
        # Not `to_builtins`, which would leave tuples as they are.
        return msgspec.json.decode(msgspec.json.encode(self.facts))  # type: ignore[no-any-return]

    def question(self, lang: str | None = None) -> Question:
        """The question that is open, with its sentence if a language is given."""
        if lang is not None:
            checked_language(lang)
        return questioned(self._runtime.spec, self.record, self._viewer, self.owing, lang)

    def ahead(self) -> Ahead:
        """This position for looking ahead, with a guess in place of the unknown: for previews."""
        return Ahead(self._runtime, *self._runtime.suppose(self._buf, self._viewer, seeded(0)))

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
        allowed = np.zeros(len(self._runtime.spec.actions), np.int8)
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

    def __reduce__(self) -> Any:
        return View.of, (self.game, self.seat, bytes(self))

    def __copy__(self) -> "View":
        return self

    def __deepcopy__(self, memo: object) -> "View":
        return self

    def __repr__(self) -> str:
        who = "the public" if self.seat is None else f"seat {self.seat}"
        told = counted(len(self.legal), "choice") if self.legal else situation(self)
        return f"<View of {self.game.label}, for {who}: {told}>"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        return [("game", self.game), ("seat", self.seat)]


def situation(position: "View | State") -> str:
    """Which seats are to choose, or how the game ended, in the words of a `repr`."""
    if position.returns is not None:
        return f"over, {result_told(str(position.reason), position.returns)}"
    if is_chance(position._status):
        return "chance is next"
    return f"{seats_told(position.owing)} to choose"


def counted(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def result_told(reason: str, returns: tuple[float, ...]) -> str:
    """Who won a game, and why it ended, in the words of a `repr`."""
    best = [seat for seat, value in enumerate(returns) if value == max(returns)]
    return f"{'draw' if len(best) > 1 else f'seat {best[0]} wins'} ({reason})"


def seats_told(seats: Sequence[int]) -> str:
    *others, last = map(str, seats)
    return f"seats {', '.join(others)} and {last}" if others else f"seat {last}"
