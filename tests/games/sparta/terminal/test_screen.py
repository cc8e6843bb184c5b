"""The screen of Sparta: the board, the pages, the typed moves."""

import re
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import reino
from reino.games.sparta.rules.notation import read_move, write_move
from reino.games.sparta.terminal.screen import SpartaScreen
from reino.terminal.console import Terminal
from reino.terminal.screen import NotUnderstood, Shown, screen_of

ENDGAME = "10/10/10/10/4wW4/3w6/10/10/W8W/10 a1,b1 e5 A 90"
# Sparta can beat d4 and e4 from f4; a5 is Sparta's city, i10 and j10 are Achaea's.
FIGHT = "10/w8w/10/10/10/W9/2Www2H2/10/W7W1/10 a5,b5 i10,j10 S 12"


def screen(lang: str = "en", **options: Any) -> SpartaScreen:
    terminal = Terminal(lang)
    terminal.console = Console(file=StringIO(), width=80, height=40)
    made = screen_of(reino.load("sparta", options=options), terminal)
    assert isinstance(made, SpartaScreen)
    return made


def view_of(position: str | None = None, seat: int = 0, *moves: str) -> reino.View:
    return played(position, *moves).view(seat)


def played(position: str | None = None, *moves: str) -> reino.State:
    state = reino.load("sparta").start(position=position)
    for move in moves:
        (mover,) = state.owing
        state = state.play(mover, read_move(move))
    return state


def drawn(thing: Any, width: int = 80, **settings: Any) -> str:
    out = StringIO()
    Console(file=out, width=width, height=40, markup=False, highlight=False, **settings).print(
        thing
    )
    return out.getvalue()


def ranks(text: str) -> dict[str, str]:
    """The rows of a drawn board by number, without the panel beside them."""
    rows = [line for line in text.splitlines() if line[:2].strip().isdecimal()]
    return {row[:2].strip(): row[3:43] for row in rows}


def looked(view: reino.View, square: str, lang: str = "en") -> str:
    with pytest.raises(Shown) as shown:
        screen(lang).parse(view, square)
    return drawn(shown.value.thing)


def refused(view: reino.View, line: str, lang: str = "en") -> str:
    with pytest.raises(NotUnderstood) as error:
        screen(lang).parse(view, line)
    return str(error.value)


def test_every_piece_and_city_has_its_sign_without_colours() -> None:
    shown = ranks(drawn(screen().board(view_of(FIGHT), ("", ""))))
    assert shown["5"].startswith("[W] [ ] ")
    assert shown["4"].split() == [*"··W", *"w!w!", *"··H··"]
    assert shown["10"].endswith("( ) ( ) ")
    assert shown["9"].split() == ["w", *"········", "w"]


def test_the_board_is_seen_from_the_players_own_side() -> None:
    spartan = drawn(screen().board(view_of(FIGHT, 0), ("", "")))
    achaean = drawn(screen().board(view_of(FIGHT, 1), ("", "")))
    assert list(ranks(spartan)) == [str(n) for n in range(10, 0, -1)]
    assert list(ranks(achaean)) == [str(n) for n in range(1, 11)]
    assert "a   b   c" in spartan
    assert "j   i   h" in achaean
    assert ranks(achaean)["4"].split() == [*"··H··", *"w!w!", *"W··"]


def test_pieces_that_the_other_side_could_beat_are_marked() -> None:
    shown = ranks(drawn(screen().board(view_of(FIGHT), ("", ""))))
    assert [name for name, row in shown.items() if "!" in row] == ["4"]
    assert "could be beaten next turn" in drawn(screen().board(view_of(FIGHT), ("", "")))
    assert "!" not in drawn(screen().board(view_of(), ("", "")))


def test_the_last_move_is_marked_at_both_ends() -> None:
    shown = ranks(drawn(screen().board(view_of(None, 0, "b2-c4"), ("", ""))))
    assert shown["2"].split()[:3] == ["·", "○", "W"]
    assert shown["4"].split()[:4] == ["·", "·", "W", "‹"]


def test_beside_the_board_are_counts_turns_and_the_last_moves() -> None:
    state = played(FIGHT, "h4-f4")
    shown = drawn(screen().board(state.view(1), ("(you)", "(bot x)"), [state.events(1)]))
    words = " ".join(shown.split())
    assert "▶ Achaea (bot x)" in words
    assert "f4 beats d4 and e4" in words
    facts = [line[45:].split() for line in shown.splitlines()]
    assert ["Cities", "2", "2"] in facts
    assert ["Warriors", "4", "2"] in facts
    assert ["Heroes", "1", "0"] in facts
    assert ["Reserve", "7", "8"] in facts
    assert "Calm turns: 0 of 100" in shown


