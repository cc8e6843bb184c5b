"""The text of a notice: in the person's language, and without harmful characters."""

from dataclasses import replace

import pytest

from reino.core.catalogue import LANGUAGES
from reino.server.notices import Addressee, Notice, Turn
from reino.server.notices.text import (
    DAY,
    HOUR,
    NoticeText,
    plain_name,
    write_text,
)
from server.mailbox import NOON, TURN, ana

NOTICE = Notice("anaanaanaana", "tabletable", 7, "email", NOON, 1, 0)
SITE = "https://play.example.org/"


def letter(person: Addressee | None = None, turn: Turn = TURN) -> NoticeText:
    return write_text(NOTICE, person or ana(), turn, SITE, NOON)


def test_a_notice_names_the_game_and_the_others() -> None:
    told = letter()
    assert told.title == "Your turn: Korona with Luis and Eva"
    assert told.greeting == "Hello Ana,"
    assert told.sentences == "It is your turn in a game of Korona with Luis and Eva."
    assert told.link == "https://play.example.org/table/tabletable"
    assert told.play.endswith(told.link)
    assert told.why.endswith("https://play.example.org/settings")


def test_a_notice_is_in_the_language_of_the_person() -> None:
    told = letter(replace(ana(), lang="es"))
    assert told.title == "Te toca: Korona con Luis y Eva"
    assert told.greeting == "Hola, Ana:"
    assert told.why.startswith("Recibes este aviso")


def test_a_table_without_others_is_told_too() -> None:
    assert letter(turn=replace(TURN, names=())).title == "Your turn: Korona"


@pytest.mark.parametrize(
    ("left", "english", "spanish"),
    [
        (3 * DAY - 1, "You have 2 days left.", "Te quedan 2 días."),
        (2 * DAY - 1, "You have 47 hours left.", "Te quedan 47 horas."),
        (HOUR, "You have an hour left.", "Te queda una hora."),
        (HOUR - 1, "You have less than an hour left.", "Te queda menos de una hora."),
    ],
)
def test_the_time_left_is_told_and_never_more_than_there_is(
    left: float, english: str, spanish: str
) -> None:
    turn = replace(TURN, until=NOON + left)
    assert letter(turn=turn).sentences.endswith(english)
    assert letter(replace(ana(), lang="es"), turn).sentences.endswith(spanish)


def test_time_that_is_up_is_not_told() -> None:
    assert letter(turn=replace(TURN, until=NOON)).sentences == letter().sentences


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ana\r\nBcc: eve@example.org", "Ana Bcc: eve example org"),
        ("  Ana\t\u2028Ruiz\x00 ", "Ana Ruiz"),
        ("\u202eevil\u2066", "evil"),
        ("https://evil.example/x", "https evil example x"),
        ("www.evil.example", "www evil example"),
        ("Sr. Núñez 王", "Sr. Núñez 王"),
        ("a" * 50, "a" * 39 + "…"),
        ("\n", ""),
    ],
)
def test_a_name_is_one_line_and_no_link(name: str, shown: str) -> None:
    assert plain_name(name) == shown


def test_who_has_no_visible_name_is_greeted_all_the_same() -> None:
    assert letter(replace(ana(), name="\n")).greeting == "Hello,"


def test_the_id_of_a_notice_is_that_of_the_turn_and_the_person() -> None:
    def mark(**changes: object) -> str:
        return write_text(replace(NOTICE, **changes), ana(), TURN, SITE, NOON).id

    assert mark(tries=3, due=NOON + 1, id=9, channel="webhook") == letter().id
    others = {mark(table="other"), mark(number=8), mark(person="evaevaevaeva")}
    assert len(others | {letter().id}) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["braverats", "jackrabbits", "korona", "sparta"])
def test_every_game_is_told_by_its_title(game: str, lang: str) -> None:
    told = letter(replace(ana(), lang=lang), replace(TURN, game=game))
    assert game not in told.title
    assert game in told.title.replace(" ", "").lower()
