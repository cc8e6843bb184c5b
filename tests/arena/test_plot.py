"""The picture of a balance."""

import re
from xml.etree import ElementTree as ET

from arena.test_balance import balance
from reino.arena.balance import Balance
from reino.arena.plot import LEFT, SCALE, TICKS, Words, drawn

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
