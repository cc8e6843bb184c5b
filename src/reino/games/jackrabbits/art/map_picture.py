"""The map of a view with everything that moves on it: rabbits, carrots, palaces, prices of the
places within reach, and while the map is being built the places where it can grow."""

from reino.draw.strokes import flat
from reino.draw.svg import GOLD, INK, Markup, circle, crown, element, group, path, rect, text
from reino.games.jackrabbits.art.caption import Scene
from reino.games.jackrabbits.art.landscape import (
    SEA,
    beside_map,
    landscape,
    outline,
    seal_of,
    water,
)
from reino.games.jackrabbits.art.map_layout import MapLayout
from reino.games.jackrabbits.art.palette import CREAM, emblem
from reino.games.jackrabbits.art.rabbits import carrot, mark, rabbit
from reino.games.jackrabbits.rules import actions, stage, tiles
from reino.games.jackrabbits.table.layout import LaidTile, Point, outward
from reino.games.jackrabbits.table.map_view import stand
from reino.games.jackrabbits.table.names import SPOT_KEYS, cards_in
from reino.games.jackrabbits.table.view import seal

MARGIN = 52  # of sea around all land
LARGEST = 0.86  # a unit of the lattice is 100 times this on the page
TALLEST = 860
BEFORE = 16  # how far from its road an open place is marked
CARROT, PRICE, SEAL = (44, -58), (-49, -60), (0, 50)


