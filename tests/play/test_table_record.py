"""The record of a table: it can be verified, whichever way the game ended."""

from pathlib import Path
from random import Random

import msgspec
import pytest

import reino
from commands import Command, saved
from reino.core.errors import BrokenRecord, UnverifiedRecord
from reino.core.kernel import JIT
from reino.play import movelist
from reino.play.clock import Live
from reino.play.commands import AnswerDraw, Flag, OfferDraw, Resign
from reino.play.forfeit import decisions
from reino.play.record import Record, Result

from .tables import GAMES, SECRETS, Sitting, sat

LIVE = Live(60.0)


def resigned(game: str = "korona") -> Sitting:
    sitting = sat(game).play_on(Random(1), 8)
    sitting.do("luis", Resign(1))
    return sitting


def timed_out() -> Sitting:
    sitting = sat("sparta", clock=LIVE, timeout="loss").play_on(Random(1), 8)
    sitting.now += 61.0
    sitting.do(None, Flag(0))
    return sitting


def agreed() -> Sitting:
    sitting = sat("sparta").play_on(Random(1), 8)
    sitting.do("luis", OfferDraw(1))
    sitting.do("ana", AnswerDraw(0, True))
    return sitting


ENDS = {"resigned": resigned, "timeout": timed_out, "agreed": agreed}


@pytest.mark.parametrize("end", ENDS)
def test_a_game_that_people_ended_is_proven(end: str) -> None:
    record = ENDS[end]().record()
    proof = record.verify()
    assert (proof.dice, proof.over) == ("proven", True)
    assert record.result is not None
    assert record.result.reason == end


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_game_played_to_its_end_is_proven(game: str, players: int) -> None:
    for seed in range(4 if JIT else 1):
        sitting = sat(game, players, seed=seed, options=SECRETS.get(game) if seed % 2 else None)
        if players > 2:
            sitting.do("eva", Resign(2))
        sitting.play_on(Random(seed))
        record = sitting.record()
        assert record.verify().dice == "proven"
        assert record.result is not None
        assert record.replay() == sitting.state
        assert record.seats[:2] == ("Ana", "Luis")


def test_bots_are_named_in_the_record() -> None:
    sitting = Sitting("sparta").sit("ana", bots=(1,))
    sitting.choose(0)
    sitting.do("ana", Resign(0))
    assert sitting.record().seats == ("Ana", "bot random")


def test_a_record_of_a_game_that_goes_on_keeps_the_seed() -> None:
    record = sat("korona").play_on(Random(1), 5).record()
    assert record.seed is None
    assert record.verify().dice == "unproven"


