"""The screen of Jack Rabbits: the table, the pages, the typed choices, whole games."""

import re
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

import reino
from games.jackrabbits.positions import ID, TEXTS, falls, placed, play
from reino.cli.main import main
from reino.core.kernel import JIT
from reino.games.jackrabbits.rules.options import OPTIONS
from reino.games.jackrabbits.rules.tiles import WAY_KEYS
from reino.games.jackrabbits.terminal.menu import menu
from reino.games.jackrabbits.terminal.screen import JackRabbitsScreen
from reino.terminal.console import Terminal
from reino.terminal.screen import Ambiguous, NotUnderstood, Shown, screen_of

FAR = "palace-of-diamonds"


def screen(lang: str = "en", players: int = 2) -> JackRabbitsScreen:
    terminal = Terminal(lang)
    terminal.console = Console(file=StringIO(), width=80, height=40)
    made = screen_of(reino.load("jackrabbits", players), terminal)
    assert isinstance(made, JackRabbitsScreen)
    return made


def drawn(thing: Any, width: int = 80) -> str:
    out = StringIO()
    Console(file=out, width=width, height=40, markup=False, highlight=False).print(thing)
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


def shown(state: reino.State, line: str, lang: str = "en") -> str:
    with pytest.raises(Shown) as page:
        read(state, line, lang)
    return drawn(page.value.thing)


def asked(state: reino.State, lang: str = "en") -> str:
    (seat,) = state.owing
    return screen(lang, state.game.players).prompt(state.view(seat))


def test_the_table_shows_places_cards_and_where_roads_lead() -> None:
    state = placed(["citadel", FAR], ["7s Kd 3c red", "9h Qs"], discards="2d", known=["3c", ""])
    text = squeezed(table(state))
    assert "Brown (you) the citadel · 4 cards K♦" in text
    assert "White (bot) the palace of diamonds (Q♦) · 2 cards Q♠" in text
    assert "Dice 3 and 4: the price is 7" in text
    assert "Court J♣ Q♣ K♣ J♠ K♠" in text
    assert "Discards 2♦" in text
    assert "Your hand 3♣ 7♠ K♦ red joker" in text
    assert "Everybody knows of these in your hand: 3♣" in text
    assert "N J♦ · NE out · SE Q♥/J♥ · S citadel" in text
    assert "K♦ ◆Br N burrow 1 · S J♠" in text
    assert "north: river 1, forest 3, tavern 2 → J♦" in text


def test_hand_dice_and_menu_are_the_last_of_a_tall_table() -> None:
    state = placed(["citadel", FAR], ["7s Kd"])
    window = "\n".join(table(state).rstrip().splitlines()[-22:])
    for thing in ("the price is 7", "Your hand", "7♠", "1 Stay here", "7 north-west"):
        assert thing in window
    assert window.index("K♦ ") < window.index("the price is 7")


@pytest.mark.parametrize("width", [40, 50, 60, 70, 76, 80])
def test_a_way_is_not_parted_from_where_it_leads(width: int) -> None:
    lines = table(placed(["citadel", FAR]), 0, "es", width).splitlines()
    ways = ("N", "NE", "SE", "S", "SO", "NO")
    assert any(line.split()[-2:] == ["SO", "J♣"] for line in lines if line.strip())
    assert not [line for line in lines if line.split() and line.split()[-1] in (*ways, "·")]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_players_stand_in_one_column_whatever_their_seats_are_called(lang: str) -> None:
    lines = table(placed(["citadel", FAR, "exile"]), 0, lang).splitlines()[2:5]
    assert len({line.index("(") for line in lines}) == 1
    assert len({line.index(")  ") for line in lines}) == 1


def test_numbers_of_a_long_menu_end_in_one_column() -> None:
    state = play(placed(["citadel", FAR], ["red"]), "mount red")
    found = [re.match(r" +\d+ ", line) for line in table(state).splitlines()]
    ends = {number.end() for number in found if number}
    assert (len([number for number in found if number]), len(ends)) == (12, 1)


def test_nobody_is_shown_a_card_that_is_hidden_from_them() -> None:
    state = placed(["citadel", FAR], ["7s", "9h"])
    assert "9♥" not in table(state, 0)
    assert "7♠" not in table(state, None)


def test_hand_sizes_are_left_out_where_they_are_not_displayed() -> None:
    state = placed(["citadel", FAR], ["7s", "9h 2c"], seized_surplus=True)
    text = table(state)
    assert "· 1 card" in text
    assert "2 cards" not in text


