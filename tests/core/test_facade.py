"""The facade: games, states, views as callers use them."""

import copy
import json
import pickle
from collections.abc import Sequence
from types import MappingProxyType
from typing import Any

import numpy as np
import pytest
from rich.pretty import pretty_repr

import reino
from reino import CHANCE, Dealer, Event, State
from reino.core.kernel import JIT
from reino.core.registry import find
from reino.core.view import View
from reino.games.braverats.rules import cards

GAMES = 2000 if JIT else 20


def test_games_are_listed_before_and_after_one_is_loaded() -> None:
    before = reino.installed()
    reino.load("braverats")
    assert "braverats" in before
    assert reino.installed() == before


def test_everything_the_front_door_names_is_there() -> None:
    assert all(hasattr(reino, name) for name in reino.__all__)
    with pytest.raises(AttributeError, match="'reino' has no attribute 'chess'"):
        _ = reino.chess


def test_playing_returns_a_new_state(game: reino.Game) -> None:
    first = game.start(seed=7)
    before = bytes(first)
    second = first.play(0, cards.PRINCE)
    assert bytes(first) == before
    assert first.owing == (0, 1)
    assert second.owing == (1,)
    assert second.parent is first


def test_a_seat_that_owes_nothing_has_nothing_to_choose(game: reino.Game) -> None:
    state = game.start(seed=7).play(0, cards.PRINCE)
    assert state.legal(0) == ()
    assert state.legal(1) == tuple(range(8))


def test_choices_together_are_one_step_of_the_parent(game: reino.Game) -> None:
    state = game.start(seed=7).play({0: cards.SPY, 1: cards.GENERAL})
    assert state.history == ((0, cards.SPY), (1, cards.GENERAL))
    assert state.parent == game.start(seed=7)


def test_choices_come_as_any_mapping_and_any_whole_number(game: reino.Game) -> None:
    first = game.start(seed=7)
    plain = first.play({0: cards.SPY, 1: cards.GENERAL})
    assert first.play(MappingProxyType({0: cards.SPY, 1: cards.GENERAL})) == plain
    assert first.play({0: cards.SPY}).play({1: cards.GENERAL}) == plain
    spy: Any = np.uint8(cards.SPY)
    yarg: Any = np.int64(0)
    for state in (
        first.play({yarg: spy, 1: cards.GENERAL}),
        first.play(yarg, spy).play(1, cards.GENERAL),
    ):
        assert state == plain
        assert state.history == plain.history
        assert {type(number) for step in state.history for number in step} == {int}


def test_a_game_that_is_over_has_a_reason_and_returns(game: reino.Game) -> None:
    state = game.start(seed=7)
    assert (state.over, state.reason, state.returns) == (False, None, None)
    state = state.play({0: cards.PRINCESS, 1: cards.PRINCE})
    assert (state.over, state.reason, state.returns) == (True, "princess", (1.0, -1.0))
    assert (state.owing, state.chance) == ((), ())
    assert repr(state) == "<State of braverats, 2 players: 2 steps, over, seat 0 wins (princess)>"
    assert [state.view(seat).reason for seat in (0, 1, None)] == ["princess"] * 3
    assert state.view(None).returns == (1.0, -1.0)


def test_the_dealer_deals_up_to_the_first_decision(lucky: reino.Game) -> None:
    state = lucky.start(seed=7)
    assert state.owing == (0, 1)
    assert [actor for actor, _ in state.history] == [CHANCE] * 6
    after_round = state.play({seat: state.legal(seat)[0] for seat in (0, 1)})
    assert after_round.chance == ()


def test_without_a_dealer_chance_is_left_to_the_caller(lucky: reino.Game) -> None:
    state = lucky.start(dealer=None)
    assert state.chance == tuple((card, 1) for card in range(8))
    assert state.owing == ()
    state = state.fall(cards.PRINCE)
    assert (cards.PRINCE, 1) not in state.chance
    assert state.history == ((CHANCE, cards.PRINCE),)
    assert state.dealer is None


def test_a_doubled_card_weighs_twice() -> None:
    state = reino.load("braverats", options={"random_deal": True}).start(dealer=None)
    assert dict(state.fall(cards.PRINCE).chance)[cards.PRINCE] == 1
    assert dict(state.chance)[cards.PRINCE] == 2


