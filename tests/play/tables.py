"""A table without a server: commands are given by the test, and its clock moves by hand."""

import hashlib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random

import pytest

import reino
from reino.core.dealer import commitment
from reino.core.errors import ReinoError
from reino.core.kernel import JIT
from reino.play import log
from reino.play.clock import Clock
from reino.play.commands import (
    PATIENCE,
    Act,
    AnswerDraw,
    AnswerUndo,
    Begin,
    Choose,
    ChooseFor,
    Flag,
    HandBack,
    OfferDraw,
    Resign,
    SeatBot,
    Sit,
    StandBy,
    TakeOver,
    Undo,
    Vote,
)
from reino.play.record import Record
from reino.play.request import Entries, Request
from reino.play.setup import Setup, Timeout
from reino.play.table import Entry, Table

GAMES = (("braverats", 2), ("sparta", 2), ("korona", 3), ("jackrabbits", 4))
SECRETS = {"braverats": {"lucky_draw": True}}  # options that add secrets
LONG = 220 if JIT else 80  # entries of a random game that are checked one by one
TO_THE_END = 8000  # more entries than any game has


class Sitting:
    """A table that is open, with its log as it is written."""

    def __init__(
        self,
        game: str = "braverats",
        players: int = 2,
        *,
        options: Mapping[str, bool | str] | None = None,
        position: str | None = None,
        given: Sequence[tuple[int, int]] = (),
        clock: Clock | None = None,
        timeout: Timeout = "bot",
        rated: bool = False,
        seed: int = 1,
    ) -> None:
        loaded = reino.load(game, players, options)
        setup = Setup(
            game=game,
            rules=loaded.spec.rules_version,
            players=players,
            options=dict(loaded.options),
            position=position,
            given=tuple(given),
            clock=clock,
            timeout=timeout,
            stand_in="random",
            rated=rated,
        )
        self.seed = hashlib.sha256(b"%d" % seed).digest()
        self.now = 1_000_000.0
        first = log.Opened(at=self.now, setup=setup, host="ana", commitment=commitment(self.seed))
        self.entries: list[Entry] = [first]
        self.lines = [log.written(first)]
        self.table = first.open_table("a table")

    def request(self, person: str | None = None, id: str | None = None) -> Request:
        return Request(self.table, self.now, person, (person or "").title(), id, self.seed)

    def take(self, entries: Entries) -> Entries:
        """Written first, then applied: as a server does it."""
        for entry in entries:
            self.lines.append(log.written(entry))
            self.entries.append(entry)
            self.table.apply(entry)
        return entries

    def do(self, person: str | None, act: Act, request: str | None = None) -> Entries:
        """A command of a person, or an act of the server where there is none."""
        return self.take(act.entries(self.request(person, request)))

    def sit(self, *people: str, bots: Sequence[int] = ()) -> "Sitting":
        """People in the order of seats, and bots at the seats that are theirs; then it begins."""
        names = iter(people)
        for seat in range(self.table.setup.players):
            if seat in bots:
                self.do("ana", SeatBot(seat, "random"))
            else:
                self.do(next(names), Sit(seat, f"{seat:032x}"))
        self.do("ana", Begin())
        return self

    def choose(self, seat: int, action: int | None = None, after: float = 0.0) -> Entries:
        """By the person at the seat, or by the bot that plays there; at random or the first."""
        self.now += after
        table = self.table
        assert table.state is not None
        chosen = table.state.legal(seat)[0] if action is None else action
        if table.seats[seat].player:
            return self.do(None, ChooseFor(seat, chosen, table.asked[seat]))
        return self.do(table.seats[seat].person, Choose(seat, chosen, table.number))

    def play_on(self, rng: Random, entries: int = TO_THE_END) -> "Sitting":
        """Random choices of all seats."""
        for _ in range(entries):
            if not self.table.owing:
                break
            self.choose_any(rng)
        return self

    def choose_any(self, rng: Random) -> Entries:
        assert self.table.state is not None
        seat = rng.choice(self.table.owing)
        return self.choose(seat, rng.choice(self.table.state.legal(seat)))

    def folded(self) -> Table:
        """The table that the written log gives."""
        return log.folded(self.table.id, map(log.read, self.lines))

    def record(self) -> Record:
        """The record, read back from its file."""
        return Record.from_json(self.table.record(self.seed).to_json())

    @property
    def state(self) -> reino.State:
        assert self.table.state is not None
        return self.table.state


def sat(game: str, players: int = 2, **setup: object) -> Sitting:
    """A table of this game, begun by as many people as it has seats."""
    people = ("ana", "luis", "eva", "juan")[:players]
    return Sitting(game, players, **setup).sit(*people)  # type: ignore[arg-type]


def refused(sitting: Sitting, person: str | None, act: Act) -> str:
    """The key of a refusal, which changes nothing."""
    before = sitting.table.snapshot()
    with pytest.raises(ReinoError) as error:
        sitting.do(person, act)
    assert sitting.table.snapshot() == before
    return error.value.key


Kind = Callable[..., Act]
ACTS: tuple[Kind, ...] = (
    Undo,
    AnswerUndo,
    OfferDraw,
    AnswerDraw,
    TakeOver,
    HandBack,
    Vote,
    StandBy,
    Flag,
)


def wander(sitting: Sitting, rng: Random, entries: int, resigning: float = 0.0) -> Counter[Kind]:
    """Random play with random commands of all seats in between; says what was done how often."""
    done: Counter[Kind] = Counter()
    table = sitting.table
    while len(sitting.lines) < entries and table.status == "playing":
        sitting.now += rng.choice((0.1, 2.0, 2.0, 40.0))
        kind = rng.choice(ACTS) if rng.random() < 0.4 else Choose
        if table.undo is not None and rng.random() < 0.7:
            kind = AnswerUndo
        if table.draw_offer is not None and rng.random() < 0.5:
            kind = AnswerDraw
        if rng.random() < resigning:
            kind = Resign
        try:
            if kind is Choose:
                sitting.choose_any(rng)
            else:
                _ask(sitting, rng, kind)
            done[kind] += 1
        except ReinoError:
            pass  # refused
    return done


def _ask(sitting: Sitting, rng: Random, kind: Kind) -> None:
    table = sitting.table
    seat = rng.randrange(table.setup.players)
    person = table.seats[seat].person
    request: str | None = f"request {len(sitting.lines)}"
    given: tuple[object, ...] = ()
    if kind in (AnswerUndo, AnswerDraw):
        given = (rng.random() < 0.7,)
    if kind is Vote:
        if table.setup.clock is None:
            sitting.now += PATIENCE
        request = None
        given = (rng.choice(table.owing),)
    if kind is StandBy:
        standing = table.game.spec.standing
        given = rng.choice(standing.names if standing else ("none",)), rng.random() < 0.7
    sitting.do(person, kind(seat, *given), request)
