"""The kernel beside the reference: the same moves, everything compared after each of them."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import reino
from games.sparta.positions import LAYOUTS, action_id, number, opening
from games.sparta.reference import AROUND, HERO, PASS, Move, Reference
from games.sparta.scatter import chosen, decisive, scattered
from reino import State
from reino.core.kernel import JIT
from soak import often

# For each value of the option: games from the start of each layout, and so many positions in all,
# the others in games from anywhere.
OPENINGS = often(6, 15) if JIT else 1
POSITIONS = often(20_000, 50_000) if JIT else 600  # compared in all
OPENING_TURNS = 500 if JIT else 20
SCATTERED_TURNS = 25
DECISIVE = often(60, 100) if JIT else 15  # positions whose every move is made
ENDS = ("all_cities", "last_piece", "few_pieces", "repetition", "calm")
RARELY = often(5, 20) if JIT else 0  # that each end comes up, and a pass
LEFT = {(1, 2), (2, 1), (2, 2), (1, 3), (3, 1)} if JIT else {(2, 2)}  # after decisive moves

BIT = {square: 1 << number(square) for square in AROUND}

conquerors = pytest.mark.parametrize("heroes_conquer", [True, False], ids=["heroes", "warriors"])


def assert_same(state: State, reference: Reference, legal: list[Move]) -> None:
    truth = state.record
    assert state.owing == (() if reference.reason else (reference.mover,))
    assert list(state.legal(reference.mover)) == sorted(map(action_id, legal))
    assert truth.mover == reference.mover
    assert truth.calm == reference.calm
    assert truth.reserve.tolist() == reference.reserve
    pieces, heroes, cities = [0, 0], 0, [0, 0]
    for square, (owner, kind) in reference.pieces.items():
        pieces[owner] |= BIT[square]
        heroes |= BIT[square] * (kind == HERO)
    for square, owner in reference.cities.items():
        cities[owner] |= BIT[square]
    words = [*truth.piece.tolist(), truth.hero.tolist(), *truth.city.tolist()]
    assert [low | high << 50 for low, high in words] == [*pieces, heroes, *cities]
    assert truth.pieces.tolist() == [reference.count(0), reference.count(1)]
    assert truth.cities.tolist() == [reference.owned(0), reference.owned(1)]
    assert state.reason == reference.reason
    if reference.reason is not None:
        worth = {None: (0, 0), 0: (1, -1), 1: (-1, 1)}
        assert state.returns == worth[reference.winner]


def together(state: State, reference: Reference, rng: Random, turns: int) -> Iterator[Move]:
    """Play on in lockstep; gives every move."""
    legal = reference.legal()
    assert_same(state, reference, legal)
    past: list[Move] = []
    while legal and len(past) < turns:
        if legal == [PASS]:
            assert reference.possible(1 - reference.mover), "neither side can do anything"
        move = chosen(reference, legal, past, rng)
        state = state.play(reference.mover, action_id(move))
        reference.play(move)
        legal = reference.legal()
        assert_same(state, reference, legal)
        past.append(move)
        yield move
    assert state.position == reference.text()


def every_move(state: State, reference: Reference) -> Iterator[Reference]:
    """Make each legal move, side by side; gives the position each led to."""
    for move in reference.legal():
        following = reference.after(move)
        assert_same(state.play(reference.mover, action_id(move)), following, following.legal())
        yield following


def starting(heroes_conquer: bool, rng: Random) -> Iterator[tuple[State, Reference, int]]:
    """Games from the start of every layout, and short ones from anywhere."""
    games = {
        layout: reino.load("sparta", options={"layout": layout, "heroes_conquer": heroes_conquer})
        for layout in LAYOUTS
    }
    for layout, game in games.items():
        for _ in range(OPENINGS):
            reference = opening(layout, heroes_conquer)
            yield game.start(dealer=None), reference, OPENING_TURNS
    while True:
        reference = scattered(rng, heroes_conquer)
        state = games["classic"].start(dealer=None, position=reference.text())
        yield state, reference, SCATTERED_TURNS


@conquerors
def test_kernel_and_reference_play_the_same_games(heroes_conquer: bool) -> None:
    rng = Random(f"lockstep {heroes_conquer}")
    compared = 0
    seen: Counter[str | None] = Counter()
    for state, reference, turns in starting(heroes_conquer, rng):
        for move in together(state, reference, rng, turns):
            compared += 1
            seen["pass"] += move is PASS
        compared += 1
        seen[reference.reason] += 1
        if compared >= POSITIONS:
            break
    # Positions where nothing happens prove little.
    assert all(seen[what] >= RARELY for what in (*ENDS, "pass")), seen


@conquerors
def test_every_move_of_a_decisive_position_leads_to_the_same(heroes_conquer: bool) -> None:
    game = reino.load("sparta", options={"heroes_conquer": heroes_conquer})
    rng = Random(f"decisive {heroes_conquer}")
    left: Counter[tuple[int, int]] = Counter()
    for _ in range(DECISIVE):
        reference = decisive(rng, heroes_conquer)
        state = game.start(dealer=None, position=reference.text())
        for following in every_move(state, reference):
            left[following.count(0), following.count(1)] += 1
    assert left.keys() >= LEFT, left
