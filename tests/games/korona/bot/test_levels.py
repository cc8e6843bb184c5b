"""The bots of Korona: the levels, and the player who only counts points."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pytest

from games.korona.positions import GAMES, ID, TEXTS, placed, play, zone
from games.korona.reference_table import KINGDOM
from games.korona.reference_zone import score
from games.korona.rules.test_end import NEAR
from games.korona.scatter import scattered
from reino import State
from reino.arena.duel import Duel, Player, play_duel
from reino.bots import bot_names, first_bot, make_bot
from reino.core.kernel import JIT
from reino.games.korona.bot.greedy import CARD_WORTH, WON, appraise_actions
from reino.games.korona.bot.levels import LEVELS, GreedyBot, is_secret
from reino.search import level as levels
from reino.search.ismcts import Findings, search
from reino.search.level import Level, LevelBot

FEW = 100 if JIT else 12  # iterations
WINNING_ZONE, WINNING = NEAR["production"]


def winning() -> State:
    """One of a dozen choices ends the game at once."""
    return placed([WINNING_ZONE, "tower"], ["peasant archer knight tower shield draw-again"])


def chosen(level: Level, state: State, seeds: int) -> list[str]:
    """The choices of a level, seed by seed."""
    (seat,) = state.owing
    return [
        TEXTS[LevelBot(level, is_secret, seed).choose(state.view(seat))] for seed in range(seeds)
    ]


def test_levels_are_bots_by_name_from_strong_to_weak() -> None:
    assert bot_names(GAMES[2]) == ("best", *LEVELS, "greedy", "search", "random")
    assert next(iter(LEVELS)) == "master"
    assert list(LEVELS)[-1] == "beginner"
    assert first_bot(GAMES[2]) in LEVELS


def test_level_that_overlooks_nothing_wins_at_once() -> None:
    assert chosen(Level(iterations=FEW), winning(), 5) == [WINNING] * 5


def test_level_overlooks_even_a_win_now_and_then() -> None:
    found = chosen(Level(iterations=FEW, overlooks=0.6), winning(), 12)
    assert WINNING in found
    assert set(found) != {WINNING}


def test_level_that_overlooks_everything_chooses_something_all_the_same() -> None:
    state = winning()
    found = chosen(Level(iterations=1, overlooks=1.0), state, 12)
    assert {ID[choice] for choice in found} <= set(state.legal(0))
    assert len(set(found)) > 3


def test_level_with_the_same_seed_makes_the_same_choices() -> None:
    level = Level(iterations=FEW, overlooks=0.5)
    view = winning().view(0)
    bots = [LevelBot(level, is_secret, seed) for seed in (1, 1, 2)]
    first, second, other = ([bot.choose(view) for _ in range(6)] for bot in bots)
    assert first == second
    assert first != other
    assert len(set(first)) > 1


class Searches:
    """Stands in for the search, and notes the budget it was given."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[dict[str, Any]] = []
        monkeypatch.setattr(levels, "search", self)

    def __call__(self, view: Any, **budget: Any) -> Findings:
        self.asked.append(budget)
        return search(view, iterations=1)


def budget(monkeypatch: pytest.MonkeyPatch, name: str, **given: Any) -> dict[str, Any]:
    searches = Searches(monkeypatch)
    make_bot(GAMES[2], name, 1, **given).choose(winning().view(0))
    (asked,) = searches.asked
    return {key: asked[key] for key in ("iterations", "seconds", "until_decided")}


def test_level_thinks_as_long_as_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, level in LEVELS.items():
        usual = budget(monkeypatch, name)
        assert (usual["iterations"], usual["seconds"]) == (level.iterations, level.seconds)
        other = budget(monkeypatch, name, iterations=7)
        assert (other["iterations"], other["seconds"]) == (7, None)
        other = budget(monkeypatch, name, seconds=0.25)
        assert (other["iterations"], other["seconds"]) == (None, 0.25)


def test_level_that_overlooks_things_thinks_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    # The best choice it has not overlooked may be any but the first; no budget opens its eyes.
    for name, level in LEVELS.items():
        for given in ({}, {"iterations": 7}):
            asked = budget(monkeypatch, name, **given)
            assert asked["until_decided"] == (level.overlooks == 0.0)


def test_forced_choice_takes_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    searches = Searches(monkeypatch)
    state = placed(["", "tower"], ["shield"])
    assert chosen(LEVELS["master"], state, 1) == ["discard shield"]
    assert searches.asked == []


@pytest.mark.parametrize("hands", [("peasant", "villain"), ("shield", "villain")])
def test_asked_for_a_shield_it_thinks_whatever_it_holds(
    hands: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    searches = Searches(monkeypatch)
    state = placed(["", "tower"], ["donation knight", " ".join(hands)])
    chosen(Level(iterations=FEW), play(state, "ask hand 1"), 1)
    assert [asked["until_decided"] for asked in searches.asked] == [False]


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["skilled", "greedy"])
@pytest.mark.parametrize("players", [2, 3])
def test_another_truth_behind_the_same_view_changes_nothing(name: str, players: int) -> None:
    state = GAMES[players].start(seed=11)
    rng = Random(11)
    given = {} if name == "greedy" else {"iterations": 10}
    others = 0
    for _ in range(30):
        (seat,) = state.owing
        truths = [state.view(seat).guess(seed) for seed in range(3)]
        others += sum(bytes(truth) != bytes(state) for truth in truths)
        made = [make_bot(GAMES[players], name, 5, **given) for _ in range(4)]
        views = [truth.view(seat) for truth in (state, *truths)]
        assert len({bot.choose(view) for bot, view in zip(made, views, strict=True)}) == 1
        state = state.play(seat, rng.choice(state.legal(seat)))
    assert others > 0


