"""`reino balance`: a bot against itself, and the report on the fairness of a game."""

import json
import os
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pexpect
import pytest

import reino
from commands import Command
from reino.arena.balance import Balance, Setting
from reino.arena.duel import Player
from reino.arena.tallies import Usage
from reino.cli.balance import Run
from reino.cli.figures import as_dict
from reino.cli.plots import picture
from reino.core.catalogue import catalogue
from reino.terminal.console import Terminal

LAYOUTS = ["classic", "crossed", "centre", "chequered", "wings"]


@pytest.mark.parametrize(("lang", "usage"), [("en", "Usage: reino"), ("es", "Uso: reino")])
def test_balance_has_help_in_both_languages(run: Command, lang: str, usage: str) -> None:
    ran = run("balance", "--lang", lang, "--help")
    assert ran.returncode == 0
    assert ran.stdout.startswith(f"{usage} balance")


def played(run: Command, *arguments: str, games: int = 2) -> str:
    """The report on a few games between random bots."""
    reino.load("sparta")  # so that no compilation is reported on the way
    quick = ("--bot", "random", "--games", str(games), "--workers", "1")
    ran = run("balance", "sparta", *quick, *arguments)
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout


def measured(run: Command, path: Path, *arguments: str, games: int = 2) -> dict[str, Any]:
    played(run, "--json", str(path), *arguments, games=games)
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def test_every_layout_is_measured(run: Command) -> None:
    shown = played(run)
    for layout in LAYOUTS:
        assert re.search(rf"^ {layout} +2 ", shown, re.MULTILINE)
    assert "· Sparta begins" in shown
    assert "Fairness is twice the share" in shown


def test_it_speaks_spanish(run: Command) -> None:
    shown = played(run, "--layout", "classic,wings", "--lang", "es")
    for words in ("¿es equitativo?", "Equidad", "empieza Esparta", "Disposición"):
        assert words in shown


@pytest.mark.parametrize(
    ("seats", "told"),
    [
        (2, "La equidad es el doble de la parte de las partidas que gana quien menos gana"),
        (3, "La equidad es 3 veces la parte de las partidas que gana quien menos gana"),
    ],
)
def test_fairness_is_explained_in_good_spanish(seats: int, told: str) -> None:
    said = catalogue("es")("cli-balance-fairness", seats=seats)
    assert said.startswith(f"{told}: 100\N{NO-BREAK SPACE}% cuando")


def verdict(lang: str, **wins: tuple[int, int]) -> str:
    """The verdict on layouts of which each side has won so many of a hundred games."""
    game = reino.load("sparta")
    settings = [Setting(name, game.options) for name in wins]
    run = Run(Terminal(lang), game, settings, Player("random"), 100, 1)
    run._balances = [
        Balance(setting, list(won), [30] * 100)
        for setting, won in zip(settings, wins.values(), strict=True)
    ]
    return run.verdict()


def test_the_fairest_layout_is_named_and_those_as_good() -> None:
    assert verdict("en", classic=(50, 50), wings=(100, 0)) == "The fairest: classic (100.0%)."
    close = verdict("es", classic=(50, 50), wings=(60, 40), centre=(100, 0))
    assert close.startswith("La más equitativa: classic (")
    assert close.endswith("no se distingue de: wings.")


def test_layouts_that_are_equally_fair_are_all_named() -> None:
    both = verdict("en", classic=(40, 60), wings=(60, 40), centre=(100, 0))
    assert both == "Equally fair: classic, wings (80.0%)."
    assert "Igual de equitativas: classic, wings" in verdict("es", classic=(40, 60), wings=(60, 40))


def test_nothing_is_called_the_fairest_where_nothing_is_fair() -> None:
    told = verdict("en", classic=(0, 0), wings=(100, 0))
    assert told == "None of them is fair: in each, a side has won no game at all."
    assert "Ninguna es equitativa" in verdict("es", classic=(0, 0), wings=(100, 0))


def test_layouts_can_be_chosen_and_nothing_is_compared_with_itself(run: Command) -> None:
    shown = played(run, "--layout", "wings", "--layout", "wings")
    assert "wings" in shown
    assert "classic" not in shown
    assert "fairest" not in shown
    fixed = played(run, "--option", "layout=wings")
    assert fixed == shown


