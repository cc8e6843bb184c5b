"""Laws of reach: a guess is a state that the rules can lead to, not just one that looks right."""

from collections.abc import Iterable, Iterator
from itertools import islice

from reino.core.kernel import JIT
from reino.core.state import State
from reino.testing.law import Breach, Trace, Viewer, after, all_steps, alone, law

LAYER = 3500 if JIT else 80  # limit of states of a layer
MEMORY = 600 if JIT else 40  # limit of truths that one viewer holds possible
REMEMBERED = 200 if JIT else 10  # steps of a game that viewers remember
LOOKED_AT = 40  # states of a layer whose views are guessed

Layer = dict[bytes, State]


@law
def a_guess_is_reachable(trace: Trace) -> Iterator[Breach]:
    """The states after so many steps are listed, as long as they are few enough: a guess from a
    view of one of them is among them. Where choices are not sealed no viewer counts steps."""
    rng = trace.random("layers")
    first = trace.game.start(dealer=None)
    layer: Layer | None = {bytes(first): alone(first)}
    step = 0
    while layer:
        states = list(layer.values())
        for state in rng.sample(states, min(LOOKED_AT, len(states))):
            if not state.sealed:
                return
            for viewer in trace.viewers:
                for guess in trace.guesses(state.view(viewer), rng.randrange(1 << 20)):
                    if bytes(guess) not in layer:
                        yield Breach(
                            f"a guess cannot come about in {step} steps; the truth was "
                            f"{state.history or 'the start'}: {guess.record}",
                            step,
                            viewer,
                        )
        layer = _next_layer(layer.values(), LAYER)
        step += 1


@law
def a_guess_fits_what_was_seen(trace: Trace) -> Iterator[Breach]:
    """A viewer's memory is in its view: a guess is one of the truths that would have looked to this
    viewer, at every step so far, as the game did. A choice of another seat that is not sealed and
    changes nothing for the viewer may not have been made yet."""
    for viewer in trace.viewers:
        first = trace.states[0]
        possible: Layer | None = {bytes(first): alone(first)}
        for step, state in islice(trace, REMEMBERED):
            view = state.view(viewer)
            if step > 0:
                before, earlier = trace.states[step - 1], possible or {}
                possible = _next_layer(earlier.values(), MEMORY, viewer, bytes(view))
                unnoticed = not before.sealed and bytes(before.view(viewer)) == bytes(view)
                if unnoticed and possible is not None:
                    possible |= earlier
            if possible is None:
                break
            if bytes(state) not in possible:
                yield Breach("the truth itself was ruled out", step, viewer)
            for guess in trace.guesses(view, step):
                if bytes(guess) not in possible:
                    yield Breach(
                        f"a guess contradicts what was seen before: {guess.record}", step, viewer
                    )


def _next_layer(
    layer: Iterable[State], limit: int, viewer: Viewer = None, view: bytes | None = None
) -> Layer | None:
    """The states after one step, if they are not too many; given a view, only those that look like
    it."""
    found: Layer = {}
    for state in layer:
        for step in all_steps(state):
            child = after(state, step)
            if view is None or bytes(child.view(viewer)) == view:
                found[bytes(child)] = alone(child)
        if len(found) > limit:
            return None
    return found
