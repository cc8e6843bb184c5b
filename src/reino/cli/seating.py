"""The seating of a game: a person at one seat, bots at the others."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from reino.cli.lookup import chosen_bot
from reino.core.catalogue import Catalogue
from reino.core.names import bot_name
from reino.play.record import BOT, PERSON
from reino.terminal.console import Misuse, Terminal

if TYPE_CHECKING:
    from reino.core.game import Game


@dataclass(frozen=True)
class Seating:
    """The person's seat, and the bot at each of the others by its key."""

    me: int
    bots: Mapping[int, str]

    @property
    def saved(self) -> list[str]:
        """The names of the seats in a record."""
        return [f"{BOT}{self.bots[s]}" if s in self.bots else PERSON for s in self._seats]

    def shown(self, say: Catalogue) -> list[str]:
        """The names of the seats on the board."""
        told = {seat: bot_told(say, bot) for seat, bot in self.bots.items()}
        return [told.get(seat, say("cli-you")) for seat in self._seats]

    @property
    def _seats(self) -> range:
        return range(len(self.bots) + 1)


def seated(
    terminal: Terminal, game: "Game", me: int, names: Sequence[str], before: Mapping[int, str]
) -> Seating:
    """One bot for all other seats, or one for each in the order of seats; or the bots of the
    resumed game."""
    others = [seat for seat in range(game.players) if seat != me]
    if len(names) not in (0, 1, len(others)):
        raise Misuse(terminal.say("cli-bots-count", given=len(names), seats=len(others)))
    if not names:
        usual = chosen_bot(terminal, game, None)
        return Seating(me, {seat: before.get(seat, usual) for seat in others})
    chosen = [chosen_bot(terminal, game, name) for name in names]
    if len(chosen) == 1:
        chosen *= len(others)
    return Seating(me, dict(zip(others, chosen, strict=True)))


def bot_told(say: Catalogue, bot: str) -> str:
    return say("cli-bot", name=bot_name(say, bot))


def player_told(say: Catalogue, name: str) -> str:
    """The player at a seat of a record: in the reader's language where `reino play` wrote it."""
    if name == PERSON:
        return say("cli-person")
    return bot_told(say, name.removeprefix(BOT)) if name.startswith(BOT) else name
