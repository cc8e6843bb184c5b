"""Duels between bots, and the score of a forfeit."""

from dataclasses import dataclass, field
from pathlib import Path

import pytest

import reino
from bots.programs import first, program
from reino.arena.balance import FAR_APART
from reino.arena.duel import Duel, Player, bot_seed, opened, play_duel
from reino.arena.schedule import Setup, fixtures
from reino.core.bot import Bot, RandomBot

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


def test_turns_of_the_opening_count(tmp_path: Path) -> None:
    game = reino.load("sparta")
    assert len(opened(game, 6, 2).history) == 6
    played = play_duel(sparta(opening=6, opening_seed=2, seed=9), keep=tmp_path / "game.json")
    assert played.turns == len(reino.Record.load(tmp_path / "game.json").steps)


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


def own(folder: Path, body: str) -> Player:
    """A user's bot: the body of a function of a view."""
    path = folder / "own.py"
    path.write_text(f"def choose(view):\n    {body}\n", "utf-8")
    return Player(f"{path}:choose")


def test_a_bot_that_fails_loses_by_forfeit_with_a_report(tmp_path: Path) -> None:
    played = play_duel(sparta(players=(RANDOM, own(tmp_path, "return 1 / 0"))))
    assert (played.reason, played.returns, played.turns) == ("forfeit", (1.0, -1.0), 1)
    [forfeited] = played.forfeits
    assert (forfeited.seat, forfeited.kind) == (1, "raised")
    assert "ZeroDivisionError" in forfeited.tell("en")
    assert "pierde por abandono" in forfeited.tell("es")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_others_share_what_a_forfeit_brings(tmp_path: Path, seat: int) -> None:
    players = [RANDOM] * 3
    players[seat] = own(tmp_path, "return -1")
    played = play_duel(Duel("korona", {}, tuple(players), seed=1))
    assert played.returns == tuple(-1.0 if s == seat else 0.5 for s in range(3))


def test_two_who_forfeit_at_once_cancel_out(tmp_path: Path) -> None:
    broken = own(tmp_path, "return view.no_such_thing")
    played = play_duel(Duel("braverats", {}, (broken, broken), seed=1))
    assert played.returns == (0.0, 0.0)
    assert [forfeited.seat for forfeited in played.forfeits] == [0, 1]


def test_a_program_plays_a_whole_game_and_is_gone_afterwards(tmp_path: Path) -> None:
    played = play_duel(Duel("braverats", {}, (Player(first(tmp_path)), RANDOM), seed=1))
    assert played.reason in reino.load("braverats").spec.reasons
    assert not played.forfeits


def test_a_program_that_ends_in_the_midst_of_a_game_forfeits_it(tmp_path: Path) -> None:
    source = "import sys\nsys.stdin.readline()\nsys.stdin.readline()\nprint(0, flush=True)"
    players = RANDOM, Player(program(tmp_path, source))
    played = play_duel(Duel("braverats", {}, players, seed=1))
    assert played.reason == "forfeit"
    assert played.forfeits[0].kind == "ended"


def test_the_record_of_a_game_is_kept(tmp_path: Path) -> None:
    duel = Duel("braverats", {"random_deal": True}, (RANDOM, RANDOM), seed=4, opening_seed=9)
    played = play_duel(duel, keep=tmp_path / "game.json")
    record = reino.Record.load(tmp_path / "game.json")
    assert record.seats == ("bot random", "bot random")
    assert record.verify().dice == "proven"
    assert record.result is not None
    assert (record.result.reason, record.result.returns) == (played.reason, played.returns)


def test_the_record_of_a_forfeit_ends_where_it_was_left(tmp_path: Path) -> None:
    duel = sparta(players=(RANDOM, own(tmp_path, "return 1 / 0")))
    play_duel(duel, keep=tmp_path / "game.json")
    record = reino.Record.load(tmp_path / "game.json")
    assert (len(record.steps), record.result) == (1, None)


ODD = """
class Odd(Exception):
    def __str__(self):
        raise RuntimeError


class Number:
    def __index__(self):
        raise RuntimeError

    def __repr__(self):
        raise RuntimeError


class Bot:
    def __init__(self):
        {made}

    def choose(self, view):
        {chosen}
        return view.legal[0]

    def close(self):
        {closed}
"""


@pytest.mark.parametrize(
    ("where", "what", "kind"),
    [
        ("made", "raise Odd", "unmade"),
        ("chosen", "raise Odd", "raised"),
        ("chosen", "raise OSError('a file called \\udcff')", "raised"),
        ("chosen", "return Number()", "unread"),
        ("chosen", "return 10 ** 5000", "illegal"),
        ("closed", "raise Odd", None),
    ],
)
def test_no_bot_of_ones_own_can_end_more_than_its_own_game(
    tmp_path: Path, where: str, what: str, kind: str | None
) -> None:
    bodies = {"made": "pass", "chosen": "pass", "closed": "pass"} | {where: what}
    path = tmp_path / "odd.py"
    path.write_text(ODD.format(**bodies), "utf-8")
    played = play_duel(Duel("braverats", {}, (Player(f"{path}:Bot"), RANDOM), seed=1))
    assert [forfeited.kind for forfeited in played.forfeits] == ([kind] if kind else [])
    for forfeited in played.forfeits:
        assert forfeited.tell("es").encode("utf-8")
        assert played.returns == (-1.0, 1.0)


def test_the_seed_of_a_bot_does_not_lead_to_the_deal() -> None:
    setup = Setup.of(reino.load("korona"), ("random", "best"), seed=1)
    for fixture in fixtures(setup, 4):
        duel = fixture.duel(setup)
        for seat in range(2):
            seed = bot_seed(duel.seed, seat)
            near = {duel.seed, duel.opening_seed, setup.seed}
            assert not near & {seed, seed // 2, seed // FAR_APART, seed // 2 // FAR_APART}
