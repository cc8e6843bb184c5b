"""The sheet of Sparta: it has every symbol that the page places."""

from xml.etree import ElementTree

from reino.draw.sprites import sheet
from reino.games.sparta import GAME
from reino.games.sparta.rules.actions import SEAT_KEYS

SVG = "{http://www.w3.org/2000/svg}"


def drawn() -> dict[str, ElementTree.Element]:
    document = sheet(GAME)
    assert document
    return {symbol.attrib["id"]: symbol for symbol in ElementTree.fromstring(document)}


def test_every_kind_of_piece_and_city_of_both_sides_is_a_symbol() -> None:
    wanted = {f"{kind}-{seat}" for kind in ("warrior", "hero", "city") for seat in SEAT_KEYS}
    assert wanted | {"crown", "prey", "warning"} == set(drawn())
    assert all(symbol.tag == f"{SVG}symbol" and len(symbol) for symbol in drawn().values())


def test_sides_and_kinds_are_told_apart_by_shape() -> None:
    outlines = [
        frozenset(path.attrib["d"] for path in drawn()[f"{kind}-{seat}"].iter(f"{SVG}path"))
        for kind in ("warrior", "hero", "city")
        for seat in SEAT_KEYS
    ]
    assert len(set(outlines)) == len(outlines)
