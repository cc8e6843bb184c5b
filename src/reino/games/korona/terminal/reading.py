"""Choices as they are typed: a number of the menu, or words that may be cut short.

A line means a choice when its first word is the choice's deed or the card it is about, and the
lexicon finds the others in the choice's name or in its label.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from reino.core.catalogue import LANGUAGES, Catalogue, catalogue
from reino.core.folding import folded
from reino.core.lexicon import stands_for, tokens
from reino.core.phrase import Phrase
from reino.core.view import View
from reino.games.korona import GAME, LOCALE
from reino.games.korona.rules import cards
from reino.games.korona.rules.actions import RAISE_SHIELD, TABLE
from reino.games.korona.table.names import action_name, card_of
from reino.games.korona.table.refusals import asked_for_now, why_not
from reino.games.korona.terminal.menu import Choice, label, menu
from reino.terminal.screen import Ambiguous, NotUnderstood

FEW = 8  # choices that are named where a line means none of them
MORE_NAMES = {
    "end-turn": "cli-korona-words-end",
    "raise-shield": "cli-yes",
    "let-pass": "cli-no",
}


def read(say: Catalogue, view: View, text: str) -> int:
    """The legal action a line means, or why there is none."""
    choices = menu(view, say)
    numbers = {str(choice.number): choice.action for choice in choices}
    if text in numbers:
        return numbers[text]
    legal = [choice.action for choice in choices]
    found = _meant(say, view, text, legal)
    if len(found) == 1:
        return found[0]
    if found:
        named = [choice for choice in choices if choice.action in found]
        raise Ambiguous(say("cli-ambiguous", line=text, choices=_listed(named, say.lang)))
    if why := _reason(say, view, text, legal):
        raise NotUnderstood(say("cli-korona-refused", line=text, why=why))
    few = _listed(choices[:FEW], say.lang) + ("…" if len(choices) > FEW else "")
    raise NotUnderstood(say("cli-korona-unknown", line=text, choices=few))


def _listed(choices: Sequence[Choice], lang: str) -> str:
    """Choices with their numbers; the words of a group's head elsewhere have to be said here."""
    return ", ".join(
        f"{c.number} {action_name(c.action, lang) if c.group == 'discard' else c.label}"
        for c in choices
    )


def _reason(say: Catalogue, view: View, text: str, legal: Sequence[int]) -> str | None:
    """The reason why no likely reading of a line is legal, if it is the same for all of them."""
    if len("".join(tokens(text))) < 2:
        return None  # a stray letter means nothing
    record = view.record
    others = [action for action in range(len(TABLE)) if action not in legal]
    now = [action for action in others if asked_for_now(record, action)]
    # An action of another stage was hardly meant if one of this stage could be.
    refused = _meant(say, view, text, now)
    if not refused:
        refused = _meant(say, view, text, [action for action in others if action not in now])
        if RAISE_SHIELD in refused:
            refused = [RAISE_SHIELD]
    whys = [why_not(record, action) for action in refused]
    told = {why.tell(say.lang) for why in whys}
    if len(told) == 1:
        return told.pop()
    named = {_card(action) for action in refused}
    if len(named) == 1 and {why.key for why in whys} == {"error-korona-no-pile"}:
        a_card = Phrase("korona-a-card", card=named.pop() or "none")
        return Phrase("korona-why-no-place", card=a_card).tell(say.lang)
    return None


def _meant(say: Catalogue, view: View, text: str, candidates: Sequence[int]) -> list[int]:
    """The actions whose names fit best, among those that a line may begin with."""
    typed = tokens(text)
    if not typed:
        return []

    def more(action: int, lang: str) -> Iterable[str]:
        return _more_names(catalogue(lang, LOCALE), view, action)

    begun = [
        action
        for action in candidates
        if any(stands_for(typed[0], head) for head in _heads(view, action))
    ]
    return GAME.lexicon.meant(text, begun, say.lang, more)


def _more_names(say: Catalogue, view: View, action: int) -> Iterator[str]:
    """What an action is called besides its name: its label, "yes" or "no"."""
    kind = TABLE.kind(action).key
    if kind != "discard":
        yield label(view, action, say)
    if kind in MORE_NAMES:
        yield from say(MORE_NAMES[kind]).split()


def _heads(view: View, action: int) -> Iterator[str]:
    """Words that a line for this action may begin with: its deed, or its card."""
    card = _card(action)
    for lang in LANGUAGES:
        say = catalogue(lang, LOCALE)
        for name in GAME.lexicon.names(action, lang):
            yield name[0]
        for other in _more_names(say, view, action):
            yield tokens(other)[0]
        if card is not None:
            yield from tokens(say("korona-card", card=card))


def _card(action: int) -> str | None:
    """The card an action is about. One that is discarded does not speak for it: a bare card is to
    be placed or used, and to let go of it one has to say so."""
    told = TABLE.describe(action)
    return None if told.kind == "discard" else card_of(told)


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
