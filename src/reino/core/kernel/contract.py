"""The kernel contract: the nine functions every game has, and three that it may have.

A game is a module `rules.py` with a record type `STATE` and these functions under these names,
each marked `@kernel`. Together they are the whole of its rules; nothing else in Reino knows any.
The functions here are the specification, and the names that generic drivers and searches are
written against: `kernel.bind` puts a game's own functions in their place.

Shared conventions
    s        one record of the game's `STATE`; a copy of its bytes is a copy of the state
    seat     0 .. players-1
    viewer   a seat, or -1 for the public
    rng      uint64[1], the caller's random numbers; see `reino.core.kernel.rng`

No function allocates, raises, reads a clock or keeps anything outside `s`. Legality is checked by
the facade, once, before the kernel is called.
"""

from typing import Any

Record = Any  # a NumPy record of the game's STATE; its fields are the game's own
Array = Any


def new(s: Record, players: int) -> None:
    """Fill a record that is zeroed but for its options with the position before the first event.

    Each option of the game is a field of the record, and holds the index of the chosen value.
    """
    raise NotImplementedError


def owing(s: Record) -> int:
    """Bit mask of the seats that owe a decision now; 0 = chance's turn, or over.

    Follows from public knowledge: the question itself must give away no secret. Several bits = the
    choices are simultaneous, or may come in any order.
    """
    raise NotImplementedError


def legal(s: Record, seat: int, out: Array) -> int:
    """Write the action ids this seat may choose, ascending, and return how many.

    More than 0 exactly when the seat owes a decision.
    """
    raise NotImplementedError


def play(s: Record, seat: int, action: int) -> None:
    """Make a legal choice, in place. A simultaneous choice stays sealed in `s` until all are in,
    unless `sealed` says otherwise: then it takes effect at once, and one that the choices before it
    have made impossible leaves `s` alone."""
    raise NotImplementedError


def chance(s: Record, outcomes: Array, weights: Array) -> int:
    """Write the outcomes chance may choose, with integer weights, and return how many; 0 unless it
    is chance's turn."""
    raise NotImplementedError


def fall(s: Record, outcome: int) -> None:
    """Apply this outcome of chance, in place."""
    raise NotImplementedError


def over(s: Record, returns: Array) -> int:
    """0 while the game goes on, else the code of its end reason; each seat's return is written."""
    raise NotImplementedError


def hide(s: Record, viewer: int) -> None:
    """Make everything this viewer may not know "unknown", in place. The one gate for secrets.

    Two states that a viewer cannot tell apart become the same bytes; hiding twice changes nothing.
    """
    raise NotImplementedError


def guess(s: Record, viewer: int, rng: Array) -> None:
    """Replace the "unknown" that `hide` left for this viewer by a random truth that agrees with it,
    in place."""
    raise NotImplementedError


def pick(s: Record, seat: int, rng: Array, ids: Array) -> int:
    """A random action of a seat that owes one: exactly `ids[below(rng, legal(s, seat, ids))]`.

    A game may leave this out. One that can draw an action without listing them all is the quicker
    for it in random play; `ids` is work space as long as the longest list.
    """
    raise NotImplementedError


def sealed(s: Record) -> bool:
    """Whether choices that are owed now stay sealed until the last is in.

    A game may leave this out: they do. Where they do not, a seat may still owe a decision after it
    chose, choices take effect in the order in which they come, and those that come together in the
    order of seats.
    """
    raise NotImplementedError


def kind(s: Record) -> int:
    """Which kind of step comes next, below `KINDS`: steps of one kind are much the same work.

    A game may leave this out. On a GPU thirty-two games go on in step, and one whose steps differ
    is up to twice as quick where those thirty-two are at the same kind.
    """
    raise NotImplementedError


KINDS = 64
FUNCTIONS = ("new", "owing", "legal", "play", "chance", "fall", "over", "hide", "guess")
