"""The screen of Korona: the table, the pages, the typed choices."""

from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

import reino
from games.korona.positions import GAMES, ID, TEXTS, placed, play
from reino.core.catalogue import catalogue
from reino.core.kernel import JIT
from reino.games.korona.rules.actions import TABLE as ACTIONS
from reino.games.korona.table.names import PILE_KEYS
from reino.games.korona.table.scoring import zone_of
from reino.games.korona.terminal.pending import kingdoms
from reino.games.korona.terminal.screen import KoronaScreen
from reino.terminal.advice import worth
from reino.terminal.console import Terminal
from reino.terminal.screen import NotUnderstood, Shown, screen_of

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


def declared() -> reino.State:
    """A tactical swap with as much to tell as can be."""
    zones = ["knight, stable knight", "tower archer archer, monarch"]
    state = placed(zones, ["tactical-swap field", "field healer archer archer"])
    return play(state, "swap 1", "top tower archer archer", "top tower archer", "top knight")


@pytest.mark.parametrize("width", [40, 60, 80, 120])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_no_line_is_wider_than_the_window_and_what_goes_on_is_indented(
    lang: str, width: int
) -> None:
    for state, seat in ((placed(TABLE, HANDS), 0), (declared(), 1)):
        title, *lines = table(state, seat, lang, width).splitlines()[1:]
        assert title.startswith("Korona")
        assert max(map(len, lines)) <= width
        assert all(not line or line[0] in " ▶" for line in lines)


def test_what_does_not_fit_hangs_below_its_head() -> None:
    state = placed(["", ""], ["field", ""], market="healer knight jester", at="take")
    state = play(state, "take market healer").fall(0)
    known = table(state, 1, width=40).splitlines()
    assert "     healer among them · 3 actions left" in known
    menu = [line.rstrip() for line in table(placed(TABLE, HANDS), lang="es", width=40).splitlines()]
    at = menu.index(" Usar         4 Donación: mano del")
    assert menu[at + 1 : at + 3] == [" " * 16 + "Águila", " " * 14 + "5 Donación: mano del Oso"]


def test_every_zone_shows_its_piles_points_and_hand() -> None:
    text = squeezed(table(placed(TABLE, HANDS)))
    assert "Eagle (bot) 5 points · 2 cards [ stable + 2 knights ] villain" in text
    assert "Bear (bot) 3 points · 1 card healer" in text
    assert "▶ Lion (you) 39 points · 5 cards · 3 actions left [ monarch + jester ]" in text
    assert (
        "[ monarch + jester ] 2 × ( tower + archer ) field + 2 peasants knight 2 × archer" in text
    )
    assert "Market 3 × Draw again · Deck" in text
    assert "Your hand Archer Field Donation Sneak attack Shield Place" in text


def test_an_empty_market_stands_apart_from_the_deck() -> None:
    state = placed(["", ""], ["field", ""], market="", deck="")
    assert "Market nothing · Deck 0, discards" in squeezed(table(state))


def test_equal_full_piles_are_counted_before_their_brackets() -> None:
    towers = "tower archer archer archer, tower archer archer archer"
    text = squeezed(table(placed([towers, ""], ["field", ""])))
    assert "2 × [ tower + 3 archers ]" in text


def test_the_own_zone_comes_last_next_to_the_hand() -> None:
    seen = table(placed(TABLE, HANDS, active=1), 1)
    assert seen.index("Bear") < seen.index("Lion") < seen.index("Eagle") < seen.index("Your hand")


def test_known_cards_of_others_are_named_and_so_are_the_own_ones_they_know() -> None:
    state = placed(["", ""], ["field", "tower"], market="healer shield shield", at="take")
    state = play(state, "take market healer").fall(0)
    assert "2 cards, a healer among them ·" in squeezed(table(state, 1))
    assert "Everybody knows of these in your hand: a healer" in squeezed(table(state, 0))
    assert "entre ellas una sanadora" in squeezed(table(state, 1, "es"))
    state = play(state, "discard field", "end turn")
    assert "Lion (you) 0 points · 1 card, a healer nothing yet" in squeezed(table(state, 1))
    assert "1 carta, una sanadora nada" in squeezed(table(state, 1, "es"))


def test_a_watcher_sees_no_hand_and_no_menu() -> None:
    seen = table(placed(TABLE, HANDS), None)
    assert "Your hand" not in seen
    assert "Discard" not in seen


