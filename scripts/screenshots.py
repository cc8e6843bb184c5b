"""Draw games in the terminal as pictures for the READMEs and the pages, always the same ones.

python scripts/screenshots.py
"""

import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from html import unescape
from io import StringIO
from pathlib import Path

import docs_jackrabbits
from docs_korona import Table, chosen
from rich.console import Console

import reino
from reino.cli.seating import bot_told
from reino.core.catalogue import catalogue
from reino.games.braverats.rules import cards
from reino.games.sparta.rules.notation import read_move
from reino.terminal.console import Terminal
from reino.terminal.screen import Shown, screen_of

FOLDER = Path(__file__).parent.parent / "docs/img"

ROUNDS = (
    (cards.MUSICIAN, cards.GENERAL),
    (cards.WIZARD, cards.SPY),
    (cards.SPY, cards.WIZARD),
    (cards.GENERAL, cards.PRINCE),
)

# Sparta with a few turns to come, after which the moves of a hero are shown.
POSITION = "10/3w2w1w1/10/10/3h1w4/1h4H2h/3W3HW1/5WW2h/3W4W1/10 d5,g5,i5,i6 b5,b6,d6,g6 S 8"
MOVES = ("h4-h6", "f6-g7")
LOOKED_AT = "g5"

# Korona: the end of a turn in which an attack is shielded, and the beginning of the next one.
KINGDOMS = Table(
    zones=(
        "monarch, healer, tower archer archer archer, field peasant peasant, field jester, knight",
        "monarch monarch, stable knight knight, field peasant, archer, archer",
        "tower archer archer, tower archer, field peasant, field, peasant, villain",
    ),
    hands=("monarch archer shield donation", "tower field shield", "knight sneak-attack stable"),
    market="draw-again stable glorious-attack",
    discards="draw-again draw-again donation internal-affairs shield peasant archer",
    active=2,
    actions=2,
    turns=17,
)
TURN = (
    "Place a stable",
    "Use Sneak attack on the Lion",
    "No villain: just steal",
    "The healer",
    "The monarch",
    "Raise a shield",
    "Raise no shield",
    "Take the stable from the market",
    "Tower",
)
# Jack Rabbits: the end of a turn, and the beginning of the next one.
RABBITS = replace(docs_jackrabbits.TABLES["table"], active=2, turns=26)
HOP = (
    "Stay here",
    "ten of diamonds",
    "Show no club",
    "2 and 3",
    "Show the three of hearts",
    "six of spades",
)
SAID = "cli-korona-words-score"  # the first of these words

FROM_ELSEWHERE = re.compile(r"\s*@font-face \{.*?\}|<!-- .*? -->", re.DOTALL)
WRITTEN = re.compile(r"<text [^>]*>(.*?)</text>", re.DOTALL)


def seated(terminal: Terminal, *bots: str) -> tuple[str, ...]:
    """The players' names on the board: you first, then these bots."""
    names = (terminal.say("cli-you"), *(bot_told(terminal.say, bot) for bot in bots))
    return tuple(f"({name})" for name in names)


def braverats(terminal: Terminal) -> None:
    """The fifth round of a game: the cards that met last, the score, both hands, a hint."""
    game = reino.load("braverats")
    screen = screen_of(game, terminal)
    state = game.start(seed=1)
    for first, second in ROUNDS:
        state = state.play({0: first, 1: second})
    view = state.view(0)
    seats = seated(terminal, "beginner")
    terminal.show(screen.happened(state.events(0)), screen.board(view, seats))
    terminal.show("", screen.hint(view))


def sparta(terminal: Terminal) -> None:
    """A turn and its answer, the board, and the moves of a hero."""
    game = reino.load("sparta")
    screen = screen_of(game, terminal)
    state = game.start(position=POSITION)
    story = []
    for move in MOVES:
        state = state.play(state.owing[0], read_move(move))
        story.append(state.events(0))
    view = state.view(0)
    seats = seated(terminal, "expert")
    terminal.show(*map(screen.happened, story), screen.board(view, seats, story))
    terminal.show(f"{screen.prompt(view)} › {LOOKED_AT}")
    try:
        screen.parse(view, LOOKED_AT)
    except Shown as shown:
        terminal.show(shown.thing)


def korona(terminal: Terminal) -> None:
    """A failed attack, the table, and the score of every kingdom."""
    state = KINGDOMS.state()
    screen = screen_of(state.game, terminal)
    for choice in TURN:
        state = chosen(state, choice)
        if state.owing:
            terminal.show(screen.happened(state.events(0)))
    view = state.view(0)
    seats = seated(terminal, "casual", "casual")
    terminal.show(screen.board(view, seats))
    typed = catalogue(terminal.lang, state.game.spec.locale)(SAID).split()[0]
    terminal.show(f"{screen.prompt(view)} › {typed}")
    try:
        screen.parse(view, typed)
    except Shown as shown:
        terminal.show("", shown.thing)


def jackrabbits(terminal: Terminal) -> None:
    """The dice, a match in the lottery, the table, and the ends of the roads."""
    state = RABBITS.state()
    screen = screen_of(state.game, terminal)
    for choice in HOP:
        state = docs_jackrabbits.chosen(state, choice)
        if state.owing:
            terminal.show(screen.happened(state.events(0)))
    view = state.view(0)
    seats = seated(terminal, "casual", "casual")
    terminal.show(screen.board(view, seats))


GAMES: Mapping[str, Callable[[Terminal], None]] = {
    "braverats": braverats,
    "jackrabbits": jackrabbits,
    "korona": korona,
    "sparta": sparta,
}
TARGETS = {
    ("braverats", "en"): FOLDER / "terminal.svg",
    ("braverats", "es"): FOLDER / "terminal.es.svg",
    ("jackrabbits", "en"): FOLDER / "terminal-jackrabbits.svg",
    ("jackrabbits", "es"): FOLDER / "terminal-jackrabbits.es.svg",
    ("korona", "en"): FOLDER / "terminal-korona.svg",
    ("korona", "es"): FOLDER / "terminal-korona.es.svg",
    ("sparta", "en"): FOLDER / "terminal-sparta.svg",
    ("sparta", "es"): FOLDER / "terminal-sparta.es.svg",
}


def picture(game: str, lang: str) -> str:
    terminal = Terminal(lang)
    terminal.console = Console(
        file=StringIO(), record=True, width=80, height=40, force_terminal=True, highlight=False
    )
    GAMES[game](terminal)
    drawn = terminal.console.export_svg(title=f"reino play {game}", unique_id="reino")
    return FROM_ELSEWHERE.sub("", drawn)


def written(svg: str) -> str:
    """The text of a picture without its layout: its letters and lines without the space."""
    return "".join(unescape("".join(WRITTEN.findall(svg))).split())


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for (game, lang), target in TARGETS.items():
        target.write_text(picture(game, lang), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
