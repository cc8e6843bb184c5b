"""Bots: the games and options they can play, their strength, and that they use no secret."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import reino
from games.braverats.positions import CARDS, after, card
from reino.bots import (
    Bot,
    RandomBot,
    SearchBot,
    bot_names,
    make_bot,
    search_mix,
)
from reino.braverats import BestBot, best_mix, perfect_mix
from reino.core.kernel import JIT
from reino.errors import BadAmount, GameOver, NotSolvable, OutOfTurn, ReinoError
from reino.games.braverats.bot.levels import LEVELS, HabitBot, habit_mix, judged_mix

FEW = 200 if JIT else 5
PEOPLE = ("expert", "casual", "beginner")
Habitual = partial(HabitBot, LEVELS["beginner"])

# Four cards left, and both clans have to mix.
MIXED_END = after("spy princess", "ambassador general", "assassin spy", "princess wizard")
# Four cards left, and Yarg's Spy looks.
LOOKING_END = after("assassin ambassador", "musician general", "wizard assassin", "spy musician")

WHOLLY_SOLVED: list[dict[str, object]] = [
    {},
    {"mime": "ninth", "fast_rat": True},
    {"traitor": True},
    {"random_deal": True},
    {"princess_attack": "random"},
    {"emperor": True, "princess_attack": "yarg"},
]
NOT_WHOLLY_SOLVED: list[dict[str, object]] = [
    {"lucky_draw": True},
    {"draft": True},
    {"emperor": True, "traitor": True},
    {"emperor": True, "random_deal": True},
    {"emperor": True, "princess_attack": "random"},
]


def score(game: reino.Game, first: Bot, second: Bot, pairs: int) -> float:
    """The score of the first bot as a share; each deal is played from both seats."""
    total = 0.0
    for seed in range(pairs):
        for seats in ((first, second), (second, first)):
            state = game.start(seed=seed)
            while not state.over:
                state = state.play({s: seats[s].choose(state.view(s)) for s in state.owing})
            assert state.returns is not None
            total += (1 + state.returns[seats.index(first)]) / 2
    return total / (2 * pairs)


@pytest.mark.parametrize("options", WHOLLY_SOLVED, ids=str)
def test_perfect_is_offered_where_the_whole_game_is_solved(options: dict[str, object]) -> None:
    game = reino.load("braverats", options=options)
    assert bot_names(game) == ("best", "perfect", *PEOPLE, "search", "random")
    assert isinstance(make_bot(game, "perfect"), BestBot)


@pytest.mark.parametrize("options", NOT_WHOLLY_SOLVED, ids=str)
def test_perfect_is_refused_elsewhere_and_the_way_out_named(options: dict[str, object]) -> None:
    game = reino.load("braverats", options=options)
    assert bot_names(game) == ("best", *PEOPLE, "search", "random")
    with pytest.raises(NotSolvable, match="'best' and 'search'"):
        make_bot(game, "perfect")
    state = game.start(seed=1)
    with pytest.raises(NotSolvable, match="'best' and 'search'"):
        perfect_mix(state.view(state.owing[0]))


def test_perfect_play_is_known_of_no_other_game() -> None:
    korona = reino.load("korona")
    with pytest.raises(ReinoError, match=r"no bot 'perfect'.*master"):
        make_bot(korona, "perfect")
    state = korona.start(seed=1)
    with pytest.raises(NotSolvable, match="'best' and 'search'"):
        perfect_mix(state.view(state.owing[0]))


def test_an_unknown_bot_is_refused_with_the_nearest_name(lucky: reino.Game) -> None:
    with pytest.raises(ReinoError, match=r"'serch'; did you mean 'search'.*best, expert"):
        make_bot(lucky, "serch")


def test_a_game_is_asked_about_no_bot_that_it_does_not_bring(
    game: reino.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A package may look its levels up by name, without checking the name."""
    asked = set()
    monkeypatch.setattr(
        "reino.games.braverats.bot.levels.check", lambda game, name: asked.add(name)
    )
    with pytest.raises(ReinoError, match="'exprt'"):
        make_bot(game, "exprt")
    assert asked <= {*LEVELS}


