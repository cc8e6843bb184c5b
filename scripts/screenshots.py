"""Draw the terminal game as docs/img/terminal.svg, always the same one.

python scripts/screenshots.py
"""

import sys
from io import StringIO
from pathlib import Path

from rich.console import Console

import reino
from reino.cli.screens import screen_of
from reino.cli.terminal import Terminal
from reino.games.braverats.tables import GENERAL, MUSICIAN, PRINCE, SPY, WIZARD

TARGET = Path(__file__).parent.parent / "docs/img/terminal.svg"
ROUNDS = ((MUSICIAN, GENERAL), (WIZARD, SPY), (SPY, WIZARD), (GENERAL, PRINCE))


def picture(lang: str = "en") -> str:
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
    terminal.show(screen.happened(state.events(0)), screen.board(view, ("(you)", "(bot best)")))
    terminal.show("", screen.hint(view))
    return terminal.console.export_svg(title="reino play braverats")


def main() -> int:
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(picture(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
