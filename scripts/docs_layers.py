"""Draw the packages of Reino and their imports, from the import statements.

    python scripts/docs_layers.py layers.svg

The rows are the layers of the import contract in `pyproject.toml`, the arrows are imports. What
follows from other arrows is left out: if the server imports `play` and `play` imports `core`, no
arrow leads from the server to `core`. Arrows that pass a row on their way to the same package are
one line there. Dashed arrows are no imports: what runs games finds them through their GameSpec.
"""

import argparse
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, groupby, pairwise
from pathlib import Path
from random import Random
from statistics import fmean

import grimp

from reino.draw.svg import (
    FADED_INK,
    GOLD,
    INK,
    OLD_PARCHMENT,
    PARCHMENT,
    Markup,
    document,
    framed,
    joined,
    path,
    rect,
    text,
)

ROOT = "reino"
GAMES = f"{ROOT}.games"
CONTRACTS = Path(__file__).parent.parent / "pyproject.toml"
WIDTH = 680  # as narrow as the rows allow: a phone shows it at half its size
SIDE = 24  # what the frame takes of the width, on each side
BOX, HIGH = 128, 62  # a package
LINE = 26  # the room of an arrow that passes a row
ROW = 112  # from one row to the next
MARGIN = 46
NAME, COUNT = 23, 17  # sizes of letters
SWEEPS = 8  # up and down, until stops stand near what they are tied to
TRIES = 300

Imports = Mapping[str, frozenset[str]]


@dataclass(frozen=True, order=True)
class Stop:
    """A package in its row, or the place where arrows to a package pass a row on their way down."""

    row: int
    name: str  # of the package, or `>` and the package that the arrows lead to

    @property
    def is_package(self) -> bool:
        return ">" not in self.name

    @property
    def width(self) -> int:
        return BOX if self.is_package else LINE


Pair = tuple[Stop, Stop]  # the ends of an arrow's way from one row to the next


@cache
def graph() -> grimp.ImportGraph:
    return grimp.build_graph(ROOT, cache_dir=None)


def packages() -> list[str]:
    """The folders right below the root; single files there are facades of them."""
    return sorted(name for name in graph().find_children(ROOT) if graph().find_children(name))


def imports() -> Imports:
    """The other packages that each package imports."""
    names = packages()
    return {
        name: frozenset(
            other
            for other in names
            if other != name
            and graph().direct_import_exists(importer=name, imported=other, as_packages=True)
        )
        for name in names
    }


@cache
def layers() -> tuple[frozenset[str], ...]:
    """The layers of the first import contract, the lowest first."""
    settings = tomllib.loads(CONTRACTS.read_text("utf-8"))["tool"]["importlinter"]
    told = settings["contracts"][0]["layers"]
    return tuple(frozenset(layer.split(" | ")) for layer in reversed(told))


def rows_of(found: Imports) -> dict[str, int]:
    """How high each package stands: in its layer, or one above the highest that it imports."""
    known = {name: row for row, names in enumerate(layers()) for name in names}
    above = {
        name: 1 + max((known[other] for other in others), default=-1)
        for name, others in found.items()
        if name not in known
    }
    return known | above


def by_spec(found: Imports) -> frozenset[str]:
    """The packages that run games: they find them through their GameSpec."""
    rows = rows_of(found)
    return frozenset(name for name in found if rows[name] == rows[GAMES] + 1)


def reduced(found: Imports) -> Imports:
    """The imports without those that follow from others."""

    @cache
    def below(name: str) -> frozenset[str]:
        return found[name].union(*map(below, found[name]))

    return {
        name: frozenset(o for o in others if not any(o in below(p) for p in others - {o}))
        for name, others in found.items()
    }


def ways(found: Imports) -> list[list[Stop]]:
    """Each arrow as its stops, row by row downwards."""
    rows = rows_of(found)
    return [
        [
            Stop(rows[name], name),
            *(Stop(row, f">{other}") for row in range(rows[name] - 1, rows[other], -1)),
            Stop(rows[other], other),
        ]
        for name, others in sorted(reduced(found).items())
        for other in sorted(others)
    ]


def placed(found: Imports) -> dict[Stop, float]:
    """Where everything stands from left to right, in the least tangled of several tries."""
    arrows = ways(found)
    stops = {stop for way in arrows for stop in way}
    stops |= {Stop(row, name) for name, row in rows_of(found).items()}
    pairs = sorted({pair for way in arrows for pair in pairwise(way)})
    games = rows_of(found)[GAMES]
    pairs += [(Stop(games + 1, name), Stop(games, GAMES)) for name in sorted(by_spec(found))]
    tries = (untangled(sorted(stops), pairs, Random(seed)) for seed in range(TRIES))
    return min(tries, key=lambda x: tangle(x, pairs))


