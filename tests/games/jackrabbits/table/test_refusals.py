"""Refusals of Jack Rabbits: the rule that forbids a choice; and every event is told."""

import json
import re
from random import Random

import pytest

import reino
from games.jackrabbits.positions import ID, PLACES, TEXTS, crossed_before, placed, play, rewritten
from reino import ReinoError, State
from reino.core.catalogue import LANGUAGES, catalogue
from reino.core.kernel import JIT
from reino.games.jackrabbits import LOCALE
from reino.games.jackrabbits.rules import actions, stage
from reino.games.jackrabbits.rules.cards import card_sign
from reino.games.jackrabbits.rules.options import OPTIONS
from reino.games.jackrabbits.rules.tiles import WAY_KEYS, WAYS
from reino.games.jackrabbits.table.events import tell
from reino.games.jackrabbits.table.names import PURPOSE_KEYS, STAGE_KEYS, card_in
from reino.games.jackrabbits.table.refusals import ASKED_FOR, why_not
from soak import THOROUGHNESS

FAR = "palace-of-diamonds"


def refused(state: State, choice: str, viewer: int | None = 0, lang: str = "en") -> str:
    assert ID[choice] not in state.legal(state.owing[0])
    return why_not(state.view(viewer).record, ID[choice]).tell(lang)


def test_a_refusal_on_the_way_says_which_rule_forbids_it() -> None:
    state = placed(["citadel", FAR], ["2s"])
    assert refused(state, "move forest-1 n") == "the rabbit is at the citadel"
    assert refused(state, "mount red") == "the hand does not hold the red joker"
    assert refused(state, "acquire") == "now stay, or set out by a road"
    state = play(state, "move citadel n")
    assert refused(state, "move river-1 s").startswith("a rabbit does not turn round")
    assert refused(state, "move river-1 ne") == "no road leaves river 1 to the north-east"
    price = refused(state, "move river-1 nw", lang="es")
    assert price == "la mano no puede pagar 7 en tréboles, picas o corazones"
    assert "done at a crossing" in refused(state, "hire horse")
    assert refused(state, "give up").startswith("the road goes on")


def test_a_refusal_names_the_other_seat_and_the_other_side() -> None:
    state = placed(["citadel", FAR], ["9c 9s 9h", "red"])
    tavern = PLACES.index("tavern-1")
    state = rewritten(state, stage=stage.ON_WAY, came=0, rabbit=[tavern, *state.record.rabbit[1:]])
    assert refused(state, "buy red") == "the red joker is with White"
    state = rewritten(state, stage=stage.SAIL)
    assert (
        refused(state, "land citadel n") == "no road leaves the map from the citadel to the north"
    )
    (way, *_) = (
        choice for choice in TEXTS if choice.startswith("land ") and ID[choice] in state.legal(0)
    )
    _, tile, side = way.split()
    again = refused(crossed_before(state, tile, side), way)
    assert again.endswith("has been crossed in this journey")
    deal = placed(["citadel", "citadel"], ["3s", "5d 6d"], at="phase", interpersonal_trade=True)
    deal = play(deal, "deal with 1, i sell, name 3s, named, name 5d")
    assert refused(deal, "name 4d") == "cards are named in their order, each once"
    # The goods are diamonds, and the price begins anew.
    dear = placed(["citadel", "citadel"], ["9d", "5d"], at="phase", interpersonal_trade=True)
    dear = play(dear, "deal with 1, i sell, name 9d, named, name 5d")
    assert refused(dear, "name 8d").startswith("each side gives at most as many cards")


def test_a_refusal_of_a_payment_says_what_is_owed() -> None:
    state = play(placed(["citadel", FAR], ["5s 2h 3h 9d"]), "move citadel n, move river-1 n")
    assert refused(state, "spend 9d") == "the card has to be in clubs, spades or hearts"
    assert refused(state, "show 5s") == "the cards are spent, not shown"
    assert refused(state, "spend 2h").startswith("cards are laid from the greatest down")
    assert refused(state, "spend 9c", None).startswith("the hand does not hold 9♣, or")


def test_a_refusal_of_a_deed_says_what_is_missing() -> None:
    state = placed(["tower-of-spades", FAR], ["2s", "Ks"], discards="3s", at="phase")
    assert refused(state, "acquire") == "White has K♠ already"
    assert refused(state, "attack 1") == "White is not on this hex"
    assert refused(state, "attack 2").startswith("Grey does not play at this table")
    assert refused(state, "buy 3s") == "nothing is for sale at the tower of spades"
    assert refused(state, "deal with 1") == "deals between players are not part of this game"
    poor = placed(["palace-of-spades", FAR], ["2s"], at="phase")
    assert refused(poor, "acquire", None) == "the hand cannot pay 10 in spades"


