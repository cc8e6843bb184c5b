"""The fairness of a setting."""

import pytest

import reino
from reino.arena.balance import Balance, Setting, fairest, measure, opening_of, settings_over
from reino.arena.duel import Duel, Played, Player
from reino.arena.rating import Score

DUEL = Duel("sparta", {}, (Player("random"),) * 2, seed=1)
SPARTA, ACHAEA, DRAW = (1.0, -1.0), (-1.0, 1.0), (0.0, 0.0)


def balance(first: int, draws: int, second: int, name: str = "classic") -> Balance:
    made = Balance(Setting(name, {}), [0, 0])
    for returns, count in ((SPARTA, first), (DRAW, draws), (ACHAEA, second)):
        for _ in range(count):
            made.add(Played(DUEL, returns, "calm" if returns == DRAW else "all_cities", 50))
    return made


def test_games_are_counted_by_who_won_them_and_why() -> None:
    found = balance(5, 2, 3)
    assert found.games == 10
    assert found.wins == [5, 3]
    assert found.draws == 2
    assert found.score == Score(5, 2, 3)
    assert found.reasons == {"all_cities": 8, "calm": 2}
    assert found.turns == [50] * 10


def test_with_more_than_two_a_draw_is_a_shared_first_place() -> None:
    found = Balance(Setting("four", {}), [0] * 4)
    for returns in ((3.0, 1.0, 2.0, 0.0), (0.0, 0.0, 5.0, 0.0), (4.0, 1.0, 4.0, 0.0)):
        found.add(Played(DUEL, returns, "end", 9))
    assert found.wins == [1, 0, 1, 0]
    assert found.draws == 1
    assert found.score == Score(1, 1, 1)


@pytest.mark.parametrize(
    ("first", "draws", "second", "fairness"),
    [(50, 0, 50, 1.0), (60, 0, 40, 0.8), (40, 20, 40, 0.8), (50, 20, 30, 0.6), (0, 100, 0, 0.0)],
)
def test_draws_and_advantages_take_from_fairness(
    first: int, draws: int, second: int, fairness: float
) -> None:
    found = balance(first, draws, second)
    assert found.fairness == pytest.approx(fairness)
    # The same as: what is left after the draws and the distance of the score from one half.
    advantage = 2 * abs(found.score.share - 0.5)
    assert found.fairness == pytest.approx(1 - found.score.draws / found.games - advantage)
    low, high = found.fairness_interval
    assert 0 <= low <= fairness <= high <= 1


def test_the_fairest_is_named_with_those_that_may_be_as_fair() -> None:
    crossed, even, onesided = (
        balance(49, 2, 49, "crossed"),
        balance(45, 5, 50, "even"),
        balance(95, 0, 5, "onesided"),
    )
    best, rivals = fairest([even, onesided, crossed])
    assert best is crossed
    assert rivals == (even,)


def test_settings_differ_in_one_option_only() -> None:
    options = reino.load("sparta", options={"heroes_conquer": False}).options
    first, second = settings_over(options, "layout", ["classic", "wings"])
    assert (first.name, second.name) == ("classic", "wings")
    assert first.options == {"heroes_conquer": False, "layout": "classic"}
    assert second.options == {"heroes_conquer": False, "layout": "wings"}


def test_settings_take_turns_and_the_same_seed_gives_the_same_games() -> None:
    game = reino.load("sparta")
    settings = settings_over(game.options, "layout", ["classic", "wings"])

    def counts(seed: int, workers: int) -> list[list[int]]:
        seen = []
        for balances in measure(game, settings, Player("random"), 2, seed, workers):
            seen.append([balance.games for balance in balances])
        if workers == 1:
            assert seen == [[1, 0], [1, 1], [2, 1], [2, 2]]
        return [sorted(balance.turns) for balance in balances]

    alone = counts(seed=1, workers=1)
    assert counts(seed=1, workers=2) == alone
    assert counts(seed=2, workers=1) != alone


def test_any_game_can_be_measured_in_one_setting() -> None:
    game = reino.load("braverats")
    settings = [Setting("BraveRats", game.options)]
    *_, [found] = measure(game, settings, Player("random"), 10, seed=1, workers=1)
    assert found.games == 10
    assert sum(found.reasons.values()) == 10


def test_games_open_with_random_turns_only_where_chance_deals_nothing() -> None:
    assert opening_of(reino.load("sparta")) == 2
    assert opening_of(reino.load("braverats")) == 1
    assert opening_of(reino.load("braverats", options={"random_deal": True})) == 0
    assert opening_of(reino.load("korona", 3)) == 0
