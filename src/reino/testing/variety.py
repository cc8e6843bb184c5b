"""Which games to check, and how many: every player count, every option, alone and together."""

import os
from collections.abc import Iterator
from itertools import combinations
from random import Random

from reino.core.errors import ContradictoryOptions
from reino.core.game import Game
from reino.core.options import OptionTable, Value
from reino.core.registry import find
from reino.core.spec import GameSpec

Chosen = dict[str, Value]

# How many times the usual number of random games a test should play: `make soak` asks for more.
THOROUGHNESS = int(os.environ.get("REINO_SOAK", "1"))


def all_games(game: str | GameSpec, *, pairs: bool = True, mixed: int = 8) -> Iterator[Game]:
    """A game in all its variety: see `option_sets`."""
    spec = find(game) if isinstance(game, str) else game
    for players in spec.players:
        for chosen in option_sets(spec.options, pairs=pairs, mixed=mixed):
            yield Game(spec, players, chosen)


def option_sets(
    table: OptionTable, *, pairs: bool = True, mixed: int = 8, seed: int = 1
) -> Iterator[Chosen]:
    """Nothing chosen; each value alone; each two together; some with everything mixed at random.

    Contradictory sets are left out, and no set comes twice.
    """
    seen: set[tuple[tuple[str, Value], ...]] = set()
    for chosen in _candidates(table, pairs, mixed, Random(seed)):
        key = tuple(sorted((k, v) for k, v in chosen.items() if v != table[k].default))
        if key not in seen and allowed(table, chosen):
            seen.add(key)
            yield chosen


def allowed(table: OptionTable, chosen: Chosen) -> bool:
    try:
        table.complete(chosen)
    except ContradictoryOptions:
        return False
    return True


def _candidates(table: OptionTable, pairs: bool, mixed: int, rng: Random) -> Iterator[Chosen]:
    others = [(o.key, value) for o in table.options for value in o.values if value != o.default]
    yield {}
    for key, value in others:
        yield {key: value}
    if pairs:
        for (key, value), (other, worth) in combinations(others, 2):
            if key != other:
                yield {key: value, other: worth}
    found = 0
    while found < mixed and others:
        chosen = {option.key: rng.choice(option.values) for option in table.options}
        if allowed(table, chosen):
            found += 1
            yield chosen
