"""Projections: a viewer is told of the table by name, of the game by events, and nothing else."""

import gc
from itertools import product
from random import Random

import msgspec
import pytest

from reino.core.catalogue import LANGUAGES
from reino.core.game import Game
from reino.core.spec import Event
from reino.play import log, projection
from reino.play.commands import ChooseFor, Command, OfferDraw, Resign, Sit, StandBy, TakeOver
from reino.play.table import GAMES as MOST_GAMES

from .tables import GAMES, LONG, Sitting, sat, wander


def test_a_sealed_choice_shows_that_it_is_made_and_not_which() -> None:
    told = []
    for action in (1, 6):
        sitting = sat("braverats")
        (chose,) = sitting.choose(0, action)
        views = [
            (
                projection.seen(sitting.table, viewer),
                projection.chapter(sitting.table, chose, viewer),
            )
            for viewer in (1, None)
        ]
        assert views[0][1].notes == (projection.Note("chose", {"seat": 0}),)
        assert [seat.owes for seat in views[0][0].seats] == [False, True]
        told.append(msgspec.json.encode(views))
    assert told[0] == told[1]


def test_no_viewer_learns_whether_it_was_a_standing_answer() -> None:
    told = []
    for act in (ChooseFor(0, 1, 4, "bot"), ChooseFor(0, 1, 4, "standing")):
        sitting = sat("braverats")
        assert sitting.table.asked[0] == act.asked
        (chose,) = sitting.do(None, act)
        told.append([projection.chapter(sitting.table, chose, viewer) for viewer in (0, 1, None)])
    assert told[0] == told[1]


def test_the_seed_is_told_only_after_the_end() -> None:
    sitting = sat("korona")
    for viewer in (0, 1, None):
        assert projection.seen(sitting.table, viewer, sitting.seed).seed is None
    assert sitting.table.record(sitting.seed).seed is None
    sitting.do("ana", Resign(0))
    assert projection.seen(sitting.table, None, sitting.seed).seed == sitting.seed.hex()
    assert projection.seen(sitting.table, None).seed is None


