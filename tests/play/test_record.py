"""Records: saved whole, read with care, replayed exactly, checked in everything they claim."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import reino
from reino import CHANCE, Dealer, Record, State
from reino.core.registry import find
from reino.errors import BrokenRecord, RecordError, UnverifiedRecord, WrongRecordVersion


def play_lowest(state: State) -> State:
    """All seats always play the weakest card."""
    while not state.over:
        state = state.play({seat: state.legal(seat)[0] for seat in state.owing})
    return state


@pytest.fixture
def over(lucky: reino.Game) -> State:
    return play_lowest(lucky.start(dealer=Dealer.of(7)))


@pytest.fixture
def record(over: State) -> Record:
    return Record.of(over, seats=("Ana", "Luis"))


def changed(record: Record, **fields: Any) -> Record:
    return msgspec.structs.replace(record, **fields)


def as_json(record: Record, **fields: Any) -> bytes:
    return json.dumps(json.loads(record.to_json()) | fields).encode()


def test_a_record_says_everything_about_the_game(record: Record, over: State) -> None:
    plain = json.loads(record.to_json())
    assert plain["format"] == "reino-record"
    assert (plain["version"], plain["game"], plain["rules"]) == (1, "braverats", 1)
    assert plain["options"] == dict(over.game.options)
    assert plain["seats"] == ["Ana", "Luis"]
    assert plain["commitment"] == Dealer.of(7).commitment
    assert plain["seed"] == Dealer.of(7).seed.hex()
    assert [tuple(step[:2]) for step in plain["steps"]] == list(over.history)
    assert plain["result"] == {"reason": over.reason, "returns": list(over.returns or ())}


def test_a_record_replays_to_the_same_bytes(record: Record, over: State) -> None:
    assert bytes(record.replay()) == bytes(over)
    assert [len(state.history) for state in record.states()] == list(range(len(record.steps) + 1))


def test_a_saved_record_loads_equal(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record.save(path)
    assert Record.load(path) == record
    assert Record.load(str(path)) == record
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]


def test_an_old_file_survives_a_save_that_fails(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    record.save(path)

    def disk_full(target: Path, data: bytes) -> int:
        with target.open("wb") as file:
            file.write(data[:10])
        raise OSError("no space left")

    monkeypatch.setattr(Path, "write_bytes", disk_full)
    with pytest.raises(OSError, match="no space left"):
        changed(record, seats=("Eva", "Leo")).save(path)
    monkeypatch.undo()
    assert Record.load(path) == record


def test_times_are_kept_with_the_steps(game: reino.Game) -> None:
    state = game.start(seed=1).play({0: 1, 1: 2})
    record = Record.of(state, times=[0.5, 2.25])
    assert record.steps == ((0, 1, 0.5), (1, 2, 2.25))
    assert Record.from_json(record.to_json()) == record
    with pytest.raises(RecordError, match="2 steps were played, and each takes one time; got 1"):
        Record.of(state, times=[0.5])


def test_every_seat_has_a_name(game: reino.Game) -> None:
    state = game.start(seed=1)
    assert Record.of(state).seats == ("yarg", "applewood")
    with pytest.raises(RecordError, match="2 seats, and each takes one name; got 1 names"):
        Record.of(state, seats=("Ana",))


def test_the_seed_is_secret_until_the_end(lucky: reino.Game) -> None:
    state = lucky.start(seed=7)
    record = Record.of(state)
    assert record.seed is None
    assert record.result is None
    assert state.dealer is not None
    assert Dealer.of(7).seed.hex() not in record.to_json().decode()
    assert record.commitment == Dealer.of(7).commitment
    checked = record.verify()
    assert (checked.dice, checked.over, checked.steps) == ("unproven", False, 6)


def test_a_finished_record_is_proven(record: Record) -> None:
    checked = record.verify()
    assert (checked.dice, checked.over, checked.steps) == ("proven", True, len(record.steps))


def test_nonces_go_into_the_record_and_its_proof(lucky: reino.Game) -> None:
    dealer = Dealer(bytes(32), [b"ana", b"luis"])
    record = Record.of(play_lowest(lucky.start(dealer=dealer)))
    assert record.nonces == (b"ana".hex(), b"luis".hex())
    assert record.verify().dice == "proven"
    with pytest.raises(UnverifiedRecord, match="the seed deals outcome"):
        changed(record, nonces=()).verify()


def test_chance_without_a_dealer_is_replayed_but_not_proven(lucky: reino.Game) -> None:
    state = lucky.start(dealer=None)
    while state.chance:
        state = state.fall(state.chance[0][0])
    record = Record.of(state)
    assert record.commitment is None
    assert record.verify().dice == "unproven"
    assert record.replay() == state


def test_a_tampered_outcome_is_found(record: Record) -> None:
    # Yarg's first two cards the other way round: every step stays legal.
    first, second, *rest = record.steps
    assert first[0] == second[0] == CHANCE
    swapped = changed(record, steps=(second, first, *rest))
    assert swapped.replay() == record.replay()
    with pytest.raises(UnverifiedRecord, match=r"step 1: the seed deals outcome \d; the record"):
        swapped.verify()


def test_a_tampered_result_is_found(record: Record) -> None:
    assert record.result is not None
    turned = msgspec.structs.replace(
        record.result, returns=tuple(-r for r in record.result.returns)
    )
    with pytest.raises(UnverifiedRecord, match=r"the record says the result is .* steps lead to"):
        changed(record, result=turned).verify()
    with pytest.raises(UnverifiedRecord, match="the result is open; its steps lead to"):
        changed(record, result=None).verify()


def test_another_seed_is_found(record: Record) -> None:
    other = Dealer.of(8)
    with pytest.raises(UnverifiedRecord, match=r"SHA-256 is .*; the record committed to"):
        changed(record, seed=other.seed.hex()).verify()
    with pytest.raises(UnverifiedRecord, match="the seed deals outcome"):
        changed(record, seed=other.seed.hex(), commitment=other.commitment).verify()
    with pytest.raises(UnverifiedRecord, match="a seed and no commitment"):
        changed(record, commitment=None).verify()


@pytest.mark.parametrize(
    ("seed", "told"),
    [("xyz", "hexadecimal digits; got 'xyz'"), ("00", "this one is 1")],
)
def test_a_seed_that_is_none_is_broken(record: Record, seed: str, told: str) -> None:
    with pytest.raises(BrokenRecord, match=told):
        changed(record, seed=seed).verify()


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda r: b"", "not a Reino record"),
        (lambda r: b"hello", "not a Reino record"),
        (lambda r: b"\xff\xfe\x00", "not a Reino record"),
        (lambda r: b"[1, 2]", "not a Reino record"),
        (lambda r: b'{"a": 1}', "not a Reino record"),
        (lambda r: r.to_json()[:-40], "not a Reino record|damaged"),
        (lambda r: as_json(r, format="pgn"), "this one has 'pgn'"),
        (lambda r: as_json(r, steps=[[0, "spy", None]]), r"damaged: .*\$.steps"),
        (lambda r: as_json(r, steps=[[0, 1]]), r"damaged: .*\$.steps"),
        (lambda r: as_json(r, colour="red"), "damaged: .*colour"),
    ],
)
def test_a_damaged_file_is_broken(
    record: Record, tmp_path: Path, damage: Callable[[Record], bytes], told: str
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(damage(record))
    with pytest.raises(BrokenRecord, match=told):
        Record.load(path)


@pytest.mark.parametrize("length", range(0, 1400, 100))
def test_a_truncated_file_is_broken(record: Record, length: int) -> None:
    text = record.to_json()
    with pytest.raises(BrokenRecord):
        Record.from_json(text[: min(length, len(text) - 3)])


def test_a_later_format_is_refused(record: Record) -> None:
    with pytest.raises(WrongRecordVersion, match="records of version 1; this one has version 2"):
        Record.from_json(as_json(record, version=2, something_new=True))


def test_other_rules_are_refused(record: Record) -> None:
    with pytest.raises(
        WrongRecordVersion,
        match="braverats is played here by rules 1; the record was played by rules 2",
    ):
        changed(record, rules=2).replay()


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"game": "chess"}, "not installed: there is no game 'chess'"),
        ({"players": 5}, "cannot be set up: braverats is for 2 players; got 5"),
        ({"options": {"mimes": True}}, "cannot be set up: there is no option 'mimes'"),
        ({"options": {"mime": "ninth"}}, "does not say: draft, emperor"),
        ({"steps": ((0, 1, None),)}, "step 1 of 1: it is chance's turn"),
        (
            {"steps": ((CHANCE, 9, None),)},
            "step 1 of 1: chance may bring 0 .Musician., .* or one of 5 others now",
        ),
        ({"steps": ((-2, 9, None),)}, "step 1 of 1: seats are 0 to 1; got -2"),
        ({"steps": ((0, 2**63, None),)}, "step 1 of 1: .* 9223372036854775808"),
    ],
)
def test_a_record_that_does_not_follow_the_rules_is_broken(
    record: Record, fields: dict[str, Any], told: str
) -> None:
    with pytest.raises(BrokenRecord, match=told):
        changed(record, **fields).verify()


def test_steps_after_the_end_are_broken(record: Record) -> None:
    n = len(record.steps)
    with pytest.raises(BrokenRecord, match=f"step {n + 1} of {n + 1}: the game is over"):
        changed(record, steps=(*record.steps, (0, 1, None))).replay()


def test_an_illegal_step_is_named_by_its_number(game: reino.Game) -> None:
    record = Record.of(game.start(seed=1).play({0: 1, 1: 2}))
    twice = changed(record, steps=(*record.steps, (0, 1, None)))
    with pytest.raises(BrokenRecord, match=r"step 3 of 3: \d \(Play the .* played the "):
        twice.replay()


def test_a_record_loads_its_game(record: Record) -> None:
    game = record.loaded_game()
    assert game.options["lucky_draw"] is True
    assert game.spec is find("braverats")


def test_a_record_with_a_name_too_few_is_broken():
    game = reino.load("braverats")
    record = Record.of(game.start(seed=1))
    with pytest.raises(BrokenRecord, match="for 2 seats, and each needs a name; it has 1 names"):
        msgspec.structs.replace(record, seats=("Ana",)).replay()
