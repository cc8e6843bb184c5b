"""OpenSpiel's own tests pass, and its games are Reino's."""

import pickle
import random
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import reino
from adapters.walks import TABLES as SOME_TABLES
from adapters.walks import near_end
from reino.adapters.openspiel import ActionStruct, SpielObserver, game_type, opening_of
from reino.adapters.recall import Moment
from reino.core.game import Game
from reino.core.kernel import JIT
from reino.core.registry import find
from reino.testing.variety import tables
from soak import THOROUGHNESS

Options = Mapping[str, object]

SPY, ASSASSIN, GENERAL = 2, 3, 6
LUCKY = "reino_braverats(lucky_draw=True)"
CHANCE, SIMULTANEOUS = pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.SIMULTANEOUS

TABLES: list[tuple[str, int, Options]] = [
    *SOME_TABLES,
    ("braverats", 2, {"simultaneous": False, "random_deal": True, "lucky_draw": True}),
]
MORE = [
    (key, players, options)
    for key in reino.installed()
    for players, options in tables(find(key), pairs=False)
]

# Games that a test plays: very few in plain Python, many in a soak.
SIMULATIONS = {"braverats": 10 if JIT else 2}
SOAKED = 50
STEPS_LEFT = 100  # steps of a game that is too long to be played whole each time


def cases(chosen: list[tuple[str, int, Options]]) -> list[Any]:
    return [
        pytest.param(
            *table,
            id=str(table).replace(" ", ""),
            marks=[] if table[0] == "braverats" else [pytest.mark.compiled],
        )
        for table in chosen
    ]


every_table = pytest.mark.parametrize(("key", "players", "options"), cases(TABLES))


def load(key: str, players: int, options: Options) -> Any:
    return pyspiel.load_game(f"reino_{key}", {"players": players, **options})


def late(key: str, players: int, options: Options, seed: int = 1) -> Any:
    """The last part of a random game, as a game of its own."""
    state = near_end(load(key, players, options).reino, seed, STEPS_LEFT)
    return load(key, players, {**options, "opening": opening_of(state)})


def after(game: Any, *choices: Any) -> Any:
    """The state after these outcomes, actions, and lists of actions chosen at once."""
    state = game.new_initial_state()
    for choice in choices:
        if isinstance(choice, list):
            state.apply_actions(choice)
        else:
            state.apply_action(choice)
    return state