def test_what_is_declared_stands_on_the_table() -> None:
    state = placed(["knight", "tower archer"], ["tactical-swap field", "field"])
    state = play(state, "swap 1", "top tower archer", "top tower", "top knight")
    text = squeezed(table(state, 1))
    assert "In use Tactical swap on the Eagle;" in text
    assert "wants the archer on top of tower + archer and the empty tower;" in text
    assert "gives the lone knight (! would leave its zone)" in text
    held = squeezed(table(play(state, "let pass")))
    assert "To be placed Tower Archer" in held


def test_cards_stay_in_their_zone_and_count_until_an_attack_is_carried_out() -> None:
    state = declared()
    text = squeezed(table(state, 1))
    assert "Lion (you) 10 points · 1 card stable + knight knight!" in text
    assert "Eagle (bot) 19 points · 4 cards monarch tower + 2 archers!" in text
    assert "tower and 2 archers 9" in squeezed(shown(state, "score"))
    taken = squeezed(table(play(state, "let pass")))
    assert "Eagle (bot) 15 points · 4 cards monarch tower ▶ Lion" in taken


def test_only_the_card_that_is_named_is_marked() -> None:
    zones = ["", "tower archer archer, tower archer archer"]
    state = play(placed(zones, ["sneak-attack field", "field"]), "sneak 1")
    one = squeezed(table(play(state, "top tower archer archer")))
    assert "18 points · 1 card tower + 2 archers tower + archer + archer!" in one
    both = squeezed(table(play(state, "top tower archer archer", "top tower archer archer")))
    assert "2 × ( tower + archer + archer! )" in both
    assert "wants the archers on top of 2 × (tower + 2 archers)" in both


def test_a_pile_that_is_to_be_stolen_whole_lies_there_marked() -> None:
    state = placed(["", "tower archer archer archer"], ["glorious-attack field", "field"])
    state = play(state, "storm 1", "whole tower archer archer archer")
    text = squeezed(table(state, 1))
    assert "Eagle (bot) 11 points · 1 card [ tower! + 3 archers! ]" in text
    assert "wants the whole pile: tower + 3 archers (! would leave its zone)" in text


def test_a_villain_that_is_sent_stays_with_its_sender_until_nobody_shields() -> None:
    state = placed(["tower villain", "stable, knight"], ["sneak-attack field", "field"])
    state = play(state, "sneak 1", "top tower villain")
    lodging = squeezed(table(state))
    assert "Eagle (bot) 4 points · 1 card stable knight" in lodging
    assert "Lion (you) -5 points · 1 card tower Market" in lodging
    assert "To be placed Villain" in lodging
    state = play(state, "place villain on stable", "top knight")
    asked = squeezed(table(state, 1))
    assert "Lion (you) -5 points · 1 card tower + villain!" in asked
    assert "Eagle (bot) 4 points · 1 card stable knight!" in asked
    assert "sends a villain onto a stable; wants the lone knight" in asked
    alone = placed(["villain", "knight"], ["sneak-attack field", "field"])
    alone = play(alone, "sneak 1", "top villain", "place villain", "top knight")
    assert "envía un malhechor, que irá suelto;" in squeezed(table(alone, 1, "es"))


def test_a_card_that_is_being_moved_still_counts_where_it_lay() -> None:
    state = placed(["tower jester archer, stable", ""], ["internal-affairs field", ""])
    state = play(state, "internal affairs", "inner tower jester archer")
    text = squeezed(table(state))
    assert "Lion (you) 12 points · 1 card stable tower + archer" in text
    assert "To be placed Jester" in text
    lone = placed(["archer, tower", ""], ["internal-affairs field", ""])
    lone = play(lone, "internal affairs", "top archer")
    assert "Lion (you) 6 points · 1 card tower" in squeezed(table(lone))


def test_the_cards_that_would_leave_a_zone_are_marked_where_they_lie() -> None:
    rng = Random(6)
    declarations = 0
    for seed in range(30 if JIT else 3):
        state = GAMES[3].start(seed=seed)
        while not state.over:
            (seat,) = state.owing
            # An attack proves more here than any other choice.
            legal = state.legal(seat)
            attacks = [a for a in legal if ACTIONS.kind(a).key in ("swap", "sneak", "storm")]
            state = state.play(seat, rng.choice(attacks or legal))
            view = state.view(0)
            facts = view.facts
            if facts.open and not facts.placing and not facts.lodged and not facts.seized:
                declarations += bool(facts.stolen)
                for other, kingdom in enumerate(kingdoms(view.record)):
                    left = zone_of(view.record.zone[other].tobytes()).piles
                    staying = sorted(pile.staying for pile in kingdom.zone if pile.staying)
                    assert staying == sorted(PILE_KEYS[number] for number in left)
                    leaving = sum(pile.leaving for pile in kingdom.zone)
                    named = {facts.target: len(facts.stolen), facts.active: bool(facts.repaid)}
                    assert leaving == named.get(other, 0)
    assert declarations > 5