def test_a_table_fits_into_eighty_columns(run: Command) -> None:
    for lang in ("en", "es"):
        assert max(map(len, played(run, "--lang", lang, games=1).splitlines())) <= 80


def test_ends_are_told_in_words_and_add_up(run: Command) -> None:
    shown = played(run, "--layout", "classic", games=4)
    _, _, ends = shown.partition("How the games ended")
    table, _, _ = ends.partition("A score is")
    counts = [int(n) for n in re.findall(r" (\d+) *$", table, re.MULTILINE)]
    assert sum(counts) == 4


def test_json_holds_everything_measured(run: Command, tmp_path: Path) -> None:
    chosen = ("--layout", "classic,chequered", "--option", "heroes_conquer=off", "--seed", "4")
    found = measured(run, tmp_path / "balance.json", *chosen, games=3)
    assert {key: found[key] for key in ("game", "bot", "nodes", "games", "seed", "finished")} == {
        "game": "sparta",
        "bot": "random",
        "nodes": None,
        "games": 3,
        "seed": 4,
        "finished": True,
    }
    assert [setting["name"] for setting in found["settings"]] == ["classic", "chequered"]
    assert found["fairest"] in ("classic", "chequered")
    for setting in found["settings"]:
        assert setting["options"] == {"heroes_conquer": False, "layout": setting["name"]}
        assert setting["games"] == 3
        assert sum(setting["wins"]) + setting["draws"] == 3
        assert sum(setting["reasons"].values()) == 3
        assert setting["score"] == pytest.approx((setting["wins"][0] + setting["draws"] / 2) / 3)
        assert setting["fairness"] == pytest.approx(2 * min(setting["wins"]) / 3)
        for number in ("score", "turns", "fairness"):
            low, high = setting[f"{number}_interval"]
            assert low <= setting[number] <= high


def test_a_seed_plays_the_same_games_again(run: Command, tmp_path: Path) -> None:
    path = tmp_path / "balance.json"
    once = measured(run, path, "--layout", "classic")
    assert measured(run, path, "--layout", "classic") == once
    assert measured(run, path, "--layout", "classic", "--seed", "2") != once


def test_several_processes_play_the_same_games(run: Command, tmp_path: Path) -> None:
    path = tmp_path / "balance.json"
    alone = measured(run, path, "--layout", "classic")
    assert measured(run, path, "--layout", "classic", "--workers", "2") == alone


@pytest.mark.compiled
def test_the_engines_levels_play_too(run: Command, tmp_path: Path) -> None:
    path = tmp_path / "balance.json"
    found = measured(run, path, "--layout", "classic", "--bot", "skilled", "--nodes", "200")
    assert (found["bot"], found["nodes"]) == ("skilled", 200)
    assert found["settings"][0]["games"] == 2


@pytest.mark.compiled
def test_skilled_plays_where_nobody_else_is_named(run: Command) -> None:
    ran = run("balance", "sparta", "--games=1", "--nodes=50", "--layout=classic", "--workers=1")
    assert "skilled against itself, one game · 50 nodes" in ran.stdout


def test_a_game_without_layouts_is_measured_as_it_is(run: Command) -> None:
    ran = run("balance", "braverats", "--bot", "random", "--games", "5", "--workers", "1")
    assert ran.returncode == 0
    assert re.search(r"^ BraveRats +5 ", ran.stdout, re.MULTILINE)
    assert "Yarg wins" in ran.stdout
    assert "begins" not in ran.stdout  # both choose at once
    assert "fairest" not in ran.stdout


def test_lengths_are_called_turns_only_where_a_choice_is_one(run: Command, tmp_path: Path) -> None:
    assert " Turns " in played(run, "--layout", "classic")
    path = tmp_path / "rats.json"
    quick = ("--bot", "random", "--games", "2", "--workers", "1")
    shown = run("balance", "braverats", *quick, "--json", str(path)).stdout
    assert " Choices " in shown
    assert "Turns" not in shown
    (setting,) = json.loads(path.read_text("utf-8"))["settings"]
    assert "turns" not in setting
    assert 1 <= setting["choices"] <= 16


