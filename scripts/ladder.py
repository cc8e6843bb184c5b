"""Measure a game's levels against each other, and the strongest against a bot that it should beat.

Run: python scripts/ladder.py GAME --help. Every opening is played from every seat. At tables of
three and four one seat is the better level's, and all others the other's. The figures of the last
full run are in docs/figures.md.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rich.console import Console
from rich.progress import track
from rich.table import Table

from reino.arena.duel import Duel, Player, play_duel
from reino.arena.executor import Processes
from reino.arena.rating import Score
from reino.bots.levels import bot_names
from reino.core.game import load
from reino.core.registry import find, sound_games

# Rating points that each level must be ahead of the one below, two at a table.
STEP = 150
STEPS = {"braverats": 100}  # even perfect play is only 175 ahead of chance


@dataclass(frozen=True)
class Peer:
    """A bot that is no level, and how many of 100 games the strongest level should win."""

    player: Player
    wanted: int


OPENING = {"sparta": 4}  # random turns before the bots begin, where no cards are dealt
PEERS = {
    "braverats": Peer(Player("random"), 70),
    "jackrabbits": Peer(Player("greedy"), 80),
    "korona": Peer(Player("greedy"), 80),
    "sparta": Peer(Player("search", iterations=20_000), 95),
}

console = Console()


Options = Mapping[str, str | bool]


def duels(
    game: str,
    options: Options,
    one: Player,
    other: Player,
    seats: int,
    games: int,
    seed: int,
) -> Iterator[Duel]:
    for number in range(games // seats):
        for seat in range(seats):
            players = tuple(one if s == seat else other for s in range(seats))
            opening = OPENING.get(game, 0)
            yield Duel(game, options, players, seed + number, opening, seed + number)


def score(
    pairings: Iterator[Duel], one: Player, other: Player, seats: int, games: int, workers: int
) -> tuple[Score, float]:
    """The score of the first player, and the mean length of the games."""
    total, turns = Score(), 0
    played = Processes(workers).run(play_duel, pairings)
    what = f"{one.name} v {other.name}, {seats} seats"
    for result in track(played, what, total=games // seats * seats, console=console):
        total += outcome(result.returns, result.duel.players.index(one))
        turns += result.turns
    return total, turns / total.games


def outcome(returns: Sequence[float], seat: int) -> Score:
    """A win alone, a shared one, or none."""
    if returns[seat] < max(returns):
        return Score(losses=1)
    return Score(wins=1) if returns.count(returns[seat]) == 1 else Score(draws=1)


def level_names(game: str, options: Options) -> list[str]:
    """The levels, the strongest first, which is `best` where its own name is not for these
    options."""
    offered = bot_names(load(game, options=options))
    levels = find(game).levels
    assert levels is not None
    first, *others = levels.LEVELS
    return [first if first in offered else "best", *others]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[spec.key for spec in sound_games() if spec.levels])
    parser.add_argument("--games", type=int, default=100, help="games between two levels")
    parser.add_argument("--seats", type=int, nargs="*", default=[2], help="sizes of the tables")
    parser.add_argument("--peer", type=int, default=0, help="games of the strongest with its peer")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seconds", type=float, help="the master's time a choice, if not its own")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    if min(asked.games, asked.peer) < 0 or min(asked.seats, default=2) < 2:
        parser.error("games must be 0 or more, and seats 2 or more")
    if any(games % seats for games in (asked.games, asked.peer) for seats in asked.seats):
        parser.error("every opening is played from every seat: games must be a multiple of seats")

    table_of_options = find(asked.game).options
    options = {
        key: table_of_options[key].parse(value)
        for key, _, value in (given.partition("=") for given in asked.option)
    }
    names = level_names(asked.game, options)
    master = Player(names[0], seconds=asked.seconds)
    levels = [master, *(Player(name) for name in names[1:])]
    meetings = [
        (*pair, seats, asked.games)
        for seats in asked.seats
        if asked.games
        for pair in pairwise(levels)
    ]
    peer = PEERS.get(asked.game)
    if asked.peer:
        if peer is None:
            parser.error(f"{asked.game} has no peer: expected one of {', '.join(PEERS)}")
        meetings.append((master, peer.player, 2, asked.peer))

    table = Table(title=f"Levels of {asked.game}")
    for heading in ("", "seats", "won", "drawn", "lost", "ahead", "19 times in 20", "turns", ""):
        table.add_column(heading)
    reached = True
    try:
        for one, other, seats, games in meetings:
            pairings = duels(asked.game, options, one, other, seats, games, asked.seed)
            found, turns = score(pairings, one, other, seats, games, asked.workers)
            if seats == 2:
                low, high = found.rating_interval
                figures = f"{found.rating:+.0f}", f"{low:+.0f} to {high:+.0f}"
            else:
                low, high = found.share_interval
                figures = f"{found.share:.0%} of 1/{seats}", f"{low:.0%} to {high:.0%}"
            if peer is not None and other == peer.player:
                kept = found.wins * 100 >= peer.wanted * found.games
            else:
                kept = low >= STEPS.get(asked.game, STEP) if seats == 2 else low > 1 / seats
            reached &= kept
            table.add_row(
                f"{one.name} v {other.name}",
                str(seats),
                *map(str, (found.wins, found.draws, found.losses)),
                *figures,
                f"{turns:.0f}",
                "[green]reached" if kept else "[red]missed",
            )
    finally:
        # Results that took hours are shown even if the rest is not played.
        console.print(table)
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
