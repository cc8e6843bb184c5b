"""The notation of Sparta: positions, moves, and the refusals of texts that are none."""

from random import Random

import pytest

import reino
from games.sparta.positions import PASSING, action, pieces, placed, play, shown
from games.sparta.scatter import scattered
from reino import State
from reino.core.errors import BadPosition, MalformedChoice
from reino.core.kernel import JIT
from reino.games.sparta.rules.notation import read_move, write_move
from reino.testing.law import random_end

pytestmark = pytest.mark.plain

CLASSIC = reino.load("sparta", options={"layout": "classic"})
START = "10/1wwwwwwww1/10/10/10/10/10/10/1WWWWWWWW1/10 b5,d5,g5,i5 b6,d6,g6,i6 S 0"
BOARD, SPARTAN, ACHAEAN, _, _ = START.split()
GAMES = 4 if JIT else 1
SCATTERED = 300 if JIT else 20
LEFT_OUT = ("last", "kept", "past", "layout")  # of a position text


def begun(text: str, **options: object) -> State:
    return reino.load("sparta", options=options).start(dealer=None, position=text)


def assert_survives(state: State) -> None:
    again = begun(state.position)
    assert again.position == state.position
    kept, read = state.record, again.record
    for field in kept.dtype.names:
        if field not in (*LEFT_OUT, "reserve"):
            assert kept[field].tolist() == read[field].tolist(), field
    assert again.legal(again.owing[0]) == state.legal(state.owing[0])


def test_the_start_is_written_as_the_rules_page_has_it() -> None:
    assert CLASSIC.start().position == START


def test_every_position_of_a_game_survives_its_text() -> None:
    for seed in range(GAMES):
        states = list(random_end(CLASSIC.start(seed=seed), Random(seed)))
        for state in states[:-1] if JIT else states[:20]:
            assert_survives(state)


def test_positions_from_anywhere_survive_their_text() -> None:
    rng = Random("texts")
    for _ in range(SCATTERED):
        reference = scattered(rng, True)
        state = begun(reference.text())
        assert state.position == reference.text()
        assert_survives(state)


def test_a_position_says_pieces_cities_mover_and_counter() -> None:
    state = begun("h9/10/2H7/10/10/10/10/W9/9w/8ww c3,b5 j10 A 42")
    assert pieces(state, 0) == {"a3", "Hc8"}
    assert pieces(state, 1) == {"Ha10", "i1", "j1", "j2"}
    told = shown(state)
    assert told["cities"] == [["c3", "b5"], ["j10"]]
    assert (told["mover"], told["calm"]) == (1, 42)
    assert told["reserve"] == [7, 7]


def test_cities_may_come_in_any_order() -> None:
    loose = f"{BOARD} i5,g5,d5,b5 g6,b6,d6,i6 S 0"
    assert begun(loose).position == START


def test_what_came_before_is_not_in_a_position() -> None:
    fro = ("b2-b3", "b9-b8", "b3-b2", "b8-b9")
    state = play(CLASSIC.start(dealer=None), *fro)
    assert state.position == START.removesuffix("0") + "4"
    again = play(begun(state.position), *fro)
    assert not again.over
    assert play(again, *fro).reason == "repetition"


def test_options_hold_in_a_game_from_a_position() -> None:
    text = placed("Hd4 a10", "j1 j3 j5", ("a1", "e5 j10")).position
    assert shown(play(begun(text), "d4-e5"))["cities"] == [["a1", "e5"], ["j10"]]
    warriors_only = play(begun(text, heroes_conquer=False), "d4-e5")
    assert shown(warriors_only)["cities"] == [["a1"], ["e5", "j10"]]


def test_the_layout_does_not_matter_to_a_game_from_a_position() -> None:
    assert begun(START, layout="wings").position == START


def test_a_game_that_is_over_has_a_text_that_cannot_be_played_on() -> None:
    state = play(placed("d4 a10", "j1 j3 j5", ("a1 b1", "e5")), "d4-e5")
    assert state.position == "W9/10/10/10/10/4W4w/10/9w/10/9w a1,b1,e5 - A 1"
    with pytest.raises(BadPosition, match="Achaea has no city"):
        begun(state.position)


