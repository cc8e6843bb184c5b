"""Screens: the hint, and the plain screen that serves a game without one."""

from io import StringIO
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

import reino
from reino.cli.records import show_result
from reino.core.catalogue import catalogue
from reino.games.braverats.rules.cards import CARD_KEYS
from reino.terminal.bars import mix_table
from reino.terminal.console import Terminal
from reino.terminal.plain import PlainScreen
from reino.terminal.screen import Ambiguous, NotUnderstood, screen_of


def terminal(lang: str = "en") -> Terminal:
    made = Terminal(lang)
    made.console = Console(file=StringIO(), width=80, height=40)
    return made


def drawn(thing: Any, width: int = 80) -> str:
    out = StringIO()
    Console(file=out, width=width, height=40, markup=False, highlight=False).print(thing)
    return out.getvalue()


def played(game: reino.Game, *rounds: str) -> reino.State:
    state = game.start(seed=1)
    for cards in rounds:
        first, second = (CARD_KEYS.index(card) for card in cards.split())
        state = state.play({0: first, 1: second})
    return state


# Three cards each, and neither clan has a card that is best for sure.
LATE = (
    "musician general",
    "ambassador ambassador",
    "princess princess",
    "general wizard",
    "wizard spy",
)


WON = ("prince musician", "general wizard", "wizard spy", "ambassador princess")
DRAWN = tuple(f"{card} {card}" for card in CARD_KEYS[:8])


def last_line(shown: Terminal) -> str:
    assert isinstance(shown.console.file, StringIO)
    return shown.console.file.getvalue().splitlines()[-1]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("width", [80, 40])
def test_a_hint_shows_the_equilibrium_of_both_clans(
    game: reino.Game, seat: int, width: int
) -> None:
    state = played(game, *LATE)
    assert not state.over
    shown = drawn(screen_of(game, terminal()).hint(state.view(seat)), width)
    analysis = reino.braverats.solution_for(state).at(state)
    value = analysis.value if seat == 0 else 1 - analysis.value
    assert f"{100 * value:.1f}%" in shown
    for mix, worth in zip(analysis.mix, analysis.worth, strict=True):
        for card, share in mix.items():
            assert f"{100 * share:.1f}% {100 * worth[card]:.1f}%" in " ".join(shown.split())
    clans = ("Yarg", "Applewood") if seat == 0 else ("Applewood", "Yarg")
    assert shown.index(clans[0]) < shown.index(clans[1])


@pytest.mark.parametrize(("seat", "yours", "theirs"), [(0, 2, 1), (1, 1, 2)])
def test_held_rounds_are_told_with_their_worth_to_each_clan(
    game: reino.Game, seat: int, yours: int, theirs: int
) -> None:
    """Yarg's Ambassador is on hold, and would bring its clan a round more."""
    state = played(game, "ambassador musician")
    assert state.view(None).facts.held_worth == [2, 1]
    shown = " ".join(drawn(screen_of(game, terminal()).board(state.view(seat), ("a", "b"))).split())
    assert f"worth {yours} to you, {theirs} to the other clan" in shown


def test_a_round_is_drawn_with_the_help_of_the_round_before(game: reino.Game) -> None:
    helped = played(game, "general princess", "spy wizard").events(None)
    assert "2 +2" in drawn(screen_of(game, terminal()).happened(helped))
    helps = played(game, "general princess").events(None)
    assert "+2" not in drawn(screen_of(game, terminal()).happened(helps)).splitlines()[1]


def test_a_card_shown_to_a_spy_has_the_help_of_its_own_clan(game: reino.Game) -> None:
    state = played(game, "spy general").play(1, CARD_KEYS.index("princess"))
    shown = drawn(screen_of(game, terminal()).board(state.view(0), ("a", "b")))
    assert "1 +2" in shown


