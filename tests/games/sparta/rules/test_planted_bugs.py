"""Planted bugs in the rules of Sparta: the lockstep is trusted because each of them bites."""

import importlib
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.sparta.positions import action, army, move, opening, owners
from games.sparta.reference import Reference
from games.sparta.scatter import decisive, scattered
from games.test_planted_bugs import planted
from reino.core.game import Game
from reino.games.sparta import GAME, rules

from .test_lockstep import assert_same, every_move, together

pytestmark = pytest.mark.compiled  # these rules are plain Python either way: once is enough

POSITIONS = 600  # at most, until the bug has bitten
TURNS = 25
SAME = "CALM_TURNS = 100"

BUGS: dict[str, tuple[str, str]] = {
    "lines go on at the other edge": (
        "if 0 <= rank + up < SIDE and 0 <= file + right < SIDE:",
        "if 0 <= SIDE * (rank + up) + file + right < SQUARES:",
    ),
    "moves go on at the other edge": (
        "NOT_J = sum(1 << bit for bit in range(HALF) if bit % SIDE != SIDE - 1)",
        "NOT_J = ALL_BITS",
    ),
    "the middle of the board is a wall": ("(low >> TOP_RANK)", "0"),
    "warriors go as far as heroes": (
        "    if within(s.hero, square):\n        low, high =",
        "    if True:\n        low, high =",
    ),
    "the mover's own runs are safe": ("if ends_at_enemy == 2:", "if False:"),
    "beaten pieces surround no more": (
        "low, high = gathered(low, high, next_square, end, direction)",
        "low, high = gathered(low, high, next_square, end, direction)\n"
        "                    ends_at_enemy -= 1",
    ),
    "only the first of a run is beaten": (
        "        square = squares.STEP[square, direction]\n    return low, high",
        "        square = end\n    return low, high",
    ),
    "crossing a city promotes": (
        "            arrive(s, seat, target)\n",
        "            arrive(s, seat, target)\n"
        "            if within(s.city[seat], (origin + target) // 2):\n"
        "                if not within(s.hero, target):\n"
        "                    promote(s, seat, target)\n",
    ),
    "a conquest promotes": (
        "        s.key ^= squares.CITY_KEY[square]\n",
        "        s.key ^= squares.CITY_KEY[square]\n"
        "        if may_promote(s, seat, square):\n            promote(s, seat, square)\n",
    ),
    "a conquest resets the counter": (
        "        s.key ^= squares.CITY_KEY[square]\n",
        "        s.key ^= squares.CITY_KEY[square]\n        s.calm = 0\n",
    ),
    "a conquest makes no new position": ("        s.key ^= squares.CITY_KEY[square]\n", ""),
    "heroes never conquer": (
        "(s.heroes_conquer or not within(s.hero, square))",
        "not within(s.hero, square)",
    ),
    "heroes always conquer": ("(s.heroes_conquer or not within(s.hero, square))", "True"),
    "a promotion leaves the counter alone": (
        "[seat, 1, square]\n    s.calm = 0\n",
        "[seat, 1, square]\n",
    ),
    "a beaten hero returns to the reserve": (
        "        flip(s.hero, square)\n    s.key ^= squares.PIECE_KEY[owner",
        "        flip(s.hero, square)\n        s.reserve[owner] += 1\n"
        "    s.key ^= squares.PIECE_KEY[owner",
    ),
    "a beaten hero leaves its helmet behind": (
        "    if hero:\n        flip(s.hero, square)\n    s.key ^= squares.PIECE_KEY[owner",
        "    s.key ^= squares.PIECE_KEY[owner",
    ),
    "passes do not count": (
        "s.calm += 1\n    if action",
        "s.calm += action != actions.PASS\n    if action",
    ),
    "the last piece comes before the last city": (
        "if s.cities[1 - seat] == 0:",
        "if s.cities[1 - seat] == 0 and s.pieces[0] > 1 and s.pieces[1] > 1:",
    ),
    "1 against 2 is settled by cities": (
        "if s.pieces[1 - seat] <= 1 and s.pieces[seat] > 1:",
        "if s.pieces[1 - seat] <= 1 and s.pieces[seat] > 2:",
    ),
    "1 against 1 goes on": (
        "if s.pieces[0] <= 2 and s.pieces[1] <= 2:",
        "if s.pieces[0] == 2 and s.pieces[1] == 2:",
    ),
    "more cities lose": ("s.cities[0] > s.cities[1] else 1", "s.cities[0] < s.cities[1] else 1"),
    "twice is a repetition": ("TIMES_REPEATED = 3", "TIMES_REPEATED = 2"),
    "the first position does not count": (
        "s.past[s.kept] = key",
        "s.past[s.kept] = key * (s.kept > 0)",
    ),
    "it does not matter whose turn it is": (
        "for i in range(s.kept % 2, s.kept, 2):",
        "for i in range(1 - s.kept % 2, s.kept, 2):",
    ),
    "99 turns are enough": ("CALM_TURNS = 100", "CALM_TURNS = 99"),
}


