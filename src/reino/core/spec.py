"""`GameSpec`, the registration of a game: its rules, its limits, its options, and its other parts
by name.

A package that adds a game builds one `GameSpec` and names it in the entry point group
`reino.games`. Nothing else is registered anywhere.
"""

import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from importlib import import_module
from pathlib import Path
from pickle import PicklingError
from threading import Lock
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, runtime_checkable

from numba.types import float32

from reino.core.actions import ActionTable
from reino.core.catalogue import catalogue
from reino.core.compiled import BYTES, INT, Compiled, takes_options, warm_up
from reino.core.encoding import Encoding
from reino.core.kernel import bind, contract, observing
from reino.core.lexicon import Lexicon
from reino.core.options import OptionTable, Value, Values
from reino.core.packages import blamed
from reino.core.phrase import Tellable
from reino.core.question import Asking

if TYPE_CHECKING:
    from reino.core.bot import Leveled

T = TypeVar("T")

Plain = Any  # JSON's types, of which `as_dict` and events are made


@dataclass(frozen=True)
class Event:
    """An event that a viewer saw, with the facts the viewer may know."""

    kind: str
    """The kind of event, as a key."""
    data: Mapping[str, Plain] = field(default_factory=dict)
    """The facts by name; None stands for what the viewer does not know."""


class Words(Protocol):
    """The words of a game: names, views as data, events. All functions take hidden records, never
    the truth."""

    def action_name(self, action: int, lang: str) -> str:
        """The name of an action, as words for a button."""

    def outcome_name(self, outcome: int, lang: str) -> str:
        """The name of an outcome of chance."""

    def describe(self, view: Any, viewer: int) -> Plain:
        """A hidden record as data: a struct of the game's own, or a mapping."""

    def events(self, before: Any, after: Any, viewer: int) -> Sequence[Event]:
        """The events that this viewer sees between two hidden records, one step apart."""

    def tell(self, event: Event, lang: str) -> str:
        """An event as a sentence."""


@runtime_checkable
class Explaining(Protocol):
    """Words of a game that can also say why an action is not legal."""

    def why_not(self, view: Any, action: int, *seat: int) -> Tellable:
        """The reason why this action is not legal, in the public's view: a phrase for the
        catalogues. A game in which several seats choose at once is told the seat as well, which may
        be one that has to wait."""


class Placing(Protocol):
    """The notation of the positions that a game may begin from, or only of its boards.

    Placing the text of a record gives one from which play goes on the same, except where the rules
    look at earlier positions.
    """

    def place(self, text: str, record: Any) -> None:
        """Set a first record up as a text says, leaving its options; raises BadPosition."""

    def write_position(self, record: Any) -> str:
        """A record as text."""


class StandingAnswers(Protocol):
    """Answers that a seat gives in advance, to questions it is asked outside its turn.

    Everything here sees the record hidden for that seat. The words of a name are in the game's
    catalogue under `<game>-standing-<name>`.
    """

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all standing answers of this game."""

    def offers(self, view: Any, seat: int) -> Sequence[str]:
        """The standing answers offered now; the seat's hand has no say in it, so that the list
        tells no secret."""

    def answer(self, view: Any, seat: int, name: str) -> int | None:
        """The action it gives to the question the seat is asked now; None if it does not apply."""

    def lapses(self, before: Any, after: Any, seat: int, name: str) -> bool:
        """Whether it is used up on the way from one record to a later one."""


class Meta(Protocol):
    """A module with the groups and presets in which a game's options are offered when a table is
    opened."""

    @property
    def GROUPS(self) -> Mapping[str, Sequence[str]]:  # noqa: N802
        """Options that are about the same thing, in their order; the words of a group are in the
        catalogues under `web-new-group-<key>`."""

    @property
    def PRESETS(self) -> Mapping[str, Values]:  # noqa: N802
        """Ready-made rules: options away from their defaults. The description of each is in the
        game's catalogue under `web-new-preset-<game>-<key>`."""

    @property
    def LADDER(self) -> Sequence[str]:  # noqa: N802
        """Presets that lead from the first game to the whole one, the easiest first. A game that is
        learned in one go leaves it out."""

    @property
    def FIRST_PRESET(self) -> str:  # noqa: N802
        """The preset of a person's first game against bots. Without it, that game has the usual
        rules."""


