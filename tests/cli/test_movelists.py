"""Move lists at the command line: export, import, replay, verify."""

from pathlib import Path

import pytest

import reino
from commands import Command, in_spanish, saved

MOVES = """Game: sparta
Seats: "Ana", "Luis"

1. b2-d4 h9-g7 {a remark}
"""


@pytest.fixture
def moves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """A move list in a file; the rules are compiled already, so no progress is printed."""
    reino.load("sparta")
    capsys.readouterr()
    path = tmp_path / "moves.txt"
    path.write_text(MOVES, "utf-8")
    return str(path)


def test_a_move_list_becomes_a_record_and_a_move_list_again(
    run: Command, moves: str, tmp_path: Path
) -> None:
    made, back = str(tmp_path / "made.json"), str(tmp_path / "back.txt")
    ran = run("import", moves, "--to", made)
    assert (ran.returncode, ran.stdout.replace("\n", "")) == (0, f"Saved: {made}")
    record = reino.Record.load(made)
    assert record.seats == ("Ana", "Luis")
    assert len(record.steps) == 2
    printed = run("export", made).stdout
    assert printed.endswith("\n\n1. b2-d4 h9-g7\n")
    assert run("export", made, "--to", back).returncode == 0
    assert Path(back).read_text("utf-8") == printed


def test_the_remarks_of_a_move_list_are_in_the_readers_language(
    run: Command, tmp_path: Path
) -> None:
    path = tmp_path / "run.txt"
    position = "10/w8w/10/10/10/10/2Www2W2/10/W6W2/10 a1,b1 i10,j10 S 0"
    path.write_text(f"Game: sparta\nPosition: {position}\n\n1. h4-f4\n", "utf-8")
    assert "{beats d4 and e4}" in run("export", str(path)).stdout
    assert "{derrota d4 y e4}" in run("export", str(path), "--lang", "es").stdout


def test_move_lists_are_replayed_and_verified_like_records(run: Command, moves: str) -> None:
    told = run("replay", moves)
    assert told.returncode == 0
    assert "Sparta: Ana" in told.stdout
    assert "Achaea moves a warrior h9-g7." in told.stdout
    checked = run("verify", moves)
    assert checked.returncode == 0
    assert "All 2 steps are legal." in checked.stdout
    assert "No dice were needed." in checked.stdout


def test_a_finished_game_of_sparta_ends_with_its_last_board(run: Command, tmp_path: Path) -> None:
    position = "10/w8w/10/10/10/10/2Www2W2/W9/W7W1/10 a1,b1 a4 S 0"
    path = tmp_path / "won.txt"
    path.write_text(f"Game: sparta\nPosition: {position}\n\n1. a3-a4\n", "utf-8")
    told = run("replay", str(path), "--lang", "es").stdout
    assert "Gana Esparta" in told
    assert "Esparta: todas las ciudades son suyas" in told
    assert "[W]" in told


@pytest.mark.parametrize(
    "command", [("replay",), ("verify",), ("export",), ("import", "--to", "x")]
)
def test_a_move_list_that_does_not_hold_exits_with_1(
    run: Command, moves: str, command: tuple[str, ...], tmp_path: Path
) -> None:
    Path(moves).write_text(MOVES.replace("h9-g7", "h9-g6"), "utf-8")
    told = in_spanish(run, *command, moves)
    assert "línea 4, jugada 1 (achaea), h9-g6: g6 queda fuera de alcance" in told
    assert not Path("x").exists()


def test_a_game_with_dice_goes_there_and_back(
    run: Command, finished: reino.Record, tmp_path: Path
) -> None:
    moves, made = str(tmp_path / "moves.txt"), str(tmp_path / "made.json")
    assert run("export", saved(finished, tmp_path), "--to", moves).returncode == 0
    text = Path(moves).read_text("utf-8")
    assert "\nResult: applewood, target\n\nchance: " in text
    assert "\nyarg: play " in text
    assert run("import", moves, "--to", made).returncode == 0
    again = reino.Record.load(made)
    assert again.replay() == finished.replay()
    assert again.result == finished.result
    checked = run("verify", moves)
    assert (checked.returncode, "All 16 steps are legal." in checked.stdout) == (0, True)
    assert run("replay", moves).stdout == run("replay", saved(finished, tmp_path)).stdout


def test_what_is_no_move_list_is_told(run: Command, finished: reino.Record, tmp_path: Path) -> None:
    ran = run("import", saved(finished, tmp_path), "--to", str(tmp_path / "x.json"))
    assert (ran.returncode, "is a record already" in ran.stderr) == (1, True)
    assert run("import", str(tmp_path / "none.txt"), "--to", "x").returncode == 1


def test_a_file_that_could_not_be_written_is_not_said_to_be_missing(
    run: Command, moves: str, tmp_path: Path
) -> None:
    nowhere = str(tmp_path / "nodir" / "x")
    for command in ("export", "import"):
        ran = run(command, moves, "--to", nowhere)
        assert (ran.returncode, ran.stdout) == (1, "")
        assert f"“{nowhere}” could not be written: there is no folder" in ran.stderr
    ran = run("export", moves, "--to", str(tmp_path), "--lang", "es")
    assert "no se pudo escribir" in ran.stderr
    assert "es una carpeta" in ran.stderr
