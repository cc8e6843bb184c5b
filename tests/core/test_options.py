"""Options: unknown ones, bad values and contradictions are refused by name."""

import pytest

import reino
from reino.core.options import Contradiction, Option, OptionTable
from reino.core.registry import find
from reino.errors import (
    BadOptionValue,
    BadPlayers,
    ContradictoryOptions,
    OptionError,
    ReinoError,
    UnknownOption,
)
from reino.testing import all_games


def test_defaults_fill_what_is_not_chosen() -> None:
    game = reino.load("braverats", options={"traitor": True})
    assert game.options["traitor"] is True
    assert game.options["held_ambassador"] is True
    assert game.options["princess_attack"] == "off"
    assert list(game.options) == [option.key for option in find("braverats").options.options]


def test_an_unknown_option_is_named_with_the_nearest_one() -> None:
    with pytest.raises(UnknownOption) as caught:
        reino.load("braverats", options={"luck_draw": True})
    assert "no option 'luck_draw'; did you mean 'lucky_draw'?" in str(caught.value)
    assert "traitor, lucky_draw, fast_rat" in str(caught.value)


def test_an_unknown_option_like_no_other_is_named_with_all() -> None:
    with pytest.raises(UnknownOption, match=r"no option 'xyz'\. Known: traitor, "):
        reino.load("braverats", options={"xyz": True})
    with pytest.raises(UnknownOption, match=r"no option 3\. Known"):
        reino.load("braverats", options={3: True})  # type: ignore[dict-item]


@pytest.mark.parametrize("value", [1, 0, "true", None, "yes"])
def test_a_switch_takes_true_or_false_only(value: object) -> None:
    with pytest.raises(BadOptionValue, match=r"option 'traitor' takes false or true; got "):
        reino.load("braverats", options={"traitor": value})


def test_a_bad_value_is_told_with_the_good_ones() -> None:
    with pytest.raises(BadOptionValue) as caught:
        reino.load("braverats", options={"princess_attack": "both"})
    assert str(caught.value) == (
        "option 'princess_attack' takes off, random, yarg or applewood; got 'both'"
    )


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"draft": True}, {"random_deal": True}),
        ({"draft": True}, {"princess_attack": "yarg"}),
        ({"random_deal": True}, {"princess_attack": "random"}),
    ],
)
def test_a_contradiction_names_both_options(
    one: dict[str, object], other: dict[str, object]
) -> None:
    reino.load("braverats", options=one)
    reino.load("braverats", options=other)
    with pytest.raises(ContradictoryOptions) as caught:
        reino.load("braverats", options=one | other)
    for key, value in (one | other).items():
        assert f"{key}={str(value).lower()}" in str(caught.value)
    assert "decides who holds which cards" in str(caught.value)


def test_options_switched_off_contradict_nothing() -> None:
    options = {"draft": True, "random_deal": False, "princess_attack": "off"}
    assert reino.load("braverats", options=options).options["draft"] is True


def test_all_option_errors_are_one_family() -> None:
    for error in (UnknownOption, BadOptionValue, ContradictoryOptions):
        assert issubclass(error, OptionError)
        assert issubclass(error, ReinoError)


@pytest.mark.parametrize("players", [0, 1, 3, "2", 2.5])
def test_a_wrong_number_of_players_is_refused(players: object) -> None:
    with pytest.raises(BadPlayers, match="braverats is for 2 players; got"):
        reino.load("braverats", players=players)  # type: ignore[arg-type]


def test_values_reach_the_rules_by_the_names_of_fields() -> None:
    colour = Option("colour", "red", ("blue", "red"), field="hue")
    table = OptionTable((Option("one"), colour, Option("two")))
    found = table.indices(table.complete({"two": True}))
    assert found == {"one": 0, "hue": 1, "two": 1}


@pytest.mark.parametrize("game", reino.installed())
def test_a_first_record_holds_the_index_of_every_value(game: str) -> None:
    for each in all_games(game, mixed=2):
        record = each.start(dealer=None).record
        for option in each.spec.options.options:
            index = option.values.index(each.options[option.key])
            assert record[option.field] == index, option.key


def test_the_first_contradiction_is_told() -> None:
    table = OptionTable(
        (Option("night"), Option("day")),
        lambda values, players: (
            [
                Contradiction(("night", "day"), "the sun is up or not"),
                Contradiction(("day",), "there are no days at all"),
            ]
            if all(values.values())
            else []
        ),
    )
    assert dict(table.complete({"day": True})) == {"night": False, "day": True}
    with pytest.raises(ContradictoryOptions, match=r"night=true and day=true .* sun is up"):
        table.complete({"day": True, "night": True})


@pytest.mark.parametrize(("typed", "value"), [("sí", True), ("1", True), ("NO", False)])
def test_people_type_switches_in_many_ways(typed: str, value: bool) -> None:
    assert Option("traitor").parse(typed) is value


def test_what_people_mistype_is_refused() -> None:
    with pytest.raises(BadOptionValue, match="got 'maybe'"):
        Option("traitor").parse("maybe")
    with pytest.raises(BadOptionValue, match="takes red or green; got 'blue'"):
        Option("colour", "red", ("red", "green")).parse("Blue")
