"""The sheet of Jack Rabbits: it has every symbol that the page places."""

from xml.etree import ElementTree

import numpy as np

from reino.draw.sprites import sheet
from reino.games.jackrabbits import GAME
from reino.games.jackrabbits.art.cards import card_face
from reino.games.jackrabbits.art.rabbits import carrot, rabbit
from reino.games.jackrabbits.art.symbols import TILE, symbols
from reino.games.jackrabbits.rules import tiles
from reino.games.jackrabbits.rules.actions import SEAT_KEYS
from reino.games.jackrabbits.rules.cards import CARDS, SUIT_KEYS, card_sign
from reino.games.jackrabbits.rules.options import ENDINGS
from reino.games.jackrabbits.rules.state import STATE
from reino.games.jackrabbits.rules.tiling import clear_map, lay
from reino.games.jackrabbits.table.layout import LaidTile
from reino.games.jackrabbits.table.map_view import laid_out, map_of

SVG = "{http://www.w3.org/2000/svg}"


def drawn() -> dict[str, ElementTree.Element]:
    document = sheet(GAME)
    assert document
    return {symbol.attrib["id"]: symbol for symbol in ElementTree.fromstring(document)}


def test_every_tile_has_its_layers_in_every_turn_it_can_lie_in() -> None:
    found = drawn()
    for tile, key in enumerate(tiles.TILE_KEYS):
        if tile < tiles.HEXES:
            assert {key, f"{key}-ground"} <= found.keys()
            continue
        number = key.rsplit("-", 1)[1]
        for turn in range(tiles.WAYS):
            name = laid_out(tile, 0, 0, turn, 0).art
            wanted = {name, f"{name}-ground", f"{name}-roads", f"{name}-{number}"}
            assert wanted <= found.keys()
    assert {"spoke", "jetty", "underground", "exile"} <= found.keys()


def test_tiles_are_drawn_around_their_middle_and_fit_their_square() -> None:
    for tile in range(len(tiles.TILE_KEYS)):
        for turn in range(tiles.WAYS):
            laid = LaidTile(tile, (0, 0), turn)
            far = max(abs(x - laid.middle[0]) for x, _ in laid.corners)
            assert far < TILE > max(abs(y - laid.middle[1]) for _, y in laid.corners)
    assert drawn()["forest-0-ground"].attrib["viewBox"] == "-110 -110 220 220"


def test_every_card_has_a_face_and_a_small_one_and_all_share_a_back() -> None:
    found = drawn()
    letters = str.maketrans({"♣": "c", "♠": "s", "♥": "h", "♦": "d", "★": "red", "☆": "black"})
    named = symbols()
    for card in range(CARDS):
        name = card_sign(card).translate(letters)
        assert {f"card-{name}", f"small-{name}"} <= found.keys()
        assert named[f"card-{name}"].drawing == card_face(card, "")
    assert {"card-back", "small-back"} <= found.keys()


def test_rabbits_carrots_dice_and_signs_are_there() -> None:
    wanted = {f"{piece}-{seat}" for piece in ("rabbit", "portrait", "carrot") for seat in SEAT_KEYS}
    wanted |= {f"die-{face}" for face in range(1, 7)} | {f"suit-{suit}" for suit in SUIT_KEYS}
    assert wanted | {"carrot", "crown"} <= drawn().keys()
    named = symbols()
    for seat, key in enumerate(SEAT_KEYS):
        assert named[f"rabbit-{key}"].drawing == rabbit(seat)
        assert named[f"carrot-{key}"].drawing == carrot(seat)


def test_the_citadel_has_two_faces_and_a_seal_for_every_ending_but_the_simple_one() -> None:
    record = np.zeros(1, STATE)[0]
    clear_map(record)
    lay(record, tiles.CITADEL, 0, 0, 0, 0)
    faces = []
    for advanced in (False, True):
        record.advanced_citadel = advanced
        faces.append(map_of(record)["citadel"].art)
    assert len(set(faces)) == 2
    wanted = {layer for face in faces for layer in (face, f"{face}-ground")}
    assert wanted | {f"seal-{ending}" for ending in ENDINGS[1:]} <= drawn().keys()
    assert "seal-simple" not in drawn()


def test_rabbits_are_told_apart_by_shape() -> None:
    outlines = [
        frozenset(path.attrib["d"] for path in drawn()[f"rabbit-{seat}"].iter(f"{SVG}path"))
        for seat in SEAT_KEYS
    ]
    assert len(set(outlines)) == len(SEAT_KEYS)
