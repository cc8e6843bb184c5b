"""Reino's games as OpenSpiel games. Importing this module registers them:

    import reino.adapters.openspiel
    pyspiel.load_game("reino_korona(players=3)")
    pyspiel.load_game("reino_braverats", {"lucky_draw": True, "princess_attack": "yarg"})

Parameters are `players`, the game's options, and

    opening         steps already made when the game begins, as `actor:choice` with spaces between;
                    -1 is chance. `opening_of` writes it for a state of Reino
    simultaneous    in games whose seats choose at once: False has them choose one after the other,
                    in the order of seats, each unseen by the rest

Chance is explicit, with the rules' integer weights as probabilities. Where several seats owe a
decision the node is simultaneous, and where one does it is that seat's: "simultaneous" in OpenSpiel
means that some nodes are. Returns come at the end.

Actions are strings as the action table of a game has them, "place archer on tower", and structs:

    state.action_to_struct(37).to_dict()    {"kind": "place", "card": "archer", "on": ["tower"]}
    state.apply_action_struct(ActionStruct({"kind": "take-deck"}))

A class of Python cannot be one of OpenSpiel's own `pyspiel.ActionStruct`; this one has its methods.

Information states remember all a seat has seen and chosen: see `reino.adapters.recall`. Tensors are
those of the game's encoding, for observations and information states alike.
"""

import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from reino.adapters.recall import Moment, digest, next_of
from reino.core.actions import ActionTable
from reino.core.errors import BadStart, ReinoError
from reino.core.game import Game
from reino.core.names import title_of
from reino.core.phrase import quoted
from reino.core.registry import left_out, made_of_games
from reino.core.spec import GameSpec
from reino.core.state import CHANCE, State
from reino.core.view import View

PREFIX = "reino_"

Dynamics = pyspiel.GameType.Dynamics
ChanceMode = pyspiel.GameType.ChanceMode
Information = pyspiel.GameType.Information
Utility = pyspiel.GameType.Utility
ALL_PLAYERS = pyspiel.PrivateInfoType.ALL_PLAYERS
NO_PLAYER = pyspiel.PrivateInfoType.NONE


@contextmanager
def _refusals() -> Iterator[None]:
    """Turn errors of Reino into errors of OpenSpiel with the same message."""
    try:
        yield
    except ReinoError as error:
        raise pyspiel.SpielError(str(error)) from error


def opening_of(state: State) -> str:
    """The steps that led to a state, for the parameter `opening`."""
    return " ".join(f"{actor}:{choice}" for actor, choice in state.history)


def game_type(spec: GameSpec, simultaneous: bool) -> Any:
    """The `GameType` of a game before its options are fixed."""
    parameters: dict[str, object] = {
        "players": spec.players[0],
        "opening": "",
        **{option.key: option.default for option in spec.options.options},
    }
    if spec.simultaneous:
        parameters["simultaneous"] = True
    has_tensor = spec.encoding is not None
    return pyspiel.GameType(
        short_name=PREFIX + spec.key,
        long_name=title_of(spec, "en"),
        dynamics=Dynamics.SIMULTANEOUS if simultaneous else Dynamics.SEQUENTIAL,
        chance_mode=_chance_mode(spec),
        # Whole positions are written down only where the game has no secrets.
        information=(
            Information.IMPERFECT_INFORMATION
            if spec.notation is None
            else Information.PERFECT_INFORMATION
        ),
        utility=Utility.ZERO_SUM if spec.zero_sum else Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(spec.players),
        min_num_players=min(spec.players),
        provides_information_state_string=True,
        provides_information_state_tensor=has_tensor,
        provides_observation_string=True,
        provides_observation_tensor=has_tensor,
        parameter_specification=parameters,
    )


def _chance_mode(spec: GameSpec) -> Any:
    # A single outcome is no chance node.
    return ChanceMode.EXPLICIT_STOCHASTIC if len(spec.outcomes) > 1 else ChanceMode.DETERMINISTIC


