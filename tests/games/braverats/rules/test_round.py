"""One round: the printed results table, its footnotes, and the order of the powers."""

from itertools import product

import pytest

from games.braverats.positions import after, result, shown, wins

# Rows are Applewood's cards, columns Yarg's, both from Prince to Musician. `!` wins the game.
RANKS = ("prince", "general", "wizard", "ambassador", "assassin", "spy", "princess", "musician")
SPANISH_TABLE = """
    X   A   A   A   A   A   Y!  X
    Y   X   A   A   Y   A   A   X
    Y   Y   X   A   A   A   A   A
    Y   Y   Y   X   Y   A   A   X
    Y   A   Y   A   X   Y   Y   X
    Y   Y   Y   Y   A   X   A   X
    A!  Y   Y   Y   A   Y   X   X
    X   X   Y   X   X   X   X   X
"""
# The English text lost two cells.
ENGLISH_TABLE = """
    X   A   A   A   A   A   Y!  X
    Y   X   A   A   Y   A   A   X
    Y   Y   X   A   A   A   A   A
    Y   Y   ?   X   ?   A   A   X
    Y   A   Y   A   X   Y   Y   X
    Y   Y   Y   Y   A   X   A   X
    A!  Y   Y   Y   A   Y   X   X
    X   X   Y   X   X   X   X   X
"""


def cells(text: str) -> dict[tuple[str, str], str]:
    """(Yarg's card, Applewood's card) -> the printed result."""
    rows = [line.split() for line in text.strip().splitlines()]
    return {
        (yarg, applewood): rows[row][column]
        for row, applewood in enumerate(RANKS)
        for column, yarg in enumerate(RANKS)
    }


def test_the_table_has_64_cells() -> None:
    assert len(cells(SPANISH_TABLE)) == 64
    assert set(cells(SPANISH_TABLE).values()) == {"X", "Y", "A", "Y!", "A!"}


def test_both_editions_print_the_same_where_the_english_text_is_complete() -> None:
    spanish, english = cells(SPANISH_TABLE), cells(ENGLISH_TABLE)
    differ = [pair for pair in spanish if spanish[pair] != english[pair]]
    assert [english[pair] for pair in differ] == ["?", "?"]


@pytest.mark.parametrize(("yarg", "applewood"), list(product(RANKS, repeat=2)))
@pytest.mark.parametrize("mutes", [False, True])
def test_every_cell_of_the_results_table(yarg: str, applewood: str, mutes: bool) -> None:
    state = after(f"{yarg} {applewood}", musician_mutes=mutes)
    assert result(state) == cells(SPANISH_TABLE)[yarg, applewood]


@pytest.mark.parametrize(
    ("card", "general_of_yarg", "general_of_applewood"),
    [("prince", "Y", "A"), ("assassin", "A", "Y"), ("musician", "X", "X")],
)
def test_the_three_footnotes_with_a_general_the_round_before(
    card: str, general_of_yarg: str, general_of_applewood: str
) -> None:
    both = f"{card} {card}"
    assert result(after("general princess", both)) == general_of_yarg
    assert result(after("princess general", both)) == general_of_applewood


@pytest.mark.parametrize("card", ["prince", "assassin", "musician"])
def test_both_generals_leave_the_footnotes_cells_on_hold(card: str) -> None:
    assert result(after("general general", f"{card} {card}")) == "X"


def test_bonus_of_two_turns_a_lost_round_into_a_win() -> None:
    assert result(after("musician princess", "ambassador wizard")) == "A"
    assert result(after("general princess", "ambassador wizard")) == "Y"


def test_bonus_of_two_lasts_one_round_only() -> None:
    state = after("general princess", "spy musician", "ambassador wizard")
    assert shown(state)["bonus"] == [0, 0]
    assert result(state) == "A"


def test_wizard_never_cancels_a_bonus_already_earned() -> None:
    state = after("general princess")
    assert shown(state)["bonus"] == [2, 0]
    assert result(after("general princess", "ambassador wizard")) == "Y"  # 6 v 5
    assert result(after("general princess", "assassin wizard")) == "X"  # 5 v 5


def test_wizard_with_bonus_against_prince_is_seven_all_on_hold() -> None:
    assert result(after("general princess", "wizard prince")) == "X"
    assert result(after("princess general", "prince wizard")) == "X"


def test_wizard_without_bonus_loses_to_the_prince_by_strength() -> None:
    assert result(after("wizard prince")) == "A"


def test_two_wizards_compare_strength() -> None:
    assert result(after("wizard wizard")) == "X"
    assert result(after("general princess", "wizard wizard")) == "Y"


def test_wizard_beats_the_musician() -> None:
    assert result(after("wizard musician")) == "Y"
    assert result(after("princess general", "wizard musician")) == "Y"  # 5 v 2


def test_wizard_cancels_the_assassin() -> None:
    assert result(after("wizard assassin")) == "Y"


@pytest.mark.parametrize(
    "other", ["princess", "spy", "assassin", "ambassador", "general", "prince", "musician"]
)
def test_musician_beats_every_power_but_the_wizards(other: str) -> None:
    assert result(after(f"musician {other}")) == "X"


def test_musician_holds_whatever_the_bonus() -> None:
    assert result(after("general princess", "musician spy")) == "X"
    assert result(after("princess general", "musician prince")) == "X"


def test_princess_wins_the_game_whatever_score_and_bonus() -> None:
    state = after("spy ambassador", "ambassador general")
    assert (wins(state), shown(state)["bonus"]) == ((0, 3), [0, 2])
    state = after("spy ambassador", "ambassador general", "princess prince")
    assert result(state) == "Y!"
    assert (state.reason, state.returns) == ("princess", (1.0, -1.0))
    assert wins(state) == (0, 3)


def test_princess_against_any_other_card_is_just_a_one() -> None:
    assert result(after("princess spy")) == "A"
    assert result(after("general musician", "princess spy")) == "Y"


def test_prince_beats_the_assassin() -> None:
    assert result(after("prince assassin")) == "Y"
    assert result(after("assassin prince")) == "A"


@pytest.mark.parametrize("other", ["spy", "assassin", "ambassador"])
def test_prince_wins_whatever_the_bonus_opposite(other: str) -> None:
    assert result(after("princess general", f"prince {other}")) == "Y"


def test_two_princes_compare_nine_with_seven() -> None:
    assert result(after("general princess", "prince prince")) == "Y"
    assert result(after("prince prince")) == "X"


def test_two_assassins_three_beats_five() -> None:
    state = after("general princess", "assassin assassin")
    assert result(state) == "A"
    assert wins(state) == (1, 1)


def test_assassin_of_either_side_makes_the_lower_strength_win() -> None:
    assert result(after("assassin general")) == "Y"
    assert result(after("general assassin")) == "A"
    assert result(after("assassin princess")) == "A"


def test_assassin_at_equal_strength_is_a_hold() -> None:
    assert result(after("assassin assassin")) == "X"
    assert result(after("princess general", "assassin princess")) == "X"  # 3 v 1+2


def test_assassin_counts_a_bonus_as_strength() -> None:
    assert result(after("general princess", "assassin ambassador")) == "A"  # 5 v 4, lower wins
    assert result(after("princess general", "assassin spy")) == "Y"  # 3 v 2+2


def test_equal_strength_is_a_hold() -> None:
    assert result(after("general princess", "ambassador general")) == "X"  # 4+2 v 6
    assert result(after("general princess", "spy ambassador")) == "X"
