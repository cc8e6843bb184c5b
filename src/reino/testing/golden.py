"""Golden records: games that were played once and must play out the same for ever.

    python -m reino.testing.golden GAME [--folder tests/golden] [--seal]

There is one for each option value, number of players and end reason, and beside them `seals.json`,
the hashes of every state and view they led to. The script adds missing records and never touches an
existing one. `--seal` writes the hashes anew, for a change of the record type that changes no rule.
"""

import argparse
import hashlib
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from random import Random

import msgspec
import numpy as np

from reino.core.game import Game
from reino.core.kernel import JIT
from reino.core.options import Value
from reino.core.registry import find
from reino.core.spec import GameSpec
from reino.core.state import State
from reino.play.record import Record
from reino.search.ismcts import search
from reino.testing.law import random_end
from reino.testing.variety import Chosen, in_company, option_sets

SEALS = "seals.json"
TRIES = 40  # random games tried for each record
GOOD_GAMES = 5  # games of good play tried, where random ones are too long
LONGEST = 250  # limit of the steps of a record, where shorter games exist
THOUGHT = 100  # iterations of the search for a choice in good play
LOOKAHEAD = 100  # random games that judge a choice when the game is steered to an end
RANDOM_GAMES = 10_000 if JIT else 200  # random games that tell whether an end occurs by chance


class NoneFound(RuntimeError):
    """No game that ends this way was found."""


class Seal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hashes of a record's replay, as SHA-256: the last state, all states, all views of all
    viewers."""

    final: str
    states: str
    views: str


def seal(record: Record) -> Seal:
    states, views = hashlib.sha256(), hashlib.sha256()
    last = b""
    for state in record.states():
        last = bytes(state)
        states.update(last)
        for viewer in (*range(record.players), None):
            views.update(bytes(state.view(viewer)))
    return Seal(hashlib.sha256(last).hexdigest(), states.hexdigest(), views.hexdigest())


def records(folder: Path) -> dict[str, Record]:
    """The records of a folder by name."""
    paths = sorted(path for path in folder.glob("*.json") if path.name != SEALS)
    return {path.stem: Record.load(path) for path in paths}


def seals(folder: Path) -> dict[str, Seal]:
    return msgspec.json.decode((folder / SEALS).read_bytes(), type=dict[str, Seal])


def missing(spec: GameSpec, kept: Mapping[str, Record]) -> list[str]:
    """Option values, numbers of players and end reasons without a record under today's rules."""
    valid = [record for record in kept.values() if record.rules == spec.rules_version]
    lacking = [
        f"{option.key}={value}"
        for option in spec.options.options
        for value in option.values
        if not any(record.options.get(option.key) == value for record in valid)
    ]
    tables = {record.players for record in valid}
    lacking += [f"{players} players" for players in spec.players if players not in tables]
    ends = {record.result.reason for record in valid if record.result is not None}
    return lacking + [f"end {reason}" for reason in spec.reasons[1:] if reason not in ends]


def random_game(game: Game, seed: int) -> State:
    *_, last = random_end(game.start(seed=seed), Random(seed))
    return last


def longest_game(game: Game) -> State:
    """The longest of some random games, which meets the most rules; where all are too long, of some
    games of good play."""
    for play, tries in ((random_game, TRIES), (searched_game, GOOD_GAMES)):
        played = [play(game, seed) for seed in range(tries)]
        fitting = [state for state in played if len(state.history) <= LONGEST]
        if fitting:
            return max(fitting, key=lambda state: len(state.history))
    return min(played, key=lambda state: len(state.history))


def ended_by(spec: GameSpec, reason: str) -> State:
    """A game that ends for this reason: found by chance, by repeating positions, by steering, or by
    good play."""
    games = [
        Game(spec, players, chosen)
        for players in spec.players
        for chosen in option_sets(spec.options, players, pairs=False, mixed=0)
    ]
    for game in games:
        if game.playouts(RANDOM_GAMES).reasons[reason] > 0:
            played = (random_game(game, seed) for seed in range(10 * TRIES))
            found = [state for state in played if state.reason == reason]
            if found:
                return min(found, key=lambda state: len(state.history))
    for game in games:
        state = circling_game(game)
        if state.reason == reason:
            return state
    for game in games:
        state = steered_game(game, reason)
        if state.reason == reason:
            return state
    for game in games:
        for seed in range(TRIES):
            state = searched_game(game, seed)
            if state.reason == reason:
                return state
    raise NoneFound(f"no game of {spec.key} that ends by {reason!r} was found")