class MapPicture:
    def __init__(self, scene: Scene, width: float) -> None:
        self.scene = scene
        self.record = scene.record
        self.layout = MapLayout(scene.record)
        layout = self.layout
        across = layout.right - layout.left + 2 * MARGIN
        down = layout.bottom - layout.top + 2 * MARGIN
        self.width = width
        self.scale = min(LARGEST, width / across, TALLEST / down)
        self.height = round(down * self.scale)
        # In the middle of the page.
        spare = width / self.scale - across
        self.origin = MARGIN + spare / 2 - layout.left, MARGIN - layout.top

    def drawn(self) -> Markup:
        laid_tiles, scene = self.layout.tiles, self.scene
        open_sides = scene.open_sides()
        free = [tile for tile, price in scene.reach.items() if not price]
        land = landscape(self.layout, [] if scene.building else open_sides, free)
        pieces = [
            *(self.named_tile(laid) for laid in laid_tiles.values()),
            *self.seal(),
            *(
                self.carrot(tile, seat)
                for tile, seat in scene.carrots.items()
                if tile in laid_tiles
            ),
            *(self.mark(tile, seat) for tile, seat in scene.marks.items()),
            *(self.price(place, price) for place, price in scene.reach.items()),
        ]
        if scene.building:
            pieces += [self.open_place(tile, way) for tile, way in open_sides]
        else:
            pieces += self.rabbits()
        beside = [
            group(
                beside_map(laid, scene.tile(tile)),
                data_beside=SPOT_KEYS[tile],
            )
            for tile, laid in self.layout.beside.items()
        ]
        x, y = self.origin
        return group(
            rect(0, 0, self.width, self.height, rx=8, fill=SEA),
            water(self.width, self.height),
            group(land, *beside, *pieces, at=(x * self.scale, y * self.scale), scale=self.scale),
            rect(
                *(0, 0, self.width, self.height),
                rx=8,
                fill="none",
                stroke=INK,
                stroke_width=2.5,
            ),
            data_map="",
        )

    def named_tile(self, laid: LaidTile) -> Markup:
        """A tile by name, shown under the pointer."""
        return group(
            element("title", self.scene.tile_title(laid.tile)),
            path(outline(laid.corners), fill="#fff", fill_opacity=0),
            data_tile=tiles.TILE_KEYS[laid.tile],
        )

    def seal(self) -> list[Markup]:
        """The seal of the ending on the citadel."""
        ending = seal(self.record)
        if ending is None:
            return []
        return [
            group(
                element("title", self.scene.seal(ending)),
                seal_of(ending),
                at=_moved(self.layout.tiles[tiles.CITADEL].middle, SEAL),
                data_seal=ending,
            )
        ]

    def price(self, place: int, price: int) -> Markup:
        """The price of going there: a coin of gold where it is free, of silver otherwise."""
        title = self.scene.say(
            "jackrabbits-picture-reach", tile=self.scene.tile(place), price=price
        )
        rim, face = ("#b9bfc4", "#e9edef") if price else (GOLD, "#f7d774")
        laid = self.layout.tiles.get(place) or self.layout.beside[place]
        return group(
            element("title", title),
            circle(0, 0, 19, fill=rim, stroke=INK, stroke_width=2.4),
            circle(0, 0, 15, fill=face, stroke=INK, stroke_width=1.2),
            text(str(price), 0, 8, 23, room=26, text_anchor="middle", font_weight="bold"),
            at=_moved(laid.middle, PRICE),
            data_reach=SPOT_KEYS[place],
            data_price=str(price),
        )

    def carrot(self, tile: int, seat: int) -> Markup:
        name = self.scene.tile(tile)
        title = self.scene.say("jackrabbits-picture-carrot", seat=self.scene.seat(seat), tile=name)
        return group(
            element("title", title),
            carrot(seat),
            at=_moved(self.layout.tiles[tile].middle, CARROT),
            scale=1.15,
            data_carrot=tiles.TILE_KEYS[tile],
            data_seat=actions.SEAT_KEYS[seat],
        )

    def mark(self, tile: int, seat: int) -> Markup:
        name = self.scene.tile(tile)
        title = self.scene.say("jackrabbits-picture-mark", seat=self.scene.seat(seat), tile=name)
        return group(
            element("title", title),
            mark(seat),
            at=_moved(self.layout.tiles[tile].middle, CARROT),
            data_mark=tiles.TILE_KEYS[tile],
            data_seat=actions.SEAT_KEYS[seat],
        )

    def rabbits(self) -> list[Markup]:
        """All rabbits, from the back to the front; before the map is there they stand nowhere."""
        places = self.layout.tiles | self.layout.beside
        standing = []
        for seat in range(self.scene.players):
            laid = places.get(int(self.record.rabbit[seat]))
            if laid is not None:
                stood = stand(self.record, seat)
                standing.append((_moved(laid.middle, (stood.x, stood.y)), seat, stood.size))
        standing.sort(key=lambda placed: placed[0][1])
        return [self.rabbit(seat, at, size) for at, seat, size in standing]

    def rabbit(self, seat: int, at: Point, size: float) -> Markup:
        scene = self.scene
        title = scene.say(
            "jackrabbits-picture-rabbit", seat=scene.seat(seat), tile=scene.place(seat)
        )
        tile = int(self.record.rabbit[seat])
        parts = [element("title", title)]
        if seat == self.record.active and not scene.winners:
            parts.append(emblem("halo"))
        parts.append(rabbit(seat))
        if seat in scene.winners:
            parts.append(group(crown(), at=(0, -24), scale=0.7))
        if self.record.laid_open[seat]:
            parts.append(self.palace(seat))
        return group(
            *parts,
            at=at,
            scale=size,
            data_rabbit=actions.SEAT_KEYS[seat],
            data_at=SPOT_KEYS[tile],
        )

    def palace(self, seat: int) -> Markup:
        """The banner of a provisional palace, in the hand of the rabbit that opened it."""
        cards = self.scene.listed(cards_in(self.record.laid_open[seat]))
        title = self.scene.say(
            "jackrabbits-picture-palace", seat=self.scene.seat(seat), cards=cards
        )
        return group(
            element("title", title),
            emblem("banner"),
            data_palace=actions.SEAT_KEYS[seat],
        )

    def open_place(self, tile: int, way: int) -> Markup:
        """The end of a road that a tile may continue; golden where it was chosen."""
        record = self.record
        chosen = record.stage == stage.SPIN and (record.against, record.against_way) == (tile, way)
        x, y = self.layout.tiles[tile].side(way)
        u, v = outward(way)
        title = self.scene.say(f"jackrabbits-picture-{'chosen' if chosen else 'open'}")
        return group(
            element("title", title),
            circle(
                0,
                0,
                14 if chosen else 11,
                fill=GOLD if chosen else CREAM,
                stroke=INK,
                stroke_width=2.2,
            ),
            flat("M-1.8 -7 H1.8 V-1.8 H7 V1.8 H1.8 V7 H-1.8 V1.8 H-7 V-1.8 H-1.8 Z"),
            at=(x + BEFORE * u, y + BEFORE * v),
            data_open=f"{tiles.TILE_KEYS[tile]} {way}",
            data_chosen="" if chosen else None,
        )


def _moved(point: Point, by: tuple[float, float]) -> Point:
    return point[0] + by[0], point[1] + by[1]
