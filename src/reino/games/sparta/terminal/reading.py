"""Moves as they are typed: b2-d4, b2 d4, b2d4, b5=H, pass; or a square, to look from."""

import re

from reino.core.catalogue import LANGUAGES, Catalogue, catalogue
from reino.core.errors import MalformedChoice
from reino.core.view import View
from reino.games.sparta import LOCALE
from reino.games.sparta.rules import actions, squares
from reino.games.sparta.rules.notation import read_move, square_of, write_move
from reino.games.sparta.table.refusals import why_not
from reino.terminal.matching import folded
from reino.terminal.screen import NotUnderstood

SQUARE = r"([a-j](?:10|[1-9]))"
TWO_SQUARES = re.compile(rf"{SQUARE}\s*[-–—>x:]?\s*{SQUARE}")


def looked_from(text: str) -> int:
    """The square a line is, or -1."""
    return square_of(text.strip().lower())


def read(say: Catalogue, view: View, text: str) -> int:
    """The legal action a line means, or why there is none."""
    line = text.strip().lower()
    action = squares.NONE
    found = TWO_SQUARES.fullmatch(line)
    if found and found[1] == found[2]:
        raise NotUnderstood(say("cli-sparta-same", square=found[1]))
    if found:
        action = read_move(f"{found[1]}-{found[2]}")
    elif folded(line) in {
        folded(catalogue(lang, LOCALE)("sparta-action-pass")) for lang in LANGUAGES
    }:
        action = actions.PASS
    else:
        try:
            action = read_move(line)
        except MalformedChoice:
            raise NotUnderstood(say("cli-sparta-no-move", line=text)) from None
    if action in view.legal:
        return action
    why = why_not(view.record, action).tell(say.lang)
    raise NotUnderstood(say("cli-sparta-refused", move=write_move(action), why=why))
