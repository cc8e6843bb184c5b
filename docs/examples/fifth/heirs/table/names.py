"""The names of what is chosen and of what chance brings."""

from heirs import LOCALE
from heirs.rules import actions, state
from reino.core.catalogue import catalogue


def say(lang, key, **facts):
    return catalogue(lang, LOCALE)(f"heirs-{key}", **facts)


def key_of(courtier):
    return None if courtier < 0 else state.COURTIER_KEYS[courtier]


def name_of(courtier, lang):
    return say(lang, f"word-{state.COURTIER_KEYS[courtier]}")


def action_name(action, lang):
    choice = actions.ACTIONS.describe(action)
    return say(lang, f"action-{choice.kind}", courtier=say(lang, f"word-{choice.courtier}"))


def outcome_name(outcome, lang):
    fallen = actions.OUTCOMES.describe(outcome)
    if fallen.kind == "deal":
        return say(lang, f"word-{fallen.courtier}")
    return say(lang, f"outcome-{fallen.kind}")
