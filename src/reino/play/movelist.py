"""Move lists: records as text in the way people write games down, and the reader of that text.

    Game: sparta
    Rules: 1
    Options: layout=crossed                     only those that are not at their default
    Position: 10/1wwwwwwww1/... S 0             only where it did not begin at the start
    Seats: "Ana", "Luis"
    Result: achaea, last_piece                  or draw, calm; or open

    1. b2-d4 h9-g7  2. c3-e5 {takes e5; beats e6} ...

For games with a notation. A turn's number comes with the first seat; `...` stands for seats that do
not move in it. Text in braces is a remark, and reading skips it. Times, seed and commitment are
left out: a move list says what was played, a record can prove it.
"""

import json
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Protocol, runtime_checkable

import msgspec

from reino.core.catalogue import checked_language
from reino.core.errors import BrokenRecord, MalformedChoice, OptionError, RecordError, ReinoError
from reino.core.options import Value, shown
from reino.core.phrase import Phrase, Tellable, nearest, quoted
from reino.core.registry import find
from reino.core.spec import Event, Explaining, GameSpec, Notation
from reino.core.state import CHANCE, State
from reino.core.view import PUBLIC
from reino.play.forfeit import decisions
from reino.play.record import Record, Result

WIDTH = 80
HEADS = ("Game", "Rules", "Options", "Position", "Seats", "Result")
NOT_MOVED = "..."
DRAW, OPEN = "draw", "open"

HEAD = re.compile(r"\s*(?P<name>[^\W\d]\w*)\s*:(?P<value>.*)")
BEGINNING = re.compile(r"\ufeff?\s*game\s*:\s*(?P<game>\S*)", re.IGNORECASE)
WORD = re.compile(
    r"(?P<remark>\{[^{}]*\})|(?P<number>\d+)\.|(?P<skipped>\.{2,}|…)|(?P<move>[^\s{}]+)|(?P<brace>\S)"
)


@runtime_checkable
class Remarking(Protocol):
    """Words of a game that write remarks on its moves."""

    def events(self, before: Any, after: Any, viewer: int) -> Sequence[Event]:
        """As all words of games have them."""

    def remark(self, events: Sequence[Event], lang: str) -> str:
        """The other events of a turn, without braces; empty where the move says it all."""


def export(record: Record, lang: str = "en") -> str:
    """The move list of a record, with remarks in this language. Every step is checked."""
    checked_language(lang)
    spec = record.loaded_game().spec
    notation = _notation(spec)
    for number, (actor, _, _) in enumerate(record.steps, 1):
        if actor == CHANCE:
            raise RecordError("error-movelist-chance", step=str(number))
    head = {
        "Game": record.game,
        "Rules": str(record.rules),
        "Options": ", ".join(
            f"{option.key}={shown(record.options[option.key])}"
            for option in spec.options.options
            if record.options[option.key] != option.default
        ),
        "Position": "" if record.position is msgspec.UNSET else record.position,
        "Seats": ", ".join(map(_written_name, record.seats)),
        "Result": _written_result(spec, record.result),
    }
    lines = [f"{name}: {value}" for name, value in head.items() if value]
    return "\n".join([*lines, "", *_wrapped(_turns(record, spec, notation, lang))]) + "\n"


def parse(text: str) -> Record:
    """The record of a move list; raises an error with the fault and its line."""
    heads, body = _split(text)
    record = _begun(heads)
    state = record.first_state()
    notation = _notation(state.game.spec)
    count = Count()
    for word in _words(body):
        if isinstance(word, int):
            count.announced = word
        else:
            state = _played(state, notation, word, count)
    played = Record.of(state, record.seats)
    found = _written_result(state.game.spec, played.result)
    given = heads.get("Result", found)
    said = " ".join(given.lower().split())
    if said == found:
        return played
    if played.result is None:
        for result in (Result(*decision) for decision in decisions(state.game)):
            if said == _written_result(state.game.spec, result):
                return msgspec.structs.replace(played, result=result)
    raise BrokenRecord("error-movelist-result", given=quoted(given), found=quoted(found))


def game_of(text: str) -> str | None:
    """The game of a move list; None where the text is no move list."""
    found = BEGINNING.match(text)
    return found["game"] if found else None


@dataclass
class Count:
    """The counter of turns: a new one begins where a seat moves that does not come after the last
    one."""

    number: int = 0
    last: int | None = None
    announced: int | None = None  # the number that was read before the next move

    def next(self, seat: int) -> bool:
        """Count a move of this seat; whether it begins a turn."""
        begins = self.last is None or seat <= self.last
        self.number += begins
        self.last = seat
        return begins


def _turns(record: Record, spec: GameSpec, notation: Notation, lang: str) -> Iterator[list[str]]:
    """Turns as parts between which a line may break: a move with its number and its remark."""
    turn: list[str] = []
    count = Count()
    for (before, after), (seat, action, _) in zip(
        pairwise(record.states()), record.steps, strict=True
    ):
        written = notation.write_move(action)
        if isinstance(spec.words, Remarking):
            seen = spec.words.events(before.view(None).record, after.view(None).record, PUBLIC)
            remark = spec.words.remark(seen, lang)
            written += f" {{{remark}}}" if remark else ""
        if count.next(seat):
            if turn:
                yield turn
            turn = []
            written = " ".join([f"{count.number}.", *[NOT_MOVED] * seat, written])
        turn.append(written)
    if turn:
        yield turn


