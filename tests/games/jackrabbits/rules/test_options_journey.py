"""The option trailing_carrots, and its effect on flights, horses and judgement."""

from games.jackrabbits.positions import (
    crossed_before,
    falls,
    hand,
    leads_to,
    offered,
    offers,
    onward,
    placed,
    play,
    rabbit,
    stage,
    walk,
)
from reino import State

TRAILING = {"trailing_carrots": True}


def passing(hand: str = "Js", **where: object) -> State:
    """The rabbit comes from the palace of diamonds to the plaza of spades."""
    state = placed(["palace-of-diamonds", "citadel"], [hand], **TRAILING, **where)
    return walk(state, "tavern-1", "plaza-of-spades")


def test_hex_with_an_own_carrot_does_not_end_the_journey_unless_one_wishes() -> None:
    state = passing()
    assert stage(state) == "pause"
    assert "stop" in offered(state)
    assert onward(state) == {"tavern-1", "tavern-3", "river-2", "sea"}
    assert stage(play(state, "stop")) == "draw"
    assert rabbit(play(state, "stop"), 0) == "plaza-of-spades"
    assert stage(walk(state, "river-2")) == "on way"


def test_hex_without_an_own_carrot_ends_the_journey() -> None:
    assert stage(passing("Jc")) == "phase"
    # Nor does another's carrot help, nor one's own without the option.
    state = placed(["palace-of-diamonds", "citadel"], ["", "Js"], **TRAILING)
    assert stage(walk(state, "tavern-1", "plaza-of-spades")) == "draw"
    state = placed(["palace-of-diamonds", "citadel"], ["Js"])
    assert stage(walk(state, "tavern-1", "plaza-of-spades")) == "draw"


def test_rabbit_may_turn_round_at_a_hex_that_it_passes() -> None:
    state = walk(passing(), "tavern-1")
    assert stage(state) == "on way"
    # Only there: on the tavern the road leads on.
    assert onward(state) == {"palace-of-diamonds"}
    assert stage(walk(state, "palace-of-diamonds")) == "challenge"


def test_road_back_is_closed_where_it_was_crossed_before() -> None:
    (choice,) = (c for c in offered(passing()) if c.startswith("move ") and leads_to_tavern(c))
    _, tile, way = choice.split()
    assert choice not in offered(crossed_before(passing(), tile, way))


def leads_to_tavern(choice: str) -> bool:
    return leads_to(passing(), choice) == "tavern-1"


def test_boat_that_lands_at_an_own_carrot_may_go_off_the_map_again() -> None:
    state = placed(["plaza-of-clubs", "citadel"], ["Js black"], **TRAILING)
    state = play(state, "mount black", "land plaza-of-spades sw")
    assert stage(state) == "pause"
    assert rabbit(walk(state, "sea"), 0) == "exile"


def test_by_rules_1_there_is_no_turning_round_at_a_hex_that_is_passed() -> None:
    assert onward(passing(rules=1)) == {"tavern-3", "river-2", "sea"}


def test_no_side_is_crossed_again_after_a_hex_that_is_passed() -> None:
    state = passing()
    (way,) = (
        choice.split()[2]
        for choice in offered(state)
        if choice.startswith("move ") and choice.endswith(" se")
    )
    assert way not in {
        choice.split()[2]
        for choice in offered(crossed_before(state, "plaza-of-spades", way))
        if choice.startswith("move ")
    }


def test_carrot_must_lie_there_on_arrival() -> None:
    # The jack is spent on the way; then the plaza is like any other.
    state = placed(["tower-of-diamonds", "citadel"], ["Js"], dice=(5, 5), **TRAILING)
    state = play(walk(state, "forest-1", "mountain-1", "river-1"), "spend Js")
    assert hand(state, 0) == set()
    state = placed(["tower-of-spades", "citadel"], ["Js"], dice=(5, 5), **TRAILING)
    state = walk(state, "river-2", "plaza-of-spades")
    assert stage(state) == "pause"


def test_horse_does_not_end_the_journey_at_an_own_carrot() -> None:
    state = placed(["tower-of-spades", "citadel"], ["Js red"], **TRAILING)
    state = play(state, "mount red", "goal plaza-of-spades")
    assert stage(state) == "pause"
    # Come by horse, it may leave by every road.
    assert onward(state) == {"tavern-1", "tavern-3", "river-2", "sea"}


def test_flight_does_not_end_the_journey_at_an_own_carrot() -> None:
    state = placed(["tower-of-spades", "citadel"], ["9c Kd"], at="turn", **TRAILING)
    state = play(falls(play(state, "show 9c"), (1, 2)), "no card", "goal tower-of-diamonds")
    assert stage(state) == "pause"
    assert onward(state) == {"burrow-1", "forest-1"}
    state = walk(state, "forest-1")
    assert stage(state) == "on way"


def test_residential_flight_to_an_own_carrot_may_go_on() -> None:
    options = {**TRAILING, "residential_flights": True}
    state = placed(["tower-of-spades", "citadel"], ["9c Qc"], at="turn", **options)
    state = play(falls(play(state, "show 9c"), (1, 2)), "no card", "goal palace-of-clubs")
    assert stage(state) == "pause"
    assert stage(play(state, "stop")) == "challenge"


def test_who_passes_is_not_judged() -> None:
    state = placed(["underground", "citadel"], ["Qs", "9h"], **TRAILING)
    state = play(state, "emerge burrow-2")
    assert stage(state) == "pause"
    assert stage(play(state, "stop")) == "challenge"
    assert stage(walk(state, "crossing-2")) == "on way"


def test_who_passes_cannot_fight_or_trade() -> None:
    state = placed(
        ["palace-of-diamonds", "plaza-of-spades"], ["Js 9s 9d"], discards="3s", **TRAILING
    )
    state = walk(state, "tavern-1", "plaza-of-spades")
    assert offers(state, "attack") == offers(state, "buy") == set()
    stopped = play(state, "stop")
    assert offers(stopped, "attack") == {"1"}
    assert offers(stopped, "buy") == {"3s"}


def test_jokers_are_mounted_at_a_hex_that_is_passed() -> None:
    state = passing("Js red black")
    assert {"mount red", "mount black"} <= offered(state)
    assert "plaza-of-spades" not in offers(play(state, "mount red"), "goal")


def test_passing_off_the_map_is_exile() -> None:
    state = walk(passing(), "sea")
    assert rabbit(state, 0) == "exile"


def test_who_passes_a_hex_is_not_stopped_by_a_provisional_palace() -> None:
    state = placed(
        ["palace-of-diamonds", "plaza-of-spades"],
        ["Js", "9h"],
        laid_open=["", "9h"],
        provisional_palaces=True,
        **TRAILING,
    )
    state = walk(state, "tavern-1", "plaza-of-spades")
    assert stage(state) == "pause"
    assert stage(play(state, "stop")) == "challenge"
