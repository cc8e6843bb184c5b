"""Records: the saved log of a played game. The log is the save file.

    { "format": "reino-record", "version": 1,
      "game": "braverats", "rules": 1, "players": 2, "options": {...}, "seats": ["Ana", "Luis"],
      "position": "<text>",                            only where it did not begin at the start
      "given": 12,                                     only where the first steps are another game's
      "commitment": "<SHA-256 of the seed>", "nonces": ["<hex>", ...],
      "steps": [[actor, choice, seconds], ...],        actor -1 = chance; seconds may be null
      "seed": "<hex>" | null,  "result": {"reason": ..., "returns": [...]} | null }

A replay is a fold over the steps and needs no random numbers: outcomes are in the log. The seed
is there only after the end, to prove that the outcomes are what it deals.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import isfinite
from pathlib import Path

import msgspec

from reino.core.dealer import SEED_BYTES, Chance, Dealer, commitment
from reino.core.errors import (
    BadPlayers,
    BadPosition,
    BrokenRecord,
    ChoiceError,
    OptionError,
    RecordError,
    ReinoError,
    UnknownGame,
    UnverifiedRecord,
    WrongRecordVersion,
)
from reino.core.game import Game, labelled, load
from reino.core.phrase import Phrase, Tellable, listed, quoted
from reino.core.registry import find, renamed_options
from reino.core.state import CHANCE, State
from reino.core.view import counted, result_told
from reino.play.forfeit import decisions

FORMAT = "reino-record"
VERSION = 1
COMMITMENT = re.compile(r"[0-9a-f]{64}")
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
PERSON, BOT = "person", "bot "  # names of seats; a bot's own name follows

PLACE = r"(?: - at (?P<where>.*))?"  # a JSON path such as `$.steps[3]`; none for the whole file
# Messages of the JSON parser, and the keys of Reino's messages for them.
COMPLAINTS = (
    (r"Input data was truncated", "error-json-truncated"),
    (r"JSON is malformed: .* \(byte (?P<byte>\d+)\)", "error-json-malformed"),
    (rf"Expected (?P<wanted>.*), got (?P<given>.*?){PLACE}", "error-json-kind"),
    (rf"Expected `array` of length (?P<length>\d+).*?{PLACE}", "error-json-length"),
    (rf"Object missing required field (?P<field>.*?){PLACE}", "error-json-missing"),
    (rf"Object contains unknown field (?P<field>.*?){PLACE}", "error-json-unknown"),
    (rf"Number out of range{PLACE}", "error-json-range"),
)

Step = tuple[int, int, float | None]


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a game that has ended."""

    reason: str
    """The reason, as a key: an end reason of the game, or a decision of people."""
    returns: tuple[float, ...]
    """The return of each seat."""


