"""The notation of maps as text, a tile on each line.

    citadel (0,0)
    K♦ (0,-4) N S                                # a hex: its centre, the ways its roads leave
    F1 (-.5,-3)(.5,-3)(1,-2)(0,-2)               # forest, river (R): the corners
    M1 (-.5,-3)(0,-2)(-.5,-1)(-1,-2) NE-SW over  # mountain: and which road goes over
    X1 (2.5,-3)(2,-2)(3,-2)                      # crossing: the corners
    T1 (-2.5,-3)(-3,-2)(-2,-2) right-bottom      # tavern, burrow (B): and the sides with a road
    island                                       # the tiles below are on a lattice of their own

A corner is (x,r): x to the east, in halves where the row is odd, and rows r downwards. A suit may
be a letter (KD), corners come in any order, and # begins a remark. Road tiles may be left out.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np

from reino.core.errors import BadPosition
from reino.core.phrase import Phrase, quoted
from reino.games.jackrabbits.rules import actions, cards, tiles, tiling
from reino.games.jackrabbits.rules.coast import chart_sea
from reino.games.jackrabbits.rules.state import STATE
from reino.games.jackrabbits.rules.tiling import clear_map, lay, reachable
from reino.games.jackrabbits.rules.turn import after_map

ISLAND = "island"
KINDS = "FRMXTB"  # letters of the road tiles, by kind
TILE_SIGNS = (
    "citadel",
    *(rank + suit for suit in cards.SUIT_SIGNS for rank in "JQK"),
    *(f"{kind}{number + 1}" for kind in KINDS for number in range(tiles.SETS)),
)
LETTERS = str.maketrans("CSHDcshd", cards.SUIT_SIGNS * 2)
SIDE_NAMES = ({0: "top", 2: "right", 4: "left"}, {1: "right", 3: "bottom", 5: "left"})
FARTHEST = 100  # rows or steps from the middle of a lattice
NEWEST_RULES = 2
LONGEST = 60  # characters of a line that a refusal quotes
LINE = re.compile(r"(\w+[♣♠♥♦]?)\s*+((?:\([^()]*\)\s*+)+)([^()]*)")
CORNER = re.compile(r"\(\s*([+-]?(?:\d{1,4}(?:\.\d?)?|\.\d))\s*,\s*([+-]?\d{1,4})\s*\)", re.ASCII)

Vertex = tuple[int, int]


class Placement(NamedTuple):
    """Where a tile lies."""

    tile: int
    island: int
    q: int
    r: int
    turn: int


def write_position(s: Any) -> str:
    """The map of a record as text."""
    lines = []
    for island in range(int(s.islands) + 1):
        if island:
            lines.append(ISLAND)
        lines += [
            write_tile(tile, int(s.q[tile]), int(s.r[tile]), int(s.turned[tile]))
            for tile in range(tiles.TILES)
            if s.turned[tile] != actions.NONE and s.island[tile] == island
        ]
    return "\n".join(lines) + "\n"


def write_tile(tile: int, q: int, r: int, turn: int) -> str:
    """One line: the tile, its centre or corners, its roads where they do not follow from it."""
    shape = tiles.SHAPE_OF[tile]
    places = [(q, r)] if shape == tiles.HEX else corners(tile, q, r, turn)
    words = [TILE_SIGNS[tile], "".join(map(_write_vertex, places))]
    ways = [way for way in range(tiles.WAYS) if tiles.ROAD_WAYS[tile, turn] >> way & 1]
    if shape == tiles.HEX and tile != tiles.CITADEL:
        words += [tiles.WAY_KEYS[way].upper() for way in ways]
    elif tiles.KIND_OF[tile] == tiles.MOUNTAIN:
        words += ["-".join(tiles.WAY_KEYS[way].upper() for way in over(turn)), "over"]
    elif shape == tiles.TRIANGLE and len(ways) < 3:
        words.append("-".join(SIDE_NAMES[turn % 2][way] for way in ways))
    return " ".join(words)


def over(turn: int) -> tuple[int, int]:
    """The two ways of the road that goes over, on a mountain turned so."""
    way = turn if turn < 3 else (turn + 1) % 3
    return way, way + 3


def corners(tile: int, q: int, r: int, turn: int) -> list[Vertex]:
    """The corners of a tile, clockwise."""
    if tiles.SHAPE_OF[tile] == tiles.HEX:
        return [(q + dq, r + dr) for dq, dr in tiles.STEPS]
    (q1, r1), (q2, r2) = tiles.STEPS[turn], tiles.STEPS[(turn + 1) % tiles.WAYS]
    far = [(q + q1 + q2, r + r1 + r2)] if tiles.SHAPE_OF[tile] == tiles.RHOMBUS else []
    return [(q, r), (q + q1, r + r1), *far, (q + q2, r + r2)]


def _write_vertex(vertex: Vertex) -> str:
    q, r = vertex
    x = re.sub(r"^(-?)0[.]", r"\1.", f"{q + r / 2:g}")
    return f"({x},{r})"


def place(text: str, s: Any) -> None:
    """Lay the map of a text on a record whose tiles in play are known, or raise BadPosition."""
    placements = read_map(text, int(s.tiles), int(s.rules_version), free=bool(s.free_map))
    clear_map(s)
    for placement in placements:
        lay(s, *placement)
    # This map lies, whichever source of maps the option names.
    s.active = actions.NONE
    after_map(s)


def read_map(
    text: str, tiles_in_play: int, rules: int = NEWEST_RULES, *, free: bool = False
) -> list[Placement]:
    """Where the tiles of a text lie, by the rules for maps of this version; with free_map there are
    fewer."""
    laid: dict[int, Placement] = {}
    lines: dict[int, int] = {}
    for line, placement in parse_map(text):
        tile = placement.tile
        if not tiles_in_play >> tile & 1:
            raise BadPosition("error-jackrabbits-map-in-play", line=line, tile=TILE_SIGNS[tile])
        if tile in lines:
            raise BadPosition(
                "error-jackrabbits-map-twice", line=line, tile=TILE_SIGNS[tile], first=lines[tile]
            )
        _check_place(placement, laid, line, free)
        lines[tile] = line
        laid[tile] = placement
    _check_whole(laid, lines, tiles_in_play)
    if not free:
        _check_reach(laid, rules)
    return list(laid.values())


def parse_map(text: str) -> Iterator[tuple[int, Placement]]:
    """The tiles that the lines say; whether such a map can be is for `read_map`."""
    if not isinstance(text, str):
        raise BadPosition("error-jackrabbits-map-text", given=quoted(text))
    island, begun, empty = 0, False, True
    # Some editors begin a file with a byte order mark.
    for number, content in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        line = content.partition("#")[0].strip()
        if line.lower() == ISLAND:
            begun = not empty
        elif line:
            island, begun, empty = island + begun, False, False
            yield number, read_tile(line, number, island)


def read_tile(line: str, number: int, island: int) -> Placement:
    """Where one line says that its tile lies."""
    found = LINE.fullmatch(line)
    if not found:
        raise BadPosition("error-jackrabbits-map-line", line=number, given=_cut(line))
    tile = tile_of(found[1])
    if tile == tiles.NO_TILE:
        raise BadPosition("error-jackrabbits-map-tile", line=number, given=_cut(found[1]))
    vertices = [_read_vertex(part, number) for part in re.findall(r"\([^()]*\)", found[2])]
    places = [(q, r, turn) for q, r in vertices for turn in range(tiles.WAYS)]
    if tiles.SHAPE_OF[tile] != tiles.HEX:
        covered = sorted(set(vertices))
        places = [place for place in places if sorted(corners(tile, *place)) == covered]
    if not places or len(vertices) != (1, 4, 3)[tiles.SHAPE_OF[tile]]:
        raise BadPosition(
            "error-jackrabbits-map-shape",
            line=number,
            tile=TILE_SIGNS[tile],
            shape=tiles.SHAPE_KEYS[tiles.SHAPE_OF[tile]],
            given=_cut(found[2].strip()),
        )
    words = re.split(r"[\s–-]+", found[3].strip().lower())
    for q, r, turn in sorted(places, key=lambda place: place[2]):
        if _has_roads(tile, turn, words):
            return Placement(tile, island, q, r, turn)
    raise BadPosition(
        "error-jackrabbits-map-roads",
        line=number,
        tile=TILE_SIGNS[tile],
        given=_cut(found[3].strip()),
    )


def _cut(given: str) -> Phrase | str:
    """The text of a line, as a refusal quotes it."""
    return quoted(given if len(given) <= LONGEST else given[: LONGEST - 1] + "…")


def tile_of(sign: str) -> int:
    """The tile that is written so, or NO_TILE."""
    if sign.lower() == TILE_SIGNS[tiles.CITADEL]:
        return tiles.CITADEL
    name = sign[:1].upper() + sign[1:].translate(LETTERS)
    return TILE_SIGNS.index(name) if name in TILE_SIGNS else tiles.NO_TILE


def _read_vertex(part: str, line: int) -> Vertex:
    found = CORNER.fullmatch(part)
    if found:
        halves, row = float(found[1]) * 2, int(found[2])
        q = (halves - row) / 2
        if q == int(q) and max(abs(q), abs(row)) <= FARTHEST:
            return int(q), row
    raise BadPosition("error-jackrabbits-map-lattice", line=line, far=FARTHEST, given=_cut(part))


def _has_roads(tile: int, turn: int, words: Sequence[str]) -> bool:
    """Whether a tile turned so has the roads that are written."""
    if turn >= tiles.TURNS[tile] and tiles.KIND_OF[tile] != tiles.MOUNTAIN:
        return False
    ways = {way for way in range(tiles.WAYS) if tiles.ROAD_WAYS[tile, turn] >> way & 1}
    if tiles.KIND_OF[tile] == tiles.MOUNTAIN:
        named = {tiles.WAY_KEYS[way] for way in over(turn)}
        return words == [""] or (set(words[:-1]) == named and words[-1] == "over")
    if (
        tiles.SHAPE_OF[tile] == tiles.RHOMBUS
        or tile == tiles.CITADEL
        or len(ways) == 3 == 3 * _is_triangle(tile)
    ):
        return words == [""]
    names = SIDE_NAMES[turn % 2] if _is_triangle(tile) else dict(enumerate(tiles.WAY_KEYS))
    return len(words) == len(ways) and set(words) == {names[way] for way in ways}


def _is_triangle(tile: int) -> bool:
    return bool(tiles.SHAPE_OF[tile] == tiles.TRIANGLE)


def _neighbours(placement: Placement, laid: Mapping[int, Placement]) -> dict[int, int]:
    """The laid tiles that touch a tile that would lie here, and how they lie to it."""
    tile, island, q, r, turn = placement
    found = {}
    for other, there in laid.items():
        dq, dr = there.q - q + tiling.REACH, there.r - r + tiling.REACH
        if there.island == island and 0 <= dq <= 2 * tiling.REACH and 0 <= dr <= 2 * tiling.REACH:
            form, other_form = (
                tiles.SHAPE_OF[tile] * tiles.WAYS + turn,
                tiles.SHAPE_OF[other] * tiles.WAYS + there.turn,
            )
            way = int(tiling.LYING[form, other_form, dq, dr])
            if way != tiling.APART:
                found[other] = way
    return found


def _has_road(placement: Placement, way: int) -> bool:
    return bool(tiles.ROAD_WAYS[placement.tile, placement.turn] >> way & 1)


def _check_place(
    placement: Placement, laid: Mapping[int, Placement], line: int, free: bool
) -> None:
    """Refuse a tile that breaks a rule beside those that lie already. With free_map the only rule
    is that no tile lies on another."""
    tile = placement.tile
    triangles: list[int] = []
    for other, way in _neighbours(placement, laid).items():
        name, near = TILE_SIGNS[tile], TILE_SIGNS[other]
        if way == tiling.OVERLAPPING:
            raise BadPosition("error-jackrabbits-map-overlap", line=line, tile=name, other=near)
        if free:
            continue
        road = _has_road(placement, way)
        if road != _has_road(laid[other], (way + 3) % tiles.WAYS):
            raise BadPosition("error-jackrabbits-map-dead-end", line=line, tile=name, other=near)
        if road and tile < tiles.HEXES and other < tiles.HEXES:
            raise BadPosition("error-jackrabbits-map-hexes", line=line, tile=name, other=near)
        if _is_triangle(tile) and _is_triangle(other):
            triangles.append(other)
    for other in triangles:
        beyond = [*_neighbours(laid[other], laid), other]
        alike = [third for third in beyond if tiles.KIND_OF[third] == tiles.KIND_OF[tile]]
        for one, another in [*((tile, third) for third in alike), *combinations(triangles, 2)]:
            if tiles.KIND_OF[one] == tiles.KIND_OF[another]:
                raise BadPosition(
                    "error-jackrabbits-map-triangles",
                    line=line,
                    tile=TILE_SIGNS[one],
                    other=TILE_SIGNS[another],
                )


def _check_whole(laid: Mapping[int, Placement], lines: Mapping[int, int], in_play: int) -> None:
    """Refuse a map that lacks a hex, or has a tile that no road joins to its lattice."""
    missing = [hex for hex in range(tiles.HEXES) if in_play >> hex & 1 and hex not in laid]
    if missing:
        raise BadPosition("error-jackrabbits-map-missing", tiles=_signs(missing))
    if laid[tiles.CITADEL].island != 0:
        raise BadPosition("error-jackrabbits-map-citadel", line=lines[tiles.CITADEL])
    together: set[int] = set()
    for tile in sorted(laid):
        # The hexes come first: a lattice begins with one, and the rest hangs on it.
        begins = all(laid[other].island != laid[tile].island for other in together)
        if tile not in together and not (begins and tile < tiles.HEXES):
            raise BadPosition(
                "error-jackrabbits-map-loose", line=lines[tile], tile=TILE_SIGNS[tile]
            )
        if tile not in together:
            together |= _joined(tile, laid)


def _check_reach(laid: Mapping[int, Placement], rules: int) -> None:
    """Refuse a map that lacks a burrow, or has a hex that no rabbit can reach."""
    if not any(tiles.KIND_OF[tile] == tiles.BURROW for tile in laid):
        raise BadPosition("error-jackrabbits-map-burrow")
    s = np.zeros(1, STATE)[0]
    clear_map(s)
    s.rules_version = rules
    for placement in laid.values():
        lay(s, *placement)
    chart_sea(s)
    reached = int(reachable(s))
    cut_off = [hex for hex in range(tiles.HEXES) if hex in laid and not reached >> hex & 1]
    if cut_off:
        raise BadPosition("error-jackrabbits-map-reach", tiles=_signs(cut_off))


def _joined(tile: int, laid: Mapping[int, Placement]) -> set[int]:
    """The tiles that hang together with this one by roads."""
    joined, waiting = {tile}, [laid[tile]]
    while waiting:
        one = waiting.pop()
        for other, way in _neighbours(one, laid).items():
            back = (way + 3) % tiles.WAYS
            if other not in joined and _has_road(one, way) and _has_road(laid[other], back):
                joined.add(other)
                waiting.append(laid[other])
    return joined


def _signs(named: Iterable[int]) -> str:
    return ", ".join(TILE_SIGNS[tile] for tile in named)