@pytest.mark.compiled
@pytest.mark.parametrize(("lang", "players"), [("en", 2), ("es", 2), ("es", 3), ("en", 4)])
def test_a_game_for_several_players_is_measured_at_any_table(
    run: Command, tmp_path: Path, lang: str, players: int
) -> None:
    path = tmp_path / "korona.json"
    line = ("korona", "--players", str(players), "--bot", "random", "--games", "3", "--workers=1")
    ran = run("balance", *line, "--json", str(path), "--lang", lang)
    assert ran.returncode == 0
    assert f"· {players} {'players' if lang == 'en' else 'jugadores'}" in ran.stdout
    assert "begins" not in ran.stdout  # chance draws who does
    assert "empieza" not in ran.stdout
    assert bool(re.search("score|Puntos", ran.stdout)) == (players == 2)
    assert re.search(" (Choices|Jugadas) +(Fairness|Equidad) *$", ran.stdout, re.MULTILINE)
    found = json.loads(path.read_text("utf-8"))
    assert (found["players"], found["opening"]) == (players, 0)
    assert len(found["settings"][0]["wins"]) == players


def test_any_option_can_be_compared(run: Command) -> None:
    shown = played(run, "--compare", "heroes_conquer", "--option", "layout=wings")
    for value in ("false", "true"):
        assert re.search(rf"^ {value} +2 ", shown, re.MULTILINE)
    assert "layout=wings" in shown
    named = played(run, "--compare", "layout=wings,classic")
    assert named == played(run, "--layout", "wings,classic")


RABBITS = ("jackrabbits", "--bot", "random", "--workers", "1")
ENDINGS = ["simple", "diverse", "monarchic", "diverse_monarchic", "tribal"]
SUITS = ["clubs", "spades", "hearts", "diamonds"]


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(
    ("lang", "score", "wanted"),
    [
        (
            "en",
            "First's",
            "First is whoever chance draws to begin|Turns|What winners did|♥ won a judgement|"
            "Suits of the royals that winners brought home",
        ),
        (
            "es",
            "Puntos",
            "1.º es quien empieza, por sorteo|Turnos|Qué hicieron quienes ganaron|♥ ganó un juicio|"
            "Palos de las cartas reales que quienes ganaron llevaron a casa",
        ),
    ],
)
def test_every_ending_of_jack_rabbits_is_measured_with_what_decides(
    run: Command, players: int, lang: str, score: str, wanted: str
) -> None:
    ran = run("balance", *RABBITS, "--games=1", f"--players={players}", "--lang", lang)
    assert ran.returncode == 0
    shown = " ".join(ran.stdout.split())
    for ending in ENDINGS:
        # A row in each of three tables, where a long name is broken, and a column of the ends.
        row = "diverse_" if ending == "diverse_monarchic" else ending
        assert len(re.findall(rf"^ {row} ", ran.stdout, re.MULTILINE)) >= 3
        assert f" {ending} " in shown
    for words in wanted.split("|"):
        assert words in shown
    table, *_ = ran.stdout.partition("simple")
    assert (score in table) == (players == 2)
    assert "cli-" not in shown
    assert max(map(len, ran.stdout.splitlines())) <= 80


def in_json(run: Command, path: Path, *arguments: str) -> dict[str, Any]:
    ran = run("balance", *RABBITS, "--json", str(path), *arguments)
    assert ran.returncode == 0
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def measured_by_hand(lang: str) -> Run:
    """Eight games of Jack Rabbits: who began won six; winners flew in six, seats in six of 16."""
    game = reino.load("jackrabbits")
    settings = [Setting("simple", game.options)]
    run = Run(Terminal(lang), game, settings, Player("greedy"), 8, 1, "ending")
    usage = Usage(8, 16, Counter(clubs=6), Counter(clubs=6, hearts=4), Counter(clubs=6, spades=18))
    run._balances = [Balance(settings[0], [6, 2], [20] * 8, Counter(home=8), usage)]
    return run


