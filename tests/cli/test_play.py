"""A game in the terminal, line by line, against a bot with scripted choices."""

import re
from collections.abc import Iterable
from io import StringIO
from pathlib import Path

import pytest

import reino
from reino.cli.main import main
from reino.games.braverats.rules.cards import CARD_KEYS


class Scripted:
    """Plays these cards, then the first legal action."""

    def __init__(self, cards: Iterable[str]) -> None:
        self.cards = iter([CARD_KEYS.index(card) for card in cards])

    def choose(self, view: reino.View) -> int:
        return next(self.cards, view.legal[0])


class Sitting:
    """Runs `reino play braverats` with typed lines against a script."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.code: int | None = None
        for name, value in {"LC_ALL": "C.UTF-8", "COLUMNS": "80", "LINES": "40"}.items():
            monkeypatch.setenv(name, value)

    def __call__(self, lines: str, *arguments: str, bot: str = "") -> str:
        script = bot.split()
        monkeypatch = self.monkeypatch
        monkeypatch.setattr(
            "sys.stdin", StringIO("".join(f"{x.strip()}\n" for x in lines.split(";")))
        )
        monkeypatch.setattr("reino.bots.make_bot", lambda game, name, seed=None: Scripted(script))
        monkeypatch.setattr("reino.bots.bot_names", lambda game: ("best",))
        self.code = main(["play", "braverats", *arguments])
        out, err = self.capsys.readouterr()
        assert err == ""
        return out


@pytest.fixture
def sit(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Sitting:
    monkeypatch.chdir(tmp_path)
    reino.load("braverats")  # compiles, and reports it, before the output is captured
    capsys.readouterr()
    return Sitting(monkeypatch, capsys)


def test_four_rounds_won_win_the_game(sit: Sitting) -> None:
    out = sit("7;;6;;5;;4;;n;n", bot="musician wizard spy princess")
    assert "Round 1: the Prince against the Musician. On hold." in out
    assert "Yarg wins 2 rounds" in out
    assert "You win!" in out
    assert "\nYou win: you have reached the rounds needed.\n" in out
    assert sit.code == 0


def test_a_princess_who_meets_the_prince_loses_the_game_for_the_prince(sit: Sitting) -> None:
    out = sit("prince;;n;n", bot="princess")
    assert "\nYou lose: the Princess met the Prince.\n" in out


def test_a_card_is_named_by_number_name_or_beginning_in_either_language(sit: Sitting) -> None:
    out = sit("PRÍNCIPE;undo;asesino;undo;wiz;undo;espia;undo;3;undo;gen;quit;n")
    played = [line.split("Play ")[1].split(".")[0] for line in out.splitlines() if "Play " in line]
    assert played == ["the Prince", "the Assassin", "the Wizard", "the Spy", "the Assassin"]


def test_what_could_be_two_cards_is_asked_again(sit: Sitting) -> None:
    out = sit("pr;a;quit;n")
    assert "“pr” could be several: 1 Princess, 7 Prince." in out
    assert "“a” could be several: 3 Assassin, 4 Ambassador." in out
    assert "Round 1" not in out


def test_a_full_name_is_not_ambiguous_though_another_begins_with_it(sit: Sitting) -> None:
    assert "Round 1: the Prince against the Musician" in sit("prince;;quit;n", bot="musician")


def test_a_line_that_means_nothing_gets_told_what_is_possible(sit: Sitting) -> None:
    out = sit(f"rook;9;99;[bold]x;!;{'9' * 5000};quit;n")
    assert out.count("is not possible here") == 6
    assert "“[bold]x”" in out
    assert "0 Musician, 1 Princess" in out


def test_a_card_that_may_not_be_played_is_refused_with_the_reason(sit: Sitting) -> None:
    out = " ".join(sit("7!;7;prince;príncipe;mim;quit;n", bot="musician").split())
    for line in ("7", "prince", "príncipe"):
        assert f"“{line}” is not possible: Yarg played the Prince in round 1. You can cho" in out
    assert "“mim” is not possible: the Mime is not in this game; it comes with" in out


def test_undo_takes_a_card_back_before_it_is_revealed(sit: Sitting) -> None:
    out = sit("7;undo;6;;quit;n", bot="princess")
    assert "Taken back." in out
    assert "the General against the Princess" in out
    assert "the Prince against" not in out


def test_there_is_nothing_to_undo_before_a_choice(sit: Sitting) -> None:
    out = sit("undo;7!;deshacer;quit;n", bot="musician")
    assert out.count("There is nothing to take back") == 2
    assert "Round 1:" in out


def test_only_the_choice_that_is_laid_can_be_undone(sit: Sitting) -> None:
    out = sit("7!;6;undo 2;undo;quit now;quit;n", bot="musician spy")
    assert "Only the choice you have laid can be taken back" in out
    assert out.count("Taken back.") == 1
    assert "“quit” stands alone: type it without “now”." in out
    assert "Round 2:" not in out


def test_a_game_without_positions_says_so(sit: Sitting) -> None:
    assert "This game has no text for its positions" in sit("position;quit;n")


def test_a_script_need_not_confirm(sit: Sitting) -> None:
    with_enter = sit("7;;6;;quit;n", bot="musician wizard")
    without = sit("7;6;quit;n", bot="musician wizard")
    for round_ in ("Prince against the Musician", "General against the Wizard"):
        assert round_ in with_enter
        assert round_ in without


def test_the_last_card_of_a_script_that_ends_is_still_played(sit: Sitting) -> None:
    out = sit("7", bot="spy")
    assert "the Prince against the Spy" in out
    assert "Goodbye!" in out
    assert sit.code == 0


def test_help_leaves_out_the_position_where_there_is_no_text_for_it(sit: Sitting) -> None:
    commands = [line.split()[0] for line in sit("?;quit;n").splitlines() if line.strip()]
    assert "save" in commands
    assert "position" not in commands


def test_help_shows_commands_powers_and_the_table_of_results(sit: Sitting) -> None:
    out = sit("?;quit;n")
    assert "take back your choice" in out
    assert "The lower strength wins." in out
    rows = {line.split()[1]: line.split()[2:] for line in out.splitlines() if _is_row(line)}
    assert rows["Prince"] == ["=", "A!", "Y", "Y", "Y", "Y", "Y", "="]
    assert rows["Wizard"] == ["Y", "Y", "Y", "Y", "Y", "=", "A", "A"]
    assert rows["Princess"] == ["=", "=", "A", "Y", "A", "A", "A", "Y!"]


def test_the_table_counts_the_bonus_and_turns_with_the_seat(sit: Sitting) -> None:
    out = sit("general!;?;quit;n", "--seat", "applewood", bot="spy")
    assert "Who wins this round, with the +2" in out
    rows = {line.split()[1]: line.split()[2:] for line in out.splitlines() if _is_row(line)}
    assert rows["Wizard"] == ["A", "A", "A", "A", "A", "A", "A", "="]


def _is_row(line: str) -> bool:
    parts = line.split()
    return len(parts) == 10 and parts[0].isdecimal()


def test_a_hint_shows_the_equilibrium(sit: Sitting) -> None:
    out = sit("0!;4!;1!;6!;5!;hint;quit;n", bot="general ambassador princess wizard spy")
    assert "with perfect play you win this game 42.9% of the time" in " ".join(out.split())
    assert "██████████ 57.1% 42.9%" in out


def test_history_tells_every_round(sit: Sitting) -> None:
    out = sit("history;7!;historia;quit;n", bot="musician")
    assert "Nothing has happened yet." in out
    assert out.count("Round 1: the Prince against the Musician. On hold.") == 2


def test_a_spy_shows_the_other_card_and_the_spied_on_are_told(sit: Sitting) -> None:
    out = sit("spy!;quit;n", bot="princess wizard")
    assert "Applewood shows" in out
    assert "Applewood shows the Wizard to the Spy." in out
    out = sit("princess!;quit;n", bot="spy")
    assert "A Spy of Applewood is watching: which card do you show?" in out


def test_held_rounds_and_bonuses_are_on_the_board(sit: Sitting) -> None:
    out = sit("musician!;general!;quit;n", bot="ambassador general")
    assert "One round on hold: worth 1 to you, 2 to the other clan." in out
    assert "2 rounds on hold: worth 2 to you, 3 to the other clan." in out
    assert out.count("+2 ") >= 2


def test_a_match_shows_games_and_rounds(sit: Sitting) -> None:
    out = sit("princess!;quit;n", "--option", "emperor=on", bot="prince")
    assert "Game 2 begins. Games won: Yarg 1, Applewood 0." in out
    assert "game 2 · round 1" in out
    assert "★ ☆" in out


def test_a_draft_shows_the_packet_and_what_was_kept(sit: Sitting) -> None:
    out = sit("5!;quit;n", "--option", "draft=on", "--seed", "4")
    first, second = out.split("Keep one card")[:2]
    assert "You have nothing" in first
    assert "The packet: keep one" in first
    assert re.search("You have +5 Wizard", second)
    assert "The packet: keep one" in second


def test_a_lucky_draw_shows_three_cards_and_hides_the_others(sit: Sitting) -> None:
    out = sit("quit;n", "--option", "lucky_draw=on", "--seed", "4")
    assert "Applewood holds 3 of" in out
    assert "Your pile" in out
    assert out.count("╭") == 3


def test_save_writes_a_record_that_verifies(sit: Sitting) -> None:
    out = sit("7!;save half.json;1!;whole one.json;n", bot="wizard prince")
    assert "Saved: half.json" in out
    assert not reino.Record.load("half.json").replay().over
    record = reino.Record.load("whole one.json")
    assert record.verify().over
    assert record.seats == ("person", "bot beginner")
    assert len(record.steps) == 4


def test_a_saved_game_is_not_offered_again(sit: Sitting) -> None:
    assert "Save this game?" not in sit("7!;save a.json;quit", bot="spy")
    assert "Save this game?" in sit("7!;save b.json;6!;quit;n", bot="spy wizard")


def test_an_existing_file_is_replaced_only_when_that_is_wanted(sit: Sitting) -> None:
    Path("old.json").write_text("precious")
    out = sit("save old.json;n;quit;n")
    assert "old.json stays as it is" in out
    assert Path("old.json").read_text() == "precious"
    sit("save old.json;yes;quit")
    assert reino.Record.load("old.json").steps == ()


def test_quit_offers_to_save_under_a_free_name(sit: Sitting) -> None:
    Path("braverats.json").write_text("precious")
    out = sit("7!;quit;y", bot="spy")
    assert "y for braverats-2.json" in out
    assert reino.Record.load("braverats-2.json").steps
    assert Path("braverats.json").read_text() == "precious"


def test_a_file_that_cannot_be_written_costs_nothing(sit: Sitting) -> None:
    out = sit("7!;no/such/folder.json;good.json;n", bot="princess")
    assert "no/such/folder.json could not be written" in out
    assert "Nothing is lost" in " ".join(out.split())
    assert reino.Record.load("good.json").verify().over


def test_a_word_typed_ahead_is_no_file_name(sit: Sitting) -> None:
    out = sit("7;;quit;hint;6!;n", bot="musician")
    assert "“hint” is not taken for a file name" in out
    assert "“6!” is not taken for a file name" in out
    assert list(Path().iterdir()) == []


def test_save_at_the_end_asks_nothing_when_told_beforehand(sit: Sitting) -> None:
    out = sit("7!;n", "--save", "told.json", bot="princess")
    assert "Save this game?" not in out
    assert reino.Record.load("told.json").verify().over


def test_a_told_file_that_cannot_be_written_leaves_another_try(
    sit: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As if the folder had gone away while the game was on.
    monkeypatch.setattr("reino.cli.play.check_writable", lambda terminal, path, replaced: None)
    sit("7!;better.json;n", "--save", "no/such.json", bot="princess")
    assert reino.Record.load("better.json").verify().over
    assert sit.code == 0
    sit("7!", "--save", "no/such.json", bot="princess")
    assert sit.code == 1


def test_an_unfinished_game_is_saved_when_the_lines_end(sit: Sitting) -> None:
    sit("7!;6!", "--save", "half.json", bot="spy wizard")
    record = reino.Record.load("half.json")
    assert (len(record.steps), record.seed, record.result) == (4, None, None)


def test_a_rematch_is_a_game_of_its_own(sit: Sitting) -> None:
    out = sit("7!;y;7!;n", "--save", "game.json", bot="princess")
    assert out.count("─  You lose.  ─") == 2
    assert Path("game.json").exists()
    assert reino.Record.load("game-2.json").verify().over


def test_the_same_seed_deals_the_same_game_and_a_rematch_another(sit: Sitting) -> None:
    def hands(seed: str, *lines: str) -> list[str]:
        out = sit(";".join(lines), "--option", "random_deal=on", "--seed", seed)
        return [line for line in out.splitlines() if "; Applewood holds " in line]

    state = reino.load("braverats", options={"random_deal": True}).start(seed=1)
    whole = []
    while not state.over:  # the bot, too, plays the first legal action
        choices = {seat: state.legal(seat)[0] for seat in state.owing}
        whole += [f"{choices[0]}!"] if 0 in choices else []
        state = state.play(choices)
    first, second = hands("1", *whole, "n", "y", "quit", "n")
    assert first != second
    assert hands("1", "quit", "n") == [first]
    assert hands("2", "quit", "n") != [first]


def test_seats_have_names_and_numbers(sit: Sitting) -> None:
    assert "Applewood (you)" in sit("quit;n", "--seat", "1")
    assert "Applewood (you)" in sit("quit;n", "--seat", "Applewood")
    assert "Yarg (you)" in sit("quit;n", "--seat", "yarg")


def test_the_game_speaks_spanish(sit: Sitting) -> None:
    out = sit("mag;deshacer;príncipe;;n;n", "--lang", "es", bot="princess")
    assert "Jugar el Mago" in out
    assert "Deshecho." in out
    assert "El amor decide" in out
    assert "Has perdido." in out
    assert "(bot principiante)" in out
    assert "¡Adiós!" in out


def test_commands_can_be_shortened_where_no_card_begins_so(sit: Sitting) -> None:
    assert "Nothing has happened yet." in sit("his;q;n")
    assert "“h” is not possible here" in sit("h;q;n")
