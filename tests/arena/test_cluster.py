"""The arena on a local Ray of two workers."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import reino
from arena.fatal import fatal_bot
from reino.arena.cluster import Cluster
from reino.arena.executor import Processes
from reino.arena.journal import Journal
from reino.arena.schedule import Fixture, Setup
from reino.arena.tournament import Tournament

# Resources that Ray leaves open in this process are not under test.
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Ray stays up for all tests: starting it takes seconds."""
    import ray

    found = Cluster(2)
    found._join()
    yield found
    ray.shutdown()


def test_a_worker_killed_on_ray_costs_no_game_and_doubles_none(
    cluster: Cluster, tmp_path: Path
) -> None:
    setup = Setup.of(reino.load("braverats"), (fatal_bot(tmp_path, 1), "random"))
    played = Tournament(setup, 8)
    lost: list[Fixture] = []
    journal = Journal(tmp_path / "arena.jsonl", setup)
    results = list(played.play(cluster, journal, lost.append))
    journal.close()
    assert not list(tmp_path.glob("kill-*")), "nobody was killed"
    assert lost == []
    lines = (tmp_path / "arena.jsonl").read_text().splitlines()[1:]
    assert sorted(json.loads(line)["number"] for line in lines) == list(range(8))
    alone = list(played.play(Processes(1), None, lost.append))
    assert sorted(results, key=lambda result: result.number) == alone


def test_an_error_on_ray_reaches_the_caller_as_it_is(cluster: Cluster) -> None:
    assert sorted(cluster.run(int, ["2", "1"])) == [1, 2]
    with pytest.raises(ValueError, match="'three'"):
        list(cluster.run(int, ["1", "three", "2"]))
