"""Previews of BraveRats: every action has its row of the match-up table, and the table is true."""

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
import pytest

import reino
from reino import State
from reino.core.previews import offers
from reino.games.braverats.rules.actions import KEEP
from reino.games.braverats.rules.cards import CARD_KEYS
from reino.games.braverats.table.previews import Preview

HANDS: tuple[dict[str, Any], ...] = (
    {},
    {"draft": True},
    {"random_deal": True},
    {"princess_attack": "random"},
)
VARIANTS = [
    {
        **hands,
        "mime": mime,
        "lucky_draw": lucky,
        "traitor": lucky != (mime == "ninth"),
        "emperor": mime == "off",
    }
    for hands, mime, lucky in product(HANDS, ("off", "ninth", "instead"), (False, True))
]
RULINGS = ({"musician_mutes": True, "fast_rat": True}, {"held_ambassador": False, "mime": "ninth"})


def named(options: dict[str, Any]) -> str:
    told = (key if value is True else value for key, value in options.items() if value)
    return "-".join(told) or "plain"


def steps(options: dict[str, Any], seeds: range) -> Iterator[tuple[State, dict[int, int], State]]:
    """States of random games, the choices made in each, and the state after them."""
    game = reino.load("braverats", options=options)
    for seed in seeds:
        rng = random.Random(seed)
        state = game.start(seed=seed)
        while not state.over:
            chosen = {seat: rng.choice(state.legal(seat)) for seat in state.owing}
            after = state.play(chosen)
            yield state, chosen, after
            state = after


@pytest.mark.parametrize("options", [*VARIANTS, *RULINGS], ids=named)
def test_offers_are_the_legal_actions_in_their_order(options: dict[str, Any]) -> None:
    for state, _, _ in steps(options, range(4)):
        for seat in state.owing:
            view = state.view(seat)
            given = offers(view)
            assert (
                msgspec.json.decode(msgspec.json.encode(given), type=tuple[Preview, ...]) == given
            )
            keep = [action >= KEEP for action in view.legal]
            assert [offer.do == "keep" for offer in given] == keep
            assert [CARD_KEYS.index(offer.card) for offer in given] == [
                action % KEEP for action in view.legal
            ]
            source = view.as_dict()["packet" if any(keep) else "hand"]
            assert [offer.count for offer in given] == [source.count(offer.card) for offer in given]
            for offer in given:
                missing = {"ninth": None, "instead": "wizard"}.get(options.get("mime", ""), "mime")
                cards = [card for card in CARD_KEYS if card != missing]
                assert [meeting.card for meeting in offer.meets] == cards


@pytest.mark.parametrize("options", [*VARIANTS, *RULINGS], ids=named)
def test_what_is_foretold_of_a_round_is_what_comes(options: dict[str, Any]) -> None:
    looked = 0
    for state, chosen, after in steps(options, range(12)):
        events = after.events(None)
        played = next((event.data for event in events if event.kind == "round"), None)
        if played is None:
            continue
        kinds = {event.kind for event in events}
        comes = {(event.kind, event.data.get("seat")) for event in events}
        for seat in chosen:
            looked += len(chosen) == 1
            view = state.view(seat)
            offer = offers(view)[view.legal.index(chosen[seat])]
            (meeting,) = (m for m in offer.meets if m.card == played["cards"][1 - seat])
            assert [offer.face, meeting.face] == played["faces"][:: 1 if seat == 0 else -1]
            assert meeting.left > 0
            outcome = {None: "hold", seat: "win", 1 - seat: "lose"}[played["winner"]]
            assert meeting.result == outcome
            assert meeting.gain == played["gain"]
            assert (meeting.why == "love") == played["princess"]
            assert meeting.ends == ("end" in kinds and ("end", None) not in comes)
            assert set(meeting.next) == {
                name
                for name, event in (
                    ("bonus", ("general", seat)),
                    ("look", ("spy", seat)),
                    ("their-bonus", ("general", 1 - seat)),
                    ("their-look", ("spy", 1 - seat)),
                )
                if event in comes
            }
    assert looked > 0