def test_two_cards_that_lie_alike_are_named_once() -> None:
    state = placed(["", "field, field"], ["sneak-attack field", "field"])
    state = play(state, "sneak 1", "top field", "top field")
    assert "wants 2 empty fields" in squeezed(table(state, 1))
    assert "quiere 2 campos vacíos" in squeezed(table(state, 1, "es"))


def test_a_menu_is_in_small_letters_but_for_titles() -> None:
    six = "field peasant peasant peasant, peasant, peasant, peasant"
    state = placed([six, ""], ["revolt field", "field"])
    state = play(state, "revolt", "let pass")
    text = squeezed(table(state))
    assert "1 the lone peasant 2 the peasant on top of field + 3 peasants" in text
    assert "3 the whole pile: field + 3 peasants" in text


def test_only_choices_that_decide_nothing_are_spared_and_never_a_shield() -> None:
    state = placed(["", "field"], ["donation field", "field"])
    asked = play(state, "ask zone 1")
    assert len(asked.legal(1)) == 1
    assert screen().spared(asked.view(1)) is None
    given = play(asked, "let pass")
    assert screen().spared(given.view(1)) == ID["top field"]
    assert screen().spared(state.view(0)) is None


def test_a_discard_that_is_forced_says_why() -> None:
    state = placed(["", ""], ["shield", ""])
    only = screen().spared(state.view(0))
    assert only == ID["discard shield"]
    laid = screen().laid(state.view(0), only)
    assert laid == "Discard a shield, as a turn has at least one action"
    done = placed(["", ""], ["", ""], actions=2)
    assert screen().spared(done.view(0)) == ID["end turn"]
    assert screen().laid(done.view(0), ID["end turn"]) == "End the turn"
    given = play(placed(["", "field"], ["donation field", "field"]), "ask zone 1", "let pass")
    assert screen().laid(given.view(1), ID["top field"]) == "The empty field"
    stacked = screen("es").laid(given.view(1), ID["place jester on tower archer"])
    assert stacked == "Colocar un bufón sobre una torre + arquero"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_question_that_is_too_long_begins_a_line(lang: str) -> None:
    zones = ["", "field peasant peasant peasant"]
    state = placed(zones, ["glorious-attack shield field", "shield shield"])
    state = play(state, "storm 1", "whole field peasant peasant peasant", "shield")
    lines = screen(lang).prompt(state.view(0)).splitlines()
    assert max(map(len, lines)) < 76
    assert lines[-1].startswith({"en": "Do you raise", "es": "¿Alzas tú"}[lang])
    assert len(lines) == 2


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_seat_has_a_tag_of_its_own(lang: str) -> None:
    tags = {screen(lang, 4).words.chip(seat).plain for seat in range(4)}
    assert len(tags) == 4


def test_questions_name_the_seats_they_are_about() -> None:
    six = "field peasant peasant peasant, peasant, peasant, peasant"
    state = placed([six, "tower archer", ""], ["revolt field", "field", "field"])
    state = play(state, "revolt", "let pass", "let pass")
    seen = screen("en", 3)
    assert seen.prompt(state.view(0)).startswith("What do you pass to the Eagle?")
    state = play(state, "top peasant", "place peasant")
    assert seen.prompt(state.view(0)).startswith("What must the Eagle pass to the Bear?")
    spanish = screen("es", 3).prompt(state.view(0))
    assert spanish.startswith("¿Qué tiene que pasar el Águila al Oso?")


def test_scores_are_told_rule_by_rule_on_demand() -> None:
    text = squeezed(shown(placed(TABLE, HANDS), "score", width=120))
    assert "monarch pair with a jester 20" in text
    assert "field and 2 peasants 2" in text
    assert "villain -10" in text
    assert "cuadra completa 15" in squeezed(shown(placed(TABLE, HANDS), "puntos", "es"))


