"""A view of Heirs as a picture: the throne, the line before it, and the shields that are known."""

from heirs.art.symbols import shield, throne
from heirs.rules.state import COURTIERS
from heirs.table.names import name_of, say
from reino.draw.svg import INK, PARCHMENT, document, framed, group, rect, text

PLATE, GAP = 96, 8  # the width of a courtier's plate, and what is between two
LEFT, TOP = 88, 40
SIZE = (LEFT + COURTIERS * (PLATE + GAP) + 24, 160)


def draw(view, viewer, lang):
    names = [name_of(courtier, lang) for courtier in view.line]
    plates = [
        group(plate(view, courtier, lang), at=(LEFT + place * (PLATE + GAP), TOP))
        for place, courtier in enumerate(view.line)
    ]
    told = say(lang, "picture-line", line=", ".join(names))
    page = (framed(*SIZE, PARCHMENT, INK), group(throne(), at=(50, 80)))
    return document(lang, SIZE, say(lang, "picture"), told, *page, *plates)


def plate(view, courtier, lang):
    """A courtier by name, with the shields of the houses that are seen to back them."""
    backing = [seat for seat in range(view.players) if view.heir[seat] == courtier]
    return group(
        rect(0, 0, PLATE, 80, rx=4, fill="none", stroke=INK, stroke_width=2),
        text(name_of(courtier, lang), PLATE / 2, 30, 18, room=PLATE - 8, text_anchor="middle"),
        *(group(shield(seat), at=(PLATE / 2, 58)) for seat in backing),
    )
