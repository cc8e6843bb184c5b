"""A table with people who have no page: whatever they ask is written, and a clock moves by hand."""

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

import reino
from reino.core.chance import commitment
from reino.core.errors import ReinoError
from reino.core.kernel import JIT
from reino.play import log
from reino.play.commands import PATIENCE, Desk, Entries
from reino.play.record import Record
from reino.play.table import Table

GAMES = (("braverats", 2), ("sparta", 2), ("korona", 3), ("jackrabbits", 4))
SECRETS = {"braverats": {"lucky_draw": True}}  # options under which there is more to hide
LONG = 220 if JIT else 80  # entries of a random game that are looked at one by one
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
        clock: log.Clock | None = None,
        timeout: log.Timeout = "bot",
        rated: bool = False,
        seed: int = 1,
    ) -> None:
        loaded = reino.load(game, players, options)
        setup = log.Setup(
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
        self.entries: list[log.AnyEntry] = [first]
        self.lines = [log.written(first)]
        self.table = Table.opened("a table", first)

    def desk(self, person: str | None = None, request: str | None = None) -> Desk:
        return Desk(self.table, self.now, person, request, self.seed)

    def take(self, entries: Entries) -> Entries:
        """Written first, then applied: as a server does it."""
        for entry in entries:
            self.lines.append(log.written(entry))
            self.entries.append(entry)
            self.table.apply(entry)
        return entries

    def do(self, person: str, command: str, *given: object, request: str | None = None) -> Entries:
        return self.take(getattr(self.desk(person, request), command)(*given))

    def sit(self, *people: str, bots: Sequence[int] = ()) -> "Sitting":
        """People in the order of seats, and bots at the seats that are theirs; then it begins."""
        names = iter(people)
        for seat in range(self.table.setup.players):
            if seat in bots:
                self.do("ana", "seat_bot", seat, "random")
            else:
                name = next(names)
                self.do(name, "sit", seat, name.title(), f"{seat:032x}")
        self.do("ana", "begin")
        return self

    def choose(self, seat: int, action: int | None = None, after: float = 0.0) -> Entries:
        """By the person at the seat, or by the bot that plays there; at random or the first."""
        self.now += after
        table = self.table
        assert table.state is not None
        chosen = table.state.legal(seat)[0] if action is None else action
        if table.seats[seat].player:
            return self.take(self.desk().choose_for(seat, chosen, table.ledger.asked[seat]))
        return self.do(table.seats[seat].person or "", "choose", seat, chosen, table.number)

    def play_on(self, rng: Random, entries: int = TO_THE_END) -> "Sitting":
        """Random choices of everybody."""
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
        return Table.folded(self.table.id, map(log.read, self.lines))

    def record(self) -> Record:
        """As a file would give it back."""
        return Record.from_json(self.table.record(self.seed).to_json())

    @property
    def state(self) -> reino.State:
        assert self.table.state is not None
        return self.table.state


def sat(game: str, players: int = 2, **setup: object) -> Sitting:
    """A table of this game, begun by as many people as it has seats."""
    people = ("ana", "luis", "eva", "juan")[:players]
    return Sitting(game, players, **setup).sit(*people)  # type: ignore[arg-type]


COMMANDS = (
    "undo",
    "answer_undo",
    "offer_draw",
    "answer_draw",
    "take_over",
    "hand_back",
    "vote",
    "stand_by",
    "flag",
)


def wander(sitting: Sitting, rng: Random, entries: int, resigning: float = 0.0) -> Counter[str]:
    """Random play with random commands of everybody in between; says what was done how often."""
    done: Counter[str] = Counter()
    table = sitting.table
    while len(sitting.lines) < entries and table.status == "playing":
        sitting.now += rng.choice((0.1, 2.0, 2.0, 40.0))
        command = rng.choice(COMMANDS) if rng.random() < 0.4 else "choose"
        if table.ledger.undo is not None and rng.random() < 0.7:
            command = "answer_undo"
        if table.ledger.draw_offer is not None and rng.random() < 0.5:
            command = "answer_draw"
        if rng.random() < resigning:
            command = "resign"
        try:
            if command == "choose":
                sitting.choose_any(rng)
            else:
                sitting.take(_asked(sitting, rng, command))
            done[command] += 1
        except ReinoError:
            done["refused"] += 1
    return done


def _asked(sitting: Sitting, rng: Random, command: str) -> Entries:
    table = sitting.table
    seat = rng.randrange(table.setup.players)
    desk = sitting.desk(table.seats[seat].person, f"request {len(sitting.lines)}")
    if command in ("answer_undo", "answer_draw"):
        return getattr(desk, command)(seat, rng.random() < 0.7)  # type: ignore[no-any-return]
    if command == "vote":
        if table.setup.clock is None:
            sitting.now += PATIENCE
        voter = sitting.desk(table.seats[seat].person)
        return voter.vote(seat, rng.choice(table.owing))
    if command == "stand_by":
        standing = table.game.spec.standing
        name = rng.choice(standing.names if standing else ("none",))
        return desk.stand_by(seat, name, rng.random() < 0.7)
    return getattr(desk, command)(seat)  # type: ignore[no-any-return]
