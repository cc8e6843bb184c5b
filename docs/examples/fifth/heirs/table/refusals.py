"""Why a courtier may not step ahead."""

from dataclasses import dataclass

from heirs.rules.actions import ACTIONS
from heirs.table.names import name_of, say


@dataclass(frozen=True)
class Refusal:
    """A sentence that waits for a language."""

    key: str
    courtier: int

    def tell(self, lang):
        return say(lang, self.key, courtier=name_of(self.courtier, lang))


def why_not(view, action):
    courtier = ACTIONS.describe(action).numbers["courtier"]
    first = view.line[0] == courtier
    return Refusal("refusal-first" if first else "refusal-resting", courtier)