def test_a_hint_where_hands_are_hidden_comes_from_the_search(
    lucky: reino.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = lucky.start(seed=2).view(0)
    first = view.legal[0]
    monkeypatch.setattr("reino.search.bot.search_mix", lambda view: {first: 0.625})
    shown = drawn(screen_of(lucky, terminal()).hint(view))
    assert "comes from a search" in shown
    assert "62.5%" in shown
    assert shown.count("0.0%") == 2


def test_a_hint_that_nobody_can_give_is_refused_in_words(
    lucky: reino.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(view: reino.View) -> dict[int, float]:
        raise reino.ReinoError("no")

    monkeypatch.setattr("reino.search.bot.search_mix", refuse)
    shown = drawn(screen_of(lucky, terminal()).hint(lucky.start(seed=2).view(0)))
    assert "There is no hint" in shown


@pytest.mark.parametrize("width", [160, 80, 79, 60, 50, 38, 20, 12])
@pytest.mark.parametrize("options", [{}, {"emperor": True, "mime": "ninth"}, {"lucky_draw": True}])
def test_boards_and_pages_keep_to_their_width(width: int, options: dict[str, bool]) -> None:
    made = reino.load("braverats", options=options)
    state = made.start(seed=1)
    for _ in range(3):
        screen = screen_of(made, terminal("es"))
        for seat in (0, 1):
            view = state.view(seat)
            for thing in (
                screen.board(view, ("(tú)", "(bot best)")),
                screen.help(view),
                screen.happened(state.events(seat)),
            ):
                shown = drawn(thing, width)
                assert max(len(line) for line in shown.splitlines() or [""]) <= width
        state = state.play({seat: state.legal(seat)[0] for seat in state.owing})


def test_a_mime_says_what_it_counts_as() -> None:
    made = reino.load("braverats", options={"mime": "ninth"})
    state = made.start(seed=1)
    screen = screen_of(made, terminal())
    assert "5, no power" in drawn(screen.board(state.view(0), ("", "")))
    state = played(made, "wizard general")
    assert "as General" in drawn(screen.board(state.view(0), ("", "")))
    state = played(made, "wizard general", "mime spy")
    assert "as General" in drawn(screen.happened(state.events(0)))


def helped(lang: str = "en", **options: object) -> str:
    made = reino.load("braverats", options=options)
    screen = screen_of(made, terminal(lang))
    return " ".join(drawn(screen.help(made.start(seed=1).view(0))).split())


def test_help_says_what_on_hold_means_and_who_takes_held_rounds() -> None:
    assert (
        "A round that neither clan wins is on hold: it goes to the clan that wins the next round"
    ) in helped()
    assert "queda en espera: se la lleva, junto con la suya, el clan que gane la" in helped("es")
    twice = "2 for the clan whose Ambassador lies in it"
    assert twice in helped()
    assert twice not in helped(held_ambassador=False)


def test_help_says_how_a_game_without_cards_ends_and_that_two_spies_cancel() -> None:
    assert "If the cards run out first the game is a draw" in helped()
    assert "la partida es un empate" in helped("es")
    assert "Two Spies cancel each other" in helped()
    assert "Dos Espías se anulan" in helped("es")


@pytest.mark.parametrize("mime", ["ninth", "instead"])
def test_help_says_what_a_mime_is_in_round_one(mime: str) -> None:
    assert "in round 1 it is a 5 without power" in helped(mime=mime)
    assert "en la primera ronda es un 5 sin poder" in helped("es", mime=mime)
    assert "round 1" not in helped()


def test_help_leaves_out_the_wizard_whose_place_the_mime_has() -> None:
    assert helped(mime="ninth").count("5 Wizard") == 2  # among the powers, and in the table
    assert "5 Wizard" not in helped(mime="instead")


def test_a_game_without_a_screen_gets_the_plain_one(game: reino.Game) -> None:
    plain = reino.Game(game.spec.with_parts({"screen": None}), None, {})
    assert isinstance(screen_of(plain, terminal()), PlainScreen)


def test_the_plain_screen_lists_what_may_be_chosen(game: reino.Game) -> None:
    screen = PlainScreen(game, terminal("es"))
    view = game.start().view(0)
    shown = drawn(screen.board(view, ("", "")))
    assert "7  Jugar el Príncipe" in shown
    assert "target" in shown
    assert screen.parse(view, "7") == 7
    assert screen.parse(view, "play the wiz") == 5
    assert screen.laid(view, 5) == "Jugar el Mago"
    assert screen.seat_name(1) == "Applewood"
    with pytest.raises(Ambiguous, match="1 Jugar la Princesa, 7 Jugar el Príncipe"):
        screen.parse(view, "play the pri")
    with pytest.raises(NotUnderstood, match="no es posible"):
        screen.parse(view, "9")


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "BraveRats · You are Applewood"), ("es", "BraveRats · Eres Applewood")],
)
def test_the_title_of_the_plain_screen_says_who_you_are(
    game: reino.Game, lang: str, told: str
) -> None:
    screen, view = PlainScreen(game, terminal(lang)), game.start().view(1)
    assert drawn(screen.board(view, ("(bot best)", "(you)"))).startswith(f"{told} ─")
    # A saved game is read, not played.
    assert drawn(screen.board(view, ("", ""))).startswith("BraveRats ─")


