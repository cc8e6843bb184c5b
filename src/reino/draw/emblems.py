"""Emblems: the drawings of a game that are `.svg` files, in colours of its palette.

A file is a whole document, which every browser shows. It lies in `art/emblems` in the package of
its game, and uses four conventions:

- `fill="var(--gold, #e3ab24)"` is the colour `gold` of the palette. A name that the palette does
  not have, such as `var(--colour, #c5303a)`, is a colour that the game gives when it draws, because
  it differs by suit or seat. The colour after the comma is what a browser shows.
- `<g id="wing">` names a part. `<use href="#wing" transform="scale(-1 1)"/>` draws it once more.
- `<g data-slot="suit">` is a slot for another drawing of the game; the file shows an example.
- `<title>` names the drawing, and is no part of it.

The `viewBox` is the box of the symbol where the emblem is one on the game's sheet.
"""

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import NamedTuple
from xml.etree.ElementTree import Element, ParseError, fromstring

from reino.draw.svg import FADED_INK, GOLD, INK, OLD_PARCHMENT, PARCHMENT, Markup, element, joined

Box = tuple[float, float, float, float]  # left, top, width, height

HOUSE = {
    "ink": INK,
    "faded-ink": FADED_INK,
    "parchment": PARCHMENT,
    "old-parchment": OLD_PARCHMENT,
    "gold": GOLD,
}
SVG = "{http://www.w3.org/2000/svg}"
VARIABLE = re.compile(r"var\(--([a-z][a-z-]*), #[0-9a-f]{6}\)")
SLOT = re.compile(r'<slot name="([a-z-]+)"/>')


class BrokenEmblem(ValueError):
    """An emblem is missing, or its file and the code that draws it do not agree."""


def named_colours(names: Mapping[str, object]) -> dict[str, str]:
    """The colours among the names of a module, as emblems call them: PALE_WOOD is `pale-wood`."""
    return {
        name.lower().replace("_", "-"): value
        for name, value in names.items()
        if isinstance(value, str) and name.isupper() and value.startswith("#")
    }


class _Drawing(NamedTuple):
    """A file after parsing: only the colours and drawings that the game gives are left to fill
    in."""

    box: Box
    markup: Markup
    gaps: frozenset[str]


class Emblems:
    """The emblems of one game. Each file is read once, when it is first drawn."""

    def __init__(self, package: str, palette: Mapping[str, str]) -> None:
        self.package = package
        self.palette = {**HOUSE, **palette}  # the colours of all games, then its own
        self._read: dict[str, _Drawing] = {}

    def __call__(self, name: str, /, **given: str) -> Markup:
        """An emblem with the colours, and as `Markup` the drawings in its slots, that it needs."""
        drawing = self._drawing(name)
        filled = {key.replace("_", "-"): value for key, value in given.items()}
        if filled.keys() != drawing.gaps:
            raise BrokenEmblem(
                f"{self._told(name)} needs {_listed(drawing.gaps)} besides the colours of its "
                f"palette, and was given {_listed(filled)}"
            )
        if not filled:
            return drawing.markup
        coloured = VARIABLE.sub(lambda found: filled[found[1]], drawing.markup)
        return Markup(SLOT.sub(lambda found: filled[found[1]], coloured))

    def box(self, name: str) -> Box:
        """The `viewBox` of the file."""
        return self._drawing(name).box

    def _drawing(self, name: str) -> _Drawing:
        if name not in self._read:
            file = files(self.package).joinpath("art", "emblems", f"{name}.svg")
            try:
                root = fromstring(file.read_text("utf-8"))
                left, top, width, height = map(float, root.attrib["viewBox"].split())
                whole = _content(root, {})
            except FileNotFoundError:
                raise BrokenEmblem(f"{self._told(name)} has no file {file}") from None
            except (ParseError, KeyError, ValueError) as problem:
                raise BrokenEmblem(f"{self._told(name)} cannot be read: {problem}") from problem
            markup = Markup(VARIABLE.sub(lambda found: self.palette.get(found[1], found[0]), whole))
            gaps = frozenset((*VARIABLE.findall(markup), *SLOT.findall(markup)))
            self._read[name] = _Drawing((left, top, width, height), markup, gaps)
        return self._read[name]

    def _told(self, name: str) -> str:
        return f"the emblem {name!r} of {self.package}"


def _content(node: Element, parts: dict[str, Markup]) -> Markup:
    return joined(_written(child, parts) for child in node if child.tag != f"{SVG}title")


def _written(node: Element, parts: dict[str, Markup]) -> Markup:
    """An element as pictures write it. Ids stay behind: any number of pictures can share a page."""
    name = node.tag.removeprefix(SVG)
    attributes = dict(node.attrib)
    part = attributes.pop("id", None)
    slot = attributes.pop("data-slot", None)
    if name == "use":
        used = attributes.pop("href").removeprefix("#")
        if used not in parts:
            raise ValueError(f"it uses the part {used!r}, which is not drawn before")
        name, inside = "g", parts[used]
    elif slot is not None:
        inside = element("slot", name=slot)
    else:
        inside = _content(node, parts)
    for value in attributes.values():
        if "var(" in VARIABLE.sub("", value):
            raise ValueError(f"it writes {value!r} instead of 'var(--name, #rrggbb)'")
    bare = name == "g" and not attributes
    drawn = inside if bare else element(name, inside, **attributes)
    if part is not None:
        parts[part] = drawn
    return drawn


def _listed(names: Mapping[str, str] | frozenset[str]) -> str:
    return ", ".join(map(repr, sorted(names))) or "nothing"
