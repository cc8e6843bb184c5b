"""The board of BraveRats: score, rounds so far, and the cards of both clans."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from reino.games.braverats.rules import cards
from reino.games.braverats.table.names import mark
from reino.games.braverats.table.view import View
from reino.games.braverats.terminal.cards import CLAN_STYLES, CardArt, Chips, Spread, beside

SIDE_BY_SIDE = 72  # columns from which score and rounds stand next to each other


@dataclass(frozen=True)
class Board:
    """One seat's view (`facts`), drawn for a window of any width."""

    art: CardArt
    facts: View
    me: int
    players: Sequence[str]
    match: bool

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text()
        yield Rule(Text(self._title(), "bold"), align="left", style="dim")
        score = self.score(options.ascii_only)
        if self.facts.played[0]:
            if options.max_width >= SIDE_BY_SIDE:
                yield Padding(beside([score, self.rounds()], gap=6), (0, 1))
            else:
                yield Padding(score, (0, 1))
                yield Padding(self.rounds(), (0, 1))
        elif self.facts.stage != "keep" or self.match:
            yield Padding(score, (0, 1))
        yield from self._notes()
        yield from self._others()
        yield from self._own()

    def _title(self) -> str:
        say, facts = self.art.say, self.facts
        parts = [say("braverats")]
        if self.match:
            parts.append(say("cli-braverats-game", number=facts.game))
        if facts.stage == "keep":
            parts.append(say("cli-braverats-draft"))
        else:
            parts.append(say("cli-braverats-round", number=facts.round))
        return " · ".join(parts)

    def score(self, ascii_only: bool = False) -> Table:
        """Rounds won as crowns, games won in a match, and the +2 or look each has now."""
        say, facts = self.art.say, self.facts
        game_signs, round_signs = ("*.", "*.") if ascii_only else ("★☆", "♛♕")
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        if self.match:
            table.add_column(no_wrap=True, min_width=2 * cards.MATCH_WINS - 1)
        table.add_column(no_wrap=True, min_width=2 * facts.target - 1)  # crowns in one row
        if self.match:
            games, rounds = say("cli-braverats-games-won"), say("cli-braverats-rounds-won")
            table.add_row("", Text(games, "dim"), Text(rounds, "dim"))
        for seat in (0, 1):
            style = CLAN_STYLES[seat]
            name = Text.assemble(
                (self.art.clan(seat), f"bold {style}"), (f" {self.players[seat]}", "dim")
            )
            row = [name]
            if self.match:
                row.append(tokens(facts.games[seat], cards.MATCH_WINS, "yellow", game_signs))
            row.append(tokens(facts.wins[seat], facts.target, style, round_signs))
            row.append(self._badges(seat))
            table.add_row(*row)
        return table

    def _badges(self, seat: int) -> Text:
        badges: list[Text] = []
        if self.facts.stage != "choose":
            return Text()
        if self.facts.bonus[seat]:
            badges.append(Text(f" +{self.facts.bonus[seat]} ", f"reverse {CLAN_STYLES[seat]}"))
        if self.facts.look == seat:
            looks = self.art.say("cli-braverats-looks")
            badges.append(Text(f" {looks} ", f"reverse {CLAN_STYLES[seat]}"))
        return Text(" ").join(badges)

    def rounds(self) -> Table:
        """Every round so far: the two strengths, and the initial of the clan that took it."""
        facts = self.facts
        table = Table.grid(padding=(0, 1, 0, 0))
        numbers = [Text(str(n), "dim") for n in range(1, len(facts.results) + 1)]
        table.add_row(Text(self.art.say("cli-braverats-rounds"), "dim"), *numbers)
        for seat in (0, 1):
            cells = [
                Text(mark(card), _cell_style(seat, result.winner))
                for card, result in zip(facts.played[seat], facts.results, strict=True)
            ]
            table.add_row(Text(self.art.clan(seat), CLAN_STYLES[seat]), *cells)
        table.add_row(
            Text(self.art.say("cli-braverats-won-by"), "dim"),
            *[winner_mark(self.art, result.winner) for result in facts.results],
        )
        return table

    def _notes(self) -> RenderResult:
        """Rounds on hold, and the card that a Spy is shown."""
        say, facts = self.art.say, self.facts
        if facts.held and facts.stage == "choose":
            yours, theirs = facts.held_worth[self.me], facts.held_worth[1 - self.me]
            note = say("cli-braverats-held", held=facts.held, yours=yours, theirs=theirs)
            yield Padding(Text(note, "yellow"), (0, 1))
        if facts.stage != "choose" or facts.look is None:
            return
        other = self.art.clan(1 - self.me)
        shown = facts.cards[1 - self.me]
        if facts.look == self.me and shown is not None:
            note = say("cli-braverats-shown", clan=other)
            card = self.art.drawn(shown, 1 - self.me, bonus=facts.bonus[1 - self.me])
            yield Padding(beside([Text(note, CLAN_STYLES[1 - self.me]), card], gap=2), (0, 1))

    def _others(self) -> RenderResult:
        """The other clan's cards, as far as the viewer knows them."""
        say, facts, other = self.art.say, self.facts, 1 - self.me
        clan = self.art.clan(other)
        known = facts.hands[other]
        if known is not None:
            head = say("cli-braverats-their-hand", clan=clan)
        elif facts.stage == "keep":
            size = facts.hand_sizes[other]
            head = say("cli-braverats-their-draft", clan=clan, size=size)
            known = facts.known[other]
        elif facts.piles is not None and facts.stage == "choose":
            size = facts.hand_sizes[other]
            head = say("cli-braverats-their-three", clan=clan, size=size)
            known = facts.piles[other]
        else:
            return
        yield Text()
        yield Padding(Chips(self.art, head, known, other), (0, 1))

    def _own(self) -> RenderResult:
        """The cards to choose from: the packet while drafting, the hand otherwise."""
        say, facts = self.art.say, self.facts
        if facts.stage == "keep":
            yield self._row("cli-braverats-drafted", facts.hand or ())
            if facts.packet:
                yield Text()
                yield Padding(Text(say("cli-braverats-packet"), "dim"), (0, 1))
                yield Spread(self.art, facts.packet, self.me)
            return
        if facts.piles is not None and facts.stage == "choose":
            yield self._row("cli-braverats-your-pile", facts.piles[self.me])
        yield Text()
        copied = facts.copies[self.me] if facts.copies else None
        yield Spread(self.art, facts.hand or (), self.me, facts.bonus[self.me], copied)

    def _row(self, key: str, shown: Sequence[str]) -> Padding:
        return Padding(Chips(self.art, self.art.say(key), shown, self.me), (0, 1))


def tokens(won: int, needed: int, style: str, signs: str) -> Text:
    """A full sign for each one won, an empty one for each still missing."""
    full, empty = signs[0], signs[1]
    return Text.assemble(
        (" ".join(full * won), f"bold {style}"),
        " " if 0 < won < needed else "",
        (" ".join(empty * (needed - won)), "dim"),
    )


def winner_mark(art: CardArt, winner: int | None) -> Text:
    if winner is None:
        return Text("=", "yellow")
    return Text(art.clan(winner)[0], f"bold {CLAN_STYLES[winner]}")


def _cell_style(seat: int, winner: int | None) -> str:
    return f"bold {CLAN_STYLES[seat]}" if winner == seat else "dim"
