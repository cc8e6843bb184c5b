"""Choose the sample maps of tight suits among generated ones, and print them as text.

Run: python scripts/sample_maps.py --help. The maps in `rules/tight_maps.py` were chosen so; they
are fixed for ever, because games lie on them.

A map is good if the ways between all hexes are short, on foot or with few transfers; if no suit
lies nearer to the citadel than another; and if it is compact, even and round about the citadel.
Only maps are looked at that have all tiles on one lattice and no hole.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from reino.core.game import load
from reino.core.view import PUBLIC
from reino.draw.svg import document
from reino.games.jackrabbits.art.caption import Scene
from reino.games.jackrabbits.art.map_picture import MapPicture
from reino.games.jackrabbits.rules import actions, options, tiles
from reino.games.jackrabbits.rules.notation import write_position
from reino.games.jackrabbits.rules.random_map import generate
from reino.games.jackrabbits.rules.reach import reachable_by
from reino.games.jackrabbits.rules.sample_map import suit_bits
from reino.games.jackrabbits.rules.setup import tiles_in_play
from reino.games.jackrabbits.rules.state import STATE
from reino.games.jackrabbits.rules.tiling import at_sea, clear_map, landings, sea_ways
from reino.games.jackrabbits.table.layout import spot

CHOICES = [kept for kept in options.SUITS_KEPT if len(kept) in (2, 3)]
JOURNEY, TRANSFER = 1.0, 0.8  # costs: a turn, and a price that is paid on the way
NO_WAY = 99.0
BOATS = 3  # roads from the sea that a map should have at least, for boats to land at
OPEN_SIDES = 1.5  # of a map that is looked at, for each of its tiles, at most
WIDTH = 700

Cell = tuple[int, int, int]


@dataclass(frozen=True)
class Candidate:
    """A generated map, and what speaks against it: less is better."""

    seed: int
    text: str
    faults: dict[str, float]

    @property
    def total(self) -> float:
        return sum(self.faults.values())


def clear_record(suits: str) -> Any:
    """A record with the tiles of these suits in play and none on the map."""
    record = np.zeros(1, STATE)[0]
    clear_map(record)
    record.tiles = tiles_in_play(suit_bits(suits), False)
    record.players = len(suits)
    record.active = 0
    record.capital[:] = actions.NONE
    record.came = actions.NONE
    return record


def candidates(suits: str, seeds: range) -> Iterator[Candidate]:
    for seed in track(seeds, suits):
        record = clear_record(suits)
        record.map_seed = seed
        generate(record)
        if worth_a_look(record):
            yield Candidate(seed, write_position(record), dict(faults(record)))


def laid_tiles(record: Any) -> list[int]:
    return [tile for tile in range(tiles.TILES) if record.turned[tile] != actions.NONE]


def worth_a_look(record: Any) -> bool:
    """Whether all tiles lie on one compact lattice without a hole, and boats are of use."""
    laid = laid_tiles(record)
    if record.islands or len(laid) != int(record.tiles).bit_count():
        return False
    if sum(int(sea_ways(record, tile)).bit_count() for tile in laid) > OPEN_SIDES * len(laid):
        return False
    crossings = [tile for tile in laid if tiles.KIND_OF[tile] == tiles.CROSSING]
    if not any(at_sea(record, tile) for tile in crossings):
        return False
    roads_out = sum(int(landings(record, tile)).bit_count() for tile in laid)
    return roads_out >= BOATS and not has_hole(covered(record))


def covered(record: Any) -> set[Cell]:
    """The cells of the lattice under tiles."""
    found = set()
    for tile in laid_tiles(record):
        shape, turn = tiles.SHAPE_OF[tile], record.turned[tile]
        for i in range(tiles.CELLS_OF[shape]):
            found.add(
                (
                    int(record.q[tile] + tiles.CELL_Q[shape, turn, i]),
                    int(record.r[tile] + tiles.CELL_R[shape, turn, i]),
                    int(tiles.CELL_UP[shape, turn, i]),
                )
            )
    return found


def beside(cell: Cell) -> list[Cell]:
    """The three cells that share a side with one: (q, r, 0) points down, (q, r, 1) up."""
    q, r, up = cell
    if up:
        return [(q, r, 0), (q - 1, r, 0), (q - 1, r + 1, 0)]
    return [(q, r, 1), (q + 1, r, 1), (q + 1, r - 1, 1)]


def has_hole(land: set[Cell]) -> bool:
    """Whether water is closed in by tiles."""
    low_q, low_r = (min(cell[i] for cell in land) - 2 for i in (0, 1))
    high_q, high_r = (max(cell[i] for cell in land) + 3 for i in (0, 1))
    water = set(product(range(low_q, high_q), range(low_r, high_r), (0, 1))) - land
    waiting: list[Cell] = [(low_q, low_r, 0)]
    water.discard(waiting[0])
    while waiting:
        for cell in beside(waiting.pop()):
            if cell in water:
                water.discard(cell)
                waiting.append(cell)
    return bool(water)


def ways(record: Any) -> tuple[list[int], NDArray[np.float64], NDArray[np.float64]]:
    """The hexes, and the cheapest ways between them and underground: in one journey, and in any
    number of them."""
    hexes = [tile for tile in laid_tiles(record) if tile < tiles.HEXES]
    places = [*hexes, tiles.UNDERGROUND]
    one = np.full((len(places), len(places)), NO_WAY)
    for i, place in enumerate(places):
        record.rabbit[0] = place
        (found,) = reachable_by(record, 0, [actions.NONE], pays=False)
        for end, transfers in found.items():
            if end != tiles.EXILE:
                one[i, places.index(end)] = JOURNEY + TRANSFER * transfers
        one[i, i] = 0
    many = one.copy()
    for k in range(len(places)):
        many = np.minimum(many, many[:, k, None] + many[None, k, :])
    return hexes, one, many


def faults(record: Any) -> Iterator[tuple[str, float]]:
    """What speaks against a map, each by its weight."""
    hexes, one, many = ways(record)
    n = len(hexes)
    between = many[:n, :n][~np.eye(n, dtype=bool)]
    yield "ways", 4 * float(between.mean())
    yield "longest", 1.0 * float(between.max())
    # Places that a rabbit cannot leave, or come to, in one journey without paying.
    on_foot = one[:n, :n] == JOURNEY
    yield "cut off", 0.7 * float((~on_foot.any(0)).sum() + (~on_foot.any(1)).sum())

    # A royal is fetched and brought home: by suits as near as each other.
    home = hexes.index(tiles.CITADEL)
    trips = many[home, :n] + many[:n, home]
    suits = sorted({int(tiles.SUIT_OF[tile]) for tile in hexes if tile != tiles.CITADEL})
    by_suit = [
        float(np.mean([trips[i] for i, tile in enumerate(hexes) if tiles.SUIT_OF[tile] == suit]))
        for suit in suits
    ]
    yield "unfair", 2.5 * (max(by_suit) - min(by_suit))
    yield "start", 0.5 * (tiles.WAYS - len(ways_out(record)))

    laid = laid_tiles(record)
    open_sides = sum(int(sea_ways(record, tile)).bit_count() for tile in laid)
    yield "ragged", 6 * open_sides / len(laid)
    roads_out = sum(int(landings(record, tile)).bit_count() for tile in laid)
    yield "exile", 5 * roads_out / len(laid)
    yield "idle", 0.8 * sum(is_idle(record, tile) for tile in laid)
    yield from shape_faults(covered(record))


def ways_out(record: Any) -> set[int]:
    """The roads of the citadel that lead on into the map."""
    return {way for way in range(tiles.WAYS) if record.beside[tiles.CITADEL, way] != tiles.NO_TILE}


def is_idle(record: Any, tile: int) -> bool:
    """Whether a road tile, a burrow aside, leads nowhere: one road at most runs on from it."""
    if tile < tiles.HEXES or tiles.KIND_OF[tile] == tiles.BURROW:
        return False
    roads = int(tiles.ROAD_WAYS[tile, record.turned[tile]])
    return roads.bit_count() - int(landings(record, tile)).bit_count() < 2


def shape_faults(land: set[Cell]) -> Iterator[tuple[str, float]]:
    """The outline: how far it is from a round one with the citadel in the middle, and from its own
    mirror image."""
    points = np.array([middle(cell) for cell in land])
    x, y = points[:, 0], points[:, 1]
    yield "aside", 1.0 * float(np.hypot(x.mean(), y.mean()))
    spread = float(np.mean((x - x.mean()) ** 2 + (y - y.mean()) ** 2))
    disc = len(land) * np.sqrt(3) / 4 / (2 * np.pi)  # that of a disc of as many cells
    yield "sprawling", 4.0 * (spread / float(disc) - 1)
    yield "lopsided", 4.0 * min(lopsided(points, True), lopsided(points, False))


def middle(cell: Cell) -> tuple[float, float]:
    """The middle of a cell, where a side is 1."""
    q, r, up = cell
    x, y = spot(q, r)
    x, y = x / 100, y / 100
    third = np.sqrt(3) / 6
    return (x, y + 2 * third) if up else (x + 0.5, y + third)


def lopsided(points: NDArray[np.float64], across: bool) -> float:
    """The share of cells that have no partner when the outline is mirrored."""
    axis = 0 if across else 1
    mirrored = points.copy()
    best = 1.0
    centre = points[:, axis].mean()
    for offset in np.arange(-0.5, 0.51, 0.25):
        at = np.round((centre + offset) * 4) / 4
        mirrored[:, axis] = 2 * at - points[:, axis]
        near = np.abs(points[:, None] - mirrored[None]).sum(2).min(1) < 0.35
        best = min(best, 1 - float(near.mean()))
    return best


def picture(suits: str, candidate: Candidate) -> str:
    """The map as a picture."""
    game = load("jackrabbits", len(suits), {"tight_suits": True, "suits": suits, "map": "random"})
    record = game.start(0, position=candidate.text).view(None).record
    drawn = MapPicture(Scene(record, PUBLIC, "en"), WIDTH)
    size = (WIDTH, drawn.height)
    return document("en", size, suits, str(candidate.seed), drawn.drawn())


def report(candidate: Candidate) -> str:
    found = ", ".join(f"{name} {fault:.1f}" for name, fault in candidate.faults.items())
    return f"# seed {candidate.seed}: {candidate.total:.2f} = {found}"


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(
        "suits", nargs="*", choices=[*CHOICES, []], help="all, unless some are named"
    )
    parser.add_argument("--seeds", type=int, default=60_000, help="how many maps are generated")
    parser.add_argument("--best", type=int, default=1, help="how many of each are printed")
    parser.add_argument("--pictures", type=Path, help="a folder to draw them into")
    asked = parser.parse_args(given)
    for suits in asked.suits or CHOICES:
        found = sorted(candidates(suits, range(asked.seeds)), key=lambda one: one.total)
        for rank, candidate in enumerate(found[: asked.best]):
            print(f"## {suits}\n{report(candidate)}\n{candidate.text}")
            if asked.pictures:
                asked.pictures.mkdir(parents=True, exist_ok=True)
                file = asked.pictures / f"{suits}-{rank}.svg"
                file.write_text(picture(suits, candidate), encoding="utf-8")


if __name__ == "__main__":
    main()
