"""Previews of Sparta: each tells the effects that its move has."""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import reino
from reino import State
from reino.core.kernel import JIT
from reino.core.previews import offers
from reino.games.sparta.rules.layouts import LAYOUT_TEXTS
from reino.games.sparta.rules.notation import read_move, write_move
from reino.games.sparta.rules.reasons import CALM_TURNS
from reino.games.sparta.table.previews import Preview

GAMES = 12 if JIT else 2
CLIENT = Path(__file__).parents[4] / "web/src/games/sparta"

# Both sides close enough that pieces are beaten and cities change hands all the time.
CROWDED = "10/10/10/3wwww3/1w1ww1w3/1W1WW1W3/3WWWW3/10/10/10 b5,d5,g5,i5 b6,d6,g6,i6 S 0"


def at(position: str, **options: bool) -> State:
    return reino.load("sparta", options=options).start(position=position)


def offered(state: State, move: str) -> Preview:
    (seat,) = state.owing
    menu = offers(state.view(seat))
    return menu[state.legal(seat).index(read_move(move))]


def happened(state: State, seat: int) -> dict[str, Any]:
    """The facts of an offer as the events after the move tell them."""
    told = {"takes": (), "loses": (), "conquers": False, "promotes": False, "ends": None}
    for event in state.events(seat):
        if event.kind == "beaten":
            told["takes"] = tuple(event.data["squares"][1 - seat])
            told["loses"] = tuple(event.data["squares"][seat])
        elif event.kind == "conquered":
            told["conquers"] = True
        elif event.kind == "promoted":
            told["promotes"] = True
        elif event.kind == "end":
            won = {seat: "won", None: "drawn"}
            told["ends"] = won.get(event.data["seat"], "lost")
    return told


@pytest.mark.parametrize("heroes_conquer", [True, False])
@pytest.mark.parametrize("seed", range(GAMES))
def test_offers_are_what_happens_over_whole_games(seed: int, heroes_conquer: bool) -> None:
    random = Random(seed)
    state = at(CROWDED, heroes_conquer=heroes_conquer)
    while not state.over:
        (seat,) = state.owing
        menu = offers(state.view(seat))
        legal = state.legal(seat)
        named = ["pass" if offer.passes else written(offer) for offer in menu]
        assert named == [write_move(action) for action in legal]
        tried = random.sample(range(len(legal)), min(3, len(legal)))
        # And moves that are seldom offered, so that every kind of consequence is met.
        tried += [at for at, offer in enumerate(menu) if offer.takes or offer.loses][:2]
        for choice in tried:
            after = state.play(seat, legal[choice])
            told = happened(after, seat)
            assert {key: getattr(menu[choice], key) for key in told} == told
        state = state.play(seat, legal[random.choice(tried)])


def written(offer: Preview) -> str:
    start, end = offer.origin, offer.target
    return f"{start}=H" if start == end else f"{start}-{end}"


def test_what_a_move_risks_is_what_the_answers_to_it_beat() -> None:
    state = at(CROWDED)
    menu = offers(state.view(0))
    random = Random(3)
    for choice in random.sample(range(len(menu)), 6):
        after = state.play(0, state.legal(0)[choice])
        beaten = {square for answer in offers(after.view(1)) for square in answer.takes}
        assert sorted(menu[choice].risks) == sorted(beaten)


def test_danger_is_what_the_other_side_could_beat_were_it_to_move() -> None:
    turned = at(CROWDED.replace(" S ", " A "))
    beaten = {square for answer in offers(turned.view(1)) for square in answer.takes}
    assert beaten
    for offer in offers(at(CROWDED).view(0)):
        assert sorted(offer.danger) == sorted(beaten)


def test_a_warrior_that_arrives_in_its_own_city_is_offered_as_a_hero() -> None:
    state = at("10/1wwwwwwww1/10/10/10/10/3W6/10/1WWWWWWW2/10 d5,e5 d6,e6 S 0")
    assert offered(state, "d4-d5").promotes
    assert not offered(state, "d4-c5").promotes


def test_a_promotion_in_place_goes_nowhere() -> None:
    offer = offered(at("10/1wwwwwwww1/10/10/10/3W6/10/10/1WWWWWWW2/10 d5,e5 d6,e6 S 0"), "d5=H")
    assert (offer.origin, offer.target, offer.promotes) == ("d5", "d5", True)
    assert offer.takes == offer.loses == ()


def test_only_the_option_lets_a_hero_conquer() -> None:
    position = "10/1wwwwwwww1/10/10/10/10/3H6/10/1WWWWWWW2/10 d5,e5 d6,e6 S 0"
    assert offered(at(position), "d4-d6").conquers
    assert not offered(at(position, heroes_conquer=False), "d4-d6").conquers


def test_the_last_city_is_offered_as_the_game() -> None:
    state = at("10/1wwwwwwww1/10/10/10/3W6/10/10/1WWWWWWW2/10 d5,e5 d6 S 0")
    assert offered(state, "d5-d6").ends == "won"
    assert offered(state, "d5-c6").ends is None


def test_a_position_for_the_third_time_is_offered_as_a_draw() -> None:
    state = reino.load("sparta").start()
    for move in ["b2-b3", "b9-b8", "b3-b2", "b8-b9"] * 2:
        if move == "b8-b9" and len(state.history) == 7:
            assert offered(state, move).ends == "drawn"
            return
        (seat,) = state.owing
        state = state.play(seat, read_move(move))
    pytest.fail("the game went on")


def test_nothing_is_offered_to_who_is_not_to_move() -> None:
    state = reino.load("sparta").start()
    assert offers(state.view(1)) == offers(state.view(None)) == ()


def test_offers_are_plain_data() -> None:
    menu = offers(at(CROWDED).view(0))
    assert msgspec.json.decode(msgspec.json.encode(menu), type=tuple[Preview, ...]) == menu


def test_the_editor_starts_from_the_layouts_of_the_rules() -> None:
    assert json.loads((CLIENT / "layouts.json").read_text()) == LAYOUT_TEXTS


def test_the_editor_counts_as_many_calm_turns_as_a_position_may_have() -> None:
    assert f"MOST_CALM = {CALM_TURNS - 1};" in (CLIENT / "position.ts").read_text()
