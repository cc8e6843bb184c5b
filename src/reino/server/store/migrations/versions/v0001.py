"""The first version of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    _people()
    _tables()
    _chats()
    _ratings()
    _notices()


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("secret_hash", sa.LargeBinary),
        sa.Column("recovery_hash", sa.LargeBinary),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("bot", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("settings", sa.Text, nullable=False, server_default="{}"),
        sa.UniqueConstraint("secret_hash"),
        sa.UniqueConstraint("recovery_hash"),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("info", sa.Text, nullable=False),
    )
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_listed", "tables", ["public", "status", "created", "id"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "seated",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id")),
    )
    op.create_index("ix_seated_person", "seated", ["person"])


def _chats() -> None:
    op.create_table(
        "chats",
        sa.Column("id", COUNTED, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_chats_person", "chats", ["person"])
    op.create_index("ix_chats_table_id_id", "chats", ["table_id", "id"])
    op.create_table(
        "reports",
        sa.Column("id", COUNTED, primary_key=True),
        sa.Column("chat", COUNTED, sa.ForeignKey("chats.id"), nullable=False),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.UniqueConstraint("chat", "person"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("muted", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
    )


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "rated",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    )


def _notices() -> None:
    op.create_table(
        "pushes",
        sa.Column("id", COUNTED, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.UniqueConstraint("endpoint"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_pushes_person", "pushes", ["person"])
    op.create_table(
        "notices",
        sa.Column("id", COUNTED, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("sent", sa.Double),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.UniqueConstraint("person", "table_id", "number", "channel"),
        sqlite_autoincrement=True,
    )
    waiting = sa.text("sent IS NULL")
    op.create_index(
        "ix_notices_waiting", "notices", ["due"], sqlite_where=waiting, postgresql_where=waiting
    )
