"""The table before the first turn."""

import pytest

from games.jackrabbits.positions import bits, court, falls, game, hand, pile, rabbit, stage
from games.jackrabbits.reference_cards import JOKERS, SUITED, is_royal
from reino import State

NUMBERS = {card for card in SUITED if not is_royal(card)}
ROYALS = {card for card in SUITED if is_royal(card)}


def fresh(players: int, **options: bool | str) -> State:
    return game(players, **options).start(dealer=None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pile_has_the_forty_numbers_and_court_the_royals_and_jokers(players: int) -> None:
    state = fresh(players)
    assert pile(state) == NUMBERS
    assert len(NUMBERS) == 40
    assert court(state) == ROYALS | set(JOKERS)
    assert state.record.discards == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_gets_three_cards_of_the_pile(players: int) -> None:
    state = game(players).start(seed=3)
    hands = [hand(state, seat) for seat in range(players)]
    assert [len(cards) for cards in hands] == [3] * players
    dealt = set().union(*hands)
    assert dealt | pile(state) == NUMBERS
    assert len(pile(state)) == 40 - 3 * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_card_of_the_pile_may_be_dealt_and_each_is_as_likely(players: int) -> None:
    state = fresh(players)
    assert stage(state) == "deal"
    assert {SUITED[outcome]: weight for outcome, weight in state.chance} == dict.fromkeys(
        NUMBERS, 1
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rabbits_begin_on_the_citadel(players: int) -> None:
    state = game(players).start(seed=3)
    assert [rabbit(state, seat) for seat in range(players)] == ["citadel"] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_player_is_random(players: int) -> None:
    state = falls(fresh(players), *sorted(NUMBERS)[: 3 * players])
    assert stage(state) == "first"
    assert [weight for _, weight in state.chance] == [1] * players
    for seat in range(players):
        assert falls(state, seat).record.active == seat


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_first_player_is_named_and_nothing_is_drawn(seat: int) -> None:
    state = falls(fresh(3, first=f"seat_{seat}"), *sorted(NUMBERS)[:9])
    assert (stage(state), state.record.active) == ("roll", seat - 1)


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_first_player_who_is_named_also_begins_building(seat: int) -> None:
    state = fresh(3, map="build", first=f"seat_{seat}")
    assert (stage(state), state.owing) == ("pick shape", (seat - 1,))
    # Tiles that cannot be dealt evenly go to those who build first.
    stacks = state.record.stack[:3].tolist()
    assert sum(map(sum, stacks)) == 12 + 12 + 12
    assert fresh(4, map="build", first="seat_2").owing == (1,)


def test_nobody_is_judged_at_the_start_of_the_game() -> None:
    state = falls(fresh(2, advanced_citadel=True), *sorted(NUMBERS)[:6], 0)
    assert stage(state) == "take off"
    assert state.owing == (0,)


def test_tight_suits_leave_as_many_suits_as_players() -> None:
    state = fresh(3, tight_suits=True)
    assert state.record.deck == bits(card for card in SUITED if card[-1] in "shd")
    assert pile(state) == {card for card in NUMBERS if card[-1] in "shd"}
    assert court(state) == {card for card in ROYALS if card[-1] in "shd"} | set(JOKERS)
