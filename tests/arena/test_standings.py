"""Ratings and scores of a tournament, against values worked out by hand."""

from collections.abc import Sequence
from math import log10

import pytest

import reino
from reino.arena.duel import Forfeited
from reino.arena.journal import Result
from reino.arena.rating import Score
from reino.arena.schedule import Setup
from reino.arena.standings import Rating, Standings, elo, openskill
from reino.errors import ReinoError


def pair(score: Score) -> list[list[Score]]:
    return [[Score(), score], [Score(score.losses, score.draws, score.wins), Score()]]


def known(ratings: Sequence[Rating | None]) -> list[Rating]:
    """The ratings of bots that have all met another."""
    assert None not in ratings
    return [rating for rating in ratings if rating is not None]


def test_two_bots_are_as_far_apart_as_their_score_says() -> None:
    # One more draw: 75.5 of 101 points.
    first, second = known(elo(pair(Score(75, 0, 25))))
    assert first.value - second.value == pytest.approx(400 * log10(75.5 / 25.5))
    assert first.value == pytest.approx(-second.value)


def test_the_interval_of_a_rating_follows_from_the_information() -> None:
    # 101 games at even chances hold 101/4; a rating is half the difference of two.
    first, _ = known(elo(pair(Score(50, 0, 50))))
    assert first.value == pytest.approx(0)
    half = 1.96 / 2 * (4 / 101) ** 0.5 * 400 / 2.302585
    assert (first.low, first.high) == pytest.approx((-half, half), abs=1e-3)


def test_twenty_wins_of_twenty_are_much_but_not_endless() -> None:
    first, second = known(elo(pair(Score(20, 0, 0))))
    assert first.value - second.value == pytest.approx(400 * log10(20.5 / 0.5), abs=1e-6)


def test_who_beats_the_strong_is_stronger_than_who_beats_the_weak() -> None:
    """All pairings count together: 0 beats 1 as 1 beats 2, and never met 2."""
    a = Score(30, 0, 10)
    scores = [
        [Score(), a, Score()],
        [Score(10, 0, 30), Score(), a],
        [Score(), Score(10, 0, 30), Score()],
    ]
    best, middle, worst = known(elo(scores))
    assert best.value > middle.value > worst.value
    assert middle.value == pytest.approx(0, abs=1e-6)
    assert best.value - middle.value == pytest.approx(400 * log10(30.5 / 10.5))
    # The two that never met have wider intervals than their common rival.
    assert best.high - best.low > middle.high - middle.low


def results(*games: tuple[tuple[int, ...], tuple[float, ...]]) -> list[Result]:
    return [Result(n, seats, returns, "x", 9) for n, (seats, returns) in enumerate(games)]


def test_openskill_puts_winners_first_and_grows_surer() -> None:
    one = results(((0, 1, 2), (1.0, -0.5, -0.5)))
    first, second, third = known(openskill(3, one))
    assert first.value > second.value == third.value
    many = known(openskill(3, one * 30))
    assert many[0].value > first.value
    assert many[0].high - many[0].low < first.high - first.low


def test_openskill_agrees_with_the_package() -> None:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = [[model.rating()] for _ in range(3)]
    wanted = [team[0].mu for team in model.rate(teams, ranks=[1, 0, 1])]
    found = known(openskill(3, results(((2, 0, 1), (-0.5, 1.0, -0.5)))))
    assert [rating.value for rating in found] == pytest.approx([wanted[1], wanted[2], wanted[0]])


def test_the_order_in_which_games_end_changes_no_rating() -> None:
    games = results(
        ((0, 1, 2), (1.0, -0.5, -0.5)), ((1, 2, 0), (-1.0, 0.5, 0.5)), ((2, 0, 1), (1, -0.5, -0.5))
    )
    setup = Setup.of(reino.load("korona", 3), ("a", "b", "c"))
    assert Standings(setup, games).ratings == Standings(setup, games[::-1]).ratings


def test_without_openskill_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "openskill.models", None)
    with pytest.raises(ReinoError, match=r"pip install \"reino\[arena\]\""):
        openskill(3, [])


def test_scores_are_between_two_at_a_table_whoever_wins_it() -> None:
    setup = Setup.of(reino.load("korona", 3), ("a", "b", "c"))
    report = {"en": "x", "es": "x"}
    games = [
        Result(0, (0, 1, 2), (1.0, -0.5, -0.5), "healer", 9),
        Result(1, (1, 2, 0), (0.5, 0.5, -1.0), "forfeit", 9, (Forfeited(2, "raised", report),)),
    ]
    found = Standings(setup, games)
    assert found.against(0, 1) == Score(1, 0, 1)
    assert found.against(1, 2) == Score(0, 2, 0)
    assert found.total(1) == Score(1, 2, 1)
    assert (found.games, found.wins, found.forfeits) == ([2, 2, 2], [1, 0, 0], [1, 0, 0])
    assert found.reasons == {"healer": 1, "forfeit": 1}
    assert found.scale == "openskill"


def test_a_bot_does_not_play_against_itself() -> None:
    setup = Setup.of(reino.load("korona", 3), ("a", "b"))
    found = Standings(setup, results(((0, 0, 1), (1.0, -0.5, -0.5))))
    assert found.against(0, 0) == Score()
    assert found.against(0, 1) == Score(1, 1, 0)
    assert found.games == [2, 1]
    assert found.order == [0, 1]
