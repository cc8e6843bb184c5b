"""Payments for people and bots: all the sets that pay, and the cheapest of them."""

from collections.abc import Iterable
from itertools import chain, combinations
from random import Random

import pytest

from games.jackrabbits.positions import TEXTS, offered, placed, play, stage, token, walk
from reino import State
from reino.core.kernel import JIT
from reino.games.jackrabbits.rules.actions import HOLD
from reino.games.jackrabbits.table.payment import cheapest, payments

PIPS = {"A": 1, "J": 10, "Q": 10, "K": 10}


def pips(card: str) -> int:
    return PIPS.get(card[:-1]) or int(card[:-1])


def subsets(cards: Iterable[str]) -> Iterable[tuple[str, ...]]:
    pool = sorted(cards)
    return chain.from_iterable(combinations(pool, n) for n in range(1, len(pool) + 1))


def minimal(cards: Iterable[str], price: int) -> set[frozenset[str]]:
    """Sets that reach a price, none of whose cards could be left out; by trying all."""
    return {
        frozenset(chosen)
        for chosen in subsets(cards)
        if sum(map(pips, chosen)) >= price
        and all(sum(map(pips, chosen)) - pips(card) < price for card in chosen)
    }


def cost(cards: Iterable[str]) -> tuple[int, int, int]:
    """Royals, pips and cards that a payment loses."""
    chosen = list(cards)
    return sum(card[0] in "JQK" for card in chosen), sum(map(pips, chosen)), len(chosen)


def owed(state: State) -> tuple[set[frozenset[str]], frozenset[str]]:
    """All the ways and the cheapest, as sets of cards."""
    (seat,) = state.owing
    ways = [[TEXTS[action] for action in way] for way in payments(state.view(seat))]
    sets = {frozenset(token(choice) for choice in way if choice != "hold") for way in ways}
    assert len(ways) == len(sets), "a set comes twice"
    best = [TEXTS[action] for action in cheapest(state.view(seat))]
    return sets, frozenset(token(choice) for choice in best if choice != "hold")


def acquiring(hand: str) -> State:
    """At the tower of spades, about to pay for its king."""
    return play(placed(["tower-of-spades", "citadel"], [hand], at="phase"), "acquire")


def hiring(hand: str, dice: tuple[int, int]) -> State:
    """At a crossing, about to pay for the horse."""
    state = placed(["tower-of-spades", "citadel"], [hand], dice=dice)
    return play(walk(state, "crossing-2"), "hire horse")


def challenging(hand: str) -> State:
    """Seat 1, about to show hearts to the newcomer at the palace of spades."""
    state = play(placed(["underground", "citadel"], ["", hand]), "emerge burrow-2")
    return play(state, "challenge hearts")


def attacked(attacker: str, hand: str) -> State:
    """Seat 1, with the attacker's spades all laid against it."""
    state = play(placed(["citadel", "citadel"], [attacker, hand], at="phase"), "attack 1")
    for card in sorted(attacker.split(), key=pips, reverse=True):
        state = play(state, f"spend {card}")
    return play(state, "hold")


def test_payments_are_the_minimal_sets_and_the_cheapest_overpays_least() -> None:
    ways, best = owed(acquiring("2s 4s 5s 9s Kh 8c"))
    assert ways == {frozenset(way.split()) for way in ("9s 2s", "9s 4s", "9s 5s", "5s 4s 2s")}
    assert best == {"9s", "2s"}


def test_cheapest_keeps_royals_before_it_saves_pips() -> None:
    _, best = owed(acquiring("Js 9s 8s"))
    assert best == {"9s", "8s"}
    _, best = owed(acquiring("Js 2s 3s"))
    assert best == {"Js"}


def test_cheapest_of_equal_pips_takes_fewer_cards() -> None:
    _, best = owed(acquiring("10s 7s 3s"))
    assert best == {"10s"}
    _, best = owed(acquiring("2s 3s 5s 6s 4s"))
    assert best == {"6s", "4s"}


def test_suits_mix_where_the_tile_takes_several() -> None:
    ways, best = owed(hiring("5d 2s 9h", (3, 4)))
    assert ways == {frozenset(("5d", "2s"))}
    assert best == {"5d", "2s"}


def test_cards_to_show_are_found_like_cards_to_pay() -> None:
    ways, best = owed(challenging("2h 3h 4h 9h 8s"))
    assert ways == minimal(["2h", "3h", "4h", "9h"], 6)
    assert best == {"2h", "4h"}


