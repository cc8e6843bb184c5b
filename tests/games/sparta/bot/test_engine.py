"""The engine of Sparta: wins and losses it must see, how it counts, how it stops."""

import random
import subprocess
import sys
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import reino
from games.sparta.scatter import decisive
from reino.core.errors import ReinoError
from reino.core.kernel import JIT, interpreted
from reino.core.state import State
from reino.games.sparta.bot import engine, pvs, value
from reino.games.sparta.bot.engine import (
    BOARD_NAMES,
    ROOT_ENTRY,
    Analysis,
    analyse,
    analysis,
    tuned_weights,
)
from reino.games.sparta.bot.workspace import FEATURES, WORKSPACE
from reino.games.sparta.rules import board
from reino.games.sparta.rules.notation import read_move, square_of, squares_of
from reino.games.sparta.rules.squares import ALL_BITS, SQUARES
from reino.games.sparta.rules.state import BOARD

GAME = reino.load("sparta")
LATE = "9w/w8w/10/10/4h5/2W2HH3/10/10/4W5/W9 a2,e10 j9,b5 S 90"  # the calm turns run out
# Plain Python looks at a hundred positions a second.
WIN_IN_SIGHT: dict[str, int] = {"depth": 2} if JIT else {"nodes": 200}
NODES = 20_000 if JIT else 60


def at(position: str, **budget: Any) -> Analysis:
    state = GAME.start(position=position)
    return analysis(state.view(state.owing[0]), **budget)


def boards(states: list[State]) -> Any:
    found = np.zeros(len(states), BOARD)
    for copy, state in zip(found, states, strict=True):
        record = state.record
        for name in BOARD_NAMES:
            copy[name] = record[name]
    return found


def random_states(n: int, seed: int = 5) -> list[State]:
    """States from random games, one in each."""
    rng = random.Random(seed)
    found: list[State] = []
    while len(found) < n:
        state = GAME.start()
        for _ in range(rng.randrange(20, 160)):
            state = state.play(state.owing[0], rng.choice(state.legal(state.owing[0])))
            if state.over:
                break
        else:
            found.append(state)
    return found


def worth(states: list[State]) -> list[list[int]]:
    """The features of each state."""
    work: Any = np.zeros(1, WORKSPACE)
    features = np.zeros((len(states), len(FEATURES)), np.int32)
    pvs.gauge_all(boards(states), work[0], features)
    return features.tolist()


# Wins and losses it must see.


def test_it_beats_the_last_but_one_piece_when_it_can() -> None:
    found = at("9w/10/10/10/10/2Ww2H3/10/10/10/W9 a2 j9 S 0", **WIN_IN_SIGHT)
    assert (found.best, found.lines[0].ends_in) == (read_move("g5-e5"), 1)


def test_it_takes_the_last_city_when_it_can() -> None:
    found = at("9w/9w/10/10/4w5/10/10/2H7/10/W8W a2 d5 S 0", **WIN_IN_SIGHT)
    assert (found.best, found.lines[0].ends_in) == (read_move("c3-d5"), 1)


@pytest.mark.compiled
def test_it_sees_a_loss_that_nothing_stops() -> None:
    """Achaea has one city left, with three heroes beside it and every defender far away."""
    found = at("w8w/10/10/10/10/2HHH5/10/10/9w/10 a2,b2 d4 A 0", depth=4)
    assert found.lines[0].ends_in == -2


@pytest.mark.compiled
def test_on_the_last_calm_turn_only_what_is_not_calm_wins() -> None:
    quiet = at("9w/w8w/10/10/10/2W2HH3/10/10/10/W9 e10 j9 S 99", depth=1)
    assert quiet.lines[0].score == 0
    loud = at("9w/10/10/10/10/2Ww2H3/10/10/10/W9 a2 j9 S 99", depth=1)
    assert loud.best == read_move("g5-e5")


