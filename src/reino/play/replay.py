"""Frames of a finished game, step by step, for study.

A finished game has no secrets any more. It is shown as one seat saw it, or with everything that was
hidden then.
"""

from collections.abc import Iterator

import msgspec

from reino.core import question
from reino.core.question import Question
from reino.core.state import CHANCE, State
from reino.core.view import PUBLIC
from reino.play import projection
from reino.play.projection import Lasting, Note, Plain
from reino.play.table import Table


class Frame(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The game after so many steps, and the step that led there."""

    step: int
    seat: int | None = None  # the seat that chose; None at the start, and for outcomes of chance
    choice: int | None = None
    name: str | None = None  # the name of the choice, where the viewer was to know it
    at: float | None = None
    events: tuple[Note, ...] = ()
    owing: tuple[int, ...] = ()
    view: Plain = None
    kept: tuple[str, ...] = ()  # parts left out of the view: they are as in the frame before
    question: Question | None = None  # what was asked then, of which seats


class Eyes(msgspec.Struct, frozen=True):
    """The viewer of a finished game: a seat or a watcher, with or without the secrets."""

    seat: int | None = None
    everything: bool = False  # also with the secrets that this seat could not see then
    lang: str | None = None  # the language of its sentences

    def record(self, state: State) -> Plain:
        return state.record if self.everything else state.view(self.seat).record

    @property
    def viewer(self) -> int:
        return PUBLIC if self.seat is None else self.seat

    def question(self, state: State) -> Question:
        spec = state.game.spec
        return question.of(spec, self.record(state), self.viewer, state.owing, self.lang)


def frames(
    table: Table, eyes: Eyes, first: int, count: int, *, brief: bool = False
) -> Iterator[Frame]:
    """Some frames of a finished game; the first of all shows it before its first step. If they are
    to be brief, lasting parts of a view that are as in the frame before are left out."""
    known: Lasting = ()
    for frame in _frames(table, eyes, first, count):
        lasting = projection.lasting(frame.view)
        if brief and lasting and known == lasting:
            yield msgspec.structs.replace(frame, **projection.brief(frame.view))
        else:
            yield frame
        known = lasting


def _frames(table: Table, eyes: Eyes, first: int, count: int) -> Iterator[Frame]:
    steps = table.steps
    state = table.state_after(max(first - 1, 0))
    if first == 0:
        yield _frame(eyes, 0, state)
    for number in range(max(first, 1), min(first + count, len(steps) + 1)):
        actor, choice, at = steps[number - 1]
        before, state = state, state.fall(choice) if actor == CHANCE else state.play(actor, choice)
        seat = None if actor == CHANCE else actor
        known = eyes.everything or seat == eyes.seat
        name = None
        if eyes.lang is not None and known and seat is not None:
            name = table.game.name(choice, eyes.lang)
        yield _frame(
            eyes,
            number,
            state,
            seat=seat,
            choice=choice if known else None,
            name=name,
            at=at,
            events=_events(eyes, before, state),
        )


def _frame(eyes: Eyes, step: int, state: State, **facts: Plain) -> Frame:
    view = state.game.spec.words.describe(eyes.record(state), eyes.viewer)
    return Frame(step=step, owing=state.owing, view=view, question=eyes.question(state), **facts)


def _events(eyes: Eyes, before: State, after: State) -> tuple[Note, ...]:
    words, lang = after.game.spec.words, eyes.lang
    happened = words.events(eyes.record(before), eyes.record(after), eyes.viewer)
    return tuple(
        Note(event.kind, dict(event.data), None if lang is None else words.tell(event, lang))
        for event in happened
    )
