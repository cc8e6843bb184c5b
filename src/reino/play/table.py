"""A table: a game being played by people and bots, as a fold of its log.

`Table.apply` takes one entry after the other. Each class of entry in `reino.play.log` has its own
changes; the changes that several of them share are here: take a step, ask for the next decision,
run the clocks, end the game.
"""

from functools import cached_property
from typing import Any, ClassVar

import msgspec

from reino.core.errors import ReinoError
from reino.core.game import Game, load
from reino.core.phrase import listed
from reino.core.registry import find
from reino.core.state import CHANCE, State
from reino.core.view import View
from reino.play.clock import Live
from reino.play.forfeit import forfeited
from reino.play.record import BOT, Record, Result
from reino.play.setup import Setup
from reino.play.table_state import TableState

REMEMBERED = 64  # requests of one person by which a resend is recognised
PASSING = 16  # people without a seat here whose requests are remembered as well
GAMES = 256  # loaded games that are kept


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of a table's log: its fields, its changes to the table, and the fields that each
    viewer is shown."""

    at: float  # unix seconds
    request: str | None = None  # the person and the id of their request, to recognise a retry

    # The fields that a viewer may read. A kind of entry that does not declare them cannot be shown
    # at all.
    shown: ClassVar[tuple[str, ...]]
    # Whether watchers are shown it without the delay of the table: it reveals nothing of the
    # game.
    at_once: ClassVar[bool] = False

    def fold(self, table: "Table") -> None:
        """Change the table. The entry was checked before it was written, and is trusted."""
        raise NotImplementedError

    def heard_by(self, viewer: int | None) -> bool:
        """Whether a viewer, a seat or None for watchers, may be told that there is this entry."""
        return True

    @property
    def silent(self) -> bool:
        """Whether it is a secret of one seat: the others may not even learn that there is one."""
        return not self.heard_by(None)


class Table(TableState, kw_only=True, eq=False, dict=True):
    """The state of a table with the position of its game."""

    state: State | None = None
    path: tuple[State, ...] = ()  # states that the last entry led through, from the one before it
    foreseen: tuple[State, int, int, State] | None = None  # the cache of `foresee`
    # Caches of `reino.play.projection`: the last view of each viewer, and the part that is the same
    # for all viewers until the next entry.
    views: dict[int | None, tuple[State, View, Any]] = msgspec.field(default_factory=dict)
    common: Any = None
    voice: Any = None  # and the parts of its game that it needs

    def __repr__(self) -> str:
        return f"<Table {self.id} {self.number}>"  # secrets stay out of logs

    def snapshot(self) -> bytes:
        """The table as bytes, so that its log need not be folded again."""
        kept = TableState(**{name: getattr(self, name) for name in TableState.__struct_fields__})
        position = b"" if self.state is None else bytes(self.state)
        return msgspec.msgpack.encode((kept, position))

    @classmethod
    def restored(cls, snapshot: bytes) -> "Table":
        kept, position = msgspec.msgpack.decode(snapshot, type=tuple[TableState, bytes])
        table = cls(**{name: getattr(kept, name) for name in TableState.__struct_fields__})
        if position:
            table.state = State.of(table.game, position)
            table.path = (table.state,)
        return table

    @cached_property
    def game(self) -> Game:
        return loaded(self.setup)

    @property
    def owing(self) -> tuple[int, ...]:
        if self.status != "playing" or self.state is None:
            return ()
        return self.state.owing

    @property
    def nonces(self) -> tuple[str, ...]:
        """The nonces that people add to the dice, in the order of seats."""
        return tuple(seat.nonce for seat in self.seats if seat.nonce)

    def seats_of(self, person: str) -> tuple[int, ...]:
        return tuple(n for n, seat in enumerate(self.seats) if seat.person == person)

    def kept_for(self, person: str) -> tuple[int, ...]:
        return tuple(n for n, seat in enumerate(self.seats) if seat.kept == person)

    def people(self) -> tuple[int, ...]:
        """Seats at which a person plays."""
        return tuple(
            n for n, seat in enumerate(self.seats) if seat.person is not None and not seat.player
        )

    def deadline(self, seat: int) -> float | None:
        """The time at which a seat times out, if it owes a decision and its clock runs."""
        clock = self.setup.clock
        if clock is None or seat not in self.owing or self.seats[seat].player:
            return None
        return self.since[seat] + clock.allowed(self.banks[seat])

    def foresee(self, seat: int, action: int) -> State:
        """The state after a choice. It is computed once for the check of a choice and for its
        entry."""
        state = self.state
        assert state is not None
        known = self.foreseen
        if known is None or known[0] is not state or known[1:3] != (seat, action):
            known = self.foreseen = state, seat, action, alone(state.play(seat, action))
        return known[3]

    def state_after(self, steps: int) -> State:
        """The position after so many steps."""
        state = first_state(self.setup)
        for actor, choice, _ in self.steps[:steps]:
            state = state.fall(choice) if actor == CHANCE else state.play(actor, choice)
        return alone(state)

    def record(self, seed: bytes | None = None) -> Record:
        """The game so far; with its seed once it is over."""
        setup = self.setup
        return Record(
            game=setup.game,
            rules=setup.rules,
            players=setup.players,
            options=setup.options,
            position=setup.position if setup.position is not None else msgspec.UNSET,
            given=len(setup.given) or msgspec.UNSET,
            seats=tuple(
                seat.name if seat.bot is None else f"{BOT}{seat.bot}" for seat in self.seats
            ),
            commitment=self.commitment,
            nonces=self.nonces,
            steps=tuple(
                (actor, choice, round(max(0.0, at - self.begun), 1))
                for actor, choice, at in self.steps
            ),
            seed=seed.hex() if seed is not None and self.status == "over" else None,
            result=self.result,
        )

    def apply(self, entry: Entry) -> None:
        """Take the next entry."""
        self.entries += 1
        self.number += not entry.silent
        self.path = (self.state,) if self.state is not None else ()
        self.common = None
        entry.fold(self)
        self.remember(entry)

    def answered(self, person: str, request: str) -> int | None:
        """The number that a request has led to, if it is one of the last of this person: a retry
        gets the same."""
        return self.requests.get(person, {}).get(request)

    def remember(self, entry: Entry) -> None:
        """Keep the request of an entry, for each person apart: the requests of one person must not
        show in the memory of another."""
        if entry.request is None:
            return
        person, _, request = entry.request.partition(" ")
        new = person not in self.requests
        own = self.requests[person] = self.requests.pop(person, {})
        own[request] = self.number
        while len(own) > REMEMBERED:
            del own[next(iter(own))]
        if new:
            self._forget_passing()

    def _forget_passing(self) -> None:
        """Any visitor may sit down and stand up again before the start, so of those without a seat
        only the last are remembered. The requests of players are kept, so that visitors cannot push
        them out."""
        stay = {self.host, *(seat.person for seat in self.seats)}
        passing = [person for person in self.requests if person not in stay]
        for person in passing[:-PASSING]:
            del self.requests[person]

    def add_step(self, actor: int, choice: int, at: float, gained: float = 0.0) -> None:
        self.steps.append((actor, choice, at))
        self.gained.append(gained)
        self.draws += actor == CHANCE

    def advance(self, path: tuple[State, ...], falls: tuple[int, ...], at: float) -> None:
        """Go through these states, then through the outcomes of chance; the game may be over."""
        states = list(path)
        for outcome in falls:
            states.append(states[-1].fall(outcome))
            self.add_step(CHANCE, outcome, at)
        self.path = tuple(map(alone, states))
        self.state = self.path[-1]
        if self.state.over:
            assert self.state.reason is not None
            assert self.state.returns is not None
            self.end(self.state.reason, self.state.returns)

    def ask(self, at: float, waiting: tuple[int, ...] = ()) -> None:
        """Every seat that owes a decision is asked for it, but those that wait are asked the same
        as before."""
        owing = self.owing
        for seat in range(self.setup.players):
            if seat not in owing:
                self.asked[seat] = 0
            elif seat not in waiting:
                self.ask_again(seat, at)

    def ask_again(self, seat: int, at: float) -> None:
        if seat in self.owing:
            self.asked[seat] = self.number
            self.since[seat] = at

    def charge(self, clock: Live, seat: int, at: float) -> None:
        """Take the time of the decision that a person owes off a live clock."""
        self.banks[seat] = clock.left(self.banks[seat], at - self.since[seat])

    def lapse(self, before: State) -> None:
        """Drop standing answers that are used up. No entry records it: an entry would reveal
        them."""
        standing = self.game.spec.standing
        if standing is None or not any(self.standing) or self.state is None:
            return
        for seat, names in enumerate(self.standing):
            if names:
                was, now = before.view(seat).record, self.state.view(seat).record
                names[:] = [name for name in names if not standing.lapses(was, now, seat, name)]

    def give_up(self, seat: int, reason: str) -> None:
        """Resign: between two seats the other has won; among more a bot plays on, as the next entry
        says."""
        self.seats[seat].gone = True
        if self.setup.players == 2:
            self.end(reason, forfeited(self.game, (seat,)))

    def end(self, reason: str, returns: tuple[float, ...]) -> None:
        self.status = "over"
        self.result = Result(reason, returns)
        self.asked = [0] * self.setup.players
        self.draw_offer = self.undo = None


_games: dict[tuple[object, ...], Game] = {}


def loaded(setup: Setup) -> Game:
    """The game of a table; refuses one whose rules are not played any more."""
    identity = setup.game, setup.rules, setup.players, *sorted(setup.options.items())
    if identity not in _games:
        spec = find(setup.game)
        if setup.rules not in spec.rules_versions:
            raise ReinoError(
                "error-table-rules",
                game=setup.game,
                known=listed("error-and", map(str, spec.rules_versions)),
                given=str(setup.rules),
            )
        while len(_games) >= GAMES:
            del _games[next(iter(_games))]
        _games[identity] = load(setup.game, setup.players, setup.options, rules_version=setup.rules)
    return _games[identity]


def first_state(setup: Setup) -> State:
    return loaded(setup).start(dealer=None, position=setup.position)


def alone(state: State) -> State:
    """A state without its past: a table keeps its steps itself."""
    if state.parent is None:
        return state
    return msgspec.structs.replace(state, _parent=None, _steps=())
