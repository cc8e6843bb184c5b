"""The map as a landscape: sea, coast, tiles with their roads and landmarks, and a jetty wherever a
road leaves the map."""

from collections.abc import Callable, Container, Iterable

from reino.draw.strokes import cut, lines, woodcut
from reino.draw.svg import FADED_INK, INK, Markup, circle, element, group, joined, path, rect, text
from reino.games.jackrabbits.art import palette
from reino.games.jackrabbits.art.map_layout import (
    MapLayout,
    along,
    axes,
    between,
    bezier,
    put,
    strokes,
    within,
)
from reino.games.jackrabbits.art.palette import emblem, suit_sign
from reino.games.jackrabbits.rules import cards, tiles
from reino.games.jackrabbits.table.layout import LaidTile, Point, outward

SEA = "#8db9bd"
WAVE = "#5d939b"
SHALLOWS = ((58, "#a3c8c6"), (36, "#bcd9d1"))
SAND = "#ecd7a0"
ROAD = "#faedc6"
ROAD_WIDTH, ROAD_EDGE = 14, 20
RUT = "#c8a763"
GROUNDS = {
    tiles.FOREST: "#9dbd6c",
    tiles.RIVER: palette.MEADOW,
    tiles.MOUNTAIN: "#cfc2a0",
    tiles.CROSSING: "#dccb8c",
    tiles.TAVERN: "#d3c383",
    tiles.BURROW: "#c5b877",
}
HEATH = "#7f9a55"  # tufts of grass
CITADEL_GROUND, ADVANCED_GROUND = "#efe0b4", "#ecd3e2"
WATER = "#79aebf"
JETTY = 17
BUILDINGS = {tiles.PLAZA: "plaza", tiles.PALACE: "palace", tiles.TOWER: "tower"}
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


def coast(laid_tiles: Iterable[LaidTile]) -> Markup:
    """Shallows, a line of ink and a beach around all land."""
    land = " ".join(outline(laid.corners) for laid in laid_tiles)
    rings = [*SHALLOWS, (18, INK), (14, SAND)]
    return joined(
        path(land, fill=colour, stroke=colour, stroke_width=width, stroke_linejoin="round")
        for width, colour in rings
    )


def ground(laid: LaidTile, marked: bool = False, advanced: bool = False) -> Markup:
    """A tile without its roads; a hex can be marked by a border of gold, and the citadel has
    another face where it is advanced."""
    shape = outline(laid.corners)
    if laid.shape == tiles.HEX:
        suit = int(tiles.SUIT_OF[laid.tile])
        fill, line = (
            (ADVANCED_GROUND if advanced else CITADEL_GROUND, palette.PURPLE)
            if laid.tile == tiles.CITADEL
            else (palette.TINTS[suit], palette.LIVERIES[suit])
        )
        border = _gold_border(laid) if marked else _border(laid, line)
        return joined((_field(shape, fill), border))
    parts = [_field(shape, GROUNDS[laid.kind]), _tufts(laid)]
    if laid.kind == tiles.RIVER:
        parts.append(_stream(laid))
    return joined(parts)


def _field(shape: str, fill: str) -> Markup:
    return path(shape, fill=fill, stroke=INK, stroke_width=2.4, stroke_linejoin="round")


def _inner(laid: LaidTile) -> str:
    x, y = laid.middle
    return outline((x + (cx - x) * 0.93, y + (cy - y) * 0.93) for cx, cy in laid.corners)


def _border(laid: LaidTile, colour: str) -> Markup:
    return path(_inner(laid), fill="none", stroke=colour, stroke_width=5, opacity=0.75)


def _gold_border(laid: LaidTile) -> Markup:
    inner = _inner(laid)
    return group(
        path(inner, stroke=INK, stroke_width=10),
        path(inner, stroke=palette.BRIGHT_GOLD, stroke_width=7),
        fill="none",
        stroke_linejoin="round",
    )


def _tufts(laid: LaidTile) -> Markup:
    """Grass near the corners."""
    marks = []
    for corner in laid.corners:
        x, y = (corner[0] * 0.62 + laid.middle[0] * 0.38, corner[1] * 0.62 + laid.middle[1] * 0.38)
        marks.append(f"M{x - 5:.1f} {y:.1f}l-2 -5m2 5v-7m0 7l3 -5")
    return lines("".join(marks), 1.5, HEATH)


def _at(laid: LaidTile, across: float, lengthwise: float) -> Point:
    """A place on a rhombus, from its middle along its short and its long diagonal."""
    (sx, sy), (lx, ly) = axes(laid)
    x, y = laid.middle
    return x + across * sx + lengthwise * lx, y + across * sy + lengthwise * ly


