"""The kernel beside the reference: the same choices and outcomes, compared at every step."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.korona.positions import CARD, ID, NEWEST, NUMBER, TEXTS, by_rules, counted, text
from games.korona.reference import Reference
from games.korona.reference_table import PUBLIC
from games.korona.reference_zone import breakdown, score
from games.korona.scatter import chosen, fallen, scattered
from reino import State
from reino.core.kernel import JIT
from reino.games.korona.rules.actions import DRAWN_SEAT
from reino.games.korona.rules.cards import SEATS
from reino.games.korona.rules.piles import WORD
from reino.games.korona.rules.state import PUBLIC as PUBLIC_ROW
from reino.games.korona.rules.zone import score as kernel_score
from reino.games.korona.table.scoring import breakdown as told_breakdown
from reino.games.korona.table.scoring import zone_piles
from soak import often

# For each number of players: games from the deal, and so many steps in all, the others in games
# from anywhere.
DEALT = often(36, 60) if JIT else 1
STEPS = often(40_000, 67_000) if JIT else 300
DEALT_STEPS = 1000 if JIT else 100
SCATTERED_STEPS = 40
LOOK_EVERY = 20 if JIT else 7  # steps from one look at all views to the next

RARELY = often(1, 3) if JIT else 0  # that each of these comes up

STAGE = (
    *("deal", "first", "take", "take_second", "draw", "refill", "act", "move", "move_to", "send"),
    *("lodge", "steal", "repay", "seize", "ask", "yield", "settle", "jest", "pass", "over"),
)


# Rules 2 only.
JOINED = "pair divided"

EVERYTHING = (
    *(f"stage {stage}" for stage in STAGE[:-1]),
    *("draw again", "internal affairs", "ask hand", "ask zone", "swap", "sneak", "storm", "revolt"),
    *("discard", "end turn", "inner", "without villain", "stay", "two from the market"),
    *("internal affairs: top, alone", "internal affairs: top, stacked"),
    "internal affairs: inner, stacked",
    *("draw again limited", "draw again over the limit", "donation of an empty hand"),
    *("swap settled by both", "swap settled by one"),
    *("sneak attack with a villain, stolen 0", "sneak attack with a villain, stolen 1"),
    *("sneak attack without villain, stolen 1", "sneak attack without villain, stolen 2"),
    *("jester moved", "jester with nowhere to go", "passed a pair with a jester"),
    *("passed top", "passed whole", "passed a villain", "just received", "nothing to pass"),
    *(f"shields: {raised}" for raised in range(5)),
    *("donation cancelled", "tactical-swap cancelled", "sneak-attack cancelled"),
    *("glorious-attack cancelled", "revolt cancelled"),
    *("combo of the active seat", "combo of another", "tie shared", "tie broken by peasants"),
    *("end: healer", "end: military", "end: production", "end: cards"),
)


def outcome_id(outcome: str | int) -> int:
    return DRAWN_SEAT + outcome if isinstance(outcome, int) else CARD[outcome]


def assert_same(state: State, reference: Reference) -> None:
    """The decision due, the place of every card, the seats that know it, and the end."""
    question, s = reference.question, state.record
    if question is None:
        assert state.over
        assert state.reason == reference.reason
        assert state.returns == pytest.approx(reference.returns)
        assert STAGE[s.stage] == "over"
    else:
        assert not state.over
        assert STAGE[s.stage] == question.stage
        seats = () if question.seat is None else (question.seat,)
        assert state.owing == seats
        for seat in seats:
            assert {TEXTS[a] for a in state.legal(seat)} == set(map(text, question.actions))
        weighted = {outcome_id(outcome): n for outcome, n in question.outcomes.items()}
        assert dict(state.chance) == weighted
    assert_same_cards(s, reference)
    assert knowledge(s, reference) == expected_knowledge(reference)


def assert_same_cards(s: Any, reference: Reference) -> None:
    zones, present, hands = s.zone.tolist(), s.present.tolist(), s.hand.tolist()
    for seat, zone in enumerate(reference.zones):
        piles, words = [0] * len(NUMBER), [0, 0]
        for pile in zone:
            number = NUMBER[tuple(pile)]
            piles[number] += 1
            words[number // WORD] |= 1 << number % WORD
        assert zones[seat] == piles
        assert present[seat] == words
        assert hands[seat] == counted(reference.hands[seat])
    sizes = [len(hand) for hand in reference.hands]
    assert s.hand_size.tolist() == sizes + [0] * (SEATS - len(sizes))
    assert s.deck.tolist() == counted(reference.deck)
    assert s.market.tolist() == counted(reference.market)
    assert s.discards.tolist() == counted(reference.discards)
    assert (s.deck_size, s.market_size) == (len(reference.deck), len(reference.market))
    assert (s.active, s.actions) == (reference.active, reference.actions)


def expected_knowledge(reference: Reference) -> dict[tuple[int, int, int], int]:
    return {
        (PUBLIC_ROW if viewer == PUBLIC else int(viewer), owner, CARD[card]): n
        for viewer, hands in reference.known.items()
        for owner, cards in enumerate(hands)
        for card, n in cards.items()
    }


def expected_in_view(reference: Reference, viewer: int | None) -> dict[tuple[int, int, int], int]:
    """Of the others' knowledge, a viewer sees that of its own hand; of other hands nothing but the
    cards that are public."""
    seen: dict[tuple[int, int, int], int] = {}
    for owner, public in enumerate(reference.known[PUBLIC]):
        for who in (*range(reference.players), PUBLIC_ROW):
            cards = public
            if who != PUBLIC_ROW and viewer in (who, owner):
                cards = reference.known[who][owner]
            if who != owner:
                seen |= {(who, owner, CARD[card]): n for card, n in cards.items()}
    return seen


def knowledge(s: Any, reference: Reference) -> dict[tuple[int, int, int], int]:
    """The least number of each card in each hand, for each seat that knows of it."""
    known = s.known
    rows = (*range(reference.players), PUBLIC_ROW)
    told = zip(*(axis.tolist() for axis in known.nonzero()), strict=True)
    return {at: int(known[at]) for at in told if at[0] in rows}


def assert_same_views(state: State, reference: Reference) -> None:
    """A view has the viewer's own hand, the known cards of others, and the rest with the deck."""
    for viewer in (*range(reference.players), None):
        s = state.view(viewer).record
        unseen = Counter(reference.deck)
        hands = s.hand.tolist()
        for owner, hand in enumerate(reference.hands):
            seen = Counter(hand)
            if owner != viewer:
                seen = reference.known[PUBLIC if viewer is None else viewer][owner]
                unseen += Counter(hand) - seen
            assert hands[owner] == counted(seen.elements())
        assert s.deck.tolist() == counted(unseen.elements())
        assert s.deck_size == len(reference.deck)
        assert knowledge(s, reference) == expected_in_view(reference, viewer)