TWO = "10/10/10/10/10/10/10/10/10/WW6ww"
BAD = {
    "error-sparta-parts": [BOARD, "", f"{START} 0", START.removesuffix(" 0")],
    "error-sparta-side": [
        f"{BOARD} {SPARTAN} {ACHAEAN} {side} 0" for side in ("B", "s", "SA", "W", "0")
    ],
    "error-sparta-calm": [
        f"{BOARD} {SPARTAN} {ACHAEAN} S {calm}"
        for calm in ("100", "-1", "x", "1.5", "٣", "²", "9" * 5000)
    ],
    "error-sparta-ranks": [START.replace("10/", "", 1), START.replace("10/", "10/10/", 1)],
    "error-sparta-rank": [
        START.replace("1wwwwwwww1", rank)
        for rank in ("1wwwwwwww", "1wwwwwwww2", "11", "wwwwwwwwwwww", "", "0", "9" * 5000)
    ],
    "error-sparta-sign": [
        START.replace("1wwwwwwww1", rank) for rank in ("1wwwxwwww1", "1ww-www1", "1ww٢wwww1", "K9")
    ],
    "error-sparta-square": [
        START.replace("b5,d5", cities)
        for cities in ("b0,d5", "k5,d5", "b11", "b5,,d5", "B5", "b05")
    ],
    "error-sparta-city-twice": [START.replace("b5,", "d5,"), START.replace("b6,", "d5,")],
    "error-sparta-pieces": [
        START.replace("1WWWWWWWW1", "WWWWWWWWW1"),
        START.replace("10/", "h9/", 1),
    ],
    "error-sparta-cities": [START.replace("b5,", "a5,b5,")],
    "error-sparta-no-city": [f"{BOARD} - {ACHAEAN} S 0", f"{BOARD} {SPARTAN} - S 0"],
    "error-sparta-last-piece": [
        START.replace("1WWWWWWWW1", "1W8"),
        START.replace("1wwwwwwww1", "10"),
    ],
    "error-sparta-few-pieces": [f"{TWO} {SPARTAN} {ACHAEAN} S 0"],
    "error-sparta-surrounded": [
        START.replace("1WWWWWWWW1", "1WWwWWWWW1").replace("1wwwwwwww1", "1wwwwwww2"),
        f"10/10/10/10/10/10/wH8/1Ww7/2w7/3wW5 {SPARTAN} {ACHAEAN} S 0",
    ],
}


@pytest.mark.parametrize(
    ("key", "text"), [(key, text) for key, texts in BAD.items() for text in texts]
)
def test_what_is_no_position_is_refused_in_both_languages(key: str, text: str) -> None:
    with pytest.raises(BadPosition) as caught:
        begun(text)
    error = caught.value
    assert error.key == key
    english, spanish = error.tell("en"), error.tell("es")
    assert english != spanish
    for told in (english, spanish):
        assert told.strip()
        assert key not in told


@pytest.mark.parametrize("what", [5, b"10/10", ["10"]])
def test_a_position_that_is_no_text_is_refused(what: object) -> None:
    with pytest.raises(BadPosition, match="a position is a text"):
        CLASSIC.start(position=what)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (START.replace("1wwwwwwww1", "1wwwwwww1"), "rank 9 has 10 squares; '1wwwwwww1' is 9"),
        (START.replace("b5,", "k5,"), "got 'k5'"),
        (START.replace(" S ", " X "), "S (Sparta) or A (Achaea) is to move; got 'X'"),
        (START.replace(" S 0", " S 100"), "a number from 0 to 99; got '100'"),
        (START.replace("1WWWWWWWW1", "1W8"), "Sparta has only one piece"),
        (START.replace("1wwwwwwww1", "10"), "Achaea has no piece"),
        (f"{BOARD} {SPARTAN} - S 0", "Achaea has no city"),
        (START.replace("1WWWWWWWW1", "WWWWWWWWW1"), "Sparta has at most 8 pieces; got 9"),
    ],
)
def test_an_error_says_what_is_wrong_and_where(text: str, told: str) -> None:
    with pytest.raises(BadPosition) as caught:
        begun(text)
    assert told in str(caught.value)


def test_surrounded_pieces_are_named() -> None:
    board = "10/10/10/10/10/10/wH8/1Ww7/2w7/3wW5"
    with pytest.raises(BadPosition, match=r"b3$"):
        begun(f"{board} a10 j10 S 0")


def test_a_refused_position_leaves_the_game_as_it_was() -> None:
    with pytest.raises(BadPosition):
        CLASSIC.start(position=f"{TWO} a10 j10 S 0")
    assert CLASSIC.start(dealer=None).position == START


def test_moves_are_written_with_squares_from_a1_to_j10() -> None:
    assert write_move(action("b2-d4")) == "b2-d4"
    assert write_move(action("a10-j1")) == "a10-j1"
    assert write_move(action("b5=H")) == "b5=H"
    assert write_move(PASSING) == "pass"


def test_every_action_survives_its_text() -> None:
    for number in range(PASSING + 1):
        assert read_move(write_move(number)) == number


@pytest.mark.parametrize("text", ["B2-D4", " b2-d4 ", "b2 - d4", "b2–d4", "b2—d4"])
def test_moves_are_read_however_they_are_typed(text: str) -> None:
    assert read_move(text) == action("b2-d4")


@pytest.mark.parametrize("text", ["b5=h", "B5 = H", "b5=H"])
def test_promotions_are_read_however_they_are_typed(text: str) -> None:
    assert read_move(text) == action("b5=H")


@pytest.mark.parametrize(
    "text",
    ["", "b2", "b2-", "b2-b2", "b2-k4", "b0-b2", "b2-b11", "b2=W", "b2-d4-e5", "passe", "22-44"],
)
def test_what_is_no_move_is_refused_in_both_languages(text: str) -> None:
    with pytest.raises(MalformedChoice) as caught:
        read_move(text)
    assert caught.value.key == "error-sparta-move"
    assert "b2-d4" in caught.value.tell("en")
    assert "b2-d4" in caught.value.tell("es")
    assert caught.value.tell("en") != caught.value.tell("es")


def test_games_without_a_notation_refuse_a_position() -> None:
    with pytest.raises(BadPosition, match="braverats has no text"):
        reino.load("braverats").start(position=START)
    with pytest.raises(BadPosition, match="braverats has no text"):
        _ = reino.load("braverats").start().position
