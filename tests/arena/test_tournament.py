"""Tournaments: every game counts once, even if worker processes die."""

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import reino
from arena.fatal import fatal_bot
from reino.arena.executor import Processes
from reino.arena.journal import Journal, Result
from reino.arena.schedule import Fixture, Setup, size
from reino.arena.tournament import Tournament
from reino.errors import ReinoError


def tournament(bots: tuple[str, ...], games: int = 6, keep: Path | None = None) -> Tournament:
    return Tournament(Setup.of(reino.load("braverats"), bots), games, keep)


def never(fixture: Fixture) -> None:
    raise AssertionError(fixture)


def by_number(results: Iterable[Result]) -> list[Result]:
    return sorted(results, key=lambda result: result.number)


def test_the_same_set_up_plays_the_same_games_in_any_number_of_processes() -> None:
    setup = Setup.of(reino.load("braverats"), ("random", "search"), iterations=3)
    played = Tournament(setup, 6)
    alone = list(played.play(Processes(1), None, never))
    assert [result.number for result in alone] == list(range(6))
    assert by_number(played.play(Processes(2), None, never)) == alone


def test_a_killed_process_costs_no_game_and_doubles_none(tmp_path: Path) -> None:
    played = tournament((fatal_bot(tmp_path, 2), "random"))
    journal = Journal(tmp_path / "arena.jsonl", played.setup)
    results = list(played.play(Processes(2), journal, never))
    journal.close()
    assert not list(tmp_path.glob("kill-*"))
    assert sorted(result.number for result in results) == list(range(6))
    lines = (tmp_path / "arena.jsonl").read_text().splitlines()[1:]
    assert sorted(json.loads(line)["number"] for line in lines) == list(range(6))
    assert by_number(results) == list(played.play(Processes(1), None, never))


def test_a_game_that_kills_every_process_is_named_and_left_to_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reino.arena.executor.TRIES", 2)  # each costs a process
    played = tournament((fatal_bot(tmp_path, 999), "random"), games=2)
    lost: list[Fixture] = []
    journal = Journal(tmp_path / "arena.jsonl", played.setup)
    assert list(played.play(Processes(2), journal, lost.append)) == []
    assert sorted(fixture.number for fixture in lost) == [0, 1]
    assert journal.results == {}
    journal.close()


def test_a_tournament_goes_on_where_its_journal_ends(tmp_path: Path) -> None:
    played = tournament(("random", "random"), 4)
    whole = list(played.play(Processes(1), None, never))
    assert len(whole) == 4
    path = tmp_path / "arena.jsonl"
    for stop in (1, 2, 4):
        journal = Journal(path, played.setup)
        games = played.play(Processes(1), journal, never)
        list(islice(games, stop - len(journal.results)))
        journal.close()
    journal = Journal(path, played.setup)
    assert played.before(journal) == whole
    assert list(played.play(Processes(1), journal, never)) == []
    journal.close()
    assert played.before(None) == []


class Twice:
    """An executor that hands every result out twice."""

    def run(
        self,
        task: Callable[[Any], Any],
        work: Iterable[Any],
        lost: Callable[[Any], None] | None = None,
    ) -> Iterator[Any]:
        for part in work:
            yield task(part)
            yield task(part)


def test_a_result_that_comes_twice_counts_once(tmp_path: Path) -> None:
    played = tournament(("random", "random"), 2)
    journal = Journal(tmp_path / "arena.jsonl", played.setup)
    assert len(list(played.play(Twice(), journal, never))) == 2
    journal.close()
    assert len((tmp_path / "arena.jsonl").read_text().splitlines()) == 3


def test_the_records_of_all_games_are_kept(tmp_path: Path) -> None:
    played = tournament(("random", "random"), 4, tmp_path)
    results = list(played.play(Processes(1), None, never))
    files = sorted(tmp_path.glob("*.json"))
    assert len(files) == size(played.setup, 4) == 4
    for result, file in zip(results, files, strict=True):
        record = reino.Record.load(file)
        record.verify()
        assert record.result is not None
        assert record.result.returns == result.returns


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    from reino.arena.cluster import Cluster

    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(ReinoError, match=r"pip install \"reino\[ray\]\""):
        Cluster(2)
