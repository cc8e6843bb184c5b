"""`reino stats`: statistics of stored records."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import reino
from commands import Command
from games.korona.positions import placed, play
from reino.arena.rating import Score, share_interval
from reino.arena.statistics import Told, grouped, told
from reino.bots import RandomBot

# BraveRats, card by card: the Prince beats the Wizard and so on; no dice are needed.
YARG_WINS = [(7, 5), (6, 4), (5, 3), (4, 2)]


def played(moves: list[tuple[int, int]], seed: int = 1) -> reino.State:
    state = reino.load("braverats").start(seed=seed)
    for first, second in moves:
        state = state.play({0: first, 1: second})
    return state


def random_game(game: reino.Game, seed: int) -> reino.State:
    state, bot = game.start(seed=seed), RandomBot(seed)
    while not state.over:
        state = state.play({seat: bot.choose(state.view(seat)) for seat in state.owing})
    return state


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three games won by Yarg, one that is not over, all of BraveRats; and two of Sparta."""
    made = tmp_path / "records"
    (made / "more").mkdir(parents=True)
    for seed in range(3):
        reino.Record.of(played(YARG_WINS, seed)).save(made / f"{seed}.json")
    reino.Record.of(played(YARG_WINS[:2])).save(made / "more" / "left.json")
    sparta = reino.load("sparta", options={"layout": "crossed"})
    for seed in range(2):
        reino.Record.of(random_game(sparta, seed)).save(made / "more" / f"sparta{seed}.json")
    return made


def found(run: Command, folder: Path, code: int = 0) -> dict[str, Any]:
    path = folder.parent / "found.json"
    ran = run("stats", str(folder), "--json", str(path))
    assert ran.returncode == code, ran.stderr
    result: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return result


def test_records_are_told_by_game_and_options(run: Command, folder: Path) -> None:
    rats, sparta = found(run, folder)["groups"]
    assert (rats["game"], rats["games"], rats["unfinished"]) == ("braverats", 3, 1)
    assert (sparta["game"], sparta["games"], sparta["unfinished"]) == ("sparta", 2, 0)
    assert sparta["options"]["layout"] == "crossed"
    assert "turns" in sparta


def test_seats_ends_lengths_and_openings_are_counted(run: Command, folder: Path) -> None:
    rats, _ = found(run, folder)["groups"]
    assert rats["wins"] == [3, 0]
    assert rats["wins_intervals"] == [list(share_interval(3, 3)), list(share_interval(0, 3))]
    assert rats["reasons"] == {"target": 3}
    assert (rats["choices"], rats["choices_extremes"]) == (4, [4, 4])
    by_name = {opening["name"]: opening for opening in rats["openings"]}
    assert set(by_name) == {"Play the Prince", "Play the Wizard"}
    assert by_name["Play the Prince"]["games"] == 3
    assert by_name["Play the Prince"]["score"] == 1
    assert by_name["Play the Wizard"]["score"] == 0
    assert by_name["Play the Wizard"]["score_interval"] == list(Score(0, 0, 3).share_interval)


def test_only_the_first_choice_of_whoever_is_asked_first_is_an_opening() -> None:
    game = reino.load("sparta")
    record = reino.Record.of(random_game(game, 3))
    [(seat, action)] = told(record).first
    assert (seat, action) == record.steps[0][:2]
    assert told(record).turns == len(record.steps)


def test_the_winner_of_three_has_a_point_and_who_shares_a_win_half_of_one() -> None:
    alone = placed(["tower", "archer", ""], ["field", "", ""], market="", deck="")
    shared = placed(["archer", "archer", ""], ["field", "", ""], market="", deck="")
    ends = [play(table, "discard field") for table in (alone, shared)]
    assert [end.returns for end in ends] == [(1.0, -0.5, -0.5), (0.25, 0.25, -0.5)]
    for first, scores in ((0, (1, 0.5)), (1, (0, 0.5)), (2, (0, 0))):
        for end, points in zip(ends, scores, strict=True):
            [group] = grouped([Told(end.game, 1, ((first, 7),), end)])
            assert group.openings[7].points == points
            assert sum(group.balance.wins) == (end is ends[0])
            assert group.balance.draws == (end is ends[1])


def test_jack_rabbits_tells_wins_by_the_order_of_play() -> None:
    state = random_game(reino.load("jackrabbits"), 1)
    [group] = grouped([told(reino.Record.of(state))])
    assert group.by_order
    assert group.games == 1


def test_damaged_files_are_named_and_skipped(run: Command, folder: Path) -> None:
    good = (folder / "0.json").read_text("utf-8")
    (folder / "torn.json").write_text(good[:-200], "utf-8")
    (folder / "other.json").write_text("{}", "utf-8")
    (folder / "lying.json").write_text(good.replace('"target"', '"princess"'), "utf-8")
    (folder / "empty.json").touch()
    told = found(run, folder, code=1)
    assert told["groups"][0]["games"] == 3
    assert [Path(file["file"]).stem for file in told["damaged"]] == [
        "empty",
        "lying",
        "other",
        "torn",
    ]
    ran = run("stats", str(folder), "--lang", "es")
    assert ran.returncode == 1
    assert "Se omite" in ran.stderr
    assert "Se han omitido 4 archivos." in ran.stderr


def test_people_see_tables_in_their_language(run: Command, folder: Path) -> None:
    shown = run("stats", str(folder)).stdout
    for words in ("Games that are over: 3; not over: 1.", "Yarg", "Play the Prince", "Sparta"):
        assert words in shown
    assert "layout=crossed" in shown
    shown = run("stats", str(folder), "--lang", "es").stdout
    for words in ("Partidas acabadas: 3; sin acabar: 1.", "Primera elección", "Jugar"):
        assert words in shown


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_plot_is_a_picture(run: Command, folder: Path, lang: str) -> None:
    plot = folder.parent / "plot.svg"
    assert run("stats", str(folder), "--plot", str(plot), "--lang", lang).returncode == 0
    root = ET.parse(plot).getroot()
    assert root.get("lang") == lang
    assert "BraveRats" in "".join(root.itertext())


def test_only_games_that_are_not_over_make_no_tables(run: Command, folder: Path) -> None:
    whole = run("stats", str(folder)).stdout
    assert "First choice" in whole
    shown = run("stats", str(only(folder, "left.json"))).stdout
    assert "Games that are over: 0; not over: 1." in " ".join(shown.split())
    assert "First choice" not in shown


def only(folder: Path, name: str) -> Path:
    alone = folder.parent / "alone"
    alone.mkdir()
    (folder / "more" / name).rename(alone / name)
    return alone


def test_a_folder_without_records_is_refused(run: Command, tmp_path: Path) -> None:
    ran = run("stats", str(tmp_path))
    assert ran.returncode == 2
    assert "there is no record in" in ran.stderr
    assert run("stats", str(tmp_path / "nowhere")).returncode == 2


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "“{}” is a file, not a folder"), ("es", "«{}» es un archivo, no una carpeta")],
)
def test_a_record_is_no_folder_of_records(run: Command, folder: Path, lang: str, told: str) -> None:
    file = folder / "0.json"
    ran = run("--lang", lang, "stats", str(file))
    assert ran.returncode == 2
    assert told.format(file) in ran.stderr


def test_results_and_plot_want_two_files(run: Command, folder: Path) -> None:
    same = folder.parent / "same.svg"
    ran = run("stats", str(folder), "--json", str(same), "--plot", str(same))
    assert ran.returncode == 2
    assert "each result needs a file of its own" in ran.stderr
    assert not same.exists()
