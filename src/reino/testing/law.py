"""The class `Law`: a named check of one random game, with its trace and the report of a breach."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random

from reino.core.game import Game
from reino.core.kernel import JIT
from reino.core.runtime import Step
from reino.core.state import CHANCE, State
from reino.core.view import View

Viewer = int | None  # a seat, or None for the public

# A game of more states is long: costly checks are made at some of them.
LONG = 200
LOOKED_AT = 30 if JIT else 6
# In plain Python a long game is not played to its end.
MOST_STATES = 1_000_000 if JIT else 400


class LawBroken(AssertionError):
    """A game breaks a law; the message says which, and where."""


@dataclass(frozen=True)
class Breach:
    """A breach of a law: the fault, and where in the game."""

    text: str
    """The fault."""
    step: int | None = None
    """The number of the state, as the trace counts them; None where it is no single one."""
    viewer: Viewer | str = "nobody"
    """The viewer of the fault: a seat, None for the public, or "nobody" where it is not about a
    view."""

    def __str__(self) -> str:
        where = "" if self.step is None else f", step {self.step}"
        if self.viewer is None:
            where += ", seen by the public"
        elif self.viewer != "nobody":
            where += f", seen by seat {self.viewer}"
        return f"{where}: {self.text}"


class Trace:
    """A random game with chance left open: every state of it, one choice or outcome apart.

    It ends with the game, one step after the bound that the game declares, or where a broken game
    leaves no choice.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        """The game that is played."""
        self.seed = seed
        """The seed: the same one plays the same game."""
        self.viewers: tuple[Viewer, ...] = (*range(game.players), None)
        """The viewers: all seats, and None for the public."""

    @cached_property
    def states(self) -> tuple[State, ...]:
        """All states, the first one included."""
        rng = self.random("steps")
        states = [self.game.start(dealer=None)]
        most = min(self.game.spec.max_steps + 1, MOST_STATES)
        while not states[-1].over and len(states) <= most:
            step = random_step(states[-1], rng)
            if step is None:
                break
            states.append(after(states[-1], step))
        return tuple(states)

    def __iter__(self) -> Iterator[tuple[int, State]]:
        return enumerate(self.states)

    @property
    def cut(self) -> bool:
        """Whether it was stopped before its end, because it is long."""
        return len(self.states) > MOST_STATES

    @property
    def some(self) -> Iterator[tuple[int, State]]:
        """All states of a short game; of a long one the first, the last and some between."""
        numbers: Sequence[int] = range(len(self.states))
        if len(numbers) > LONG:
            between = self.random("some").sample(numbers[1:-1], LOOKED_AT - 2)
            numbers = [0, *sorted(between), numbers[-1]]
        return ((number, self.states[number]) for number in numbers)

    def taken(self, number: int) -> Step | None:
        """The step taken from state `number`; None from the last."""
        following = self.states[number + 1 : number + 2]
        return following[0]._steps[-1] if following else None

    def random(self, purpose: str) -> Random:
        """Random numbers for one purpose, the same for the same seed."""
        return Random(f"{purpose} {self.seed}")

    def guesses(self, view: View, number: int, n: int = 2) -> Iterator[State]:
        """A few truths that agree with this view."""
        for i in range(n):
            yield view.guess(self.seed * 1_000_003 + number * 101 + i)


Check = Callable[[Trace], Iterator[Breach]]


class Law:
    """A check that can be called on any game: `law(game, seed=1)`."""

    def __init__(self, check: Check) -> None:
        self.name = check.__name__
        """The name of its function."""
        self.__doc__ = check.__doc__
        self._check = check

    def __call__(self, game: Game, seed: int = 0) -> None:
        self.check(Trace(game, seed))

    def check(self, trace: Trace) -> None:
        """Check a game that has been played already."""
        try:
            breach = next(iter(self._check(trace)), None)
        except Exception as error:
            found = f": raised {type(error).__name__}: {error}"
            raise LawBroken(self._told(trace.game, trace.seed, found)) from error
        if breach is not None:
            raise LawBroken(self._told(trace.game, trace.seed, str(breach)))

    def _told(self, game: Game, seed: int, found: str) -> str:
        return f"{self.name}: broken by {game!r}, seed {seed}{found}"

    def __str__(self) -> str:
        return self.name

    __repr__ = __str__


def law(check: Check) -> Law:
    """The decorator that makes a law of a generator of breaches; it keeps the name and docstring of
    the function."""
    return Law(check)


def random_step(state: State, rng: Random) -> Step | None:
    """A random choice of a seat that owes one, or one outcome by its weight; None at the end."""
    if state.chance:
        outcomes, weights = zip(*state.chance, strict=True)
        return CHANCE, rng.choices(outcomes, weights)[0]
    choosers = [seat for seat in state.owing if state.legal(seat)]
    if not choosers:
        return None
    seat = rng.choice(choosers)
    return seat, rng.choice(state.legal(seat))


def random_end(state: State, rng: Random) -> Iterator[State]:
    """A random game from here to its end, one choice at a time; the dealer resolves chance."""
    while not state.over:
        yield state
        step = random_step(state, rng)
        if step is None:
            raise LawBroken(f"{state!r} goes on, but nothing can be chosen")
        state = after(state, step)
    yield state


def after(state: State, step: Step) -> State:
    actor, choice = step
    return state.fall(choice) if actor == CHANCE else state.play(actor, choice)


def all_steps(state: State) -> Iterator[Step]:
    """Every choice and outcome possible now."""
    for outcome, _ in state.chance:
        yield CHANCE, outcome
    for seat in state.owing:
        for action in state.legal(seat):
            yield seat, action


def alone(state: State) -> State:
    """The same position without its history: its next state has the events of one step only."""
    return State(state.game.runtime, state._buf, state._status)


def whole(state: State | View) -> bytes:
    """Everything a position buffer holds: state, returns, menus."""
    return state._buf.tobytes()
