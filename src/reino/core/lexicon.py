"""The lexicon of a game: which action, or which outcome of chance, a text stands for.

An action is called by its text in the action table, and by its name in each language. Accents,
capitals, dashes, articles and the like do not count. A whole name always means its action. Where
only some actions are possible, as on a menu, a part of a name is enough: some of its words, in any
order, and three letters stand for a word.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from difflib import SequenceMatcher, get_close_matches
from functools import cache, cached_property

from reino.core.actions import ActionTable
from reino.core.catalogue import LANGUAGES, catalogue
from reino.core.folding import folded

Tokens = tuple[str, ...]

LEAST = 3  # letters that stand for a longer word
LIKE = 8  # names that look most like a text, of which the nearest is one
READ_AS = str.maketrans(
    {
        **dict.fromkeys("+:,;()→·.-–—=_", " "),
        # Suits as texts write them: a keyboard has no signs for them. The last character makes a
        # coloured picture of the sign before it.
        **dict(zip("♣♠♥♦♧♤♡♢", "cshdcshd", strict=True)),
        "\ufe0f": "",
    }
)
# How well a text fits a name: whether the name is not the text itself, whether words are left out,
# whether a word is cut short. The least is the best.
Fit = tuple[bool, bool, bool]


def tokens(text: str) -> Tokens:
    """The words of a text that count."""
    parts = folded(text).translate(READ_AS).replace("'s", "").split()
    return tuple(part for part in parts if part not in fillers()) or tuple(parts)


@cache
def fillers() -> frozenset[str]:
    """Words that do not count, in every language."""
    return frozenset(folded(w) for lang in LANGUAGES for w in catalogue(lang)("fillers").split())


def fit(typed: Sequence[str], name: Sequence[str]) -> Fit | None:
    """How well typed words stand for a name; None where they do not."""
    if tuple(typed) == tuple(name):
        return False, False, False
    left, cut = [*name], False
    # The longest first, so that "campesino" is not taken for a word that "cam" could be as well.
    for part in sorted(typed, key=len, reverse=True):
        found = [word for word in left if stands_for(part, word)]
        if not found:
            return None
        left.remove(part if part in found else found[0])
        cut |= part not in found
    return True, bool(left), cut


def stands_for(part: str, word: str) -> bool:
    return part == word or (len(part) >= LEAST and word.startswith(part))


class Lexicon:
    """The names of everything in a table: `name` tells them by id and language. It holds as many
    of them as the table has."""

    def __init__(self, table: ActionTable, name: Callable[[int, str], str]) -> None:
        self._table = table
        self._name = name
        self._named: dict[tuple[int, str], tuple[Tokens, ...]] = {}

    def names(self, action: int, lang: str) -> tuple[Tokens, ...]:
        """What an action is called: its name in this language, and its text."""
        known = self._named.get((action, lang))
        if known is None:
            told = (self._name(action, lang), self._table.text(action))
            known = self._named[action, lang] = tuple(dict.fromkeys(map(tokens, told)))
        return known

    @cached_property
    def _by_name(self) -> dict[Tokens, int]:
        """Every whole name. Texts go last, so that a name which is the text of another action
        means that one: a move list says what was played in every language."""
        ids = range(len(self._table))
        names = {
            name: action
            for lang in LANGUAGES
            for action in ids
            for name in self.names(action, lang)
        }
        return names | {tokens(self._table.text(action)): action for action in ids}

    def named(self, text: str) -> int | None:
        """The action of this whole name, legal or not."""
        return self._by_name.get(tokens(text))

    def among(self, text: str, candidates: Iterable[int]) -> int | None:
        """The candidate of this whole name: as `named`, without reading all names there are."""
        typed = tokens(text)
        found = {
            action
            for action in candidates
            if any(typed in self.names(action, lang) for lang in LANGUAGES)
        }
        return found.pop() if len(found) == 1 else None

    def meant(
        self,
        text: str,
        candidates: Iterable[int],
        lang: str = LANGUAGES[0],
        more: Callable[[int, str], Iterable[str]] = lambda action, lang: (),
    ) -> list[int]:
        """The candidates that fit best; more than one where the text is not clear.

        Names in `lang` go before those in the other language. `more` gives other names that count
        here, such as the label of a menu.
        """
        typed = tokens(text)
        if not typed:
            return []
        possible = list(candidates)
        for language in sorted(LANGUAGES, key=lambda other: other != lang):
            fits: dict[int, Fit] = {}
            for action in possible:
                found = [
                    how
                    for name in self._all(action, language, more)
                    if (how := fit(typed, name)) is not None
                ]
                if found:
                    fits[action] = min(found)
            if fits:
                best = min(fits.values())
                return [action for action, how in fits.items() if how == best]
        return []

    def _all(
        self, action: int, lang: str, more: Callable[[int, str], Iterable[str]]
    ) -> Iterator[Tokens]:
        yield from self.names(action, lang)
        yield from map(tokens, more(action, lang))

    def nearest(self, text: str, candidates: Iterable[int]) -> int | None:
        """The candidate whose name looks most like a text; None where none does."""
        known = {
            " ".join(name): action
            for action in candidates
            for lang in LANGUAGES
            for name in self.names(action, lang)
        }
        typed = tokens(text)
        near = get_close_matches(" ".join(typed), known, LIKE, 0.5)
        # Whole words say more than letters: "move b2 d4" is nearer to b2-d4 than to e2-d4.
        best = max(near, key=lambda name: len({*typed} & {*name.split()}), default=None)
        return None if best is None else known[best]

    def by_likeness(self, text: str, candidates: Iterable[int]) -> list[int]:
        """The candidates in the order of how much their texts are like this one: words that they
        share, then letters."""
        typed = tokens(text)
        letters = SequenceMatcher(b=" ".join(typed), autojunk=False)

        def unlike(action: int) -> tuple[int, float]:
            name = tokens(self._table.text(action))
            letters.set_seq1(" ".join(name))
            return -len({*typed} & {*name}), -letters.ratio()

        return sorted(candidates, key=unlike)
