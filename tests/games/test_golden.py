"""The golden records: they play out as they always did, and cover everything a game can do."""

import shutil
from pathlib import Path

import msgspec
import pytest

import reino
from reino.core.errors import WrongRecordVersion
from reino.core.registry import find
from reino.testing import golden

FOLDER = Path(__file__).parents[1] / "golden"
SHORT = 150  # steps that plain Python makes in a moment
GOLDEN = [
    pytest.param(
        key,
        name,
        id=f"{key}-{name}",
        marks=[pytest.mark.compiled] if len(record.steps) > SHORT else [],
    )
    for key in reino.installed()
    for name, record in golden.records(FOLDER / key).items()
]


@pytest.mark.parametrize("key", reino.installed())
def test_every_option_value_and_end_reason_has_a_golden_record(key: str) -> None:
    lacking = golden.missing(find(key), golden.records(FOLDER / key))
    assert lacking == [], f"python -m reino.testing.golden {key} adds them"


@pytest.mark.parametrize("key", reino.installed())
def test_every_golden_record_is_sealed(key: str) -> None:
    assert set(golden.seals(FOLDER / key)) == set(golden.records(FOLDER / key))


@pytest.mark.parametrize(("key", "name"), GOLDEN)
def test_a_golden_record_plays_out_as_it_did(key: str, name: str) -> None:
    record = golden.records(FOLDER / key)[name]
    if record.rules not in find(key).rules_versions:
        with pytest.raises(WrongRecordVersion):
            record.replay()
        return
    checked = record.verify()
    assert (checked.dice, checked.over) == ("proven", True)
    assert golden.seal(record) == golden.seals(FOLDER / key)[name], (
        f"{name} leads to other states or views than it did. Did a rule change? Raise the rules "
        f"version of {key}. Only the record type? python -m reino.testing.golden {key} --seal"
    )


def test_a_game_without_golden_records_lacks_every_value_and_end() -> None:
    lacking = golden.missing(find("braverats"), {})
    assert {"emperor=False", "emperor=True", "mime=ninth", "2 players", "end princess"} <= set(
        lacking
    )


def test_records_of_older_rules_do_not_count_as_golden() -> None:
    kept = golden.records(FOLDER / "braverats")
    old = {name: msgspec.structs.replace(record, rules=0) for name, record in kept.items()}
    assert golden.missing(find("braverats"), old) == golden.missing(find("braverats"), {})


def test_a_changed_step_breaks_the_seal() -> None:
    record = golden.records(FOLDER / "braverats")["defaults.r1"]
    *steps, _ = record.steps
    shorter = msgspec.structs.replace(record, steps=tuple(steps))
    whole, part = golden.seal(record), golden.seal(shorter)
    assert whole.final != part.final
    assert whole.states != part.states
    assert whole.views != part.views


def test_the_script_adds_a_record_that_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "braverats"
    shutil.copytree(FOLDER / "braverats", folder)
    version = find("braverats").rules_version
    lost = [folder / f"{name}.r{version}.json" for name in ("traitor-true", "end-princess")]
    for path in lost:
        path.unlink()
    kept = golden.records(folder)
    assert golden.missing(find("braverats"), kept) == ["traitor=True", "end princess"]

    assert golden.main(["braverats", "--folder", str(tmp_path)]) == 0
    assert capsys.readouterr().out.split() == [path.stem for path in lost]
    now = golden.records(folder)
    assert {name: now[name] for name in kept} == kept
    assert now[lost[0].stem].verify().dice == "proven"
    assert golden.seals(folder)[lost[1].stem] == golden.seal(now[lost[1].stem])


@pytest.mark.compiled
def test_the_script_adds_what_is_missing_and_leaves_the_rest_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert golden.main(["braverats", "--folder", str(tmp_path)]) == 0
    assert "end-nine_games" in capsys.readouterr().out
    kept = golden.records(tmp_path / "braverats")
    assert golden.missing(find("braverats"), kept) == []
    assert golden.seals(tmp_path / "braverats") == {n: golden.seal(r) for n, r in kept.items()}

    assert golden.main(["braverats", "--folder", str(tmp_path), "--seal"]) == 0
    assert capsys.readouterr().out == "nothing was missing\n"
    assert golden.records(tmp_path / "braverats") == kept


@pytest.mark.compiled
def test_an_end_that_cannot_be_reached_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "option_sets", lambda *_, **__: iter([{"fast_rat": True}]))
    monkeypatch.setattr(golden, "RANDOM_GAMES", 200)
    monkeypatch.setattr(golden, "LOOKAHEAD", 10)
    with pytest.raises(golden.NoneFound, match="'nine_games'"):
        golden.ended_by(find("braverats"), "nine_games")
