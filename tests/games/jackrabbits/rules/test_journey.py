"""Journeys on the sample map: roads, forks, and transfers at a price."""

import pytest

from games.jackrabbits.positions import (
    court,
    crossed_before,
    discards,
    hand,
    lay,
    offered,
    offers,
    onward,
    payments,
    placed,
    play,
    rabbit,
    sets,
    stage,
    walk,
)
from reino import State

LANDINGS = {
    *("forest-4 s", "crossing-1 ne", "palace-of-diamonds n", "plaza-of-diamonds n"),
    *("plaza-of-diamonds ne", "plaza-of-spades sw", "palace-of-hearts se", "plaza-of-hearts se"),
    *("crossing-4 ne", "plaza-of-clubs nw"),
}
HEXES = {
    "citadel",
    *(
        f"{place}-of-{suit}"
        for place in ("plaza", "palace", "tower")
        for suit in ("clubs", "spades", "hearts", "diamonds")
    ),
}


def at(place: str, hand: str = "", **where: object) -> State:
    """The rabbit of seat 0 is about to set out; the other one rests elsewhere."""
    elsewhere = "citadel" if place != "citadel" else "tower-of-clubs"
    return placed([place, elsewhere], [hand], **where)


def test_rabbit_leaves_by_any_road_of_its_hex_or_stays() -> None:
    assert offers(at("palace-of-spades"), "move palace-of-spades") == {"n", "ne", "s"}
    assert offers(at("tower-of-clubs"), "move tower-of-clubs") == {"n"}
    assert len(offers(at("citadel"), "move citadel")) == 6
    assert offered(at("tower-of-clubs")) == {"stay", "move tower-of-clubs n"}


def test_small_tiles_are_crossed_and_the_first_hex_ends_the_journey() -> None:
    state = walk(at("citadel"), "river-1", "forest-3", "tavern-2")
    assert stage(state) == "on way"
    state = walk(state, "plaza-of-diamonds")
    assert rabbit(state, 0) == "plaza-of-diamonds"
    assert stage(state) == "phase"


def test_road_without_a_fork_leads_on_one_way() -> None:
    state = walk(at("citadel"), "river-1")
    assert onward(state) == {"forest-3"}


def test_at_a_fork_the_rabbit_chooses() -> None:
    state = walk(at("citadel"), "mountain-2", "crossing-2")
    assert onward(state) == {"tower-of-spades", "palace-of-spades"}


def test_mountain_roads_do_not_meet() -> None:
    state = walk(at("citadel"), "mountain-2")
    assert onward(state) == {"crossing-2"}


def test_no_turning_round() -> None:
    state = walk(at("tower-of-spades"), "crossing-2")
    assert onward(state) == {"mountain-2", "palace-of-spades"}
    # Nor by paying: the side the rabbit came in by belongs to the road it is on.
    state = walk(at("citadel", "10c", dice=(1, 1)), "river-1")
    assert onward(state) == {"forest-3", "forest-1", "mountain-1"}


def test_road_that_leaves_the_map_leads_into_exile() -> None:
    state = walk(at("palace-of-diamonds"), "sea")
    assert rabbit(state, 0) == "exile"
    assert state.record.active == 1


@pytest.mark.parametrize(
    ("start", "tile", "others"),
    [
        ("tower-of-diamonds", "forest-1", {"river-1", "plaza-of-diamonds"}),
        ("palace-of-diamonds", "mountain-1", {"forest-1", "forest-2"}),
        ("plaza-of-spades", "river-2", {"forest-2", "mountain-2"}),
    ],
)
def test_at_a_rhombus_the_price_changes_to_either_end_of_the_other_road(
    start: str, tile: str, others: set[str]
) -> None:
    free = onward(walk(at(start), tile))
    state = walk(at(start, "7s"), tile)
    assert onward(state) == free | others
    for other in others:
        paid = lay(walk(state, other), "7s")
        assert hand(paid, 0) == set()
        assert discards(paid) == {"7s"}
        assert rabbit(paid, 0) == other


@pytest.mark.parametrize(("card", "takes"), [("7c", 1), ("7s", 1), ("7h", 1), ("7d", 0)])
def test_forest_river_and_mountain_take_clubs_spades_and_hearts(card: str, takes: int) -> None:
    for start, tile in (
        ("tower-of-diamonds", "forest-1"),
        ("palace-of-diamonds", "mountain-1"),
        ("plaza-of-spades", "river-2"),
    ):
        assert len(onward(walk(at(start, card), tile))) == 1 + 2 * takes


@pytest.mark.parametrize(
    ("start", "tile", "suits"),
    [
        ("tower-of-spades", "crossing-2", "ds"),
        ("palace-of-diamonds", "tavern-1", "dh"),
        ("palace-of-spades", "burrow-2", "dc"),
    ],
)
def test_crossing_tavern_and_burrow_take_two_suits_each(start: str, tile: str, suits: str) -> None:
    free = offered(walk(at(start), tile))
    for suit in "cshd":
        paying = offered(walk(at(start, f"7{suit}"), tile)) - free
        assert bool(paying) == (suit in suits)


