"""A position, the whole truth: the immutable facade over a kernel's record."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, SupportsIndex

import msgspec
import numpy as np

from reino.core.chance import Chance
from reino.core.drivers import CHANCE_BIT, MENU_MASK, REFUSED
from reino.core.errors import IllegalChoice, MalformedChoice, OutOfTurn
from reino.core.refusal import refuse
from reino.core.spec import Event
from reino.core.status import OVER_BITS, OWING_BITS, SEATS_OF_MASK, is_chance, reason_of
from reino.core.view import PUBLIC, View

if TYPE_CHECKING:
    from reino.core.game import Game

CHANCE = -1  # the actor of an outcome, where a seat is the actor of a choice
NO_ONE = -1
UNUSUAL = -2  # instead of a status: not what the quick path is for
LARGEST = 1 << 31  # far above any id

Step = tuple[int, int]  # actor and choice


class State(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A position. Playing returns a new one; this one never changes."""

    game: "Game"
    _buf: "np.ndarray[Any, np.dtype[np.uint8]]"
    _status: int
    _dealer: Chance | None = None
    _draws: int = 0  # outcomes drawn so far: the number of the dealer's next one
    _parent: "State | None" = None
    _steps: tuple[Step, ...] = ()  # what led here from the parent

    @property
    def owing(self) -> tuple[int, ...]:
        """Seats that owe a decision now, ascending; none at the end and on chance's turn."""
        return SEATS_OF_MASK[self._status & OWING_BITS]

    def legal(self, seat: int) -> tuple[int, ...]:
        """Action ids this seat may choose, ascending; empty exactly when it owes no decision."""
        game = self.game
        try:
            shift, at = game.menus[seat]
        except (KeyError, TypeError):
            raise MalformedChoice(f"seats are 0 to {game.players - 1}; got {seat!r}") from None
        n = self._status >> shift & MENU_MASK
        if n == MENU_MASK:
            n = game.menu_count(self._buf, at)
        return game.menu_readers[n](self._buf, at)  # type: ignore[arg-type]

    def play(self, seat: int | Mapping[int, int], action: int | None = None) -> "State":
        """The state after one choice, `play(0, a)`, or several at once, `play({0: a, 1: b})`."""
        # Nearly always one choice or two: those are a single compiled call.
        try:
            if action is None:
                steps: tuple[Step, ...] = tuple(seat.items())  # type: ignore[union-attr]
                (first, choice), (second, answer) = steps
            else:
                steps = ((seat, action),)  # type: ignore[assignment]
                first, choice, second, answer = seat, action, NO_ONE, 0  # type: ignore[assignment]
            _ = first | choice | second | answer  # only whole numbers can do that
            game = self.game
            buf = self._buf.copy()
            status = game.advance(buf, game.players, first, choice, second, answer)
        except (AttributeError, OverflowError, TypeError, ValueError):
            status = UNUSUAL
        if status == UNUSUAL:
            return self._play_any(seat, action)
        if status == REFUSED or (second == NO_ONE and action is None):
            refuse(self, steps)
        state = State(game, buf, status, self._dealer, self._draws, self, steps)
        if status & CHANCE_BIT:
            return state.settled()
        return state

    def _play_any(self, seat: object, action: object) -> "State":
        """`play` for any number of choices, and for whatever else may come."""
        choices = seat.items() if isinstance(seat, Mapping) else [(seat, action)]
        plain = {_whole(seat): _whole(action) for seat, action in choices}
        if not plain:
            raise MalformedChoice("no choice came: play({seat: action, ...}) takes at least one")
        if len(plain) <= 2:
            return self.play(plain) if len(plain) == 2 else self.play(*plain.popitem())
        steps = tuple(plain.items())
        if any(action not in self.legal(seat) for seat, action in steps):
            refuse(self, steps)
        buf = self._buf.copy()
        status = self.game.advance_all(buf, steps)
        return State(self.game, buf, status, self._dealer, self._draws, self, steps).settled()

    @property
    def over(self) -> bool:
        return bool(self._status & OVER_BITS)

    @property
    def reason(self) -> str | None:
        """Why the game is over, as a key; None while it goes on."""
        return self.game.spec.reasons[reason_of(self._status)] or None

    @property
    def returns(self) -> tuple[float, ...] | None:
        """What each seat gets; None while the game goes on."""
        return self.game.returns_of(self._buf) if self.over else None

    @property
    def chance(self) -> tuple[tuple[int, int], ...]:
        """Outcomes with integer weights when it is chance's turn, else empty."""
        return self.game.chances_of(self._buf) if is_chance(self._status) else ()

    def fall(self, outcome: SupportsIndex) -> "State":
        """The state after chance brought this outcome."""
        chosen = _whole(outcome)
        possible = [o for o, _ in self.chance]
        if not possible:
            raise OutOfTurn("it is not chance's turn; no outcome can come about now")
        if chosen not in possible:
            raise IllegalChoice(f"chance may bring one of {possible} now; got {chosen}")
        return self._after_outcome(chosen)

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
        status = self.game.befallen(buf, outcome)
        steps = ((CHANCE, outcome),)
        return State(self.game, buf, status, self._dealer, self._draws + 1, self, steps)

    def view(self, seat: int | None) -> View:
        """What this seat may know; `view(None)` is what everybody may."""
        if seat is None:
            return View(self.game, None, *self.game.concealed(self._buf, PUBLIC))
        self.game.check_seat(seat)
        return View(self.game, seat, *self.game.concealed(self._buf, seat))

    def events(self, seat: int | None) -> tuple[Event, ...]:
        """What this seat (None: the public) saw happen since the decision before."""
        if seat is not None:
            self.game.check_seat(seat)
        viewer = PUBLIC if seat is None else seat
        path: list[State] = []
        state = self
        while state._parent is not None:
            path.append(state)
            if state._steps[0][0] != CHANCE:
                break
            state = state._parent
        words = self.game.spec.words
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
        """Choices made together, one after the other: for events, order tells nothing."""
        state = State(self.game, self._buf, self._status)
        for actor, choice in steps:
            if actor == CHANCE:
                state = state._after_outcome(choice)
            else:
                state = state.play(actor, choice)
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
    def dealer(self) -> Chance | None:
        """Who resolves chance. Knows the seed: not for players."""
        return self._dealer

    @property
    def record(self) -> Any:
        """The whole truth as a NumPy record with the game's named fields. A copy."""
        return self.game.record_of(self._buf.copy())

    def __bytes__(self) -> bytes:
        return self._buf[: self.game.state_size].tobytes()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash(bytes(self))

    def __repr__(self) -> str:
        if self.over:
            return f"<State of {self.game.key}, over: {self.reason}>"
        return f"<State of {self.game.key}, owing {self.owing}>"


def _whole(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        raise MalformedChoice(f"seats, actions and outcomes are whole numbers; got {value!r}")
    whole = value.__index__()
    if abs(whole) > LARGEST:
        raise MalformedChoice(f"no seat, action or outcome has a number like {whole}")
    return whole
