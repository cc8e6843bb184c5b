"""Commands: permissions, and the stages of a table at which each is allowed."""

import pytest

from reino.core.errors import GameOver, IllegalChoice, OutOfTurn
from reino.games.jackrabbits.rules import actions
from reino.play import log
from reino.play.commands import (
    PATIENCE,
    AnswerDraw,
    AnswerUndo,
    Begin,
    Choose,
    ChooseFor,
    Close,
    Command,
    HandBack,
    Keep,
    Leave,
    OfferDraw,
    Rematch,
    Resign,
    SeatBot,
    Sit,
    StandBy,
    TakeOver,
    Undo,
    Vote,
)
from reino.play.request import Stale

from .tables import Sitting, refused, sat

NONCE = "0f" * 16


def test_a_choice_that_answers_an_old_number_is_stale() -> None:
    sitting = sat("sparta")
    seen = sitting.table.number
    sitting.choose(0)
    sitting.choose(1)
    with pytest.raises(Stale):
        sitting.do("ana", Choose(0, sitting.state.legal(0)[0], seen))
    with pytest.raises(Stale):
        sitting.do(None, ChooseFor(0, sitting.state.legal(0)[0], seen))
    sitting.do("ana", Choose(0, sitting.state.legal(0)[0], sitting.table.number))


def test_the_choice_of_another_seat_makes_no_sealed_choice_stale() -> None:
    sitting = sat("braverats")
    seen = sitting.table.number
    sitting.choose(0)
    sitting.do("luis", Choose(1, 3, seen))
    assert sitting.table.steps[-1][:2] == (1, 3)


def building() -> Sitting:
    """Two people who build a map of Jack Rabbits at once."""
    return Sitting("jackrabbits", options={"map": "build", "building": "free"}).sit("ana", "luis")


def test_the_choice_of_another_seat_makes_no_open_choice_stale_as_long_as_it_can_be_made() -> None:
    sitting = building()
    seen = sitting.table.number
    sitting.choose(0)
    sitting.choose(0)
    action = sitting.state.legal(1)[0]
    sitting.do("luis", Choose(1, action, seen))
    assert sitting.table.steps[-1][:2] == (1, action)
    assert sitting.table.owing == (0, 1)


def test_an_open_choice_whose_place_is_gone_is_stale() -> None:
    sitting = building()
    north = actions.TABLE.id("against", tile="citadel", way="n")
    for seat in (0, 1):
        sitting.choose(seat, sitting.state.legal(seat)[-1])  # a small tile
        sitting.choose(seat, north)
    seen, late = sitting.table.number, sitting.state.legal(0)[0]
    sitting.choose(1)
    with pytest.raises(Stale):
        sitting.do("ana", Choose(0, late, seen))
    with pytest.raises(Stale):
        sitting.do(None, ChooseFor(0, late, sitting.table.asked[0]))


def test_the_clock_of_a_builder_goes_on_while_another_lays_tiles() -> None:
    sitting = building()
    since = sitting.table.since[1]
    sitting.choose(0, after=3.0)
    assert sitting.table.since[1] == since
    assert sitting.table.since[0] == since + 3.0


def test_a_question_that_was_taken_back_is_asked_under_a_new_number() -> None:
    sitting = sat("sparta")
    seen = sitting.table.number
    sitting.choose(0)
    sitting.do("ana", Undo(0))
    with pytest.raises(Stale):
        sitting.do("ana", Choose(0, sitting.state.legal(0)[0], seen))


def test_a_resend_is_known_by_its_request() -> None:
    sitting = sat("sparta")
    number = sitting.table.number
    sitting.do("ana", Choose(0, sitting.state.legal(0)[0], sitting.table.number), request="abc")
    assert sitting.table.answered("ana", "abc") == number + 1
    assert sitting.folded().answered("ana", "abc") == number + 1


def test_a_request_of_several_entries_is_known_by_the_first() -> None:
    sitting = sat("korona", 3)
    number = sitting.table.number
    sitting.do("ana", Resign(0), request="gone")
    assert sitting.table.number == number + 2
    assert sitting.table.answered("ana", "gone") == number + 1


def test_seats_are_taken_left_and_given_to_bots_before_the_start() -> None:
    sitting = Sitting("korona", 3)
    sitting.do("ana", Sit(0, NONCE))
    assert refused(sitting, "luis", Sit(0, NONCE)) == "error-table-taken"
    assert refused(sitting, "luis", Sit(3, NONCE)) == "error-table-no-seat"
    assert refused(sitting, "luis", Sit(-1, NONCE)) == "error-table-no-seat"
    assert refused(sitting, "luis", Sit(1, "0f")) == "error-table-nonce"
    assert refused(sitting, "luis", Sit(1, "x" * 32)) == "error-table-nonce"
    assert refused(sitting, "luis", SeatBot(1, "random")) == "error-table-not-host"
    assert refused(sitting, "ana", SeatBot(0, "random")) == "error-table-taken"
    assert refused(sitting, "ana", Begin()) == "error-table-open-seats"
    assert refused(sitting, "ana", Leave(1)) == "error-table-empty-seat"
    sitting.do("luis", Sit(1, NONCE))
    assert refused(sitting, "eva", Leave(1)) == "error-table-not-host"
    sitting.do("ana", Leave(1))
    sitting.do("ana", SeatBot(1, "random"))
    sitting.do("ana", SeatBot(1, "search"))
    sitting.do("eva", Sit(2, NONCE))
    assert refused(sitting, "juan", Begin()) == "error-table-not-yours"
    sitting.do("eva", Begin())
    assert [seat.bot or seat.person for seat in sitting.table.seats] == ["ana", "search", "eva"]
    assert sitting.table.nonces == (NONCE, NONCE)


