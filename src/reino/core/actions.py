"""The action table: every action of a game as data, by its kind and its named fields.

    ACTIONS = ActionTable(
        Kind("take-deck"),
        Kind("take-market", card=CARD_KEYS),
        Kind("place", "place {card}[ on {on}]", rows=PLACES, card=CARD_KEYS, on=pile_cards),
    )
    TAKE_MARKET = ACTIONS.first("take-market")

Ids follow from the order: a kind has one id for each of its rows, one after the other. Names, the
groups of an encoding, menus, what may be typed, move lists and structured actions follow from the
table, so that nothing but a kernel ever compares ids. Outcomes of chance are told by a table of the
same class.
"""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import accumulate, product
from keyword import iskeyword
from operator import index
from types import MappingProxyType
from typing import Any

Word = Any  # the value of a field: a text, a number, a tuple of texts, or None where it has none
Wording = Callable[[int], Word] | Sequence[Word]
OPTIONAL = re.compile(r"\[([^\]]*)\]")
FIELD = re.compile(r"\{(\w+)\}")


class Action:
    """An action by its kind and its fields: `Action('place', card='archer', on=('tower',))`.

    Fields are attributes; one that is a word of Python has a dash below after it, `move.from_`.
    `numbers` has them as the rules count them: the card 4, the pile 12.
    """

    __slots__ = ("fields", "id", "kind", "numbers")

    id: int
    """Its id."""
    kind: str
    """The key of its kind."""
    fields: Mapping[str, Word]
    """Its fields in words."""
    numbers: Mapping[str, int]
    """Its fields as the rules count them."""

    def __init__(
        self, id: int, kind: str, fields: Mapping[str, Word], numbers: Mapping[str, int]
    ) -> None:
        for name, value in zip(
            ("id", "kind", "fields", "numbers"),
            (id, kind, MappingProxyType(dict(fields)), MappingProxyType(dict(numbers))),
            strict=True,
        ):
            object.__setattr__(self, name, value)

    def as_dict(self) -> dict[str, Any]:
        """Plain data, ready for JSON: the kind, and each field that has a value."""
        return {
            "kind": self.kind,
            **{
                name: list(word) if isinstance(word, tuple) else word
                for name, word in self.fields.items()
                if word is not None
            },
        }

    def __getattr__(self, name: str) -> Word:
        if name in Action.__slots__:  # before it is filled
            raise AttributeError(name)
        field = name.removesuffix("_") if iskeyword(name.removesuffix("_")) else name
        try:
            return self.fields[field]
        except KeyError:
            known = ", ".join(map(_attribute, self.fields)) or "none"
            raise AttributeError(
                f"an action of kind {self.kind!r} has no field {name!r}; its fields: {known}"
            ) from None

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("an action never changes")

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *map(_attribute, self.fields)]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return NotImplemented
        return (self.id, self.kind, *self.fields.items()) == (
            other.id,
            other.kind,
            *other.fields.items(),
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.id))

    def __reduce__(self) -> Any:
        return Action, (self.id, self.kind, dict(self.fields), dict(self.numbers))

    def __repr__(self) -> str:
        fields = "".join(f", {name}={word!r}" for name, word in self.fields.items())
        return f"Action({self.kind!r}{fields})"


class Kind:
    """The actions that differ only in their fields; with no fields, a single action.

    A field has its words by number, as a list or as a function. Its rows are the combinations of
    numbers that there are, in the order of ids; without `rows` it is every combination of lists,
    the last field changing fastest. `text` is how an action is written in every language: the
    name of the kind with its fields after it, unless given. A part in square brackets is left out
    where its field is None.
    """

    def __init__(
        self,
        key: str,
        text: str | Callable[[Mapping[str, Word]], str] | None = None,
        /,
        *,
        rows: Sequence[Sequence[int]] | None = None,
        **fields: Wording,
    ) -> None:
        self.key = key
        """Its name; its words are in the catalogue under `<game>-action-<key>`."""
        self.names = tuple(fields)
        """The names of its fields."""
        self._words = fields
        if taken := {*fields} & {*dir(Action)}:
            raise ValueError(f"a field of {key!r} needs another name: an action has {taken} itself")
        if rows is None:
            if not all(isinstance(words, Sequence) for words in fields.values()):
                raise ValueError(f"the kind {key!r} has a field without a list: give its rows")
            rows = list(product(*(range(len(words)) for words in fields.values())))  # type: ignore[arg-type]
        self.rows: tuple[tuple[int, ...], ...] = tuple(tuple(map(int, row)) for row in rows)
        """The numbers of the fields of each action, in the order of ids."""
        self.first = 0
        """The least of its ids, once it is in a table."""
        self._text = text or " ".join([key.replace("-", " "), *(f"{{{name}}}" for name in fields)])

    @property
    def size(self) -> int:
        """How many actions it has."""
        return len(self.rows)

    @property
    def ids(self) -> range:
        """Its ids."""
        return range(self.first, self.first + self.size)

    def action(self, id: int) -> Action:
        """The action of this id, which is one of its ids."""
        numbers = dict(zip(self.names, self.rows[id - self.first], strict=True))
        words = {name: self._word(name, number) for name, number in numbers.items()}
        return Action(id, self.key, words, numbers)

    def _word(self, name: str, number: int) -> Word:
        words = self._words[name]
        return _fixed(words(number) if callable(words) else words[number])

    def text(self, action: Action) -> str:
        """An action of this kind as it is written in every language."""
        if callable(self._text):
            return self._text(action.fields)
        told = OPTIONAL.sub(lambda part: self._optional(part[1], action), self._text)
        return FIELD.sub(lambda field: _written(action.fields[field[1]]), told)

    def _optional(self, part: str, action: Action) -> str:
        missing = any(action.fields[name] is None for name in FIELD.findall(part))
        return "" if missing else part

    def __repr__(self) -> str:
        return f"<Kind {self.key} {self.first}..{self.first + self.size - 1}>"


