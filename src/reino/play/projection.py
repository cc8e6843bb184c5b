"""The projection of a table for one viewer: the only way by which data of a table reaches a client.

A viewer is a seat, or None for a watcher. Views and events come from the game's own gate; of an
entry of the log only the fields that its class names as `shown` are sent. No part of a projection
depends on a secret.
"""

from base64 import b64encode
from collections import namedtuple
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Any, NamedTuple

import msgspec
import numpy as np

from reino.core import question
from reino.core.game import Game
from reino.core.phrase import Alike
from reino.core.previews import offers
from reino.core.question import Question
from reino.core.registry import find
from reino.core.spec import Event, GameSpec, StandingAnswers
from reino.core.state import State
from reino.core.view import PUBLIC, View, lasting_parts
from reino.play import log
from reino.play.clock import Live
from reino.play.record import Result
from reino.play.setup import Setup
from reino.play.table import Entry, Table
from reino.play.table_state import PendingUndo, Seat

Plain = Any


class SeatSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str = ""
    bot: str | None = None  # the level of the bot that owns this seat
    stand_in: str | None = None  # the level of the bot that plays for the person
    open: bool = False
    kept: bool = False  # open for the person of this name alone
    gone: bool = False
    owes: bool = False
    seconds: float | None = None  # seconds left on a live clock, when its time began to run
    since: float | None = None  # and when that was; None while the clock is stopped
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
    setup: Setup  # without an earlier game's steps and table: they would reveal its secrets
    given: int = 0  # the number of steps
    seats: tuple[SeatSeen, ...]
    viewer: int | None = None
    commitment: str
    nonces: tuple[str, ...] = ()
    seed: str | None = None  # once the game is over
    view: Plain = None
    kept: tuple[str, ...] = ()  # parts left out of the view: they are as in the message before
    record: str | None = None  # the view's bytes in base64, for programs that have the library
    question: Question | None = None  # what is asked, of which seats
    legal: tuple[int, ...] = ()
    names: tuple[str, ...] = ()  # names of the legal actions
    offers: tuple[Plain, ...] = ()  # their previews, in games that have them
    asked: int = 0  # the number of the log at which the viewer's decision was asked
    standing: tuple[str, ...] = ()  # the viewer's own standing answers
    standing_offers: tuple[str, ...] = ()
    draw_offer: int | None = None
    undo: UndoSeen | None = None
    votes: dict[int, tuple[int, ...]] = {}
    result: Result | None = None
    rematch: str | None = None


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event, by its name and its facts; never a sentence."""

    kind: str
    data: Mapping[str, Plain] = {}
    text: str | None = None  # the sentence as well, for clients that asked for words


class Chapter(msgspec.Struct, frozen=True, omit_defaults=True):
    """The notes of one entry for a viewer: about the table, and about the game."""

    number: int
    notes: tuple[Note, ...] = ()
    events: tuple[Note, ...] = ()


class Extras(NamedTuple):
    """Options of a client: parts that are sent on request only."""

    raw: bool = False  # the view as bytes, for programs that use the library
    words: str | None = None  # a language: for pages, which show sentences and know no rule


NO_EXTRAS = Extras()


def seen(
    table: Table, viewer: int | None, seed: bytes | None = None, extras: Extras = NO_EXTRAS
) -> Seen:
    """The table as this viewer may see it. The seed is sent only once the game is over."""
    common: Common = table.common or _common(table)
    state, setup, result, lang = table.state, table.setup, table.result, extras.words
    eyes = PUBLIC if viewer is None else viewer
    facts: Plain = None
    asks: Question | None = None
    legal: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    previews: tuple[Plain, ...] = ()
    standing_offers: tuple[str, ...] = ()
    record = None
    if state is not None:
        voice: Voice = table.voice or _voice(table)
        _, view, fields = _viewed(table, voice, state, viewer)
        facts = voice.describe(fields, eyes)
        asks = question.of(voice.spec, fields, eyes, view.owing, lang)
        if viewer in common.owing:
            legal = view.legal
            if lang is not None:
                names = tuple([_name(setup.game, action, lang) for action in legal])
                previews = offers(view)
        if voice.standing is not None and viewer is not None and table.status == "playing":
            standing_offers = tuple(voice.standing.offers(fields, viewer))
        if extras.raw:
            record = b64encode(bytes(view)).decode()
    return Seen(
        table=table.id,
        number=table.number,
        status=table.status,
        setup=common.setup,
        given=len(setup.given),
        seats=common.seats,
        viewer=viewer,
        commitment=table.commitment,
        nonces=common.nonces,
        seed=seed.hex() if seed is not None and result is not None else None,
        view=facts,
        record=record,
        question=asks,
        legal=legal,
        names=names,
        offers=previews,
        asked=0 if viewer is None else table.asked[viewer],
        standing=() if viewer is None else tuple(table.standing[viewer]),
        standing_offers=standing_offers,
        draw_offer=table.draw_offer,
        undo=common.undo,
        votes=common.votes,
        result=result,
        rematch=table.rematch,
    )


Lasting = tuple[Plain, ...]  # the lasting parts of a view; empty where it has none


def lasting(facts: Plain) -> Lasting:
    """The parts of a view that hardly ever change, to be compared with those that a client has."""
    return tuple([getattr(facts, part) for part in lasting_parts(facts)])


def brief(facts: Plain) -> dict[str, Plain]:
    """A view for a client that has its lasting parts already: the fields `view` and `kept` of a
    message."""
    kept = lasting_parts(facts)
    view = msgspec.structs.replace(facts, **dict.fromkeys(kept, msgspec.UNSET))
    return {"view": view, "kept": kept}


class Common(NamedTuple):
    """The part of the projection that is the same for all viewers: computed once for all of
    them."""

    owing: tuple[int, ...]
    setup: Setup
    seats: tuple[SeatSeen, ...]
    nonces: tuple[str, ...]
    undo: UndoSeen | None
    votes: dict[int, tuple[int, ...]]


def _common(table: Table) -> Common:
    owing = table.owing
    table.common = common = Common(
        owing=owing,
        setup=_setup_seen(table.setup),
        seats=tuple([_seat_seen(table, n, seat, n in owing) for n, seat in enumerate(table.seats)]),
        nonces=table.nonces,
        undo=None if table.undo is None else _undo_seen(table.undo),
        votes={about: tuple(voters) for about, voters in table.votes.items()},
    )
    return common


class Voice(NamedTuple):
    """What the projection needs of a game: looked up once, for all tables of the game."""

    spec: GameSpec
    describe: Callable[[Any, int], Any]
    events: Callable[[Any, Any, int], Sequence[Event]]
    standing: StandingAnswers | None
    plain: Callable[[Any], Any]  # a hidden record to be read only: see `plain_reader`


def _voice(table: Table) -> Voice:
    table.voice = voice = _voice_of(table.game.spec)
    return voice


@lru_cache(maxsize=64)
def _voice_of(spec: GameSpec) -> Voice:
    words = spec.words
    plain = plain_reader(spec.compiled.state)
    return Voice(spec, words.describe, words.events, spec.standing, plain)


def _setup_seen(setup: Setup) -> Setup:
    """Without the steps of an earlier game, which still hide what that game hid, and without its
    table: the link to a table opens it, and only the people who were there have the link."""
    if not setup.given and setup.origin is None:
        return setup
    return msgspec.structs.replace(setup, given=(), origin=None)


@lru_cache(maxsize=50_000)
def _name(game: str, action: int, lang: str) -> str:
    # The cache holds the key of the game and not the game: one with its options is large.
    return find(game).words.action_name(action, lang)


def _viewed(
    table: Table, voice: Voice, state: State, viewer: int | None
) -> tuple[State, View, Any]:
    """A state with its view and the plain record of it, cached. The cache pays twice: the view of
    this state is also the view before the next step."""
    known = table.views.get(viewer)
    if known is None or known[0] is not state:
        view = state.view(viewer)
        known = table.views[viewer] = state, view, voice.plain(view.record)
    return known


def plain_reader(dtype: np.dtype[Any]) -> Callable[[Any], Any]:
    """Reads a hidden record as plain numbers by the same names. The words of a game look at most
    fields, and NumPy takes ten times as long for each look. A record that has parts with names of
    their own is given back as it is."""
    names = dtype.names or ()
    parts = [dtype[name].base for name in names]
    if any(part.names for part in parts) or any(name.startswith("_") for name in names):
        return lambda record: record
    kind = namedtuple("PlainRecord", names)  # type: ignore[misc]
    kind.item = lambda self: self  # type: ignore[attr-defined]
    made = kind._make
    return lambda record: made(record.item())


def _seat_seen(table: Table, seat: int, held: Seat, owes: bool) -> SeatSeen:
    clock = table.setup.clock
    taken, kept = held.taken, held.kept is not None
    if clock is None:
        return SeatSeen(held.name, held.bot, held.stand_in, not taken, kept, held.gone, owes)
    return SeatSeen(
        name=held.name,
        bot=held.bot,
        stand_in=held.stand_in,
        open=not taken,
        kept=kept,
        gone=held.gone,
        owes=owes,
        seconds=table.banks[seat] if isinstance(clock, Live) and held.bot is None else None,
        since=table.since[seat] if owes and not held.player else None,
        deadline=table.deadline(seat),
    )


def _undo_seen(undo: PendingUndo) -> UndoSeen:
    return UndoSeen(undo.seat, undo.steps, tuple(undo.agreed))


def chapter(table: Table, entry: Entry, viewer: int | None) -> Chapter:
    """The chapter of the entry that a table took last, for this viewer."""
    notes = (_note(entry),) if entry.heard_by(viewer) else ()
    return Chapter(table.number, notes, _events(table, viewer))


def worded(game: Game, chapters: Iterable[Chapter], lang: str | None) -> tuple[Chapter, ...]:
    """These chapters with a sentence for each event, if a language is given."""
    if lang is None:
        return tuple(chapters)
    return tuple([_worded(game.key, told, lang) for told in chapters])


def _worded(game: str, told: Chapter, lang: str) -> Chapter:
    events = tuple([_spoken(game, note, lang) for note in told.events])
    return Chapter(told.number, told.notes, events)


def _spoken(game: str, note: Note, lang: str) -> Note:
    return Note(note.kind, note.data, _sentence(game, Alike(note), lang))


@lru_cache(maxsize=10_000)
def _sentence(game: str, note: Alike, lang: str) -> str:
    """The sentence of an event: all who see the same event are told the same."""
    return find(game).words.tell(Event(note.data.kind, note.data.data), lang)


def _note(entry: Entry) -> Note:
    kind = type(entry).__struct_config__.tag
    assert isinstance(kind, str)
    return Note(kind, {name: getattr(entry, name) for name in entry.shown})


def _events(table: Table, viewer: int | None) -> tuple[Note, ...]:
    path = table.path
    if len(path) < 2:
        return ()
    voice: Voice = table.voice or _voice(table)
    eyes = PUBLIC if viewer is None else viewer
    before = _viewed(table, voice, path[0], viewer)[2]
    notes: list[Note] = []
    for state in path[1:]:
        after = _viewed(table, voice, state, viewer)[2]
        notes += [Note(event.kind, event.data) for event in voice.events(before, after, eyes)]
        before = after
    return tuple(notes)


def recap(id: str, entries: Iterable[Entry], viewer: int | None, since: int) -> tuple[Chapter, ...]:
    """The chapters of all entries after this number, for a viewer."""
    return tuple(
        chapter(table, entry, viewer)
        for table, entry in log.folding(id, entries)
        if table.number > since and entry.heard_by(viewer)
    )


def before(entries: Iterable[Entry], moment: float) -> list[Entry]:
    """The entries up to a moment: those that watchers with a delay may see."""
    return list(takewhile(lambda entry: entry.at <= moment or entry.at_once, entries))


def next_told(entries: Sequence[Entry], known: int) -> int | None:
    """The index of the first entry after so many that is no secret of a seat."""
    later = range(known, len(entries))
    return next((place for place in later if not entries[place].silent), None)
