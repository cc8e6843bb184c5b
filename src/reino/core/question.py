"""The question that is open in a view: what is asked, of which seats, about what, what is due.

A game has its questions in `table/question.py`, a module with two functions:

    question(record, viewer) -> Question        from a hidden record
    ask(question, viewer, lang) -> str          as a sentence, from one table of its catalogue

The seats that are asked are not its affair: they are those that owe a decision.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from reino.core.kernel.status import SEATS_OF_MASK
from reino.core.phrase import Alike, Phrase, listed
from reino.core.plain_kernel import plain

if TYPE_CHECKING:
    from reino.core.spec import GameSpec

Plain = Any  # JSON's types


class Question(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """An open question. The text is there where a language was asked for."""

    kind: str
    """What is asked, as a key of the game: a stage, mostly."""
    asked: tuple[int, ...] = ()
    """The seats that owe the answer; none on chance's turn, and when the game is over."""
    about: dict[str, Plain] = {}
    """What it is about: cards, seats and places by name."""
    to: int | None = None
    """The seat that it is about besides: which receives, or is struck."""
    due: int | None = None
    """How much is due: pips to pay, cards to discard, actions left."""
    text: str | None = None
    """The question as a sentence for the viewer."""


class Asking(Protocol):
    """The questions of a game: a module `question`."""

    def question(self, record: Any, viewer: int) -> Question:
        """The question that is open in a hidden record; `asked` is left empty."""

    def ask(self, question: Question, viewer: int, lang: str) -> str:
        """The question as a sentence for this viewer, who may be one of the asked."""


def of(
    spec: "GameSpec", record: Any, viewer: int, owing: tuple[int, ...], lang: str | None
) -> Question:
    """The question that is open in a hidden record, of the seats that owe a decision."""
    asking = spec.question
    if asking is None:
        text = None if lang is None else _asked_of_any(spec, viewer, owing, lang)
        return Question(kind="choose" if owing else "wait", asked=owing, text=text)
    found = asking.question(record, viewer)
    asked = msgspec.structs.replace(found, asked=owing)
    if lang is None:
        return asked
    return msgspec.structs.replace(asked, text=_sentence(spec, Alike(asked), viewer, lang))


def open_in(spec: "GameSpec", record: Any, viewer: int, lang: str) -> Question:
    """The question that is open in a hidden record alone, as pictures have it."""
    owing = SEATS_OF_MASK[int(plain(spec.rules.owing)(record))]
    return of(spec, record, viewer, owing, lang)


@lru_cache(maxsize=10_000)
def _sentence(spec: "GameSpec", question: Alike, viewer: int, lang: str) -> str:
    """A catalogue takes longer than all else that a question needs, and few are asked only once."""
    assert spec.question is not None
    return spec.question.ask(question.data, viewer, lang)


def _asked_of_any(spec: "GameSpec", viewer: int, owing: tuple[int, ...], lang: str) -> str:
    """The question of a game that has none of its own."""
    from reino.core.names import seat_names  # which knows specs, and a spec its questions

    names = seat_names(spec, lang)
    whom = "you" if viewer in owing else "others" if owing else "nobody"
    who = listed("error-and", [names[seat] for seat in owing]) if owing else ""
    return Phrase("question-any", whom=whom, who=who).tell(lang)
