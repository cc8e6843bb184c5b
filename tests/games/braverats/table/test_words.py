"""The words of BraveRats: every message exists in both languages, and plain data is plain."""

import json
import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import reino
from games.braverats.positions import NEXT_GAME, after, card, falls, fresh, keep, meet, shown
from reino import Event, State
from reino.core.catalogue import LANGUAGES, catalogue
from reino.core.kernel import JIT
from reino.games.braverats import GAME, LOCALE
from reino.games.braverats import table as words

pytestmark = pytest.mark.plain

EVENT_KINDS = {
    "princes",
    "opener",
    "packet",
    "kept",
    "last",
    "dealt",
    "gifts",
    "draw",
    "sealed",
    "shown",
    "round",
    "general",
    "spy",
    "end",
    "game",
    "match",
}
DEALS: tuple[dict[str, Any], ...] = (
    {},
    {"draft": True},
    {"random_deal": True},
    {"princess_attack": "random"},
    {"princess_attack": "yarg"},
    {"princess_attack": "applewood"},
)
SWITCHES = ("traitor", "lucky_draw", "emperor", "mime")

languages = pytest.mark.parametrize("lang", LANGUAGES)


@languages
def test_every_action_has_words_of_its_own(lang: str) -> None:
    game = reino.load("braverats")
    told = {game.name(action, lang) for action in range(len(GAME.actions))}
    assert len(told) == len(GAME.actions) == 18


@languages
def test_every_outcome_has_words_of_its_own(lang: str) -> None:
    game = reino.load("braverats")
    told = {game.outcome_name(outcome, lang) for outcome in range(len(GAME.outcomes))}
    assert len(told) == len(GAME.outcomes) == 12


def test_the_last_card_of_a_packet_is_told_to_both_clans_and_not_in_public() -> None:
    state = falls(fresh(draft=True), [9, *map(card, ("prince", "wizard", "spy", "general"))])
    for seat, name in ((0, "prince"), (1, "wizard"), (0, "spy")):
        state = state.play(seat, keep(name))
    for viewer, kept in ((0, "spy"), (1, "spy"), (None, None)):
        told = {e.kind: (e.data["seat"], e.data["card"]) for e in state.events(viewer)[:2]}
        last = "general" if kept else None
        assert told == {"kept": (0, kept), "last": (1, last)}


@pytest.mark.parametrize(
    ("action", "english", "spanish"),
    [
        (0, "Musician", "Músico"),
        (1, "Princess", "Princesa"),
        (2, "Spy", "Espía"),
        (3, "Assassin", "Asesino"),
        (4, "Ambassador", "Embajador"),
        (5, "Wizard", "Mago"),
        (6, "General", "General"),
        (7, "Prince", "Príncipe"),
        (8, "Mime", "Mimo"),
    ],
)
def test_cards_carry_the_rulebooks_names(action: int, english: str, spanish: str) -> None:
    game = reino.load("braverats")
    for number in (action, action + 9):
        assert game.name(number, "en").endswith(english)
        assert game.name(number, "es").endswith(spanish)
    assert game.outcome_name(action, "en") == english
    assert game.outcome_name(action, "es") == spanish


@languages
def test_every_option_and_value_has_words(lang: str) -> None:
    say = catalogue(lang, LOCALE)
    for option in GAME.options.options:
        assert say(f"braverats-option-{option.key}")
        assert say(f"braverats-option-{option.key}-text").endswith(".")
        if not option.is_switch:
            told = {say(f"braverats-option-{option.key}-{value}") for value in option.values}
            assert len(told) == len(option.values)


@languages
def test_every_end_reason_has_words(lang: str) -> None:
    say = catalogue(lang, LOCALE)
    told = {say(f"braverats-reason-{reason}") for reason in GAME.reasons if reason}
    assert len(told) == 5


@languages
def test_every_card_has_its_power_in_words(lang: str) -> None:
    say = catalogue(lang, LOCALE)
    told = {
        say("braverats-power", card=name) for name in fresh(mime="ninth").view(0).as_dict()["hand"]
    }
    assert len(told) == 9


def random_states(options: dict[str, Any], rng: random.Random) -> Iterator[State]:
    """The states of one random game, one step of chance or choice apart."""
    state = fresh(**options)
    while not state.over:
        yield state
        if state.chance:
            state = state.fall(rng.choice(state.chance)[0])
        else:
            state = state.play({seat: rng.choice(state.legal(seat)) for seat in state.owing})
    yield state


def option_sets() -> list[dict[str, Any]]:
    switched = product([False, True], repeat=len(SWITCHES))
    sets = [
        {**deal, **dict(zip(SWITCHES, values, strict=True))}
        for values, deal in product(switched, DEALS)
    ]
    return sets if JIT else sets[::5]


