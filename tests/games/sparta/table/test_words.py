"""The words of Sparta: every message exists in both languages, and tells the events."""

import json
from collections.abc import Iterator
from random import Random

import pytest

import reino
from reino import Event, State
from reino.core.catalogue import LANGUAGES, catalogue
from reino.core.kernel import JIT
from reino.games.sparta import GAME, LOCALE
from reino.games.sparta import table as words
from reino.games.sparta.rules.layouts import LAYOUT_TEXTS
from reino.games.sparta.rules.notation import read_move

pytestmark = pytest.mark.plain

languages = pytest.mark.parametrize("lang", LANGUAGES)

# Both sides close enough that pieces are beaten and cities change hands all the time.
CROWDED = "10/10/10/3wwww3/1w1ww1w3/1W1WW1W3/3WWWW3/10/10/10 b5,d5,g5,i5 b6,d6,g6,i6 S 0"


def at(position: str, *moves: str, **options: bool) -> State:
    state = reino.load("sparta", options=options).start(position=position)
    for move in moves:
        (seat,) = state.owing
        state = state.play(seat, read_move(move))
    return state


def told(state: State, lang: str = "en") -> str:
    return " ".join(words.tell(event, lang) for event in state.events(None))


@languages
def test_every_option_and_value_has_words(lang: str) -> None:
    say = catalogue(lang, LOCALE)
    for key in ("heroes_conquer", "layout"):
        assert say(f"sparta-option-{key}")
        assert say(f"sparta-option-{key}-text").endswith(".")
    assert len({say(f"sparta-option-layout-{key}") for key in LAYOUT_TEXTS}) == len(LAYOUT_TEXTS)


@languages
def test_every_end_reason_has_words(lang: str) -> None:
    say = catalogue(lang, LOCALE)
    assert len({say(f"sparta-reason-{reason}") for reason in GAME.reasons if reason}) == 5


def test_seats_have_the_names_of_their_lands() -> None:
    names = {
        lang: [catalogue(lang, LOCALE)("sparta-seat", seat=seat) for seat in GAME.seats]
        for lang in LANGUAGES
    }
    assert names == {"en": ["Sparta", "Achaea"], "es": ["Esparta", "Acaya"]}


def test_a_pass_is_the_only_action_with_a_name_of_its_own_in_each_language() -> None:
    game = reino.load("sparta")
    assert [game.name(len(GAME.actions) - 1, lang) for lang in LANGUAGES] == ["Pass", "Pasar"]
    assert [game.name(read_move("b2-d4"), lang) for lang in LANGUAGES] == ["b2-d4", "b2-d4"]
    assert game.outcome_name(0, "es") == "Nada queda al azar"


def test_a_move_is_told_with_its_piece() -> None:
    state = at(CROWDED, "d4-d3")
    assert told(state) == "Sparta moves a warrior d4-d3."
    assert told(state, "es") == "Esparta mueve un guerrero d4-d3."


HERO = "10/w7ww/10/10/10/10/10/10/HW6WW/10 b5,c5 b6,c6 S 7"


def test_a_hero_that_takes_a_city_is_told_with_the_score() -> None:
    state = at(HERO, "a2-a3", "j9-j8", "a3-b6")
    assert told(state) == "Sparta moves a hero a3-b6. Sparta takes the city on b6 (3 cities to 1)."
    assert told(state, "es").endswith("Esparta toma la ciudad de b6 (3 ciudades a 1).")
    assert told(at(HERO, "a2-a3", "j9-j8", "a3-b6", heroes_conquer=False)).count(".") == 1
    achaean = at("10/1w7w/h9/10/10/10/10/10/1W6WW/10 b5,c5 b6,c6 A 7", "a8-b5")
    assert told(achaean).endswith("Achaea takes the city on b5 (3 cities to 1).")


def test_the_last_city_is_told_before_the_end() -> None:
    state = at("10/w7ww/10/10/10/10/10/H9/1W6WW/10 b5,c5,d5 b4 A 0", "a9-a8", "a3-b4")
    assert told(state) == (
        "Sparta moves a hero a3-b4. Sparta takes the city on b4 (4 cities to 0). "
        "Sparta holds every city and wins."
    )


def test_a_promotion_is_told_with_its_place() -> None:
    moved = at("10/w7ww/10/10/10/W9/10/10/WW6W1/10 b5,c5 b6,c6 S 0", "a5-b5")
    assert told(moved).endswith("In its own city on b5 the warrior becomes a hero.")
    stays = at("10/w7ww/10/10/10/1W8/10/10/WW6W1/10 b5,c5 b6,c6 S 0", "b5=H")
    assert told(stays) == "Sparta makes the warrior on b5 a hero."
    assert told(stays, "es") == "Esparta hace héroe al guerrero de b5."


# Two Achaeans in a row, one Spartan at one end, another two steps from the other.
RUN = "10/w8w/10/10/10/10/2Www5/10/W6W2/10 a1,b1 i10,j10 S 0"
RUN_FAR = RUN.replace("2Www5", "2Www2W2")


def test_beaten_pieces_are_told_together() -> None:
    state = at(RUN_FAR, "h4-f4")
    assert told(state) == "Sparta moves a warrior h4-f4. Sparta beats the pieces on d4 and e4."
    assert told(state, "es").endswith("Esparta derrota a las piezas de d4 y e4.")


def test_ones_own_losses_are_told_too() -> None:
    trap = "10/w8w/10/10/10/10/2w1w5/3W6/W7W1/10 a1,b1 i10,j10 S 0"
    state = at(trap, "d3-d4")
    assert told(state) == "Sparta moves a warrior d3-d4. Sparta loses its own piece on d4."
    assert told(state, "es").endswith("Esparta pierde su propia pieza de d4.")


