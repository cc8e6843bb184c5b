"""The board as a picture: everything on it once, the last move and the threats marked."""

import random
from collections import Counter
from xml.etree import ElementTree

import pytest

import reino
from games.sparta.positions import LAYOUTS, action, placed
from reino import State
from reino.core.catalogue import LANGUAGES
from reino.core.kernel import JIT
from soak import THOROUGHNESS

pytestmark = pytest.mark.plain

SVG = "{http://www.w3.org/2000/svg}"
LARGEST = 200_000


def parsed(state: State, seat: int | None = None, lang: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(state.svg(seat, lang))


def values(picture: ElementTree.Element, name: str) -> list[str]:
    return [part.attrib[name] for part in picture.iter() if name in part.attrib]


def marked(picture: ElementTree.Element, mark: str) -> set[str]:
    """Squares that carry this mark."""
    parts = [part for part in picture.iter() if part.get("data-mark") == mark]
    squares = {part.attrib["data-square"] for part in parts}
    assert len(squares) == len(parts)
    return squares


def words(picture: ElementTree.Element) -> list[str]:
    return [part.text or "" for part in picture.iter(f"{SVG}text")]


def beaten(state: State, seat: int) -> set[str]:
    """Every piece of the other side that some move of the side to move beats, by playing all."""
    squares: set[str] = set()
    for choice in state.legal(seat):
        for event in state.play(seat, choice).events(None):
            if event.kind == "beaten":
                squares |= set(event.data["squares"][1 - seat])
    return squares


def other_to_move(state: State) -> State:
    board, spartan, achaean, side, calm = state.position.split()
    side = "SA"[side == "S"]
    return state.game.start(position=f"{board} {spartan} {achaean} {side} {calm}")


def wandered(seed: int, turns: int, **options: object) -> State:
    """A state after so many random turns, or where the game ended before."""
    rng = random.Random(seed)
    state = reino.load("sparta", options=options).start()
    for _ in range(turns):
        if state.over:
            break
        (seat,) = state.owing
        state = state.play(seat, rng.choice(state.legal(seat)))
    return state


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_layout_is_drawn_whole(layout: str, lang: str) -> None:
    state = reino.load("sparta", options={"layout": layout}).start()
    for seat in (None, 0, 1):
        picture = parsed(state, seat, lang)
        warriors = Counter(f"{file}{rank}" for file in "bcdefghi" for rank in (2, 9))
        assert Counter(values(picture, "data-piece")) == warriors
        assert Counter(values(picture, "data-city")) == Counter(" ".join(LAYOUTS[layout]).split())
        assert Counter(values(picture, "data-file")) == Counter("abcdefghij")
        assert Counter(values(picture, "data-rank")) == Counter(map(str, range(1, 11)))
        assert not marked(picture, "from") | marked(picture, "to")


def test_pieces_and_cities_carry_their_side_and_kind() -> None:
    picture = parsed(placed("b2 Hd5", "f7 Hi6 Hj9", ("d5 a1", "i6 j10 c3")))
    pieces = {
        part.attrib["data-piece"]: (part.attrib["data-seat"], part.attrib["data-kind"])
        for part in picture.iter()
        if "data-piece" in part.attrib
    }
    assert pieces == {
        "b2": ("sparta", "warrior"),
        "d5": ("sparta", "hero"),
        "f7": ("achaea", "warrior"),
        "i6": ("achaea", "hero"),
        "j9": ("achaea", "hero"),
    }
    cities = {
        part.attrib["data-city"]: part.attrib["data-seat"]
        for part in picture.iter()
        if "data-city" in part.attrib
    }
    assert cities == {
        "a1": "sparta",
        "d5": "sparta",
        "c3": "achaea",
        "i6": "achaea",
        "j10": "achaea",
    }


def test_each_piece_lies_on_its_square_and_achaea_sees_it_from_its_own_side() -> None:
    state = placed("a1 b3", "j10 Hc9 d8")
    for seat, corner in ((0, "translate(30 570)"), (1, "translate(570 30)")):
        at = {
            part.attrib["data-piece"]: part.attrib["transform"]
            for part in parsed(state, seat).iter()
            if "data-piece" in part.attrib
        }
        assert at["a1"].startswith(corner)
        assert len(set(at.values())) == 5


def test_the_last_move_is_marked_from_and_to() -> None:
    picture = parsed(placed("b2 b4", "i9 i7 h5").play(0, action("b2-d4")))
    assert marked(picture, "from") == {"b2"}
    assert marked(picture, "to") == {"d4"}
    assert values(picture, "data-move") == ["b2-d4"]
    assert "Last move: b2-d4" in words(picture)


def test_a_promotion_in_place_marks_its_one_square() -> None:
    picture = parsed(placed("a1 b4", "i9 i7 h5").play(0, action("a1=H")))
    assert marked(picture, "to") == {"a1"}
    assert not marked(picture, "from")
    assert not values(picture, "data-move")


def test_what_the_side_to_move_can_beat_and_what_it_can_lose_have_marks_of_their_own() -> None:
    # Sparta closes on e5 from f5; Achaea, were it to move, would close on b8 from b7.
    picture = parsed(placed("d5 g4 b8", "e5 b9 d9 e9"))
    assert marked(picture, "prey") == {"e5"}
    assert marked(picture, "danger") == {"b8"}


@pytest.mark.parametrize("seed", range(8 * THOROUGHNESS if JIT else 1))
def test_marks_agree_with_every_move_played_out(seed: int) -> None:
    for turns in (12, 30, 60):
        state = wandered(seed, turns)
        if state.over:
            continue
        (seat,) = state.owing
        picture = parsed(state)
        assert marked(picture, "prey") == beaten(state, seat)
        assert marked(picture, "danger") == beaten(other_to_move(state), 1 - seat)


def test_drawing_leaves_the_state_as_it_was() -> None:
    state = wandered(3, 20)
    before = bytes(state)
    assert state.svg() == state.svg()
    assert bytes(state) == before


def test_the_sides_show_their_numbers_and_whose_turn_it_is() -> None:
    state = placed("b2 Hd5 d2", "f7 Hi6 Hj9 j7", ("d5 a1", "i6 j10 c3"), mover="A", calm=41)
    picture = parsed(state)
    counts = {
        part.attrib["data-count"]: int(part.text or "")
        for part in picture.iter()
        if "data-count" in part.attrib
    }
    assert counts == {
        "sparta-cities": 2,
        "sparta-pieces": 3,
        "sparta-reserve": 7,
        "achaea-cities": 3,
        "achaea-pieces": 4,
        "achaea-reserve": 6,
    }
    (turn,) = [part for part in picture.iter() if part.get("data-mark") == "turn"]
    assert turn.get("data-seat") == "achaea"
    assert "Calm turns: 41 of 100" in words(picture)


@pytest.mark.parametrize(
    ("sparta", "achaea", "cities", "move", "winner", "says"),
    [
        ("a9 b2", "j1 j3 j5", ("a1", "a10"), "a9-a10", "sparta", "Sparta wins: all cities"),
        ("d5 g4 b2", "e5 i9", ("a1", "j10"), "g4-f5", "sparta", "Sparta wins: the army is beaten"),
        ("d5 g4", "e5 i9 h9", ("a1 b1", "j10"), "g4-f5", "sparta", "Sparta wins: more cities"),
        ("d5 g4", "e5 i9 h9", ("a1", "j10 j9"), "g4-f5", "achaea", "Achaea wins: more cities"),
        ("d5 g4", "e5 i9 h9", ("a1", "j10"), "g4-f5", None, "A draw: cities are even"),
    ],
)
def test_the_end_is_shown_with_its_winner(
    sparta: str, achaea: str, cities: tuple[str, str], move: str, winner: str | None, says: str
) -> None:
    state = placed(sparta, achaea, cities).play(0, action(move))
    assert state.over
    picture = parsed(state)
    crowned = [
        part.get("data-seat") for part in picture.iter() if part.get("data-mark") == "winner"
    ]
    assert crowned == ([winner] if winner else [])
    assert says in words(picture)
    # Neither side is to move, so no piece can be beaten.
    assert not marked(picture, "prey") | marked(picture, "danger") | marked(picture, "turn")


def test_a_calm_draw_says_so() -> None:
    state = placed("b2 b4", "i9 i7 h5", calm=99).play(0, action("b2-c2"))
    assert state.reason == "calm"
    assert "A draw: too long a calm" in words(parsed(state))


def test_the_two_languages_differ_and_say_what_they_show() -> None:
    state = wandered(1, 15)
    english, spanish = (parsed(state, lang=lang) for lang in ("en", "es"))
    assert english.get("lang") == "en"
    assert spanish.get("lang") == "es"
    same = set(words(english)) & set(words(spanish))
    assert all(len(word) == 1 or word.isdigit() for word in same)
    for picture in (english, spanish):
        title, account = picture[0], picture[1]
        assert (title.tag, account.tag) == (f"{SVG}title", f"{SVG}desc")
        assert title.text == picture.get("aria-label")
        for square in values(picture, "data-piece"):
            assert square in (account.text or "")


@pytest.mark.parametrize("seed", range(12 if JIT else 1))
def test_pictures_of_finished_games_are_sound_and_small(seed: int) -> None:
    state = wandered(seed, 3000)
    assert state.over
    for lang in LANGUAGES:
        drawn = state.svg(lang=lang)
        assert len(drawn.encode()) < LARGEST
        picture = ElementTree.fromstring(drawn)
        assert len(values(picture, "data-piece")) == sum(state.record.pieces)


def test_a_picture_stands_alone() -> None:
    picture = parsed(wandered(5, 25))
    tags = {part.tag.removeprefix(SVG) for part in picture.iter()}
    assert tags <= {"svg", "title", "desc", "g", "path", "rect", "circle", "polygon", "text"}
    names = {name for part in picture.iter() for name in part.attrib}
    assert not names & {"id", "class", "href", "onclick"}
    assert "url(" not in ElementTree.tostring(picture, "unicode")


def test_a_notebook_shows_the_public_picture() -> None:
    state = reino.load("sparta").start()
    assert state._repr_svg_() == state.svg() == state.view(None).svg()
