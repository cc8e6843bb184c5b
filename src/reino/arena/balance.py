"""Balance measurements: how fair a game is, with the same bot on every seat, setting by setting."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from reino.arena.duel import Duel, Played, Player, play_duel
from reino.arena.executor import Processes
from reino.arena.rating import Interval, Score, share_interval
from reino.arena.tallies import Usage, tally_of
from reino.core.errors import ReinoError
from reino.core.game import Game
from reino.core.options import Value, Values, shown
from reino.core.registry import find

FAR_APART = 1_000_000  # the step between the seeds of one run and those of the next


@dataclass(frozen=True)
class Setting:
    """A setting of a game: options under a name."""

    name: str
    """Its name."""
    options: Values
    """Its options."""


@dataclass
class Balance:
    """The results of the games of one setting, so far."""

    setting: Setting
    """The setting they were played with."""
    wins: list[int]
    """Wins by seat or, in games that tell who began, by the order of play; shared wins count for no
    seat."""
    turns: list[int] = field(default_factory=list)
    """The length of each game: in turns where the game counts them, else in decisions, where
    simultaneous choices are one."""
    reasons: Counter[str] = field(default_factory=Counter)
    """How often each end reason occurred."""
    usage: Usage = field(default_factory=Usage)
    """The strategies that worked, in games that have a tally of them."""

    def add(self, played: Played) -> None:
        """Count one more game."""
        best, account = max(played.returns), played.account
        winner = played.returns.index(best) if played.returns.count(best) == 1 else None
        if winner is not None:
            first = 0 if account is None else account.first
            self.wins[(winner - first) % len(self.wins)] += 1
        if account is not None:
            self.usage.add(account, winner)
        self.turns.append(played.turns if account is None else account.turns)
        self.reasons[played.reason] += 1

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.turns)

    @property
    def draws(self) -> int:
        """The games without a single winner."""
        return self.games - sum(self.wins)

    @property
    def score(self) -> Score:
        """The score of the first player."""
        return Score(self.wins[0], self.draws, sum(self.wins[1:]))

    @property
    def fairness(self) -> float:
        """The share of games won by the seat that wins least, times the seats.

        1 where all seats win equally often and there are no draws. For two seats that is 1, less
        the share of draws, less the difference between the shares of wins.
        """
        return len(self.wins) * min(self.wins) / self.games if self.games else 0.0

    @property
    def fairness_interval(self) -> Interval:
        """The 95 % interval of the fairness."""
        low, high = share_interval(min(self.wins), self.games)
        return len(self.wins) * low, min(1.0, len(self.wins) * high)


def settings_over(options: Values, key: str, values: Sequence[Value]) -> tuple[Setting, ...]:
    """The same options with one of them varied."""
    return tuple(Setting(shown(value), {**options, key: value}) for value in values)


def measure(
    game: Game, settings: Sequence[Setting], player: Player, games: int, seed: int, workers: int
) -> Iterator[list[Balance]]:
    """Play a number of games of each setting, taking turns; yields the results after each game.

    The same seed plays the same games, unless the player has a time limit.
    """
    balances = [Balance(setting, [0] * game.players) for setting in settings]
    work = (
        (place, _duel(game, setting, player, seed * FAR_APART + number))
        for number in range(games)
        for place, setting in enumerate(settings)
    )
    executor = Processes(min(workers, games * len(settings)))
    for place, played in executor.run(_play, work):
        if played.forfeits:
            # One bot plays every seat: a loss by forfeit says nothing about the game.
            raise ReinoError("error-balance-forfeit", why=played.forfeits[0])
        balances[place].add(played)
        yield balances


def opening_of(game: Game) -> int:
    """The number of random turns a game begins with, so that games differ: one for each player, or
    one of all of them together.

    0 where the deal makes games differ anyway.
    """
    if game.start(dealer=None).chance:
        return 0
    return 1 if game.simultaneous else game.players


def _duel(game: Game, setting: Setting, player: Player, seed: int) -> Duel:
    return Duel(
        game=game.key,
        options=dict(setting.options),
        players=(player,) * game.players,
        seed=seed,
        opening=opening_of(game),
        opening_seed=seed,
    )


def _play(work: tuple[int, Duel]) -> tuple[int, Played]:
    place, duel = work
    return place, play_duel(duel, tally_of(find(duel.game)))


def fairest(balances: Sequence[Balance]) -> tuple[Balance, tuple[Balance, ...]]:
    """The fairest setting, and those that may be as fair: their intervals overlap its own."""
    best = max(balances, key=lambda balance: balance.fairness)
    low, _ = best.fairness_interval
    return best, tuple(b for b in balances if b is not best and b.fairness_interval[1] >= low)