def _wrapped(turns: Iterable[Sequence[str]]) -> Iterator[str]:
    """Lines: two blanks between turns, one between the moves of a turn."""
    line = ""
    for turn in turns:
        for place, part in enumerate(turn):
            gap = "  " if place == 0 else " "
            if line and len(line) + len(gap) + len(part) > WIDTH:
                yield line
                line = part
            else:
                line += (gap if line else "") + part
    if line:
        yield line


def _split(text: str) -> tuple[dict[str, str], str]:
    """The headings by name, up to the first empty line after them, and the moves."""
    if game_of(text) is None:
        first = next(filter(None, map(str.strip, text.splitlines())), "")
        raise BrokenRecord("error-movelist-no-game", given=quoted(first))
    heads: dict[str, str] = {}
    lines = text.removeprefix("\ufeff").split("\n")
    place = 0
    while place < len(lines):
        found = HEAD.fullmatch(lines[place].rstrip("\r"))
        if not found and (heads or lines[place].strip()):
            break
        place += 1
        if not found:
            continue
        name = found["name"].capitalize()
        if name not in HEADS:
            raise BrokenRecord(
                "error-movelist-head",
                given=quoted(found["name"]),
                hint=nearest(name, HEADS),
                known=", ".join(HEADS),
            )
        if name in heads:
            raise BrokenRecord("error-movelist-head-twice", given=name)
        heads[name] = found["value"].strip()
    return heads, "\n".join(lines[place:])


def _begun(heads: Mapping[str, str]) -> Record:
    """The record before its first step."""
    try:
        spec = find(heads["Game"])
    except ReinoError as error:
        raise BrokenRecord("error-record-game", why=error) from error
    rules = heads.get("Rules", str(spec.rules_version))
    if not re.fullmatch(r"[0-9]{1,9}", rules):
        raise BrokenRecord("error-movelist-rules", given=quoted(rules))
    seats = _read_names(heads["Seats"]) if "Seats" in heads else spec.seats[: spec.players[0]]
    return Record(
        game=spec.key,
        rules=int(rules),
        players=len(seats),
        options=_read_options(spec, heads.get("Options", "")),
        position=heads.get("Position", msgspec.UNSET),
        seats=tuple(seats),
        steps=(),
    )


def _read_options(spec: GameSpec, text: str) -> dict[str, Value]:
    chosen: dict[str, Value] = {}
    try:
        for pair in filter(None, map(str.strip, text.split(","))):
            key, equals, value = map(str.strip, pair.partition("="))
            if not equals:
                raise BrokenRecord("error-movelist-option", given=quoted(pair))
            chosen[key] = spec.options[key].parse(value)
        return dict(spec.options.complete(chosen))
    except OptionError as error:
        raise BrokenRecord("error-record-setup", why=error) from error


def _words(body: str) -> Iterator[int | str]:
    """Numbers of turns and moves, without remarks."""
    for found in WORD.finditer(body):
        if found["brace"]:
            given = body[found.start() : found.start() + WIDTH // 2]
            raise BrokenRecord("error-movelist-brace", given=quoted(given))
        if found["number"]:
            yield int(found["number"][:9])
        elif found["move"]:
            yield found["move"]


def _played(state: State, notation: Notation, move: str, count: Count) -> State:
    """The state after a written move."""
    if state.over:
        raise BrokenRecord(
            "error-movelist-after-end",
            move=move,
            reason=str(state.reason),
            number=str(count.number),
        )
    (seat,) = state.owing
    count.next(seat)
    if count.announced not in (None, count.number):
        raise BrokenRecord(
            "error-movelist-number", wanted=str(count.number), given=str(count.announced)
        )
    count.announced = None
    spec = state.game.spec
    try:
        action = notation.read_move(move)
    except MalformedChoice as error:
        why: Tellable = error
    else:
        if action in state.legal(seat):
            return state.play(seat, action)
        why = Phrase("error-movelist-illegal")
        if isinstance(spec.words, Explaining):
            why = spec.words.why_not(state.view(None).record, action)
    raise BrokenRecord(
        "error-movelist-move", number=str(count.number), seat=spec.seats[seat], move=move, why=why
    )


def _notation(spec: GameSpec) -> Notation:
    if spec.notation is None:
        raise RecordError("error-no-notation", game=spec.key)
    return spec.notation


def _written_name(name: str) -> str:
    """A name as JSON writes it; no control character gets through to a terminal."""
    return "".join(
        f"\\u{ord(letter):04x}" if unicodedata.category(letter) == "Cc" else letter
        for letter in json.dumps(name, ensure_ascii=False)
    )


def _read_names(text: str) -> list[str]:
    try:
        names = msgspec.json.decode(f"[{text}]".encode(), type=list[str])
    except (msgspec.DecodeError, ValueError, RecursionError):
        names = []
    if not names:
        raise BrokenRecord("error-movelist-seats", given=quoted(text))
    return names


def _written_result(spec: GameSpec, result: Result | None) -> str:
    """The winners, and the end reason."""
    if result is None:
        return OPEN
    best = [seat for seat, value in enumerate(result.returns) if value == max(result.returns)]
    who = DRAW if len(best) > 1 else spec.seats[best[0]]
    return f"{who}, {result.reason}"
