"""Chats: the lines of tables, the reports of lines, and the people that a person has muted."""

from sqlalchemy import func, select

from reino.server.store.database import Database, checked
from reino.server.store.rows import Chat, Report
from reino.server.store.schema import chats, mutes, reports


class Chats(Database):
    def add_chat(self, table: str, person: str, name: str, text: str, at: float) -> int:
        row = {"table_id": table, "person": person, "at": at}
        said = chats.insert().values(**row, name=checked(name), text=checked(text))
        with self.writing() as connection:
            return int(connection.execute(said.returning(chats.c.id)).scalar_one())

    def chats(self, table: str, after: int = 0, limit: int = 200) -> list[Chat]:
        """The last lines with an id above `after`, in their order."""
        query = (
            select(chats)
            .where(chats.c.table_id == table, chats.c.id > after)
            .order_by(chats.c.id.desc())
            .limit(limit)
        )
        with self.reading() as connection:
            return [Chat(*found) for found in connection.execute(query)][::-1]

    def next_chat(self, table: str, after: int) -> Chat | None:
        """The first line with an id above `after`."""
        query = select(chats).where(chats.c.table_id == table, chats.c.id > after)
        with self.reading() as connection:
            found = connection.execute(query.order_by(chats.c.id).limit(1)).one_or_none()
        return None if found is None else Chat(*found)

    def chat(self, id: int) -> Chat | None:
        with self.reading() as connection:
            found = connection.execute(select(chats).where(chats.c.id == id)).one_or_none()
        return None if found is None else Chat(*found)

    def hide_chat(self, id: int, hidden: bool = True) -> None:
        with self.writing() as connection:
            connection.execute(chats.update().where(chats.c.id == id).values(hidden=hidden))

    def report_chat(self, chat: int, person: str, at: float, why: str) -> int:
        """Report a line; gives the number of people who have reported it, 0 if this person had done
        so before."""
        row = {"chat": chat, "person": person, "at": at, "why": checked(why)}
        query = select(func.count()).select_from(reports).where(reports.c.chat == chat)
        with self.writing() as connection:
            new = self.insert_new(connection, reports, row)
            return int(connection.execute(query).scalar_one()) if new else 0

    def said_by(self, person: str) -> list[Chat]:
        """All lines of this person, in their order."""
        query = select(chats).where(chats.c.person == person).order_by(chats.c.id)
        with self.reading() as connection:
            return [Chat(*found) for found in connection.execute(query)]

    def reported_by(self, person: str) -> list[Report]:
        """All reports of this person, in their order."""
        query = select(reports).where(reports.c.person == person).order_by(reports.c.id)
        with self.reading() as connection:
            return [Report(*found) for found in connection.execute(query)]

    def reports(self, after: int = 0, limit: int = 200) -> list[Report]:
        query = select(reports).where(reports.c.id > after).order_by(reports.c.id).limit(limit)
        with self.reading() as connection:
            return [Report(*found) for found in connection.execute(query)]

    def mute(self, person: str, muted: str) -> None:
        row = {"person": person, "muted": muted}
        with self.writing() as connection:
            self.insert_new(connection, mutes, row)

    def unmute(self, person: str, muted: str) -> None:
        with self.writing() as connection:
            connection.execute(
                mutes.delete().where(mutes.c.person == person, mutes.c.muted == muted)
            )

    def mutes(self, person: str) -> set[str]:
        """The people that this person has muted."""
        with self.reading() as connection:
            query = select(mutes.c.muted).where(mutes.c.person == person)
            return set(connection.execute(query).scalars())
