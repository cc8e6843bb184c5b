"""Draw the packages of Reino and their imports, from the import statements.

    python scripts/docs_layers.py layers.svg

A package stands above everything that it imports. Arrows that follow from other arrows are left
out: if the server imports `play` and `play` imports `core`, no arrow leads from the server to
`core`.
"""

import argparse
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
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
WIDTH = 860
BOX, HIGH = 132, 54  # size of a box
ROW = 104  # distance of two rows
MARGIN = 46
SWEEPS = 8  # passes up and down, until arrows cross as little as possible

Imports = Mapping[str, frozenset[str]]


@dataclass(frozen=True)
class Stop:
    """A package in its row, or the place where an arrow passes a row on its way down."""

    row: int
    name: str  # the name of the package, or of the arrow

    @property
    def is_package(self) -> bool:
        return ">" not in self.name


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


def rows_of(found: Imports) -> dict[str, int]:
    """The row of each package: one above the highest that it imports."""

    @cache
    def height(name: str) -> int:
        return 1 + max(map(height, found[name]), default=-1)

    return {name: height(name) for name in found}


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
            *(Stop(row, f"{name}>{other}") for row in range(rows[name] - 1, rows[other], -1)),
            Stop(rows[other], other),
        ]
        for name, others in sorted(reduced(found).items())
        for other in sorted(others)
    ]


def placed(found: Imports) -> dict[Stop, float]:
    """The horizontal places: near the boxes that each is tied to."""
    arrows = ways(found)
    stops = {stop for way in arrows for stop in way}
    stops |= {Stop(row, name) for name, row in rows_of(found).items()}
    rows = [
        sorted((stop for stop in stops if stop.row == row), key=lambda stop: stop.name)
        for row in range(1 + max(stop.row for stop in stops))
    ]
    ties: dict[Stop, set[Stop]] = {stop: set() for stop in stops}
    for upper, lower in (pair for way in arrows for pair in pairwise(way)):
        ties[upper].add(lower)
        ties[lower].add(upper)
    x = {stop: at for row in rows for stop, at in zip(row, spread(len(row)), strict=True)}
    for sweep in range(SWEEPS):
        for row in rows if sweep % 2 == 0 else reversed(rows):
            row.sort(key=lambda stop: (mean_of(x, ties[stop], x[stop]), stop.name))
            x |= zip(row, spread(len(row)), strict=True)
    return x


def mean_of(x: Mapping[Stop, float], tied: Iterable[Stop], otherwise: float) -> float:
    return round(fmean([x[stop] for stop in tied] or [otherwise]), 3)


def spread(count: int) -> list[float]:
    """So many places, evenly."""
    return [WIDTH * (place + 0.5) / count for place in range(count)]


def drawing() -> str:
    found = imports()
    x = placed(found)
    top = max(rows_of(found).values())
    height = 2 * MARGIN + ROW * top + HIGH

    def middle(stop: Stop) -> float:
        return MARGIN + ROW * (top - stop.row) + HIGH / 2

    arrows = [arrow([(x[stop], middle(stop)) for stop in way]) for way in ways(found)]
    boxes = [box(stop.name, at, middle(stop)) for stop, at in x.items() if stop.is_package]
    told = "; ".join(
        f"{short(name)} imports {', '.join(map(short, sorted(others)))}"
        for name, others in sorted(found.items())
        if others
    )
    return document(
        "en",
        (WIDTH, height),
        "The packages of Reino",
        told,
        framed(WIDTH, height, PARCHMENT, INK),
        *arrows,
        *sorted(boxes),
    )


def arrow(points: Sequence[tuple[float, float]]) -> Markup:
    """From below the first box, past the others, to the top of the last."""
    (x, y), *between, (end_x, end_y) = points
    y, end_y = y + HIGH / 2, end_y - HIGH / 2
    line = f"M{x:.1f} {y:.1f}"
    for next_x, next_y in [*between, (end_x, end_y - 9)]:
        half = (y + next_y) / 2
        line += f"C{x:.1f} {half:.1f} {next_x:.1f} {half:.1f} {next_x:.1f} {next_y:.1f}"
        x, y = next_x, next_y
    head = f"M{end_x:.1f} {end_y:.1f} l-6 -11 h12 z"
    return joined(
        (
            path(line, fill="none", stroke=FADED_INK, stroke_width=2),
            path(head, fill=FADED_INK),
        )
    )


def box(name: str, x: float, y: float) -> Markup:
    modules = len(graph().find_descendants(name)) + 1
    fill = GOLD if not imports()[name] else OLD_PARCHMENT
    return joined(
        (
            rect(x - BOX / 2, y - HIGH / 2, BOX, HIGH, rx=8, fill=fill, stroke=INK, stroke_width=2),
            text(short(name), x, y + 1, 19, text_anchor="middle", font_weight="bold"),
            text(f"{modules} modules", x, y + 19, 13, text_anchor="middle"),
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
