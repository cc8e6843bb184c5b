"""The schedule: every bot meets every other, from every seat, on the same deals."""

from collections import Counter

import pytest

import reino
from reino.arena.duel import opened
from reino.arena.schedule import Setup, fixtures, groups, size


def setup(game: str = "braverats", bots: int = 3, players: int = 2, **changes: object) -> Setup:
    names = tuple(f"bot{number}" for number in range(bots))
    return Setup.of(reino.load(game, players), names, **changes)  # type: ignore[arg-type]


def test_two_at_a_table_are_all_pairs() -> None:
    assert groups(4, 2) == ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))


def test_three_at_a_table_are_all_threes() -> None:
    assert groups(4, 3) == ((0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3))


def test_fewer_bots_than_seats_sit_down_in_every_proportion() -> None:
    assert groups(2, 3) == ((0, 0, 1), (0, 1, 1))
    assert groups(2, 4) == ((0, 0, 0, 1), (0, 0, 1, 1), (0, 1, 1, 1))
    assert groups(3, 4) == ((0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2))


@pytest.mark.parametrize(("bots", "players"), [(3, 2), (4, 3), (2, 3), (4, 4), (3, 4)])
def test_every_deal_is_played_from_every_seat(bots: int, players: int) -> None:
    drawn = list(fixtures(setup("korona", bots, players), 2 * players))
    assert len(drawn) == size(setup("korona", bots, players), 2 * players)
    assert [fixture.number for fixture in drawn] == list(range(len(drawn)))
    for group in groups(bots, players):
        for deal in (0, 1):
            table = [f for f in drawn if f.deal == deal and sorted(f.seats) == list(group)]
            assert len(table) == players
            sat = Counter((seat, bot) for f in table for seat, bot in enumerate(f.seats))
            for bot, times in Counter(group).items():
                assert [sat[seat, bot] for seat in range(players)] == [times] * players


@pytest.mark.parametrize("players", [3, 4])
def test_everybody_sits_before_everybody_equally_often(players: int) -> None:
    drawn = list(fixtures(setup("korona", players, players), 6 * players))
    before = Counter((f.seats[seat - 1], bot) for f in drawn for seat, bot in enumerate(f.seats))
    assert len(before) == players * (players - 1)
    assert len(set(before.values())) == 1


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert len(list(fixtures(setup(bots=2), 5))) == 6


def test_a_fixture_is_the_same_however_many_are_played() -> None:
    few, many = (list(fixtures(setup(), games)) for games in (4, 40))
    assert many[: len(few)] == few


def test_an_early_end_is_fair_to_every_pair() -> None:
    half = list(fixtures(setup(bots=4), 40))[:120]
    assert set(Counter(tuple(sorted(f.seats)) for f in half).values()) == {20}


@pytest.mark.parametrize("game", ["sparta", "korona"])
def test_the_same_deal_begins_alike_whoever_sits_where(game: str) -> None:
    drawn = setup(game)
    one, other, third = [fixture.duel(drawn) for fixture in fixtures(drawn, 4)][:3]
    table = reino.load(game)
    begun = [opened(table, duel.opening, duel.opening_seed) for duel in (one, other)]
    assert begun[0] == begun[1]
    assert begun[0].history == begun[1].history
    assert one.players == other.players[::-1]
    assert one.seed != other.seed
    assert third.opening_seed == one.opening_seed
    last = list(fixtures(drawn, 4))[-1].duel(drawn)
    assert opened(table, last.opening, last.opening_seed) != begun[0]


def test_every_part_of_a_set_up_tells_it_from_others() -> None:
    marks = {
        setup().mark,
        setup(seed=2).mark,
        setup(seconds=1.0).mark,
        setup(iterations=1).mark,
        setup(bots=4).mark,
        setup("sparta").mark,
    }
    assert len(marks) == 6
    assert setup().mark == setup().mark
