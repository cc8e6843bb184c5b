"""What one viewer of a table may know: the only way out for anything that happens at it.

A viewer is a seat, or None for whoever watches. Views and events come from the game's own gate;
of the log only what is said here leaves, and nothing of it depends on what is hidden.
"""

from base64 import b64encode
from collections import namedtuple
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec
import numpy as np

from reino.core.game import Game
from reino.core.registry import find
from reino.core.spec import Event
from reino.core.state import State
from reino.core.view import PUBLIC, View
from reino.offers import offers
from reino.play import log
from reino.play.record import Result
from reino.play.table import Table
from reino.play.table_state import Seat

Plain = Any


class SeatSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str = ""
    bot: str | None = None  # the level of the bot whose seat this is
    stand_in: str | None = None  # of the one that plays for the person
    open: bool = False
    kept: bool = False  # open for the person of this name alone
    gone: bool = False
    owes: bool = False
    seconds: float | None = None  # left on a live clock, when its time began to run
    since: float | None = None  # and when that was; none while it stands
    deadline: float | None = None


class UndoSeen(msgspec.Struct, frozen=True):
    seat: int
    steps: int
    agreed: tuple[int, ...]


class Seen(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A table as one viewer may see it now."""

    table: str
    number: int
    status: str
    setup: log.Setup  # without an earlier game's steps and table: they would tell what is hidden
    given: int = 0  # how many there are
    seats: tuple[SeatSeen, ...]
    viewer: int | None = None
    commitment: str
    nonces: tuple[str, ...] = ()
    seed: str | None = None  # once it is over
    view: Plain = None
    record: str | None = None  # the view's bytes in base64, for programs that have the library
    legal: tuple[int, ...] = ()
    names: tuple[str, ...] = ()  # of the legal actions
    offers: tuple[Plain, ...] = ()  # what each is about, where somebody speaks for the game
    asked: int = 0  # under which number the viewer's decision was asked
    standing: tuple[str, ...] = ()  # the viewer's own answers
    standing_offers: tuple[str, ...] = ()
    draw_offer: int | None = None
    undo: UndoSeen | None = None
    votes: dict[int, tuple[int, ...]] = {}
    result: Result | None = None
    rematch: str | None = None


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, by its name and what it is about; never a sentence."""

    kind: str
    data: dict[str, Plain] = {}
    text: str | None = None  # the sentence all the same, for those who asked for words


class Chapter(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one entry told a viewer: at the table, and in the game."""

    number: int
    notes: tuple[Note, ...] = ()
    events: tuple[Note, ...] = ()


class Extras(NamedTuple):
    """What not everybody wants to be told."""

    raw: bool = False  # the view as the library has it, for programs
    words: str | None = None  # a language: for pages, which show what is sent and know no rule


NO_EXTRAS = Extras()


def seen(
    table: Table, viewer: int | None, seed: bytes | None = None, extras: Extras = NO_EXTRAS
) -> Seen:
    """The table as this viewer may see it. The seed goes through only once the game is over."""
    ledger = table.ledger
    owing = table.owing
    if table.common is None:
        table.common = _common(table, owing)
    common: Common = table.common
    view, fields = (None, None) if table.state is None else _viewed(table, table.state, viewer)
    legal = () if view is None or viewer not in owing else view.legal
    lang = extras.words
    return Seen(
        table=ledger.id,
        number=ledger.number,
        status=ledger.status,
        setup=common.setup,
        given=len(ledger.setup.given),
        seats=common.seats,
        viewer=viewer,
        commitment=ledger.commitment,
        nonces=common.nonces,
        seed=seed.hex() if seed is not None and ledger.result is not None else None,
        view=None if view is None else table.game.spec.words.describe(fields, _eyes(viewer)),
        record=b64encode(bytes(view)).decode() if extras.raw and view is not None else None,
        legal=legal,
        names=() if lang is None else tuple(_name(ledger.setup.game, each, lang) for each in legal),
        offers=() if lang is None or view is None or not legal else offers(view),
        asked=0 if viewer is None else ledger.asked[viewer],
        standing=() if viewer is None else tuple(ledger.standing[viewer]),
        standing_offers=_offers(table, view),
        draw_offer=ledger.draw_offer,
        undo=common.undo,
        votes=common.votes,
        result=ledger.result,
        rematch=ledger.rematch,
    )


class Common(NamedTuple):
    """What everybody is shown alike: worked out once for all of them."""

    setup: log.Setup
    seats: tuple[SeatSeen, ...]
    nonces: tuple[str, ...]
    undo: UndoSeen | None
    votes: dict[int, tuple[int, ...]]


def _common(table: Table, owing: tuple[int, ...]) -> Common:
    ledger = table.ledger
    return Common(
        setup=_setup_seen(ledger.setup),
        seats=tuple([_seat_seen(table, n, seat, n in owing) for n, seat in enumerate(table.seats)]),
        nonces=table.nonces,
        undo=_undo_seen(table),
        votes={about: tuple(voters) for about, voters in ledger.votes.items()},
    )


def _setup_seen(setup: log.Setup) -> log.Setup:
    """What an earlier game hid is still hidden from those who go on from it. Its table is found by
    its link alone: whoever was there has the link, and nobody gets it here."""
    if not setup.given and setup.origin is None:
        return setup
    return msgspec.structs.replace(setup, given=(), origin=None)


@lru_cache(maxsize=50_000)
def _name(game: str, action: int, lang: str) -> str:
    # By the key of the game, whatever its options: a game with options is large, and is not kept.
    return find(game).words.action_name(action, lang)


def _viewed(table: Table, state: State, viewer: int | None) -> tuple[View, Any]:
    """What a viewer may know of a state, as a view and as its fields.

    What they are shown now is what they will have seen before the next step.
    """
    known = table.shown.get(viewer)
    if known is None or known[0] is not state:
        view = state.view(viewer)
        known = table.shown[viewer] = state, view, plain_record(view.record)
    return known[1:]


def plain_record(record: Any) -> Any:
    """A hidden record as plain numbers by the same names, to be read only. The words of a game look
    at most fields, and NumPy takes ten times as long for each look. A record that has parts with
    names of their own is given back as it is."""
    kind = _plain_kind(record.dtype)
    return record if kind is None else kind(*record.item())


@cache
def _plain_kind(dtype: np.dtype[Any]) -> Any:
    names = dtype.names or ()
    parts = [dtype[name].base for name in names]
    if any(part.names for part in parts) or any(name.startswith("_") for name in names):
        return None
    kind = namedtuple("PlainRecord", names)  # type: ignore[misc]
    kind.item = lambda self: self  # type: ignore[attr-defined]
    return kind


def _eyes(viewer: int | None) -> int:
    return PUBLIC if viewer is None else viewer


def _offers(table: Table, view: View | None) -> tuple[str, ...]:
    standing = table.game.spec.standing
    if standing is None or view is None or view.seat is None or table.status != "playing":
        return ()
    return tuple(standing.offers(view.record, view.seat))


def _seat_seen(table: Table, seat: int, held: Seat, owes: bool) -> SeatSeen:
    ledger = table.ledger
    if ledger.setup.clock is None:
        open, kept = not held.taken, held.kept is not None
        return SeatSeen(held.name, held.bot, held.stand_in, open, kept, held.gone, owes)
    live = isinstance(ledger.setup.clock, log.Live) and held.bot is None
    return SeatSeen(
        name=held.name,
        bot=held.bot,
        stand_in=held.stand_in,
        open=not held.taken,
        kept=held.kept is not None,
        gone=held.gone,
        owes=owes,
        seconds=ledger.banks[seat] if live else None,
        since=ledger.since[seat] if owes and not held.player else None,
        deadline=table.deadline(seat),
    )


def _undo_seen(table: Table) -> UndoSeen | None:
    undo = table.ledger.undo
    return None if undo is None else UndoSeen(undo.seat, undo.steps, tuple(undo.agreed))


def may_hear(entry: log.AnyEntry, viewer: int | None) -> bool:
    """Whether a viewer may be told that there is this entry."""
    return not isinstance(entry, log.Standing) or entry.seat == viewer


def chapter(table: Table, entry: log.AnyEntry, viewer: int | None) -> Chapter:
    """What the entry that a table took last told this viewer."""
    note = _note(entry, viewer)
    return Chapter(
        number=table.number,
        notes=() if note is None else (note,),
        events=tuple([Note(event.kind, dict(event.data)) for event in _events(table, viewer)]),
    )


def worded(game: Game, chapters: Iterable[Chapter], lang: str | None) -> tuple[Chapter, ...]:
    """The same with a sentence for each event, if a language is given."""
    if lang is None:
        return tuple(chapters)
    tell = game.spec.words.tell
    return tuple(
        msgspec.structs.replace(
            chapter,
            events=tuple(
                Note(note.kind, note.data, tell(Event(note.kind, note.data), lang))
                for note in chapter.events
            ),
        )
        for chapter in chapters
    )


def _note(entry: log.AnyEntry, viewer: int | None) -> Note | None:
    """The table's side of an entry. Neither what was chosen, nor by whom for a seat, nor when."""
    if isinstance(entry, log.Standing):
        if entry.seat != viewer:
            return None
        return Note("standing", {"seat": entry.seat, "name": entry.name, "on": entry.on})
    fields = SHOWN[type(entry)]
    kind = type(entry).__struct_config__.tag
    assert isinstance(kind, str)
    return Note(kind, {name: getattr(entry, name) for name in fields})


# What everybody may read of an entry. A kind that is not here cannot be told at all.
SHOWN: dict[type, tuple[str, ...]] = {
    log.Opened: (),
    log.Sat: ("seat", "name"),
    log.BotSat: ("seat", "bot"),
    log.Kept: ("seat", "name"),
    log.Stood: ("seat",),
    log.Renamed: ("seat", "name"),
    log.Begun: (),
    log.Chose: ("seat",),
    log.DrawOffered: ("seat",),
    log.DrawAnswered: ("seat", "yes"),
    log.UndoAsked: ("seat", "steps"),
    log.UndoAnswered: ("seat", "yes"),
    log.Undone: ("seat", "steps"),
    log.Resigned: ("seat",),
    log.Flagged: ("seat",),
    log.TookOver: ("seat", "bot", "why"),
    log.HandedBack: ("seat",),
    log.Voted: ("seat", "about"),
    log.Rematched: ("table",),
    log.Closed: (),
}


def _events(table: Table, viewer: int | None) -> Iterable[Event]:
    if len(table.path) < 2:
        return
    words = table.game.spec.words
    who = _eyes(viewer)
    first, *others = table.path
    _, before = _viewed(table, first, viewer)
    for state in others:
        _, after = _viewed(table, state, viewer)
        yield from words.events(before, after, who)
        before = after


def recap(
    id: str, entries: Iterable[log.AnyEntry], viewer: int | None, since: int
) -> tuple[Chapter, ...]:
    """Everything that the entries after this number told a viewer."""
    table: Table | None = None
    told: list[Chapter] = []
    for entry in entries:
        if table is None:
            assert isinstance(entry, log.Opened)
            table = Table.opened(id, entry)
        else:
            table.apply(entry)
        if table.number > since and may_hear(entry, viewer):
            told.append(chapter(table, entry, viewer))
    return tuple(told)


def before(entries: Iterable[log.AnyEntry], moment: float) -> list[log.AnyEntry]:
    """The entries up to a moment: what those see who watch with a delay. Who sits down before the
    start, and under which name, is no secret."""
    early: list[log.AnyEntry] = []
    for entry in entries:
        if entry.at > moment and not isinstance(entry, NO_SECRET):
            break
        early.append(entry)
    return early


def next_told(entries: Sequence[log.AnyEntry], shown: int) -> int | None:
    """Which of the entries after so many is the first that is not a seat's secret."""
    later = range(shown, len(entries))
    return next((number for number in later if not log.is_silent(entries[number])), None)


NO_SECRET = log.Opened | log.Sat | log.BotSat | log.Kept | log.Stood | log.Renamed | log.Closed
