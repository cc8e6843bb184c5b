"""Errors: each has a class of its own and says what was expected and what came."""

import copy
import inspect
import pickle
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import reino
from reino import errors
from reino.bots import make_bot
from reino.core.catalogue import LANGUAGES
from reino.core.phrase import Phrase, listed
from reino.errors import (
    ChoiceError,
    GameOver,
    IllegalChoice,
    MalformedChoice,
    OutOfTurn,
    ReinoError,
    UnknownGame,
    UnknownLanguage,
    UnknownOption,
)
from reino.games.braverats.rules import cards


def test_every_error_is_a_reino_error_and_a_value_error() -> None:
    classes = [c for _, c in inspect.getmembers(errors, inspect.isclass)]
    assert len(classes) >= 15
    assert all(issubclass(c, ReinoError) and issubclass(c, ValueError) for c in classes)
    assert all(c.__doc__ for c in classes)


@pytest.mark.parametrize(
    ("attempt", "kind", "english", "spanish"),
    [
        (
            lambda: reino.load("bravrats"),
            errors.UnknownGame,
            "there is no game 'bravrats'; did you mean 'braverats'? Known: braverats",
            "no existe el juego «bravrats»; ¿querías decir «braverats»? Hay: braverats",
        ),
        (
            lambda: reino.load("braverats").name(cards.SPY, lang="fr"),
            errors.UnknownLanguage,
            "Reino speaks en and es; got 'fr'",
            "los idiomas de Reino son en y es; llegó «fr»",
        ),
        (
            lambda: reino.load("braverats", options=["mime"]),  # type: ignore[arg-type]
            errors.OptionError,
            'options are a mapping of names to values, as in {"option": "value"}; got [',
            'las opciones son nombres con sus valores, como {"opción": "valor"}; llegó [',
        ),
        (
            lambda: reino.load("braverats", options={3: True}),  # type: ignore[dict-item]
            errors.UnknownOption,
            "there is no option 3. Known: traitor,",
            "no existe la opción 3. Hay: traitor,",
        ),
        (
            lambda: reino.load("braverats", options={"princess_attack": "both"}),
            errors.BadOptionValue,
            "option 'princess_attack' takes off, random, yarg or applewood; got 'both'",
            "la opción «princess_attack» admite off, random, yarg o applewood; llegó «both»",
        ),
        (
            lambda: reino.load("braverats", options={"draft": True, "random_deal": True}),
            errors.ContradictoryOptions,
            "draft=true and random_deal=true contradict each other: each of them decides who",
            "draft=true y random_deal=true se excluyen: cada una decide quién tiene qué cartas",
        ),
        (
            lambda: reino.load("braverats", players=3),
            errors.BadPlayers,
            "braverats is for 2 players; got 3",
            "braverats es para 2 jugadores; llegó 3",
        ),
        (
            lambda: reino.load("braverats").start(seed=1.5),  # type: ignore[arg-type]
            errors.BadSeed,
            "a seed is a whole number, bytes or None; got 1.5",
            "una semilla es un número entero, bytes o None; llegó 1.5",
        ),
        (
            lambda: reino.load("braverats").playouts(-1),
            errors.BadAmount,
            "the number of games is at least 0; got -1",
            "la cantidad de partidas no baja de 0; llegó -1",
        ),
        (
            lambda: reino.load("braverats").counts(1, start=5),  # type: ignore[arg-type]
            errors.BadStart,
            "a start is a state of <Game braverats, 2 players>; got 5",
            "se empieza desde un estado de <Game braverats, 2 players>; llegó 5",
        ),
        (
            lambda: reino.load("braverats").start().play(0, 1_000_000),
            errors.MalformedChoice,
            "actions of braverats are 0 to 17; got 1000000",
            "las acciones de braverats van de 0 a 17; llegó 1000000",
        ),
        (
            lambda: reino.load("braverats").start().play(0, 17),
            errors.IllegalChoice,
            "17 (Keep the Mime) cannot be chosen: cards are kept only in a draft",
            "no se puede elegir 17 (Quedarse con el Mimo): solo en la selección",
        ),
        (
            lambda: make_bot(reino.load("braverats"), "random").choose(
                reino.load("braverats").start().view(None)
            ),
            errors.OutOfTurn,
            "the public owes no decision now; waiting for seat 0 and seat 1",
            "el público no tiene que elegir ahora; es el turno del asiento 0 y del asiento 1",
        ),
        (
            lambda: (
                reino.load("braverats")
                .start()
                .play({0: cards.PRINCESS, 1: cards.PRINCE})
                .play(0, cards.SPY)
            ),
            errors.GameOver,
            "the game is over (princess); seat 0 has nothing to choose",
            "la partida ha acabado (princess); el asiento 0 no tiene nada que elegir",
        ),
        (
            lambda: reino.Record.of(reino.load("braverats").start(), ["Ana"]),
            errors.RecordError,
            "braverats has 2 seats, and each takes one name; got 1 names",
            "braverats tiene 2 asientos, y cada uno lleva un nombre; llegó un nombre",
        ),
        (
            lambda: reino.Record.from_json(b'{"format": "reino-record", "version": 2}'),
            errors.WrongRecordVersion,
            "this Reino reads records of version 1; this one has version 2: use the",
            "este Reino lee registros de la versión 1; este es de la versión 2: usa el",
        ),
        (
            lambda: with_steps((0, cards.SPY), (0, cards.SPY)).replay(),
            errors.BrokenRecord,
            "step 2 of 2: seat 0 owes no decision now; waiting for seat 1",
            "paso 2 de 2: el asiento 0 no tiene que elegir ahora; es el turno del asiento 1",
        ),
        (
            lambda: with_steps((0, cards.PRINCESS), (1, cards.PRINCE)).verify(),
            errors.UnverifiedRecord,
            "the record says the result is open; its steps lead to princess [1.0, -1.0]",
            "el registro dice que el resultado es una partida sin acabar; sus pasos llevan a "
            "princess [1.0, -1.0]",
        ),
        (
            lambda: make_bot(reino.load("braverats", options={"lucky_draw": True}), "perfect"),
            errors.NotSolvable,
            "lucky_draw hides the hands; the solver needs both of them; the bots 'best' and",
            "lucky_draw oculta las manos, y hacen falta las dos para resolver la partida; aquí",
        ),
        (
            lambda: reino.braverats.Position([["spy"], ["spy", "mime"]]),
            errors.BadPosition,
            "both hands need equally many cards, one at least; got 1 and 2",
            "las dos manos necesitan el mismo número de cartas, al menos una; llegaron 1 y 2",
        ),
    ],
    ids=lambda given: given.__name__ if inspect.isclass(given) else "",
)
def test_an_error_is_told_in_both_languages_and_travels(
    attempt: Callable[[], Any], kind: type[ReinoError], english: str, spanish: str
) -> None:
    with pytest.raises(ReinoError) as caught:
        attempt()
    error = caught.value
    assert type(error) is kind
    assert str(error) == error.tell() == error.tell("en")
    assert error.tell("en").startswith(english)
    assert error.tell("es").startswith(spanish)
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(again) is kind
        assert (again.key, again.facts.keys()) == (error.key, error.facts.keys())
        assert [again.tell(lang) for lang in LANGUAGES] == [error.tell(lang) for lang in LANGUAGES]


