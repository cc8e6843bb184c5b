"""Options as a table: the refused combinations, and why; tight suits."""

import pytest

import reino
from games.jackrabbits.positions import court, game, pile, stage
from games.jackrabbits.reference_cards import SUITED, is_royal
from games.jackrabbits.reference_land import Land, kind_of
from reino import State
from reino.core.errors import BadOptionValue, ContradictoryOptions, OptionError
from reino.games.jackrabbits.rules.options import MAPS, NEED_COMPLETE, OPTIONS, SUITS_KEPT

SWITCHES = [option.key for option in OPTIONS.options if option.is_switch]


def refused(players: int = 2, **options: bool | str) -> str:
    with pytest.raises(ContradictoryOptions) as error:
        reino.load("jackrabbits", players, options)
    spanish = error.value.tell("es")
    assert spanish
    assert spanish != str(error.value)
    return str(error.value)


def test_switches_are_off_by_default_and_the_complete_game_is_on() -> None:
    values = game().options
    assert [key for key in SWITCHES if values[key]] == ["complete"]
    assert (values["ending"], values["map"], values["first"]) == ("simple", "sample", "drawn")


def test_a_surplus_is_seized_or_unnoticed_not_both() -> None:
    why = refused(seized_surplus=True, unnoticed_surplus=True)
    assert "seized_surplus" in why
    assert "unnoticed_surplus" in why


@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_seat_beyond_the_players_is_refused(players: int) -> None:
    for seat in range(1, 5):
        if seat <= players:
            assert game(players, first=f"seat_{seat}")
        else:
            why = refused(players, first=f"seat_{seat}")
            assert f"first=seat_{seat} cannot be chosen here" in why


@pytest.mark.parametrize("newer", [{"unnoticed_surplus": True}, {"first": "seat_1"}])
def test_rules_1_do_not_know_the_newer_options(newer: dict[str, bool | str]) -> None:
    with pytest.raises(OptionError, match="came with rules 2"):
        game(2, 1, **newer)


@pytest.mark.parametrize("key", NEED_COMPLETE)
def test_strategies_need_the_complete_game(key: str) -> None:
    why = refused(complete=False, **{key: True})
    assert key in why
    assert "complete" in why


def test_four_options_need_the_complete_game() -> None:
    assert set(NEED_COMPLETE) == {
        "interpersonal_trade",
        "advanced_citadel",
        "residential_flights",
        "provisional_palaces",
    }
    others = [key for key in SWITCHES if key not in (*NEED_COMPLETE, "complete")]
    needy = ("tight_suits", "additional_capital", "free_map")
    others = [key for key in others if key not in needy]
    for key in others:
        assert game(complete=False, **{key: True}).options[key]


def test_additional_capital_needs_capital_aces() -> None:
    assert "capital_aces" in refused(additional_capital=True)
    assert game(additional_capital=True, capital_aces=True)


def test_tight_suits_name_as_many_suits_as_players() -> None:
    assert "suits" in refused(3, tight_suits=True, suits="sd", map="random")
    assert "suits" in refused(2, tight_suits=True, suits="shd", map="random")


def test_suits_are_named_only_with_tight_suits() -> None:
    assert "tight_suits" in refused(suits="sd")


@pytest.mark.parametrize("ending", ["diverse", "diverse_monarchic"])
def test_two_suits_cannot_be_diverse(ending: str) -> None:
    assert "ending" in refused(tight_suits=True, map="random", ending=ending)


@pytest.mark.parametrize("ending", ["simple", "monarchic", "tribal"])
def test_two_suits_go_with_the_other_endings(ending: str) -> None:
    assert game(2, tight_suits=True, map="random", ending=ending)


def test_tight_suits_are_never_refused_for_their_map() -> None:
    for suits in SUITS_KEPT[1:]:
        for source in MAPS:
            assert game(len(suits), tight_suits=True, suits=suits, map=source)
    assert [game(players, tight_suits=True).players for players in (2, 3, 4)] == [2, 3, 4]


def test_unknown_values_are_refused() -> None:
    with pytest.raises(BadOptionValue):
        reino.load("jackrabbits", 2, {"ending": "glorious"})


def test_by_rules_1_three_without_clubs_played_the_designers_map_with_all_its_rhombi() -> None:
    old = reino.load("jackrabbits", 3, {"tight_suits": True}, rules_version=1)
    land = Land.of(old.start(dealer=None).record)
    assert len(land.hexes) == 10
    assert not any(key.endswith("clubs") for key in land.hexes)
    kinds = [kind_of(key) for key in land.tiles]
    for kind in ("forest", "river", "mountain"):
        assert kinds.count(kind) == 4
    for kind in ("crossing", "tavern", "burrow"):
        assert kinds.count(kind) == 3


def laid(players: int, **options: bool | str) -> State:
    state = game(players, map="random", tight_suits=True, **options).start(dealer=None)
    while stage(state) == "map":
        state = state.fall(state.chance[9][0])
    return state


@pytest.mark.parametrize(("players", "suits"), [(2, "sd"), (3, "shd"), (4, "cshd")])
def test_usual_suits_are_spades_and_diamonds_then_hearts(players: int, suits: str) -> None:
    state = laid(players)
    cards = {card for card in SUITED if card[-1] in suits}
    assert pile(state) == {card for card in cards if not is_royal(card)}
    assert court(state) == {card for card in cards if is_royal(card)} | {"red", "black"}


@pytest.mark.parametrize("suits", ["cs", "ch", "cd", "sh", "sd", "hd"])
def test_each_missing_suit_takes_its_cards_hexes_and_a_road_set_out_of_the_game(
    suits: str,
) -> None:
    state = laid(2, suits=suits)
    land = Land.of(state.record)
    assert {card[-1] for card in pile(state)} == set(suits)
    assert {key.split("-of-")[1][0] for key in land.hexes if key != "citadel"} == set(suits)
    assert len(land.hexes) == 1 + 3 * 2
    for kind in ("forest", "river", "mountain", "crossing", "tavern", "burrow"):
        assert sum(kind_of(key) == kind for key in land.tiles) <= 2