class ActionStruct:
    """An action by its kind and its fields, made from a dictionary or from JSON."""

    def __init__(self, given: Mapping[str, Any] | str) -> None:
        self._plain = dict(msgspec.json.decode(given) if isinstance(given, str) else given)

    def to_dict(self) -> dict[str, Any]:
        return dict(self._plain)

    def to_json(self) -> str:
        return msgspec.json.encode(self._plain, order="sorted").decode()

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in self._plain:
            raise AttributeError(f"{self!r} has no field {name!r}")
        return self._plain[name]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ActionStruct) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash(self.to_json())

    def __repr__(self) -> str:
        return f"ActionStruct({self.to_dict()})"


def _text_of(table: ActionTable, choice: int) -> str:
    if choice not in table:
        raise pyspiel.SpielError(f"ids are 0 to {len(table) - 1}; got {choice}")
    return table.text(choice)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options fixed. `reino` is the game of Reino."""

    spec: GameSpec  # set in a subclass for each game

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        spec = self.spec
        chosen = {o.key: parameters[o.key] for o in spec.options.options}
        with _refusals():
            self.reino = Game(spec, parameters["players"], chosen)
        simultaneous = self.reino.simultaneous and bool(parameters.get("simultaneous", True))
        kind = game_type(spec, simultaneous)
        # Only the parameters that were given, so that a game's name is short.
        defaults = kind.parameter_specification
        given = {key: value for key, value in parameters.items() if value != defaults[key]}
        with _refusals():
            self._first = Moment(_opened(self.reino, parameters["opening"]))
        least, most = spec.returns
        deterministic = kind.chance_mode == ChanceMode.DETERMINISTIC
        super().__init__(
            kind,
            pyspiel.GameInfo(
                num_distinct_actions=len(spec.actions),
                max_chance_outcomes=0 if deterministic else len(spec.outcomes),
                num_players=self.reino.players,
                min_utility=least,
                max_utility=most,
                utility_sum=0.0 if spec.zero_sum else None,
                max_game_length=spec.max_steps,
            ),
            given,
        )
        self.simultaneous = simultaneous

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, self._first)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> "SpielObserver":
        return SpielObserver(self.reino, iig_obs_type, params)

    def table(self, player: int) -> ActionTable:
        """The table of what a player chooses from: the outcomes for chance, the actions for all
        others."""
        return self.spec.outcomes if player == CHANCE else self.spec.actions

    def __reduce__(self) -> Any:
        return _loaded, (str(self),)


def _loaded(name: str) -> Any:
    """A game from its pickle; importing this module has registered it."""
    return pyspiel.load_game(name)


def _opened(game: Game, opening: str) -> State:
    """The state after an opening."""
    state = game.start(dealer=None)
    for step in opening.split():
        actor, colon, choice = step.partition(":")
        if not (colon and actor.lstrip("-").isdecimal() and choice.isdecimal()):
            raise BadStart("error-opening", given=quoted(step))
        if int(actor) == CHANCE:
            state = state.fall(int(choice))
        else:
            state = state.play(int(actor), int(choice))
    return state


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A node of the game tree. `reached` is the state of Reino that it stands for."""

    # OpenSpiel copies and saves the attributes of a state one by one: there is but this one.
    _moment: Moment

    def __init__(self, game: SpielGame, moment: Moment) -> None:
        super().__init__(game)
        self._moment = moment

    @property
    def reached(self) -> State:
        return self._moment.state

    def current_player(self) -> Any:
        state = self._moment.state
        if state.over:
            return pyspiel.PlayerId.TERMINAL
        owing = state.owing
        if not owing:
            return pyspiel.PlayerId.CHANCE
        if len(owing) > 1 and self.get_game().simultaneous:
            return pyspiel.PlayerId.SIMULTANEOUS
        return next_of(state)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._moment.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self._moment.state.chance
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        state = self._moment.state
        actor = next_of(state) if state.owing else CHANCE
        self._go_on({actor: action})

    def _apply_actions(self, actions: list[int]) -> None:
        # Choices given for seats that owe no decision are ignored.
        self._go_on({seat: actions[seat] for seat in self._moment.state.owing})

    def _go_on(self, choices: Mapping[int, int]) -> None:
        with _refusals():
            self._moment = self._moment.after(choices)

    def is_terminal(self) -> bool:
        return self._moment.state.over

    def returns(self) -> list[float]:
        state = self._moment.state
        return list(state.returns or (0.0,) * state.game.players)

    def _action_to_string(self, player: int, action: int) -> str:
        return _text_of(self.get_game().table(player), action)

    def action_to_struct(self, *given: int) -> ActionStruct:
        """An action as a struct: `action_to_struct(action)`, or with its player before it."""
        *player, action = given
        table = self.get_game().table(player[0] if player else self.current_player())
        _text_of(table, action)  # refuses an id that is none
        return ActionStruct(table.describe(action).as_dict())

    def struct_to_actions(self, struct: ActionStruct) -> list[int]:
        """The action of a struct, legal or not."""
        try:
            return [self.get_game().table(self.current_player()).id(**struct.to_dict())]
        except (KeyError, TypeError) as error:
            raise pyspiel.SpielError(str(error.args[0])) from error

    def validate_action_struct(self, struct: ActionStruct) -> Any:
        """The status of OpenSpiel that says whether a struct can be applied, and why not."""
        try:
            (action,) = self.struct_to_actions(struct)
        except pyspiel.SpielError as error:
            return pyspiel.error_status(str(error))
        if action in self.legal_actions():
            return pyspiel.ok_status()
        return pyspiel.error_status(f"Illegal action: {struct.to_json()} (action {action})")

    def apply_action_struct(self, struct: ActionStruct) -> Any:
        """Apply a struct, if its action is legal; the status says whether it was."""
        status = self.validate_action_struct(struct)
        if status.ok():
            self.apply_action(*self.struct_to_actions(struct))
        return status

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> "SpielState":
        """A state that the player cannot tell from this one; `rng` gives numbers from 0 to 1.

        Its history is empty, and the other players remember nothing before it.
        """
        seed = int(rng() * (1 << 53))
        return SpielState(self.get_game(), self._moment.supposed(player, seed))

    def __str__(self) -> str:
        """The whole truth: the view of each seat, and a digest for the secrets that no seat
        sees."""
        state = self._moment.state
        seen = (_text(state.view(seat)) for seat in range(state.game.players))
        return "\n".join((*seen, digest(bytes(state)).hex()))


