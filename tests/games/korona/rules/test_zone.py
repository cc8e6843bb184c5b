"""Zones, piles and full piles: the places of every card."""

import pytest

from games.korona.positions import fresh, offered, offers, piles, placed, play, unshielded, zone
from games.korona.reference_table import COPIES

PEOPLE = {
    "monarch": "monarch",
    "healer": "healer",
    "stable": "knight",
    "tower": "archer",
    "field": "peasant",
}
UPON = {"monarch": 1, "healer": 1, "stable": 2, "tower": 3, "field": 3}  # cards on a full pile
KINGDOM = list(COPIES)[:10]
SINGLES = ("knight", "archer", "peasant", "villain")

kinds = pytest.mark.parametrize("base", PEOPLE)
singles = pytest.mark.parametrize("single", SINGLES)
fillers = pytest.mark.parametrize("card", ["jester", "villain"])


def places(own: str, card: str) -> set[str]:
    """Where a card of the hand may go: on a pile, or "" for alone."""
    return {
        where.removeprefix("on ") for where in offers(placed([own, ""], [card]), "place " + card)
    }


def test_there_are_54_kingdom_and_36_action_cards_of_18_types() -> None:
    counts = fresh().record.deck.tolist()
    assert counts == [4, 4, 5, 6, 10, 6, 12, 2, 3, 2, 4, 10, 8, 4, 3, 2, 1, 4]
    assert (sum(counts[:10]), sum(counts[10:]), sum(counts)) == (54, 36, 90)


@pytest.mark.parametrize("base", ["monarch", "healer"])
def test_second_of_monarchs_and_healers_must_go_on_the_first(base: str) -> None:
    assert places("", base) == {""}
    assert places(base, base) == {base}


@pytest.mark.parametrize(
    "full",
    ["monarch monarch", "monarch jester", "monarch villain", "healer jester", "healer villain"],
)
def test_no_further_one_comes_to_a_full_monarch_or_healer_pile(full: str) -> None:
    assert places(full, full.split()[0]) == set()


@kinds
def test_pile_is_full_with_so_many_cards(base: str) -> None:
    pile = base
    for _ in range(UPON[base]):
        assert pile in places(pile, PEOPLE[base])
        pile += f" {PEOPLE[base]}"
    people = {PEOPLE[base]} - {"healer"}  # there are but two of them
    for card in (*people, "jester", "villain"):
        assert pile not in places(pile, card)


@singles
@pytest.mark.parametrize("card", KINGDOM)
def test_nothing_is_stacked_on_a_single(single: str, card: str) -> None:
    assert places(single, card) == ({""} if card != "jester" else set())


def test_single_is_never_full() -> None:
    # A glorious attack steals full piles only.
    state = placed(["", "knight, archer, peasant, villain"], ["glorious-attack peasant"])
    assert offers(state, "storm") == set()


@kinds
@fillers
def test_lone_base_monarch_or_healer_is_a_pile_of_one(base: str, card: str) -> None:
    assert base in places(base, card)


def test_card_joins_a_pile_on_top() -> None:
    state = play(
        placed(["tower jester, tower", ""], ["archer peasant"]), "place archer on tower jester"
    )
    assert zone(state, 0) == piles("tower jester archer, tower")


@kinds
@pytest.mark.parametrize("card", KINGDOM)
def test_base_takes_only_its_own_people_besides_jesters_and_villains(base: str, card: str) -> None:
    expected = card in (PEOPLE[base], "jester", "villain")
    assert (base in places(base, card)) == expected


@pytest.mark.parametrize("card", ["stable", "tower", "field"])
def test_base_lies_on_nothing(card: str) -> None:
    assert places("monarch, healer, stable, tower, field, knight, villain", card) == {""}


@pytest.mark.parametrize(
    ("base", "people"), [("stable", "knight"), ("tower", "archer"), ("field", "peasant")]
)
def test_base_is_never_slid_under_cards_that_lie_there(base: str, people: str) -> None:
    state = play(placed([people, ""], [f"{base} peasant"]), f"place {base}")
    assert zone(state, 0) == piles(f"{people}, {base}")


