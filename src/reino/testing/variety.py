"""The variety of a game to check: every player count, every option, alone and together."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

from reino.core.errors import ContradictoryOptions
from reino.core.game import Game
from reino.core.options import OptionTable, Value
from reino.core.registry import find
from reino.core.spec import GameSpec

Chosen = dict[str, Value]

MANY = 12  # number of options from which on each is tried in a few ways only
MOST_PAIRED = 16  # number of values whose pairs are few enough to try them all
MOST_COMPANY = 2  # other values that a value may need to be allowed at all


def all_games(game: str | GameSpec, *, pairs: bool = True, mixed: int = 8) -> Iterator[Game]:
    """A game in all its variety: see `option_sets`."""
    spec = find(game) if isinstance(game, str) else game
    for players in spec.players:
        for chosen in option_sets(spec.options, players, pairs=pairs, mixed=mixed):
            yield Game(spec, players, chosen)


def has_many(table: OptionTable) -> bool:
    """Whether there are so many options that each can be tried in a few ways only."""
    return len(table.options) >= MANY


def tables(
    spec: GameSpec, *, alone: bool = True, pairs: bool = True, mixed: int = 8
) -> Iterator[tuple[int, Chosen]]:
    """Numbers of players, with options; with very many options each value at one table only."""
    many = has_many(spec.options)
    values = _values(spec.options)
    for players in spec.players:
        seed = players if many else 1  # other mixtures at other tables
        sets = option_sets(spec.options, players, alone=alone, pairs=pairs, mixed=mixed, seed=seed)
        for chosen in sets:
            if many and len(chosen) == 1:
                # Some values are not for every number of players.
                places = [n for n in spec.players if allowed(spec.options, chosen, n)]
                (pair,) = chosen.items()
                if pair in values and players != places[values.index(pair) % len(places)]:
                    continue
            yield players, chosen


def option_sets(
    table: OptionTable,
    players: int | None = None,
    *,
    alone: bool = True,
    pairs: bool = True,
    mixed: int = 8,
    seed: int = 1,
) -> Iterator[Chosen]:
    """The defaults; each value alone; each two together; some with everything mixed at random.

    A value that is not allowed alone comes with what it needs. Contradictory sets are left out, no
    set comes twice, and where there are very many values their pairs are left to the mixed sets.
    """
    seen: set[tuple[tuple[str, Value], ...]] = set()
    for chosen in _candidates(table, players, alone, pairs, mixed, Random(seed)):
        key = tuple(sorted((k, v) for k, v in chosen.items() if v != table[k].default))
        if key not in seen and allowed(table, chosen, players):
            seen.add(key)
            yield chosen


def allowed(table: OptionTable, chosen: Chosen, players: int | None = None) -> bool:
    try:
        table.complete(chosen, players)
    except ContradictoryOptions:
        return False
    return True


def in_company(table: OptionTable, key: str, value: Value, players: int | None) -> Chosen | None:
    """This value with as few others as it needs to be allowed; None if it never is."""
    others = [pair for pair in _values(table) if pair[0] != key]
    for n in range(MOST_COMPANY + 1):
        for company in combinations(others, n):
            chosen = {key: value, **dict(company)}
            if len(chosen) == n + 1 and allowed(table, chosen, players):
                return chosen
    return None


def _values(table: OptionTable) -> list[tuple[str, Value]]:
    """All option values but the defaults."""
    return [(o.key, value) for o in table.options for value in o.values if value != o.default]


def _candidates(
    table: OptionTable, players: int | None, alone: bool, pairs: bool, mixed: int, rng: Random
) -> Iterator[Chosen]:
    values = _values(table)
    yield {}
    if alone:
        for key, value in values:
            found = in_company(table, key, value, players)
            if found is not None:
                yield found
    if pairs and len(values) <= MOST_PAIRED:
        for (key, value), (other, worth) in combinations(values, 2):
            if key != other:
                yield {key: value, other: worth}
    found_mixed = 0
    while found_mixed < mixed and values:
        drawn = table.options
        if has_many(table):
            # All of them at once would mostly contradict each other.
            drawn = tuple(rng.sample(drawn, rng.randint(2, len(drawn) // 2)))
        chosen = {option.key: rng.choice(option.values) for option in drawn}
        if allowed(table, chosen, players):
            found_mixed += 1
            yield chosen
