"""The hint of BraveRats: the equilibrium where it is known exactly, the search elsewhere."""

from collections.abc import Mapping

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.text import Text

from reino.core.errors import NotSolvable
from reino.core.view import View
from reino.games.braverats.rules.cards import CARD_KEYS
from reino.games.braverats.table.names import mark
from reino.games.braverats.terminal.cards import CLAN_STYLES, CardArt, beside
from reino.terminal.advice import searched
from reino.terminal.bars import mix_table, percent
from reino.terminal.console import Terminal

SIDE_BY_SIDE = 78


def hint(terminal: Terminal, art: CardArt, view: View) -> RenderableType:
    try:
        return exact(terminal, art, view)
    except NotSolvable:
        names = {a: card_label(art, view.game.describe(a).card) for a in view.legal}
        return searched(terminal, view, names)


def exact(terminal: Terminal, art: CardArt, view: View) -> RenderableType:
    from reino.braverats import solution_for

    say, me = art.say, view.seat
    with terminal.waiting(say("cli-thinking-hint")) as progress:
        analysis = solution_for(view, progress=progress).at(view)
    value = analysis.value if me == 0 else 1 - analysis.value
    key = "cli-hint-exact-match" if view.game.options["emperor"] else "cli-hint-exact"
    mixes = {seat: analysis.mix[seat] for seat in analysis.seats}
    return Group(
        Text(say(key, value=percent(say, value))),
        Mixes(art, mixes, dict(enumerate(analysis.worth)), me or 0),
    )


class Mixes:
    """The mix of each clan that chooses, the viewer's first; side by side where there is room."""

    def __init__(
        self,
        art: CardArt,
        mixes: Mapping[int, Mapping[str, float]],
        worths: Mapping[int, Mapping[str, float]] | None,
        first: int,
        titled: bool = True,
    ) -> None:
        self.art = art
        self.mixes = mixes
        self.worths = worths
        self.titled = titled
        self.order = sorted(mixes, key=lambda seat: seat != first)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        tables = [
            mix_table(
                self.art.say,
                in_order(self.mixes[seat]),
                title=Text(self.art.clan(seat), f"bold {CLAN_STYLES[seat]}")
                if self.titled
                else None,
                style=CLAN_STYLES[seat],
                names={card: card_label(self.art, card) for card in self.mixes[seat]},
                worths=self.worths[seat] if self.worths else None,
                ascii_only=options.ascii_only,
            )
            for seat in self.order
        ]
        if options.max_width >= SIDE_BY_SIDE:
            yield Padding(beside(tables, gap=4), (1, 1, 0, 1))
        else:
            for table in tables:
                yield Padding(table, (1, 1, 0, 1))


def card_label(art: CardArt, card: str) -> str:
    return f"{mark(card)} {art.name(card)}"


def in_order(mix: Mapping[str, float]) -> dict[str, float]:
    """Strongest first, as a hand is held."""
    return {card: mix[card] for card in reversed(CARD_KEYS) if card in mix}
