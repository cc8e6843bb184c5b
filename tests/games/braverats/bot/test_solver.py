"""The exact solution of BraveRats: exact against fractions, unbeatable in every position."""

import random
from fractions import Fraction
from itertools import islice

import numpy as np
import pytest

import reino
from games.braverats.bot.endgames import endgame, open_endgame
from games.braverats.bot.rational import matrix_value, value
from reino.braverats import Position, Solution, solution_for, solve
from reino.core.kernel import JIT
from reino.errors import NotSolvable
from reino.games.braverats.rules import cards
from soak import THOROUGHNESS

RULINGS = [
    {},
    {"fast_rat": True},
    {"held_ambassador": False},
    {"musician_mutes": True},
    {"held_ambassador": False, "musician_mutes": True},
    {"princess_attack": "yarg"},
    {"princess_attack": "applewood", "fast_rat": True},
]
VARIED = [
    *RULINGS,
    {"mime": "ninth"},
    {"mime": "instead"},
    {"mime": "instead", "random_deal": True, "held_ambassador": False},
    {"mime": "ninth", "musician_mutes": True, "fast_rat": True},
    {"random_deal": True, "mime": "ninth"},
    {"draft": True},
    {"traitor": True, "princess_attack": "random"},
]


@pytest.mark.parametrize("options", VARIED, ids=str)
def test_endgames_have_the_value_that_fractions_give(options):
    wanted = 20 if JIT else 3
    positions = (endgame(options, 3, seed) for seed in range(4000))
    compared = 0
    for state in islice((s for s in positions if s is not None), wanted):
        expected = (value(state) + 1) / 2
        assert solution_for(state).at(state).value == pytest.approx(float(expected), abs=1e-12)
        compared += 1
    assert compared == wanted


def test_the_fractions_know_a_textbook_game():
    third = Fraction(1, 3)
    assert matrix_value([[Fraction(1), -third], [Fraction(-1), third]]) == 0
    assert matrix_value([[Fraction(2), Fraction(0)], [Fraction(1), Fraction(3)]]) == Fraction(3, 2)


@pytest.mark.compiled
@pytest.mark.parametrize("options", RULINGS, ids=str)
def test_no_best_response_gains_in_any_position(options):
    assert solve(options).exploitability() < 1e-9


def test_no_best_response_gains_in_any_position_of_a_small_game():
    hands = [["spy", "general", "prince", "mime"], ["musician", "princess", "spy", "wizard"]]
    assert solve({}, hands).exploitability() < 1e-9


@pytest.mark.compiled
def test_no_best_response_gains_in_any_position_of_dealt_hands():
    rng = np.random.default_rng(5)
    for _ in range(5):
        deck = rng.permutation([*range(9), *range(9)]).tolist()
        assert (
            Solution(
                solve({"fast_rat": True}).ruling,
                Position((tuple(sorted(deck[:7])), tuple(sorted(deck[7:14])))),
            ).exploitability()
            < 1e-9
        )


@pytest.mark.compiled
def test_no_best_response_gains_in_any_position_of_the_mime_game():
    # With a fast Rat there are fewer positions; all of the Mime game are looked at in `make soak`.
    solution = solve({"mime": "ninth", "fast_rat": THOROUGHNESS == 1})
    assert solution.value == pytest.approx(0.5, abs=1e-12)
    assert solution.exploitability() < 1e-9


@pytest.mark.compiled
def test_no_best_response_gains_in_any_position_with_the_mime_instead():
    solution = solve({"mime": "instead", "fast_rat": THOROUGHNESS == 1})
    assert solution.value == pytest.approx(0.5, abs=1e-12)
    assert solution.exploitability() < 1e-9
    assert {*solution.strategy} == {*cards.CARD_KEYS} - {"wizard"}


@pytest.mark.compiled
def test_a_wrong_value_would_be_exploitable():
    solution = solve({"fast_rat": True})
    values = solution._layers.values[3]
    values[:] = np.where(values > 0, 0.9, -0.9)
    assert solution.exploitability() > 1e-3


@pytest.mark.compiled
def test_equal_clans_have_equal_chances():
    for options in RULINGS[:5]:
        assert solve(options).value == pytest.approx(0.5, abs=1e-12)


@pytest.mark.compiled
def test_two_princes_are_worth_more_and_the_clans_are_mirror_images():
    yarg = solve({"princess_attack": "yarg"})
    applewood = solve({"princess_attack": "applewood"})
    assert yarg.value == pytest.approx(0.695482642, abs=1e-9)
    assert yarg.value + applewood.value == pytest.approx(1, abs=1e-12)


@pytest.mark.compiled
def test_the_opening_mix_adds_up_and_no_card_beats_it():
    solution = solve()
    start = solution.at(solution.root)
    assert solution.positions == 423_385
    assert sum(solution.strategy.values()) == pytest.approx(1, abs=1e-12)
    for card, p in solution.strategy.items():
        worth = start.worth[0][card]
        assert worth <= solution.value + 1e-12
        if p > 0:
            assert worth == pytest.approx(solution.value, abs=1e-12)


def test_a_best_response_to_a_fixed_card_is_the_card_that_beats_it():
    state = open_endgame(3)
    analysis = solution_for(state).at(state)
    for seat in (0, 1):
        for card in analysis.cards[1 - seat]:
            response = analysis.best_response(seat, {card: 1.0})
            assert response.value == max(response.worth.values())
            assert response.value >= (analysis.value if seat == 0 else 1 - analysis.value) - 1e-12
            assert response.cards


