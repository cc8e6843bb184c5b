"""Previews of Korona: each names the cards of its action, and the effects it has."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.korona.positions import GAMES, ID, TEXTS, placed, play
from games.korona.scatter import scattered
from reino import State
from reino.core.kernel import JIT
from reino.core.previews import Offer, offers
from reino.games.korona.rules.actions import LET_PASS, RAISE_SHIELD
from reino.games.korona.rules.stage import ASK
from soak import often

POSITIONS = often(3, 8) if JIT else 3
STEPS = 25
USED = {
    "draw-again": "draw again",
    "internal-affairs": "internal affairs",
    "revolt": "revolt",
    "tactical-swap": "swap",
    "sneak-attack": "sneak",
    "glorious-attack": "storm",
}
SINGLE = {
    "take-deck": "take deck",
    "end": "end turn",
    "no-villain": "without villain",
    "stay": "stay",
    "let-pass": "let pass",
    "shield": "shield",
}


def lively(players: int, seed: int) -> Iterator[State]:
    """States in which a seat decides, from a rich position on."""
    rng = Random(f"offers {players} {seed}")
    state = scattered(players, rng).state()
    for _ in range(STEPS):
        while state.chance:
            cards, weights = zip(*state.chance, strict=True)
            state = state.fall(rng.choices(cards, weights)[0])
        if state.over:
            return
        yield state
        (seat,) = state.owing
        # Cards that are used make more happen than cards that are thrown away.
        legal = state.legal(seat)
        lively = [a for a in legal if not TEXTS[a].startswith(("discard", "place"))]
        state = state.play(seat, rng.choice(lively or legal))


def written(offer: Offer, view: dict[str, Any]) -> set[str]:
    """An offer in the words of `TEXTS`: once for each pile it names, which must all be alike."""
    match offer:
        case {"do": "take-market", "card": card}:
            return {f"take market {card}"}
        case {"do": "place", "card": card, "piles": []}:
            return {f"place {card}"}
        case {"do": "use", "card": "donation", "target": target, "of": of}:
            return {f"ask {of} {target}"}
        case {"do": "use", "card": card, "target": None}:
            return {USED[card]}
        case {"do": "use", "card": card, "target": target}:
            return {f"{USED[card]} {target}"}
        case {"do": "discard" | "give" as what, "card": card}:
            return {f"{what} {card}"}
        case {"do": what, "zone": zone, "piles": piles}:
            named = (" ".join(view["zones"][zone][at]["cards"]) for at in piles)
            start = f"place {offer['card']} on" if what == "place" else what
            return {f"{start} {pile}" for pile in named}
    return {SINGLE[offer["do"]]}


def scores(state: State) -> list[int]:
    told: list[int] = state.view(None).as_dict()["scores"]
    return told


def changes(before: State, after: State) -> list[int]:
    return [now - then for now, then in zip(scores(after), scores(before), strict=True)]


def offered(state: State, text: str) -> Offer:
    (seat,) = state.owing
    return dict(zip(state.legal(seat), offers(state.view(seat)), strict=True))[ID[text]]


def unstopped(state: State) -> State:
    while state.owing and state.record.stage == ASK:
        state = state.play(state.owing[0], LET_PASS)
    return state


CASES = [(players, seed) for players in (2, 3, 4) for seed in range(POSITIONS)]


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_an_offer_says_which_action_it_is(players: int, seed: int) -> None:
    for state in lively(players, seed):
        (seat,) = state.owing
        view = state.view(seat)
        facts = view.as_dict()
        assert [written(offer, facts) for offer in offers(view)] == [
            {TEXTS[action]} for action in view.legal
        ]


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_what_an_offer_brings_is_what_happens_in_every_truth(players: int, seed: int) -> None:
    for state in lively(players, seed):
        (seat,) = state.owing
        view = state.view(seat)
        truths = (state, view.guess(seed + 1), view.guess(seed + 1000))
        for action, offer in zip(view.legal, offers(view), strict=True):
            for truth in truths:
                check(truth, seat, action, offer)


def check(truth: State, seat: int, action: int, offer: Offer) -> None:
    after = truth.play(seat, action)
    if "best" in offer:
        places = after.legal(seat)
        assert offer["best"] == max(changes(truth, after.play(seat, p))[seat] for p in places)
        return
    if offer["do"] == "whole":
        after = unstopped(after)
    assert offer.get("scores", [0] * len(scores(truth))) == changes(truth, after)
    winners = after.view(None).as_dict()["winners"]
    assert offer.get("ends", []) == winners
    if "stake" in offer and RAISE_SHIELD in truth.legal(seat):
        kept = truth.play(seat, RAISE_SHIELD)
        lost = truth.play(seat, LET_PASS)
        assert offer["stake"] == changes(unstopped(kept), lost)[seat]


def test_fields_and_healers_are_counted_with_the_rest_of_the_zone() -> None:
    state = placed(["field, tower", ""], ["field archer villain"])
    assert offered(state, "place field")["scores"] == [10, 0]
    assert offered(state, "place archer on tower")["scores"] == [2, 0]
    assert offered(state, "place archer")["scores"] == [1, 0]
    assert offered(state, "place villain on field")["scores"] == [-10, 0]


def test_a_combo_is_offered_as_a_win() -> None:
    fields = "field peasant, field peasant, field peasant"
    state = placed([f"monarch monarch, {fields}, field", ""], ["peasant"])
    assert offered(state, "place peasant on field")["ends"] == [0]
    assert "ends" not in offered(state, "place peasant")


def test_a_glorious_attack_previews_both_kingdoms() -> None:
    state = play(placed(["", "stable knight knight"], ["glorious-attack"]), "storm 1")
    offer = offered(state, "whole stable knight knight")
    assert offer["scores"] == [15, -15]
    assert (offer["zone"], offer["piles"], offer["to"]) == (1, [0], 0)
    asked = play(state, "whole stable knight knight")
    assert offered(asked, "let pass")["stake"] == -15


def test_the_pile_a_card_was_lifted_from_is_no_place_for_it() -> None:
    state = placed(["tower archer, tower", ""], ["internal-affairs"])
    state = play(state, "internal affairs", "top tower archer")
    assert offered(state, "place archer on tower")["piles"] == [1]


def test_a_villain_that_was_sent_is_not_among_what_can_be_stolen() -> None:
    state = placed(["villain", "villain, knight"], ["sneak-attack"])
    state = play(state, "sneak 1", "top villain", "place villain")
    assert len(state.view(0).as_dict()["zones"][1]) == 3
    assert len(offered(state, "top villain")["piles"]) == 1


def test_a_jester_inside_a_pile_says_where_it_lies() -> None:
    state = placed(["field jester peasant peasant, tower", ""], ["internal-affairs"])
    state = play(state, "internal affairs")
    offer = offered(state, "inner field jester peasant peasant")
    assert (offer["card"], offer["at"]) == ("jester", 1)
    assert offer["best"] == 1  # an archer's two points instead of a peasant's one


def test_who_does_not_decide_is_offered_nothing() -> None:
    state = GAMES[3].start(seed=7)
    idle = [seat for seat in range(3) if seat not in state.owing]
    assert [offers(state.view(seat)) for seat in (*idle, None)] == [(), (), ()]
