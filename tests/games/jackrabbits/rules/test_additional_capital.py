"""The option additional_capital: the ace before a seat adds 1 to what it lays or shows."""

from typing import Any

from games.jackrabbits.positions import (
    bits,
    falls,
    hand,
    lay,
    offered,
    payments,
    placed,
    play,
    rabbit,
    sets,
    stage,
)
from reino import State

CAPITAL: dict[str, Any] = {"capital_aces": True, "additional_capital": True}
FAR = "underground"


def test_ace_adds_one_to_a_payment_in_its_suit() -> None:
    state = placed(
        ["tower-of-spades", FAR], ["9s 8s"], capital=["As"], discards="", at="phase", **CAPITAL
    )
    assert payments(play(state, "acquire")) == sets("9s")
    other = placed(["tower-of-spades", FAR], ["9s 8s"], capital=["Ah"], at="phase", **CAPITAL)
    assert payments(play(other, "acquire")) == sets("9s 8s")


def test_ace_that_is_spent_in_a_payment_does_not_add_to_it() -> None:
    state = placed(["tower-of-spades", FAR], ["As 9s"], at="phase", **CAPITAL)
    assert payments(play(state, "acquire")) == sets("As")
    state = placed(["tower-of-spades", FAR], ["9s"], at="phase", **CAPITAL)
    assert "acquire" not in offered(state)


def fight(hands: list[str], capital: list[str | None], rules: int = 2) -> State:
    """Seat 0 attacks seat 1."""
    state = placed(["citadel"] * 2, hands, capital=capital, at="phase", rules=rules, **CAPITAL)
    return play(state, "attack 1")


def strength(state: State) -> tuple[int, int]:
    attacker, attacked = state.record.strength.tolist()
    return attacker, attacked


def test_ace_of_spades_adds_one_to_the_attackers_total_from_the_first_discard() -> None:
    state = fight(["5s 2s", "6s 7s"], ["As"])
    assert strength(state) == (0, 0)
    state = play(state, "spend 5s")
    assert strength(state) == (6, 0)
    # Once: a second spade adds only its own pips.
    assert strength(play(state, "spend 2s")) == (8, 0)
    # Six do not do against them.
    assert offered(play(state, "hold")) == {"yield", "spend 7s"}


def test_ace_of_spades_adds_one_to_the_total_of_the_attacked() -> None:
    state = play(fight(["6s 9s", "7s"], [None, "As"]), "spend 6s", "hold", "spend 7s")
    assert strength(state) == (6, 8)
    equal = play(fight(["6s 9s", "5s"], [None, "As"]), "spend 6s", "hold")
    assert offered(equal) == {"yield"}


def test_attacked_reaches_one_more_with_the_ace() -> None:
    state = play(fight(["5s 9s", "4s 2s"], [None, "As"]), "spend 5s", "hold")
    # 4 and 1 are not above 5, 2 more are.
    assert offered(state) == {"yield", "spend 4s"}
    state = play(state, "spend 4s", "spend 2s")
    assert strength(state) == (5, 7)


def test_total_keeps_the_ace_once_in_later_rounds() -> None:
    state = play(fight(["5s 4s", "8s"], ["As"]), "spend 5s", "hold", "spend 8s", "hold")
    # 6 and 4 are above 8.
    assert offered(state) == {"yield", "spend 4s"}
    assert strength(play(state, "spend 4s")) == (10, 8)


def test_at_least_one_spade_is_laid() -> None:
    state = placed(["citadel"] * 2, ["5h"], capital=["As"], at="phase", **CAPITAL)
    assert "attack 1" not in offered(state)
    assert "hold" not in offered(fight(["5s", ""], ["As"]))


def test_ace_of_spades_spent_in_a_fight_counts_in_the_next_one() -> None:
    hands = ["As 2s 3s", "5h", "6h"]
    state = placed(["citadel"] * 3, hands, at="phase", **CAPITAL)
    state = play(state, "attack 1", "spend As")
    assert strength(state) == (11, 0)
    state = play(state, "spend 3s")
    assert strength(state) == (14, 0)
    state = play(falls(play(state, "hold", "yield"), "5h"), "attack 2", "spend 2s")
    assert strength(state) == (3, 0)


def test_by_rules_1_the_ace_adds_nothing_to_a_fight() -> None:
    state = play(fight(["5s", ""], ["As"], rules=1), "spend 5s")
    assert strength(state) == (5, 0)


