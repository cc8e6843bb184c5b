"""How fair a game is: the same bot on every seat, setting by setting."""

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

FAR_APART = 1_000_000  # between the seeds of one run and those of the next


@dataclass(frozen=True)
class Setting:
    """A way to play a game."""

    name: str
    """What to call it."""
    options: Values
    """Those it is played with."""


@dataclass
class Balance:
    """What the games of one setting came to, so far."""

    setting: Setting
    """How they were played."""
    wins: list[int]
    """By seat or, in games that tell who began, by the order of play; nobody's where two did
    equally well."""
    turns: list[int] = field(default_factory=list)
    """How long each game was: in turns where it counts them, else in decisions, of which those made
    at once are one."""
    reasons: Counter[str] = field(default_factory=Counter)
    """How often each end reason came."""
    usage: Usage = field(default_factory=Usage)
    """Which strategies worked, in games that keep account of them."""

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
        """How many there are."""
        return len(self.turns)

    @property
    def draws(self) -> int:
        """Those that nobody won alone."""
        return self.games - sum(self.wins)

    @property
    def score(self) -> Score:
        """The first player's."""
        return Score(self.wins[0], self.draws, sum(self.wins[1:]))

    @property
    def fairness(self) -> float:
        """The share of games won by the seat that wins least, times the seats.

        1 where all win alike and nobody draws. For two that is 1, less the share of draws, less
        what one side wins more than the other.
        """
        return len(self.wins) * min(self.wins) / self.games if self.games else 0.0

    @property
    def fairness_interval(self) -> Interval:
        """Where the fairness lies 19 times in 20, as the games tell."""
        low, high = share_interval(min(self.wins), self.games)
        return len(self.wins) * low, min(1.0, len(self.wins) * high)


def settings_over(options: Values, key: str, values: Sequence[Value]) -> tuple[Setting, ...]:
    """The same options with one of them varied."""
    return tuple(Setting(shown(value), {**options, key: value}) for value in values)


def measure(
    game: Game, settings: Sequence[Setting], player: Player, games: int, seed: int, workers: int
) -> Iterator[list[Balance]]:
    """So many games of each setting, taking turns; what is known after each game.

    The same seed plays the same games, unless the player's budget is time.
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
            # One bot plays every seat: what it loses by forfeit says nothing about the game.
            raise ReinoError("error-balance-forfeit", why=played.forfeits[0])
        balances[place].add(played)
        yield balances


def opening_of(game: Game) -> int:
    """How many random turns a game begins with, so that games differ: one for each player, or one
    of all of them together.

    None where chance has dealt something else to begin with.
    """
    if game.start(dealer=None).chance:
        return 0
    return 1 if game.spec.simultaneous else game.players


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
    """The fairest, and those that may as well be: whose interval reaches into its own."""
    best = max(balances, key=lambda balance: balance.fairness)
    low, _ = best.fairness_interval
    return best, tuple(b for b in balances if b is not best and b.fairness_interval[1] >= low)