def with_steps(*steps: tuple[int, int]) -> reino.Record:
    """A record of the base game with these steps, legal or not."""
    record = reino.Record.of(reino.load("braverats").start(dealer=None))
    return msgspec.structs.replace(record, steps=tuple((*step, None) for step in steps))


def test_a_game_from_elsewhere_may_raise_a_sentence_of_its_own() -> None:
    error = IllegalChoice("the tower stands on sand")
    assert [error.tell(lang) for lang in LANGUAGES] == ["the tower stands on sand"] * 2
    assert repr(error) == "IllegalChoice('the tower stands on sand')"


def test_the_facts_of_an_error_can_be_read() -> None:
    with pytest.raises(MalformedChoice) as caught:
        reino.load("braverats").start().play(7, cards.SPY)
    assert caught.value.key == "error-no-seat"
    assert dict(caught.value.facts) == {"last": "1", "given": "7"}


def test_what_came_is_cut_where_it_is_endless() -> None:
    with pytest.raises(UnknownGame) as caught:
        reino.load("x" * 10_000)
    assert len(str(caught.value)) < 1_000


def test_an_unknown_game_is_named_with_the_nearest_one() -> None:
    with pytest.raises(
        UnknownGame, match=r"no game 'bravrats'; did you mean 'braverats'\? Known: "
    ):
        reino.load("bravrats")
    with pytest.raises(UnknownGame, match=r"no game 'chess'\. Known: braverats"):
        reino.load("chess")


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_is_malformed(game: reino.Game, seat: int) -> None:
    state = game.start(seed=1)
    attempts: tuple[Callable[[], Any], ...] = (
        lambda: state.play(seat, cards.SPY),
        lambda: state.play({0: cards.SPY, seat: cards.SPY}),
        lambda: state.play({seat: cards.SPY, 0: cards.SPY}),
        lambda: state.legal(seat),
        lambda: state.view(seat),
        lambda: state.events(seat),
    )
    for attempt in attempts:
        with pytest.raises(MalformedChoice, match=f"seats are 0 to 1; got {seat}"):
            attempt()


