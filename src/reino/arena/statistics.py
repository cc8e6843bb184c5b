"""Statistics of stored records: lengths, openings, ends and winners."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from reino.arena.balance import Balance, Setting
from reino.arena.duel import Duel, Played
from reino.arena.rating import Score, score_of
from reino.arena.tallies import tally_of
from reino.core.errors import ReinoError
from reino.core.game import Game
from reino.core.state import CHANCE, State
from reino.play.record import Record

PATTERN = "*.json"


@dataclass(frozen=True)
class Told:
    """One record after reading and verifying."""

    game: Game
    """The game."""
    turns: int
    """The number of decisions; simultaneous choices are one."""
    first: tuple[tuple[int, int], ...]
    """(seat, action) of the first choice."""
    final: State
    """Its last state."""


@dataclass(frozen=True)
class Damaged:
    """A file that is no record, or a record that does not verify."""

    path: Path
    """Its path."""
    error: Exception
    """The fault."""


@dataclass
class Group:
    """Games with the same rules: one game, its options, its number of players."""

    game: Game
    """The game with its options."""
    balance: Balance
    """The balance of the finished games."""
    unfinished: int = 0
    """The number of unfinished games."""
    openings: dict[int, Score] = field(default_factory=dict)
    """The scores of each first choice, by action."""

    @property
    def name(self) -> str:
        """Its name, as `grouped` gave it."""
        return self.balance.setting.name

    @property
    def games(self) -> int:
        """The number of finished games."""
        return self.balance.games

    @property
    def by_order(self) -> bool:
        """Whether wins are counted by the order of play, and not by seat."""
        return self.game.spec.tally is not None

    def add(self, told: Told) -> None:
        """Count one more record."""
        returns, reason = told.final.returns, told.final.reason
        if returns is None or reason is None:
            self.unfinished += 1
            return
        tally = tally_of(self.game.spec)
        account = None if tally is None else tally.account(told.final)
        duel = Duel(self.game.key, self.game.options, (), 0)
        self.balance.add(Played(duel, returns, reason, told.turns, account))
        for seat, action in told.first:
            score = self.openings.get(action, Score())
            self.openings[action] = score + _standing(returns, seat)

    def common(self, most: int) -> Sequence[tuple[int, Score]]:
        """The first choices made most often."""
        by_count = sorted(self.openings.items(), key=lambda item: (-item[1].games, item[0]))
        return by_count[:most]


def _standing(returns: Sequence[float], seat: int) -> Score:
    """A win alone, a shared one, or none."""
    if returns[seat] < max(returns):
        return Score(losses=1)
    return score_of(float(returns.count(returns[seat]) == 1))


def records_in(folder: Path) -> list[Path]:
    """The files that may be records, in folders within the folder too."""
    return sorted(path for path in folder.rglob(PATTERN) if path.is_file())


def read(paths: Iterable[Path]) -> Iterator[Told | Damaged]:
    """Every record in turn; a damaged one, or one that does not verify, as `Damaged`."""
    for path in paths:
        try:
            record = Record.load(path)
            record.verify()
            yield told(record)
        except (OSError, ReinoError) as error:
            yield Damaged(path, error)


def told(record: Record) -> Told:
    """The data of one record."""
    turns = 0
    pending: set[int] = set()  # seats that choose together with the one before
    first: dict[int, int] = {}
    opening: set[int] = set()
    steps = [(actor, choice) for actor, choice, _ in record.steps]
    states = record.states()
    state = next(states)
    for (actor, choice), after in zip(steps, states, strict=True):
        if actor == CHANCE:
            pending = set()
        elif actor in pending:
            pending.remove(actor)
        else:
            turns += 1
            pending = set(state.owing) - {actor}
            opening = opening or set(state.owing)
        if actor in opening:
            first.setdefault(actor, choice)
        state = after
    return Told(record.loaded_game(), turns, tuple(sorted(first.items())), state)


def grouped(records: Iterable[Told], name: Callable[[Game], str] = str) -> list[Group]:
    """Records grouped by their rules, the most played first."""
    groups: dict[Game, Group] = {}
    for record in records:
        game = record.game
        if game not in groups:
            setting = Setting(name(game), game.options)
            groups[game] = Group(game, Balance(setting, [0] * game.players))
        groups[game].add(record)
    return sorted(groups.values(), key=lambda group: -group.games)
