"""What each choice would change, as the rules themselves say."""

import msgspec

from heirs.rules.actions import ACTIONS
from heirs.table.names import key_of


class Preview(msgspec.Struct, frozen=True):
    """A courtier who may step ahead."""

    courtier: str
    """The courtier."""
    line: list[str]
    """The line as it would stand, from the throne."""


def offers(view) -> list[Preview]:
    now = view.ahead()
    lines = [now.after(view.seat, action).record.line for action in view.legal]
    return [
        Preview(ACTIONS.describe(action).courtier, [key_of(courtier) for courtier in line])
        for action, line in zip(view.legal, lines, strict=True)
    ]