class ActionTable:
    """All actions of a game: kinds in the order of their ids. Its length is how many there are."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        """In the order of ids."""
        ends = list(accumulate(kind.size for kind in kinds))
        self._firsts = [end - kind.size for end, kind in zip(ends, kinds, strict=True)]
        for first, kind in zip(self._firsts, kinds, strict=True):
            kind.first = first
        self._by_key = {kind.key: kind for kind in kinds}
        if len(self._by_key) < len(kinds) or not all(kind.size for kind in kinds):
            raise ValueError("kinds of actions have different names, and each has an action")
        self._size = ends[-1] if ends else 0
        self._known: dict[int, Action] = {}

    @classmethod
    def counted(cls, n: int, key: str = "action") -> "ActionTable":
        """The table of a game that says no more than how many actions it has."""
        return cls(Kind(key, number=range(n)))

    def __len__(self) -> int:
        return self._size

    def __contains__(self, action: object) -> bool:
        """Whether this is an id: a whole number of Python or NumPy in range."""
        try:
            return 0 <= index(action) < self._size  # type: ignore[arg-type]
        except TypeError:
            return False

    def __iter__(self) -> Iterator[Action]:
        return map(self.describe, range(self._size))

    def __getitem__(self, key: str) -> Kind:
        return self._by_key[key]

    def first(self, key: str) -> int:
        """The least id of a kind; the id of a single action."""
        return self._by_key[key].first

    def kind(self, action: int) -> Kind:
        """The kind of an action."""
        if action not in self:  # a range would be searched for a number of NumPy, id by id
            raise IndexError(f"actions are 0 to {self._size - 1}; got {action}")
        return self.kinds[bisect_right(self._firsts, action) - 1]

    def describe(self, action: int) -> Action:
        """An action by its kind and its fields."""
        found = self._known.get(action)
        if found is None:
            # The table holds each action once it was asked for: there are as many as ids.
            found = self._known[int(action)] = self.kind(action).action(int(action))
        return found

    def id(self, kind: str, **fields: Word) -> int:
        """The id of the action of this kind with these fields, in words; a field that is left out
        is None, and a list is as good as a tuple, so that `id(**action.as_dict())` is the way
        back."""
        if kind not in self._by_key:
            raise KeyError(f"there is no kind {kind!r}; kinds are {', '.join(self._by_key)}")
        names = self._by_key[kind].names
        words = tuple(_fixed(fields.get(name)) for name in names)
        found = self._by_words.get((kind, words)) if {*fields} <= {*names} else None
        if found is None:
            raise KeyError(f"no action of kind {kind!r} has the fields {fields}")
        return found

    @cached_property
    def _by_words(self) -> dict[tuple[str, tuple[Word, ...]], int]:
        return {(action.kind, tuple(action.fields.values())): action.id for action in self}

    def text(self, action: int) -> str:
        """An action as it is written in every language: "place archer on tower"."""
        return self.kind(action).text(self.describe(action))

    @cached_property
    def spaced(self) -> bool:
        """Whether texts have blanks, as the first of each kind shows."""
        return any(" " in self.text(kind.first) for kind in self.kinds)

    @property
    def groups(self) -> tuple[Kind, ...]:
        """Kinds with fields; the actions of the others stand alone."""
        return tuple(kind for kind in self.kinds if kind.names)

    def __repr__(self) -> str:
        return f"<ActionTable of {self._size} actions in {len(self.kinds)} kinds>"


def _attribute(field: str) -> str:
    return f"{field}_" if iskeyword(field) else field


def _fixed(word: Word) -> Word:
    return tuple(word) if isinstance(word, list) else word


def _written(word: Word) -> str:
    return " ".join(map(str, word)) if isinstance(word, tuple) else str(word)
