"""A game with its options fixed: what `reino.load` returns."""

from collections.abc import Mapping
from dataclasses import dataclass
from struct import Struct
from typing import Any, SupportsIndex

import numpy as np

from reino.core.chance import Chance, Dealer
from reino.core.compiled import Progress
from reino.core.drivers import CHANCE_BIT, MENU_SHIFT
from reino.core.errors import BadPlayers, MalformedChoice
from reino.core.language import checked_language
from reino.core.options import Values
from reino.core.registry import find
from reino.core.rng import seeded
from reino.core.spec import GameSpec
from reino.core.state import NO_ONE, State, Step

Buffer = np.ndarray[Any, np.dtype[np.uint8]]


class FromSeed:
    """Marks that chance comes from the seed given beside it."""


FROM_SEED = FromSeed()


@dataclass(frozen=True)
class Tallies:
    """What random games came to."""

    games: int
    steps: int
    returns: tuple[float, ...]  # summed per seat
    reasons: Mapping[str, int]


class Game:
    """The rules with their options fixed."""

    def __init__(
        self,
        spec: GameSpec,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        progress: Progress | None = None,
    ) -> None:
        self.spec = spec
        self.key = spec.key
        self.players = spec.players[0] if players is None else players
        if self.players not in spec.players:
            allowed = " or ".join(str(n) for n in spec.players)
            raise BadPlayers(f"{spec.key} is for {allowed} players; got {players!r}")
        self.options: Values = spec.options.complete(options)
        compiled = spec.compiled
        compiled.warm(progress)
        self.state_size = compiled.state_size
        self._drivers = compiled.drivers
        self.advance = compiled.entry("advance")
        # Where a seat's menu and its count lie, and how to read a menu of each length.
        self.menus = {
            seat: (MENU_SHIFT + 8 * seat, compiled.menu_at(self.players, seat) + 2)
            for seat in range(self.players)
        }
        self.menu_readers = [Struct(f"={n}H").unpack_from for n in range(spec.max_legal + 1)]
        self._returns_at = compiled.padded_size
        self._first = compiled.buffer(self.players)
        self._first_status: int = self._drivers.start(
            self._first, self.players, spec.options.encode(self.options)
        )

    def start(
        self,
        seed: int | bytes | None = None,
        *,
        dealer: Chance | FromSeed | None = FROM_SEED,
    ) -> State:
        """The first state. The dealer, made from `seed`, resolves chance up to the first decision.

        `dealer=None` leaves chance to the caller: see `state.chance` and `state.fall`.
        """
        chance = Dealer.of(seed) if isinstance(dealer, FromSeed) else dealer
        state = State(self, self._first, self._first_status, chance)
        return state.settled() if self._first_status & CHANCE_BIT else state

    def name(self, action: int, lang: str = "en") -> str:
        """Words for an action."""
        if not (isinstance(action, SupportsIndex) and 0 <= action < self.spec.actions):
            raise MalformedChoice(
                f"actions of {self.key} are 0 to {self.spec.actions - 1}; got {action!r}"
            )
        return self.spec.words.action_name(action, checked_language(lang))

    def outcome_name(self, outcome: int, lang: str = "en") -> str:
        """Words for an outcome of chance."""
        if not (isinstance(outcome, SupportsIndex) and 0 <= outcome < self.spec.outcomes):
            raise MalformedChoice(
                f"outcomes of {self.key} are 0 to {self.spec.outcomes - 1}; got {outcome!r}"
            )
        return self.spec.words.outcome_name(outcome, checked_language(lang))

    def playouts(self, n: int, seed: int = 1, start: State | None = None) -> Tallies:
        """n random games inside compiled code, from the first position or from `start`."""
        origin = (start or self.start(dealer=None))._buf
        totals = np.zeros(1 + self.players, np.float64)
        reasons = np.zeros(len(self.spec.reasons), np.int64)
        self._drivers.playouts(origin, self.players, n, seeded(seed), totals, reasons)
        named = {k: int(v) for k, v in zip(self.spec.reasons, reasons, strict=True) if k}
        return Tallies(n, int(totals[0]), tuple(totals[1:].tolist()), named)

    def counts(self, depth: int, start: State | None = None) -> tuple[int, ...]:
        """How many positions are reached in 0, 1, ... depth steps ("perft").

        A step is the joint choice of all who owe one, or one outcome of chance.
        """
        origin = (start or self.start(dealer=None))._buf
        nodes = np.zeros(depth + 1, np.int64)
        self._drivers.counts(origin, depth, nodes)
        return tuple(nodes.tolist())

    # For State and View: the doors to the compiled drivers.

    def advance_all(self, buf: Buffer, steps: tuple[Step, ...]) -> int:
        """Three or more legal choices owed together, made in a buffer; the status."""
        status = 0
        for seat, action in steps:
            status = self.advance(buf, self.players, seat, action, NO_ONE, 0)
        return status

    def menu_count(self, buf: Buffer, at: int) -> int:
        """The length of a menu too long for the status to tell."""
        return int(buf[at - 2 : at].view(np.uint16)[0])

    def chances_of(self, buf: Buffer) -> tuple[tuple[int, int], ...]:
        outcomes = np.zeros(self.spec.max_outcomes, np.uint16)
        weights = np.zeros(self.spec.max_outcomes, np.int64)
        n = self._drivers.chances(buf, outcomes, weights)
        return tuple(zip(outcomes[:n].tolist(), weights[:n].tolist(), strict=True))

    def befallen(self, buf: Buffer, outcome: int) -> int:
        status: int = self._drivers.befall(buf, self.players, outcome)
        return status

    def returns_of(self, buf: Buffer) -> tuple[float, ...]:
        at = self._returns_at
        return tuple(buf[at : at + 8 * self.players].view(np.float64).tolist())

    def concealed(self, buf: Buffer, viewer: int) -> tuple[Buffer, int]:
        """A copy that holds only what this viewer may know: the one gate for secrets."""
        hidden = buf.copy()
        return hidden, self._drivers.conceal(hidden, self.players, viewer)

    def supposed(self, hidden: Buffer, viewer: int, rng: Any) -> State:
        buf = hidden.copy()
        status = self._drivers.suppose(buf, self.players, viewer, rng)
        return State(self, buf, status)

    def legal_of(self, buf: Buffer, status: int, seat: int) -> tuple[int, ...]:
        """What a buffer's menu offers to this seat."""
        return State(self, buf, status).legal(seat)

    def record_of(self, buf: Buffer) -> Any:
        return buf[: self.state_size].view(self.spec.rules.STATE)[0]

    def check_seat(self, seat: object) -> None:
        if not isinstance(seat, int) or not 0 <= seat < self.players:
            raise MalformedChoice(f"seats are 0 to {self.players - 1}; got {seat!r}")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.key, self.players, dict(self.options)) == (
            other.key,
            other.players,
            dict(other.options),
        )

    def __hash__(self) -> int:
        return hash((self.key, self.players, tuple(self.options.items())))

    def __repr__(self) -> str:
        chosen = {
            o.key: self.options[o.key]
            for o in self.spec.options.options
            if self.options[o.key] != o.default
        }
        return f"<Game {self.key}, {self.players} players, {chosen or 'no options'}>"


def load(
    name: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    progress: Progress | None = None,
) -> Game:
    """The game of this name with these options; the first time ever its rules are compiled."""
    return Game(find(name), players, options, progress)
