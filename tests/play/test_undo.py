"""Undo: at once where no viewer has learnt anything or answered, else by consent."""

from random import Random

import pytest

from reino.core.kernel import JIT
from reino.games.korona.rules import actions
from reino.games.korona.rules.cards import CARDS
from reino.play import log
from reino.play.commands import AnswerUndo, HandBack, TakeOver, Undo
from reino.play.request import Refused

from .tables import GAMES, Sitting, sat


def asked(sitting: Sitting, person: str, seat: int) -> list[type]:
    """The result of a request to undo."""
    return [type(entry) for entry in sitting.do(person, Undo(seat))]


def test_a_move_of_sparta_is_taken_back_before_the_reply() -> None:
    sitting = sat("sparta")
    first = sitting.state
    sitting.choose(0)
    assert asked(sitting, "ana", 0) == [log.Undone]
    assert sitting.state == first
    assert sitting.table.owing == (0,)
    assert sitting.table.steps == []


def test_a_move_of_sparta_needs_consent_after_the_reply() -> None:
    sitting = sat("sparta")
    first = sitting.state
    sitting.choose(0)
    sitting.choose(1)
    assert asked(sitting, "ana", 0) == [log.UndoAsked]
    assert len(sitting.table.steps) == 2
    sitting.do("luis", AnswerUndo(1, True))
    assert sitting.state == first


@pytest.mark.parametrize("options", [{}, {"lucky_draw": True}, {"draft": True}], ids=str)
def test_a_sealed_choice_is_taken_back_until_the_other_is_in(options: dict[str, bool]) -> None:
    sitting = sat("braverats", options=options)
    # Cards are drawn or drafted before the first choice that two make together.
    while len(sitting.table.owing) < 2:
        sitting.choose(sitting.table.owing[0])
    steps = len(sitting.table.steps)
    sitting.choose(0)
    assert asked(sitting, "ana", 0) == [log.Undone]
    sitting.choose(0, sitting.state.legal(0)[1])
    sitting.choose(1)
    assert asked(sitting, "ana", 0) == [log.UndoAsked]
    assert len(sitting.table.steps) >= steps + 2


@pytest.mark.parametrize(
    ("options", "seed", "comes"),
    [({}, 1, log.Undone), ({"lucky_draw": True}, 2, log.UndoAsked)],
    ids=["open hands", "hidden hands"],
)
def test_an_open_card_after_a_spy_is_taken_back_at_once_only_from_an_open_hand(
    options: dict[str, bool], seed: int, comes: type
) -> None:
    sitting = sat("braverats", options=options, seed=seed)
    spy = 2
    assert sitting.table.game.name(spy) == "Play the Spy"
    sitting.choose(0, spy)
    sitting.choose(1, sitting.state.legal(1)[-1])
    assert sitting.table.owing == (1,)
    sitting.choose(1)
    assert sitting.table.owing == (0,)
    # Seat 0 sees the card and has not answered it. That an open hand has this card was known; of a
    # hidden one seat 0 has learnt it.
    assert asked(sitting, "luis", 1) == [comes]


def test_a_card_of_korona_that_comes_from_the_hand_is_shown_and_stays() -> None:
    shown = 0
    for seed in range(4 if JIT else 1):
        sitting = sat("korona", 3, seed=seed)
        rng = Random(seed)
        for _ in range(60):
            (seat,) = sitting.table.owing
            places = [
                a for a in sitting.state.legal(seat) if actions.PLACE <= a < actions.DRAW_AGAIN_ID
            ]
            if not places:
                sitting.choose_any(rng)
                continue
            before, action = sitting.state, rng.choice(places)
            sitting.choose(seat, action)
            person = sitting.table.seats[seat].person or ""
            told = Undo(seat).entries(sitting.request(person))
            guesses = [before.view(None).guess(n) for n in range(32)]
            sure = all(action in guess.legal(seat) for guess in guesses)
            assert isinstance(told[0], log.Undone if sure else log.UndoAsked)
            shown += not sure
    assert shown > 2


def test_a_card_from_the_deck_cannot_be_put_back_unseen() -> None:
    sitting = sat("korona", 3)
    (seat,) = sitting.table.owing
    assert actions.TAKE_DECK in sitting.state.legal(seat)
    sitting.choose(seat, actions.TAKE_DECK)
    assert 0 <= sitting.table.steps[-1][1] < CARDS
    assert asked(sitting, sitting.table.seats[seat].person or "", seat) == [log.UndoAsked]


def test_no_consent_is_needed_where_one_person_plays_all_seats() -> None:
    sitting = Sitting("braverats").sit("ana", "ana")
    sitting.choose(0, 0)
    sitting.choose(1, 1)
    assert asked(sitting, "ana", 0) == [log.UndoAsked, log.Undone]
    assert sitting.table.steps == []


def test_bots_agree_by_themselves() -> None:
    sitting = Sitting("sparta").sit("ana", bots=(1,))
    sitting.choose(0)
    sitting.choose(1)
    assert asked(sitting, "ana", 0) == [log.UndoAsked, log.Undone]
    assert sitting.table.steps == []


