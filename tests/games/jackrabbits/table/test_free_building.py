"""Building without turns as it is told: questions, events, previews, refusals."""

from random import Random

import pytest

from games.jackrabbits.positions import ID, game, stage
from reino import State
from reino.core.catalogue import LANGUAGES
from reino.core.errors import ChoiceError
from reino.games.jackrabbits.rules import tiles
from reino.games.jackrabbits.table.previews import offers

FREE = {"map": "build", "building": "free"}


def dealt() -> State:
    state, rng = game(2, **FREE).start(dealer=None), Random(1)
    while stage(state) == "deal tiles":
        state = state.fall(rng.choice(state.chance)[0])
    return state


def a_rhombus(state: State, seat: int) -> str:
    held = int(state.record.held[seat])
    return next(tiles.TILE_KEYS[i] for i in range(tiles.ROADS, tiles.TILES) if held >> i & 1)


def taken(seats: tuple[int, ...] = (0, 1)) -> State:
    """These seats have taken a rhombus, and want it north of the citadel."""
    state = dealt()
    for seat in seats:
        state = state.play(seat, ID[f"pick {a_rhombus(state, seat)}"])
        state = state.play(seat, ID["against citadel n"])
    return state


def told(state: State, viewer: int | None, lang: str = "en") -> list[str]:
    return [state.game.spec.words.tell(event, lang) for event in state.events(viewer)]


def test_the_question_follows_the_choices_of_the_viewer() -> None:
    state = dealt()
    asked = [state.view(0).question("en").text]
    for choice in (f"pick {a_rhombus(state, 0)}", "against citadel n"):
        state = state.play(0, ID[choice])
        asked.append(state.view(0).question("en").text)
    assert asked[0] == "Which of your tiles do you lay?"
    assert "Where do you lay this tile" in (asked[1] or "")
    assert asked[2] == "How do you turn it?"
    assert state.view(1).question("en").text == "Which of your tiles do you lay?"


def test_a_choice_on_the_way_is_told_to_nobody_else() -> None:
    state = dealt()
    state = state.play(0, ID[f"pick {a_rhombus(state, 0)}"])
    assert told(state, 1) == told(state, None) == []
    assert state.view(1).facts.building.tile is None
    assert state.view(0).facts.building.tile == a_rhombus(dealt(), 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tile_that_is_laid_is_told_to_all_and_the_outpaced_hear_that_they_are(lang: str) -> None:
    state = taken()
    after = state.play(0, state.legal(0)[0])
    assert [event.kind for event in after.events(None)] == ["laid"]
    assert [event.kind for event in after.events(1)] == ["laid", "outpaced"]
    assert len(told(after, 1, lang)) == 2


def test_previews_show_tiles_as_they_would_lie() -> None:
    state = dealt()
    assert all(offer.lain and offer.tile for offer in offers(state.view(0)))
    state = state.play(0, ID[f"pick {a_rhombus(state, 0)}"])
    sides = offers(state.view(0))
    assert {offer.way for offer in sides} == set(tiles.WAY_KEYS)
    assert all(offer.lain for offer in sides)
    turns = offers(taken((0,)).view(0))
    assert all(len(offer.lain or ()) == 1 for offer in turns)


def test_a_tile_of_another_and_a_wrong_order_are_refused_with_the_reason() -> None:
    state = dealt()
    with pytest.raises(ChoiceError, match="not yours to lay"):
        state.play(0, ID[f"pick {a_rhombus(state, 1)}"])
    with pytest.raises(ChoiceError, match="choose a tile first"):
        state.play(0, ID["turn 0"])
    with pytest.raises(ChoiceError, match="now lay your tiles"):
        state.play(0, ID["stay"])