def test_every_event_is_told_in_both_languages() -> None:
    rng = random.Random(5)
    told: dict[str, Event] = {}
    for options in option_sets():
        for state in random_states(options, rng):
            if state.chance:
                continue
            for viewer in (0, 1, None):
                for event in state.events(viewer):
                    told[event.kind] = event
                    for lang in LANGUAGES:
                        sentence = words.tell(event, lang)
                        assert sentence
                        assert "{" not in sentence
                        assert "None" not in sentence
    assert set(told) == EVENT_KINDS


@pytest.mark.parametrize(
    ("rounds", "en", "es"),
    [
        (
            ("mime spy",),
            "Round 1: the Mime (5, no power) against the Spy. Yarg wins the round.",
            "Ronda 1: el Mimo (5, sin poder) contra el Espía. Yarg gana la ronda.",
        ),
        (
            ("wizard general", "mime spy"),
            "Round 2: the Mime as General against the Spy. Yarg wins the round.",
            "Ronda 2: el Mimo como General contra el Espía. Yarg gana la ronda.",
        ),
        (
            ("princess general", "mime mime"),
            "Round 2: the Mime as General against the Mime as Princess. Yarg wins the round.",
            "Ronda 2: el Mimo como General contra el Mimo como Princesa. Yarg gana la ronda.",
        ),
    ],
)
def test_a_round_tells_what_a_mime_became(rounds: tuple[str, ...], en: str, es: str) -> None:
    told = after(*rounds, mime="ninth").events(None)
    event = next(event for event in told if event.kind == "round")
    assert (words.tell(event, "en"), words.tell(event, "es")) == (en, es)


def test_equal_wins_after_nine_games_are_told_to_be_a_draw() -> None:
    names = ("musician", "princess", "spy", "assassin", "ambassador", "wizard", "general", "prince")
    state = fresh(emperor=True)
    for game in range(9):
        if game:
            state = state.fall(NEXT_GAME)
        for name in names:
            state = meet(state, name, name)
    assert state.returns == (0.0, 0.0)
    told = [words.tell(event, "en") for event in state.events(None)]
    assert told[-1] == (
        "The match is a draw: nine games were played, and both clans have won as many. "
        "Games won: Yarg 0, Applewood 0."
    )
    assert state.view(None).question("en").text == told[-1]
    assert "empate" in words.tell(state.events(None)[-1], "es")
    won = words.tell(Event("match", {"games": [2, 1]}), "en")
    assert won == "The match is over. Games won: Yarg 2, Applewood 1."


def test_views_are_plain_data_at_every_state() -> None:
    rng = random.Random(6)
    for options in option_sets()[::3]:
        for state in random_states(options, rng):
            for viewer in (0, 1, None):
                told = shown(state, viewer)
                assert json.loads(json.dumps(told)) == told
                assert {"wins", "held", "round", "hand", "played"} <= told.keys()


def test_events_are_plain_data() -> None:
    for event in after("general spy").events(0):
        data = dict(event.data)
        assert json.loads(json.dumps(data)) == data


def test_view_has_the_score_the_round_the_hand_and_the_history() -> None:
    told = shown(after("musician general", "spy prince"), 0)
    assert told["wins"] == [0, 2]
    assert told["held"] == 0
    assert told["round"] == 3
    assert told["hand"] == ["princess", "assassin", "ambassador", "wizard", "general", "prince"]
    assert told["played"] == [["musician", "spy"], ["general", "prince"]]
    assert shown(after("musician general"), None)["hand"] is None


@pytest.mark.parametrize(
    ("lang", "won", "on_hold", "loved"),
    [
        (
            "en",
            "Round 1: the Ambassador against the Spy. Yarg wins 2 rounds.",
            "Round 1: the Musician against the Spy. On hold.",
            "Round 1: the Prince against the Princess. Love decides: Applewood wins the game!",
        ),
        (
            "es",
            "Ronda 1: el Embajador contra el Espía. Yarg gana 2 rondas.",
            "Ronda 1: el Músico contra el Espía. Queda en espera.",
            "Ronda 1: el Príncipe contra la Princesa. El amor decide: ¡Applewood gana la partida!",
        ),
    ],
)
def test_round_is_told_with_its_cards_and_gain(
    lang: str, won: str, on_hold: str, loved: str
) -> None:
    pairs = {"ambassador spy": won, "musician spy": on_hold, "prince princess": loved}
    for pair, sentence in pairs.items():
        event = after(pair).events(None)[1]
        assert words.tell(event, lang) == sentence
