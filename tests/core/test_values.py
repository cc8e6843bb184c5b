"""Games, states, views and records as values: they compare, hash, copy, pickle, and say what they
are."""

import copy
import doctest
import pickle
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import reino
from reino.bots import make_bot
from reino.core.bot import RandomBot
from reino.core.catalogue import LANGUAGES

pytestmark = pytest.mark.plain


def positions(name: str) -> tuple[reino.State, reino.State]:
    """Two states of a game that nothing but a few steps tells apart."""
    state = later = reino.load(name).start(seed=5)
    for _ in range(5):
        later = later.play({seat: later.legal(seat)[-1] for seat in later.owing})
    return state, later


MAKERS: dict[str, Callable[[reino.State], Any]] = {
    "state": lambda state: state,
    "view": lambda state: state.view(0),
    "public view": lambda state: state.view(None),
    "record": lambda state: reino.Record.of(state, ("Ana", "Luis"), [1.5] * len(state.history)),
    "action": lambda state: state.game.describe(len(state.history)),
}


@pytest.mark.parametrize("what", MAKERS)
@pytest.mark.parametrize("name", reino.installed())
def test_it_compares_hashes_copies_and_pickles(name: str, what: str) -> None:
    (first, one), (_, other) = positions(name), positions(name)
    thing, twin, different = map(MAKERS[what], (one, other, first))
    assert thing is not twin or what == "action"
    for same in (
        *(twin, copy.copy(thing), copy.deepcopy(thing)),
        *(pickle.loads(pickle.dumps(thing, protocol)) for protocol in (2, 5)),
    ):
        assert thing == same
        assert not thing != same  # noqa: SIM202 - a struct has a `!=` of its own
        assert hash(thing) == hash(same)
        assert {thing: 1}[same] == 1
        assert repr(thing) == repr(same)
        assert type(same) is type(thing)
    assert thing != different
    assert not thing == different  # noqa: SIM201
    assert len({thing, twin, different}) == 2
    assert thing != what


@pytest.mark.parametrize("name", reino.installed())
def test_facts_and_questions_compare_copy_and_pickle(name: str) -> None:
    (_, one), (_, other) = positions(name), positions(name)
    for lang in (None, *LANGUAGES):
        asked = one.view(0).question(lang)
        assert asked == other.view(0).question(lang)
        assert pickle.loads(pickle.dumps(asked)) == copy.deepcopy(asked) == asked
    facts = one.view(0).facts
    assert facts == other.view(0).facts
    assert pickle.loads(pickle.dumps(facts)) == copy.deepcopy(facts) == facts
    assert msgspec.json.decode(msgspec.json.encode(facts)) == one.view(0).as_dict()


def test_records_with_other_options_are_different_though_their_hash_may_agree() -> None:
    record = reino.Record.of(reino.load("braverats").start())
    other = reino.Record.of(reino.load("braverats", options={"mime": "ninth"}).start())
    assert record != other
    assert len({record, other}) == 2


def test_a_question_is_asked_in_a_language_that_there_is(game: reino.Game) -> None:
    with pytest.raises(reino.errors.UnknownLanguage):
        game.start().view(0).question("fr")


def test_a_game_says_its_players_and_the_options_away_from_their_defaults() -> None:
    assert repr(reino.load("korona", 3)) == "<Game korona, 3 players>"
    rats = reino.load("braverats", options={"mime": "ninth", "princess_attack": "yarg"})
    assert repr(rats) == "<Game braverats, 2 players, princess_attack='yarg', mime='ninth'>"


def test_a_state_says_how_far_it_is_and_who_is_to_choose(lucky: reino.Game) -> None:
    state = reino.load("braverats").start(seed=7)
    assert repr(state) == "<State of braverats, 2 players: 0 steps, seats 0 and 1 to choose>"
    sealed = state.play(0, "spy")
    assert repr(sealed) == "<State of braverats, 2 players: 1 step, seat 1 to choose>"
    assert repr(lucky.start(dealer=None)) == (
        "<State of braverats, 2 players, lucky_draw=True: 0 steps, chance is next>"
    )
    over = state.play({0: "princess", 1: "prince"})
    assert repr(over) == "<State of braverats, 2 players: 2 steps, over, seat 0 wins (princess)>"


def test_a_view_says_whose_it_is_and_what_there_is_to_choose(game: reino.Game) -> None:
    state = game.start(seed=7).play(0, "spy")
    assert [repr(state.view(seat)) for seat in (0, 1, None)] == [
        "<View of braverats, 2 players, for seat 0: seat 1 to choose>",
        "<View of braverats, 2 players, for seat 1: 8 choices>",
        "<View of braverats, 2 players, for the public: seat 1 to choose>",
    ]
    over = game.start().play({0: "prince", 1: "princess"})
    told = "<View of braverats, 2 players, for the public: over, seat 1 wins (princess)>"
    assert repr(over.view(None)) == told


def test_a_record_says_who_played_how_long_and_with_which_result(finished: reino.Record) -> None:
    assert repr(finished) == (
        "<Record of braverats, 2 players, random_deal=True: 'Ana', 'Luis', 16 steps, "
        "seat 1 wins (target)>"
    )
    assert finished.seed is not None
    assert finished.seed not in repr(finished)
    begun = reino.Record.of(reino.load("braverats").start())
    assert repr(begun) == "<Record of braverats, 2 players: 'yarg', 'applewood', 0 steps, open>"
    unknown = msgspec.structs.replace(begun, game="chess")
    assert repr(unknown) == "<Record of chess, 2 players: 'yarg', 'applewood', 0 steps, open>"


def test_a_draw_is_told_as_one() -> None:
    position = "10/10/10/10/4w5/3W6/10/W8W/10/9w a1 b1 S 99"
    state = reino.load("sparta").start(position=position).play(0, "a3-a4")
    assert repr(state).endswith(": 1 step, over, draw (calm)>")


def test_a_bot_says_its_level_its_game_and_its_budget(game: reino.Game) -> None:
    assert repr(make_bot(game, "random", seed=1)) == "<Bot random of braverats>"
    assert repr(RandomBot()) == "<RandomBot>"
    told = "<Bot search of braverats, 50 iterations a choice>"
    assert repr(make_bot(game, "search", iterations=50)) == told
    assert repr(reino.bot("sparta", "random", seconds=0.5)) == (
        "<Bot random of sparta, 0.5 s a choice>"
    )
    for name in reino.installed():
        loaded = reino.load(name)
        own = loaded.spec.levels
        assert own is not None
        for level in (*own.LEVELS, *own.OTHERS):
            assert repr(make_bot(loaded, level)) == f"<Bot {level} of {name}>"


def test_a_batch_says_how_many_games_of_what_it_plays_and_where() -> None:
    assert repr(reino.batch("korona", 8, players=3)) == (
        "<Batch of 8 games of korona, 3 players, on cpu>"
    )


def test_what_there_is_can_be_completed_and_looked_up() -> None:
    assert {"load", "batch", "bot", "Action", "__version__"} <= {*dir(reino)}
    for thing in (reino, reino.load, reino.Game, reino.State, reino.View, reino.Record, reino.bot):
        assert thing.__doc__
    for kind in (reino.Game, reino.State, reino.View, reino.Record, reino.Action):
        public = [name for name in vars(kind) if not name.startswith("_")]
        undocumented = [
            name
            for name in public
            if not vars(kind)[name].__doc__ and callable(getattr(kind, name))
        ]
        assert not undocumented


def test_the_example_of_the_package_runs() -> None:
    assert doctest.testmod(reino).failed == 0