def _stream(laid: LaidTile) -> Markup:
    """A river from acute corner to acute corner, between the two roads."""
    ends = [put(_at(laid, 0, end)) for end in (-84, 84)]
    near = [put(_at(laid, a, b)) for a, b in ((13, -34), (13, 34))]
    far = [put(_at(laid, a, b)) for a, b in ((-13, 34), (-13, -34))]
    waves = "".join(
        f"M{put(_at(laid, a, b - 9))} Q{put(_at(laid, a + 3, b - 4))} {put(_at(laid, a, b))} "
        f"Q{put(_at(laid, a - 3, b + 4))} {put(_at(laid, a, b + 9))}"
        for a, b in ((-3, -28), (3.5, 0), (-3, 28))
    )
    bank = f"M{ends[0]} C{near[0]} {near[1]} {ends[1]} C{far[0]} {far[1]} {ends[0]} Z"
    return woodcut(cut(bank, WATER, 2), lines(waves, 1.8, palette.CREAM))


def roads(laid_tiles: Iterable[LaidTile]) -> Markup:
    """All roads, edges first, so that they run on from tile to tile."""
    lines_of = [d for laid in laid_tiles for road in laid.roads() for d in strokes(laid, road)]
    return ribbon_of(" ".join(lines_of))


def ribbon_of(d: str, edge: str | None = None) -> Markup:
    return group(
        path(edge or d, stroke=INK, stroke_width=ROAD_EDGE),
        path(d, stroke=ROAD, stroke_width=ROAD_WIDTH, stroke_linecap="round"),
        path(d, stroke=RUT, stroke_width=1.8, stroke_dasharray="7 8"),
        fill="none",
    )


def landmark(laid: LaidTile, advanced: bool = False) -> Markup:
    """The building or scenery of a tile; of the citadel its other face where it is advanced."""
    x, y = laid.middle
    if laid.tile == tiles.CITADEL:
        face = emblem("advanced-citadel" if advanced else "citadel")
        return group(face, at=(x, y + 4), scale=1.12)
    if laid.shape == tiles.HEX:
        suit, place = int(tiles.SUIT_OF[laid.tile]), int(tiles.PLACE_OF[laid.tile])
        return joined(
            (
                group(building(suit, place), at=(x, y + 3)),
                group(plaque(suit, place), at=(x, y + 43)),
            )
        )
    return LANDMARKS[laid.kind](laid)


def seal_of(ending: str) -> Markup:
    """The seal of an ending, 44 wide, around the origin."""
    return emblem("seal", sign=emblem(f"seal-{ending.replace('_', '-')}"))


def building(suit: int, place: int) -> Markup:
    """The residence of a royal, in the colours of its suit."""
    return emblem(BUILDINGS[place], colour=palette.LIVERIES[suit])


def plaque(suit: int, place: int) -> Markup:
    """Rank and suit of the royal that resides there: 44 wide and 24 high, around the origin."""
    return group(
        rect(-22, -12, 44, 24, rx=4, fill=palette.CREAM, stroke=INK, stroke_width=2),
        text(
            cards.RANK_SIGNS[cards.JACK + place],
            -9,
            7,
            20,
            text_anchor="middle",
            font_weight="bold",
            fill=palette.SUIT_INKS[suit],
        ),
        group(suit_sign(suit), at=(10, 0), scale=0.86),
    )


def _forest(laid: LaidTile) -> Markup:
    places = sorted((_at(laid, *tree) for tree in TREES), key=lambda point: point[1])
    wood = [
        group(emblem("oak" if i % 3 == 1 else "conifer"), at=(x, y + 11), scale=0.84)
        for i, (x, y) in enumerate(places)
    ]
    x, y = _lower(laid, 67)
    return joined((group(emblem("oak"), at=(x, y + 9), scale=0.66), *wood))


def _lower(laid: LaidTile, away: float) -> Point:
    """Towards the lower acute corner of a rhombus; the upper one bears its number."""
    return max((_at(laid, 0, away), _at(laid, 0, -away)), key=_reading)


def _reading(point: Point) -> tuple[int, int]:
    return round(point[1]), round(point[0])


def _river(laid: LaidTile) -> Markup:
    """Nothing stands in a river: it is part of the ground."""
    return Markup()


def _mountain(laid: LaidTile) -> Markup:
    """A ridge over the lower road, which goes through it, and the upper road over the ridge."""
    lower, upper = (laid.curve(*road) for road in laid.roads())
    x, y = laid.middle
    ridge = f"M{x - 31:.1f} {y + 17:.1f} L{x - 20:.1f} {y - 17:.1f} L{x - 4:.1f} {y - 24:.1f} " + (
        f"L{x + 14:.1f} {y - 19:.1f} L{x + 30:.1f} {y + 15:.1f} L{x + 12:.1f} {y + 25:.1f} "
        f"L{x - 14:.1f} {y + 26:.1f} Z"
    )
    mouths = [along(lower, t) for t in (0.2, 0.8)]
    peaks = sorted((_at(laid, a, 0) for a in (-29, 29)), key=lambda point: point[1])
    behind, before = peaks
    foot = _lower(laid, 60)
    return joined(
        (
            group(emblem("peak"), at=(foot[0], foot[1] + 6), scale=0.5),
            woodcut(cut(ridge, palette.ROCK, 1.8)),
            *(group(emblem("portal"), at=mouth, scale=0.86) for mouth in mouths),
            group(emblem("peak"), at=(behind[0], behind[1] + 14), scale=0.74),
            ribbon_of(bezier(upper), bezier(within(upper, 0.14))),
            group(emblem("peak"), at=(before[0], before[1] + 16), scale=0.74),
        )
    )


