"""Move lists: writing a record, and reading one back or refusing it."""

import re
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import reino
from reino import Record, State
from reino.core.errors import BrokenRecord, UnknownLanguage, WrongRecordVersion
from reino.core.kernel import JIT
from reino.core.registry import find
from reino.games.sparta import table as words
from reino.games.sparta.rules.layouts import LAYOUT_TEXTS
from reino.play import movelist
from reino.play.movelist import WIDTH, export, game_of, parse
from reino.play.record import Result
from reino.testing.variety import tables

pytestmark = pytest.mark.plain

ENDGAME = "10/10/10/10/4wW4/3w6/10/10/W8W/10 a1,b1 e5 A 90"
TRAP = "10/w8w/10/10/10/10/2Www2W2/10/W6W2/10 a1,b1 e4,i10,j10 S 0"


def started(position: str | None = None, **options: Any) -> State:
    return reino.load("sparta", options=options).start(seed=1, position=position)


def played(state: State, *moves: str) -> State:
    for move in moves:
        (seat,) = state.owing
        state = state.play(seat, move)
    return state


def at_random(state: State, seed: int, steps: int) -> State:
    rng = Random(seed)
    for _ in range(steps):
        if state.over:
            break
        seat = rng.choice(state.owing)
        state = state.play(seat, rng.choice(state.legal(seat)))
    return state


def test_a_list_has_a_head_and_numbered_turns() -> None:
    state = played(started(layout="crossed"), "b2-d4", "h9-g7", "c2-c3")
    assert export(Record.of(state, ("Ana", "Luis"))) == (
        "Game: sparta\n"
        "Rules: 1\n"
        "Options: layout=crossed\n"
        'Seats: "Ana", "Luis"\n'
        "Result: open\n"
        "\n"
        "1. b2-d4 h9-g7  2. c2-c3\n"
    )


def test_what_happens_in_a_turn_is_remarked_in_braces_and_skipped_when_read() -> None:
    record = Record.of(played(started(TRAP), "h4-f4", "a9-a8"))
    assert export(record).endswith("\n1. h4-f4 {beats d4 and e4} a9-a8\n")
    assert "{derrota d4 y e4}" in export(record, "es")
    assert parse(export(record, "es")) == parse(export(record))


def test_a_list_may_begin_with_the_second_seat() -> None:
    state = played(started(ENDGAME), "d5-c6", "a2-b2", "c6-b7")
    text = export(Record.of(state))
    assert f"Position: {ENDGAME}\n" in text
    assert text.endswith("\n1. ... d5-c6  2. a2-b2 c6-b7\n")
    assert parse(text).replay() == state
    assert parse(text.replace("1. ... d5", "1...d5")).replay() == state


@pytest.mark.parametrize(
    ("returns", "told"),
    [((-0.5, 1.0, -0.5), "eagle"), ((-0.5, -0.5, 1.0), "bear"), ((0.25, -0.5, 0.25), "draw")],
)
def test_the_result_of_three_names_the_one_that_won(returns: tuple[float, ...], told: str) -> None:
    begun = Record.of(reino.load("korona", 3).start(1))
    ended = msgspec.structs.replace(begun, result=Result("cards", returns))
    assert f"Result: {told}, cards\n" in export(ended)


def test_the_result_names_the_winner_and_the_reason() -> None:
    ended = at_random(started(ENDGAME), 3, 200)
    text = export(Record.of(ended))
    winner = {1.0: "sparta", -1.0: "achaea", 0.0: "draw"}[ended.returns[0]]  # type: ignore[index]
    assert f"Result: {winner}, {ended.reason}\n" in text


def test_lines_keep_to_their_width() -> None:
    text = export(Record.of(at_random(started(), 5, 120 if JIT else 30)))
    lines = text.split("\n\n")[1].splitlines()
    assert len(lines) > 3
    assert max(map(len, lines)) <= WIDTH
    assert min(map(len, lines[:-1])) > WIDTH // 2


def forgetful(record: Record) -> Record:
    """A record without the fields that a move list leaves out."""
    steps = tuple((actor, choice, None) for actor, choice, _ in record.steps)
    return msgspec.structs.replace(record, steps=steps, commitment=None, seed=None, nonces=())


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        (name, players, options)
        for name in reino.installed()
        for players, options in tables(find(name), pairs=False)
    ],
)
def test_every_game_with_every_option_is_read_back_as_it_was_played(
    name: str, players: int, options: dict[str, Any]
) -> None:
    """Chance's steps too, and choices of seats that choose at once, in any order."""
    start = reino.load(name, players, options).start(seed=7)
    record = Record.of(at_random(start, 7, 300 if JIT else 12))
    text = export(record)
    assert not re.search(r"\b(action|outcome) \d", text)
    assert parse(text) == forgetful(record)
    assert parse(text).verify().steps == len(record.steps)
    assert export(record, "es") == text or name == "sparta"


