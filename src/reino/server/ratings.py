"""Ratings: the strength of people and bots by OpenSkill, game by game.

A table is rated if its setup asks for it, it was played from the start of the game to its end, with
at least one person, and no person in two seats. The rules:

- A seat whose person made all its choices is placed by its return; equal returns tie.
- Absence escapes no loss. A person who has resigned, whose time was up, who left or asked for a
  bot, and did not come back before the end, is last, however the bot has played.
- A vote harms no person. One whom the others have replaced and who did not come back is left out.
- A bot's choices let no person rise. One who came back after a bot had played for them, by their
  own doing, is placed by what the seat got, and may fall, but not rise.
- A bot in a seat of its own is rated like a person; one that stands in is not. The same bot in
  several seats learns from all of them.
"""

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from reino.core.errors import ReinoError
from reino.core.registry import installed
from reino.play import log
from reino.play.table import Entry, Table
from reino.server.background import Background
from reino.server.store import rows
from reino.server.store.errors import passed_over
from reino.server.store.store import Store

PERSON, BOT = "person:", "bot:"
SURE = 3.0  # standard deviations below the mean: a lower bound of the player's strength
LAST = float("-inf")  # worse than any return

logger = logging.getLogger("reino.server")


class Standing(Struct, frozen=True, omit_defaults=True):
    """One line of a list: a person by name, or a bot by its level."""

    game: str
    name: str
    mu: float
    sigma: float
    sure: float
    games: int
    bot: bool = False
    mine: bool = False


class Place(Struct, frozen=True):
    """The place of a seat in the rating of a table."""

    player: str
    value: float  # more is better
    may_rise: bool = True


