"""What a game hands to Reino: its rules, its limits, its options, its words.

A package that adds a game builds one `GameSpec` and names it in the entry point group
`reino.games`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from reino.core.compiled import Compiled
from reino.core.options import OptionTable

Plain = Any  # JSON's types: what `as_dict` and events consist of


@dataclass(frozen=True)
class Event:
    """Something that happened, as far as its viewer may know."""

    kind: str
    data: Mapping[str, Plain] = field(default_factory=dict)


class Words(Protocol):
    """How a game speaks. Everything here sees hidden records only, never the truth."""

    def action_name(self, action: int, lang: str) -> str:
        """What a seat chooses, as words for a button."""

    def outcome_name(self, outcome: int, lang: str) -> str:
        """What chance may bring."""

    def describe(self, view: Any, viewer: int) -> dict[str, Plain]:
        """A hidden record as plain data."""

    def events(self, before: Any, after: Any, viewer: int) -> Sequence[Event]:
        """What this viewer sees happen between two hidden records, one step apart."""

    def tell(self, event: Event, lang: str) -> str:
        """An event as a sentence."""


@dataclass(frozen=True)
class GameSpec:
    """A game before its options are fixed."""

    key: str
    rules_version: int  # goes up when a change makes an old record play differently
    players: tuple[int, ...]
    options: OptionTable
    rules: ModuleType  # fills the contract of `reino.core.contract`
    words: Words
    locale: Path  # folder of the catalogues: <lang>/<key>.ftl
    seats: tuple[str, ...]  # keys of the seats' names
    reasons: tuple[str, ...]  # end reasons by code; [0] is "" for "not over"
    actions: int  # ids are 0 .. actions-1
    outcomes: int
    max_legal: int  # most actions a seat may ever have to choose from
    max_outcomes: int
    max_steps: int  # every game ends within so many choices and outcomes
    returns: tuple[float, float]  # least and most a seat can get
    zero_sum: bool

    @cached_property
    def compiled(self) -> Compiled:
        return Compiled(self.key, self.rules, self.max_legal, self.max_outcomes)
