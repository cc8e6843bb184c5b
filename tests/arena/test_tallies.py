"""The account of a game of Jack Rabbits, and the usage over many games."""

import pytest

import reino
from games.jackrabbits.positions import falls, lay, placed, play
from reino import State
from reino.arena.balance import Balance, Setting, measure
from reino.arena.duel import Duel, Played, Player
from reino.arena.tallies import Usage, usual_axis
from reino.core.registry import find
from reino.games.jackrabbits.table.tally import Account, account

CLUBS, SPADES, HEARTS, DIAMONDS = (
    frozenset({suit}) for suit in find("jackrabbits").tally.STRATEGIES
)
NOTHING: frozenset[str] = frozenset()


def take_off(dice: tuple[int, int]) -> State:
    """A nine of clubs is shown on a tower, and the dice are rolled."""
    state = placed(["tower-of-spades", "underground"], ["9c"], at="turn")
    return play(falls(play(state, "show 9c"), dice), "no card")


def test_clubs_work_for_who_flies() -> None:
    assert account(play(take_off((4, 5)), "goal tower-of-hearts")).used == (CLUBS, NOTHING)


def test_clubs_do_not_work_for_who_only_shows_one() -> None:
    assert account(play(take_off((5, 6)), "give up")).used == (NOTHING, NOTHING)


def met(attacked: int) -> State:
    """Seat 1 has come to a hex where seats 0 and 2 rest, and attacks one of them."""
    state = placed(["citadel"] * 3, ["9s", "7s", "8s"], at="phase", active=1)
    state = play(state, f"attack {attacked}", "spend 7s", "hold")
    assert state.owing == (attacked,)
    return state


@pytest.mark.parametrize("attacked", [0, 2])
def test_spades_work_for_who_wins_a_fight_on_either_side(attacked: int) -> None:
    attacker_won = account(play(met(attacked), "yield")).used
    assert attacker_won == (NOTHING, SPADES, NOTHING)
    spade = "9s" if attacked == 0 else "8s"
    attacked_won = account(play(met(attacked), f"spend {spade}", "hold", "yield")).used
    assert attacked_won[attacked] == SPADES
    assert attacked_won.count(NOTHING) == 2


def test_spades_work_for_nobody_before_the_fight_is_over() -> None:
    assert SPADES not in account(met(0)).used


def challenged(newcomer: str) -> State:
    """Seat 0 comes to the palace of spades, and is challenged by seat 1 with a nine."""
    state = placed(["underground", "citadel"], [newcomer, "9h"])
    return lay(play(state, "emerge burrow-2", "challenge hearts"), "9h")


def test_hearts_work_for_the_challenger_if_the_newcomer_goes() -> None:
    assert account(play(challenged("8h"), "refuse")).used == (NOTHING, HEARTS)


def test_hearts_work_for_the_newcomer_who_shows_what_it_takes() -> None:
    with_hearts = lay(play(challenged("8h"), "answer hearts"), "8h")
    assert account(with_hearts).used == (HEARTS, NOTHING)
    assert account(play(challenged("Qs"), "answer queen")).used == (HEARTS, NOTHING)
    assert account(play(challenged("8h"), "answer hearts").parent).used == (NOTHING, NOTHING)


def test_diamonds_work_for_who_buys_a_discard() -> None:
    at_plaza = placed(["plaza-of-spades", "underground"], ["9d"], discards="7s", at="phase")
    buying = play(at_plaza, "buy 7s", "close purchase")
    assert account(buying).used == (NOTHING, NOTHING)
    assert account(lay(buying, "9d")).used == (DIAMONDS, NOTHING)


def test_acquiring_a_royal_is_no_trade() -> None:
    state = placed(["plaza-of-diamonds", "underground"], ["10d"], at="phase")
    assert account(lay(play(state, "acquire"), "10d")).used == (NOTHING, NOTHING)


def test_royals_that_were_brought_home_are_told_by_suit_and_the_last_turn_counts() -> None:
    state = placed(["tower-of-spades", "exile"], ["Kc Qd Jd red"], turns=6, active=0)
    ended = play(state, "mount red, goal citadel")
    assert ended.reason == "home"
    assert account(ended) == Account(0, 7, (NOTHING, NOTHING), ("clubs", "diamonds", "diamonds"))


def test_a_game_that_ran_out_of_turns_brought_nothing_home() -> None:
    state = placed(["tower-of-spades", "exile"], ["Kc Qd"], turns=299, pile="")
    state = play(state, "stay")
    while not state.over:
        state = state.fall(state.chance[0][0]) if state.chance else play(state, "no more")
    told = account(state)
    assert (state.reason, told.turns, told.brought) == ("turns", 300, ())


def game_of(first: int, winner: int | None, *used: str, brought: str = "") -> Played:
    """An account of three seats, each with the letters of its strategies."""
    returns = tuple(1.0 if seat == winner else -0.5 for seat in range(3))
    if winner is None:
        returns = (0.5, 0.5, -1.0)
    told = Account(first, 20, tuple(map(frozenset, used)), tuple(brought))
    return Played(Duel("jackrabbits", {}, (), 1), returns, "home", 99, told)


def three(*games: Played) -> Balance:
    found = Balance(Setting("simple", {}), [0] * 3)
    for game in games:
        found.add(game)
    return found


def test_wins_are_counted_by_the_order_of_play_and_turns_are_the_games_own() -> None:
    found = three(game_of(2, 2, "", "", ""), game_of(2, 0, "", "", ""), game_of(1, 0, "", "", ""))
    assert found.wins == [1, 1, 1]
    assert found.turns == [20, 20, 20]


def test_strategies_are_shared_out_over_winners_and_over_all_seats() -> None:
    usage = three(
        game_of(0, 1, "a", "ab", "", brought="aab"),
        game_of(0, 0, "", "b", "", brought="bbb"),
        game_of(0, None, "a", "a", "a"),
    ).usage
    assert (usage.won, usage.seats) == (2, 9)
    assert [usage.of_winners(key) for key in "ab"] == [0.5, 0.5]
    assert [usage.of_seats(key) for key in "ab"] == [5 / 9, 2 / 9]
    assert [usage.of_brought(key) for key in "ab"] == [2 / 6, 4 / 6]
    low, high = usage.of_winners_interval("a")
    assert 0 < low < 0.5 < high < 1


def test_nothing_played_is_no_share_of_anything() -> None:
    usage = Usage()
    assert usage.of_winners("a") == usage.of_seats("a") == usage.of_brought("a") == 0


def test_a_game_offers_what_is_worth_comparing() -> None:
    assert usual_axis(find("sparta")) == "layout"
    assert usual_axis(find("jackrabbits")) == "ending"
    assert usual_axis(find("korona")) is None


@pytest.mark.compiled
def test_accounts_come_back_from_other_processes() -> None:
    game = reino.load("jackrabbits", 3)
    settings = [Setting("simple", game.options)]

    def measured(workers: int) -> Balance:
        *_, [found] = measure(game, settings, Player("random"), 4, seed=1, workers=workers)
        return found

    alone, together = measured(1), measured(2)
    assert alone.usage == together.usage
    assert alone.usage.seats == 12
    assert sorted(alone.turns) == sorted(together.turns)
    assert max(alone.turns) <= 450