@pytest.mark.parametrize(
    ("lang", "cell", "lift", "desc"),
    [
        (
            "en",
            "75.0% 0.0% 0.0% 0.0% v 37.5% v 0.0% v 25.0%",
            "× 2.00",
            "♣ flew 75.0% against",
        ),
        (
            "es",
            "75,0 % 0,0 % 0,0 % 0,0 % y 37,5 % y 0,0 % y 25,0 %",
            "× 2,00",
            "♣ voló 75,0 %",
        ),
    ],
)
def test_what_winners_did_stands_above_what_all_seats_did(
    capsys: pytest.CaptureFixture[str], lang: str, cell: str, lift: str, desc: str
) -> None:
    run = measured_by_hand(lang)
    capsys.readouterr()
    run.show()
    assert cell in " ".join(capsys.readouterr().out.split())
    drawn = " ".join(picture(run).replace("\xa0", " ").split())
    assert f">{lift}</text>" in drawn
    assert desc in drawn
    told: Any = as_dict(run)["settings"]
    assert told[0]["strategies"]["clubs"]["winners"] == 0.75
    assert told[0]["brought"] == {"clubs": 6, "spades": 18, "hearts": 0, "diamonds": 0}
    assert told[0]["score"] == 0.75


@pytest.mark.compiled
def test_json_tells_how_often_each_strategy_worked_for_winners_and_for_all(
    run: Command, tmp_path: Path
) -> None:
    found = in_json(run, tmp_path / "rabbits.json", "--games=3", "--compare=ending=tribal,simple")
    assert (found["compared"], found["wins_by"], found["opening"]) == ("ending", "order", 0)
    assert [setting["name"] for setting in found["settings"]] == ["tribal", "simple"]
    for setting in found["settings"]:
        assert list(setting["strategies"]) == list(setting["brought"]) == SUITS
        assert sum(setting["brought"].values()) == 3 * setting["reasons"].get("home", 0)
        first, _, third = setting["turns_quartiles"]
        assert first <= setting["turns"] <= max(third, 300)
        for told in setting["strategies"].values():
            low, high = told["winners_interval"]
            assert low <= told["winners"] <= high
            assert 6 * told["seats"] == pytest.approx(round(6 * told["seats"]))
        for wins, (low, high) in zip(setting["wins"], setting["wins_intervals"], strict=True):
            assert low <= wins / 3 <= high
    # Random rabbits fight and trade sooner or later, in 300 turns.
    assert found["settings"][0]["strategies"]["spades"]["seats"] > 0
    assert found["settings"][0]["strategies"]["diamonds"]["seats"] > 0


@pytest.mark.compiled
def test_endings_that_contradict_an_option_are_left_out_unless_they_are_named(
    run: Command, tmp_path: Path
) -> None:
    tight = ("--games=1", "--option=tight_suits=on", "--option=map=random")
    found = in_json(run, tmp_path / "tight.json", *tight)
    assert [s["name"] for s in found["settings"]] == ["simple", "monarchic", "tribal"]
    ran = run("balance", *RABBITS, *tight, "--compare", "ending=diverse")
    assert ran.returncode == 2
    assert "contradict each other" in ran.stderr


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        ("en", {"Turns a game: shortest, middle half, longest; the dot is the mean", "♦ traded"}),
        ("es", {"lo hizo quien ganó, y su margen", "♠ ganó un combate", "Gana 1.º"}),
    ],
)
def test_the_plot_of_jack_rabbits_shows_lengths_and_strategies_too(
    run: Command, tmp_path: Path, lang: str, wanted: set[str]
) -> None:
    path = tmp_path / "rabbits.svg"
    chosen = ("--games=2", "--compare=ending=simple,tribal", "--plot", str(path), "--lang", lang)
    assert run("balance", *RABBITS, *chosen).returncode == 0
    root = ET.parse(path).getroot()
    said = [str(element.text) for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert wanted <= set(said)
    assert said.count("tribal") == 4  # wins, lengths, strategies, gains
    assert "♥" in str(root.findtext("{http://www.w3.org/2000/svg}desc"))


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (("korona", "--players", "5"), "korona is for 2, 3 or 4 players; got 5"),
        (("sparta", "--players", "3"), "sparta is for 2 players; got 3"),
    ],
)
def test_a_table_that_there_is_not_is_refused(
    run: Command, line: tuple[str, ...], says: str
) -> None:
    ran = run("balance", *line)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert says in ran.stderr


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_plot_is_a_picture_in_the_readers_language(
    run: Command, tmp_path: Path, lang: str
) -> None:
    path = tmp_path / "balance.svg"
    shown = played(run, "--layout", "classic,wings", "--plot", str(path), "--lang", lang)
    assert re.sub(r"\s", "", str(path)) in re.sub(r"\s", "", shown)
    root = ET.parse(path).getroot()
    said = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"classic", "wings"} <= set(said)
    assert ("Sparta wins" if lang == "en" else "Gana Esparta") in said
    assert root.get("lang") == lang