def test_a_dealer_of_ones_own_is_asked(lucky: reino.Game) -> None:
    class LastCard:
        def draw(self, k: int, weights: Sequence[int]) -> int:
            return len(weights) - 1

    state = lucky.start(dealer=LastCard())
    assert state.legal(0) == state.legal(1) == (5, 6, 7)


def test_the_same_seed_starts_the_same_game(lucky: reino.Game) -> None:
    assert lucky.start(seed=7) == lucky.start(seed=7)
    assert lucky.start(seed=b"seven") == lucky.start(dealer=Dealer.of(b"seven"))
    assert len({lucky.start(seed=n) for n in range(20)}) > 10


def test_states_are_equal_when_game_and_bytes_are(game: reino.Game) -> None:
    other = reino.load("braverats", options={"fast_rat": True})
    first = game.start(seed=7)
    together = first.play({0: cards.SPY, 1: cards.GENERAL})
    assert together == first.play(1, cards.GENERAL).play(0, cards.SPY)
    assert hash(together) == hash(first.play(1, cards.GENERAL).play(0, cards.SPY))
    assert together != first
    assert first != other.start(seed=7)
    assert first != "state"


def test_games_are_equal_when_options_are(game: reino.Game) -> None:
    same = reino.load("braverats", 2, {"mime": "off"})
    other = reino.load("braverats", options={"mime": "ninth"})
    assert game == same
    assert hash(game) == hash(same)
    assert game != other
    assert game != "braverats"
    assert repr(game) == "<Game braverats, 2 players>"
    assert repr(other) == "<Game braverats, 2 players, mime='ninth'>"


def test_names_are_in_both_languages(game: reino.Game) -> None:
    assert game.name(cards.ASSASSIN) == "Play the Assassin"
    assert game.name(cards.ASSASSIN, lang="es") == "Jugar el Asesino"
    assert game.outcome_name(cards.PRINCE, lang="es") == "Príncipe"


def test_a_view_is_plain_data_of_what_its_seat_may_know(game: reino.Game) -> None:
    state = game.start(seed=7).play(0, cards.AMBASSADOR)
    mine, theirs = state.view(0), state.view(1)
    assert mine.as_dict()["cards"] == ["ambassador", None]
    assert theirs.as_dict()["cards"] == [None, None]
    assert json.loads(json.dumps(mine.as_dict())) == mine.as_dict()
    plain = mine.as_dict()
    assert plain["wins"] == [0, 0]
    assert plain["held"] == 0
    assert plain["round"] == 1
    assert "ambassador" not in plain["hand"]
    assert plain["played"] == [[], []]


def test_a_view_offers_its_own_menu_only(game: reino.Game) -> None:
    state = game.start(seed=7).play(0, cards.AMBASSADOR)
    assert state.view(0).legal == ()
    assert state.view(1).legal == tuple(range(8))
    assert state.view(None).legal == ()
    assert state.view(0).owing == (1,)


def test_views_are_equal_when_they_look_the_same(game: reino.Game) -> None:
    first = game.start(seed=7)
    spy, general = first.play(0, cards.SPY), first.play(0, cards.GENERAL)
    assert spy.view(1) == general.view(1)
    assert hash(spy.view(1)) == hash(general.view(1))
    assert spy.view(0) != general.view(0)
    assert spy.view(1) != spy.view(None)
    assert spy.view(1) != "view"


def test_a_guess_is_a_state_to_play_on(lucky: reino.Game) -> None:
    view = lucky.start(seed=7).view(0)
    guesses = {bytes(view.guess(seed)) for seed in range(30)}
    assert len(guesses) > 10
    guess = view.guess(1)
    assert guess.legal(0) == view.legal
    assert guess.history == ()
    assert guess.play({seat: guess.legal(seat)[0] for seat in (0, 1)}).view(0) != view


def test_the_record_of_a_state_is_a_copy(game: reino.Game) -> None:
    state = game.start(seed=7)
    before = bytes(state)
    state.record.wins[0] = 3
    state.view(0).record.wins[0] = 3
    assert bytes(state) == before


def test_a_state_cannot_be_changed(game: reino.Game) -> None:
    state = game.start(seed=7)
    with pytest.raises(AttributeError, match="immutable"):
        state._status = 0  # type: ignore[misc]
    with pytest.raises(TypeError):
        game.options["emperor"] = True  # type: ignore[index]


