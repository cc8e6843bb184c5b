"""Perfect recall: the memory of a seat, of all its views and choices on the way to a state."""

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

from reino.core.state import CHANCE, State

Viewer = int | None  # a seat, or None for the public
Memory = tuple[bytes, bytes]  # a digest of all views and choices, and one of the last view

NOTHING: Memory = b"", b""


def next_of(state: State) -> int:
    """The seat that decides next where seats decide one after the other: the first that owes a
    decision; where choices are not sealed and a seat owes the next one at once, the seats take
    turns."""
    owing = state.owing
    last = state._steps[-1][0] if state._steps and not state.sealed else CHANCE
    return next((seat for seat in owing if seat > last), owing[0])


class Moment:
    """A state and its viewers' memories. Like the state it never changes, so copies share it.

    A memory is the viewer's own choices and its views after each step, in their order. A step that
    leaves a view as it was has not been noticed. So two ways to a state have the same memory
    exactly when the viewer cannot tell them apart. A memory is computed when it is first read.
    """

    __slots__ = ("_before", "_choices", "_memories", "state")

    def __init__(
        self,
        state: State,
        before: "Moment | None" = None,
        choices: Mapping[int, int] | None = None,
        memories: Mapping[Viewer, Memory] | None = None,
    ) -> None:
        """`choices` led here from the moment before; without one, `memories` are given or new."""
        self.state = state
        self._before = before
        self._choices = choices or {}
        self._memories = dict(memories or {})

    def after(self, choices: Mapping[int, int]) -> "Moment":
        """The moment after an outcome, by CHANCE, or after choices, made at once if there are
        several."""
        if len(choices) > 1:
            return Moment(self.state.play(choices), self, choices)
        [(actor, choice)] = choices.items()
        if actor == CHANCE:
            return Moment(self.state.fall(choice), self)
        return Moment(self.state.play(actor, choice), self, choices)

    def supposed(self, seat: int, seed: int) -> "Moment":
        """A guess: a moment that the seat cannot tell from this one.

        The other seats' memories begin with it: a guess has no past.
        """
        known = {viewer: self.memory(viewer) for viewer in (seat, None)}
        return Moment(self.state.view(seat).guess(seed), memories=known)

    def memory(self, viewer: Viewer) -> Memory:
        path = [self]
        while viewer not in path[-1]._memories and path[-1]._before is not None:
            path.append(path[-1]._before)
        for moment in reversed(path):
            if viewer not in moment._memories:
                moment._memories[viewer] = moment._remember(viewer)
        return self._memories[viewer]

    def _remember(self, viewer: Viewer) -> Memory:
        known, last = NOTHING if self._before is None else self._before._memories[viewer]
        if viewer is not None and viewer in self._choices:
            known = digest(known, b"chose %d" % self._choices[viewer])
        seen = digest(bytes(self.state.view(viewer)))
        return (known if seen == last else digest(known, b"saw", seen)), seen

    def __copy__(self) -> "Moment":
        return self

    def __deepcopy__(self, memo: object) -> "Moment":
        return self

    def __reduce__(self) -> Any:
        viewers: tuple[Viewer, ...] = (None, *range(self.state.game.players))
        memories = {viewer: self.memory(viewer) for viewer in viewers}
        return Moment, (self.state, None, None, memories)


def digest(*parts: bytes) -> bytes:
    return blake2b(b"\0".join(parts), digest_size=16).digest()
