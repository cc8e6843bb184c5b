"""Perft: counts of positions, states and views, step by step, kept as data files.

    python -m reino.testing.perft GAME [--folder tests/counts] [--deep STEPS]

A step is the joint choice of all seats that owe one, or one outcome of chance. For each option set
and each number of steps the file says

    positions   paths of steps: a wrong menu changes them
    ways        the same with each outcome as often as it weighs: a wrong weight changes them
    states      different states those paths lead to
    views       different views of them, by viewer: telling too much or too little changes them

Where cards are dealt first, steps from the start tell little but how many cards there are. Such a
game is counted again from the first decision of a seeded deal, and from the middle of that game.

`--deep` counts the positions of the game without options for that many steps, however many.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from random import Random

import msgspec

from reino.core.game import Game
from reino.core.kernel import JIT
from reino.core.options import Value
from reino.core.registry import find
from reino.core.spec import GameSpec
from reino.core.state import State
from reino.testing.law import LawBroken, after, alone, random_step
from reino.testing.variety import has_many, tables

MOST_POSITIONS = 2_000_000
HOPELESS = 20
MOST_STATES = 5_000
MOST_STEPS = 10
SEED = 1  # the seed of the deal, where there is one
LATER = (0, 80, 120)  # random choices after the deal
# Without the compiler only the first steps are counted again.
CHECKED_POSITIONS = MOST_POSITIONS if JIT else 3_000
CHECKED_STATES = MOST_STATES if JIT else 60

Choices = tuple[tuple[int, int], ...]  # choices of the seats that owe a decision together


class Counts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The counts of one option set; index = number of steps."""

    players: int
    options: dict[str, Value]
    positions: list[int]
    ways: list[int]
    states: list[int]
    views: dict[str, list[int]]
    seed: int | None = None  # the seed of the deal before the count; None: from the very start
    later: int = 0  # the number of random choices after the deal
    rules: int = 1  # the version of the rules that they count


def count(
    game: Game,
    options: dict[str, Value],
    deep: int = 0,
    *,
    seed: int | None = None,
    later: int = 0,
) -> Counts:
    """Count, until the numbers become large; positions for `deep` steps in any case."""
    first = first_state(game, seed, later)
    depth = 1
    positions = game.counts(depth, first)
    while depth < MOST_STEPS and positions[-1] > 0:
        # At this growth there would be far too many to count.
        if positions[-1] ** 2 > HOPELESS * MOST_POSITIONS * positions[-2]:
            break
        deeper = game.counts(depth + 1, first)
        if deeper[-1] > MOST_POSITIONS:
            break
        depth, positions = depth + 1, deeper
    if deep > depth:
        positions = game.counts(deep, first)
    ways, states, views = _survey(first, MOST_STEPS, MOST_STATES)
    return Counts(
        game.players,
        options,
        list(positions),
        ways,
        states,
        views,
        seed,
        later,
        game.rules_version,
    )


def first_state(game: Game, seed: int | None, later: int) -> State:
    """The state in which the count begins; from there on chance is open."""
    if seed is None:
        return game.start(dealer=None)
    state = game.start(seed=seed)
    rng = Random(f"census {seed}")  # the name that the stored counts were drawn with
    for _ in range(later):
        step = random_step(state, rng)
        if step is None:
            break
        state = after(state, step)
    return alone(state)


def check(game: Game, expected: Counts) -> None:
    """Count again; raises `LawBroken` with a divide where a count differs from the file."""
    first = first_state(game, expected.seed, expected.later)
    depth = _affordable(expected.positions, CHECKED_POSITIONS)
    positions = list(game.counts(depth, first))
    if positions != expected.positions[: depth + 1]:
        raise LawBroken(
            f"perft: {game!r} had {expected.positions[: depth + 1]} positions by step; "
            f"now {positions}. By first step:\n{divide(first, depth)}"
        )
    steps = _affordable(expected.states, CHECKED_STATES)
    ways, states, views = _survey(first, steps, 2 * MOST_STATES)
    for what, now, before in (
        ("ways", ways, expected.ways),
        ("states", states, expected.states),
        *((f"views of {who}", views[who], expected.views[who]) for who in views),
    ):
        if now != before[: steps + 1]:
            raise LawBroken(f"perft: {game!r} had {before[: steps + 1]} {what} by step; now {now}")


def _affordable(counts: Sequence[int], limit: int) -> int:
    """The last step up to which no count is over the limit; 1 at least."""
    over = next((step for step, count in enumerate(counts) if count > limit), len(counts))
    return max(1, over - 1)


