"""Move lists: records as text in the way people write games down, and the reader of that text.

    Game: korona                                Game: sparta
    Rules: 1                                    Rules: 1
    Seats: "Ana", "Luis"                        Options: layout=crossed
    Result: open                                Position: 10/1wwwwwwww1/... S 0
                                                Result: achaea, last_piece
    chance: monarch; stable; first lion
    lion: take deck                             1. b2-d4 h9-g7  2. c3-e5 {beats e6} ...
    chance: archer
    lion: place archer on tower; end turn

Options are those that are not at their default. The position is there where the game did not begin
at the start; if it has several lines, those after the first are indented. The result is `open`
while the game goes on, else the winner or `draw`, and the reason.

Steps are written as the tables of the game have them, the same in every language. Before the first
step of a line stands its actor, a seat by its key or `chance`, and `;` separates steps. Where the
texts of a game have no blanks, its steps stand in numbered turns instead: the number comes with the
first seat, and `...` stands for seats that do not move in it. Text in braces is a remark.

The reader wants less than that. It reads names in either language, and parts of names, where
`state.play` does; it knows the actor of a line without one; and it skips remarks. Times, seed and
commitment are left out: a move list says what was played, a record can prove it.
"""

import json
import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple, Protocol, runtime_checkable

import msgspec

from reino.core.catalogue import checked_language
from reino.core.errors import BrokenRecord, ChoiceError, IllegalChoice, OptionError, ReinoError
from reino.core.options import Value, shown
from reino.core.phrase import Phrase, nearest, quoted
from reino.core.registry import find
from reino.core.spec import Event, GameSpec
from reino.core.state import CHANCE, State
from reino.core.view import PUBLIC
from reino.play.forfeit import decisions
from reino.play.record import Record, Result

WIDTH = 80
HEADS = ("Game", "Rules", "Options", "Position", "Seats", "Result")
NOT_MOVED = "..."
DRAW, OPEN = "draw", "open"
BY_CHANCE = "chance"
INDENT = "    "

HEAD = re.compile(r"\s*(?P<name>[^\W\d]\w*)\s*:(?P<value>.*)")
BEGINNING = re.compile(r"\ufeff?\s*game\s*:\s*(?P<game>\S*)", re.IGNORECASE)
REMARK = re.compile(r"\{[^{}]*\}")
ACTOR = re.compile(r"\s*(?P<actor>[^\W\d]\w*)\s*:")
# What stands in a line: the number of a turn and seats that do not move, where there are turns,
# and steps, which end at a semicolon or, in turns, at a blank.
IN_TURNS = re.compile(r"(?P<number>\d+)\.|(?P<skipped>\.{2,}|…)|(?P<step>[^\s;]+)")
IN_LINES = re.compile(r"\s*(?P<step>[^;]*[^;\s])")


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
    head = {
        "Game": record.game,
        "Rules": str(record.rules),
        "Options": ", ".join(
            f"{option.key}={shown(record.options[option.key])}"
            for option in spec.options.options
            if record.options.get(option.key, option.default) != option.default
        ),
        "Position": "" if record.position is msgspec.UNSET else _written_position(record.position),
        "Seats": ", ".join(map(_written_name, record.seats)),
        "Result": _written_result(spec, record.result),
    }
    lines = [f"{name}: {value}" for name, value in head.items() if value]
    steps = _written_steps(record, spec, lang)
    body = _turns(steps) if in_turns(spec) else _lines(steps, spec)
    return "\n".join([*lines, "", *body]) + "\n"


def parse(text: str) -> Record:
    """The record of a move list; raises an error with the fault and its line."""
    heads, body, line = _split(text)
    record = _begun(heads)
    state = record.first_state()
    count = Count()
    for step in _steps(body, line, state.game.spec):
        state = _after(state, step, count)
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


def in_turns(spec: GameSpec) -> bool:
    """Whether a game is written in numbered turns: steps have no blanks, and none is chance's."""
    return not spec.actions.spaced and len(spec.outcomes) == 1


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

    def next(self, seat: int) -> bool:
        """Count a move of this seat; whether it begins a turn."""
        begins = self.last is None or seat <= self.last
        self.number += begins
        self.last = seat
        return begins


def _written_steps(record: Record, spec: GameSpec, lang: str) -> Iterator[tuple[int, str]]:
    """Each step as its actor and its text, with a remark where the game has one."""
    for (before, after), (actor, choice, _) in zip(
        pairwise(record.states()), record.steps, strict=True
    ):
        written = (spec.outcomes if actor == CHANCE else spec.actions).text(choice)
        if isinstance(spec.words, Remarking):
            seen = spec.words.events(before.view(None).record, after.view(None).record, PUBLIC)
            remark = spec.words.remark(seen, lang)
            written += f" {{{remark}}}" if remark else ""
        yield actor, written


def _lines(steps: Iterable[tuple[int, str]], spec: GameSpec) -> Iterator[str]:
    """Lines of steps with one actor each."""
    line, last = "", None
    for actor, step in steps:
        if line and actor == last and len(line) + len(step) + 2 <= WIDTH:
            line += f"; {step}"
            continue
        if line:
            yield line
        line, last = f"{BY_CHANCE if actor == CHANCE else spec.seats[actor]}: {step}", actor
    if line:
        yield line


