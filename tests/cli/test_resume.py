"""`reino play --resume`: a saved game that is not over goes on."""

import json
from pathlib import Path

import pytest

import reino
from commands import Command, Ran
from reino.bots import prepare_bot
from reino.games.sparta.rules.notation import write_move

MOVES = """Game: sparta
Options: layout=crossed
Seats: "Ana", "Luis"

1. b2-d4 h9-g7 2. c2-c3
"""
WON = """Game: sparta
Position: 10/10/10/10/4w5/10/3W1W4/10/10/w8W b5 b6 S 0

1. d4-b6
"""


@pytest.fixture
def run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Command:
    monkeypatch.chdir(tmp_path)
    Path("moves.txt").write_text(MOVES, "utf-8")
    Path("won.txt").write_text(WON, "utf-8")
    for game in ("sparta", "braverats", "korona"):
        reino.load(game)  # compiles, and reports it, before the output is captured
    capsys.readouterr()
    return Command(monkeypatch, capsys)


def typed(run: Command, lines: str, *arguments: str) -> Ran:
    ran = run("play", *arguments, stdin="".join(f"{line}\n" for line in lines.split(";")))
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran


def refused(run: Command, *arguments: str) -> str:
    ran = run("play", *arguments)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "Traceback" not in ran.stderr
    return ran.stderr


def test_game_options_moves_seat_and_bot_come_from_the_record(run: Command) -> None:
    option = ("--option", "layout=wings")
    typed(run, "b2-d4;c2-c3;save g.json;quit", "sparta", "--bot", "random", *option)
    before = reino.Record.load("g.json")
    out = typed(run, "history;d2-d3;quit;y", "--resume", "g.json").stdout
    assert "Going on with g.json." in out
    assert "Options: layout=wings" in out
    assert "Achaea  (bot random)" in out
    assert "Sparta moves a warrior b2-d4." in out.rpartition("history")[2]
    assert "y for g.json" in out
    after = reino.Record.load("g.json")
    assert after.options == before.options
    assert after.seats == before.seats == ("person", "bot random")
    assert after.steps[: len(before.steps)] == before.steps
    assert len(after.steps) == len(before.steps) + 2
    assert after.verify().steps == 6
    times = [time for _, _, time in after.steps if time is not None]
    assert times == sorted(times)


def test_a_position_to_begin_from_is_kept(run: Command) -> None:
    position = "10/w8w/10/10/10/W9/2Www2H2/10/W7W1/10 a5,b5 i10,j10 S 12"
    typed(run, "h4-f4;save p.json;quit", "sparta", "--bot", "random", "--position", position)
    typed(run, "f4-f5;save;quit", "--resume", "p.json")
    record = reino.Record.load("p.json")
    assert record.position == position
    assert len(record.steps) == 4


def test_a_game_left_as_it_was_is_not_offered_for_saving(run: Command) -> None:
    typed(run, "b2-d4;save g.json;quit", "sparta", "--bot", "random")
    assert "Save this game?" not in typed(run, "quit", "--resume", "g.json").stdout


def test_undo_goes_back_into_the_saved_part(run: Command) -> None:
    typed(run, "b2-d4;save g.json;quit", "sparta", "--bot", "random")
    typed(run, "undo;c2-c4;save;quit", "--resume", "g.json")
    steps = reino.Record.load("g.json").steps
    assert [write_move(action) for seat, action, _ in steps if seat == 0] == ["c2-c4"]


def test_a_move_list_is_gone_on_with_and_stays_a_move_list(run: Command) -> None:
    arguments = ("--resume", "moves.txt", "--seat", "sparta", "--bot", "random")
    out = typed(run, "d2-d3;save;quit", *arguments).stdout
    assert "Achaea moves" in out  # its answer was still owed
    text = Path("moves.txt").read_text("utf-8")
    assert "Options: layout=crossed" in text
    assert "1. b2-d4 h9-g7  2. c2-c3" in text
    assert "3. d2-d3" in text


def test_another_file_gets_a_record(run: Command) -> None:
    arguments = ("--resume", "moves.txt", "--seat", "1", "--bot", "random")
    typed(run, "c9-c8;quit", *arguments, "--save", "new.json")
    assert len(reino.Record.load("new.json").steps) == 5
    assert Path("moves.txt").read_text("utf-8") == MOVES


def test_chance_falls_as_it_fell_and_then_anew(run: Command) -> None:
    state = reino.load("braverats", options={"lucky_draw": True}).start(seed=4)
    state = state.play({seat: state.legal(seat)[-1] for seat in state.owing})
    before = reino.Record.of(state, ("person", "bot random"))
    before.save("g.json")
    card = state.legal(0)[0]
    typed(run, f"{card}!;save;quit", "--resume", "g.json", "--seed", "9")
    after = reino.Record.load("g.json")
    assert after.steps[: len(before.steps)] == before.steps
    assert {actor for actor, _, _ in after.steps[len(before.steps) :]} == {-1, 0, 1}
    assert after.commitment is None  # the commitment cannot be kept without the seed
    assert not after.verify().over


def told_by_history(out: str) -> list[str]:
    """The lines of the last `history` of a game."""
    _, _, rest = out.rpartition(" history\n")
    page, _, _ = rest.partition("›")
    return [line.strip() for line in page.splitlines()[:-1]]


