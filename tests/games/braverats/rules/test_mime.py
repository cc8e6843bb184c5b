"""The Mime: it copies strength and power of the card the opponent played the round before."""

import pytest

from games.braverats.positions import after, fresh, names, result, shown, wins


def mime(*pairs: str, **options: object) -> str:
    return result(after(*pairs, mime="ninth", **options))


def test_mime_makes_nine_cards_each() -> None:
    state = fresh(mime="ninth")
    assert [len(state.legal(seat)) for seat in (0, 1)] == [9, 9]
    assert "mime" in names(state.legal(0))


WITHOUT_WIZARD = [
    *("musician", "princess", "spy", "assassin", "ambassador", "general", "prince", "mime")
]


def test_mime_instead_takes_the_wizards_place() -> None:
    state = fresh(mime="instead")
    for seat in (0, 1):
        assert names(state.legal(seat)) == WITHOUT_WIZARD


def test_eight_rounds_are_played_with_the_mime_instead() -> None:
    cards = [*WITHOUT_WIZARD[:6], "mime"]
    state = after(*(f"{name} {name}" for name in cards), mime="instead")
    assert not state.over
    state = after(*(f"{name} {name}" for name in (*cards, "prince")), mime="instead")
    assert state.reason == "out_of_cards"


def test_mime_instead_is_a_five_without_power_in_round_one() -> None:
    state = after("mime general", mime="instead")
    assert (result(state), shown(state)["bonus"]) == ("A", [0, 2])


def test_mime_instead_copies_as_the_ninth_does() -> None:
    state = after("musician general", "mime ambassador", mime="instead")
    assert (result(state), shown(state)["bonus"]) == ("X", [2, 0])  # 6 v 4 + 2
    assert shown(state)["copies"] == ["ambassador", "general"]


@pytest.mark.parametrize(("old", "value"), [(False, "off"), (True, "ninth")])
def test_true_and_false_of_older_callers_mean_ninth_and_off(old: bool, value: str) -> None:
    assert fresh(mime=old).game.options["mime"] == value
    assert fresh(mime=old) == fresh(mime=value)


def test_without_the_option_there_is_no_mime() -> None:
    assert "mime" not in names(fresh().legal(0))
    assert len(fresh().legal(0)) == 8


def test_nine_rounds_are_played_with_the_mime() -> None:
    cards = ("mime", "musician", "princess", "spy", "assassin", "ambassador", "wizard", "general")
    state = after(*(f"{name} {name}" for name in cards), mime="ninth")
    assert (state.over, shown(state)["round"]) == (False, 9)
    state = after(*(f"{name} {name}" for name in (*cards, "prince")), mime="ninth")
    assert (state.reason, shown(state)["held"]) == ("out_of_cards", 9)


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        ("musician", "X"),
        ("princess", "Y"),
        ("spy", "Y"),
        ("assassin", "A"),
        ("ambassador", "Y"),
        ("wizard", "X"),
        ("general", "A"),
        ("prince", "A"),
        ("mime", "X"),
    ],
)
def test_mime_in_round_one_is_a_five_without_power(other: str, expected: str) -> None:
    assert mime(f"mime {other}") == expected
    mirrored = {"Y": "A", "A": "Y", "X": "X"}[expected]
    assert mime(f"{other} mime") == mirrored


def test_mime_in_round_one_is_no_wizard() -> None:
    assert shown(after("mime general", mime="ninth"))["bonus"] == [0, 2]
    assert shown(after("mime spy", mime="ninth"))["look"] == 1
    assert wins(after("mime ambassador", mime="ninth")) == (1, 0)


@pytest.mark.parametrize(
    ("copied", "opposite", "expected"),
    [
        ("musician", "prince", "X"),
        ("musician", "general", "X"),
        ("princess", "prince", "Y!"),
        ("princess", "spy", "A"),
        ("spy", "princess", "Y"),
        ("assassin", "general", "Y"),
        ("assassin", "spy", "A"),
        ("ambassador", "assassin", "A"),
        ("ambassador", "spy", "Y"),
        ("wizard", "musician", "Y"),
        ("wizard", "prince", "A"),
        ("general", "spy", "Y"),
        ("prince", "general", "Y"),
        ("prince", "princess", "A!"),
        ("prince", "assassin", "Y"),
    ],
)
def test_mime_copies_strength_and_power(copied: str, opposite: str, expected: str) -> None:
    assert mime(f"musician {copied}", f"mime {opposite}") == expected


def test_mime_of_a_princess_wins_the_game() -> None:
    state = after("musician princess", "mime prince", mime="ninth")
    assert (state.reason, state.returns) == ("princess", (1.0, -1.0))


def test_mime_of_a_prince_falls_for_the_princess() -> None:
    state = after("musician prince", "mime princess", mime="ninth")
    assert (state.reason, state.returns) == ("princess", (-1.0, 1.0))


def test_mime_of_a_general_gives_two() -> None:
    state = after("musician general", "mime ambassador", mime="ninth")
    assert shown(state)["bonus"] == [2, 0]


