"""People in the store: their names, settings and hashed secrets, and their deletion."""

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from sqlalchemy import ColumnElement, LargeBinary, Row, and_, func, literal, or_, select

from reino.core.phrase import quoted
from reino.server.store.database import Database, checked
from reino.server.store.errors import DatabaseError, Taken
from reino.server.store.rows import Person
from reino.server.store.schema import (
    chats,
    entries,
    mutes,
    notices,
    people,
    pushes,
    ratings,
    snapshots,
    tables,
)

SHOWN = [
    column
    for column in people.c
    if column is not people.c.secret_hash and column is not people.c.recovery_hash
]


def hashed(secret: str) -> bytes:
    """The stored hash of a secret. Secrets are long and random, so one round is enough."""
    return hashlib.sha256(secret.encode()).digest()


class People(Database):
    def add_person(
        self, person: Person, secret_hash: bytes, recovery_hash: bytes | None = None
    ) -> None:
        """`Taken` if the id or a secret belongs to a person already."""
        row = {
            "id": person.id,
            "name": checked(person.name),
            "lang": checked(person.lang),
            "created": person.created,
            "seen": person.seen,
            "bot": person.bot,
            "settings": checked(person.settings),
            "secret_hash": secret_hash,
            "recovery_hash": recovery_hash,
        }
        with self.writing() as connection:
            if not self.insert_new(connection, people, row):
                raise Taken("error-database-person-taken", person=quoted(person.id))

    def person(self, id: str) -> Person | None:
        return self._person(people.c.id == id)

    def person_by_secret(self, secret_hash: bytes) -> Person | None:
        return self._person(people.c.secret_hash == secret_hash)

    def person_by_recovery(self, recovery_hash: bytes) -> Person | None:
        return self._person(people.c.recovery_hash == recovery_hash)

    def _person(self, which: ColumnElement[bool]) -> Person | None:
        with self.reading() as connection:
            found = connection.execute(select(*SHOWN).where(which)).one_or_none()
        return None if found is None else _row(found)

    def names(self, ids: list[str]) -> dict[str, str]:
        """The names of these people, without those that are not stored."""
        query = select(people.c.id, people.c.name).where(people.c.id.in_(ids))
        with self.reading() as connection:
            return {row.id: row.name for row in connection.execute(query)}

    def change_person(
        self,
        id: str,
        *,
        name: str | UnsetType = UNSET,
        lang: str | UnsetType = UNSET,
        seen: float | UnsetType = UNSET,
        settings: str | UnsetType = UNSET,
        secret_hash: bytes | UnsetType = UNSET,
        recovery_hash: bytes | UnsetType | None = UNSET,
    ) -> None:
        """Change a person. Unset fields stay. A deleted person is not changed."""
        texts = {"name": name, "lang": lang, "settings": settings}
        others = {"seen": seen, "secret_hash": secret_hash, "recovery_hash": recovery_hash}
        changes: dict[str, object] = {
            key: checked(value) for key, value in texts.items() if isinstance(value, str)
        }
        changes |= {key: value for key, value in others.items() if value is not UNSET}
        if not changes:
            return
        lives = and_(people.c.id == id, people.c.secret_hash.is_not(None))
        with self.writing() as connection:
            if connection.execute(people.update().where(lives).values(changes)).rowcount != 1:
                raise DatabaseError("error-database-no-person", person=quoted(id))

    def delete_person(self, id: str) -> set[str]:
        """Delete a person. Where they played, the seat has no name. Gives the tables that had their
        name.

        Wherever an object in an entry or in the facts of a table has the id as its `person`, its
        `name` becomes empty; nothing else changes, so every table is replayed as before. To be
        called again if it was interrupted.
        """
        with self.writing() as connection:
            # First the secrets: from here on no client can act as this person.
            blank = {"secret_hash": None, "recovery_hash": None, "name": "", "settings": "{}"}
            found = connection.execute(people.update().where(people.c.id == id).values(blank))
            if found.rowcount != 1:
                raise DatabaseError("error-database-no-person", person=quoted(id))
            connection.execute(pushes.delete().where(pushes.c.person == id))
            connection.execute(notices.delete().where(notices.c.person == id))
            either = or_(mutes.c.person == id, mutes.c.muted == id)
            connection.execute(mutes.delete().where(either))
            connection.execute(ratings.delete().where(ratings.c.player == f"person:{id}"))
            connection.execute(chats.update().where(chats.c.person == id).values(name=""))
        known = self._blank_entries(id)
        self._blank_facts(id)
        return known

    def _blank_entries(self, id: str) -> set[str]:
        query = select(entries).where(self._mentions(id))
        with self.reading() as connection:
            found = connection.execute(query).all()
        # Snapshots are dropped: they are made again from the log.
        with self.writing() as connection:
            for row in found:
                connection.execute(
                    entries.update()
                    .where(entries.c.table_id == row.table_id, entries.c.number == row.number)
                    .values(body=nameless(bytes(row.body), id))
                )
                connection.execute(snapshots.delete().where(snapshots.c.table_id == row.table_id))
        return {row.table_id for row in found}

    def _mentions(self, id: str) -> ColumnElement[bool]:
        needle = literal(id.encode(), LargeBinary)
        if self.postgresql:
            return func.pg_catalog.position(entries.c.body, needle) > 0
        return func.instr(entries.c.body, needle) > 0

    def _blank_facts(self, id: str) -> None:
        mentions = tables.c.info.contains(id, autoescape=True)
        query = select(tables.c.id, tables.c.info).where(mentions).order_by(tables.c.id)
        with self.writing() as connection:
            for row in connection.execute(query.with_for_update()).all():
                info = nameless(row.info.encode(), id).decode()
                connection.execute(tables.update().where(tables.c.id == row.id).values(info=info))


def nameless(text: bytes, person: str) -> bytes:
    """The same JSON, without the name of this person."""
    return msgspec.json.encode(_nameless(msgspec.json.decode(text), person))


def _nameless(value: Any, person: str) -> Any:
    if isinstance(value, list):
        return [_nameless(part, person) for part in value]
    if isinstance(value, Mapping):
        parts = {key: _nameless(part, person) for key, part in value.items()}
        if parts.get("person") == person and "name" in parts:
            parts["name"] = ""
        return parts
    return value


def _row(found: Row[Any]) -> Person:
    facts = dict(found._mapping)
    return Person(**facts)