def test_both_sides_losses_are_told_in_one_turn() -> None:
    both = "10/w8w/10/10/10/3W6/2w1wW4/3W6/W7W1/10 a1,b1 i10,j10 S 0"
    state = at(both, "d5-d4")
    assert told(state).endswith("beats the piece on e4. Sparta loses its own piece on d4.")
    event = Event("beaten", {"seat": 1, "squares": [["a1"], ["b2", "c3", "d4"]]})
    assert words.tell(event, "en") == (
        "Achaea beats the piece on a1. Achaea loses its own pieces on b2, c3 and d4."
    )
    assert words.remark([event], "es") == "derrota a1; pierde b2, c3 y d4"


@pytest.mark.parametrize(
    ("reason", "winner", "english", "spanish"),
    [
        ("all_cities", 0, "Sparta holds every city and wins.", "todas las ciudades"),
        ("last_piece", 1, "Achaea has beaten the other army and wins.", "al otro ejército"),
        ("few_pieces", 1, "Achaea holds more cities and wins.", "Acaya tiene más ciudades"),
        ("few_pieces", None, "the cities are even: a draw.", "igualadas: empate"),
        ("repetition", None, "for the third time: a draw.", "por tercera vez: empate"),
        ("calm", None, "A hundred turns", "Cien turnos"),
    ],
)
def test_every_end_is_told(reason: str, winner: int | None, english: str, spanish: str) -> None:
    event = Event("end", {"seat": winner, "reason": reason})
    assert english in words.tell(event, "en")
    assert spanish in words.tell(event, "es")


def test_a_pass_is_told() -> None:
    assert words.tell(Event("pass", {"seat": 1}), "en") == "Achaea can do nothing and passes."
    assert words.tell(Event("pass", {"seat": 0}), "es") == "Esparta no puede hacer nada y pasa."


@pytest.mark.parametrize(
    ("position", "move", "remark"),
    [
        (RUN_FAR, "h4-f4", "beats d4 and e4"),
        (HERO, "a2-a3", ""),
        ("10/w7ww/10/10/10/W9/10/10/WW6W1/10 b5,c5 b6,c6 S 0", "a5-b6", "takes b6"),
        ("10/w7ww/10/10/10/W9/10/10/WW6W1/10 b5,c5 b6,c6 S 0", "a5-b5", "becomes a hero"),
        ("10/w7ww/10/10/10/1W8/10/10/WW6W1/10 b5,c5 b6,c6 S 0", "b5=H", ""),
    ],
)
def test_a_remark_names_the_consequences_and_not_the_move(
    position: str, move: str, remark: str
) -> None:
    assert words.remark(at(position, move).events(None), "en") == remark


@pytest.mark.parametrize(
    ("move", "english", "spanish"),
    [
        ("e5-e6", "there is no piece on e5", "no hay ninguna pieza en e5"),
        ("a9-a8", "the piece on a9 belongs to Achaea", "la pieza de a9 es de Acaya"),
        ("a2-b2", "b2 is not free", "b2 no está libre"),
        ("b2-b5", "b5 is out of reach: a warrior goes two steps", "un guerrero da dos pasos"),
        ("a2-e2", "e2 is out of reach: a hero goes three steps", "un héroe da tres pasos"),
        ("j1-h1", "pieces block every way to h1", "hay piezas en todos los caminos a h1"),
        ("a2=H", "the piece on a2 is a hero already", "la pieza de a2 ya es un héroe"),
        ("b2=H", "b2 is no city of Sparta", "b2 no es una ciudad de Esparta"),
        ("pass", "a side passes only when it has no other move", "un bando solo pasa"),
    ],
)
def test_an_impossible_move_has_a_reason(move: str, english: str, spanish: str) -> None:
    state = at("10/w7ww/10/10/10/10/10/10/HW6WW/8WW b5,c5 b6,c6 S 0")
    action = read_move(move)
    assert action not in state.legal(0)
    why = words.why_not(state.record, action)
    assert english in why.tell("en")
    assert spanish in why.tell("es")


def test_without_a_hero_in_reserve_nobody_is_promoted() -> None:
    record = at("10/w7ww/10/10/10/1W8/10/10/WW6W1/10 b5,c5 b6,c6 S 0").record
    record.reserve[0] = 0
    assert words.why_not(record, read_move("b5=H")).key == "error-sparta-no-reserve"


def random_states(seed: int, steps: int) -> Iterator[State]:
    rng = Random(seed)
    state = at(CROWDED)
    for _ in range(steps):
        yield state
        if state.over:
            return
        (seat,) = state.owing
        state = state.play(seat, rng.choice(state.legal(seat)))


def test_every_event_of_a_game_is_told_and_is_plain_data() -> None:
    kinds = set()
    for seed in range(20 if JIT else 4):
        for state in random_states(seed, 150 if JIT else 40):
            for event in state.events(0):
                kinds.add(event.kind)
                assert json.loads(json.dumps(event.data)) == event.data
                for lang in LANGUAGES:
                    sentence = words.tell(event, lang)
                    assert sentence
                    assert not {"{", "none", "None"} & set(sentence.split())
    assert {"move", "conquered", "promoted", "beaten"} <= kinds


def test_a_view_is_plain_data_that_counts_every_piece() -> None:
    for state in random_states(3, 60):
        facts = state.view(None).as_dict()
        assert json.loads(json.dumps(facts)) == facts
        pieces = [len(facts["warriors"][s]) + len(facts["heroes"][s]) for s in (0, 1)]
        assert pieces == state.record.pieces.tolist()
        assert facts["position"] == state.position
