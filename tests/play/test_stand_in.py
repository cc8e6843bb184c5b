"""Stand-ins: bots by request and by vote, and standing answers."""

from random import Random

import pytest

from reino.games.korona.table.standing_answers import ALWAYS_FOR_MONARCHS, NEVER_THIS_TURN
from reino.play import log, projection
from reino.play.clock import Clock, Days, Live
from reino.play.commands import (
    PATIENCE,
    Choose,
    ChooseFor,
    HandBack,
    Leave,
    StandBy,
    TakeOver,
    Undo,
    Vote,
)
from reino.play.request import Stale

from .tables import Sitting, refused, sat


def test_a_bot_plays_by_wish_and_hands_back() -> None:
    sitting = sat("sparta")
    (took_over,) = sitting.do("ana", TakeOver(0))
    assert isinstance(took_over, log.TookOver)
    assert took_over.why == "wish"
    assert sitting.table.people() == (1,)
    assert refused(sitting, "ana", TakeOver(0)) == "error-table-stand-in"
    assert refused(sitting, "ana", Choose(0, 0, sitting.table.number)) == "error-table-stand-in"
    sitting.choose(0)
    sitting.do("ana", HandBack(0))
    assert refused(sitting, "ana", HandBack(0)) == "error-table-no-stand-in"
    sitting.choose(1)
    sitting.choose(0)
    assert [entry.by for entry in sitting.entries if isinstance(entry, log.Chose)] == [
        "bot",
        "person",
        "person",
    ]


def test_a_bot_plays_for_a_person_who_leaves() -> None:
    sitting = sat("sparta")
    (took_over,) = sitting.do("luis", Leave(1))
    assert isinstance(took_over, log.TookOver)
    assert took_over.why == "left"
    assert sitting.table.seats[1].person == "luis"


def test_a_bot_that_is_sent_away_answers_too_late() -> None:
    sitting = sat("sparta")
    sitting.do("ana", TakeOver(0))
    asked = sitting.table.asked[0]
    sitting.do("ana", HandBack(0))
    with pytest.raises(Stale):
        sitting.do(None, ChooseFor(0, sitting.state.legal(0)[0], asked))


def test_a_seat_of_a_bot_is_no_persons() -> None:
    sitting = Sitting("sparta").sit("ana", bots=(1,))
    assert refused(sitting, "ana", TakeOver(1)) == "error-table-not-your-seat"
    assert refused(sitting, "ana", Vote(0, 1)) == "error-table-vote"


def waiting_for(sitting: Sitting) -> tuple[int, list[int], list[str]]:
    """The seat that keeps the others waiting, the others, and the names of all."""
    (slow,) = sitting.table.owing
    sitting.now += PATIENCE
    others = [n for n in range(sitting.table.setup.players) if n != slow]
    return slow, others, [held.person or "" for held in sitting.table.seats]


@pytest.mark.parametrize(("players", "needed"), [(2, 1), (3, 2), (4, 2)])
def test_more_than_half_of_the_others_call_a_bot_for_who_keeps_them_waiting(
    players: int, needed: int
) -> None:
    sitting = sat("korona", players)
    slow, others, names = waiting_for(sitting)
    for count, other in enumerate(others[:needed], 1):
        assert sitting.table.seats[slow].stand_in is None
        sitting.do(names[other], Vote(other, slow))
        if count < needed:
            assert refused(sitting, names[other], Vote(other, slow)) == "error-table-vote"
    last = sitting.entries[-1]
    assert isinstance(last, log.TookOver)
    assert last.why == "vote"
    assert sitting.table.votes == {}
    sitting.do(names[slow], HandBack(slow))


def test_a_seat_that_keeps_no_other_waiting_is_not_voted_about() -> None:
    sitting = sat("korona", 3)
    slow, (first, second), names = waiting_for(sitting)
    assert refused(sitting, names[first], Vote(first, second)) == "error-table-vote-early"
    sitting.now -= 1.0
    assert refused(sitting, names[first], Vote(first, slow)) == "error-table-vote-early"
    assert refused(sitting, names[slow], Vote(slow, slow)) == "error-table-vote"


@pytest.mark.parametrize("clock", [Live(3600.0), Days(3.0)])
def test_a_seat_whose_clock_runs_is_not_voted_about(clock: Clock) -> None:
    sitting = sat("korona", 3, clock=clock)
    slow, (first, _), names = waiting_for(sitting)
    assert refused(sitting, names[first], Vote(first, slow)) == "error-table-vote-clock"


