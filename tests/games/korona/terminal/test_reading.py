"""Reading choices of Korona in the terminal: typed choices, and the answers to other lines."""

import pytest

from games.korona.positions import placed, play
from reino.terminal.screen import Ambiguous

from .test_screen import HANDS, TABLE, read, refused, screen, squeezed, table


def test_the_menu_numbers_every_choice_by_what_is_done_with_a_card() -> None:
    state = placed(["tower", ""], ["archer archer shield", ""], actions=2)
    text = squeezed(table(state))
    assert "Place 1 archer alone 2 archer on tower Discard 3 archer 4 Shield Or 5 end" in text
    assert [read(state, str(n)) for n in (1, 2, 3, 4, 5)] == [
        "place archer",
        "place archer on tower",
        "discard archer",
        "discard shield",
        "end turn",
    ]
    assert "is no choice here" in refused(state, "6")


@pytest.mark.parametrize(
    ("line", "choice"),
    [
        ("field", "place field"),
        ("fie", "place field"),
        ("place a field", "place field"),
        ("archer on tower archer", "place archer on tower archer"),
        ("ARCH TOW", "place archer on tower archer"),
        ("archer alone", "place archer"),
        ("arquero suelto", "place archer"),
        ("campo", "place field"),
        ("sneak attack eagle", "sneak 1"),
        ("snea bea", "sneak 2"),
        ("ataque sigiloso aguila", "sneak 1"),
        ("donation eagle's hand", "ask hand 1"),
        ("don bear zone", "ask zone 2"),
        ("discard field", "discard field"),
        ("dis fie", "discard field"),
        ("donacion oso mano", "ask hand 2"),
        ("donation hand bear", "ask hand 2"),
        ("place archer tower", "place archer on tower archer"),
        ("descartar escudo", "discard shield"),
    ],
)
def test_a_choice_is_typed_in_few_words_of_either_language(line: str, choice: str) -> None:
    assert read(placed(TABLE, HANDS), line) == choice


def test_the_language_of_the_player_goes_first() -> None:
    hand = "internal-affairs tactical-swap field"
    state = placed(["knight, stable", "tower, archer"], [hand, ""], actions=2)
    assert read(state, "int") == "internal affairs"
    assert "2 Asuntos internos, 3 Intercambio táctico" in refused(state, "int", "es")
    assert read(state, "fin") == read(state, "end", "es") == "end turn"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_stray_letter_or_two_choose_nothing(lang: str) -> None:
    zones = ["tower, field peasant", "field", "healer"]
    state = placed(zones, ["peasant donation draw-again villain", "field", "tower"], actions=2)
    for letter in "abcdefghijklmnopqrstuvwxyzñ":
        why = refused(state, letter, lang)
        assert ("1 peasant alone" if lang == "en" else "1 campesino suelto") in why
    for letters in ("pe", "do", "ca", "en"):
        refused(state, letters, lang)


def test_a_line_begins_with_the_card_or_with_what_is_done() -> None:
    state = placed(["tower", "field", ""], ["archer donation", "field", ""])
    assert read(state, "archer tower") == "place archer on tower"
    for line in ("tower archer", "alone", "suelto", "eagle", "hand", "oso mano"):
        refused(state, line)
    assert read(state, "place tower archer") == "place archer on tower"


def test_a_name_of_exactly_these_words_is_preferred() -> None:
    state = placed(["tower, tower archer", ""], ["archer field", ""])
    assert read(state, "archer on tower") == "place archer on tower"
    assert read(state, "archer on tower + archer") == "place archer on tower archer"


def test_a_line_that_could_be_several_names_them() -> None:
    state = placed(TABLE, HANDS)
    with pytest.raises(Ambiguous) as error:
        read(state, "archer")
    assert "1 archer alone, 2 archer on tower + archer" in str(error.value)
    assert "Discard an archer" in refused(state, "discard")
    assert "could be several" in refused(state, "donation")


def test_a_card_is_not_discarded_unless_one_says_so() -> None:
    state = placed(["", ""], ["shield shield", ""])
    assert "on your turn it can only be discarded" in refused(state, "shield")
    assert read(state, "discard shield") == "discard shield"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("monarch", "“monarch” is not possible: the hand does not hold a monarch."),
        ("sneak lion", "this card is used on another player"),
        ("sneak wolf", "the Wolf does not play at this table"),
        ("end", "a turn has one action at least"),
        ("deck", "“deck” is not possible: now place, use or discard a card."),
        ("knight", "“knight” is not possible: the hand does not hold a knight."),
        ("revolt", "the hand does not hold Revolt"),
        ("dragon", "“dragon” is no choice here. You can choose: 1 archer alone"),
    ],
)
def test_what_is_not_possible_is_answered_with_the_reason(line: str, why: str) -> None:
    assert why in refused(placed(TABLE, HANDS), line)


def test_ending_is_named_where_it_is_possible() -> None:
    state = placed(["", ""], ["archer field", ""], actions=2)
    assert "or end the turn" in refused(state, "deck")


def test_a_card_in_hand_that_goes_nowhere_is_said_to() -> None:
    state = placed(["knight", ""], ["jester field", ""])
    assert refused(state, "jester") == (
        "“jester” is not possible: there is no pile now that a jester could go on."
    )


def test_a_whole_pile_goes_by_its_lowest_card() -> None:
    piles = "stable knight knight, tower archer archer archer"
    state = play(placed(["", piles], ["glorious-attack field", ""]), "storm 1")
    assert read(state, "stable") == "whole stable knight knight"
    assert "is no choice here" in refused(state, "dragon archer")


def test_a_card_that_the_market_does_not_show_is_said_to() -> None:
    state = placed(["", ""], ["field", ""], at="take")
    assert "the market does not show an archer" in refused(state, "archer")


def test_a_shield_is_asked_for_with_yes_and_no() -> None:
    state = placed(["", "field"], ["donation field", "shield field"])
    state = play(state, "ask zone 1")
    prompt = screen().prompt(state.view(1))
    assert prompt == "The Lion uses Donation against you. Do you raise a shield? (? for help)"
    for yes in ("y", "yes", "sí", "shield", "escudo", "2"):
        assert read(state, yes) == "shield"
    for no in ("n", "no", "no shield", "sin escudo", "1"):
        assert read(state, no) == "let pass"
    spanish = screen("es").prompt(state.view(1))
    assert spanish == "El León usa Donación contra ti. ¿Alzas un escudo? (? ayuda)"
    countered = play(state, "shield")
    assert "raises a shield against your Donation" in screen().prompt(countered.view(0))
    unarmed = play(placed(["", "field"], ["donation field", "field"]), "ask zone 1")
    assert refused(unarmed, "yes") == "“yes” is not possible: the hand does not hold a shield."
