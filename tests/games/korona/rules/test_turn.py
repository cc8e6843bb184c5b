"""Setup, and the three steps of a turn."""

from collections import Counter

import pytest

from games.korona.positions import (
    CARD,
    active,
    cards_of,
    deck_size,
    discards,
    falls,
    fresh,
    hand,
    market,
    offered,
    offers,
    placed,
    play,
    unshielded,
    zone,
)
from games.korona.reference_table import COPIES
from reino.games.korona.rules.actions import DRAWN_SEAT
from reino.games.korona.rules.cards import CARD_KEYS

seats = pytest.mark.parametrize("players", [2, 3, 4])


@seats
def test_five_cards_go_to_each_hand_three_to_the_market_the_rest_is_the_deck(players: int) -> None:
    state = fresh(players)
    for _ in range(5 * players + 3):
        state = state.fall(state.chance[-1][0])
    assert state.record.hand_size.tolist()[:players] == [5] * players
    assert [len(hand(state, seat)) for seat in range(players)] == [5] * players
    assert len(market(state)) == 3
    assert deck_size(state) == 90 - 5 * players - 3
    assert discards(state) == []
    assert all(zone(state, seat) == [] for seat in range(players))


def test_every_card_of_the_deck_is_as_likely_as_any_other() -> None:
    state = fresh()
    assert dict(state.chance) == {CARD[card]: n for card, n in COPIES.items()}
    state = falls(state, "revolt", "peasant")
    left = {CARD[card]: n for card, n in COPIES.items() if card != "revolt"}
    assert dict(state.chance) == left | {CARD["peasant"]: 11}


@seats
def test_first_player_is_random(players: int) -> None:
    state = fresh(players)
    for _ in range(5 * players + 3):
        state = state.fall(state.chance[0][0])
    assert state.chance == tuple((DRAWN_SEAT + seat, 1) for seat in range(players))
    for seat in range(players):
        assert state.fall(DRAWN_SEAT + seat).owing == (seat,)


@seats
def test_turns_go_clockwise(players: int) -> None:
    for seat in range(players):
        state = placed([""] * players, ["peasant"] * players, active=seat)
        assert play(state, "place peasant").owing == ((seat + 1) % players,)


def test_take_two_from_the_deck() -> None:
    state = play(placed(["", ""], ["peasant"], at="take"), "take deck")
    assert state.owing == ()
    state = falls(state, "knight", "shield")
    assert hand(state, 0) == ["knight", "peasant", "shield"]
    assert state.owing == (0,)


def test_take_one_from_the_market_which_is_refilled_at_once() -> None:
    state = placed(["", ""], ["peasant"], market="knight archer archer", at="take")
    assert offered(state) == {"take deck", "take market knight", "take market archer"}
    state = play(state, "take market archer")
    assert hand(state, 0) == ["archer", "peasant"]
    assert state.owing == ()
    state = falls(state, "villain")
    assert market(state) == ["knight", "archer", "villain"]
    assert "place archer" in offered(state)


def test_empty_hand_takes_five_from_the_deck() -> None:
    state = play(placed(["", ""], [""], at="take"), "take deck")
    state = falls(state, "knight", "shield", "shield", "field", "tower")
    assert hand(state, 0) == ["knight", "tower", "field", "shield", "shield"]
    assert state.owing == (0,)


def test_empty_hand_takes_two_from_the_market_with_a_refill_between() -> None:
    state = placed(["", ""], [""], market="knight archer field", at="take")
    state = falls(play(state, "take market field"), "healer")
    # The second comes from the market too, and may be the card just laid out.
    assert offered(state) == {"take market knight", "take market archer", "take market healer"}
    state = falls(play(state, "take market healer"), "tower")
    assert hand(state, 0) == ["field", "healer"]
    assert market(state) == ["knight", "tower", "archer"]
    assert "place field" in offered(state)