@pytest.mark.parametrize("name", ["best", "search", "random"])
@pytest.mark.parametrize(
    "limits",
    [
        {"iterations": 0},
        {"iterations": 1.5},
        {"seconds": -1},
        {"seconds": float("nan")},
        {"seconds": "1"},
    ],
    ids=str,
)
def test_a_budget_that_cannot_be_is_refused_when_the_bot_is_made(
    lucky: reino.Game, name: str, limits: dict[str, Any]
) -> None:
    with pytest.raises(BadAmount, match="above 0; got"):
        make_bot(lucky, name, **limits)


def test_a_search_has_one_limit_and_the_engine_of_sparta_minds_two(lucky: reino.Game) -> None:
    with pytest.raises(BadAmount, match="either iterations or seconds"):
        make_bot(lucky, "search", iterations=5, seconds=1)
    with pytest.raises(BadAmount, match="either iterations or seconds"):
        make_bot(reino.load("korona"), "casual", iterations=5, seconds=1)
    sparta = reino.load("sparta")
    view = sparta.start().view(0)
    bot = make_bot(sparta, "casual", iterations=5, seconds=60)
    assert bot.choose(view) in view.legal


@pytest.mark.parametrize("kind", [RandomBot, SearchBot, BestBot, Habitual])
def test_a_bot_refuses_what_is_no_view(kind: Callable[[], Bot], game: reino.Game) -> None:
    state: Any = game.start()
    for wrong in (state, None):
        with pytest.raises(ReinoError, match=r"a view was expected, as state\.view\(seat\)"):
            kind().choose(wrong)


@pytest.mark.parametrize("mix", [best_mix, perfect_mix, judged_mix, habit_mix, search_mix])
def test_a_mix_is_of_a_view(mix: Callable[..., object], game: reino.Game) -> None:
    with pytest.raises(ReinoError, match="a view was expected"):
        mix(game.start())


def test_bots_are_for_a_loaded_game() -> None:
    name: Any = "korona"
    for attempt in (lambda: make_bot(name, "best"), lambda: bot_names(name)):
        with pytest.raises(ReinoError, match=r"as reino\.load\(name\) gives it; got 'korona'"):
            attempt()


def test_names_make_the_bots_they_name(lucky: reino.Game) -> None:
    made = [type(make_bot(lucky, name)) for name in bot_names(lucky)]
    assert made == [BestBot, *[HabitBot] * len(PEOPLE), SearchBot, RandomBot]


@pytest.mark.parametrize("seat", [0, 1])
def test_perfect_draws_from_the_exact_mix(seat: int) -> None:
    view = MIXED_END.view(seat)
    exact = reino.braverats.solution_for(MIXED_END).at(MIXED_END).mix[seat]
    mix = perfect_mix(view)
    assert sum(p > 0.1 for p in mix.values()) == 3
    assert {CARDS[action]: p for action, p in mix.items()} == pytest.approx(exact)
    bot = BestBot(seed=1)
    drawn = [bot.choose(view) for _ in range(400)]
    for action, p in mix.items():
        assert drawn.count(action) / 400 == pytest.approx(p, abs=0.08)
        assert (p > 0) or action not in drawn


def test_perfect_answers_the_card_a_spy_was_shown() -> None:
    for shown, answer in (("prince", "princess"), ("spy", "ambassador"), ("wizard", "general")):
        state = LOOKING_END.play(1, card(shown))
        assert BestBot().choose(state.view(0)) == card(answer)


