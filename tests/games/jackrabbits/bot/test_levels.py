"""The bots of Jack Rabbits: the levels, and the player who takes the shortest way."""

from random import Random
from typing import Any

import pytest

from games.jackrabbits.positions import (
    TEXTS,
    falls,
    game,
    hand,
    lay,
    offered,
    offers,
    placed,
    play,
    position,
    rabbit,
    stage,
)
from games.jackrabbits.scatter import before_the_deal, scattered, some_game
from reino import Game, State
from reino.bots import bot_names, first_bot, make_bot
from reino.core.bot import Bot
from reino.core.kernel import JIT
from reino.games.jackrabbits.bot.levels import LEVELS, GreedyBot, is_secret
from reino.games.jackrabbits.rules.tiles import HEXES, RESIDENCES
from reino.search import level as levels
from reino.search.ismcts import Findings, search
from reino.search.level import Level, LevelBot

FEW = 100 if JIT else 4  # iterations
GAMES = 20  # against the greedy player; each deal with the seats exchanged


def winning() -> State:
    """One journey home wins the game."""
    return placed(["tower-of-spades", "underground"], ["Kd Qd Jd", "2c"])


def greedy(state: State) -> str:
    (seat,) = state.owing
    return TEXTS[GreedyBot().choose(state.view(seat))]


def greedily(state: State, *until: str) -> State:
    """The greedy player goes on to one of these stages, or to chance's turn."""
    while state.owing and stage(state) not in until:
        (seat,) = state.owing
        state = state.play(seat, GreedyBot().choose(state.view(seat)))
    return state


def test_levels_are_bots_by_name_from_strong_to_weak() -> None:
    assert bot_names(game(2)) == ("best", *LEVELS, "greedy", "search", "random")
    names = ["master", "expert", "skilled", "casual", "novice", "beginner"]
    assert list(LEVELS) == names
    assert first_bot(game(2)) == "beginner"
    thinking = [(level.iterations or 10**9, -level.overlooks) for level in LEVELS.values()]
    assert thinking == sorted(thinking, reverse=True)
    assert isinstance(make_bot(game(2), "greedy"), GreedyBot)