def test_a_best_response_to_the_optimal_mix_gains_nothing():
    state = open_endgame(3)
    analysis = solution_for(state).at(state)
    for seat, own in ((0, analysis.value), (1, 1 - analysis.value)):
        response = analysis.best_response(seat, analysis.mix[1 - seat])
        assert response.value == pytest.approx(own, abs=1e-12)


def test_after_a_spy_the_other_shows_and_the_spy_answers():
    game = reino.load("braverats", options={"fast_rat": True})
    rng = random.Random(0)
    seen = 0
    for seed in range(60):
        state = game.start(seed=seed)
        while not state.over and not (
            len(state.owing) == 1 and state.record.in_hand.tolist() in ([3, 3], [4, 4])
        ):
            state = state.play({seat: rng.choice(state.legal(seat)) for seat in state.owing})
        if state.over:
            continue
        seen += 1
        shower = state.owing[0]
        before = solution_for(state).at(state)
        assert before.seats == (shower,)
        assert before.mix[1 - shower] == {}
        assert tuple(before.answers) == before.cards[shower]
        for action in state.legal(shower):
            shown = state.play(shower, action)
            after = solution_for(shown).at(shown.view(1 - shower))
            assert after.seats == (1 - shower,)
            assert after.answers == {}
            card = before.cards[shower][state.legal(shower).index(action)]
            own = before.worth[shower][card]
            # The answer told beforehand is the one that is best once the card lies there.
            assert after.mix[1 - shower][before.answers[card]] == 1
            assert 1 - own == pytest.approx(after.worth[1 - shower][before.answers[card]])
            assert own == pytest.approx(after.value if shower == 0 else 1 - after.value, abs=1e-12)
        best = max(before.worth[shower].values())
        assert before.value == pytest.approx(best if shower == 0 else 1 - best, abs=1e-12)
    assert seen > 3


def test_a_view_with_a_sealed_choice_is_analysed_as_if_nothing_was_chosen():
    state = open_endgame(3)
    sealed = state.play(0, state.legal(0)[0])
    whole = solution_for(state).at(state)
    assert solution_for(sealed.view(1)).at(sealed.view(1)) == whole
    assert solution_for(sealed.view(0)).at(sealed.view(0)) == whole
    assert solution_for(sealed).at(sealed) == whole


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"lucky_draw": True}, "lucky_draw"),
        ({"draft": True}, "give the hands"),
        ({"random_deal": True}, "give the hands"),
        ({"traitor": True}, "give the hands"),
        ({"princess_attack": "random"}, "yarg or applewood"),
    ],
)
def test_what_cannot_be_solved_is_refused_with_a_reason(options, words):
    with pytest.raises(NotSolvable, match=words):
        solve(options)


def test_a_solution_refuses_states_under_another_ruling():
    state = open_endgame(3)
    for key in ("fast_rat", "held_ambassador", "musician_mutes"):
        game = reino.load("braverats", options={key: key != "held_ambassador"})
        with pytest.raises(NotSolvable, match=r"use solution_for\(state\)"):
            solution_for(state).at(game.start())
        with pytest.raises(NotSolvable, match=r"use solution_for\(state\)"):
            solution_for(state).at(game.start().view(0))


def test_only_states_and_views_of_braverats_are_looked_up():
    state = open_endgame(3)
    position = Position([["spy"], ["prince"]])
    with pytest.raises(NotSolvable, match="states and views of braverats"):
        solution_for(position)
    with pytest.raises(NotSolvable, match="states and views of braverats"):
        solution_for(state).at("the beginning")


@pytest.mark.parametrize("look", [0, 1])
def test_who_looks_answers_each_card_of_a_mix_as_it_comes(look):
    hands = [["spy", "wizard", "prince"], ["princess", "general", "prince"]]
    analysis = solve({}, hands).at(Position(hands, wins=(2, 2), look=look))
    shower = 1 - look
    mix = dict(zip(analysis.cards[shower], (0.5, 0.3, 0.2), strict=True))
    expected = sum(p * (1 - analysis.worth[shower][card]) for card, p in mix.items())
    response = analysis.best_response(look, mix)
    assert response.value == pytest.approx(expected, abs=1e-12)
    assert response.cards == ()


def test_where_nobody_looks_there_are_no_answers():
    state = open_endgame(3)
    assert solution_for(state).at(state).answers == {}


def test_the_solution_begins_before_the_card_that_is_shown():
    position = Position([["spy", "wizard"], ["prince", "general"]], look=0, shown="general")
    shown = solve({}, position.hands).at(position)
    assert shown.seats == (0,)
    hidden = solve({}, position.hands).at(Position(position.hands, look=0))
    assert hidden.seats == (1,)
    assert hidden.matrix == shown.matrix


def test_a_finished_game_has_nothing_to_analyse():
    state = reino.load("braverats").start(seed=1).play({0: 1, 1: 7})
    assert state.over
    with pytest.raises(NotSolvable, match="over"):
        solution_for(state)


def test_progress_counts_up_to_the_end():
    seen = []
    solve({}, [[0, 1, 2], [3, 4, 5]], progress=lambda done, total: seen.append((done, total)))
    assert seen == sorted(seen)
    assert seen[-1] == (6, 6)