def plain_positions() -> Iterator[State]:
    """Positions anywhere, in which the seat that owes holds no action cards."""
    rng = Random("greedy")
    found = 0
    while found < (150 if JIT else 25):
        position = scattered(rng.randint(2, 4), rng)
        hand = position.hands[position.active]
        hand[:] = [card for card in hand if card in KINGDOM]
        if hand or position.at == "take":
            found += 1
            yield position.state()


def greedy_values(state: State) -> list[float]:
    """The greedy player's values, in the order of the menu."""
    (seat,) = state.owing
    values = np.zeros(len(state.legal(seat)))
    assert appraise_actions(state._buf, seat, values) == len(values)
    told: list[float] = values.tolist()
    return told


def brute_force(state: State) -> list[float]:
    """The lead after each choice, and a little for every card in hand or sure to come."""
    (seat,) = state.owing
    size, deck = int(state.record.hand_size[seat]), int(state.record.deck_size)
    gain = {
        "place": -1,
        "discard": -1,
        "end turn": 0,
        "take deck": min(deck, 2 if size else 5),
        "take market": 2 if size == 0 and deck > 0 else 1,
    }
    values = []
    for action in state.legal(seat):
        after = state.play(seat, action)
        seats = range(state.game.players)
        points = [score([pile.split() for pile in zone(after, one)]) for one in seats]
        lead = points.pop(seat) - max(points)
        if after.returns:
            lead = WON if after.returns[seat] > -1 / len(points) else -WON
        (cards,) = (n for start, n in gain.items() if TEXTS[action].startswith(start))
        values.append(lead + CARD_WORTH * (size + cards))
    return values


def test_greedy_counts_the_lead_after_each_choice() -> None:
    for state in plain_positions():
        assert greedy_values(state) == pytest.approx(brute_force(state))


def test_greedy_takes_one_of_the_best_and_any_of_them() -> None:
    state = placed(["tower, tower", "field"], ["archer archer peasant knight"])
    best = max(greedy_values(state))
    expected = {
        TEXTS[action]
        for action, value in zip(state.legal(0), greedy_values(state), strict=True)
        if value == best
    }
    assert expected == {"place archer on tower"}
    equal = placed(["", "field"], ["archer peasant knight"])
    choices = {TEXTS[GreedyBot(seed).choose(equal.view(0))] for seed in range(30)}
    assert choices == {"place archer", "place peasant", "place knight"}


def greedy(state: State) -> str:
    (seat,) = state.owing
    (choice,) = {GreedyBot(seed).choose(state.view(seat)) for seed in range(8)}
    return TEXTS[choice]


def test_greedy_prefers_two_from_the_deck_to_one_of_the_market() -> None:
    state = placed(["", ""], ["peasant"], market="shield donation archer", at="take")
    assert greedy(state) == "take deck"
    # With nothing in hand five are more than two.
    assert greedy(placed(["", ""], [""], market="shield donation archer", at="take")) == "take deck"


def test_greedy_draws_again_rather_than_discards() -> None:
    assert greedy(placed(["", ""], ["draw-again shield shield"])) == "draw again"


def test_greedy_follows_an_attack_to_its_end() -> None:
    # Stealing the full stable moves fifteen points; the field in hand brings none.
    state = placed(["", "stable knight knight"], ["glorious-attack field"])
    assert greedy(state) == "storm 1"
    # Of three cards the two that are worth most are stolen, whichever is named first.
    state = play(placed(["", "tower, archer, monarch"], ["sneak-attack field"]), "sneak 1")
    archer, tower, monarch = greedy_values(state)
    assert archer < tower == monarch
    assert greedy(play(state, "top monarch")) == "top tower"


def test_greedy_expects_others_to_give_what_hurts_least() -> None:
    # Asked for a card of the zone, seat 1 would part with the archer, not with the monarch.
    state = placed(["", "archer, monarch"], ["donation field"])
    values = dict(zip(state.legal(0), greedy_values(state), strict=True))
    assert values[ID["ask zone 1"]] == pytest.approx(1 - 10 + CARD_WORTH)


def test_greedy_takes_a_win_before_any_points() -> None:
    own, choice = NEAR["production"]
    state = placed([own, ""], ["peasant monarch tower"])
    assert greedy(state) == choice


# Pairs of games. The master has a clock, so no two runs of it are the same.
PAIRS = {"expert": 5, "skilled": 24, "casual": 10, "novice": 20}


@pytest.mark.compiled
@pytest.mark.parametrize(("better", "worse"), list(pairwise(list(LEVELS)[1:])))
def test_level_beats_the_one_below(better: str, worse: str) -> None:
    points, games = 0.0, 0
    for pair in range(PAIRS[better]):
        for names in ((better, worse), (worse, better)):
            players = tuple(Player(name) for name in names)
            played = play_duel(Duel("korona", {}, players, pair, 0, pair))
            points += (1 + played.returns[names.index(better)]) / 2
            games += 1
    assert points > 0.55 * games