def test_a_line_has_an_actor_and_its_steps() -> None:
    korona = reino.load("korona").start(dealer=None)
    for outcome in (*["archer"] * 6, *["tower"] * 6, "field", "first eagle"):
        korona = korona.fall(outcome)
    assert export(Record.of(korona)).split("\n\n")[1] == (
        "chance: archer; archer; archer; archer; archer; archer; tower; tower; tower\n"
        "chance: tower; tower; tower; field; first eagle\n"
    )


def test_seats_that_choose_at_once_stand_in_the_order_of_their_choices(game: reino.Game) -> None:
    first = game.start(seed=1)
    together = first.play({0: "general", 1: "prince"})
    assert export(Record.of(together)).endswith("\n\nyarg: play general\napplewood: play prince\n")
    other = first.play(1, "prince").play(0, "general")
    assert export(Record.of(other)).endswith("\n\napplewood: play prince\nyarg: play general\n")
    assert parse(export(Record.of(other))).steps == ((1, 7, None), (0, 6, None))


@pytest.mark.parametrize(
    "text",
    [
        "Game: braverats\n\nyarg: play general\napplewood: play prince\nyarg: play spy",
        "Game: braverats\nplay general; play prince; play spy",
        "game: braverats\r\n\r\ngeneral;prince\r\n\r\nspy;\r\n",
        "Game: braverats\nYarg: Jugar el General\napplewood : príncipe {so\nproud}\nspy",
        "Game: braverats\n\ngeneral; prince {a round}\n{another}\n  yarg: espía",
    ],
)
def test_lists_in_lines_are_read_generously_too(game: reino.Game, text: str) -> None:
    state = game.start().play({0: "general", 1: "prince"}).play(0, "spy")
    assert parse(text).replay() == state


def test_a_position_of_several_lines_is_indented() -> None:
    grown = reino.load("jackrabbits", options={"map": "random"}).start(seed=7)
    record = Record.of(reino.load("jackrabbits").start(seed=1, position=grown.position))
    text = export(record)
    assert "\nPosition: citadel (0,0)\n    " in text
    assert parse(text) == forgetful(record)


def test_a_game_that_people_ended_keeps_its_result(game: reino.Game) -> None:
    record = Record.of(game.start().play(0, "spy"))
    text = export(record).replace("Result: open", "Result: applewood, resigned")
    assert parse(text).result == Result("resigned", (-1.0, 1.0))


@settings(max_examples=60 if JIT else 6)
@given(
    seed=st.integers(0, 10_000),
    steps=st.integers(0, 400 if JIT else 12),
    layout=st.sampled_from(sorted(LAYOUT_TEXTS)),
    heroes_conquer=st.booleans(),
    position=st.sampled_from([None, ENDGAME, TRAP]),
    seats=st.tuples(st.text(), st.text()),
    lang=st.sampled_from(["en", "es"]),
)
def test_reading_what_was_written_gives_the_record_back(
    seed: int,
    steps: int,
    layout: str,
    heroes_conquer: bool,
    position: str | None,
    seats: tuple[str, str],
    lang: str,
) -> None:
    start = started(position, layout=layout, heroes_conquer=heroes_conquer)
    record = Record.of(at_random(start, seed, steps), seats)
    text = export(record, lang)
    back = parse(text)
    assert back == forgetful(record)
    assert back.verify().steps == len(record.steps)
    assert export(back, lang) == text


def test_names_cannot_break_the_list_or_play_with_a_terminal() -> None:
    names = ('a", "b\nGame: chess', "\x1b[2J\x9b{\u2028")
    text = export(Record.of(started(), names))
    assert "\x1b" not in text
    assert "\x9b" not in text
    assert parse(text).seats == names


