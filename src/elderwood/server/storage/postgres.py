"""A database on a PostgreSQL server, which several of ours may share."""

import asyncpg
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from elderwood.server.storage.checking import StorageError
from elderwood.server.storage.database import cause, state_of

CONNECT_LIMIT = 5.0  # seconds
ANSWER_LIMIT = 30.0  # for one statement; then the connection is given up
CONNECTIONS = 10  # of one of our servers; one of them writes

SERVER_ERRORS = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, SQLAlchemyError)
WRONG_LOGIN, NO_SUCH_DATABASE = "28", "3D"  # by its SQLSTATE


class Server:
    """A database by its address. Who may use it is the business of PostgreSQL."""

    shared = True

    def __init__(self, url: URL) -> None:
        self.url = url.set(drivername="postgresql")  # whatever driver it names: ours is used

    def __str__(self) -> str:
        return self.url.set(query={}).render_as_string()

    def check(self) -> None:
        """Nobody can take its files from it unnoticed."""

    def close(self) -> None:
        """Connections are all that was held."""

    async def connect(self) -> "asyncpg.Connection[asyncpg.Record]":
        """Return a new connection; what the address leaves out is taken from where every PostgreSQL client looks."""
        return await asyncpg.connect(
            self.url.render_as_string(hide_password=False),
            timeout=CONNECT_LIMIT,
            command_timeout=ANSWER_LIMIT,
            server_settings={"application_name": "elderwood"},
        )

    def engine(self) -> AsyncEngine:
        """Return what connects to it, and notices before use that a connection was lost."""
        return create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self.connect,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_pre_ping=True,
            hide_parameters=True,
        )

    def refusal(self, error: Exception) -> StorageError:
        """Return in words why the database cannot be opened."""
        values: dict[str, str | int] = {"file": str(self), "why": cause(error)}
        if state_of(error).startswith(WRONG_LOGIN):
            return StorageError("error-database-login", values)
        if state_of(error).startswith(NO_SUCH_DATABASE):
            return StorageError("error-database-missing", values)
        return StorageError("error-database-unreachable", values)
