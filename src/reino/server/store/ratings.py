"""Ratings in the store: the strength of people and bots at each game."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from sqlalchemy import Connection, select

from reino.server.store.database import Database
from reino.server.store.rows import Rating
from reino.server.store.schema import rated, ratings, tables

COLUMNS = (ratings.c.player, ratings.c.mu, ratings.c.sigma, ratings.c.games)

Rate = Callable[[Mapping[str, Rating]], Iterable[Rating]]


class Ratings(Database):
    def unrated(self) -> list[str]:
        """Tables that are over and may ask for a rating, but have none yet."""
        query = (
            select(tables.c.id)
            .outerjoin(rated, rated.c.table_id == tables.c.id)
            .where(tables.c.status == "over", rated.c.table_id.is_(None))
            .where(tables.c.info.contains('"rated":true'))
            .order_by(tables.c.updated, tables.c.id)
        )
        with self.reading() as connection:
            return list(connection.execute(query).scalars())

    def rate(self, table: str, game: str, players: Sequence[str], rate: Rate) -> bool:
        """Rate a table that is over; False if it was rated before.

        `rate` gets the ratings of those players that have one, and returns the new ones. Tables of
        one game are rated one after the other, so that no result is lost.
        """
        with self.writing() as connection:
            self.lock(connection, f"ratings of {game}")
            if not self.insert_new(connection, rated, {"table_id": table}):
                return False
            new = [
                {"game": game, **rating._asdict()}
                for rating in rate(_ratings(connection, game, players))
            ]
            if new:
                insert = self.upsert(ratings)
                changed = {key: insert.excluded[key] for key in ("mu", "sigma", "games")}
                connection.execute(
                    insert.on_conflict_do_update(index_elements=["game", "player"], set_=changed),
                    new,
                )
        return True

    def ratings(self, game: str, players: Sequence[str]) -> dict[str, Rating]:
        """The ratings of these players, without players that have none."""
        with self.reading() as connection:
            return _ratings(connection, game, players)

    def ladder(self, game: str, limit: int = 100) -> list[Rating]:
        """The players with the highest lower bound first."""
        sure = ratings.c.mu - 3 * ratings.c.sigma
        query = select(*COLUMNS).where(ratings.c.game == game)
        query = query.order_by(sure.desc(), ratings.c.player).limit(limit)
        with self.reading() as connection:
            return [Rating(*found) for found in connection.execute(query)]


def _ratings(connection: Connection, game: str, players: Sequence[str]) -> dict[str, Rating]:
    query = select(*COLUMNS).where(ratings.c.game == game, ratings.c.player.in_(players))
    return {found.player: Rating(*found) for found in connection.execute(query)}
