"""A table: a game being played by people and bots, as a fold of its log."""

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any

import msgspec

from reino.core.errors import ReinoError
from reino.core.game import Game, load
from reino.core.registry import find
from reino.core.state import CHANCE, State
from reino.core.view import View
from reino.play import log
from reino.play.forfeit import AGREED, RESIGNED, TIMEOUT, forfeited
from reino.play.record import BOT, Record, Result
from reino.play.table_state import Seat, Status, TableState, Undo

DAY = 86_400.0
REMEMBERED = 64  # requests of one person of which a resend is known
PASSING = 16  # people who do not sit here whose requests are remembered as well
AGAIN = 30.0  # least seconds for whoever comes back after their time was up
GAMES = 256  # loaded games that are kept


class Table:
    """The fold: `apply` takes one entry after the other."""

    def __init__(self, ledger: TableState, state: State | None) -> None:
        self.ledger = ledger
        self.state = state
        # The states that the last entry led through, from the one before it.
        self.path: tuple[State, ...] = (state,) if state is not None else ()
        self._foreseen: tuple[State, int, int, State] | None = None
        # What each viewer was shown last; whoever shows it to them keeps it here.
        self.shown: dict[int | None, tuple[State, View, Any]] = {}
        # And what all of them are shown; likewise, until the next entry.
        self.common: Any = None

    @classmethod
    def opened(cls, id: str, entry: log.Opened) -> "Table":
        setup = entry.setup
        clock = setup.clock
        bank = clock.seconds if isinstance(clock, log.Live) else 0.0
        ledger = TableState(
            id=id,
            number=1,
            setup=setup,
            host=entry.host,
            commitment=entry.commitment,
            opened=entry.at,
            seats=[Seat() for _ in range(setup.players)],
            asked=[0] * setup.players,
            since=[0.0] * setup.players,
            banks=[bank] * setup.players,
            standing=[[] for _ in range(setup.players)],
        )
        table = cls(ledger, None)
        table._remember(entry)
        return table

    @classmethod
    def folded(cls, id: str, entries: Iterable[log.AnyEntry]) -> "Table":
        first, *others = entries
        assert isinstance(first, log.Opened)
        table = cls.opened(id, first)
        for entry in others:
            table.apply(entry)
        return table

    def snapshot(self) -> bytes:
        """The table as bytes, so that it need not be folded again."""
        position = b"" if self.state is None else bytes(self.state)
        return msgspec.msgpack.encode((self.ledger, position))

    @classmethod
    def restored(cls, snapshot: bytes) -> "Table":
        ledger, position = msgspec.msgpack.decode(snapshot, type=tuple[TableState, bytes])
        table = cls(ledger, None)
        if position:
            table.state = State.of(table.game, position)
            table.path = (table.state,)
        return table

    @property
    def id(self) -> str:
        return self.ledger.id

    @property
    def number(self) -> int:
        """What people count by: see `TableState.number`."""
        return self.ledger.number

    @property
    def entries(self) -> int:
        """How many the log has."""
        return self.ledger.entries

    @property
    def setup(self) -> log.Setup:
        return self.ledger.setup

    @property
    def status(self) -> Status:
        return self.ledger.status

    @property
    def seats(self) -> list[Seat]:
        return self.ledger.seats

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
        """What people add to the dice, in the order of seats."""
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
        """When this seat's time is up, if it owes a decision and its clock runs."""
        ledger = self.ledger
        if seat not in self.owing or ledger.seats[seat].player:
            return None
        if isinstance(ledger.setup.clock, log.Live):
            return ledger.since[seat] + ledger.banks[seat]
        if isinstance(ledger.setup.clock, log.Days):
            return ledger.since[seat] + ledger.setup.clock.days * DAY
        return None

    def foresee(self, seat: int, action: int) -> State:
        """The state that a choice would lead to. It is worked out once: who asks mostly goes on to
        make it."""
        state = self.state
        assert state is not None
        known = self._foreseen
        if known is None or known[0] is not state or known[1:3] != (seat, action):
            known = self._foreseen = state, seat, action, alone(state.play(seat, action))
        return known[3]

    def state_after(self, steps: int) -> State:
        """The position after so many steps."""
        state = first_state(self.setup)
        for actor, choice, _ in self.ledger.steps[:steps]:
            state = state.fall(choice) if actor == CHANCE else state.play(actor, choice)
        return alone(state)

    def record(self, seed: bytes | None = None) -> Record:
        """The game so far; with its seed once it is over."""
        ledger = self.ledger
        setup = ledger.setup
        return Record(
            game=setup.game,
            rules=setup.rules,
            players=setup.players,
            options=setup.options,
            position=setup.position if setup.position is not None else msgspec.UNSET,
            given=len(setup.given) or msgspec.UNSET,
            seats=tuple(
                seat.name if seat.bot is None else f"{BOT}{seat.bot}" for seat in ledger.seats
            ),
            commitment=ledger.commitment,
            nonces=self.nonces,
            steps=tuple(
                (actor, choice, round(max(0.0, at - ledger.begun), 1))
                for actor, choice, at in ledger.steps
            ),
            seed=seed.hex() if seed is not None and ledger.status == "over" else None,
            result=ledger.result,
        )

    def apply(self, entry: log.AnyEntry) -> None:
        """Take the next entry. Who wrote it has checked that it may follow."""
        self.ledger.entries += 1
        self.ledger.number += not log.is_silent(entry)
        self.path = (self.state,) if self.state is not None else ()
        self.common = None
        APPLIED[type(entry)](self, entry)
        self._remember(entry)

    def answered(self, person: str, request: str) -> int | None:
        """The number that a request has led to, if it is one of the last of this person."""
        return self.ledger.requests.get(person, {}).get(request)

    def _remember(self, entry: log.AnyEntry) -> None:
        """For each person apart: what one of them asks must not show in what is remembered of
        another."""
        if entry.request is None:
            return
        person, _, request = entry.request.partition(" ")
        requests = self.ledger.requests
        new = person not in requests
        own = requests[person] = requests.pop(person, {})
        own[request] = self.number
        while len(own) > REMEMBERED:
            del own[next(iter(own))]
        if new:
            self._forget_passing()

    def _forget_passing(self) -> None:
        """Anybody may sit down and stand up again before the start, so of those who have gone only
        the last are remembered. Who plays is, whatever others do."""
        stay = {self.ledger.host, *(seat.person for seat in self.seats)}
        passing = [person for person in self.ledger.requests if person not in stay]
        for person in passing[:-PASSING]:
            del self.ledger.requests[person]

    def _sit(self, entry: log.Sat) -> None:
        self.seats[entry.seat] = Seat(person=entry.person, name=entry.name, nonce=entry.nonce)

    def _sit_bot(self, entry: log.BotSat) -> None:
        self.seats[entry.seat] = Seat(bot=entry.bot)

    def _keep_seat(self, entry: log.Kept) -> None:
        # Who has been forgotten has no name any more, and is not waited for.
        kept = Seat(kept=entry.person, name=entry.name)
        self.seats[entry.seat] = kept if entry.name else Seat()

    def _stand(self, entry: log.Stood) -> None:
        self.seats[entry.seat] = Seat()

    def _rename(self, entry: log.Renamed) -> None:
        self.seats[entry.seat].name = entry.name

    def _begin(self, entry: log.Begun) -> None:
        ledger = self.ledger
        ledger.status = "playing"
        ledger.begun = entry.at
        state = first_state(self.setup)
        for actor, choice in self.setup.given:
            self._keep(actor, choice, entry.at)
        if self.setup.given:
            state = self.state_after(len(ledger.steps))
        self._advance((state,), entry.falls, entry.at)
        self._ask(entry.at, ())

    def _choose(self, entry: log.Chose) -> None:
        assert self.state is not None
        ledger = self.ledger
        before = self.state
        after = self.foresee(entry.seat, entry.action)
        self._keep(entry.seat, entry.action, entry.at, self._spend(entry.seat, entry.at))
        self._advance((before, after), entry.falls, entry.at)
        # Who else owed a decision still owes the same one, if nothing but this choice is missing.
        waiting = tuple(seat for seat in before.owing if seat != entry.seat)
        self._ask(entry.at, waiting if waiting == self.owing else ())
        if ledger.draw_offer not in (None, entry.seat):
            ledger.draw_offer = None  # who plays on has answered
        ledger.undo = None
        ledger.votes.pop(entry.seat, None)  # nobody waits for them any more
        self._lapse(before)

    def _keep(self, actor: int, choice: int, at: float, gained: float = 0.0) -> None:
        ledger = self.ledger
        ledger.steps.append((actor, choice, at))
        ledger.gained.append(gained)
        ledger.draws += actor == CHANCE

    def _advance(self, path: tuple[State, ...], falls: tuple[int, ...], at: float) -> None:
        """What chance brings, and whether the game is over by that."""
        states = list(path)
        for outcome in falls:
            states.append(states[-1].fall(outcome))
            self._keep(CHANCE, outcome, at)
        self.path = tuple(map(alone, states))
        self.state = self.path[-1]
        if self.state.over:
            assert self.state.reason is not None
            assert self.state.returns is not None
            self._end(self.state.reason, self.state.returns)

    def _ask(self, at: float, waiting: tuple[int, ...]) -> None:
        ledger = self.ledger
        owing = self.owing
        for seat in range(ledger.setup.players):
            if seat not in owing:
                ledger.asked[seat] = 0
            elif seat not in waiting:
                ledger.asked[seat] = ledger.number
                ledger.since[seat] = at

    def _spend(self, seat: int, at: float) -> float:
        """The time a person took for a choice; gives what they gain by it."""
        clock = self.setup.clock
        if not isinstance(clock, log.Live) or self.seats[seat].player:
            return 0.0
        self._charge(seat, at)
        self.ledger.banks[seat] += clock.increment
        return clock.increment

    def _charge(self, seat: int, at: float) -> None:
        """The time that a person's decision has taken until now."""
        ledger = self.ledger
        left = ledger.banks[seat] - max(0.0, at - ledger.since[seat])
        ledger.banks[seat] = max(0.0, left)

    def _lapse(self, before: State) -> None:
        """Standing answers that are used up. No entry says so: it would tell of them."""
        standing = self.game.spec.standing
        if standing is None or not any(self.ledger.standing) or self.state is None:
            return
        for seat, names in enumerate(self.ledger.standing):
            if names:
                was, now = before.view(seat).record, self.state.view(seat).record
                names[:] = [name for name in names if not standing.lapses(was, now, seat, name)]

    def _offer_draw(self, entry: log.DrawOffered) -> None:
        self.ledger.draw_offer = entry.seat

    def _answer_draw(self, entry: log.DrawAnswered) -> None:
        self.ledger.draw_offer = None
        if entry.yes:
            self._end(AGREED, (0.0,) * self.setup.players)

    def _ask_undo(self, entry: log.UndoAsked) -> None:
        self.ledger.undo = Undo(entry.seat, entry.steps, [])

    def _answer_undo(self, entry: log.UndoAnswered) -> None:
        if self.ledger.undo is not None:
            if entry.yes:
                self.ledger.undo.agreed.append(entry.seat)
            else:
                self.ledger.undo = None

    def _undo(self, entry: log.Undone) -> None:
        ledger = self.ledger
        before = self.state
        undone = len(ledger.steps) - entry.steps
        assert before is not None
        self.state = self.state_after(entry.steps)
        self.path = (self.state,)
        # Time that was spent stays spent, but what a choice has earned goes with it.
        for (actor, _, _), gained in zip(
            ledger.steps[entry.steps :], ledger.gained[entry.steps :], strict=True
        ):
            if gained:
                ledger.banks[actor] = max(0.0, ledger.banks[actor] - gained)
        del ledger.steps[entry.steps :]
        del ledger.gained[entry.steps :]
        ledger.draws = sum(actor == CHANCE for actor, _, _ in ledger.steps)
        ledger.undo = None
        ledger.draw_offer = None
        # Who was choosing together with the one who takes back is still asked the same.
        others = tuple(seat for seat in self.state.owing if seat != entry.seat)
        self._ask(entry.at, others if undone == 1 and others == before.owing else ())
        self._lapse(before)

    def _resign(self, entry: log.Resigned) -> None:
        self._leave_for_good(entry.seat, RESIGNED)

    def _flag(self, entry: log.Flagged) -> None:
        self.ledger.banks[entry.seat] = 0.0
        if self.setup.timeout == "loss":
            self._leave_for_good(entry.seat, TIMEOUT)

    def _leave_for_good(self, seat: int, reason: str) -> None:
        """Between two the other has won; among more a bot plays on, as the next entry says."""
        self.seats[seat].gone = True
        if self.setup.players == 2:
            self._end(reason, forfeited(self.game, (seat,)))

    def _take_over(self, entry: log.TookOver) -> None:
        ledger = self.ledger
        if entry.seat in self.owing and isinstance(self.setup.clock, log.Live):
            self._charge(entry.seat, entry.at)
        self.seats[entry.seat].stand_in = entry.bot
        ledger.votes.pop(entry.seat, None)
        if ledger.undo is not None and ledger.undo.seat == entry.seat:
            ledger.undo = None
        self._restart(entry.seat, entry.at)

    def _hand_back(self, entry: log.HandedBack) -> None:
        self.seats[entry.seat].stand_in = None
        self._restart(entry.seat, entry.at)
        clock = self.setup.clock
        # Whoever comes back after their time was up gets a little more, where that is no loss.
        up = self.ledger.banks[entry.seat] <= 0 and self.setup.timeout == "bot"
        if isinstance(clock, log.Live) and up:
            self.ledger.banks[entry.seat] = max(clock.increment, AGAIN)

    def _restart(self, seat: int, at: float) -> None:
        """Another player at the seat: its decision is asked anew."""
        if seat in self.owing:
            self.ledger.asked[seat] = self.number
            self.ledger.since[seat] = at

    def _vote(self, entry: log.Voted) -> None:
        self.ledger.votes.setdefault(entry.about, []).append(entry.seat)

    def _stand_by(self, entry: log.Standing) -> None:
        names = self.ledger.standing[entry.seat]
        if entry.on and entry.name not in names:
            names.append(entry.name)
        elif not entry.on and entry.name in names:
            names.remove(entry.name)

    def _rematch(self, entry: log.Rematched) -> None:
        self.ledger.rematch = entry.table

    def _close(self, entry: log.Closed) -> None:
        self.ledger.status = "over"

    def _end(self, reason: str, returns: tuple[float, ...]) -> None:
        ledger = self.ledger
        ledger.status = "over"
        ledger.result = Result(reason, returns)
        ledger.asked = [0] * ledger.setup.players
        ledger.draw_offer = ledger.undo = None