@pytest.mark.parametrize(("width", "rows"), [(40, 4), (60, 2), (80, 2), (120, 1)])
def test_as_many_kingdoms_are_counted_side_by_side_as_fit(width: int, rows: int) -> None:
    zones = [RICH, "stable knight knight, villain", "healer, monarch", "field jester, field, field"]
    lines = shown(placed(zones, [""] * 3 + ["field"]), "score", width=width).splitlines()
    assert max(map(len, lines)) <= width
    seats = ("Lion", "Eagle", "Bear", "Wolf")
    assert sum(any(seat in line for seat in seats) for line in lines) == rows


def test_discards_and_what_is_still_to_come_are_listed_on_demand() -> None:
    state = placed(["", ""], ["field", ""], discards="healer archer archer")
    seen = squeezed(shown(state, "discards"))
    assert "Discards 2 × Archer Healer Not seen yet" in seen
    assert "Revolt" in seen.partition("Not seen yet")[2]


def test_a_card_with_a_question_mark_is_explained() -> None:
    assert "40 with all ten" in squeezed(shown(placed(TABLE, HANDS), "healer?"))
    assert "40 con los diez" in squeezed(shown(placed(TABLE, HANDS), "sana?", "es"))
    assert "no esté completa" in squeezed(shown(placed(TABLE, HANDS), "¿bufón?", "es"))


@pytest.mark.parametrize(("lang", "last"), [("en", "Shield ×4"), ("es", "Escudo ×4")])
def test_help_has_the_rules_and_every_card_with_its_number(lang: str, last: str) -> None:
    page = drawn(screen(lang).help(placed(TABLE, HANDS).view(0)))
    assert last in squeezed(page)
    assert sum("×" in line for line in page.splitlines()) == 18
    assert max(map(len, page.splitlines())) <= 80


@pytest.mark.parametrize(
    ("lang", "commands"), [("en", "score discards healer?"), ("es", "puntos descartes ¿sanadora?")]
)
def test_help_lists_the_commands_of_this_game(lang: str, commands: str) -> None:
    page = drawn(screen(lang).help(placed(TABLE, HANDS).view(0))).splitlines()
    begun = [line.split()[0] for line in page if line.strip()]
    assert begun[-3:] == commands.split()


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
    assert "from -1 (lost) to 1 (won)" in squeezed(seen)
    if JIT:
        assert "Place a monarch on a monarch" in seen


def test_a_hint_says_what_is_done_with_a_card() -> None:
    state = placed(["", "", ""], ["internal-affairs shield", "", ""])
    seen = squeezed(drawn(screen("en", 3).hint(state.view(0))))
    assert "1 Discard Internal affairs" in seen
    assert "from -0.5 (lost) to 1 (won)" in seen
    spanish = squeezed(drawn(screen("es", 3).hint(state.view(0))))
    assert "desde -0,5 (perder) hasta 1 (ganar)" in spanish


@pytest.mark.parametrize(
    ("value", "en", "es"),
    [(0.534, "+0.53", "+0,53"), (-0.5, "-0.50", "-0,50"), (-0.001, "0.00", "0,00")],
)
def test_what_is_expected_has_its_sign_and_the_decimals_of_the_language(
    value: float, en: str, es: str
) -> None:
    assert (worth(catalogue("en"), value), worth(catalogue("es"), value)) == (en, es)


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


def test_the_verdict_tells_a_seat_in_the_middle_its_own_points() -> None:
    zones = ["archer", "tower archer", "tower"]
    state = play(placed(zones, ["field", "", ""], market="", deck=""), "discard field")
    told = screen(players=3).verdict(state.view(2))
    assert told == "You lose: the Eagle has 7 points, you have 5."


@pytest.mark.parametrize(("choice", "of"), [("ask hand 1", "hand"), ("ask zone 1", "zone")])
def test_a_donation_in_use_says_where_the_gift_comes_from(choice: str, of: str) -> None:
    state = placed(["", "tower"], ["donation field", "shield field"])
    asked = play(state, choice)
    given = play(asked, "let pass")
    for now in (asked, given):
        assert f"In use Donation: the Eagle's {of}" in squeezed(table(now))


def test_the_result_counts_every_kingdom_and_says_who_wins() -> None:
    state = placed(["tower archer", "field, field"], ["field", ""], market="", deck="")
    end = squeezed(drawn(screen().result(play(state, "discard field").view(0))))
    assert "Lion 7 Eagle wins 10 tower and archer 7 2 fields 10" in end