def test_what_was_seen_at_a_rated_table_of_bots_stays() -> None:
    sitting = Sitting("sparta", rated=True).sit("ana", bots=(1,))
    sitting.choose(0)
    sitting.choose(1)
    with pytest.raises(Refused, match="rated"):
        asked(sitting, "ana", 0)


def test_every_other_person_must_agree() -> None:
    sitting = sat("korona", 4)
    seat = sitting.table.owing[0]
    sitting.play_on(Random(1), 25)
    names = [held.person or "" for held in sitting.table.seats]
    steps = list(sitting.table.steps)
    assert asked(sitting, names[seat], seat) == [log.UndoAsked]
    others = [n for n in range(4) if n != seat]
    for other in others[:2]:
        sitting.do(names[other], AnswerUndo(other, True))
        with pytest.raises(Refused):
            sitting.do(names[other], AnswerUndo(other, True))
    assert sitting.table.steps == steps
    with pytest.raises(Refused):
        sitting.do(names[seat], AnswerUndo(seat, True))
    sitting.do(names[others[2]], AnswerUndo(others[2], True))
    last = max(n for n, step in enumerate(steps) if step[0] == seat)
    assert sitting.table.steps == steps[:last]


def test_one_who_shares_the_askers_device_is_not_asked() -> None:
    sitting = Sitting("korona", 3).sit("ana", "ana", "luis")
    sitting.play_on(Random(3), 30)
    asked(sitting, "ana", 0)
    with pytest.raises(Refused):
        sitting.do("ana", AnswerUndo(1, True))
    sitting.do("luis", AnswerUndo(2, True))
    assert isinstance(sitting.entries[-1], log.Undone)


def test_one_no_is_enough() -> None:
    sitting = sat("sparta")
    sitting.choose(0)
    sitting.choose(1)
    asked(sitting, "ana", 0)
    with pytest.raises(Refused) as error:
        sitting.do("luis", Undo(1))
    assert error.value.key == "error-table-undo-asked"
    sitting.do("luis", AnswerUndo(1, False))
    assert sitting.table.undo is None
    with pytest.raises(Refused):
        sitting.do("luis", AnswerUndo(1, True))


def test_a_wish_ends_with_the_next_choice() -> None:
    sitting = sat("sparta")
    sitting.choose(0)
    sitting.choose(1)
    asked(sitting, "ana", 0)
    sitting.choose(0)
    assert sitting.table.undo is None


def test_a_wish_ends_with_the_seat_of_who_had_it_and_goes_through_without_who_left() -> None:
    sitting = sat("sparta")
    sitting.choose(0)
    sitting.choose(1)
    asked(sitting, "ana", 0)
    sitting.do("ana", TakeOver(0))
    assert sitting.table.undo is None
    sitting.do("ana", HandBack(0))
    asked(sitting, "ana", 0)
    sitting.do("luis", TakeOver(1))
    # No person is left to be asked.
    assert asked(sitting, "ana", 0) == [log.UndoAsked, log.Undone]


def test_who_is_played_for_takes_nothing_back() -> None:
    sitting = sat("korona", 3)
    seat = sitting.table.owing[0]
    name = sitting.table.seats[seat].person or ""
    sitting.choose(seat)
    sitting.do(name, TakeOver(seat))
    with pytest.raises(Refused) as error:
        sitting.do(name, Undo(seat))
    assert error.value.key == "error-table-stand-in"


def test_there_must_be_something_to_take_back() -> None:
    sitting = sat("sparta")
    with pytest.raises(Refused) as error:
        sitting.do("ana", Undo(0))
    assert error.value.key == "error-table-nothing-to-undo"
    sitting.choose(0)
    with pytest.raises(Refused):
        sitting.do("luis", Undo(1))


def test_the_steps_of_an_earlier_game_stay() -> None:
    earlier = sat("sparta")
    earlier.choose(0)
    given = [step[:2] for step in earlier.table.steps]
    sitting = sat("sparta", given=given)
    with pytest.raises(Refused) as error:
        sitting.do("ana", Undo(0))
    assert error.value.key == "error-table-nothing-to-undo"


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_another_choice_after_taking_back_gives_a_record_that_is_proven(
    game: str, players: int
) -> None:
    sitting = Sitting(game, players).sit(*["ana"] * players)
    rng = Random(8)
    for _ in range(3):
        sitting.play_on(rng, 2)
        # What chance dealt goes with the choice before it, and is dealt again in the same order.
        last = [actor for actor, _, _ in sitting.table.steps if actor >= 0][-1]
        sitting.do("ana", Undo(last))
        sitting.choose(last, sitting.state.legal(last)[-1])
    sitting.play_on(rng)
    assert sum(isinstance(entry, log.Undone) for entry in sitting.entries) == 3
    assert sitting.table.status == "over"
    assert sitting.record().verify().dice == "proven"
