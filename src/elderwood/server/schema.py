"""The database: who is known, which tables there are, and what happened at them, one row per answer, never changed."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("account", String(32), nullable=False, server_default=""),
    Index("sessions_account", "account"),
)

# An account has the id of the guest who made it, which its seats hold already. `key` is what its name is found by.
accounts = Table(
    "accounts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("key", Text, nullable=False, unique=True),
    Column("password", Text, nullable=False),
    Column("created", Float, nullable=False),
)

codes = Table(
    "codes",
    metadata,
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("digest", String(64), primary_key=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("state", String(8), nullable=False),
    Column("host", String(32), nullable=False),
    Column("awaits", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("rematch", String(32), nullable=False),
    Column("abandoned", Boolean, nullable=False),
    Column("result", Text, nullable=False),
    Column("pace", String(8), nullable=False, server_default="normal"),
    Column("hints", String(8), nullable=False, server_default="usual"),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("bots_turn", Boolean, nullable=False, server_default=false()),
    Column("clock", Text, nullable=False, server_default="{}"),
    Column("paused", Boolean, nullable=False, server_default=false()),
    Column("due", Float),
    Index("tables_lobby", "state", "public", "changed"),
    Index("tables_due", "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("session", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(32), nullable=False),
    Column("gone", Boolean, nullable=False),
    Column("ends", Boolean, nullable=False),
    Column("hidden", Boolean, nullable=False),
    Column("wish", String(64), nullable=False, server_default=""),
    Column("owner", String(32), nullable=False, server_default=""),
    Column("token_hash", String(64), nullable=False, server_default=""),
    Column("clock", Text, nullable=False, server_default="{}"),
    Index("seats_session", "session"),
    Index("seats_token", "token_hash"),
)

# `client` is the id the client made; bots have none. `events` are kept as they were told, each with its audience.
journal = Table(
    "journal",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("word", String(64), nullable=False),
    Column("decision", Integer, nullable=False),
    Column("client", String(64)),
    Column("time", Float, nullable=False),
    Column("events", LargeBinary, nullable=False),
    UniqueConstraint("table", "seat", "client", name="journal_client"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("breaks", Text, nullable=False),
    Column("position", LargeBinary, nullable=False),
)

# The servers that share the database, each there until a time by the database's own clock; and who plays for the bots
# of a table. On SQLite there is one server, and both are empty.
nodes = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", Float, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("node", String(32), ForeignKey("nodes.id", ondelete="CASCADE"), nullable=False),
    Index("leases_node", "node"),
)

# One row: the seconds for which there has been a server on this database, and when they were counted last.
hours = Table(
    "hours",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seconds", Float, nullable=False),
    Column("counted", Float, nullable=False),
)

# What people say at a table, for those who sit there. A deleted line keeps its place and nothing of what was said.
chat = Table(
    "chat",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("session", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("time", Float, nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String(16), nullable=False),
    Column("deleted", Boolean, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(32), nullable=False),
    Column("session", String(32), nullable=False),
    Column("time", Float, nullable=False),
    Column("version", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("record", Text, nullable=False),
)
