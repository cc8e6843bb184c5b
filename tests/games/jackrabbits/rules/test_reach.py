"""The reach of journeys: the places in reach, the transfers it takes to get there, and the survey
of how many turns it is from place to place."""

from collections import deque
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from games.jackrabbits.positions import (
    PLACES,
    TEXTS,
    crossed_before,
    game,
    offered,
    offers,
    placed,
    play,
    rabbit,
    stage,
    walk,
)
from games.jackrabbits.scatter import before_the_deal
from games.jackrabbits.survey import NAMES
from reino import State
from reino.core.kernel import JIT
from reino.games.jackrabbits.bot import distances as surveys
from reino.games.jackrabbits.bot.distances import survey
from reino.games.jackrabbits.rules import reach
from reino.games.jackrabbits.rules.reach import reachable
from reino.games.jackrabbits.rules.tiles import HEXES, TILE_KEYS

from .test_sample_map import CHECK, ISLAND_CHECK, expected

KEY = dict(zip(NAMES, TILE_KEYS, strict=True))  # "J♦": "plaza-of-diamonds"
# For a price of 2 every card is a payment. Hearts change roads, spades pay for horses and boats,
# clubs for burrows, and none of them is spent on anything else.
RICH = "2h 3h 4h 2s 3s 4s 2c 3c 4c"
CHEAP = (1, 1)
TRANSFERS = 2 if JIT else 1


def at(place: str, hand: str = RICH, base: State | None = None, **where: object) -> State:
    elsewhere = "citadel" if place != "citadel" else "underground"
    return placed([place, elsewhere], [hand], dice=CHEAP, base=base, **where)


def in_reach(state: State, transfers: int = reach.MOST_TRANSFERS, seat: int = 0) -> dict[str, int]:
    found = reachable(state.record, seat)
    return {PLACES[place]: n for place, n in found.items() if n <= transfers}


def free(state: State) -> set[str]:
    return set(in_reach(state, 0))


def ends_of_the_page() -> dict[str, set[str]]:
    """Where the list of connections leads from each hex, and from underground."""
    found: dict[str, set[str]] = {KEY[name]: set() for name in NAMES[:13]}
    found["underground"] = set()
    for way in expected(CHECK) | expected(ISLAND_CHECK):
        names = [end.split()[0] for end in (way[0], way[-1])]
        places = [
            "exile" if name == "off" else "underground" if name in NAMES[-4:] else KEY[name]
            for name in names
        ]
        for here, there in (places, places[::-1]):
            if here in found and there != here:
                found[here].add(there)
    return found


@pytest.mark.parametrize(("place", "ends"), ends_of_the_page().items())
def test_free_ends_are_those_of_the_page(place: str, ends: set[str]) -> None:
    if place == "underground":
        ends = ends - {"exile"}
    assert free(at(place)) == ends


def test_free_ends_of_the_citadel_in_full() -> None:
    assert free(at("citadel")) == {
        *("plaza-of-diamonds", "tower-of-spades", "palace-of-spades"),
        *("palace-of-hearts", "plaza-of-hearts", "exile"),
    }


def test_each_transfer_leads_further() -> None:
    found = in_reach(at("citadel"))
    # A crossing is on the way, and its horse goes to any hex; all burrows are behind hexes.
    assert set(found) == {*(KEY[name] for name in NAMES[1:13]), "exile"}
    assert found["tower-of-diamonds"] == found["palace-of-clubs"] == 1


def test_transfer_at_a_rhombus_leads_to_the_ends_of_its_other_road() -> None:
    # Forest, mountain, forest, tavern. By the river or from the forest to the plaza, back to the
    # palace, to the plaza by the citadel's road.
    found = in_reach(at("tower-of-diamonds"), 1)
    assert found["plaza-of-spades"] == found["underground"] == 0
    assert found["plaza-of-diamonds"] == found["palace-of-diamonds"] == found["citadel"] == 1
    assert "tower-of-hearts" not in found


def test_burrow_leads_to_the_other_burrows_for_a_transfer() -> None:
    found = in_reach(walk(at("palace-of-spades"), "burrow-2"))
    assert found["underground"] == 0
    others = {"tower-of-diamonds", "plaza-of-hearts", "plaza-of-clubs"}
    assert {place for place, n in found.items() if n == 1} == others