@pytest.mark.compiled
def test_a_position_for_the_third_time_is_worth_nothing() -> None:
    """Achaea, far ahead, would throw the win away by going back once more."""
    state = GAME.start(position="hhhhh5/10/10/10/10/10/10/10/10/8WW a2 j9,a9,b9 S 0")
    round_trip = ["i1-h1", "e10-f9", "h1-i1", "f9-e10"]
    for move in (round_trip * 2)[:-1]:
        state = state.play(state.owing[0], read_move(move))
    back = analysis(state.view(1), depth=4, moves=[read_move("f9-e10")])
    assert back.lines[0].score == 0
    assert analysis(state.view(1), depth=4).lines[0].score > 100


def test_a_square_that_closes_nothing_may_still_be_the_last_city() -> None:
    """The warrior on e5 holds the other end itself: it beats nothing on g5, and wins."""
    found = at("9w/9w/10/10/10/4Ww4/10/10/10/W8W a2 g5 S 0", nodes=400)
    assert (found.best, found.lines[0].ends_in) == (read_move("e5-g5"), 1)


@pytest.mark.compiled
def test_a_depth_cut_short_calls_no_loss_certain() -> None:
    position = "10/10/10/4w1h3/2H7/5W4/10/3H6/10/6H3 f5,g5,e6 d5,e5,d6,f6,g6 A 2"
    for nodes in range(2_000, 12_000, 500):
        assert at(position, nodes=nodes).lines[0].ends_in is None


@pytest.mark.compiled
def test_what_it_calls_certain_is() -> None:
    """A win at once is one; a loss in two leaves every move open to one."""
    certain = []
    rng = random.Random(23)
    for _ in range(150):
        state = GAME.start(position=decisive(rng, True).text())
        seat = state.owing[0]
        found = analysis(state.view(seat), nodes=3_000).lines[0]
        if found.ends_in == 1:
            certain.append(1)
            assert wins(state.play(seat, found.moves[0]), seat)
        elif found.ends_in == -2:
            certain.append(-2)
            for move in state.legal(seat):
                after = state.play(seat, move)
                replies = after.legal(1 - seat)
                lost = wins(after, 1 - seat) or any(
                    wins(after.play(1 - seat, reply), 1 - seat) for reply in replies
                )
                assert lost, (state.position, found, move)
    assert set(certain) == {1, -2}


def wins(state: State, seat: int) -> bool:
    return state.returns is not None and state.returns[seat] > 0


def test_a_line_can_be_played_and_its_scores_fall() -> None:
    for state in random_states(3):
        seat = state.owing[0]
        found = analysis(state.view(seat), nodes=NODES, lines=3)
        firsts = [line.moves[0] for line in found.lines]
        assert len(set(firsts)) == len(found.lines) == (3 if JIT else 1)
        assert all(one.score >= other.score for one, other in pairwise(found.lines))
        for line in found.lines:
            after = state
            for move in line.moves:
                after = after.play(after.owing[0], move)


# How it counts.


def test_both_sides_count_the_same() -> None:
    """The board turned round with the colours exchanged has the same features."""
    for state in random_states(40 if JIT else 4):
        board, spartan, achaean, side, calm = state.position.split()
        turned = [_turned(achaean), _turned(spartan)]
        text = f"{_board_turned(board)} {' '.join(turned)} {'SA'['AS'.index(side)]} {calm}"
        assert worth([GAME.start(position=text)]) == worth([state])


def _board_turned(board: str) -> str:
    signs = [part for rank in board.split("/") for part in [_spread(rank)]]
    flat = "".join(signs)[::-1].swapcase()
    return "/".join(_packed(flat[i : i + 10]) for i in range(0, 100, 10))


def _spread(rank: str) -> str:
    return "".join("." * int(part) if part.isdigit() else part for part in _parts(rank))


def _parts(rank: str) -> list[str]:
    return ["10"] if rank == "10" else list(rank)


def _packed(rank: str) -> str:
    packed, empty = "", 0
    for sign in rank + "|":
        if sign == ".":
            empty += 1
            continue
        packed += (str(empty) if empty else "") + sign
        empty = 0
    return packed[:-1]


def _turned(cities: str) -> str:
    names = "abcdefghij"
    turned = [SQUARES - 1 - square_of(name) for name in cities.split(",")]
    return ",".join(f"{names[square % 10]}{square // 10 + 1}" for square in turned)