def test_mime_of_a_spy_gives_the_look() -> None:
    assert shown(after("musician spy", "mime prince", mime="ninth"))["look"] == 0


def test_mime_of_a_spy_against_a_spy_cancels() -> None:
    # Applewood's Mime becomes Yarg's Spy, Yarg's Mime becomes that, and meets Applewood's own.
    state = after("spy princess", "musician mime", "mime spy", mime="ninth")
    assert (result(state), shown(state)["look"]) == ("X", None)
    both = after("spy spy", "mime mime", mime="ninth")
    assert (result(both), shown(both)["look"]) == ("X", None)


def test_mime_of_an_ambassador_wins_two() -> None:
    assert wins(after("musician ambassador", "mime spy", mime="ninth")) == (3, 0)
    off = after("princess ambassador", "mime spy", mime="ninth", held_ambassador=False)
    assert wins(off) == (2, 2)


def test_mime_of_an_ambassador_counts_two_in_a_held_round() -> None:
    state = after("princess ambassador", "mime musician", mime="ninth")
    assert shown(state)["held_worth"] == [2, 1]
    off = after("princess ambassador", "mime musician", mime="ninth", held_ambassador=False)
    assert shown(off)["held_worth"] == [1, 1]


def test_mime_of_a_musician_mutes_as_one() -> None:
    state = after("princess musician", "mime general", mime="ninth", musician_mutes=True)
    assert shown(state)["bonus"] == [0, 0]
    state = after("princess musician", "mime general", mime="ninth")
    assert shown(state)["bonus"] == [0, 2]


def test_mime_of_a_wizard_cancels() -> None:
    state = after("princess wizard", "mime general", mime="ninth")
    assert shown(state)["bonus"] == [0, 0]


def test_mime_of_a_wizard_against_a_wizard_leaves_neither_a_power() -> None:
    assert mime("wizard princess", "general mime") == "Y"
    assert mime("princess wizard", "mime mime") == "Y"  # 5 against a copied Princess
    assert mime("wizard wizard", "mime mime") == "X"


def test_mime_copies_a_card_whose_power_was_cancelled() -> None:
    state = after("wizard general", "mime ambassador", mime="ninth")
    assert result(state) == "Y"
    assert shown(state)["bonus"] == [2, 0]
    assert mime("wizard musician", "mime prince") == "X"


def test_mime_never_copies_a_bonus() -> None:
    # Applewood's Ambassador counted 6; the Mime copies a plain 4.
    assert mime("princess general", "musician ambassador", "mime wizard") == "A"
    assert mime("princess general", "spy ambassador", "mime assassin") == "A"  # 4 v 3, lower wins


def test_mime_gets_its_own_clans_bonus() -> None:
    assert mime("general wizard", "mime general") == "A"  # cancelled: 5 v 6
    assert mime("general ambassador", "mime wizard") == "Y"  # 4 + 2 v 5
    assert mime("general spy", "mime ambassador") == "X"  # 2 + 2 v 4


def test_mime_of_a_mime_copies_what_that_mime_copied() -> None:
    # Applewood's Mime becomes Yarg's General, then Yarg's Mime becomes that General.
    state = after("general princess", "musician mime", "mime spy", mime="ninth")
    assert result(state) == "Y"  # 6 v 2 + 2
    assert shown(state)["bonus"] == [2, 0]
    state = after("princess general", "mime musician", "spy mime", mime="ninth")
    assert result(state) == "A"
    assert shown(state)["bonus"] == [0, 2]


def test_mime_of_a_mime_that_copied_nothing_is_a_five_without_power() -> None:
    assert mime("princess mime", "mime ambassador") == "Y"
    assert mime("princess mime", "mime wizard") == "X"
    assert mime("princess mime", "mime general") == "A"
    assert shown(after("princess mime", "mime spy", mime="ninth"))["look"] == 1


def test_two_mimes_copy_each_others_last_cards() -> None:
    assert mime("prince musician", "mime mime") == "X"  # a Musician meets a Prince
    assert mime("general spy", "mime mime") == "A"  # 2 + 2 v 6
    assert mime("mime mime") == "X"


def test_wizard_opposite_removes_the_copied_power_not_the_strength() -> None:
    assert mime("musician prince", "mime wizard") == "Y"  # 7 v 5
    assert mime("musician musician", "mime wizard") == "A"  # 0 v 5, and no hold
    state = after("general general", "mime wizard", mime="ninth")
    assert result(state) == "Y"  # 8 v 7
    assert shown(state)["bonus"] == [0, 0]


def test_everybody_sees_what_a_mime_would_copy() -> None:
    assert shown(fresh(mime="ninth"))["copies"] == ["blank", "blank"]
    assert shown(after("general mime", mime="ninth"))["copies"] == ["blank", "general"]
    assert shown(after("princess general", "musician mime", mime="ninth"))["copies"] == [
        "princess",
        "musician",
    ]
