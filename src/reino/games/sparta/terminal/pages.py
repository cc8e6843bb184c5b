"""The help page of Sparta: the rules in short, the typed moves, the meaning of the signs."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from reino.core.catalogue import Catalogue
from reino.games.sparta.rules.notation import LETTERS
from reino.games.sparta.terminal.board import BRACKETS, PIECE_STYLES, SIDE_STYLES, Signs
from reino.games.sparta.terminal.side_panel import seat_name


def help_page(say: Catalogue, heroes_conquer: bool, signs: Signs) -> RenderableType:
    rules = Table.grid(padding=(0, 2, 0, 0))
    rules.add_column(no_wrap=True)
    rules.add_column()
    free = signs.free
    seen = {"before": f"W w w {free}", "after": f"W {free} {free} W"}
    conquest = "cli-sparta-rule-enemy" if heroes_conquer else "cli-sparta-rule-enemy-warriors"
    for head, texts in (
        ("cli-sparta-head-goal", ("cli-sparta-rule-goal",)),
        ("cli-sparta-head-move", ("cli-sparta-rule-move",)),
        ("cli-sparta-head-city", ("cli-sparta-rule-own", conquest)),
        (
            "cli-sparta-head-beat",
            ("cli-sparta-rule-beat", "cli-sparta-rule-picture", "cli-sparta-rule-trap"),
        ),
        ("cli-sparta-head-end", ("cli-sparta-rule-end", "cli-sparta-rule-draw")),
        ("cli-sparta-head-type", ("cli-sparta-rule-type",)),
    ):
        rules.add_row(Text(say(head), "bold"), Text("\n".join(say(text, **seen) for text in texts)))
    marks = {
        "looked": signs.looked,
        "beats": signs.beats,
        "falls": signs.falls,
        "danger": signs.danger,
        "arrived": signs.arrived,
    }
    rules.add_row("", say("cli-sparta-rule-look", **marks))
    return Group(rules, Text(), legend(say))


def legend(say: Catalogue) -> Table:
    """Each side's pieces and city, as they are drawn."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat, letters in enumerate(LETTERS):
        warrior, hero = letters[0], letters[1]
        table.add_row(
            Text(f" {seat_name(say, seat)} ", SIDE_STYLES[seat]),
            _sign(f" {warrior} ", PIECE_STYLES[warrior], say("sparta-piece", piece="warrior")),
            _sign(f" {hero} ", PIECE_STYLES[hero], say("sparta-piece", piece="hero")),
            _sign(" ".join(BRACKETS[seat]), SIDE_STYLES[seat], say("cli-sparta-city")),
        )
    return table


def _sign(sign: str, style: str, meaning: str) -> Text:
    return Text.assemble((sign, style), f" {meaning}")
