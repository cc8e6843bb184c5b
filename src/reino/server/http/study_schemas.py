"""Schemas of study: finished games, and positions that were never played."""

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from reino.core.question import Question
from reino.play.commands import SeatNumber
from reino.play.projection import Note
from reino.play.replay import Frame
from reino.server.messages import Given, Language


class FramesWanted(Given, frozen=True):
    """A range of frames of a finished game, and the viewer."""

    first: Annotated[int, Meta(ge=0, le=100_000)] = 0
    count: Annotated[int, Meta(ge=1, le=50)] = 20
    seat: SeatNumber | None = None
    everything: bool = False  # also with the secrets that this seat could not see then
    words: Language | None = None  # the language of sentences and names


class Frames(Struct, frozen=True):
    """Frame 0 is the start; the last has the number of all steps."""

    steps: int
    frames: tuple[Frame, ...]


class AnalysisWanted(Given, frozen=True):
    step: Annotated[int, Meta(ge=0, le=100_000)]  # the number of steps before the decision
    seat: SeatNumber
    quick: bool = False  # for a graph of a whole game
    words: Language | None = None


class Judged(Struct, frozen=True):
    """An action with its value and the share of choices it should get."""

    action: int
    value: float | None  # the return to expect, -1 to 1; none where the action was not searched
    share: float
    exact: bool
    name: str | None = None


class Analysed(Struct, frozen=True):
    """The analysis of a decision, from its seat's view."""

    seat: int
    value: float  # the return that the seat may expect
    exact: bool
    effort: int
    actions: tuple[Judged, ...]


class StudyWanted(Given, frozen=True, kw_only=True):
    """A position that was reached by these steps: (seat, action), or (-1, outcome). With a seed,
    chance is drawn from it and the steps are choices only."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    players: Annotated[int, Meta(ge=1, le=8)] | None = None
    options: dict[str, bool | str] = field(default_factory=dict)
    position: Annotated[str, Meta(max_length=4000)] | None = None
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    steps: Annotated[tuple[tuple[int, int], ...], Meta(max_length=2000)] = ()
    seat: SeatNumber | None = None  # the viewer; none: the public
    everything: bool = False
    words: Language = "en"


class Outcome(Struct, frozen=True):
    outcome: int
    weight: int
    name: str


class Studied(Struct, frozen=True, kw_only=True):
    """A position, in the format in which clients show tables."""

    view: Any
    question: Question
    owing: tuple[int, ...]
    legal: tuple[int, ...]  # for the seat that looks
    names: tuple[str, ...]
    offers: tuple[Any, ...]
    events: tuple[Note, ...]  # events of the last step
    chance: tuple[Outcome, ...]
    over: bool
    reason: str | None
    returns: tuple[float, ...] | None
    position: str | None  # the position as text, where the game has a notation