def test_deck_with_fewer_cards_than_asked_gives_what_it_has() -> None:
    state = play(placed(["", ""], ["peasant"], deck="tower", at="take"), "take deck")
    assert hand(falls(state, "tower"), 0) == ["tower", "peasant"]
    state = play(placed(["", ""], [""], deck="tower field archer", at="take"), "take deck")
    state = falls(state, "tower", "field", "archer")
    assert hand(state, 0) == ["tower", "archer", "field"]
    assert "place field" in offered(state)


def test_empty_source_is_not_offered() -> None:
    state = placed(["", ""], ["peasant"], market="knight", deck="", at="take")
    assert offered(state) == {"take market knight"}
    state = placed(["", ""], ["draw-again peasant"], market="", deck="")
    assert "draw again" not in offered(state)


def test_with_no_deck_step_one_takes_exactly_one_market_card_also_with_an_empty_hand() -> None:
    state = placed(["", ""], [""], market="knight archer field", deck="", at="take")
    state = play(state, "take market archer")
    assert hand(state, 0) == ["archer"]
    assert market(state) == ["knight", "field"]
    assert "place archer" in offered(state)


def test_empty_handed_taker_who_began_with_cards_in_the_deck_takes_both() -> None:
    state = placed(["", ""], [""], market="knight archer field", deck="tower", at="take")
    state = falls(play(state, "take market archer"), "tower")
    assert deck_size(state) == 0
    state = play(state, "take market tower")
    assert hand(state, 0) == ["tower", "archer"]
    assert market(state) == ["knight", "field"]
    assert "place archer" in offered(state)


def test_at_least_one_action_is_made() -> None:
    state = placed(["", ""], ["peasant knight"])
    assert "end turn" not in offered(state)
    assert "end turn" in offered(play(state, "discard peasant"))


def test_turn_may_end_after_one_action_or_two() -> None:
    state = play(placed(["", ""], ["peasant knight archer field"]), "place peasant")
    assert play(state, "end turn").owing == (1,)
    assert play(state, "place knight", "end turn").owing == (1,)


def test_turn_ends_by_itself_after_the_third_action() -> None:
    state = placed(["", ""], ["peasant knight archer field"])
    state = play(state, "place peasant", "discard knight", "place archer")
    assert state.owing == (1,)
    assert offers(state, "take") != set()
    assert hand(state, 0) == ["field"]


def test_turn_ends_with_an_empty_hand_after_any_action() -> None:
    assert play(placed(["", ""], ["peasant"]), "place peasant").owing == (1,)
    assert play(placed(["", ""], ["peasant"]), "discard peasant").owing == (1,)
    state = placed(["stable, knight", ""], ["internal-affairs"])
    state = play(state, "internal affairs", "top knight", "place knight on stable")
    assert state.owing == (1,)


def test_same_kind_of_action_may_be_repeated() -> None:
    state = placed(["", ""], ["peasant peasant peasant field"])
    state = play(state, "place peasant", "place peasant", "place peasant")
    assert zone(state, 0) == ["peasant"] * 3


def test_kingdom_cards_are_placed_in_the_own_zone_only() -> None:
    state = placed(["", "tower"], ["archer knight"])
    assert offers(state, "place") == {"archer", "knight"}
    assert zone(play(state, "place archer"), 1) == ["tower"]


def test_used_action_card_is_discarded() -> None:
    state = play(placed(["", ""], ["draw-again peasant"]), "draw again", "take market draw-again")
    assert discards(state) == ["draw-again"]


def test_any_card_may_be_discarded() -> None:
    assert offers(placed(["", ""], [" ".join(CARD_KEYS[:9])]), "discard") == {*CARD_KEYS[:9]}
    assert offers(placed(["", ""], [" ".join(CARD_KEYS[9:])]), "discard") == {*CARD_KEYS[9:]}
    state = play(placed(["", ""], ["monarch shield"]), "discard monarch")
    assert discards(state) == ["monarch"]
    assert hand(state, 0) == ["shield"]


