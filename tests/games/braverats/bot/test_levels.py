"""The bots of BraveRats: perfect play, and levels between judgement and habit."""

from itertools import pairwise

import numpy as np
import pytest

import reino
from games.braverats.positions import CARDS, KEEP, after, card
from reino.arena.duel import Duel, Player, play_duel
from reino.bots import bot_names, first_bot, make_bot
from reino.core.bot import Mix
from reino.core.kernel import JIT
from reino.games.braverats.bot import levels
from reino.games.braverats.bot.levels import habit_mix, judged_mix

FEW = 200 if JIT else 5  # iterations
PAIRS = 250  # of games: the seeds are fixed, so that the same side wins each of them for ever

# Four cards left, and both clans have to mix. In the second Applewood's Prince is gone.
MIXED_END = after("spy princess", "ambassador general", "assassin spy", "princess wizard")
PRINCE_GONE = after("spy princess", "ambassador prince", "assassin spy", "princess wizard")
# Yarg has two Princes left, Applewood two Princesses.
DOUBLES = after(
    *("spy spy", "assassin assassin", "wizard wizard"), princess_attack="yarg", fast_rat=True
)

VARIANTS: list[dict[str, object]] = [
    {"traitor": True, "fast_rat": True},
    {"random_deal": True},
    {"princess_attack": "random", "musician_mutes": True},
    {"emperor": True, "fast_rat": True},
    {"lucky_draw": True, "mime": "ninth"},
    {"draft": True, "mime": "ninth"},
    {"draft": True, "lucky_draw": True, "traitor": True, "emperor": True},
    {"emperor": True, "random_deal": True},
]


def named(mix: Mix) -> dict[str, float]:
    return {CARDS[action % KEEP]: share for action, share in mix.items()}


def habit(state: reino.State, seat: int = 0) -> dict[str, float]:
    return named(habit_mix(state.view(seat)))


def points(better: str, worse: str, pairs: int = PAIRS) -> float:
    """The better bot's share of the points; every pair of seeds is played from both seats."""
    total = 0.0
    for seed in range(pairs):
        for names in ((better, worse), (worse, better)):
            played = play_duel(Duel("braverats", {}, tuple(map(Player, names)), seed))
            total += (1 + played.returns[names.index(better)]) / 2
    return total / (2 * pairs)


def test_levels_are_bots_by_name_from_strong_to_weak(game: reino.Game) -> None:
    assert list(levels.LEVELS) == ["perfect", "expert", "casual", "beginner"]
    assert bot_names(game) == ("best", *levels.LEVELS, "search", "random")
    assert first_bot(game) == "beginner"


@pytest.mark.compiled
@pytest.mark.parametrize(("better", "worse"), list(pairwise(levels.LEVELS)))
def test_level_beats_the_one_below(better: str, worse: str) -> None:
    assert points(better, worse) > 0.6  # 70 rating points


@pytest.mark.compiled
def test_newcomer_who_plays_at_random_beats_the_beginner() -> None:
    assert points("random", "beginner", 1000) > 0.5


@pytest.mark.compiled
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_levels_play_every_variant_to_its_end(options: dict[str, bool | str]) -> None:
    game = reino.load("braverats", options=options)
    bots = [make_bot(game, name, 3, iterations=FEW) for name in ("expert", "beginner")]
    state = game.start(seed=3)
    while not state.over:
        state = state.play({seat: bots[seat].choose(state.view(seat)) for seat in state.owing})


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("state", [MIXED_END, PRINCE_GONE, DOUBLES])
def test_judgement_is_best_against_all_that_the_other_still_holds(
    state: reino.State, seat: int
) -> None:
    found = reino.braverats.solution_for(state).at(state)
    matrix = np.array(found.matrix) if seat == 0 else 1 - np.array(found.matrix).T
    others = state.view(seat).as_dict()["hands"][1 - seat]
    copies = [others.count(name) for name in found.cards[1 - seat]]
    average = dict(zip(found.cards[seat], matrix @ copies / len(others), strict=True))
    best = [name for name in average if average[name] > max(average.values()) - 1e-9]
    assert len(best) < len(average)
    mix = named(judged_mix(state.view(seat)))
    assert mix == {name: (name in best) / len(best) for name in average}


def test_judgement_answers_a_card_that_it_sees_perfectly() -> None:
    looking = after("assassin ambassador", "musician general", "wizard assassin", "spy musician")
    for shown, answer in (("prince", "princess"), ("spy", "ambassador"), ("wizard", "general")):
        mix = named(judged_mix(looking.play(1, card(shown)).view(0)))
        assert max(mix, key=lambda c: mix[c]) == answer


def test_habit_throws_the_weakest_away_or_plays_the_strongest(game: reino.Game) -> None:
    mix = habit(game.start())
    assert sum(mix.values()) == pytest.approx(1)
    assert mix["musician"] == pytest.approx(levels.FEAR * (1 - levels.STRAYS), abs=0.01)
    assert mix["prince"] == pytest.approx((1 - levels.FEAR) * (1 - levels.STRAYS), abs=0.01)
    assert max(mix["ambassador"], mix["assassin"]) < 0.01


def test_habit_remembers_nothing_of_what_the_other_played() -> None:
    assert habit(MIXED_END) == habit(PRINCE_GONE)
    assert named(judged_mix(MIXED_END.view(0))) != named(judged_mix(PRINCE_GONE.view(0)))


@pytest.mark.parametrize(
    ("rounds", "shown", "answer"),
    [
        (("spy musician",), "prince", "princess"),
        (("spy musician",), "princess", "general"),
        (("spy musician",), "wizard", "prince"),
        # The Assassin's power is forgotten: the General loses to it.
        (("prince ambassador", "spy musician"), "assassin", "general"),
        # Nothing beats the Prince, so the least is lost.
        (("princess spy", "spy musician"), "prince", "musician"),
        # Where their General was, the Wizard is a 7.
        (("prince ambassador", "spy general"), "wizard", "musician"),
        (("prince ambassador", "spy musician"), "wizard", "general"),
    ],
)
def test_habit_answers_a_card_that_it_sees_by_strength(
    rounds: tuple[str, ...], shown: str, answer: str
) -> None:
    mix = habit(after(*rounds).play(1, card(shown)))
    assert [name for name, share in mix.items() if share] == [answer]


def test_habit_takes_a_mime_for_what_it_copies() -> None:
    state = after("general musician", mime=True)
    yarg, applewood = habit(state, 0), habit(state, 1)
    assert yarg["mime"] > yarg["princess"] > yarg["spy"]
    assert applewood["mime"] > applewood["wizard"]


def test_habit_keeps_strong_cards_in_a_draft() -> None:
    state = reino.load("braverats", options={"draft": True}).start(seed=1)
    (seat,) = state.owing
    mix = habit(state, seat)
    packet = sorted(mix, key=CARDS.index, reverse=True)
    assert [mix[name] for name in packet] == sorted(mix.values(), reverse=True)
    assert mix[packet[0]] > 0.75