def test_hand_written_lists_are_read_generously() -> None:
    state = played(started(), "b2-d4", "h9-g7", "c2-c3")
    for text in (
        "Game: sparta\n1. b2-d4 h9-g7 2. c2-c3",
        "\ufeffgame:sparta\r\n\r\n1.b2-d4\r\nh9–g7\r\n2.C2-C3\r\n",
        "  Game: sparta\nresult: Open\n\nb2-d4 h9-g7 {a wise\nmove} c2-c3",
    ):
        assert parse(text).replay() == state


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "a move list begins with a line like “Game: sparta”"),
        ("1. b2-d4", "a move list begins with a line like “Game: sparta”"),
        ("Game: spata", "did you mean 'sparta'?"),
        ("Game: sparta\nOption: layout=crossed", "there is no heading 'Option'; did you mean"),
        ("Game: sparta\nGame: sparta", "the heading Game comes twice"),
        ("Game: sparta\nRules: one", "the heading Rules is a number of up to 9 digits; got 'one'"),
        ("Game: sparta\nOptions: layout", "a list like name=value, name=value; got 'layout'"),
        ("Game: sparta\nOptions: layout=square", "option 'layout' takes classic"),
        ("Game: sparta\nOptions: lay=classic", "there is no option 'lay'"),
        (
            "Game: sparta\nPosition: nowhere",
            "cannot be set up: a position has five parts",
        ),
        ("Game: sparta\nSeats: Ana, Luis", 'a list of names like "Ana", "Luis"'),
        ("Game: sparta\nSeats:", "a list of names like"),
        ('Game: sparta\nSeats: "Ana"', "sparta is for 2 players"),
        ('Game: sparta\nSeats: "\\ud800", "b"', "a list of names like"),
        (
            "Game: sparta\n1. b2-d4 {wise",
            "line 2: a remark between braces is not closed, or closed twice: '{wise'",
        ),
        ("Game: sparta\n1. b2-d4} h9-g7", "not closed, or closed twice: '} h9-g7'"),
        ("Game: sparta\n1. b2-d4 h9-g7 3. c2-c3", "line 2: move 2 comes next; the list says 3"),
        ("Game: sparta\n1. b2-d4 2. h9-g7", "move 1 comes next; the list says 2"),
        (
            "Game: sparta\n1. b2-d4 nonsense",
            "line 2, move 1 (achaea), nonsense: no action of sparta is called",
        ),
        (
            "Game: sparta\n1. b2-d4 h9-g7  2. c2-f2",
            "line 2, move 2 (sparta), c2-f2: f2 is not free",
        ),
        (
            "Game: sparta\n\n\n1. b2-d4 {a\n\nb}\n h9-g6",
            "line 7, move 1 (achaea), h9-g6: g6 is out",
        ),
        ("Game: sparta\nwhite: b2-d4", "there is no heading 'white'"),
        (
            "Game: sparta\n\nspata: b2-d4",
            "line 3: there is no seat 'spata'; did you mean 'sparta'?",
        ),
        (
            "Game: sparta\n\nachaea: h9-g7",
            "line 3, move 1 (achaea), h9-g7: seat 1 owes no decision",
        ),
        ("Game: sparta\n\nchance: h9", "line 3, move 0 (chance), h9: it is not chance's turn"),
        (
            "Game: braverats\n\ngeneral; prinse",
            "line 3 (applewood), prinse: no action of braverats",
        ),
        (
            "Game: braverats\n\nspy; pri",
            "line 3 (applewood), pri: 'pri' may mean 'Play the Princess'",
        ),
        ("Game: braverats\n\nkeep spy", "line 3 (yarg), keep spy: cards are kept only in a draft"),
        ("Game: korona\n\ncastle", "line 3 (chance), castle: chance may bring 0 (Monarch)"),
        ("Game: korona\n\nlion: take deck", "line 3 (lion), take deck: it is chance's turn"),
        ("Game: sparta\n1. b2-b5", "b5 is out of reach: a warrior goes two steps"),
        ("Game: sparta\nResult: draw, calm\n1. b2-d4", "says the result is 'draw, calm'"),
    ],
)
def test_a_list_that_does_not_hold_is_refused_with_the_place(text: str, says: str) -> None:
    with pytest.raises(BrokenRecord, match=re.escape(says)) as caught:
        parse(text)
    assert caught.value.tell("es") != caught.value.tell("en")


def test_moves_after_the_end_are_refused() -> None:
    ended = at_random(started(ENDGAME), 3, 200)
    with pytest.raises(BrokenRecord, match=f"over by then \\({ended.reason}\\); leave out a2-a3"):
        parse(export(Record.of(ended)) + " a2-a3\n")


def test_a_list_of_other_rules_is_refused() -> None:
    with pytest.raises(WrongRecordVersion, match="played by rules 99"):
        parse("Game: sparta\nRules: 99")


def test_a_record_that_breaks_the_rules_is_not_written() -> None:
    record = Record.of(played(started(), "b2-d4"))
    broken = msgspec.structs.replace(record, steps=((0, 0, None),))
    with pytest.raises(BrokenRecord, match="step 1 of 1"):
        export(broken)


def test_remarks_have_a_language_that_there_is() -> None:
    with pytest.raises(UnknownLanguage):
        export(Record.of(started()), "fr")


def test_a_game_may_do_without_remarks_and_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(words, "remark")
    monkeypatch.delattr(words, "why_not")
    record = Record.of(played(started(TRAP), "h4-f4"))
    assert "{" not in export(record)
    with pytest.raises(BrokenRecord, match="the rules do not allow it here"):
        movelist.parse("Game: sparta\n1. b2-b5")


def test_a_move_list_is_told_from_a_record_by_its_first_word() -> None:
    record = Record.of(started())
    assert game_of(export(record)) == "sparta"
    assert game_of(record.to_json().decode()) is None
