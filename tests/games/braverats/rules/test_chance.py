"""The weights of chance: each outcome is as likely as the physical cards make it."""

from fractions import Fraction
from itertools import combinations
from math import comb, prod

import pytest

from games.braverats.positions import fresh, names, shown
from reino import State

Hand = tuple[str, ...]


def outcomes(state: State, stage: str) -> dict[State, Fraction]:
    """Every state in which this stage of chance can leave the game, with its exact probability."""
    reached = {state: Fraction(1)}
    left: dict[State, Fraction] = {}
    while reached:
        following: dict[State, Fraction] = {}
        for now, likely in reached.items():
            if shown(now)["stage"] != stage:
                left[now] = left.get(now, Fraction(0)) + likely
                continue
            total = sum(weight for _, weight in now.chance)
            for outcome, weight in now.chance:
                after = now.fall(outcome)
                share = likely * Fraction(weight, total)
                following[after] = following.get(after, Fraction(0)) + share
        reached = following
    return left


@pytest.mark.compiled
@pytest.mark.parametrize("mime", ["off", "ninth", "instead"])
def test_random_deal_is_a_fair_shuffle(mime: str) -> None:
    kinds = 9 if mime == "ninth" else 8
    dealt = outcomes(fresh(random_deal=True, mime=mime), "deal")
    assert sum(dealt.values()) == 1
    ways = comb(2 * kinds, kinds)
    for state, likely in dealt.items():
        yarg = shown(state)["hands"][0]
        assert likely == Fraction(prod(comb(2, yarg.count(name)) for name in set(yarg)), ways)
    # Every multiset of half the cards with at most two of a rank.
    possible = sum(comb(kinds, p) * comb(kinds - p, kinds - 2 * p) for p in range(kinds // 2 + 1))
    assert len(dealt) == possible


@pytest.mark.parametrize("mime", ["off", "ninth", "instead"])
def test_traitors_gifts_are_uniform(mime: str) -> None:
    kinds = 9 if mime == "ninth" else 8
    state = fresh(traitor=True, mime=mime)
    assert [weight for _, weight in state.chance] == [1] * kinds
    for gift, _ in state.chance:
        assert [weight for _, weight in state.fall(gift).chance] == [1] * kinds


def test_traitor_counts_both_cards_of_a_rank() -> None:
    state = fresh(traitor=True, princess_attack="applewood")
    weights = dict(
        zip(names(o for o, _ in state.chance), (w for _, w in state.chance), strict=True)
    )
    assert weights["princess"] == 2
    assert "prince" not in weights
    assert sum(weights.values()) == 8


@pytest.mark.compiled
def test_lucky_hands_are_a_fair_shuffle() -> None:
    drawn = outcomes(fresh(lucky_draw=True), "draw")
    assert len(drawn) == comb(8, 3) ** 2
    assert set(drawn.values()) == {Fraction(1, comb(8, 3) ** 2)}


@pytest.mark.compiled
def test_lucky_draw_counts_both_cards_of_a_rank() -> None:
    state = fresh(lucky_draw=True, princess_attack="yarg")
    first: dict[Hand, Fraction] = {}
    for after, likely in outcomes(state, "draw").items():
        hand = tuple(shown(after, 0)["hand"])
        first[hand] = first.get(hand, Fraction(0)) + likely
    cards = [*state.game.start(dealer=None).view(None).as_dict()["piles"][0]]
    expected: dict[Hand, Fraction] = {}
    for three in combinations(cards, 3):
        expected[three] = expected.get(three, Fraction(0)) + Fraction(1, comb(8, 3))
    assert first == expected


def test_first_packet_of_a_draft_is_a_fair_shuffle() -> None:
    state = fresh(draft=True)
    packets = outcomes(state.fall(state.chance[0][0]), "packet")
    assert sum(packets.values()) == 1
    for after, likely in packets.items():
        packet = shown(after, 0)["packet"]
        ways = prod(comb(2, packet.count(name)) for name in set(packet))
        assert likely == Fraction(ways, comb(16, 4))
