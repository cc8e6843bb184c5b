"""Notices in the store: the queue for people without an open page, and the push subscriptions of
their browsers."""

from sqlalchemy import select

from reino.server.store.database import Database
from reino.server.store.rows import Notice, Push
from reino.server.store.schema import notices, pushes

COLUMNS = [column for column in notices.c if column is not notices.c.sent]


class Notices(Database):
    def add_push(self, person: str, endpoint: str, keys: str) -> None:
        """Add a push subscription. A browser belongs to the person who used it last."""
        insert = self.upsert(pushes)
        changed = {"person": insert.excluded.person, "keys": insert.excluded["keys"]}
        with self.writing() as connection:
            connection.execute(
                insert.on_conflict_do_update(index_elements=["endpoint"], set_=changed),
                {"person": person, "endpoint": endpoint, "keys": keys},
            )

    def pushes(self, person: str) -> list[Push]:
        query = select(pushes).where(pushes.c.person == person).order_by(pushes.c.id)
        with self.reading() as connection:
            return [Push(*found) for found in connection.execute(query)]

    def push(self, id: int) -> Push | None:
        with self.reading() as connection:
            found = connection.execute(select(pushes).where(pushes.c.id == id)).one_or_none()
        return None if found is None else Push(*found)

    def delete_push(self, endpoint: str) -> None:
        with self.writing() as connection:
            connection.execute(pushes.delete().where(pushes.c.endpoint == endpoint))

    def add_notice(self, person: str, table: str, number: int, channel: str, due: float) -> None:
        """Queue a notice, due at `due`. The same notice is stored once."""
        row = {"person": person, "table_id": table, "number": number, "channel": channel}
        with self.writing() as connection:
            self.insert_new(connection, notices, row | {"due": due})

    def take_notices(self, now: float, until: float, limit: int = 100) -> list[Notice]:
        """Take the notices that are due, for the caller to send: no other caller gets them before
        `until`.

        If the caller dies, they are due again then. Each taking counts as an attempt.
        """
        query = (
            select(*COLUMNS)
            .where(notices.c.sent.is_(None), notices.c.due <= now)
            .order_by(notices.c.due)
            .limit(limit)
            .with_for_update(skip_locked=True)
        )
        with self.writing() as connection:
            found = [Notice(*row) for row in connection.execute(query)]
            connection.execute(
                notices.update()
                .where(notices.c.id.in_([notice.id for notice in found]))
                .values(due=until, tries=notices.c.tries + 1)
            )
        return [notice._replace(due=until, tries=notice.tries + 1) for notice in found]

    def sent_notice(self, id: int, at: float) -> None:
        with self.writing() as connection:
            connection.execute(notices.update().where(notices.c.id == id).values(sent=at))

    def postpone_notice(self, id: int, due: float, tries: int) -> None:
        """Make a notice due at `due`, with its number of attempts."""
        later = notices.update().where(notices.c.id == id).values(due=due, tries=tries)
        with self.writing() as connection:
            connection.execute(later)

    def drop_notice(self, id: int) -> None:
        with self.writing() as connection:
            connection.execute(notices.delete().where(notices.c.id == id))
