"""The screen of BraveRats: views and events drawn, card names read."""

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.text import Text

from reino.core.actions import Action
from reino.core.catalogue import LANGUAGES, catalogue
from reino.core.game import Game
from reino.core.spec import Event
from reino.core.view import View
from reino.games.braverats import LOCALE
from reino.games.braverats.rules import cards
from reino.games.braverats.table.events import tell
from reino.games.braverats.table.refusals import why_not
from reino.games.braverats.terminal.board import Board
from reino.games.braverats.terminal.cards import CARD_WIDTH, CLAN_STYLES, CardArt, beside
from reino.games.braverats.terminal.hint import hint
from reino.games.braverats.terminal.pages import help_page
from reino.terminal.console import Terminal
from reino.terminal.matching import folded, matches
from reino.terminal.screen import Ambiguous, NotUnderstood, Story

UNREMARKABLE = frozenset({"sealed"})  # the round that follows says it all
HEADLINES = frozenset({"game", "end", "match"})
POINTERS = {False: ("◀", "▶"), True: ("<", ">")}  # towards the winner


class BraveRatsScreen:
    """Draws views and events, reads card names in either language."""

    sealed = True

    def __init__(self, game: Game, terminal: Terminal) -> None:
        self.game = game
        self.terminal = terminal
        self.lang = terminal.lang
        self.say = catalogue(terminal.lang, LOCALE)
        self.art = CardArt(self.say)

    def seat_name(self, seat: int) -> str:
        return self.art.clan(seat)

    def board(self, view: View, players: Sequence[str], story: Story = ()) -> RenderableType:
        me = 0 if view.seat is None else view.seat
        return Board(self.art, view.facts, me, players, bool(self.game.options["emperor"]))

    def prompt(self, view: View) -> str:
        return self.say("cli-braverats-prompt", question=view.question(self.lang).text or "")

    def parse(self, view: View, text: str) -> int:
        """A card by number or the beginning of its name; the player's language goes first. A whole
        name means its card even where that may not be chosen: the Prince is no Princess."""
        choices = [self.game.describe(action) for action in view.legal]
        # The cards of the kind that is due, as every choice on the menu is.
        named = [self.game.describe(id) for id in self.game.spec.actions.kind(view.legal[0]).ids]
        numbers = {str(card.numbers["card"]): card for card in named}
        whole = numbers.get(text) or self._named(text, named)
        if whole in choices:
            return whole.id
        languages = sorted(LANGUAGES, key=lambda lang: lang != self.lang)
        for lang in languages if whole is None else ():
            found = self._begun(text, choices, lang)
            if len(found) == 1:
                return found[0].id
            if found:
                raise Ambiguous(self.say("cli-ambiguous", line=text, choices=self._listed(found)))
        meant = [whole] if whole else self._begun(text, named, *languages)
        facts = {"line": text, "choices": self._listed(choices)}
        if len(meant) != 1:
            raise NotUnderstood(self.say("cli-unknown-line", **facts))
        assert view.seat is not None
        why = why_not(view.record, meant[0].id, view.seat).tell(self.lang)
        raise NotUnderstood(self.say("cli-braverats-refused", **facts, why=why))

    def _named(self, text: str, named: Sequence[Action]) -> Action | None:
        """The card of this whole name, in either language."""
        names = {folded(name): card for lang in LANGUAGES for name, card in _names(named, lang)}
        return names.get(folded(text))

    def _begun(self, text: str, named: Sequence[Action], *languages: str) -> list[Action]:
        """The cards with a name that begins so, in these languages."""
        return matches(text, [pair for lang in languages for pair in _names(named, lang)])

    def _listed(self, choices: Sequence[Action]) -> str:
        return ", ".join(f"{c.numbers['card']} {self.art.name(c.card)}" for c in choices)

    def laid(self, view: View, action: int) -> str:
        return self.game.name(action, self.lang)

    def happened(self, events: Sequence[Event]) -> RenderableType:
        return Meetings(self.art, self.lang, [e for e in events if e.kind not in UNREMARKABLE])

    def help(self, view: View) -> RenderableType:
        me = 0 if view.seat is None else view.seat
        clan = cards.CLANS[str(self.game.options["mime"])]
        counted = bool(self.game.options["held_ambassador"])
        return help_page(self.art, view.facts, me, clan, counted)

    def hint(self, view: View) -> RenderableType:
        return hint(self.terminal, self.art, view)

    def result(self, view: View) -> RenderableType:
        facts = view.facts
        board = Board(self.art, facts, 0, ("", ""), bool(self.game.options["emperor"]))
        return Padding(beside([board.score(), board.rounds()], gap=4), (0, 1))

    def verdict(self, view: View) -> str:
        assert view.returns is not None
        assert view.reason is not None
        drawn = len(set(view.returns)) == 1
        winner = view.returns.index(max(view.returns))
        result = "draw" if drawn else "seat"
        if not drawn and view.seat is not None:
            result = "won" if winner == view.seat else "lost"
        clan = self.seat_name(winner)
        return self.say("cli-braverats-verdict", result=result, clan=clan, reason=view.reason)


def _names(named: Sequence[Action], lang: str) -> list[tuple[str, Action]]:
    say = catalogue(lang, LOCALE)
    return [(say("braverats-card", card=card.card), card) for card in named]


class Meetings:
    """The events since the last choice: the cards that met, and a sentence for each event."""

    def __init__(self, art: CardArt, lang: str, events: Sequence[Event]) -> None:
        self.art = art
        self.lang = lang
        self.events = events

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for event in self.events:
            if event.kind == "round":
                yield Text()
                if options.max_width >= 2 * CARD_WIDTH + 8:
                    yield Padding(self._meeting(event.data, options.ascii_only), (0, 1))
            style = self._style(event)
            yield Padding(Text(tell(event, self.lang), style), (0, 1))

    def _meeting(self, data: Any, ascii_only: bool) -> RenderableType:
        """The two cards face to face; the heavy frame is the winner's."""
        drawn = []
        for seat in (0, 1):
            won = data["winner"] == seat
            card, face = data["cards"][seat], data["faces"][seat]
            drawn.append(
                self.art.drawn(
                    card,
                    seat,
                    bonus=data["bonus"][seat],
                    face=None if face == card else face,
                    line=box.HEAVY if won else box.ROUNDED,
                    faint=not won and data["winner"] is not None,
                )
            )
        sign = "=" if data["winner"] is None else POINTERS[ascii_only][data["winner"]]
        return beside([drawn[0], Text(f" {sign} ", "bold yellow"), drawn[1]])

    def _style(self, event: Event) -> str:
        if event.kind in HEADLINES:
            return "bold"
        if event.kind == "round" and event.data["winner"] is not None:
            return f"bold {CLAN_STYLES[event.data['winner']]}"
        return ""


def make_screen(game: Game, terminal: Terminal) -> BraveRatsScreen:
    return BraveRatsScreen(game, terminal)
