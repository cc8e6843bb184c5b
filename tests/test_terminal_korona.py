"""Korona in the terminal: the table, the pages, the typed choices."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import reino
from korona.positions import ID, TEXTS, placed, play
from reino.cli.screens import Ambiguous, NotUnderstood, Shown, screen_of
from reino.cli.screens.korona import KoronaScreen
from reino.cli.terminal import Terminal
from reino.core.kernel import JIT

RICH = "monarch jester, tower archer, tower archer, field peasant peasant, knight, archer, archer"
TABLE = [RICH, "stable knight knight, villain", "healer"]
HANDS = ["archer field donation sneak-attack shield", "field field", "tower"]


def screen(lang: str = "en", players: int = 2) -> KoronaScreen:
    terminal = Terminal(lang)
    terminal.console = Console(file=StringIO(), width=80, height=40)
    made = screen_of(reino.load("korona", players), terminal)
    assert isinstance(made, KoronaScreen)
    return made


def drawn(thing: Any, width: int = 80, **settings: Any) -> str:
    out = StringIO()
    Console(file=out, width=width, height=40, markup=False, highlight=False, **settings).print(
        thing
    )
    return out.getvalue()


def table(state: reino.State, seat: int | None = 0, lang: str = "en", width: int = 80) -> str:
    names = [f"({name})" for name in ("you", "bot", "bot", "bot")]
    return drawn(screen(lang, state.game.players).board(state.view(seat), names), width)


def squeezed(text: str) -> str:
    return " ".join(text.split())


def read(state: reino.State, line: str, lang: str = "en") -> str:
    (seat,) = state.owing
    return TEXTS[screen(lang, state.game.players).parse(state.view(seat), line)]


def refused(state: reino.State, line: str, lang: str = "en") -> str:
    with pytest.raises(NotUnderstood) as error:
        read(state, line, lang)
    return str(error.value)


def shown(state: reino.State, line: str, lang: str = "en", width: int = 80) -> str:
    with pytest.raises(Shown) as page:
        read(state, line, lang)
    return drawn(page.value.thing, width)


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_no_line_is_wider_than_the_window(lang: str, width: int) -> None:
    state = placed(TABLE, HANDS)
    lines = table(state, lang=lang, width=width).splitlines()
    assert max(map(len, lines)) <= width


def test_every_zone_shows_its_piles_points_and_hand() -> None:
    text = squeezed(table(placed(TABLE, HANDS)))
    assert "Eagle (bot) 5 points · 2 cards [ stable + 2 knights ] villain" in text
    assert "Bear (bot) 3 points · 1 card healer" in text
    assert "▶ Lion (you) 39 points · 5 cards [ monarch + jester ] tower + archer ×2" in text
    assert "Market Draw again ×3 Deck" in text
    assert "Your hand Archer Field Donation Sneak attack Shield 3 actions left" in text


def test_the_own_zone_comes_last_next_to_the_hand() -> None:
    seen = table(placed(TABLE, HANDS, active=1), 1)
    assert seen.index("Bear") < seen.index("Lion") < seen.index("Eagle") < seen.index("Your hand")


def test_known_cards_of_others_are_named_and_so_are_the_own_ones_they_know() -> None:
    state = placed(["", ""], ["field", "tower"], market="healer shield shield", at="take")
    state = play(state, "take market healer").fall(0)
    assert "2 cards, a healer among them" in squeezed(table(state, 1))
    assert "Everybody knows of these in your hand: a healer" in squeezed(table(state, 0))
    assert "entre ellas una sanadora" in squeezed(table(state, 1, "es"))


def test_a_watcher_sees_no_hand_and_no_menu() -> None:
    seen = table(placed(TABLE, HANDS), None)
    assert "Your hand" not in seen
    assert "Discard" not in seen


def test_what_is_declared_stands_on_the_table() -> None:
    state = placed(["knight", "tower archer"], ["tactical-swap field", "field"])
    state = play(state, "swap 1", "top tower archer", "top tower", "top knight")
    text = squeezed(table(state, 1))
    assert "In use Tactical swap on the Eagle;" in text
    assert "wants the archer on top of tower + archer, the empty tower;" in text
    assert "gives the lone knight" in text
    held = squeezed(table(play(state, "let pass")))
    assert "To be placed Tower Archer" in held


def test_the_menu_numbers_every_choice_by_what_is_done_with_a_card() -> None:
    state = placed(["tower", ""], ["archer archer shield", ""], actions=2)
    text = squeezed(table(state))
    assert "Place 1 archer alone 2 archer on tower Discard 3 archer 4 Shield Or 5 end" in text
    assert [read(state, str(n)) for n in (1, 2, 3, 4, 5)] == [
        "place archer",
        "place archer on tower",
        "discard archer",
        "discard shield",
        "end turn",
    ]
    assert "is no choice here" in refused(state, "6")


@pytest.mark.parametrize(
    ("line", "choice"),
    [
        ("field", "place field"),
        ("fi", "place field"),
        ("place a field", "place field"),
        ("archer on tower archer", "place archer on tower archer"),
        ("ARCH TOW", "place archer on tower archer"),
        ("archer alone", "place archer"),
        ("arquero suelto", "place archer"),
        ("campo", "place field"),
        ("sneak attack eagle", "sneak 1"),
        ("snea bea", "sneak 2"),
        ("ataque sigiloso aguila", "sneak 1"),
        ("donation eagle's hand", "ask hand 1"),
        ("don bear zone", "ask zone 2"),
        ("discard field", "discard field"),
        ("dis fi", "discard field"),
        ("descartar escudo", "discard shield"),
    ],
)
def test_a_choice_is_typed_in_few_words_of_either_language(line: str, choice: str) -> None:
    assert read(placed(TABLE, HANDS), line) == choice


def test_the_language_of_the_player_goes_first() -> None:
    state = placed(["", ""], ["field tower", ""], actions=2)
    assert read(state, "fi") == "place field"
    assert read(state, "fi", "es") == "end turn"
    assert read(state, "fin") == read(state, "end", "es") == "end turn"


def test_a_name_of_exactly_these_words_is_preferred() -> None:
    state = placed(["tower, tower archer", ""], ["archer field", ""])
    assert read(state, "archer on tower") == "place archer on tower"
    assert read(state, "archer on tower + archer") == "place archer on tower archer"


def test_a_line_that_could_be_several_names_them() -> None:
    state = placed(TABLE, HANDS)
    with pytest.raises(Ambiguous) as error:
        read(state, "archer")
    assert "1 archer alone, 2 archer on tower + archer" in str(error.value)
    assert "Discard an archer" in refused(state, "discard")
    assert "could be several" in refused(state, "donation")


def test_a_card_is_not_discarded_unless_one_says_so() -> None:
    state = placed(["", ""], ["shield shield", ""])
    assert "now place, use or discard a card" in refused(state, "shield")
    assert read(state, "discard shield") == "discard shield"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("monarch", "“monarch” is not possible: the hand does not hold a monarch."),
        ("sneak lion", "it is not for use on oneself"),
        ("sneak wolf", "the Wolf does not play here"),
        ("end", "a turn has one action at least"),
        ("deck", "now place, use or discard a card, or end the turn"),
        ("dragon", "“dragon” is no choice here. You can choose: 1 archer alone"),
    ],
)
def test_what_is_not_possible_is_answered_with_the_reason(line: str, why: str) -> None:
    assert why in refused(placed(TABLE, HANDS), line)


def test_a_shield_is_asked_for_with_yes_and_no() -> None:
    state = placed(["", "field"], ["donation field", "shield field"])
    state = play(state, "ask zone 1")
    prompt = screen().prompt(state.view(1))
    assert prompt == "The Lion uses Donation against you. Do you raise a shield (? for help)"
    for yes in ("y", "yes", "sí", "shield", "escudo", "2"):
        assert read(state, yes) == "shield"
    for no in ("n", "no", "no shield", "sin escudo", "1"):
        assert read(state, no) == "let pass"
    countered = play(state, "shield")
    assert "raises a shield against your Donation" in screen().prompt(countered.view(0))
    unarmed = play(placed(["", "field"], ["donation field", "field"]), "ask zone 1")
    assert refused(unarmed, "yes") == "“yes” is not possible: the hand does not hold Shield."


def test_only_choices_that_decide_nothing_are_spared_and_never_a_shield() -> None:
    state = placed(["", "field"], ["donation field", "field"])
    asked = play(state, "ask zone 1")
    assert len(asked.legal(1)) == 1
    assert screen().spared(asked.view(1)) is None
    given = play(asked, "let pass")
    assert screen().spared(given.view(1)) == ID["top field"]
    assert screen().spared(state.view(0)) is None


def test_questions_name_the_seats_they_are_about() -> None:
    six = "field peasant peasant peasant, peasant, peasant, peasant"
    state = placed([six, "tower archer", ""], ["revolt field", "field", "field"])
    state = play(state, "revolt", "let pass", "let pass")
    seen = screen("en", 3)
    assert seen.prompt(state.view(0)).startswith("What do you pass to the Eagle")
    state = play(state, "top peasant", "place peasant")
    assert seen.prompt(state.view(0)).startswith("What must the Eagle pass to the Bear")
    spanish = screen("es", 3).prompt(state.view(0))
    assert spanish.startswith("Qué tiene que pasar el Águila al Oso")


def test_scores_are_told_rule_by_rule_on_demand() -> None:
    text = squeezed(shown(placed(TABLE, HANDS), "score", width=120))
    assert "monarch pair with a jester 20" in text
    assert "field and 2 peasants 2" in text
    assert "villain -10" in text
    assert "cuadra completa 15" in squeezed(shown(placed(TABLE, HANDS), "puntos", "es"))


def test_discards_and_what_is_still_to_come_are_listed_on_demand() -> None:
    state = placed(["", ""], ["field", ""], discards="healer archer archer")
    seen = squeezed(shown(state, "discards"))
    assert "Discards Archer ×2 Healer Not seen yet" in seen
    assert "Revolt" in seen.partition("Not seen yet")[2]


def test_a_card_with_a_question_mark_is_explained() -> None:
    assert "40 with all ten" in squeezed(shown(placed(TABLE, HANDS), "healer?"))
    assert "40 con los diez" in squeezed(shown(placed(TABLE, HANDS), "sana?", "es"))


@pytest.mark.parametrize(("lang", "last"), [("en", "Shield ×4"), ("es", "Escudo ×4")])
def test_help_has_the_rules_and_every_card_with_its_number(lang: str, last: str) -> None:
    page = drawn(screen(lang).help(placed(TABLE, HANDS).view(0)))
    assert last in squeezed(page)
    assert sum("×" in line for line in page.splitlines()) == 18
    assert max(map(len, page.splitlines())) <= 80


def test_cards_that_others_draw_are_not_told_one_by_one() -> None:
    state = placed(["", ""], ["field", "tower"], at="take")
    state = play(state, "take deck").fall(0).fall(1)
    mine, theirs = (drawn(screen().happened(state.events(seat))) for seat in (0, 1))
    assert "draws a monarch" in mine
    assert "draws" not in theirs
    assert "takes 2 cards from the deck" in theirs


def test_a_hint_names_the_best_choices_with_their_numbers() -> None:
    state = placed(["monarch, tower", "field"], ["monarch archer", "field"])
    seen = drawn(screen().hint(state.view(0)))
    assert "What the search looked at most" in seen
    assert "%" in seen
    if JIT:
        assert "monarch on monarch" in seen


TOWERS = "tower archer archer archer, tower archer archer archer, stable knight knight"


@pytest.mark.parametrize(
    ("seat", "lang", "verdict"),
    [
        (0, "en", "You win: a monarch pair, a full stable and two full towers."),
        (1, "en", "You lose: the Lion has a monarch pair, a full stable and two full towers."),
        (
            None,
            "es",
            "El León gana: pareja de monarcas, una cuadra completa y dos torres completas.",
        ),
    ],
)
def test_the_verdict_on_a_combo_speaks_to_whoever_reads_it(
    seat: int | None, lang: str, verdict: str
) -> None:
    state = placed([f"monarch, {TOWERS}", ""], ["monarch field", "field"])
    state = play(state, "place monarch on monarch")
    assert screen(lang).verdict(state.view(seat)) == verdict


@pytest.mark.parametrize(
    ("zones", "verdict"),
    [
        (["tower", "archer"], "You win with 5 points."),
        (["archer", "tower"], "You lose: the Eagle has 5 points, you have 1."),
        (["archer", "knight"], "You share the win, 1 point each: Lion and Eagle."),
    ],
)
def test_the_verdict_on_the_last_card_tells_the_points(zones: list[str], verdict: str) -> None:
    state = play(placed(zones, ["field", ""], market="", deck=""), "discard field")
    assert screen().verdict(state.view(0)) == verdict


def test_the_result_counts_every_kingdom_and_marks_the_winner() -> None:
    state = placed(["tower archer", "field, field"], ["field", ""], market="", deck="")
    end = squeezed(drawn(screen().result(play(state, "discard field").view(0))))
    assert "Lion 7 Eagle * 10 tower and archer 7 2 fields 10" in end
