"""Clocks: the seats whose time runs, the cost of a choice, and timeouts."""

import pytest

from reino.play import log, projection
from reino.play.clock import AGAIN, DAY, Days, Live
from reino.play.commands import AnswerUndo, Flag, HandBack, TakeOver, Undo
from reino.play.request import Stale
from reino.play.table import Entry

from .tables import Sitting, sat

LIVE = Live(100.0, 5.0)


def flag(sitting: Sitting, seat: int) -> tuple[Entry, ...]:
    return sitting.do(None, Flag(seat))


def test_a_choice_costs_its_time_and_earns_the_increment() -> None:
    sitting = sat("sparta", clock=LIVE)
    sitting.choose(0, after=30.0)
    assert sitting.table.banks == [75.0, 100.0]
    sitting.choose(1, after=1.0)
    assert sitting.table.banks == [75.0, 104.0]


def test_only_the_time_of_who_owes_runs() -> None:
    sitting = sat("sparta", clock=LIVE)
    assert sitting.table.deadline(0) == sitting.now + 100.0
    assert sitting.table.deadline(1) is None
    sitting.choose(0, after=10.0)
    assert sitting.table.deadline(0) is None
    assert sitting.table.deadline(1) == sitting.now + 100.0


def test_choices_made_together_are_each_on_their_own_clock() -> None:
    sitting = sat("braverats", clock=LIVE)
    begun = sitting.now
    sitting.choose(0, 0, after=10.0)
    assert sitting.table.deadline(0) is None
    assert sitting.table.deadline(1) == begun + 100.0
    sitting.choose(1, 1, after=30.0)
    assert sitting.table.banks == [95.0, 65.0]
    # The next round is asked of both at once.
    assert sitting.table.deadline(0) == sitting.now + 95.0
    assert sitting.table.deadline(1) == sitting.now + 65.0


def test_bots_have_no_clock() -> None:
    sitting = Sitting("sparta", clock=LIVE).sit("ana", bots=(1,))
    sitting.choose(0)
    assert sitting.table.deadline(1) is None
    sitting.choose(1, after=500.0)
    assert sitting.table.banks[1] == 100.0
    bot = projection.seen(sitting.table, 0).seats[1]
    assert (bot.seconds, bot.since, bot.deadline) == (None, None, None)


def test_a_flag_does_not_fall_early() -> None:
    sitting = sat("sparta", clock=LIVE)
    sitting.now += 99.9
    with pytest.raises(Stale):
        flag(sitting, 0)
    with pytest.raises(Stale):
        flag(sitting, 1)
    sitting.now += 0.2
    assert flag(sitting, 0)


def test_without_a_clock_no_time_is_ever_up() -> None:
    sitting = sat("sparta")
    sitting.now += 1000 * DAY
    assert sitting.table.deadline(0) is None
    with pytest.raises(Stale):
        flag(sitting, 0)


def test_a_bot_plays_for_whose_time_is_up_until_they_are_back() -> None:
    sitting = sat("sparta", clock=LIVE)
    sitting.now += 101.0
    flagged, took_over = flag(sitting, 0)
    assert isinstance(flagged, log.Flagged)
    assert isinstance(took_over, log.TookOver)
    assert (took_over.bot, took_over.why) == ("random", "clock")
    assert sitting.table.status == "playing"
    assert sitting.table.deadline(0) is None
    with pytest.raises(Stale):
        flag(sitting, 0)
    sitting.choose(0)
    sitting.choose(1, after=2.0)
    sitting.do("ana", HandBack(0))
    assert sitting.table.deadline(0) == sitting.now + AGAIN
    sitting.choose(0, after=10.0)
    assert sitting.table.banks[0] == AGAIN - 10.0 + 5.0


@pytest.mark.parametrize("loser", [0, 1])
def test_between_two_time_is_lost_with_the_game_where_the_table_says_so(loser: int) -> None:
    sitting = sat("sparta", clock=LIVE, timeout="loss")
    if loser == 1:
        sitting.choose(0)
    sitting.now += 101.0
    assert len(flag(sitting, loser)) == 1
    result = sitting.table.result
    assert result is not None
    assert result.reason == "timeout"
    assert result.returns == ((-1.0, 1.0) if loser == 0 else (1.0, -1.0))


