"""The worth of the games of a match, by the score before them."""

from functools import cache
from threading import Thread

import pytest

import reino
from reino.braverats import Position, Ruling, Solution, solution_for, solve
from reino.errors import NotSolvable
from reino.games.braverats.bot.match import Match, match_of

RULING = Ruling(4, held_ambassador=True, musician_mutes=False)
EQUAL = Position([["princess", "assassin", "prince"]] * 2)
UNEQUAL = Position([["princess", "general"], ["spy", "prince"]])


def worth_by_recursion(start):
    """A second opinion: every score solved on its own, without mirrors or shared work."""

    @cache
    def worth(yarg, applewood, played):
        if 2 in (yarg, applewood) or played == 9:
            return (yarg > applewood) - (yarg < applewood)
        return 2 * Solution(RULING, start, ends=ends(yarg, applewood, played)).value - 1

    def ends(yarg, applewood, played):
        return (
            worth(yarg + 1, applewood, played + 1),
            worth(yarg, applewood, played + 1),
            worth(yarg, applewood + 1, played + 1),
        )

    return ends


@pytest.mark.parametrize("start", [EQUAL, UNEQUAL], ids=["equal", "unequal"])
@pytest.mark.parametrize("games", [(0, 0), (1, 0), (0, 1), (1, 1)])
def test_the_ends_of_a_game_are_worth_what_the_match_is_worth_after_it(start, games):
    expected = worth_by_recursion(start)
    for played in (8, 5, 2):
        ends = Match(RULING, start).ends((games, played))
        assert ends == pytest.approx(expected(*games, played), abs=1e-12)


def test_in_the_ninth_game_of_a_match_the_leader_is_content_with_a_draw():
    match = Match(RULING, EQUAL)
    assert match.ends(((1, 0), 8)) == (1.0, 1.0, 0.0)
    assert match.ends(((0, 1), 8)) == (0.0, -1.0, -1.0)
    win, draw, loss = match.ends(((1, 0), 7))
    assert win > draw > loss
    assert draw == -match.ends(((0, 1), 7)).draw


@pytest.mark.parametrize("start", [EQUAL, UNEQUAL], ids=["equal", "unequal"])
def test_progress_through_a_match_counts_every_game_once(start):
    match = Match(RULING, start)
    score = ((0, 0), 0)
    steps = match.steps(score)
    seen = []
    match.ends(score, lambda done, total: seen.append((done, total)))
    assert seen == [(done, steps) for done in range(1, steps + 1)]
    assert match.steps(score) == 0
    match.ends(score, lambda done, total: seen.append((done, total)))
    assert len(seen) == steps


def test_threads_that_ask_about_one_match_share_its_work():
    match = Match(RULING, UNEQUAL)
    score = ((0, 0), 0)
    steps = match.steps(score)
    seen, ends = [], []

    def ask():
        ends.append(match.ends(score, lambda done, total: seen.append(done)))

    threads = [Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert seen == list(range(1, steps + 1))
    assert len(ends) == 4
    assert len(set(ends)) == 1


@pytest.mark.compiled
def test_a_match_between_equal_clans_is_even_and_favours_two_princes_more_than_one_game():
    assert solve({"emperor": True, "fast_rat": True}).value == pytest.approx(0.5, abs=1e-12)
    attack = {"princess_attack": "yarg"}
    assert solve(attack | {"emperor": True}).value > solve(attack).value


@pytest.mark.compiled
def test_solving_a_match_reports_progress_from_its_last_game_to_its_first():
    match_of.cache_clear()
    seen = []
    options = {"emperor": True, "fast_rat": True}
    solve(options, progress=lambda done, total: seen.append((done, total)))
    # Eight later games with one clan ahead, then the first: sixteen steps each.
    assert seen == [(done, 9 * 16) for done in range(1, 9 * 16 + 1)]
    match_of.cache_clear()
    again = []
    state = reino.load("braverats", options=options).start()
    solution_for(state, progress=lambda done, total: again.append((done, total)))
    assert again[: 8 * 16] == seen[: 8 * 16]


@pytest.mark.compiled
def test_a_solution_of_the_first_game_refuses_the_second_where_the_score_changed_the_stakes():
    first = solve({"emperor": True, "fast_rat": True})
    state = reino.load("braverats", options={"emperor": True, "fast_rat": True}).start(seed=1)
    assert first.at(state).value == pytest.approx(0.5, abs=1e-12)
    second = state.play({0: 1, 1: 7})
    assert second.record.games.tolist() == [1, 0]
    with pytest.raises(NotSolvable, match=r"use solution_for\(state\)"):
        first.at(second)
    with pytest.raises(NotSolvable, match=r"use solution_for\(state\)"):
        solve({"fast_rat": True}).at(second)
    assert solution_for(second).at(second).value == pytest.approx(0.75, abs=0.01)
    # One all: the game decides the match, as a game of its own would.
    third = second.play({0: 7, 1: 1})
    assert third.record.games.tolist() == [1, 1]
    assert solve({"fast_rat": True}).at(third) == solution_for(third).at(third)


@pytest.mark.parametrize(
    "option", [{"traitor": True}, {"random_deal": True}, {"princess_attack": "random"}], ids=str
)
@pytest.mark.parametrize("hands", [None, [["spy"], ["prince"]]], ids=["no hands", "hands"])
def test_a_match_whose_games_to_come_are_dealt_is_refused_with_that_reason(option, hands):
    with pytest.raises(NotSolvable, match="chance deals the games to come"):
        solve(option | {"emperor": True}, hands)


def test_a_state_of_a_match_whose_games_to_come_are_dealt_is_refused_with_that_reason():
    game = reino.load("braverats", options={"emperor": True, "random_deal": True})
    with pytest.raises(NotSolvable, match="chance deals the games to come"):
        solution_for(game.start(seed=1))
