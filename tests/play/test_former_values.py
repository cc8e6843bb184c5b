"""Former values of an option: `mime` was a switch, and is read as ninth or off wherever it is
kept."""

from pathlib import Path

import msgspec
import pytest

from reino.play import log, movelist
from reino.play.record import Record
from reino.play.table import Table

from .tables import sat

GOLDEN = Path(__file__).parents[1] / "golden" / "braverats"
BOTH = [("mime-true.r1.json", b"true", "ninth"), ("defaults.r1.json", b"false", "off")]


@pytest.mark.parametrize(("file", "told", "value"), BOTH)
def test_a_record_is_read_by_the_values_of_today(file: str, told: bytes, value: str) -> None:
    text = (GOLDEN / file).read_bytes()
    assert b'"mime": ' + told in text
    record = Record.from_json(text)
    assert record.options["mime"] == value
    assert record.verify().over
    assert Record.from_json(record.to_json()) == record
    assert (f"mime={value!r}" in repr(record)) == (value != "off")


@pytest.mark.parametrize(("file", "told", "value"), BOTH)
def test_a_move_list_is_read_by_the_values_of_today(file: str, told: bytes, value: str) -> None:
    record = Record.load(GOLDEN / file)
    text = movelist.export(record)
    assert ("Options: mime=ninth\n" in text) == (value != "off")
    head, rest = text.split("\nSeats:")
    begun = head.partition("Options:")[0].rstrip()
    older = f"{begun}\nOptions: mime={told.decode()}\nSeats:{rest}"
    assert movelist.parse(older).options == record.options


def test_a_table_in_play_goes_on_by_the_values_of_today() -> None:
    sitting = sat("braverats", options={"mime": "ninth"})
    older = [
        log.read(log.written(entry).replace(b'"mime":"ninth"', b'"mime":true'))
        for entry in sitting.entries
    ]
    table = log.folded("older", older)
    assert table.setup.options["mime"] == table.game.options["mime"] == "ninth"
    assert table.state == sitting.table.state
    assert table.record().options["mime"] == "ninth"


def test_a_snapshot_of_a_table_is_restored_by_the_values_of_today() -> None:
    snapshot = sat("braverats", options={"mime": "ninth"}).table.snapshot()
    named, switched = (msgspec.msgpack.encode(value) for value in ("ninth", True))
    assert snapshot.count(named) == 1
    table = Table.restored(snapshot.replace(named, switched))
    assert table.setup.options["mime"] == table.game.options["mime"] == "ninth"


def test_options_of_a_game_that_is_not_installed_are_left_alone() -> None:
    text = (GOLDEN / "mime-true.r1.json").read_bytes()
    record = Record.from_json(text.replace(b'"braverats"', b'"bravecats"'))
    assert record.options["mime"] is True