def divide(first: State, depth: int) -> str:
    """The count of the deepest level, split by the first step: compare it to find the wrong one."""
    lines = []
    for label, _, child in successors(first):
        count = first.game.counts(depth - 1, start=child)[-1]
        lines.append(f"  {label}: {count}")
    return "\n".join(lines)


def successors(state: State) -> Iterator[tuple[str, int, State]]:
    """The successors of a state by one step: its name, its weight, the state."""
    game = state.game
    for outcome, weight in state.chance:
        yield game.outcome_name(outcome), weight, alone(state.fall(outcome))
    if state.owing:
        for actions in product(*(state.legal(seat) for seat in state.owing)):
            choices = dict(zip(state.owing, actions, strict=True))
            label = ", ".join(f"seat {s}: {game.name(a)}" for s, a in choices.items())
            yield label, 1, alone(state.play(choices))


Survey = tuple[list[int], list[int], dict[str, list[int]]]


def _survey(first: State, steps: int, limit: int) -> Survey:
    """Ways, states and views by the number of steps."""
    seats = range(first.game.players)
    viewers: dict[str, int | None] = {f"seat {seat}": seat for seat in seats} | {"public": None}
    layer: dict[bytes, tuple[State, int]] = {bytes(first): (first, 1)}
    ways: list[int] = []
    states: list[int] = []
    views: dict[str, list[int]] = {who: [] for who in viewers}
    while True:
        ways.append(sum(n for _, n in layer.values()))
        states.append(len(layer))
        for who, seat in viewers.items():
            views[who].append(len({bytes(state.view(seat)) for state, _ in layer.values()}))
        if len(ways) > steps:
            break
        following: dict[bytes, tuple[State, int]] = {}
        for state, n in layer.values():
            for _, weight, child in successors(state):
                _, already = following.get(bytes(child), (child, 0))
                following[bytes(child)] = (child, already + n * weight)
        if not following or len(following) > limit:
            break
        layer = following
    return ways, states, views


def starts_after_deal(game: Game) -> tuple[int, ...]:
    """The numbers of choices after a deal to count from, as long as the game is not over; none
    where chance does not come first."""
    if not game.start(dealer=None).chance:
        return ()
    return tuple(later for later in LATER if not first_state(game, SEED, later).over)


def load(path: Path) -> list[Counts]:
    return msgspec.json.decode(path.read_bytes(), type=list[Counts])


def missing(spec: GameSpec, taken: Sequence[Counts]) -> list[str]:
    """Player counts and option values that no counts cover."""
    lacking = [
        f"{spec.key} for {players} players without options"
        for players in spec.players
        if not any(c.players == players and not c.options for c in taken)
    ]
    lacking += [
        f"{spec.key} for {players} players from a deal, {later} choices later"
        for players in spec.players
        for later in starts_after_deal(Game(spec, players))
        if not any(
            (c.players, c.seed, c.later) == (players, SEED, later) and not c.options for c in taken
        )
    ]
    return lacking + [
        f"{spec.key} with {option.key}={value}"
        for option in spec.options.options
        for value in option.values
        if not any(c.options.get(option.key, option.default) == value for c in taken)
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m reino.testing.perft", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--folder", type=Path, default=Path("tests/counts"))
    parser.add_argument("--deep", type=int, metavar="STEPS", default=0)
    asked = parser.parse_args(arguments)
    spec = find(asked.game)
    many = has_many(spec.options)
    taken = [
        # A game with very many options is counted in the middle, where they matter.
        count(Game(spec, players, chosen), chosen, seed=SEED, later=LATER[1])
        if chosen and many
        else count(Game(spec, players, chosen), chosen, 0 if chosen else asked.deep)
        for players, chosen in tables(spec, pairs=False, mixed=3 if many else 10)
    ]
    taken += [
        count(game, {}, seed=SEED, later=later)
        for game in (Game(spec, players) for players in spec.players)
        for later in starts_after_deal(game)
    ]
    asked.folder.mkdir(parents=True, exist_ok=True)
    path = asked.folder / f"{spec.key}.json"
    # Counts of older rules are kept: by those rules the game must count the same for ever.
    kept = [one for one in (load(path) if path.exists() else ()) if one.rules < spec.rules_version]
    taken = kept + taken
    lines = ",\n".join(msgspec.json.encode(one).decode() for one in taken)
    path.write_text(f"[\n{lines}\n]\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