def test_a_copy_of_a_state_is_equal(game: reino.Game) -> None:
    state = game.start(seed=7).play(0, cards.SPY)
    assert copy.copy(state) == state


def test_events_tell_what_the_seat_saw(game: reino.Game) -> None:
    first = game.start(seed=7)
    assert first.events(0) == ()
    sealed = first.play(0, cards.SPY)
    assert sealed.events(1) == (Event("sealed", {"seat": 0, "card": None}),)
    both = sealed.play(1, cards.GENERAL)
    assert [event.kind for event in both.events(1)] == ["round", "general", "spy"]
    assert "Spy" in " ".join(game.spec.words.tell(event, "en") for event in both.events(1))


def test_events_of_choices_together_are_those_of_one_after_the_other(game: reino.Game) -> None:
    together = game.start(seed=7).play({0: cards.SPY, 1: cards.GENERAL})
    assert [event.kind for event in together.events(None)] == ["sealed", "round", "general", "spy"]


def test_events_go_back_to_the_last_decision(lucky: reino.Game) -> None:
    state = lucky.start(seed=7)
    assert [event.kind for event in state.events(0)] == ["draw"] * 6
    own = [event.data["card"] for event in state.events(0) if event.data["seat"] == 0]
    others = [event.data["card"] for event in state.events(0) if event.data["seat"] == 1]
    assert None not in own
    assert others == [None] * 3
    state = state.play({seat: state.legal(seat)[0] for seat in (0, 1)})
    kinds = [event.kind for event in state.events(0)]
    assert kinds[:2] == ["sealed", "round"]
    assert kinds[-2:] == ["draw", "draw"]


def test_playouts_tally_games_steps_returns_and_reasons(game: reino.Game) -> None:
    tallies = game.playouts(GAMES, seed=1)
    assert tallies.games == GAMES == sum(tallies.reasons.values())
    assert set(tallies.reasons) == {"target", "princess", "out_of_cards", "match", "nine_games"}
    assert tallies.reasons["match"] == 0
    assert sum(tallies.returns) == 0
    assert 2 * GAMES <= tallies.steps <= 16 * GAMES
    assert game.playouts(GAMES, seed=1) == tallies
    assert game.playouts(GAMES, seed=2) != tallies


def test_playouts_start_where_asked(game: reino.Game) -> None:
    won = game.start(seed=7).play({0: cards.PRINCESS, 1: cards.PRINCE})
    tallies = game.playouts(5, start=won)
    assert tallies.steps == 0
    assert tallies.returns == (5.0, -5.0)


def test_counts_start_where_asked(game: reino.Game) -> None:
    later = game.start(seed=7).play(0, cards.PRINCE)
    assert game.counts(1, start=later) == (1, 8)
    assert game.counts(0) == (1,)


def test_no_progress_is_told_where_nothing_is_compiled(game: reino.Game) -> None:
    told: list[tuple[str, int, int]] = []
    reino.load("braverats", progress=lambda *at: told.append(at))
    assert told == []


def test_an_option_table_reads_what_people_type() -> None:
    table = find("braverats").options
    assert table["emperor"].parse(" Yes ") is True
    assert table["emperor"].parse("off") is False
    assert table["princess_attack"].parse("YARG") == "yarg"


def test_a_state_without_a_dealer_says_so(game: reino.Game) -> None:
    state: State = game.start(dealer=None)
    assert state.dealer is None
    assert isinstance(game.start(seed=1).dealer, Dealer)


def test_unequal_is_the_opposite_of_equal(game: reino.Game) -> None:
    state, again = game.start(seed=1), game.start(seed=1)
    assert state == again
    assert not state != again  # noqa: SIM202
    assert state != state.play(0, 1)
    assert not state.view(0) != again.view(0)  # noqa: SIM202
    assert state.view(0) != state.view(1)


def test_choices_made_together_do_not_depend_on_how_they_are_written(game: reino.Game) -> None:
    state = game.start(seed=1)
    one, other = state.play({0: 3, 1: 4}), state.play({1: 4, 0: 3})
    assert one == other
    assert one.history == other.history == ((0, 3), (1, 4))
    assert one.events(None) == other.events(None)


