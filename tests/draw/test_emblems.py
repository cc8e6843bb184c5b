"""The emblems: files that a designer can open, in the colours of their game's palette."""

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from xml.etree import ElementTree

import pytest

from reino.core.registry import find
from reino.draw.emblems import BrokenEmblem, Emblems, named_colours
from reino.draw.svg import Markup, crown
from reino.testing.golden import records

GAMES = ("braverats", "jackrabbits", "korona", "sparta")
ROOT = Path(__file__).parents[2]
FOLDERS = {game: ROOT / "src/reino/games" / game / "art/emblems" for game in GAMES}
FILES = {f"{game} {file.stem}": file for game in GAMES for file in FOLDERS[game].glob("*.svg")}

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {f"{SVG}{name}" for name in ("g", "path", "circle", "ellipse", "rect", "use")}
COLOURED = ("fill", "stroke")
VARIABLE = re.compile(r"var\(--([a-z-]+), (#[0-9a-f]{6})\)")
GIVEN = {"colour", "deep-colour"}  # by suit, seat or clan


def emblems_of(game: str) -> Emblems:
    found = import_module(f"reino.games.{game}.art.palette").emblem
    assert isinstance(found, Emblems)
    return found


@pytest.mark.parametrize("name", sorted(FILES))
def test_a_file_is_a_document_of_plain_shapes_with_a_title(name: str) -> None:
    root = ElementTree.fromstring(FILES[name].read_text("utf-8"))
    title, *shapes = root
    assert (root.tag, title.tag) == (f"{SVG}svg", f"{SVG}title")
    assert title.text
    assert shapes
    assert len(root.attrib["viewBox"].split()) == 4
    for shape in (part for drawn in shapes for part in drawn.iter()):
        assert shape.tag in SHAPES
        assert not (shape.text or "").strip()
        assert not shape.attrib.keys() & {"style", "class"}
        assert "url(" not in "".join(shape.attrib.values())


@pytest.mark.parametrize("name", sorted(FILES))
def test_a_file_has_only_colours_of_its_palette_and_shows_them_as_they_are(name: str) -> None:
    palette = emblems_of(name.split()[0]).palette
    root = ElementTree.fromstring(FILES[name].read_text("utf-8"))
    for key, value in ((key, value) for part in root.iter() for key, value in part.items()):
        if key not in COLOURED:
            assert "#" not in value or key == "href"
        elif value != "none":
            found = VARIABLE.fullmatch(value)
            assert found, f"{key}={value!r} is not written as var(--name, #rrggbb)"
            assert palette.get(found[1], found[2]) == found[2]
            assert found[1] in palette.keys() | GIVEN


def pictures(game: str) -> Iterator[str]:
    for record in records(ROOT / "tests/golden" / game).values():
        for state in islice(record.states(), 0, None, 8):
            yield state.svg()


@pytest.mark.plain
@pytest.mark.parametrize("game", GAMES)
def test_every_file_is_drawn_on_a_sheet_or_in_a_picture(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: set[str] = set()
    draw = Emblems.__call__

    def recorded(emblems: Emblems, name: str, /, **given: str) -> Markup:
        if emblems is emblems_of(game):
            drawn.add(name)
        return draw(emblems, name, **given)

    monkeypatch.setattr(Emblems, "__call__", recorded)
    files = {file.stem for file in FOLDERS[game].glob("*.svg")}
    symbols = find(game).symbols
    assert symbols is not None
    symbols()
    for _ in pictures(game):
        if drawn == files:
            break
    assert drawn == files


def test_every_crown_is_the_crown_of_the_house() -> None:
    def outline(part: ElementTree.Element) -> list[dict[str, str]]:
        return [
            {key: value for key, value in shape.items() if key not in COLOURED} for shape in part
        ]

    house = outline(ElementTree.fromstring(f"<g>{crown()}</g>"))
    crowns = [
        part
        for file in FILES.values()
        for part in ElementTree.fromstring(file.read_text("utf-8")).iter()
        if part.get("id") == "crown"
    ]
    assert len(crowns) > 5
    assert all(outline(part) == house for part in crowns)


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of emblems of a game named `planted`."""
    folder = tmp_path / "planted/art/emblems"
    folder.mkdir(parents=True)
    (tmp_path / "planted/__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "planted", raising=False)
    return folder


def plant(folder: Path, name: str, shapes: str) -> None:
    document = f'<svg xmlns="{SVG[1:-1]}" viewBox="-4 -4 8 8"><title>It</title>{shapes}</svg>'
    (folder / f"{name}.svg").write_text(document)


def test_a_part_is_drawn_again_and_what_the_game_gives_is_filled_in(planted: Path) -> None:
    plant(
        planted,
        "flag",
        """
        <path id="pole" d="M0 0" stroke="var(--pale-wood, #000001)"/>
        <use href="#pole" transform="scale(-1 1)"/>
        <g id="cloth"><circle r="1" fill="var(--colour, #ffffff)"/></g>
        <g data-slot="sign" transform="scale(2)"><circle r="9"/></g>
        """,
    )
    emblem = Emblems("planted", named_colours({"PALE_WOOD": "#000001", "WIDTH": 3, "_": "#2"}))
    assert emblem.box("flag") == (-4, -4, 8, 8)
    assert emblem("flag", colour="#ff0000", sign=Markup("<rect/>")) == (
        '<path d="M0 0" stroke="#000001"/>'
        '<g transform="scale(-1 1)"><path d="M0 0" stroke="#000001"/></g>'
        '<circle r="1" fill="#ff0000"/>'
        '<g transform="scale(2)"><rect/></g>'
    )


@pytest.mark.parametrize(
    ("shapes", "told"),
    [
        ('<path fill="var(--rust, #aa0000)"/>', "needs 'rust' besides the colours of its palette"),
        ('<path fill="var(--Rust, #aa0000)"/>', r"instead of 'var\(--name, #rrggbb\)'"),
        ('<use href="#wing"/>', "uses the part 'wing', which is not drawn before"),
        ('<g data-slot="sign"/>', "needs 'sign' besides .* and was given nothing"),
        ("<path>", "cannot be read: mismatched tag"),
    ],
)
def test_what_a_file_asks_for_and_nothing_answers_is_refused(
    planted: Path, shapes: str, told: str
) -> None:
    plant(planted, "it", shapes)
    with pytest.raises(BrokenEmblem, match=f"^the emblem 'it' of planted .*{told}"):
        Emblems("planted", {"gold": "#e3ab24"})("it")


def test_a_missing_file_and_a_needless_colour_are_refused(planted: Path) -> None:
    emblem = Emblems("planted", {})
    with pytest.raises(BrokenEmblem, match=r"the emblem 'it' of planted has no file .*it\.svg"):
        emblem("it")
    plant(planted, "it", "<path/>")
    with pytest.raises(BrokenEmblem, match=r"needs nothing .* was given 'colour'"):
        emblem("it", colour="#000000")
