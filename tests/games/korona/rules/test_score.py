"""Points, pile by pile, and the check values of the page."""

from collections import Counter

import pytest

from games.korona.positions import placed, score, worth
from reino.games.korona.table.scoring import breakdown, zone_piles


def by_rule(piles: str) -> dict[str, int]:
    """The told breakdown of a zone."""
    s = placed([piles, ""], ["peasant"]).record
    told: Counter[str] = Counter()
    for entry in breakdown(zone_piles(s.zone[0].tolist())):
        told[entry.rule] += entry.points
    return dict(told)


@pytest.mark.parametrize(
    ("piles", "points"),
    [
        ("monarch", 10),
        ("monarch monarch", 20),
        ("stable", 3),
        ("stable knight", 9),
        ("stable knight knight", 15),
        ("knight", 1),
        ("tower", 5),
        ("tower archer", 7),
        ("tower archer archer archer", 11),
        ("archer", 1),
        ("field", 0),
        ("field peasant", 1),
        ("field peasant peasant peasant", 3),
        ("peasant", 1),
        ("healer", 3),
        ("villain", -10),
        ("villain, villain", -20),
        ("", 0),
    ],
)
def test_every_card_has_its_points(piles: str, points: int) -> None:
    assert worth(piles) == points


@pytest.mark.parametrize(
    ("fields", "points"), [(1, 0), (2, 10), (3, 20), (4, 30), (5, 40), (6, 50)]
)
def test_first_field_scores_nothing_and_each_further_one_10(fields: int, points: int) -> None:
    assert worth(", ".join(["field"] * fields)) == points


EIGHT = "stable, knight, tower, archer, field, peasant, monarch, healer"


@pytest.mark.parametrize(
    ("piles", "healer"),
    [
        ("healer", 3),
        ("stable, knight, tower, archer, field, peasant, healer", 3),
        (EIGHT, 8),
        (f"{EIGHT}, villain", 15),
        ("stable jester, knight, tower, archer, field, peasant, monarch, healer", 15),
        ("stable jester, knight, tower, archer, field, peasant, monarch, healer, villain", 40),
    ],
)
def test_healer_scores_by_the_number_of_colours(piles: str, healer: int) -> None:
    assert by_rule(piles)["healer"] == healer


@pytest.mark.parametrize("gone", [*EIGHT.replace(",", "").split()[:-1], "jester", "villain"])
def test_40_needs_all_ten_types_a_jester_and_a_villain_among_them(gone: str) -> None:
    host = "tower" if gone == "field" else "field"
    cards = [card for card in [*EIGHT.split(", "), "villain"] if card != gone]
    zone = ", ".join(cards)
    assert (
        by_rule(zone if gone == "jester" else zone.replace(host, f"{host} jester"))["healer"] == 15
    )


def test_colour_is_the_cards_own_wherever_it_lies() -> None:
    # As a knight the jester would be no ninth colour; a villain within a pile counts.
    assert by_rule(f"{EIGHT}, stable jester")["healer"] == 15
    assert by_rule(f"{EIGHT}, tower villain")["healer"] == 15


def test_jester_is_not_the_colour_of_its_role() -> None:
    # Seven colours: no knight among them, for the jester on the stable is none.
    assert by_rule("stable jester, tower, archer, field, peasant, healer")["healer"] == 3
    assert by_rule("stable jester, knight, tower, archer, field, peasant, healer")["healer"] == 8


@pytest.mark.parametrize("second", ["healer", "jester"])
def test_second_healer_adds_3_and_leaves_the_first_ones_score(second: str) -> None:
    piles = EIGHT.replace("healer", f"healer {second}")
    told = by_rule(piles)
    assert told["second-healer"] == 3
    assert told["healer"] == (15 if second == "jester" else 8)


def test_villain_on_the_healer_leaves_her_score() -> None:
    told = by_rule(EIGHT.replace("healer", "healer villain"))
    assert (told["healer"], told["villain"]) == (15, -10)
    assert "second-healer" not in told


@pytest.mark.parametrize(
    ("piles", "points"),
    [
        ("monarch jester", 20),
        ("healer jester", 6),
        ("stable jester", 9),
        ("stable knight jester", 15),
        ("tower jester archer jester", 11),
        ("field jester", 1),
    ],
)
def test_jester_scores_as_the_role_it_plays(piles: str, points: int) -> None:
    assert worth(piles) == points


@pytest.mark.parametrize(
    ("piles", "points"),
    [
        ("monarch villain", 0),
        ("healer villain", -7),
        ("stable villain knight", -1),
        ("tower villain villain archer", -13),
        ("field peasant villain peasant", -8),
    ],
)
def test_villain_costs_10_in_any_pile(piles: str, points: int) -> None:
    assert worth(piles) == points


def test_field_with_a_villain_is_a_field() -> None:
    assert worth("field villain, field") == 0


EXAMPLE = (
    "field peasant peasant, field peasant, field peasant, tower archer jester, "
    "stable knight knight, knight, healer, monarch monarch"
)


def test_the_rulebooks_example_scores_84() -> None:
    assert by_rule(EXAMPLE) == {
        "field": 24,
        "tower": 9,
        "stable": 15,
        "knight": 1,
        "healer": 15,
        "monarch": 20,
    }
    assert worth(EXAMPLE) == 84


def test_nine_colours_of_the_example_need_a_jester_in_a_pile() -> None:
    without = EXAMPLE.replace("archer jester", "archer archer")
    assert by_rule(without)["healer"] == 8
    assert worth(without) == 77


def test_full_stable_scores_15_full_tower_11_six_fields_50() -> None:
    assert worth("stable knight knight") == 15
    assert worth("tower archer archer archer") == 11
    assert worth("field, field, field, field, field, field") == 50


def test_only_zones_score() -> None:
    state = placed(["knight", ""], ["monarch monarch villain"])
    assert score(state, 0) == 1
    assert score(state, 1) == 0