def judged(hands: list[str], capital: list[str | None], rules: int = 2) -> State:
    """Seat 0 comes to the palace of spades."""
    rabbits = [FAR, "citadel"]
    state = placed(rabbits, hands, capital=capital, rules=rules, **CAPITAL)
    return play(state, "emerge burrow-2")


def test_ace_of_hearts_adds_one_to_hearts_shown_in_a_challenge() -> None:
    state = play(judged(["", "5h 3h 2h"], [None, "Ah"]), "challenge hearts")
    assert payments(state) == sets("5h", "3h 2h")
    assert offered(judged(["", "5h"], [None, "Ac"])) == {"no challenge"}
    assert offered(judged(["", "5h"], [None, "Ah"], rules=1)) == {"no challenge"}


def test_ace_of_hearts_adds_one_to_hearts_shown_in_an_answer() -> None:
    state = play(judged(["5h", "9h"], ["Ah"]), "challenge hearts", "show 9h")
    assert offered(state) == {"refuse", "answer hearts"}
    state = play(state, "answer hearts", "show 5h")
    assert rabbit(state, 1) == "exile"
    state = play(judged(["4h", "9h"], ["Ah"]), "challenge hearts", "show 9h")
    assert offered(state) == {"refuse"}


def palace(hand: str, capital: str | None, **options: Any) -> State:
    """The turn of seat 0 ends at a tower."""
    state = placed(
        ["tower-of-clubs", FAR],
        [hand],
        capital=[capital],
        provisional_palaces=True,
        **CAPITAL,
        **options,
    )
    return falls(play(state, "stay", "no more"), "2c")


def test_ace_of_hearts_adds_one_to_hearts_laid_open() -> None:
    state = palace("5h", "Ah")
    assert offered(state) == {"no palace", "open palace"}
    state = play(state, "open palace", "show 5h")
    assert state.record.laid_open[0] == bits(["5h"])
    assert offered(palace("5h", "As")) == {"no palace"}
    assert offered(palace("4h", "Ah")) == {"no palace"}
    assert offered(palace("5h", "Ah", rules=1)) == {"no palace"}


def test_open_hearts_stand_at_five_with_the_ace_that_lay_there_before() -> None:
    where: dict[str, Any] = {"laid_open": ["5h 3h"], "provisional_palaces": True, **CAPITAL}
    state = placed(["tower-of-hearts", FAR], ["5h 3h 6h"], capital=["Ah"], at="phase", **where)
    state = lay(play(state, "acquire"), "6h 3h")
    assert state.record.laid_open[0] == bits(["5h"])


def test_ace_that_comes_to_lie_there_later_does_not_hold_a_palace_open() -> None:
    # Five and an ace lie open; the ace is spent, and lies before its owner from then on.
    state = placed(
        ["tower-of-hearts", FAR],
        ["5h Ah"],
        laid_open=["5h Ah"],
        at="phase",
        provisional_palaces=True,
        **CAPITAL,
    )
    state = lay(play(state, "acquire"), "Ah")
    assert hand(state, 0) == {"5h", "Kh"}
    assert state.record.laid_open[0] == 0


def flown(
    club: str, capital: str | None, dice: tuple[int, int], more: str = "", **how: Any
) -> State:
    state = placed(
        ["tower-of-spades", FAR], [f"{club} {more}"], capital=[capital], at="turn", **how, **CAPITAL
    )
    return play(falls(play(state, f"show {club}"), dice), "no card")


def test_ace_of_clubs_adds_one_to_a_club_shown() -> None:
    assert stage(flown("7c", "Ac", (4, 4))) == "flight"
    assert stage(flown("7c", "Ac", (4, 5))) == "shortfall"
    assert stage(flown("7c", "Ah", (4, 4))) == "shortfall"
    assert stage(flown("7c", "Ac", (4, 4), rules=1)) == "shortfall"


def test_at_least_one_card_is_laid_for_a_shortfall() -> None:
    # One is lacking, and the ace of spades would pay it alone.
    state = flown("7c", "As", (4, 4), "3s 2s")
    assert payments(play(state, "pay shortfall")) == sets("3s", "2s")
    assert offered(flown("7c", "As", (4, 4))) == {"give up"}
    assert stage(play(flown("7c", "As", (4, 4), rules=1), "pay shortfall")) == "flight"