def test_closing_squares_are_those_where_a_new_piece_would_beat_something() -> None:
    plain = interpreted(value)
    plain_board = interpreted(board)
    for state in random_states(30 if JIT else 5, seed=9):
        s = state.record
        taken = set(squares_of(s.piece[0])) | set(squares_of(s.piece[1]))
        free = [ALL_BITS & ~int(s.piece[0, w] | s.piece[1, w]) for w in (0, 1)]
        for seat in (0, 1):
            wanted = []
            for square in set(range(SQUARES)) - taken:
                low, high = plain_board.surrounded(s, seat, square)
                beaten = set(squares_of((low, high))) & set(squares_of(s.piece[1 - seat]))
                if beaten:
                    wanted.append(square)
            assert squares_of(plain.closings(s, seat, *free)) == sorted(wanted)


def test_what_can_be_done_next_is_what_the_menus_say() -> None:
    """Conquests, promotions, captures and reach, of both sides, against their legal moves."""
    for state in random_states(20 if JIT else 2, seed=11):
        seat = state.owing[0]
        other = turned_over(state)
        (features,) = worth([state])
        named = dict(zip(FEATURES, features, strict=True))
        mine, theirs = menu_of(state, seat), menu_of(other, 1 - seat)
        assert named["reach"] == len(mine["reach"]) - len(theirs["reach"])
        for what in ("conquests", "promotions"):
            assert named[what] == len(mine[what])
            assert named[f"{what}_faced"] == len(theirs[what])
        # A square may be counted that only the piece at the run's other end can come to.
        assert named["captures"] >= len(mine["captures"])
        assert named["captures_faced"] >= len(theirs["captures"])


def turned_over(state: State) -> State:
    """The same board with the other side to move."""
    board, spartan, achaean, side, calm = state.position.split()
    return GAME.start(position=f"{board} {spartan} {achaean} {'SA'['AS'.index(side)]} {calm}")


def menu_of(state: State, seat: int) -> dict[str, set[int]]:
    """Target squares of a side's moves, by their effects."""
    record = state.record
    own, enemy = (set(squares_of(record.city[s])) for s in (seat, 1 - seat))
    heroes = set(squares_of(record.hero))
    found: dict[str, set[int]] = {"reach": set(), "conquests": set(), "promotions": set()}
    found["captures"] = set()
    for origin, target in (divmod(action, SQUARES) for action in state.legal(seat)):
        if origin == target:
            continue
        found["reach"].add(target)
        if target in enemy:
            found["conquests"].add(target)
        if target in own and origin not in heroes:
            found["promotions"].add(target)
        after = state.play(seat, origin * SQUARES + target)
        if after.record.pieces[1 - seat] < record.pieces[1 - seat]:
            found["captures"].add(target)
    return found


@pytest.mark.compiled
def test_compiled_and_plain_features_agree() -> None:
    states = random_states(20, seed=13)
    plain = interpreted(value)
    work: Any = np.zeros(1, WORKSPACE)
    for state, features in zip(states, worth(states), strict=True):
        plain.gauge(state.record, work[0])
        assert work[0].features.tolist() == features


@pytest.mark.compiled
def test_compiled_and_plain_searches_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    states = [*random_states(3, seed=17), GAME.start(position=LATE)]
    views = [state.view(state.owing[0]) for state in states]
    compiled = [analysis(view, nodes=250).lines for view in views]
    monkeypatch.setattr(engine, "pvs", interpreted(pvs))
    monkeypatch.setattr(engine, "prepare", lambda: None)
    assert [analysis(view, nodes=250).lines for view in views] == compiled


def test_the_weights_are_those_of_the_features() -> None:
    weights = dict(zip(FEATURES, tuned_weights().tolist(), strict=True))
    assert weights["heroes"] > weights["warriors"] > 0
    assert weights["cities"] > 0 > weights["one_city"]


# How it stops.


def test_under_a_node_budget_it_always_finds_the_same() -> None:
    view = random_states(1, seed=3)[0]
    one, other = (
        [
            (a.depth, a.nodes, a.lines)
            for a in analyse(view.view(view.owing[0]), nodes=NODES, lines=2)
        ]
        for _ in range(2)
    )
    assert one == other
    assert one[-1][1] <= NODES


