"""`reino play --resume`: a saved game that is not over, in the state in which it was left."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from reino.cli.lookup import chosen_game, chosen_seat
from reino.cli.records import loaded
from reino.core.dealer import Chance, Dealer
from reino.core.errors import ReinoError
from reino.core.names import seat_names
from reino.core.state import CHANCE, State
from reino.play.record import BOT, PERSON
from reino.terminal.console import Misuse, Terminal

if TYPE_CHECKING:
    from reino.play.record import Record


@dataclass(frozen=True)
class Unfinished:
    """A game to resume. All its settings but replacements of bots are in its file."""

    record: "Record"
    state: State

    @property
    def position(self) -> str | None:
        """The position it began from, if not the start."""
        return self.record.position if isinstance(self.record.position, str) else None

    @property
    def times(self) -> list[float | None]:
        known = [time for _, _, time in self.record.steps]
        return known + [None] * (len(self.state.history) - len(known))

    @property
    def decisions(self) -> Sequence[State]:
        """The states in which a seat had to choose, up to the last one.

        States on chance's turn are left out: the events of a decision include the outcomes before
        it.
        """
        chain: list[State] = []
        state: State | None = self.state
        while state is not None:
            if state.owing:
                chain.append(state)
            state = state.parent
        return chain[::-1]

    def seat(self, terminal: Terminal, text: str | None) -> int:
        """The seat given on the command line, or the one where a person sat."""
        game = self.state.game
        if text is not None:
            return chosen_seat(terminal, game, text, fixed=True)
        people = [seat for seat, name in enumerate(self.record.seats) if name == PERSON]
        if len(people) != 1:
            known = ", ".join(seat_names(game.spec, terminal.lang)[: game.players])
            raise Misuse(terminal.say("cli-resume-seat", known=known))
        return people[0]

    def bots(self, me: int) -> Mapping[int, str]:
        """The bots of the other seats, as far as they still play this game.

        A seat without a bot gets the bot of the first other seat. Only bots of Reino's own: a file
        from another person must not be able to name a program to start.
        """
        from reino.bots import bot_names

        known = bot_names(self.state.game)
        found = {
            seat: name.removeprefix(BOT)
            for seat, name in enumerate(self.record.seats)
            if seat != me and name.startswith(BOT) and name.removeprefix(BOT) in known
        }
        if not found:
            return {}
        first = next(iter(found.values()))
        return {seat: found.get(seat, first) for seat in range(self.record.players) if seat != me}


def unfinished(terminal: Terminal, path: str, name: str | None, seed: int | None) -> Unfinished:
    say = terminal.say
    if name is not None:
        chosen_game(terminal, name)
    try:
        record = loaded(terminal, path)
        if name not in (None, record.game):
            raise Misuse(say("cli-resume-other", file=path, found=record.game, given=str(name)))
        record.verify()
        state = reached(record, seed)
    except ReinoError as error:
        raise Misuse(say("cli-resume-unread", file=path, why=error.tell(say.lang))) from error
    if state.over or record.result is not None:
        raise Misuse(say("cli-resume-over", file=path))
    return Unfinished(record, state)


def reached(record: "Record", seed: int | None) -> State:
    """The last state of a record, with a dealer for the outcomes still to come."""
    position = record.position if isinstance(record.position, str) else None
    drawn = [
        [outcome for outcome, _ in state.chance].index(choice)
        for state, (actor, choice, _) in zip(record.states(), record.steps, strict=False)
        if actor == CHANCE
    ]
    dealer = Dealer.of(seed)
    state = record.loaded_game().start(
        dealer=Remembered(drawn, dealer) if drawn else dealer, position=position
    )
    steps = [(actor, choice) for actor, choice, _ in record.steps if actor != CHANCE]
    while steps:
        # Choices that were revealed together are played together; those that were not sealed one
        # after the other.
        together = dict(steps[: len(state.owing)])
        if not state.sealed or set(together) != set(state.owing):
            together = dict(steps[:1])
        state = state.play(together)
        del steps[: len(together)]
    return state


@dataclass(frozen=True)
class Remembered:
    """A dealer that repeats the recorded outcomes, then draws from another dealer, because the
    first one's seed is not known."""

    drawn: Sequence[int]
    dealer: Chance

    def draw(self, k: int, weights: Sequence[int]) -> int:
        return self.drawn[k] if k < len(self.drawn) else self.dealer.draw(k, weights)
