"""Versions of the rules: a game goes on by the rules it began by."""

import pickle

import msgspec
import pytest

import reino
from reino.core.errors import BadOptionValue, BadRulesVersion, OptionError, WrongRecordVersion
from reino.core.options import Option, OptionTable
from reino.core.registry import find
from reino.play.record import Record


def test_a_game_is_played_by_the_newest_rules_unless_older_ones_are_asked_for() -> None:
    newest, older = reino.load("korona"), reino.load("korona", rules_version=1)
    assert newest.rules_version == newest.spec.rules_version == 2
    assert older.rules_version == 1
    assert int(older.start(seed=1).view(0).record.rules_version) == 1
    assert newest != older
    assert repr(older) == "<Game korona, 2 players, rules 1>"
    assert "rules" not in repr(newest)


def test_another_process_plays_by_the_same_rules() -> None:
    older = reino.load("korona", rules_version=1)
    assert pickle.loads(pickle.dumps(older)) == older


@pytest.mark.parametrize("version", [0, 3, "1"])
def test_rules_that_are_not_played_are_refused_with_those_that_are(version: int) -> None:
    with pytest.raises(BadRulesVersion, match="korona is played by rules 1 and 2; got"):
        reino.load("korona", rules_version=version)


def test_a_record_keeps_the_rules_it_was_played_by() -> None:
    state = reino.load("korona", rules_version=1).start(seed=1)
    state = state.play(state.owing[0], state.legal(state.owing[0])[0])
    record = Record.of(state)
    assert record.rules == 1
    assert Record.from_json(record.to_json()).replay() == state
    with pytest.raises(WrongRecordVersion, match="korona is played here by rules 1 and 2"):
        msgspec.structs.replace(record, rules=3).replay()


def test_a_game_that_plays_older_rules_needs_a_field_for_their_version() -> None:
    with pytest.raises(ValueError, match="STATE has a field 'rules_version'"):
        find("sparta").with_parts({"rules_version": 2, "oldest_rules": 1})


TABLE = OptionTable(
    (
        Option("mime", "off", ("off", "ninth"), formerly=((False, "off"), (True, "ninth"))),
        Option("first", "drawn", ("drawn", "seat_1"), since=2),
    )
)


@pytest.mark.parametrize("given", [True, "ninth"])
def test_an_old_value_is_read_as_the_one_in_its_place(given: bool | str) -> None:
    assert TABLE.complete({"mime": given})["mime"] == "ninth"


@pytest.mark.parametrize(
    ("typed", "meant"), [("on", "ninth"), ("yes", "ninth"), ("no", "off"), ("off", "off")]
)
def test_an_old_value_may_be_typed(typed: str, meant: str) -> None:
    assert TABLE["mime"].parse(typed) == meant


def test_an_error_names_only_the_values_of_today() -> None:
    with pytest.raises(BadOptionValue) as refused:
        TABLE.complete({"mime": "tenth"})
    assert "true" not in str(refused.value)


def test_an_option_of_later_rules_keeps_its_default_under_older_ones() -> None:
    assert TABLE.complete({}, None, 1)["first"] == "drawn"
    assert TABLE.complete({"first": "seat_1"}, None, 2)["first"] == "seat_1"
    with pytest.raises(OptionError, match=r"'first' came with rules 2, and these are rules 1"):
        TABLE.complete({"first": "seat_1"}, None, 1)


def test_a_record_tells_the_options_that_its_rules_have() -> None:
    values = TABLE.complete({})
    assert TABLE.known_to(1, values) == {"mime": "off"}
    assert TABLE.known_to(2, values) == {"mime": "off", "first": "drawn"}