@pytest.mark.parametrize("number", [2**63, 10**30, -(10**30)])
def test_a_number_too_large_for_the_machine_is_malformed(game: reino.Game, number: int) -> None:
    state = game.start(seed=1)
    attempts: tuple[Callable[[], Any], ...] = (
        lambda: state.play(0, number),
        lambda: state.play(number, cards.SPY),
        lambda: state.play({0: cards.SPY, 1: number}),
        lambda: state.play({0: cards.SPY, number: cards.SPY}),
        lambda: state.legal(number),
        lambda: game.name(number),
    )
    for attempt in attempts:
        with pytest.raises(MalformedChoice, match=str(number)):
            attempt()


@pytest.mark.parametrize("action", [-1, 18])
def test_an_action_that_is_not_there_is_malformed(game: reino.Game, action: int) -> None:
    state = game.start(seed=1)
    told = f"actions of braverats are 0 to 17; got {action}"
    with pytest.raises(MalformedChoice, match=told):
        state.play(0, action)
    with pytest.raises(MalformedChoice, match=told):
        state.play({0: cards.SPY, 1: action})
    with pytest.raises(MalformedChoice, match=told):
        game.name(action)


@pytest.mark.parametrize("wrong", [1.5, [1], b"1", {"kind": "play"}])
def test_what_is_neither_a_number_nor_a_name_is_malformed(
    game: reino.Game, lucky: reino.Game, wrong: Any
) -> None:
    state = game.start(seed=1)
    attempts: tuple[Callable[[], Any], ...] = (
        lambda: state.play(0, wrong),
        lambda: state.play({0: cards.SPY, 1: wrong}),
        lambda: lucky.start(dealer=None).fall(wrong),
    )
    for attempt in attempts:
        with pytest.raises(MalformedChoice, match=r"a whole number.*; got"):
            attempt()


@pytest.mark.parametrize("wrong", [1.5, None])
def test_words_for_what_is_no_number_are_refused(game: reino.Game, wrong: Any) -> None:
    with pytest.raises(MalformedChoice, match="actions of braverats are 0 to 17; got"):
        game.name(wrong)
    with pytest.raises(MalformedChoice, match="outcomes of braverats are 0 to 11; got"):
        game.outcome_name(wrong)


def test_no_choice_at_all_is_malformed(game: reino.Game) -> None:
    with pytest.raises(MalformedChoice, match="at least one"):
        game.start(seed=1).play({})


def test_three_choices_of_two_seats_are_malformed(game: reino.Game) -> None:
    with pytest.raises(MalformedChoice, match="seats are 0 to 1; got 2"):
        game.start(seed=1).play({0: cards.SPY, 1: cards.SPY, 2: cards.SPY})