@kinds
@fillers
def test_jester_or_villain_fills_a_place_in_any_kind_of_pile(base: str, card: str) -> None:
    before = " ".join([base, *[PEOPLE[base]] * (UPON[base] - 1)])
    state = play(placed([before, ""], [f"{card} peasant"]), f"place {card} on {before}")
    assert zone(state, 0) == [f"{before} {card}"]
    # It is full now.
    for more in (PEOPLE[base], "jester", "villain"):
        assert f"{before} {card}" not in places(f"{before} {card}", more)


def test_jester_is_never_alone() -> None:
    assert places("", "jester") == set()
    assert places("knight, archer, peasant, villain", "jester") == set()
    assert places("stable", "jester") == {"stable"}


def test_villain_lies_alone_or_on_any_pile_that_is_not_full() -> None:
    own = "monarch, healer jester, stable knight, tower archer archer archer, field villain"
    assert places(own, "villain") == {"", "monarch", "stable knight", "field villain"}


def test_first_card_of_a_pile_is_no_jester_and_no_villain() -> None:
    assert places("", "jester") == set()
    for people in PEOPLE.values():
        assert places("villain", people) == {""}


def test_people_may_follow_a_villain_or_a_jester() -> None:
    assert places("tower villain", "archer") == {"", "tower villain"}
    assert places("field jester", "peasant") == {"", "field jester"}


def test_pile_that_loses_a_jester_from_the_middle_moves_down() -> None:
    state = placed(["field peasant jester peasant, tower", ""], ["internal-affairs peasant"])
    state = play(
        state,
        "internal affairs",
        "inner field peasant jester peasant",
        "place jester on tower",
    )
    assert zone(state, 0) == piles("field peasant peasant, tower jester")


def test_what_the_receiver_could_not_place_is_not_given_passed_or_stolen() -> None:
    own = "monarch monarch, healer jester"
    theirs = "monarch, healer, knight"
    state = placed([own, theirs], ["donation sneak-attack peasant"])
    assert offers(play(state, "sneak 1"), "top") == {"knight"}
    assert offers(unshielded(state, "ask zone 1"), "top") == {"knight"}
    # Six peasants, a full pair and a pair of healers: the first two stay.
    rebel = "monarch, healer, peasant, peasant, peasant, peasant, peasant, field peasant"
    state = unshielded(placed([rebel, own], ["revolt peasant"]), "revolt")
    assert offers(state, "top") == {"peasant", "field peasant"}


def test_both_orders_are_tried_where_two_cards_come_together() -> None:
    # The jester comes first but has its place only on the stable.
    state = placed(["", "stable jester"], ["sneak-attack peasant"])
    state = unshielded(state, "sneak 1", "top stable jester", "top stable")
    assert offered(state) == {"place stable"}
    assert zone(play(state, "place stable", "place jester on stable"), 0) == ["stable jester"]


def test_each_part_of_a_declaration_is_offered_only_if_the_whole_can_be_completed() -> None:
    # The first of the two may not be the monarch: nothing given in return makes room for it.
    state = placed(["monarch monarch, knight", "monarch, archer, peasant"], ["tactical-swap field"])
    state = play(state, "swap 1")
    assert offers(state, "top") == {"archer", "peasant"}
    assert offers(play(state, "top archer"), "top") == {"peasant"}


def test_zone_holds_at_most_47_piles_and_singles() -> None:
    everything = ["monarch", "healer", *["stable"] * 4, *["tower"] * 6, *["field"] * 6]
    everything += ["knight"] * 5 + ["archer"] * 10 + ["peasant"] * 12 + ["villain"]
    state = placed([", ".join(everything), ""], ["villain jester monarch healer"])
    assert len(everything) == 46
    full = play(state, "place villain")
    assert len(zone(full, 0)) == 47
    # Of the cards left, monarchs, a healer and jesters, none can lie alone.
    assert {"place jester", "place monarch", "place healer"}.isdisjoint(offered(full))
