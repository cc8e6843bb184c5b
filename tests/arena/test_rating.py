"""Scores and intervals, against values worked out by hand."""

from math import inf

import pytest

from reino.arena.rating import Score, mean_interval, rating_of, score_of, share_interval


def test_a_draw_is_half_a_point() -> None:
    score = Score(wins=6, draws=3, losses=1)
    assert score.games == 10
    assert score.points == 7.5
    assert score.share == 0.75


def test_nobody_is_ahead_before_the_first_game() -> None:
    assert Score().share == 0.5
    assert Score().share_interval == (0.0, 1.0)
    assert Score().rating == 0


def test_the_interval_is_wilsons() -> None:
    # 50 of 100: the middle is 1/2, half the width 1.96 √(25 + 0.9604) / 103.8416.
    assert Score(50, 0, 50).share_interval == pytest.approx((0.403830, 0.596170), abs=1e-6)
    # 8 of 10: (8 + 1.9208) / 13.8416 ± 1.96 √(1.6 + 0.9604) / 13.8416.
    assert Score(8, 0, 2).share_interval == pytest.approx((0.490157, 0.943319), abs=1e-6)


def test_twenty_of_twenty_does_not_mean_always() -> None:
    low, high = Score(20, 0, 0).share_interval
    # 20 / (20 + 1.96²)
    assert low == pytest.approx(0.838870, abs=1e-6)
    assert high == 1.0


def test_draws_make_a_share_surer_than_wins_and_losses() -> None:
    # A game's points vary by 0.1 where 60 of 100 are drawn: 1.96 √(10 + 0.9604) / 103.8416.
    assert Score(20, 60, 20).share_interval == pytest.approx((0.437512, 0.562488), abs=1e-6)


def test_every_interval_holds_its_share() -> None:
    for wins in range(7):
        for draws in range(7 - wins):
            score = Score(wins, draws, 6 - wins - draws)
            low, high = score.share_interval
            assert 0 <= low < high <= 1
            assert low <= score.share <= high


def test_ten_to_one_is_400_rating_points() -> None:
    assert rating_of(10 / 11) == pytest.approx(400)
    assert rating_of(1 / 11) == pytest.approx(-400)
    assert rating_of(0.5) == 0
    # 400 log10(3)
    assert Score(75, 0, 25).rating == pytest.approx(190.848502, abs=1e-6)


def test_a_rating_is_endless_where_all_was_won_or_lost() -> None:
    assert Score(5, 0, 0).rating == inf
    assert Score(0, 0, 5).rating == -inf
    low, high = Score(5, 0, 0).rating_interval
    assert 0 < low < high == inf


def test_the_ends_of_a_sweep_are_exact_for_any_number_of_games() -> None:
    """A rounding error below 1 is a rating of six thousand, where it should be endless."""
    sweeps = [Score(games) for games in range(1, 5000)]
    assert {score.share_interval[1] for score in sweeps} == {1.0}
    assert {score.rating_interval[1] for score in sweeps} == {inf}
    losses = [Score(losses=games) for games in range(1, 5000)]
    assert {score.share_interval[0] for score in losses} == {0.0}
    assert {score.rating_interval[0] for score in losses} == {-inf}


def test_the_interval_of_a_rating_is_that_of_its_share() -> None:
    low, high = Score(50, 0, 50).rating_interval
    # 400 log10(0.596170 / 0.403830)
    assert high == pytest.approx(67.6687, abs=1e-3)
    assert low == pytest.approx(-high)


def test_scores_add_up_game_by_game() -> None:
    total = sum(map(score_of, (1.0, -1.0, 0.0, 0.5)), Score())
    assert total == Score(wins=2, draws=1, losses=1)


def test_a_plain_share_has_an_interval_too() -> None:
    assert share_interval(8, 10) == Score(8, 0, 2).share_interval


def test_a_mean_has_an_interval_from_two_values_on() -> None:
    # The mean is 20, the deviation 10: 1.96 * 10 / √3 either side.
    assert mean_interval([10, 20, 30]) == pytest.approx((8.683935, 31.316065), abs=1e-6)
    assert mean_interval([7]) is None
