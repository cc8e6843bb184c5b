"""The map as a landscape: sea, coast, tiles with their roads and landmarks, and a jetty wherever a
road leaves the map."""

from collections.abc import Callable, Container, Iterable

from reino.core.svg import FADED_INK, INK, Markup, circle, element, group, joined, path, rect, text
from reino.core.woodcut import cut, lines, woodcut
from reino.games.jackrabbits.cards import JACK, RANK_SIGNS
from reino.games.jackrabbits.chart import (
    Chart,
    Lie,
    Point,
    along,
    between,
    bezier,
    outward,
    put,
    within,
)
from reino.games.jackrabbits.inks import (
    BRIGHT_GOLD,
    CREAM,
    LIVERIES,
    MEADOW,
    PALE_WOOD,
    PURPLE,
    ROCK,
    SUIT_INKS,
    TINTS,
    WOOD,
    emblem,
    suit_sign,
)
from reino.games.jackrabbits.tiles import (
    BURROW,
    CITADEL,
    CROSSING,
    FOREST,
    HEX,
    MOUNTAIN,
    PALACE,
    PLACE_OF,
    PLAZA,
    RHOMBUS,
    RIVER,
    ROADS,
    SETS,
    SUIT_OF,
    TAVERN,
    TOWER,
    UNDERGROUND,
)

SEA = "#8db9bd"
WAVE = "#5d939b"
SHALLOWS = ((58, "#a3c8c6"), (36, "#bcd9d1"))
SAND = "#ecd7a0"
ROAD = "#faedc6"
ROAD_WIDTH, ROAD_EDGE = 14, 20
RUT = "#c8a763"
GROUNDS = {
    FOREST: "#9dbd6c",
    RIVER: MEADOW,
    MOUNTAIN: "#cfc2a0",
    CROSSING: "#dccb8c",
    TAVERN: "#d3c383",
    BURROW: "#c5b877",
}
HEATH = "#7f9a55"  # tufts of grass
CITADEL_GROUND = "#efe0b4"
WATER = "#79aebf"
JETTY = 17
BUILDINGS = {PLAZA: "plaza", PALACE: "palace", TOWER: "tower"}
# On a forest, along its short and its long diagonal.
TREES = ((-30, -9), (-30, 11), (-12, -13), (-11, 9), (8, -11), (9, 12), (27, -10), (28, 10))


def outline(corners: Iterable[Point]) -> str:
    return "M" + " L".join(map(put, corners)) + " Z"


