"""Secrets make no difference: the projections of a viewer are the same, to the byte, when
everything hidden from them is different."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

import msgspec
import pytest

from reino.core.kernel import JIT
from reino.core.state import State
from reino.play import log, projection
from reino.play.clock import Live
from reino.play.table import Entry, Table, first_state

from .tables import GAMES, LONG, SECRETS, Sitting, sat, wander

MOST = 40  # choices or outcomes that are tried to find one that looks the same
SHORT = ("braverats",)  # games of a few entries: more of them are looked at

Play = Callable[[State, int], State]


@dataclass
class Compared:
    """The number of comparisons, the number in which the truth was really different, and the
    leaks."""

    same: int = 0
    otherwise: int = 0
    leaks: list[str] = field(default_factory=list)


def told(table: Table, entry: Entry, viewer: int | None, seed: bytes) -> bytes:
    """All projections of a table for a viewer after an entry."""
    seen = projection.seen(table, viewer, seed, projection.Extras(raw=True, words="es"))
    return msgspec.json.encode((seen, projection.chapter(table, entry, viewer)))


def twin(table: Table, state: State | None) -> Table:
    """The same table with another truth."""
    other = Table.restored(table.snapshot())
    other.state = state
    other.path = () if state is None else (state,)
    return other


def looks_same(
    state: State, choices: Sequence[int], step: Play, truth: State, viewer: int | None
) -> tuple[int, State] | None:
    """A choice after which the viewer sees the same as in truth, and the state after it."""
    wanted = truth.view(viewer)
    for choice in choices[:MOST]:
        after = step(state, choice)
        if after.view(viewer) == wanted:
            return choice, after
    return None


def disguised(
    entry: log.Chose | log.Begun,
    path: Sequence[State],
    state: State,
    viewer: int | None,
    rng: Random,
) -> log.Chose | log.Begun | None:
    """An entry for another truth that looks the same to this viewer, with other choices if there
    are any; None if there is none."""
    truths = list(path[1:])
    changes: dict[str, object] = {}
    if isinstance(entry, log.Chose):
        own = viewer == entry.seat
        menu = state.legal(entry.seat)
        choices = [entry.action] if own else rng.sample(menu, len(menu))
        choices = [choice for choice in choices if choice in menu]
        found = looks_same(
            state, choices, lambda s, a: s.play(entry.seat, a), truths.pop(0), viewer
        )
        if found is None:
            return None
        changes["action"], state = found
        changes["by"] = rng.choice(("person", "bot", "standing"))
    falls = []
    for truth in truths:
        outcomes = [outcome for outcome, _ in state.chance]
        rng.shuffle(outcomes)
        found = looks_same(state, outcomes, State.fall, truth, viewer)
        if found is None:
            return None
        falls.append(found[0])
        state = found[1]
    return msgspec.structs.replace(entry, falls=tuple(falls), **changes)


def other_entry(
    before: Table, after: Table, entry: Entry, state: State | None, viewer: int | None
) -> Entry | None:
    """An entry that may have been written instead, as far as this viewer knows."""
    rng = Random(after.number)
    if isinstance(entry, log.Begun):
        return disguised(entry, after.path, first_state(after.setup), viewer, rng)
    if isinstance(entry, log.Chose):
        assert state is not None
        return disguised(entry, after.path, state, viewer, rng)
    standing = before.game.spec.standing
    if isinstance(entry, log.StandingChanged) and entry.seat != viewer and standing is not None:
        return msgspec.structs.replace(entry, name=rng.choice(standing.names))
    return entry


def compare(sitting: Sitting, guesses: int = 1) -> Compared:
    """Every entry of a table, for every viewer, beside other truths that the viewer holds for
    possible."""
    found = Compared()
    first, *others = sitting.entries
    assert isinstance(first, log.Opened)
    table = first.open_table("a table")
    for entry in others:
        before = Table.restored(table.snapshot())
        table.apply(entry)
        for viewer in (None, *range(table.setup.players)):
            for state in possible(before, viewer, guesses):
                other = other_entry(before, table, entry, state, viewer)
                if other is None:
                    continue
                alternative = twin(before, state)
                alternative.apply(other)
                found.same += 1
                found.otherwise += alternative.state != table.state
                if told(table, entry, viewer, sitting.seed) != told(
                    alternative, other, viewer, bytes(32)
                ):
                    found.leaks.append(f"{type(entry).__name__} {table.number} to {viewer}")
        if table.status == "over":
            break  # the seed is published
    return found


def possible(table: Table, viewer: int | None, guesses: int) -> Iterator[State | None]:
    if table.state is None:
        yield None
        return
    for number in range(guesses):
        yield table.state.view(viewer).guess(1000 * table.number + number)


def random_tables(game: str, players: int) -> Iterator[Sitting]:
    games = 2 if JIT else 1
    for number in range(6 * games if game in SHORT else games):
        options = SECRETS.get(game) if number % 2 == 0 else None
        clock = Live(600.0, 2.0) if number % 2 else None
        sitting = sat(game, players, seed=number, options=options, clock=clock)
        wander(sitting, Random(number), LONG // 2)
        if sitting.table.status == "over":
            sitting.entries.pop()  # with the last entry the seed is published
        yield sitting


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_is_hidden_makes_no_difference_to_anybody(game: str, players: int) -> None:
    same = otherwise = 0
    for sitting in random_tables(game, players):
        found = compare(sitting)
        assert found.leaks == []
        same += found.same
        otherwise += found.otherwise
    assert same > (200 if JIT else 20)
    # Sparta has no secrets: there the seed differs, and the bot or person that chose.
    assert otherwise == 0 if game == "sparta" else otherwise > same // 4


def test_the_end_is_told_to_all_viewers_alike() -> None:
    sitting = sat("korona", 3).play_on(Random(1))
    last = sitting.entries[-1]
    assert sitting.table.status == "over"
    told = [projection.chapter(sitting.table, last, viewer).events for viewer in (None, 0, 1, 2)]
    ends = [[event for event in events if event.kind == "end"] for events in told]
    assert len(ends[0]) == 1
    assert ends == [ends[0]] * 4


def test_a_played_on_game_does_not_tell_its_beginning() -> None:
    sealed = []
    for action in (1, 6):
        sitting = sat("braverats", given=[(0, action)])
        begun = sitting.entries[-1]
        sealed.append([told(sitting.table, begun, viewer, sitting.seed) for viewer in (1, None)])
    assert sealed[0] == sealed[1]


def leaking(game: str, players: int) -> bool:
    return any(compare(sitting).leaks for sitting in random_tables(game, players))


@pytest.mark.parametrize("name", ["action", "by", "falls"])
def test_a_choice_that_is_told_is_caught(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(log.Chose, "shown", ("seat", name))
    assert leaking("korona", 3) if name == "falls" else leaking("braverats", 2)


def test_a_deal_that_is_told_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log.Begun, "shown", ("falls",))
    assert leaking("jackrabbits", 4)


def test_a_seed_that_is_published_early_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = projection.seen

    def early(table: Table, viewer: int | None, seed: bytes, raw: bool) -> projection.Seen:
        return msgspec.structs.replace(honest(table, viewer, seed), seed=seed.hex())

    monkeypatch.setattr(projection, "seen", early)
    assert leaking("sparta", 2)


def test_a_view_through_anothers_eyes_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = projection.seen

    def through_seat_0(table: Table, viewer: int | None, seed: bytes, raw: bool) -> projection.Seen:
        seen = honest(table, viewer, seed)
        return msgspec.structs.replace(seen, view=honest(table, 0, seed).view)

    monkeypatch.setattr(projection, "seen", through_seat_0)
    assert leaking("korona", 3)


def test_a_standing_answer_that_is_told_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log.StandingChanged, "heard_by", lambda self, viewer: True)
    assert leaking("korona", 3)