def test_the_last_card_has_no_effect_on_a_next_round() -> None:
    state = reino.load("braverats").start(seed=1)

    def of_generals() -> tuple[str, ...]:
        offer = next(offer for offer in offers(state.view(0)) if offer.card == "general")
        return next(met.next for met in offer.meets if met.card == "general")

    assert of_generals() == ("bonus", "their-bonus")
    # Equal cards put each round on hold, so that the game goes on to the last one.
    for card in ("princess", "assassin", "ambassador", "wizard", "prince", "musician", "spy"):
        state = state.play({0: card, 1: card})
    assert of_generals() == ()


def test_a_card_shown_to_the_spy_is_the_only_one_left() -> None:
    seen = 0
    for state, chosen, _ in steps({}, range(20)):
        for seat in chosen:
            view = state.view(seat)
            shown = view.as_dict()["cards"][1 - seat]
            if shown is None:
                continue
            for offer in offers(view):
                assert {m.card: m.left for m in offer.meets if m.left} == {shown: 1}
                seen += 1
    assert seen > 0


@pytest.mark.parametrize("options", VARIANTS, ids=named)
def test_what_the_other_may_hold_is_all_that_is_not_mine_nor_played(
    options: dict[str, Any],
) -> None:
    for state, chosen, _ in steps(options, range(3)):
        for seat in chosen:
            view = state.view(seat)
            told = view.as_dict()
            if told["cards"][1 - seat] is not None:
                continue
            mine = [*told["hand"], *(told["piles"] or ([], []))[seat], *told["played"][seat]]
            for offer in offers(view):
                for meeting in offer.meets:
                    card = meeting.card
                    gone = mine.count(card) + told["played"][1 - seat].count(card)
                    assert meeting.left == 2 - gone


def test_offers_tell_no_more_than_the_view() -> None:
    """Any truth that agrees with a view is offered the same."""
    for state, chosen, _ in steps({"lucky_draw": True, "draft": True, "mime": "ninth"}, range(3)):
        for seat in chosen:
            view = state.view(seat)
            for seed in range(3):
                assert offers(view.guess(seed).view(seat)) == offers(view)


REASONS = (
    ("musician", "prince", "hold", "music"),
    ("wizard", "musician", "win", "higher"),
    ("princess", "prince", "win", "love"),
    ("prince", "general", "win", "prince"),
    ("assassin", "general", "win", "lower"),
    ("assassin", "prince", "lose", "prince"),
    ("assassin", "wizard", "lose", "higher"),
    ("spy", "spy", "hold", "equal"),
    ("prince", "prince", "hold", "equal"),
    ("ambassador", "assassin", "lose", "lower"),
)


@pytest.mark.parametrize(("mine", "theirs", "result", "why"), REASONS)
def test_the_rule_that_decides_is_named(
    game: reino.Game, mine: str, theirs: str, result: str, why: str
) -> None:
    for seat in (0, 1):
        row = offers(game.start().view(seat))[CARD_KEYS.index(mine)].meets
        meeting = row[CARD_KEYS.index(theirs)]
        assert (meeting.result, meeting.why) == (result, why)


def test_a_wizard_mutes_what_lies_opposite(game: reino.Game) -> None:
    wizard = offers(game.start().view(0))[CARD_KEYS.index("wizard")]
    muted = {meeting.card: meeting.muted for meeting in wizard.meets}
    assert muted.pop("wizard") == ("mine", "theirs")
    assert set(muted.values()) == {("theirs",)}


def test_a_mime_is_told_as_the_card_it_copies() -> None:
    state = reino.load("braverats", options={"mime": "ninth"}).start()
    first = offers(state.view(0))[-1]
    assert (first.card, first.face, first.strength) == ("mime", "blank", 5)
    state = state.play({0: CARD_KEYS.index("general"), 1: CARD_KEYS.index("ambassador")})
    mine = offers(state.view(0))[-1]
    assert (mine.face, mine.strength) == ("ambassador", 6)
    assert mine.meets[-1].face == "general"


def test_the_public_is_offered_nothing(game: reino.Game) -> None:
    assert offers(game.start().view(None)) == ()
