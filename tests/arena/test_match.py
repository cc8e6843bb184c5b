"""Duels, and processes that play them."""

import signal
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from multiprocessing import active_children
from pathlib import Path

import pytest

import reino
from arena.tasks import begun_and_ended, halved, halved_or_long
from reino.arena.match import AHEAD, Duel, Player, in_processes, opened, play_duel
from reino.bots.bot import Bot, RandomBot

RANDOM = Player("random")


def sparta(**changes: object) -> Duel:
    facts = {"game": "sparta", "options": {}, "players": (RANDOM, RANDOM), "seed": 1}
    return Duel(**facts | changes)  # type: ignore[arg-type]


def test_the_same_duel_is_the_same_game_again() -> None:
    duel = sparta(opening=2, opening_seed=5)
    assert play_duel(duel) == play_duel(duel)
    assert play_duel(duel).turns != play_duel(sparta(opening=2, opening_seed=6)).turns


def test_a_duel_ends_with_returns_and_a_reason() -> None:
    played = play_duel(sparta(options={"layout": "crossed"}))
    assert played.reason in reino.load("sparta").spec.reasons
    assert sum(played.returns) == 0


def test_choices_made_at_once_are_one_turn() -> None:
    played = play_duel(Duel("braverats", {}, (RANDOM, RANDOM), seed=3))
    assert 1 <= played.turns <= 8


def test_turns_of_the_opening_count() -> None:
    game = reino.load("sparta")
    played = play_duel(sparta(opening=6, opening_seed=2, seed=9))
    assert played.turns > 6
    assert len(opened(game, 6, 2).history) == 6


class Witness(RandomBot):
    """Notes from which seats it chose."""

    def __init__(self) -> None:
        super().__init__(1)
        self.seats: set[int | None] = set()

    def choose(self, view: reino.View) -> int:
        self.seats.add(view.seat)
        return super().choose(view)


@dataclass(frozen=True)
class Watched(Player):
    witness: Witness = field(default_factory=Witness)

    def bot(self, game: reino.Game, seed: int) -> Bot:
        return self.witness


def test_players_sit_where_the_duel_says() -> None:
    first, second = Watched("first"), Watched("second")
    play_duel(Duel("braverats", {}, (first, second), seed=1))
    assert (first.witness.seats, second.witness.seats) == ({0}, {1})


def test_no_two_seats_choose_alike_by_their_seed() -> None:
    seeds: list[int] = []

    class Noted(Player):
        def bot(self, game: reino.Game, seed: int) -> Bot:
            seeds.append(seed)
            return super().bot(game, seed)

    for seed in (1, 2, 3):
        play_duel(Duel("braverats", {}, (Noted("random"), Noted("random")), seed))
    assert len(set(seeds)) == 6


def test_an_opening_never_ends_the_game() -> None:
    # Most random games of BraveRats are over after so many turns.
    game = reino.load("braverats")
    assert not any(opened(game, 6, seed).over for seed in range(20))


def test_openings_differ_by_their_seed() -> None:
    game = reino.load("sparta")
    assert opened(game, 2, 1) == opened(game, 2, 1)
    assert len({opened(game, 2, seed) for seed in range(20)}) == 20


@pytest.mark.parametrize("workers", [1, 2])
def test_all_work_is_done_whoever_does_it(workers: int) -> None:
    assert sorted(in_processes(halved, range(0, 20, 2), workers)) == list(range(10))
    assert active_children() == []


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_in_a_task_reaches_the_caller(workers: int) -> None:
    with pytest.raises(ArithmeticError, match="3 is odd"):
        list(in_processes(halved, [2, 3, 4], workers))


def test_an_error_ends_the_other_processes(tmp_path: Path) -> None:
    with pytest.raises(ArithmeticError, match="3 is odd"):
        list(in_processes(halved_or_long, [tmp_path, 3, tmp_path], 2))
    assert active_children() == []
    assert not (tmp_path / "ended").exists()


def test_a_caller_who_has_had_enough_ends_the_processes(tmp_path: Path) -> None:
    results = in_processes(halved_or_long, [4, tmp_path, tmp_path, tmp_path], 2)
    assert next(results) == 2
    results.close()  # type: ignore[attr-defined]
    assert active_children() == []
    assert not (tmp_path / "ended").exists()


def test_ctrl_c_ends_the_processes_and_reaches_the_caller(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(futures: object, return_when: str) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr("reino.arena.match.wait", interrupted)
    with pytest.raises(KeyboardInterrupt):
        list(in_processes(begun_and_ended, [tmp_path, tmp_path], 2))
    assert active_children() == []
    assert not (tmp_path / "ended").exists()


def test_processes_are_deaf_to_ctrl_c_and_their_caller_is_not() -> None:
    blocked = partial(signal.pthread_sigmask, signal.SIG_BLOCK)
    [deaf] = in_processes(blocked, [set()], 2)
    assert signal.SIGINT in deaf
    assert signal.SIGINT not in blocked(set())


def test_work_is_handed_out_as_it_is_needed() -> None:
    taken = []

    def endless() -> Iterator[int]:
        for number in count():
            taken.append(number)
            yield number

    results = in_processes(abs, endless(), 2)
    assert next(results) >= 0
    results.close()  # type: ignore[attr-defined]
    assert len(taken) <= 2 * AHEAD * 2