def test_a_terminal_with_ascii_alone_gets_a_board_too() -> None:
    class Ascii(StringIO):
        encoding = "ascii"

    out = Ascii()
    Console(file=out, width=80).print(screen().board(view_of(None, 0, "b2-c4"), ("", "")))
    assert out.getvalue().replace("─", "-").isascii()
    assert "W <" in out.getvalue()


@pytest.mark.parametrize("width", [160, 80, 79, 74, 60, 45, 40, 33, 20, 12])
def test_boards_and_pages_keep_to_their_width(width: int) -> None:
    state = played(FIGHT, "h4-f4")
    for thing in (
        screen("es").board(state.view(1), ("(tú)", "(bot best)"), [state.events(1)]),
        screen("es").happened(state.events(0)),
        screen("es").help(state.view(0)),
    ):
        assert max(len(line) for line in drawn(thing, width).splitlines()) <= width


def test_colours_are_pairs_so_that_they_read_on_any_ground() -> None:
    # Styles, not escape codes: Rich keeps a style's codes as they were first written.
    console = Console(file=StringIO(), width=80, height=40, color_system="256", no_color=False)
    pairs = {
        (segment.text[:1], segment.style.color.number, segment.style.bgcolor.number)
        for segment in console.render(screen().board(view_of(FIGHT), ("", "")))
        if segment.style and segment.style.color and segment.style.bgcolor
    }
    assert {("[", 16, 178), ("(", 231, 160)} <= pairs
    assert 222 in {ground for _, _, ground in pairs}
    bare = drawn(
        screen().board(view_of(FIGHT), ("", "")),
        color_system="256",
        force_terminal=True,
        no_color=True,
    )
    assert "38;5" not in bare
    assert "[W]" in "".join(ranks(drawn(screen().board(view_of(FIGHT), ("", "")))).values())


@pytest.mark.parametrize(
    "line", ["b2-d4", "b2 d4", "b2d4", "B2-D4", "b2 – d4", " b2  -  d4 ", "b2xd4"]
)
def test_a_move_may_be_typed_in_many_ways(line: str) -> None:
    assert write_move(screen().parse(view_of(), line)) == "b2-d4"


def test_squares_of_rank_ten_are_read_whole() -> None:
    view = view_of("w9/9W/10/10/10/4wW4/10/10/W8W/10 a1,b1 e5 A 0", 1)
    assert write_move(screen().parse(view, "a10b9")) == "a10-b9"
    assert write_move(screen().parse(view, "a10 b10")) == "a10-b10"


def test_a_promotion_in_place_is_typed_with_an_equals_sign() -> None:
    for line in ("a5=H", "a5=h", "A5 = h"):
        assert write_move(screen().parse(view_of(FIGHT), line)) == "a5=H"


@pytest.mark.parametrize(
    ("line", "english", "spanish"),
    [
        ("b9-b8", "the piece on b9 belongs to Achaea", "la pieza de b9 es de Acaya"),
        ("e5-e6", "there is no piece on e5", "no hay ninguna pieza en e5"),
        ("b2-b5", "b5 is out of reach: a warrior goes two steps", "un guerrero da dos pasos"),
        ("b2-c2", "c2 is not free", "c2 no está libre"),
        ("b2=H", "b2 is no city of Sparta", "b2 no es una ciudad de Esparta"),
        ("pass", "a side passes only when it has no other move", "un bando solo pasa"),
        ("pasar", "a side passes only when it has no other move", "un bando solo pasa"),
        ("b2-b2", "does not end where it began", "no termina donde empezó"),
        ("castle", "“castle” is no move", "«castle» no es una jugada"),
        ("k1-a1", "“k1-a1” is no move", "«k1-a1» no es una jugada"),
        ("a11", "“a11” is no move", "«a11» no es una jugada"),
        ("e5", "There is no piece on e5.", "No hay ninguna pieza en e5."),
    ],
)
def test_a_line_that_is_no_move_is_told_why(line: str, english: str, spanish: str) -> None:
    assert english in refused(view_of(), line)
    assert spanish in refused(view_of(), line, "es")


