"""The notation of maps: written and read back they are the same, and a wrong map is explained."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.jackrabbits.survey import EVERYTHING, NAMES, NUMBER, Survey, record, suits_in_play
from reino.core.errors import BadPosition
from reino.core.kernel import JIT
from reino.core.phrase import Phrase
from reino.games.jackrabbits.rules.actions import NONE
from reino.games.jackrabbits.rules.coast import chart_sea
from reino.games.jackrabbits.rules.notation import place, read_map, write_position
from reino.games.jackrabbits.rules.random_map import generate
from reino.games.jackrabbits.rules.sample_map import ALL_SUITS, SAMPLE_MAP, lay_sample
from reino.games.jackrabbits.rules.stage import DEAL

pytestmark = pytest.mark.plain

LINES = SAMPLE_MAP.strip().splitlines()
TEXT = "\n".join(LINES)
SMALL = """
citadel (0,0)
B1 (0,-2)(-.5,-1)(.5,-1) bottom
X1 (1,0)(.5,1)(1.5,1)
K♣ (1,2) N
"""
SMALL_TILES = sum(1 << NUMBER[name] for name in ("citadel", "K♣", "B1", "B2", "X1", "X2", "F1"))


def number(sign: str) -> int:
    """The line of a tile in the sample."""
    return next(i for i, line in enumerate(LINES, 1) if line.startswith(sign))


def changed(sign: str, line: str) -> str:
    """The sample with another line for a tile."""
    return "\n".join(line if old.startswith(f"{sign} ") else old for old in LINES)


def refused(text: str, tiles: int = EVERYTHING) -> tuple[str, dict[str, object]]:
    with pytest.raises(BadPosition) as refusal:
        read_map(text, tiles)
    error = refusal.value
    assert error.key.startswith("error-jackrabbits-map-")
    return error.key.removeprefix("error-jackrabbits-map-"), dict(error.facts)


def fault(text: str, tiles: int = EVERYTHING) -> str:
    return refused(text, tiles)[0]


def ready(s: Any) -> Any:
    """A record on which the map lies: the cards are dealt next, and no seat has begun."""
    s.stage, s.active = DEAL, NONE
    return s


def test_the_sample_survives_being_written_and_read() -> None:
    sample = ready(record())
    lay_sample(sample, ALL_SUITS)
    chart_sea(sample)
    read = record()
    place(write_position(sample), read)
    assert read.tobytes() == sample.tobytes()
    place(SAMPLE_MAP, read)
    assert read.tobytes() == sample.tobytes()


@pytest.mark.parametrize("suits", ["♣♠♥♦", "♠♥♦", "♣♦"] if JIT else ["♣♦"])
def test_random_maps_survive_being_written_and_read(suits: str) -> None:
    for seed in range(60 if JIT else 1):
        grown = ready(record(suits_in_play(suits), seed))
        generate(grown)
        read = record(suits_in_play(suits))
        place(write_position(grown), read)
        assert read.tobytes() == grown.tobytes()


def test_what_lay_on_the_record_before_is_gone() -> None:
    s = record(SMALL_TILES)
    lay_sample(s, ALL_SUITS)
    fresh = record(SMALL_TILES)
    place(SMALL, s)
    place(SMALL, fresh)
    assert s.tobytes() == fresh.tobytes()
    assert set(Survey.of(s).pieces) == {"citadel", "K♣", "B1", "X1"}


def test_far_from_the_middle_numbers_are_written_whole() -> None:
    s = record(SMALL_TILES)
    place(SMALL, s)
    s.q[s.turned != -1] += 10
    assert write_position(s).splitlines()[:2] == ["citadel (10,0)", "K♣ (11,2) N"]
    assert "(10.5,1)" in write_position(s)


def test_letters_for_suits_remarks_and_corners_in_any_order_are_read() -> None:
    text = """
    # the smallest map of all
    CITADEL ( 0 , 0 )
    b1 (.5,-1)(-0.5,-1)(+0,-2) Bottom   # the way out
    X1 (1.5,1) (1.0,0) (.5,1)
    kc (1,2) n
    island
    """
    assert read_map(text, SMALL_TILES) == read_map(SMALL, SMALL_TILES)


def test_a_byte_order_mark_is_no_part_of_a_map() -> None:
    assert read_map("\ufeff" + TEXT, EVERYTHING) == read_map(TEXT, EVERYTHING)
    # In the middle of a text it is no tile.
    assert fault(TEXT + "\n\ufeff") == "line"


def test_a_mountain_may_leave_open_which_road_goes_over() -> None:
    said = {place.tile: place for place in read_map(TEXT, EVERYTHING)}
    silent = changed("M1", "M1 (-.5,-3)(0,-2)(-.5,-1)(-1,-2)")
    assert {place.tile: place for place in read_map(silent, EVERYTHING)} == said
    other = changed("M1", "M1 (-.5,-3)(0,-2)(-.5,-1)(-1,-2) NW-SE over")
    assert {place.tile: place for place in read_map(other, EVERYTHING)} != said


def test_an_empty_island_is_none() -> None:
    assert read_map("island\n" + TEXT.replace("island", "island\n\nisland"), EVERYTHING) == (
        read_map(TEXT, EVERYTHING)
    )


@pytest.mark.parametrize(
    ("sign", "line", "what"),
    [
        ("K♦", "K♦ 0,-4 N S", "line"),
        ("K♦", "K♦", "line"),
        ("K♦", "K♦ (0,-4) N S (", "line"),
        ("K♦", "A♦ (0,-4) N S", "tile"),
        ("F1", "F5 (-.5,-3)(.5,-3)(1,-2)(0,-2)", "tile"),
        ("F1", "F0 (-.5,-3)(.5,-3)(1,-2)(0,-2)", "tile"),
        ("K♦", "Q♦ (0,-4) N S", "roads"),
        ("K♦", "K♦ (0,-4) N NE", "roads"),
        ("K♦", "K♦ (0,-4) N N", "roads"),
        ("K♦", "K♦ (0,-4)", "roads"),
        ("citadel", "citadel (0,0) N", "roads"),
        ("F1", "F1 (-.5,-3)(.5,-3)(1,-2)(0,-2) N", "roads"),
        ("M1", "M1 (-.5,-3)(0,-2)(-.5,-1)(-1,-2) N-S over", "roads"),
        ("M1", "M1 (-.5,-3)(0,-2)(-.5,-1)(-1,-2) over", "roads"),
        ("T1", "T1 (-2.5,-3)(-3,-2)(-2,-2) top-bottom", "roads"),
        ("T1", "T1 (-2.5,-3)(-3,-2)(-2,-2) bottom", "roads"),
        ("X1", "X1 (2.5,-3)(2,-2)(3,-2) left", "roads"),
        ("K♦", "K♦ (.5,-4) N S", "lattice"),
        ("K♦", "K♦ (0.25,-4) N S", "lattice"),
        ("K♦", "K♦ (0,-4.5) N S", "lattice"),
        ("K♦", "K♦ (0,-400) N S", "lattice"),
        ("K♦", "K♦ (north,south) N S", "lattice"),
        ("K♦", "K♦ (0,-4)(1,-4) N S", "shape"),
        ("F1", "F1 (-.5,-3)(.5,-3)(1,-2)", "shape"),
        ("F1", "F1 (-.5,-3)(.5,-3)(1,-2)(1,-2)", "shape"),
        ("F1", "F1 (-.5,-3)(.5,-3)(1,-2)(1.5,-3)", "shape"),
        ("X1", "X1 (2.5,-3)(2,-2)(4,-2)", "shape"),
        ("X1", "X1 (2.5,-3)(2,-2)(3,-2)(3,-2)", "shape"),
    ],
)
def test_a_line_that_says_no_tile_is_refused(sign: str, line: str, what: str) -> None:
    key, facts = refused(changed(sign, line))
    assert key == what
    assert facts["line"] == number(sign)


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("K" * 500, "line"),
        ("K" * 500 + " (0,0)", "tile"),
        ("K♦ " + "(0,0)" * 100, "shape"),
        ("K♦ (0,-4) " + "N " * 250, "roads"),
        (f"K♦ (0,{'4' * 500})", "lattice"),
    ],
)
def test_a_refusal_quotes_the_beginning_of_a_long_line(line: str, what: str) -> None:
    key, facts = refused(line)
    quote = facts["given"]
    assert key == what
    assert isinstance(quote, Phrase)
    assert len(quote.tell("en")) == len("''") + 60
    assert quote.tell("en").endswith("…'")


@pytest.mark.parametrize(
    ("change", "what", "tile", "other"),
    [
        (lambda: TEXT + "\nK♣ (9,0) N", "twice", "K♣", None),
        (lambda: changed("K♦", "K♦ (0,0) N S"), "overlap", "K♦", "citadel"),
        (lambda: changed("K♠", "K♠ (-2.5,1) N NW"), "dead-end", "K♠", "J♠"),
        (lambda: changed("T3", "T3 (-2,-2)(-1,-2)(-1.5,-1) left-top"), "dead-end", "T3", None),
    ],
)
def test_a_tile_that_cannot_lie_there_is_refused(
    change: Callable[[], str], what: str, tile: str | None, other: str | None
) -> None:
    key, facts = refused(change())
    assert key == what
    assert tile in (None, facts["tile"])
    assert other in (None, facts.get("other"))


def test_a_tile_that_is_not_in_play_is_refused() -> None:
    assert refused(TEXT, EVERYTHING & ~(1 << NUMBER["F2"])) == (
        "in-play",
        {"line": number("F2"), "tile": "F2"},
    )


def test_a_road_from_hex_to_hex_is_refused() -> None:
    text = SMALL.replace("K♣ (1,2) N", "K♣ (-1.5,1) NE")
    assert refused(text, SMALL_TILES) == ("hexes", {"line": 5, "tile": "K♣", "other": "citadel"})


def test_triangles_of_one_kind_side_by_side_are_refused() -> None:
    text = SMALL + "X2 (1,0)(2,0)(1.5,1)"
    assert refused(text, SMALL_TILES) == ("triangles", {"line": 6, "tile": "X2", "other": "X1"})


def test_triangles_of_one_kind_round_a_third_are_refused_whichever_comes_last() -> None:
    tiles = SMALL_TILES | 1 << NUMBER["T1"]
    row = [
        "X1 (1,0)(.5,1)(1.5,1)",
        "T1 (1,0)(2,0)(1.5,1) left-top",
        "X2 (1.5,-1)(1,0)(2,0)",
    ]
    for last in range(3):
        lines = [line for i, line in enumerate(row) if i != last] + [row[last]]
        key, facts = refused("citadel (0,0)\n" + "\n".join(lines), tiles)
        assert (key, facts["line"]) == ("triangles", 4)
        assert {facts["tile"], facts["other"]} == {"X1", "X2"}
        # A burrow in place of one of them may lie there.
        fine = "citadel (0,0)\n" + "\n".join(lines).replace(row[2], "B1 (1.5,-1)(1,0)(2,0) bottom")
        assert fault(fine, tiles) == "missing"


def test_a_missing_hex_is_named() -> None:
    text = "\n".join(line for line in LINES if line[:2] not in ("K♣", "Q♠"))
    # Without the queen no road is cut off, and one that led to her leaves the map.
    assert refused(text) == ("missing", {"tiles": "K♣, Q♠"})
    assert fault("") == "missing"


def test_the_citadel_is_on_the_mainland() -> None:
    first, second = TEXT.split("\nisland\n")
    assert refused(f"{second}\nisland\n{first}") == ("citadel", {"line": 8})


def test_a_tile_that_hangs_on_no_road_is_refused() -> None:
    assert refused(SMALL + "F1 (5,0)(6,0)(6.5,1)(5.5,1)", SMALL_TILES) == (
        "loose",
        {"line": 6, "tile": "F1"},
    )
    assert refused(SMALL + "island\nF1 (5,0)(6,0)(6.5,1)(5.5,1)", SMALL_TILES) == (
        "loose",
        {"line": 7, "tile": "F1"},
    )
    assert refused(SMALL.replace("(1,2) N", "(9,2) N"), SMALL_TILES) == (
        "loose",
        {"line": 5, "tile": "K♣"},
    )


def test_a_map_without_a_burrow_is_refused() -> None:
    text = "\n".join(line for line in SMALL.splitlines() if not line.startswith("B"))
    assert fault(text, SMALL_TILES) == "burrow"


def test_an_island_nobody_can_reach_is_refused() -> None:
    island = "citadel (0,0)\nB1 (0,-2)(-.5,-1)(.5,-1) bottom\nisland\nK♣ (0,0) N"
    assert refused(island, SMALL_TILES) == ("reach", {"tiles": "K♣"})
    assert read_map(island.replace("island", "X1 (1,0)(.5,1)(1.5,1)\nisland"), SMALL_TILES)
    assert read_map(island + "\nB2 (0,-2)(-.5,-1)(.5,-1) bottom", SMALL_TILES)


def test_a_map_is_a_text() -> None:
    assert fault(3) == "text"  # type: ignore[arg-type]


def test_every_refusal_is_told_in_both_languages() -> None:
    for text in (TEXT.replace("K♦", "K?"), changed("K♦", "K♦ (0,-2) N S"), "", SMALL + "B9 (0,0)"):
        with pytest.raises(BadPosition) as refusal:
            read_map(text, EVERYTHING)
        english, spanish = (refusal.value.tell(lang) for lang in ("en", "es"))
        assert len({english, spanish, refusal.value.key}) == 3


PIECES = st.sampled_from(
    [*"()-., 0123456789#", *NAMES, "island", "over", "NE", "top", "é", "\n", "½"]
)
EDITS = st.lists(
    st.tuples(st.floats(0, 1), st.floats(0, 1), st.integers(0, 12), PIECES), min_size=1, max_size=6
)


@given(edits=EDITS, by_line=st.booleans())
def test_mangled_maps_are_read_or_refused_and_nothing_else(
    edits: list[tuple[float, float, int, str]], by_line: bool
) -> None:
    text = TEXT
    for source, target, cut, put in edits:
        if by_line:
            lines = text.splitlines() or [""]
            line = lines.pop(int(source * (len(lines) - 1)))
            lines.insert(int(target * len(lines)), line if cut % 3 else "")
            text = "\n".join(lines)
        else:
            at = int(source * len(text))
            text = text[:at] + put + text[at + cut :]
    try:
        s = record()
        place(text, s)
    except BadPosition:
        return
    survey = Survey.of(s)
    assert list(survey.faults()) == []
    assert s.beside.tolist() == survey.beside()
    assert survey.reached() == set(NAMES[:13])


@given(text=st.text(max_size=80))
def test_any_text_is_refused(text: str) -> None:
    refused(text)
