"""The sheet of Korona: it has every card, back and coat of arms, without words."""

import re
from xml.etree import ElementTree

from reino.draw.sprites import sheet
from reino.games.korona import GAME
from reino.games.korona.art.palette import LIVERIES
from reino.games.korona.art.symbols import symbols
from reino.games.korona.rules.actions import SEAT_KEYS
from reino.games.korona.rules.cards import CARD_KEYS, COLOURS

SVG = "{http://www.w3.org/2000/svg}"


def test_every_card_has_its_drawings() -> None:
    drawn = symbols()
    for kind in ("face", "plain", "chip", "emblem"):
        assert {f"{kind}-{card}" for card in CARD_KEYS} <= drawn.keys()
    assert {f"arms-{seat}" for seat in SEAT_KEYS} <= drawn.keys()
    assert {"back", "chip-back", "crown", "crown-spent"} <= drawn.keys()


def test_no_two_drawings_are_the_same() -> None:
    drawn = symbols()
    assert len({(symbol.box, symbol.drawing) for symbol in drawn.values()}) == len(drawn)


def test_kingdom_cards_have_a_band_of_their_colour_and_action_cards_of_none() -> None:
    drawn = symbols()
    bands = {livery[0] for livery in LIVERIES.values()}
    for number, card in enumerate(CARD_KEYS):
        *_, band = re.findall(
            'fill="(#[0-9a-f]+)"[^>]*stroke-width="1.8"', drawn[f"plain-{card}"].drawing
        )
        assert (band in bands) == (number < COLOURS)
        assert number >= COLOURS or band == LIVERIES[card][0]


def test_the_sheet_is_one_document_without_words() -> None:
    document = sheet(GAME)
    assert document is not None
    root = ElementTree.fromstring(document)
    assert [symbol.get("id") for symbol in root.iter(f"{SVG}symbol")] == [*symbols()]
    assert not [*root.iter(f"{SVG}text")]
    assert not "".join(root.itertext()).strip()
    assert not re.search(r"url\(|href|style=|<script", document)
