"""The children's game as it is told: views, events, questions, previews, refusals."""

import pytest

from games.jackrabbits.positions import ID, falls, game, play, rewritten, walk
from reino import State
from reino.core.catalogue import LANGUAGES
from reino.core.errors import ChoiceError
from reino.games.jackrabbits.table.previews import offers
from reino.games.jackrabbits.table.standing_answers import offers as standing


def begun() -> State:
    return falls(game(2, explore=True).start(dealer=None), 0)


def told(state: State, lang: str = "en") -> list[str]:
    return [state.game.spec.words.tell(event, lang) for event in state.events(None)]


def test_a_view_has_marks_and_no_cards() -> None:
    state = walk(begun(), "river-1", "forest-3", "tavern-2", "plaza-of-diamonds")
    facts = state.view(0).facts
    assert facts.exploring.marks == {"plaza-of-diamonds": 0}
    assert len(facts.exploring.unmarked) == 11
    assert "plaza-of-diamonds" not in facts.exploring.unmarked
    assert facts.exploring.turns_left == 79
    assert (facts.court, facts.pile_size, facts.hand) == ((), None, ())
    assert "exile" not in facts.layout.pages[0].beside
    assert game(2).start(seed=1).view(0).facts.exploring is None


def test_a_first_visit_and_a_lost_way_are_told() -> None:
    state = walk(begun(), "river-1", "forest-3", "tavern-2", "plaza-of-diamonds")
    assert "Brown is the first to visit the plaza of diamonds and leaves a mark." in told(state)
    state = play(state, "stay")
    lost = play(state, "move plaza-of-diamonds n")
    assert told(lost)[:2] == [
        "Brown goes on from the plaza of diamonds and finds no way.",
        "Brown goes underground.",
    ]


def test_a_burrow_that_is_left_by_another_is_told() -> None:
    at = [3 * 3 + 3, 0, 0, 0]
    state = walk(rewritten(begun(), rabbit=at), "burrow-1")
    assert told(play(state, "emerge burrow-2"))[0] == "Brown comes out of burrow 2."


def test_nothing_costs_anything() -> None:
    state = begun()
    for lang in LANGUAGES:
        question = state.view(0).question(lang)
        assert question.about == {}
        assert "0" not in (question.text or "")
    assert all(
        price == 0 for offer in offers(state.view(0)) for price in (offer.reach or {}).values()
    )


def test_a_road_off_the_map_leads_underground_in_a_preview() -> None:
    state = rewritten(begun(), rabbit=[10, 0, 0, 0])  # the plaza of diamonds
    ways = {offer.way: offer.to for offer in offers(state.view(0)) if offer.do == "move"}
    assert ways["n"] == "underground"


def test_cards_are_refused_with_the_reason() -> None:
    with pytest.raises(ChoiceError, match="played on foot"):
        begun().play(0, ID["mount red"])


def test_no_standing_answers_are_offered() -> None:
    assert standing(begun().view(1).record, 1) == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_names_no_winner(lang: str) -> None:
    state = play(rewritten(begun(), unseen=0), "stay")
    assert told(state, lang)[-1]
    assert state.view(None).question(lang).text
    assert state.view(0).facts.winners == ()


def test_a_picture_shows_marks_instead_of_cards() -> None:
    state = walk(begun(), "river-1", "forest-3", "tavern-2", "plaza-of-diamonds")
    drawn = state.view(0).svg()
    assert 'data-mark="plaza-of-diamonds"' in drawn
    assert "data-hand" not in drawn
    assert "data-carrots-left" not in drawn