@pytest.fixture
def plant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Sparta with one line of its rules replaced, never compiled."""
    monkeypatch.syspath_prepend(tmp_path)

    def make(right: str, wrong: str, heroes_conquer: bool) -> Game:
        folder = tmp_path / f"plot_{tmp_path.name}_{heroes_conquer}"
        folder.mkdir()
        sound = Path(str(rules.__file__)).parent
        sources = {path.name: path.read_text("utf-8") for path in sound.glob("*.py")}
        assert sum(source.count(right) for source in sources.values()) == 1, right
        for name, source in sources.items():
            changed = source.replace(right, wrong).replace(rules.__name__, folder.name)
            (folder / name).write_text(changed, "utf-8")
        importlib.invalidate_caches()
        wrong_rules = importlib.import_module(folder.name)
        return Game(
            planted(replace(GAME, rules=wrong_rules)), None, {"heroes_conquer": heroes_conquer}
        )

    return make


def circle(game: Game, reference: Reference, moves: str) -> None:
    """The same moves over and over until the position has come three times."""
    state = game.start(dealer=None, position=reference.text())
    for text in moves.split() * 3:
        if reference.reason is None:
            state = state.play(reference.mover, action(text))
            reference.play(move(text))
            assert_same(state, reference, reference.legal())


def compare(game: Game, positions: int) -> None:
    """The lockstep in circles, from anywhere, and from decisive positions."""
    heroes_conquer = bool(game.options["heroes_conquer"])
    circle(game, opening("classic", heroes_conquer), "b2-b3 b9-b8 b3-b2 b8-b9")
    conqueror = Reference(
        army(0, "Hd4 a10") | army(1, "j1 j3 j5"),
        owners(("a1", "e5 j10")),
        heroes_conquer=heroes_conquer,
    )
    circle(game, conqueror, "d4-e5 j1-j2 e5-d4 j2-j1")
    rng = Random("planted")
    for _ in range(positions):
        reference = scattered(rng, heroes_conquer)
        state = game.start(dealer=None, position=reference.text())
        list(together(state, reference, rng, TURNS))
        reference = decisive(rng, heroes_conquer)
        state = game.start(dealer=None, position=reference.text())
        list(every_move(state, reference))


@pytest.mark.parametrize("heroes_conquer", [True, False])
def test_rules_without_a_bug_agree_with_the_reference(plant: Any, heroes_conquer: bool) -> None:
    compare(plant(SAME, SAME, heroes_conquer), 10)


@pytest.mark.parametrize("bug", BUGS)
def test_the_lockstep_finds_a_planted_bug(plant: Any, bug: str) -> None:
    game = plant(*BUGS[bug], bug != "heroes always conquer")
    with pytest.raises(AssertionError):
        compare(game, POSITIONS)