def test_next_stand_of_a_fight_is_more_than_the_others() -> None:
    state = attacked("5s", "2s 3s 4s 9s 8h")
    ways, best = owed(state)
    assert ways == minimal(["2s", "3s", "4s", "9s"], 6)
    assert best == {"2s", "4s"}
    for way in payments(state.view(1)):
        assert way[-1] == HOLD
        after = state
        for action in way:
            after = after.play(1, action)
        assert after.owing == (0,)


def test_stand_already_taken_needs_no_more_cards() -> None:
    state = play(attacked("5s", "2s 9s"), "spend 9s")
    assert list(payments(state.view(1))) == [(HOLD,)]
    assert cheapest(state.view(1)) == (HOLD,)


def test_attacker_begins_with_any_one_spade() -> None:
    state = play(placed(["citadel", "citadel"], ["3s 7s"], at="phase"), "attack 1")
    assert owed(state) == ({frozenset({"3s"}), frozenset({"7s"})}, frozenset({"3s"}))


def test_who_can_only_yield_has_no_payment() -> None:
    state = attacked("9s", "2s 3s")
    assert offered(state) == {"yield"}
    assert list(payments(state.view(1))) == []
    assert cheapest(state.view(1)) == ()


def test_nobody_else_pays_and_nothing_is_paid_where_nothing_is_due() -> None:
    state = acquiring("9s 4s")
    for viewer in (1, None):
        assert list(payments(state.view(viewer))) == []
        assert cheapest(state.view(viewer)) == ()
    resting = placed(["citadel", "citadel"], ["9s"])
    assert list(payments(resting.view(0))) == []
    assert cheapest(resting.view(0)) == ()


def test_what_is_laid_already_counts() -> None:
    state = play(acquiring("6s 5s 4s 3s"), "spend 6s")
    ways, best = owed(state)
    assert ways == {frozenset({"5s"}), frozenset({"4s"})}
    assert best == {"4s"}


def test_cheapest_can_be_played_and_pays() -> None:
    state = acquiring("2s 4s 5s 9s")
    for action in cheapest(state.view(0)):
        state = state.play(0, action)
    assert stage(state) != "toll"


def test_high_ace_is_a_payment_of_its_own() -> None:
    state = placed(["tower-of-spades", "citadel"], ["As 9s 3s"], at="phase", ambivalent_aces=True)
    ways, best = owed(play(state, "acquire"))
    assert ways == {frozenset(way.split()) for way in ("As!", "9s As", "9s 3s")}
    assert best == {"9s", "As"}


def test_only_the_first_capital_ace_is_dear() -> None:
    # Two aces are 11 and 1, a pip less than 6, 5 and 2.
    hand = "As Ad 6s 5d 2d"
    state = placed(["tower-of-spades", "citadel"], [hand], dice=(6, 6), capital_aces=True)
    state = play(walk(state, "crossing-2"), "hire horse")
    best = {TEXTS[action] for action in cheapest(state.view(0))}
    assert best == {"spend As", "spend Ad"}
    # Which of them is to lie before its owner makes two payments of one set.
    ways = [{TEXTS[action] for action in way} for way in payments(state.view(0))]
    assert ways.count(best) == 2


def some_toll(rng: Random) -> tuple[State, list[str], int]:
    """Cards are due: the state, those that count, and the price."""
    ranks = ["A", *map(str, range(2, 11)), "J", "Q"]
    some = rng.sample(ranks, rng.randint(1, 6))
    match rng.choice(("acquire", "hire", "show", "fight")):
        case "acquire":
            cards = sorted({f"{rank}s" for rank in [*some, "10"]})
            return acquiring(" ".join([*cards, "9h"])), cards, 10
        case "hire":
            cards = sorted({*(f"{rank}{rng.choice('ds')}" for rank in some), "Kd", "Ks"})
            dice = (rng.randint(1, 3), rng.randint(4, 6))
            return hiring(" ".join([*cards, "9h"]), dice), cards, sum(dice)
        case "show":
            cards = [*(f"{rank}h" for rank in some), "Kh"]
            return challenging(" ".join([*cards, "9s"])), cards, 6
    first = rng.choice(("3s", "9s"))
    cards = sorted({*(f"{rank}s" for rank in some), "Ks"} - {first})
    return attacked(first, " ".join([*cards, "9d"])), cards, pips(first) + 1


@pytest.mark.parametrize("seed", range(60 if JIT else 20))
def test_payments_are_found_as_by_trying_all_sets(seed: int) -> None:
    state, cards, price = some_toll(Random(f"payments {seed}"))
    ways, best = owed(state)
    assert ways == minimal(cards, price)
    assert best in ways
    assert cost(best) == min(map(cost, ways))
