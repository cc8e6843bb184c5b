"""The command `reino` from outside: its output and exit codes."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import reino
from commands import Command, Ran, in_spanish, saved
from reino.core.catalogue import LANGUAGES
from reino.core.names import seat_names
from reino.core.registry import find

SHORT = "prince,spy / general,wizard"


def outside(line: str, **env: str) -> Ran:
    """The command as a process of its own, in a line for the shell."""
    ran = subprocess.run(
        ["bash", "-c", line.replace("reino", f"{shlex.quote(sys.executable)} -m reino.cli")],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8", **env},
        timeout=300,
    )
    return Ran(ran.returncode, ran.stdout, ran.stderr)


def edited(record: reino.Record, folder: Path, **changes: object) -> str:
    data = json.loads(record.to_json()) | changes
    path = folder / "edited.json"
    path.write_text(json.dumps(data), "utf-8")
    return str(path)


HOUSE = ("braverats", "jackrabbits", "korona", "sparta")
COMMANDS = ("", "play", "replay", "verify", "export", "import", "games", "options", "solve")


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("lang", "usage"), [("en", "Usage: reino"), ("es", "Uso: reino")])
def test_every_command_has_help_in_both_languages(
    run: Command, command: str, lang: str, usage: str
) -> None:
    ran = run(*command.split(), "--lang", lang, "--help")
    assert ran.returncode == 0
    assert ran.stdout.startswith(usage)
    assert ran.stderr == ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["play", "balance", "arena"])
def test_help_makes_no_difference_between_games(run: Command, command: str, lang: str) -> None:
    """Any list of them, or of their seats, would leave out those of other packages."""
    told = run(command, "--lang", lang, "--help").stdout
    seats = {name for key in HOUSE for name in seat_names(find(key), lang)}
    words = set(re.findall(r"\w+", told.lower()))
    assert not words & {*HOUSE, *(name.lower() for name in seats)}
    assert "reino games" in " ".join(told.split())


def test_the_language_comes_from_the_locale(run: Command) -> None:
    run.setenv(LC_ALL="es_ES.UTF-8")
    assert "Qué es" in run("games").stdout
    run.setenv(LC_ALL="de_DE.UTF-8")
    assert "What it is" in run("games").stdout


def test_the_language_may_stand_before_the_command_or_after_it(run: Command) -> None:
    assert run("--lang", "es", "games").stdout == run("games", "--lang=es").stdout


def test_the_version_is_the_packages(run: Command) -> None:
    assert run("--version").stdout == f"reino {reino.__version__}\n"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_values_of_options_are_never_cut(
    run: Command, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    listed = run("options", "jackrabbits", "--lang", lang).stdout
    assert "diverse_monarchic, " in listed
    assert "…" not in listed


def test_games_and_options_are_listed_in_words(run: Command) -> None:
    assert "braverats" in run("games").stdout
    listed = run("options", "braverats", "--lang", "es").stdout
    assert "princess_attack" in listed
    assert "applewood" in listed
    assert "Ratón veloz" in listed


def test_the_values_of_an_option_are_explained_where_they_have_words(run: Command) -> None:
    listed = " ".join(run("options", "sparta").stdout.split())
    assert "crossed = the same squares" in listed
    assert "--option heroes_conquer=false" in listed
    assert "Dónde están las ciudades" in " ".join(
        run("options", "sparta", "--lang", "es").stdout.split()
    )


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ((), "missing: COMMAND"),
        (("dance",), "there is no command 'dance'"),
        (("play",), "missing: GAME"),
        (("games", "--bogus"), "not understood: --bogus"),
        (("games", "--lang", "fr"), "Reino speaks en and es; got 'fr'"),
        (("games", "--lang"), "--lang needs a value"),
        (("play", "braverat"), "did you mean 'braverats'?"),
        (("options", "chess"), "there is no game 'chess'"),
        (("play", "braverats", "--seed", "x"), "a seed is a whole number; got 'x'"),
        (("play", "braverats", "--seat", "2"), "there is no seat “2”"),
        (("play", "braverats", "--bot", "genius"), "there is no bot 'genius'"),
        (
            ("play", "braverats", "--bot", "perfect", "--option", "lucky_draw=1"),
            "the bots 'best' and 'search' play here too",
        ),
        (("play", "braverats", "--option", "draft"), "an option is given as name=value"),
        (("play", "braverats", "--option", "drat=1"), "did you mean 'draft'?"),
        (
            ("play", "braverats", "--option", "draft=maybe"),
            "option 'draft' takes false or true; got 'maybe'",
        ),
        (
            ("solve", "braverats", "--option", "draft=1", "--option", "random_deal=1"),
            "draft=true and random_deal=true contradict each other: each of them decides",
        ),
        (("play", "sparta", "--seat", "athens"), "Known: Sparta, Achaea, 0, 1"),
        (("play", "sparta", "--seat", "athens", "--lang", "es"), "Hay: Esparta, Acaya, 0, 1"),
        (
            ("play", "korona", "--seat", "wolf"),
            "the seat “wolf” needs 4 players: --players 4",
        ),
        (
            ("play", "korona", "--seat", "2", "--lang", "es"),
            "el asiento «2» necesita 3 jugadores: --players 3",
        ),
        (("play", "korona", "--seat", "4"), "Known: Lion, Eagle, 0, 1"),
        (("play", "korona", "--option", "x=1"), "there is no option 'x': this game has no options"),
        (("play", "braverats", "--save", "no/such.json"), "there is no folder “no”"),
        (("play", "braverats", "--save", "."), "“.” is a folder"),
        (
            ("play", "sparta", "--bot", "casual", "--bot", "expert"),
            "--bot is given 2 times, but there is one other seat",
        ),
        (
            ("play", "korona", "--players", "4", "--bot", "casual", "--bot", "expert"),
            "--bot is given 2 times, but there are 3 other seats: give one bot for all",
        ),
        (
            ("play", "korona", "--players", "3", "--bot", "casual", "--bot", "genius"),
            "there is no bot 'genius'",
        ),
        (("import", "moves.txt"), "missing: --to"),
        (("solve", "braverats", "--hands", "spy"), "one slash between them"),
        (("solve", "braverats", "--hands", "spy / rook"), "“rook” is no card"),
    ],
)
def test_a_mistake_on_the_command_line_is_told_and_exits_with_2(
    run: Command, arguments: tuple[str, ...], says: str
) -> None:
    for name in reino.installed():
        reino.load(name)  # compiles before the output is captured
    run.capsys.readouterr()
    ran = run(*arguments)
    assert ran.returncode == 2
    assert says in ran.stderr
    assert "Traceback" not in ran.stderr
    assert ran.stdout == ""


def test_endless_arguments_are_cut_short(run: Command) -> None:
    for arguments in (("x" * 5000,), ("verify", "x" * 5000), ("play", "x" * 5000)):
        ran = run(*arguments)
        assert ran.returncode in (1, 2)
        assert "Traceback" not in ran.stderr
        assert "Errno" not in ran.stderr
        assert "x" * 100 in ran.stderr
        assert len(ran.stderr) < 1000


def test_mistakes_are_told_in_spanish_too(run: Command) -> None:
    assert "no existe la orden 'dance'" in run("--lang", "es", "dance").stderr
    assert "¿querías decir «braverats»?" in run("play", "braverat", "--lang", "es").stderr


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "termina antes de tiempo"),
        (b"hello", "no es un registro ni una lista de jugadas"),
        (b"{hello", "deja de ser JSON en el byte 1"),
        (b"[1, 2]", "en `$` se esperaba `object`, no `array`"),
        (b'{"format": "\xff"}', "no está escrito en UTF-8"),
        (b'{"x": ' + b"[" * 100_000, "demasiada profundidad"),
        (b'{"format": "pgn", "version": 1}', "este tiene «pgn»"),
        (b'{"format": "reino-record", "version": 99}', "este es de la versión 99"),
        (b'{"format": "reino-record", "version": 1}', "falta el campo `game`"),
    ],
    ids=lambda given: str(given)[:30],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_no_record_is_told_in_spanish(
    run: Command, command: str, content: bytes, says: str, tmp_path: Path
) -> None:
    path = tmp_path / "r.json"
    path.write_bytes(content)
    assert says in in_spanish(run, command, str(path))


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"steps": [[0, 17, None]]}, "paso 1 de 1: es el turno del azar"),
        ({"steps": [[0, 17]]}, "en `$.steps[0]` se esperaba una lista de 3"),
        ({"steps": [[0, 1, -1.0]]}, "los tiempos son segundos"),
        ({"colour": "red"}, "no existe el campo `colour`"),
        ({"commitment": "secret"}, "64 cifras hexadecimales; llegó «secret»"),
        ({"seed": "00" * 32}, "el registro había prometido"),
        ({"result": None}, "el resultado es una partida sin acabar"),
        ({"options": {"mimes": True}}, "no existe la opción «mimes»; ¿querías decir «mime»?"),
        ({"game": "chess"}, "no está instalado: no existe el juego «chess»"),
    ],
    ids=lambda given: str(given)[:30],
)
def test_a_broken_record_is_told_in_spanish(
    run: Command, finished: reino.Record, changes: dict[str, object], says: str, tmp_path: Path
) -> None:
    assert says in in_spanish(run, "verify", edited(finished, tmp_path, **changes))


def test_an_illegal_step_is_told_in_spanish(
    run: Command, finished: reino.Record, tmp_path: Path
) -> None:
    steps = [list(step) for step in finished.steps]
    steps[-1][1] = 17
    told = in_spanish(run, "verify", edited(finished, tmp_path, steps=steps))
    assert "puede elegir" in told
    assert "no se puede elegir 17 (Quedarse con el Mimo)" in told


@pytest.mark.parametrize(
    ("option", "says"),
    [
        ("lucky_draw=true", "lucky_draw oculta las manos"),
        ("traitor=true", "traitor las reparte al azar; indica las manos"),
    ],
)
def test_what_cannot_be_solved_is_told_in_spanish(run: Command, option: str, says: str) -> None:
    run("solve", "braverats", "--hands", SHORT)  # compiles before the output is captured
    assert says in in_spanish(run, "solve", "braverats", "--option", option)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("true", "ninth"), ("no", "off"), ("ninth", "ninth"), ("instead", "instead")],
)
def test_a_switch_of_former_days_may_be_typed(run: Command, typed: str, meant: str) -> None:
    run("solve", "braverats", "--hands", SHORT)  # compiles before the output is captured
    line = ("solve", "braverats", "--option", f"mime={typed}", "--hands", SHORT, "--json")
    assert json.loads(run(*line).stdout)["options"]["mime"] == meant


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "there is no file"),
        (b"", "this is not a Reino record"),
        (b"\xff\xfe\x00", "is neither a record nor a move list"),
        (b"1. b2-d4 h9-g7", "a move list begins with a line such as “Game: sparta”"),
        (b"[1, 2]", "this is not a Reino record"),
        (b'{"format": "reino-record", "version": 99}', "this one has version 99"),
        (b'{"format": "reino-record", "version": 1}', "damaged"),
    ],
)
def test_a_file_that_is_no_record_exits_with_1(
    run: Command, command: str, content: bytes | None, says: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    if content is not None:
        path.write_bytes(content)
    ran = run(command, str(path))
    assert ran.returncode == 1
    assert says in ran.stderr
    assert ran.stderr.count("\n") == 1


def test_a_folder_is_not_a_record(run: Command, tmp_path: Path) -> None:
    ran = run("verify", str(tmp_path))
    assert (ran.returncode, "is a folder" in ran.stderr) == (1, True)


def test_verify_says_what_is_proven(run: Command, finished: reino.Record, tmp_path: Path) -> None:
    ran = run("verify", saved(finished, tmp_path))
    assert ran.returncode == 0
    assert f"All {len(finished.steps)} steps are legal." in ran.stdout
    assert "exactly these 8 outcomes" in ran.stdout
    assert finished.commitment is not None
    assert finished.commitment in ran.stdout.replace("\n", "")


def test_verify_fails_on_a_seed_that_was_not_promised(
    run: Command, finished: reino.Record, tmp_path: Path
) -> None:
    ran = run("verify", edited(finished, tmp_path, seed="00" * 32))
    assert ran.returncode == 1
    assert "the record committed to" in ran.stderr


def test_verify_fails_on_loaded_dice(run: Command, finished: reino.Record, tmp_path: Path) -> None:
    other = reino.Dealer.of(99)
    path = edited(finished, tmp_path, seed=other.seed.hex(), commitment=other.commitment)
    ran = run("verify", path)
    assert ran.returncode == 1
    assert "the seed deals outcome" in ran.stderr


def test_verify_fails_on_an_illegal_step(
    run: Command, finished: reino.Record, tmp_path: Path
) -> None:
    steps = [list(step) for step in finished.steps]
    steps[-1][1] = 17
    ran = run("verify", edited(finished, tmp_path, steps=steps))
    assert ran.returncode == 1
    assert f"step {len(steps)} of {len(steps)}" in ran.stderr


def test_verify_fails_when_a_finished_game_withholds_its_seed(
    run: Command, finished: reino.Record, tmp_path: Path
) -> None:
    ran = run("verify", edited(finished, tmp_path, seed=None))
    assert ran.returncode == 1
    assert "seed is missing" in ran.stderr


def test_verify_leaves_the_dice_open_while_the_game_goes_on(run: Command, tmp_path: Path) -> None:
    state = reino.load("braverats", options={"random_deal": True}).start(seed=5)
    ran = run("verify", saved(reino.Record.of(state), tmp_path))
    assert ran.returncode == 0
    assert "Dice not proven yet" in ran.stdout


def test_verify_of_a_game_whose_dice_nobody_vouches_for(
    run: Command, finished: reino.Record, tmp_path: Path
) -> None:
    ran = run("verify", edited(finished, tmp_path, seed=None, commitment=None))
    assert ran.returncode == 0
    assert "None was promised before the game, or the game was resumed" in " ".join(
        ran.stdout.split()
    )


def test_an_outcome_that_cannot_come_is_told_with_a_few_that_can(
    run: Command, tmp_path: Path
) -> None:
    record = reino.Record.of(reino.load("korona").start(seed=1))
    steps = [list(step) for step in record.steps]
    steps[0][1] = 99
    ran = run("verify", edited(record, tmp_path, steps=steps))
    told = "chance may bring 0 (Monarch), 1 (Stable), 2 (Knight) or one of 15 others now; got 99"
    assert ran.returncode == 1
    assert told in ran.stderr


def test_replay_names_who_played_in_the_readers_words(run: Command, tmp_path: Path) -> None:
    state = reino.load("sparta").start()
    path = saved(reino.Record.of(state, ("person", "bot beginner")), tmp_path)
    assert "Achaea: bot beginner" in run("replay", path).stdout
    told = run("replay", path, "--lang", "es").stdout
    assert "Esparta: persona" in told
    assert "Acaya: bot principiante" in told


def test_replay_tells_every_round_and_the_result(
    run: Command, finished: reino.Record, tmp_path: Path
) -> None:
    ran = run("replay", saved(finished, tmp_path))
    rounds = len(finished.replay().view(None).as_dict()["results"])
    assert ran.returncode == 0
    assert "Yarg: Ana" in ran.stdout
    assert [f"Round {n}:" in ran.stdout for n in range(1, rounds + 2)] == [True] * rounds + [False]
    assert "random_deal=true" in ran.stdout


def test_a_record_cannot_play_with_the_terminal(
    run: Command, finished: reino.Record, tmp_path: Path
) -> None:
    ran = run("replay", edited(finished, tmp_path, seats=["\x1b[2JAna", "\x07Luis"]))
    assert "\x1b" not in ran.stdout
    assert "\x07" not in ran.stdout
    assert "Ana" in ran.stdout


def test_replay_hides_nothing_of_a_draft(run: Command, tmp_path: Path) -> None:
    state = reino.load("braverats", options={"draft": True}).start(seed=5)
    for _ in range(3):
        (seat,) = state.owing
        state = state.play(seat, state.legal(seat)[0])
    ran = run("replay", saved(reino.Record.of(state), tmp_path))
    assert "keeps a card" not in ran.stdout
    assert ran.stdout.count("keeps the") == 3
    assert "the game is not over" in ran.stdout


def test_solve_prints_json_with_exactly_these_keys(run: Command) -> None:
    ran = run("solve", "braverats", "--hands", SHORT, "--option", "fast_rat=1", "--json")
    answer = json.loads(ran.stdout)
    assert ran.returncode == 0
    assert list(answer) == ["game", "options", "value", "positions", "seconds", "strategy"]
    assert answer["options"] == dict(reino.load("braverats", options={"fast_rat": True}).options)
    assert answer["strategy"].keys() == {"prince", "spy"}
    solution = reino.braverats.solve({"fast_rat": True}, (("prince", "spy"), ("general", "wizard")))
    assert answer["value"] == solution.value
    assert answer["positions"] == solution.positions


def test_solve_draws_a_mix_for_each_clan_where_they_differ(run: Command) -> None:
    shown = run("solve", "braverats", "--hands", "príncipe,espía / 6,mago", "--lang", "es").stdout
    assert "Apertura perfecta de cada clan" in shown
    assert "Yarg" in shown
    assert "Applewood" in shown
    same = run("solve", "braverats", "--hands", "prince,spy / prince,spy").stdout
    assert "the same for both clans" in same
    assert "Applewood" not in same


def test_what_cannot_be_solved_exits_with_1(run: Command) -> None:
    ran = run("solve", "braverats", "--option", "lucky_draw=on")
    assert ran.returncode == 1
    assert "lucky_draw" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_a_reader_that_has_gone_away_is_no_error_worth_a_traceback() -> None:
    assert outside("reino games | head -c 0; reino --help | head -c 0").stderr == ""


def test_the_shell_sees_the_exit_codes() -> None:
    assert outside("reino games").returncode == 0
    assert outside("reino verify nothing.json").returncode == 1
    assert outside("reino verify").returncode == 2


def test_letters_the_terminal_does_not_have_are_replaced() -> None:
    ran = outside("reino play braverats --lang es", PYTHONIOENCODING="ascii")
    assert ran.returncode == 0
    assert "Pr?ncipe" in ran.stdout
    assert ". . . ." in ran.stdout


def test_a_pipe_gets_no_colours(run: Command) -> None:
    ran = run("play", "braverats", "--bot", "random", stdin="?\n7\n\nquit\n\n")
    assert "\x1b" not in ran.stdout
