"""Why a card of BraveRats may not be played or kept, and why a clan has to wait."""

from random import Random

import pytest

import reino
from games.braverats.positions import APPLEWOOD, YARG, after, card, falls, fresh, keep
from reino import State
from reino.core.errors import ChoiceError, IllegalChoice, OutOfTurn
from reino.core.kernel import JIT
from reino.games.braverats.rules.actions import OUTCOMES, TABLE

pytestmark = pytest.mark.plain

VARIANTS: list[dict[str, object]] = [
    {},
    {"mime": True, "lucky_draw": True, "emperor": True, "fast_rat": True},
    {"draft": True, "mime": True},
    {"draft": True, "traitor": True, "lucky_draw": True},
    {"random_deal": True},
    {"princess_attack": "random", "traitor": True},
]


def refused(state: State, seat: int, action: int, lang: str = "en") -> str:
    """The reason alone."""
    with pytest.raises(ChoiceError) as caught:
        state.play(seat, action)
    why = caught.value.facts["why"]
    return str(why.tell(lang))  # type: ignore[attr-defined]


def test_a_card_that_was_played_is_refused_with_its_round() -> None:
    state = after("musician musician", "wizard general")
    assert refused(state, YARG, card("wizard")) == "Yarg played the Wizard in round 2"
    assert refused(state, YARG, card("wizard"), "es") == "Yarg jugó el Mago en la ronda 2"
    assert refused(state, APPLEWOOD, card("musician")) == "Applewood played the Musician in round 1"
    # The other clan's card is another.
    assert card("general") in state.legal(YARG)


def test_a_card_that_was_played_twice_is_refused_with_the_later_round() -> None:
    state = after("prince musician", "general wizard", "prince spy", princess_attack="yarg")
    assert refused(state, YARG, card("prince")) == "Yarg played the Prince in round 3"


def test_a_sealed_card_cannot_be_changed() -> None:
    state = fresh().play(YARG, card("spy"))
    with pytest.raises(
        OutOfTurn, match="waiting for seat 1: Yarg has laid its card for this round"
    ):
        state.play(YARG, card("prince"))
    assert refused(state, YARG, card("spy"), "es") == (
        "Yarg ya puso su carta de esta ronda, y Applewood aún no"
    )


def test_under_the_eyes_of_a_spy_one_clan_waits_for_the_other() -> None:
    state = after("spy musician")
    assert state.owing == (APPLEWOOD,)
    assert refused(state, YARG, card("prince")) == (
        "the Spy of Yarg is watching, and Applewood shows a card first"
    )
    shown = state.play(APPLEWOOD, card("prince"))
    assert refused(shown, APPLEWOOD, card("wizard")) == (
        "Applewood has shown its card to the Spy and cannot take it back"
    )


def test_in_a_draft_cards_are_kept_and_before_and_after_it_played() -> None:
    opened = fresh(draft=True).fall(OUTCOMES.first("clan"))
    state = falls(opened, map(card, ("spy", "prince", "wizard", "musician")))
    assert refused(state, YARG, card("spy")) == (
        "the draft is not over; keep a card of the packet first"
    )
    assert refused(state, YARG, keep("general")) == (
        "the packet does not hold the General now; keep a card that it holds"
    )
    assert refused(state, APPLEWOOD, keep("spy")) == "the packet is with Yarg"
    passed = state.play(YARG, keep("spy"))
    assert refused(passed, YARG, keep("prince")) == "the packet is with Applewood"
    assert refused(passed, APPLEWOOD, keep("spy")).startswith("the packet does not hold the Spy")
    drafted = kept_at_random(reino.load("braverats", options={"draft": True}).start(seed=5))
    assert refused(drafted, YARG, keep("spy")) == "the draft is over; play a card of the hand"
    assert refused(fresh(), YARG, keep("spy")).startswith(
        "cards are kept only in a draft, and this"
    )


def kept_at_random(state: State) -> State:
    rng = Random(1)
    while state.game.describe(state.legal(state.owing[0])[0]).kind == "keep":
        (seat,) = state.owing
        state = state.play(seat, rng.choice(state.legal(seat)))
    return state


def test_the_mime_is_played_only_where_it_is_in_the_game() -> None:
    assert refused(fresh(), YARG, card("mime")) == (
        "the Mime is not in this game; it comes with the option mime"
    )
    assert card("mime") in fresh(mime=True).legal(YARG)  # and may open it
    once = after("mime musician", mime=True)
    assert refused(once, YARG, card("mime")) == "Yarg played the Mime in round 1"


def test_a_card_still_to_be_drawn_is_told_from_one_that_was_played() -> None:
    state = fresh(lucky_draw=True)
    state = falls(state, map(card, ("spy", "prince", "wizard", "spy", "prince", "musician")))
    assert refused(state, YARG, card("general")) == "Yarg has not drawn the General yet"
    state = state.play({YARG: card("wizard"), APPLEWOOD: card("musician")})
    state = falls(state, map(card, ("general", "general")))
    # Each clan has a pile of its own: the Wizard of Applewood is still there.
    assert refused(state, APPLEWOOD, card("wizard")) == "Applewood has not drawn the Wizard yet"
    assert refused(state, YARG, card("wizard")) == "Yarg played the Wizard in round 1"
    assert refused(state, YARG, card("musician")) == "Yarg has not drawn the Musician yet"


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"princess_attack": "yarg"}, "with the princess attack both copies are Applewood’s"),
        ({"random_deal": True}, "the deal gave both copies to Applewood"),
        ({"draft": True}, "both copies went to Applewood in the draft"),
        ({"traitor": True}, "the traitor went over to Applewood, and Yarg has no other copy"),
        ({"traitor": True, "princess_attack": "yarg"}, "Applewood got both copies"),
    ],
)
def test_a_card_that_a_clan_never_had_is_with_the_other(
    options: dict[str, object], why: str
) -> None:
    state = kept_at_random(reino.load("braverats", options=options).start(seed=6))
    hand = state.legal(YARG)
    lacking = next(action for action in TABLE["play"].ids if action not in hand)
    assert lacking != card("mime")
    assert refused(state, YARG, lacking).startswith(why)


@pytest.mark.parametrize("options", VARIANTS)
def test_every_refusal_has_a_reason_in_both_languages(options: dict[str, object]) -> None:
    game, rng = reino.load("braverats", options=options), Random(2)
    for seed in range(20 if JIT else 3):
        state = game.start(seed=seed)
        while not state.over:
            for seat in (YARG, APPLEWOOD):
                legal = state.legal(seat)
                for action in range(len(TABLE)):
                    if action not in legal:
                        with pytest.raises((IllegalChoice, OutOfTurn)) as caught:
                            state.play(seat, action)
                        why = caught.value.facts["why"]
                        told = [why.tell(lang) for lang in ("en", "es")]  # type: ignore[attr-defined]
                        assert told[0] != told[1]
                        assert not any("braverats-" in words or "{" in words for words in told)
            state = state.play({seat: rng.choice(state.legal(seat)) for seat in state.owing})


def test_a_reason_tells_no_secret() -> None:
    """Two states that the public cannot tell apart give the same reasons."""
    game = reino.load("braverats", options={"lucky_draw": True})
    state = game.start(seed=4)
    others = [state.view(None).guess(seed) for seed in range(20)]
    assert len({other.legal(YARG) for other in others}) > 1
    for action in range(8):
        told = {refused(other, YARG, action) for other in others if action not in other.legal(YARG)}
        assert len(told) == 1
