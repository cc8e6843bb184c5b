"""Names of actions are read: whole in either language, in part where a part is clear."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import reino
from reino.core.actions import ActionTable, Kind
from reino.core.catalogue import LANGUAGES
from reino.core.lexicon import Lexicon
from reino.errors import ChoiceError, GameOver, IllegalChoice, MalformedChoice, OutOfTurn
from reino.games.braverats.rules import cards

pytestmark = pytest.mark.plain

GAMES = ("braverats", "jackrabbits", "korona", "sparta")
TABLE = ActionTable(
    Kind("take", "take {card}", card=("archer", "archers", "knight")),
    Kind("place", "place {card} on {on}", card=("archer", "tower"), on=("archer", "tower")),
    Kind("stay"),
)
SPANISH = (
    *("Tomar el arquero", "Tomar los arqueros", "Tomar el caballero"),
    *("Poner el arquero sobre el arquero", "Poner el arquero sobre la torre"),
    *("Poner la torre sobre el arquero", "Poner la torre sobre la torre"),
    "Quedarse aquí",
)
TAKE_ARCHER, TAKE_ARCHERS, TAKE_KNIGHT, _, ON_TOWER, TOWER_ON, _, STAY = range(8)


def called(action: int, lang: str) -> str:
    return SPANISH[action] if lang == "es" else TABLE.text(action).capitalize()


@pytest.fixture
def lexicon() -> Lexicon:
    return Lexicon(TABLE, called)


def test_a_whole_name_means_its_action_in_either_language(lexicon: Lexicon) -> None:
    for action in range(len(TABLE)):
        assert {lexicon.named(called(action, lang)) for lang in LANGUAGES} == {action}


@pytest.mark.parametrize(
    "text",
    [
        "place archer on tower",
        "PLACE the archer on the tower",
        "place archer, tower",
        "place-archer—tower",
    ],
)
def test_capitals_articles_and_dashes_do_not_count(lexicon: Lexicon, text: str) -> None:
    assert lexicon.named(text) == ON_TOWER


def test_accents_do_not_count(lexicon: Lexicon) -> None:
    assert lexicon.named("quedarse aqui") == STAY


def test_a_part_is_no_whole_name(lexicon: Lexicon) -> None:
    assert lexicon.named("archer on tower") is None
    assert lexicon.named("") is None


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("knight", [TAKE_KNIGHT]),
        ("kni", [TAKE_KNIGHT]),
        ("kn", []),
        ("knight take", [TAKE_KNIGHT]),
        ("caballero", [TAKE_KNIGHT]),
        ("take archer", [TAKE_ARCHER]),
        ("take arch", [TAKE_ARCHER, TAKE_ARCHERS]),
        ("take", [TAKE_ARCHER, TAKE_ARCHERS, TAKE_KNIGHT]),
        ("take knight now", []),
        ("knight knight", []),
        ("", []),
    ],
)
def test_a_part_means_the_candidates_that_fit_best(
    lexicon: Lexicon, text: str, found: list[int]
) -> None:
    assert lexicon.meant(text, range(len(TABLE))) == found


def test_only_candidates_are_meant(lexicon: Lexicon) -> None:
    assert lexicon.meant("archer", [STAY]) == []
    assert lexicon.meant("archer", [TAKE_ARCHER, STAY]) == [TAKE_ARCHER]


def test_the_language_of_the_reader_goes_first() -> None:
    both = Lexicon(
        ActionTable(Kind("a", "x"), Kind("b", "y")),
        lambda action, lang: "sol" if (lang == "es") == action else f"uno {action}",
    )
    assert [both.meant("sol", range(2), lang) for lang in LANGUAGES] == [[0], [1]]


def test_labels_of_a_menu_count_where_they_are_given(lexicon: Lexicon) -> None:
    def more(action: int, lang: str) -> list[str]:
        return ["the end"] if action == STAY else []

    assert lexicon.meant("end", range(len(TABLE)), "en", more) == [STAY]
    assert lexicon.meant("end", range(len(TABLE))) == []


def test_the_nearest_name_is_found_or_none(lexicon: Lexicon) -> None:
    assert lexicon.nearest("take nihgt", range(len(TABLE))) == TAKE_KNIGHT
    assert lexicon.nearest("quedrase aqui", range(len(TABLE))) == STAY
    assert lexicon.nearest("xyz", range(len(TABLE))) is None


def test_of_names_that_look_alike_the_one_with_the_same_words_is_the_nearest() -> None:
    # By letters e2-d4 is as near to it.
    with pytest.raises(MalformedChoice, match="did you mean 'b2-d4'"):
        reino.load("sparta").action("move b2 d4")


def test_a_text_goes_before_the_name_of_another_action() -> None:
    crossed = Lexicon(
        ActionTable(Kind("stay"), Kind("go")), lambda action, lang: ("go", "stay")[action]
    )
    assert (crossed.named("stay"), crossed.named("go")) == (0, 1)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_action_is_the_inverse_of_name(name: str, lang: str) -> None:
    game = reino.load(name)
    ids = range(len(game.spec.actions))
    assert [game.action(game.name(action, lang)) for action in ids] == list(ids)


@pytest.mark.parametrize("name", GAMES)
def test_action_reads_the_text_of_the_table(name: str) -> None:
    game = reino.load(name)
    ids = range(len(game.spec.actions))
    assert [game.action(game.spec.actions.text(action)) for action in ids] == list(ids)
    assert [game.action(game.describe(action)) for action in ids] == list(ids)


def test_a_suit_is_read_by_its_sign_and_by_its_letter() -> None:
    rabbits = reino.load("jackrabbits")
    for card in ("7s", "7♠", "7♠\ufe0f", "7♤", "7S"):
        assert rabbits.action(f"spend {card}") == rabbits.action("Spend the seven of spades")


def test_a_seat_is_read_by_its_key() -> None:
    eagle = reino.load("korona").describe("swap eagle")
    assert (eagle.seat, eagle.numbers["seat"]) == ("eagle", 1)
    white = reino.load("jackrabbits").describe("deal with white")
    assert (white.seat, white.numbers["seat"]) == ("white", 1)


@pytest.mark.parametrize("name", ["braverats", "jackrabbits", "korona"])
def test_outcomes_are_read_by_the_text_of_their_table(name: str) -> None:
    spec = reino.load(name).spec
    ids = range(len(spec.outcomes))
    assert [spec.outcome_lexicon.named(spec.outcomes.text(o)) for o in ids] == list(ids)


def test_a_choice_is_an_id_a_name_a_part_of_one_or_an_action(game: reino.Game) -> None:
    first = game.start(seed=7)
    plain = first.play(0, cards.SPY)
    choices: list[Any] = [
        *("spy", "Play the Spy", "the SPY", "espía", "espia", "jugar el espía"),
        *(game.describe(cards.SPY), np.int64(cards.SPY), np.uint8(cards.SPY)),
    ]
    for choice in choices:
        state = first.play(0, choice)
        assert state == plain
        assert state.history == ((0, cards.SPY),)
        assert {type(number) for step in state.history for number in step} == {int}


def test_choices_that_are_made_at_once_are_named_too(game: reino.Game) -> None:
    first = game.start(seed=7)
    plain = first.play({0: cards.SPY, 1: cards.PRINCE})
    mixed: list[dict[int, Any]] = [
        {0: "spy", 1: "prince"},
        {1: "príncipe", 0: cards.SPY},
        {0: game.describe(cards.SPY), 1: "prince"},
    ]
    for choices in mixed:
        assert first.play(choices) == plain
        assert first.play(choices).history == plain.history


def test_true_is_the_number_1_as_everywhere_in_python(game: reino.Game) -> None:
    assert game.start(seed=7).play(False, True).history == ((0, 1),)
    assert game.action(True) == 1


def test_outcomes_fall_by_name(lucky: reino.Game) -> None:
    state = lucky.start(dealer=None)
    for name in ("spy", "Spy", "espía", "esp"):
        assert state.fall(name).history == ((reino.CHANCE, cards.SPY),)
    with pytest.raises(MalformedChoice, match=r"chance may bring 0 \(Musician\), .* got 'sword'"):
        state.fall("sword")
    with pytest.raises(IllegalChoice, match=r"got 2 \(Spy\)"):
        state.fall("spy").fall("spy")
    with pytest.raises(OutOfTurn, match="not chance's turn"):
        lucky.start(seed=7).fall("spy")


REFUSED: list[tuple[Callable[[reino.Game, reino.State], object], type[ChoiceError], str, str]] = [
    (
        lambda game, first: game.action("play the assasin"),
        MalformedChoice,
        "no action of braverats is called 'play the assasin'; did you mean 'Play the Assassin'?",
        "ninguna acción de braverats se llama «play the assasin»; ¿querías decir «Jugar el Ases",
    ),
    (
        lambda game, first: game.action("xyzzy"),
        MalformedChoice,
        "no action of braverats is called 'xyzzy'; names are like 'Play the Musician'",
        "ninguna acción de braverats se llama «xyzzy»; los nombres son como «Jugar el Músico»",
    ),
    (
        lambda game, first: first.play(0, "asassin"),
        MalformedChoice,
        "no action of braverats is called 'asassin'; did you mean 'Play the Assassin'?",
        "ninguna acción de braverats se llama «asassin»; ¿querías decir «Jugar el Asesino»?",
    ),
    (
        lambda game, first: first.play(0, "xyzzy"),
        MalformedChoice,
        "no action of braverats is called 'xyzzy'; names are like 'Play the Musician', "
        "'Play the Princess' and 'Play the Spy'",
        "ninguna acción de braverats se llama «xyzzy»; los nombres son como «Jugar el Músico», "
        "«Jugar la Princesa» y «Jugar el Espía»",
    ),
    (
        lambda game, first: first.play(0, "pri"),
        MalformedChoice,
        "'pri' may mean 'Play the Princess' or 'Play the Prince': say more of the name",
        "«pri» puede ser «Jugar la Princesa» o «Jugar el Príncipe»: di algo más del nombre",
    ),
    (
        lambda game, first: first.play(0, "play"),
        MalformedChoice,
        "'play' may mean 'Play the Musician', 'Play the Princess', 'Play the Spy' or one of 5",
        "o una de otras 5: di algo más del nombre",
    ),
    (
        lambda game, first: first.play(0, "Keep the Spy"),
        IllegalChoice,
        "11 (Keep the Spy) cannot be chosen: cards are kept only in a draft, and this game has "
        "none; play a card of the hand; legal now: 'Play the Spy', ",
        "ahora se puede elegir «Jugar el Espía», «Jugar el Mago», «Jugar el Príncipe» o una de ",
    ),
    (
        lambda game, first: first.play(0, 1.5),  # type: ignore[arg-type]
        MalformedChoice,
        "an action is its id, a whole number, or its name; got 1.5",
        "una acción es su número, entero, o su nombre; llegó 1.5",
    ),
    (
        lambda game, first: first.play(2, "spy"),
        MalformedChoice,
        "seats are 0 to 1; got 2",
        "los asientos van de 0 a 1; llegó 2",
    ),
    (
        lambda game, first: first.play(0, "spy").play(0, "prince"),
        OutOfTurn,
        "seat 0 owes no decision now; waiting for seat 1",
        "el asiento 0 no tiene que elegir ahora; es el turno del asiento 1",
    ),
    (
        lambda game, first: first.play({0: "princess", 1: "prince"}).play(0, "spy"),
        GameOver,
        "the game is over (princess); seat 0 has nothing to choose",
        "la partida ha acabado (princess); el asiento 0 no tiene nada que elegir",
    ),
    (
        lambda game, first: first.play(0, reino.load("sparta").describe(0)),
        MalformedChoice,
        "braverats has no such action; got Action(",
        "que es de otro juego",
    ),
]


@pytest.mark.parametrize(("attempt", "kind", "english", "spanish"), REFUSED)
def test_a_name_that_cannot_be_played_says_what_is_near_and_why_not(
    game: reino.Game,
    attempt: Callable[[reino.Game, reino.State], object],
    kind: type[ChoiceError],
    english: str,
    spanish: str,
) -> None:
    with pytest.raises(kind) as caught:
        attempt(game, game.start(seed=7))
    assert english in caught.value.tell("en")
    assert spanish in caught.value.tell("es")


def test_a_name_is_told_in_the_other_language(game: reino.Game) -> None:
    assert game.name("play spy", "es") == "Jugar el Espía"
    assert game.name(game.describe("Jugar el Espía")) == "Play the Spy"


def test_a_game_that_knows_why_not_says_it() -> None:
    first = reino.load("sparta").start()
    with pytest.raises(IllegalChoice, match="d5 is out of reach: a warrior goes two steps"):
        first.play(0, "b2-d5")
    with pytest.raises(IllegalChoice, match="there is no piece on d4"):
        first.play(0, "d4-b2")  # not taken for b2-d4, whose words it has


def test_a_card_that_was_played_is_told_from_a_name_that_is_unknown(game: reino.Game) -> None:
    second = game.start(seed=7).play({0: "musician", 1: "musician"})
    for name in ("Play the Musician", "play musi", "musician", "músico"):
        with pytest.raises(IllegalChoice, match="Yarg played the Musician in round 1; legal now: "):
            second.play(0, name)


def test_an_outcome_falls_by_a_name_that_is_also_the_text_of_another() -> None:
    state = reino.load("jackrabbits", 4).start(dealer=None)
    black = state.game.spec.outcomes.id("first", seat="black")
    while black not in dict(state.chance):
        state = state.fall(state.chance[0][0])
    # "black" is the text of the black joker.
    for name in ("Black", "Negro", "first black"):
        assert state.fall(name).history[-1] == (reino.CHANCE, black)


def test_legal_choices_are_told_to_names_and_not_to_ids() -> None:
    """An id that a program gave is refused in logs, where a menu would tell its hand."""
    lucky = reino.load("braverats", options={"lucky_draw": True}).start(seed=3)
    refused = next(action for action in range(8) if action not in lucky.legal(0))
    with pytest.raises(IllegalChoice) as by_id:
        lucky.play(0, refused)
    with pytest.raises(IllegalChoice) as by_name:
        lucky.play(0, lucky.game.name(refused))
    held = [lucky.game.name(action) for action in lucky.legal(0)]
    assert not any(name in str(by_id.value) for name in held)
    assert all(name in str(by_name.value) for name in held)


def test_a_part_of_names_that_are_refused_for_different_reasons_names_them() -> None:
    korona = reino.load("korona").start(seed=1)
    (seat,) = korona.owing
    acting = korona.play(seat, "take deck")
    with pytest.raises(IllegalChoice) as caught:
        acting.play(seat, "lion")
    assert caught.value.key == "error-none-legal"
    for lang in ("en", "es"):
        assert korona.game.name(korona.game.action("swap lion"), lang) in caught.value.tell(lang)