def test_a_square_alone_shows_where_its_piece_may_go_and_what_it_beats() -> None:
    shown = looked(view_of(FIGHT), "h4")
    assert "Sparta's hero on h4 has" in shown
    assert "f4 beats d4 and e4" in " ".join(shown.split())
    assert ranks(shown)["4"].split() == [*"··Www×●H*●●"]
    assert "●" in ranks(shown)["7"]
    assert "●" not in ranks(shown)["8"]
    assert "f4 derrota d4 y e4" in " ".join(looked(view_of(FIGHT), "h4", "es").split())


def test_a_look_names_promotions_and_traps() -> None:
    assert "a5=H makes it a hero" in looked(view_of(FIGHT), "a5")
    assert "b5 becomes a hero" in looked(view_of(FIGHT), "a5")
    trap = "10/w8w/10/10/10/10/2w1w5/3W6/W7W1/10 a1,b1 i10,j10 S 0"
    assert "d4 loses d4" in looked(view_of(trap), "d3")


# From d3 a step to d4 ends between two enemies; c1 is Achaea's last city; a step to e2 beats.
MIXED = "10/w8w/10/10/10/10/2w1w5/3W6/W4wW3/10 a1,b1 c1 S 0"


def test_squares_where_the_piece_would_be_beaten_have_a_mark_of_their_own() -> None:
    shown = ranks(looked(view_of(MIXED), "d3"))
    assert shown["4"].split() == [*"·●w†w●····"]
    assert shown["3"].split() == [*"·●●W*●●····"]
    assert ranks(ascii_look(MIXED, "d3"))["4"].split() == [*".+w#w+...."]
    page = " ".join(drawn(screen().help(view_of())).split())
    assert "† where it would be beaten itself" in page
    assert "marks that piece with *" in page


def ascii_look(position: str, square: str) -> str:
    class Ascii(StringIO):
        encoding = "ascii"

    out = Ascii()
    with pytest.raises(Shown) as shown:
        screen().parse(view_of(position), square)
    Console(file=out, width=80).print(shown.value.thing)
    return out.getvalue()


@pytest.mark.parametrize(
    ("lang", "notes"),
    [
        ("en", ["c1 takes c1 and wins", "e2 beats f2", "d4 loses d4", "b1 becomes a hero"]),
        ("es", ["c1 toma c1 y gana", "e2 derrota f2", "d4 pierde d4", "b1 se hace héroe"]),
    ],
)
def test_a_look_lists_wins_then_beaten_pieces_then_losses_then_cities(
    lang: str, notes: list[str]
) -> None:
    shown = looked(view_of(MIXED), "d3", lang)
    listed = [line.partition("· ")[2].strip() for line in beside(shown) if line.startswith("· ")]
    assert listed == notes


def beside(shown: str) -> list[str]:
    return [line[47:] for line in shown.splitlines()]


def test_the_piece_looked_at_is_not_marked_like_the_last_mover() -> None:
    view = view_of(None, 0, "b2-c4", "b9-c7")
    assert "‹" not in looked(view, "c4")
    assert "W *" in looked(view, "c4")


def test_the_other_sides_pieces_may_be_looked_at_too() -> None:
    shown = looked(view_of(FIGHT), "a9")
    assert "Achaea's warrior on a9 has" in shown
    assert ranks(shown)["7"].split()[:4] == ["●", "●", "●", "·"]


def test_help_says_what_heroes_may_do_in_this_game() -> None:
    assert "Whoever stops in an enemy city takes it" in drawn(screen().help(view_of()))
    only_warriors = drawn(screen(heroes_conquer=False).help(view_of()))
    assert "Heroes take no cities in this game" in " ".join(only_warriors.split())


@pytest.mark.compiled
def test_a_hint_thinks_about_as_long_as_the_strongest_level() -> None:
    found = re.search(r"([\d,]+) nodes ", drawn(screen().hint(view_of())))
    assert found
    assert int(found[1].replace(",", "")) > 1_000_000  # those of the last depth that was finished


def test_help_shows_beating_as_a_picture() -> None:
    page = drawn(screen().help(view_of()))
    assert "W w w ·  becomes  W · · W" in page
    assert "Gana quien tiene todas las ciudades." in drawn(screen("es").help(view_of()))


def test_a_hint_shows_the_best_lines_with_what_they_bring() -> None:
    shown = drawn(screen().hint(view_of(FIGHT)))
    assert shown.index("h4-f4") < shown.index("h4-f4  beats d4 and e4")
    assert "%" in shown
