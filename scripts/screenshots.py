"""Draw the terminal game as a picture for each README, always the same game.

python scripts/screenshots.py
"""

import re
import sys
from html import unescape
from io import StringIO
from pathlib import Path

from rich.console import Console

import reino
from reino.cli.screens import screen_of
from reino.cli.terminal import Terminal
from reino.games.braverats.tables import GENERAL, MUSICIAN, PRINCE, SPY, WIZARD

FOLDER = Path(__file__).parent.parent / "docs/img"
TARGETS = {"en": FOLDER / "terminal.svg", "es": FOLDER / "terminal.es.svg"}
ROUNDS = ((MUSICIAN, GENERAL), (WIZARD, SPY), (SPY, WIZARD), (GENERAL, PRINCE))

FROM_ELSEWHERE = re.compile(r"\s*@font-face \{.*?\}|<!-- .*? -->", re.DOTALL)
WRITTEN = re.compile(r"<text [^>]*>(.*?)</text>", re.DOTALL)


def picture(lang: str) -> str:
    """The fifth round of a game: the cards that met last, the score, both hands, a hint."""
    terminal = Terminal(lang)
    terminal.console = Console(
        file=StringIO(), record=True, width=80, height=40, force_terminal=True, highlight=False
    )
    game = reino.load("braverats")
    screen = screen_of(game, terminal)
    state = game.start(seed=1)
    for first, second in ROUNDS:
        state = state.play({0: first, 1: second})
    view = state.view(0)
    seats = (f"({terminal.say('cli-you')})", "(bot best)")
    terminal.show(screen.happened(state.events(0)), screen.board(view, seats))
    terminal.show("", screen.hint(view))
    drawn = terminal.console.export_svg(title="reino play braverats", unique_id="reino")
    return FROM_ELSEWHERE.sub("", drawn)


def written(svg: str) -> str:
    """What a picture says, whatever it looks like: its letters and lines without the space."""
    return "".join(unescape("".join(WRITTEN.findall(svg))).split())


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for lang, target in TARGETS.items():
        target.write_text(picture(lang), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