@pytest.mark.parametrize(
    ("arguments", "english", "spanish"),
    [
        (["--games", "0"], "--games takes a whole number above 0", "entero mayor que 0"),
        (["--games", "1.5"], "got “1.5”", "llegó «1.5»"),
        (["--workers", "none"], "--workers takes a whole number", "--workers lleva un número"),
        (["--nodes", "-5"], "--nodes takes a whole number", "--nodes lleva un número"),
        (["--seed", "lucky"], "a seed is a whole number", "una semilla es un número entero"),
        (["--layout", "nowhere"], "'nowhere'", "«nowhere»"),
        (["--layout", "classic,"], "takes classic", "admite classic"),
        (["--bot", "nobody"], "there is no bot 'nobody'", "no existe el bot «nobody»"),
        (["--option", "colour=red"], "there is no option", "no existe la opción"),
        (["--option=layout=classic", "--layout=wings"], "given twice", "dos veces"),
        (["--option=layout=classic", "--compare=layout"], "by --compare", "con --compare"),
        (["--layout=wings", "--compare=layout"], "do not go together", "no van juntas"),
        (["--compare", "colour"], "there is no option", "no existe la opción"),
        (["--compare", "layout=nowhere"], "'nowhere'", "«nowhere»"),
        (["--plot", "plot.png"], "ends in .svg", "acaba en .svg"),
        (["--plot", "nowhere/plot.svg"], "no folder “nowhere”", "no existe la carpeta"),
        (["--json", "."], "is a folder", "es una carpeta"),
    ],
)
def test_nonsense_is_refused_before_a_game_is_played(
    run: Command,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    english: str,
    spanish: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    for lang, words in (("en", english), ("es", spanish)):
        ran = run("balance", "sparta", *arguments, "--lang", lang)
        assert ran.returncode == 2
        assert words in ran.stderr
        assert ran.stdout == ""
    assert list(tmp_path.iterdir()) == []


def test_a_layout_of_a_game_without_layouts_is_refused(run: Command) -> None:
    ran = run("balance", "braverats", "--layout", "classic")
    assert ran.returncode == 2
    assert "there is no option 'layout'" in ran.stderr


def test_a_file_that_may_not_be_written_is_refused(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.access", lambda path, mode: False)
    ran = run("balance", "sparta", "--plot", str(tmp_path / "plot.svg"))
    assert ran.returncode == 2
    assert "may not be written" in ran.stderr


# Python 3.12 warns about the fork under a pseudo-terminal once any library has started a thread.
@pytest.mark.filterwarnings("ignore:This process .* is multi-threaded")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_shows_and_saves_what_was_played(tmp_path: Path, workers: str) -> None:
    kept = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES", "NO_COLOR")}
    path = tmp_path / "balance.json"
    line = "-m reino.cli balance sparta --bot random --games 5000 --layout classic,wings"
    child = pexpect.spawn(
        sys.executable,
        [*line.split(), "--workers", workers, "--json", str(path)],
        encoding="utf-8",
        timeout=120,
        dimensions=(50, 100),
        env={**kept, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"},
    )
    try:
        child.expect(r"[1-9]\d*/10000")
        child.sendintr()
        child.expect_exact("Interrupted: this is what had been played.")
        child.expect_exact("Interrupted. See you soon!")
        assert "Traceback" not in child.before
        child.expect(pexpect.EOF)
        child.wait()
        assert child.exitstatus == 130
    finally:
        child.close(force=True)
    found = json.loads(path.read_text("utf-8"))
    assert not found["finished"]
    assert 0 < sum(setting["games"] for setting in found["settings"]) < 10000