@lru_cache(maxsize=64)
def _text(view: View) -> str:
    return msgspec.json.encode(view.as_dict()).decode()


class SpielObserver:
    """An observer of a player's view, or without private information of the public's, as tensor and
    as text.

    With perfect recall the text is an information state: short, and good for telling one from
    another. Without, it is the view as JSON.
    """

    def __init__(self, game: Game, kind: Any, params: Mapping[str, Any] | None) -> None:
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        with _refusals():
            if params:
                raise ReinoError("error-observer-parameters", given=str(dict(params)))
            if not kind.public_info or kind.private_info == ALL_PLAYERS:
                raise ReinoError("error-observer-kind")
        self._public = kind.private_info == NO_PLAYER
        self._recalls = kind.perfect_recall
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if game.spec.encoding is not None and not self._public:
            self.tensor = np.zeros(game.encoding.size, np.float32)
            self.dict = game.encoding.split(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.reached.view(player).tensor()

    def string_from(self, state: SpielState, player: int) -> str:
        viewer = None if self._public else player
        if not self._recalls:
            return _text(state.reached.view(viewer))
        known, _ = state._moment.memory(viewer)
        return f"{'public' if viewer is None else viewer}:{known.hex()}"


class Playouts:
    """An evaluator for OpenSpiel's searches: the value of a state is the mean of random games from
    it.

    They are played inside compiled code; OpenSpiel would make every step of them in Python.
    """

    def __init__(self, games: int = 10, seed: int = 0) -> None:
        self._games = games
        self._seed = seed

    def evaluate(self, state: SpielState) -> NDArray[np.float64]:
        """The mean return of each player."""
        self._seed += 1
        reached = state.reached
        tallies = reached.game.playouts(self._games, self._seed, reached)
        return np.array(tallies.returns) / tallies.games

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """The prior: legal actions are equally likely; on chance's turn the outcomes by their
        weights."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def register(spec: GameSpec) -> None:
    """Register this game with `pyspiel.load_game`."""
    # OpenSpiel frees the registered creators when Python has ended already. A function would be
    # freed then, which crashes; a class is not, because it refers to itself.
    maker = type(f"{spec.key.capitalize()}Game", (SpielGame,), {"spec": spec})
    pyspiel.register_game(game_type(spec, spec.simultaneous is True), maker)


made_of_games(register)
for _error in left_out():
    warnings.warn(str(_error), stacklevel=2)
