"""Reading choices of Jack Rabbits: typed lines, and how far a goal goes on by itself."""

import pytest

import reino
from games.jackrabbits.positions import ID, TEXTS, falls, placed, play
from reino.games.jackrabbits.terminal.screen import JackRabbitsScreen
from reino.terminal.console import Terminal
from reino.terminal.screen import Ambiguous, NotUnderstood, screen_of

FAR = "palace-of-diamonds"
HEARTS = "palace-of-hearts"


def screen(state: reino.State, lang: str = "en") -> JackRabbitsScreen:
    made = screen_of(state.game, Terminal(lang))
    assert isinstance(made, JackRabbitsScreen)
    return made


def read(state: reino.State, line: str, lang: str = "en") -> str:
    (seat,) = state.owing
    return TEXTS[screen(state, lang).parse(state.view(seat), line)]


def refused(state: reino.State, line: str, lang: str = "en") -> str:
    with pytest.raises(NotUnderstood) as error:
        read(state, line, lang)
    return str(error.value)


def arrived(hearts: str = "8h 7h") -> reino.State:
    """Brown has come to a palace where White can challenge with hearts."""
    state = placed(["citadel", "citadel"], ["8s", hearts])
    return play(state, "move citadel se, move mountain-3 se, move crossing-3 ne")


@pytest.mark.parametrize(
    ("line", "lang", "choice"),
    [
        ("south west", "en", "move citadel sw"),
        ("southwest", "en", "move citadel sw"),
        ("South-West", "en", "move citadel sw"),
        ("north east", "es", "move citadel ne"),
        ("sur oeste", "es", "move citadel sw"),
        ("nor-este", "es", "move citadel ne"),
        ("suroeste", "en", "move citadel sw"),
        ("south", "en", "move citadel s"),
    ],
)
def test_a_way_of_two_words_is_written_as_one_likes(line: str, lang: str, choice: str) -> None:
    assert read(placed(["citadel", FAR]), line, lang) == choice


@pytest.mark.parametrize(
    ("line", "lang", "choice"),
    [
        ("challenge", "en", "challenge hearts"),
        ("cha", "en", "challenge hearts"),
        ("do not challenge", "en", "no challenge"),
        ("not challenge", "en", "no challenge"),
        ("cuestionar", "es", "challenge hearts"),
        ("no cuestionar", "es", "no challenge"),
        ("yes", "en", "challenge hearts"),
        ("y", "en", "challenge hearts"),
        ("sí", "es", "challenge hearts"),
        ("s", "es", "challenge hearts"),
        ("no", "es", "no challenge"),
    ],
)
def test_the_first_word_of_a_name_or_a_yes_is_a_challenge(
    line: str, lang: str, choice: str
) -> None:
    assert read(arrived(), line, lang) == choice


@pytest.mark.parametrize(("lang", "yes"), [("en", "yes"), ("es", "sí")])
def test_yes_pays_the_rest_of_a_flight_and_no_gives_it_up(lang: str, yes: str) -> None:
    state = placed(["tower-of-spades", "underground"], ["5c 4s 3s"], at="turn")
    state = play(falls(play(state, "show 5c"), (4, 5)), "no card")
    assert read(state, yes, lang) == "pay shortfall"
    assert read(state, "no", lang) == "give up"


@pytest.mark.parametrize(
    ("line", "lang", "choice"),
    [
        ("answer", "en", "answer hearts"),
        ("responder", "es", "answer hearts"),
        ("yes", "es", "answer hearts"),
        ("refuse", "en", "refuse"),
        ("no", "en", "refuse"),
    ],
)
def test_the_first_word_of_a_name_or_a_yes_is_an_answer(line: str, lang: str, choice: str) -> None:
    state = placed(["citadel", HEARTS], ["9h", "8h 7h"])
    state = play(state, "move citadel se, move mountain-3 se, move crossing-3 ne")
    state = play(state, "challenge hearts, show 8h")
    assert state.owing == (0,)
    assert read(state, line, lang) == choice


@pytest.mark.parametrize(
    ("line", "lang", "choice"),
    [
        ("call", "en", "call"),
        ("denunciar", "es", "call"),
        ("yes", "en", "call"),
        ("not call", "en", "no call"),
        ("no", "es", "no call"),
    ],
)
def test_the_first_word_of_a_name_or_a_yes_is_a_call(line: str, lang: str, choice: str) -> None:
    state = placed(["citadel", FAR], ["2h 3h", "4s"], seized_surplus=True)
    state = play(falls(play(state, "stay"), "2d"), "keep quiet")
    assert (state.owing, read(state, line, lang)) == ((1,), choice)


def test_yes_may_be_several_cards() -> None:
    state = falls(placed(["citadel", FAR], ["3c 3h 9s"], at="turn"), (1, 3))
    with pytest.raises(Ambiguous) as error:
        read(state, "yes")
    assert "2 3♣, 3 3♥." in str(error.value)
    one = falls(placed(["citadel", FAR], ["3c 9s"], at="turn"), (1, 3))
    assert read(one, "yes") == read(one, "s", "es") == "show 3c"


