"""The question of BraveRats: to the clans that owe a card, and to those who wait or watch."""

import random
from collections import defaultdict
from typing import Any

import pytest

import reino
from games.braverats.positions import after, card
from reino import State
from reino.core.catalogue import LANGUAGES

VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"draft": True, "mime": "ninth"},
    {"emperor": True, "lucky_draw": True, "traitor": True},
    {"random_deal": True},
)


def asked(state: State, viewer: int | None, lang: str = "en") -> str:
    return state.view(viewer).question(lang).text or ""


def stages(options: dict[str, Any], seed: int) -> list[State]:
    """Every state of a random game, those of chance included."""
    rng = random.Random(seed)
    states = [reino.load("braverats", options=options).start(dealer=None)]
    while not states[-1].over:
        state = states[-1]
        if state.chance:
            outcomes, weights = zip(*state.chance, strict=True)
            states.append(state.fall(rng.choices(outcomes, weights)[0]))
        else:
            seat = rng.choice(state.owing)
            states.append(state.play(seat, rng.choice(state.legal(seat))))
    return states


def test_each_kind_has_words_of_its_own_for_the_asked_and_for_the_others() -> None:
    told: dict[str, dict[str, str]] = defaultdict(dict)
    for options in VARIANTS:
        for seed in range(4):
            for state in stages(options, seed):
                for viewer in (0, 1, None):
                    question = state.view(viewer).question()
                    assert question.asked == state.owing
                    mine = "asked" if viewer in state.owing else "others"
                    for lang in LANGUAGES:
                        text = asked(state, viewer, lang)
                        assert text
                        told[f"{lang} {mine} {len(state.owing)}"][question.kind] = text
    dealt = {"princes", "opener", "packet", "deal", "gift", "draw"}
    assert {*told["en asked 1"]} == {"choose", "show", "answer", "keep"}
    assert {*told["en others 2"]} == {"choose"}
    assert {*told["en others 0"]} >= {"over", "match-over", "between", "opener", "deal"}
    for who, kinds in told.items():
        own = {kind: text for kind, text in kinds.items() if kind not in dealt}
        assert len({*own.values()}) == len(own), who


@pytest.mark.parametrize(
    ("lang", "shows", "waits", "answers"),
    [
        (
            "en",
            "A Spy of Yarg is watching: which card do you show?",
            "Applewood has to show a card.",
            "Applewood had to show the Wizard. What do you answer?",
        ),
        (
            "es",
            "Un Espía de Yarg te vigila: ¿qué carta muestras?",
            "Applewood tiene que mostrar una carta.",
            "Applewood ha tenido que mostrar el Mago. ¿Qué respondes?",
        ),
    ],
)
def test_after_a_spy_one_clan_shows_and_the_other_answers(
    lang: str, shows: str, waits: str, answers: str
) -> None:
    state = after("spy princess")
    assert [asked(state, seat, lang) for seat in (1, 0)] == [shows, waits]
    assert state.view(1).question().to == 0
    shown = state.play(1, card("wizard"))
    assert asked(shown, 0, lang) == answers
    assert shown.view(0).question().about == {"card": "wizard"}


def test_who_has_sealed_a_card_waits_for_the_other() -> None:
    state = reino.load("braverats").start()
    assert asked(state, None) == "Both clans choose a card."
    assert asked(state, 0) == "Which card do you send?"
    sealed = state.play(0, "spy")
    assert asked(sealed, 0) == asked(sealed, None) == "Applewood is choosing a card."
    assert asked(sealed, 1) == "Which card do you send?"


def test_at_the_end_the_question_tells_who_has_won() -> None:
    state = after("princess prince")
    question = state.view(None).question("en")
    assert (question.kind, question.asked) == ("over", ())
    assert question.about == {"winner": 0, "reason": "princess"}
    assert question.text == "Yarg takes the kingdom by love."


def test_a_match_is_won_by_the_clan_with_more_games() -> None:
    over = next(
        state
        for seed in range(40)
        if (state := stages({"emperor": True}, seed)[-1]).returns in ((1.0, -1.0), (-1.0, 1.0))
    )
    assert over.returns is not None
    winner = over.returns.index(1.0)
    facts, question = over.view(None).facts, over.view(None).question()
    assert facts.winner == question.about["winner"] == winner
    assert facts.games[winner] > facts.games[1 - winner]
    assert question.about["games"] == tuple(facts.games)