def test_shield_is_no_action_but_can_be_discarded() -> None:
    state = placed(["monarch", "monarch"], ["shield", "shield"])
    assert offered(state) == {"discard shield"}


@pytest.mark.parametrize(
    "card", [card for card in CARD_KEYS[10:] if card not in ("shield", "draw-again")]
)
def test_action_card_that_could_have_no_effect_cannot_be_used(card: str) -> None:
    # Empty zones, and an empty hand opposite: nothing to ask for, to move or to steal.
    assert offered(placed(["", ""], [card])) == {f"discard {card}"}


def test_turn_ends_with_at_most_seven_cards() -> None:
    state = placed(["", ""], ["archer archer archer knight knight field field tower tower"])
    state = play(state, "place archer")
    assert "end turn" not in offered(state)
    state = play(state, "place archer")
    assert "end turn" in offered(state)


def test_there_are_no_free_discards() -> None:
    # Nine cards after taking two: two of the three actions must get rid of one each.
    state = placed(["", ""], ["peasant " * 7, "field"], at="take")
    assert offers(state, "discard") == set()
    state = falls(play(state, "take deck"), "knight", "knight")
    for discarded in (1, 2):
        assert "end turn" not in offered(state)
        state = play(state, "discard peasant")
        assert discards(state) == ["peasant"] * discarded
        assert state.record.actions == 3 - discarded
    # With seven the turn may end, and no more can go but by the third action.
    ended = play(state, "end turn")
    assert ended.owing == play(state, "discard knight").owing == (1,)
    assert offers(ended, "discard") == set()
    assert len(hand(ended, 0)) == 7


NINE = "draw-again donation peasant peasant peasant peasant peasant peasant peasant"


def test_nine_cards_and_three_actions_draw_again_takes_one_from_the_market_not_two() -> None:
    state = play(placed(["", ""], [NINE]), "draw again")
    assert offered(state) == {"take market draw-again"}


def test_nine_cards_and_three_actions_draw_again_takes_the_last_card_of_the_deck() -> None:
    state = play(placed(["", ""], [NINE], deck="archer"), "draw again")
    assert offered(state) == {"take market draw-again", "take deck"}


def test_choice_is_illegal_when_it_could_leave_the_hand_over_seven() -> None:
    # Nine cards, two actions left: both must lower the hand by one.
    state = placed(["", "peasant"], [NINE, "archer"], actions=2)
    assert "draw again" not in offered(state)
    assert "ask hand 1" not in offered(state)
    assert "ask zone 1" in offered(state)
    # With three actions left a card more does no harm.
    state = placed(["", "peasant"], [NINE, "archer"])
    assert {"draw again", "ask hand 1", "ask zone 1"} <= offered(state)


def test_hand_may_exceed_seven_during_the_turn() -> None:
    state = unshielded(placed(["", ""], [NINE, "archer"]), "ask hand 1", "give archer")
    assert len(hand(state, 0)) == 9
    assert "ask hand 1" not in offered(state)


def test_ending_the_turn_is_offered_whenever_the_hand_is_at_most_seven() -> None:
    for size in range(2, 10):
        state = placed(["", ""], ["peasant " * size])
        state = play(state, "discard peasant")
        assert ("end turn" in offered(state)) == (size - 1 <= 7)
        assert active(state) == 0


def test_no_card_is_lost_or_added() -> None:
    state = placed(["tower, field", "stable knight"], ["archer draw-again", "shield"])
    state = falls(play(state, "place archer on tower", "draw again", "take deck"), "field", "field")
    s = state.record
    cards = Counter(cards_of((s.hand.sum(axis=0) + s.deck + s.market + s.discards).tolist()))
    for seat in (0, 1):
        cards.update(card for pile in zone(state, seat) for card in pile.split())
    assert cards == COPIES
