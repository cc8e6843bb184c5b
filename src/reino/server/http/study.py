"""Endpoints of study: frames of finished games, analyses of choices, positions of the reader's own.

The games here are over, or were never played: no running game is touched.
"""

import asyncio

from reino.core.errors import ReinoError
from reino.core.game import load
from reino.core.previews import offers
from reino.core.state import CHANCE, State
from reino.core.view import PUBLIC
from reino.play import replay
from reino.play.projection import Note
from reino.play.replay import Eyes
from reino.play.table import Table
from reino.server.http import study_schemas as schemas
from reino.server.http.endpoint import Call, endpoint
from reino.server.http.responses import NotFound
from reino.server.workers import Study

THOROUGH, QUICK = 1.0, 0.15  # time limit of an analysis, in seconds


@endpoint(
    "GET",
    "/api/tables/{table}/frames",
    "A finished game step by step, through the eyes of one seat or with everything open.",
    refuses=(403, 404),
)
async def show_frames(call: Call, query: schemas.FramesWanted) -> schemas.Frames:
    table = await call.services.tables.viewing.finished(call.table, call.viewer)
    if query.seat is not None:
        _check_seat(table.setup.players, query.seat)
    eyes = Eyes(query.seat, query.everything, query.words)
    brief = query.words is not None  # for a page
    shown = await asyncio.to_thread(
        lambda: tuple(replay.frames(table, eyes, query.first, query.count, brief=brief))
    )
    return schemas.Frames(len(table.steps), shown)


@endpoint(
    "GET",
    "/api/tables/{table}/analysis",
    "What the choices at one decision of a finished game were worth.",
    person=True,
    refuses=(403, 404),
)
async def analyse_step(call: Call, query: schemas.AnalysisWanted) -> schemas.Analysed:
    table = await call.services.tables.viewing.finished(call.table, call.viewer)
    _check_step(table, query.step)
    state = await asyncio.to_thread(table.state_after, query.step)
    return await _analysed(call, state, query.seat, query.words, quick=query.quick)


@endpoint(
    "POST",
    "/api/study",
    "Any position of any game: what is seen, what may be chosen, what chance may bring.",
    person=True,
    refuses=(409,),
)
async def show_position(call: Call, body: schemas.StudyWanted) -> schemas.Studied:
    return await asyncio.to_thread(lambda: _studied(body, *_reached(body)))


@endpoint(
    "POST",
    "/api/study/analysis",
    "What the choices at such a position are worth.",
    person=True,
    refuses=(409,),
)
async def analyse_position(call: Call, body: schemas.StudyWanted) -> schemas.Analysed:
    if body.seat is None:
        raise ReinoError("error-study-nobody")
    _, state = await asyncio.to_thread(_reached, body)
    return await _analysed(call, state, body.seat, body.words, quick=False)


async def _analysed(
    call: Call, state: State, seat: int, lang: str | None, *, quick: bool
) -> schemas.Analysed:
    _check_seat(state.game.players, seat)
    if seat not in state.owing:
        raise ReinoError("error-study-nobody")
    if call.services.study is None:
        raise NotFound("error-thinking-closed")
    call.spend(call.limits.studies, call.me.id)
    study = Study.of(state.view(seat), QUICK if quick else THOROUGH)
    found = await call.services.study(study, call.me.id)
    return schemas.Analysed(
        seat,
        found.value,
        found.exact,
        found.effort,
        tuple(
            schemas.Judged(
                one.action,
                one.value,
                one.share,
                one.exact,
                None if lang is None else state.game.name(one.action, lang),
            )
            for one in found.actions
        ),
    )


def _reached(wanted: schemas.StudyWanted) -> tuple[State | None, State]:
    """The position before the last step, if there is one, and the one after it."""
    game = load(wanted.game, wanted.players, wanted.options)
    before = None
    if wanted.seed is None:
        state = game.start(dealer=None, position=wanted.position)
    else:
        state = game.start(seed=wanted.seed, position=wanted.position)
    for actor, choice in wanted.steps:
        before, state = state, state.fall(choice) if actor == CHANCE else state.play(actor, choice)
    return before, state


def _studied(wanted: schemas.StudyWanted, before: State | None, state: State) -> schemas.Studied:
    game, lang, seat = state.game, wanted.words, wanted.seat
    if seat is not None:
        _check_seat(game.players, seat)
    eyes = Eyes(seat, wanted.everything, lang)
    view = state.view(seat)
    words = game.spec.words
    happened = () if before is None else state.events(seat)
    return schemas.Studied(
        view=words.describe(eyes.record(state), PUBLIC if seat is None else seat),
        question=eyes.question(state),
        owing=state.owing,
        legal=view.legal,
        names=tuple(game.name(action, lang) for action in view.legal),
        offers=offers(view),
        events=tuple(Note(one.kind, dict(one.data), words.tell(one, lang)) for one in happened),
        chance=tuple(
            schemas.Outcome(outcome, weight, game.outcome_name(outcome, lang))
            for outcome, weight in state.chance
        ),
        over=state.over,
        reason=state.reason,
        returns=state.returns,
        position=None if game.spec.placing is None else state.position,
    )


def _check_seat(players: int, seat: int) -> None:
    if seat >= players:
        raise ReinoError("error-table-no-seat", seats=str(players), given=str(seat))


def _check_step(table: Table, step: int) -> None:
    steps = len(table.steps)
    if step > steps:
        raise ReinoError("error-study-steps", steps=str(steps), given=str(step))


ENDPOINTS = (
    show_frames,
    analyse_step,
    show_position,
    analyse_position,
)