def test_the_server_itself_cannot_sit() -> None:
    sitting = Sitting("sparta")
    assert refused(sitting, None, Sit(0, NONCE)) == "error-table-nobody"


def test_nothing_of_the_start_is_possible_later() -> None:
    sitting = sat("sparta")
    assert refused(sitting, "ana", Begin()) == "error-table-begun"
    assert refused(sitting, "ana", Close()) == "error-table-begun"
    assert refused(sitting, "eva", Sit(0, NONCE)) == "error-table-begun"
    assert refused(sitting, "ana", SeatBot(0, "random")) == "error-table-begun"


@pytest.mark.parametrize(
    "command",
    [
        Choose(0, 0, 0),
        Resign(0),
        Undo(0),
        AnswerUndo(0, True),
        OfferDraw(0),
        AnswerDraw(0, True),
        TakeOver(0),
        HandBack(0),
        Vote(0, 1),
        StandBy(0, "never_this_turn", True),
    ],
    ids=repr,
)
def test_a_seat_is_its_persons_alone_and_only_while_the_game_goes_on(
    command: Command,
) -> None:
    waiting = Sitting("korona")
    assert refused(waiting, "ana", command) == "error-table-not-begun"
    sitting = sat("korona")
    assert refused(sitting, "luis", command) == "error-table-not-your-seat"
    assert refused(sitting, None, command) == "error-table-not-your-seat"
    sitting.do("luis", Resign(1))
    with pytest.raises(GameOver):
        sitting.do("ana", command)


def test_the_host_has_no_power_over_the_seats_of_others() -> None:
    sitting = sat("sparta")
    assert refused(sitting, "ana", Leave(1)) == "error-table-not-your-seat"


def test_a_choice_is_owed_and_legal() -> None:
    sitting = sat("sparta")
    with pytest.raises(OutOfTurn):
        sitting.do("luis", Choose(1, 0, sitting.table.number))
    illegal = next(a for a in range(9999) if a not in sitting.state.legal(0))
    with pytest.raises(IllegalChoice):
        sitting.do("ana", Choose(0, illegal, sitting.table.number))


def test_a_sealed_choice_is_made_once() -> None:
    sitting = sat("braverats")
    sitting.choose(0)
    with pytest.raises(OutOfTurn):
        sitting.do("ana", Choose(0, 1, sitting.table.number))


def test_a_table_without_a_game_is_closed_by_its_host() -> None:
    sitting = Sitting("sparta")
    assert refused(sitting, "luis", Close()) == "error-table-not-host"
    sitting.do("ana", Close())
    assert sitting.table.status == "over"
    assert sitting.table.result is None
    assert refused(sitting, "ana", Leave(0)) == "error-table-over"
    assert refused(sitting, "ana", Rematch("next")) == "error-table-not-over"


def test_a_seat_that_is_kept_waits_for_one_person() -> None:
    sitting = Sitting("sparta")
    sitting.do(None, Keep(0, "eva", "Eva"))
    sitting.do(None, Keep(1, "luis", "Luis"))
    assert refused(sitting, "ana", Sit(0, NONCE)) == "error-table-kept"
    assert refused(sitting, "ana", Begin()) == "error-table-open-seats"
    assert refused(sitting, "juan", Leave(0)) == "error-table-not-host"
    assert sitting.table.seats_of("luis") == ()
    assert sitting.table.kept_for("luis") == (1,)
    sitting.do("luis", Sit(1, NONCE))
    assert sitting.table.kept_for("luis") == ()
    assert refused(sitting, "luis", Leave(0)) == "error-table-kept-early"
    sitting.now += PATIENCE
    sitting.do("luis", Leave(0))
    sitting.do("ana", Sit(0, NONCE))
    assert sitting.folded().snapshot() == sitting.table.snapshot()


def test_no_seat_is_kept_for_a_person_who_has_been_forgotten() -> None:
    sitting = Sitting("sparta")
    sitting.do(None, Keep(0, "eva", ""))
    sitting.do("ana", Sit(0, NONCE))


def test_a_rematch_is_for_those_who_played_and_there_is_one() -> None:
    sitting = sat("sparta")
    assert refused(sitting, "ana", Rematch("next")) == "error-table-not-over"
    sitting.do("ana", Resign(0))
    assert refused(sitting, "eva", Rematch("next")) == "error-table-not-yours"
    sitting.do("luis", Rematch("next"))
    assert sitting.table.rematch == "next"
    assert refused(sitting, "ana", Rematch("other")) == "error-table-rematched"


def test_every_seat_of_a_person_is_played_on_one_device() -> None:
    sitting = Sitting("braverats").sit("ana", "ana")
    assert sitting.table.seats_of("ana") == (0, 1)
    sitting.choose(0)
    sitting.choose(1)
    assert len(sitting.table.steps) == 2


def test_the_dice_depend_on_what_every_person_adds() -> None:
    dealt = set()
    for nonce in ("00" * 16, "01" * 16):
        sitting = Sitting("korona")
        sitting.do("ana", Sit(0, "00" * 16))
        sitting.do("luis", Sit(1, nonce))
        sitting.do("ana", Begin())
        begun = sitting.entries[-1]
        assert isinstance(begun, log.Begun)
        dealt.add(begun.falls)
    assert len(dealt) == 2