def test_games_states_and_views_travel_to_another_process(lucky: reino.Game) -> None:
    state = lucky.start(seed=5)
    state = state.play({0: state.legal(0)[0], 1: state.legal(1)[0]})
    for thing in (lucky, state, state.view(0), state.view(None)):
        assert pickle.loads(pickle.dumps(thing)) == thing
        assert copy.deepcopy(thing) == thing
    again = pickle.loads(pickle.dumps(state))
    assert again.history == state.history
    assert again.play(0, again.legal(0)[0]) == state.play(0, state.legal(0)[0])
    guessed = state.view(0).guess(1)
    assert pickle.loads(pickle.dumps(guessed)) == guessed


def test_a_view_in_a_pickle_holds_nothing_but_the_view(lucky: reino.Game) -> None:
    view = lucky.start(seed=5).view(0)
    twin = view.guess(3).view(0)
    assert pickle.dumps(twin) == pickle.dumps(view)


@pytest.mark.parametrize("key", reino.installed())
def test_a_view_is_rebuilt_from_its_bytes(key: str) -> None:
    state = reino.load(key).start(seed=5)
    for _ in range(12):
        for seat in (None, *range(state.game.players)):
            view = state.view(seat)
            again = View.of(state.game, seat, bytes(view))
            assert again == view
            assert (again.seat, again.owing, again.legal) == (view.seat, view.owing, view.legal)
            assert again.as_dict() == view.as_dict()
            assert again.guess(1) == view.guess(1)
            # A truth does not get through either.
            assert bytes(View.of(state.game, seat, bytes(state))) == bytes(view)
        mover = state.owing[-1]  # where two owe a choice, only one of them has made it
        state = state.play(mover, state.legal(mover)[-1])


def test_bytes_that_are_no_view_are_refused(game: reino.Game) -> None:
    data = bytes(game.start().view(0))
    for wrong in (b"", data[:-1], data + b"x"):
        with pytest.raises(reino.errors.BadPosition, match=f"{len(data)} bytes; got {len(wrong)}"):
            View.of(game, 0, wrong)
    with pytest.raises(reino.errors.MalformedChoice):
        View.of(game, 2, data)


@pytest.mark.parametrize("n", [-1, 2.5, "a", None, 1 << 40])
def test_amounts_that_cannot_be_are_refused(game: reino.Game, n: Any) -> None:
    with pytest.raises(reino.errors.BadAmount):
        game.playouts(n)
    with pytest.raises(reino.errors.BadAmount):
        game.counts(n)


def test_playouts_begin_at_a_state_of_their_own_game_only(
    game: reino.Game, lucky: reino.Game
) -> None:
    state = game.start(seed=1)
    for start in (state.view(0), lucky.start(seed=1), "start"):
        with pytest.raises(reino.errors.BadStart):
            game.playouts(1, start=start)  # type: ignore[arg-type]
    assert game.playouts(3, seed=2**200, start=state).games == 3
    with pytest.raises(reino.errors.BadSeed):
        game.playouts(3, seed=None)  # type: ignore[arg-type]


def test_numpy_numbers_are_numbers_everywhere(lucky: reino.Game) -> None:
    zero = np.int64(0)
    state = lucky.start(seed=np.int64(7))
    assert state == lucky.start(seed=7)
    assert state.view(zero) == state.view(0)
    assert state.legal(zero) == state.legal(0)
    action = np.uint16(state.legal(0)[0])
    assert state.play(zero, action) == state.play(0, int(action))
    assert reino.load("braverats", players=np.int8(2)).players == 2


def test_a_seed_beside_a_dealer_is_refused(game: reino.Game) -> None:
    with pytest.raises(reino.errors.BadSeed, match="got both"):
        game.start(seed=3, dealer=None)
    with pytest.raises(reino.errors.BadSeed, match="draw"):
        game.start(dealer="dealer")  # type: ignore[arg-type]


def test_a_mapping_and_an_action_are_refused_together(game: reino.Game) -> None:
    with pytest.raises(reino.errors.MalformedChoice, match="got a mapping and an action"):
        game.start(seed=1).play({0: 1}, 3)


def test_a_game_cannot_be_changed(game: reino.Game) -> None:
    with pytest.raises(AttributeError):
        game.players = 5  # type: ignore[misc]
    with pytest.raises(TypeError):
        game.options["emperor"] = True  # type: ignore[index]


def test_pretty_printing_a_state_shows_no_bytes(lucky: reino.Game) -> None:
    state = lucky.start(seed=1)
    for thing in (state, state.view(0)):
        assert "array" not in pretty_repr(thing)
