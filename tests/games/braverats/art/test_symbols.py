"""The sheet of BraveRats: every card of both clans, as drawings that a page can place anywhere."""

from itertools import product
from xml.etree import ElementTree

import pytest

from reino.core.catalogue import LANGUAGES, catalogue
from reino.draw.sprites import sheet
from reino.games.braverats import GAME, LOCALE
from reino.games.braverats.art.palette import COLOURS
from reino.games.braverats.art.symbols import symbols
from reino.games.braverats.rules.actions import SEAT_KEYS
from reino.games.braverats.rules.cards import CARD_KEYS
from reino.games.braverats.table.names import mark

SVG = "{http://www.w3.org/2000/svg}"
DRAWN = {f"{SVG}{name}" for name in ("g", "path", "rect", "circle", "text", "title")}
LARGEST = 200_000


@pytest.fixture(scope="module")
def drawn() -> dict[str, ElementTree.Element]:
    whole = sheet(GAME)
    assert whole is not None
    assert len(whole) < LARGEST
    return {symbol.attrib["id"]: symbol for symbol in ElementTree.fromstring(whole)}


def test_both_clans_have_a_face_of_each_card_in_two_sizes_and_a_back(
    drawn: dict[str, ElementTree.Element],
) -> None:
    cards = {
        f"{size}-{clan}-{card}"
        for size, clan, card in product(("face", "small"), SEAT_KEYS, CARD_KEYS)
    }
    others = {f"{thing}-{clan}" for thing in ("back", "arms", "charge") for clan in SEAT_KEYS}
    emblems = {f"emblem-{card}" for card in CARD_KEYS}
    assert cards | others | emblems <= drawn.keys()
    assert drawn.keys() == symbols().keys()


def test_a_symbol_is_shapes_alone_without_ids_styles_or_scripts(
    drawn: dict[str, ElementTree.Element],
) -> None:
    for name, symbol in drawn.items():
        parts = [part for part in symbol.iter() if part is not symbol]
        assert parts, name
        assert {part.tag for part in parts} <= DRAWN, name
        assert not any(
            key in ("id", "style", "class") or key.startswith("on") or "href" in key
            for part in parts
            for key in part.attrib
        ), name
        assert "url(" not in ElementTree.tostring(symbol, "unicode"), name


@pytest.mark.parametrize("card", CARD_KEYS)
def test_a_face_bears_its_strength_and_no_word_of_any_language(
    drawn: dict[str, ElementTree.Element], card: str
) -> None:
    for size, clan in product(("face", "small"), SEAT_KEYS):
        written = [text for text in drawn[f"{size}-{clan}-{card}"].itertext() if text.strip()]
        assert written == [mark(card)]


def test_clans_differ_in_shape_not_in_colour_alone() -> None:
    def uncoloured(name: str) -> str:
        return " ".join(
            part.get("d", "")
            for part in ElementTree.fromstring(f"<g>{symbols()[name].drawing}</g>").iter()
        )

    assert COLOURS[0] != COLOURS[1]
    for thing in ("back", "arms", "charge"):
        assert uncoloured(f"{thing}-yarg") != uncoloured(f"{thing}-applewood")
    for card in CARD_KEYS:
        assert uncoloured(f"face-yarg-{card}") != uncoloured(f"face-applewood-{card}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_words_for_each_card_of_the_sheet(lang: str) -> None:
    say = catalogue(lang, LOCALE)
    named = {say("braverats-card", card=card) for card in CARD_KEYS}
    told = {say("braverats-power-short", card=card) for card in CARD_KEYS}
    assert len(named) == len(told) == len(CARD_KEYS)