def test_history_of_a_resumed_game_tells_everything_once(run: Command) -> None:
    arguments = ("korona", "--players", "3", "--bot", "random", "--seed", "3")
    live = typed(run, "deck;1;history;save g.json;quit", *arguments).stdout
    told = told_by_history(live)
    assert sum("dealt" in line for line in told) >= 3
    again = typed(run, "history;quit", "--resume", "g.json").stdout
    assert told_by_history(again) == told


def test_each_seat_gets_its_bot_in_the_order_of_seats(run: Command) -> None:
    prepare_bot(reino.load("korona"), "greedy")
    run.capsys.readouterr()
    bots = ("--bot", "random", "--bot", "codicioso")
    out = typed(
        run, "save g.json;quit", "korona", "--players", "3", "--seat", "eagle", *bots
    ).stdout
    assert reino.Record.load("g.json").seats == ("bot random", "person", "bot greedy")
    assert "(bot random)" in out
    assert "(bot greedy)" in out
    typed(run, "save again.json;quit", "--resume", "g.json")
    assert reino.Record.load("again.json").seats == ("bot random", "person", "bot greedy")
    typed(run, "save other.json;quit", "--resume", "g.json", "--bot", "greedy")
    assert reino.Record.load("other.json").seats == ("bot greedy", "person", "bot greedy")
    typed(run, "save moved.json;quit", "--resume", "g.json", "--seat", "0")
    assert reino.Record.load("moved.json").seats == ("person", "bot greedy", "bot greedy")


def test_a_seat_that_a_saved_game_does_not_have_is_refused(run: Command) -> None:
    typed(run, "save g.json;quit", "korona", "--bot", "random")
    told = refused(run, "--resume", "g.json", "--seat", "wolf", "--lang", "es")
    assert "no existe el asiento «wolf». Hay: León, Águila, 0, 1." in told


def test_a_resumed_game_is_not_said_to_have_been_promised_no_seed(run: Command) -> None:
    state = reino.load("braverats", options={"lucky_draw": True}).start(seed=4)
    reino.Record.of(state, ("person", "bot random")).save("g.json")
    assert "Dice not proven yet" in run("verify", "g.json").stdout
    typed(run, f"{state.legal(0)[0]}!;save;quit", "--resume", "g.json")
    told = " ".join(run("verify", "g.json").stdout.split())
    assert "or the game was resumed, when the seed is no longer known" in told


def test_undo_counts_choices_where_a_turn_has_several(run: Command) -> None:
    out = typed(run, "undo x;quit;n", "korona", "--bot", "random").stdout
    assert "undo takes a number of choices, as in undo 3; got “x”." in out
    out = typed(run, "undo x;quit;n", "sparta", "--bot", "random").stdout
    assert "undo takes a number of turns, as in undo 3; got “x”." in out


@pytest.mark.parametrize(
    ("arguments", "english", "spanish"),
    [
        (("--resume", "won.txt"), "“won.txt” is over", "«won.txt» ya ha acabado"),
        (
            ("braverats", "--resume", "moves.txt"),
            "“moves.txt” is a game of sparta, not of braverats",
            "es una partida de sparta, no de braverats",
        ),
        (("--resume", "moves.txt"), "which seat is yours", "cuál es tu asiento"),
        (("--resume", "cut.json"), "cannot be resumed: this is not", "no se puede seguir con"),
        (("--resume", "false.json"), "step 1 of 1", "paso 1 de 1"),
        (
            ("--resume", "moves.txt", "--option", "layout=wings"),
            "--option does not go with --resume",
            "--option no va con --resume",
        ),
        (
            ("--resume", "moves.txt", "--position", "x"),
            "--position does not go with --resume",
            "--position no va con --resume",
        ),
        (("chess", "--resume", "moves.txt"), "there is no game", "no existe el juego"),
        ((), "missing: GAME", "falta: JUEGO"),
    ],
)
def test_what_cannot_be_resumed_is_told_and_exits_with_2(
    run: Command, arguments: tuple[str, ...], english: str, spanish: str
) -> None:
    record = reino.Record.of(reino.load("sparta").start())
    Path("cut.json").write_bytes(record.to_json()[:40])
    false = json.loads(record.to_json()) | {"steps": [[0, 1, None]]}
    Path("false.json").write_text(json.dumps(false), "utf-8")
    assert english in refused(run, *arguments)
    assert spanish in refused(run, *arguments, "--lang", "es")


def test_replay_of_an_unfinished_game_draws_its_last_board(run: Command) -> None:
    out = run("replay", "moves.txt").stdout
    board = [line for line in out.splitlines() if line.startswith(" 4 ")]
    assert ["W" in line for line in board] == [True]
    assert "the game is not over." in out
    *_, last = reino.play.movelist.parse(MOVES).states()
    assert out.rstrip().endswith(f"Position: {last.position}")
    assert "Position: " in run("replay", "won.txt").stdout
    record = reino.Record.of(reino.load("braverats").start(seed=1).play({0: 7, 1: 6}))
    record.save("rats.json")
    assert "round 2" in run("replay", "rats.json").stdout