def untangled(stops: Sequence[Stop], pairs: Sequence[Pair], random: Random) -> dict[Stop, float]:
    """From a random order on, each stop near what it is tied to."""
    rows = [list(row) for _, row in groupby(stops, key=lambda stop: stop.row)]
    ties: dict[Stop, set[Stop]] = {stop: set() for stop in stops}
    for upper, lower in pairs:
        ties[upper].add(lower)
        ties[lower].add(upper)
    for row in rows:
        random.shuffle(row)
    x = {stop: at for row in rows for stop, at in zip(row, spread(row), strict=True)}
    for sweep in range(SWEEPS):
        for row in rows if sweep % 2 == 0 else reversed(rows):
            means = {stop: round(fmean([x[tied] for tied in ties[stop]]), 3) for stop in row}
            row.sort(key=lambda stop: (means[stop], stop.name))
            x |= zip(row, spread(row), strict=True)
    return x


def tangle(x: Mapping[Stop, float], pairs: Iterable[Pair]) -> tuple[int, float]:
    """How often arrows cross between two rows, and how far they lead aside."""
    ends = [(upper.row, x[upper], x[lower]) for upper, lower in pairs]
    crossed = sum(
        row == other_row and (begin - other_begin) * (end - other_end) < 0
        for (row, begin, end), (other_row, other_begin, other_end) in combinations(ends, 2)
    )
    return crossed, round(sum((begin - end) ** 2 for _, begin, end in ends), 3)


def spread(row: Sequence[Stop]) -> list[float]:
    """Where the stops of a row stand: with the same gap around each."""
    gap = (WIDTH - 2 * SIDE - sum(stop.width for stop in row)) / (len(row) + 1)
    places, left = [], SIDE + gap
    for stop in row:
        places.append(left + stop.width / 2)
        left += stop.width + gap
    return places


def drawing() -> str:
    found = imports()
    x = placed(found)
    top = max(rows_of(found).values())
    height = 2 * MARGIN + ROW * top + HIGH

    def middle(stop: Stop) -> float:
        return MARGIN + ROW * (top - stop.row) + HIGH / 2

    games = Stop(rows_of(found)[GAMES], GAMES)
    finders = [Stop(games.row + 1, name) for name in sorted(by_spec(found))]
    arrows = [
        *(arrow([(x[stop], middle(stop)) for stop in way]) for way in ways(found)),
        *(arrow([(x[stop], middle(stop)) for stop in (f, games)], dashed=True) for f in finders),
    ]
    boxes = [box(stop.name, at, middle(stop)) for stop, at in x.items() if stop.is_package]
    told = "; ".join(
        f"{short(name)} imports {', '.join(map(short, sorted(others)))}"
        for name, others in sorted(found.items())
        if others
    )
    told += f"; {', '.join(short(f.name) for f in finders)} find games through their GameSpec"
    return document(
        "en",
        (WIDTH, height),
        "The packages of Reino",
        told,
        framed(WIDTH, height, PARCHMENT, INK),
        *arrows,
        *sorted(boxes),
    )


def arrow(points: Sequence[tuple[float, float]], dashed: bool = False) -> Markup:
    """From below the first box, past the others, to the top of the last."""
    (x, y), *between, (end_x, end_y) = points
    y, end_y = y + HIGH / 2, end_y - HIGH / 2
    line = f"M{x:.1f} {y:.1f}"
    for next_x, next_y in [*between, (end_x, end_y - 9)]:
        half = (y + next_y) / 2
        line += f"C{x:.1f} {half:.1f} {next_x:.1f} {half:.1f} {next_x:.1f} {next_y:.1f}"
        x, y = next_x, next_y
    dashes = {"stroke_dasharray": "6 5"} if dashed else {}
    head = f"M{end_x:.1f} {end_y:.1f} l-6 -11 h12 z"
    return joined(
        (
            path(line, fill="none", stroke=FADED_INK, stroke_width=2, **dashes),
            path(head, fill=FADED_INK),
        )
    )


def box(name: str, x: float, y: float) -> Markup:
    modules = len(graph().find_descendants(name)) + 1
    fill = GOLD if not imports()[name] else OLD_PARCHMENT
    return joined(
        (
            rect(x - BOX / 2, y - HIGH / 2, BOX, HIGH, rx=8, fill=fill, stroke=INK, stroke_width=2),
            text(short(name), x, y + 1, NAME, text_anchor="middle", font_weight="bold"),
            text(f"{modules} modules", x, y + 22, COUNT, text_anchor="middle"),
        )
    )


def short(name: str) -> str:
    return name.removeprefix(f"{ROOT}.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("target", type=Path, metavar="FILE")
    parser.parse_args().target.write_text(drawing() + "\n", "utf-8")


if __name__ == "__main__":
    main()
