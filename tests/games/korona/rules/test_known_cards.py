"""Hidden information: the cards of a hand that each seat, and the public, knows."""

from games.korona.positions import falls, hand, known, offered, placed, play, unshielded
from reino import State


def test_player_sees_own_hand_every_zone_market_discards_and_sizes() -> None:
    state = placed(
        ["tower archer", "villain"],
        ["knight shield", "monarch field"],
        market="healer jester peasant",
        discards="donation",
    )
    truth = state.record
    for viewer in (0, 1, None):
        seen = state.view(viewer).record
        assert (seen.zone == truth.zone).all()
        assert (seen.market == truth.market).all()
        assert (seen.discards == truth.discards).all()
        assert (seen.hand_size == truth.hand_size).all()
        assert seen.deck_size == truth.deck_size
    assert known(state, 0, 0) == ["knight", "shield"]


def test_other_hands_and_the_deck_are_hidden() -> None:
    one = placed(["", ""], ["knight", "monarch field"])
    other = placed(["", ""], ["knight", "shield villain"])
    assert one.view(0) == other.view(0)
    assert known(one, 0, 1) == known(one, None, 1) == known(one, None, 0) == []
    assert one.view(1) != other.view(1)


def test_card_drawn_from_the_deck_is_known_to_nobody_else() -> None:
    state = play(placed(["", "", ""], ["knight"], at="take"), "take deck")
    one, other = falls(state, "field", "tower"), falls(state, "shield", "villain")
    for viewer in (1, 2, None):
        assert one.view(viewer) == other.view(viewer)
    assert known(one, 0, 0) == ["knight", "tower", "field"]


MARKET = "archer archer shield"


def test_card_taken_from_the_market_is_known_to_all() -> None:
    state = placed(["", "", ""], ["knight knight"], market=MARKET, at="take")
    state = falls(play(state, "take market archer"), "field")
    for viewer in (1, 2, None):
        assert known(state, viewer, 0) == ["archer"]


def test_card_taken_by_draw_again_from_the_market_is_known_to_all() -> None:
    state = placed(["", "", ""], ["draw-again knight"], market=MARKET)
    state = falls(play(state, "draw again", "take market shield"), "field")
    assert known(state, 2, 0) == known(state, None, 0) == ["shield"]


def test_known_card_is_known_until_it_leaves_the_hand() -> None:
    state = placed(["", ""], ["knight knight"], market=MARKET, at="take")
    state = falls(play(state, "take market archer"), "field")
    assert known(play(state, "place knight"), 1, 0) == ["archer"]
    assert known(play(state, "place archer"), 1, 0) == []
    assert known(play(state, "discard archer"), None, 0) == []


def test_known_means_at_least_so_many_of_this_type() -> None:
    # One archer known, two held: whichever is placed, the count goes down by one.
    state = placed(["", ""], ["archer knight"], market=MARKET, at="take")
    state = falls(play(state, "take market archer"), "field")
    assert hand(state, 0).count("archer") == 2
    assert known(state, 1, 0) == ["archer"]
    state = play(state, "place archer")
    assert hand(state, 0).count("archer") == 1
    assert known(state, 1, 0) == []


def test_known_shield_that_is_raised_is_known_no_more() -> None:
    state = placed(["", ""], ["knight knight", "donation peasant"], market=MARKET, at="take")
    state = falls(play(state, "take market shield"), "field")
    state = play(state, "place knight", "end turn", "take market archer")
    state = play(falls(state, "tower"), "ask hand 0")
    assert known(state, 1, 0) == ["shield"]
    assert known(play(state, "shield"), 1, 0) == []


def asked_to_donate() -> State:
    """Seat 1 is about to give seat 0 a card of its hand; each seat has taken one from the market,
    seat 1 an archer, for all to see."""
    state = placed(
        ["", "", ""],
        ["donation knight", "peasant peasant", "field"],
        market=MARKET,
        active=1,
        at="take",
    )
    state = falls(play(state, "take market archer"), "tower")
    state = play(state, "place peasant", "end turn", "take market tower")
    state = play(falls(state, "healer"), "place field", "end turn", "take market healer")
    state = falls(state, "shield")
    return unshielded(state, "ask hand 1")


def donated(given: str) -> tuple[list[list[str]], ...]:
    """The known cards of all hands, for seats 0 to 2 and the public, after seat 1 gave one to 0."""
    state = play(asked_to_donate(), f"give {given}")
    return tuple([known(state, viewer, owner) for owner in range(3)] for viewer in (0, 1, 2, None))


def test_card_given_from_hand_is_known_to_giver_and_receiver_only() -> None:
    receiver, giver, third, public = donated("peasant")
    assert receiver[0] == ["knight", "peasant", "healer"]
    assert giver[0] == ["peasant", "healer"]
    assert third[0] == public[0] == ["healer"]


def test_third_parties_see_the_same_whichever_card_was_given() -> None:
    fresh = placed(["", "", ""], ["donation knight", "peasant archer shield field", "tower"])
    for state, choices in ((unshielded(fresh, "ask hand 1"), 4), (asked_to_donate(), 2)):
        given = [play(state, choice) for choice in sorted(offered(state))]
        assert len({bytes(after) for after in given}) == choices
        for viewer in (2, None):
            assert len({bytes(after.view(viewer)) for after in given}) == 1
            assert all(after.events(viewer) == given[0].events(viewer) for after in given)
        for viewer in (0, 1):
            assert len({bytes(after.view(viewer)) for after in given}) == choices


def test_third_parties_see_the_same_in_the_turns_after_a_donation() -> None:
    start = placed(["", "", "", ""], ["donation knight", "archer field", "peasant"])
    start = unshielded(start, "ask hand 1")
    later = []
    for card in ("archer", "field"):
        state = play(start, f"give {card}", "end turn", "take market draw-again")
        later.append(play(falls(state, "villain"), "discard draw-again"))
    for viewer in (2, 3, None):
        assert later[0].view(viewer) == later[1].view(viewer)
    assert later[0].view(0) != later[1].view(0)


def test_card_given_secretly_lowers_every_type_for_seats_that_did_not_see_it() -> None:
    # The archer was known; it may have been the card given, as far as the others know.
    receiver, _, third, public = donated("peasant")
    assert receiver[1] == ["archer"]
    assert third[1] == public[1] == []


def test_card_given_lowers_its_type_for_the_receiver() -> None:
    receiver, giver, third, public = donated("archer")
    assert receiver[1] == []
    assert giver[0] == ["archer", "healer"]
    assert third[1] == public[1] == []
    assert third[0] == public[0] == ["healer"]


def test_what_is_known_of_others_is_untouched_by_a_donation() -> None:
    for views in (donated("archer"), donated("peasant")):
        assert views[0][2] == views[3][2] == ["tower"]


def test_giving_does_not_lower_below_zero() -> None:
    state = placed(["", "", ""], ["donation knight", "peasant peasant"])
    state = play(unshielded(state, "ask hand 1"), "give peasant")
    for viewer in (0, 2, None):
        assert known(state, viewer, 1) == []
    assert known(state, 1, 0) == ["peasant"]


def test_guess_holds_every_known_card() -> None:
    state = placed(["", "", ""], ["knight knight"], market=MARKET, at="take")
    state = falls(play(state, "take market archer"), "field")
    for seed in range(10):
        for viewer in (1, 2, None):
            guess = state.view(viewer).guess(seed)
            assert "archer" in hand(guess, 0)
            assert len(hand(guess, 0)) == 3