def water(width: float, height: float) -> Markup:
    """The sea: short waves in rows, each row set off from the one above."""
    strokes = []
    for row in range(int((height - 16) // 26) + 1):
        for column in range(int(width // 78) + 2):
            x, y = 78 * column - 39 * (row % 2) - 12, 26 * row + 15
            if 8 < x < width - 42:
                strokes.append(f"M{x} {y}q6 -7 12 0q6 -7 12 0")
    return path("".join(strokes), fill="none", stroke=WAVE, stroke_width=1.5, opacity=0.55)


def coast(lies: Iterable[Lie]) -> Markup:
    """Shallows, a line of ink and a beach around all land."""
    land = " ".join(outline(lie.corners) for lie in lies)
    rings = [*SHALLOWS, (18, INK), (14, SAND)]
    return joined(
        path(land, fill=colour, stroke=colour, stroke_width=width, stroke_linejoin="round")
        for width, colour in rings
    )


def ground(lie: Lie, marked: bool = False) -> Markup:
    """A tile without its roads; a hex can be marked by a border of gold."""
    shape = outline(lie.corners)
    if lie.shape == HEX:
        suit = int(SUIT_OF[lie.tile])
        fill, line = (
            (CITADEL_GROUND, PURPLE) if lie.tile == CITADEL else (TINTS[suit], LIVERIES[suit])
        )
        border = _gold_border(lie) if marked else _border(lie, line)
        return joined((_field(shape, fill), border))
    parts = [_field(shape, GROUNDS[lie.kind]), _tufts(lie)]
    if lie.kind == RIVER:
        parts.append(_stream(lie))
    return joined(parts)


def _field(shape: str, fill: str) -> Markup:
    return path(shape, fill=fill, stroke=INK, stroke_width=2.4, stroke_linejoin="round")


def _inner(lie: Lie) -> str:
    x, y = lie.middle
    return outline((x + (cx - x) * 0.93, y + (cy - y) * 0.93) for cx, cy in lie.corners)


def _border(lie: Lie, colour: str) -> Markup:
    return path(_inner(lie), fill="none", stroke=colour, stroke_width=5, opacity=0.75)


def _gold_border(lie: Lie) -> Markup:
    inner = _inner(lie)
    return group(
        path(inner, stroke=INK, stroke_width=10),
        path(inner, stroke=BRIGHT_GOLD, stroke_width=7),
        fill="none",
        stroke_linejoin="round",
    )


def _tufts(lie: Lie) -> Markup:
    """Grass near the corners."""
    marks = []
    for corner in lie.corners:
        x, y = (corner[0] * 0.62 + lie.middle[0] * 0.38, corner[1] * 0.62 + lie.middle[1] * 0.38)
        marks.append(f"M{x - 5:.1f} {y:.1f}l-2 -5m2 5v-7m0 7l3 -5")
    return lines("".join(marks), 1.5, HEATH)


def _at(lie: Lie, across: float, lengthwise: float) -> Point:
    """A place on a rhombus, from its middle along its short and its long diagonal."""
    (sx, sy), (lx, ly) = lie.axes()
    x, y = lie.middle
    return x + across * sx + lengthwise * lx, y + across * sy + lengthwise * ly


def _stream(lie: Lie) -> Markup:
    """A river from acute corner to acute corner, between the two roads."""
    ends = [put(_at(lie, 0, end)) for end in (-84, 84)]
    near = [put(_at(lie, a, b)) for a, b in ((13, -34), (13, 34))]
    far = [put(_at(lie, a, b)) for a, b in ((-13, 34), (-13, -34))]
    waves = "".join(
        f"M{put(_at(lie, a, b - 9))} Q{put(_at(lie, a + 3, b - 4))} {put(_at(lie, a, b))} "
        f"Q{put(_at(lie, a - 3, b + 4))} {put(_at(lie, a, b + 9))}"
        for a, b in ((-3, -28), (3.5, 0), (-3, 28))
    )
    bank = f"M{ends[0]} C{near[0]} {near[1]} {ends[1]} C{far[0]} {far[1]} {ends[0]} Z"
    return woodcut(cut(bank, WATER, 2), lines(waves, 1.8, CREAM))


def roads(lies: Iterable[Lie]) -> Markup:
    """All roads, edges first, so that they run on from tile to tile."""
    strokes = [d for lie in lies for road in lie.roads() for d in lie.strokes(road)]
    return ribbon_of(" ".join(strokes))


def ribbon_of(d: str, edge: str | None = None) -> Markup:
    return group(
        path(edge or d, stroke=INK, stroke_width=ROAD_EDGE),
        path(d, stroke=ROAD, stroke_width=ROAD_WIDTH, stroke_linecap="round"),
        path(d, stroke=RUT, stroke_width=1.8, stroke_dasharray="7 8"),
        fill="none",
    )


def landmark(lie: Lie) -> Markup:
    """What stands on a tile."""
    x, y = lie.middle
    if lie.tile == CITADEL:
        return group(emblem("citadel"), at=(x, y + 4), scale=1.12)
    if lie.shape == HEX:
        suit, place = int(SUIT_OF[lie.tile]), int(PLACE_OF[lie.tile])
        return joined(
            (
                group(building(suit, place), at=(x, y + 3)),
                group(plaque(suit, place), at=(x, y + 43)),
            )
        )
    return LANDMARKS[lie.kind](lie)


def building(suit: int, place: int) -> Markup:
    """The residence of a royal, in the colours of its suit."""
    return emblem(BUILDINGS[place], colour=LIVERIES[suit])


def plaque(suit: int, place: int) -> Markup:
    """Whose residence it is: rank and suit, 44 wide and 24 high, around the origin."""
    return group(
        rect(-22, -12, 44, 24, rx=4, fill=CREAM, stroke=INK, stroke_width=2),
        text(
            RANK_SIGNS[JACK + place],
            -9,
            7,
            20,
            text_anchor="middle",
            font_weight="bold",
            fill=SUIT_INKS[suit],
        ),
        group(suit_sign(suit), at=(10, 0), scale=0.86),
    )


def _forest(lie: Lie) -> Markup:
    places = sorted((_at(lie, *tree) for tree in TREES), key=lambda point: point[1])
    wood = [
        group(emblem("oak" if i % 3 == 1 else "conifer"), at=(x, y + 11), scale=0.84)
        for i, (x, y) in enumerate(places)
    ]
    x, y = _lower(lie, 67)
    return joined((group(emblem("oak"), at=(x, y + 9), scale=0.66), *wood))


def _lower(lie: Lie, away: float) -> Point:
    """Towards the lower acute corner of a rhombus; the upper one bears its number."""
    return max((_at(lie, 0, away), _at(lie, 0, -away)), key=_reading)


def _reading(point: Point) -> tuple[int, int]:
    return round(point[1]), round(point[0])


def _river(lie: Lie) -> Markup:
    """Nothing stands in a river: it is part of the ground."""
    return Markup()


def _mountain(lie: Lie) -> Markup:
    """A ridge over the lower road, which goes through it, and the upper road over the ridge."""
    lower, upper = (lie.curve(*road) for road in lie.roads())
    x, y = lie.middle
    ridge = f"M{x - 31:.1f} {y + 17:.1f} L{x - 20:.1f} {y - 17:.1f} L{x - 4:.1f} {y - 24:.1f} " + (
        f"L{x + 14:.1f} {y - 19:.1f} L{x + 30:.1f} {y + 15:.1f} L{x + 12:.1f} {y + 25:.1f} "
        f"L{x - 14:.1f} {y + 26:.1f} Z"
    )
    mouths = [along(lower, t) for t in (0.2, 0.8)]
    peaks = sorted((_at(lie, a, 0) for a in (-29, 29)), key=lambda point: point[1])
    behind, before = peaks
    foot = _lower(lie, 60)
    return joined(
        (
            group(emblem("peak"), at=(foot[0], foot[1] + 6), scale=0.5),
            woodcut(cut(ridge, ROCK, 1.8)),
            *(group(emblem("portal"), at=mouth, scale=0.86) for mouth in mouths),
            group(emblem("peak"), at=(behind[0], behind[1] + 14), scale=0.74),
            ribbon_of(bezier(upper), bezier(within(upper, 0.14))),
            group(emblem("peak"), at=(before[0], before[1] + 16), scale=0.74),
        )
    )


def _crossing(lie: Lie) -> Markup:
    x, y = lie.middle
    left = min(lie.corners, key=lambda corner: (-round(corner[1]), corner[0]))
    tx, ty = between((x, y), left, 0.52)
    return joined(
        (
            circle(x, y, 13, fill=ROAD, stroke="none"),
            group(emblem("tent"), at=(tx, ty + 10), scale=0.6),
            group(emblem("signpost"), at=(x, y + 8), scale=0.78),
        )
    )


def _tavern(lie: Lie) -> Markup:
    """The house stands at the side without a road."""
    (blank,) = set(lie.ways) - set(lie.road_ways)
    sx, sy = lie.side(blank)
    ux, uy = outward(blank)
    return group(emblem("tavern"), at=(sx - 15 * ux - 2, sy - 15 * uy + 14), scale=0.82)


def _burrow(lie: Lie) -> Markup:
    return group(emblem("burrow"), at=(lie.middle[0], lie.middle[1] + 1), scale=0.8)


LANDMARKS: dict[int, Callable[[Lie], Markup]] = {
    FOREST: _forest,
    RIVER: _river,
    MOUNTAIN: _mountain,
    CROSSING: _crossing,
    TAVERN: _tavern,
    BURROW: _burrow,
}


def number(lie: Lie) -> Markup:
    """Which of its kind a road tile is, in a corner of it."""
    x, y = lie.middle
    if lie.shape == RHOMBUS:
        places = [_at(lie, *place) for place in ((0, -66), (0, 66))]
        if lie.kind == RIVER:
            places = [_at(lie, *place) for place in ((-38, 0), (38, 0))]
    else:
        places = [(x + (cx - x) * 0.6, y + (cy - y) * 0.6) for cx, cy in lie.corners]
    at = min(places, key=_reading)
    return text(
        str((lie.tile - ROADS) % SETS + 1),
        at[0],
        at[1] + 6,
        17,
        text_anchor="middle",
        font_weight="bold",
        fill=FADED_INK,
    )


def jetty(lie: Lie, way: int) -> Markup:
    """Where a road leaves the map: planks into the sea."""
    x, y = lie.side(way)
    planks = f"M-8 0 V-{JETTY} H8 V0 Z"
    return woodcut(
        group(
            lines(f"M-8 -{JETTY} v-4 M8 -{JETTY} v-4 M-8 -6 v-2 M8 -6 v-2", 4),
            cut(planks, PALE_WOOD, 2),
            lines("M-8 -6 H8 M-8 -11.5 H8", 1.4, WOOD),
            turn=60 * way,
        ),
        at=(x, y),
    )


def beside_map(lie: Lie, name: str) -> Markup:
    """The underground or exile, with its name on a plate."""
    x, y = lie.middle
    under = lie.tile == UNDERGROUND
    ground_of = [path(outline(lie.corners), fill="#a98553", stroke=INK, stroke_width=2.4)]
    picture = group(emblem("cavern" if under else "raft"), at=(x, y - 8))
    plate = woodcut(cut("M-62 52 H62 L56 63 L62 74 H-62 L-56 63 Z", CREAM, 2), at=(x, y))
    words = text(name, x, y + 69, 18, room=104, text_anchor="middle", font_weight="bold")
    return joined((*(ground_of if under else ()), picture, plate, words))


def landscape(
    chart: Chart, exits: Iterable[tuple[int, int]], marked: Container[int] = ()
) -> Markup:
    """Land with everything that does not move, and with some hexes marked."""
    lies = list(chart.lies.values())
    under = chart.beside[UNDERGROUND]
    return joined(
        (
            coast([*lies, under]),
            *(jetty(chart.lies[tile], way) for tile, way in exits),
            *(ground(lie, lie.tile in marked) for lie in lies),
            roads(lies),
            *(landmark(lie) for lie in sorted(lies, key=lambda lie: lie.middle[1])),
            *(number(lie) for lie in lies if lie.shape != HEX),
        )
    )


def tile_face(lie: Lie) -> Markup:
    """One tile by itself, as it lies."""
    parts = [ground(lie), roads([lie]), landmark(lie)]
    if lie.shape != HEX:
        parts.append(number(lie))
    return element("g", *parts)
