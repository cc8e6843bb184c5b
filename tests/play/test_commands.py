"""The desk: who may ask for what, and when."""

import pytest

from reino.core.errors import GameOver, IllegalChoice, OutOfTurn, ReinoError
from reino.play import log
from reino.play.commands import PATIENCE, Refused, Stale

from .tables import Sitting, sat

NONCE = "0f" * 16


def refused(sitting: Sitting, person: str, command: str, *given: object) -> str:
    before = sitting.table.snapshot()
    with pytest.raises(ReinoError) as error:
        sitting.do(person, command, *given)
    assert sitting.table.snapshot() == before
    return error.value.key


def test_a_choice_that_answers_an_old_number_is_stale() -> None:
    sitting = sat("sparta")
    seen = sitting.table.number
    sitting.choose(0)
    sitting.choose(1)
    with pytest.raises(Stale):
        sitting.do("ana", "choose", 0, sitting.state.legal(0)[0], seen)
    with pytest.raises(Stale):
        sitting.take(sitting.desk().choose_for(0, sitting.state.legal(0)[0], seen))
    sitting.do("ana", "choose", 0, sitting.state.legal(0)[0], sitting.table.number)


def test_what_others_do_meanwhile_makes_no_sealed_choice_stale() -> None:
    sitting = sat("braverats")
    seen = sitting.table.number
    sitting.choose(0)
    sitting.do("luis", "choose", 1, 3, seen)
    assert sitting.table.ledger.steps[-1][:2] == (1, 3)


def test_a_question_that_was_taken_back_is_asked_under_a_new_number() -> None:
    sitting = sat("sparta")
    seen = sitting.table.number
    sitting.choose(0)
    sitting.do("ana", "undo", 0)
    with pytest.raises(Stale):
        sitting.do("ana", "choose", 0, sitting.state.legal(0)[0], seen)


def test_a_resend_is_known_by_its_request() -> None:
    sitting = sat("sparta")
    number = sitting.table.number
    sitting.do("ana", "choose", 0, sitting.state.legal(0)[0], request="abc")
    assert sitting.table.answered("ana", "abc") == number + 1
    assert sitting.folded().answered("ana", "abc") == number + 1


def test_a_request_of_several_entries_is_known_by_the_first() -> None:
    sitting = sat("korona", 3)
    number = sitting.table.number
    sitting.do("ana", "resign", 0, request="gone")
    assert sitting.table.number == number + 2
    assert sitting.table.answered("ana", "gone") == number + 1


def test_seats_are_taken_left_and_given_to_bots_before_the_start() -> None:
    sitting = Sitting("korona", 3)
    sitting.do("ana", "sit", 0, "Ana", NONCE)
    assert refused(sitting, "luis", "sit", 0, "Luis", NONCE) == "error-table-taken"
    assert refused(sitting, "luis", "sit", 3, "Luis", NONCE) == "error-table-no-seat"
    assert refused(sitting, "luis", "sit", -1, "Luis", NONCE) == "error-table-no-seat"
    assert refused(sitting, "luis", "sit", 1, "Luis", "0f") == "error-table-nonce"
    assert refused(sitting, "luis", "sit", 1, "Luis", "x" * 32) == "error-table-nonce"
    assert refused(sitting, "luis", "seat_bot", 1, "random") == "error-table-not-host"
    assert refused(sitting, "ana", "seat_bot", 0, "random") == "error-table-taken"
    assert refused(sitting, "ana", "begin") == "error-table-open-seats"
    assert refused(sitting, "ana", "leave", 1) == "error-table-empty-seat"
    sitting.do("luis", "sit", 1, "Luis", NONCE)
    assert refused(sitting, "eva", "leave", 1) == "error-table-not-host"
    sitting.do("ana", "leave", 1)
    sitting.do("ana", "seat_bot", 1, "random")
    sitting.do("ana", "seat_bot", 1, "search")
    sitting.do("eva", "sit", 2, "Eva", NONCE)
    assert refused(sitting, "juan", "begin") == "error-table-not-yours"
    sitting.do("eva", "begin")
    assert [seat.bot or seat.person for seat in sitting.table.seats] == ["ana", "search", "eva"]
    assert sitting.table.nonces == (NONCE, NONCE)


def test_nobody_in_particular_cannot_sit() -> None:
    sitting = Sitting("sparta")
    with pytest.raises(Refused) as error:
        sitting.desk().sit(0, "", NONCE)
    assert error.value.key == "error-table-nobody"


def test_nothing_of_the_start_is_possible_later() -> None:
    sitting = sat("sparta")
    assert refused(sitting, "ana", "begin") == "error-table-begun"
    assert refused(sitting, "ana", "close") == "error-table-begun"
    assert refused(sitting, "eva", "sit", 0, "Eva", NONCE) == "error-table-begun"
    assert refused(sitting, "ana", "seat_bot", 0, "random") == "error-table-begun"


