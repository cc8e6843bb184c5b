"""Random walks through games of every kind, as the tests of the encodings need them."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

from games.jackrabbits import scatter as rabbits
from games.korona import scatter as kingdoms
from reino.core.game import Game
from reino.core.kernel import JIT
from reino.core.registry import find
from reino.core.state import State
from reino.core.view import View
from reino.games.jackrabbits.rules.cards import SEATS
from reino.testing.variety import tables
from soak import THOROUGHNESS

GAMES = ("braverats", "jackrabbits", "korona", "sparta")
# With how many options mixed at random, and how long a walk is: whole games where that is quick.
MIXED = {"braverats": 12, "jackrabbits": 6, "korona": 12, "sparta": 4}
LONGEST = {"braverats": 700, "jackrabbits": 400, "korona": 1000, "sparta": 300}
FEW_TABLES, FEW_STEPS = 2, 8  # in plain Python
CROWDED, SHORT = (60, 40) if JIT else (3, 12)  # positions to begin from, and how far


@cache
def games(key: str) -> tuple[Game, ...]:
    """Every number of players, options alone and mixed; of one without options, several games."""
    spec = find(key)
    mixed = MIXED[key] * THOROUGHNESS
    chosen = list(tables(spec, pairs=False, mixed=mixed))
    if not spec.options.options:
        chosen *= mixed
    if not JIT:
        chosen = Random(1).sample(chosen, min(FEW_TABLES, len(chosen)))
    return tuple(Game(spec, players, options) for players, options in chosen)


def walk(start: Game | State, seed: int, steps: int | None = None) -> Iterator[State]:
    """The states of a random game at which a seat has to choose."""
    state = start if isinstance(start, State) else start.start(seed=seed)
    limit = steps or (LONGEST[state.game.key] if JIT else FEW_STEPS)
    rng = Random(seed)
    past: list[int] = []
    while not state.over and limit > 0:
        if not state.owing:
            outcomes, weights = zip(*state.chance, strict=True)
            state = state.fall(*rng.choices(outcomes, weights))
            continue
        yield state
        seat = rng.choice(state.owing)
        past.append(chosen(state, seat, past, rng))
        state = state.play(seat, past[-1])
        limit -= 1


def chosen(state: State, seat: int, past: list[int], rng: Random) -> int:
    """Any legal action; in Sparta often the one that takes the last move back."""
    legal = state.legal(seat)
    if state.game.key == "sparta" and len(past) >= 2 and rng.random() < 0.3:
        origin, target = divmod(past[-2], 100)
        if 100 * target + origin in legal:
            return 100 * target + origin
    return rng.choice(legal)


def crowded(key: str) -> Iterator[State]:
    """Positions in which much happens that random games hardly ever come to."""
    rng = Random(7)
    for number in range(CROWDED * THOROUGHNESS):
        players = 2 + number % 3
        if key == "korona":
            yield kingdoms.scattered(players, rng).state()
        elif key == "jackrabbits":
            base = rabbits.table(players, rng)
            yield rabbits.scattered(base, rng).state()


def views(key: str) -> Iterator[View]:
    """The views of every seat at every state of all these walks."""
    for seed, start in enumerate((*games(key), *crowded(key))):
        for state in walk(start, seed, None if isinstance(start, Game) else SHORT):
            for seat in range(state.game.players):
                yield state.view(seat)


def _sparta(record: Any, viewer: int) -> None:
    """Positions that have stood before are told only as far as this one is among them."""
    record.past = 0
    record.kept = 0


def _korona(record: Any, viewer: int) -> None:
    """No rule asks for the seat that began, the number of turns, or the pile a card was moved from;
    the seat that places is the one that decides; and two of a kind have no order."""
    for field in ("first", "turns", "source", "placer"):
        record[field] = 0
    record.stolen.sort()
    record.fresh.sort()


def _jackrabbits(record: Any, viewer: int) -> None:
    """No rule asks for the seat that began. Cards told to the viewer are among those it knows."""
    record.starter = 0
    for holder in range(SEATS):
        if holder != viewer:
            record.told[holder, viewer] = 0


UNTOLD: dict[str, Callable[[Any, int], None]] = {
    "sparta": _sparta,
    "korona": _korona,
    "jackrabbits": _jackrabbits,
}


def essence(view: View) -> bytes:
    """The facts of a view that a player could act upon, as the encodings promise to tell them."""
    record = view.record
    assert view.seat is not None
    if view.game.key in UNTOLD:
        UNTOLD[view.game.key](record, view.seat)
    return bytes(record.tobytes())
