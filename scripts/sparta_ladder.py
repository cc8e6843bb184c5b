"""Measure Sparta's levels against each other, and the master against a Monte Carlo tree search.

Run: python scripts/sparta_ladder.py --help. Every opening is played twice, sides exchanged. The
figures of the last full run are in docs/figures.md.
"""

import argparse
import os
import sys
from itertools import pairwise

from rich.console import Console
from rich.progress import track
from rich.table import Table

from reino.arena.match import Duel, Player, in_processes, play_duel
from reino.arena.rating import Score, score_of
from reino.bots.sparta import LEVELS

STEP = 150  # rating points that each level must be ahead of the one below
OPENING = 4  # random turns before the bots begin
ROLLOUTS = 20_000
WANTED_OF_100 = 95

console = Console()


def duels(one: Player, other: Player, games: int, seed: int) -> list[Duel]:
    return [
        Duel("sparta", {}, players, seed + pair, OPENING, seed + pair)
        for pair in range(games // 2)
        for players in ((one, other), (other, one))
    ]


def score(one: Player, other: Player, games: int, seed: int, workers: int) -> tuple[Score, float]:
    """What the first scored, and the mean length of the games."""
    total, turns = Score(), 0
    played = in_processes(play_duel, duels(one, other, games, seed), workers)
    for game in track(played, f"{one.name} v {other.name}", total=games, console=console):
        total += score_of(game.returns[game.duel.players.index(one)])
        turns += game.turns
    return total, turns / total.games


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games between two levels")
    parser.add_argument("--mcts", type=int, default=0, help="games of the master against a search")
    parser.add_argument("--seconds", type=float, default=1.0, help="the master's time a move")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.games % 2 or asked.mcts % 2:
        parser.error("every opening is played twice: the number of games must be even")

    table = Table(title="Sparta's levels")
    for heading in ("", "won", "drawn", "lost", "rating", "19 times in 20", "turns", ""):
        table.add_column(heading)
    master = Player("master", seconds=asked.seconds)
    levels = [master, *(Player(name) for name in LEVELS if name != "master")]
    reached = True
    meetings = [(*pair, asked.games) for pair in pairwise(levels)] if asked.games else []
    if asked.mcts:
        meetings.append((master, Player("search", iterations=ROLLOUTS), asked.mcts))
    for one, other, games in meetings:
        found, turns = score(one, other, games, asked.seed, asked.workers)
        low, high = found.rating_interval
        if other.name == "search":
            kept = found.wins * 100 >= WANTED_OF_100 * found.games
        else:
            kept = low >= STEP
        reached &= kept
        table.add_row(
            f"{one.name} v {other.name}",
            *map(str, (found.wins, found.draws, found.losses)),
            f"{found.rating:+.0f}",
            f"{low:+.0f} to {high:+.0f}",
            f"{turns:.0f}",
            "[green]reached" if kept else "[red]missed",
        )
    console.print(table)
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