@pytest.mark.parametrize("width", [40, 60, 80, 120])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_no_line_is_wider_than_the_window(lang: str, width: int) -> None:
    state = placed(["citadel", FAR, "exile"], ["7s Kd 3c red", "9h Qs", "Jc"], discards="2d 3d")
    for at in (state, play(state, "move citadel n"), play(state, "mount red")):
        lines = table(at, 0, lang, width).splitlines()
        assert max(map(len, lines)) <= width


def test_the_map_page_tells_every_road_tile_by_tile() -> None:
    state = placed(["citadel", "underground"], ["Kd", ""])
    page = squeezed(shown(state, "map"))
    assert "south-east: mountain 3, crossing 3 → Q♥ or J♥" in page
    assert "north: crossing 2 → (mountain 2 → citadel) or K♠" in page
    assert "The tower of diamonds (K♦) ◆Br north: burrow 1" in page
    assert "The underground Wh" in page
    assert "Norte" not in page
    assert "norte: río 1, bosque 3, taberna 2 → J♦" in squeezed(shown(state, "mapa", "es"))


def test_the_map_page_tells_which_crossings_are_at_the_sea() -> None:
    state = placed(["citadel", FAR])
    assert "boats for hire: crossing 1 and crossing 4." in squeezed(shown(state, "map"))
    assert "se alquilan barcos: cruce 1 y cruce 4." in squeezed(shown(state, "mapa", "es"))


def test_the_discards_page_tells_what_is_still_to_come() -> None:
    page = squeezed(shown(placed(["citadel", FAR], ["7s"], discards="2d"), "discards"))
    gone, to_come = page.split("Not seen yet")
    assert "2♦" in gone
    assert "2♦" not in to_come
    assert "7♠" not in to_come
    assert "8♠" in to_come


def test_the_help_tells_the_rules_and_the_options_of_this_game() -> None:
    state = placed(["citadel", FAR], capital_aces=True, complete=False, ending="tribal")
    text = squeezed(drawn(screen().help(state.view(0)), 200))
    assert "bring them home to the citadel" in text
    assert "Capital aces. The first ace you spend counts high" in text
    assert "Ending: Tribal (three of one suit)." in text
    assert "To win: Tribal (three of one suit)." in text
    assert "Complete game" not in text
    assert "♠ fight" not in text


@pytest.mark.parametrize(
    ("options", "limit", "counts"),
    [
        ((), "9 cards.", "10, 10 and 10; an ace counts 1."),
        (
            ("overtaxed_hands", "patriarchal_values"),
            "6 cards.",
            "11, 12 and 13; an ace counts 14.",
        ),
        (
            ("patriarchal_values", "ambivalent_aces"),
            "9 cards.",
            "11, 12 and 13; an ace counts 1 or 14, as you choose.",
        ),
        (
            ("capital_aces", "seized_surplus"),
            "9 cards; above it you may keep quiet, and a player who calls takes the surplus.",
            "10, 10 and 10; the first ace you spend counts 11, any other ace 1.",
        ),
        (
            ("overtaxed_hands", "unnoticed_surplus"),
            "6 cards; above it you may keep quiet, and discard the surplus when a player calls.",
            "10, 10 and 10; an ace counts 1.",
        ),
    ],
)
def test_the_help_tells_the_limit_and_the_pips_of_this_game(
    options: tuple[str, ...], limit: str, counts: str
) -> None:
    state = placed(["citadel", FAR], **dict.fromkeys(options, True))
    text = squeezed(drawn(screen().help(state.view(0)), 200))
    assert f"The hand limit is {limit}" in text
    assert f"jack, queen and king count {counts}" in text


def test_the_help_tells_what_the_signs_mean() -> None:
    view = placed(["citadel", FAR]).view(0)
    text = squeezed(drawn(screen().help(view), 200))
    assert "◆ with two letters of a name is that player's carrot" in text
    assert "Cards behind a name are those of the hand that everybody knows" in text
    assert "◆ con dos letras de un nombre es la zanahoria" in squeezed(
        drawn(screen("es").help(view), 200)
    )


@pytest.mark.parametrize(
    ("lang", "head", "caption"),
    [
        ("en", "What the search looked at most:", "from -1 (lost) to 1 (won)"),
        ("es", "Lo que más ha mirado la búsqueda:", "desde -1 (perder) hasta 1 (ganar)"),
    ],
)
def test_a_hint_names_five_choices_with_numbers_looks_and_worth(
    lang: str, head: str, caption: str
) -> None:
    state = placed(["citadel", FAR], ["7s 3c 9d 8h"])
    made = screen(lang)
    hint = made.hint(state.view(0))
    seen = drawn(hint, 120)
    assert head in seen
    assert caption in squeezed(seen)
    assert "…" not in drawn(hint, 50)
    choices = {str(choice.number): choice for choice in menu(state.view(0), made.signs)}
    rows = re.findall(r"^(\d+) (.*?) +(\d+[.,]\d)\s?%  +[+-]?\d[.,]\d\d$", seen, re.MULTILINE)
    assert [name for _, name, _ in rows] == [choices[number].label for number, *_ in rows]
    shares = [float(share.replace(",", ".")) for *_, share in rows]
    assert len(rows) == 5
    assert shares == sorted(shares, reverse=True)