class _Head(msgspec.Struct, frozen=True):
    """The fields that are read first, to refuse a file that is no record, or of another version."""

    format: str
    version: int


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A played game, finished or not."""

    format: str = FORMAT
    """The mark by which a file is known as a record."""
    version: int = VERSION
    """The version of the format, not of the rules."""
    game: str
    """The name of the game."""
    rules: int
    """The version of its rules."""
    players: int
    """The number of players."""
    options: Mapping[str, bool | str]
    """Every option that its rules have, with its value."""
    position: str | msgspec.UnsetType = msgspec.UNSET
    """The position it began from, if not the start."""
    given: int | msgspec.UnsetType = msgspec.UNSET
    """How many of the first steps were taken over from an earlier game."""
    seats: tuple[str, ...]
    """The names of the players by seat; free text."""
    commitment: str | None = None
    """The SHA-256 of the seed, in hexadecimal; None where the dice were not promised."""
    nonces: tuple[str, ...] = ()
    """The nonces that players added to the seed, in hexadecimal and in order."""
    steps: tuple[Step, ...]
    """Actor, choice and seconds since the start. The actor is a seat, or `CHANCE` with an outcome;
    the seconds may be None."""
    seed: str | None = None
    """The seed, in hexadecimal, once the game is over; it proves the outcomes."""
    result: Result | None = None
    """The result; None while the game goes on."""

    @classmethod
    def of(
        cls, state: State, seats: Sequence[str] = (), times: Sequence[float | None] = ()
    ) -> "Record":
        """The record of the game that led to this state.

        `times` are seconds since the start, one for each step. The seed goes in only once the game
        is over: before that it is a secret.
        """
        game = state.game
        root = state.root
        position = None
        if root != game.start(dealer=None):
            position = _position(root)
        history = state.history
        if times and len(times) != len(history):
            raise RecordError("error-times-count", steps=len(history), times=len(times))
        if seats and len(seats) != game.players:
            raise RecordError(
                "error-names-count", game=game.key, seats=game.players, names=len(seats)
            )
        moments = times or [None] * len(history)
        dealer = state.dealer if isinstance(state.dealer, Dealer) else None
        return cls(
            game=game.key,
            rules=game.rules_version,
            players=game.players,
            options=game.spec.options.known_to(game.rules_version, game.options),
            position=position or msgspec.UNSET,
            seats=tuple(seats) or game.spec.seats[: game.players],
            commitment=dealer.commitment if dealer else None,
            nonces=tuple(nonce.hex() for nonce in dealer.nonces) if dealer else (),
            steps=tuple((*step, time) for step, time in zip(history, moments, strict=True)),
            seed=dealer.seed.hex() if dealer and state.over else None,
            result=_result(state),
        )

    def __post_init__(self) -> None:
        # An old record calls some values as they were called then.
        msgspec.structs.force_setattr(self, "options", renamed_options(self.game, self.options))
        if self.commitment is not None and not COMMITMENT.fullmatch(self.commitment):
            raise BrokenRecord("error-commitment", given=quoted(self.commitment))
        if self.given is not msgspec.UNSET and not 0 < self.given <= len(self.steps):
            raise BrokenRecord(
                "error-record-given", steps=str(len(self.steps)), given=str(self.given)
            )
        for _, _, time in self.steps:
            if time is not None and not (isfinite(time) and time >= 0):
                raise BrokenRecord("error-times", given=str(time))

    def __hash__(self) -> int:
        # The options are a mapping, which has no hash; they are compared all the same.
        return hash((self.game, self.rules, self.seats, self.steps, self.result))

    def __repr__(self) -> str:
        """What was played, without steps and seed: those may be secrets."""
        label = f"{self.game}, {self.players} players"
        with suppress(ReinoError):  # a game that is not installed
            label = labelled(find(self.game), self.players, self.options, self.rules)
        end = "open" if self.result is None else result_told(*msgspec.structs.astuple(self.result))
        names = ", ".join(map(repr, self.seats))
        return f"<Record of {label}: {names}, {counted(len(self.steps), 'step')}, {end}>"

    def to_json(self) -> bytes:
        """The record as JSON, as `save` writes it."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    @classmethod
    def from_json(cls, text: bytes | str) -> "Record":
        """Read a record; raises an error that says where the text is wrong."""
        try:
            head = msgspec.json.decode(text, type=_Head)
        except UNREADABLE as error:
            raise BrokenRecord("error-no-record", why=damage(error)) from error
        if head.format != FORMAT:
            why = Phrase("error-record-format", wanted=quoted(FORMAT), format=quoted(head.format))
            raise BrokenRecord("error-no-record", why=why)
        if head.version != VERSION:
            raise WrongRecordVersion(
                "error-record-version", known=str(VERSION), given=str(head.version)
            )
        try:
            return msgspec.json.decode(text, type=cls)
        except UNREADABLE as error:
            raise BrokenRecord("error-record-damaged", why=damage(error)) from error

    def save(self, path: str | Path) -> None:
        """Write the file whole or not at all: an old file survives until the new one is
        complete."""
        target = Path(path)
        part = target.with_name(target.name + ".part")
        part.write_bytes(self.to_json())
        part.replace(target)

    @classmethod
    def load(cls, path: str | Path) -> "Record":
        """Read a file; raises an error that says where it is wrong: see `from_json`."""
        return cls.from_json(Path(path).read_bytes())

    def loaded_game(self) -> Game:
        """The game this record was played with."""
        try:
            spec = find(self.game)
        except UnknownGame as error:
            raise BrokenRecord("error-record-game", why=error) from error
        if self.rules not in spec.rules_versions:
            raise WrongRecordVersion(
                "error-record-rules",
                game=self.game,
                known=listed("error-and", map(str, spec.rules_versions)),
                given=str(self.rules),
            )
        try:
            game = load(self.game, self.players, self.options, rules_version=self.rules)
        except (OptionError, BadPlayers) as error:
            raise BrokenRecord("error-record-setup", why=error) from error
        if len(self.seats) != self.players:
            raise BrokenRecord("error-record-names", seats=self.players, names=len(self.seats))
        newer = {option.key for option in spec.options.newer_than(self.rules)}
        if lacking := {*game.options} - {*self.options} - newer:
            raise BrokenRecord("error-record-options", missing=", ".join(sorted(lacking)))
        return game

    def first_state(self) -> State:
        """The state the record begins in; chance is left to its steps."""
        game = self.loaded_game()
        if self.position is msgspec.UNSET:
            return game.start(dealer=None)
        try:
            return game.start(dealer=None, position=self.position)
        except BadPosition as error:
            raise BrokenRecord("error-record-position", why=error) from error

    def states(self) -> Iterator[State]:
        """Every state of the game, the first one included, checking each step."""
        state = self.first_state()
        yield state
        for number, (actor, choice, _) in enumerate(self.steps, 1):
            try:
                state = state.fall(choice) if actor == CHANCE else state.play(actor, choice)
            except ChoiceError as error:
                raise BrokenRecord(
                    "error-record-step", step=str(number), steps=str(len(self.steps)), why=error
                ) from error
            yield state

    def replay(self) -> State:
        """The state the record ends in."""
        *_, last = self.states()
        return last

    def verify(self) -> "Verification":
        """Check everything the record claims; raises an error for the first claim that does not
        hold.

        Every step is legal, the seed is the one committed to, it deals exactly these outcomes, and
        the result is what the steps lead to.
        """
        last = self.replay()
        if self.result != _result(last) and not self.ended_by_people(last):
            raise UnverifiedRecord(
                "error-record-result", given=_told(self.result), found=_told(_result(last))
            )
        if self.seed is None:
            return Verification(len(self.steps), dice="unproven", over=self.result is not None)
        seed = _hex(self.seed, "error-seed-hex")
        if len(seed) != SEED_BYTES:
            raise BrokenRecord("error-seed-size", size=str(SEED_BYTES), given=str(len(seed)))
        if self.commitment is None:
            raise UnverifiedRecord("error-seed-unpromised")
        if commitment(seed) != self.commitment:
            raise UnverifiedRecord(
                "error-seed-other", found=commitment(seed), promised=self.commitment
            )
        self._check_dice(Dealer(seed, [_hex(nonce, "error-nonce-hex") for nonce in self.nonces]))
        return Verification(len(self.steps), dice="proven", over=self.result is not None)

    def ended_by_people(self, last: State) -> bool:
        """Whether people ended the game in its last state, before its rules did."""
        if last.over or self.result is None:
            return False
        return (self.result.reason, self.result.returns) in decisions(last.game)

    def _check_dice(self, dealer: Chance) -> None:
        draws = 0
        given = 0 if self.given is msgspec.UNSET else self.given
        for state, (number, (actor, choice, _)) in zip(
            self.states(), enumerate(self.steps, 1), strict=False
        ):
            if actor != CHANCE:
                continue
            outcomes = state.chance
            dealt = outcomes[dealer.draw(draws, [weight for _, weight in outcomes])][0]
            draws += 1
            if dealt != choice and number > given:
                raise UnverifiedRecord(
                    "error-loaded-dice", step=str(number), dealt=str(dealt), given=str(choice)
                )


