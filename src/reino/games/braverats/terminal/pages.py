"""The help page of BraveRats: the results table, and the power of every card."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from reino.games.braverats.rules import cards
from reino.games.braverats.rules.round import judge
from reino.games.braverats.table.names import mark
from reino.games.braverats.table.view import View
from reino.games.braverats.terminal.board import winner_mark
from reino.games.braverats.terminal.cards import CLAN_STYLES, CardArt


def help_page(
    art: CardArt, facts: View, me: int, clan: Sequence[int], held_ambassador: bool
) -> RenderableType:
    """The help of a game in which each clan begins with these cards."""
    say = art.say
    powers = Table.grid(padding=(0, 1, 0, 0))
    powers.add_column(no_wrap=True)
    powers.add_column(no_wrap=True)
    for card in [cards.CARD_KEYS[number] for number in reversed(clan)]:
        powers.add_row(
            Text(f" {mark(card)} ", f"reverse {CLAN_STYLES[me]}"),
            Text(art.name(card), "bold"),
            Text(say("braverats-power", card=card)),
        )
    return Group(
        Text(say("cli-braverats-goal", target=facts.target)),
        Text(say("cli-braverats-hold")),
        *([Text(say("cli-braverats-hold-ambassador"))] if held_ambassador else []),
        Text(say("cli-braverats-spies")),
        Text(),
        powers,
        Text(),
        result_table(art, me, facts.bonus, [card for card in clan if card != cards.MIME]),
        Text(say("cli-braverats-legend"), "dim"),
        *([Text(say("cli-braverats-legend-mime"), "dim")] if cards.MIME in clan else []),
    )


def result_table(art: CardArt, me: int, bonus: list[int], ranks: Sequence[int]) -> Table:
    """The winner of the round for every pair of cards, with the +2 of this round counted in."""
    say = art.say
    key = "cli-braverats-table-bonus" if any(bonus) else "cli-braverats-table"
    table = Table(
        title=Text(say(key), "bold"),
        title_justify="left",
        box=box.SIMPLE_HEAD,
        padding=0,
        pad_edge=False,
    )
    corner = say("cli-braverats-corner", yours=art.clan(me), theirs=art.clan(1 - me))
    table.add_column(Text(corner, "dim"), no_wrap=True)
    for theirs in ranks:
        card = cards.CARD_KEYS[theirs]
        table.add_column(Text(mark(card), f"bold {CLAN_STYLES[1 - me]}"), width=3)
    for mine in ranks:
        name = cards.CARD_KEYS[mine]
        head = Text.assemble((f"{mark(name)} ", f"bold {CLAN_STYLES[me]}"), art.name(name), "  ")
        table.add_row(head, *[_cell(art, mine, theirs, me, bonus) for theirs in ranks])
    return table


def _cell(art: CardArt, mine: int, theirs: int, me: int, bonus: list[int]) -> Text:
    faces = (mine, theirs) if me == 0 else (theirs, mine)
    result = judge(faces[0], faces[1], bonus[0], bonus[1])
    if result == cards.HOLD:
        return winner_mark(art, None)
    winner = winner_mark(art, result % cards.PRINCESS_WINS)
    return winner.append("!") if result >= cards.PRINCESS_WINS else winner