def assert_same_scores(state: State, reference: Reference) -> None:
    s = state.record
    for seat, zone in enumerate(reference.zones):
        assert kernel_score(s, seat) == score(zone)
        told: Counter[str] = Counter()
        for entry in told_breakdown(zone_piles(s.zone[seat].tolist())):
            told[entry.rule] += entry.points
        assert {rule: n for rule, n in told.items() if n} == breakdown(zone)


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
            reference.met[action[0]] += 1
            reference.answer(action)
            state = state.play(question.seat, ID[text(action)])
        assert_same(state, reference)
        if number % LOOK_EVERY == 0 or reference.question is None:
            assert_same_views(state, reference)
            assert_same_scores(state, reference)
    return steps


def games(players: int, rules: int, rng: Random) -> Iterator[tuple[State, Reference, int]]:
    """Games from the deal, and short ones from anywhere."""
    for _ in range(DEALT):
        reference = Reference(players, rules)
        reference.begin()
        yield by_rules(players, rules).start(dealer=None), reference, DEALT_STEPS
    while True:
        position = scattered(players, rng)
        position.rules = rules
        yield position.state(), position.reference(), SCATTERED_STEPS


def in_lockstep(players: int, rules: int, least: int) -> Counter[str]:
    """At least so many steps together; gives what came up in them."""
    rng = Random(f"rules {rules}, {players} players")
    compared = 0
    met: Counter[str] = Counter()
    for state, reference, steps in games(players, rules, rng):
        compared += together(state, reference, rng, steps)
        met += reference.met
        if compared >= least:
            break
    return met


@pytest.mark.parametrize("players", [2, 3, 4])
def test_kernel_and_reference_play_the_same_games(players: int) -> None:
    met = in_lockstep(players, NEWEST, STEPS)
    # Games in which nothing happens prove little.
    missed = {what: met[what] for what in (*EVERYTHING, JOINED) if met[what] < RARELY}
    assert not missed


@pytest.mark.parametrize("players", [2, 3, 4])
def test_kernel_and_reference_play_the_same_games_by_rules_1(players: int) -> None:
    met = in_lockstep(players, 1, STEPS // 8)
    assert met["storm"] >= RARELY
    assert met[JOINED] == 0