class Ratings:
    """Listens to tables (`table_service.Listener`) and rates those that end."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tasks = Background()

    def asked(self, table: Table, seat: int, person: str) -> None:
        pass

    def ended(self, table: Table) -> None:
        if table.setup.rated:
            self._tasks.start("the rating of a table", self._rate_by_itself(table))

    async def close(self) -> None:
        await self._tasks.finish()

    async def _rate_by_itself(self, table: Table) -> None:
        try:
            await self.rate(table)
        except ReinoError as error:
            logger.warning("a table was not rated, `catch_up` will retry: %s", error.key)

    async def rate(self, table: Table) -> bool:
        """Rate a table; gives whether it was rated by this call, and not before."""
        if table.status != "over" or not table.setup.rated:
            return False
        return await asyncio.to_thread(self._rate, table)

    async def catch_up(self) -> int:
        """Rate tables that have ended and were not rated, because a process died or the database
        was unreachable. Gives their number."""
        return await asyncio.to_thread(self._catch_up)

    def _catch_up(self) -> int:
        count = 0
        for id in self._store.unrated():
            with passed_over("a table cannot be rated"):
                entries = [log.read(body) for _, body in self._store.entries(id)]
                table = log.folded(id, entries)
                if table.setup.rated:
                    count += self._rate(table)
        return count

    def _rate(self, table: Table) -> bool:
        entries = (log.read(body) for _, body in self._store.entries(table.id))
        placed = places(table, entries)
        players = sorted({place.player for place in placed})
        there = self._there(players)

        def rate(known: Mapping[str, rows.Rating]) -> list[rows.Rating]:
            return [new for new in rated_anew(placed, known) if new.player in there]

        return self._store.rate(table.id, table.setup.game, players, rate)

    def _there(self, players: Iterable[str]) -> set[str]:
        """The people among them who were not deleted since."""
        players = list(players)
        names = self._names(players)
        return {player for player in players if player.startswith(BOT) or names.get(player)}

    def _names(self, players: Iterable[str]) -> dict[str, str]:
        ids = [player.removeprefix(PERSON) for player in players if player.startswith(PERSON)]
        return {f"{PERSON}{id}": name for id, name in self._store.names(ids).items()}

    async def leaders(
        self, game: str, limit: int = 50, person: str | None = None
    ) -> list[Standing]:
        """The players with the highest lower bound first; `person` is the reader."""
        return await asyncio.to_thread(self._leaders, game, limit, person)

    def _leaders(self, game: str, limit: int, person: str | None) -> list[Standing]:
        ladder = self._store.ladder(game, limit)
        names = self._names(rating.player for rating in ladder)
        return [_standing(game, rating, names, person) for rating in ladder]

    async def of(self, person: str) -> list[Standing]:
        """The ratings of this person, at every game they have one at."""
        return await asyncio.to_thread(self._of, person)

    def _of(self, person: str) -> list[Standing]:
        player = f"{PERSON}{person}"
        names = self._names([player])
        return [
            _standing(game, rating, names, person)
            for game in installed()
            for rating in self._store.ratings(game, [player]).values()
        ]


def places(table: Table, entries: Iterable[Entry]) -> list[Place]:
    """The place of each player at a table that is over; empty, if it does not count."""
    result, setup = table.result, table.setup
    people = [seat.person for seat in table.seats if seat.person is not None]
    if result is None or not setup.rated or setup.position is not None or setup.given:
        return []
    if len(set(people)) < len(people):
        return []
    helped, voted_out = _helped(entries)
    placed = []
    for number, seat in enumerate(table.seats):
        value = result.returns[number]
        if seat.bot is not None:
            placed.append(Place(f"{BOT}{setup.game}/{seat.bot}", value))
        elif seat.gone or (seat.stand_in is not None and number not in voted_out):
            placed.append(Place(f"{PERSON}{seat.person}", LAST, may_rise=False))
        elif seat.stand_in is None:
            placed.append(Place(f"{PERSON}{seat.person}", value, number not in helped))
    players = {place.player for place in placed}
    if len(players) < 2 or not any(player.startswith(PERSON) for player in players):
        return []
    return placed


def _helped(entries: Iterable[Entry]) -> tuple[set[int], set[int]]:
    """Seats for which a bot chose by the doing of their person; and those where at the end a bot
    plays because the others wanted it."""
    why: dict[int, log.Why] = {}
    helped: set[int] = set()
    for entry in entries:
        match entry:
            case log.TookOver():
                why[entry.seat] = entry.why
            case log.HandedBack():
                why.pop(entry.seat, None)
            case log.Chose(by="bot") if why.get(entry.seat, "vote") != "vote":
                helped.add(entry.seat)
    return helped, {seat for seat, reason in why.items() if reason == "vote"}


def rated_anew(placed: Sequence[Place], known: Mapping[str, rows.Rating]) -> list[rows.Rating]:
    """The ratings of all players after a table. One without a rating begins with the model's."""
    if not placed:
        return []
    model = _model()
    fresh = model.rating()
    before = {
        place.player: known.get(place.player, rows.Rating(place.player, fresh.mu, fresh.sigma, 0))
        for place in placed
    }
    teams = [[model.rating(*before[place.player][1:3])] for place in placed]
    ranks = [float(sum(other.value > place.value for other in placed)) for place in placed]
    after = model.rate(teams, ranks=ranks)
    return [
        _moved(
            old,
            [new for (new,), place in zip(after, placed, strict=True) if place.player == player],
            all(place.may_rise for place in placed if place.player == player),
        )
        for player, old in before.items()
    ]


def _moved(old: rows.Rating, seats: Sequence[Any], may_rise: bool) -> rows.Rating:
    mu = sum(new.mu for new in seats) / len(seats)
    sigma = sum(new.sigma for new in seats) / len(seats)
    if mu > old.mu and not may_rise:
        mu, sigma = old.mu, old.sigma
    return rows.Rating(old.player, mu, sigma, old.games + 1)


def _standing(
    game: str, rating: rows.Rating, names: Mapping[str, str], person: str | None
) -> Standing:
    bot = rating.player.startswith(BOT)
    name = rating.player.partition("/")[2] if bot else names.get(rating.player, "")
    return Standing(
        game=game,
        name=name,
        mu=rating.mu,
        sigma=rating.sigma,
        sure=rating.mu - SURE * rating.sigma,
        games=rating.games,
        bot=bot,
        mine=person is not None and rating.player == f"{PERSON}{person}",
    )


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce()
