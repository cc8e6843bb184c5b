"""The checks of a position when it is made: an impossible one is refused with the reason."""

import dataclasses

import numpy as np
import pytest

from games.braverats.bot.endgames import open_endgame
from reino.braverats import Position, Ruling, Solution, solution_for, solve
from reino.errors import BadPosition, MalformedChoice, NotSolvable

RULING = Ruling(4, held_ambassador=True, musician_mutes=False)
HANDS = [["prince", "spy"], ["princess", "general"]]


@pytest.mark.parametrize(
    ("hands", "words"),
    [
        ([["prince"]], "two hands"),
        ([["prince"], ["spy"], ["wizard"]], "two hands.*got 3"),
        (5, "list"),
        (["prince", "spy"], "a hand: a list was expected; got 'prince'"),
        ([["prince"], 7], "list"),
        ([[], []], "one at least; got 0 and 0"),
        ([["prince"], ["prince", "spy"]], "equally many"),
        ([["rat"], ["spy"]], "got 'rat'"),
        ([[9], ["spy"]], "got 9"),
        ([[-1], ["spy"]], "got -1"),
        ([[1.5], ["spy"]], "got 1.5"),
        ([["spy", "spy"], ["spy", "mime"]], "3 of spy"),
        ([range(9), [*range(8), 0]], "3 of musician"),
    ],
)
def test_hands_that_cannot_be_are_refused(hands, words):
    for make in (Position, lambda hands: solve({}, hands)):
        with pytest.raises(BadPosition, match=words):
            make(hands)


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"wins": (-1, 0)}, "wins is at least 0; got -1"),
        ({"wins": (1,)}, "wins is a pair"),
        ({"wins": 2}, "wins: a list"),
        ({"wins": ("a", 0)}, "whole number; got 'a'"),
        ({"held_worth": (-1, 0)}, "held_worth is at least 0; got -1"),
        ({"held_worth": (0.5, 0)}, "whole number; got 0.5"),
        ({"bonus": (1, 0)}, "a bonus is 0 or 2; got 1"),
        ({"look": 2}, "got 2"),
        ({"look": "yarg"}, "got 'yarg'"),
        ({"look": 0, "bonus": (2, 0)}, "both"),
        ({"look": 1, "bonus": (0, 2)}, "both"),
        ({"last": (9, 0)}, "counted as.*got 9"),
        ({"last": ("mime", 0)}, "counted as.*got 'mime'"),
        ({"shown": "princess"}, "look names no seat"),
        ({"shown": "spy", "look": 0}, "is not there"),
        ({"shown": "princess", "look": 1}, "is not there"),
        ({"shown": "rat", "look": 0}, "got 'rat'"),
    ],
    ids=str,
)
def test_a_position_that_cannot_be_is_refused(fields, words):
    with pytest.raises(BadPosition, match=words):
        Position(HANDS, **fields)


@pytest.mark.parametrize(
    ("ruling", "words"),
    [
        ((5, True, False), "1 to 4 rounds; got 5"),
        ((0, True, False), "1 to 4 rounds; got 0"),
        (("four", True, False), "got 'four'"),
        ((4, "yes", False), "held_ambassador is True or False; got 'yes'"),
        ((4, True, None), "musician_mutes is True or False; got None"),
    ],
)
def test_a_ruling_that_cannot_be_is_refused(ruling, words):
    with pytest.raises(BadPosition, match=words):
        Ruling(*ruling)


@pytest.mark.parametrize(
    "ends", [(0.0, 0.0, 0.0), (1.0, 2.0, -1.0), (-1.0, 0.0, 1.0), (1.0, float("nan"), -1.0), (1, 0)]
)
def test_ends_that_cannot_be_are_refused(ends):
    with pytest.raises(BadPosition, match="a win is worth more than a loss"):
        Solution(RULING, Position(HANDS), ends=ends)


def test_cards_may_be_given_by_name_or_number_in_any_order():
    position = Position([["prince", "spy", 5], (" General", np.int8(0), "princess")])
    assert position.hands == ((2, 5, 7), (0, 1, 6))
    assert position == Position(((2, 5, 7), (0, 1, 6)))
    assert hash(position) == hash(Position(((2, 5, 7), (0, 1, 6))))
    shown = Position(HANDS, last=("spy", "wizard"), look=0, shown="general")
    assert (shown.last, shown.shown) == ((2, 5), 6)
    assert dataclasses.replace(shown, shown=None) == Position(HANDS, last=(2, 5), look=0)
    solution = solve({}, [["prince", "spy", "wizard"], ["musician", "general", "princess"]])
    assert solution.root == Position([["spy", "wizard", "prince"], [0, 1, 6]])
    assert solution.at(solution.root).cards[0] == ("spy", "wizard", "prince")


def test_a_position_in_which_the_game_is_won_already_has_nothing_to_solve():
    with pytest.raises(NotSolvable, match="this one is over"):
        Solution(RULING, Position(HANDS, wins=(4, 0)))


@pytest.mark.parametrize(
    ("mix", "words"),
    [
        ({"rat": 1.0}, "cannot play rat"),
        ({3: 1.0}, "cannot play 3"),
        ({}, "add up to 1"),
        ({"first": 0.5}, "add up to 1"),
        ({"first": 1.5, "second": -0.5}, "not negative"),
        ({"first": float("nan")}, "add up to 1"),
        ({"first": "much"}, "in a mix is a number"),
        (["first"], "a chance for each card"),
    ],
)
def test_a_mix_that_cannot_be_is_refused(mix, words):
    state = open_endgame(3)
    analysis = solution_for(state).at(state)
    if isinstance(mix, dict):
        cards = dict(zip(("first", "second"), analysis.cards[1], strict=False))
        mix = {cards.get(card, card): p for card, p in mix.items()}
    with pytest.raises(BadPosition, match=words):
        analysis.best_response(0, mix)


def test_a_best_response_is_for_one_of_the_two_seats():
    state = open_endgame(3)
    analysis = solution_for(state).at(state)
    with pytest.raises(MalformedChoice, match="seats are 0 to 1; got 2"):
        analysis.best_response(2, analysis.mix[0])
