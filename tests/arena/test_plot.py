"""The picture of a balance."""

import re
from collections import Counter
from xml.etree import ElementTree as ET

import pytest

from arena.test_balance import balance
from reino.arena.balance import Balance
from reino.arena.chart import Cell, Chart, Row
from reino.arena.chart import drawn as drawn_chart
from reino.arena.panels import (
    Column,
    Opening,
    lengths,
    openings,
    parts_brought,
    quartiles,
    strategies,
)
from reino.arena.plot import BETWEEN, LEFT, RIGHT, SCALE, TICKS, WIDTH, Words, drawn
from reino.arena.rating import Score
from reino.arena.standings import Rating
from reino.arena.tallies import Usage

SVG = "{http://www.w3.org/2000/svg}"
WORDS = Words(
    lang="es",
    title="Sparta <&>",
    about="beginner",
    desc="clásica: gana 50 %",
    first="Gana Esparta",
    draws="Empates",
    others="Gana Acaya",
    score="puntos",
    note="Equidad",
    ticks=[f"{share:.0%}" for share in TICKS],
)


def picture(*balances: Balance) -> ET.Element:
    return ET.fromstring(drawn(WORDS, balances, ["80 %"] * len(balances)))


def bars(root: ET.Element) -> list[list[float]]:
    """The widths of the three parts of each row's bar."""
    rows = [g for g in root if g.get("transform", "").startswith(f"translate({LEFT} ")][1:]
    return [[float(r.get("width", "0")) for r in row.iter(f"{SVG}rect")][:3] for row in rows]


def test_it_is_well_formed_and_says_everything_in_its_language() -> None:
    root = picture(balance(5, 2, 3), balance(1, 1, 8, "wings"))
    assert root.tag == f"{SVG}svg"
    assert root.get("lang") == "es"
    said = [element.text for element in root.iter(f"{SVG}text")]
    for words in ("Sparta <&>", "beginner", "Gana Esparta", "Empates", "Gana Acaya", "puntos"):
        assert words in said
    assert {"classic", "wings", "80 %", "Equidad", "0%", "50%", "100%"} <= set(said)
    assert root.findtext(f"{SVG}desc") == "clásica: gana 50 %"


def test_bars_are_as_long_as_the_shares_they_stand_for() -> None:
    first, second = bars(picture(balance(5, 2, 3), balance(0, 0, 4, "wings")))
    assert [round(width / SCALE, 3) for width in first] == [0.5, 0.2, 0.3]
    assert [round(width / SCALE, 3) for width in second] == [0, 0, 1]


def test_the_dot_is_the_score_and_the_whisker_its_interval() -> None:
    found = balance(50, 20, 30)
    root = picture(found)
    dots = [float(c.get("cx", "0")) for c in root.iter(f"{SVG}circle")]
    assert round(0.6 * SCALE) in map(round, dots)
    low, high = found.score.share_interval
    lines = [p.get("d", "") for p in root.iter(f"{SVG}path")]
    assert any(re.match(rf"M{SCALE * low:.1f} \S+ H{SCALE * high:.1f} ", line) for line in lines)


def test_a_row_more_makes_the_picture_higher_and_no_wider() -> None:
    one, two = picture(balance(1, 1, 1)), picture(balance(1, 1, 1), balance(1, 1, 1))
    assert int(one.get("height", "0")) < int(two.get("height", "0"))
    assert one.get("width") == two.get("width")


def lengths_of(*turns: int) -> Balance:
    made = balance(1, 0, 0)
    made.turns = list(turns)
    return made


def test_lengths_are_drawn_from_the_shortest_game_to_the_longest() -> None:
    panel = lengths("Turns", [lengths_of(10, 20, 30, 40, 100)], ["40.0"])
    (row,) = (g for g in ET.fromstring(f"<svg>{panel.drawing}</svg>") if g.tag == "g")
    ends = next(str(p.get("d")) for p in row.iter("path"))
    assert ends.startswith(f"M{0.1 * SCALE:.1f} 10.0 H{SCALE:.1f} ")
    box = next(iter(row.iter("rect")))
    assert float(box.get("x", "0")) == pytest.approx(0.2 * SCALE)
    assert float(box.get("width", "0")) == pytest.approx(0.2 * SCALE)
    assert float(next(iter(row.iter("circle"))).get("cx", "0")) == pytest.approx(0.4 * SCALE)