def _turns(steps: Iterable[tuple[int, str]]) -> Iterator[str]:
    """Lines of numbered turns: two blanks between turns, one between the moves of a turn."""
    line = ""
    count = Count()
    for seat, step in steps:
        gap, part = " ", step
        if count.next(seat):
            gap, part = "  ", " ".join([f"{count.number}.", *[NOT_MOVED] * seat, step])
        if line and len(line) + len(gap) + len(part) > WIDTH:
            yield line
            line = part
        else:
            line += (gap if line else "") + part
    if line:
        yield line


def _split(text: str) -> tuple[dict[str, str], str, int]:
    """The headings by name, up to the first empty line after them, the steps, and the number of
    the line in which these begin."""
    if game_of(text) is None:
        first = next(filter(None, map(str.strip, text.splitlines())), "")
        raise BrokenRecord("error-movelist-no-game", given=quoted(first))
    heads: dict[str, str] = {}
    name = ""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    place = 0
    while place < len(lines):
        line = lines[place]
        found = HEAD.fullmatch(line)
        if found and found["name"].lower() in _actors(heads):
            break
        if not found and name == "Position" and line.startswith(INDENT) and line.strip():
            heads[name] += f"\n{line.strip()}"
            place += 1
            continue
        if not found and (heads or line.strip()):
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
    return heads, "\n".join(lines[place:]), place + 1


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
        options=_read_options(spec, heads.get("Options", ""), int(rules)),
        position=heads.get("Position", msgspec.UNSET),
        seats=tuple(seats),
        steps=(),
    )


def _read_options(spec: GameSpec, text: str, rules: int) -> dict[str, Value]:
    chosen: dict[str, Value] = {}
    try:
        for pair in filter(None, map(str.strip, text.split(","))):
            key, equals, value = map(str.strip, pair.partition("="))
            if not equals:
                raise BrokenRecord("error-movelist-option", given=quoted(pair))
            chosen[key] = spec.options[key].parse(value)
        return spec.options.known_to(rules, spec.options.complete(chosen, None, rules))
    except OptionError as error:
        raise BrokenRecord("error-record-setup", why=error) from error


class Step(NamedTuple):
    """A step as it is written."""

    line: int
    actor: str | None
    """The actor of its line, where one is written."""
    number: int | None
    """The number of the turn that it begins, where one is written."""
    text: str


def _steps(body: str, first: int, spec: GameSpec) -> Iterator[Step]:
    """The steps of a list, whose body begins with this line."""
    bare = REMARK.sub(lambda remark: " " + "\n" * remark[0].count("\n"), body)
    pattern = IN_TURNS if in_turns(spec) else IN_LINES
    for line, written in enumerate(bare.split("\n"), first):
        if found := re.search(r"[{}]", written):
            given = quoted(written[found.start() :].strip()[: WIDTH // 2])
            raise BrokenRecord("error-movelist-brace", line=str(line), given=given)
        label = ACTOR.match(written)
        actor = None if label is None else label["actor"].lower()
        number = None
        for part in pattern.finditer(written, label.end() if label else 0):
            known = part.groupdict()
            if known.get("number"):
                number = int(known["number"][:9])
            elif known["step"]:
                yield Step(line, actor, number, known["step"])
                number = None


def _after(state: State, step: Step, count: Count) -> State:
    """The state after a written step."""
    spec = state.game.spec
    if state.over:
        raise BrokenRecord(
            "error-movelist-after-end",
            line=str(step.line),
            step=step.text,
            reason=str(state.reason),
        )
    actor = _actor(state, step)
    if actor != CHANCE:
        count.next(actor)
    if step.number not in (None, count.number):
        raise BrokenRecord(
            "error-movelist-number",
            line=str(step.line),
            wanted=str(count.number),
            given=str(step.number),
        )
    try:
        return state.fall(step.text) if actor == CHANCE else state.play(actor, step.text)
    except ChoiceError as error:
        who = BY_CHANCE if actor == CHANCE else spec.seats[actor]
        # The reason alone, where the game has one; menus can be long.
        long = isinstance(error, IllegalChoice) and actor != CHANCE
        short = Phrase("error-movelist-illegal") if long else error
        place = Phrase("error-movelist-line", line=str(step.line))
        if in_turns(spec):
            place = Phrase("error-movelist-move", line=place, number=str(count.number))
        raise BrokenRecord(
            "error-movelist-step",
            place=place,
            actor=who,
            step=step.text,
            why=error.facts.get("why", short),
        ) from error


def _actor(state: State, step: Step) -> int:
    """The actor of a step: the one that is written, or else the next."""
    seats = state.game.spec.seats[: state.game.players]
    if step.actor is None:
        return state.owing[0] if state.owing else CHANCE
    if step.actor == BY_CHANCE:
        return CHANCE
    if step.actor in seats:
        return seats.index(step.actor)
    known = (*seats, BY_CHANCE)
    raise BrokenRecord(
        "error-movelist-actor",
        line=str(step.line),
        given=quoted(step.actor),
        hint=nearest(step.actor, known),
        known=", ".join(known),
    )


def _actors(heads: Mapping[str, str]) -> Collection[str]:
    """What may stand before steps, once the game is known."""
    try:
        return (*find(heads["Game"]).seats, BY_CHANCE)
    except (KeyError, ReinoError):
        return ()


def _written_position(text: str) -> str:
    """A position; the lines after its first one are indented."""
    return text.strip().replace("\n", f"\n{INDENT}")


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