def test_a_refusal_of_a_purchase_says_what_is_wrong() -> None:
    state = placed(["plaza-of-spades", FAR], ["9d"], discards="As 3s 5s 7s", at="phase")
    assert refused(state, "buy high As") == "only an ambivalent ace may be counted high"
    state = play(state, "buy 5s")
    assert refused(state, "buy 3s") == "goods are chosen in their order, each once"
    assert refused(state, "buy 7s") == "the hand cannot pay the pips of 7♠ in diamonds"
    assert refused(state, "no more") == "now buy more, or say that you buy no more"


def test_a_refusal_of_a_landing_tells_lakes_from_the_sea() -> None:
    state = play(placed(["plaza-of-spades", FAR], ["black"]), "mount black")
    assert refused(state, "land palace-of-clubs s").startswith(
        "the road from the palace of clubs to the south runs into a lake"
    )


def test_a_refusal_names_the_choice_in_its_error() -> None:
    state = placed(["citadel", FAR])
    with pytest.raises(ReinoError) as error:
        play(state, "mount black")
    assert "Board the black joker" in error.value.tell("en")
    assert "en la mano no está el comodín negro" in error.value.tell("es")


# Those of one game with cards, on any map.
ALL_ON = {
    option.key: True
    for option in OPTIONS.options
    if option.is_switch and option.key not in ("explore", "free_map")
}
SETTINGS: list[tuple[int, dict[str, bool | str]]] = [
    (2, {}),
    (3, {**ALL_ON, "unnoticed_surplus": False, "tight_suits": False, "map": "random"}),
    (4, {**ALL_ON, "seized_surplus": False, "tight_suits": True, "map": "build"}),
    (2, {"complete": False}),
    (3, {"explore": True}),
    (3, {"map": "build", "building": "free", "free_map": True}),
]


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_whatever_happens_is_told_and_whatever_is_refused_has_a_reason(
    players: int, options: dict[str, bool | str]
) -> None:
    rng = Random(players)
    state = reino.load("jackrabbits", players, options).start(seed=players)
    for _ in range(600 * THOROUGHNESS if JIT else 60):
        if state.over:
            break
        seat = rng.choice(state.owing)
        legal = state.legal(seat)
        for action in rng.sample(range(actions.ACTIONS), 3):
            if action not in legal:
                for lang in LANGUAGES:
                    assert "jackrabbits-" not in why_not(state.view(None).record, action).tell(lang)
        state = state.play(seat, rng.choice(legal))
        viewer = rng.choice((None, *range(players)))
        for event in state.events(viewer):
            assert json.dumps(dict(event.data))
            english, spanish = (tell(event, lang) for lang in LANGUAGES)
            assert english != spanish
            assert not re.search(r"none\b|[{}]", spanish)
    assert json.dumps(state.view(0).as_dict())


CARDS_TOLD = ("paid", "shown", "spent", "discarded", "returned", "matched", "club", "picked")


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_the_card_and_the_way_that_are_told_are_those_chosen(
    players: int, options: dict[str, bool | str]
) -> None:
    rng = Random(players)
    state = reino.load("jackrabbits", players, options).start(seed=players + 1)
    for _ in range(2000 if JIT else 60):
        if state.over:
            break
        seat = rng.choice(state.owing)
        action = rng.choice(state.legal(seat))
        state = state.play(seat, action)
        told = state.events(rng.choice((None, *range(players))))
        card = card_in(action)
        if card is not None and action < actions.NAME:
            cards = [event.data["card"] for event in told if event.kind in CARDS_TOLD]
            assert {card_sign(card), None} & {*cards}, told
        elif actions.MOVE <= action < actions.LAND:
            way = WAY_KEYS[(action - actions.MOVE) % WAYS]
            ways = [event.data["way"] for event in told if event.kind in ("left", "crossed")]
            assert ways in ([way], []), told
            lost = {"toll", "exiled", "strayed"}
            assert ways or lost & {event.kind for event in told}, told


def test_every_stage_of_a_decision_can_be_refused_and_named() -> None:
    assert len(set(STAGE_KEYS)) == len(STAGE_KEYS)
    assert len(set(PURPOSE_KEYS)) == len(PURPOSE_KEYS)
    for lang in LANGUAGES:
        say = catalogue(lang, LOCALE)
        reasons = {say("jackrabbits-why-stage", stage=STAGE_KEYS[stage]) for stage in ASKED_FOR}
        assert len(reasons) == len(ASKED_FOR)
