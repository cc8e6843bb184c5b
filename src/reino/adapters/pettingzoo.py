"""Reino's games as PettingZoo environments.

    aec_env("korona", players=3)    seats choose one after the other: every game
    parallel_env("braverats")       seats choose at once: games whose choices are simultaneous

A seat is an agent, with the seat's name and number, as in `lion_0`. It observes its own view and
nothing else: the tensor of the game's encoding, and a mask of its legal actions. The dealer
resolves chance inside: `reset(seed=7)` deals the game that `game.start(seed=7)` deals. Rewards come
at the end, and are the game's returns.

An illegal action loses as in PettingZoo's own games: the game is over for all agents, with the
least possible reward for the agent that chose it and 0 for the others; the reason is logged, and in
the agent's info under "illegal".
"""

import logging
from collections.abc import Mapping
from io import StringIO
from typing import Any

import numpy as np
from gymnasium import logger, spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper
from rich.console import Console

from reino.adapters.recall import next_of
from reino.core.errors import ChoiceError, MalformedChoice, ReinoError
from reino.core.game import Game, loaded
from reino.core.phrase import quoted
from reino.core.state import State
from reino.terminal.console import Terminal
from reino.terminal.screen import screen_of

Agent = str
Observation = dict[str, Any]
Infos = dict[Agent, dict[str, Any]]

RENDER_MODES = ("human", "ansi", "svg")
WIDTH = 100  # letters of a line of text

log = logging.getLogger(__name__)


def aec_env(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    render_mode: str | None = None,
    lang: str = "en",
) -> Any:
    """An environment in which seats choose one after the other, in PettingZoo's usual wrappers.

    Choices that are made at once are asked for one by one, and stay sealed until all are in.
    """
    return OrderEnforcingWrapper(
        AssertOutOfBoundsWrapper(GameAecEnv(loaded(game, players, options), render_mode, lang))
    )


def parallel_env(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    render_mode: str | None = None,
    lang: str = "en",
) -> "GameParallelEnv":
    """An environment in which all seats choose at once.

    A seat that owes no decision has an empty mask, and its action is ignored.
    """
    return GameParallelEnv(loaded(game, players, options), render_mode, lang)


class _GameEnv:
    """The base of both kinds of environment: a game, its seats as agents, the current state."""

    reached: State

    def __init__(self, game: Game, render_mode: str | None, lang: str) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            known = ", ".join(RENDER_MODES)
            raise ReinoError("error-render-mode", known=known, given=quoted(render_mode))
        spec, encoding = game.spec, game.encoding
        self.game = game
        self.render_mode = render_mode
        self.lang = lang
        self.metadata = {
            "name": f"reino_{game.key}_v{spec.rules_version}",
            "render_modes": list(RENDER_MODES),
            # Not every seat chooses in every round, as PettingZoo's conversion would expect.
            "is_parallelizable": False,
        }
        self.possible_agents = [f"{spec.seats[seat]}_{seat}" for seat in range(game.players)]
        self.agents: list[Agent] = []
        self.action_spaces = {a: spaces.Discrete(len(spec.actions)) for a in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(encoding.low, encoding.high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (len(spec.actions),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: Agent) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observe(self, agent: Agent) -> Observation:
        view = self.reached.view(self.possible_agents.index(agent))
        return {"observation": view.tensor(), "action_mask": view.mask()}

    def describe(self, action: int) -> dict[str, Any]:
        """An action of the action space by its kind and its fields, as plain data."""
        return self.game.describe(action).as_dict()

    def render(self) -> str | None:
        """The view of the seat that chooses next: printed, as text, or as a picture."""
        if self.render_mode is None:
            logger.warn("render() was called, but the environment was made without a render_mode")
            return None
        view = self.reached.view(self.reached.owing[0] if self.reached.owing else 0)
        if self.render_mode == "svg":
            return view.svg(self.lang)
        terminal = Terminal(self.lang)
        written = StringIO()
        terminal.console = Console(file=written, width=WIDTH, markup=False, highlight=False)
        terminal.show(screen_of(self.game, terminal).board(view, [""] * self.game.players))
        if self.render_mode == "ansi":
            return written.getvalue()
        print(written.getvalue())
        return None

    def close(self) -> None:
        """No resource is open."""

    def _begin(self, seed: int | None) -> None:
        """A new game. Without a seed it follows from the seed before, or is random."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        else:
            seed = int(self._seeds.integers(1 << 62))
        self.reached = self.game.start(seed=seed)
        self.agents = self.possible_agents[:]

    def _returns(self) -> dict[Agent, float]:
        """The rewards of the agents for the last step."""
        returns = self.reached.returns or (0.0,) * self.game.players
        return dict(zip(self.possible_agents, returns, strict=True))

    def _forfeits(self, refused: Mapping[Agent, ChoiceError]) -> tuple[dict[Agent, float], Infos]:
        """Rewards and infos where some agents have chosen illegal actions."""
        for agent, error in refused.items():
            log.warning("%s loses by an illegal action: %s", agent, error)
        least = self.game.spec.returns[0]
        return (
            {agent: least if agent in refused else 0.0 for agent in self.agents},
            {a: {"illegal": str(refused[a])} if a in refused else {} for a in self.agents},
        )

    def __str__(self) -> str:
        return str(self.metadata["name"])


class GameAecEnv(_GameEnv, AECEnv):  # type: ignore[misc]
    """Seats choose one after the other. Without wrappers; see `aec_env`."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        try:
            self.reached = self.reached.play(self.possible_agents.index(agent), action)
            self.rewards = self._returns()
            self.terminations = dict.fromkeys(self.agents, self.reached.over)
        except ChoiceError as error:
            self.rewards, self.infos = self._forfeits({agent: error})
            self.terminations = dict.fromkeys(self.agents, True)
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """The seat whose turn it is to decide; at the end each agent is removed, in order."""
        if self.reached.owing and not any(self.terminations.values()):
            self.agent_selection = self.possible_agents[next_of(self.reached)]
        else:
            self.agent_selection = self.agents[0]


class GameParallelEnv(_GameEnv, ParallelEnv):  # type: ignore[misc]
    """Seats choose at once."""

    def __init__(self, game: Game, render_mode: str | None, lang: str) -> None:
        if not game.simultaneous:
            raise ReinoError("error-not-simultaneous", game=game.key)
        super().__init__(game, render_mode, lang)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Observation], Infos]:
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[Agent, Any]
    ) -> tuple[
        dict[Agent, Observation], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], Infos
    ]:
        if not hasattr(self, "reached"):
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return {}, {}, {}, {}, {}
        choices, refused = self._choices(actions)
        if refused:
            rewards, infos = self._forfeits(refused)
        else:
            self.reached = self.reached.play(choices)
            rewards, infos = self._returns(), {agent: {} for agent in self.agents}
        observations = self._observations()
        terminations = dict.fromkeys(self.agents, self.reached.over or bool(refused))
        truncations = dict.fromkeys(self.agents, bool(refused))
        if any(terminations.values()):
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos

    def _choices(
        self, actions: Mapping[Agent, Any]
    ) -> tuple[dict[int, Any], dict[Agent, ChoiceError]]:
        """The actions of the seats that owe a decision, and the reasons of those that are
        refused."""
        choices: dict[int, Any] = {}
        refused: dict[Agent, ChoiceError] = {}
        for seat in self.reached.owing:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise MalformedChoice("error-agent-silent", agent=agent)
            choices[seat] = actions[agent]
            try:
                self.reached.play(seat, actions[agent])
            except ChoiceError as error:
                refused[agent] = error
        return choices, refused

    def _observations(self) -> dict[Agent, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}