class Editor(Protocol):
    """A module to edit boards by hand, for a game whose board is laid by its players.

    The arguments and results of its functions are msgspec structs, named in their annotations, and
    the docstrings say what the functions do. The server publishes both to its clients in its API
    description.
    """

    def begin(self, asked: Any) -> Any:
        """A board to start editing from."""

    def check(self, given: Any, lang: str) -> Any:
        """A board as it was edited, with the reason why it cannot be played, if there is one;
        raises BadPosition for text that is no board at all."""


# A hidden record and its viewer as an SVG document in a language.
Picture = Callable[[Any, int, str], str]
# A preview for each legal action of a view, in their order: see `reino.core.previews`.
Previews = Callable[[Any], Sequence[Plain]]


class Part(Generic[T]):
    """A part of a game that is named, and loaded when it is first asked for.

    It is given as `package.module` or `package.module:name`, or as the object itself. A part that
    cannot be imported, or lacks one of the names that it `needs`, is a fault of its game: found
    when a named part is loaded, and at once where the object is given.
    """

    def __init__(self, *needs: str, required: bool = False, default: str | None = None) -> None:
        self._needs = needs
        self._required = required
        self._default = default

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, spec: "GameSpec | None", owner: type) -> T:
        if spec is None:  # dataclasses read the default from the class
            if self._required:
                raise AttributeError(self._name)
            return self._default  # type: ignore[return-value]
        given = vars(spec)[self._name]
        if isinstance(given, str):
            with blamed(spec.key, self._name):
                given = self._checked(_imported(given))
            # No lock: a second thread finds the same object, because Python imports a module once.
            vars(spec)[self._name] = given
        return given  # type: ignore[no-any-return]

    def __set__(self, spec: "GameSpec", given: "str | T") -> None:
        # `object.__setattr__`, because the dataclass is frozen.
        is_here = given is not None and not isinstance(given, str)
        vars(spec)[self._name] = self._checked(given) if is_here else given

    def _checked(self, part: Any) -> Any:
        for needed in self._needs:
            getattr(part, needed)
        return part


class Ids:
    """The table of a game's actions, or of its outcomes; a game may give their number instead."""

    def __init__(self, kind: str) -> None:
        self._kind = kind

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, spec: "GameSpec | None", owner: type) -> ActionTable:
        if spec is None:  # dataclasses read the default from the class: there is none
            raise AttributeError(self._name)
        return vars(spec)[self._name]  # type: ignore[no-any-return]

    def __set__(self, spec: "GameSpec", given: ActionTable | int) -> None:
        table = ActionTable.counted(given, self._kind) if isinstance(given, int) else given
        vars(spec)[self._name] = table


def _imported(place: str) -> Any:
    module, _, name = place.partition(":")
    found: Any = import_module(module)
    for attribute in name.split(".") if name else ():
        found = getattr(found, attribute)
    return found


def __getattr__(name: str) -> Any:
    if name == "Standing":
        told = f"{__name__}.Standing is called {__name__}.StandingAnswers now"
        warnings.warn(f"{told}; the old name goes with the next release", FutureWarning, 2)
        return StandingAnswers
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


MOST_SEATS = 4  # as many menu counts as a driver's status can hold
RULES_FIELD = "rules_version"  # of a record: the version in force, where there are several
FEW = 256  # actions or outcomes that take no room worth saving
_BINDING = Lock()


def _nothing_sealed(view: Any, viewer: int) -> None:
    """For games without sealed choices."""