@dataclass(frozen=True)
class Verification:
    """The result of `verify`."""

    steps: int
    """The number of steps."""
    dice: str
    """Whether the seed deals these outcomes: "proven", or "unproven" while it is not published."""
    over: bool
    """Whether the game has ended."""


def _position(root: State) -> str:
    """The text of a first state that is not the game's own; refuses one that no text can give."""
    game = root.game
    if game.spec.placing is not None:
        text = root.position
        with suppress(BadPosition):
            if game.start(dealer=None, position=text) == root:
                return text
    raise RecordError("error-began-as-guess")


def _result(state: State) -> Result | None:
    if state.returns is None or state.reason is None:
        return None
    return Result(state.reason, state.returns)


def _told(result: Result | None) -> Phrase | str:
    if result is None:
        return Phrase("error-result-open")
    return f"{result.reason} {list(result.returns)}"


def _hex(text: str, refusal: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise BrokenRecord(refusal, given=quoted(text[:80])) from error


def damage(error: Exception) -> Tellable:
    """The fault of a text that is not the expected JSON, in Reino's words instead of the
    parser's."""
    if isinstance(error.__cause__, ReinoError):
        return error.__cause__
    if isinstance(error, UnicodeDecodeError):
        return Phrase("error-json-letters")
    if isinstance(error, RecursionError):
        return Phrase("error-json-deep")
    for pattern, key in COMPLAINTS:
        found = re.fullmatch(pattern, str(error), re.DOTALL)
        if found:
            return Phrase(key, **found.groupdict(default="`$`"))
    return Phrase("error-json-other")