def test_a_vote_is_forgotten_when_the_seat_chooses() -> None:
    sitting = sat("korona", 3)
    slow, (first, second), names = waiting_for(sitting)
    sitting.do(names[first], Vote(first, slow))
    sitting.choose(slow)
    assert sitting.table.votes == {}
    sitting.now += PATIENCE
    # A turn has several choices: the same seat owes the next one, and the first vote is gone.
    assert sitting.table.owing == (slow,)
    sitting.do(names[second], Vote(second, slow))
    assert sitting.table.seats[slow].stand_in is None


def test_one_person_has_one_vote_however_many_seats_are_theirs() -> None:
    sitting = Sitting("korona", 4)
    begun = sitting.sit("ana", "luis", "eva", "juan").table.owing[0]
    # Seats are dealt so that one person has two of the three others.
    people = ["eva", "eva", "eva", "eva"]
    people[begun] = "slow"
    people[(begun + 1) % 4] = "luis"
    sitting = Sitting("korona", 4).sit(*people)
    if sitting.table.owing != (begun,):
        pytest.fail("the same dice begin with another seat")
    sitting.now += PATIENCE
    first, second = sitting.table.seats_of("eva")
    sitting.do("eva", Vote(first, begun))
    assert refused(sitting, "eva", Vote(second, begun)) == "error-table-vote"
    assert sitting.table.seats[begun].stand_in is None


def test_a_standing_answer_is_the_seats_own_secret() -> None:
    sitting = sat("korona", 3)
    (standing,) = sitting.do("luis", StandBy(1, NEVER_THIS_TURN, True))
    assert projection.seen(sitting.table, 1).standing == (NEVER_THIS_TURN,)
    assert len(projection.chapter(sitting.table, standing, 1).notes) == 1
    for viewer in (0, 2, None):
        assert projection.seen(sitting.table, viewer).standing == ()
        assert projection.chapter(sitting.table, standing, viewer).notes == ()


def test_a_standing_answer_is_given_once_and_taken_back() -> None:
    sitting = sat("korona", 3)
    assert sitting.do("luis", StandBy(1, ALWAYS_FOR_MONARCHS, False)) == ()
    sitting.do("luis", StandBy(1, ALWAYS_FOR_MONARCHS, True))
    assert sitting.do("luis", StandBy(1, ALWAYS_FOR_MONARCHS, True)) == ()
    sitting.do("luis", StandBy(1, ALWAYS_FOR_MONARCHS, False))
    assert sitting.table.standing[1] == []
    assert refused(sitting, "luis", StandBy(1, "always", True)) == "error-table-standing"
    assert (
        refused(sat("sparta"), "ana", StandBy(0, NEVER_THIS_TURN, True)) == "error-table-standing"
    )


def test_what_holds_for_a_turn_lapses_with_it_and_no_entry_tells() -> None:
    sitting = sat("korona", 3)
    sitting.do("luis", StandBy(1, NEVER_THIS_TURN, True))
    sitting.do("luis", StandBy(1, ALWAYS_FOR_MONARCHS, True))
    rng, turn = Random(1), int(sitting.state.record.turns)
    while int(sitting.state.record.turns) == turn:
        assert sitting.table.standing[1] == [NEVER_THIS_TURN, ALWAYS_FOR_MONARCHS]
        assert len(sitting.choose_any(rng)) == 1
    assert sitting.table.standing[1] == [ALWAYS_FOR_MONARCHS]
    assert sitting.folded().standing == sitting.table.standing


def test_what_holds_for_a_turn_lapses_when_that_is_taken_back() -> None:
    sitting = Sitting("korona", 2).sit("ana", "ana")
    rng, turn = Random(1), int(sitting.state.record.turns)
    while int(sitting.state.record.turns) == turn:
        sitting.choose_any(rng)
    sitting.do("ana", StandBy(0, NEVER_THIS_TURN, True))
    last = next(actor for actor, _, _ in reversed(sitting.table.steps) if actor >= 0)
    sitting.do("ana", Undo(last))
    assert int(sitting.state.record.turns) == turn
    assert sitting.table.standing[0] == []


def test_a_standing_answer_is_given_for_a_person() -> None:
    sitting = sat("sparta")
    asked = sitting.table.asked[0]
    (chose,) = sitting.do(None, ChooseFor(0, sitting.state.legal(0)[0], asked, "standing"))
    assert isinstance(chose, log.Chose)
    assert chose.by == "standing"
