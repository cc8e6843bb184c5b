"""Hidden information: the cards of a hand that each seat, and the public, knows."""

from games.jackrabbits.positions import ended, falls, hand, known, lay, offered, placed, play, walk
from reino import State


def test_player_sees_own_hand_and_all_that_lies_open() -> None:
    state = placed(["citadel"] * 2, ["2c Kc", "3h Qd red"], discards="5s 6s")
    truth = state.record
    for viewer in (0, 1, None):
        seen = state.view(viewer).record
        for field in ("discards", "rabbit", "dice", "capital", "hand_size", "joker", "turned"):
            assert (seen[field] == truth[field]).all()
    assert known(state, 0, 0) == {"2c", "Kc"}


def test_other_hands_and_the_pile_are_hidden() -> None:
    one = placed(["citadel"] * 2, ["2c", "3h 4h"])
    other = placed(["citadel"] * 2, ["2c", "5h 6h"])
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert one.view(1) != other.view(1)
    assert one.view(0).record.pile == 0


def test_who_holds_which_royals_and_jokers_is_open() -> None:
    state = placed(["citadel"] * 2, ["2c Kc", "3h Qd red"])
    for viewer in (0, None):
        assert known(state, viewer, 1) == {"Qd"}
        assert state.view(viewer).record.joker[0] == 1
    assert known(state, 1, 0) == {"Kc"}


def test_card_drawn_from_the_pile_is_known_to_nobody_else() -> None:
    state = ended(placed(["citadel", "exile"], ["2c"]))
    one, other = falls(state, "3c"), falls(state, "4c")
    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)
    assert one.view(0) != other.view(0)


def shown() -> State:
    """Seat 0 has shown the three of clubs in the lottery, and drawn the two of hearts."""
    state = placed(["palace-of-spades", "citadel", "citadel"], ["3c 7c 9s"], at="turn")
    return falls(play(falls(state, (3, 4)), "show 3c"), "2h")


def test_card_shown_is_known_until_it_leaves_the_hand() -> None:
    state = shown()
    assert known(state, 1, 0) == {"3c"}
    state = walk(state, "burrow-2")
    assert known(play(state, "emerge burrow-4", "spend 7c"), 2, 0) == {"3c"}


def test_card_that_was_shown_and_spent_is_known_no_more() -> None:
    state = placed(["tower-of-diamonds", "citadel"], ["3c 9d"], known=["3c"], dice=(1, 2))
    state = lay(walk(state, "forest-1", "river-1"), "3c")
    assert known(state, 1, 0) == set()
    assert hand(state, 0) == {"9d"}


def robbed(stolen: str, known_cards: str = "5c") -> State:
    """Seat 0 has taken a card from seat 1, some of whose cards were public."""
    state = placed(["citadel"] * 3, ["9s", "5c 6c Kc", "2h"], known=["", known_cards], at="phase")
    return falls(play(state, "attack 1", "spend 9s", "hold", "yield"), stolen)


def test_card_drawn_blindly_is_known_to_the_two_players_only() -> None:
    state = robbed("6c")
    assert known(state, 1, 0) == {"6c"}
    assert known(state, 2, 0) == known(state, None, 0) == set()


def test_third_parties_see_the_same_whichever_card_was_drawn_blindly() -> None:
    one, other = robbed("5c"), robbed("6c")
    for viewer in (2, None):
        assert one.view(viewer) == other.view(viewer)
    for viewer in (0, 1):
        assert one.view(viewer) != other.view(viewer)


def test_third_parties_are_sure_of_no_card_after_a_blind_draw() -> None:
    # The five was known to be there; it may be the card that is gone.
    assert known(robbed("6c"), 2, 1) == known(robbed("6c"), None, 1) == {"Kc"}


def test_thief_knows_what_stays() -> None:
    assert known(robbed("6c"), 0, 1) == {"5c", "Kc"}
    assert known(robbed("5c"), 0, 1) == {"Kc"}


def test_royal_drawn_blindly_is_seen_by_all_and_leaves_the_rest_known() -> None:
    state = robbed("Kc")
    assert known(state, 2, 0) == {"Kc"}
    assert known(state, 2, 1) == {"5c"}


def test_two_players_know_each_others_hands_when_the_discards_are_shuffled() -> None:
    state = placed(["citadel", "exile"], ["2c 3c", "5d Kd"], pile="", discards="7s 8s")
    state = falls(ended(state), "7s")
    assert known(state, 0, 1) == {"5d", "Kd"}
    assert known(state, 1, 0) == {"2c", "3c"}  # not the card just drawn
    assert known(state, None, 1) == {"Kd"}


def test_three_players_do_not_know_who_of_the_others_has_which() -> None:
    rabbits = ["citadel", "exile", "exile"]
    state = placed(rabbits, ["2c 3c", "5d", "6d"], pile="", discards="7s 8s")
    assert known(falls(ended(state), "7s"), 0, 1) == set()


def test_guess_holds_every_known_card_and_the_sizes() -> None:
    state = shown()
    for seed in range(10):
        for viewer in (1, 2, None):
            guess = state.view(viewer).guess(seed)
            assert "3c" in hand(guess, 0)
            assert len(hand(guess, 0)) == 4


def test_in_every_guess_a_buyer_can_pay_for_the_goods() -> None:
    state = placed(["plaza-of-spades", "citadel"], ["9d 2c"], discards="3s 6s", at="phase")
    state = play(state, "buy 3s", "buy 6s")
    for seed in range(20):
        guess = play(state.view(1).guess(seed), "close purchase")
        assert offered(guess)


def test_in_every_guess_a_hand_that_was_called_is_above_the_limit() -> None:
    options = {"unnoticed_surplus": True, "overtaxed_hands": True}
    state = placed(["citadel", "underground"], ["2c 3c 4c 5c 6c Kc", "2h"], **options)
    state = play(falls(play(state, "stay"), "7c"), "keep quiet", "call")
    for seed in range(20):
        assert state.view(1).guess(seed).record.hand_size[0] > 6