def test_an_illegal_choice_is_told_with_the_menu_where_a_game_gives_no_reason(
    game: reino.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(game.spec.words, "why_not")
    state = game.start(seed=1).play({0: cards.GENERAL, 1: cards.GENERAL})
    with pytest.raises(IllegalChoice) as caught:
        state.play(0, cards.GENERAL)
    told = str(caught.value)
    assert told.startswith("seat 0 may choose 0 (Play the Musician), 1 (Play the Princess), ")
    assert told.endswith("; got 6 (Play the General)")


def test_a_joint_choice_is_refused_whole(game: reino.Game) -> None:
    state = game.start(seed=1).play({0: cards.GENERAL, 1: cards.GENERAL})
    before = bytes(state)
    with pytest.raises(IllegalChoice, match="Applewood played the General in round 1"):
        state.play({0: cards.SPY, 1: cards.GENERAL})
    assert bytes(state) == before
    assert state.owing == (0, 1)


@pytest.mark.parametrize("alone", [0, "spy"])
def test_a_seat_or_an_action_alone_is_no_choice(game: reino.Game, alone: Any) -> None:
    with pytest.raises(MalformedChoice, match=f"play takes a seat and an action, .* got '?{alone}"):
        game.start(seed=1).play(alone)


def test_choosing_twice_is_out_of_turn(game: reino.Game) -> None:
    with pytest.raises(OutOfTurn, match="seat 0 owes no decision now; waiting for seat 1"):
        game.start(seed=1).play(0, cards.SPY).play(0, cards.GENERAL)


def test_choosing_before_the_cards_are_dealt_is_out_of_turn(lucky: reino.Game) -> None:
    with pytest.raises(OutOfTurn, match="chance's turn; seat 0 owes no decision"):
        lucky.start(dealer=None).play(0, cards.SPY)


def test_an_outcome_when_seats_choose_is_out_of_turn(game: reino.Game) -> None:
    with pytest.raises(OutOfTurn, match="not chance's turn"):
        game.start(dealer=None).fall(0)


def test_an_outcome_that_cannot_come_is_illegal(lucky: reino.Game) -> None:
    state = lucky.start(dealer=None).fall(cards.PRINCE)
    with pytest.raises(IllegalChoice, match=r"one of 4 others now; got 7 \(Prince") as caught:
        state.fall(cards.PRINCE)
    assert str(caught.value).startswith("chance may bring 0 (Musician), 1 (Princess), 2 (Spy) or")
    two = reino.load("braverats", options={"princess_attack": "random"}).start(dealer=None)
    with pytest.raises(IllegalChoice, match=r"\d+ \(Yarg\) or \d+ \(Applewood\) now; got 0 \("):
        two.fall(0)


def test_nothing_is_chosen_after_the_end(game: reino.Game) -> None:
    state = game.start(seed=1).play({0: cards.PRINCESS, 1: cards.PRINCE})
    with pytest.raises(GameOver, match=r"the game is over \(princess\); seat 0 has nothing"):
        state.play(0, cards.SPY)
    with pytest.raises(GameOver, match="the game is over"):
        state.play({0: cards.SPY, 1: cards.SPY})


def test_the_four_refusals_are_told_apart() -> None:
    kinds = (MalformedChoice, IllegalChoice, OutOfTurn, GameOver)
    assert all(issubclass(kind, ChoiceError) for kind in kinds)
    assert not any(issubclass(a, b) for a in kinds for b in kinds if a is not b)


def test_an_unknown_language_is_refused(game: reino.Game) -> None:
    with pytest.raises(UnknownLanguage, match="Reino speaks en and es; got 'fr'"):
        game.name(cards.SPY, lang="fr")


@pytest.mark.parametrize(
    ("parts", "english", "spanish"),
    [
        ("2", "2", "2"),
        ("23", "2 or 3", "2 o 3"),
        ("234", "2, 3 or 4", "2, 3 o 4"),
        ("2345", "2, 3, 4 or 5", "2, 3, 4 o 5"),
    ],
)
def test_only_the_last_of_a_list_is_tied_by_a_word(parts: str, english: str, spanish: str) -> None:
    told = Phrase("error-bad-value", option="x", values=listed("error-or", parts), given="y")
    assert told.tell("en") == f"option x takes {english}; got y"
    assert told.tell("es") == f"la opción x admite {spanish}; llegó y"


def test_a_game_without_options_says_that_it_has_none() -> None:
    with pytest.raises(
        UnknownOption, match="there is no option 'x': this game has no options"
    ) as caught:
        reino.load("korona", options={"x": True})
    assert (
        caught.value.tell("es") == "no existe la opción «x»: este juego no tiene opciones; quítala"
    )