def test_price_is_the_sum_of_the_dice() -> None:
    for dice, payable in (((3, 3), True), ((3, 4), True), ((4, 4), False)):
        state = walk(at("tower-of-spades", "7s", dice=dice), "crossing-2")
        assert ("hire horse" in offered(state)) == payable


def test_price_is_paid_for_each_transfer() -> None:
    state = walk(at("tower-of-diamonds", "3s 4s 3h 4c"), "forest-1", "river-1")
    state = walk(lay(state, "4s 3s"), "forest-3")
    assert stage(state) == "toll"
    state = lay(state, "4c 3h")
    assert rabbit(state, 0) == "forest-3"
    assert discards(state) == {"3s", "4s", "3h", "4c"}


def test_side_is_not_crossed_twice_in_the_same_direction() -> None:
    # Round the three tiles beside each other and into the first again.
    state = at("tower-of-diamonds", "5c 5s 5h", dice=(2, 3))
    state = lay(walk(state, "forest-1", "mountain-1", "river-1"), "5c")
    state = walk(state, "forest-1")
    # The other road would lead to mountain-1 once more, or back to the tower.
    assert onward(state) == {"plaza-of-diamonds", "tower-of-diamonds"}


def test_rabbit_with_no_way_on_that_it_can_pay_for_is_exiled() -> None:
    (way,) = offers(walk(at("citadel"), "river-1"), "move river-1")
    state = crossed_before(walk(at("citadel", "2d"), "river-1"), "river-1", way)
    assert offered(state) == {"give up"}
    state = play(state, "give up")
    assert rabbit(state, 0) == "exile"
    assert hand(state, 0) == {"2d"}


def test_rabbit_may_refuse_to_pay_for_its_only_way_on() -> None:
    (way,) = offers(walk(at("citadel"), "river-1"), "move river-1")
    state = crossed_before(walk(at("citadel", "7s"), "river-1"), "river-1", way)
    assert "give up" in offered(state)
    assert onward(state) == {"forest-1", "mountain-1"}


def test_rabbit_with_a_free_way_on_does_not_give_up() -> None:
    assert "give up" not in offered(walk(at("citadel", "7s"), "river-1"))


def test_horse_of_a_crossing_goes_to_any_hex_and_that_ends_the_journey() -> None:
    state = lay(play(walk(at("tower-of-spades", "7d"), "crossing-2"), "hire horse"), "7d")
    assert stage(state) == "ride"
    assert offers(state, "goal") == HEXES
    state = play(state, "goal plaza-of-clubs")
    assert rabbit(state, 0) == "plaza-of-clubs"
    assert stage(state) == "phase"


def test_boat_needs_a_side_at_the_sea() -> None:
    assert "hire boat" not in offered(walk(at("tower-of-spades", "7d"), "crossing-2"))
    assert "hire boat" in offered(walk(at("tower-of-hearts", "7d"), "crossing-1"))


def sailing() -> State:
    state = walk(at("tower-of-hearts", "7d"), "crossing-1")
    return lay(play(state, "hire boat"), "7d")


def test_boat_lands_at_any_road_that_runs_out_to_the_sea() -> None:
    state = sailing()
    assert stage(state) == "sail"
    assert offers(state, "land") == LANDINGS


def test_boat_goes_on_inland_along_the_road() -> None:
    (place,) = (place for place in offers(sailing(), "land") if place.startswith("forest-4"))
    state = play(sailing(), f"land {place}")
    assert onward(state) == {"mountain-4"}


def test_boat_may_land_at_the_tile_just_left_and_fork() -> None:
    (place,) = (place for place in offers(sailing(), "land") if place.startswith("crossing-1"))
    state = play(sailing(), f"land {place}")
    assert onward(state) == {"plaza-of-diamonds", "tower-of-hearts"}


def test_boat_that_lands_at_a_hex_ends_the_journey() -> None:
    state = play(sailing(), "land palace-of-diamonds n")
    assert rabbit(state, 0) == "palace-of-diamonds"
    assert stage(state) == "challenge"


def test_road_is_not_landed_at_twice_in_one_journey() -> None:
    state = walk(at("tower-of-hearts", "7d 7s"), "crossing-1")
    (place,) = (
        place
        for place in offers(lay(play(state, "hire boat"), "7d"), "land")
        if place.startswith("crossing-1")
    )
    state = play(lay(play(state, "hire boat"), "7d"), f"land {place}")
    state = lay(play(state, "hire boat"), "7s")
    assert place not in offers(state, "land")


def test_tavern_sells_a_joker_of_the_court_and_the_rabbit_goes_on() -> None:
    state = walk(at("palace-of-diamonds", "7h 8d"), "tavern-1")
    assert offers(state, "buy") == {"red", "black"}
    state = lay(play(state, "buy red"), "7h")
    assert hand(state, 0) == {"8d", "red"}
    assert "red" not in court(state)
    assert stage(state) == "on way"
    assert rabbit(walk(state, "plaza-of-spades"), 0) == "plaza-of-spades"


