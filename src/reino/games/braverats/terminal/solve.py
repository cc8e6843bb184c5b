"""`reino solve braverats`: the whole game worked out to its equilibrium."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from reino.core.catalogue import LANGUAGES, catalogue
from reino.core.options import Values
from reino.games.braverats import LOCALE
from reino.games.braverats.bot import solver
from reino.games.braverats.rules.cards import CARD_KEYS
from reino.games.braverats.terminal.cards import CardArt
from reino.games.braverats.terminal.hint import Mixes
from reino.terminal.bars import percent
from reino.terminal.console import Misuse, Terminal
from reino.terminal.matching import matches

SAME = 1e-9  # mixes closer than this are the same mix


def solve(
    terminal: Terminal, options: Values, changed: Sequence[str], hands: str | None, as_json: bool
) -> None:
    """Solve the game with these options, and show or write what was found."""
    dealt = None if hands is None else read_hands(terminal, hands)
    say = catalogue(terminal.lang, LOCALE)
    with terminal.waiting(say("cli-solving")) as progress:
        solution = solver.solve(options, dealt, progress=progress)
    if as_json:
        answer = {
            "game": "braverats",
            "options": dict(options),
            "value": solution.value,
            "positions": solution.positions,
            "seconds": solution.seconds,
            "strategy": dict(solution.strategy),
        }
        print(json.dumps(answer, indent=1))
        return
    show(terminal, solution, changed)


def show(terminal: Terminal, solution: Any, options: Sequence[str]) -> None:
    say = catalogue(terminal.lang, LOCALE)
    facts = Table.grid(padding=(0, 2, 0, 0))
    if options:
        facts.add_row(Text(say("cli-solve-options"), "dim"), Text(", ".join(options)))
    facts.add_row(
        Text(say("cli-solve-value"), "dim"), Text(percent(say, solution.value), "bold green")
    )
    facts.add_row(
        Text(say("cli-solve-positions"), "dim"), say("cli-count", count=solution.positions)
    )
    facts.add_row(Text(say("cli-solve-time"), "dim"), say("cli-seconds", seconds=solution.seconds))
    title = Text(f" {say('cli-solve-title')} ", "bold")
    terminal.show(Panel(facts, title=title, title_align="left", expand=False))
    mixes = opening_mixes(solution)
    terminal.tell(f"\n{say('cli-solve-opening' if len(mixes) > 1 else 'cli-solve-opening-both')}")
    terminal.show(Mixes(CardArt(say), mixes, None, 0, titled=len(mixes) > 1))


def opening_mixes(solution: Any) -> dict[int, Mapping[str, float]]:
    """Yarg's opening mix, and Applewood's too where it is another."""
    opening = solution.at(solution.root)
    mixes: dict[int, Mapping[str, float]] = {seat: opening.mix[seat] for seat in opening.seats}
    first, second = mixes[0], mixes[1]
    if first.keys() == second.keys() and all(abs(first[c] - second[c]) < SAME for c in first):
        return {0: first}
    return mixes


def read_hands(terminal: Terminal, text: str) -> tuple[list[str], list[str]]:
    """Two hands as typed: names with commas between, and a slash between the clans."""
    say = catalogue(terminal.lang, LOCALE)
    parts = text.split("/")
    if len(parts) != 2:
        raise Misuse(say("cli-hands-form", given=text))
    names = [
        (name, card)
        for number, card in enumerate(CARD_KEYS)
        for name in (
            str(number),
            *(catalogue(lang, LOCALE)("braverats-card", card=card) for lang in LANGUAGES),
        )
    ]
    hands: list[list[str]] = [[], []]
    for hand, part in zip(hands, parts, strict=True):
        for word in part.split(","):
            found = matches(word, names)
            if len(found) != 1:
                raise Misuse(say("cli-hands-card", given=word.strip(), known=", ".join(CARD_KEYS)))
            hand.append(found[0])
    return hands[0], hands[1]
