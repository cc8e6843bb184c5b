"""Records: the saved log of a played game. The log is the save file.

    { "format": "reino-record", "version": 1,
      "game": "braverats", "rules": 1, "players": 2, "options": {...}, "seats": ["Ana", "Luis"],
      "commitment": "<SHA-256 of the seed>", "nonces": ["<hex>", ...],
      "steps": [[actor, choice, seconds], ...],        actor -1 = chance; seconds may be null
      "seed": "<hex>" | null,  "result": {"reason": ..., "returns": [...]} | null }

A replay is a fold over the steps and needs no random numbers: outcomes are in the log. The seed
is there only after the end, to prove that the outcomes are what it deals.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from reino.core.chance import SEED_BYTES, Chance, Dealer, commitment
from reino.core.errors import (
    BadPlayers,
    BrokenRecord,
    ChoiceError,
    OptionError,
    RecordError,
    UnknownGame,
    UnverifiedRecord,
    WrongRecordVersion,
)
from reino.core.game import Game, load
from reino.core.registry import find
from reino.core.state import CHANCE, State

FORMAT = "reino-record"
VERSION = 1

Step = tuple[int, int, float | None]


class Result(msgspec.Struct, frozen=True):
    reason: str
    returns: tuple[float, ...]


class _Head(msgspec.Struct, frozen=True):
    """What must be read before anything else may be believed."""

    format: str
    version: int


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A played game, finished or not."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    rules: int
    players: int
    options: Mapping[str, bool | str]
    seats: tuple[str, ...]
    commitment: str | None = None  # None: nobody vouches for the dice
    nonces: tuple[str, ...] = ()
    steps: tuple[Step, ...]
    seed: str | None = None
    result: Result | None = None

    @classmethod
    def of(
        cls, state: State, seats: Sequence[str] = (), times: Sequence[float | None] = ()
    ) -> "Record":
        """The record of the game that led to this state.

        `times` are seconds since the start, one for each step. The seed goes in only once the game
        is over: before that it is everybody's secret.
        """
        game = state.game
        history = state.history
        if times and len(times) != len(history):
            raise RecordError(f"{len(history)} steps were played; got {len(times)} times")
        if seats and len(seats) != game.players:
            raise RecordError(f"{game.key} has {game.players} seats; got {len(seats)} names")
        moments = times or [None] * len(history)
        dealer = state.dealer if isinstance(state.dealer, Dealer) else None
        return cls(
            game=game.key,
            rules=game.spec.rules_version,
            players=game.players,
            options=dict(game.options),
            seats=tuple(seats) or game.spec.seats[: game.players],
            commitment=dealer.commitment if dealer else None,
            nonces=tuple(nonce.hex() for nonce in dealer.nonces) if dealer else (),
            steps=tuple((*step, time) for step, time in zip(history, moments, strict=True)),
            seed=dealer.seed.hex() if dealer and state.over else None,
            result=_result(state),
        )

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    @classmethod
    def from_json(cls, text: bytes | str) -> "Record":
        """Read a record, or say what is wrong with it."""
        try:
            head = msgspec.json.decode(text, type=_Head)
        except msgspec.DecodeError as error:
            raise BrokenRecord(f"this is not a Reino record: {error}") from error
        if head.format != FORMAT:
            raise BrokenRecord(f"this is not a Reino record: its format is {head.format!r}")
        if head.version != VERSION:
            raise WrongRecordVersion(
                f"records of version {VERSION} can be read; this one has version {head.version}"
            )
        try:
            return msgspec.json.decode(text, type=cls)
        except msgspec.DecodeError as error:
            raise BrokenRecord(f"this record is damaged: {error}") from error

    def save(self, path: str | Path) -> None:
        """Write the file whole or not at all: an old one survives until the new one is there."""
        target = Path(path)
        part = target.with_name(target.name + ".part")
        part.write_bytes(self.to_json())
        part.replace(target)

    @classmethod
    def load(cls, path: str | Path) -> "Record":
        return cls.from_json(Path(path).read_bytes())

    def loaded_game(self) -> Game:
        """The game this record was played with."""
        try:
            spec = find(self.game)
        except UnknownGame as error:
            raise BrokenRecord(f"the record is of a game that is not installed: {error}") from error
        if self.rules != spec.rules_version:
            raise WrongRecordVersion(
                f"{self.game} is played by rules version {spec.rules_version} here; "
                f"the record was played by version {self.rules}"
            )
        try:
            game = load(self.game, self.players, self.options)
        except (OptionError, BadPlayers) as error:
            raise BrokenRecord(f"the record's game cannot be set up: {error}") from error
        if len(self.seats) != self.players:
            raise BrokenRecord(f"{self.players} seats need names; the record has {len(self.seats)}")
        if set(self.options) != set(game.options):
            missing = ", ".join(sorted(set(game.options) - set(self.options)))
            raise BrokenRecord(f"the record does not say these options: {missing}")
        return game

    def states(self) -> Iterator[State]:
        """Every state of the game, the first one included, checking each step."""
        state = self.loaded_game().start(dealer=None)
        yield state
        for number, (actor, choice, _) in enumerate(self.steps, 1):
            try:
                state = state.fall(choice) if actor == CHANCE else state.play(actor, choice)
            except ChoiceError as error:
                raise BrokenRecord(f"step {number} of {len(self.steps)}: {error}") from error
            yield state

    def replay(self) -> State:
        """The state the record ends in."""
        *_, last = self.states()
        return last

    def verify(self) -> "Verification":
        """Check everything the record claims; raises what does not hold.

        Every step is legal, the seed is the one committed to, it deals exactly these outcomes, and
        the result is what the steps lead to.
        """
        last = self.replay()
        if self.result != _result(last):
            raise UnverifiedRecord(
                f"the record says the result is {_told(self.result)}; "
                f"its steps lead to {_told(_result(last))}"
            )
        if self.seed is None:
            return Verification(len(self.steps), dice="unproven", over=last.over)
        seed = _hex(self.seed, "seed")
        if len(seed) != SEED_BYTES:
            raise BrokenRecord(f"a seed is {SEED_BYTES} bytes; this one is {len(seed)}")
        if self.commitment is None:
            raise UnverifiedRecord("the record gives a seed but had committed to none")
        if commitment(seed) != self.commitment:
            raise UnverifiedRecord(
                f"the seed's SHA-256 is {commitment(seed)}; "
                f"the record committed to {self.commitment}"
            )
        self._check_dice(Dealer(seed, [_hex(nonce, "nonce") for nonce in self.nonces]))
        return Verification(len(self.steps), dice="proven", over=last.over)

    def _check_dice(self, dealer: Chance) -> None:
        draws = 0
        for state, (number, (actor, choice, _)) in zip(
            self.states(), enumerate(self.steps, 1), strict=False
        ):
            if actor != CHANCE:
                continue
            outcomes = state.chance
            dealt = outcomes[dealer.draw(draws, [weight for _, weight in outcomes])][0]
            draws += 1
            if dealt != choice:
                raise UnverifiedRecord(
                    f"step {number}: the seed deals outcome {dealt}; the record says {choice}"
                )


@dataclass(frozen=True)
class Verification:
    """What a check has shown. Dice are "unproven" while the seed is not published."""

    steps: int
    dice: str
    over: bool


def _result(state: State) -> Result | None:
    if state.returns is None or state.reason is None:
        return None
    return Result(state.reason, state.returns)


def _told(result: Result | None) -> str:
    return "open" if result is None else f"{result.reason} {list(result.returns)}"


def _hex(text: str, what: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise BrokenRecord(f"the {what} is not hexadecimal: {text[:80]!r}") from error