def test_tavern_sells_one_joker_a_passing() -> None:
    state = walk(at("palace-of-diamonds", "7h 8d"), "tavern-1")
    assert offers(lay(play(state, "buy red"), "7h"), "buy") == set()


def test_next_tavern_of_a_journey_sells_another_joker() -> None:
    state = walk(at("palace-of-diamonds", "black 7h 7s 8d"), "tavern-1")
    state = play(lay(play(state, "buy red"), "7h"), "mount black")
    (place,) = (place for place in offers(state, "land") if place.startswith("forest-4"))
    state = walk(play(state, f"land {place}"), "mountain-4", "mountain-3", "river-3", "forest-3")
    state = lay(walk(state, "tavern-2"), "7s")
    assert offers(state, "buy") == {"black"}


def test_tavern_sells_no_joker_that_somebody_has() -> None:
    state = placed(["palace-of-diamonds", "citadel"], ["7h", "black"])
    assert offers(walk(state, "tavern-1"), "buy") == {"red"}


def test_burrow_leads_to_any_other_burrow_for_the_price() -> None:
    state = walk(at("palace-of-spades", "7c"), "burrow-2")
    assert offers(state, "emerge") == {"burrow-1", "burrow-3", "burrow-4"}
    state = lay(play(state, "emerge burrow-4"), "7c")
    assert rabbit(state, 0) == "plaza-of-clubs"


def test_burrow_whose_road_was_taken_is_no_way_out() -> None:
    state = crossed_before(walk(at("palace-of-spades", "7c"), "burrow-2"), "burrow-1", "s")
    assert offers(state, "emerge") == {"burrow-3", "burrow-4"}


def test_burrow_leads_underground_for_nothing_and_that_ends_the_journey() -> None:
    state = walk(at("palace-of-spades"), "burrow-2")
    assert offered(state) == {"go under"}
    state = play(state, "go under")
    assert rabbit(state, 0) == "underground"
    assert hand(state, 0) == set()
    assert stage(state) == "draw"


def test_leaving_the_underground_is_free_out_of_any_burrow_and_on_along_its_road() -> None:
    state = at("underground")
    assert offered(state) == {"stay", *(f"emerge burrow-{number}" for number in range(1, 5))}
    state = play(state, "emerge burrow-1")
    assert rabbit(state, 0) == "tower-of-diamonds"


def test_underground_is_no_goal_of_a_horse() -> None:
    state = play(at("underground", "red"), "mount red")
    assert offers(state, "goal") == HEXES


@pytest.mark.parametrize("way", ["hex", "way"])
def test_red_joker_is_the_horse_for_nothing_and_returns_to_the_court(way: str) -> None:
    state = at("tower-of-spades", "red 7s")
    if way == "way":
        state = walk(state, "crossing-2")
    state = play(state, "mount red", "goal plaza-of-clubs")
    assert rabbit(state, 0) == "plaza-of-clubs"
    assert hand(state, 0) == {"7s"}
    assert "red" in court(state)


def test_red_joker_on_a_hex_goes_to_another_hex() -> None:
    assert offers(play(at("citadel", "red"), "mount red"), "goal") == HEXES - {"citadel"}
    state = play(walk(at("citadel", "red"), "river-1"), "mount red")
    assert offers(state, "goal") == HEXES


def test_black_joker_is_the_boat_from_any_tile_with_a_side_at_the_sea() -> None:
    assert "mount black" not in offered(at("citadel", "black"))
    assert "mount black" not in offered(walk(at("citadel", "black"), "river-1"))
    assert "mount black" not in offered(at("underground", "black"))
    state = at("plaza-of-spades", "black 2s")
    state = play(state, "mount black")
    assert offers(state, "land") == LANDINGS
    assert "black" in court(state)
    assert hand(state, 0) == {"2s"}
    state = play(state, "land plaza-of-clubs nw")
    assert rabbit(state, 0) == "plaza-of-clubs"


def test_boat_may_land_at_the_hex_just_left() -> None:
    state = play(at("plaza-of-spades", "black"), "mount black", "land plaza-of-spades sw")
    assert rabbit(state, 0) == "plaza-of-spades"


def test_joker_bought_may_be_mounted_in_the_same_journey() -> None:
    state = walk(at("palace-of-diamonds", "7h"), "tavern-1")
    state = lay(play(state, "buy red"), "7h")
    assert "mount red" in offered(state)
    assert rabbit(play(state, "mount red", "goal citadel"), 0) == "citadel"


def test_transfer_that_cannot_be_paid_in_full_is_not_offered() -> None:
    state = walk(at("palace-of-spades", "3c 3d Kh red"), "burrow-2")
    assert offers(state, "emerge") == set()
    state = walk(at("palace-of-spades", "3c 4d"), "burrow-2")
    assert payments(play(state, "emerge burrow-4")) == sets("3c 4d")