def test_a_sealed_choice_of_the_other_changes_nothing(lucky: reino.Game) -> None:
    def searched(view: reino.View) -> object:
        return search_mix(view, iterations=FEW)

    for before, mix in (
        (MIXED_END, perfect_mix),
        (MIXED_END, judged_mix),
        (MIXED_END, habit_mix),
        (MIXED_END, searched),
        (lucky.start(seed=1), habit_mix),
        (lucky.start(seed=1), searched),
    ):
        for seat in (0, 1):
            for action in before.legal(1 - seat):
                sealed = before.play(1 - seat, action).view(seat)
                assert sealed != before.view(seat)
                assert sealed.reopened() == before.view(seat)
                assert mix(sealed) == mix(before.view(seat))


def test_best_is_perfect_where_the_hands_are_public_and_searches_elsewhere() -> None:
    assert best_mix(MIXED_END.view(0)) == perfect_mix(MIXED_END.view(0))
    for options in NOT_WHOLLY_SOLVED:
        state = reino.load("braverats", options=options).start(seed=2)
        view = state.view(state.owing[0])
        assert best_mix(view, iterations=FEW, seed=3) == search_mix(view, iterations=FEW, seed=3)


def test_best_is_perfect_once_the_draft_is_over() -> None:
    state = reino.load("braverats", options={"draft": True}).start(seed=4)
    rng = RandomBot(seed=4)
    while state.view(None).as_dict()["round"] < 6:
        state = state.play({seat: rng.choose(state.view(seat)) for seat in state.owing})
    assert not state.over
    view = state.view(state.owing[0])
    assert best_mix(view) == perfect_mix(view)


@pytest.mark.parametrize("name", ["best", "casual", "beginner", "search", "random"])
def test_the_same_seed_makes_the_same_choices(lucky: reino.Game, name: str) -> None:
    view = lucky.start(seed=2).view(0)

    def choices(seed: int) -> list[int]:
        bot = make_bot(lucky, name, seed, iterations=FEW)
        return [bot.choose(view) for _ in range(20)]

    everyones = random.getstate()
    assert choices(1) == choices(1)
    assert choices(1) != choices(2)
    assert random.getstate() == everyones


@pytest.mark.parametrize("kind", [RandomBot, SearchBot, BestBot, Habitual])
def test_a_bot_refuses_a_view_that_owes_nothing(kind: Callable[[], Bot]) -> None:
    bot = kind()
    shown = after("spy musician").play(1, card("prince"))
    with pytest.raises(OutOfTurn, match="waiting for"):
        bot.choose(shown.view(1))
    with pytest.raises(OutOfTurn, match="the public"):
        bot.choose(shown.view(None))
    with pytest.raises(GameOver, match="princess"):
        bot.choose(shown.play(0, card("princess")).view(0))


@pytest.mark.parametrize("name", ["best", "expert", "casual", "search"])
def test_a_single_action_takes_as_much_thought_as_several(
    name: str, lucky: reino.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = lucky.start(seed=0)
    rng = RandomBot(seed=0)
    while len(state.view(0).legal) != 1:
        state = state.play({seat: rng.choose(state.view(seat)) for seat in state.owing})
    budgets: list[int | None] = []
    searched = reino.search.bot.search

    def watched(view: reino.View, **budget: Any) -> Any:
        budgets.append(budget["iterations"])
        return searched(view, **budget)

    monkeypatch.setattr("reino.search.bot.search", watched)
    bot = make_bot(lucky, name, iterations=7)
    assert (bot.choose(state.view(0)),) == state.legal(0)
    assert budgets == [7]


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("options", "least"), [({"lucky_draw": True}, 0.6), ({"draft": True}, 0.7)], ids=str
)
def test_search_beats_random_choices(options: dict[str, object], least: float) -> None:
    game = reino.load("braverats", options=options)
    assert score(game, SearchBot(iterations=500, seed=1), RandomBot(seed=2), 100) > least


@pytest.mark.compiled
def test_nobody_beats_perfect_by_more_than_luck(game: reino.Game) -> None:
    assert score(game, BestBot(seed=1), SearchBot(iterations=500, seed=2), 100) > 0.48