def test_a_hint_says_what_is_done_with_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reino.search.bot.ITERATIONS", 20)
    state = play(placed(["citadel", FAR], ["5s 2h 3h 9c Kh"]), "move citadel n, move river-1 n")
    seen = drawn(screen().hint(state.view(0)))
    numbers = dict(re.findall(r"^(\d+) Spend the (\w+ of \w+)", seen, re.MULTILINE))
    assert numbers["1"] == "nine of clubs"
    assert "king of hearts" in seen


@pytest.mark.parametrize(
    ("line", "lang", "choice"),
    [
        ("n", "en", "move citadel n"),
        ("SW", "en", "move citadel sw"),
        ("so", "es", "move citadel sw"),
        ("no", "es", "move citadel nw"),
        ("no", "en", "stay"),
        ("noreste", "en", "move citadel ne"),
        ("north-west", "es", "move citadel nw"),
        ("jd", "en", "move citadel n"),
        ("j♦", "es", "move citadel n"),
        ("kp", "es", "move citadel sw"),
        ("ks", "en", "move citadel sw"),
        ("stay", "es", "stay"),
        ("qued", "en", "stay"),
        ("red", "en", "mount red"),
        ("caballo", "es", "mount red"),
        ("tavern 2", "en", "move citadel n"),
        ("1", "en", "stay"),
    ],
)
def test_a_way_a_goal_a_word_or_a_number_chooses_a_road(line: str, lang: str, choice: str) -> None:
    state = placed(["citadel", FAR], ["red"])
    assert read(state, line, lang) == choice


@pytest.mark.parametrize(
    ("line", "lang", "choice"),
    [
        ("3c", "en", "show 3c"),
        ("3t", "es", "show 3c"),
        ("3c", "es", "show 3h"),
        ("3♣", "es", "show 3c"),
        ("3 H", "en", "show 3h"),
        ("three of clubs", "es", "show 3c"),
        ("tres corazones", "es", "show 3h"),
        ("as", "en", "show As"),
        ("no", "es", "no card"),
        ("n", "en", "no card"),
    ],
)
def test_a_card_is_typed_by_its_sign_or_in_words(line: str, lang: str, choice: str) -> None:
    state = falls(placed(["citadel", FAR], ["3c 3h As"], at="turn"), (1, 3))
    assert read(state, line, lang) == choice


def test_yes_and_no_answer_what_is_a_question() -> None:
    state = placed(["citadel", "citadel"], ["8h", "6h"])
    state = play(state, "move citadel se, move mountain-3 se, move crossing-3 ne")
    assert asked(state) == "Brown has arrived. Do you challenge? (? for help)"
    assert read(state, "no") == "no challenge"
    assert read(state, "hearts") == "challenge hearts"
    place = "tower-of-hearts"
    deal = placed([place, place], ["3s", "5d"], at="phase", interpersonal_trade=True)
    deal = play(deal, "deal with 1, i sell, name 3s, named, name 5d, named")
    assert asked(deal, "es") == "Pardo te ofrece un trato. ¿Lo aceptas? (? ayuda)"
    assert read(deal, "sí", "es") == "accept"
    assert read(deal, "no", "es") == "decline"
    assert "Brown is to give 3♠; White is to give 5♦" in table(deal, 1)


def test_a_line_that_could_be_several_names_them() -> None:
    with pytest.raises(Ambiguous) as error:
        read(placed(["citadel", FAR]), "citadel")
    assert "5 south-west" not in str(error.value)
    assert "south: river 4" in str(error.value)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("horse", "“horse” is not possible: the hand does not hold the red joker."),
        ("burrow 2", "that is done at a burrow, and the rabbit is at the citadel"),
    ],
)
def test_what_is_not_possible_is_answered_with_the_reason(line: str, why: str) -> None:
    assert why in refused(placed(["citadel", FAR]), line)


