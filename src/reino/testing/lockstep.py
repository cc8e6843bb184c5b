"""Laws of the machine: compiled and plain Python agree, records are laid out well, logs replay."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np

from reino.core.compiled import takes_options
from reino.core.kernel import JIT
from reino.core.kernel.rng import seeded
from reino.core.runtime import NO_ONE
from reino.core.state import CHANCE
from reino.core.view import PUBLIC
from reino.play.record import Record
from reino.testing.law import LONG, LOOKED_AT, MOST_STATES, Breach, Trace, law, random_end, whole


@law
def compiled_and_plain_python_agree(trace: Trace) -> Iterator[Breach]:
    """The same call on the same bytes leaves the same bytes and the same status, in lockstep."""
    game = trace.game
    compiled = game.spec.compiled
    twins = (compiled.drivers, compiled.interpreted)
    size, players = compiled.max_outcomes, game.players

    def both(name: str, *args: Any) -> Breach | None:
        results = []
        for drivers in twins:
            copies = [a.copy() if isinstance(a, np.ndarray) else a for a in args]
            status = getattr(drivers, name)(*copies)
            results.append((status, [c.tobytes() for c in copies if isinstance(c, np.ndarray)]))
        if results[0] == results[1]:
            return None
        shown = [a for a in args if not isinstance(a, np.ndarray)]
        return Breach(f"{name}{tuple(shown)}: status {results[0][0]} and {results[1][0]}", step)

    step = 0
    found = []
    if not takes_options(compiled.rules):
        prepared = compiled.prepared(game.spec.options.indices(game.options))
        found.append(both("start", prepared, players))
    # A random game, in which choices come as the kernel's own menus hold them.
    step = len(trace.states) * 9 // 10
    totals, reasons = np.zeros(1 + players), np.zeros(len(game.spec.reasons), np.int64)
    rng = seeded(trace.seed)
    if JIT:
        found.append(both("playouts", trace.states[step]._buf, players, 1, rng, totals, reasons))
    for step, state in trace.some:
        buf = state._buf
        found.append(
            both("chances", buf, np.zeros(size, np.uint16), np.zeros(size, np.int64))
            if state.chance
            else None
        )
        for viewer in trace.viewers:
            code = PUBLIC if viewer is None else viewer
            found.append(both("conceal", buf, code))
            hidden = state.view(viewer)._buf
            found.append(both("suppose", hidden, code, seeded(trace.seed + step)))
        taken = trace.taken(step)
        if taken is not None:
            actor, choice = taken
            if actor == CHANCE:
                found.append(both("befall", buf, choice))
            else:
                found.append(both("advance", buf, actor, choice, NO_ONE, 0))
        if len(state.owing) > 1:
            first, second = state.owing[:2]
            joint = (first, state.legal(first)[0], second, state.legal(second)[-1])
            found.append(both("advance", buf, *joint))
        yield from (breach for breach in found if breach is not None)
        found.clear()


@law
def the_record_type_is_sound(trace: Trace) -> Iterator[Breach]:
    """Fields are aligned and do not hide behind NumPy's own attributes; padding stays zero."""
    dtype = trace.game.spec.rules.STATE
    if not dtype.isalignedstruct:
        yield Breach("STATE is not aligned")
    for name in dtype.names:
        if hasattr(np.record, name):
            yield Breach(f"field {name!r} hides behind np.record.{name}")
    used = np.zeros(dtype.itemsize, bool)
    for part, offset in (field[:2] for field in dtype.fields.values()):
        used[offset : offset + part.itemsize] = True
    for step, state in trace.some:
        if np.frombuffer(bytes(state), np.uint8)[~used].any():
            yield Breach("padding of the state is not zero", step)
        for viewer in trace.viewers:
            view = state.view(viewer)
            for buf in (view, view.guess(step)):
                if np.frombuffer(bytes(buf), np.uint8)[~used].any():
                    yield Breach("padding of the view or a guess is not zero", step, viewer)


@law
def a_record_replays_to_the_same_bytes(trace: Trace) -> Iterator[Breach]:
    """The outcomes of the dealer and the choices of the seats survive JSON, replay, and verify."""
    rng = trace.random("record")
    states = list(islice(random_end(trace.game.start(seed=trace.seed), rng), MOST_STATES))
    state = states[-1]
    record = Record.of(state)
    if Record.from_json(record.to_json()) != record:
        yield Breach("the record does not survive JSON")
    replayed = list(record.states())
    if len(replayed) != len(state.history) + 1:
        yield Breach(f"{len(state.history)} steps replay as {len(replayed) - 1}")
    # Of a long game only some states: the history of each is as long as the game up to it.
    apart = 1 if len(states) <= LONG else len(states) // LOOKED_AT
    for old in (*states[::apart], state):
        step = len(old.history)
        if whole(replayed[step]) != whole(old):
            yield Breach("the record replays to other bytes", step)
        part = Record.of(old)
        if part.seed is not None and not old.over:
            yield Breach("the record of a game that goes on gives the seed away", step)
    checked = record.verify()
    proven = "proven" if state.over else "unproven"
    if (checked.dice, checked.over, checked.steps) != (proven, state.over, len(state.history)):
        yield Breach(f"the record of a game was verified as {checked}")