def test_times_are_seconds_since_the_start() -> None:
    sitting = sat("sparta")
    sitting.choose(0, after=2.5)
    sitting.choose(1, after=1.0)
    assert [time for _, _, time in sitting.record().steps] == [2.5, 3.5]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_game_that_goes_on_from_another_is_proven_by_its_own_seed(
    game: str, players: int
) -> None:
    first = sat(game, players, seed=1, options=SECRETS.get(game)).play_on(Random(1))
    steps = [step[:2] for step in first.table.steps]
    for part in (1, len(steps) // 2, len(steps) - 1) if JIT else (len(steps) - 9,):
        given = steps[:part]
        second = sat(game, players, seed=2, options=SECRETS.get(game), given=given)
        assert [step[:2] for step in second.table.steps[:part]] == given
        assert second.folded().snapshot() == second.table.snapshot()
        second.play_on(Random(2))
        record = second.record()
        assert record.given == part
        assert record.verify().dice == "proven"


def test_dice_that_follow_another_game_are_checked_and_those_before_are_not() -> None:
    first = sat("korona", 3, seed=1).play_on(Random(1), 20)
    given = [step[:2] for step in first.table.steps]
    record = sat("korona", 3, seed=2, given=given).play_on(Random(2)).record()
    with pytest.raises(UnverifiedRecord):
        msgspec.structs.replace(record, given=msgspec.UNSET).verify()
    # As if one draw more had been taken over from elsewhere: it has not.
    last = max(n for n, (actor, _, _) in enumerate(record.steps) if actor < 0)
    assert last >= len(given)
    other = sat("korona", 3, seed=3, given=given)
    other.play_on(Random(2))
    forged = msgspec.structs.replace(other.record(), seed=record.seed, commitment=record.commitment)
    with pytest.raises(UnverifiedRecord):
        forged.verify()


@pytest.mark.parametrize("given", [0, -1, 10_000])
def test_no_more_steps_are_taken_over_than_there_are(given: int) -> None:
    data = resigned().record().to_json().replace(b'"seats"', b'"given": %d, "seats"' % given)
    with pytest.raises(BrokenRecord, match="of its steps from an earlier game"):
        Record.from_json(data)


@pytest.mark.parametrize(
    "result",
    [
        Result("resigned", (1.0, 1.0)),
        Result("resigned", (0.0, 0.0)),
        Result("agreed", (1.0, -1.0)),
        Result("surrendered", (1.0, -1.0)),
        Result("timeout", (77.0, -77.0)),
    ],
)
def test_people_cannot_agree_on_just_any_result(result: Result) -> None:
    with pytest.raises(UnverifiedRecord):
        msgspec.structs.replace(agreed().record(), result=result).verify()


def test_a_game_that_is_over_by_its_rules_has_no_other_end() -> None:
    record = sat("sparta").play_on(Random(1)).record()
    for reason, returns in decisions(reino.load("sparta")):
        with pytest.raises(UnverifiedRecord):
            msgspec.structs.replace(record, result=Result(reason, returns)).verify()


def test_only_games_between_two_are_ended_by_people() -> None:
    assert decisions(reino.load("korona", 3)) == ()
    assert ("agreed", (0.0, 0.0)) not in decisions(reino.load("korona", 2))
    record = sat("korona", 3).play_on(Random(1), 9).record()
    over = msgspec.structs.replace(record, result=Result("resigned", (-1.0, 0.5, 0.5)))
    with pytest.raises(UnverifiedRecord):
        over.verify()


TOLD = {
    ("resigned", "en"): "Lion wins: the other has resigned.",
    ("resigned", "es"): "Gana León: la otra parte se ha rendido.",
    ("timeout", "en"): "Achaea wins: the other's time was up.",
    ("timeout", "es"): "Gana Acaya: a la otra parte se le acabó el tiempo.",
    ("agreed", "en"): "A draw, as both agreed.",
    ("agreed", "es"): "Empate, de común acuerdo.",
}


@pytest.mark.parametrize(("end", "lang"), TOLD)
def test_a_game_that_people_ended_is_told_and_checked_in_both_languages(
    run: Command, tmp_path: Path, end: str, lang: str
) -> None:
    path = saved(ENDS[end]().record(), tmp_path)
    replayed = run("replay", path, "--lang", lang)
    assert replayed.returncode == 0
    assert TOLD[end, lang] in replayed.stdout
    checked = run("verify", path, "--lang", lang)
    assert checked.returncode == 0
    agreed_on = {"en": "as people decided it", "es": "decidieron las personas"}
    assert agreed_on[lang] in " ".join(checked.stdout.split())


@pytest.mark.parametrize(
    ("lang", "says"),
    [("en", "The first 20 steps are from an earlier game"), ("es", "Los primeros 20 pasos son de")],
)
def test_verifying_says_which_steps_are_another_games(
    run: Command, tmp_path: Path, lang: str, says: str
) -> None:
    first = sat("korona", seed=1).play_on(Random(1), 30)
    given = [step[:2] for step in first.table.steps[:20]]
    second = sat("korona", seed=2, given=given).play_on(Random(2))
    dealt = sum(actor < 0 for actor, _, _ in second.table.steps[20:])
    checked = run("verify", saved(second.record(), tmp_path), "--lang", lang)
    assert checked.returncode == 0
    assert says in " ".join(checked.stdout.split())
    assert str(dealt) in checked.stdout


@pytest.mark.parametrize("end", ["timeout", "agreed"])
def test_a_move_list_keeps_the_end_that_people_gave_it(end: str) -> None:
    record = ENDS[end]().record()
    text = movelist.export(record)
    assert f", {end}\n" in text
    back = movelist.parse(text)
    assert back.result == record.result
    assert back.verify().over
    with pytest.raises(BrokenRecord):
        movelist.parse(text.replace(f", {end}", ", boredom"))


def test_a_game_that_people_ended_is_not_resumed(run: Command, tmp_path: Path) -> None:
    ran = run("play", "--resume", saved(resigned("sparta").record(), tmp_path))
    assert ran.returncode != 0
    assert "over" in ran.stderr
