"""The score in entries: the points of each rule, and their sum."""

from random import Random

import pytest
from msgspec import to_builtins

from games.korona.positions import CARD, placed, zone_of
from games.korona.scatter import scattered
from reino.core.kernel import JIT
from reino.games.korona.rules.cards import COPIES
from reino.games.korona.rules.piles import PILES, is_single
from reino.games.korona.rules.zone import score
from reino.games.korona.table.scoring import Entry, breakdown, label, sentence, zone_piles

EXAMPLE = (
    "field peasant peasant, field peasant, field jester, tower archer archer,"
    " stable knight knight, knight, healer, monarch monarch"
)


def entries(zone: str) -> list[Entry]:
    piles = [tuple(CARD[card] for card in pile) for pile in zone_of(zone)]
    return breakdown(sorted(piles, key=lambda pile: (is_single(pile), pile[0])))


def told(zone: str, lang: str = "en") -> list[str]:
    return [sentence(entry, lang) for entry in entries(zone)]


def test_the_example_of_the_rulebook_is_told_rule_by_rule() -> None:
    assert told(EXAMPLE) == [
        "monarch pair: 20",
        "healer with nine colours: 15",
        "full stable: 15",
        "tower and 2 archers: 9",
        "3 fields, 3 peasants and jester as peasant: 24",
        "lone knight: 1",
    ]
    assert sum(entry.points for entry in entries(EXAMPLE)) == 84


@pytest.mark.parametrize(
    ("zone", "en", "es"),
    [
        ("field peasant peasant, field peasant, field peasant", "3 fields and 4 peasants: 24", ""),
        ("tower archer archer", "", "torre y 2 arqueros: 9"),
        ("tower", "tower: 5", "torre: 5"),
        ("tower archer archer archer", "full tower: 11", "torre completa: 11"),
        (
            "stable knight jester",
            "full stable with a jester: 15",
            "cuadra completa con un bufón: 15",
        ),
        ("tower jester archer jester", "full tower with 2 jesters: 11", ""),
        ("stable jester", "stable and jester as knight: 9", "cuadra y bufón como caballero: 9"),
        ("monarch", "monarch: 10", "monarca: 10"),
        ("monarch jester", "monarch pair with a jester: 20", ""),
        ("archer, archer", "2 lone archers: 2", "2 arqueros sueltos: 2"),
        ("field", "field: 0", "campo: 0"),
        ("healer", "healer with one colour: 3", "sanadora con un color: 3"),
        ("villain, villain", "2 villains: -20", "2 malhechores: -20"),
    ],
)
def test_a_zone_of_one_rule_is_one_sentence(zone: str, en: str, es: str) -> None:
    for lang, wanted in (("en", en), ("es", es)):
        if wanted:
            assert told(zone, lang) == [wanted]


def test_a_villain_is_told_apart_from_the_pile_it_stands_in() -> None:
    (tower, villain) = entries("tower archer archer villain")
    assert (tower.points, tower.full) == (9, False)
    assert (villain.rule, villain.points) == ("villain", -10)
    assert villain.piles == (("tower", "archer", "archer", "villain"),)


def test_a_second_card_on_the_healer_has_an_entry_of_its_own() -> None:
    assert told("healer healer") == ["healer with one colour: 3", "second healer: 3"]
    assert told("healer jester")[1] == "jester as second healer: 3"
    assert [entry.counts for entry in entries("healer jester")] == [{"healer": 1}, {"jester": 1}]
    assert told("healer villain") == ["healer with two colours: 3", "villain: -10"]


def test_an_entry_is_plain_data() -> None:
    assert to_builtins(entries("stable jester knight")[0]) == {
        "rule": "stable",
        "piles": (("stable", "jester", "knight"),),
        "counts": {"stable": 1, "knight": 1, "jester": 1},
        "points": 15,
        "full": True,
        "colours": 0,
        "parts": ({"message": "korona-score-full-jesters", "facts": {"card": "stable", "n": 1}},),
    }
    assert entries("healer, villain")[0].colours == 2


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_pile_has_a_label_of_its_own(lang: str) -> None:
    for pile in PILES:
        if all(pile.count(card) <= COPIES[card] for card in {*pile}):
            for entry in breakdown([pile]):
                assert label(entry, lang)


def test_the_entries_add_up_to_the_score() -> None:
    rng = Random(5)
    for players in (2, 3, 4):
        for _ in range(100 if JIT else 10):
            record = scattered(players, rng).state().record
            for seat in range(players):
                parts = breakdown(zone_piles(record.zone[seat]))
                assert sum(entry.points for entry in parts) == score(record, seat)


def test_a_view_tells_every_score_with_its_entries() -> None:
    facts = placed([EXAMPLE, "archer, villain"], ["", ""]).view(None).facts
    assert facts.scores == (84, -9)
    assert [entry.points for entry in facts.breakdowns[1]] == [1, -10]
