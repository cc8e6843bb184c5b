"""Choices as they are typed: a number of the menu, or words that may be cut short.

A line means a choice when its first word is the choice's deed or the card it is about, and the
others are words of the choice's name, in any order. Three letters stand for a word, fewer only for
a word as short. Articles and the like do not count. A name of which nothing is left out is
preferred to a longer one.
"""

from collections.abc import Iterator, Sequence
from functools import cache

from reino.core.catalogue import LANGUAGES, Catalogue, catalogue
from reino.core.phrase import Phrase
from reino.core.view import View
from reino.games.korona import LOCALE
from reino.games.korona.rules import actions, cards, piles
from reino.games.korona.table.names import USES, action_name
from reino.games.korona.table.refusals import asked_for_now, why_not
from reino.games.korona.terminal.menu import AGAINST, Choice, label, menu
from reino.terminal.matching import folded
from reino.terminal.screen import Ambiguous, NotUnderstood

FEW = 8  # choices that are named where a line means none of them
LEAST = 3  # letters that stand for a longer word
EXACT, LONGER = 0, 1


def read(say: Catalogue, view: View, text: str) -> int:
    """The legal action a line means, or why there is none."""
    choices = menu(view, say)
    numbers = {str(choice.number): choice.action for choice in choices}
    if text in numbers:
        return numbers[text]
    typed = _words(text)
    legal = [choice.action for choice in choices]
    found = _meant(say, view, typed, legal)
    if len(found) == 1:
        return found[0]
    if found:
        named = [choice for choice in choices if choice.action in found]
        raise Ambiguous(say("cli-ambiguous", line=text, choices=_listed(named, say.lang)))
    if why := _reason(say, view, typed, legal):
        raise NotUnderstood(say("cli-korona-refused", line=text, why=why))
    few = _listed(choices[:FEW], say.lang) + ("…" if len(choices) > FEW else "")
    raise NotUnderstood(say("cli-korona-unknown", line=text, choices=few))


def _listed(choices: Sequence[Choice], lang: str) -> str:
    """Choices with their numbers; the words of a group's head elsewhere have to be said here."""
    return ", ".join(
        f"{c.number} {action_name(c.action, lang) if c.group == 'discard' else c.label}"
        for c in choices
    )


def _reason(say: Catalogue, view: View, typed: Sequence[str], legal: Sequence[int]) -> str | None:
    """The reason why no likely reading of a line is legal, if it is the same for all of them."""
    if len("".join(typed)) < 2:
        return None  # a stray letter means nothing
    record = view.record
    others = [action for action in range(actions.ACTIONS) if action not in legal]
    now = [action for action in others if asked_for_now(record, action)]
    # An action of another stage was hardly meant if one of this stage could be.
    refused = _meant(say, view, typed, now)
    if not refused:
        refused = _meant(say, view, typed, [action for action in others if action not in now])
        if actions.RAISE_SHIELD in refused:
            refused = [actions.RAISE_SHIELD]
    whys = [why_not(record, action) for action in refused]
    told = {why.tell(say.lang) for why in whys}
    if len(told) == 1:
        return told.pop()
    named = {_card(action) for action in refused}
    if len(named) == 1 and {why.key for why in whys} == {"error-korona-no-pile"}:
        (card,) = named
        a_card = Phrase("korona-a-card", card=cards.CARD_KEYS[card or 0])
        return Phrase("korona-why-no-place", card=a_card).tell(say.lang)
    return None


def _meant(
    say: Catalogue, view: View, typed: Sequence[str], candidates: Sequence[int]
) -> list[int]:
    """The actions whose names fit best; the player's language goes first."""
    if not typed:
        return []
    for lang in sorted(LANGUAGES, key=lambda lang: lang != say.lang):
        words = catalogue(lang, LOCALE)
        fits: dict[int, int] = {}
        for action in candidates:
            names = [*_names(words, view, action)]
            if any(_stands_for(typed[0], head) for head in _heads(words, names, action)):
                found = [fit for name in names if (fit := _fit(typed, name)) is not None]
                if found:
                    fits[action] = min(found)
        if fits:
            best = min(fits.values())
            return [action for action, fit in fits.items() if fit == best]
    return []


def _names(say: Catalogue, view: View, action: int) -> Iterator[list[str]]:
    yield _words(action_name(action, say.lang))
    if not actions.DISCARD <= action < actions.END_TURN:
        yield _words(label(view, action, say))
    extra = {
        actions.END_TURN: "cli-korona-words-end",
        actions.RAISE_SHIELD: "cli-yes",
        actions.LET_PASS: "cli-no",
    }.get(action)
    if extra:
        yield from ([folded(word)] for word in say(extra).split())


def _heads(say: Catalogue, names: Sequence[Sequence[str]], action: int) -> set[str]:
    """Words that a line for this action may begin with: its deed, or its card."""
    heads = {name[0] for name in names}
    card = _card(action)
    if card is not None:
        heads.update(_words(say("korona-card", card=cards.CARD_KEYS[card])))
    return heads


def _card(action: int) -> int | None:
    """The card an action is about. One that is discarded does not speak for it: a bare card is to
    be placed or used, and to let go of it one has to say so."""
    if actions.TAKE_MARKET <= action < actions.PLACE:
        return action - actions.TAKE_MARKET
    if actions.PLACE <= action < actions.DRAW_AGAIN_ID:
        return piles.PLACES[action - actions.PLACE][0]
    if actions.GIVE <= action < actions.TOP:
        return action - actions.GIVE
    if actions.TOP <= action < actions.WHOLE:
        return piles.PILES[action - actions.TOP][-1]
    if actions.WHOLE <= action < actions.INNER:
        return piles.PILES[action - actions.WHOLE + piles.SINGLES_AND_BASES][0]
    if actions.INNER <= action < actions.WITHOUT_VILLAIN:
        return cards.JESTER
    for first, card, _ in AGAINST:
        if first <= action < first + cards.SEATS:
            return card
    return USES.get(action)


def _fit(typed: Sequence[str], name: Sequence[str]) -> int | None:
    """How well typed words stand for a name; None where they do not."""
    left = [*name]
    # The longest first, so that "campesino" is not taken for a word that "cam" could be as well.
    for part in sorted(typed, key=len, reverse=True):
        found = [word for word in left if _stands_for(part, word)]
        if not found:
            return None
        left.remove(part if part in found else found[0])
    return LONGER if left else EXACT


def _stands_for(part: str, word: str) -> bool:
    return part == word or (len(part) >= LEAST and word.startswith(part))


def _words(text: str) -> list[str]:
    parts = folded(text).replace("+", " ").replace(":", " ").replace("'s", "").split()
    return [part for part in parts if part not in _known("cli-korona-fillers")]


def asks_for(text: str, key: str) -> bool:
    """Whether a line is one of the words of a message, in either language."""
    return folded(text) in _known(key)


@cache
def _known(key: str) -> frozenset[str]:
    return frozenset(
        folded(word) for lang in LANGUAGES for word in catalogue(lang, LOCALE)(key).split()
    )


def asked_card(text: str) -> str | None:
    """The card a line like "healer?" or "¿sanadora?" asks about."""
    if not text.endswith("?"):
        return None
    typed = folded(text.strip("¿?"))
    for lang in LANGUAGES:
        say = catalogue(lang, LOCALE)
        for card in cards.CARD_KEYS:
            if typed and folded(say("korona-card", card=card)).startswith(typed):
                return card
    return None
