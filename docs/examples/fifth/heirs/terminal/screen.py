"""The screen of Heirs: the plain one, with an end of its own."""

from heirs.rules.state import SEAT_KEYS
from heirs.table.names import say
from reino.terminal.plain import PlainScreen


class ThroneScreen(PlainScreen):
    def verdict(self, view):
        lang = self.terminal.lang
        house = SEAT_KEYS[view.returns.index(max(view.returns))]
        heir = view.facts.heirs[house]
        return say(lang, "verdict", seat=say(lang, f"word-{house}"), heir=say(lang, f"word-{heir}"))