@pytest.mark.parametrize(("longest", "end"), [(1, 2), (37, 40), (152, 160), (300, 300), (301, 400)])
def test_the_scale_of_lengths_ends_at_a_round_number_with_a_round_half(
    longest: int, end: int
) -> None:
    panel = lengths("Turns", [lengths_of(1, longest)], [""])
    said = [t.text for t in ET.fromstring(f"<svg>{panel.drawing}</svg>").iter("text")]
    assert said[1:4] == ["0", str(end // 2), str(end)]


def test_games_without_a_choice_are_drawn() -> None:
    """Where chance alone decides."""
    panel = lengths("Turns", [lengths_of(0, 0)], ["0.0"])
    said = [t.text for t in ET.fromstring(f"<svg>{panel.drawing}</svg>").iter("text")]
    assert said[1:4] == ["0", "1", "2"]
    none = openings("First", [])
    assert [t.text for t in ET.fromstring(f"<svg>{none.drawing}</svg>").iter("text")] == ["First"]


def test_quartiles_of_a_single_game_are_its_length() -> None:
    assert quartiles([7]) == (7, 7, 7)
    assert quartiles([1, 2, 3, 4, 5]) == (2, 3, 4)


def test_strategies_are_two_bars_each_for_winners_and_for_all() -> None:
    found = balance(4, 0, 0)
    found.usage = Usage(4, 8, Counter(a=3), Counter(a=4), Counter(a=3, b=9))
    columns = [Column("a", "A wins", "A"), Column("b", "B wins", "B")]
    panel = strategies("Used", ("winners", "all"), columns, [found], [["× 1.5", ""]])
    cells = [g for g in ET.fromstring(f"<svg>{panel.drawing}</svg>") if g.find("path") is not None]
    for cell, (won, seats) in zip(cells, [(0.75, 0.5), (0.0, 0.0)], strict=True):
        bars = [float(r.get("width", "0")) for r in cell.iter("rect")]
        whole = bars[-1]
        assert bars[:2] == [pytest.approx(won * whole, abs=0.01), pytest.approx(seats * whole)]


def test_what_winners_won_with_parts_a_bar() -> None:
    found = balance(4, 0, 0)
    found.usage = Usage(brought=Counter(a=3, b=9))
    columns = [Column("a", "A wins", "A"), Column("b", "B wins", "B")]
    panel = parts_brought("Brought", columns, [found], ["12"])
    root = ET.fromstring(f"<svg>{panel.drawing}</svg>")
    widths = [float(r.get("width", "0")) for r in root.iter("rect")]
    assert widths == [pytest.approx(SCALE / 4), pytest.approx(SCALE * 3 / 4)]
    assert [t.text for t in root.iter("text")] == ["Brought", "classic", "A", "B", "12"]


def test_panels_stand_below_the_bars_and_make_room_for_themselves() -> None:
    panels = [lengths("Turns", [lengths_of(1, 2)], ["1.5"])] * 2
    plain, more = (
        ET.fromstring(drawn(WORDS, [balance(1, 1, 1)], [""], shown)) for shown in ([], panels)
    )
    room = int(more.get("height", "0")) - int(plain.get("height", "0"))
    assert room == round(2 * (panels[0].height + BETWEEN))


def sizes(root: ET.Element) -> dict[str, float]:
    """The size of each text."""
    texts = [element for element in root.iter() if element.tag.endswith("text")]
    return {element.text or "": float(element.get("font-size", "0")) for element in texts}


def test_long_names_of_first_choices_get_room_at_the_cost_of_their_bars() -> None:
    short, long = "Take from the deck", "Take Sneak attack from the market"
    panel = openings("First", [Opening(name, Score(1, 0, 1), "2") for name in (short, long)])
    root = ET.fromstring(f"<svg>{panel.drawing}</svg>")
    assert sizes(root)[short] == sizes(root)[long] == 16
    won, whole, *_ = [float(r.get("width", "0")) for r in root.iter("rect")]
    assert won == pytest.approx(whole / 2)
    assert WIDTH / 2 - RIGHT <= whole < SCALE


def test_short_names_of_first_choices_leave_their_bars_as_long_as_the_others() -> None:
    panel = openings("First", [Opening("Play 7", Score(1, 0, 1), "2")])
    root = ET.fromstring(f"<svg>{panel.drawing}</svg>")
    assert [float(r.get("width", "0")) for r in root.iter("rect")] == [SCALE / 2, SCALE]


def test_bots_with_long_names_are_as_large_as_the_others_and_the_whiskers_stay_inside() -> None:
    names = ["random", "program:python3 last.py"]
    rows = [Row(name, Rating(0, -9, 9), "+0") for name in names]
    cells = [[None, Cell(0.5, "50 %")], [Cell(0.5, "50 %"), None]]
    chart = Chart("en", "Arena", "two bots", "even", "Elo", "shares")
    root = ET.fromstring(drawn_chart(chart, rows, cells))
    assert {sizes(root)[name] for name in names} == {16}
    assert {sizes(root)[f"{place}  {name}"] for place, name in enumerate(names, 1)} == {16}
    # The scale behind each whisker leaves room for the note.
    lines = [p.get("d", "") for p in root.iter(f"{SVG}path") if p.get("d", "").startswith("M0 ")]
    [left] = {
        int(g.get("transform", "").removeprefix("translate(").split()[0])
        for g in root
        if g.find(f"{SVG}circle") is not None
    }
    assert {line.split("H")[1] for line in lines} == {str(WIDTH - left - RIGHT)}
