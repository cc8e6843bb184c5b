"""The schema of the database: its tables and their columns, the same for SQLite and PostgreSQL.

A change here is a new file in `migrations/versions`; the tests compare the two.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

# Constraints have names, so that a migration can refer to them.
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite counts ids only in a column of its own kind of integer.
COUNTED = BigInteger().with_variant(Integer(), "sqlite")

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("secret_hash", LargeBinary, unique=True),  # null: deleted, no client can be this person
    Column("recovery_hash", LargeBinary, unique=True),
    Column("name", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("bot", Boolean, nullable=False, server_default=false()),
    Column("settings", Text, nullable=False, server_default="{}"),  # JSON
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("due", Double, index=True),  # the deadline of the next act of the server
    Column("number", Integer, nullable=False),  # the number of the last entry
    Column("seed", LargeBinary, nullable=False),  # secret until the game is over
    Column("info", Text, nullable=False),  # JSON of public facts, for lists
    Index("ix_tables_listed", "public", "status", "created", "id"),
)

# Every writer locks the row in `tables` first and finds it there, so no foreign key is checked for
# each of millions of entries. Clustered by key, a table's entries are read in one go.
entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey(tables.c.id), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

seated = Table(
    "seated",
    metadata,
    Column("table_id", Text, ForeignKey(tables.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey(people.c.id), index=True),
)

chats = Table(
    "chats",
    metadata,
    Column("id", COUNTED, primary_key=True),
    Column("table_id", Text, ForeignKey(tables.c.id), nullable=False),
    Column("person", Text, ForeignKey(people.c.id), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Index("ix_chats_table_id_id", "table_id", "id"),
    sqlite_autoincrement=True,
)

reports = Table(
    "reports",
    metadata,
    Column("id", COUNTED, primary_key=True),
    Column("chat", COUNTED, ForeignKey(chats.c.id), nullable=False),
    Column("person", Text, ForeignKey(people.c.id), nullable=False),
    Column("at", Double, nullable=False),
    Column("why", Text, nullable=False),
    UniqueConstraint("chat", "person"),
    sqlite_autoincrement=True,
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", Text, ForeignKey(people.c.id), primary_key=True),
    Column("muted", Text, ForeignKey(people.c.id), primary_key=True),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("player", Text, primary_key=True),  # "person:ID" or "bot:korona/master"
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

rated = Table(
    "rated",
    metadata,
    Column("table_id", Text, ForeignKey(tables.c.id), primary_key=True),
)

pushes = Table(
    "pushes",
    metadata,
    Column("id", COUNTED, primary_key=True),
    Column("person", Text, ForeignKey(people.c.id), nullable=False, index=True),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("keys", Text, nullable=False),  # JSON
    sqlite_autoincrement=True,
)

_waiting = text("sent IS NULL")

notices = Table(
    "notices",
    metadata,
    Column("id", COUNTED, primary_key=True),
    Column("person", Text, ForeignKey(people.c.id), nullable=False),
    Column("table_id", Text, ForeignKey(tables.c.id), nullable=False),
    Column("number", Integer, nullable=False),
    Column("channel", Text, nullable=False),
    Column("due", Double, nullable=False),
    Column("sent", Double),
    Column("tries", Integer, nullable=False, server_default="0"),
    UniqueConstraint("person", "table_id", "number", "channel"),
    Index("ix_notices_waiting", "due", sqlite_where=_waiting, postgresql_where=_waiting),
    sqlite_autoincrement=True,
)
