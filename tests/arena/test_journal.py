"""The journal: no finished game is lost, and none counts twice."""

import json
from pathlib import Path

import pytest

import reino
from reino.arena.duel import Forfeited
from reino.arena.journal import Journal, Result
from reino.arena.schedule import Setup
from reino.errors import ReinoError


def setup(**changes: object) -> Setup:
    return Setup.of(reino.load("braverats"), ("random", "best"), **changes)  # type: ignore[arg-type]


def result(number: int) -> Result:
    return Result(number, (0, 1), (1.0, -1.0), "target", 7)


def written(path: Path, games: int = 3) -> bytes:
    journal = Journal(path, setup())
    for number in range(games):
        journal.add(result(number))
    journal.close()
    return path.read_bytes()


def read(path: Path, **changes: object) -> dict[int, Result]:
    journal = Journal(path, setup(**changes))
    journal.close()
    return journal.results


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    report = {"en": "it fell silent", "es": "calló"}
    forfeited = Result(3, (1, 0), (-1.0, 1.0), "forfeit", 2, (Forfeited(0, "silent", report),))
    text = written(path)
    journal = Journal(path, setup())
    journal.add(forfeited)
    journal.close()
    assert read(path) == {n: result(n) for n in range(3)} | {3: forfeited}
    assert path.read_bytes().startswith(text)


def test_a_game_is_on_the_disk_as_soon_as_it_is_added(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    journal = Journal(path, setup())
    journal.add(result(0))
    assert json.loads(path.read_bytes().splitlines()[-1])["number"] == 0
    journal.close()


def test_a_torn_last_line_is_dropped_wherever_it_is_torn(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    text = written(path)
    lines = text.splitlines(keepends=True)
    kept = len(b"".join(lines[:3]))
    for end in range(kept, len(text)):
        path.write_bytes(text[:end])
        assert set(read(path)) == {0, 1}
        journal = Journal(path, setup())
        journal.add(result(2))
        journal.close()
        assert path.read_bytes() == text


def test_a_torn_first_line_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    head = written(path, 0)
    for end in range(len(head)):
        path.write_bytes(head[:end])
        assert read(path) == {}
        assert path.read_bytes() == head


def test_a_last_line_of_noughts_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    text = written(path)
    path.write_bytes(text + b"\0" * 40 + b"\n")
    assert set(read(path)) == {0, 1, 2}
    assert path.read_bytes() == text


def test_damage_in_the_midst_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    lines = written(path).splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], b"{]\n", *lines[2:]]))
    with pytest.raises(ReinoError, match="line 3 of"):
        read(path)


def test_a_game_that_was_written_twice_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    text = written(path)
    path.write_bytes(text + text.splitlines(keepends=True)[1])
    assert set(read(path)) == {0, 1, 2}


@pytest.mark.parametrize(
    ("changes", "told"),
    [({"seed": 2}, "seed is 1, here it is 2"), ({"seconds": 0.5}, "seconds is null, here it is")],
)
def test_another_set_up_is_refused(tmp_path: Path, changes: dict[str, object], told: str) -> None:
    path = tmp_path / "arena.jsonl"
    text = written(path)
    with pytest.raises(ReinoError, match=told):
        read(path, **changes)
    assert path.read_bytes() == text


@pytest.mark.parametrize("text", [b"my notes\n", b"{}\n", b'{"format":"reino-arena"}\n'])
def test_what_is_no_journal_is_left_alone(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(text)
    with pytest.raises(ReinoError, match="is no journal of an arena"):
        read(path)
    assert path.read_bytes() == text


def test_a_journal_of_another_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    path.write_bytes(written(path, 0).replace(b'"version":1', b'"version":9'))
    with pytest.raises(ReinoError, match="has version 9"):
        read(path)


def test_a_journal_is_read_by_the_values_that_options_have_today(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    text = written(path)
    assert b'"mime":"off"' in text
    path.write_bytes(text.replace(b'"mime":"off"', b'"mime":false'))
    assert read(path) == {n: result(n) for n in range(3)}


def test_two_cannot_write_to_one_journal(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    journal = Journal(path, setup())
    with pytest.raises(ReinoError, match="is in use"):
        Journal(path, setup())
    journal.close()
    assert read(path) == {}
