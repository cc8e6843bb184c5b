"""The kernel beside the reference: the same choices and outcomes, compared at every step."""

import random
from functools import cache
from typing import Any

import pytest

import reino
from games.braverats.positions import DRAWN_SEAT, KEEP, NEXT_GAME, card
from games.braverats.reference import VIEWERS, Reference, in_order
from reino import Game, State
from reino.core.kernel import JIT
from reino.games.braverats.table.names import card_keys
from soak import often

SET_UPS: tuple[dict[str, Any], ...] = (
    {},
    {"draft": True},
    {"random_deal": True},
    {"princess_attack": "random"},
    {"princess_attack": "yarg"},
    {"princess_attack": "applewood"},
)
SWITCHES = ("traitor", "lucky_draw", "fast_rat", "held_ambassador", "musician_mutes")
MIMES = ("off", "ninth", "instead")
# For each of the six set-ups; `make soak` plays far more.
GAMES = often(1000, 3400) if JIT else 20
WATCHED = often(60, 170) if JIT else 4

set_ups = pytest.mark.parametrize(
    "set_up", SET_UPS, ids=lambda s: "-".join(map(str, *s.items())) if s else "own-cards"
)


@cache
def loaded(chosen: frozenset[tuple[str, Any]]) -> Game:
    return reino.load("braverats", options=dict(chosen))


def any_game(set_up: dict[str, Any], rng: random.Random) -> Game:
    """A set-up with any of the options that combine with it; a match now and then."""
    switches: dict[str, Any] = {key: rng.random() < 0.5 for key in SWITCHES}
    switches["mime"] = rng.choice(MIMES)
    switches["emperor"] = rng.random() < 0.2
    return loaded(frozenset((set_up | switches).items()))


def action_id(kind: str, name: str) -> int:
    return card(name) + (KEEP if kind == "keep" else 0)


def outcome_id(kind: str, what: Any) -> int:
    if kind == "next":
        return NEXT_GAME
    return card(what) if kind == "card" else DRAWN_SEAT + int(what)


def assert_same_truth(state: State, reference: Reference) -> None:
    assert list(state.owing) == reference.owing()
    for seat in (0, 1):
        expected = sorted(action_id(*action) for action in reference.legal(seat))
        assert list(state.legal(seat)) == expected
    weighted = sorted((outcome_id(*what), n) for what, n in reference.chance().items())
    assert list(state.chance) == weighted
    assert (state.over, state.reason) == (reference.stage == "over", reference.reason)
    assert state.returns == reference.returns


def assert_same_score(state: State, reference: Reference) -> None:
    truth = state.record
    assert truth.wins.tolist() == reference.wins
    assert truth.held == len(reference.on_hold)
    assert truth.bonus.tolist() == reference.bonus
    assert truth.look == (-1 if reference.look is None else reference.look)
    assert truth.games.tolist() == reference.games
    assert [card_keys(cards) for cards in truth.hand] == [in_order(h) for h in reference.hands]
    assert [card_keys(cards) for cards in truth.pile] == [in_order(p) for p in reference.piles]


def choose(reference: Reference, rng: random.Random, mirror: bool) -> dict[int, tuple[str, str]]:
    """Seats that owe choose at random; a mirror copies the other, for long games and draws."""
    choices: dict[int, tuple[str, str]] = {}
    for seat in reference.owing():
        legal = sorted(reference.legal(seat))
        wanted = choices.get(1 - seat, ("play", str(reference.chosen[1 - seat])))
        choices[seat] = wanted if mirror and wanted in legal else rng.choice(legal)
    return choices


def step(state: State, reference: Reference, rng: random.Random, mirror: bool) -> State:
    """One outcome, or the choices of some of the seats that owe one."""
    weighted = reference.chance()
    if weighted:
        (kind, what), *_ = rng.choices(list(weighted), list(weighted.values()))
        reference.fall(what)
        return state.fall(outcome_id(kind, what))
    choices = choose(reference, rng, mirror)
    if len(choices) == 2 and rng.random() < 0.2:
        del choices[rng.randrange(2)]
    reference.play({seat: name for seat, (_, name) in choices.items()})
    return state.play({seat: action_id(*choice) for seat, choice in choices.items()})


