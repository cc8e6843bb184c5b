"""The class `State`, a position with all its secrets: the immutable facade over a kernel's
record."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, SupportsIndex

import msgspec
import numpy as np

from reino.core.actions import Action
from reino.core.checks import whole
from reino.core.dealer import Chance
from reino.core.errors import BadStart, MalformedChoice
from reino.core.kernel.drivers import CHANCE_BIT, MENU_MASK, REFUSED, UNSEALED_BIT
from reino.core.kernel.status import (
    OVER_BITS,
    OWING_BITS,
    SEATS_OF_MASK,
    is_chance,
    is_sealed,
    reason_of,
)
from reino.core.phrase import quoted
from reino.core.refusal import chosen, fallen, refuse, refuse_chance, refuse_outcome
from reino.core.runtime import NO_ONE, Buffer, Runtime, Step
from reino.core.spec import Event
from reino.core.view import PUBLIC, View, counted, situation

if TYPE_CHECKING:
    from reino.core.analysis import Analysis
    from reino.core.game import Game

Choice = int | str | Action  # an action's id, its name, or as `game.describe` gives it

CHANCE = -1
"""The actor of an outcome in `state.history` and in records, where seats are actors of choices."""

UNUSUAL = -2  # instead of a status: `play` takes its slow path


# Not tracked by the garbage collector: states refer only backwards, so there are no cycles. (A
# chain of 100,000 states and more would be too deep to free recursively; no game is that long.)
class State(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A position. Playing returns a new one; this one never changes."""

    _runtime: Runtime
    _buf: Buffer
    _status: int
    _dealer: Chance | None = None
    _draws: int = 0  # outcomes drawn so far: the number of the dealer's next one
    _parent: "State | None" = None
    _steps: tuple[Step, ...] = ()  # the step from the parent to this state

    @classmethod
    def of(cls, game: "Game", data: bytes) -> "State":
        """The state whose `bytes(state)` these are: without a past, and chance is the caller's."""
        runtime = game.runtime
        buf = runtime.spec.compiled.buffer()
        if len(data) != runtime.state_size:
            raise BadStart("error-state-bytes", size=str(runtime.state_size), given=str(len(data)))
        buf[: len(data)] = np.frombuffer(data, np.uint8)
        return cls(runtime, buf, runtime.review(buf))

    @property
    def game(self) -> "Game":
        """The game this is a position of."""
        return self._runtime.game

    @property
    def owing(self) -> tuple[int, ...]:
        """Seats that owe a decision now, ascending; none at the end and on chance's turn."""
        return SEATS_OF_MASK[self._status & OWING_BITS]

    def legal(self, seat: int) -> tuple[int, ...]:
        """Action ids this seat may choose, ascending; empty exactly when it owes no decision."""
        runtime = self._runtime
        try:
            shift, at = runtime.menus[seat]
        except (KeyError, TypeError):
            shift, at = runtime.menus[runtime.seat(seat)]
        n = self._status >> shift & MENU_MASK
        if n == MENU_MASK:
            n = runtime.menu_count(self._buf, at)
        return runtime.menu_readers[n](self._buf, at)  # type: ignore[arg-type]

    @property
    def sealed(self) -> bool:
        """Whether choices that are owed now stay sealed until the last is in. Where they
        do not, each takes effect at once, and a seat may owe another decision after it."""
        return is_sealed(self._status)

    def play(self, seat: int | Mapping[int, Choice], action: Choice | None = None) -> "State":
        """The state after one choice, `play(0, a)`, or several at once, `play({0: a, 1: b})`.

        Choices that are not sealed are made in the order of seats, and one that is too late by then
        is dropped.

        A choice is an action's id or its name, in either language; a part of the name is enough
        where it is clear: `play(0, "spy")`.
        """
        # Nearly always one choice or two: those are a single compiled call.
        try:
            if action is None:
                steps: tuple[Step, ...] = tuple(seat.items())  # type: ignore[union-attr,arg-type]
                (first, choice), (second, answer) = steps
                if second <= first or self._status & UNSEALED_BIT:
                    raise ValueError  # not in the order of seats, or one may be too late
            else:
                steps = ((seat, action),)  # type: ignore[assignment]
                first, choice, second, answer = seat, action, NO_ONE, 0  # type: ignore[assignment]
            _ = first | choice | second | answer  # only whole numbers can do that
            runtime = self._runtime
            buf = self._buf.copy()
            status = runtime.advance(buf, first, choice, second, answer)
        except (AttributeError, OverflowError, TypeError, ValueError):
            status = UNUSUAL
        if status < 0:
            if status == UNUSUAL:
                return self._play_any(seat, action)
            refuse(self, steps)
        state = State(runtime, buf, status, self._dealer, self._draws, self, steps)
        if status & CHANCE_BIT:
            return state.settled()
        return state

    def _play_any(self, seat: object, action: object) -> "State":
        """`play` for any number of choices, and for arguments of any type."""
        if isinstance(seat, Mapping):
            if action is not None:
                raise MalformedChoice("error-mapping-and-action")
            choices = list(seat.items())
        elif action is None:
            raise MalformedChoice("error-seat-and-action", given=quoted(seat))
        else:
            choices = [(seat, action)]
        plain = {}
        for seat, action in choices:
            known = whole(seat, "seat", MalformedChoice)
            plain[known] = self._id(known, action)
        if not plain:
            raise MalformedChoice("error-no-choice")
        if len(plain) < len(choices):
            raise MalformedChoice("error-seat-twice", given=str(choices))
        steps = tuple(sorted(plain.items()))
        if any(action not in self.legal(seat) for seat, action in steps):
            refuse(self, steps)
        buf = self._buf.copy()
        if not self.sealed:
            return self._play_in_order(buf, steps)
        status = self._runtime.advance_all(buf, steps)
        return State(self._runtime, buf, status, self._dealer, self._draws, self, steps).settled()

    def _play_in_order(self, buf: Buffer, steps: tuple[Step, ...]) -> "State":
        """Choices that are not sealed, one after the other; those that are too late are dropped."""
        made, status = [], self._status
        for step in steps:
            now = self._runtime.advance(buf, *step, NO_ONE, 0)
            if now != REFUSED:
                made.append(step)
                status = now
        state = State(self._runtime, buf, status, self._dealer, self._draws, self, tuple(made))
        return state.settled()

    def _id(self, seat: int, action: object) -> int:
        if isinstance(action, str):
            return chosen(self, seat, action)
        if isinstance(action, Action):
            return self.game.action(action)
        if not isinstance(action, SupportsIndex):
            raise MalformedChoice("error-no-action-at-all", given=quoted(action))
        return whole(action, "action", MalformedChoice)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._status & OVER_BITS != 0

    @property
    def reason(self) -> str | None:
        """Why the game is over, as a key; None while it goes on."""
        return self._runtime.spec.reasons[reason_of(self._status)] or None

    @property
    def returns(self) -> tuple[float, ...] | None:
        """The return of each seat; None while the game goes on."""
        return self._runtime.returns(self._buf) if self.over else None

    @property
    def chance(self) -> tuple[tuple[int, int], ...]:
        """Outcomes with integer weights when it is chance's turn, else empty."""
        return self._runtime.chances(self._buf) if is_chance(self._status) else ()

    def fall(self, outcome: int | str) -> "State":
        """The state after this outcome of chance: its id, or its name in either language."""
        if isinstance(outcome, str):
            came = fallen(self, outcome)
        else:
            came = whole(outcome, "outcome", MalformedChoice)
        possible = [o for o, _ in self.chance]
        if not possible:
            refuse_chance(self)
        if came not in possible:
            refuse_outcome(self.game, possible, came)
        return self._after_outcome(came)

    def settled(self) -> "State":
        """The state at the next decision or the end: the dealer resolves all chance before it."""
        state = self
        while is_chance(state._status) and state._dealer is not None:
            outcomes = state.chance
            index = state._dealer.draw(state._draws, [weight for _, weight in outcomes])
            state = state._after_outcome(outcomes[index][0])
        return state

    def _after_outcome(self, outcome: int) -> "State":
        buf = self._buf.copy()
        status = self._runtime.befall(buf, outcome)
        steps = ((CHANCE, outcome),)
        return State(self._runtime, buf, status, self._dealer, self._draws + 1, self, steps)

    def view(self, seat: int | None) -> View:
        """The view of this seat; `view(None)` is the public's."""
        if seat is None:
            return View(self._runtime, None, *self._runtime.conceal(self._buf, PUBLIC))
        known = self._runtime.seat(seat)
        return View(self._runtime, known, *self._runtime.conceal(self._buf, known))

    def analyse(
        self,
        seat: int,
        seconds: float | None = None,
        *,
        iterations: int | None = None,
        seed: int = 0,
    ) -> "Analysis":
        """The analysis of the seat's choices, from its view alone: see `reino.core.analysis`."""
        from reino.core.analysis import analyse

        return analyse(self.view(seat), seconds, iterations=iterations, seed=seed)

    def events(self, seat: int | None) -> tuple[Event, ...]:
        """The events that this seat (None: the public) saw since the decision before."""
        viewer = PUBLIC if seat is None else self._runtime.seat(seat)
        path: list[State] = []
        state = self
        while state._parent is not None:
            path.append(state)
            if state._steps[0][0] != CHANCE:
                break
            state = state._parent
        words = self._runtime.spec.words
        seen: list[Event] = []
        for state in reversed(path):
            assert state._parent is not None
            before = state._parent.view(seat).record
            for after_state in state._parent._one_by_one(state._steps):
                after = after_state.view(seat).record
                seen.extend(words.events(before, after, viewer))
                before = after
        return tuple(seen)

    def _one_by_one(self, steps: tuple[Step, ...]) -> "Iterator[State]":
        """Choices made together, one after the other in the order of seats."""
        state = State(self._runtime, self._buf, self._status)
        for actor, choice in steps:
            state = state._after_outcome(choice) if actor == CHANCE else state.play(actor, choice)
            yield state

    @property
    def history(self) -> tuple[Step, ...]:
        """All steps from the start: (seat, action), or (CHANCE, outcome)."""
        steps: list[Step] = []
        state: State | None = self
        while state is not None:
            steps.extend(reversed(state._steps))
            state = state._parent
        return tuple((int(actor), int(choice)) for actor, choice in reversed(steps))

    @property
    def parent(self) -> "State | None":
        """The state before the last step; None for the first."""
        return self._parent

    @property
    def root(self) -> "State":
        """The state its history begins with: the start of the game, or a guess."""
        state = self
        while state._parent is not None:
            state = state._parent
        return state

    @property
    def dealer(self) -> Chance | None:
        """The dealer, which resolves chance. Knows the seed: not for players."""
        return self._dealer

    @property
    def record(self) -> Any:
        """The whole truth as a NumPy record with the game's named fields. A copy."""
        return self._runtime.record(self._buf.copy())

    @property
    def position(self) -> str:
        """The position as text, for `game.start(position=...)`; in a game with secrets only its
        board."""
        return self._runtime.placing.write_position(self.record)

    def svg(self, seat: int | None = None, lang: str = "en") -> str:
        """A picture of this seat's view; without a seat, of the public's."""
        return self.view(seat).svg(lang)

    def _repr_svg_(self) -> str | None:
        return self.view(None)._repr_svg_()

    def __bytes__(self) -> bytes:
        return self._buf[: self._runtime.state_size].tobytes()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and bytes(self) == bytes(other)

    def __ne__(self, other: object) -> bool:
        # A struct has a `!=` of its own, which would not follow `==`.
        return not self == other

    def __hash__(self) -> int:
        return hash(bytes(self))

    def __reduce__(self) -> Any:
        # The pickle holds the whole truth, the dealer's seed included: for one's own processes
        # only.
        root = self.root
        origin = (root._buf.tobytes(), root._status)
        return _rebuilt, (self.game, origin, self._dealer, self.history)

    def __copy__(self) -> "State":
        return self

    def __deepcopy__(self, memo: object) -> "State":
        return self

    def __repr__(self) -> str:
        steps = counted(len(self.history), "step")
        return f"<State of {self.game.label}: {steps}, {situation(self)}>"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        return [("game", self.game), ("owing", self.owing), ("reason", self.reason)]


def _rebuilt(
    game: "Game", origin: tuple[bytes, int], dealer: Chance | None, history: tuple[Step, ...]
) -> State:
    """A state from its pickle: the state its history began with, and every step since."""
    buf = np.frombuffer(origin[0], np.uint8).copy()
    state = State(game.runtime, buf, origin[1])
    for actor, choice in history:
        state = state._after_outcome(choice) if actor == CHANCE else state.play(actor, choice)
    return msgspec.structs.replace(state, _dealer=dealer)
