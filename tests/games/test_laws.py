"""The laws: every registered game keeps every one of them, with every option."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import reino
from reino.core.kernel import JIT
from reino.core.options import Option, OptionTable, Value
from reino.core.registry import find
from reino.testing import LawBroken, Trace, all_games, check_game, law, option_sets
from reino.testing.law import Breach
from reino.testing.variety import allowed, has_many, tables
from soak import THOROUGHNESS

SEEDS = range(1, 1 + THOROUGHNESS) if JIT else (1,)


def chosen_words(key: str, chosen: dict[str, Value]) -> str:
    table = find(key).options
    changed = [f"{k}={v}" for k, v in chosen.items() if v != table[k].default]
    return "+".join(changed) or "defaults"


def variety(key: str) -> Iterator[tuple[int, dict[str, Value]]]:
    """Numbers of players, with options; in plain Python the fewest, with none."""
    spec = find(key)
    if not JIT:
        return iter([(spec.players[0], {})])
    return tables(spec, mixed=4 if has_many(spec.options) else 12)


VARIETY = [
    pytest.param(key, players, chosen, id=f"{key}-{players}-{chosen_words(key, chosen)}")
    for key in reino.installed()
    for players, chosen in variety(key)
]


@pytest.mark.parametrize(("key", "players", "chosen"), VARIETY)
def test_every_game_keeps_every_law(key: str, players: int, chosen: dict[str, Value]) -> None:
    check_game(reino.load(key, players, chosen), SEEDS)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("key", "rules"),
    [(key, rules) for key in reino.installed() for rules in find(key).rules_versions[:-1]],
)
def test_games_of_older_rules_keep_every_law(key: str, rules: int) -> None:
    for players in find(key).players:
        check_game(reino.load(key, players, rules_version=rules), SEEDS)


def some_options(table: OptionTable, players: int) -> st.SearchStrategy[dict[str, Value]]:
    """Any values of some options."""
    values = {option.key: st.sampled_from(option.values) for option in table.options}
    if has_many(table):
        chosen = st.fixed_dictionaries({}, optional=values)
    else:
        chosen = st.fixed_dictionaries(values)
    return chosen.filter(lambda options: allowed(table, options, players))


@pytest.mark.compiled
@pytest.mark.parametrize("key", reino.installed())
@settings(max_examples=3 * THOROUGHNESS)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_any_mixture_of_options_keeps_the_laws(key: str, data: Any, seed: int) -> None:
    spec = find(key)
    players = data.draw(st.sampled_from(spec.players))
    check_game(reino.load(key, players, data.draw(some_options(spec.options, players))), [seed])


def test_option_sets_have_nothing_twice_and_nothing_contradictory() -> None:
    table = find("braverats").options
    sets = list(option_sets(table, mixed=5))
    completed = [tuple(sorted(table.complete(chosen).items())) for chosen in sets]
    assert len(set(completed)) == len(completed)
    assert sets[0] == {}
    assert {"draft": True, "mime": "ninth"} in sets
    assert not any(chosen.get("draft") and chosen.get("random_deal") for chosen in sets)


def test_all_games_are_one_for_each_option_set_and_number_of_players() -> None:
    spec = find("braverats")
    games = list(all_games("braverats", pairs=False, mixed=0))
    assert games == list(all_games(spec, pairs=False, mixed=0))
    assert len(games) == len(set(games)) == 1 + 13
    assert {game.players for game in games} == set(spec.players)


def test_option_sets_of_a_game_without_options_are_one() -> None:
    assert list(option_sets(OptionTable(()))) == [{}]


def test_option_sets_try_each_value_of_an_option() -> None:
    table = OptionTable((Option("colour", "red", ("red", "green", "blue")),))
    assert list(option_sets(table, mixed=0)) == [{}, {"colour": "green"}, {"colour": "blue"}]


def test_a_broken_law_says_which_where_and_to_whom(game: reino.Game) -> None:
    @law
    def seat_1_never_moves(trace: Trace) -> Any:
        yield Breach("it moved", 3, 1)

    with pytest.raises(LawBroken) as caught:
        seat_1_never_moves(game, seed=9)
    assert str(caught.value) == (
        "seat_1_never_moves: broken by <Game braverats, 2 players>, "
        "seed 9, step 3, seen by seat 1: it moved"
    )


def test_an_error_while_checking_breaks_the_law_too(game: reino.Game) -> None:
    @law
    def nothing_is_divided_by_nought(trace: Trace) -> Any:
        yield Breach(str(1 // 0))

    with pytest.raises(LawBroken, match=r"nothing_is_divided_by_nought: .* ZeroDivisionError"):
        nothing_is_divided_by_nought(game)


def test_the_public_is_named_as_a_viewer() -> None:
    assert str(Breach("seen", 0, None)) == ", step 0, seen by the public: seen"


def test_a_trace_is_a_whole_game_one_step_at_a_time(lucky: reino.Game) -> None:
    trace = Trace(lucky, 3)
    assert trace.states[-1].over
    assert [len(state.history) for state in trace.states] == list(range(len(trace.states)))
    assert trace.taken(len(trace.states) - 1) is None
    assert trace.taken(0) == trace.states[1].history[-1]