def random_states(game: Any, seed: int) -> Any:
    """Every state of a random game."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        state = state.clone()
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(*rng.choices(outcomes, shares))
        elif state.is_simultaneous_node():
            seats = range(game.num_players())
            state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in seats])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        yield state


class TestPassing:
    """The test that comes with OpenSpiel."""

    @pytest.mark.parametrize(
        ("key", "players", "options"), cases(TABLES + MORE if THOROUGHNESS > 1 else TABLES)
    )
    def test_random_sim_test(self, key: str, players: int, options: Options) -> None:
        # Long games are played from near their end, and whole in a soak.
        whole = key != "jackrabbits"
        if THOROUGHNESS > 1:
            whole = whole or players == 2 or (key, players, options) in TABLES
        game = (load if whole else late)(key, players, options)
        simulate(game, SOAKED if THOROUGHNESS > 1 else SIMULATIONS.get(key, 1))


def simulate(game: Any, times: int) -> None:
    ends: list[tuple[float, ...]] = []

    def check(state: Any) -> None:
        if state.is_terminal():
            ends.append(state.reached.returns)

    pyspiel.random_sim_test(
        game, num_sims=times, serialize=True, verbose=False, state_checker_fn=check
    )
    assert len(ends) == times


class TestLoading:
    @every_table
    def test_a_game_has_the_limits_of_its_rules(
        self, key: str, players: int, options: Options
    ) -> None:
        game = load(key, players, options)
        spec = find(key)
        assert game.reino == reino.load(
            key, players, {k: v for k, v in options.items() if k != "simultaneous"}
        )
        assert game.num_players() == players
        assert game.num_distinct_actions() == len(spec.actions)
        assert (game.min_utility(), game.max_utility()) == spec.returns
        assert game.utility_sum() == 0
        assert game.max_game_length() == spec.max_steps
        assert game.observation_tensor_shape() == list(game.reino.encoding.shape)
        assert game.information_state_tensor_shape() == list(game.reino.encoding.shape)

    def test_every_game_says_of_which_kind_it_is(self) -> None:
        kinds = {
            key: (str(kind.dynamics), str(kind.chance_mode), str(kind.information))
            for key in reino.installed()
            for kind in [pyspiel.load_game(f"reino_{key}").get_type()]
        }
        turns, at_once = "Dynamics.SEQUENTIAL", "Dynamics.SIMULTANEOUS"
        chance, none = "ChanceMode.EXPLICIT_STOCHASTIC", "ChanceMode.DETERMINISTIC"
        secrets = "Information.IMPERFECT_INFORMATION"
        assert kinds == {
            "braverats": (at_once, chance, secrets),
            "jackrabbits": (turns, chance, secrets),
            "korona": (turns, chance, secrets),
            "sparta": (turns, none, "Information.PERFECT_INFORMATION"),
        }
        assert pyspiel.load_game("reino_sparta").max_chance_outcomes() == 0
        assert pyspiel.load_game("reino_korona").max_chance_outcomes() == len(
            find("korona").outcomes
        )

    def test_a_games_name_says_what_was_chosen_and_loads_it_again(self) -> None:
        name = "reino_braverats(mime=ninth,opening=0:6 1:3,princess_attack=yarg,simultaneous=False)"
        game = pyspiel.load_game(name)
        assert str(game) == name
        assert str(pickle.loads(pickle.dumps(game))) == name
        assert str(pyspiel.load_game("reino_korona", {"players": 2})) == "reino_korona()"

    @pytest.mark.parametrize(
        ("name", "why"),
        [
            ("reino_braverats(draft=True,random_deal=True)", "each of them decides who holds"),
            ("reino_jackrabbits(ending=diverse,tight_suits=True)", "contradict each other"),
            ("reino_sparta(layout=round)", "option 'layout' takes"),
            ("reino_korona(players=5)", "korona is for 2, 3 or 4 players; got 5"),
            ("reino_braverats(opening=6)", "opening"),
            ("reino_braverats(opening=0:6 General)", "an opening is a list of steps like"),
            ("reino_braverats(opening=0:6 1:3 0:6)", "Yarg played the General in round 1"),
        ],
    )
    def test_what_makes_no_game_is_refused_with_the_reason(self, name: str, why: str) -> None:
        with pytest.raises(pyspiel.SpielError, match=why):
            pyspiel.load_game(name)

    @every_table
    def test_an_opening_is_played_before_the_game_begins(
        self, key: str, players: int, options: Options
    ) -> None:
        game = late(key, players, options)
        first = game.new_initial_state()
        again = near_end(load(key, players, options).reino, 1, STEPS_LEFT)
        assert first.reached == again
        assert first.history() == []

    def test_a_game_without_an_encoding_has_no_tensors(self) -> None:
        spec = replace(find("braverats"), encoding=None)
        kind = game_type(spec, simultaneous=True)
        assert not kind.provides_observation_tensor
        assert not kind.provides_information_state_tensor
        assert SpielObserver(Game(spec), None, None).tensor is None

    def test_a_process_that_has_loaded_games_ends_well(self) -> None:
        script = (
            "import pyspiel, reino.adapters.openspiel;"
            "state = pyspiel.load_game('reino_braverats').new_initial_state();"
            "state.apply_actions([0, 1])"
        )
        ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
        assert (ran.returncode, ran.stderr) == (0, "")


class TestPlaying:
    @every_table
    def test_a_game_is_the_one_that_reino_plays(
        self, key: str, players: int, options: Options
    ) -> None:
        *_, end = random_states(late(key, players, options), seed=2)
        opened = len(end.get_game().new_initial_state().reached.history)
        assert end.reached.history[opened:] == tuple(
            (step.player, step.action) for step in end.full_history()
        )
        assert end.returns() == list(end.reached.returns)

    def test_chance_has_the_weights_of_the_rules(self) -> None:
        state = pyspiel.load_game("reino_korona(players=3)").new_initial_state()
        assert state.current_player() == CHANCE
        weights = dict(state.reached.chance)
        total = sum(weights.values())
        assert len(set(weights.values())) > 1
        assert state.chance_outcomes() == [(o, w / total) for o, w in weights.items()]

    def test_both_clans_choose_at_once_and_after_a_spy_one_after_the_other(self) -> None:
        game = pyspiel.load_game("reino_braverats")
        state = game.new_initial_state()
        assert state.current_player() == SIMULTANEOUS
        assert state.legal_actions(0) == state.legal_actions(1) == list(range(8))
        state = after(game, [SPY, ASSASSIN])
        assert state.current_player() == 1
        assert state.legal_actions(0) == []
        state.apply_action(GENERAL)
        assert state.current_player() == 0
        assert state.legal_actions(1) == []
        state.apply_action(GENERAL)
        assert state.current_player() == SIMULTANEOUS

    def test_in_turn_a_clan_does_not_see_what_the_other_has_chosen(self) -> None:
        game = pyspiel.load_game("reino_braverats(simultaneous=False)")
        assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
        chosen = [after(game, card) for card in range(8)]
        assert {state.current_player() for state in chosen} == {1}
        assert len({state.information_state_string(1) for state in chosen}) == 1
        assert len({state.information_state_string(0) for state in chosen}) == 8

    def test_an_illegal_choice_is_refused_and_changes_nothing(self) -> None:
        state = after(pyspiel.load_game("reino_braverats"), [SPY, ASSASSIN])
        with pytest.raises(pyspiel.SpielError, match="Applewood played the Assassin in round 1"):
            state.apply_action(ASSASSIN)
        assert state.history() == [SPY, ASSASSIN]
        state.apply_action(GENERAL)
        assert state.current_player() == 0

    def test_choices_and_outcomes_are_told_as_their_tables_have_them(self) -> None:
        state = pyspiel.load_game("reino_braverats(simultaneous=False)").new_initial_state()
        assert state.action_to_string(0, SPY) == "play spy"
        assert state.action_to_string(1, SPY) == "play spy"
        assert state.string_to_action(0, "play general") == GENERAL
        drawing = pyspiel.load_game(LUCKY).new_initial_state()
        assert drawing.action_to_string(CHANCE, SPY) == "spy"
        with pytest.raises(pyspiel.SpielError, match="ids are 0 to 17; got 18"):
            state.action_to_string(0, 18)

    def test_actions_are_structs_that_can_be_applied(self) -> None:
        state = pyspiel.load_game("reino_braverats(simultaneous=False)").new_initial_state()
        struct = state.action_to_struct(SPY)
        assert struct == state.action_to_struct(0, SPY)
        assert struct.to_dict() == {"kind": "play", "card": "spy"}
        assert (struct.kind, struct.card) == ("play", "spy")
        assert struct == ActionStruct(struct.to_json()) == ActionStruct(struct.to_dict())
        assert hash(struct) == hash(ActionStruct(struct.to_json()))
        assert state.struct_to_actions(struct) == [SPY]
        assert state.apply_action_struct(struct).ok()
        assert state.history() == [SPY]

    def test_a_struct_that_cannot_be_applied_changes_nothing_and_says_why(self) -> None:
        state = pyspiel.load_game("reino_braverats(simultaneous=False)").new_initial_state()
        for plain, why in (
            ({"kind": "keep", "card": "spy"}, 'Illegal action: {"card":"spy","kind":"keep"}'),
            ({"kind": "play", "card": "queen"}, "no action of kind 'play' has the fields"),
            ({"kind": "lay"}, "there is no kind 'lay'; kinds are play, keep"),
            ({"card": "spy"}, "missing 1 required positional argument: 'kind'"),
        ):
            status = state.apply_action_struct(ActionStruct(plain))
            assert not status.ok()
            assert why in status.message()
        assert state.history() == []
        with pytest.raises(pyspiel.SpielError, match="there is no kind 'lay'"):
            state.struct_to_actions(ActionStruct({"kind": "lay"}))
        with pytest.raises(AttributeError, match="has no field 'on'"):
            _ = ActionStruct({"kind": "lay"}).on

    def test_outcomes_of_chance_are_structs_too(self) -> None:
        state = pyspiel.load_game(LUCKY).new_initial_state()
        assert state.action_to_struct(SPY).to_dict() == {"kind": "card", "card": "spy"}
        assert state.apply_action_struct(ActionStruct({"kind": "card", "card": "spy"})).ok()
        assert state.history() == [SPY]

    def test_copies_share_the_state_until_they_go_on(self) -> None:
        state = after(pyspiel.load_game("reino_braverats"), [SPY, ASSASSIN])
        copy = state.clone()
        assert copy.reached is state.reached
        copy.apply_action(GENERAL)
        assert str(copy) != str(state)
        assert state.current_player() == 1

    def test_different_truths_have_different_texts(self) -> None:
        game = pyspiel.load_game("reino_braverats(simultaneous=False,lucky_draw=True)")
        texts = {str(after(game, 0, 1, 2, *drawn)) for drawn in ([3, 4, 5], [3, 4, 6], [4, 3])}
        assert len(texts) == 3


class TestRemembering:
    """Information states: the views and choices of a seat, and nothing else."""

    def test_a_seat_cannot_tell_what_the_other_has_drawn(self) -> None:
        game = pyspiel.load_game(LUCKY)
        one, another = after(game, 0, 1, 2, 3, 4, 5), after(game, 0, 1, 2, 5, 6, 7)
        assert one.information_state_string(0) == another.information_state_string(0)
        assert one.information_state_string(1) != another.information_state_string(1)

    def test_a_seat_remembers_in_what_order_it_drew(self) -> None:
        game = pyspiel.load_game(LUCKY)
        one, another = after(game, 0, 1, 2, 3, 4, 5), after(game, 2, 1, 0, 3, 4, 5)
        assert one.observation_string(0) == another.observation_string(0)
        assert one.information_state_string(0) != another.information_state_string(0)
        assert one.information_state_string(1) == another.information_state_string(1)

    def test_a_seat_remembers_what_it_chose_even_if_nothing_came_of_it(self) -> None:
        state = reino.load("braverats").start(dealer=None)
        first = Moment(state)
        one, another = (Moment(state, first, {0: card}) for card in (SPY, GENERAL))
        assert one.memory(0) != another.memory(0)
        assert one.memory(1) == another.memory(1) == first.memory(1)
        assert one.memory(None) == first.memory(None)

    @every_table
    def test_the_same_information_offers_the_same_choices(
        self, key: str, players: int, options: Options
    ) -> None:
        offered: dict[str, list[int]] = {}
        game = late(key, players, options)
        for seed in range(3):
            for state in random_states(game, seed):
                for seat in range(players):
                    legal = [] if state.is_chance_node() else state.legal_actions(seat)
                    known = state.information_state_string(seat)
                    assert offered.setdefault(known, legal) == legal

    @every_table
    def test_a_saved_state_goes_on_like_the_one_it_was_saved_from(
        self, key: str, players: int, options: Options
    ) -> None:
        states = list(random_states(late(key, players, options), seed=3))
        end = states[-1]
        saved = pickle.loads(pickle.dumps(states[len(states) // 2]))
        while not saved.is_terminal():
            rest = end.history()[len(saved.history()) :]
            if saved.is_simultaneous_node():
                saved.apply_actions(rest[:players])
            else:
                saved.apply_action(rest[0])
        assert saved.history() == end.history()
        assert str(saved) == str(end)
        for seat in range(players):
            assert saved.information_state_string(seat) == end.information_state_string(seat)


class TestObserving:
    @every_table
    def test_tensors_are_those_of_the_encoding(
        self, key: str, players: int, options: Options
    ) -> None:
        game = late(key, players, options)
        observation = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False))
        *_, state, _ = random_states(game, seed=1)
        for seat in range(players):
            tensor = state.reached.view(seat).tensor()
            assert np.array_equal(state.observation_tensor(seat), tensor)
            assert np.array_equal(state.information_state_tensor(seat), tensor)
            observation.set_from(state, seat)
            parts = game.reino.encoding.split(tensor)
            assert list(observation.dict) == list(parts)
            assert all(np.array_equal(observation.dict[key], parts[key]) for key in parts)

    def test_a_player_sees_its_view_and_the_public_what_everybody_may(self) -> None:
        state = after(pyspiel.load_game(LUCKY), 0, 1, 2, 3, 4, 5)
        assert '"hand":["musician","princess","spy"]' in state.observation_string(0)
        assert '"hand":["assassin","ambassador","wizard"]' in state.observation_string(1)
        for recalled in (False, True):
            public = make_observation(
                state.get_game(),
                pyspiel.IIGObservationType(
                    perfect_recall=recalled, private_info=pyspiel.PrivateInfoType.NONE
                ),
            )
            assert public.tensor is None
            texts = {public.string_from(state, seat) for seat in (0, 1)}
            assert len(texts) == 1
            other = after(pyspiel.load_game(LUCKY), 7, 6, 5, 0, 1, 2)
            assert public.string_from(other, 0) in texts

    def test_what_an_observer_cannot_tell_is_refused(self) -> None:
        game = pyspiel.load_game("reino_braverats")
        everything = pyspiel.IIGObservationType(
            perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
        )
        with pytest.raises(pyspiel.SpielError, match="what one player may know"):
            make_observation(game, everything)
        with pytest.raises(pyspiel.SpielError, match=r"no parameters; got \{'far': True\}"):
            make_observation(game, None, {"far": True})


class TestResampling:
    @every_table
    def test_a_player_cannot_tell_a_resampled_state_from_the_true_one(
        self, key: str, players: int, options: Options
    ) -> None:
        sampler = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)
        for state in random_states(late(key, players, options), seed=1):
            for seat in range(players):
                guess = state.resample_from_infostate(seat, sampler)
                known = state.information_state_string(seat)
                assert guess.information_state_string(seat) == known
                assert guess.observation_string(seat) == state.observation_string(seat)
                assert guess.current_player() == state.current_player()
                if not state.is_chance_node():
                    assert guess.legal_actions(seat) == state.legal_actions(seat)

    def test_what_is_hidden_is_drawn_anew(self) -> None:
        state = after(pyspiel.load_game(LUCKY), 0, 1, 2, 3, 4, 5)
        sampler = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)
        hands = {str(state.resample_from_infostate(0, sampler).legal_actions(1)) for _ in range(30)}
        assert len(hands) > 10

    def test_a_player_goes_on_remembering_after_a_guess(self) -> None:
        state = after(pyspiel.load_game(LUCKY), 0, 1, 2, 3, 4, 5)
        guess = state.resample_from_infostate(0, lambda: 0.5)
        twin = pickle.loads(pickle.dumps(guess))
        answer = guess.legal_actions(1)[0]
        before = {node.information_state_string(0) for node in (state, guess, twin)}
        assert len(before) == 1
        for node in (guess, twin):
            node.apply_actions([0, answer])
        assert guess.information_state_string(0) == twin.information_state_string(0)
        assert guess.information_state_string(0) not in before


def test_building_at_once_is_a_simultaneous_game_and_in_turns_everybody_has_one() -> None:
    name = "reino_jackrabbits(map=build,building=free,players=3{})"
    for kind in ("", ",simultaneous=False"):
        game = pyspiel.load_game(name.format(kind))
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        if not kind:
            assert state.current_player() == SIMULTANEOUS
            state.apply_actions([state.legal_actions(seat)[0] for seat in range(3)])
            assert state.current_player() == SIMULTANEOUS
            continue
        asked = []
        for _ in range(6):
            asked.append(state.current_player())
            state.apply_action(state.legal_actions()[0])
        assert asked == [0, 1, 2, 0, 1, 2]
    assert pyspiel.load_game("reino_jackrabbits").new_initial_state().current_player() == CHANCE
