"""The cross_table of an arena: its notes where games say little about some of its bots."""

import json
from itertools import chain
from xml.etree import ElementTree as ET

import pytest

import reino
from reino.arena.journal import Result
from reino.arena.schedule import Setup
from reino.arena.standings import Standings
from reino.cli.cross_table import CrossTable
from reino.terminal.console import Terminal

SVG = "{http://www.w3.org/2000/svg}"


def cross_table(
    bots: tuple[str, ...], *games: tuple[tuple[int, ...], int], players: int = 2, lang: str = "en"
) -> CrossTable:
    """Of games won by the first of these seats, each so many times."""
    game = reino.load("braverats" if players == 2 else "korona", players)
    won = (1.0, *[-1 / (players - 1)] * (players - 1))
    seats = chain.from_iterable([seats] * times for seats, times in games)
    results = [Result(number, at, won, "x", 9) for number, at in enumerate(seats)]
    return CrossTable(
        Terminal(lang), game, Standings(Setup.of(game, bots), results), finished=False
    )


def strict(made: CrossTable) -> dict[str, object]:
    """JSON as a parser reads it that takes no NaN and no Infinity."""

    def refuse(word: str) -> None:
        raise AssertionError(f"{word} is no JSON")

    told: dict[str, object] = json.loads(json.dumps(made.as_dict()), parse_constant=refuse)
    return told


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")


@pytest.mark.parametrize("wins", [1, 100, 300, 399, 10_000])
def test_a_sweep_is_told_in_numbers_that_people_can_use(
    capsys: pytest.CaptureFixture[str], wins: int
) -> None:
    made = cross_table(("casual", "random"), ((0, 1), wins))
    made.show()
    (first,) = (line for line in capsys.readouterr().out.splitlines() if "casual" in line)
    _, _, rating, low, _, high, games, *_ = first.split()
    assert int(low) < int(rating) < int(high) < 2000
    assert games == f"{wins:,}"
    bots = strict(made)["bots"]
    assert isinstance(bots, list)
    assert bots[0]["rating_interval"][0] < bots[0]["rating"] < bots[0]["rating_interval"][1]
    ET.fromstring(made.picture())


@pytest.mark.parametrize(
    ("lang", "unknown", "told"),
    [
        ("en", "unknown", "c has met no other bot: nothing is known about its rating."),
        (
            "es",
            "se desconoce",
            "c no se ha enfrentado a ningún otro bot: de su fuerza no se sabe nada.",
        ),
    ],
)
@pytest.mark.parametrize(
    ("players", "seats", "others"), [(2, (0, 1), ("a", "b")), (3, (0, 1, 3), ("a", "b", "d"))]
)
def test_of_a_bot_that_has_met_no_other_no_rating_is_claimed(
    capsys: pytest.CaptureFixture[str],
    players: int,
    seats: tuple[int, ...],
    others: tuple[str, ...],
    lang: str,
    unknown: str,
    told: str,
) -> None:
    made = cross_table(("a", "b", "c", "d")[: players + 1], (seats, 9), players=players, lang=lang)
    made.show()
    shown = capsys.readouterr().out
    (line,) = (line for line in shown.splitlines() if line.split()[1:3] == ["c", "–"])
    assert unknown in line
    assert line.split()[-3:] == ["0", "0", "–"]  # and so it has no score of 50%
    assert told in shown
    bots = strict(made)["bots"]
    assert isinstance(bots, list)
    assert [bot["name"] for bot in bots] == [*others, "c"]
    for what in ("rating", "rating_interval", "group", "score", "score_interval"):
        assert bots[-1][what] is None
    assert all(bot["group"] == 1 for bot in bots[:-1])
    said = [element.text for element in ET.fromstring(made.picture()).iter(f"{SVG}text")]
    assert {told, "–"} <= set(said)


@pytest.mark.parametrize(
    ("players", "told"),
    [
        (2, "only within a group, which has a mean of its own."),
        (3, "only within a group."),
    ],
)
def test_groups_that_no_game_links_are_told_apart(
    capsys: pytest.CaptureFixture[str], players: int, told: str
) -> None:
    bots = tuple("abcdefg"[: 2 * players + 1])
    here, there = tuple(range(players)), tuple(range(players, 2 * players + 1))
    games = [(there[:players], 3), (there[1:], 5), (here, 400)]
    made = cross_table(bots, *games, players=players)
    made.show()
    shown = capsys.readouterr().out
    assert told in shown
    links = f"{', '.join(bots[players:])}; {', '.join(bots[:players])}. Ratings"
    assert f"No game links these groups of bots: {links}" in shown
    rated = strict(made)["bots"]
    assert isinstance(rated, list)
    # The larger group first, however strong the other may seem.
    assert [bot["group"] for bot in rated] == [1] * (players + 1) + [2] * players
    dashed = [
        path
        for path in ET.fromstring(made.picture()).iter(f"{SVG}path")
        if path.get("stroke-dasharray")
    ]
    assert len(dashed) == 1


def test_a_whole_arena_has_nothing_to_say_of_groups(capsys: pytest.CaptureFixture[str]) -> None:
    made = cross_table(("a", "b", "c"), ((0, 1), 2), ((1, 2), 2))
    made.show()
    assert "group" not in capsys.readouterr().out
    assert made.notes() == []