def test_a_seat_is_offered_its_own_actions_and_no_others() -> None:
    sitting = sat("sparta")
    assert projection.seen(sitting.table, 0).legal == sitting.state.legal(0)
    assert projection.seen(sitting.table, 0).asked == sitting.table.number
    for viewer in (1, None):
        seen = projection.seen(sitting.table, viewer)
        assert (seen.legal, seen.asked) == ((), 0)
    sitting.do("luis", Resign(1))
    assert projection.seen(sitting.table, 0).legal == ()


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_recap_says_what_was_told_at_the_time(game: str, players: int) -> None:
    sitting = sat(game, players)
    told: dict[int | None, list[projection.Chapter]] = {0: [], None: []}
    begun = len(sitting.entries)
    rng = Random(3)
    while len(sitting.entries) < LONG and sitting.table.status == "playing":
        wander(sitting, rng, len(sitting.entries) + 1)
    for viewer, chapters in told.items():
        table = log.folded("a table", sitting.entries[:begun])
        for entry in sitting.entries[begun:]:
            table.apply(entry)
            if entry.heard_by(viewer):
                chapters.append(projection.chapter(table, entry, viewer))
        recap = projection.recap("a table", map(log.read, sitting.lines), viewer, begun)
        assert list(recap) == chapters
        assert sorted({chapter.number for chapter in recap}) == list(
            range(begun + 1, sitting.table.number + 1)
        )


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_events_are_plain_data_that_the_game_has_words_for(game: str, players: int) -> None:
    sitting = sat(game, players).play_on(Random(6), LONG)
    words = sitting.table.game.spec.words
    chapters = projection.recap("a table", sitting.entries, 1, 0)
    events = [event for chapter in chapters for event in chapter.events]
    assert len(events) > 2
    for event in events[:60]:
        plain = msgspec.json.decode(msgspec.json.encode(event), type=projection.Note)
        for lang in LANGUAGES:
            assert words.tell(Event(plain.kind, plain.data), lang)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_sentence_that_was_told_before_is_still_that_of_its_event(
    game: str, players: int
) -> None:
    sitting = sat(game, players).play_on(Random(6), LONG)
    tell = sitting.table.game.spec.words.tell
    for viewer in (0, 1, None):
        chapters = projection.recap("a table", sitting.entries, viewer, 0)
        for lang in LANGUAGES:
            for told in projection.worded(sitting.table.game, chapters, lang):
                for note in told.events:
                    assert note.text == tell(Event(note.kind, note.data), lang)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_question_is_put_to_each_viewer_in_their_words(game: str, players: int) -> None:
    sitting = sat(game, players)
    rng = Random(7)
    for _ in range(LONG // 4):
        if sitting.table.status != "playing":
            break
        asking = sitting.table.game.spec.question
        for viewer, lang in product((0, 1, None), LANGUAGES):
            extras = projection.Extras(words=lang)
            asked = projection.seen(sitting.table, viewer, extras=extras).question
            assert asked is not None
            assert asking is not None
            put = asking.ask(asked, -1 if viewer is None else viewer, lang)
            assert asked.text == put
        sitting.play_on(rng, 1)


def late(sitting: Sitting, moment: float) -> int:
    return len(projection.before(sitting.entries, moment))


@pytest.mark.parametrize("command", [Resign(0), TakeOver(0), OfferDraw(0)], ids=repr)
def test_who_watches_with_a_delay_hears_of_nothing_early(command: Command) -> None:
    sitting = sat("sparta")
    sitting.now += 10
    sitting.choose(0)
    chosen = len(sitting.entries)
    sitting.now += 10
    sitting.do("ana", command)
    assert late(sitting, sitting.now - 5) == chosen
    assert late(sitting, sitting.now) == len(sitting.entries)


def test_seats_are_taken_in_plain_sight_and_the_deal_is_not() -> None:
    sitting = sat("korona", 3)
    assert late(sitting, sitting.now - 5) == len(sitting.entries) - 1


def test_steps_of_an_earlier_game_are_counted_and_not_told() -> None:
    earlier = sat("korona", 3).play_on(Random(1), 20)
    given = [step[:2] for step in earlier.table.steps]
    sitting = sat("korona", 3, given=given)
    for viewer in (0, 1, 2, None):
        seen = projection.seen(sitting.table, viewer)
        assert seen.given == len(given)
        assert seen.setup.given == ()
    assert sitting.table.setup.given == tuple(given)


def test_a_table_is_seen_before_it_begins() -> None:
    sitting = Sitting("korona", 3)
    sitting.do("ana", Sit(1, "00" * 16))
    seen = projection.seen(sitting.table, 1, sitting.seed)
    assert (seen.status, seen.view, seen.legal, seen.seed) == ("open", None, (), None)
    assert [(seat.name, seat.open) for seat in seen.seats] == [
        ("", True),
        ("Ana", False),
        ("", True),
    ]


def test_no_other_viewer_can_tell_that_there_is_a_standing_answer() -> None:
    sitting = sat("korona")
    before = {viewer: projection.seen(sitting.table, viewer) for viewer in (0, 1, None)}
    (entry,) = sitting.do("ana", StandBy(0, "never_this_turn", True))
    assert projection.seen(sitting.table, 0) != before[0]
    for viewer in (1, None):
        assert projection.seen(sitting.table, viewer) == before[viewer]
        assert not entry.heard_by(viewer)
    assert entry.heard_by(0)
    assert projection.recap("a table", map(log.read, sitting.lines), None, before[0].number) == ()
    assert sitting.table.entries == sitting.table.number + 1


def test_names_of_actions_keep_no_game_whose_tables_are_gone() -> None:
    """Each game with its options holds tens of kilobytes, and people may choose any options."""

    def there() -> int:
        gc.collect()
        return sum(isinstance(each, Game) for each in gc.get_objects())

    before = there()
    switches = ("traitor", "fast_rat", "emperor", "held_ambassador", "musician_mutes")
    for values in product((False, True), repeat=len(switches)):
        for hands in ({}, {"draft": True}, {"random_deal": True}, {"princess_attack": "random"}):
            for lucky in (False, True):
                options = dict(zip(switches, values, strict=True)) | hands | {"lucky_draw": lucky}
                sitting = sat("braverats", options=options)
                seat = sitting.table.owing[0]
                assert projection.seen(
                    sitting.table, seat, extras=projection.Extras(words="es")
                ).names
    assert there() - before <= MOST_GAMES