@pytest.mark.parametrize("players", [3, 4])
def test_among_more_a_bot_plays_to_the_end_for_who_lost_on_time(players: int) -> None:
    sitting = sat("korona", players, clock=LIVE, timeout="loss")
    seat = sitting.table.owing[0]
    sitting.now += 101.0
    flag(sitting, seat)
    held = sitting.table.seats[seat]
    assert held.gone
    assert held.stand_in == "random"
    assert sitting.table.status == "playing"


def test_time_runs_on_while_a_bot_is_called_and_sent_away() -> None:
    sitting = sat("sparta", clock=LIVE)
    sitting.now += 60.0
    sitting.do("ana", TakeOver(0))
    sitting.now += 500.0
    sitting.do("ana", HandBack(0))
    assert sitting.table.deadline(0) == sitting.now + 40.0


def test_no_time_is_won_by_taking_back() -> None:
    sitting = sat("sparta", clock=LIVE)
    for _ in range(10):
        sitting.choose(0, after=1.0)
        sitting.do("ana", Undo(0))
    assert sitting.table.banks == [90.0, 100.0]
    sitting.choose(0)
    sitting.choose(1, after=20.0)
    sitting.do("ana", Undo(0))
    sitting.do("luis", AnswerUndo(1, True))
    assert sitting.table.banks == [90.0, 80.0]


def test_what_a_bot_chose_for_a_person_earns_nothing_and_costs_nothing_when_taken_back() -> None:
    sitting = Sitting("sparta", clock=LIVE).sit("ana", "ana")
    sitting.do("ana", TakeOver(0))
    sitting.choose(0, after=3.0)
    sitting.do("ana", HandBack(0))
    sitting.choose(1, after=3.0)
    sitting.choose(0, after=3.0)
    assert sitting.table.banks == [102.0, 102.0]
    sitting.do("ana", Undo(1))
    assert sitting.table.banks == [97.0, 97.0]


def test_who_chooses_together_with_one_who_takes_back_goes_on_thinking() -> None:
    sitting = sat("braverats", clock=LIVE)
    asked, deadline = sitting.table.asked[1], sitting.table.deadline(1)
    sitting.choose(0, 0, after=10.0)
    sitting.do("ana", Undo(0))
    assert sitting.table.asked[1] == asked
    assert sitting.table.deadline(1) == deadline
    assert sitting.table.asked[0] == sitting.table.number
    assert sitting.table.deadline(0) == sitting.now + 90.0


def test_a_round_that_is_taken_back_is_asked_of_all_seats_anew() -> None:
    sitting = sat("braverats")
    sitting.choose(0, 0)
    sitting.choose(1, 1)
    sitting.do("luis", Undo(1))
    sitting.do("ana", AnswerUndo(0, True))
    assert sitting.table.owing == (1,)
    assert sitting.table.asked == [0, sitting.table.number]
    sitting.choose(1, 1)
    sitting.do("ana", Undo(0))
    sitting.do("luis", AnswerUndo(1, True))
    assert sitting.table.asked == [sitting.table.number] * 2


def test_a_decision_has_so_many_days() -> None:
    sitting = sat("sparta", clock=Days(2.0))
    assert sitting.table.deadline(0) == sitting.now + 2 * DAY
    sitting.choose(0, after=1.5 * DAY)
    assert sitting.table.deadline(1) == sitting.now + 2 * DAY
    assert projection.seen(sitting.table, None).seats[1].seconds is None
    sitting.now += 2 * DAY
    flagged = flag(sitting, 1)
    assert isinstance(flagged[1], log.TookOver)
    sitting.do("luis", HandBack(1))
    assert sitting.table.deadline(1) == sitting.now + 2 * DAY


def test_who_watches_sees_the_clocks() -> None:
    sitting = sat("sparta", clock=LIVE)
    sitting.choose(0, after=10.0)
    seats = projection.seen(sitting.table, None).seats
    assert [seat.seconds for seat in seats] == [95.0, 100.0]
    assert [seat.owes for seat in seats] == [False, True]
    assert [seat.since for seat in seats] == [None, sitting.now]
    assert [seat.deadline for seat in seats] == [None, sitting.now + 100.0]
