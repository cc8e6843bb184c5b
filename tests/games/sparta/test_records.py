"""Records of Sparta, from the start and from a position."""

from pathlib import Path
from random import Random

import msgspec
import pytest

import reino
from reino import State
from reino.core.errors import BrokenRecord, RecordError, UnverifiedRecord
from reino.play.record import Record
from reino.testing.law import alone

from .positions import pieces, placed, play

ENDGAME = "10/10/10/10/4wW4/3w6/10/10/W8W/10 a1,b1 e5 A 90"


def played(seed: int = 3) -> State:
    """A random game from a position, to its end."""
    rng = Random(seed)
    state = reino.load("sparta").start(seed=seed, position=ENDGAME)
    while not state.over:
        (seat,) = state.owing
        state = state.play(seat, rng.choice(state.legal(seat)))
    return state


def test_a_record_says_from_which_position_the_game_began() -> None:
    record = Record.of(played())
    assert record.position == ENDGAME
    assert b'"position": "10/10/' in record.to_json()


def test_a_record_from_the_start_says_no_position() -> None:
    state = play(reino.load("sparta").start(seed=1), "b2-b3")
    assert b"position" not in Record.of(state).to_json()


def test_a_position_that_is_the_start_is_not_said() -> None:
    game = reino.load("sparta")
    state = game.start(seed=1, position=game.start().position)
    assert Record.of(play(state, "b2-b3")).position is msgspec.UNSET


def test_a_record_from_a_position_replays_to_the_same_bytes(tmp_path: Path) -> None:
    state = played()
    path = tmp_path / "game.json"
    Record.of(state).save(path)
    record = Record.load(path)
    assert record == Record.of(state)
    assert bytes(record.replay()) == bytes(state)
    assert record.first_state().position == ENDGAME
    checked = record.verify()
    assert (checked.over, checked.steps) == (True, len(state.history))


def test_a_record_without_its_position_does_not_replay() -> None:
    record = msgspec.structs.replace(Record.of(played()), position=msgspec.UNSET)
    with pytest.raises(BrokenRecord, match="step 1"):
        record.replay()


def test_a_record_with_another_position_is_not_verified() -> None:
    # With one calm turn less the game would go on.
    last = play(placed("a1 a3", "j1 j3 j5", ("e1", "e10"), calm=99), "a1-b1")
    record = Record.of(last)
    assert record.verify().over
    assert isinstance(record.position, str)
    other = record.position.removesuffix("99") + "98"
    with pytest.raises(UnverifiedRecord):
        msgspec.structs.replace(record, position=other).verify()


@pytest.mark.parametrize(
    "position", ["", "nonsense", ENDGAME.replace("4wW4", "4wWw3"), ENDGAME.replace(" A ", " B ")]
)
def test_a_record_with_a_damaged_position_is_refused_in_both_languages(position: str) -> None:
    record = msgspec.structs.replace(Record.of(played()), position=position)
    for check in (record.replay, record.verify):
        with pytest.raises(BrokenRecord) as caught:
            check()
        assert caught.value.key == "error-record-position"
        english, spanish = caught.value.tell("en"), caught.value.tell("es")
        assert "the record begins from a position" in english
        assert spanish.strip()
        assert english != spanish


def test_a_position_that_is_no_text_makes_no_record() -> None:
    text = Record.of(played()).to_json().replace(f'"{ENDGAME}"'.encode(), b"7")
    with pytest.raises(BrokenRecord):
        Record.from_json(text)


def test_a_game_without_a_notation_has_no_record_with_a_position() -> None:
    record = Record.of(reino.load("braverats").start(seed=1))
    with pytest.raises(BrokenRecord, match="braverats has no text"):
        msgspec.structs.replace(record, position=ENDGAME).replay()


def test_a_record_from_the_middle_of_a_game_needs_a_past_without_repetition() -> None:
    """A state cut off from its past still knows which positions came before; no text does."""
    past = play(placed("a1 a3", "j1 j3 j5", ("e1", "e10")), "a1-b1", "j1-j2")
    with pytest.raises(RecordError):
        Record.of(alone(past))
    beaten = alone(play(placed("c5 f6 a1", "d5 h9 h8 h7"), "f6-e5"))
    assert pieces(beaten, 1) == {"h9", "h8", "h7"}
    with pytest.raises(RecordError):
        Record.of(beaten)  # the last move, which the board shows, would be lost


def test_a_wrong_result_is_noticed() -> None:
    record = Record.of(played())
    assert record.result is not None
    wrong = msgspec.structs.replace(record.result, reason="all_cities_taken")
    with pytest.raises(UnverifiedRecord):
        msgspec.structs.replace(record, result=wrong).verify()
