"""Tallies: accounts of the strategies in a game, besides its winner."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Protocol

from reino.arena.rating import Interval, share_interval
from reino.core.spec import GameSpec
from reino.core.state import State

USUAL_AXIS = "layout"  # compared in games that have such an option and no tally


class Account(Protocol):
    """The account of one game, for its balance."""

    @property
    def first(self) -> int:
        """The seat that began."""

    @property
    def turns(self) -> int:
        """Its length in turns."""

    @property
    def used(self) -> tuple[frozenset[str], ...]:
        """By seat: the strategies that worked for it at least once."""

    @property
    def brought(self) -> tuple[str, ...]:
        """The winner's gains, by strategy."""


class Tally(Protocol):
    """A module that makes the accounts of one game."""

    @property
    def VARIED(self) -> str:  # noqa: N802
        """The option whose values are compared unless another is asked for."""

    @property
    def STRATEGIES(self) -> tuple[str, ...]:  # noqa: N802
        """Keys of the strategies, in the order they are shown."""

    def account(self, final: State) -> Account:
        """The account of a finished game."""


def tally_of(spec: GameSpec) -> Tally | None:
    """The tally of this game, if it has one."""
    tally: Tally | None = spec.tally
    return tally


def usual_axis(spec: GameSpec) -> str | None:
    """The option whose values are compared by default."""
    if tally := tally_of(spec):
        return tally.VARIED
    return USUAL_AXIS if any(o.key == USUAL_AXIS for o in spec.options.options) else None


@dataclass
class Usage:
    """How often strategies worked, for winners and for all seats."""

    won: int = 0  # games with one winner
    seats: int = 0  # seats that played, over all games
    by_winners: Counter[str] = field(default_factory=Counter)
    by_seats: Counter[str] = field(default_factory=Counter)
    brought: Counter[str] = field(default_factory=Counter)

    def add(self, account: Account, winner: int | None) -> None:
        self.seats += len(account.used)
        for used in account.used:
            self.by_seats.update(used)
        self.brought.update(account.brought)
        if winner is not None:
            self.won += 1
            self.by_winners.update(account.used[winner])

    def of_winners(self, strategy: str) -> float:
        """The share of games in which it worked for the winner."""
        return self.by_winners[strategy] / self.won if self.won else 0.0

    def of_winners_interval(self, strategy: str) -> Interval:
        return share_interval(self.by_winners[strategy], self.won)

    def of_seats(self, strategy: str) -> float:
        """The share of seats for which it worked, winners or not."""
        return self.by_seats[strategy] / self.seats if self.seats else 0.0

    def of_brought(self, strategy: str) -> float:
        """Its share of the winners' gains."""
        total = self.brought.total()
        return self.brought[strategy] / total if total else 0.0