@set_ups
def test_kernel_and_reference_play_the_same_games(set_up: dict[str, Any]) -> None:
    rng = random.Random(str(set_up))
    for _ in range(GAMES):
        game = any_game(set_up, rng)
        mirror = rng.random() < 0.15
        state, reference = game.start(dealer=None), Reference(game.options)
        assert_same_truth(state, reference)
        while not state.over:
            state = step(state, reference, rng, mirror)
            assert_same_truth(state, reference)
            if reference.stage in ("choose", "between", "over"):
                assert_same_score(state, reference)


def expected_view(reference: Reference, viewer: int | None) -> dict[str, Any]:
    """The view at a decision or at the end, by the rules page on hidden information."""
    lucky = reference.options["lucky_draw"]
    hands: list[list[str] | None] = []
    piles: list[list[str]] = []
    cards: list[str | None] = []
    for seat in (0, 1):
        hand, pile, chosen = reference.hands[seat], reference.piles[seat], reference.chosen[seat]
        own = viewer == seat
        sealed = [chosen] if chosen is not None and reference.look is None and not own else []
        cards.append(None if sealed else chosen)
        if own:
            hands.append(in_order(hand))
            piles.append(in_order(pile))
        elif lucky or reference.stage == "keep":
            hands.append(None)
            piles.append(in_order(hand + pile + sealed) if lucky else [])
        else:
            hands.append(in_order(hand + sealed))
            piles.append([])
    remembered = [] if viewer is None else reference.remembers[viewer]
    return {
        "round": len(reference.results) + (reference.stage == "choose"),
        "target": reference.target,
        "wins": reference.wins,
        "held": len(reference.on_hold),
        "held_worth": [
            sum(reference.worth(one, seat) for one in reference.on_hold) for seat in (0, 1)
        ],
        "hand": None if viewer is None else hands[viewer],
        "hands": hands,
        "hand_sizes": [len(hand) for hand in reference.hands],
        "piles": piles if lucky and reference.stage != "keep" else None,
        "packet": in_order(remembered) or None,
        "packet_size": len(reference.packet),
        "opener": reference.opener,
        "chosen": [chosen is not None for chosen in reference.chosen],
        "cards": cards,
        "bonus": reference.bonus,
        "look": reference.look,
        "copies": reference.faces[::-1] if reference.options["mime"] != "off" else None,
        "played": reference.played,
        "results": [
            {"winner": winner, "princess": princess, "taker": taker}
            for (winner, princess), taker in zip(reference.results, reference.takers, strict=True)
        ],
        "game": reference.number,
        "games": reference.games,
        "game_winner": reference.winner,
    }


def assert_same_sight(state: State, reference: Reference, viewer: int | None) -> None:
    told = state.view(viewer).as_dict()
    for key, expected in expected_view(reference, viewer).items():
        if key == "piles" and reference.stage == "keep":
            continue
        assert told[key] == expected, (key, viewer, reference.stage)
    if reference.stage == "keep":
        # Of the other's cards a viewer knows those missing from a packet that came back.
        record = state.view(viewer).record
        for seat in (0, 1):
            known = [] if viewer is None else in_order(reference.knows[viewer])
            if seat != viewer:
                assert card_keys(record.hand[seat]) == known
                assert card_keys(record.secret[seat]) == []


@set_ups
def test_views_and_events_are_what_each_viewer_saw(set_up: dict[str, Any]) -> None:
    rng = random.Random(f"watched {set_up}")
    for _ in range(WATCHED):
        game = any_game(set_up, rng)
        state, reference = game.start(dealer=None), Reference(game.options)
        while not state.over:
            state = step(state, reference, rng, mirror=False)
            if reference.stage not in ("keep", "choose", "between", "over"):
                continue
            for viewer in VIEWERS:
                assert_same_sight(state, reference, viewer)
                if reference.stage == "between":
                    continue
                seen = [(event.kind, dict(event.data)) for event in state.events(viewer)]
                assert seen == reference.heard(viewer)
