"""Draw again: more cards, within the hand limit."""

from games.korona.positions import deck_size, discards, falls, hand, market, offered, placed, play


def test_draw_again_takes_two_from_the_deck() -> None:
    state = placed(["", ""], ["draw-again peasant"])
    state = falls(play(state, "draw again", "take deck"), "knight", "villain")
    assert hand(state, 0) == ["knight", "peasant", "villain"]
    assert discards(state) == ["draw-again"]
    assert "end turn" in offered(state)


def test_draw_again_takes_one_from_the_market_with_a_refill() -> None:
    state = placed(["", ""], ["draw-again peasant"], market="knight archer field")
    state = play(state, "draw again")
    assert offered(state) == {
        "take deck",
        "take market knight",
        "take market archer",
        "take market field",
    }
    state = falls(play(state, "take market knight"), "healer")
    assert hand(state, 0) == ["knight", "peasant"]
    assert market(state) == ["archer", "field", "healer"]


def test_draw_again_is_no_empty_handed_take() -> None:
    # The last card of the hand: still two of the deck, or one of the market.
    state = play(placed(["", ""], ["draw-again"]), "draw again")
    assert len(hand(falls(play(state, "take deck"), "knight", "field"), 0)) == 2
    state = falls(play(state, "take market draw-again"), "field")
    assert hand(state, 0) == ["draw-again"]
    assert "end turn" in offered(state)


def test_with_one_card_in_the_deck_draw_again_takes_that() -> None:
    state = play(placed(["", ""], ["draw-again peasant"], deck="tower"), "draw again", "take deck")
    state = falls(state, "tower")
    assert hand(state, 0) == ["tower", "peasant"]
    assert deck_size(state) == 0


def test_with_no_deck_draw_again_takes_one_from_the_market_and_may_take_the_last() -> None:
    state = placed(["", ""], ["draw-again peasant"], market="knight", deck="")
    state = play(state, "draw again")
    assert offered(state) == {"take market knight"}
    state = play(state, "take market knight")
    assert hand(state, 0) == ["knight", "peasant"]
    assert market(state) == []
    # The seat that takes the last card finishes its turn.
    assert not state.over
    assert play(state, "end turn").reason == "cards"


def test_draw_again_may_follow_draw_again() -> None:
    state = placed(["", ""], ["draw-again draw-again draw-again"])
    for _ in range(3):
        state = falls(play(state, "draw again", "take deck"), "peasant", "peasant")
    assert state.owing == (1,)
    assert hand(state, 0) == ["peasant"] * 6