def test_a_toll_is_asked_for_with_what_is_due() -> None:
    state = play(placed(["citadel", FAR], ["5s 2h 3h 9c"]), "move citadel n, move river-1 n")
    assert asked(state) == ("Pay 7 more in clubs, spades or hearts. (? for help)")
    assert "Brown still owes 7 in clubs, spades or hearts" in squeezed(table(state))
    assert "cards are laid from the greatest down" in refused(state, "3h")
    assert "the card has to be in clubs, spades or hearts" in refused(state, "4d")


def test_paying_with_the_cheapest_lays_the_whole_set() -> None:
    state = play(placed(["citadel", FAR], ["5s 2h 3h 9c Kh"]), "move citadel n, move river-1 n")
    for lang, word in (("en", "pay"), ("es", "paga")):
        made, at = screen(lang), state
        at = at.play(0, made.parse(at.view(0), word))
        assert TEXTS[at.history[-1][1]] == "spend 5s"
        rest = made.spared(at.view(0))
        assert rest == ID["spend 2h"]
    assert "nothing has to be paid now" in refused(placed(["citadel", FAR]), "pay")


def test_the_two_of_a_fight_and_the_challenger_are_shown_with_their_own() -> None:
    state = placed(["citadel", "citadel"], ["5s", "9s 2s"], at="phase")
    state = play(state, "attack 1, spend 5s, hold")
    assert "Brown has 5, White has 0" in squeezed(table(state))
    judged = placed(["underground", "citadel"], ["", "7h"])
    judged = play(judged, "emerge burrow-2, challenge hearts, show 7h")
    assert "White has shown 7♥" in squeezed(table(judged))


def test_a_card_that_only_the_viewer_knows_is_shown_in_the_hand_of_the_other() -> None:
    state = placed(["tower-of-hearts"] * 2 + [FAR], ["7s", "9h", "2c"], at="phase")
    state = falls(play(state, "attack 1, spend 7s, hold, yield"), "9h")
    assert "9♥" in squeezed(table(state, 1)).partition("Court")[0]
    assert "9♥" not in squeezed(table(state, 2)).partition("Court")[0]


def test_paying_with_the_cheapest_goes_above_whom_one_fights_with() -> None:
    state = play(placed(["citadel", "citadel"], ["2s", "8s 9s 9h"], at="phase"), "attack 1")
    state = play(state, "spend 2s", "hold")
    made = screen()
    state = state.play(1, made.parse(state.view(1), "pay"))
    assert TEXTS[state.history[-1][1]] == "spend 8s"
    assert made.spared(state.view(1)) == ID["hold"]


def test_what_costs_nothing_comes_first_in_the_menu_of_a_journey() -> None:
    road = play(placed(["citadel", FAR], ["9s 9d"]), "move citadel s, move river-4 nw")
    lines = [line.strip() for line in table(road).splitlines()]
    assert [line for line in lines if line.startswith("1 ")] == [
        "1 north-west: river 2, forest 2 → citadel"
    ]
    assert next(line for line in lines if line.startswith("2 ")).startswith("2 north-east: ")
    crossing = placed(["palace-of-spades", FAR], ["9s 9d"])
    text = squeezed(table(play(crossing, "move palace-of-spades n")))
    assert text.index("1 north-east: ") < text.index("3 Hire a horse (for 7 ♠♦)")


def test_a_payment_does_not_begin_with_a_royal() -> None:
    state = play(placed(["citadel", FAR], ["Kc 9s 8h"]), "move citadel n, move river-1 n")
    assert re.search(r"1 9♠ +2 8♥ +3 K♣", table(state))
    assert (read(state, "1"), read(state, "3")) == ("spend 9s", "spend Kc")


def test_a_tile_is_turned_by_the_ways_of_its_roads() -> None:
    state = reino.load("jackrabbits", 2, {"map": "build"}).start(seed=1)
    shown_turns = 0
    rng = Random(1)
    for _ in range(40):
        (seat,) = state.owing
        view = state.view(seat)
        facts = view.as_dict()["building"]
        stack = facts["stacks"][seat]
        text = squeezed(table(state, seat))
        assert f"Your tiles {stack['hex']} hexes, {stack['rhombus']} rhombi" in text
        if facts["way"] is not None:
            (back,) = (key for key in WAY_KEYS if key == opposite(facts["way"]))
            for choice in menu(view, screen().signs):
                ways = re.split("[ ,–]+", choice.label.partition(": ")[2])
                # A tile laid against a road goes on with it.
                assert back.upper() in ways
                shown_turns += 1
        state = state.play(seat, rng.choice(view.legal))
    assert shown_turns


def opposite(way: str) -> str:
    return WAY_KEYS[(WAY_KEYS.index(way) + 3) % len(WAY_KEYS)]


