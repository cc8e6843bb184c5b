"""What a viewer sees happen between two hidden records one step apart, and the sentences for it."""

from heirs.rules import state
from heirs.table.names import key_of, say
from reino.core.spec import Event


def events(before, after, viewer):
    told = [
        Event("backs", {"seat": state.SEAT_KEYS[seat], "heir": key_of(after.heir[seat])})
        for seat in range(after.players)
        if before.heir[seat] == state.NONE != after.heir[seat]
    ]
    if before.turns != after.turns:
        ahead, behind = (key_of(courtier) for courtier in after.line[after.moved :][:2])
        seat = state.SEAT_KEYS[before.turns % before.players]
        told.append(Event("steps", {"seat": seat, "ahead": ahead, "behind": behind}))
    if after.bell == state.HAS_RUNG:
        told.append(Event("rung"))
    elif before.bell == state.MAY_RING:
        told.append(Event("silent"))
    return told


def tell(event, lang):
    facts = {name: say(lang, f"word-{key or 'unknown'}") for name, key in event.data.items()}
    return say(lang, f"event-{event.kind}", **facts)
