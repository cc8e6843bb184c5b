"""The children's game, option `explore`: on foot, with marks, and an end that all share."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import reino
from games.jackrabbits.positions import (
    ID,
    PLACES,
    STAGE,
    TEXTS,
    crossed_before,
    falls,
    game,
    offered,
    onward,
    outcome_id,
    play,
    rabbit,
    reference_of,
    rewritten,
    stage,
    walk,
)
from games.jackrabbits.reference import Reference
from games.jackrabbits.reference_explore import within_reach
from games.jackrabbits.scatter import before_the_deal
from reino import State
from reino.core.errors import ContradictoryOptions, OptionError
from reino.core.kernel import JIT
from reino.games.jackrabbits.rules import tiles
from reino.games.jackrabbits.rules.options import OPTIONS

GAMES = 40 if JIT else 2


def exploring(*rabbits: str, **options: Any) -> State:
    """Seat 0 begins, with rabbits at these places."""
    state = game(len(rabbits), explore=True, **options).start(dealer=None)
    at = [PLACES.index(place) for place in rabbits]
    return falls(rewritten(state, rabbit=at + [0] * (4 - len(at))), 0)


def marks(state: State) -> dict[str, int]:
    return {
        tiles.TILE_KEYS[i]: seat for i, seat in enumerate(state.record.mark.tolist()) if seat >= 0
    }


def all_but(*left: str) -> list[int]:
    """Marks of seat 0 everywhere but at these residences and the citadel."""
    return [-1 if key in ("citadel", *left) else 0 for key in tiles.HEX_KEYS]


def bits(*hexes: str) -> int:
    return sum(1 << tiles.HEX_KEYS.index(key) for key in hexes)


def test_rabbits_begin_without_cards_and_without_dice() -> None:
    state = game(2, explore=True).start(dealer=None)
    assert [outcome for outcome, _ in state.chance] == [outcome_id(0), outcome_id(1)]
    state = falls(state, 1)
    assert state.owing == (1,)
    assert stage(state) == "set out"
    assert offered(state) == {"stay", *(f"move citadel {way}" for way in tiles.WAY_KEYS)}
    assert not state.record.hand.any()


def test_a_turn_is_one_journey_or_none() -> None:
    state = play(exploring("plaza-of-spades", "citadel"), "stay")
    assert (state.owing, stage(state)) == ((1,), "set out")
    state = exploring("plaza-of-spades", "citadel")
    state = walk(state, "river-2", "tower-of-spades")
    assert (state.owing, rabbit(state, 0)) == ((1,), "tower-of-spades")


def test_nothing_is_for_sale_on_the_way() -> None:
    state = walk(exploring("palace-of-diamonds", "citadel"), "mountain-1")
    assert onward(state) == {"river-1"}
    state = walk(exploring("plaza-of-diamonds", "citadel"), "crossing-1")
    assert offered(state) == {"move crossing-1 s", "move crossing-1 ne"}


def test_no_side_is_crossed_twice_in_the_same_direction() -> None:
    state = walk(exploring("plaza-of-diamonds", "citadel"), "crossing-1")
    assert offered(crossed_before(state, "crossing-1", "s")) == {"move crossing-1 ne"}


def test_a_burrow_leads_underground_or_out_of_any_other() -> None:
    state = walk(exploring("tower-of-diamonds", "citadel"), "burrow-1")
    out = {f"emerge burrow-{number}" for number in (2, 3, 4)}
    assert offered(state) == {"go under", *out}
    assert rabbit(play(state, "go under"), 0) == "underground"
    state = play(state, "emerge burrow-2")
    assert (rabbit(state, 0), state.owing) == ("palace-of-spades", (1,))


def test_leaving_the_map_leads_underground_and_ends_the_turn() -> None:
    state = walk(exploring("palace-of-diamonds", "citadel"), "sea")
    assert (rabbit(state, 0), state.owing, stage(state)) == ("underground", (1,), "set out")


def test_no_way_on_leads_underground_and_ends_the_turn() -> None:
    state = walk(exploring("citadel", "citadel"), "forest-3")
    ahead = next(choice for choice in offered(state) if choice.startswith("move "))
    # The tile beyond has one way on, which is crossed already.
    beyond = walk(state, *onward(state))
    (on,) = offered(beyond)
    _, next_tile, next_way = on.split()
    state = play(crossed_before(state, next_tile, next_way), ahead)
    assert (rabbit(state, 0), state.owing) == ("underground", (1,))


def test_a_rabbit_leaves_the_underground_by_any_burrow_or_stays() -> None:
    state = exploring("underground", "citadel")
    out = {f"emerge burrow-{number}" for number in (1, 2, 3, 4)}
    assert offered(state) == {"stay", *out}
    assert rabbit(play(state, "emerge burrow-1"), 0) == "tower-of-diamonds"


def test_the_first_visitor_of_a_residence_leaves_a_mark() -> None:
    state = exploring("plaza-of-spades", "plaza-of-spades")
    state = walk(state, "river-2", "tower-of-spades")
    assert marks(state) == {"tower-of-spades": 0}
    state = walk(state, "river-2", "tower-of-spades")
    assert marks(state) == {"tower-of-spades": 0}


def test_marks_are_not_limited_to_three() -> None:
    state = exploring("plaza-of-spades", "citadel")
    for way in (("river-2", "tower-of-spades"), ("crossing-2", "palace-of-spades")):
        state = play(walk(state, *way), "stay")
    state = play(play(walk(state, "burrow-2"), "emerge burrow-1"), "stay")
    state = play(
        walk(state, "forest-1", "mountain-1", "forest-2", "tavern-3", "plaza-of-spades"), "stay"
    )
    assert len(marks(state)) == 4
    assert set(marks(state).values()) == {0}


def test_the_citadel_and_the_underground_have_no_marks() -> None:
    state = walk(
        exploring("citadel", "citadel"), "forest-2", "river-2", "mountain-2", "river-4", "citadel"
    )
    assert marks(state) == {}
    assert marks(walk(exploring("palace-of-diamonds", "citadel"), "sea")) == {}


def test_explored_when_every_residence_is_marked_and_all_are_home() -> None:
    state = rewritten(exploring("citadel", "citadel"), mark=all_but(), unseen=0)
    assert play(state, "stay").reason == "explored"
    state = rewritten(
        exploring("citadel", "citadel"),
        mark=all_but("tower-of-clubs"),
        unseen=bits("tower-of-clubs"),
    )
    assert not play(state, "stay").over
    state = rewritten(exploring("citadel", "underground"), mark=all_but(), unseen=0)
    assert not play(state, "stay").over


def test_all_share_the_end_whatever_it_is() -> None:
    state = play(rewritten(exploring("citadel", "citadel"), unseen=0), "stay")
    assert state.returns == (0.0, 0.0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_time_is_up_after_forty_turns_each(players: int) -> None:
    state = exploring(*["citadel"] * players)
    for number in range(40 * players):
        assert not state.over, number
        state = play(state, "stay")
    assert state.reason == "time"
    assert state.returns == (0.0,) * players


def test_explored_counts_before_time_in_the_last_turn() -> None:
    state = rewritten(exploring("citadel", "citadel"), unseen=0, turns=79)
    assert play(state, "stay").reason == "explored"


@pytest.mark.parametrize("seed", range(20 if JIT else 3))
def test_only_residences_within_reach_on_foot_are_wanted(seed: int) -> None:
    # Maps that are built at random have islands without a burrow.
    state = before_the_deal(game(2, explore=True, map="build"), Random(seed))
    reach = within_reach(reference_of(state))
    assert state.record.unseen == bits(*reach)
    assert not state.record.crossed.any()


def test_complete_is_ignored() -> None:
    for complete in (True, False):
        state = exploring("tower-of-clubs", "citadel", complete=complete)
        assert stage(state) == "set out"


@pytest.mark.parametrize("option", [o for o in OPTIONS.options if o.is_switch and not o.default])
def test_only_options_of_the_map_stand_beside_it(option: Any) -> None:
    if option.key in ("explore", "tight_suits", "free_map"):
        return
    with pytest.raises(ContradictoryOptions):
        game(2, explore=True, **{option.key: True})


def test_an_ending_is_refused() -> None:
    with pytest.raises(ContradictoryOptions):
        game(2, explore=True, ending="tribal")


def test_tight_suits_leave_their_residences_out() -> None:
    for seed in range(3):
        state = game(2, explore=True, tight_suits=True, map="random").start(seed=seed)
        kept = bits(*(key for key in tiles.HEX_KEYS if key.endswith(("spades", "diamonds"))))
        assert state.record.unseen & ~kept == 0
        assert state.record.unseen == bits(*within_reach(reference_of(state)))


def test_older_rules_have_no_childrens_game() -> None:
    with pytest.raises(OptionError):
        reino.load("jackrabbits", 2, {"explore": True}, rules_version=1)


def assert_same(state: State, reference: Reference) -> None:
    question, s = reference.question, state.record
    assert [PLACES[at] for at in s.rabbit.tolist()[: reference.players]] == reference.rabbits
    assert marks(state) == reference.marks
    if question is None:
        assert (state.reason, state.returns) == (reference.reason, reference.returns)
        return
    assert STAGE[s.stage] == question.stage
    assert (s.active, s.turns) == (reference.active, reference.turns)
    if question.seat is None:
        assert dict(state.chance) == {outcome_id(o): n for o, n in question.outcomes.items()}
    else:
        assert state.owing == (question.seat,)
        assert {TEXTS[action] for action in state.legal(question.seat)} == question.actions


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("of", ["sample", "random", "build"])
def test_kernel_and_reference_explore_together(players: int, of: str) -> None:
    rng = Random(f"explore {players} {of}")
    met: Counter[str] = Counter()
    for number in range(GAMES):
        base = before_the_deal(game(players, explore=True, map=of), rng)
        reference = reference_of(base)
        reference.begin()
        state = base
        homesick = number % 2 == 0  # players who end the game rather than let time do it
        while True:
            assert_same(state, reference)
            question = reference.question
            if question is None:
                break
            if question.seat is None:
                outcome = rng.choice(sorted(question.outcomes))
                reference.answer(outcome)
                state = state.fall(outcome_id(outcome))
                continue
            wanted = sorted(question.actions)
            if homesick and rng.random() < 0.7 and reference.rabbit == "citadel":
                wanted = ["stay"] if "stay" in wanted and not state.record.unseen else wanted
            action = rng.choice(wanted)
            reference.answer(action)
            state = state.play(question.seat, ID[action])
        met += reference.met
        met[f"end: {reference.reason}"] += 1
    if JIT:
        assert {
            "stayed",
            "went under",
            "out of a burrow",
            "underground from off the map",
        } <= met.keys()