def test_on_the_way_there_is_no_turning_round() -> None:
    state = walk(at("citadel"), "river-1")
    assert free(state) == {"plaza-of-diamonds"}
    state = walk(at("tower-of-spades"), "crossing-2")
    assert free(state) == {"citadel", "palace-of-spades"}
    # The hex that was left may be the end again, and a place beyond a hex is not in reach.
    assert in_reach(state, 1)["tower-of-spades"] == 1
    assert free(walk(at("citadel"), "forest-2")) == {"citadel"}


def test_sides_already_crossed_are_not_crossed_again() -> None:
    state = walk(at("tower-of-spades"), "crossing-2")
    (way,) = (
        choice.split()[2]
        for choice in offered(state)
        if choice.startswith("move ") and rabbit(play(state, choice), 0) == "palace-of-spades"
    )
    state = crossed_before(state, "crossing-2", way)
    assert free(state) == {"citadel"}
    # The horse does not mind.
    assert in_reach(state)["palace-of-spades"] == 1


def test_burrow_that_was_left_before_is_closed() -> None:
    state = walk(at("palace-of-spades"), "burrow-2")
    assert in_reach(state, 1)["tower-of-diamonds"] == 1
    state = crossed_before(state, "burrow-1", "s")
    assert "tower-of-diamonds" not in in_reach(state, 1)


def test_nothing_is_in_reach_of_an_exile() -> None:
    assert in_reach(placed(["citadel", "exile"]), seat=1) == {}


def test_another_seat_has_a_reach_of_its_own() -> None:
    ends = {"citadel", "palace-of-spades", "plaza-of-spades"}
    state = placed(["palace-of-spades", "tower-of-spades"])
    assert in_reach(state, 0, seat=1).keys() == ends
    # The sides one rabbit has crossed do not bind the other.
    state = walk(state, "crossing-2", "mountain-2")
    assert in_reach(crossed_before(state, "tower-of-spades", "se"), 0, seat=1).keys() == ends


def test_who_passes_an_own_carrot_may_turn_round() -> None:
    state = at("citadel", f"{RICH[:-3]} Jd", trailing_carrots=True)
    state = walk(state, "river-1", "forest-3", "tavern-2", "plaza-of-diamonds")
    assert stage(state) == "pause"
    assert in_reach(state, 1) == walked(state, 1)
    assert "citadel" in free(state)


def test_rabbit_with_no_way_on_ends_in_exile() -> None:
    state = walk(at("citadel", ""), "river-1")
    (way,) = offers(state, "move river-1")
    state = crossed_before(state, "river-1", way)
    assert offered(state) == {"give up"}
    assert free(state) == {"exile"}


def paid(state: State) -> State:
    """The toll with the card that is of no other use."""
    cards = offers(state, "spend")
    for suit in "hsc":
        for card in sorted(cards):
            if card[-1] == suit:
                return play(state, f"spend {card}")
    raise AssertionError(cards)


def walked(state: State, transfers: int) -> dict[str, int]:
    """Every place where the journey may end with so many transfers, by walking it."""
    here = rabbit(state, 0)
    found: dict[str, int] = {}
    seen: set[tuple[str, ...]] = set()
    waiting = deque([(0, state)])
    while waiting:
        n, now = waiting.popleft()
        situation = (stage(now), rabbit(now, 0), str(now.record.came))
        if situation in seen:
            continue
        seen.add(situation)
        for action in now.legal(0):
            choice = TEXTS[action]
            if choice.split()[0] in ("stay", "stop", "buy", "mount"):
                continue
            after, spent = now.play(0, action), n
            if stage(after) == "toll":
                after, spent = paid(after), n + 1
            if spent > transfers:
                continue
            if stage(after) not in ("on way", "ride", "sail"):
                end = rabbit(after, 0)
                found[end] = min(found.get(end, spent), spent)
            elif spent == n:
                waiting.appendleft((n, after))
            else:
                waiting.append((spent, after))
    found.pop(here, None)
    return found


@pytest.mark.parametrize("place", ["citadel", "plaza-of-spades", "tower-of-clubs", "underground"])
def test_reach_on_the_sample_is_what_walking_it_finds(place: str) -> None:
    assert in_reach(at(place), TRANSFERS) == walked(at(place), TRANSFERS)