def circling_game(game: Game) -> State:
    """All seats repeat positions: each chooses the state most like an earlier one."""
    state = game.start(seed=1)
    past = [np.frombuffer(bytes(state), np.uint8)]

    def likeness(following: State) -> int:
        now = np.frombuffer(bytes(following), np.uint8)
        return max(int(np.count_nonzero(now == old)) for old in past)

    while not state.over and len(past) <= LONGEST:
        state = max(_following(state), key=likeness)
        past.append(np.frombuffer(bytes(state), np.uint8))
    return state


def steered_game(game: Game, reason: str) -> State:
    """All seats steer to this end and, as long as it is out of reach, away from any other."""
    state = game.start(seed=1)

    def promise(following: State) -> tuple[float, int]:
        if following.over:
            return (float(following.reason == reason), 0)
        tallies = game.playouts(LOOKAHEAD, seed=1, start=following)
        return (tallies.reasons[reason] / LOOKAHEAD, tallies.steps)

    while not state.over:
        state = max(_following(state), key=promise)
    return state


def searched_game(game: Game, seed: int) -> State:
    """All seats play by the search, well enough to make progress."""
    state = game.start(seed=seed)
    while not state.over:
        seat = state.owing[0]
        found = search(state.view(seat), iterations=THOUGHT, seed=seed)
        state = state.play(seat, found.actions[found.visits.index(max(found.visits))])
    return state


def _following(state: State) -> Iterator[State]:
    for actions in product(*(state.legal(seat) for seat in state.owing)):
        yield state.play(dict(zip(state.owing, actions, strict=True)))


def add_missing(spec: GameSpec, folder: Path) -> Iterator[str]:
    """Play and save the missing records; yields the name of each once it is saved."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = records(folder)

    def keep(name: str, state: State) -> str:
        full = f"{name}.r{spec.rules_version}"
        kept[full] = Record.of(state)
        kept[full].save(folder / f"{full}.json")
        return full

    defaults = {f"{option.key}={option.default}" for option in spec.options.options}
    if not kept or defaults & set(missing(spec, kept)):
        yield keep("defaults", longest_game(Game(spec)))
    for option in spec.options.options:
        for value in option.values:
            if f"{option.key}={value}" in missing(spec, kept):
                players, chosen = allowed_with(spec, option.key, value)
                name = f"{option.key}-{str(value).lower()}"
                yield keep(name, longest_game(Game(spec, players, chosen)))
    for players in spec.players:
        if f"{players} players" in missing(spec, kept):
            yield keep(f"{players}-players", longest_game(Game(spec, players, {})))
    for reason in spec.reasons[1:]:
        if f"end {reason}" in missing(spec, kept):
            yield keep(f"end-{reason}", ended_by(spec, reason))


def allowed_with(spec: GameSpec, key: str, value: Value) -> tuple[int, Chosen]:
    """The number of players and the other options with which a value is allowed."""
    for players in spec.players:
        chosen = in_company(spec.options, key, value, players)
        if chosen is not None:
            return players, chosen
    raise NoneFound(f"nobody can play {spec.key} with {key}={value}")


def write_seals(folder: Path, names: Sequence[str]) -> None:
    path = folder / SEALS
    known = seals(folder) if path.exists() else {}
    kept = records(folder)
    known |= {name: seal(kept[name]) for name in names}
    path.write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=1) + b"\n")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m reino.testing.golden", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--folder", type=Path, default=Path("tests/golden"))
    parser.add_argument("--seal", action="store_true", help="hash all records anew")
    asked = parser.parse_args(arguments)
    spec = find(asked.game)
    folder = asked.folder / spec.key
    added: list[str] = []
    lacking = None
    try:
        for name in add_missing(spec, folder):
            added.append(name)
            print(name, flush=True)
    except NoneFound as error:
        lacking = error
    # Records found before an error are saved, so they are sealed all the same.
    valid = [n for n, record in records(folder).items() if record.rules in spec.rules_versions]
    write_seals(folder, valid if asked.seal else added)
    if lacking is not None:
        print(lacking, file=sys.stderr)
        return 1
    if not added:
        print("nothing was missing")
    return 0


if __name__ == "__main__":
    sys.exit(main())