def test_a_clock_stops_it_with_a_move_in_hand() -> None:
    view = GAME.start().view(0)
    *_, last = analyse(view, seconds=0.05)
    assert last.best in view.legal


@pytest.mark.compiled
def test_it_goes_on_for_ever_until_its_caller_has_had_enough() -> None:
    search = analyse(GAME.start().view(0))
    first = next(search)
    search.close()
    assert first.depth == 1


def test_a_certain_end_ends_the_search() -> None:
    found = at("9w/10/10/10/10/2Ww2H3/10/10/10/W9 a2 j9 S 0")
    assert found.lines[0].ends_in == 1


def test_it_looks_only_at_the_moves_it_is_given() -> None:
    view = GAME.start().view(0)
    chosen = view.legal[7]
    assert analysis(view, nodes=NODES, moves=[chosen]).best == chosen


@pytest.mark.parametrize(
    "budget",
    [
        {"nodes": 0},
        {"nodes": 1e4},
        {"nodes": True},
        {"nodes": 10**30},
        {"seconds": -1},
        {"seconds": float("inf")},
        {"depth": "x"},
        {"depth": 1.5},
        {"lines": 0},
    ],
)
def test_a_budget_that_is_none_is_refused(budget: dict[str, Any]) -> None:
    with pytest.raises(ReinoError, match="above 0"):
        analyse(GAME.start().view(0), **budget)


@pytest.mark.parametrize("moves", [[], [0], [50_000]])
def test_moves_that_are_not_legal_are_refused(moves: list[int]) -> None:
    with pytest.raises(ReinoError, match="among legal actions"):
        analyse(GAME.start().view(0), depth=1, moves=moves)


def test_other_games_and_other_turns_are_refused() -> None:
    with pytest.raises(ReinoError, match="sparta"):
        next(analyse(reino.load("braverats").start().view(0), depth=1))
    with pytest.raises(ReinoError, match=r"state\.view\(seat\)"):
        next(analyse(GAME.start(), depth=1))  # type: ignore[arg-type]
    with pytest.raises(ReinoError, match="owes no decision"):
        next(analyse(GAME.start().view(1), depth=1))


@pytest.mark.compiled
def test_the_compiled_search_survives_its_cache() -> None:
    """A recursion that Numba could not resolve on the spot would crash when loaded from disk."""
    pvs.search_root.compile(ROOT_ENTRY)  # type: ignore[attr-defined]
    program = (
        "import reino; from reino.sparta import analysis;"
        "print(analysis(reino.load('sparta').start().view(0), nodes=5000).best)"
    )
    found = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert int(found.stdout) == analysis(GAME.start().view(0), nodes=5000).best


# Endings.


@pytest.mark.compiled
@pytest.mark.parametrize(
    "position",
    [
        "4H5/10/10/10/7w2/10/1H8/10/6h3/9H b5,d5,g5,i5 b6,d6,g6,i6 S 0",
        "10/1w8/10/10/3H6/10/10/7H2/10/H8h b5,d5,g5,i5 b6,d6,g6,i6 A 0",
        "w9/10/10/5H4/10/10/2H7/10/10/4H4w d5,e5,f5,g5 d6,e6,f6,g6 S 40",
        "10/10/w7H1/10/10/4W5/10/10/1h6W1/10 d5,e5,f5,g5 d6,e6,f6,g6 S 0",
    ],
)
def test_three_against_two_is_won_before_the_calm_turns_run_out(position: str) -> None:
    state = GAME.start(position=position)
    while not state.over:
        seat = state.owing[0]
        state = state.play(seat, analysis(state.view(seat), nodes=20_000).best)
    assert state.returns == (1.0, -1.0)


def test_no_game_goes_on_with_fewer_than_five_pieces() -> None:
    """So there are no smaller endings to keep in tables; 3 v 2 has more positions than disks."""
    for pieces in ("W8W/10/10/10/10/10/10/10/10/w8w", "W8W/10/10/10/10/10/10/10/10/w9"):
        with pytest.raises(ReinoError, match="would be over"):
            GAME.start(position=f"{pieces} a5 j5 S 0")
