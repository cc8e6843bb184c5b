"""A move in the server, in process: processor time, rules played and bytes sent, for each game.

    python -m benchmarks.moves [--against CHECKOUT] [GAME ...]

With `--against` another checkout is measured in turns with this one, with the same tables and the
same dice: `git worktree add ../before 95429f8` makes one. What is measured is in
`benchmarks/load/in_process.py`.
"""

import json
import os
import subprocess
import sys
import tomllib
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.timing import Figure

HERE = Path(__file__).parents[1]
PROGRAM = HERE / "benchmarks" / "load" / "in_process.py"
ROUNDS = 3  # runs of each checkout, of which the quickest counts: noise only ever adds
PLAYS = 1.0  # `State.play` a move: the choice itself, whatever is told of the choices to come
GAMES = {  # by key: the title, and how many play
    "braverats": ("BraveRats", 2),
    "sparta": ("Sparta", 2),
    "korona": ("Korona", 2),
    "jackrabbits": ("Jack Rabbits", 2),
}

Measured = dict[str, Any]


def figures() -> Iterator[Figure]:
    for game, (title, players) in GAMES.items():
        (ours,) = in_turns([HERE], game, rounds=1)
        plays = ours["calls"]["State.play"]
        yield Figure(
            f"a move of {title} in the server, {players} players and a watcher, all with words: "
            "calls of State.play",
            f"{plays:.2f}; {ours['us']:,.0f} µs of processor time, {ours['bytes']:,.0f} bytes",
            f"{PLAYS:.0f}, for the choice itself",
            PLAYS / plays,
            1.0,
        )


def in_turns(checkouts: Sequence[Path], game: str, rounds: int) -> list[Measured]:
    """Each checkout several times, in turns; of each the quickest run."""
    runs = [[measured(checkout, game) for checkout in checkouts] for _ in range(rounds)]
    return [min(of_one, key=lambda run: run["us"]) for of_one in zip(*runs, strict=True)]


def measured(checkout: Path, game: str) -> Measured:
    _, players = GAMES[game]
    with TemporaryDirectory() as folder:
        write_metadata(checkout, Path(folder))
        paths = os.pathsep.join([folder, str(checkout / "src")])
        done = subprocess.run(
            [sys.executable, str(PROGRAM), game, str(players)],
            check=True,
            cwd=checkout,
            env=os.environ | {"PYTHONPATH": paths},
            stdout=subprocess.PIPE,
            text=True,
        )
    found: Measured = json.loads(done.stdout.splitlines()[-1])
    return found


def write_metadata(checkout: Path, folder: Path) -> None:
    """The entry points of a checkout, as if it were installed: without them an earlier one finds
    no previews, and looks quick."""
    project = tomllib.loads((checkout / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / "reino-0.dist-info"
    info.mkdir()
    about = f"Metadata-Version: 2.1\nName: reino\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(about, "utf-8")
    with (info / "entry_points.txt").open("w", encoding="utf-8") as file:
        for group, points in project["entry-points"].items():
            lines = [f"[{group}]", *(f"{key} = {place}" for key, place in points.items())]
            print(*lines, sep="\n", file=file)


def told(found: Measured) -> str:
    calls = ", ".join(f"{name} {n:.2f}" for name, n in found["calls"].items())
    return (
        f"{found['us']:,.0f} µs, of which {found['loop_us']:,.0f} in the event loop; "
        f"{found['bytes']:,.0f} bytes; {calls}"
    )


def main() -> None:
    parser = ArgumentParser(prog="python -m benchmarks.moves", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--against", type=Path, action="append", default=[], metavar="CHECKOUT")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    given = parser.parse_args()
    checkouts = [HERE, *(path.resolve() for path in given.against)]
    for game in given.games or GAMES:
        title, players = GAMES[game]
        ours, *others = in_turns(checkouts, game, given.rounds)
        print(f"{title}, {players} players and a watcher, a move:")
        print(f"  here: {told(ours)}")
        for checkout, theirs in zip(checkouts[1:], others, strict=True):
            print(f"  {checkout.name}: {told(theirs)}")
            print(f"    here takes {ours['us'] / theirs['us']:.2f} of its processor time")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