APPLIED: dict[type, Callable[[Table, Any], None]] = {
    log.Sat: Table._sit,
    log.BotSat: Table._sit_bot,
    log.Kept: Table._keep_seat,
    log.Stood: Table._stand,
    log.Renamed: Table._rename,
    log.Begun: Table._begin,
    log.Chose: Table._choose,
    log.DrawOffered: Table._offer_draw,
    log.DrawAnswered: Table._answer_draw,
    log.UndoAsked: Table._ask_undo,
    log.UndoAnswered: Table._answer_undo,
    log.Undone: Table._undo,
    log.Resigned: Table._resign,
    log.Flagged: Table._flag,
    log.TookOver: Table._take_over,
    log.HandedBack: Table._hand_back,
    log.Voted: Table._vote,
    log.Standing: Table._stand_by,
    log.Rematched: Table._rematch,
    log.Closed: Table._close,
}


_games: dict[tuple[object, ...], Game] = {}


def loaded(setup: log.Setup) -> Game:
    """The game of a table; refuses one whose rules have changed since."""
    identity = setup.game, setup.rules, setup.players, *sorted(setup.options.items())
    if identity not in _games:
        spec = find(setup.game)
        if spec.rules_version != setup.rules:
            raise ReinoError(
                "error-table-rules",
                game=setup.game,
                known=str(spec.rules_version),
                given=str(setup.rules),
            )
        while len(_games) >= GAMES:
            del _games[next(iter(_games))]
        _games[identity] = load(setup.game, setup.players, setup.options)
    return _games[identity]


def first_state(setup: log.Setup) -> State:
    return loaded(setup).start(dealer=None, position=setup.position)


def alone(state: State) -> State:
    """A state without its past: a table keeps its steps itself."""
    if state.parent is None:
        return state
    return msgspec.structs.replace(state, _parent=None, _steps=())