def test_the_only_choice_is_made_without_asking() -> None:
    state = falls(placed(["citadel", FAR], ["9s"], at="turn"), (1, 3))
    assert screen().spared(state.view(0)) == ID["no card"]
    assert screen().spared(placed(["citadel", FAR]).view(0)) is None


def test_what_the_others_do_is_told_with_their_colours() -> None:
    state = play(placed(["plaza-of-diamonds", FAR]), "move plaza-of-diamonds n")
    told = drawn(screen().happened(state.events(1)))
    assert squeezed(told).startswith("Br From the plaza of diamonds the road leaves the map")


@pytest.mark.parametrize(
    ("seat", "lang", "says"),
    [
        (0, "en", "You win: you are home with K♣, J♠ and Q♦."),
        (1, "es", "Has perdido: Pardo está en casa con K♣, J♠ y Q♦."),
        (None, "en", "Brown wins, home with K♣, J♠ and Q♦."),
    ],
)
def test_the_verdict_says_who_brought_what_home(seat: int | None, lang: str, says: str) -> None:
    state = play(placed(["tower-of-spades", FAR], ["Kc Qd Js red"]), "mount red, goal citadel")
    assert screen(lang).verdict(state.view(seat)) == says
    assert "K♣" in drawn(screen(lang).result(state.view(seat)))


# Those of one game with cards, on any map.
ALL_ON = {
    option.key: True
    for option in OPTIONS.options
    if option.is_switch and option.key not in ("explore", "free_map")
}


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {**ALL_ON, "unnoticed_surplus": False, "tight_suits": False, "map": "random"}),
        (4, {**ALL_ON, "seized_surplus": False, "map": "build"}),
        (3, {"explore": True}),
        (3, {"map": "build", "building": "free", "free_map": True}),
    ],
)
def test_every_table_of_a_game_is_drawn_and_every_choice_of_it_can_be_typed(
    players: int, options: dict[str, bool | str]
) -> None:
    rng = Random(players)
    state = reino.load("jackrabbits", players, options).start(seed=players)
    made = {lang: screen(lang, players) for lang in ("en", "es")}
    for _ in range(60 if JIT else 25):
        if state.over:
            break
        seat = rng.choice(state.owing)
        view, lang = state.view(seat), rng.choice(("en", "es"))
        action = rng.choice(view.legal)
        text = drawn(made[lang].board(view, ["(x)"] * players))
        assert "jackrabbits-" not in text + made[lang].prompt(view)
        assert made[lang].parse(view, view.game.name(action, lang)) == action
        state = state.play(seat, action)
        drawn(made[lang].happened(state.events(seat)))


def test_the_childrens_game_shows_marks_and_no_cards() -> None:
    state = reino.load("jackrabbits", 2, {"explore": True}).start(seed=1)
    view = state.view(state.owing[0])
    text = drawn(screen("en").board(view, ["(x)"] * 2))
    assert "80 turns left" in text
    assert "no mark yet" in text
    assert not any(word in text for word in ("Court", "Discards", "cards", "Your hand"))
    assert "150" not in drawn(screen("en").help(view))
    assert "The first visitor" in drawn(screen("en").help(view))
    assert "cheapest cards" not in drawn(screen("en").help(view))


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_childrens_game_ends_for_all_together(lang: str) -> None:
    state = reino.load("jackrabbits", 2, {"explore": True}).start(seed=1)
    while not state.over:
        (seat,) = state.owing
        state = state.play(seat, "stay")
    made = screen(lang)
    assert {made.verdict(state.view(seat)) for seat in (0, 1, None)} == {
        {
            "en": "Time is up. You explored together.",
            "es": "Se acabó el tiempo. Han explorado entre todos.",
        }[lang]
    }
    drawn(made.result(state.view(0)))


def test_a_game_is_played_from_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, value in {"LC_ALL": "C.UTF-8", "COLUMNS": "80", "LINES": "40"}.items():
        monkeypatch.setenv(name, value)
    screen("es")  # compiles, and says so, before a test reads the output
    capsys.readouterr()
    lines = ["no", "n", "mapa", "guardar viaje.json", "salir"]
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))
    code = main(["play", "--bot", "random", "--seed", "3", "jackrabbits", "--lang", "es"])
    out = capsys.readouterr().out
    assert code == 0
    assert "Pardo saca 3 y 4: el precio es 7." in out
    assert "Pardo sale al norte desde la ciudadela." in out
    assert "norte: río 1, bosque 3, taberna 2 → J♦" in out
    assert max(map(len, out.splitlines())) <= 80
    assert reino.Record.load("viaje.json").replay().record.rabbit[0] != 0
