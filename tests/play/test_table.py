"""A table is the fold of its log, whether from its beginning or from a snapshot."""

from random import Random

import pytest

from reino.core.errors import ReinoError
from reino.core.state import State
from reino.play import log, projection
from reino.play.clock import Days, Live
from reino.play.commands import (
    AnswerDraw,
    AnswerUndo,
    Choose,
    HandBack,
    Leave,
    Sit,
    StandBy,
    TakeOver,
    Undo,
    Vote,
)
from reino.play.table import PASSING, REMEMBERED, Table

from .tables import GAMES, LONG, SECRETS, Sitting, sat, wander

CLOCKS = (None, Live(300.0, 2.0), Days(1.0))
ROUNDS = 12
SIT, LEAVE = Sit(0, "00" * 16), Leave(0)


def random_tables(game: str, players: int) -> list[Sitting]:
    made = []
    for number in range(ROUNDS):
        sitting = Sitting(
            game,
            players,
            options=SECRETS.get(game) if number % 2 else None,
            clock=CLOCKS[number % 3],
            timeout="loss" if number % 2 else "bot",
            seed=number,
        )
        bots = (players - 1,) if number == ROUNDS - 1 else ()
        sitting.sit("ana", "luis", "eva", "juan", bots=bots)
        made.append(sitting)
    return made


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_folding_the_written_log_gives_the_table_that_was_played(game: str, players: int) -> None:
    done = []
    for number, sitting in enumerate(random_tables(game, players)):
        done.append(wander(sitting, Random(number), LONG, resigning=0.002))
        folded = sitting.folded()
        assert folded.snapshot() == sitting.table.snapshot()
        assert folded.path == sitting.table.path
    assert sum(counts[Choose] for counts in done) > ROUNDS * 5
    kinds = {kind for counts in done for kind in counts}
    assert {Undo, AnswerUndo, TakeOver, HandBack, Vote} <= kinds
    assert (AnswerDraw in kinds) == (game == "sparta")
    assert (StandBy in kinds) == (players > 2)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_snapshot_that_is_restored_plays_on_like_the_table(game: str, players: int) -> None:
    for number, sitting in enumerate(random_tables(game, players)):
        rng = Random(100 + number)
        wander(sitting, rng, LONG // 2)
        restored = Table.restored(sitting.table.snapshot())
        assert restored.snapshot() == sitting.table.snapshot()
        before = len(sitting.entries)
        wander(sitting, rng, LONG, resigning=0.002)
        live = log.folded("a table", sitting.entries[:before])
        for line in sitting.lines[before:]:
            entry = log.read(line)
            restored.apply(entry)
            live.apply(entry)
            assert projection.chapter(restored, entry, 0) == projection.chapter(live, entry, 0)
        assert restored.snapshot() == sitting.table.snapshot()


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_position_is_where_the_steps_lead(game: str, players: int) -> None:
    sitting = sat(game, players, seed=3)
    wander(sitting, Random(5), LONG)
    table = sitting.table
    assert table.state_after(len(table.steps)) == table.state
    assert len(table.gained) == len(table.steps)
    assert table.draws == sum(actor < 0 for actor, _, _ in table.steps)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_state_comes_back_from_its_bytes(game: str, players: int) -> None:
    sitting = sat(game, players)
    sitting.play_on(Random(1), 9)
    back = State.of(sitting.table.game, bytes(sitting.state))
    assert back == sitting.state
    assert back.owing == sitting.state.owing
    assert [back.legal(seat) for seat in back.owing] == [
        sitting.state.legal(seat) for seat in back.owing
    ]
    with pytest.raises(ReinoError) as refused:
        State.of(sitting.table.game, bytes(sitting.state)[:-1])
    assert refused.value.key == "error-state-bytes"


def test_an_entry_that_is_written_reads_the_same() -> None:
    sitting = sat("korona", 3, clock=Live(60.0))
    wander(sitting, Random(2), LONG, resigning=0.02)
    assert [log.read(line) for line in sitting.lines] == sitting.entries


def test_requests_are_remembered_for_a_while() -> None:
    sitting = Sitting("sparta")
    for number in range(REMEMBERED):
        sitting.do("ana", (SIT, LEAVE)[number % 2], request=f"{number}")
    assert len(sitting.table.requests["ana"]) == REMEMBERED
    assert sitting.table.answered("ana", "5") == 7
    sitting.do("ana", SIT, request="one more")
    assert sitting.table.answered("ana", "0") is None
    assert sitting.table.answered("ana", "1") == 3


def test_no_person_pushes_out_the_requests_of_another() -> None:
    sitting = Sitting("sparta")
    sitting.do("luis", Sit(1, "00" * 16), request="mine")
    for number in range(2 * REMEMBERED):
        sitting.do("ana", (SIT, LEAVE)[number % 2], request=f"{number}")
    assert sitting.table.answered("luis", "mine") == 2
    assert sitting.table.answered("ana", "mine") is None
    assert sitting.folded().answered("luis", "mine") == 2


def test_of_those_who_only_came_by_the_last_are_remembered() -> None:
    sitting = Sitting("sparta")
    sitting.do("luis", Sit(1, "00" * 16), request="mine")
    for number in range(3 * PASSING):
        sitting.do(f"guest{number}", SIT, request="sit")
        sitting.do(f"guest{number}", LEAVE, request="leave")
    last = [f"guest{2 * PASSING + number}" for number in range(PASSING)]
    # One more: the guest who sat down last did not count among those who had gone.
    assert set(sitting.table.requests) == {"luis", f"guest{2 * PASSING - 1}", *last}
    assert sitting.table.answered(last[-1], "leave") == sitting.table.number
    assert sitting.table.answered("luis", "mine") == 2


def test_rules_that_have_changed_since_are_refused() -> None:
    sitting = Sitting("sparta")
    first = sitting.entries[0]
    assert isinstance(first, log.Opened)
    line = log.written(first).replace(b'"rules":1', b'"rules":77')
    older = log.folded("older", [log.read(line)])
    with pytest.raises(ReinoError) as refused:
        older.game  # noqa: B018
    assert refused.value.key == "error-table-rules"
