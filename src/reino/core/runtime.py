"""The runtime: one game's compiled drivers, as the facade calls them.

States and views hold the runtime; callers of the library hold the `Game`. Everything here works on
the bytes of positions (drawn in `reino.core.kernel.drivers`) and trusts its caller, except where it
says otherwise.
"""

from struct import Struct
from typing import TYPE_CHECKING, Any

import numpy as np

from reino.core.checks import whole
from reino.core.compiled import Buffer as Buffer
from reino.core.compiled import Progress
from reino.core.errors import BadPosition, MalformedChoice
from reino.core.kernel.drivers import MENU_MASK, MENU_SHIFT
from reino.core.options import Values
from reino.core.spec import RULES_FIELD, GameSpec, Placing

if TYPE_CHECKING:
    from reino.core.game import Game

Step = tuple[int, int]  # actor and choice

NO_ONE = -1  # in place of a second seat that chooses


class Runtime:
    """Drivers bound to a game's rules, with its number of players and its first position."""

    def __init__(
        self,
        spec: GameSpec,
        players: int,
        options: Values,
        rules_version: int,
        progress: Progress | None,
    ) -> None:
        compiled = spec.compiled
        compiled.warm(progress)
        self.game: Game  # set by the game itself: each refers to the other
        self.spec = spec
        self.players = players
        self.state_size = compiled.state_size
        self._state = compiled.state
        self.drivers = compiled.drivers
        self.advance = compiled.entry("advance")
        menus_at = compiled.offset("menu")
        # Offsets of each seat's menu and its count, and unpackers for a menu of each length.
        self.menus = {
            seat: (MENU_SHIFT + 8 * seat, menus_at + 2 * seat * (compiled.max_legal + 1) + 2)
            for seat in range(players)
        }
        self.menu_readers = [Struct(f"={n}H").unpack_from for n in range(compiled.max_legal + 1)]
        self._returns_at = compiled.offset("returns")
        fields = spec.options.indices(options)
        if RULES_FIELD in (compiled.state.names or ()):
            fields[RULES_FIELD] = rules_version
        self.first = compiled.first(players, fields)
        self.first_status = self.review(self.first)

    def review(self, buf: Buffer) -> int:
        """Survey a state that was changed in place: write its returns and menu behind it, and give
        the status."""
        return int(self.drivers.review(buf))

    def placed(self, position: str) -> tuple[Buffer, int]:
        """A position from its text, and the status; fields that the text leaves out are as at the
        start."""
        buf = self.first.copy()
        self.placing.place(position, self.record(buf))
        return buf, self.review(buf)

    @property
    def placing(self) -> Placing:
        """The game's notation of positions or boards, in the games that have one."""
        if self.spec.placing is None:
            raise BadPosition("error-no-notation", game=self.spec.key)
        return self.spec.placing

    def advance_all(self, buf: Buffer, steps: tuple[Step, ...]) -> int:
        """Three or more legal choices owed together, made in a buffer; the status."""
        status = 0
        for seat, action in steps:
            status = self.advance(buf, seat, action, NO_ONE, 0)
        return status

    def menu(self, buf: Buffer, status: int, seat: int) -> tuple[int, ...]:
        """The menu of a seat, which a driver has written behind the state."""
        shift, at = self.menus[seat]
        n = status >> shift & MENU_MASK
        if n == MENU_MASK:
            n = self.menu_count(buf, at)
        return self.menu_readers[n](buf, at)  # type: ignore[arg-type]

    def menu_count(self, buf: Buffer, at: int) -> int:
        """The length of a menu too long for the status to hold."""
        return int(buf[at - 2 : at].view(np.uint16)[0])

    def chances(self, buf: Buffer) -> tuple[Step, ...]:
        """Outcomes with their weights."""
        outcomes = np.zeros(self.spec.compiled.max_outcomes, np.uint16)
        weights = np.zeros(self.spec.compiled.max_outcomes, np.int64)
        n = self.drivers.chances(buf, outcomes, weights)
        return tuple(zip(outcomes[:n].tolist(), weights[:n].tolist(), strict=True))

    def befall(self, buf: Buffer, outcome: int) -> int:
        """Apply an outcome of chance in a buffer; the status."""
        self.drivers.befall(buf, outcome)
        return self.review(buf)

    def returns(self, buf: Buffer) -> tuple[float, ...]:
        at = self._returns_at
        return tuple(buf[at : at + 8 * self.players].view(np.float64).tolist())

    def conceal(self, buf: Buffer, viewer: int) -> tuple[Buffer, int]:
        """A copy that holds only what this viewer may know: the one gate for secrets."""
        hidden = buf.copy()
        return hidden, int(self.drivers.conceal(hidden, viewer))

    def suppose(self, hidden: Buffer, viewer: int, rng: Any) -> tuple[Buffer, int]:
        """A copy of a hidden buffer with a guess in place of the unknown."""
        buf = hidden.copy()
        self.drivers.suppose(buf, viewer, rng)
        return buf, self.review(buf)

    def record(self, buf: Buffer) -> Any:
        """The state in this buffer as a NumPy record; writing to it writes to the buffer."""
        return np.frombuffer(buf, self._state, 1)[0]

    def seat(self, value: object) -> int:
        """A seat of this game, checked."""
        seat = whole(value, "seat", MalformedChoice)
        if not 0 <= seat < self.players:
            raise MalformedChoice("error-no-seat", last=str(self.players - 1), given=str(seat))
        return seat

    def __reduce__(self) -> Any:
        return _runtime_of, (self.game,)


def _runtime_of(game: "Game") -> Runtime:
    return game.runtime