@pytest.mark.parametrize(
    ("lang", "me", "told"),
    [
        ("en", 0, "You win! The Princess met the Prince"),
        ("en", 1, "You lose. Yarg wins: the Princess met the Prince"),
        ("en", None, "Yarg wins: the Princess met the Prince"),
        ("es", 0, "¡Has ganado! La Princesa encontró al Príncipe"),
        ("es", 1, "Has perdido. Gana Yarg: la Princesa encontró al Príncipe"),
        ("es", None, "Gana Yarg: la Princesa encontró al Príncipe"),
    ],
)
def test_without_a_verdict_of_its_own_a_game_says_who_wins_and_why(
    game: reino.Game, lang: str, me: int | None, told: str
) -> None:
    shown = terminal(lang)
    show_result(shown, PlainScreen(game, shown), played(game, "princess prince"), me)
    assert last_line(shown) == told


@pytest.mark.parametrize(
    ("lang", "rounds", "told"),
    [
        ("en", ("princess prince",), "Yarg wins: the Princess met the Prince."),
        ("es", ("prince princess",), "Gana Applewood: la Princesa encontró al Príncipe."),
        ("en", WON, "Yarg wins: they have reached the rounds needed."),
        ("es", WON, "Gana Yarg: ha alcanzado las rondas necesarias."),
        ("en", DRAWN, "A draw: nobody has cards left."),
        ("es", DRAWN, "Empate: a nadie le quedan cartas."),
    ],
)
def test_braverats_says_how_it_ended(
    game: reino.Game, lang: str, rounds: tuple[str, ...], told: str
) -> None:
    shown = terminal(lang)
    show_result(shown, screen_of(game, shown), played(game, *rounds))
    assert last_line(shown) == told


@pytest.mark.parametrize(
    ("me", "told"),
    [(0, "You win: you have won two games."), (1, "You lose: Yarg has won two games.")],
)
def test_a_match_of_braverats_says_who_has_won_two_games(me: int, told: str) -> None:
    match = reino.load("braverats", options={"emperor": True})
    shown = terminal()
    show_result(shown, screen_of(match, shown), played(match, *["princess prince"] * 2), me)
    assert last_line(shown) == told


@pytest.mark.parametrize(
    ("fact", "lines"),
    [
        ({"ana": 2, "bo": None}, ["hauls  ana: 2, bo: ?"]),
        (
            {"ana": {"shallow": 2, "deep": 1}, "bo": {"shallow": 3, "deep": 0}},
            ["hauls  ana: shallow: 2, deep: 1", "       bo: shallow: 3, deep: 0"],
        ),
        ({"ana": ["a", "b"], "bo": []}, ["hauls  ana: a, b", "       bo:"]),
        ([[1, 2], [3, None]], ["hauls  1, 2", "       3, ?"]),
        (
            {"ana": {"shallow": [1, 2], "deep": {"gold": 3}}, "bo": None},
            ["hauls  ana: shallow: (1, 2), deep: (gold: 3)", "       bo: ?"],
        ),
        ([True, False], ["hauls  ✓, –"]),
        ("a_b\nc_d", ["hauls  a_b", "       c_d"]),
        ({"ana": "1 2\n3 4"}, ["hauls  ana:", "       1 2", "       3 4"]),
    ],
)
def test_the_plain_screen_keeps_what_is_nested_apart(
    game: reino.Game, fact: Any, lines: list[str]
) -> None:
    view: Any = SimpleNamespace(as_dict=lambda: {"hauls": fact}, seat=None, legal=())
    shown = drawn(PlainScreen(game, terminal()).result(view))
    assert [line.rstrip() for line in shown.splitlines()] == lines


def test_the_plain_screen_tells_events_in_sentences(game: reino.Game) -> None:
    state = game.start().play({0: 7, 1: 0})
    assert "On hold." in drawn(PlainScreen(game, terminal()).happened(state.events(0)))


@pytest.mark.parametrize("width", range(6, 30))
def test_a_line_does_not_break_at_a_no_break_space(width: int) -> None:
    told = terminal("es")
    told.console = Console(file=StringIO(), width=width)
    told.tell("la parte de cada uno: 100\N{NO-BREAK SPACE}% cuando todos ganan", "dim")
    assert isinstance(told.console.file, StringIO)
    lines = told.console.file.getvalue().splitlines()
    assert [line for line in lines if "100\N{NO-BREAK SPACE}%" in line]
    assert "".join("".join(lines).split()) == "lapartedecadauno:100%cuandotodosganan"
    assert max(map(len, lines)) <= width


def test_a_long_name_of_a_choice_is_broken_beside_its_bar_and_not_cut() -> None:
    name = "north-east: forest 3, river 3, mountain 3 and the tower of diamonds"
    mix = mix_table(catalogue("en"), {"a": 1.0}, title=None, style="", names={"a": name}, width=10)
    shown = drawn(mix, 40)
    assert "…" not in shown
    assert "100.0%" in shown
    assert [word for word in name.split() if word not in shown.split()] == []
