"""The kernel beside the reference: the same choices and outcomes, compared at every step."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.jackrabbits.positions import ID, PLACES, STAGE, TEXTS, bits, outcome_id, reference_of
from games.jackrabbits.reference import Reference
from games.jackrabbits.reference_cards import INDEX, JOKERS, is_royal
from games.jackrabbits.reference_table import PUBLIC
from games.jackrabbits.scatter import chosen, fallen, scattered, table
from reino import State
from reino.core.kernel import JIT
from reino.games.jackrabbits.rules.cards import SEATS
from soak import often

STEPS = often(34_000, 60_000) if JIT else 400  # in all, for each number of players
SCATTERED = 12 if JIT else 3  # positions at each table, beside a game from the deal
DEALT_STEPS = 300 if JIT else 40
SCATTERED_STEPS = 40
LOOK_EVERY = 20 if JIT else 7  # steps from one look at all views to the next

RARELY = often(1, 2) if JIT else 0  # that each of these comes up

# Seeds of games in which all of the following comes up.
LUCK = {2: "kernel and reference 2", 3: "lockstep 3", 4: "lockstep 4"}
EVERYTHING = (
    *(f"stage {stage}" for stage in STAGE[5 : STAGE.index("over")]),
    "stage goods",
    *("transfer: change", "transfer: horse", "transfer: boat", "transfer: burrow"),
    *("transfer: red joker", "transfer: black joker", "went under", "off the map", "exile ended"),
    *("red joker on a hex", "red joker on the way"),
    *("black joker on a hex", "black joker on the way"),
    *("passed an own carrot", "stopped at an own carrot", "turned round at an own carrot"),
    *("lottery: 0 shown", "lottery: 1 shown", "lottery: 2 shown"),
    *("lottery: 0 shown, and a double", "lottery: 1 shown, and a double"),
    *("over the limit", "fourth royal", "reshuffled", "capital"),
    *("palace opened with a capital", "passport with a capital", "fight with a capital"),
    *("acquired", "acquired for a royal", "bought at a plaza", "bought at a citadel"),
    *("paid card not bought again", "several bought at once"),
    *("flight to a tower", "flight to a palace", "flight to a plaza", "flight to a citadel"),
    *("flight into exile", "shortfall paid", "passport spent"),
    *("attacker won", "attacker lost", "royal stolen", "empty loser"),
    *("challenge at a palace with hearts", "challenge at a palace with queen"),
    *("challenge at a citadel with hearts", "challenge at a provisional with hearts"),
    "asked in a palace on the citadel",
    *("answered with hearts", "refused", "royal lost in judgement"),
    *("palace opened", "palace fell"),
    *("deal declined", "deal with 0 lies", "deal with 1 lies", "deal with 2 lies"),
    *("surplus seized", "surplus noticed", "called for nothing", "the first is named"),
    *("end: home", "end: turns", "turns decided by pips"),
)


def assert_same(state: State, reference: Reference) -> None:
    """The decision due, the place of every card and rabbit, the seats that know it, and the end."""
    question, s = reference.question, state.record
    if question is None:
        assert state.over
        assert state.reason == reference.reason
        assert state.returns == pytest.approx(reference.returns)
    else:
        assert not state.over
        assert STAGE[s.stage] == question.stage
        seats = () if question.seat is None else (question.seat,)
        assert state.owing == seats
        for seat in seats:
            assert {TEXTS[action] for action in state.legal(seat)} == question.actions
        weighted = {outcome_id(outcome): n for outcome, n in question.outcomes.items()}
        assert dict(state.chance) == weighted
    assert_same_table(s, reference)
    assert_same_knowledge(s, reference)


def padded(values: list[int], empty: int) -> list[int]:
    return values + [empty] * (SEATS - len(values))


def assert_same_table(s: Any, reference: Reference) -> None:
    players = reference.players
    assert s.hand.tolist() == padded([bits(hand) for hand in reference.hands], 0)
    assert s.hand_size.tolist()[:players] == [len(hand) for hand in reference.hands]
    holders = {card: seat for seat, hand in enumerate(reference.hands) for card in hand}
    assert s.joker.tolist() == [holders.get(joker, -1) for joker in JOKERS]
    assert (s.pile, s.pile_size) == (bits(reference.pile), len(reference.pile))
    assert s.discards == bits(reference.discards)
    assert s.capital.tolist()[:players] == [
        -1 if ace is None else INDEX[ace] for ace in reference.capital
    ]
    if reference.version >= 2 and not reference.named:
        assert s.goods == bits(reference.basket)
    assert s.laid_open.tolist()[:players] == [bits(cards) for cards in reference.laid_open]
    assert [PLACES[at] for at in s.rabbit.tolist()[:players]] == reference.rabbits
    assert (s.active, s.turns) == (reference.active, reference.turns)
    if reference.question is not None and reference.question.stage == "fight":
        assert tuple(s.strength.tolist()) == reference.strength


def expected(reference: Reference, viewer: int | str, owner: int) -> int:
    """The cards a viewer knows to be in a hand."""
    hand = reference.hands[owner]
    if viewer == owner:
        return bits(hand)
    return bits([*filter(is_royal, hand), *reference.known[viewer][owner]])


def assert_same_knowledge(s: Any, reference: Reference) -> None:
    shown, told = s.shown.tolist(), s.told.tolist()
    for owner, hand in enumerate(reference.hands):
        royals = bits(filter(is_royal, hand))
        assert shown[owner] | royals == bits(reference.known[PUBLIC][owner]) | royals
        for viewer in range(reference.players):
            if viewer != owner:
                seen = shown[owner] | told[owner][viewer] | royals
                assert seen == bits(reference.known[viewer][owner]) | royals


def assert_same_views(state: State, reference: Reference) -> None:
    """A view has the viewer's own hand, and the known cards of others; of sizes, all or its own. As
    long as cards are dealt hand sizes are public."""
    dealing = reference.active < 0
    hidden = reference.secret and not dealing
    for viewer in (*range(reference.players), None):
        s = state.view(viewer).record
        who = PUBLIC if viewer is None else viewer
        for owner, hand in enumerate(reference.hands):
            assert s.hand[owner] == expected(reference, who, owner)
            unknown = hidden and viewer != owner
            assert s.hand_size[owner] == (-1 if unknown else len(hand))
        assert s.pile == 0
        assert s.discards == bits(reference.discards)


def together(state: State, reference: Reference, rng: Random, steps: int) -> int:
    """Play on in lockstep; gives how many steps it was."""
    assert_same(state, reference)
    for number in range(steps):
        question = reference.question
        if question is None:
            reference.met[f"end: {reference.reason}"] += 1
            return number
        reference.met[f"stage {question.stage}"] += 1
        if question.seat is None:
            outcome = fallen(reference, rng)
            reference.answer(outcome)
            state = state.fall(outcome_id(outcome))
        else:
            action = chosen(reference, rng)
            reference.answer(action)
            state = state.play(question.seat, ID[action])
        assert_same(state, reference)
        if number % LOOK_EVERY == 0 or reference.question is None:
            assert_same_views(state, reference)
    return steps


def games(players: int, rng: Random) -> Iterator[tuple[State, Reference, int]]:
    """Games from the deal, and short ones from anywhere."""
    while True:
        base = table(players, rng)
        reference = reference_of(base)
        reference.begin()
        yield base, reference, DEALT_STEPS
        for _ in range(SCATTERED):
            position = scattered(base, rng)
            reference = position.reference()
            reference.begin(position.at)
            yield position.state(), reference, SCATTERED_STEPS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_kernel_and_reference_play_the_same_games(players: int) -> None:
    rng = Random(LUCK[players])
    compared = 0
    met: Counter[str] = Counter()
    for state, reference, steps in games(players, rng):
        compared += together(state, reference, rng, steps)
        met += reference.met
        if compared >= STEPS:
            break
    # Games in which nothing happens prove little.
    missed = {what: met[what] for what in EVERYTHING if met[what] < RARELY}
    assert not missed
