"""Draw the pictures of the games' pages and of the READMEs from hand-made positions.

    python scripts/docs_pictures.py

A scene of Sparta is a corner of the board before a move and after it; it has no words, and serves
both languages. The rest of the board holds only pieces that keep the game from being over. Pictures
of the other games are in `docs_braverats.py`, `docs_jackrabbits.py` and `docs_korona.py`.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

import docs_braverats
import docs_jackrabbits
import docs_korona

import reino
from reino import State
from reino.core.catalogue import LANGUAGES
from reino.draw.svg import (
    FADED_INK,
    PARCHMENT,
    Markup,
    circle,
    document,
    element,
    engraved,
    group,
    text,
)
from reino.games.sparta.art.palette import TRACE
from reino.games.sparta.art.picture import (
    BOARD,
    BOARD_TOP,
    EDGE_WOOD,
    FRAME,
    PAGE,
    SQUARE,
    THIN_WOOD,
)
from reino.games.sparta.rules.layouts import LAYOUT_TEXTS
from reino.games.sparta.rules.notation import read_move, square_of
from reino.games.sparta.rules.squares import SIDE, SQUARES

FOLDER = Path(__file__).parent.parent / "docs/img"
GAP = 44  # the gap between two boards, with an arrow in it
CAPTION = 70  # room for a name
ARROW = "M-15 -6 H2 V-15 L16 0 L2 15 V6 H-15 Z"
SVG = "{http://www.w3.org/2000/svg}"

REST = "w8w/10/10/10/10"  # ranks 10 to 6, out of the picture


@dataclass(frozen=True)
class Scene:
    """A corner of a position, and a move in it."""

    ranks: str  # ranks from the top one down to rank 1
    move: str
    cities: str = "j1 j10"
    files: int = 6

    def states(self) -> tuple[State, State]:
        position = f"{REST}/{self.ranks} {self.cities} S 0"
        before = reino.load("sparta").start(position=position)
        return before, before.play(0, read_move(self.move))


SCENES: Mapping[str, Scene] = {
    "run": Scene("5W3W/10/Wwww6/10/10", "f5-e3"),
    "lines": Scene("5W4/10/Www7/3w6/3W5W", "f5-d3"),
    "both": Scene("W8W/2w7/3wW5/2w7/10", "a5-c3"),
    "chain": Scene("2W6W/10/Ww1Ww5/10/10", "c5-c3"),
    "trap": Scene("3W5W/10/1w1w6/10/9W", "d5-c3"),
    "conquest": Scene("9W/10/10/2W7/9W", "c2-d4", "j1 d4,j10"),
    "promotion": Scene("9W/10/10/2W7/9W", "c2-d4", "d4,j1 j10"),
}
REACH = "w8w/10/10/10/2www5/3{}6/10/10/9W/9W a10 j10 S 0"
REACH_FROM = "d5"

# A game under way: heroes on both sides, cities that changed hands, something to beat on each side.
UNDER_WAY = "10/3w2w1w1/10/10/3h1w4/1h4H2h/3W3HW1/5WW2h/3W4W1/10 d5,g5,i5,i6 b5,b6,d6,g6 S 8"
UNDER_WAY_MOVE = "h4-h6"


def scene(of: Scene) -> str:
    """The corner before the move, an arrow, and the corner after it."""
    before, after = of.states()
    ranks = of.ranks.count("/") + 1
    width, height = EDGE_WOOD + SQUARE * of.files, SQUARE * ranks + EDGE_WOOD
    arrow = group(engraved(ARROW, TRACE, 1.5), at=(width + GAP / 2, SQUARE * ranks / 2))
    return document(
        "en",
        (2 * width + GAP, height),
        of.move,
        f"{before.position} > {after.position}",
        corner(before, of.files, ranks),
        arrow,
        corner(after, of.files, ranks, at=width + GAP),
    )


def reach() -> str:
    """The squares that a warrior may go to, and a hero in its place."""
    size = 8
    side = EDGE_WOOD + SQUARE * size
    states = [reino.load("sparta").start(position=REACH.format(kind)) for kind in "WH"]
    return document(
        "en",
        (2 * side + GAP, side),
        REACH_FROM,
        " | ".join(state.position for state in states),
        *(
            corner(state, size, size, at=place * (side + GAP), dots=True)
            for place, state in enumerate(states)
        ),
    )


def layout(name: str) -> str:
    """The whole board at the start, without the strips of the two sides, and its name below."""
    state = reino.load("sparta", options={"layout": name}).start()
    written = text(name, FRAME / 2, FRAME + 50, 44, text_anchor="middle", fill=FADED_INK)
    size = (FRAME, FRAME + CAPTION)
    return document("en", size, name, state.position, corner(state, SIDE, SIDE), written)


def under_way(lang: str) -> str:
    """A whole picture, as `state.svg()` gives it."""
    state = reino.load("sparta").start(position=UNDER_WAY)
    return state.play(0, read_move(UNDER_WAY_MOVE)).svg(lang=lang)


def corner(state: State, files: int, ranks: int, *, at: int = 0, dots: bool = False) -> Markup:
    """The first files and ranks of a board with the wood beside them."""
    width = FRAME if files == SIDE else EDGE_WOOD + SQUARE * files
    height = FRAME if ranks == SIDE else EDGE_WOOD + SQUARE * ranks
    top = BOARD_TOP - THIN_WOOD + FRAME - height
    return element(
        "svg",
        board(state, files, ranks),
        *(goals(state) if dots else ()),
        x=at,
        y=0,
        width=width,
        height=height,
        viewBox=f"{PAGE} {top} {width} {height}",
    )


def board(state: State, files: int, ranks: int) -> Markup:
    """The board out of a whole picture, without the pieces and cities that are not to be seen."""
    ElementTree.register_namespace("", SVG.strip("{}"))
    whole = ElementTree.fromstring(state.svg())
    (found,) = (part for part in whole if part.find(f".//{SVG}text[@data-file]") is not None)
    for part in list(found):
        where = part.get("data-piece") or part.get("data-city") or part.get("data-square")
        if where and not seen(square_of(where), files, ranks):
            found.remove(part)
        elif part.get("data-mark") == "danger":
            # Threats of the next turn are no part of this picture.
            found.remove(part)
    drawn = ElementTree.tostring(found, "unicode")
    return Markup(drawn.replace(f' xmlns="{SVG.strip("{}")}"', "", 1))


def seen(square: int, files: int, ranks: int) -> bool:
    return square % SIDE < files and square // SIDE < ranks


def goals(state: State) -> Iterator[Markup]:
    """A dot on every square the piece may go to."""
    origin = square_of(REACH_FROM)
    for action in state.legal(0):
        if action // SQUARES == origin:
            rank, file = divmod(action % SQUARES, SIDE)
            x = PAGE + EDGE_WOOD + SQUARE * (file + 0.5)
            y = BOARD_TOP + BOARD - SQUARE * (rank + 0.5)
            yield circle(x, y, 11, fill=TRACE, stroke=PARCHMENT, stroke_width=2)


SPARTA: Mapping[str, Callable[[], str]] = {
    "reach": reach,
    **{name: partial(scene, of) for name, of in SCENES.items()},
    **{f"layout-{name}": partial(layout, name) for name in LAYOUT_TEXTS},
    "board": partial(under_way, "en"),
    "board.es": partial(under_way, "es"),
}
PICTURES: Mapping[str, Callable[[], str]] = {
    **{f"sparta/{name}": draw for name, draw in SPARTA.items()},
    **{
        f"{game}/{name}" + ("" if lang == "en" else f".{lang}"): partial(draw, lang)
        for game, pictures in (
            ("braverats", docs_braverats.PICTURES),
            ("korona", docs_korona.PICTURES),
            ("jackrabbits", docs_jackrabbits.PICTURES),
        )
        for name, draw in pictures.items()
        for lang in LANGUAGES
    },
}


def target(name: str) -> Path:
    return FOLDER / f"{name}.svg"


def main() -> int:
    for name, draw in PICTURES.items():
        target(name).parent.mkdir(parents=True, exist_ok=True)
        target(name).write_text(draw() + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
