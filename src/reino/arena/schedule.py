"""The schedule of a tournament: every group of bots, every deal from every seat."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, combinations_with_replacement, permutations

import msgspec

from reino.arena.balance import FAR_APART, opening_of
from reino.arena.duel import Duel, Player
from reino.core.game import Game
from reino.core.options import Value


@dataclass(frozen=True)
class Setup:
    """The setup of a tournament, without the number of games."""

    game: str
    rules: int
    players: int
    options: Mapping[str, Value]
    bots: tuple[str, ...]
    seconds: float | None
    iterations: int | None
    seed: int
    opening: int  # random turns before the bots begin

    @classmethod
    def of(
        cls,
        game: Game,
        bots: tuple[str, ...],
        seconds: float | None = None,
        iterations: int | None = None,
        seed: int = 1,
    ) -> "Setup":
        return cls(
            game=game.key,
            rules=game.rules_version,
            players=game.players,
            options=dict(game.options),
            bots=bots,
            seconds=seconds,
            iterations=iterations,
            seed=seed,
            opening=opening_of(game),
        )

    @property
    def mark(self) -> str:
        """A short hash that tells one setup from another."""
        return sha256(msgspec.json.encode(self, order="deterministic")).hexdigest()[:8]


@dataclass(frozen=True)
class Fixture:
    """One game of a tournament. It follows from its number alone, and not from the number of games
    played."""

    number: int
    deal: int
    seats: tuple[int, ...]  # indexes in the list of bots, by seat

    def duel(self, setup: Setup) -> Duel:
        """The duel of this fixture. The same deal with other seats has the same opening, and the
        same chance draw by draw."""
        players = [Player(name, setup.seconds, setup.iterations) for name in setup.bots]
        return Duel(
            game=setup.game,
            options=setup.options,
            players=tuple(players[bot] for bot in self.seats),
            seed=setup.seed * FAR_APART + self.number,
            opening=setup.opening,
            opening_seed=setup.seed * FAR_APART + self.deal,
        )


def groups(bots: int, players: int) -> tuple[tuple[int, ...], ...]:
    """The groups of bots at one table: all pairs, threes or fours.

    Where there are fewer bots than seats, some sit down more than once, in every proportion.
    """
    if bots >= players:
        return tuple(combinations(range(bots), players))
    tables = combinations_with_replacement(range(bots), players)
    return tuple(table for table in tables if len(set(table)) == bots)


def fixtures(setup: Setup, games: int) -> Iterator[Fixture]:
    """The fixtures of a number of games for each group, rounded up: every deal is played from all
    seats.

    All groups play a deal before any plays the next, so that an early end is fair to all bots.
    """
    number = 0
    for deal in range(-(-games // setup.players)):
        for group in groups(len(setup.bots), setup.players):
            # The order of seats changes from deal to deal.
            orders = tuple(permutations(group[1:]))
            table = group[:1] + orders[deal % len(orders)]
            for turn in range(setup.players):
                yield Fixture(number, deal, table[turn:] + table[:turn])
                number += 1


def size(setup: Setup, games: int) -> int:
    """The number of fixtures."""
    deals = -(-games // setup.players)
    return deals * len(groups(len(setup.bots), setup.players)) * setup.players
