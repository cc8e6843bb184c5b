"""Laws of secrets: no secret makes a difference to anything that a viewer sees.

`guess` supplies the states that a viewer cannot tell apart. A game whose `hide` tells too much and
whose `guess` goes along with it keeps these laws; that is why perft counts views as well.
"""

from collections.abc import Iterator

from reino.core.runtime import Step
from reino.core.state import CHANCE, State
from reino.core.view import PUBLIC, View
from reino.testing.law import Breach, Trace, Viewer, after, all_steps, alone, law, whole


@law
def hiding_twice_changes_nothing(trace: Trace) -> Iterator[Breach]:
    """`hide` is idempotent."""
    for step, state in trace.some:
        for viewer in trace.viewers:
            view = state.view(viewer)
            if hidden_again(view, viewer) != bytes(view):
                yield Breach("hiding what is hidden changes it", step, viewer)


@law
def the_public_knows_no_more_than_a_seat(trace: Trace) -> Iterator[Breach]:
    """Every seat knows what the public knows."""
    for step, state in trace.some:
        for viewer in trace.viewers:
            if hidden_again(state.view(viewer), None) != bytes(state.view(None)):
                yield Breach("the public view does not follow from this view", step, viewer)


@law
def who_is_asked_is_public(trace: Trace) -> Iterator[Breach]:
    """Every view has the seats that owe a decision and the end of the game; a seat finds its menu
    there."""
    for step, state in trace.some:
        for viewer in trace.viewers:
            view = state.view(viewer)
            if view.owing != state.owing:
                yield Breach(f"{view.owing} owe by the view, {state.owing} do", step, viewer)
            if (view.over, view.reason, view.returns) != (state.over, state.reason, state.returns):
                yield Breach("the view and the state end differently", step, viewer)
            mine = () if viewer is None else state.legal(viewer)
            if view.legal != mine:
                yield Breach(f"the view offers {view.legal}, the state {mine}", step, viewer)


@law
def a_guess_hides_back_to_the_view(trace: Trace) -> Iterator[Breach]:
    """A truth that agrees with a view looks like that view."""
    for step, state in trace.some:
        for viewer in trace.viewers:
            view = state.view(viewer)
            for guess in trace.guesses(view, step, 3):
                if bytes(guess.view(viewer)) != bytes(view):
                    differing = _differing(view, guess.view(viewer))
                    yield Breach(f"the guess looks different in {differing}", step, viewer)


@law
def secrets_make_no_difference(trace: Trace) -> Iterator[Breach]:
    """Two states a viewer cannot tell apart give it equal views, menus and ends; and the same step
    from both, if it cannot tell the results apart, equal events."""
    for step, state in trace.some:
        taken = trace.taken(step)
        for viewer in trace.viewers:
            for twin in trace.guesses(state.view(viewer), step):
                for difference in _differences(state, twin, viewer):
                    yield Breach(f"a secret changes {difference}", step, viewer)
                if taken is None or not _possible(twin, taken):
                    continue
                mine, other = after(alone(state), taken), after(twin, taken)
                if bytes(mine.view(viewer)) != bytes(other.view(viewer)):
                    continue
                if mine.events(viewer) != other.events(viewer):
                    yield Breach(f"a secret changes the events of {taken}", step, viewer)


@law
def what_looks_the_same_sounds_the_same(trace: Trace) -> Iterator[Breach]:
    """Choices of others, and outcomes, that leave a viewer equal views give it equal events."""
    for step, state in trace.some:
        children = [(one, after(alone(state), one)) for one in all_steps(state)]
        for viewer in trace.viewers:
            groups: dict[tuple[int, bytes], list[State]] = {}
            for (actor, _), child in children:
                if actor != viewer:
                    groups.setdefault((actor, bytes(child.view(viewer))), []).append(child)
            for (actor, _), group in groups.items():
                if len(group) > 1 and len({repr(s.events(viewer)) for s in group}) > 1:
                    who = "chance" if actor == CHANCE else f"seat {actor}"
                    yield Breach(f"events tell what {who} chose; the view does not", step, viewer)


@law
def a_sealed_choice_does_not_show(trace: Trace) -> Iterator[Breach]:
    """While others still owe a decision with it, no other seat sees which choice was made."""
    for step, state in trace:
        if len(state.owing) < 2 or not state.sealed:
            continue
        for seat in state.owing:
            made = [alone(state).play(seat, action) for action in state.legal(seat)]
            for viewer in trace.viewers:
                if viewer == seat:
                    continue
                if len({whole(child.view(viewer)) for child in made}) > 1:
                    yield Breach(f"the view shows the sealed choice of seat {seat}", step, viewer)
                if len({repr(child.events(viewer)) for child in made}) > 1:
                    yield Breach(f"events tell the sealed choice of seat {seat}", step, viewer)


def hidden_again(view: View, viewer: Viewer) -> bytes:
    buf, _ = view.game.runtime.conceal(view._buf, PUBLIC if viewer is None else viewer)
    return buf[: view.game.runtime.state_size].tobytes()


def _possible(state: State, step: Step) -> bool:
    return step in all_steps(state)


def _differences(state: State, twin: State, viewer: Viewer) -> Iterator[str]:
    if whole(state.view(viewer)) != whole(twin.view(viewer)):
        yield "the view"
    if state.view(viewer).as_dict() != twin.view(viewer).as_dict():
        yield "the words of the view"
    if state.owing != twin.owing or bool(state.chance) != bool(twin.chance):
        yield "who is asked"
    if viewer is not None and state.legal(viewer) != twin.legal(viewer):
        yield "the menu"
    if (state.over, state.reason, state.returns) != (twin.over, twin.reason, twin.returns):
        yield "the end"


def _differing(one: View, other: View) -> str:
    """Names of the fields in which two views differ."""
    left, right = one.record, other.record
    names = [name for name in left.dtype.names if left[name].tolist() != right[name].tolist()]
    return ", ".join(names) or "its padding"
