"""Previews of Korona: each names the cards of its action, and the effects it has."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.korona.positions import GAMES, ID, TEXTS, placed, play
from games.korona.scatter import scattered
from reino import State
from reino.core import previews
from reino.core.kernel import JIT
from reino.games.korona.rules.actions import LET_PASS, RAISE_SHIELD, SEAT_KEYS, TABLE
from reino.games.korona.rules.stage import ASK
from reino.games.korona.table.names import PILE_KEYS
from reino.games.korona.table.previews import Preview, offers
from reino.games.korona.table.view import View
from soak import often

POSITIONS = often(3, 8) if JIT else 3
STEPS = 25


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


def written(offer: Preview, view: View) -> set[str]:
    """An offer as the action table writes it: once for each pile it names, which must all be
    alike."""
    first = TABLE[offer.do].action(TABLE.first(offer.do))
    fields: dict[str, Any] = {}
    if "card" in first.fields:
        fields["card"] = offer.card
    if "seat" in first.fields:
        assert offer.target is not None
        fields["seat"] = SEAT_KEYS[offer.target]
    field = "on" if offer.do == "place" else "pile"
    if field not in first.fields or not offer.piles:
        piles: list[Any] = [None]
    else:
        piles = [view.zones[offer.zone or 0][at].cards for at in offer.piles]
    if field in first.fields:
        return {TEXTS[TABLE.id(offer.do, **fields, **{field: pile})] for pile in piles}
    return {TEXTS[TABLE.id(offer.do, **fields)]}


def scores(state: State) -> list[int]:
    return [*state.view(None).facts.scores]


def changes(before: State, after: State) -> list[int]:
    return [now - then for now, then in zip(scores(after), scores(before), strict=True)]


def offered(state: State, text: str) -> Preview:
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
        facts = view.facts
        assert [written(offer, facts) for offer in offers(view)] == [
            {TEXTS[action]} for action in view.legal
        ]
        for offer in offers(view):
            if offer.do == "place":
                assert offer.card in {"hand": facts.hand, "held": facts.placing}[offer.from_ or ""]


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_what_an_offer_brings_is_what_happens_in_every_truth(players: int, seed: int) -> None:
    for state in lively(players, seed):
        (seat,) = state.owing
        view = state.view(seat)
        truths = (state, view.guess(seed + 1), view.guess(seed + 1000))
        for action, offer in zip(view.legal, offers(view), strict=True):
            for truth in truths:
                check(truth, seat, action, offer)


def check(truth: State, seat: int, action: int, offer: Preview) -> None:
    after = truth.play(seat, action)
    if offer.at is not None:
        pile = truth.view(None).facts.zones[offer.zone or 0][(offer.piles or ())[0]].cards
        assert (*pile[: offer.at], *pile[offer.at + 1 :]) == PILE_KEYS[after.record.remainder]
    if offer.best is not None:
        lifted = unstopped(after)
        places = lifted.legal(seat)
        assert offer.best == max(changes(truth, lifted.play(seat, p))[seat] for p in places)
        if offer.do != "whole":
            return
    if offer.do == "take-deck":
        assert offer.n == after.record.draws
    if offer.do == "give":
        grown = after.record.hand_size - truth.record.hand_size
        assert offer.to == grown.argmax()
    if offer.do == "whole":
        after = unstopped(after)
    assert [*(offer.scores or [0] * len(scores(truth)))] == changes(truth, after)
    assert (offer.ends or ()) == after.view(None).facts.winners
    if offer.stake is not None and RAISE_SHIELD in truth.legal(seat):
        kept = truth.play(seat, RAISE_SHIELD)
        lost = truth.play(seat, LET_PASS)
        assert offer.stake == changes(unstopped(kept), lost)[seat]


def test_fields_and_healers_are_counted_with_the_rest_of_the_zone() -> None:
    state = placed(["field, tower", ""], ["field archer villain"])
    assert offered(state, "place field").scores == (10, 0)
    assert offered(state, "place archer on tower").scores == (2, 0)
    assert offered(state, "place archer").scores == (1, 0)
    assert offered(state, "place villain on field").scores == (-10, 0)


def test_a_combo_is_offered_as_a_win() -> None:
    fields = "field peasant, field peasant, field peasant"
    state = placed([f"monarch monarch, {fields}, field", ""], ["peasant"])
    assert offered(state, "place peasant on field").ends == (0,)
    assert offered(state, "place peasant").ends is None


def test_a_glorious_attack_previews_both_kingdoms() -> None:
    state = play(placed(["", "stable knight knight"], ["glorious-attack"]), "storm 1")
    offer = offered(state, "whole stable knight knight")
    assert offer.scores == (15, -15)
    assert (offer.zone, offer.piles, offer.to) == (1, (0,), 0)
    asked = play(state, "whole stable knight knight")
    assert offered(asked, "let pass").stake == -15


def test_a_pair_whose_jester_must_move_previews_the_best_place_for_it() -> None:
    own = "monarch, stable, field peasant"
    state = play(placed([own, "monarch jester"], ["glorious-attack"]), "storm 1")
    offer = offered(state, "whole monarch jester")
    assert offer.scores == (10, -20)
    assert offer.best == 16  # a monarch, and a knight on the stable
    check(state, 0, ID["whole monarch jester"], offer)
    asked = play(state, "whole monarch jester")
    assert offered(asked, "let pass").stake == -20
    settled = play(asked, "let pass")
    assert offered(settled, "place jester on stable").scores == (6, 0)


def test_the_pile_a_card_was_lifted_from_is_no_place_for_it() -> None:
    state = placed(["tower archer, tower", ""], ["internal-affairs"])
    state = play(state, "internal affairs", "top tower archer")
    assert offered(state, "place archer on tower").piles == (1,)


def test_a_villain_that_was_sent_is_not_among_what_can_be_stolen() -> None:
    state = placed(["villain", "villain, knight"], ["sneak-attack"])
    state = play(state, "sneak 1", "top villain", "place villain")
    assert len(state.view(0).as_dict()["zones"][1]) == 3
    assert len(offered(state, "top villain").piles or ()) == 1


def test_a_jester_inside_a_pile_says_where_it_lies() -> None:
    state = placed(["field jester peasant peasant, tower", ""], ["internal-affairs"])
    state = play(state, "internal affairs")
    offer = offered(state, "inner field jester peasant peasant")
    assert (offer.card, offer.at) == ("jester", 1)
    assert offer.best == 1  # an archer's two points instead of a peasant's one
    check(state, 0, ID["inner field jester peasant peasant"], offer)


def test_a_card_to_give_says_which_hand_it_goes_to() -> None:
    state = placed(["", "", ""], ["donation field", "field tower", ""])
    state = play(state, "ask hand 1", "let pass")
    for action, offer in zip(state.legal(1), offers(state.view(1)), strict=True):
        assert offer.to == 0
        check(state, 1, action, offer)


def test_an_empty_hand_is_offered_five_cards_of_the_deck() -> None:
    assert offered(placed(["", ""], ["", "field"], at="take"), "take deck").n == 5
    assert offered(placed(["", ""], ["field", ""], at="take"), "take deck").n == 2


def test_only_the_struck_has_something_at_stake() -> None:
    state = placed(["", "stable knight, knight"], ["sneak-attack shield", "shield"])
    state = play(state, "sneak 1", "top stable knight", "top knight")
    assert offered(state, "let pass").stake == offered(state, "shield").stake == -7
    countered = play(state, "shield")
    assert offered(countered, "let pass").stake is None


def test_who_does_not_decide_is_offered_nothing() -> None:
    state = GAMES[3].start(seed=7)
    idle = [seat for seat in range(3) if seat not in state.owing]
    assert [previews.offers(state.view(seat)) for seat in (*idle, None)] == [(), (), ()]