@dataclass(frozen=True, eq=False, repr=False)
class GameSpec:
    """A game before its options are fixed. Its parts are loaded when they are first asked for.

    Another process finds it by its key: that is how it is pickled.
    """

    key: str
    """The name to load it by."""
    rules_version: int
    """The version of the rules: goes up when a change makes an old record play differently."""
    players: tuple[int, ...]
    """How many may play, the usual number first."""
    options: OptionTable
    """The options of the rules."""
    rules: ModuleType
    """The module of the rules: it fills the contract of `reino.core.kernel.contract`."""
    locale: Path
    """The folder of the catalogues: `<lang>.ftl` for each language."""
    seats: tuple[str, ...]
    """Keys of the seats' names."""
    reasons: tuple[str, ...]
    """End reasons by code; the first is `""`, for "not over"."""
    max_legal: int
    """The most actions a seat may ever have to choose from."""
    max_outcomes: int
    """The most outcomes that may be possible at once."""
    max_steps: int
    """The most choices and outcomes in a game."""
    returns: tuple[float, float]
    """The least and the greatest return of a seat."""
    zero_sum: bool
    """Whether returns add up to 0."""
    actions: Ids = Ids("action")
    """The action table; or, in a game that has none, how many actions there are."""
    outcomes: Ids = Ids("outcome")
    """The table of the outcomes of chance; or, in a game that has none, how many there are."""
    words: Part[Words] = Part(required=True)
    """Names, views as plain data, and events."""
    notation: Part[Placing | None] = Part()
    """The notation of positions, in a game without secrets."""
    board: Part[Placing | None] = Part()
    """The notation of boards, for a game whose positions cannot be written down."""
    picture: Part[Picture | None] = Part()
    """The picture: a hidden record as an SVG document, for a viewer and in a language."""
    kernels: tuple[tuple[Any, tuple[Any, ...]], ...] = ()
    """Kernels that words and pictures call, with their argument types: loaded with the rules."""
    reopen: Callable[[Any, int], None] = _nothing_sealed
    """Undoes, in a hidden record, the sealed choices of all but the viewer; see `View.reopened`."""
    simultaneous: bool | Mapping[str, Value] = False
    """Whether several seats may owe a decision at once, or the option values with which they
    may."""
    meta: Part[Meta | None] = Part("GROUPS", "PRESETS")
    """The groups and presets of its options for people who open a table."""
    question: Part[Asking | None] = Part("question", "ask")
    """The question that is open in a view: see `reino.core.question`."""
    encoding: Part[Encoding | None] = Part()
    """Views as numbers, for learners: see `reino.core.encoding`."""
    standing: Part[StandingAnswers | None] = Part()
    """Answers given in advance, in a game that asks seats outside their turn."""
    previews: Part[Previews | None] = Part()
    """The preview of each legal action of a view, for a board in the browser."""
    symbols: Part[Callable[[], Mapping[str, Any]] | None] = Part()
    """Its drawings by name, for pages that place them: see `reino.draw.sprites`."""
    levels: Part["Leveled | None"] = Part(
        "LEVELS", "OTHERS", "FIRST", "MINDS_BOTH", "prepare", "make"
    )
    """Its own bots: see `reino.core.bot`."""
    guidance: Part[Any] = Part(
        "GUIDED", "HORIZON", "weigh", "roll", "quiet", "appraise", "knowledge"
    )
    """The guidance of the search in this game: a module as `reino.search.guidance` describes."""
    analyst: Part[Any] = Part(default="reino.search.analyst:searched")
    """The analyst of its choices: the search, unless the game has a better one."""
    engine: Part[Any] = Part("prepare", "analyse")
    """The engine that searches a position ever deeper, for `reino analyse`."""
    solver: Part[Any] = Part()
    """The solver of the whole game, for `reino solve`."""
    screen: Part[Any] = Part()
    """Makes its screen in a terminal: see `reino.terminal.screen`."""
    tally: Part[Any] = Part("VARIED", "STRATEGIES", "account")
    """The tallies of a finished game about its balance: see `reino.arena.tallies`."""
    editor: Part["Editor | None"] = Part("begin", "check")
    """The editor of its boards."""
    drawn_by_agreement: bool = False
    """Whether a draw may be offered."""
    unrated: Mapping[str, Value] = field(default_factory=dict)
    """Option values with any of which the result is all seats' alone: such a table is never
    rated."""
    oldest_rules: int | None = None
    """The oldest version of the rules that is still played, if not today's alone: the rules find
    the one in force in the field `rules_version` of their record."""

    def __post_init__(self) -> None:
        faults = {
            f"players are 1 to {MOST_SEATS}": all(0 < n <= MOST_SEATS for n in self.players),
            "every seat has a name": len(self.seats) >= max(self.players, default=1),
            'reasons begin with ""': self.reasons[:1] == ("",) and len(self.reasons) < 256,
            "options are an OptionTable": isinstance(self.options, OptionTable),
            "the default of an option is one of its values": all(
                option.default in option.values for option in getattr(self.options, "options", ())
            ),
            "the locale is a folder": isinstance(self.locale, Path) and self.locale.is_dir(),
            "versions of the rules count from 1": 1 <= self.rules_versions[0] <= self.rules_version,
            "bounds are positive": min(len(self.actions), self.max_legal, self.max_steps) > 0,
            "the rules fill the contract": all(
                hasattr(self.rules, name) for name in ("STATE", *contract.FUNCTIONS)
            ),
        }
        faults |= dict.fromkeys(self._without_fields(), False)
        for wanted, kept in faults.items():
            if not kept:
                raise ValueError(f"the game {self.key!r} breaks its own description: {wanted}")

    def _without_fields(self) -> Iterator[str]:
        """What is wrong with the fields in which rules look for the options."""
        record = getattr(self.rules, "STATE", None)
        if record is None or not isinstance(self.options, OptionTable) or takes_options(self.rules):
            return
        for option in self.options.options:
            if option.field not in record.fields:
                yield (
                    f"STATE has a field {option.field!r} for the option {option.key!r}; "
                    "a field of another name is given as Option(..., field=NAME)"
                )
            elif record[option.field].kind not in "iu":
                yield f"the field {option.field!r} of an option is one whole number"

        if len(self.rules_versions) > 1 and RULES_FIELD not in (record.names or ()):
            yield f"STATE has a field {RULES_FIELD!r}, where older rules are played besides"

    def __repr__(self) -> str:
        return f"<GameSpec {self.key}>"

    @property
    def rules_versions(self) -> range:
        """The versions of the rules that are played, the oldest first."""
        oldest = self.rules_version if self.oldest_rules is None else self.oldest_rules
        return range(oldest, self.rules_version + 1)

    def with_parts(self, parts: Mapping[str, Any]) -> "GameSpec":
        """The same game with these parts, or with other values; none is loaded for it.

        `dataclasses.replace` would load them all.
        """
        return GameSpec(**{f.name: vars(self)[f.name] for f in fields(self)} | dict(parts))

    def __reduce__(self) -> Any:
        from reino.core.registry import find, installed

        if self.key not in installed() or find(self.key) is not self:
            raise PicklingError(
                f"{self!r} is not the game that is installed as {self.key!r}, and another process "
                "would find that one"
            )
        return find, (self.key,)

    @property
    def placing(self) -> Placing | None:
        """The notation of the positions or boards it may begin from, if it has one."""
        return self.notation or self.board

    def word(self, key: str, lang: str) -> str:
        """The word for a key of the game: a fact of its views, a value of one, a seat."""
        words, name = catalogue(lang, self.locale), f"{self.key}-word-{key}"
        return words(name) if name in words else key.replace("_", " ")

    @property
    def room(self) -> tuple[int, int]:
        """The capacity of menus: actions and outcomes. Rules write menus without bounds checks, so
        a game with few actions gets room for all of them: a bound set too low is then reported by a
        law and does no harm."""
        bounds = ((self.max_legal, len(self.actions)), (self.max_outcomes, len(self.outcomes)))
        actions, outcomes = (max(most, ids) if ids <= FEW else most for most, ids in bounds)
        return actions, outcomes

    @cached_property
    def lexicon(self) -> Lexicon:
        """Which action a text stands for."""
        return Lexicon(self.actions, lambda action, lang: self.words.action_name(action, lang))

    @cached_property
    def outcome_lexicon(self) -> Lexicon:
        """Which outcome of chance a text stands for."""
        return Lexicon(self.outcomes, lambda outcome, lang: self.words.outcome_name(outcome, lang))

    @cached_property
    def compiled(self) -> Compiled:
        """The drivers compiled for this game, when first used."""
        # A lock, because two threads that bound the rules at once would make two copies, and mix
        # them up.
        with _BINDING:
            made = Compiled(self.key, self.rules, max(self.players), *self.room, self.kernels)
            made.drivers  # noqa: B018
            return made

    @cached_property
    def observing(self) -> ModuleType:
        """The drivers of the encoding, bound to this game."""
        assert self.encoding is not None
        bindings = {
            "encode": self.encoding.encode,
            "STATE": self.compiled.state,
            "SIZE": self.compiled.state_size,
            "OPTIONS": self.encoding.options_in(self.rules.STATE),
        }
        return bind(observing, self.key, bindings, self.rules)

    @cached_property
    def observe(self) -> Callable[[Any, int, Any], int]:
        """The encoding's kernel, on the bytes of a hidden state; compiled when first used."""
        entry = self.observing.observe
        warm_up("encoding", self.key, [(entry, (BYTES, INT, float32[::1]))])
        return entry  # type: ignore[no-any-return]
