"""The question of Sparta: a move of the side to move, or how the game ended."""

import pytest

import reino
from reino import State

WINNING = "10/1wwwwwwww1/10/10/10/3W6/10/10/1WWWWWWW2/10 d5,e5 d6 S 0"


def asked(state: State, viewer: int | None, lang: str) -> str:
    return state.view(viewer).question(lang).text or ""


@pytest.mark.parametrize(
    ("lang", "mine", "others"),
    [
        (
            "en",
            ("Sparta, your move.", "Achaea, your move."),
            ("Sparta to move.", "Achaea to move."),
        ),
        (
            "es",
            ("Esparta, tu jugada.", "Acaya, tu jugada."),
            ("Le toca a Esparta.", "Le toca a Acaya."),
        ),
    ],
)
def test_the_side_to_move_is_asked_and_the_others_are_told(
    lang: str, mine: tuple[str, str], others: tuple[str, str]
) -> None:
    state = reino.load("sparta").start()
    for seat in (0, 1):
        assert state.view(None).question().asked == (seat,) == state.owing
        assert asked(state, seat, lang) == mine[seat]
        assert asked(state, 1 - seat, lang) == asked(state, None, lang) == others[seat]
        state = state.play(seat, "b2-b3" if seat == 0 else "b9-b8")


def test_at_the_end_the_question_tells_how_it_ended() -> None:
    state = reino.load("sparta").start(position=WINNING).play(0, "d5-d6")
    question = state.view(1).question("en")
    assert (question.kind, question.asked) == ("over", ())
    assert question.about == {"winner": 0, "reason": "all_cities"}
    assert question.text == "Sparta holds every city and wins."
