"""The open question of Jack Rabbits: of whom, about what, and as a sentence for each viewer."""

from random import Random

import pytest

from games.jackrabbits.positions import falls, game, placed, play
from reino import State
from reino.core.catalogue import LANGUAGES
from reino.core.kernel import JIT
from reino.core.question import Question
from reino.core.view import PUBLIC
from reino.games.jackrabbits.rules import stage
from reino.games.jackrabbits.table.names import STAGE_KEYS
from reino.games.jackrabbits.table.question import ask

pytestmark = pytest.mark.plain

FAR = "palace-of-diamonds"
CHANCE = (
    stage.MAP,
    stage.TURN_UP,
    stage.DEAL,
    stage.FIRST,
    stage.ROLL,
    stage.DRAW,
    stage.THEFT,
    stage.DEAL_TILES,
)
FACTS = {"tile": "forest-1", "price": 7, "suits": ("clubs",), "winners": (0,), "reason": "home"}


def question(state: State, seat: int | None) -> Question:
    return state.view(seat).question("en")


def heard(state: State, seat: int | None = None, lang: str = "en") -> str:
    return state.view(seat).question(lang).text or ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_stage_has_its_sentence_for_the_asked_and_for_others(lang: str) -> None:
    def said(key: str, asked: tuple[int, ...], viewer: int) -> str:
        return ask(Question(kind=key, asked=asked, about=FACTS, to=1, due=2), viewer, lang)

    others = {said(key, (0,), PUBLIC) for key in STAGE_KEYS}
    assert len(others) == len(STAGE_KEYS)
    decided = [key for n, key in enumerate(STAGE_KEYS) if n not in (*CHANCE, stage.OVER)]
    assert len({said(key, (0,), 0) for key in decided}) == len(decided)


def test_each_viewer_hears_a_question_from_its_own_place() -> None:
    state = placed(["citadel", "citadel"], ["8h", "6h"])
    state = play(state, "move citadel se, move mountain-3 se, move crossing-3 ne")
    assert question(state, 1).asked == (1,)
    assert question(state, 1).to == 0
    assert heard(state, 1) == "Brown has arrived. Do you challenge?"
    assert heard(state, 0) == heard(state) == "White may challenge the newcomer"
    assert heard(state, None, "es") == "Blanco puede cuestionar al recién llegado"
    state = placed(["underground", "citadel"], ["", "7h"])
    state = play(state, "emerge burrow-2, challenge hearts, show 7h")
    assert heard(state, 0) == "White challenges you. Do you answer?"
    assert heard(state, 0, "es") == "Te cuestiona Blanco. ¿Respondes?"
    assert heard(state, 1) == "Brown is challenged"


def test_a_toll_says_what_is_due_in_which_suits() -> None:
    state = play(placed(["citadel", FAR], ["5s 2h 3h 9c"]), "move citadel n, move river-1 n")
    asked = question(state, 0)
    assert (asked.kind, asked.due, asked.about["suits"]) == (
        "toll",
        7,
        ("clubs", "spades", "hearts"),
    )
    assert asked.about["goal"] == ("river-1", "n")
    assert asked.text == "Pay 7 more in clubs, spades or hearts."
    shown = play(placed(["underground", "citadel"], ["", "7h"]), "emerge burrow-2")
    assert heard(play(shown, "challenge hearts"), 1) == "Show 6 more in hearts."


def test_the_two_of_a_fight_and_of_a_deal_are_told_of_each_other() -> None:
    fight = play(placed(["citadel", "citadel"], ["5s", "9s"], at="phase"), "attack 1")
    assert (question(fight, 0).asked, question(fight, 0).to) == ((0,), 1)
    fight = play(fight, "spend 5s, hold")
    assert (question(fight, 1).asked, question(fight, 1).to) == ((1,), 0)
    assert heard(fight, 1) == "You fight with Brown. More spades?"
    deal = placed(["citadel", "citadel"], ["3s", "5d"], at="phase", interpersonal_trade=True)
    deal = play(deal, "deal with 1")
    assert heard(deal, 0) == "A deal with White: who sells?"
    deal = play(deal, "i sell, name 3s, named, name 5d, named")
    assert heard(deal, 1) == "Brown offers you a deal. Do you accept?"
    assert heard(deal, 1, "es") == "Pardo te ofrece un trato. ¿Lo aceptas?"
    deal = play(deal, "accept")
    assert (question(deal, 0).asked, question(deal, 0).to) == ((0,), 1)


def test_a_full_hand_is_told_how_many_cards_must_go() -> None:
    crowded = "red Qh 2c 2s 2h 2d 3c 3s 3h 3d 4c"
    state = play(placed(["citadel", "underground"], [crowded], at="phase"), "no more")
    assert question(state, 0).due == 2
    assert heard(state, 0).endswith("One more follows.")
    # At the end of a turn every seat is looked at.
    hands = ["5c", crowded.removeprefix("red ")]
    other = play(placed(["citadel", "underground"], hands, at="phase"), "no more")
    assert (question(other, 1).asked, question(other, 1).due) == ((1,), 1)


def test_a_surplus_is_told_of_the_seat_that_may_hide_it() -> None:
    state = placed(["citadel", "underground"], ["2c", "3h"], seized_surplus=True)
    state = play(falls(play(state, "stay"), "2h"), "keep quiet")
    assert question(state, 1).asked == (1,)
    assert heard(state, 1) == "Does Brown hide a surplus?"
    assert heard(state, 0) == "White may call a surplus"


def test_chance_and_the_end_are_told_of_the_seat_they_are_about() -> None:
    rolling = placed(["citadel", FAR], at="turn", active=1)
    assert (question(rolling, 0).asked, heard(rolling, 1)) == ((), "White rolls the dice")
    drawing = play(falls(placed(["citadel", FAR], ["5s"], at="turn"), (3, 5)), "show 5s")
    assert heard(drawing, 0) == "Brown draws a card"
    home = play(placed(["citadel", FAR], ["Qs Qh Qd"]), "stay")
    assert home.over
    assert heard(home, 1) == "Brown is home and wins"


def test_a_question_is_put_to_those_who_owe_and_tells_no_secret() -> None:
    random = Random(3)
    state = game(3, seized_surplus=True, interpersonal_trade=True).start(3)
    for _ in range(200 if JIT else 20):
        (seat,) = state.owing
        views = [state.view(viewer) for viewer in (None, 0, 1, 2)]
        assert {view.question().asked for view in views} == {(seat,)}
        public = views[0].question("en").text
        assert all(view.question("en").text == public for view in views[1:] if view.seat != seat)
        state = state.play(seat, random.choice(state.legal(seat)))