def test_a_way_that_no_road_goes_is_neither_yes_nor_no() -> None:
    state = placed(["tower-of-clubs", FAR])
    assert read(state, "n") == "move tower-of-clubs n"
    assert read(state, "yes") == "move tower-of-clubs n"
    assert "“s” is none of the choices 1 to 2." in refused(state, "s")
    other = placed(["tower-of-hearts", FAR])
    assert "«no» no es" in refused(placed(["plaza-of-spades", FAR]), "no", "es")
    assert read(other, "no") == "stay"


def test_whether_one_stops_is_asked_the_other_way_round() -> None:
    state = placed(["citadel", FAR], ["Jd"], trailing_carrots=True)
    state = play(state, "move citadel n, move river-1 se, move forest-3 ne, move tavern-2 n")
    assert screen(state).prompt(state.view(0)).startswith("Your carrot is here. Do you stop?")
    assert read(state, "yes") == "stop"


def test_the_royal_who_lives_here_is_acquired_by_its_card() -> None:
    state = placed(["tower-of-spades", FAR], ["10s 4s"], at="phase")
    assert read(state, "ks") == "acquire"
    assert read(state, "kp", "es") == "acquire"
    poor = placed(["tower-of-spades", "tower-of-spades"], ["2s 4c"], at="phase")
    assert refused(poor, "ks") == refused(poor, "acquire").replace("acquire", "ks")


def test_of_two_roads_to_a_goal_the_free_one_is_meant() -> None:
    state = play(placed(["citadel", FAR], ["9s"]), "move citadel n")
    assert {"move river-1 n", "move river-1 se"} <= {TEXTS[a] for a in state.legal(0)}
    for line in ("jd", "plaza of diamonds", "plaza diamonds"):
        assert read(state, line) == "move river-1 se"
    assert read(state, "plaza de diamantes", "es") == "move river-1 se"
    assert read(state, "n") == "move river-1 n"


def test_a_goal_goes_on_by_itself_along_a_free_road() -> None:
    state = placed(["plaza-of-diamonds", FAR], ["9s 9d 8h"])
    made = screen(state)
    state = state.play(0, made.parse(state.view(0), "citadel"))
    walked = []
    while (action := made.spared(state.view(0))) is not None:
        walked.append(TEXTS[action])
        told = made.remark(state.view(0), action)
        assert told == f"The journey goes on: {state.game.name(action, 'en')}."
        state = state.play(0, action)
        if 0 not in state.owing or state.record.rabbit[0] == 0:
            break
    assert walked == ["move tavern-2 sw", "move forest-3 nw", "move river-1 s"]
    assert state.record.rabbit[0] == 0


@pytest.mark.parametrize("goal", ["ks", "qs"])
def test_a_goal_is_asked_for_again_where_the_road_forks(goal: str) -> None:
    state = placed(["citadel", FAR], ["9s 9h"])
    made = screen(state)
    for expected in ("move citadel sw", "move mountain-2 sw"):
        view = state.view(0)
        action = made.spared(view)
        action = made.parse(view, goal) if action is None else action
        assert TEXTS[action] == expected
        state = state.play(0, action)
    assert made.spared(state.view(0)) is None


@pytest.mark.parametrize("line", ["n", "4", "north"])
def test_a_way_or_a_number_goes_one_tile(line: str) -> None:
    state = placed(["citadel", FAR], ["9s 9h 9d red black"])
    made = screen(state)
    action = made.parse(state.view(0), line)
    assert made.spared(state.play(0, action).view(0)) is None


def test_a_journey_that_was_taken_back_is_not_made_again_by_itself() -> None:
    state = placed(["plaza-of-diamonds", FAR], ["9s 9d 8h"])
    made = screen(state)
    there = state.play(0, made.parse(state.view(0), "citadel"))
    assert made.spared(there.view(0)) == ID["move tavern-2 sw"]
    assert made.parse(state.view(0), "s") == ID["move plaza-of-diamonds s"]
    assert made.spared(there.view(0)) is None


@pytest.mark.parametrize(
    ("line", "lang", "says"),
    [
        ("kc", "en", "“kc” is not possible: no open road leads to the tower of clubs (K♣)."),
        ("tower of clubs", "en", "no open road leads to the tower of clubs (K♣)."),
        ("kt", "es", "no hay camino abierto hasta la torre de tréboles (K♣)."),
    ],
)
def test_a_goal_that_no_road_leads_to_says_so(line: str, lang: str, says: str) -> None:
    assert says in refused(placed(["citadel", FAR]), line, lang)


def test_nonsense_on_a_journey_is_answered_in_a_line() -> None:
    state = placed(["citadel", FAR])
    assert refused(state, "dragon") == ("“dragon” is none of the choices 1 to 7. Type ? for help.")
    assert len(refused(state, "dragón", "es")) <= 80
    card = falls(placed(["citadel", FAR], ["3c"], at="turn"), (1, 3))
    assert "You can choose: 1 Show no more cards, 2 3♣" in refused(card, "dragon")