@pytest.mark.parametrize("name", [*LEVELS, "best"])
def test_levels_are_made_with_their_budget_or_another(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    level = LEVELS["master" if name == "best" else name]
    searches = Searches(monkeypatch)
    for given, expected in (
        ({}, (level.iterations, level.seconds)),
        ({"iterations": 7}, (7, None)),
        ({"seconds": 0.25}, (None, 0.25)),
    ):
        make_bot(game(2), name, 1, **given).choose(winning().view(0))
        asked = searches.asked.pop()
        assert (asked["iterations"], asked["seconds"]) == expected
        assert asked["until_decided"] == (level.overlooks == 0.0)


class Searches:
    """Stands in for the search, and notes the budget it was given."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[dict[str, Any]] = []
        monkeypatch.setattr(levels, "search", self)

    def __call__(self, view: Any, **budget: Any) -> Findings:
        self.asked.append(budget)
        return search(view, iterations=1)


def test_level_goes_home_with_three_royals() -> None:
    bot = LevelBot(Level(iterations=FEW), is_secret, 1)
    state = winning()
    while state.owing == (0,):
        state = state.play(0, bot.choose(state.view(0)))
    assert state.over
    assert state.returns == (1.0, -1.0)


def test_level_acquires_the_royal_that_wins() -> None:
    state = placed(["tower-of-spades", "underground"], ["Kd Qd 9s 4s red"], at="phase")
    bot = LevelBot(Level(iterations=FEW), is_secret, 1)
    assert TEXTS[bot.choose(state.view(0))] == "acquire"


@pytest.mark.compiled
def test_greedy_players_build_a_map_on_which_royals_can_be_reached() -> None:
    state = game(2, map="build").start(dealer=None)
    while stage(state) != "deal":
        if state.owing:
            (seat,) = state.owing
            state = state.play(seat, GreedyBot().choose(state.view(seat)))
        else:
            state = state.fall(state.chance[0][0])
    assert (state.record.island[RESIDENCES:HEXES] == 0).sum() >= 6


@pytest.mark.compiled
def test_level_with_the_same_seed_makes_the_same_choices() -> None:
    level = Level(iterations=FEW, overlooks=0.5)
    view = placed(["citadel", "citadel"], ["9s 4s 3d"]).view(0)
    bots = [LevelBot(level, is_secret, seed) for seed in (1, 1, 2)]
    first, second, other = ([bot.choose(view) for _ in range(8)] for bot in bots)
    assert first == second
    assert first != other
    assert len(set(first)) > 1


def test_seed_of_a_level_is_the_seed_of_its_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    searches = Searches(monkeypatch)
    for seed in (1, 1, 2):
        LevelBot(Level(iterations=1), is_secret, seed).choose(winning().view(0))
    first, second, other = (asked["seed"] for asked in searches.asked)
    assert first == second != other


def test_forced_choice_takes_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    searches = Searches(monkeypatch)
    state = placed(["citadel"] * 2, ["2c", "2d"], at="phase", interpersonal_trade=True)
    state = play(state, "deal with 1", "i sell", "name black")
    bot = LevelBot(LEVELS["master"], is_secret, 1)
    assert TEXTS[bot.choose(state.view(0))] == "named"
    assert searches.asked == []


def challenged(own: str) -> State:
    """Seat 1 may challenge the newcomer at the palace of spades."""
    return play(placed(["underground", "citadel"], ["", own]), "emerge burrow-2")


def answering(own: str) -> State:
    state = play(placed(["underground", "citadel"], [own, "9h"]), "emerge burrow-2")
    return lay(play(state, "challenge hearts"), "9h")


def attacked(own: str) -> State:
    state = placed(["citadel", "citadel"], ["7s", own], at="phase")
    return play(state, "attack 1", "spend 7s", "hold")


def keeping_quiet(own: str) -> State:
    """At the end of the turn, perhaps above the limit."""
    state = placed(["citadel", "underground"], [own], seized_surplus=True, overtaxed_hands=True)
    return falls(play(state, "stay"), "2d")


def taking_off(own: str) -> State:
    return placed(["tower-of-spades", "underground"], [own], at="turn")


def in_the_lottery(own: str) -> State:
    return falls(placed(["citadel", "underground"], [own], at="turn"), (2, 3))


def on_the_way(own: str) -> State:
    return play(placed(["citadel", "underground"], [own]), "move citadel n")


def among_others(own: str) -> State:
    return placed(["citadel", "citadel"], [own], at="phase")


def opening_a_palace(own: str) -> State:
    state = placed(["tower-of-spades", "underground"], [own], at="phase", provisional_palaces=True)
    return falls(play(state, "no more"), "2d")


@pytest.mark.parametrize(
    ("asked", "nothing", "something"),
    [
        (challenged, "2h 9s", "9h 9s"),
        (answering, "2h 9s", "8h 9s"),
        (attacked, "2s 9h", "9s 9h"),
        (keeping_quiet, "2h 3h 4h", "2h 3h 4h 5h 6h 7h"),
        (opening_a_palace, "2h 9s", "9h 9s"),
        (taking_off, "2h 9s", "2c 9s"),
        (in_the_lottery, "9h 9s", "2h 9s"),
        (on_the_way, "2d", "9s"),
        (among_others, "9h", "9s"),
    ],
)
def test_asked_for_a_secret_it_thinks_as_long_whatever_it_holds(
    asked: Any, nothing: str, something: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    searches = Searches(monkeypatch)
    states = [asked(nothing), asked(something)]
    assert len(offered(states[0])) == 1 < len(offered(states[1]))
    for state in states:
        (seat,) = state.owing
        LevelBot(LEVELS["expert"], is_secret, 1).choose(state.view(seat))
    assert [one["until_decided"] for one in searches.asked] == [False, False]
    assert [one["iterations"] for one in searches.asked] == [LEVELS["expert"].iterations] * 2


def stand_in(name: str, seed: int, played: Game) -> Bot:
    if name == "greedy":
        return make_bot(played, "greedy")
    return LevelBot(Level(iterations=10, overlooks=0.2), is_secret, seed)


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["level", "greedy"])
@pytest.mark.parametrize("players", [2, 3])
def test_another_truth_behind_the_same_view_changes_nothing(name: str, players: int) -> None:
    rng = Random(f"truths {players}")
    others = 0
    for _ in range(8):
        base = before_the_deal(some_game(players, rng), rng)
        state = scattered(base, rng).state()
        for _ in range(6):
            while not state.owing and not state.over:
                state = state.fall(rng.choice(state.chance)[0])
            if state.over:
                break
            (seat,) = state.owing
            truths = [state.view(seat).guess(seed) for seed in range(3)]
            others += sum(bytes(truth) != bytes(state) for truth in truths)
            bots = [stand_in(name, 5, state.game) for _ in range(4)]
            views = [truth.view(seat) for truth in (state, *truths)]
            assert len({bot.choose(view) for bot, view in zip(bots, views, strict=True)}) == 1
            state = state.play(seat, rng.choice(state.legal(seat)))
    assert others > 0


def test_greedy_heads_for_the_nearest_royal_it_can_pay() -> None:
    # Diamonds: the plaza is a free journey away, the palace and the tower are further.
    state = placed(["citadel", "underground"], ["9d 4d"])
    assert rabbit(greedily(state, "challenge", "phase"), 0) == "plaza-of-diamonds"
    # Hearts: two are as near, and either will do.
    state = placed(["citadel", "underground"], ["9h 4h"])
    assert rabbit(greedily(state, "challenge", "phase"), 0).endswith("of-hearts")
    # A royal in a hand is not to be had: the rabbit passes her plaza, and goes for another.
    state = greedily(placed(["citadel", "underground"], ["9d 4d", "Jd"]), "phase")
    assert rabbit(state, 0) == "plaza-of-diamonds"
    assert greedy(placed(["citadel", "underground"], ["9d 4d", "Jd Qd Kd"])) == "stay"


def test_greedy_that_can_pay_for_nothing_rests() -> None:
    assert greedy(placed(["citadel", "underground"], ["9d 4s 5h"])) == "stay"
    # Royals do not count as means: with a king and a nine it can pay for nothing.
    assert greedy(placed(["tower-of-spades", "underground"], ["9d Ks"])) == "stay"


def test_greedy_walks_several_journeys_to_its_goal() -> None:
    state = placed(["plaza-of-spades", "underground"], ["9h 4h"])
    state = greedily(state, "challenge", "phase")
    assert rabbit(state, 0) in {"tower-of-spades", "palace-of-diamonds", "citadel"}


def test_greedy_acquires_the_royal_and_pays_with_the_cheapest() -> None:
    state = placed(["tower-of-spades", "underground"], ["9s 4s 2s Jh"], at="phase")
    assert greedy(state) == "acquire"
    assert hand(greedily(state), 0) == {"4s", "Jh", "Ks"}


def test_greedy_takes_the_least_card_that_is_enough() -> None:
    state = play(placed(["tower-of-spades", "underground"], ["10s 9s 8s"], at="phase"), "acquire")
    assert greedy(state) == "spend 10s"
    state = play(placed(["tower-of-spades", "underground"], ["9s 8s 3s 2s"], at="phase"), "acquire")
    assert greedy(play(state, "spend 9s")) == "spend 2s"


def test_greedy_pays_with_no_royal_if_it_can_be_helped() -> None:
    state = play(placed(["tower-of-spades", "underground"], ["Js 9s 4s"], at="phase"), "acquire")
    assert hand(greedily(state), 0) == {"Js", "Ks"}
    state = placed(["citadel", "citadel"], ["7s", "Js 6s 5s"], at="phase")
    state = play(state, "attack 1", "spend 7s", "hold")
    assert greedy(state) == "spend 6s"


def test_greedy_takes_no_royal_that_is_of_no_use() -> None:
    for ending, wanted in (("simple", "acquire"), ("monarchic", "no more")):
        state = placed(["tower-of-spades", "underground"], ["9s 4s Kd"], at="phase", ending=ending)
        assert greedy(state) == wanted


def test_greedy_pays_for_no_transfer_that_saves_no_turn() -> None:
    # The road leads home; changing to the other road of the mountain would lead there as well.
    state = play(
        placed(["palace-of-hearts", "underground"], ["Kd Qd Jd 7s"]), "move palace-of-hearts sw"
    )
    state = greedily(state)
    assert state.over
    assert hand(state, 0) == {"Kd", "Qd", "Jd", "7s"}


def test_greedy_pays_for_a_transfer_that_saves_a_turn_but_not_with_royals() -> None:
    # By the river over to the mountain or the forest: one of them leads home.
    state = placed(["plaza-of-spades", "underground"], ["Kd Qd Jd 7h"])
    state = greedily(state)
    assert state.over
    assert hand(state, 0) == {"Kd", "Qd", "Jd"}
    state = placed(["plaza-of-spades", "underground"], ["Kh Qh Js"])
    state = greedily(play(state, "move plaza-of-spades se"))
    assert rabbit(state, 0) == "tower-of-spades"
    assert hand(state, 0) == {"Kh", "Qh", "Js"}


@pytest.mark.parametrize("start", ["tower-of-spades", "palace-of-hearts", "plaza-of-diamonds"])
def test_greedy_goes_home_with_three_royals(start: str) -> None:
    state = greedily(placed([start, "underground"], ["Kd Qd Jh"]))
    assert state.over
    assert state.returns == (1.0, -1.0)


def test_greedy_rides_home_on_a_joker() -> None:
    state = greedily(placed(["plaza-of-clubs", "underground"], ["Kd Qd Jh red"]))
    assert state.over


def test_greedy_never_attacks_challenges_or_trades() -> None:
    state = placed(["tower-of-spades", "tower-of-spades"], ["10c 9s", "Kd"], at="phase")
    assert offers(state, "attack") == {"1"}
    assert greedy(state) == "no more"
    assert greedy(challenged("9h Qs")) == "no challenge"
    state = placed(["plaza-of-spades", "citadel"], ["9d"], discards="4s 5s", at="phase")
    assert offers(state, "buy")
    assert greedy(state) == "no more"


def test_greedy_shows_its_lottery_card() -> None:
    state = position(["citadel", "citadel"], ["3s 9d"], at="turn").state()
    assert greedy(falls(state, (3, 5))) == "show 3s"
    assert offered(falls(state, (4, 5))) == {"no card"}
    state = position(["citadel", "citadel"], ["3s 5d"], at="turn", windfall_lottery=True).state()
    state = greedily(falls(state, (3, 5)))
    assert stage(state) == "draw"
    assert state.record.draws == 2


def test_greedy_answers_a_challenge_when_it_can() -> None:
    assert greedy(answering("9s 8h")) == "answer hearts"
    state = play(placed(["underground", "citadel"], ["Qs 2h", "9h"]), "emerge burrow-2")
    assert greedy(lay(play(state, "challenge hearts"), "9h")) == "answer queen"
    assert offered(answering("2h")) == {"refuse"}


def test_greedy_stands_its_ground_when_attacked() -> None:
    state = attacked("9s 2s")
    assert greedy(state) == "spend 9s"
    assert greedy(play(state, "spend 9s")) == "hold"


def test_greedy_gives_up_the_card_of_least_use_and_never_a_royal() -> None:
    state = placed(["citadel", "underground"], ["2s 3d 4d 5d 6d 7d 8d 9d Kh"], pile="10d 9c")
    state = falls(play(state, "stay"), "10d")
    assert stage(state) == "limit"
    assert greedy(state) == "discard 3d"


def test_greedy_keeps_quiet_and_calls_nobody() -> None:
    assert greedy(keeping_quiet("2h 3h 4h 5h 6h 7h")) == "keep quiet"
    state = placed(["citadel", "underground"], ["2h 3h", "4s"], seized_surplus=True)
    state = play(falls(play(state, "stay"), "2d"), "keep quiet")
    assert offered(state) == {"no call", "call"}
    assert greedy(state) == "no call"


def test_greedy_buys_no_more_than_it_began_to() -> None:
    state = placed(["plaza-of-spades", "underground"], ["9d"], discards="2s 3s", at="phase")
    assert greedy(play(state, "buy 2s")) == "close purchase"


def test_greedy_discards_the_least_useful_card_of_a_surplus_that_was_noticed() -> None:
    own = "10h 3h 4h 5h 6h Kc"
    options = {"unnoticed_surplus": True, "overtaxed_hands": True}
    state = placed(["citadel", "underground"], [own, "4s"], **options)
    state = play(falls(play(state, "stay"), "2d"), "keep quiet", "call")
    assert (stage(state), greedy(state)) == ("limit", "discard 2d")


def winner_of(played: Game, bots: list[Bot], seed: int) -> int:
    state = played.start(seed=seed)
    while not state.over:
        (seat,) = state.owing
        state = state.play(seat, bots[seat].choose(state.view(seat)))
    assert state.returns is not None
    return state.returns.index(max(state.returns))


@pytest.mark.compiled
@pytest.mark.parametrize("land", ["sample", "random"])
def test_level_beats_greedy(land: str) -> None:
    played = game(2, map=land)
    won = 0
    for seed in range(GAMES):
        seat = seed % 2
        bots: list[Bot] = [GreedyBot(), GreedyBot()]
        bots[seat] = LevelBot(Level(iterations=60), is_secret, seed)
        won += winner_of(played, bots, seed // 2) == seat
    assert won > GAMES / 2


@pytest.mark.compiled
def test_greedy_beats_chance() -> None:
    played = game(2)
    won = 0
    for seed in range(6):
        bots: list[Bot] = [GreedyBot(), GreedyBot()]
        bots[seed % 2] = make_bot(played, "random", seed)
        won += winner_of(played, bots, seed) != seed % 2
    assert won >= 5