@pytest.mark.parametrize("seed", range(6 if JIT else 1))
def test_reach_on_random_maps_is_what_walking_it_finds(seed: int) -> None:
    rng = Random(f"reach {seed}")
    base = before_the_deal(game(2, map="random"), rng)
    places = rng.sample([*TILE_KEYS[:HEXES], "underground"], 4 if JIT else 1)
    for place in places:
        state = at(place, base=base)
        assert in_reach(state, TRANSFERS) == walked(state, TRANSFERS), place
        # And from somewhere on the way.
        for _ in range(3):
            ways = [a for a in state.legal(0) if TEXTS[a].startswith(("move", "emerge"))]
            ways = [a for a in ways if stage(state.play(0, a)) == "on way"]
            if not ways:
                break
            state = state.play(0, rng.choice(ways))
            assert in_reach(state, 1) == walked(state, 1), rabbit(state, 0)


def test_boat_leads_where_no_horse_goes() -> None:
    # On this map some crossings at the sea, and no others, lead to a burrow by a landing.
    base = before_the_deal(game(2, map="random"), Random("boat 1"))
    for place, underground in (("plaza-of-hearts", 1), ("tower-of-clubs", None)):
        state = at(place, base=base)
        assert in_reach(state, 1) == walked(state, 1)
        assert in_reach(state, 1).get("underground") == underground


PLACE_KEYS = [*TILE_KEYS[:HEXES], "underground", "exile"]


def distances(state: State) -> NDArray[np.float64]:
    """Turns from each place to each hex."""
    return survey(state.record)[surveys.TURNS :].reshape(reach.PLACES, HEXES)


def apart(here: str, there: str, **options: Any) -> float:
    found = distances(placed(["citadel", "citadel"], **options))
    return float(found[PLACE_KEYS.index(here), TILE_KEYS.index(there)])


def test_journey_that_costs_nothing_is_one_turn() -> None:
    assert apart("citadel", "plaza-of-diamonds") == 1
    assert apart("plaza-of-diamonds", "citadel") == 1
    assert apart("tower-of-spades", "palace-of-spades") == 1
    assert apart("citadel", "citadel") == 0


def test_transfers_are_dearer_than_roads_and_two_journeys_dearer_still() -> None:
    assert 1 < apart("citadel", "tower-of-hearts") < 2
    assert apart("plaza-of-spades", "palace-of-spades") == 2


def test_towers_are_a_flight_apart_in_the_complete_game() -> None:
    assert apart("tower-of-spades", "tower-of-clubs") == 1 + surveys.FLIGHT
    assert apart("tower-of-spades", "tower-of-clubs", complete=False) == 1 + surveys.TOLL


def test_advanced_citadel_is_a_tower_to_the_survey_too() -> None:
    plain = apart("tower-of-diamonds", "citadel")
    assert apart("tower-of-diamonds", "citadel", advanced_citadel=True) < plain
    assert apart("tower-of-diamonds", "citadel") == plain


def test_exile_is_further_away_than_the_underground() -> None:
    found = distances(placed(["citadel", "citadel"]))
    assert (found[reach.OFF] > found[reach.UNDER] + 1).all()
    assert apart("underground", "tower-of-diamonds") == 1


@pytest.mark.parametrize("seed", range(3 if JIT else 1))
def test_detours_are_never_shorter(seed: int) -> None:
    found = distances(before_the_deal(game(2, map="random"), Random(f"survey {seed}")))
    for place in range(reach.PLACES):
        for via in range(HEXES):
            assert (found[place] <= found[place, via] + found[via] + 1e-9).all()
    assert (found.diagonal() == 0).all()
    # A road may be walked both ways; only transfers and burrows make a difference.
    there, back = found[:HEXES], found[:HEXES].T
    assert ((there == 1) == (back == 1)).all()
    assert found.max() < surveys.FAR_AWAY


def test_survey_is_kept_for_each_map() -> None:
    rng = Random("maps")
    one, other = (before_the_deal(game(2, map="random"), rng) for _ in range(2))
    assert survey(one.record) is survey(one.record)
    assert not np.array_equal(survey(one.record), survey(other.record))


def test_survey_does_not_depend_on_what_happened_on_the_map(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fresh = survey(placed(["citadel", "citadel"]).record)
    # A rabbit is on its way, and the first survey of this map is asked for only now.
    monkeypatch.setattr(surveys, "_surveys", {})
    state = walk(placed(["citadel", "tower-of-clubs"]), "mountain-2", "crossing-2")
    assert np.array_equal(survey(state.record), fresh)


def test_surveys_of_many_maps_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[bytes, NDArray[np.float64]] = {}
    monkeypatch.setattr(surveys, "_surveys", kept)
    monkeypatch.setattr(surveys, "MOST_KEPT", 1)
    rng = Random("maps")
    for _ in range(2):
        survey(before_the_deal(game(2, map="random"), rng).record)
        assert len(kept) == 1
