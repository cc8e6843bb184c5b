"""PettingZoo's own tests pass, and its environments play the games as the rules have them."""

import pickle
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.wrappers import (
    BaseParallelWrapper,
    BaseWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

import reino
from adapters.walks import TABLES as SOME_TABLES
from reino.adapters.pettingzoo import GameAecEnv, aec_env, parallel_env
from reino.core.kernel import JIT
from reino.core.registry import find
from reino.testing.variety import tables
from soak import THOROUGHNESS

Options = Mapping[str, object]

SPY, PRINCE = 2, 7
CYCLES = 60 if JIT else 6
SEEDS = range(2 * THOROUGHNESS) if JIT else range(1)

TABLES = [*SOME_TABLES]
if THOROUGHNESS > 1:
    TABLES += [
        (key, players, options)
        for key in reino.installed()
        for players, options in tables(find(key), pairs=False)
    ]

every_table = pytest.mark.parametrize(
    ("game", "players", "options"), TABLES, ids=lambda value: str(value).replace(" ", "")
)

# PettingZoo knows observations with a mask by the names of its own games only, and after the last
# choice there is nothing left to choose.
with_masks = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


class Shifted(BaseWrapper):  # type: ignore[misc]
    """Other seeds than those that PettingZoo's tests choose themselves."""

    def __init__(self, env: Any, shift: int) -> None:
        super().__init__(env)
        self.shift = 1000 * shift

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        super().reset(seed if seed is None else seed + self.shift, options)


class ShiftedParallel(BaseParallelWrapper):  # type: ignore[misc]
    def __init__(self, env: Any, shift: int) -> None:
        super().__init__(env)
        self.shift = 1000 * shift

    def reset(self, seed: int | None = None, options: Any = None) -> Any:
        return super().reset(seed if seed is None else seed + self.shift, options)


class TestPassing:
    """The tests that come with PettingZoo."""

    pytestmark = with_masks

    @every_table
    def test_api_test(self, game: str, players: int, options: Options) -> None:
        loaded = reino.load(game, players, options)
        for shift in SEEDS:
            env = Shifted(aec_env(loaded), shift)
            api_test(env, CYCLES)
            assert env.unwrapped.game == loaded

    @every_table
    def test_seed_test(self, game: str, players: int, options: Options) -> None:
        loaded = reino.load(game, players, options)
        for shift in SEEDS:
            made: list[Any] = []

            def make(shift: int = shift, made: list[Any] = made) -> Any:
                made.append(Shifted(aec_env(loaded), shift))
                return made[-1]

            seed_test(make, CYCLES)
            assert made[0].unwrapped.reached == made[1].unwrapped.reached

    @pytest.mark.parametrize(
        "options", [options for game, _, options in TABLES if game == "braverats"], ids=str
    )
    def test_parallel_api_test_and_parallel_seed_test(self, options: Options) -> None:
        for shift in SEEDS:
            env = ShiftedParallel(parallel_env("braverats", options=options), shift)
            parallel_api_test(env, CYCLES)
            assert env.unwrapped.game.options["mime"] == options.get("mime", "off")
            parallel_seed_test(
                lambda shift=shift: ShiftedParallel(
                    parallel_env("braverats", options=options), shift
                ),
                CYCLES,
            )


def played(env: Any, seed: int) -> dict[str, float]:
    """The total reward of each agent in a random game to its end."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if ended or cut else rng.choice(legal))
    return total


def test_an_agent_observes_its_view_and_what_it_may_choose() -> None:
    env = aec_env("korona", 3)
    env.reset(seed=4)
    assert env.possible_agents == ["lion_0", "eagle_1", "bear_2"]
    state = reino.load("korona", 3).start(seed=4)
    assert env.agent_selection == env.possible_agents[state.owing[0]]
    for seat, agent in enumerate(env.agents):
        seen = env.observe(agent)
        assert np.array_equal(seen["observation"], state.view(seat).tensor())
        assert np.flatnonzero(seen["action_mask"]).tolist() == list(state.legal(seat))


def test_an_action_is_told_by_its_kind_and_fields() -> None:
    env = aec_env("braverats")
    assert env.unwrapped.describe(2) == {"kind": "play", "card": "spy"}
    assert parallel_env("braverats").describe(np.int64(11)) == {"kind": "keep", "card": "spy"}
    with pytest.raises(reino.errors.MalformedChoice):
        env.unwrapped.describe(18)


def test_a_seed_deals_the_game_it_deals_everywhere() -> None:
    env = aec_env("braverats", options={"random_deal": True})
    for seed in (1, 2):
        env.reset(seed=seed)
        assert env.unwrapped.reached == env.unwrapped.game.start(seed=seed)


def test_games_after_a_seeded_one_follow_from_its_seed() -> None:
    series = []
    for _ in range(2):
        env = aec_env("braverats", options={"random_deal": True})
        dealt = []
        for seed in (5, None, None):
            env.reset(seed=seed)
            dealt.append(bytes(env.unwrapped.reached))
        series.append(dealt)
    assert series[0] == series[1]
    assert len(set(series[0])) == 3


def test_the_rewards_of_a_game_are_its_returns() -> None:
    env = aec_env("braverats")
    for seed in range(5):
        total = played(env, seed)
        state = env.unwrapped.reached
        assert state.over
        assert tuple(total.values()) == state.returns


def test_a_choice_made_at_once_with_others_stays_sealed() -> None:
    seen = []
    for card in (SPY, PRINCE):
        env = aec_env("braverats")
        env.reset(seed=1)
        env.step(card)
        assert env.agent_selection == "applewood_1"
        seen.append(env.observe("applewood_1")["observation"])
        assert not np.array_equal(env.observe("yarg_0")["observation"], seen[-1])
    assert np.array_equal(seen[0], seen[1])


def test_after_a_spy_the_other_clan_shows_a_card_first_and_the_idle_one_is_not_heard() -> None:
    env = parallel_env("braverats")
    env.reset(seed=1)
    observations, *_ = env.step({"yarg_0": SPY, "applewood_1": 0})
    assert not observations["yarg_0"]["action_mask"].any()
    assert observations["applewood_1"]["action_mask"].any()
    observations, *_ = env.step({"yarg_0": 17, "applewood_1": PRINCE})
    assert env.agents == env.possible_agents
    assert observations["yarg_0"]["action_mask"].any()
    env.step({"yarg_0": PRINCE})
    assert env.reached.view(None).as_dict()["played"] == [["spy", "prince"], ["musician", "prince"]]


def test_a_parallel_game_ends_with_its_returns_and_without_agents() -> None:
    env = parallel_env("braverats")
    observations, infos = env.reset(seed=2)
    assert infos == {"yarg_0": {}, "applewood_1": {}}
    while env.agents:
        actions = {a: int(seen["action_mask"].argmax()) for a, seen in observations.items()}
        observations, rewards, ended, cut, _ = env.step(actions)
    assert env.reached.over
    assert tuple(rewards.values()) == env.reached.returns
    assert (set(ended.values()), set(cut.values())) == ({True}, {False})
    assert env.step({}) == ({}, {}, {}, {}, {})


def test_an_illegal_action_loses_as_it_does_in_the_games_of_pettingzoo(
    caplog: pytest.LogCaptureFixture,
) -> None:
    game = reino.load("sparta")
    ends = []
    for env in (
        aec_env(game),
        OrderEnforcingWrapper(TerminateIllegalWrapper(GameAecEnv(game, None, "en"), -1)),
    ):
        env.reset(seed=1)
        env.step(0)
        ends.append([(agent, env.last()[1:4], env.step(None)) for agent in env.agent_iter()])
    assert ends[0] == ends[1]
    assert [reward for _, (reward, *_), _ in ends[0]] == [-1.0, 0.0]
    assert "sparta_0 loses by an illegal action: 0 (a1=H) cannot be chosen" in caplog.text


def test_what_was_illegal_is_in_the_info_of_whoever_did_it() -> None:
    env = aec_env("sparta")
    env.reset(seed=1)
    env.step(0)
    assert "there is no piece on a1" in env.infos["sparta_0"]["illegal"]
    assert env.infos["achaea_1"] == {}
    parallel = parallel_env("braverats")
    parallel.reset()
    _, rewards, ended, cut, infos = parallel.step({"yarg_0": 17, "applewood_1": 0})
    assert rewards == {"yarg_0": -1.0, "applewood_1": 0.0}
    assert "illegal" in infos["yarg_0"]
    assert all(ended.values())
    assert all(cut.values())
    assert parallel.agents == []


def test_only_simultaneous_games_step_in_parallel() -> None:
    for game in ("korona", "sparta", "jackrabbits"):
        with pytest.raises(reino.ReinoError, match=f"in {game} seats choose one after the other"):
            parallel_env(game)


def test_building_at_once_is_stepped_in_parallel_and_in_turns() -> None:
    options = {"map": "build", "building": "free"}
    env = parallel_env("jackrabbits", players=3, options=options)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(30):
        choices = {agent: _any(env, agent, rng) for agent in env.agents}
        env.step(choices)
        assert env.agents  # a choice that is too late is dropped, and is no offence
    turns = aec_env("jackrabbits", players=3, options=options)
    turns.reset(seed=1)
    asked = []
    for _ in range(9):
        asked.append(turns.agent_selection)
        turns.step(_any(turns, turns.agent_selection, rng))
    assert asked == [*turns.possible_agents] * 3


def _any(env: Any, agent: str, rng: Any) -> int:
    """A legal action, or 0 for a seat that owes nothing."""
    legal = np.flatnonzero(env.observe(agent)["action_mask"])
    return int(rng.choice(legal)) if len(legal) else 0


def test_whoever_owes_a_decision_must_choose() -> None:
    env = parallel_env("braverats")
    with pytest.raises(AssertionError, match="reset"):
        env.step({})
    env.reset()
    with pytest.raises(
        reino.errors.MalformedChoice, match="owes a decision; there is none of applewood_1"
    ):
        env.step({"yarg_0": 0})


def test_calls_out_of_order_and_actions_out_of_bounds_are_refused() -> None:
    env = aec_env("sparta")
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    env.reset()
    with pytest.raises(AssertionError, match="action space"):
        env.step(len(env.unwrapped.game.spec.actions))


def test_a_loaded_game_takes_no_options() -> None:
    with pytest.raises(reino.ReinoError, match="loaded already"):
        aec_env(reino.load("sparta"), 2)


def test_a_table_is_drawn_as_text_or_as_a_picture(capsys: pytest.CaptureFixture[str]) -> None:
    drawn = {}
    for mode in ("ansi", "svg", "human"):
        env = aec_env("sparta", render_mode=mode)
        env.reset()
        drawn[mode] = env.render()
        env.close()
    assert "10  ·   ·" in drawn["ansi"]
    assert drawn["svg"].startswith("<svg")
    assert drawn["human"] is None
    assert capsys.readouterr().out == drawn["ansi"] + "\n"
    env = aec_env("korona", render_mode="ansi", lang="es")
    env.reset()
    assert "Mercado" in env.render()


def test_people_see_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = aec_env("sparta", render_mode="human")
    env.reset()
    env.step(int(env.last()[0]["action_mask"].argmax()))
    assert "Achaea" in capsys.readouterr().out
    parallel = parallel_env("braverats", render_mode="human")
    parallel.reset()
    parallel.step({"yarg_0": 0, "applewood_1": 0})
    assert "round 2" in capsys.readouterr().out


def test_render_modes_are_those_that_the_metadata_lists() -> None:
    env = aec_env("sparta")
    assert env.metadata["name"] == str(env.unwrapped) == "reino_sparta_v1"
    assert env.metadata["render_modes"] == ["human", "ansi", "svg"]
    assert env.metadata["is_parallelizable"] is False
    with pytest.raises(reino.ReinoError, match="human, ansi, svg"):
        aec_env("sparta", render_mode="rgb_array")
    env.reset()
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None


def test_an_environment_goes_to_another_process() -> None:
    env = aec_env("braverats", options={"random_deal": True})
    env.reset(seed=3)
    env.step(int(env.last()[0]["action_mask"].argmax()))
    twin = pickle.loads(pickle.dumps(env))
    assert twin.unwrapped.reached == env.unwrapped.reached
    assert twin.agent_selection == env.agent_selection
    assert np.array_equal(twin.last()[0]["observation"], env.last()[0]["observation"])