def _crossing(laid: LaidTile) -> Markup:
    x, y = laid.middle
    left = min(laid.corners, key=lambda corner: (-round(corner[1]), corner[0]))
    tx, ty = between((x, y), left, 0.52)
    return joined(
        (
            circle(x, y, 13, fill=ROAD, stroke="none"),
            group(emblem("tent"), at=(tx, ty + 10), scale=0.6),
            group(emblem("signpost"), at=(x, y + 8), scale=0.78),
        )
    )


def _tavern(laid: LaidTile) -> Markup:
    """The house stands at the side without a road."""
    (blank,) = set(laid.ways) - set(laid.road_ways)
    sx, sy = laid.side(blank)
    ux, uy = outward(blank)
    return group(emblem("tavern"), at=(sx - 15 * ux - 2, sy - 15 * uy + 14), scale=0.82)


def _burrow(laid: LaidTile) -> Markup:
    return group(emblem("burrow"), at=(laid.middle[0], laid.middle[1] + 1), scale=0.8)


LANDMARKS: dict[int, Callable[[LaidTile], Markup]] = {
    tiles.FOREST: _forest,
    tiles.RIVER: _river,
    tiles.MOUNTAIN: _mountain,
    tiles.CROSSING: _crossing,
    tiles.TAVERN: _tavern,
    tiles.BURROW: _burrow,
}


def number(laid: LaidTile) -> Markup:
    """The number of a road tile among its kind, in a corner of it."""
    x, y = laid.middle
    if laid.shape == tiles.RHOMBUS:
        places = [_at(laid, *place) for place in ((0, -66), (0, 66))]
        if laid.kind == tiles.RIVER:
            places = [_at(laid, *place) for place in ((-38, 0), (38, 0))]
    else:
        places = [(x + (cx - x) * 0.6, y + (cy - y) * 0.6) for cx, cy in laid.corners]
    at = min(places, key=_reading)
    return text(
        str((laid.tile - tiles.ROADS) % tiles.SETS + 1),
        at[0],
        at[1] + 6,
        17,
        text_anchor="middle",
        font_weight="bold",
        fill=FADED_INK,
    )


def jetty(laid: LaidTile, way: int) -> Markup:
    """Planks into the sea, where a road leaves the map."""
    x, y = laid.side(way)
    planks = f"M-8 0 V-{JETTY} H8 V0 Z"
    return woodcut(
        group(
            lines(f"M-8 -{JETTY} v-4 M8 -{JETTY} v-4 M-8 -6 v-2 M8 -6 v-2", 4),
            cut(planks, palette.PALE_WOOD, 2),
            lines("M-8 -6 H8 M-8 -11.5 H8", 1.4, palette.WOOD),
            turn=60 * way,
        ),
        at=(x, y),
    )


def beside_map(laid: LaidTile, name: str) -> Markup:
    """The underground or exile, with its name on a plate."""
    x, y = laid.middle
    under = laid.tile == tiles.UNDERGROUND
    ground_of = [path(outline(laid.corners), fill="#a98553", stroke=INK, stroke_width=2.4)]
    picture = group(emblem("cavern" if under else "raft"), at=(x, y - 8))
    plate = woodcut(cut("M-62 52 H62 L56 63 L62 74 H-62 L-56 63 Z", palette.CREAM, 2), at=(x, y))
    words = text(name, x, y + 69, 18, room=104, text_anchor="middle", font_weight="bold")
    return joined((*(ground_of if under else ()), picture, plate, words))


def landscape(
    layout: MapLayout, exits: Iterable[tuple[int, int]], marked: Container[int] = ()
) -> Markup:
    """Land with everything that does not move, and with some hexes marked."""
    laid_tiles, advanced = list(layout.tiles.values()), layout.advanced_citadel
    under = layout.beside[tiles.UNDERGROUND]
    return joined(
        (
            coast([*laid_tiles, under]),
            *(jetty(layout.tiles[tile], way) for tile, way in exits),
            *(ground(laid, laid.tile in marked, advanced) for laid in laid_tiles),
            roads(laid_tiles),
            *(
                landmark(laid, advanced)
                for laid in sorted(laid_tiles, key=lambda laid: laid.middle[1])
            ),
            *(number(laid) for laid in laid_tiles if laid.shape != tiles.HEX),
        )
    )


def tile_face(laid: LaidTile) -> Markup:
    """One tile by itself."""
    parts = [ground(laid), roads([laid]), landmark(laid)]
    if laid.shape != tiles.HEX:
        parts.append(number(laid))
    return element("g", *parts)