@pytest.mark.parametrize(
    ("command", "given"),
    [
        ("choose", (0, 0)),
        ("resign", (0,)),
        ("undo", (0,)),
        ("answer_undo", (0, True)),
        ("offer_draw", (0,)),
        ("answer_draw", (0, True)),
        ("take_over", (0,)),
        ("hand_back", (0,)),
        ("vote", (0, 1)),
        ("stand_by", (0, "never_this_turn", True)),
    ],
)
def test_a_seat_is_its_persons_alone_and_only_while_the_game_goes_on(
    command: str, given: tuple[object, ...]
) -> None:
    waiting = Sitting("korona")
    assert refused(waiting, "ana", command, *given) == "error-table-not-begun"
    sitting = sat("korona")
    assert refused(sitting, "luis", command, *given) == "error-table-not-your-seat"
    with pytest.raises(Refused):
        getattr(sitting.desk(), command)(*given)
    sitting.do("luis", "resign", 1)
    with pytest.raises(GameOver):
        sitting.do("ana", command, *given)


def test_the_host_has_no_power_over_the_seats_of_others() -> None:
    sitting = sat("sparta")
    assert refused(sitting, "ana", "leave", 1) == "error-table-not-your-seat"


def test_a_choice_is_owed_and_legal() -> None:
    sitting = sat("sparta")
    with pytest.raises(OutOfTurn):
        sitting.do("luis", "choose", 1, 0)
    illegal = next(a for a in range(9999) if a not in sitting.state.legal(0))
    with pytest.raises(IllegalChoice):
        sitting.do("ana", "choose", 0, illegal)


def test_a_sealed_choice_is_made_once() -> None:
    sitting = sat("braverats")
    sitting.choose(0)
    with pytest.raises(OutOfTurn):
        sitting.do("ana", "choose", 0, 1, sitting.table.number)


def test_a_table_that_nobody_plays_at_is_closed_by_its_host() -> None:
    sitting = Sitting("sparta")
    assert refused(sitting, "luis", "close") == "error-table-not-host"
    sitting.do("ana", "close")
    assert sitting.table.status == "over"
    assert sitting.table.ledger.result is None
    assert refused(sitting, "ana", "leave", 0) == "error-table-over"
    assert refused(sitting, "ana", "rematch", "next") == "error-table-not-over"


def test_a_seat_that_is_kept_waits_for_one_person() -> None:
    sitting = Sitting("sparta")
    sitting.take(sitting.desk().keep(0, "eva", "Eva"))
    sitting.take(sitting.desk().keep(1, "luis", "Luis"))
    assert refused(sitting, "ana", "sit", 0, "Ana", NONCE) == "error-table-kept"
    assert refused(sitting, "ana", "begin") == "error-table-open-seats"
    assert refused(sitting, "juan", "leave", 0) == "error-table-not-host"
    assert sitting.table.seats_of("luis") == ()
    assert sitting.table.kept_for("luis") == (1,)
    sitting.do("luis", "sit", 1, "Luis", NONCE)
    assert sitting.table.kept_for("luis") == ()
    assert refused(sitting, "luis", "leave", 0) == "error-table-kept-early"
    sitting.now += PATIENCE
    sitting.do("luis", "leave", 0)
    sitting.do("ana", "sit", 0, "Ana", NONCE)
    assert sitting.folded().ledger == sitting.table.ledger


def test_a_seat_is_kept_for_nobody_who_has_been_forgotten() -> None:
    sitting = Sitting("sparta")
    sitting.take(sitting.desk().keep(0, "eva", ""))
    sitting.do("ana", "sit", 0, "Ana", NONCE)


def test_a_rematch_is_for_those_who_played_and_there_is_one() -> None:
    sitting = sat("sparta")
    assert refused(sitting, "ana", "rematch", "next") == "error-table-not-over"
    sitting.do("ana", "resign", 0)
    assert refused(sitting, "eva", "rematch", "next") == "error-table-not-yours"
    sitting.do("luis", "rematch", "next")
    assert sitting.table.ledger.rematch == "next"
    assert refused(sitting, "ana", "rematch", "other") == "error-table-rematched"


def test_every_seat_of_a_person_is_played_on_one_device() -> None:
    sitting = Sitting("braverats").sit("ana", "ana")
    assert sitting.table.seats_of("ana") == (0, 1)
    sitting.choose(0)
    sitting.choose(1)
    assert len(sitting.table.ledger.steps) == 2


def test_the_dice_depend_on_what_every_person_adds() -> None:
    dealt = set()
    for nonce in ("00" * 16, "01" * 16):
        sitting = Sitting("korona")
        sitting.do("ana", "sit", 0, "Ana", "00" * 16)
        sitting.do("luis", "sit", 1, "Luis", nonce)
        sitting.do("ana", "begin")
        begun = sitting.entries[-1]
        assert isinstance(begun, log.Begun)
        dealt.add(begun.falls)
    assert len(dealt) == 2
