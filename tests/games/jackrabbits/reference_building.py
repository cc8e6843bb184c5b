"""Building without turns in the reference: everybody's tiles, choices in hand, and the map as the
second survey has it."""

from dataclasses import dataclass, field

from reino.games.jackrabbits.rules.tiles import TILE_KEYS

from .survey import HEXES, NAMES, NUMBER, Piece, Survey, piece

SHAPES = {"hex": HEXES, "rhombus": "FRM", "triangle": "XTB"}


def shape_of(name: str) -> str:
    if name in HEXES:
        return "hex"
    return "rhombus" if name[0] in "FRM" else "triangle"


def key(name: str) -> str:
    return TILE_KEYS[NUMBER[name]]


@dataclass
class Builder:
    """The tiles of a seat, and how far it has come with one of them."""

    tiles: set[str] = field(default_factory=set)
    tile: str | None = None
    side: tuple[str, str] | None = None


class Workshop:
    """A map that all build at once."""

    def __init__(self, players: int, tiles: list[str], free: bool) -> None:
        self.builders = [Builder() for _ in range(players)]
        self.undealt = [name for name in tiles if name != "citadel"]
        self.survey = Survey({"citadel": piece("citadel", 0, 0, 0, 0)}, free=free)
        self.islands = 0
        self.late = 0  # choices that were put back because a place was gone

    def next_deal(self) -> tuple[int, list[str]] | None:
        """The seat that is dealt a tile, and the tiles it may be: by shape, the first seats getting
        what does not divide evenly."""
        for shape in SHAPES:
            left = [name for name in self.undealt if shape_of(name) == shape]
            if left:
                held = [sum(shape_of(t) == shape for t in b.tiles) for b in self.builders]
                total, n = sum(held) + len(left), len(self.builders)
                for seat, has in enumerate(held):
                    if has < total // n + (seat < total % n):
                        return seat, left
        return None

    def deal(self, seat: int, name: str) -> None:
        self.undealt.remove(name)
        self.builders[seat].tiles.add(name)

    def has_place(self, name: str) -> bool:
        return name in HEXES or bool(self.survey.places(name))

    def menus(self) -> dict[int, set[str]]:
        """What each seat may choose; seats without a place owe nothing."""
        # Tiles of a kind have the same places.
        placeable: dict[str, bool] = {}
        for builder in self.builders:
            for name in builder.tiles:
                if name[0] not in placeable or name in HEXES:
                    placeable[name if name in HEXES else name[0]] = self.has_place(name)
        found = {}
        for seat, builder in enumerate(self.builders):
            able = {n for n in builder.tiles if n in HEXES or placeable[n[0]]}
            if able:
                found[seat] = self._menu(builder, able)
        return found

    def _menu(self, builder: Builder, able: set[str]) -> set[str]:
        if builder.tile is None:
            return {f"pick {key(name)}" for name in able}
        places = self.survey.places(builder.tile)
        if builder.side is None:
            sides = {f"against {key(other)} {way.lower()}" for other, way in places}
            return sides | ({"island"} if builder.tile in HEXES else set())
        return {f"turn {turn}" for turn in self._turns(builder, places[builder.side])}

    def _turns(self, builder: Builder, there: list[Piece]) -> dict[int, Piece]:
        """The turns of a tile that look different, by their least number."""
        assert builder.tile is not None
        island = there[0].island
        looks: dict[object, tuple[int, Piece]] = {}
        for lain in there:
            looks.setdefault(lain.look(), (turn_of(builder.tile, island, lain), lain))
        return dict(sorted(looks.values(), key=lambda found: found[0]))

    def choose(self, seat: int, text: str) -> None:
        builder = self.builders[seat]
        match text.split():
            case ["pick", tile]:
                builder.tile = NAMES[TILE_KEYS.index(tile)]
            case ["against", other, way]:
                builder.side = NAMES[TILE_KEYS.index(other)], way.upper()
            case ["island"]:
                assert builder.tile is not None
                self.islands += 1
                self._lay(builder, piece(builder.tile, self.islands, 0, 0, 0))
            case ["turn", turn]:
                assert builder.tile is not None
                assert builder.side is not None
                there = self.survey.places(builder.tile)[builder.side]
                self._lay(builder, self._turns(builder, there)[int(turn)])

    def _lay(self, builder: Builder, tile: Piece) -> None:
        self.survey = Survey({**self.survey.pieces, tile.name: tile}, free=self.survey.free)
        builder.tiles.remove(tile.name)
        builder.tile = builder.side = None
        for other in self.builders:
            if other.tile is None:
                continue
            places = self.survey.places(other.tile)
            gone = not places and other.tile not in HEXES
            if other.side is not None:
                gone = other.side not in places
            if gone:
                other.tile = other.side = None
                self.late += 1


def turn_of(name: str, island: int, lain: Piece) -> int:
    """The least turn in which a tile lies as it does."""
    corner = min(x for side in lain.sides for x, _ in side), lain.sides[0][0][1]
    near = range(-4, 5)
    for turn in range(6):
        for dq in near:
            for dr in near:
                r = corner[1] + dr
                q = (corner[0] - r) // 2 + dq
                if piece(name, island, q, r, turn).look() == lain.look():
                    return turn
    raise AssertionError(f"{name} does not lie on the lattice")
